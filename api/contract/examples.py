"""The examples of the contract: put into their places in the document, and read from there.

The file of an operation has its examples by name. Each has the `summary` and the `body` of a request, and the `status`
and the `answer`, which `make openapi` writes. A request without a body has `parameters` instead; those of a path are in
the document already, as examples of each parameter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from api.contract.document import operations, resolved, responses_of

FILE: Final = "application/octet-stream"
"""The media type of answers without a schema."""

SHARED: Final = "shared"
"""The file with the answers that operations share, by response and by name."""


class WrongSource(Exception):
    """Sources of the contract that are inconsistent."""


def add_examples(document: dict[str, Any], examples: Mapping[str, Any]) -> None:
    """Put examples, by the names of their files, into their places in a document. Raises `WrongSource`."""
    own = {operation["operationId"]: operation for _, _, operation in operations(document)}
    if unknown := examples.keys() - own.keys() - {SHARED}:
        raise WrongSource(f"examples/{min(unknown)}.yaml: no operation has this name")
    for operation, named in examples.items():
        if operation != SHARED:
            for name, example in named.items():
                _add_example(own[operation], name, example)
    for response, named in examples.get(SHARED, {}).items():
        place = _examples_in(document["components"]["responses"].get(response, {}), 400, f"{SHARED}, {response}")
        place.update({name: {"value": answer} for name, answer in named.items()})


def _add_example(operation: dict[str, Any], name: str, example: Mapping[str, Any]) -> None:
    where, status = f"{operation['operationId']}, {name}", example["status"]
    shown = {"value": example.get("answer")}
    if status >= 400:
        sent = {key: example[key] for key in ("parameters", "body") if key in example}
        shown = {"summary": example["summary"], "x-request": sent, **shown}
    elif "body" in example:
        _examples_in(operation["requestBody"], 200, where)[name] = {
            "summary": example["summary"],
            "value": example["body"],
        }
    else:
        for parameter in operation.get("parameters", ()):
            if parameter.get("name") in example.get("parameters", {}):
                shown_there = {"summary": example["summary"], "value": example["parameters"][parameter["name"]]}
                parameter.setdefault("examples", {})[name] = shown_there
    _examples_in(operation["responses"].get(str(status), {}), status, where)[name] = shown


def _examples_in(holder: dict[str, Any], status: int, where: str) -> dict[str, Any]:
    """Return the examples of a request or a response as a mutable mapping."""
    media_type = "application/json" if status < 400 else "application/problem+json"
    if media_type not in holder.get("content", {}):
        raise WrongSource(f"{where}: there is no response {status} with {media_type} of its own")
    examples: dict[str, Any] = holder["content"][media_type].setdefault("examples", {})
    return examples


class Asked(NamedTuple):
    """A request of a document: the parameters of the path and of the query, and the body if there is one."""

    parameters: dict[str, Any]
    body: Any


def good_requests(document: Mapping[str, Any], path: str, method: str) -> dict[str, Asked]:
    """Return the examples of requests of an operation, by name; without body and parameters, those of its answers.

    An operation that answers with a file has none: no document shows that.
    """
    operation = document["paths"][path][method]
    if any(FILE in response.get("content", {}) for _, response, _ in responses_of(document, path, method)):
        return {}
    if "requestBody" in operation:
        examples = operation["requestBody"]["content"]["application/json"].get("examples", {})
        return {name: Asked({}, example["value"]) for name, example in examples.items()}
    listed = [resolved(document, each, "")[0] for each in operation.get("parameters", ())]
    parameters = [each for each in listed if each["in"] in ("path", "query")]
    named: dict[str, dict[str, Any]] = {}
    for parameter in parameters:
        for name, example in parameter.get("examples", {}).items():
            named.setdefault(name, {})[parameter["name"]] = example["value"]
    names = named if parameters else {name: {} for name, _, _ in answer_examples(document, path, method)}
    return {name: Asked(each, None) for name, each in names.items()}


def wrong_requests(document: Mapping[str, Any], path: str, method: str) -> dict[str, Asked]:
    """Return the requests for errors that only an operation itself has, by name."""
    return {
        name: Asked(example["x-request"].get("parameters", {}), example["x-request"].get("body"))
        for name, status, example in answer_examples(document, path, method)
        if status >= 400
    }


def answer_examples(document: Mapping[str, Any], path: str, method: str) -> Iterator[tuple[str, int, Any]]:
    """Yield name, status and example of every answer that only an operation itself has."""
    for status, response, pointer in responses_of(document, path, method):
        if pointer.startswith("/paths/"):
            for content in response.get("content", {}).values():
                for name, example in content.get("examples", {}).items():
                    yield name, status, example
