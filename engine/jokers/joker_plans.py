"""Exact numbers of extra bonuses in each column with which a sheet can have been filled.

Every hand is natural until the joker category is filled in the last column. Points that any hand earns can have been
scored then, without an extra bonus. If upper categories come first in a column, all of them were scored then, since its
joker category is a lower one. Other orders add no restrictions. After that, points come from a plain hand or from a
joker.

A face is *closed* if its upper category is filled in all columns or missing. The joker's choice depends on the closed
faces, and on whether a lower category is open in any column. Cells that change neither can be filled at any time that
suits their points. A *plan* is a fixed order of these changes. Under it each column can have every number of extra
bonuses between a least and a greatest one. For every joker rule, these plans suffice:

* Every face that is closed in the end is closed *early*, before jokers fill lower categories, or *late*, after the last
  lower one. Closing late helps if jokers fill other upper categories only when no lower one is open. Otherwise, early
  is no worse, since jokers fill lower categories as jokers once their face is closed. If no face is closed early and
  none is missing, the first one is closed by a joker that needs no closed face. Without such a joker, it could have
  been closed early.
* Where the choice is free, jokers of an *open* face earn in lower categories what hands always earn. They come first,
  if their face is open then: one of its cells stays open, or is left for a plain hand or a joker. Its points may all be
  earned only by jokers, with an extra bonus. Then at least one of these jokers was one of them, in any column
  (`shared`), or none was. After that all faces can be closed before the jokers of closed ones fill lower categories.
* Nothing else depends on what is closed, by any of the rules.

So a plan is a sum over the faces, each closed in its way, and over the lower categories that depend on closed faces.
The sums of all columns are packed into single integers, with some bits for each column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from engine.cards.rules import Rules
from engine.cards.scoring import joker_live
from engine.cards.sheet import Sheet, open_cells
from engine.dice import FACES
from engine.jokers.joker_lines import Ways, ways_by_points
from engine.number_sets import number_set, sets_between

Counts = tuple[int, ...]
"""Numbers of extra bonuses, column by column."""


@dataclass(frozen=True, slots=True)
class ExtraBonusCounts:
    """Numbers of extra bonuses, column by column, with which a sheet can have been filled.

    These are all numbers from `least` to `greatest`, with one condition. The jokers above the least in the `free`
    columns include one for each of `shared` faces; a column has one of each.
    """

    least: Counts
    greatest: Counts
    shared: int
    free: tuple[bool, ...]

    def holds(self, counts: Counts) -> bool:
        """Return whether these are among them."""
        return self.nearest(counts) == counts

    def of_column(self, place: int) -> range:
        """Return the possible numbers of one column, for any numbers of the others."""
        alone = self.free[place] and sum(self.free) == 1
        return range(self.least[place] + alone * self.shared, self.greatest[place] + 1)

    def nearest(self, counts: Counts) -> Counts:
        """Return the possible numbers that differ the least from these."""
        found = [max(least, min(n, most)) for n, least, most in zip(counts, self.least, self.greatest, strict=True)]
        missing = self.shared - sum(
            min(n - least, self.shared) for n, least, free in zip(found, self.least, self.free, strict=True) if free
        )
        for place, free in enumerate(self.free):
            if free and missing > 0:
                more = min(missing, self.shared - (found[place] - self.least[place]))
                found[place] += max(0, more)
                missing -= max(0, more)
        return tuple(found)


_BITS: Final = 16
"""Width in bits of a column's number in an integer for all columns."""


class _Cell(NamedTuple):
    """A filled cell: its column, as a 1 in the bits of the column, and the ways of its points.

    `first`: it was filled before the joker category of its column. `paid`: a joker there earns an extra bonus.
    """

    one: int
    ways: Ways
    first: bool
    paid: bool


_Bounds = tuple[int, int]
"""The least and the greatest number of extra bonuses of some cells, with all columns packed into one integer."""

_When = Literal["at_once", "early", "late", "none_closed"]
"""Time of filling a face: before there are jokers, early, late, or late while no face is closed."""


def extra_bonus_counts_of_sheet(rules: Rules, sheet: Sheet) -> Iterator[ExtraBonusCounts]:
    """Yield all numbers of extra bonuses, plan by plan, of a sheet whose joker category is filled in every column.

    No category may require another. Points that their category can never pay are treated as unknown.
    """
    return _Search(rules, sheet).counts()


