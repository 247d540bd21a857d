"""Many items as lines of JSON, in requests that are small enough, and lines out of what comes back.

A request is sent whole before its answer is read, while the service answers before it has read all. What is sent at
once has to fit into what lies between the two, or each would wait for the other: so much is one request, and the next
follows when it is answered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import httpx
from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.problems import ProblemError
from keepwise_client.questions import Lines, dumped

Result = TypeVar("Result", bound=BaseModel)

_ITEM = re.compile(r"^/items/(\d+)")

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

    Lines end where they end and nowhere else: JSON may hold what other splitters cut at. `first` items were sent in
    requests before; problems point to items by their places among all. Where there are fewer results than items, the
    last line may be a problem of none of them, which says why, and is raised.
    """

    def __init__(self, question: Lines[Result], sent: bytes, first: int) -> None:
        self._question = question
        self._first = first
        self.count = self._missing = sent.count(b"\n")
        """How many items were sent at once."""
        self._begun = b""
        self._held: bytes | None = None

    def read(self, piece: bytes) -> Iterator[Result | models.ProblemDocument]:
        """The results that are whole with this piece, but for the last so far."""
        *lines, self._begun = (self._begun + piece).split(b"\n")
        for line in lines:
            yield from self._before(line)

    def rest(self) -> Iterator[Result | models.ProblemDocument]:
        """What is left when no piece follows.

        Raises `ProblemError` where the service says why there is no more, else `httpx.RemoteProtocolError`.
        """
        yield from self._before(self._begun)
        if self._held is not None:
            if self._missing > 1 and _is_of_no_item(self._held):
                raise ProblemError.of_line(self._held)
            yield self._result(self._held)
        if self._missing:
            answered = self.count - self._missing
            raise httpx.RemoteProtocolError(f"the answer broke off after {answered} of {self.count} lines")

    def _before(self, line: bytes) -> Iterator[Result | models.ProblemDocument]:
        if not line:
            return
        if self._held is not None:
            yield self._result(self._held)
        self._held = line

    def _result(self, line: bytes) -> Result | models.ProblemDocument:
        self._missing -= 1
        result = self._question.read(line)
        if isinstance(result, models.ProblemDocument):
            for error in result.errors:
                error.pointer = _ITEM.sub(lambda found: f"/items/{self._first + int(found[1])}", error.pointer)
        return result


def _is_of_no_item(line: bytes) -> bool:
    """Whether a line is a problem that points to no item."""
    said = json.loads(line)
    return said["kind"] == "problem" and not any(_ITEM.match(error["pointer"]) for error in said["errors"])
