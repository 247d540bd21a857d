"""Many questions in one request: answered in their order, each by its answer or by its own problem document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from flask import Response, request

from api.http.allowance import request_allowance
from api.http.caching import answer_encoded
from api.http.encoding import encode
from api.http.errors import AnswerTooLarge, TooManyRequests, dump_error, request_id
from engine.errors import KeepwiseError
from strategy_tables.model.allowance import TooCostly

_Asked = TypeVar("_Asked")
Outcome = bytes | KeepwiseError
"""An encoded answer, or why there is none."""


def answer_batch(
    items: Sequence[Any],
    read: Callable[[Any], _Asked],
    ask: Callable[[Sequence[_Asked]], Iterable[Outcome]],
) -> Response:
    """Read each item like a request of its own, ask about all that can be read at once, and answer 200.

    `read` makes a question of an item, or raises. `ask` passes every answer through `RequestAllowance.fit`. Items that
    there is no time or no room for any more are refused by themselves.
    """
    results: dict[int, bytes] = {}
    asked: dict[int, _Asked] = {}
    allowance = request_allowance()
    for place, item in enumerate(items):
        try:
            allowance.go_on()
            asked[place] = read(item)
        except KeepwiseError as error:
            # At once: what is wrong with a thousand items takes more memory than saying it.
            results[place] = _refuse(error, place)
    for place, outcome in zip(asked, ask(list(asked.values())), strict=True):
        results[place] = outcome if isinstance(outcome, bytes) else _refuse(outcome, place)
    return answer_encoded(b'{"results":[' + b",".join(results[place] for place in range(len(items))) + b"]}")


def answer_each(asked: Iterable[_Asked], ask: Callable[[_Asked], bytes]) -> Iterator[Outcome]:
    """The answer to each question, for as long as there is time and room."""
    allowance = request_allowance()
    for each in asked:
        try:
            allowance.go_on()
            yield allowance.fit(ask(each))
        except KeepwiseError as error:
            yield error.alone()


def _refuse(error: KeepwiseError, place: int) -> bytes:
    """Why there is no answer to an item, or, where there is no room for that, that there is none."""
    refused = error
    if isinstance(error, (TooCostly, AnswerTooLarge)):
        refused = TooManyRequests(f"there is no more room for this item ({error}): send it in another request", 1)
    dumped = _dump(refused, place)
    try:
        return request_allowance().fit(dumped)
    except AnswerTooLarge as full:
        return dumped if refused is not error else _refuse(full, place)


def _dump(error: KeepwiseError, place: int) -> bytes:
    return encode(dump_error(error, f"{request_id(request.environ)}#{place}", ("items", place)))
