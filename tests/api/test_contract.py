"""The service and openapi.yaml say the same."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import jsonschema_rs
import pytest
from flask import Flask
from flask.testing import FlaskClient
from openapi_spec_validator import validate
from werkzeug.test import TestResponse

from api import create_app
from api.http.errors import KINDS
from api.requests.fields import OBJECTIVES
from api.service.config import Config
from api.service.version import VERSION
from engine.definition import builtin_rulesets
from engine.scoring import compile_ruleset
from strategy_tables import load_table, tables_folder
from strategy_tables.jobs.lane import Job, Lane, Record
from strategy_tables.jobs.on_demand import SLOW
from tests.api.clients import client_of, indebted
from tests.api.contract import (
    ROOT,
    SPECIFICATION,
    Asked,
    answer_examples,
    escaped,
    good_requests,
    operations,
    resolved,
    responses_of,
    wrong,
    wrong_requests,
)

HEADERS = {"X-Request-Id": "example-1"}
JSON = "application/json"

# What differs from one machine to the next and is no part of the contract: numbers of another processor may differ
# in the last bit, and so may the digest of a table.
OF_THE_MACHINE = ("digest", "seconds_to_solve")


def without_machine(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_machine(inner) for key, inner in value.items() if key not in OF_THE_MACHINE}
    return [without_machine(inner) for inner in value] if isinstance(value, list) else value


def requests() -> list[tuple[str, str, str]]:
    """Path, method and name of every request of the specification, good or wrong."""
    return [
        (path, method, name)
        for path, method, _ in operations()
        for name in sorted({**good_requests(path, method), **wrong_requests(path, method)})
    ]


def send(client: FlaskClient, path: str, method: str, asked: Asked) -> TestResponse:
    """Send one request of the specification."""
    if method == "post":
        return client.post(path, json=asked.body, headers=HEADERS)
    query = {name: value for name, value in asked.parameters.items() if f"{{{name}}}" not in path}
    return client.get(path.format_map(asked.parameters), query_string=query, headers=HEADERS)


def test_the_specification_is_valid() -> None:
    validate(SPECIFICATION)


def test_routes_and_paths_are_the_same(small_app: Flask) -> None:
    routes = {
        (re.sub(r"<(?:id:)?(\w+)>", r"{\1}", rule.rule).replace("ruleset_id", "id"), method.lower())
        for rule in small_app.url_map.iter_rules()
        # Pages are for people; what they consist of is no part of the contract.
        if not rule.endpoint.startswith("pages.")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    assert routes == {(path, method) for path, method, _ in operations()}


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION == SPECIFICATION["info"]["version"]


def test_objectives_agree() -> None:
    schemas = SPECIFICATION["components"]["schemas"]
    named = [resolved(each, "")[0] for each in schemas["Objective"]["oneOf"]]
    assert tuple(each["properties"]["maximize"]["const"] for each in named) == OBJECTIVES


@pytest.mark.parametrize(("path", "method", "name"), requests())
def test_every_example_is_answered_as_written(built: FlaskClient, path: str, method: str, name: str) -> None:
    good, wrong_ones = good_requests(path, method), wrong_requests(path, method)
    assert not set(good) & set(wrong_ones), "of which is the answer?"
    answers = {each: (status, example["value"]) for each, status, example in answer_examples(path, method)}
    status, expected = answers[name]
    response = send(built, path, method, {**good, **wrong_ones}[name])
    assert response.status_code == status
    assert (status < 300) == (name in good), "clients and fuzzers take the examples of requests for good ones"
    assert without_machine(response.get_json()) == without_machine(expected)


def test_every_operation_has_an_example() -> None:
    shown = {(path, method) for path, method, _ in requests()}
    # These are checked by what they are, not by an example: below, and in tests/deploy/test_observing.py.
    shown |= {("/openapi.yaml", "get"), ("/v1/meta", "get"), ("/metrics", "get")}
    assert shown == {(path, method) for path, method, _ in operations()}


def test_every_example_of_an_answer_has_its_request() -> None:
    asked = set(requests())
    for path, method, _ in operations():
        assert {(path, method, name) for name, _, _ in answer_examples(path, method)} <= asked


def test_every_example_of_an_answer_is_of_its_schema() -> None:
    for path, method, _ in operations():
        for status, response, pointer in responses_of(path, method):
            for media_type, content in response.get("content", {}).items():
                place = f"{pointer}/content/{escaped(media_type)}/schema"
                for name, example in content.get("examples", {}).items():
                    assert not wrong(place, example["value"]), (path, method, status, name)


def test_every_example_of_a_request_is_of_its_schema() -> None:
    for path, method, operation in operations():
        here = f"/paths/{escaped(path)}/{method}"
        if "requestBody" in operation:
            for name, example in operation["requestBody"]["content"][JSON]["examples"].items():
                assert example["summary"], (path, name)
                place = f"{here}/requestBody/content/application~1json/schema"
                assert not wrong(place, example["value"]), (path, name)
        for number, each in enumerate(operation.get("parameters", ())):
            parameter, pointer = resolved(each, f"{here}/parameters/{number}")
            for name, example in parameter.get("examples", {}).items():
                assert example["summary"], (path, parameter["name"], name)
                assert not wrong(f"{pointer}/schema", example["value"]), (path, parameter["name"], name)


def provoked(client: FlaskClient) -> dict[tuple[str, str], Callable[[], TestResponse]]:
    """How the examples of the shared error responses come about."""
    score = "/v1/score"
    return {
        ("NotReadable", "duplicate_key"): lambda: client.post(
            score, data='{"dice": [1,2,3,4,5], "dice": [1,2,3,4,6]}', content_type=JSON, headers=HEADERS
        ),
        ("NotFound", "no_such_path"): lambda: client.get("/v1/scores", headers=HEADERS),
        ("UnknownRuleset", "no_such_ruleset"): lambda: client.get(
            "/v1/score?ruleset=yathzee&dice=13346", headers=HEADERS
        ),
        ("WrongMethod", "delete"): lambda: client.delete(score, headers=HEADERS),
        ("MissingTable", "not_built"): lambda: client.get(
            "/v1/advice?ruleset=maxi-yatzy&dice=123456&rolls_left=2", headers=HEADERS
        ),
        ("TooLarge", "too_large"): lambda: client.post(score, data=b" " * 65_537, content_type=JSON, headers=HEADERS),
        ("WrongContentType", "form"): lambda: client.post(
            score, data="dice=13346", content_type="application/x-www-form-urlencoded", headers=HEADERS
        ),
        ("Invalid", "unknown_field"): lambda: client.get("/v1/score?dices=13346", headers=HEADERS),
        ("TooManyRequests", "share"): lambda: greedy_client().get("/v1/score?dice=13346", headers=HEADERS),
        ("NotReady", "no_table"): lambda: client_of(create_app(tables=[])).get("/readyz", headers=HEADERS),
        ("NotReady", "being_built"): lambda: while_building("/v1/outlook"),
        ("NotReady", "in_the_queue"): lambda: while_building(
            "/v1/advice", objective={"maximize": "target", "target": 250}
        ),
        ("Internal", "mistake"): lambda: failing_client().get("/v1/meta", headers=HEADERS),
    }


def while_building(path: str, **fields: Any) -> TestResponse:
    """What is answered while a table of outlooks is being built, at a certain moment of that."""
    yahtzee = load_table(compile_ruleset(builtin_rulesets()["yahtzee"]), tables_folder())
    job = Job(yahtzee.compiled.fingerprint, "outlook", 536_320, 75.0, 970.0, 150_000, 0.4, 1_000.0, 970.0)
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}, **fields}
    with TemporaryDirectory() as folder, patch("strategy_tables.jobs.lane.time.time", return_value=1_000.0):
        lane = Lane(Path(folder) / "solved", SLOW)
        client = client_of(create_app(Config(tables_dir=Path(folder), solve_on_demand=True), tables=[yahtzee]))
        with lane.held():
            lane.write(Record(job))
            return client.post(path, json=asked, headers=HEADERS)


def greedy_client() -> FlaskClient:
    """A client that has had computed as much as it may, and some more, as a proxy says."""
    return indebted(create_app(tables=[]), 4.5)


def failing_client() -> FlaskClient:
    """A client of a service with a bug."""
    app = create_app(tables=[])

    def meta() -> str:
        raise ZeroDivisionError("a secret of the inside")

    app.view_functions["meta"] = meta
    return client_of(app)


def shared_examples() -> list[tuple[str, str]]:
    return [
        (name, example)
        for name, response in SPECIFICATION["components"]["responses"].items()
        for content in response.get("content", {}).values()
        for example in content.get("examples", ())
    ]


@pytest.mark.parametrize(("name", "example"), shared_examples())
def test_every_shared_error_is_answered_as_written(built: FlaskClient, name: str, example: str) -> None:
    response = provoked(built)[name, example]()
    content = SPECIFICATION["components"]["responses"][name]["content"]["application/problem+json"]
    assert response.get_json() == content["examples"][example]["value"]


def test_every_shared_error_but_the_proxys_has_an_example() -> None:
    without = set(SPECIFICATION["components"]["responses"]) - {name for name, _ in shared_examples()}
    assert without == {"NotModified"}


def test_the_kinds_of_problems_can_be_looked_up(small: FlaskClient) -> None:
    for kind in KINDS:
        answer = small.get(kind.type)
        assert (answer.status_code, answer.get_json()["status"]) == (200, kind.status)


def test_the_specification_is_served(small: FlaskClient) -> None:
    answer = small.get("/openapi.yaml")
    assert answer.mimetype == "application/yaml"
    assert answer.data == (ROOT / "openapi.yaml").read_bytes()


def test_every_schema_is_used() -> None:
    text = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    for part, named in SPECIFICATION["components"].items():
        for name in named:
            if name not in ("NotFound", "WrongMethod", "Internal"):
                assert f'"#/components/{part}/{name}"' in text, f"{part}/{name}"
            if part == "schemas":
                jsonschema_rs.meta.validate(named[name])
