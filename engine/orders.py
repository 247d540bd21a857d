"""In which orders can a card have been filled, and with how many extra bonuses: the exact answer.

Only two things about a hand matter here: whether its dice are all equal, and of which face. A value is *natural*
where any hand earns it while the joker category is open, *plain* where a hand of not all equal dice earns it, at
any time. Once the joker category is filled, equal dice are a joker, and what a joker may fill depends on two
things only: whether the upper category of its face is filled, and whether a lower category is open. So an order is
a chain of growing sets of filled upper categories with two marks on it: where the joker category was filled, and
where the last lower category was. A lower category that needs a filled upper category is best filled at the second
mark, one that needs an open one at the first; the sets at the marks decide what the lower categories can have
taken. At most 3^6 pairs of marks are to be looked at, whatever the number of categories.

Sets, of faces and of numbers of extra bonuses, are those of `number_sets`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.dice import FACES
from engine.number_sets import holds, number_set, raised, sets_between, span, sums
from engine.scoring import CompiledRuleset

_ALL_FACES: Final = number_set(FACES)
_NONE: Final = number_set([0])
"""No extra bonus, and that for certain; 0, the empty set, says that there is no way at all."""


@dataclass(frozen=True, slots=True)
class _Ways:
    """How one value can have come into its category.

    `filled[l]` are the faces whose jokers earn it while the upper category of that face is filled or missing,
    `open[l]` those whose jokers earn it while that one is open, both by whether a lower category is open (l).
    `own` is the face an upper category counts.
    """

    natural: bool
    plain: bool
    filled: tuple[int, int]
    open: tuple[int, int]
    own: int


Lines = tuple[tuple[int, int], ...]
"""What stands on a card, line by line: categories, in the order of the card, each with some points."""

Fillings = tuple[tuple[int, ...], ...]
"""Per category the points of each time it was filled."""


def fits_without_joker(compiled: CompiledRuleset, points: Fillings) -> bool:
    """Whether every value can have come while the joker category was open, so that the order does not matter."""
    return all(natural.issuperset(paid) for paid, natural in zip(points, compiled.natural_points, strict=True))


def extra_bonus_counts(compiled: CompiledRuleset, points: Fillings, wanted: int = -1) -> int:
    """The set of counts of extra bonuses with which a legal sequence of turns ends in these points.

    A value that its category cannot pay at all stands for any value. The search stops when it has found the count
    `wanted`; others may then be missing.

    >>> from engine.definition import load_ruleset
    >>> from engine.number_sets import members
    >>> from engine.scoring import compile_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> filled = {"yahtzee": (50,), "fours": (20,), "sixes": (18,), "full_house": (25,)}
    >>> members(extra_bonus_counts(compiled, tuple(filled.get(name, ()) for name in compiled.categories)))
    [0, 1, 2]
    """
    joker = compiled.joker_category
    if joker < 0:
        return _NONE
    if not points[joker]:
        return _NONE if all(ways.natural for *_, ways in _all_ways(compiled, points)) else 0
    found = 0
    for counts in _counts_by_marks(compiled, points, int(any(points[joker]) and compiled.extra_bonus > 0)):
        found |= counts
        if holds(found, wanted):
            break
    return found


def joker_lines(compiled: CompiledRuleset, points: Fillings) -> Lines:
    """The lines whose points some joker earns in some situation."""
    return tuple((c, paid) for c, paid, ways in _all_ways(compiled, points) if any(ways.filled) or any(ways.open))


def joker_only_lines(compiled: CompiledRuleset, points: Fillings) -> Lines:
    """The lines whose points only jokers earn."""
    return tuple((c, paid) for c, paid, ways in _all_ways(compiled, points) if not ways.natural)


def _all_ways(compiled: CompiledRuleset, points: Fillings) -> list[tuple[int, int, _Ways]]:
    """The ways of every line but those of the joker category, each with its category and points."""
    return [
        (c, paid, by_value.get(paid) or by_value[None])
        for c, (fillings, by_value) in enumerate(zip(points, _ways_by_value(compiled), strict=True))
        if c != compiled.joker_category
        for paid in fillings
    ]


@lru_cache(maxsize=64)
def _ways_by_value(compiled: CompiledRuleset) -> tuple[dict[int | None, _Ways], ...]:
    """Per category the ways of every value it can pay; under None those of any value."""
    return tuple(
        {paid: _ways(compiled, c, paid) for paid in (*payable, None)} for c, payable in enumerate(compiled.payable)
    )


def _ways(compiled: CompiledRuleset, category: int, paid: int | None) -> _Ways:
    def faces(upper_open: bool, lower_open: bool) -> int:
        found = []
        for face, moves in zip(FACES, compiled.joker_moves, strict=True):
            allowed, earned = moves[upper_open][lower_open]
            if category in allowed and paid in (None, earned[category]):
                found.append(face)
        return number_set(found)

    return _Ways(
        natural=paid is None or paid in compiled.natural_points[category],
        plain=paid is None or paid in compiled.plain_points[category],
        filled=(faces(False, False), faces(False, True)),
        open=(faces(True, False), faces(True, True)),
        own=_upper_faces(compiled, (category,)),
    )


def _upper_faces(compiled: CompiledRuleset, categories: Iterable[int]) -> int:
    """The faces that the upper ones of these categories count."""
    return number_set(face for c in categories if (face := compiled.upper_face[c]))


def _counts_by_marks(compiled: CompiledRuleset, points: Fillings, cost: int) -> Iterator[int]:
    """The counts that the orders of each pair of marks allow; `cost` is the number of extra bonuses of a joker."""
    lines = _all_ways(compiled, points)
    uppers = [ways for *_, ways in lines if ways.own]
    lowers = [ways for *_, ways in lines if not ways.own]
    missing = _ALL_FACES & ~_upper_faces(compiled, range(len(compiled.categories)))
    full = missing | sum(ways.own for ways in uppers)
    closed = len(lowers) == len(compiled.other_lower)
    late = _counts_after(uppers, missing, full, cost) if closed else {full: _NONE}
    for first in sets_between(missing, full):
        if any(ways.own & first and not ways.natural for ways in uppers):
            continue
        if closed and all(ways.natural for ways in lowers):
            yield late[first]  # every lower category was filled before the joker category
        reached = _counts_before(uppers, first, full, cost)
        for last in late:
            if reached.get(last):
                lower = _lower_counts(lowers, first, last, cost, closed)
                yield sums(sums(reached[last], lower), late[last])


def _counts_before(uppers: list[_Ways], first: int, full: int, cost: int) -> dict[int, int]:
    """By set of filled upper categories: the counts with which it comes from `first` while a lower one is open."""
    reached = {first: _NONE}
    for filled in sets_between(first, full):
        counts = reached.get(filled, 0)
        if not counts:
            continue
        by_joker = raised(counts, cost)
        for ways in uppers:
            if not ways.own & filled:
                after = filled | ways.own
                reached[after] = reached.get(after, 0) | _filling(counts, by_joker, ways, filled, False)
    return reached


def _counts_after(uppers: list[_Ways], least: int, full: int, cost: int) -> dict[int, int]:
    """By set of filled upper categories: the counts with which the full one comes from it, no lower one open."""
    late = {full: _NONE}
    late_by_joker = {full: raised(_NONE, cost)}
    for filled in reversed(list(sets_between(least, full))):
        for ways in uppers:
            after = filled | ways.own
            if after != filled:
                found = _filling(late[after], late_by_joker[after], ways, filled, True)
                late[filled] = late.get(filled, 0) | found
        late_by_joker[filled] = raised(late[filled], cost)
    return late


def _filling(counts: int, by_joker: int, ways: _Ways, filled: int, closed: bool) -> int:
    """The counts after an upper category was filled too, with a plain hand, or with a joker, which raises them."""
    joker = ways.filled[not closed] & filled or ways.open[not closed] & ~filled
    return (counts if ways.plain else 0) | (by_joker if joker else 0)


def _lower_counts(lowers: list[_Ways], first: int, last: int, cost: int, closed: bool) -> int:
    """The counts of the lower categories, filled between the start and the second mark.

    Where they are all filled (`closed`), one of them is the last, at the second mark: it was not filled before.
    """
    least = greatest = 0
    shifts = []
    for ways in lowers:
        joker = bool(ways.filled[1] & last or ways.open[1] & ~first)
        if not (ways.natural or joker):
            return 0
        low, high = (0 if ways.natural else cost), (cost if joker else 0)
        least, greatest = least + low, greatest + high
        if closed:
            as_last = ([0] if ways.plain else []) + ([cost] if ways.filled[1] & last or ways.open[1] & ~last else [])
            shifts += [(fixed - low, fixed - high) for fixed in as_last]
    found = 0
    for down, up in set(shifts) if closed else [(0, 0)]:
        found |= span(least + down, greatest + up)
    return found
