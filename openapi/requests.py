"""The requests that a document has examples of, and where it has their answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

FILE: Final = "application/octet-stream"
"""What has no schema: bytes."""

METHODS: Final = ("get", "put", "post", "delete", "patch")


def escaped(step: str) -> str:
    """One step of a JSON pointer, as it stands in a URI."""
    return step.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def resolved(document: Mapping[str, Any], holder: Mapping[str, Any], pointer: str) -> tuple[Any, str]:
    """What a place of a document holds, and where that really stands if it is a reference."""
    while "$ref" in holder:
        pointer = str(holder["$ref"]).removeprefix("#")
        holder = document
        for step in pointer.split("/")[1:]:
            holder = holder[step.replace("~1", "/").replace("~0", "~")]
    return holder, pointer


def operations(document: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Path, method and operation."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def responses_of(document: Mapping[str, Any], path: str, method: str) -> Iterator[tuple[int, Any, str]]:
    """Status, response and its place, of one operation."""
    for status, response in document["paths"][path][method]["responses"].items():
        yield int(status), *resolved(document, response, f"/paths/{escaped(path)}/{method}/responses/{status}")


class Asked(NamedTuple):
    """A request of a document: the parameters of the path and of the query, and the body if there is one."""

    parameters: dict[str, Any]
    body: Any


def good_requests(document: Mapping[str, Any], path: str, method: str) -> dict[str, Asked]:
    """The examples of requests of an operation, by name; where nothing is to be said, those of the answers.

    None of an operation that answers with a file: no document shows that.
    """
    operation = document["paths"][path][method]
    if any(FILE in response.get("content", {}) for _, response, _ in responses_of(document, path, method)):
        return {}
    if "requestBody" in operation:
        examples = operation["requestBody"]["content"]["application/json"].get("examples", {})
        return {name: Asked({}, example["value"]) for name, example in examples.items()}
    listed = [resolved(document, each, "")[0] for each in operation.get("parameters", ())]
    parameters = [each for each in listed if each["in"] in ("path", "query")]
    said: dict[str, dict[str, Any]] = {}
    for parameter in parameters:
        for name, example in parameter.get("examples", {}).items():
            said.setdefault(name, {})[parameter["name"]] = example["value"]
    names = said if parameters else {name: {} for name, _, _ in answer_examples(document, path, method)}
    return {name: Asked(each, None) for name, each in names.items()}


def wrong_requests(document: Mapping[str, Any], path: str, method: str) -> dict[str, Asked]:
    """What is sent for the examples of errors that an operation has of its own, by name."""
    return {
        name: Asked(example["x-request"].get("parameters", {}), example["x-request"].get("body"))
        for name, status, example in answer_examples(document, path, method)
        if status >= 400
    }


def answer_examples(document: Mapping[str, Any], path: str, method: str) -> Iterator[tuple[str, int, Any]]:
    """Name, status and example of every answer that an operation has of its own."""
    for status, response, pointer in responses_of(document, path, method):
        if pointer.startswith("/paths/"):
            for content in response.get("content", {}).values():
                for name, example in content.get("examples", {}).items():
                    yield name, status, example


def shared_examples(document: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Response, name and example of every answer that operations share."""
    for response, held in document["components"]["responses"].items():
        for content in held.get("content", {}).values():
            for name, example in content.get("examples", {}).items():
                yield response, name, example
