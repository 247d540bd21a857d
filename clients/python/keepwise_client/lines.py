"""Many items as lines of JSON, in requests that are small enough, and lines out of what comes back.

A request is sent whole before its answer is read, while the service answers before it has read all. What is sent at
once has to fit into what lies between the two, or each would wait for the other: so much is one request, and the next
follows when it is answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pydantic import BaseModel

from keepwise_client.questions import dumped

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


class Splitter:
    """Cuts what comes in pieces at ends of lines, and nowhere else: JSON may hold what other splitters cut at."""

    def __init__(self) -> None:
        self._begun = b""

    def lines(self, piece: bytes) -> list[bytes]:
        """The lines that end in this piece."""
        *whole, self._begun = (self._begun + piece).split(b"\n")
        return [line for line in whole if line]

    def rest(self) -> list[bytes]:
        """A last line that does not end."""
        return [self._begun] if self._begun else []
