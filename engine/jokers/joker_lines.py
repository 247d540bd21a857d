"""The lines of a card of a game with a joker, and the hands and times that can have produced their points.

Points are *natural* if any hand earns them while the joker category is open. They are *plain* if a hand of not all
equal dice earns them at any time. Once the joker category is filled, equal dice are a joker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.cards.orders import (
    Fillings,
    Lines,
    is_made,
    may_be_locked,
    may_be_unlocked,
    rolls_by_points,
    unlocked_points,
)
from engine.derived import derived
from engine.dice import FACES
from engine.number_sets import number_set
from engine.rulesets.compiled import CompiledRuleset

_NEVER: Final = number_set([0])
"""The event 0, which never happens on a card.

Events are numbers. A face is the event of filling its upper category. The numbers after the faces are the events of
making other categories, in the order of the card.
"""


@dataclass(frozen=True, slots=True)
class Ways:
    """Possible ways to earn points in a category.

    `filled[l]` are the faces whose jokers earn them while the upper category of that face is filled or missing.
    `open[l]` are those whose jokers earn them while it is open. l is whether a lower category is open.
    """

    natural: bool
    plain: bool
    filled: tuple[int, int]
    open: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Line:
    """Equal points in a category, `count` times.

    `ways` are the ways to earn them once the events in `needs` have happened, `locked` those before (None: none).
    `does` is the event that they cause: filling an upper category, or making one that others require; 0 for the rest.
    """

    category: int
    points: int
    count: int
    ways: Ways
    locked: Ways | None
    needs: int
    does: int

    def natural(self, happened: int) -> bool:
        """Return whether these points are possible after only these events, with the joker category open."""
        return self.locked is not None or (not self.needs & ~happened and self.ways.natural)

    def at(self, happened: int, lower_open: bool) -> tuple[bool, bool]:
        """Return whether a plain hand, and whether a joker can have earned these points after exactly these events."""
        ways = self.locked if self.needs & ~happened else self.ways
        if ways is None:
            return False, False
        return ways.plain, bool(ways.filled[lower_open] & happened or ways.open[lower_open] & ~happened)


def card_lines(compiled: CompiledRuleset, points: Fillings) -> list[Line]:
    """Return every line but that of the joker category, in the order of the card."""
    found = []
    for c, (fillings, by_points) in enumerate(zip(points, ways_by_points(compiled), strict=True)):
        if c == compiled.joker_category or not fillings:
            continue
        for paid, count in Counter(fillings).items() if len(fillings) > 1 else [(fillings[0], 1)]:
            ways, locked, needs, does = by_points.get(paid), None, 0, 0
            if compiled.requires[c] >= 0:
                locked = _locked_ways(compiled)[c] if not paid and may_be_locked(compiled, points, c) else None
                if not may_be_unlocked(compiled, points, c) or paid not in rolls_by_points(compiled)[c]:
                    ways = None
                needs = _needs(compiled, points, c)
            if ways is None and locked is None:
                ways, needs = by_points[None], 0
            if compiled.upper_face[c] or (paid > 0 and c in compiled.requires):
                does = happens(compiled, c)
            found.append(Line(c, paid, count, ways or _NO_WAYS, locked, needs, does))
    return found


def joker_lines(compiled: CompiledRuleset, points: Fillings) -> Lines:
    """Return the lines whose points a joker can earn in some situation."""
    return _dump(line for line in card_lines(compiled, points) if _by_joker(line.ways) or _by_joker(line.locked))


def joker_only_lines(compiled: CompiledRuleset, points: Fillings) -> Lines:
    """Return the lines whose points only jokers can earn."""
    return _dump(line for line in card_lines(compiled, points) if not (line.locked or line.ways.natural))


def _dump(lines: Iterable[Line]) -> Lines:
    """Return each line, repeated by its count."""
    return tuple((line.category, line.points) for line in lines for _ in range(line.count))


def _by_joker(ways: Ways | None) -> bool:
    return ways is not None and any((*ways.filled, *ways.open))


def happens(compiled: CompiledRuleset, category: int) -> int:
    """Return the event of filling an upper category, or of making another one."""
    return number_set([compiled.upper_face[category] or len(FACES) + 1 + category])


def _needs(compiled: CompiledRuleset, points: Fillings, category: int) -> int:
    """Return the events that must precede points in a category."""
    required = compiled.requires[category]
    if required < 0:
        return 0
    return happens(compiled, required) if is_made(points[required]) else _NEVER


_NO_WAYS: Final = Ways(False, False, (0, 0), (0, 0))


@derived
def ways_by_points(compiled: CompiledRuleset) -> tuple[dict[int | None, Ways], ...]:
    """Return by category the ways of all points it can pay while unlocked; under None, the ways of any points."""
    return tuple(
        {paid: _ways(compiled, c, paid) for paid in (*payable, None)} for c, payable in enumerate(compiled.payable)
    )


@derived
def stand_ins(compiled: CompiledRuleset) -> tuple[Mapping[int, int], ...]:
    """Return by category a map from all points it can pay to the least points with the same ways and rolls.

    Replacing points by those keeps a possible card possible and an impossible one impossible.
    """
    by_points = ways_by_points(compiled) if compiled.joker_moves else ()
    found = []
    for c, (rolls, payable) in enumerate(zip(rolls_by_points(compiled), compiled.payable, strict=True)):
        least: dict[object, int] = {}
        alike = {
            paid: (by_points[c][paid] if by_points else None, rolls.get(paid), paid > 0, paid == 0) for paid in payable
        }
        found.append({paid: least.setdefault(of_its_kind, paid) for paid, of_its_kind in alike.items()})
    return tuple(found)


@derived
def _locked_ways(compiled: CompiledRuleset) -> tuple[Ways, ...]:
    """Return by category the ways of scoring 0 while it is locked, for any hand that may be scored there."""
    return tuple(_ways(compiled, c, None) for c in range(len(compiled.categories)))


def _ways(compiled: CompiledRuleset, category: int, paid: int | None) -> Ways:
    def faces(upper_open: bool, lower_open: bool) -> int:
        found = []
        for face, moves in zip(FACES, compiled.joker_moves, strict=True):
            allowed, earned = moves[upper_open][lower_open]
            if category in allowed and paid in (None, earned[category]):
                found.append(face)
        return number_set(found)

    natural, plain = unlocked_points(compiled)[category]
    return Ways(
        natural=paid is None or paid in natural,
        plain=paid is None or paid in plain,
        filled=(faces(False, False), faces(False, True)),
        open=(faces(True, False), faces(True, True)),
    )
