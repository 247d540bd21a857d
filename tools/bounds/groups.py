"""Groups of cells, of which a relaxed sheet remembers only how many are filled, and the prices of forgetting.

A *potential* gives every set of open cells of a part of a group a price. Filling a cell earns at least the change of
the potential in all sheets that look the same. So the potential of the start plus what is earned bounds the total.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations, product
from math import inf
from typing import Final, NamedTuple

from strategy_tables.model.arrays import Floats

ANY: Final = (-inf, inf)
MADE: Final = (1, inf)
ZERO: Final = (-inf, 0)
"""Least and greatest points of a hand that a move allows."""


class Move(NamedTuple):
    """A move between states of a group by a hand with `points`, and the greatest `change` of the potential of a part.

    That is the change between its sets `before` and `after`.
    """

    state: int
    next: int
    cell: int
    points: tuple[float, float]
    change: float
    part: int
    before: int
    after: int


class Seen(NamedTuple):
    """State of a group: its open cells, or their number, and whether a joker's cell was filled with 0 points.

    `upper` is the upper total where it is remembered.
    """

    open: tuple[int, ...]
    left: int
    failed: bool = False
    upper: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Cells in parts. `ordered` parts of one cell are filled in order; an `exact` single part is remembered.

    If the cells are those of the `joker`, a state also remembers whether one has 0 points.
    """

    parts: tuple[tuple[int, ...], ...]
    ordered: bool = False
    exact: bool = False
    announced: bool = False
    joker: bool = False

    @property
    def cells(self) -> tuple[int, ...]:
        """Return all cells."""
        return tuple(cell for part in self.parts for cell in part)

    @property
    def is_priced(self) -> bool:
        """Return whether anything is forgotten."""
        return not (self.ordered or self.exact) and len(self.cells) > 1

    @property
    def states(self) -> list[Seen]:
        """Return the states, from all cells open to none."""
        count = len(self.cells)
        sets: Sequence[tuple[int, ...]] = subsets(count) if self.exact else [()] * (count + 1)
        sizes = list(map(len, sets)) if self.exact else range(count, -1, -1)
        flags = (False, True) if self.joker else (False,)
        return [
            Seen(each, size, failed)
            for (each, size), failed in product(zip(sets, sizes, strict=True), flags)
            if not failed or size < count
        ]

    def moves(self, potentials: Sequence[Floats]) -> list[Move]:
        """Return the moves, given the potential of each part by its `subsets`."""
        states = self.states
        number = {state: place for place, state in enumerate(states)}
        found = []
        for state, (place, cell, before, after) in product(states, self._fillings()):
            if not (state.open == before if self.exact else self._fits(state.left, place, before)):
                continue
            size = number_of(len(self.parts[place]), before), number_of(len(self.parts[place]), after)
            change = float(potentials[place][size[1]] - potentials[place][size[0]])
            for points, failed in ((MADE, state.failed), (ZERO, True)) if self.joker else ((ANY, False),):
                next_ = number[Seen(after if self.exact else (), state.left - 1, failed)]
                found.append(Move(number[state], next_, cell, points, change, place, *size))
        best: dict[tuple[object, ...], Move] = {}
        for move in sorted(found, key=lambda move: move.change):
            best[move[:4]] = move
        return list(best.values())

    def _fillings(self) -> Iterator[tuple[int, int, tuple[int, ...], tuple[int, ...]]]:
        """Yield the part, the cell, and the sets of open cells of the part before and after it is filled."""
        for place, part in enumerate(self.parts):
            for before, each in product(subsets(len(part)), range(len(part))):
                if each in before:
                    yield place, part[each], before, tuple(other for other in before if other != each)

    def _fits(self, count: int, place: int, before: tuple[int, ...]) -> bool:
        """Return whether a sheet with `count` open cells can have this set of open cells in a part, and fill it."""
        if self.ordered:
            return place == len(self.parts) - count
        return len(before) <= count <= len(before) + len(self.cells) - len(self.parts[place])


@dataclass(frozen=True, slots=True)
class UpperColumn(Group):
    """An ordered column whose upper total is remembered, rounded up to a multiple of `grain`.

    Totals that always lead to the same bonus are one. `paid` has the possible points of every upper cell, and nothing
    for others; `bonus` those of each upper total.
    """

    paid: tuple[tuple[int, ...], ...] = ()
    bonus: tuple[int, ...] = (0,)
    grain: int = 1

    @property
    def states(self) -> list[Seen]:
        """Return the states, from all cells open to none."""
        found = [Seen((), len(self.cells))]
        for state in found:
            if state.left:
                following = (next_ for _, next_, _ in self._next(state))
                found += dict.fromkeys(next_ for next_ in following if next_ not in found)
        return found

    def moves(self, potentials: Sequence[Floats]) -> list[Move]:
        """Return the moves; the last upper cell adds the bonus."""
        del potentials
        states = self.states
        return [
            Move(place, states.index(next_), self.cells[-state.left], points, bonus, 0, 0, 0)
            for place, state in enumerate(states)
            if state.left
            for points, next_, bonus in self._next(state)
        ]

    def _next(self, state: Seen) -> Iterator[tuple[tuple[float, float], Seen, float]]:
        """Yield the points of a move, the next state and the bonus."""
        place = len(self.cells) - state.left
        is_last = any(self.paid[: place + 1]) and not any(self.paid[place + 1 :])
        for points in self.paid[place] or (None,):
            total = state.upper + (points or 0)
            total = min(total - total % -self.grain, len(self.bonus) - 1)
            total = _alike(self.paid[place + 1 :], self.bonus)[total]
            bonus = max(self.bonus[: total + 1]) if self.paid[place] and is_last else 0
            next_ = Seen((), state.left - 1, upper=0 if is_last else total)
            yield ANY if points is None else (points, points), next_, bonus


@cache
def _alike(paid: tuple[tuple[int, ...], ...], bonus: tuple[int, ...]) -> list[int]:
    """Return for each upper total the least one that leads to the same bonus whatever these cells will pay."""
    sums = {0}
    for points in filter(None, paid):
        sums = {total + more for total in sums for more in points}
    best = list(accumulate(bonus, max))
    futures = [tuple(best[min(total + more, len(best) - 1)] for more in sums) for total in range(len(best))]
    return [futures.index(each) for each in futures]


@cache
def subsets(count: int) -> list[tuple[int, ...]]:
    """Return all sets of numbers below `count`, the largest first; the last one is empty."""
    return [chosen for size in range(count, -1, -1) for chosen in combinations(range(count), size)]


@cache
def _numbers(count: int) -> dict[tuple[int, ...], int]:
    return {chosen: place for place, chosen in enumerate(subsets(count))}


def number_of(count: int, chosen: tuple[int, ...]) -> int:
    """Return the place of a set among `subsets`."""
    return _numbers(count)[chosen]
