"""Operations, responses and references of a document of OpenAPI."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

METHODS: Final = ("get", "put", "post", "delete", "patch")


def operations(document: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield path, method and operation."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def responses_of(document: Mapping[str, Any], path: str, method: str) -> Iterator[tuple[int, Any, str]]:
    """Yield status, response and its JSON pointer, of one operation."""
    for status, response in document["paths"][path][method]["responses"].items():
        yield int(status), *resolved(document, response, f"/paths/{escaped(path)}/{method}/responses/{status}")


def resolved(document: Mapping[str, Any], holder: Mapping[str, Any], pointer: str) -> tuple[Any, str]:
    """Return an object and its JSON pointer; of a reference, those of the object that it leads to."""
    while "$ref" in holder:
        pointer = str(holder["$ref"]).removeprefix("#")
        holder = document
        for step in pointer.split("/")[1:]:
            holder = holder[step.replace("~1", "/").replace("~0", "~")]
    return holder, pointer


def escaped(step: str) -> str:
    """Return one step of a JSON pointer as it is written in a URI."""
    return step.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
