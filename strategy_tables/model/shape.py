"""Shapes of rulesets, which determine their states, and the number of these."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, product
from operator import mul

from engine.number_sets import cap_at, number_set, shifted_by
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import ExtraRolls, Order


@dataclass(frozen=True)
class Shape:
    """Properties of a ruleset with C categories that determine its states; equal shapes have the same states.

    * `times` [C]: how often each category can be filled
    * `upper_categories`, `upper_faces`: the upper categories by their places on the card, and the face each counts
    * `upper_points`: the points that each of them can pay; `upper_cap`: the greatest upper total that matters
    * `order`: the order of filling
    * `rolls`: those of a turn; `extra_rolls`: those beyond them
    * `marks`: the categories for which it matters whether they were filled with points, ascending
    * `joker_category`: makes jokers of hands of equal dice once it is filled; `live_category`: the same if it makes the
      extra bonus live; -1 for none
    """

    times: tuple[int, ...]
    upper_categories: tuple[int, ...]
    upper_faces: tuple[int, ...]
    upper_points: tuple[tuple[int, ...], ...]
    upper_cap: int
    order: Order
    rolls: int
    extra_rolls: ExtraRolls | None
    marks: tuple[int, ...]
    joker_category: int
    live_category: int

    @cached_property
    def turns(self) -> int:
        """Return the number of turns of a game."""
        return sum(self.times)

    @cached_property
    def weights(self) -> tuple[int, ...]:
        """Return the weight of each category in `filled`, a mixed-radix number."""
        return digit_weights(self.times)

    @cached_property
    def most_extra_rolls(self) -> int:
        """Return the greatest number of extra rolls."""
        return self.levels(self.turns) - 1

    def levels(self, turns_played: int) -> int:
        """Return the number of possible numbers of extra rolls after these turns, 0 included."""
        if self.extra_rolls is None:
            return 1
        if not self.extra_rolls.saves:
            return 1 + self.extra_rolls.start
        saved = self.extra_rolls.start + (self.rolls - 1) * turns_played
        return 1 + (saved if self.extra_rolls.most is None else min(saved, self.extra_rolls.most))


def digit_weights(greatest: Iterable[int]) -> tuple[int, ...]:
    """Return the weights of the digits of a mixed-radix number, given the greatest value of each digit."""
    return tuple(accumulate((each + 1 for each in greatest), mul, initial=1))[:-1]


def shape_of(compiled: CompiledRuleset) -> Shape:
    """Return the shape of a ruleset."""
    upper = tuple([c for c, face in enumerate(compiled.upper_face) if face])
    return Shape(
        times=compiled.times,
        upper_categories=upper,
        upper_faces=tuple([compiled.upper_face[c] for c in upper]),
        upper_points=tuple([compiled.payable[c] for c in upper]),
        upper_cap=compiled.upper_cap,
        order=compiled.order,
        rolls=compiled.ruleset.rolls,
        extra_rolls=compiled.extra_rolls,
        marks=compiled.marks,
        joker_category=compiled.joker_category,
        live_category=compiled.joker_category if compiled.extra_bonus > 0 else -1,
    )


def reachable_totals(shape: Shape) -> list[int]:
    """Return the set of reachable capped totals of every subset of the upper categories: see `number_sets`.

    They depend on how often each category is filled, not on the order, because sums may be capped once or each time.
    """
    cap = shape.upper_cap
    reachable = [number_set([0])]
    for category, payable in zip(shape.upper_categories, shape.upper_points, strict=True):
        added = [min(points, cap) for points in payable]
        last = reachable[:]
        for _ in range(shape.times[category]):
            last = [_grown(totals, added, cap) for totals in last]
            reachable += last
    return reachable


def _grown(totals: int, added: list[int], cap: int) -> int:
    grown = 0
    for points in added:
        grown |= shifted_by(totals, points)
    return cap_at(grown, cap)


@lru_cache(maxsize=64)
def count_turn_starts(shape: Shape) -> int:
    """Return the number of states in which a turn starts, without laying them out.

    This is O(S) for S subsets of the upper categories, 2^u if each of u is filled once.
    """
    return sum(each * shape.levels(turns) for turns, each in enumerate(columns_by_turns(shape)[:-1]))


def columns_by_turns(shape: Shape) -> list[int]:
    """Return the number of columns of all blocks, by turns played, from none to all."""
    return _columns_in_card_order(shape) if shape.order == "card" else _columns_in_any_order(shape)


def _columns_in_any_order(shape: Shape) -> list[int]:
    """Return the number of columns by turns played; those of upper and of other categories multiply."""
    upper = [0] * (1 + sum(shape.times[c] for c in shape.upper_categories))
    # The first category is the digit that changes first.
    digits = product(*(range(shape.times[c] + 1) for c in reversed(shape.upper_categories)))
    for filled, totals in zip(digits, reachable_totals(shape), strict=True):
        parts = totals.bit_count()
        for c, times in zip(reversed(shape.upper_categories), filled, strict=True):
            parts *= 2 if times and c in shape.marks else 1
        upper[sum(filled)] += parts
    lower = [1]
    for c in range(len(shape.times)):
        if c not in shape.upper_categories:
            lower = _multiplied(lower, [1, *([1 + (c in shape.marks)] * shape.times[c])])
    if shape.order == "upper_first":
        return [*upper, *(upper[-1] * each for each in lower[1:])]
    return _multiplied(upper, lower)


def _columns_in_card_order(shape: Shape) -> list[int]:
    """Return the number of columns of the one block for every number of turns played."""
    cap = shape.upper_cap
    totals, marks = number_set([0]), 0
    columns = [1]
    for category, times in enumerate(shape.times):
        marks += category in shape.marks
        for _ in range(times):
            if category in shape.upper_categories:
                payable = shape.upper_points[shape.upper_categories.index(category)]
                totals = _grown(totals, [min(points, cap) for points in payable], cap)
            columns.append(totals.bit_count() * 2**marks)
    return columns


def _multiplied(left: list[int], right: list[int]) -> list[int]:
    """Return the product of two polynomials."""
    found = [0] * (len(left) + len(right) - 1)
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            found[i + j] += a * b
    return found
