"""Numbers that several processes count and that any of them adds up, in memory that they share.

Shared is what was mapped before the fork, as in `drain`. There is no file behind it, so nothing that is done to a
folder or to a disk can reach what is counted, or whoever counts. The memory is cut into slots, each for one process at
a time; who comes after one that has ended goes on counting where that one stopped. A slot::

    cell 0   bytes of names in use      |  float64 each
    cell 1   1.0 while somebody counts  |
    cell 2.. what is counted            |
    names    a JSON list of texts per line, in the order of their cells
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from mmap import mmap
from threading import Lock
from typing import Final

Series = tuple[str, ...]
"""The name of a metric and the values of its labels."""

_CELLS: Final = 8_192
_NAMES: Final = 256 * 1024
_SLOT: Final = 8 * _CELLS + _NAMES
_USED, _ALIVE, _FIRST = range(3)


class CounterSlot:
    """The numbers of one process; `widths` says how many cells a series of each metric has."""

    def __init__(self, memory: memoryview, widths: Mapping[str, int]) -> None:
        self._cells = memory[: 8 * _CELLS].cast("d")
        self._names = memory[8 * _CELLS :]
        self._widths = widths
        self._lock = Lock()
        self._places: dict[Series, int] = {}
        self._free = _FIRST
        for series in self._named():
            self._places[series] = self._free
            self._free += widths[series[0]]

    def add(self, amounts: Sequence[tuple[Series, int, float]]) -> None:
        """Add each amount to a cell of a series. A series that there is no room for is not counted."""
        with self._lock:
            for series, cell, amount in amounts:
                place = self._places.get(series)
                if place is None:
                    place = self._make_room(series)
                # Cell by cell: the eight bytes of one are written at once, whoever may be reading.
                if place:
                    self._cells[place + cell] += amount

    def _make_room(self, series: Series) -> int:
        """The first cell of a new series, or 0 where the slot is full."""
        line = json.dumps(series).encode() + b"\n"
        used, width = int(self._cells[_USED]), self._widths[series[0]]
        if used + len(line) > _NAMES or self._free + width > _CELLS:
            return 0
        place = self._places[series] = self._free
        self._free += width
        self._names[used : used + len(line)] = line
        # Last, so that whoever reads finds whole names.
        self._cells[_USED] = used + len(line)
        return place

    def _named(self) -> Iterator[Series]:
        for line in bytes(self._names[: int(self._cells[_USED])]).splitlines():
            yield tuple(json.loads(line))

    def read(self) -> Iterator[tuple[Series, list[float]]]:
        """Every series and its cells, also those of another process."""
        place = _FIRST
        for series in self._named():
            width = self._widths[series[0]]
            yield series, list(self._cells[place : place + width])
            place += width

    @property
    def alive(self) -> bool:
        """Whether a process counts here."""
        return bool(self._cells[_ALIVE])

    @alive.setter
    def alive(self, alive: bool) -> None:
        self._cells[_ALIVE] = float(alive)


class SharedCounters:
    """What all processes count that come from the one that makes this."""

    def __init__(self, slots: int, widths: Mapping[str, int]) -> None:
        self._memory = memoryview(mmap(-1, slots * _SLOT))
        self._widths = widths
        self.slots = slots

    def slot(self, number: int) -> CounterSlot:
        """A slot, with what was counted in it so far."""
        return CounterSlot(self._memory[number * _SLOT : (number + 1) * _SLOT], self._widths)

    def free(self, taken: Sequence[int | None]) -> int | None:
        """A slot that is not taken, those used before first; None where all are."""
        with suppress(StopIteration):
            return next(number for number in range(self.slots) if number not in taken)
        return None

    def total(self) -> dict[Series, list[float]]:
        """Every series, its cells added up over all slots."""
        found: dict[Series, list[float]] = {}
        for number in range(self.slots):
            for series, cells in self.slot(number).read():
                before = found.get(series)
                found[series] = cells if before is None else [a + b for a, b in zip(before, cells, strict=True)]
        return found

    def alive(self) -> int:
        """In how many slots somebody counts."""
        return sum(self.slot(number).alive for number in range(self.slots))
