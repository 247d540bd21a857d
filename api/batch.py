"""Many questions in one request: answered in their order, each by its answer or by its own problem document."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from flask import Response, request

from api.answers import answer_encoded
from api.encoding import encode
from api.errors import InvalidRequest, dump_error, request_id
from api.schemas import BATCH, RequestSchema, load
from engine.errors import KeepwiseError, Problem

_Asked = TypeVar("_Asked")

DEFINITION_LIMIT: Final = 16
"""Different rulesets that the items of one batch may define."""

Outcome = bytes | KeepwiseError
"""An encoded answer, or why there is none."""


def answer_batch(
    raw: Any,
    schema: RequestSchema,
    build: Callable[[Mapping[str, Any]], _Asked],
    ask: Callable[[Sequence[_Asked]], Iterable[Outcome]],
) -> Response:
    """Read each item like a request of its own, ask about all that can be read at once, and answer 200.

    Only a request that is no batch at all is refused as a whole.
    """
    items: Sequence[Any] = load(BATCH, raw, lambda fields: fields.get("items", ()))
    outcomes: dict[int, Outcome] = {}
    asked: dict[int, _Asked] = {}
    definitions: set[str] = set()
    for place, item in enumerate(items):
        try:
            _count_definition(item, definitions)
            asked[place] = load(schema, item, build)
        except KeepwiseError as error:
            outcomes[place] = error
    outcomes.update(zip(asked, ask(list(asked.values())), strict=True))
    results = b",".join(_dump(outcomes[place], place) for place in range(len(items)))
    return answer_encoded(b'{"results":[' + results + b"]}")


def _count_definition(item: Any, definitions: set[str]) -> None:
    """Add the ruleset that an item defines; each different one costs milliseconds, so there is a limit to them."""
    ruleset = item.get("ruleset") if isinstance(item, dict) else None
    if isinstance(ruleset, dict):
        definition = json.dumps(ruleset, sort_keys=True)
        if len(definitions) == DEFINITION_LIMIT and definition not in definitions:
            detail = f"one batch defines at most {DEFINITION_LIMIT} different rulesets; send this item in another"
            raise InvalidRequest([Problem("too-many", ("ruleset",), detail, DEFINITION_LIMIT)])
        definitions.add(definition)


def _dump(outcome: Outcome, place: int) -> bytes:
    if isinstance(outcome, bytes):
        return outcome
    return encode(dump_error(outcome, f"{request_id(request.environ)}#{place}", ("items", place)))
