"""openapi-core.yaml: a part of the contract that all answers conform to."""

from typing import Any

import pytest
import yaml
from flask.testing import FlaskClient
from jsonschema_rs import Draft202012Validator

from api.contract.document import operations
from api.contract.examples import WrongSource
from api.contract.files import CORE_CONTRACT
from openapi.core import core_of
from tests.api.read_contract import SPECIFICATION, examples

CORE: Any = yaml.load(CORE_CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)
TYPES = CORE["components"]["schemas"]
JSON = "application/json"
OPERATIONS = [(path, method) for path, method, _ in operations(CORE)]


def valid(schema: dict[str, Any], value: Any) -> bool:
    return Draft202012Validator({**schema, "components": CORE["components"]}).is_valid(value)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_examples_of_its_requests_have_answers_of_its_types(path: str, method: str) -> None:
    operation, tried = CORE["paths"][path][method], 0
    for each in examples(path, method).values():
        is_of_core = method == "get" or valid(operation["requestBody"]["content"][JSON]["schema"], each.body)
        if each.status == 200 and is_of_core:
            assert valid(operation["responses"]["200"]["content"][JSON]["schema"], each.answer), each.name
            tried += 1
    assert tried


def test_requests_of_the_whole_contract_only_are_recognized() -> None:
    schema = CORE["paths"]["/v1/score"]["post"]["requestBody"]["content"][JSON]["schema"]
    assert valid(schema, {"ruleset": "yahtzee", "dice": [1, 3, 3, 4, 6]})
    assert not valid(schema, {"ruleset_definition": {"base": "yahtzee"}, "dice": [1, 3, 3, 4, 6]})


def test_it_is_small() -> None:
    assert len(TYPES) <= 40
    assert all("properties" in schema for schema in TYPES.values())
    assert not [name for name, schema in TYPES.items() if "oneOf" in str(schema)]


def test_it_has_the_names_of_the_whole_contract() -> None:
    whole = SPECIFICATION["components"]["schemas"]
    for name, schema in TYPES.items():
        assert schema["properties"].keys() <= whole[name]["properties"].keys()
        assert set(schema.get("required", ())) <= set(whole[name].get("required", ()))


def test_it_is_served(small: FlaskClient) -> None:
    answer = small.get("/openapi-core.yaml")
    assert (answer.mimetype, answer.data) == ("application/yaml", CORE_CONTRACT.read_bytes())


@pytest.mark.parametrize(
    ("left_out", "said"),
    [
        ({"Scores": ["colour"]}, "Scores has no field colour"),
        ({"OpponentRequest": ["strength"]}, "OpponentRequest requires strength"),
        ({"Puzzle": ["theme"]}, "no operation has Puzzle"),
    ],
)
def test_a_wrong_choice_is_refused(left_out: dict[str, list[str]], said: str) -> None:
    with pytest.raises(WrongSource, match=said):
        core_of(SPECIFICATION, {"info": {}, "operations": ["score", "opponent_move"], "left_out": left_out})
