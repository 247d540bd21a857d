"""The core contract: some operations of the whole one, with fewer fields and only objects as schemas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from api.contract.document import operations
from api.contract.examples import WrongSource

_COMPONENTS: Final = "#/components/"
_HEADERS: Final = ("Retry-After",)
"""Headers of responses that the core mentions."""


def core_of(document: Mapping[str, Any], core: Mapping[str, Any]) -> dict[str, Any]:
    """Return the core of a bundled document, as `core` describes it. Raises `WrongSource`."""
    components = {**document["components"], "schemas": {**document["components"]["schemas"]}}
    for name, fields in core["left_out"].items():
        components["schemas"][name] = _without(name, components["schemas"].get(name, {}), fields)
    paths: dict[str, Any] = {}
    for path, method, operation in operations(document):
        if operation["operationId"] in core["operations"]:
            paths.setdefault(path, {})[method] = operation
    paths, components = (_plain(part, components["schemas"]) for part in (paths, components))
    used = _reached(paths, components)
    if unused := core["left_out"].keys() - {name for kind, name in used if kind == "schemas"}:
        raise WrongSource(f"core.yaml: no operation has {min(unused)}")
    return {
        "openapi": document["openapi"],
        "info": {**document["info"], **core["info"]},
        "servers": document["servers"],
        "paths": paths,
        "components": {
            kind: kept
            for kind, named in components.items()
            if (kept := {name: each for name, each in named.items() if (kind, name) in used})
        },
    }


def _without(name: str, schema: Mapping[str, Any], fields: Iterable[str]) -> dict[str, Any]:
    """Return the schema of an object without some fields."""
    properties = dict(schema.get("properties", {}))
    for field in fields:
        if field not in properties:
            raise WrongSource(f"core.yaml: {name} has no field {field}")
        if schema.get("additionalProperties") is False and field in schema.get("required", ()):
            raise WrongSource(f"core.yaml: {name} requires {field}")
        del properties[field]
    together = {
        field: kept
        for field, others in schema.get("dependentRequired", {}).items()
        if field in properties and (kept := [each for each in others if each in properties])
    }
    required = [field for field in schema.get("required", ()) if field in properties]
    return {**schema, "required": required, "dependentRequired": together, "properties": properties}


def _plain(value: Any, schemas: Mapping[str, Any]) -> Any:
    """Return a part of the document with the schemas of all but objects in place of references, and few headers."""
    if isinstance(value, list):
        return [_plain(inner, schemas) for inner in value]
    if not isinstance(value, dict):
        return value
    schema = schemas.get(value.get("$ref", "").removeprefix(f"{_COMPONENTS}schemas/"), {})
    if schema and "properties" not in schema:
        return _plain({**schema, **{key: inner for key, inner in value.items() if key != "$ref"}}, schemas)
    plain = {key: _plain(inner, schemas) for key, inner in value.items() if not key.startswith("x-")}
    for key in ("required", "dependentRequired", "headers"):
        if key == "headers" and isinstance(plain.get(key), dict) and "description" in plain:
            plain[key] = {name: header for name, header in plain[key].items() if name in _HEADERS}
        if key in plain and not plain[key]:
            del plain[key]
    return plain


def _reached(paths: Mapping[str, Any], components: Mapping[str, Any]) -> set[tuple[str, str]]:
    """Return the kinds and names of all components that some paths lead to."""
    reached: set[tuple[str, str]] = set()
    left = list(_references(paths))
    while left:
        kind, name = left.pop()
        if (kind, name) not in reached:
            reached.add((kind, name))
            left += _references(components[kind][name])
    return reached


def _references(value: Any) -> Iterator[tuple[str, str]]:
    """Yield the kinds and names of the components that a part of the document refers to."""
    if isinstance(value, dict) and "$ref" in value:
        kind, _, name = value["$ref"].removeprefix(_COMPONENTS).partition("/")
        yield kind, name
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _references(inner)
