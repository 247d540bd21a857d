"""Requests of generated clients, which also send declared defaults and empty containers for fields not set."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.read_contract import good_requests, operations, resolved

POINTS: dict[str, Any] = {"points": {"ones": 3}}
WITH_EMPTY: list[tuple[str, Any, Any]] = [
    (
        "/v1/scorecards/check",
        {"scorecard": POINTS, "claimed": {"total": 3}},
        {"scorecard": {**POINTS, "columns": {}, "fillings": {}}, "claimed": {"total": 3, "columns": {}}},
    ),
    (
        "/v1/scorecards/check",
        {"ruleset": "triple-yahtzee", "scorecard": {"columns": {"first": POINTS}}},
        {"ruleset": "triple-yahtzee", "scorecard": {"points": {}, "fillings": {}, "columns": {"first": POINTS}}},
    ),
    (
        "/v1/scorecards/check",
        {"ruleset": "triple-yahtzee", "scorecard": {}},
        {"ruleset": "triple-yahtzee", "scorecard": {"columns": {}}},
    ),
    (
        "/v1/games/check",
        {"players": [{"scorecard": POINTS}]},
        {"players": [{"scorecard": POINTS, "turns": []}]},
    ),
    (
        "/v1/advice",
        {"dice": [1, 2, 3, 4, 6], "rolls_left": 0, "objective": {"maximize": "upper_bonus"}},
        {"dice": [1, 2, 3, 4, 6], "rolls_left": 0, "objective": {"maximize": "upper_bonus", "opponents": []}},
    ),
]


@pytest.mark.parametrize(("path", "plain", "with_empty"), WITH_EMPTY)
def test_empty_containers_mean_nothing(built: FlaskClient, path: str, plain: Any, with_empty: Any) -> None:
    answer = built.post(path, json=plain)
    assert answer.status_code == 200
    assert built.post(path, json=with_empty).get_json() == answer.get_json()


def bodies() -> Iterator[tuple[str, str, Any, Any]]:
    """Yield place, path, body and schema of every valid request that lacks fields with defaults."""
    for path, method, operation in operations():
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            for name, example in good_requests(path, method).items():
                if with_defaults(example.body, schema) != example.body:
                    yield f"{path}, {name}", path, example.body, schema


def with_defaults(value: Any, schema: Any) -> Any:
    """Return a value with all defaults of its schema."""
    schema, _ = resolved(schema, "")
    if isinstance(value, list):
        return [with_defaults(each, schema.get("items", {})) for each in value]
    if not isinstance(value, dict):
        return value
    properties = schema.get("properties", {})
    others = schema.get("additionalProperties") or {}
    defaults = {name: each["default"] for name, each in properties.items() if "default" in each}
    return defaults | {name: with_defaults(each, properties.get(name, others)) for name, each in value.items()}


@pytest.mark.parametrize(("path", "body", "schema"), [pytest.param(*each[1:], id=each[0]) for each in bodies()])
def test_declared_defaults_can_be_sent(built: FlaskClient, path: str, body: Any, schema: Any) -> None:
    answer = built.post(path, json=with_defaults(body, schema))
    assert answer.status_code == 200
    assert answer.get_json().keys() == built.post(path, json=body).get_json().keys()
