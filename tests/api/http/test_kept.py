"""Cached GET answers: entity tags, canonical URLs, and requests from other sites."""

import hashlib
import time
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask, request
from flask.testing import FlaskClient
from werkzeug.test import Client, TestResponse

from api import create_app
from api.http import caching
from api.http.allowance import ACCOUNTS
from api.http.caching import ANSWERS, AnswerCache
from api.http.limits import LIMITS
from api.service.config import Config
from strategy_tables import Table, table_path
from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.tablefile import write_table
from tests.api.clients import FROM_TABLES, behind, client_of, indebted

CANONICAL = "/v1/advice?ruleset=small&dice=16&rolls_left=1&scorecard=ones:2,pair:20&extra_bonus_count=1"
SAME = [
    "/v1/advice?ruleset=small&dice=61&rolls_left=1&scorecard=ones:2,pair:20&extra_bonus_count=1",
    "/v1/advice?ruleset=small&dice=16&rolls_left=1&scorecard=pair:20,ones:2&extra_bonus_count=1",
    "/v1/advice?dice=16&ruleset=small&rolls_left=1&scorecard=ones:2,pair:20&extra_bonus_count=1",
    "/v1/advice?ruleset=small&dice=16&rolls_left=1&scorecard=ones%3A2%2Cpair%3A20&extra_bonus_count=1",
    "/v1/advice?ruleset=small&dice=16&rolls_left=1&scorecard=Einser:2,PAIR:20&extra_bonus_count=1",
    f"{CANONICAL}&objective=expected_total",
]
KEPT = [
    CANONICAL,
    "/v1/score?ruleset=small&dice=16&rolls_left=0",
    "/v1/rulesets",
    "/v1/rulesets/small",
    "/v1/meta",
    "/openapi.yaml",
    "/openapi-core.yaml",
    "/problems/invalid",
]


@pytest.mark.parametrize("path", KEPT)
def test_an_answer_is_sent_once(small: FlaskClient, path: str) -> None:
    first = small.get(path)
    assert first.status_code == 200
    assert first.headers["Cache-Control"].startswith("public, max-age=")
    etag = first.headers["ETag"]
    assert etag.startswith('"')
    for sent in (etag, f'"x", {etag}', f"W/{etag}", "*"):
        again = small.get(path, headers={"If-None-Match": sent})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == etag
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
    changed = small.get(path, headers={"If-None-Match": '"x"'})
    assert (changed.status_code, changed.data) == (200, first.data)


@pytest.mark.parametrize("path", [*KEPT, "/healthz", "/readyz"])
def test_head_is_get_without_the_body(small: FlaskClient, path: str) -> None:
    got, head = small.get(path), small.head(path)
    assert (head.status_code, head.data) == (200, b"")
    assert head.headers["Content-Length"] == str(len(got.data))
    assert head.headers.get("ETag") == got.headers.get("ETag")


REPEATED: dict[str, dict[str, str]] = {
    "plain": {},
    "gzip": {"Accept-Encoding": "gzip"},
    "no gzip": {"Accept-Encoding": "identity"},
    "German": {"Accept-Language": "de"},
    "own id": {"X-Request-Id": "ours"},
    "known": {"If-None-Match": "*"},
    "unknown": {"If-None-Match": '"x"'},
}


@pytest.mark.parametrize("fields", REPEATED.values(), ids=REPEATED)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    "path",
    [f"{CANONICAL}&explain=true", f"{CANONICAL}&lang=fr", SAME[0], "/v1/score?dice=13346&ruleset=yahtzee&card=ones:3"],
)
def test_a_repeated_request_gets_the_same_answer_without_flask(
    small_app: Flask, monkeypatch: pytest.MonkeyPatch, path: str, method: str, fields: dict[str, str]
) -> None:
    client = client_of(small_app)
    first = client.open(path, method=method, headers=fields)
    small_app.extensions[ANSWERS] = AnswerCache(small_app.extensions[ANSWERS]._allowances)
    # The answer does not depend on the request that caused it to be kept.
    client.get(path, headers={**fields, "If-None-Match": '"y"', "Accept-Encoding": "br", "X-Request-Id": "theirs"})
    with monkeypatch.context() as patch:
        patch.setattr(Flask, "full_dispatch_request", lambda _app: pytest.fail("Flask is asked"))
        again = client.open(path, method=method, headers=fields)
    assert (again.status, again.data) == (first.status, first.data)
    own = {"X-Request-Id"} if "X-Request-Id" not in fields else set()
    assert {pair for pair in again.headers if pair[0] not in own} == {
        pair for pair in first.headers if pair[0] not in own
    }
    assert len(again.headers) == len(first.headers)


