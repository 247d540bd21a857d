"""The service matches openapi.yaml."""

import re
import tomllib

import jsonschema_rs
import pytest
from flask import Flask
from flask.testing import FlaskClient
from openapi_spec_validator import validate

from api.contract.document import escaped
from api.contract.examples import PROBLEM, SHARED
from api.contract.files import CONTRACT as FILE
from api.http.problem_kinds import KINDS
from api.service.version import VERSION
from openapi.answers import drop_machine_dependent, send
from openapi.shared_errors import error_provokers
from strategy_tables.advice.objectives import OBJECTIVES
from tests.api.clients import client_of
from tests.api.read_contract import (
    CONTRACT,
    SPECIFICATION,
    examples,
    good_requests,
    operations,
    resolved,
    responses_of,
    shared_examples,
    wrong,
)
from tests.servers import ROOT

JSON = "application/json"
LINKS = '</openapi.json>; rel="service-desc", </docs>; rel="service-doc"'


def requests() -> list[tuple[str, str, str]]:
    """Return path, method and name of every request in the contract, valid or invalid."""
    return [(path, method, name) for path, method, _ in operations() for name in sorted(examples(path, method))]


def test_the_specification_is_valid() -> None:
    validate(SPECIFICATION)


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
    assert schemas["Objective"]["properties"]["maximize"]["enum"] == [*OBJECTIVES]


@pytest.mark.parametrize(("path", "method", "name"), requests())
def test_every_example_is_answered_as_written(built: FlaskClient, path: str, method: str, name: str) -> None:
    example = examples(path, method)[name]
    response = send(built, path, method, example)
    assert response.status_code == example.status
    assert drop_machine_dependent(response.get_json()) == drop_machine_dependent(example.answer)


def test_every_operation_has_an_example() -> None:
    shown = {(path, method) for path, method, _ in requests()}
    # These have checks of their own instead of examples: below, and in tests/deploy/test_observing.py.
    shown |= {
        (path, "get") for path in ("/openapi.yaml", "/openapi-core.yaml", "/openapi.json", "/v1/meta", "/metrics")
    }
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


def test_every_example_of_an_answer_matches_its_schema() -> None:
    for path, method, _ in operations():
        places = {status: pointer for status, _, pointer in responses_of(path, method)}
        for name, example in examples(path, method).items():
            if example.answer is None:
                # The answer is a file.
                continue
            media_type = JSON if example.status < 400 else PROBLEM
            place = f"{places[example.status]}/content/{escaped(media_type)}/schema"
            assert not wrong(place, example.answer), (path, method, name)


def test_every_example_of_a_request_matches_its_schema() -> None:
    for path, method, operation in operations():
        here = f"/paths/{escaped(path)}/{method}"
        if "requestBody" in operation:
            for name, example in good_requests(path, method).items():
                place = f"{here}/requestBody/content/application~1json/schema"
                assert not wrong(place, example.body), (path, name)
        for number, each in enumerate(operation.get("parameters", ())):
            parameter, pointer = resolved(each, f"{here}/parameters/{number}")
            sent = [each.parameters for each in good_requests(path, method).values()]
            values = [each[parameter["name"]] for each in sent if parameter["name"] in each]
            for value in [*values, *([parameter["example"]] if "example" in parameter else [])]:
                assert not wrong(f"{pointer}/schema", value), (path, parameter["name"], value)


@pytest.mark.parametrize(("name", "example"), [(name, example) for name, example, _ in shared_examples()])
def test_every_shared_error_is_answered_as_written(built: FlaskClient, name: str, example: str) -> None:
    response = error_provokers(built, client_of)[name, example]()
    assert response.get_json() == CONTRACT.examples(SHARED)[f"{name}-{example}"].answer


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
    assert len(answer.data) <= 330_000
    as_json = small.get("/openapi.json")
    assert as_json.get_json() == SPECIFICATION
    assert small.get("/openapi.json", headers={"If-None-Match": as_json.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/v1/meta", "/v1/none", "/healthz"])
def test_every_answer_links_to_the_specification(small: FlaskClient, path: str) -> None:
    assert LINKS in small.get(path).headers.getlist("Link")


def test_every_schema_is_used() -> None:
    text = FILE.read_text(encoding="utf-8")
    for part, named in SPECIFICATION["components"].items():
        for name in named:
            if name != "NotFound":
                assert f'"#/components/{part}/{name}"' in text, f"{part}/{name}"
            if part == "schemas":
                jsonschema_rs.meta.validate(named[name])
