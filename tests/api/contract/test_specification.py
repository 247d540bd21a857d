"""Checks of openapi.yaml that OpenAPI validators do not make."""

from collections.abc import Iterator
from typing import Any, Final

import jsonschema_rs

from tests.api.read_contract import SPECIFICATION, operations, resolved, responses_of, schemas

# JSON Schema 2020-12, core and validation, by vocabulary; the last line is the addition of OpenAPI 3.1.
_KEYWORDS: Final = """
    $id $schema $ref $anchor $dynamicRef $dynamicAnchor $vocabulary $comment $defs
    prefixItems items contains additionalProperties properties patternProperties dependentSchemas propertyNames
    if then else allOf anyOf oneOf not
    unevaluatedItems unevaluatedProperties
    type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern
    maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired
    title description default deprecated readOnly writeOnly examples
    format contentEncoding contentMediaType contentSchema
    discriminator xml externalDocs example
"""
KEYWORDS: Final = frozenset(_KEYWORDS.split())
# Keywords whose values may be null.
VALUES: Final = ("value", "default", "const", "enum", "example", "examples")


def test_schemas_are_found_everywhere() -> None:
    assert {
        "/paths//v1/rulesets/{id}/get/parameters/0/schema",
        "/paths//v1/score/post/requestBody/content/application/json/schema",
        "/paths//v1/score/get/parameters/0/schema",
        "/components/headers/ETag/schema",
        "/components/responses/NotFound/content/application/problem+json/schema",
        "/components/schemas/Needs/properties/colour",
        "/components/schemas/SheetColumns/propertyNames",
        "/components/schemas/Pays/properties/sum",
    } <= {place for place, _ in schemas()}


def test_schemas_only_have_known_keywords() -> None:
    # An unquoted comma in a flow mapping turns the rest of a sentence into keywords.
    for place, schema in schemas():
        if not isinstance(schema, bool):
            assert not {key for key in schema if key not in KEYWORDS and not key.startswith("x-")}, place
            jsonschema_rs.meta.validate(schema)


def test_no_value_is_null_by_mistake() -> None:
    assert list(nulls(SPECIFICATION, "")) == []


def test_every_operation_documents_the_common_refusals() -> None:
    for path, _, operation in operations():
        # Requests of operators have no limits and no proxy.
        of_proxies = set() if path in ("/readyz", "/metrics") else {"429", "503"}
        of_bodies = {"400", "413", "415"} if "requestBody" in operation else set()
        assert {"200", "405", "500"} | of_proxies | of_bodies <= set(operation["responses"]), path


def test_cacheable_answers_can_be_revalidated() -> None:
    kept = {path for path, _, operation in operations() if "304" in operation["responses"]}
    assert {path for path, method, _ in operations() if method == "get"} - kept == {"/healthz", "/readyz", "/metrics"}
    for path, _, operation in operations():
        parameters = [resolved(each, "")[0]["name"] for each in operation.get("parameters", ())]
        assert ("If-None-Match" in parameters) == (path in kept and operation["responses"].get("304") is not None)
        assert ("ETag" in operation["responses"]["200"].get("headers", {})) == ("304" in operation["responses"])


def test_every_response_has_the_shared_headers() -> None:
    for path, method, _ in operations():
        for status, response, _ in responses_of(path, method):
            assert {"X-Request-Id", "Link"} <= set(response["headers"]), (path, method, status)


def nulls(value: Any, place: str) -> Iterator[str]:
    """Yield the places of nulls outside of examples and other values."""
    if value is None:
        yield place
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        if key not in VALUES:
            yield from nulls(inner, f"{place}/{key}")
