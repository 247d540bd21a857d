"""Batches as streams: a line in, a line out, in the same order, for as many lines as there are and in flat memory.

Answers are sent while the rest of the body still arrives, but not through a proxy: nginx stops sending what it has
left of a body as soon as an answer begins. Every line has the allowance of a request of its own. A client who owes too
much is not refused but served as fast as its share lets it: the stream waits. Only so many streams are attended to at a
time, and each only for so long: what comes after that is refused line by line, so that there are always as many lines
out as in.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from threading import BoundedSemaphore
from typing import Any, Final, Generic, TypeVar

from flask import Flask, Response, current_app, request, stream_with_context

from api.http.allowance import RequestAllowance, request_allowance
from api.http.batch import COUNTS, Batch, Counts, Outcome, dump_refusal, is_stream
from api.http.body import LINES, parse_json
from api.http.client import named_client
from api.http.errors import AnswerTooLarge, ClientDisconnected, NotReady, TooLarge, TooManyRequests, answer_error
from api.http.limits import Limits
from api.http.spooled_lines import SECONDS_MORE, Line, SpooledLines
from engine.errors import KeepwiseError
from strategy_tables.model.allowance import TooCostly

_Asked = TypeVar("_Asked")

_STREAMS: Final = "keepwise.streams"
_TOGETHER: Final = 64
"""Lines that are asked about at once."""
_PIECE: Final = 64 * 1024
"""Bytes that are sent at once: a client has to take so many in the time that it may stall."""


class StreamSlots:
    """The streams that this process attends to."""

    def __init__(self, limits: Limits, is_stopping: Callable[[], bool]) -> None:
        self.limits = limits
        self.is_stopping = is_stopping
        self._places = BoundedSemaphore(limits.streams)

    def acquire(self) -> None:
        """Take a place, without waiting for one: a thread that waits is lost to all others. Raises `NotReady`."""
        if not self._places.acquire(blocking=False):
            raise NotReady("the server has all the streams in hand that it can attend to; ask again", 2)

    def release(self) -> None:
        """A stream has ended."""
        self._places.release()


def add_streams(app: Flask, limits: Limits, is_stopping: Callable[[], bool]) -> None:
    """Have a service answer streams, until it `is_stopping`."""
    app.extensions[_STREAMS] = StreamSlots(limits, is_stopping)


def answer_batch(batch: Batch[Any]) -> Response:
    """The answers to the items of a batch, in whichever form it is sent."""
    return _answer_lines(batch) if is_stream() else batch.answer()


def _answer_lines(batch: Batch[Any]) -> Response:
    streams: StreamSlots = current_app.extensions[_STREAMS]
    with ExitStack() as taken:
        streams.acquire()
        taken.callback(streams.release)
        incoming = SpooledLines(request.environ, streams.limits, batch.longest, request_allowance().charge_measured)
        taken.callback(incoming.close)
        if named_client(request.environ) is not None:
            incoming.wait()
        # Given back at the end of the answer, or where there is nobody to give one.
        end = taken.pop_all().close
    stream = _Stream(batch, incoming, streams, request_allowance(), end)
    response = Response(stream_with_context(stream.pieces()), mimetype=LINES)
    response.call_on_close(end)
    return response


class _Stream(Generic[_Asked]):
    """One stream: what has come of it, and what has been answered."""

    def __init__(
        self,
        batch: Batch[_Asked],
        incoming: SpooledLines,
        streams: StreamSlots,
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
        """The body of the answer. What ends a stream before its time is told in a last line."""
        try:
            for group in self._incoming.groups():
                # A group without lines has been read all the same.
                for start in range(0, len(group) or 1, _TOGETHER):
                    yield from _in_pieces(self._answer(group[start : start + _TOGETHER]))
        except ClientDisconnected:
            return
        except Exception as error:
            yield answer_error(error).data + b"\n"
            self._incoming.drain()
        finally:
            self._allowance.settle()
            self._end()

    def _answer(self, lines: Sequence[Line]) -> Iterator[bytes]:
        """The result of each line: those that can be read are asked about together."""
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
                # Too much together with others is not too much.
                with self._allowance.for_stream_part():
                    [outcome] = self._batch.ask([asked[place]])
            yield self._dump(outcome, place)

    def _parse(self, line: Line) -> Any:
        if line.text is None:
            raise TooLarge(self._batch.longest, f"line {line.number}")
        return parse_json(line.text, line.number)

    def _dump(self, outcome: Outcome, place: int) -> bytes:
        return self._counts.dump(outcome, partial(dump_refusal, place))

    def _wait(self) -> KeepwiseError | None:
        """Wait until the client may have more worked out; returns why nothing more is, if that comes meanwhile."""
        while (pause := self._allowance.seconds_until_affordable()) > 0:
            self._allowance.check_disconnected()
            time.sleep(min(pause, 0.5))
            if refusal := self._refusal():
                return refusal
        return None

    def _refusal(self) -> KeepwiseError | None:
        """Why no more lines are worked on."""
        over = time.monotonic() - self._ends
        if self._streams.is_stopping():
            return NotReady("the server is about to stop; send this line again", 1)
        if over > 0:
            refusal = TooManyRequests(
                f"one stream is attended to for {self._limits.stream_seconds:.0f} s; send this line in another", 1
            )
            if over > SECONDS_MORE:
                raise refusal
            return refusal
        return None


def _in_pieces(results: Iterable[bytes]) -> Iterator[bytes]:
    """Results as lines, several together where they are short, and in pieces where they are long."""
    lines = bytearray()
    for result in results:
        lines += result
        lines += b"\n"
        while len(lines) >= _PIECE:
            yield bytes(lines[:_PIECE])
            del lines[:_PIECE]
    if lines:
        yield bytes(lines)
