"""Batches as streams: any number of lines in, the same number of lines out in order, in constant memory.

Answers are sent while the body still arrives, except through a proxy: nginx stops sending a body once the answer
begins. Every line has the allowance of a request. A client that owes too much is slowed down to its rate instead of
refused. The number and the duration of streams are limited. Lines after the limit are refused one by one, so that every
line in has a line out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from threading import BoundedSemaphore
from typing import Any, Final, Generic, NamedTuple, TypeVar

from flask import Flask, Response, current_app, request, stream_with_context

from api.http.allowance import RequestAllowance, request_allowance
from api.http.batch import COUNTS, Batch, Counts, Outcome, dump_refusal, is_stream
from api.http.body import LINES, parse_json
from api.http.client import named_client
from api.http.errors import AnswerTooLarge, ClientDisconnected, NotReady, TooLarge, TooManyRequests, answer_error
from api.http.languages import request_language
from api.http.limits import Limits
from api.http.spooled_lines import SECONDS_MORE, Line, SpooledLines
from engine.errors import KeepwiseError
from strategy_tables.model.allowance import TooCostly

_Asked = TypeVar("_Asked")

_STREAMS: Final = "keepwise.streams"
_TOGETHER: Final = 64
"""Lines processed together."""
_PIECE: Final = 64 * 1024
"""Bytes sent at once, which a client has to accept within the stall timeout."""


class Streams(NamedTuple):
    """The concurrent streams of this process, each with a slot."""

    limits: Limits
    is_stopping: Callable[[], bool]
    slots: BoundedSemaphore


def add_streams(app: Flask, limits: Limits, is_stopping: Callable[[], bool]) -> None:
    """Enable streams until the service `is_stopping`."""
    app.extensions[_STREAMS] = Streams(limits, is_stopping, BoundedSemaphore(limits.streams))


def answer_batch(batch: Batch[Any]) -> Response:
    """Return the response to a batch in either form; its language is chosen before the first line is sent."""
    request_language()
    return _answer_lines(batch) if is_stream() else batch.answer()


def _answer_lines(batch: Batch[Any]) -> Response:
    streams: Streams = current_app.extensions[_STREAMS]
    with ExitStack() as taken:
        # Waiting for one would block a thread.
        if not streams.slots.acquire(blocking=False):
            raise NotReady("the server is at its limit of streams; try again later", 2)
        taken.callback(streams.slots.release)
        incoming = SpooledLines(request.environ, streams.limits, batch.longest, request_allowance().charge_measured)
        taken.callback(incoming.close)
        if named_client(request.environ) is not None:
            incoming.wait()
        # Released at the end of the answer, or when there is none.
        end = taken.pop_all().close
    stream = _Stream(batch, incoming, streams, request_allowance(), end)
    response = Response(stream_with_context(stream.pieces()), mimetype=LINES)
    response.call_on_close(end)
    return response


class _Stream(Generic[_Asked]):
    """A stream in progress."""

    def __init__(
        self,
        batch: Batch[_Asked],
        incoming: SpooledLines,
        streams: Streams,
        allowance: RequestAllowance,
        end: Callable[[], None],
    ) -> None:
        self._batch = batch
        self._incoming = incoming
        self._streams = streams
        self._limits = streams.limits
        self._allowance = allowance
        self._end = end
        self._ends = time.monotonic() + streams.limits.stream_seconds
        self._place = 0
        self._counts = request.environ[COUNTS] = Counts()

    def pieces(self) -> Iterator[bytes]:
        """Yield the body of the answer; a failure of the stream is its last line."""
        try:
            for group in self._incoming.groups():
                # Even a group without lines is processed, for its checks.
                for start in range(0, len(group) or 1, _TOGETHER):
                    yield from _in_chunks(self._answer(group[start : start + _TOGETHER]))
        except ClientDisconnected:
            return
        except Exception as error:
            yield answer_error(error).data + b"\n"
            self._incoming.drain()
        finally:
            self._allowance.settle()
            self._end()

    def _answer(self, lines: Sequence[Line]) -> Iterator[bytes]:
        """Yield the result of each line; valid lines are processed together."""
        first, self._place = self._place, self._place + len(lines)
        self._allowance.settle()
        self._allowance.check_disconnected()
        if refusal := self._refusal() or self._wait():
            yield from (self._dump(refusal, place) for place in range(first, self._place))
            return
        outcomes: dict[int, Outcome] = {}
        asked: dict[int, _Asked] = {}
        with self._allowance.for_stream_part():
            for place, line in enumerate(lines, first):
                try:
                    asked[place] = self._batch.read(self._parse(line))
                except KeepwiseError as error:
                    outcomes[place] = error.without_traceback()
            outcomes |= zip(asked, self._batch.ask(list(asked.values())), strict=True)
        for place in range(first, self._place):
            outcome = outcomes.pop(place)
            if isinstance(outcome, (TooCostly, AnswerTooLarge)) and len(lines) > 1:
                # The line alone may be within the limits.
                with self._allowance.for_stream_part():
                    [outcome] = self._batch.ask([asked[place]])
            yield self._dump(outcome, place)

    def _parse(self, line: Line) -> Any:
        number, text = line
        if text is None:
            raise TooLarge(self._batch.longest, f"line {number}")
        return parse_json(text, number)

    def _dump(self, outcome: Outcome, place: int) -> bytes:
        return self._counts.dump(outcome, partial(dump_refusal, place))

    def _wait(self) -> KeepwiseError | None:
        """Wait until the client's debt allows more work; return the reason if the stream ends meanwhile."""
        while (pause := self._allowance.seconds_until_affordable()) > 0:
            self._allowance.check_disconnected()
            time.sleep(min(pause, 0.5))
            if refusal := self._refusal():
                return refusal
        return None

    def _refusal(self) -> KeepwiseError | None:
        """Return the reason for refusing further lines, if any."""
        over = time.monotonic() - self._ends
        if self._streams.is_stopping():
            return NotReady("the server is shutting down; send this line again", 1)
        if over > 0:
            refusal = TooManyRequests(
                f"a stream can last at most {self._limits.stream_seconds:.0f} s; send this line in another", 1
            )
            if over > SECONDS_MORE:
                raise refusal
            return refusal
        return None


def _in_chunks(results: Iterable[bytes]) -> Iterator[bytes]:
    """Yield lines in chunks of limited size."""
    lines = bytearray()
    for result in results:
        lines += result
        lines += b"\n"
        while len(lines) >= _PIECE:
            yield bytes(lines[:_PIECE])
            del lines[:_PIECE]
    if lines:
        yield bytes(lines)
