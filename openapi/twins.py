"""Separate schemas for requests, which are read strictly, and for answers, which may gain fields.

In the sources, an object that is both sent and answered has one closed schema. A client made from that would reject the
first answer with a new field. So the bundle has an open twin for answers, ``ShownScorecard`` for ``Scorecard``, and
twins of all schemas that refer to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from api.contract.examples import WrongSource

SHOWN: Final = "Shown"
"""Prefix of the names of twins."""

_SCHEMAS: Final = "#/components/schemas/"


def with_twins(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the document with twins for all schemas that would close an answer. Raises `WrongSource`."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    sent = _reachable(schemas, _references(_request_parts(document)))
    closed = _reaching_closed(schemas)
    if unsent := sorted(_closed(schemas) - sent):
        raise WrongSource(f"no request has {unsent[0]}, so it must allow unknown fields")
    both = closed & sent & _reachable(schemas, _references(_answer_parts(document)))
    of_answers = {name: _use_twins(schema, both) for name, schema in schemas.items() if name not in sent}
    whole: dict[str, Any] = {}
    for name, schema in schemas.items():
        whole[name] = of_answers.get(name, schema)
        if name in both:
            whole[SHOWN + name] = _opened(_use_twins(schema, both))
    components = {
        **document["components"],
        "responses": _use_twins(document["components"].get("responses", {}), both),
        "schemas": whole,
    }
    return {**document, "paths": _paths_with_twins(document["paths"], both), "components": components}


def _paths_with_twins(paths: Mapping[str, Any], both: Iterable[str]) -> dict[str, Any]:
    """Return the paths with twins in their responses."""
    return {
        path: {
            method: {key: _use_twins(part, both) if key == "responses" else part for key, part in operation.items()}
            for method, operation in item.items()
        }
        for path, item in paths.items()
    }


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


def _closed(schemas: Mapping[str, Any]) -> set[str]:
    """Return the names of the schemas that reject unknown fields."""
    return {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}


def _reaching_closed(schemas: Mapping[str, Any]) -> set[str]:
    """Return the names of the schemas that contain or refer to a closed one."""
    closed = _closed(schemas)
    return {name for name in schemas if _reachable(schemas, [name]) & closed}


def _use_twins(value: Any, both: Iterable[str]) -> Any:
    """Return a value that refers to the twins of some schemas."""
    if isinstance(value, list):
        return [_use_twins(inner, both) for inner in value]
    if isinstance(value, dict):
        return {
            key: inner if key in ("example", "examples") else _use_twins(inner, both) for key, inner in value.items()
        }
    if isinstance(value, str) and value.startswith(_SCHEMAS) and value.removeprefix(_SCHEMAS) in both:
        return _SCHEMAS + SHOWN + value.removeprefix(_SCHEMAS)
    return value


def _opened(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema that accepts unknown fields."""
    return {key: inner for key, inner in schema.items() if (key, inner) != ("additionalProperties", False)}
