"""Counters in memory shared by processes: each one counts, and any of them can sum.

The memory is mapped before the fork and has no file, so that folders and disks cannot affect it. It is divided into
slots, each used by one process at a time; the successor of an ended process continues its counts. A slot::

    cell 0   bytes of names in use      |  float64 each
    cell 1   1.0 while a process counts |
    cell 2.. counts                     |
    names    a JSON list of texts per line, in the order of their cells
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from mmap import mmap
from threading import Lock
from typing import Final

Series = tuple[str, ...]
"""The name of a metric and the values of its labels."""

_CELLS: Final = 12_288
_NAMES: Final = 384 * 1024
_SLOT: Final = 8 * _CELLS + _NAMES
_USED, _ALIVE, _FIRST = range(3)


class CounterSlot:
    """The counters of a process; `widths` are the numbers of cells of a series by metric."""

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
        """Add each amount to a cell of a series. A series that does not fit is not counted."""
        with self._lock:
            for series, cell, amount in amounts:
                place = self._places.get(series)
                if place is None:
                    place = self._append_series(series)
                # The eight bytes of a cell are written at once, so concurrent readers see valid numbers.
                if place:
                    self._cells[place + cell] += amount

    def _append_series(self, series: Series) -> int:
        """Return the first cell of a new series, or 0 if the slot is full."""
        line = json.dumps(series).encode() + b"\n"
        used, width = int(self._cells[_USED]), self._widths[series[0]]
        if used + len(line) > _NAMES or self._free + width > _CELLS:
            return 0
        place = self._places[series] = self._free
        self._free += width
        self._names[used : used + len(line)] = line
        # Written last, so that readers see complete names.
        self._cells[_USED] = used + len(line)
        return place

    def _named(self) -> Iterator[Series]:
        for line in bytes(self._names[: int(self._cells[_USED])]).splitlines():
            yield tuple(json.loads(line))

    def read(self) -> Iterator[tuple[Series, list[float]]]:
        """Yield all series and their cells, even of another process."""
        place = _FIRST
        for series in self._named():
            width = self._widths[series[0]]
            yield series, list(self._cells[place : place + width])
            place += width

    @property
    def alive(self) -> bool:
        """Return whether a process counts here."""
        return bool(self._cells[_ALIVE])

    @alive.setter
    def alive(self, alive: bool) -> None:
        self._cells[_ALIVE] = float(alive)


class SharedCounters:
    """The counters of all processes forked from the creator."""

    def __init__(self, slots: int, widths: Mapping[str, int]) -> None:
        self._memory = memoryview(mmap(-1, slots * _SLOT))
        self._widths = widths
        self.slots = slots

    def slot(self, number: int) -> CounterSlot:
        """Return a slot with its counts."""
        return CounterSlot(self._memory[number * _SLOT : (number + 1) * _SLOT], self._widths)

    def free(self, taken: Sequence[int | None]) -> int | None:
        """Return a free slot, preferably a used one, or None."""
        return next((number for number in range(self.slots) if number not in taken), None)

    def total(self) -> dict[Series, list[float]]:
        """Return all series with their cells summed over all slots."""
        found: dict[Series, list[float]] = {}
        for number in range(self.slots):
            for series, cells in self.slot(number).read():
                before = found.get(series)
                found[series] = cells if before is None else [a + b for a, b in zip(before, cells, strict=True)]
        return found

    def alive(self) -> int:
        """Return the number of slots in use."""
        return sum(self.slot(number).alive for number in range(self.slots))
