"""All examples of the contract with the names of their schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from api.contract.examples import PROBLEM
from openapi.shared_errors import JSON
from tests.api.read_contract import SPECIFICATION, operations, responses_of, shared_examples
from tests.api.read_contract import examples as examples_of

Direction = Literal["request", "answer"]


class Example(NamedTuple):
    """A body of a request or an answer, with the name of its schema and its place in the contract."""

    schema: str
    direction: Direction
    value: Any
    where: str


def examples() -> Iterator[Example]:
    """Yield all valid examples of bodies, errors included."""
    for path, method, operation in operations():
        answers = {
            status: response["content"] for status, response, _ in responses_of(path, method) if "content" in response
        }
        for name, example in examples_of(path, method).items():
            where, is_good = f"{method.upper()} {path}, {name}", example.status < 400
            if is_good and "requestBody" in operation:
                yield Example(_named(operation["requestBody"]["content"][JSON]), "request", example.body, where)
            if example.answer is not None:
                schema = _named(answers[example.status][JSON if is_good else PROBLEM])
                yield Example(schema, "answer", example.answer, f"{where}, {example.status}")
    for response, name, answer in shared_examples():
        schema = _named(SPECIFICATION["components"]["responses"][response]["content"][PROBLEM])
        yield Example(schema, "answer", answer, f"{response}, {name}")


def same_meaning(shown: Any, made: Any, exactly: bool = False) -> bool:
    """Return whether a value means the same after a model has parsed and serialized it.

    Languages serialize fields that were left out, or that have their default, differently: as nothing, null, empty or
    the default. `exactly` is for models that keep the parsed fields.
    """
    if isinstance(shown, dict) and isinstance(made, dict):
        both = shown.keys() & made.keys()
        one = [(name, value) for each in (shown, made) for name, value in each.items() if name not in both]
        if exactly and one:
            return False
        return all(same_meaning(shown[name], made[name], exactly) for name in both) and all(
            _says_nothing(*e) for e in one
        )
    if isinstance(shown, list) and isinstance(made, list):
        return len(shown) == len(made) and all(same_meaning(*each, exactly) for each in zip(shown, made, strict=True))
    # In Python, False equals 0 and True equals 1.
    return bool(shown == made and isinstance(shown, bool) == isinstance(made, bool))


def _says_nothing(name: str, value: Any) -> bool:
    return value in (None, [], {}) or (name, json.dumps(value)) in _DEFAULTS


def _defaults(value: Any) -> Iterator[tuple[str, str]]:
    """Yield the name and the default, as JSON, of every property with a default."""
    if isinstance(value, dict):
        properties = value.get("properties", {})
        for name, schema in properties.items():
            if "default" in schema:
                yield name, json.dumps(schema["default"])
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _defaults(inner)


_DEFAULTS = frozenset(_defaults(SPECIFICATION["components"]["schemas"]))


def _named(content: Mapping[str, Any]) -> str:
    """Return the component of a body; for others generators invent names."""
    return str(content["schema"]["$ref"]).removeprefix("#/components/schemas/")
