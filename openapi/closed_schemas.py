"""Closed and open schemas: of requests, which are read strictly, and of answers, which may gain fields.

The objects of requests are closed, unless answers have them too. A client made from a closed object would reject the
first answer with a new field. The service refuses unknown fields all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from api.contract.examples import WrongSource

_SCHEMAS: Final = "#/components/schemas/"


def open_answers(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the document with open schemas for all objects of answers. Raises `WrongSource`."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    sent = _reachable(schemas, _references(_request_parts(document)))
    answered = _reachable(schemas, _references(_answer_parts(document)))
    closed = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    if unsent := sorted(closed - sent):
        raise WrongSource(f"no request has {unsent[0]}, so it must allow unknown fields")
    opened = {name: _open(schema) if name in closed & answered else schema for name, schema in schemas.items()}
    return {**document, "components": {**document["components"], "schemas": opened}}


def _request_parts(document: Mapping[str, Any]) -> list[Any]:
    """Return the parts of the document that describe requests."""
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    own = [operation.get(part, {}) for operation in operations for part in ("parameters", "requestBody")]
    return [*own, document["components"].get("parameters", {})]


def _answer_parts(document: Mapping[str, Any]) -> list[Any]:
    """Return the parts of the document that describe answers."""
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    return [*(operation["responses"] for operation in operations), document["components"].get("responses", {})]


def _references(value: Any) -> Iterator[str]:
    """Yield the names of the schemas that a part of the document refers to, except in examples."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref" and inner.startswith(_SCHEMAS):
                yield inner.removeprefix(_SCHEMAS)
            elif key not in ("example", "examples"):
                yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)


def _reachable(schemas: Mapping[str, Any], start: Iterable[str]) -> set[str]:
    """Return the names of all schemas that some lead to, including these."""
    reached: set[str] = set()
    left = list(start)
    while left:
        name = left.pop()
        if name not in reached:
            reached.add(name)
            left += _references(schemas[name])
    return reached


def _open(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema that accepts unknown fields."""
    return {key: inner for key, inner in schema.items() if key != "additionalProperties"}