class _Search:
    """The filled cells of a sheet, upper ones by face, and sets of the open and closed faces."""

    def __init__(self, rules: Rules, sheet: Sheet) -> None:
        card, joker = rules.card, rules.ruleset.joker
        live = card.extra_bonus > 0 and joker_live(rules, sheet)
        made_only = joker is not None and joker.made_only
        self.free = tuple([column.compiled.order == "free" for column in rules.columns])
        self.uppers: dict[int, list[_Cell]] = {}
        self.lowers: list[_Cell] = []
        ways = ways_by_points(card)
        for place, (column, filled) in enumerate(zip(rules.columns, sheet.columns, strict=True)):
            one, upper_first = 1 << _BITS * place, column.compiled.order == "upper_first"
            for c, (face, by_points, fillings) in enumerate(zip(card.upper_face, ways, filled.points, strict=True)):
                for points in fillings if c != card.joker_category else ():
                    paid = live and (points > 0 or not made_only)
                    cell = _Cell(one, by_points.get(points) or by_points[None], upper_first and face > 0, paid)
                    (self.uppers.setdefault(1 << face, []) if face else self.lowers).append(cell)
        still_open = {cell.category for cell in open_cells(rules, sheet)}
        self.missing = number_set(FACES) & ~number_set(card.upper_face)
        self.closable = number_set([f for c, f in enumerate(card.upper_face) if f and c not in still_open])
        self.has_lower = bool(card.other_lower)
        self.lower_closes = card.other_lower.isdisjoint(still_open)
        self._find_open_faces()
        self._found: dict[tuple[int, _When], _Bounds | None] = {}

    def _find_open_faces(self) -> None:
        """Find which faces are open when jokers begin: certainly, never, or by a joker that is paid."""
        left = by_joker = wanted = 0
        for face, cells in self.uppers.items():
            for cell in cells:
                if not cell.first:
                    own = cell.ways.open[self.has_lower] & face
                    left |= face if cell.ways.plain or (own and not cell.paid) else 0
                    by_joker |= own
        for cell in self.lowers:
            wanted |= cell.ways.open[True] & ~cell.ways.filled[True]
        stays_open = number_set(FACES) & ~self.missing & ~self.closable
        self.opened = stays_open | left
        self.never = self.missing | self.closable & ~left & ~by_joker
        self.shared = by_joker & ~self.opened & wanted

    def counts(self) -> Iterator[ExtraBonusCounts]:
        """Yield the possible counts, plan by plan, without repetitions."""
        found = set()
        for left in sets_between(0, self.shared):
            for kept in sets_between(0, self._wanted_late() if self.lower_closes else 0):
                bounds = self._sum(left, kept)
                if bounds is not None and (bounds, left.bit_count()) not in found:
                    found.add((bounds, left.bit_count()))
                    least, greatest = map(self._by_column, bounds)
                    yield ExtraBonusCounts(least, greatest, left.bit_count(), self.free)

    def _wanted_late(self) -> int:
        """Return the faces that earn more extra bonuses if closed late."""
        return sum(
            face
            for face, cells in self.uppers.items()
            if face & self.closable and any(cell.paid and self._only_late(cell, face) for cell in cells)
        )

    def _sum(self, left: int, kept: int) -> _Bounds | None:
        """Return the counts of a plan, or None: `left` faces are open for jokers at first, others `kept` for late."""
        at_once = self.never | self.shared & ~left
        closed, opened = self.missing | self.closable & ~kept, self.opened | left
        parts = [self._of_lowers(closed, opened)]
        for face in self.uppers:
            when: _When = "late" if closed else "none_closed"
            parts.append(self._of_face(face, "at_once" if face & at_once else "early" if face & closed else when))
        least = greatest = 0
        for bounds in parts:
            if bounds is None:
                return None
            least, greatest = least + bounds[0], greatest + bounds[1]
        return least, greatest

    def _of_face(self, face: int, when: _When) -> _Bounds | None:
        """Return the bounds of a face; None if it cannot be filled at that time."""
        if (face, when) not in self._found:
            self._found[face, when] = _bounds(
                (cell, self._by_plain(cell, when), self._by_joker(cell, face, when)) for cell in self.uppers[face]
            )
        return self._found[face, when]

    def _by_plain(self, cell: _Cell, when: _When) -> bool:
        """Return whether a hand other than a joker earns the points of an upper cell."""
        return cell.ways.natural or (cell.ways.plain and not cell.first and when != "at_once")

    def _only_late(self, cell: _Cell, face: int) -> bool:
        return self._by_joker(cell, face, "late") and not self._by_joker(cell, face, "early")

    def _by_joker(self, cell: _Cell, face: int, when: _When) -> bool:
        """Return whether a joker earns the points of an upper cell, whose face is open until then."""
        if cell.first or when == "at_once":
            return False
        if _at(cell.ways, self.has_lower, self.never & ~face, self.opened | face):
            return True
        if when == "early" or not self.lower_closes:
            return False
        # Late, another face is closed, and all closed ones may be; by the rule of 1956 no joker needs one.
        return _at(cell.ways, False, ~face, face) if when == "late" else _at(cell.ways, False, 0, 0)

    def _of_lowers(self, closed: int, opened: int) -> _Bounds | None:
        """Return the bounds of lower categories, given the faces that are closed and open when jokers fill them."""
        return _bounds(
            (cell, cell.ways.natural or cell.ways.plain, _at(cell.ways, True, closed, opened)) for cell in self.lowers
        )

    def _by_column(self, packed: int) -> tuple[int, ...]:
        return tuple([packed >> _BITS * place & (1 << _BITS) - 1 for place in range(len(self.free))])


def _bounds(cells: Iterable[tuple[_Cell, bool, bool]]) -> _Bounds | None:
    """Return the bounds of cells, given whether a plain hand and whether a joker earns the points of each."""
    least = greatest = 0
    for cell, plain, joker in cells:
        unpaid, paid = plain or (joker and not cell.paid), joker and cell.paid
        if not (unpaid or paid):
            return None
        least += 0 if unpaid else cell.one
        greatest += cell.one if paid else 0
    return least, greatest


def _at(ways: Ways, lower_open: bool, closed: int, still_open: int) -> bool:
    """Return whether a joker earns points while these faces are closed and those open; others are unknown."""
    filled, unfilled = ways.filled[lower_open], ways.open[lower_open]
    return bool(filled & closed or unfilled & still_open or filled & unfilled)
