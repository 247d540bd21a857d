"""Answers to GET: entity tags, canonical URLs; and what pages of other sites may do."""

import pytest
from flask.testing import FlaskClient

CANONICAL = "/v1/advice?ruleset=small&dice=16&rolls_left=1&card=ones:2,pair:20&extra_bonus_count=1"
SAME = [
    "/v1/advice?ruleset=small&dice=61&rolls_left=1&card=ones:2,pair:20&extra_bonus_count=1",
    "/v1/advice?ruleset=small&dice=16&rolls_left=1&card=pair:20,ones:2&extra_bonus_count=1",
    "/v1/advice?dice=16&ruleset=small&rolls_left=1&card=ones:2,pair:20&extra_bonus_count=1",
    "/v1/advice?ruleset=small&dice=16&rolls_left=1&card=ones%3A2%2Cpair%3A20&extra_bonus_count=1",
    "/v1/advice?ruleset=small&dice=16&rolls_left=1&card=Einser:2,PAIR:20&extra_bonus_count=1",
    f"{CANONICAL}&objective=expected_total",
]
KEPT = [
    CANONICAL,
    "/v1/score?ruleset=small&dice=16&rolls_left=0",
    "/v1/rulesets",
    "/v1/rulesets/small",
    "/v1/meta",
    "/openapi.yaml",
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


@pytest.mark.parametrize("path", SAME)
def test_equal_questions_have_one_canonical_url(small: FlaskClient, path: str) -> None:
    canonical, same = small.get(CANONICAL), small.get(path)
    assert "Content-Location" not in canonical.headers
    assert same.headers["Content-Location"] == CANONICAL
    assert same.data == canonical.data
    assert same.headers["ETag"] == canonical.headers["ETag"]


def test_what_is_left_out_is_in_the_canonical_url(small: FlaskClient) -> None:
    answer = small.get("/v1/score?dice=64331")
    assert answer.headers["Content-Location"] == "/v1/score?ruleset=yahtzee&dice=13346&rolls_left=0"
    again = small.get(answer.headers["Content-Location"])
    assert "Content-Location" not in again.headers
    assert again.data == answer.data


def test_a_get_answers_like_the_post_that_asks_the_same(small: FlaskClient) -> None:
    body = {
        "ruleset": "small",
        "dice": [6, 1],
        "rolls_left": 1,
        "scorecard": {"points": {"ones": 2, "pair": 20}, "extra_bonus_count": 1},
    }
    posted = small.post("/v1/advice", json=body)
    assert posted.data == small.get(CANONICAL).data
    assert "ETag" not in posted.headers


def test_other_answers_have_other_tags(small: FlaskClient) -> None:
    tags = {small.get(f"/v1/score?ruleset=small&dice={dice}").headers["ETag"] for dice in (11, 12, 13)}
    assert len(tags) == 3


def test_errors_are_not_kept(small: FlaskClient) -> None:
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
