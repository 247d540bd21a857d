"""What requests and answers share, for each of the two: requests are read strictly, answers may gain fields.

In the sources a thing that is sent and answered is one schema, which takes no unknown field. A client made from that
would refuse the first answer with a field more. So an answer has a twin of it, ``ShownScorecard`` of ``Scorecard``,
that leaves this open, and all that leads to one has a twin too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

SHOWN: Final = "Shown"
"""What the name of a twin begins with."""

_SCHEMAS: Final = "#/components/schemas/"


class ClosedAnswer(Exception):
    """A schema of answers alone takes no unknown field."""


def with_twins(document: Mapping[str, Any]) -> dict[str, Any]:
    """The same document, its answers made of twins wherever they would be closed. Raises `ClosedAnswer`."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    sent = _reached(schemas, _named(_sent(document)))
    closed = _leading_to_closed(schemas)
    if alone := sorted(_closed(schemas) - sent):
        raise ClosedAnswer(f"no request has {alone[0]}: as a schema of answers it has to take unknown fields")
    both = closed & sent & _reached(schemas, _named(_answered(document)))
    of_answers = {name: _shown(schema, both) for name, schema in schemas.items() if name not in sent}
    whole: dict[str, Any] = {}
    for name, schema in schemas.items():
        whole[name] = of_answers.get(name, schema)
        if name in both:
            whole[SHOWN + name] = _open(_shown(schema, both))
    components = {
        **document["components"],
        "responses": _shown(document["components"].get("responses", {}), both),
        "schemas": whole,
    }
    return {**document, "paths": _paths(document["paths"], both), "components": components}


def _paths(paths: Mapping[str, Any], both: Iterable[str]) -> dict[str, Any]:
    """The paths, with twins in their responses."""
    return {
        path: {
            method: {key: _shown(part, both) if key == "responses" else part for key, part in operation.items()}
            for method, operation in item.items()
        }
        for path, item in paths.items()
    }


def _sent(document: Mapping[str, Any]) -> list[Any]:
    """What requests are made of."""
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    own = [operation.get(part, {}) for operation in operations for part in ("parameters", "requestBody")]
    return [*own, document["components"].get("parameters", {})]


def _answered(document: Mapping[str, Any]) -> list[Any]:
    """What answers are made of."""
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    return [*(operation["responses"] for operation in operations), document["components"].get("responses", {})]


def _named(value: Any) -> Iterator[str]:
    """The schemas that a part of a document refers to, examples aside."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref" and inner.startswith(_SCHEMAS):
                yield inner.removeprefix(_SCHEMAS)
            elif key not in ("example", "examples"):
                yield from _named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner)


def _reached(schemas: Mapping[str, Any], start: Iterable[str]) -> set[str]:
    """The schemas that some lead to, themselves included."""
    reached: set[str] = set()
    left = list(start)
    while left:
        name = left.pop()
        if name not in reached:
            reached.add(name)
            left += _named(schemas[name])
    return reached


def _closed(schemas: Mapping[str, Any]) -> set[str]:
    """The schemas that refuse unknown fields."""
    return {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}


def _leading_to_closed(schemas: Mapping[str, Any]) -> set[str]:
    """The schemas that refuse unknown fields somewhere inside."""
    closed = _closed(schemas)
    return {name for name in schemas if _reached(schemas, [name]) & closed}


def _shown(value: Any, both: Iterable[str]) -> Any:
    """The same with references to the twins of some schemas."""
    if isinstance(value, list):
        return [_shown(inner, both) for inner in value]
    if isinstance(value, dict):
        return {key: inner if key in ("example", "examples") else _shown(inner, both) for key, inner in value.items()}
    if isinstance(value, str) and value.startswith(_SCHEMAS) and value.removeprefix(_SCHEMAS) in both:
        return _SCHEMAS + SHOWN + value.removeprefix(_SCHEMAS)
    return value


def _open(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema that takes unknown fields."""
    return {key: inner for key, inner in schema.items() if (key, inner) != ("additionalProperties", False)}
