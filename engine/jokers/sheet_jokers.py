"""Numbers of extra bonuses in each column with which a sheet can have been filled: the exact answer.

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

So a plan is a sum: of each face, as it is closed, and of the lower categories that ask which faces are. Sums of all
columns at once are those of single integers, with some bits for each column.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.cards.rules import Rules
from engine.cards.scoring import joker_live
from engine.cards.sheet import Sheet
from engine.dice import FACES
from engine.jokers.joker_lines import Line, Ways, card_lines
from engine.number_sets import member_count, number_set, sets_between

Counts = tuple[int, ...]
"""Numbers of extra bonuses, column by column."""


@dataclass(frozen=True, slots=True)
class ExtraBonusCounts:
    """Numbers of extra bonuses, column by column, with which a sheet can have been filled.

    All from `least` to `greatest` where, of the jokers above the least in the columns that are `free`, there is one for
    each of `shared` faces; a column has one of each.
    """

    least: Counts
    greatest: Counts
    shared: int
    free: tuple[bool, ...]

    def holds(self, counts: Counts) -> bool:
        """Return whether these are among them."""
        return self.nearest(counts) == counts

    def of_column(self, place: int) -> range:
        """Those of one column, whatever the others have."""
        alone = self.free[place] and sum(self.free) == 1
        return range(self.least[place] + alone * self.shared, self.greatest[place] + 1)

    def nearest(self, counts: Counts) -> Counts:
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


_BITS: Final = 16
"""Of the number of each column in an integer that has those of all."""


class _Cell(NamedTuple):
    """A filled cell: its column, the face it counts (a set of one, or of none) and the ways of its points.

    `first`: it was filled before the joker category of its column. `paid`: the extra bonuses of a joker there.
    """

    column: int
    face: int
    ways: Ways
    first: bool
    paid: int


class _Bounds:
    """The least and the greatest number of extra bonuses of some cells, of all columns in one integer."""

    __slots__ = ("greatest", "least", "possible")

    def __init__(self) -> None:
        self.least = self.greatest = 0
        self.possible = True

    def add(self, cell: _Cell, *, plain: bool, joker: bool) -> None:
        """One more cell, whose points a hand that is no joker brings, or a joker, or both."""
        unpaid, paid = plain or (joker and not cell.paid), joker and cell.paid > 0
        self.possible = self.possible and (unpaid or paid)
        one = 1 << _BITS * cell.column
        self.least += 0 if unpaid else one
        self.greatest += one if paid else 0


def extra_bonus_counts_of_sheet(rules: Rules, sheet: Sheet) -> Iterator[ExtraBonusCounts]:
    """All numbers of extra bonuses, plan by plan, of a sheet whose joker category is filled in every column.

    Points that their category cannot pay at all stand for any points.
    """
    return _Search(rules, sheet).counts()


class _Search:
    """The options of each face, `at_once` before there are jokers, or closed early or late, and of lower categories."""

    def __init__(self, rules: Rules, sheet: Sheet) -> None:
        card, joker = rules.card, rules.ruleset.joker
        live = card.extra_bonus > 0 and joker_live(rules, sheet)
        made_only = joker is not None and joker.made_only
        self.free = tuple(column.compiled.order == "free" for column in rules.columns)
        cells = [
            _cell(rules, place, line, paid=int(live and (line.points > 0 or not made_only)))
            for place, (column, points) in enumerate(zip(rules.columns, sheet.columns, strict=True))
            for line in card_lines(column.compiled, points.points)
            for _ in range(line.count)
        ]
        self.uppers = [cell for cell in cells if cell.face]
        self.lowers = [cell for cell in cells if not cell.face]
        still_open = {c for points in sheet.columns for c, paid in enumerate(points.points) if not paid}
        self.missing = number_set(FACES) & ~number_set(card.upper_face)
        self.closable = number_set(f for c, f in enumerate(card.upper_face) if f and c not in still_open)
        self.has_lower = bool(card.other_lower)
        self.lower_closes = card.other_lower.isdisjoint(still_open)
        self._look_at_first()
        self._look_at_uppers()
        self._look_at_lowers()

    def _look_at_first(self) -> None:
        """Which faces are open when the jokers begin: for certain, never, or by a joker that is paid."""
        left = by_joker = 0
        for cell in self.uppers:
            if not cell.first:
                own = cell.ways.open[self.has_lower] & cell.face
                left |= cell.face if cell.ways.plain or (own and not cell.paid) else 0
                by_joker |= own
        stays_open = number_set(FACES) & ~self.missing & ~self.closable
        self.opened = stays_open | left
        self.never = self.missing | self.closable & ~left & ~by_joker
        wanted = 0
        for cell in self.lowers:
            wanted |= cell.ways.open[True] & ~cell.ways.filled[True]
        self.shared = by_joker & ~self.opened & wanted

    def _look_at_uppers(self) -> None:
        """By face: what it brings at once, early and late; and which are worth to be closed late."""
        self.at_once, self.early, self.late = ({1 << face: _Bounds() for face in FACES} for _ in range(3))
        self.wanted_late = 0
        for cell in self.uppers:
            face, ways = cell.face, cell.ways
            self.at_once[face].add(cell, plain=ways.natural, joker=False)
            plain = ways.natural or (ways.plain and not cell.first)
            joker = not cell.first and self._by_early_joker(cell)
            self.early[face].add(cell, plain=plain, joker=joker)
            # Some other face is closed by then, and all that are can have been.
            late = not cell.first and self.lower_closes and _at(ways, False, ~face, face)
            self.late[face].add(cell, plain=plain, joker=joker or late)
            if late and not joker and cell.paid:
                self.wanted_late |= face & self.closable

    def _by_early_joker(self, cell: _Cell) -> bool:
        # A cell is open while it is filled, and so is its face.
        return _at(cell.ways, self.has_lower, self.never & ~cell.face, self.opened | cell.face)

    def _look_at_lowers(self) -> None:
        """Lower categories by the faces that they ask to be closed, or open: what they bring if some is, and if not."""
        self.fixed = _Bounds()
        self.asking: dict[tuple[int, int], tuple[_Bounds, _Bounds]] = {}
        for cell in self.lowers:
            plain, filled, still_open = cell.ways.natural or cell.ways.plain, cell.ways.filled[1], cell.ways.open[1]
            if filled & still_open or not filled | still_open:
                self.fixed.add(cell, plain=plain, joker=bool(filled))
                continue
            granted, refused = self.asking.setdefault((filled, still_open), (_Bounds(), _Bounds()))
            granted.add(cell, plain=plain, joker=True)
            refused.add(cell, plain=plain, joker=False)

    def counts(self) -> Iterator[ExtraBonusCounts]:
        """Yield the possible counts, plan by plan, each once."""
        if not self.fixed.possible:
            return
        found = set()
        for left in sets_between(0, self.shared):
            for kept in sets_between(0, self.wanted_late):
                bounds = self._sum(left, kept)
                if bounds is not None and (bounds, member_count(left)) not in found:
                    found.add((bounds, member_count(left)))
                    least, greatest = map(self._by_column, bounds)
                    yield ExtraBonusCounts(least, greatest, member_count(left), self.free)

    def _sum(self, left: int, kept: int) -> tuple[int, int] | None:
        """Return the counts of a plan: `left` faces are open for jokers at first, others `kept` for late; or None."""
        at_once = self.never | self.shared & ~left
        closed = self.missing | self.closable & ~kept
        least, greatest = self.fixed.least, self.fixed.greatest
        late = self.late if closed else self.early
        for face in self.early:
            chosen = self.at_once if face & at_once else self.early if face & closed else late
            bounds = chosen[face]
            if not bounds.possible:
                return None
            least += bounds.least
            greatest += bounds.greatest
        opened = self.opened | left
        for (filled, still_open), (granted, refused) in self.asking.items():
            bounds = granted if filled & closed or still_open & opened else refused
            if not bounds.possible:
                return None
            least += bounds.least
            greatest += bounds.greatest
        return least, greatest

    def _by_column(self, packed: int) -> tuple[int, ...]:
        return tuple(packed >> _BITS * place & (1 << _BITS) - 1 for place in range(len(self.free)))


def _cell(rules: Rules, place: int, line: Line, *, paid: int) -> _Cell:
    face = rules.card.upper_face[line.category]
    first = bool(face) and rules.columns[place].compiled.order == "upper_first"
    return _Cell(place, number_set([face]) if face else 0, line.ways, first, paid)


def _at(ways: Ways, lower_open: bool, closed: int, still_open: int) -> bool:
    """Return whether a joker brings points while these faces are closed and those open, nothing known of the others."""
    filled, unfilled = ways.filled[lower_open], ways.open[lower_open]
    return bool(filled & closed or unfilled & still_open or filled & unfilled)
