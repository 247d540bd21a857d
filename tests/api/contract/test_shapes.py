"""Schemas of the contract are suitable for client generators in all tested languages."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from api.contract.examples import WrongSource
from openapi.closed_schemas import open_answers
from tests.api import read_contract
from tests.api.read_contract import SPECIFICATION, operations, resolved

SCHEMAS: Final = SPECIFICATION["components"]["schemas"]
NAMED: Final = "#/components/schemas/"


def schemas() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every nontrivial schema with its place."""
    return ((place, schema) for place, schema in read_contract.schemas() if not isinstance(schema, bool))


def types_of(schema: dict[str, Any]) -> frozenset[str]:
    """Return the JSON types of a schema's values."""
    held, _ = resolved(schema, "")
    if "oneOf" in held:
        return frozenset().union(*map(types_of, held["oneOf"]))
    named = held["type"]
    return frozenset([named] if isinstance(named, str) else named)


def named_in(value: Any) -> Iterator[str]:
    """Yield the schemas that a part of the contract refers to, except in examples."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref" and inner.startswith(NAMED):
                yield inner.removeprefix(NAMED)
            elif key not in ("example", "examples"):
                yield from named_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from named_in(inner)


def reached(start: Any) -> set[str]:
    """Return all schemas that a part of the contract leads to."""
    found: set[str] = set()
    left = list(named_in(start))
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += named_in(SCHEMAS[name])
    return found


SENT: Final = reached(
    [[operation.get("parameters"), operation.get("requestBody")] for _, _, operation in operations()]
    + [SPECIFICATION["components"]["parameters"]]
)
ANSWERED: Final = reached(
    [operation["responses"] for _, _, operation in operations()] + [SPECIFICATION["components"]["responses"]]
)


# Swift reads arrays of unique items into a set, which loses the order.
@pytest.mark.parametrize(
    "word", ["const", "anyOf", "allOf", "not", "if", "then", "else", "dependentSchemas", "uniqueItems"]
)
def test_no_schema_uses_keywords_that_break_generators(word: str) -> None:
    assert not [place for place, schema in schemas() if word in schema]


def test_every_schema_states_its_type() -> None:
    assert not [place for place, schema in schemas() if not schema.keys() & {"type", "$ref", "oneOf"}]


def test_every_union_has_a_discriminator_or_members_of_different_types() -> None:
    unions = [(place, schema) for place, schema in schemas() if "oneOf" in schema]
    assert len(unions) > 5
    for place, schema in unions:
        if "discriminator" not in schema:
            types = [kind for each in schema["oneOf"] for kind in types_of(each)]
            assert len(types) == len(set(types)), place


def test_every_discriminator_distinguishes_all_members() -> None:
    told = [(place, schema) for place, schema in schemas() if "discriminator" in schema]
    assert {place.rsplit("/", 1)[-1] for place, _ in told} >= {"ScoreResult", "AdviceResult", "GameCheckResult"}
    for place, schema in told:
        key, mapping = schema["discriminator"]["propertyName"], schema["discriminator"]["mapping"]
        assert list(dict.fromkeys(mapping.values())) == [each["$ref"] for each in schema["oneOf"]], place
        for member in schema["oneOf"]:
            held, _ = resolved(member, "")
            assert key in held["required"], (place, member)
            said = [name for name, each in mapping.items() if each == member["$ref"]]
            assert held["properties"][key]["enum"] == said, (place, member)


def test_unions_and_objects_have_no_defaults() -> None:
    for place, schema in schemas():
        if "default" in schema:
            assert not isinstance(schema["default"], dict | list), place
            assert "oneOf" not in resolved(schema, "")[0], place


def test_no_definition_has_a_default() -> None:
    # A client that fills in defaults would send five dice with a base that has six.
    for name in reached({"$ref": f"{NAMED}RulesetDefinition"}):
        assert "default" not in SCHEMAS[name]
        for field, schema in SCHEMAS[name].get("properties", {}).items():
            assert "default" not in schema, (name, field)


def test_every_object_has_a_name() -> None:
    for place, schema in schemas():
        if "properties" in schema or isinstance(schema.get("additionalProperties"), dict):
            assert place.startswith("/components/schemas/"), place
            assert place.count("/") == 3, place


def test_answers_may_gain_fields_and_requests_are_strict() -> None:
    assert not [name for name in ANSWERED if SCHEMAS[name].get("additionalProperties") is False]
    objects = [name for name in SENT - ANSWERED if "properties" in SCHEMAS[name]]
    assert not [name for name in objects if SCHEMAS[name].get("additionalProperties") is not False]
    assert {"Scorecard", "Objective", "RulesetDefinition"} <= SENT & ANSWERED


@pytest.mark.parametrize(
    "name", ["score", "advice", "odds", "outlook", "opponent/move", "scorecards/check", "games/check", "games/review"]
)
def test_frequent_requests_and_answers_have_no_unions(name: str) -> None:
    """Some generators make an empty type of a union, unless its only other member is null."""
    operation = SPECIFICATION["paths"][f"/v1/{name}"]["post"]
    for each in reached([operation["requestBody"], operation["responses"]]):
        unions = [inner for inner in inner_schemas(SCHEMAS[each]) if "oneOf" in inner]
        assert not [union for union in unions if {"type": "null"} not in union["oneOf"]], each


def inner_schemas(schema: Any) -> Iterator[dict[str, Any]]:
    """Yield all objects in a schema."""
    if isinstance(schema, dict):
        yield schema
    for inner in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from inner_schemas(inner)


def test_items_of_batches_equal_single_requests() -> None:
    for path, method, operation in operations():
        if path.endswith("/batch"):
            body, _ = resolved(operation["requestBody"]["content"]["application/json"]["schema"], "")
            alone = SPECIFICATION["paths"][path.removesuffix("/batch")][method]
            answer, _ = resolved(operation["responses"]["200"]["content"]["application/json"]["schema"], "")
            asked_alone = alone["requestBody"]["content"]["application/json"]["schema"]
            answered_alone = alone["responses"]["200"]["content"]["application/json"]["schema"]
            assert body["properties"]["items"]["items"] == asked_alone
            results, _ = resolved(answer["properties"]["results"]["items"], "")
            assert results["oneOf"] == [answered_alone, {"$ref": f"{NAMED}ProblemDocument"}]


SMALL: Final[dict[str, Any]] = {
    "paths": {
        "/a": {
            "post": {
                "requestBody": {"content": {"j": {"schema": {"$ref": f"{NAMED}Question"}}}},
                "responses": {"200": {"content": {"j": {"schema": {"$ref": f"{NAMED}Answer"}}}}},
            }
        }
    },
    "components": {
        "schemas": {
            "Question": {
                "type": "object",
                "additionalProperties": False,
                "properties": {"c": {"$ref": f"{NAMED}Cards"}},
            },
            "Cards": {"type": "array", "items": {"$ref": f"{NAMED}Card"}},
            "Card": {"type": "object", "additionalProperties": False, "properties": {"d": {"$ref": f"{NAMED}Die"}}},
            "Die": {"type": "integer"},
            "Answer": {"type": "object", "properties": {"c": {"$ref": f"{NAMED}Cards"}, "d": {"$ref": f"{NAMED}Die"}}},
        }
    },
}


def test_only_objects_of_answers_are_open() -> None:
    made = open_answers(SMALL)["components"]["schemas"]
    assert made["Card"] == {"type": "object", "properties": {"d": {"$ref": f"{NAMED}Die"}}}
    others = {name: schema for name, schema in SMALL["components"]["schemas"].items() if name != "Card"}
    assert {name: schema for name, schema in made.items() if name != "Card"} == others


def test_an_answer_that_forbids_more_fields_is_refused() -> None:
    answer = {**SMALL["components"]["schemas"]["Answer"], "additionalProperties": False}
    document = {**SMALL, "components": {"schemas": {**SMALL["components"]["schemas"], "Answer": answer}}}
    with pytest.raises(WrongSource, match="Answer"):
        open_answers(document)


def test_no_list_contains_named_lists() -> None:
    # Swift generators lose the item type of a list whose items are a named list.
    for place, schema in schemas():
        if "array" in str(schema.get("type")) and "$ref" in schema["items"]:
            assert "array" not in types_of(schema["items"]), place


def test_no_union_contains_a_named_enum() -> None:
    # Kotlin generators take it for an object.
    for place, schema in schemas():
        for member in schema.get("oneOf", ()):
            assert "$ref" not in member or "enum" not in resolved(member, "")[0], place


def test_every_parameter_has_one_type() -> None:
    # Kotlin and Swift generators cannot encode unions in addresses.
    for path, method, operation in operations():
        for each in operation.get("parameters", ()):
            parameter, _ = resolved(each, "")
            assert len(types_of(parameter["schema"])) == 1, (path, method, parameter["name"])


def test_numbers_state_their_bounds() -> None:
    # Without a format some languages use arbitrary-precision decimals, and 32 bits for integers.
    for place, schema in schemas():
        types = schema.get("type")
        if types in ("number", ["number", "null"]):
            assert schema["format"] == "double", place
        if types in ("integer", ["integer", "null"]) and abs(schema.get("maximum", 0)) >= 2**31:
            assert schema["format"] == "int64", place


def test_no_object_has_a_field_of_its_own_name() -> None:
    for name, schema in SCHEMAS.items():
        assert name.lower() not in {field.replace("_", "") for field in schema.get("properties", {})}, name


def test_every_schema_and_every_field_is_described() -> None:
    for name, schema in SCHEMAS.items():
        assert schema.get("description"), name
        for field, held in schema.get("properties", {}).items():
            assert "description" in held or "description" in resolved(held, "")[0], (name, field)


def test_every_parameter_and_every_header_is_described() -> None:
    for part in ("parameters", "headers"):
        for name, held in SPECIFICATION["components"][part].items():
            assert held["description"], name
    for path, method, operation in operations():
        assert operation["summary"], (path, method)
        for each in operation.get("parameters", ()):
            assert resolved(each, "")[0]["description"], (path, method)
