"""Batches: several items in one request, answered in order, each with its answer or its own problem document.

Items are in one JSON body with one answer, or are lines of a stream (`stream`), answered line by line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeVar

from flask import Response, request

from api.http.allowance import request_allowance
from api.http.body import BODY_LIMIT, JSON, LARGE_BODY_LIMIT, LINES, media_type, read_json
from api.http.caching import answer_encoded
from api.http.encoding import encode
from api.http.errors import AnswerTooLarge, TooManyRequests, dump_error, request_id
from engine.errors import KeepwiseError
from strategy_tables.model.allowance import TooCostly

_Asked = TypeVar("_Asked")
Outcome = bytes | KeepwiseError
"""An encoded answer, or the error."""
TAKEN: Final = (JSON, LINES)
"""Accepted media types of a batch."""
COUNTS: Final = "keepwise.items"
"""Key of the `Counts` in the environment of a request, for log and metrics."""


@dataclass(slots=True)
class Counts:
    """The number of items of a request by outcome."""

    answered: int = 0
    refused: int = 0

    def dump(self, outcome: Outcome, dump: Callable[[KeepwiseError], bytes]) -> bytes:
        """Return the encoded outcome of an item and count it."""
        if isinstance(outcome, bytes):
            self.answered += 1
            return outcome
        self.refused += 1
        return dump(outcome)


@dataclass(frozen=True, slots=True)
class Batch(Generic[_Asked]):
    """The functions that answer the items of a batch.

    `list_items` finds them in a JSON body; `read` parses an item, or raises; `ask` answers parsed items and passes all
    answers through `RequestAllowance.reserve_bytes`. A line of a stream has at most `longest` bytes.
    """

    list_items: Callable[[Any], Sequence[Any]]
    read: Callable[[Any], _Asked]
    ask: Callable[[Sequence[_Asked]], Iterable[Outcome]]
    longest: int = BODY_LIMIT

    def answer(self) -> Response:
        """Parse all items, answer the valid ones together, and respond with 200.

        Items that exceed the allowance of time or size are refused individually.
        """
        results: dict[int, bytes] = {}
        asked: dict[int, _Asked] = {}
        counts = request.environ[COUNTS] = Counts()
        items = self.list_items(read_json(request, LARGE_BODY_LIMIT, TAKEN))
        allowance = request_allowance()
        for place, item in enumerate(items):
            try:
                allowance.check_deadline()
                asked[place] = self.read(item)
            except KeepwiseError as error:
                # Encode immediately: problems of a thousand items would take more memory than their text.
                results[place] = counts.dump(error, partial(_refuse, place))
        for place, outcome in zip(asked, self.ask(list(asked.values())), strict=True):
            results[place] = counts.dump(outcome, partial(_refuse, place))
        return answer_encoded(b'{"results":[' + b",".join(results[place] for place in range(len(items))) + b"]}")


def is_stream() -> bool:
    """Return whether the current batch is a stream of lines; raises `WrongContentType` if it is no batch at all."""
    return media_type(request.environ, TAKEN) == LINES


def answer_each(asked: Iterable[_Asked], ask: Callable[[_Asked], bytes]) -> Iterator[Outcome]:
    """Yield the outcome of each item within the allowance of time and size."""
    allowance = request_allowance()
    for each in asked:
        try:
            allowance.check_deadline()
            yield allowance.reserve_bytes(ask(each))
        except KeepwiseError as error:
            yield error.without_traceback()


def _refuse(place: int, error: KeepwiseError) -> bytes:
    """Return the encoded refusal of an item, or a shorter one if that does not fit."""
    refused = error
    if isinstance(error, (TooCostly, AnswerTooLarge)):
        refused = TooManyRequests(f"this item no longer fits ({error}); send it in another request", 1)
    dumped = dump_refusal(place, refused)
    try:
        return request_allowance().reserve_bytes(dumped)
    except AnswerTooLarge as full:
        return dumped if refused is not error else _refuse(place, full)


def dump_refusal(place: int, error: KeepwiseError) -> bytes:
    """Return the encoded refusal of an item."""
    return encode(dump_error(error, f"{request_id(request.environ)}#{place}", ("items", place)))
