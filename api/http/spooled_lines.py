"""The body of a stream, received by a thread and spooled to disk.

A client that sends everything before it reads does not cause a deadlock, and memory is constant for any lag.
"""

from __future__ import annotations

import os
import socket
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from threading import Condition, Thread
from typing import TYPE_CHECKING, Final

from api.http.body import BLANKS, PIECE_OF_CHUNKS, body_length, check_length, cut_short, receive
from api.http.errors import NotReady, TooLarge
from api.http.limits import Limits
from engine.errors import KeepwiseError

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

_PIECE: Final = 64 * 1024
"""Bytes received and processed at a time."""
SECONDS_MORE: Final = 60.0
"""Seconds for the rest of a stream to arrive and be refused after the end of its time."""
_BLANK_BYTES: Final = BLANKS.encode()


Line = tuple[int, bytes | None]
"""Number and text of a line that is not blank. The number counts all lines from 1; without text it is too long."""


class SpooledLines:
    """The lines of a body while it arrives; must be closed.

    `charge` gets the processor seconds of receiving. Raises `NotReadable` and `TooLarge` for a wrong length, and
    `NotReady` if the disk is full.
    """

    def __init__(self, environ: WSGIEnvironment, limits: Limits, longest: int, charge: Callable[[float], None]) -> None:
        self._environ = environ
        self._limits = limits
        self._longest = longest
        self._charge = charge
        self._length = body_length(environ, limits.stream_bytes)
        self._ends = time.monotonic() + limits.stream_seconds + SECONDS_MORE
        self._arrived = 0
        self._error: KeepwiseError | None = None
        self._is_closed = self._has_ended = False
        self._changed = Condition()
        connection: socket.socket | None = environ.get("gunicorn.socket")
        self._connection = connection
        if connection is not None:
            # For both directions: a chunk of the answer, and the next bytes of the body.
            connection.settimeout(limits.stall_seconds)
        try:
            self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed below
        except OSError:
            raise _disk_full() from None
        self._receiver = Thread(target=self._receive, name="receiver", daemon=True)
        self._receiver.start()

    def wait(self) -> None:
        """Wait for the whole body. Raises as `groups` does."""
        self.drain()
        if self._error is not None:
            raise self._error

    def drain(self) -> None:
        """Wait for the end of the body, for clients that send everything before they read."""
        while not self._has_ended:
            self._wait(self._arrived)

    def groups(self) -> Iterator[list[Line]]:
        """Yield for each chunk of the body the lines that end in it, without blank ones, possibly none.

        Raises `NotReadable` if the body is truncated or stalls, `TooLarge` if it has too many bytes or lines.
        """
        limit, number, begun = self._limits.stream_lines, 0, bytearray()
        for piece in self._pieces():
            # Split off no more lines than allowed: a chunk may consist of line feeds.
            *ended, rest = piece.split(b"\n", limit - number)
            if ended:
                ended[0] = bytes(begun) + ended[0]
                begun.clear()
            begun += rest
            yield self._lines(number, ended)
            number += len(ended)
            if begun and number == limit:
                raise TooLarge(limit, "the stream", "lines")
            # Truncated, but still too long.
            del begun[self._longest + 1 :]
        if begun:
            yield self._lines(number, [bytes(begun)])
        if self._error is not None:
            raise self._error

    def _lines(self, before: int, texts: Iterable[bytes]) -> list[Line]:
        """Return the lines that are not blank, numbered after `before` lines."""
        lines: list[Line] = []
        for number, text in enumerate(texts, before + 1):
            if len(text) > self._longest:
                lines.append((number, None))
            elif text.strip(_BLANK_BYTES):
                lines.append((number, text))
        return lines

    def close(self) -> None:
        """Stop receiving."""
        with self._changed:
            self._is_closed = True
        if self._connection is not None:
            if not self._has_ended:
                with suppress(OSError):
                    self._connection.shutdown(socket.SHUT_RD)
            with suppress(OSError):
                self._connection.settimeout(None)
        self._receiver.join()
        self._file.close()

    def _pieces(self) -> Iterator[bytes]:
        """Yield the received chunks until the end."""
        looked_at = 0
        while piece := os.pread(self._file.fileno(), min(_PIECE, self._wait(looked_at) - looked_at), looked_at):
            yield piece
            looked_at += len(piece)

    def _wait(self, looked_at: int) -> int:
        """Wait for more than `looked_at` bytes, or the end, and return the number of bytes received."""
        patience = min(self._limits.stall_seconds, max(0.0, self._ends - time.monotonic()))
        with self._changed:
            if not self._changed.wait_for(lambda: self._has_ended or self._arrived > looked_at, patience):
                self._error = self._error or cut_short(f"no data was received for {patience:.0f} s")
                self._is_closed = self._has_ended = True
                if self._connection is not None:
                    with suppress(OSError):
                        self._connection.shutdown(socket.SHUT_RD)
            return self._arrived

    def _receive(self) -> None:
        """Write the body to disk; runs in the background thread."""
        began = time.thread_time()
        try:
            while not self._is_closed and (piece := self._next_piece()):
                if self._arrived + len(piece) > self._limits.stream_bytes:
                    raise TooLarge(self._limits.stream_bytes)
                os.pwrite(self._file.fileno(), piece, self._arrived)
                with self._changed:
                    self._arrived += len(piece)
                    self._changed.notify_all()
            if self._length is not None:
                check_length(self._arrived, self._length)
        except KeepwiseError as error:
            self._error = self._error or error.without_traceback()
        except OSError:
            self._error = self._error or _disk_full()
        finally:
            self._charge(time.thread_time() - began)
            with self._changed:
                self._has_ended = True
                self._changed.notify_all()

    def _next_piece(self) -> bytes:
        if self._length is None:
            # Wait for a chunk only, since clients may continue after the first answers.
            return receive(self._environ, PIECE_OF_CHUNKS)
        return receive(self._environ, min(_PIECE, self._length - self._arrived))


def _disk_full() -> NotReady:
    return NotReady("the server has no disk space for a stream; try again later", 30)