def test_repeated_requests_are_charged_and_refused_like_others(rulesets_dir: Path, small_table: Table) -> None:
    # Without decay, since a repeated request takes little time.
    limits = replace(LIMITS, client_share=1e-9)
    app = create_app(Config(rulesets_dir=rulesets_dir, limits=limits), tables=[small_table])
    client, owed = behind(app), [0.0]
    for _ in range(3):
        answer = client.get(CANONICAL)
        assert {"RateLimit", "RateLimit-Policy"} <= set(answer.headers.keys())
        owed.append(app.extensions[ACCOUNTS].debt("192.0.2.1"))
    assert owed == sorted(set(owed))
    late = client.get(CANONICAL, headers={"X-Request-Start": f"t={time.time() - 60}"})
    assert late.status_code == 503
    refused = indebted(app, 100.0).get(CANONICAL)
    assert (refused.status_code, refused.get_json()["type"]) == (429, "/problems/too-many-requests")
    assert client_of(app).get(CANONICAL).status_code == 200


@pytest.mark.parametrize("path", [CANONICAL, "/healthz"])
def test_the_host_of_every_request_is_checked(small_app: Flask, path: str) -> None:
    # The contract does not list these refusals for every path.
    client = Client(small_app)
    statuses = {"keepwise.example": 200, "a..b": 400, "[::1]:8000": 200, "x" * 64: 400, "localhost": 200}
    for _ in range(2):
        for host, status in statuses.items():
            assert client.get(path, headers={"Host": host}).status_code == status
            assert client.get("/v1/none", headers={"Host": host}).status_code == (404 if status == 200 else 400)


def test_kept_answers_are_limited_by_their_bytes(small_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caching, "_CACHE_BYTES", 3 * caching._OVERHEAD)
    small_app.extensions[ANSWERS] = AnswerCache(small_app.extensions[ANSWERS]._allowances)
    client = client_of(small_app)
    paths = [f"/v1/score?dice={dice}&ruleset=small" for dice in (11, 12, 13)]
    asked: list[str] = []
    monkeypatch.setattr(Flask, "preprocess_request", lambda _app, *_: asked.append(request.full_path))
    for path in (paths[0], paths[1], paths[0], paths[2], paths[0], paths[1]):
        client.get(path)
    # Two answers fit; the second was used least recently when the third came.
    assert asked == [paths[0], paths[1], paths[2], paths[1]]


@pytest.mark.parametrize("path", SAME)
def test_equivalent_questions_have_one_canonical_url(small: FlaskClient, path: str) -> None:
    canonical, same = small.get(CANONICAL), small.get(path)
    assert "Content-Location" not in canonical.headers
    assert same.headers["Content-Location"] == CANONICAL
    assert same.data == canonical.data
    assert same.headers["ETag"] == canonical.headers["ETag"]


@pytest.mark.parametrize(
    ("query", "canonical"),
    [("?lang=%65n", "?lang=en"), ("?lang=%64e", "?lang=de"), ("?lang=en", None), ("?lang=de", None), ("", None)],
)
def test_a_ruleset_in_a_language_has_one_canonical_url(small: FlaskClient, query: str, canonical: str | None) -> None:
    path = "/v1/rulesets/small"
    answer = small.get(path + query)
    assert answer.headers.get("Content-Location") == (None if canonical is None else path + canonical)
    if canonical is not None:
        assert small.get(answer.headers["Content-Location"]).data == answer.data


def test_omitted_fields_are_in_the_canonical_url(small: FlaskClient) -> None:
    answer = small.get("/v1/score?dice=64331")
    assert answer.headers["Content-Location"] == "/v1/score?ruleset=yahtzee&dice=13346&rolls_left=0"
    again = small.get(answer.headers["Content-Location"])
    assert "Content-Location" not in again.headers
    assert again.data == answer.data


def test_a_get_answers_like_the_equivalent_post(small: FlaskClient) -> None:
    body = {
        "ruleset": "small",
        "dice": [6, 1],
        "rolls_left": 1,
        "scorecard": {"points": {"ones": 2, "pair": 20}, "extra_bonus_count": 1},
    }
    posted = small.post("/v1/advice", json=body)
    assert posted.data == small.get(CANONICAL).data
    assert "ETag" not in posted.headers


def test_different_answers_have_different_tags(small: FlaskClient) -> None:
    tags = {small.get(f"/v1/score?ruleset=small&dice={dice}").headers["ETag"] for dice in (11, 12, 13)}
    assert len(tags) == 3


