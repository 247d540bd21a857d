"""Many items as lines of JSON, in requests that are small enough, and lines out of what comes back.

A request is sent whole before its answer is read, while the service answers before it has read all. What is sent at
once has to fit into what lies between the two, or each would wait for the other: so much is one request, and the next
follows when it is answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.problems import ProblemError
from keepwise_client.questions import Lines, dumped

Result = TypeVar("Result", bound=BaseModel)

GREATEST_REQUEST = 65_536
"""Bytes of lines that are sent at once, but for one line that is longer alone."""


class Packer:
    """Puts items together to what is sent at once."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._size = 0

    def add(self, item: BaseModel) -> bytes | None:
        """What is to be sent before this item, once there is enough."""
        line = dumped(item) + b"\n"
        full = self.rest() if self._size + len(line) > GREATEST_REQUEST else None
        self._lines.append(line)
        self._size += len(line)
        return full

    def rest(self) -> bytes | None:
        """What has not been sent."""
        rest, self._lines, self._size = b"".join(self._lines), [], 0
        return rest or None


def packed(items: Iterable[BaseModel]) -> Iterator[bytes]:
    """The requests of some items, none read before it is wanted."""
    packer = Packer()
    for item in items:
        if full := packer.add(item):
            yield full
    if rest := packer.rest():
        yield rest


class Reader(Generic[Result]):
    """Reads the results of what was sent at once out of the pieces that they come in.

    Lines end where they end and nowhere else: JSON may hold what other splitters cut at. Where there are fewer of them
    than were sent, the last says why, and is raised.
    """

    def __init__(self, question: Lines[Result], sent: bytes) -> None:
        self._question = question
        self._missing = sent.count(b"\n")
        self._begun = b""
        self._held: bytes | None = None

    def read(self, piece: bytes) -> Iterator[Result | models.ProblemDocument]:
        """The results that are whole with this piece, but for the last so far."""
        *lines, self._begun = (self._begun + piece).split(b"\n")
        for line in lines:
            yield from self._before(line)

    def rest(self) -> Iterator[Result | models.ProblemDocument]:
        """What is left when no piece follows. Raises `ProblemError`."""
        yield from self._before(self._begun)
        if self._held is None:
            return
        if self._missing > 1:
            raise ProblemError.of_line(self._held)
        yield self._question.read(self._held)

    def _before(self, line: bytes) -> Iterator[Result | models.ProblemDocument]:
        if not line:
            return
        if self._held is not None:
            self._missing -= 1
            yield self._question.read(self._held)
        self._held = line
