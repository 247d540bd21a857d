"""With how many extra bonuses in each column can a sheet of a game with a joker have been filled: the exact answer.

Until the joker category is filled in the last column, every hand is natural: points that any hand earns can have come
then, without an extra bonus. In a column whose upper categories come first all of those did, since its joker category
is a lower one; otherwise orders hold nothing back. After that, points come by a plain hand, or by a joker, whose choice
depends on which faces are *closed*, their upper categories filled in all columns or missing, and on whether a lower
category is open in any column. Cells that change neither come at any moment that suits their points, so once it is said
what changes when, a *plan*, each column has every number of extra bonuses from some least to some greatest. No plans
are needed but these, whatever the rule of the joker:

* Every face that is closed in the end is closed *early*, before jokers fill lower categories, or *late*, after the last
  lower one. Late is of use where jokers fill other upper categories only when no lower one is open. For all else early
  is no worse, since jokers fill lower categories as jokers once their face is closed. Were no face closed early and
  none missing, the first one to be closed would be so without such a joker, and could have been closed early.
* Where the choice is free, jokers of an *open* face earn in lower categories what hands always earn. They come first of
  all, if their face is open then: something of it stays open, or is left for a plain hand or a joker. Where only jokers
  earn all its points, with an extra bonus, at least one of these, in whatever column (`shared`), was one, or none was.
  After that all faces can be closed before the jokers of closed ones fill lower categories.
* Nothing else depends on what is closed, by any of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from engine.dice import FACES
from engine.joker_lines import Line, Ways, card_lines
from engine.number_sets import count, number_set, sets_between
from engine.sheet import CompiledSheet, Sheet
from engine.sheet_scoring import sheet_joker_live


@dataclass(frozen=True, slots=True)
class ExtraBonusCounts:
    """Numbers of extra bonuses, column by column, with which a sheet can have been filled.

    All from `least` to `greatest` where, of the jokers above the least in the columns that are `free`, there is one for
    each of `shared` faces; a column has one of each.
    """

    least: tuple[int, ...]
    greatest: tuple[int, ...]
    shared: int
    free: tuple[bool, ...]

    def holds(self, counts: tuple[int, ...]) -> bool:
        """Whether these are among them."""
        return self.nearest(counts) == counts

    def of_column(self, place: int) -> range:
        """Those of one column, whatever the others have."""
        alone = self.free[place] and sum(self.free) == 1
        return range(self.least[place] + alone * self.shared, self.greatest[place] + 1)

    def nearest(self, counts: tuple[int, ...]) -> tuple[int, ...]:
        """Those of them that differ the least."""
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


class _Plan(NamedTuple):
    """What changes when: sets of faces.

    early    closed before a lower category is filled by a joker, or missing
    opened   open for certain when the joker category was just filled in the last column
    at_once  closed by then for certain, or missing
    """

    early: int
    opened: int
    at_once: int


@dataclass(frozen=True, slots=True)
class _Cell:
    """A filled cell: its column, the face it counts (a set of one, or of none) and the ways of its points.

    `first`: it was filled before the joker category of its column. `paid`: the extra bonuses of a joker there.
    """

    column: int
    face: int
    ways: Ways
    first: bool
    paid: int


def extra_bonus_counts_of_sheet(rules: CompiledSheet, sheet: Sheet) -> Iterator[ExtraBonusCounts]:
    """All numbers of extra bonuses, plan by plan, of a sheet whose joker category is filled in every column.

    Points that their category cannot pay at all stand for any points.
    """
    search = _Search(rules, sheet)
    for plan, shared in search.plans():
        found = search.counts(plan, shared)
        if found is not None:
            yield found


class _Search:
    def __init__(self, rules: CompiledSheet, sheet: Sheet) -> None:
        card, joker = rules.card, rules.ruleset.joker
        live = card.extra_bonus > 0 and sheet_joker_live(rules, sheet)
        made_only = joker is not None and joker.made_only
        self.free = tuple(column.compiled.order == "free" for column in rules.columns)
        self.cells = [
            _cell(rules, place, line, paid=int(live and (line.points > 0 or not made_only)))
            for place, (column, points) in enumerate(zip(rules.columns, sheet.columns, strict=True))
            for line in card_lines(column.compiled, points.points)
            for _ in range(line.count)
        ]
        self.missing = number_set(FACES) & ~number_set(card.upper_face)
        still_open = {c for points in sheet.columns for c, paid in enumerate(points.points) if not paid}
        self.closable = number_set(f for c, f in enumerate(card.upper_face) if f and c not in still_open)
        self.has_lower = bool(card.other_lower)
        self.lower_closes = card.other_lower.isdisjoint(still_open)

    def plans(self) -> Iterator[tuple[_Plan, int]]:
        """Every plan, with how many of its opened faces need a joker to be so."""
        # Faces are open at first where something is left of them, or stays open.
        left = shared = 0
        for cell in self.cells:
            if cell.face and not cell.first:
                by_joker = bool(cell.ways.open[self.has_lower] & cell.face)
                left |= cell.face if cell.ways.plain or (by_joker and not cell.paid) else 0
                shared |= cell.face if by_joker else 0
        never = self.closable & ~left & ~shared
        opened = (number_set(FACES) & ~self.missing & ~self.closable) | left
        shared &= ~opened & self._wanted_open()
        late = self._wanted_late()
        for by_joker_left, kept in product(sets_between(0, shared), sets_between(0, late)):
            early = self.missing | self.closable & ~kept
            at_once = self.missing | never | shared & ~by_joker_left
            yield _Plan(early, opened | by_joker_left, at_once), count(by_joker_left)

    def _wanted_open(self) -> int:
        """The faces that some lower category can need open."""
        found = 0
        for cell in self.cells:
            if not cell.face:
                found |= cell.ways.open[True] & ~cell.ways.filled[True]
        return found

    def _wanted_late(self) -> int:
        """The faces that have an upper category which a joker may fill only when no lower one is open."""
        if not self.lower_closes:
            return 0
        early = _Plan(self.missing | self.closable, 0, self.missing)
        found = 0
        for cell in self.cells:
            if cell.face & self.closable and not cell.first and cell.paid:
                late = early._replace(early=early.early & ~cell.face)
                found |= cell.face if self._by_joker(cell, late) and not self._by_joker(cell, early) else 0
        return found

    def counts(self, plan: _Plan, shared: int) -> ExtraBonusCounts | None:
        """What is possible by a plan; None where some points are not."""
        least, greatest = [0] * len(self.free), [0] * len(self.free)
        for cell in self.cells:
            before = cell.ways.natural
            if cell.first or cell.face & plan.at_once:
                plain = joker = False
            else:
                plain, joker = cell.ways.plain, self._by_joker(cell, plan)
            unpaid, paid = before or plain or (joker and not cell.paid), joker and cell.paid
            if not (unpaid or paid):
                return None
            least[cell.column] += not unpaid
            greatest[cell.column] += bool(paid)
        return ExtraBonusCounts(tuple(least), tuple(greatest), shared, self.free)

    def _by_joker(self, cell: _Cell, plan: _Plan) -> bool:
        """Whether some joker brings the points."""
        if not cell.face:
            return _at(cell.ways, True, plan.early, plan.opened)
        # A cell is open while it is filled, and so is its face.
        if _at(cell.ways, self.has_lower, plan.at_once & ~cell.face, plan.opened | cell.face):
            return True
        late = self.lower_closes and not cell.face & plan.early
        return late and _at(cell.ways, False, plan.early, cell.face)


def _cell(rules: CompiledSheet, place: int, line: Line, *, paid: int) -> _Cell:
    face = rules.card.upper_face[line.category]
    first = bool(face) and rules.columns[place].compiled.order == "upper_first"
    return _Cell(place, number_set([face]) if face else 0, line.ways, first, paid)


def _at(ways: Ways, lower_open: bool, closed: int, still_open: int) -> bool:
    """Whether a joker brings points while these faces are closed and those open, nothing known of the others."""
    filled, unfilled = ways.filled[lower_open], ways.open[lower_open]
    return bool(filled & closed or unfilled & still_open or filled & unfilled)
