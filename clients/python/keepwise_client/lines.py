"""Items as lines of JSON in requests of limited size, and results from the lines of the answer.

A request is sent whole before its answer is read, while the service starts answering early. So what is sent at once has
to fit into the buffers in between, or both sides would block. One request has as much as that, and the next one follows
its answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.errors import ProblemError, UnreadableAnswerError
from keepwise_client.questions import Lines, dump_json

Result = TypeVar("Result", bound=BaseModel)

_ITEM = re.compile(r"^/items/(\d+)")

GREATEST_REQUEST = 65_536
"""Maximum bytes of lines in one request; a single longer line is sent alone."""


class Packer:
    """A collector of items for one request."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._size = 0

    def add(self, item: BaseModel) -> bytes | None:
        """Add an item; return the previous ones if they have to be sent before it."""
        line = dump_json(item) + b"\n"
        full = self.rest() if self._size + len(line) > GREATEST_REQUEST else None
        self._lines.append(line)
        self._size += len(line)
        return full

    def rest(self) -> bytes | None:
        """Return the items that have not been sent."""
        rest, self._lines, self._size = b"".join(self._lines), [], 0
        return rest or None


def pack_requests(items: Iterable[BaseModel]) -> Iterator[bytes]:
    """Yield the requests for some items, which are read on demand."""
    packer = Packer()
    for item in items:
        if full := packer.add(item):
            yield full
    if rest := packer.rest():
        yield rest


class Reader(Generic[Result]):
    """A parser of the results of one request from the chunks of the response.

    Only line feeds end lines: JSON may contain characters that other splitters cut at. `first` is the number of items
    in earlier requests; the pointers of problems use indices among all items. If there are fewer results than items,
    the last line may be a problem of no item, which tells the reason and is raised.
    """

    def __init__(self, question: Lines[Result], sent: bytes, first: int) -> None:
        self._question = question
        self._first = first
        self.count = self._missing = sent.count(b"\n")
        """Number of items in the request."""
        self._begun = b""
        self._held: bytes | None = None

    def read(self, piece: bytes) -> Iterator[Result | models.ProblemDocument]:
        """Yield the results completed by this chunk, except the last one so far."""
        *lines, self._begun = (self._begun + piece).split(b"\n")
        for line in lines:
            yield from self._before(line)

    def rest(self) -> Iterator[Result | models.ProblemDocument]:
        """Yield the remaining results at the end of the response.

        Raises `ProblemError` if the service tells why results are missing, else `UnreadableAnswerError`.
        """
        yield from self._before(self._begun)
        if self._held is not None:
            last = self._parse(self._held)
            if self._missing > 1 and _concerns_no_item(last):
                raise ProblemError.of_line(self._held)
            yield self._counted(last)
        if self._missing:
            raise self.ended()

    @property
    def answered(self) -> int:
        """Number of results so far, of earlier requests too."""
        return self._first + self.count - self._missing

    def ended(self) -> UnreadableAnswerError:
        """Return the error of an answer that has ended early."""
        return UnreadableAnswerError(
            f"the answer ended after {self.count - self._missing} of {self.count} lines", self.answered
        )

    def _before(self, line: bytes) -> Iterator[Result | models.ProblemDocument]:
        if not line:
            return
        if self._held is not None:
            yield self._counted(self._parse(self._held))
        self._held = line

    def _parse(self, line: bytes) -> Result | models.ProblemDocument:
        try:
            return self._question.read(line)
        except UnreadableAnswerError as error:
            error.answered = self.answered
            raise

    def _counted(self, result: Result | models.ProblemDocument) -> Result | models.ProblemDocument:
        self._missing -= 1
        if isinstance(result, models.ProblemDocument):
            for error in result.errors:
                error.pointer = _ITEM.sub(lambda found: f"/items/{self._first + int(found[1])}", error.pointer)
        return result


def _concerns_no_item(result: BaseModel) -> bool:
    """Return whether a result is a problem that points to no item."""
    return isinstance(result, models.ProblemDocument) and not any(_ITEM.match(each.pointer) for each in result.errors)
