"""Scorecards: one column each, their totals and how their upper section stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from operator import ge
from typing import Final

from engine.cards.orders import comes_after, is_made, section
from engine.doubt import EXTRA_BONUS_COUNT, Box
from engine.rulesets.compiled import Categories, CompiledRuleset

TOTAL_NAMES: Final = ("upper_points", "upper_bonus", "lower_points", "extra_bonus", "total", "points_awarded")


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A claim: the points of each filling of each category, in the order of the card, and a number of extra bonuses.

    A category that was never filled has none.
    """

    points: tuple[tuple[int, ...], ...]
    extra_bonus_count: int = 0


def single_fillings(points: Iterable[int | None], extra_bonus_count: int = 0) -> Scorecard:
    """Return the card whose categories are filled once or, where None stands, not at all.

    >>> single_fillings([3, None, 0])
    Scorecard(points=((3,), (), (0,)), extra_bonus_count=0)
    """
    return Scorecard(tuple([() if paid is None else (paid,) for paid in points]), extra_bonus_count)


def open_categories(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """The categories that are not yet filled as often as they can be."""
    return tuple(
        [c for c, (paid, times) in enumerate(zip(card.points, compiled.times, strict=True)) if len(paid) < times]
    )


def is_complete(compiled: CompiledRuleset, card: Scorecard) -> bool:
    """Whether every category is filled as often as it can be."""
    return all(map(ge, map(len, card.points), compiled.times))


def turns_played(card: Scorecard) -> int:
    """How often a category was filled."""
    return sum(map(len, card.points))


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of a card. The upper bonus is counted from the moment the upper total reaches it.

    `points_awarded`, the second currency, likewise: for what is reached and for the total as it stands; None in games
    without it.
    """

    upper_points: int
    upper_bonus: int
    lower_points: int
    extra_bonus: int
    total: int
    points_awarded: int | None = None


@dataclass(frozen=True, slots=True)
class UpperStanding:
    """How the upper section stands.

    `ahead`: points above (below: negative) par of each filled upper category, "4 up" on the lips of players; par is
    `upper_par` dice, three in most games;
    `needed`: points still missing for the next tier of the bonus, None where every tier is reached or there is none;
    `reachable`: whether the open upper categories can still bring them: True where nothing is needed any more, None
    where there is no bonus.
    """

    ahead: int
    needed: int | None
    reachable: bool | None


def empty_scorecard(compiled: CompiledRuleset) -> Scorecard:
    """Return a card of which nothing is filled."""
    return Scorecard(((),) * len(compiled.categories))


def score_totals(compiled: CompiledRuleset, card: Scorecard) -> Totals:
    """The five totals of a card, finished or not."""
    upper = upper_total(compiled, card)
    everything = sum([sum(paid) for paid in card.points if paid])
    bonus = compiled.upper_bonus_of(upper)
    extra = compiled.extra_bonus * card.extra_bonus_count
    total = everything + bonus + extra
    return Totals(upper, bonus, everything - upper, extra, total, points_awarded(compiled, card, total))


def points_awarded(compiled: CompiledRuleset, card: Scorecard, total: int) -> int | None:
    """The points awarded for what stands in the categories, and for a total; None in games without them."""
    awarded = compiled.ruleset.points_awarded
    if awarded is None:
        return None
    # Of the brackets of the total the highest that is reached counts.
    found = next((bracket.awards for bracket in reversed(awarded.total) if bracket.at <= total), 0)
    for award in awarded.categories:
        c = compiled.categories.index(award.category)
        made = sum(paid > 0 for paid in card.points[c])
        if award.made == "each":
            found += made * award.awards
        elif made == compiled.times[c] if award.at is None else sum(card.points[c]) >= award.at:
            found += award.awards
    return found


def upper_total(compiled: CompiledRuleset, card: Scorecard) -> int:
    """The sum of the filled upper categories, not capped."""
    return sum([sum(paid) for paid, face in zip(card.points, compiled.upper_face, strict=True) if face and paid])


@lru_cache(maxsize=64)
def upper_par(compiled: CompiledRuleset) -> int:
    """The fewest dice of each upper category that reach the upper bonus, three where there is none.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> [upper_par(compile_ruleset(load_ruleset(name))) for name in ("yahtzee", "maxi-yatzy", "yacht")]
    [3, 4, 3]
    """
    one_of_each = sum(face * times for face, times in zip(compiled.upper_face, compiled.times, strict=True))
    first = next((tier.at for tier in compiled.ruleset.bonus if tier.at), 0)
    return -(-first // one_of_each) if first else 3


def upper_standing(compiled: CompiledRuleset, card: Scorecard) -> UpperStanding:
    """The upper section against par, and against the next tier of the bonus."""
    total = ahead = 0
    for paid, face in zip(card.points, compiled.upper_face, strict=True):
        if face and paid:
            total += sum(paid)
            ahead -= len(paid) * upper_par(compiled) * face
    ahead += total
    if not compiled.ruleset.bonus:
        return UpperStanding(ahead, None, None)
    next_tier = next((tier.at for tier in compiled.ruleset.bonus if tier.at > total), total)
    needed = next_tier - total
    return UpperStanding(ahead, needed or None, needed <= _greatest_upper_to_come(compiled, card))


def _greatest_upper_to_come(compiled: CompiledRuleset, card: Scorecard) -> int:
    """The most that the open upper categories can still bring: all dice of a face, unless a joker earns nothing there.

    While the joker's category is open, the upper ones can be filled before it.
    """
    greatest = 0
    for c, face in enumerate(compiled.upper_face):
        times = compiled.times[c] - len(card.points[c])
        if face and times and _can_earn(compiled, card, c):
            greatest += times * _greatest_points(compiled, c, _comes_after_joker(compiled, card, c))
    return greatest


@lru_cache(maxsize=512)
def _greatest_points(compiled: CompiledRuleset, category: int, after_joker: bool) -> int:
    """The most that an upper category pays, where further equal dice are jokers by then or not."""
    if after_joker:
        return max(compiled.plain_points[category] | _as_joker(compiled, category))
    return max(compiled.natural_points[category])


def _can_earn(compiled: CompiledRuleset, card: Scorecard, category: int) -> bool:
    """Whether what an open category requires was made, or can be made before it."""
    required = compiled.requires[category]
    if required < 0 or is_made(card.points[required]):
        return True
    return (
        len(card.points[required]) < compiled.times[required]
        and section(compiled, required) <= section(compiled, category)
        and _can_earn(compiled, card, required)
    )


def _comes_after_joker(compiled: CompiledRuleset, card: Scorecard, category: int) -> bool:
    """Whether further equal dice in an open category can only be a joker."""
    if compiled.joker_category < 0:
        return False
    return bool(card.points[compiled.joker_category]) or comes_after(compiled, category, compiled.joker_category)


def _as_joker(compiled: CompiledRuleset, category: int) -> set[int]:
    """What the further equal dice of its face earn in an open upper category, once lower ones are filled or before."""
    moves = compiled.joker_moves[compiled.upper_face[category] - 1][True]
    return {paid[category] for allowed, paid in moves if category in allowed}


def payable_points(compiled: CompiledRuleset, category: int) -> tuple[int, ...]:
    """Every number of points the category can pay, joker and served points included, ascending.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> payable_points(compiled, compiled.categories.index("threes"))
    (0, 3, 6, 9, 12, 15)
    """
    return compiled.payable[category]


def made_marks(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """Those of the ruleset's `marks` that were filled with points."""
    return tuple([category for category in compiled.marks if is_made(card.points[category])]) if compiled.marks else ()


def all_boxes(compiled: CompiledRuleset, column: int = 0) -> frozenset[Box]:
    """Return every box of a card, or of a column."""
    return frozenset(Box(column, c) for c in (EXTRA_BONUS_COUNT, *range(len(compiled.categories))))


def totals_over(compiled: CompiledRuleset, categories: Iterable[int]) -> frozenset[str]:
    """Return the names of the totals that some boxes go into, directly or through other totals.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> sorted(totals_over(compiled, [compiled.categories.index("fours")]))
    ['total', 'upper_bonus', 'upper_points']
    """
    found = set[str]()
    for c in categories:
        if c < 0:
            found.add("extra_bonus")
        elif not compiled.upper_face[c]:
            found.add("lower_points")
        else:
            found |= {"upper_points", "upper_bonus"} if compiled.ruleset.bonus else {"upper_points"}
    if found:
        found |= {"total"} if compiled.ruleset.points_awarded is None else {"total", "points_awarded"}
    return frozenset(found)
