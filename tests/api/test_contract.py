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
from api.config import Config
from api.errors import KINDS
from api.fields import OBJECTIVES
from api.version import VERSION
from engine.definition import builtin_rulesets
from engine.scoring import compile_ruleset
from strategy_tables import load_table, tables_folder
from strategy_tables.lane import Job, Lane, Record
from strategy_tables.on_demand import SLOW
from tests.api.clients import client_of
from tests.api.contract import ROOT, SPECIFICATION, operations, resolved, responses_of, wrong

HEADERS = {"X-Request-Id": "example-1"}
JSON = "application/json"

# What differs from one machine to the next and is no part of the contract: numbers of another processor may differ
# in the last bit, and so may the digest of a table.
OF_THE_MACHINE = ("digest", "seconds_to_solve")


def without_machine(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_machine(inner) for key, inner in value.items() if key not in OF_THE_MACHINE}
    return [without_machine(inner) for inner in value] if isinstance(value, list) else value


def request_examples() -> list[tuple[str, str, str]]:
    """Path, method and name of every example of a request."""
    found = []
    for path, method, operation in operations():
        if method == "post":
            names = set(operation["requestBody"]["content"][JSON]["examples"])
        else:
            parameters = [resolved(each, "")[0] for each in operation.get("parameters", ())]
            names = {name for each in parameters for name in each.get("examples", ())}
            names |= {name for name, _ in answer_examples(path, method).items()} if not parameters else set()
        found += [(path, method, name) for name in sorted(names)]
    return found


def answer_examples(path: str, method: str) -> dict[str, tuple[int, Any]]:
    """Status and value of the examples that the responses of an operation have of their own, by name."""
    own = {}
    for status, response, pointer in responses_of(path, method):
        if pointer.startswith("/paths/"):
            for content in response.get("content", {}).values():
                own.update({name: (status, each["value"]) for name, each in content.get("examples", {}).items()})
    return own


def send(client: FlaskClient, path: str, method: str, name: str) -> TestResponse:
    """Send one example of a request."""
    operation = SPECIFICATION["paths"][path][method]
    if method == "post":
        body = operation["requestBody"]["content"][JSON]["examples"][name]["value"]
        return client.post(path, json=body, headers=HEADERS)
    query = {}
    for parameter in (resolved(each, "")[0] for each in operation.get("parameters", ())):
        if name in parameter.get("examples", ()):
            value = parameter["examples"][name]["value"]
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", value)
            else:
                query[parameter["name"]] = value
    return client.get(path, query_string=query, headers=HEADERS)


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


@pytest.mark.parametrize(("path", "method", "name"), request_examples())
def test_every_example_is_answered_as_written(built: FlaskClient, path: str, method: str, name: str) -> None:
    status, expected = answer_examples(path, method)[name]
    response = send(built, path, method, name)
    assert response.status_code == status
    assert without_machine(response.get_json()) == without_machine(expected)


def test_every_operation_has_an_example() -> None:
    shown = {(path, method) for path, method, _ in request_examples()}
    # These are checked by what they are, not by an example: below, and in tests/deploy/test_observing.py.
    shown |= {("/openapi.yaml", "get"), ("/v1/meta", "get"), ("/metrics", "get")}
    assert shown == {(path, method) for path, method, _ in operations()}


def test_every_example_of_an_answer_has_its_request() -> None:
    asked = set(request_examples())
    for path, method, _ in operations():
        assert {(path, method, name) for name in answer_examples(path, method)} <= asked


def test_every_example_is_of_its_schema() -> None:
    for path, method, operation in operations():
        for status, response, pointer in responses_of(path, method):
            for media_type, content in response.get("content", {}).items():
                place = f"{pointer}/content/{media_type.replace('/', '~1')}/schema"
                place = place.replace("{", "%7B").replace("}", "%7D")
                for name, example in content.get("examples", {}).items():
                    assert not wrong(place, example["value"]), (path, method, status, name)
        if "requestBody" in operation:
            content = operation["requestBody"]["content"][JSON]
            for name, example in content["examples"].items():
                status, _ = answer_examples(path, method)[name]
                place = f"/paths/{path.replace('/', '~1')}/{method}/requestBody/content/application~1json/schema"
                # Whoever is against the schema is refused, and whoever is refused may still be against the rules only.
                assert status == 422 or not wrong(place, example["value"]), (path, name)


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
        ("NotReady", "no_table"): lambda: client_of(create_app(tables=[])).get("/readyz", headers=HEADERS),
        ("NotReady", "being_built"): while_building,
        ("Internal", "mistake"): lambda: failing_client().get("/v1/meta", headers=HEADERS),
    }


def while_building() -> TestResponse:
    """What is answered while a table is being built, at a certain moment of that."""
    yahtzee = load_table(compile_ruleset(builtin_rulesets()["yahtzee"]), tables_folder())
    job = Job(yahtzee.compiled.fingerprint, "outlook", 536_320, 75.0, 970.0, 150_000, 0.4, 1_000.0, 970.0)
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}}
    with TemporaryDirectory() as folder, patch("strategy_tables.lane.time.time", return_value=1_000.0):
        lane = Lane(Path(folder) / "solved", SLOW)
        client = client_of(create_app(Config(tables_dir=Path(folder), solve_on_demand=True), tables=[yahtzee]))
        with lane.held():
            lane.write(Record(job))
            return client.post("/v1/outlook", json=asked, headers=HEADERS)


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
    assert without == {"NotModified", "TooManyRequests"}


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
            if name not in ("NotFound", "WrongMethod", "Internal", "TooManyRequests"):
                assert f'"#/components/{part}/{name}"' in text, f"{part}/{name}"
            if part == "schemas":
                jsonschema_rs.meta.validate(named[name])
