"""Many questions in one request: answered in their order, each by its answer or by its own problem document.

They are the items of one JSON body, answered in one; or the lines of a stream (`stream`), answered line by line.
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
"""An encoded answer, or why there is none."""
TAKEN: Final = (JSON, LINES)
"""What a batch may be sent as."""
COUNTS: Final = "keepwise.items"
"""Where the environment of a request has the `Counts` of its items, for the log and the metrics, which come after."""


@dataclass(slots=True)
class Counts:
    """Items of a request."""

    answered: int = 0
    refused: int = 0

    def dump(self, outcome: Outcome, dump: Callable[[KeepwiseError], bytes]) -> bytes:
        """What is said of an item, which is counted."""
        if isinstance(outcome, bytes):
            self.answered += 1
            return outcome
        self.refused += 1
        return dump(outcome)


@dataclass(frozen=True, slots=True)
class Batch(Generic[_Asked]):
    """How the items of a batch are answered.

    `list_items` finds them in the value of a JSON body; `read` makes a question of an item, or raises; `ask` answers
    questions, and passes every answer through `RequestAllowance.fit`. A line of a stream has at most `longest` bytes.
    """

    list_items: Callable[[Any], Sequence[Any]]
    read: Callable[[Any], _Asked]
    ask: Callable[[Sequence[_Asked]], Iterable[Outcome]]
    longest: int = BODY_LIMIT

    def answer(self) -> Response:
        """Read each item like a request of its own, ask about all that can be read at once, and answer 200.

        Items that there is no time or no room for any more are refused by themselves.
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
                # At once: what is wrong with a thousand items takes more memory than saying it.
                results[place] = counts.dump(error, partial(_refuse, place))
        for place, outcome in zip(asked, self.ask(list(asked.values())), strict=True):
            results[place] = counts.dump(outcome, partial(_refuse, place))
        return answer_encoded(b'{"results":[' + b",".join(results[place] for place in range(len(items))) + b"]}")


def is_stream() -> bool:
    """Whether the batch in hand is a stream of lines; raises `WrongContentType` where it is no batch at all."""
    return media_type(request, TAKEN) == LINES


def answer_each(asked: Iterable[_Asked], ask: Callable[[_Asked], bytes]) -> Iterator[Outcome]:
    """The answer to each question, for as long as there is time and room."""
    allowance = request_allowance()
    for each in asked:
        try:
            allowance.check_deadline()
            yield allowance.reserve_bytes(ask(each))
        except KeepwiseError as error:
            yield error.without_traceback()


def _refuse(place: int, error: KeepwiseError) -> bytes:
    """Why there is no answer to an item, or, where there is no room for that, that there is none."""
    refused = error
    if isinstance(error, (TooCostly, AnswerTooLarge)):
        refused = TooManyRequests(f"there is no more room for this item ({error}): send it in another request", 1)
    dumped = dump_refusal(place, refused)
    try:
        return request_allowance().reserve_bytes(dumped)
    except AnswerTooLarge as full:
        return dumped if refused is not error else _refuse(place, full)


def dump_refusal(place: int, error: KeepwiseError) -> bytes:
    """Why there is no answer to an item, encoded."""
    return encode(dump_error(error, f"{request_id(request.environ)}#{place}", ("items", place)))
