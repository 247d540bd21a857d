"""Every status of openapi.yaml occurs, and unexpected requests get no others."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from api.http.limits import LIMITS
from api.service.config import Config
from strategy_tables import Table, table_path
from strategy_tables.store.tablefile import write_table
from tests.api.clients import client_of, indebted
from tests.api.read_contract import SPECIFICATION, good_requests, operations

JSON = "application/json"
IN_A_PATH = {"id": "yacht", "name": "invalid", "ruleset": "yacht"}
MAXI = {"ruleset": "maxi-yatzy", "dice": [1, 2, 3, 4, 5, 6], "rolls_left": 2}
# Requests that need a table, by path: for a ruleset without one, and for one with a damaged table.
WITHOUT_TABLE: dict[str, dict[str, Any]] = {
    "/v1/advice": MAXI,
    "/v1/picture": {**MAXI, "advice": "true"},
    "/v1/hints": {**MAXI, "stage": "candidates"},
    "/v1/outlook": {"ruleset": "maxi-yatzy"},
    "/v1/opponent/move": {**MAXI, "strength": "perfect"},
    "/v1/puzzles": {"ruleset": "maxi-yatzy", "seed": 1},
    "/v1/ratings": {"games": [{"ruleset": "maxi-yatzy", "free_decisions": 9, "loss": 1}]},
    "/v1/games/daily": {"ruleset": "maxi-yatzy", "date": "2026-11-28"},
    "/v1/games/review": {"ruleset": "maxi-yatzy", "players": [{"turns": [{"category": "ones", "rolls": [[1] * 6]}]}]},
}
DAMAGED: dict[str, dict[str, Any]] = {
    path: {**body, "ruleset": "small", **({"dice": [1, 6], "rolls_left": 1} if "dice" in body else {})}
    for path, body in WITHOUT_TABLE.items()
} | {
    "/v1/tables/{ruleset}": {},
    "/v1/ratings": {"games": [{"ruleset": "small", "free_decisions": 9, "loss": 1}]},
    "/v1/games/review": {"ruleset": "small", "players": [{"turns": [{"category": "ones", "rolls": [[1, 1]]}]}]},
}

Send = Callable[[FlaskClient, str], TestResponse]


@pytest.fixture(scope="module")
def damaged_app(rulesets_dir: Path, small_table: Table, tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """Return a service whose only table was truncated while it ran."""
    folder = tmp_path_factory.mktemp("damaged")
    path = table_path(small_table.compiled, folder)
    with path.open("wb") as file:
        write_table(file, small_table.header, small_table.values)
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=folder)))
    path.write_bytes(b"")
    return client


def query_of(body: dict[str, Any]) -> dict[str, Any]:
    return {**body, "dice": "".join(map(str, body["dice"]))} if "dice" in body else body


def get(status: int, path: str) -> Send:
    """Return a GET request with this status."""
    asked = next(iter(good_requests(path, "get").values()), None)
    query = {
        name: json.dumps(value) if isinstance(value, bool) else value
        for name, value in (asked.parameters if asked else {}).items()
        if f"{{{name}}}" not in path
    }
    match status:
        case 200:
            return lambda client, url: client.get(url, query_string=query)
        case 206:
            return lambda client, url: client.get(url, headers={"Range": "bytes=0-99"})
        case 416:
            return lambda client, url: client.get(url, headers={"Range": "bytes=1000000-"})
        case 304:
            return lambda client, url: client.get(url, query_string=query, headers={"If-None-Match": "*"})
        case 400:
            return lambda client, url: client.get(f"{url}?%ff=1")
        case 404 if "{" in path:
            return lambda client, _: client.get(path.format_map(dict.fromkeys(IN_A_PATH, "nothing")))
        case 409 | 503 if "{ruleset}" in path:
            without = "maxi-yatzy" if status == 409 else "small"
            return lambda client, _: client.get(path.format(ruleset=without))
        case 404:
            return lambda client, url: client.get(url, query_string={**query, "ruleset": "nothing"})
        case 409:
            return lambda client, url: client.get(url, query_string=query_of(WITHOUT_TABLE[path]))
        case 503:
            return lambda client, url: client.get(url, query_string=query_of(DAMAGED.get(path, {})))
        case 422 if path == "/problems":
            return lambda client, url: client.get(f"{url}?lang=nothing")
    return lambda client, url: client.get(f"{url}?nothing=1")


def post(status: int, path: str) -> Send:
    """Return a POST request with this status."""
    body = next(iter(good_requests(path, "post").values())).body
    match status:
        case 200:
            return lambda client, url: client.post(url, json=body)
        case 204:
            return lambda client, url: client.post(url, json={**WITHOUT_TABLE[path], "if_ready": True})
        case 400:
            return lambda client, url: client.post(url, data=b"{", content_type=JSON)
        case 404:
            return lambda client, url: client.post(url, json={**body, "ruleset": "nothing", "ruleset_definition": None})
        case 409:
            return lambda client, url: client.post(url, json=WITHOUT_TABLE[path])
        case 413:
            return lambda client, url: client.post(url, data=b" " * (1 << 20) + b" ", content_type=JSON)
        case 415:
            return lambda client, url: client.post(url, data=b"{}", content_type="text/plain")
        case 503:
            return lambda client, url: client.post(url, json=DAMAGED.get(path, body))
    return lambda client, url: client.post(url, json={**body, "nothing": 1})


# Refused by the proxy only, as tests/deploy/test_nginx.py checks.
OF_PROXIES = (("/healthz", 429), ("/healthz", 503))
DOCUMENTED = [
    (path, method, int(status))
    for path, method, operation in operations()
    for status in operation["responses"]
    if (path, int(status)) not in OF_PROXIES
]


def with_a_bug(**_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(("path", "method", "status"), DOCUMENTED)
def test_a_documented_status_occurs(
    built: FlaskClient,
    damaged_app: FlaskClient,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    method: str,
    status: int,
) -> None:
    send, url = (get if method == "get" else post)(status, path), path.format_map(IN_A_PATH)
    if status == 405:
        answer = built.delete(url)
    elif status == 500:
        endpoint, _ = built.application.url_map.bind("localhost").match(url, method=method.upper())
        monkeypatch.setitem(built.application.view_functions, endpoint, with_a_bug)
        answer = send(built, url)
    elif status == 429:
        answer = send(indebted(built.application, 2 * LIMITS.client_seconds), url)
    elif status == 503 and path not in (*DAMAGED, "/readyz"):
        since = {"HTTP_X_REQUEST_START": f"t={time.time() - 2 * LIMITS.seconds_before:.3f}"}
        answer = send(indebted(built.application, 0.0, environ=since), url)
    else:
        answer = send(damaged_app if status == 503 else built, url)
    assert answer.status_code == status, answer.data[:500]


@pytest.mark.parametrize("path", SPECIFICATION["paths"])
def test_no_other_status_occurs(built: FlaskClient, path: str) -> None:
    """The client validates every status."""
    for query in ("%ff=1", "nothing=1", "&", "=", "lang=%ff", "a=1&a=1", "dice=1&dice=1", "%00", "x" * 3000):
        for method in {"get", "post"} & set(SPECIFICATION["paths"][path]):
            built.open(f"{path.format_map(IN_A_PATH)}?{query}", method=method)
    if "{" in path:
        for name in ("%ff", "%00", "a%2Fb", "%20", "..", "x" * 3000, "%F0%9F%8E%B2", "{id}", "check"):
            built.get(path.format_map(dict.fromkeys(IN_A_PATH, name)))


def test_a_damaged_table_hides_no_ruleset(damaged_app: FlaskClient) -> None:
    assert damaged_app.get("/v1/advice?ruleset=small&dice=16&rolls_left=1").status_code == 503
    by_id = {each["id"]: each for each in damaged_app.get("/v1/rulesets").get_json()["rulesets"]}
    assert (by_id["small"]["table"], by_id["small"]["expected_total"]) == ("out_of_reach", None)
    facts = damaged_app.get("/v1/rulesets/small").get_json()["facts"]
    assert (facts["table"], facts["expected_total"], facts["tables"]) == ("out_of_reach", None, [])
    assert (facts["outlook_table"], facts["target_table"]) == ("out_of_reach", "out_of_reach")
    assert damaged_app.get("/v1/meta").get_json()["tables"] == []
    assert damaged_app.get("/v1/score?ruleset=small&dice=16").status_code == 200
