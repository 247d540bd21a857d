"""The service matches openapi.yaml."""

import re
import tomllib

import jsonschema_rs
import pytest
import yaml
from flask import Flask
from flask.testing import FlaskClient
from openapi_spec_validator import validate

from api.contract.document import escaped
from api.contract.files import CONTRACT as FILE
from api.http.headers import CONTRACT
from api.http.problem_kinds import KINDS
from api.service.version import VERSION
from openapi.answers import drop_machine_dependent, send
from openapi.shared_errors import error_provokers
from strategy_tables.advice.objectives import OBJECTIVES
from tests.api.clients import client_of
from tests.api.read_contract import (
    SPECIFICATION,
    answer_examples,
    good_requests,
    operations,
    resolved,
    responses_of,
    shared_examples,
    wrong,
    wrong_requests,
)
from tests.servers import ROOT

JSON = "application/json"


def requests() -> list[tuple[str, str, str]]:
    """Return path, method and name of every request in the contract, valid or invalid."""
    return [
        (path, method, name)
        for path, method, _ in operations()
        for name in sorted({**good_requests(path, method), **wrong_requests(path, method)})
    ]


def test_the_specification_is_valid_with_its_examples_and_without() -> None:
    validate(SPECIFICATION)
    validate(yaml.load(FILE.read_bytes(), yaml.CSafeLoader))


def test_routes_match_paths(small_app: Flask) -> None:
    routes = {
        (re.sub(r"<(?:id:)?(\w+)>", r"{\1}", rule.rule).replace("ruleset_id", "id"), method.lower())
        for rule in small_app.url_map.iter_rules()
        # Pages and documents for people are not in the contract.
        if "." not in rule.endpoint
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    assert routes == {(path, method) for path, method, _ in operations()}


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION == SPECIFICATION["info"]["version"]


def test_objectives_agree() -> None:
    schemas = SPECIFICATION["components"]["schemas"]
    named = [resolved(each, "")[0] for each in schemas["Objective"]["oneOf"]]
    assert [each["properties"]["maximize"]["enum"] for each in named] == [[each] for each in OBJECTIVES]


@pytest.mark.parametrize(("path", "method", "name"), requests())
def test_every_example_is_answered_as_written(built: FlaskClient, path: str, method: str, name: str) -> None:
    good, wrong_ones = good_requests(path, method), wrong_requests(path, method)
    assert not set(good) & set(wrong_ones), "of which is the answer?"
    answers = {each: (status, example["value"]) for each, status, example in answer_examples(path, method)}
    status, expected = answers[name]
    response = send(built, path, method, {**good, **wrong_ones}[name])
    assert response.status_code == status
    assert (status < 300) == (name in good), "clients and fuzzers take the examples of requests for good ones"
    assert drop_machine_dependent(response.get_json()) == drop_machine_dependent(expected)


def test_every_operation_has_an_example() -> None:
    shown = {(path, method) for path, method, _ in requests()}
    # These have checks of their own instead of examples: below, and in tests/deploy/test_observing.py.
    shown |= {(path, "get") for path in ("/openapi.yaml", "/openapi.json", "/v1/meta", "/metrics")}
    assert shown == {(path, method) for path, method, _ in operations()}


def test_no_parameter_has_the_name_of_a_field() -> None:
    """Clients have one argument for each."""
    compared = 0
    for path, _, operation in operations():
        if "requestBody" in operation:
            body, _ = resolved(operation["requestBody"]["content"]["application/json"]["schema"], path)
            parameters = {resolved(each, path)[0]["name"] for each in operation.get("parameters", ())}
            assert not parameters & body["properties"].keys(), path
            compared += bool(parameters)
    assert compared >= 5


def test_every_example_of_an_answer_has_its_request() -> None:
    asked = set(requests())
    for path, method, _ in operations():
        assert {(path, method, name) for name, _, _ in answer_examples(path, method)} <= asked


def test_every_example_of_an_answer_matches_its_schema() -> None:
    for path, method, _ in operations():
        for status, response, pointer in responses_of(path, method):
            for media_type, content in response.get("content", {}).items():
                place = f"{pointer}/content/{escaped(media_type)}/schema"
                for name, example in content.get("examples", {}).items():
                    assert not wrong(place, example["value"]), (path, method, status, name)


def test_every_example_of_a_request_matches_its_schema() -> None:
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


@pytest.mark.parametrize(("name", "example"), [(name, example) for name, example, _ in shared_examples()])
def test_every_shared_error_is_answered_as_written(built: FlaskClient, name: str, example: str) -> None:
    response = error_provokers(built, client_of)[name, example]()
    content = SPECIFICATION["components"]["responses"][name]["content"]["application/problem+json"]
    assert response.get_json() == content["examples"][example]["value"]


def test_every_shared_error_except_the_proxys_has_an_example() -> None:
    without = set(SPECIFICATION["components"]["responses"]) - {name for name, _, _ in shared_examples()}
    assert without == {"NotModified"}


def test_the_kinds_of_problems_can_be_looked_up(small: FlaskClient) -> None:
    for kind in KINDS:
        answer = small.get(kind.type)
        assert (answer.status_code, answer.get_json()["status"]) == (200, kind.status)


def test_the_specification_is_served(small: FlaskClient) -> None:
    answer = small.get("/openapi.yaml")
    assert answer.mimetype == "application/yaml"
    assert answer.data == FILE.read_bytes()
    assert len(answer.data) <= 300_000
    as_json = small.get("/openapi.json")
    assert as_json.get_json() == SPECIFICATION
    assert small.get("/openapi.json", headers={"If-None-Match": as_json.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/v1/meta", "/v1/none", "/healthz"])
def test_every_answer_links_to_the_specification(small: FlaskClient, path: str) -> None:
    assert CONTRACT in small.get(path).headers.getlist("Link")
    assert CONTRACT == '</openapi.json>; rel="service-desc", </docs>; rel="service-doc"'


def test_every_schema_is_used() -> None:
    text = FILE.read_text(encoding="utf-8")
    for part, named in SPECIFICATION["components"].items():
        for name in named:
            if name != "NotFound":
                assert f'"#/components/{part}/{name}"' in text, f"{part}/{name}"
            if part == "schemas":
                jsonschema_rs.meta.validate(named[name])