def test_errors_are_not_cached(small: FlaskClient) -> None:
    for path in ("/v1/score?dice=1", "/v1/nothing", "/v1/rulesets/nothing"):
        assert small.get(path).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/v1/advice", {"GET", "HEAD", "OPTIONS", "POST"}),
        ("/v1/advice/batch", {"OPTIONS", "POST"}),
        ("/v1/rulesets", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_preflight(small: FlaskClient, path: str, methods: set[str]) -> None:
    asked = {
        "Origin": "https://example.org",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    answer = small.options(path, headers=asked)
    assert (answer.status_code, answer.data) == (204, b"")
    assert "Content-Type" not in answer.headers
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Content-Type" in answer.headers["Access-Control-Allow-Headers"]
    assert set(answer.headers["Access-Control-Allow-Methods"].split(", ")) == methods
    assert set(answer.headers["Allow"].split(", ")) == methods
    assert "Access-Control-Allow-Credentials" not in answer.headers


@pytest.mark.parametrize(
    ("sent", "kept"),
    [("a-b_c.9", True), ("x" * 64, True), ("x" * 65, False), ("", False), ("a b", False), ("ü", False), ('"', False)],
)
def test_request_ids(small: FlaskClient, sent: str, kept: bool) -> None:
    answer = small.get("/v1/nothing", headers={"X-Request-Id": sent})
    assert (answer.headers["X-Request-Id"] == sent) is kept
    assert answer.get_json()["instance"] == answer.headers["X-Request-Id"]


def test_request_ids_are_new(small: FlaskClient) -> None:
    assert len({small.get("/healthz").headers["X-Request-Id"] for _ in range(50)}) == 50


KEPT_FOR_NOW = {"public", "max-age=300", "stale-while-revalidate=60", "stale-if-error=86400"}


@pytest.mark.parametrize("path", KEPT)
def test_changeable_answers_are_not_cached_for_long(small: FlaskClient, path: str) -> None:
    """Rulesets of an operator, built tables and corrections can change any of these answers."""
    for sent in ({}, {"If-None-Match": "*"}):
        assert set(small.get(path, headers=sent).headers["Cache-Control"].split(", ")) == KEPT_FOR_NOW


@pytest.mark.slow
@pytest.mark.parametrize("asked", ["objective=floor", "objective=target&target=30", "explain=true"])
def test_a_cached_answer_is_dropped_when_a_table_is_built(
    rulesets_dir: Path, small_table: Table, tmp_path: Path, asked: str
) -> None:
    name = {"floor": "floor", "target": "target", "true": "outlook"}[asked.split("&")[0].split("=")[1]]
    write(small_table, tmp_path)
    config = Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path, limits=FROM_TABLES)
    client = client_of(create_app(config))
    path = f"/v1/advice?ruleset=small&dice=16&rolls_left=1&{asked}"
    before = client.get(path)
    assert client.get(path).data == before.data
    assert name not in objectives_of(before)
    build_kind(small_table.compiled, tmp_path, TABLE_KINDS[name])
    after = client.get(path)
    assert name in objectives_of(after)
    assert after.data == client_of(create_app(config)).get(path).data
    # The old tag is not confirmed.
    assert client.get(path, headers={"If-None-Match": before.headers["ETag"]}).status_code == 200


def objectives_of(answer: TestResponse) -> set[str]:
    """Return the objectives of the tables behind an advice or its reasons."""
    advice = answer.get_json()
    tables = advice["breakdown"]["tables"] if "breakdown" in advice else advice["tables"]
    return {table["objective"] for table in tables}


def test_a_cached_answer_is_dropped_when_its_table_changes(
    rulesets_dir: Path, small_table: Table, tmp_path: Path
) -> None:
    path = write(small_table, tmp_path)
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path)))
    before = client.get(CANONICAL)
    assert client.get(CANONICAL).data == before.data
    path.write_bytes(b"")
    assert client.get("/readyz").status_code == 503
    assert client.get(CANONICAL).status_code == 503
    # Like a table from a corrected solver.
    values = small_table.values + 1.0
    digest = hashlib.sha256(values.data).hexdigest()
    header = replace(small_table.header, digest=digest, start_value=small_table.start_value + 1.0)
    write(replace(small_table, values=values, header=header), tmp_path)
    after = client.get(CANONICAL)
    assert after.get_json()["tables"][0]["digest"] == digest
    assert after.get_json()["value"] == pytest.approx(before.get_json()["value"] + 1.0)


def write(table: Table, folder: Path) -> Path:
    """Write a table where a server looks for it."""
    path = table_path(table.compiled, folder)
    with path.open("wb") as file:
        write_table(file, table.header, table.values)
    return path
