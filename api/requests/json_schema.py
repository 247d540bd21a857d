"""JSON Schemas of shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.text.shapes import Shape

SHARED: Final = "#/components/schemas/"
"""Prefix of references to shared schemas."""

Schema = dict[str, Any]

_TYPES: Final[Mapping[type | None, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number", "format": "double"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    None: {},
}
_GREATEST_INT32: Final = (1 << 31) - 1


def dump_schema(shape: Shape) -> Schema:
    """Return the schema of a shape, or the reference to a shared one."""
    return {**({"$ref": f"{SHARED}{shape.name}"} if shape.name else define_schema(shape)), **shape.here}


def define_schema(shape: Shape) -> Schema:
    """Return the schema of a shape, shared or not; undocumented fields are omitted."""
    about = {"description": shape.about} if shape.about else {}
    if shape.one_of:
        return {**about, "oneOf": list(map(dump_schema, shape.one_of))}
    if shape.fields:
        fields = {name: dump_schema(each) for name, each in shape.fields.items() if each.name or each.about}
        return {"type": "object", **about, "additionalProperties": False, **shape.keywords, "properties": fields}
    if shape.is_list and shape.each is not None:
        return {"type": "array", **about, **shape.keywords, "items": dump_schema(shape.each)}
    if shape.each is not None:
        return {"type": "object", **about, **shape.keywords, "additionalProperties": dump_schema(shape.each)}
    large = shape.scalar is int and shape.keywords.get("maximum", 0) > _GREATEST_INT32
    return {**_TYPES[shape.scalar], **about, **({"format": "int64"} if large else {}), **shape.keywords}


def shared_schemas(shapes: Iterable[Shape]) -> dict[str, Schema]:
    """Return the shared schemas that shapes lead to; one that is described elsewhere is only referred to."""
    found: dict[str, Schema] = {}
    waiting = list(shapes)
    while waiting:
        shape = waiting.pop()
        if shape.name and shape.about:
            found[shape.name] = define_schema(shape)
        waiting += [*shape.fields.values(), *shape.one_of, *([shape.each] if shape.each else [])]
    return dict(sorted(found.items()))
