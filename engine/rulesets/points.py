"""Points of hands: the meaning of `pays`, `counted` and `bonus`."""

from __future__ import annotations

from functools import lru_cache

from engine.dice import Hand, hands, sub_keeps
from engine.rulesets.patterns import Needs, match
from engine.rulesets.ruleset import Category, Pays, Ruleset

Points = tuple[tuple[int, ...], ...]
"""Points of all hands in all categories, [H][C]."""


def roll_points_of(ruleset: Ruleset) -> tuple[Points, ...]:
    """Return the points on the first roll, the second and so on, up to the last roll that changes them."""
    stages = max(pays_by_roll(category.pays) for category in ruleset.categories)
    # With a single roll, all hands are scored on the first: the last points, which most callers read, have to be these.
    stages = 1 if ruleset.rolls == 1 else stages
    columns = [category_points(ruleset, category, stages) for category in ruleset.categories]
    found = [tuple(zip(*(column[stage] for column in columns), strict=True)) for stage in range(stages)]
    while len(found) > 1 and found[-1] == found[-2]:
        found.pop()
    return tuple(found)


def pays_by_roll(pays: Pays) -> int:
    """Return the number of rolls from the first on which a hand may earn something else than on the one after."""
    return len(pays.by_roll) or (2 if pays.served else 1)


def category_points(ruleset: Ruleset, category: Category, stages: int = 1) -> Points:
    """Return the points of all hands in a category, in the order of `dice.hands`, by roll."""
    if category.upper is not None:
        face, counted = category.upper, ruleset.counted or ruleset.dice_count
        return (tuple(face * min(hand.count(face), counted) for hand in hands(ruleset.dice_count)),) * stages
    colours = ruleset.colours if category.needs.colour else ()
    return _category_points(ruleset.dice_count, ruleset.counted, colours, category.needs, category.pays, stages)


# Built-in rulesets share most of their categories. Bounded, since clients post rulesets.
@lru_cache(maxsize=256)
def _category_points(
    dice_count: int,
    counted: int | None,
    colours: tuple[tuple[str, tuple[int, ...]], ...],
    needs: Needs,
    pays: Pays,
    stages: int,
) -> Points:
    """Return the points of all hands in a lower category by roll."""
    colour_of = {face: colour for colour, faces in colours for face in faces}
    some = {hand: _points(needs, pays, hand, colour_of, stages) for hand in hands(counted or dice_count)}
    if counted is None:
        return tuple(zip(*some.values(), strict=True))
    # The best or the least of the smaller hands in a hand, by roll.
    choose = max if pays.counted == "best" else min
    whole = (
        tuple(map(choose, zip(*(some[part] for part in sub_keeps(hand) if len(part) == counted), strict=True)))
        for hand in hands(dice_count)
    )
    return tuple(zip(*whole, strict=True))


def _points(needs: Needs, pays: Pays, hand: Hand, colour_of: dict[int, str], stages: int) -> tuple[int, ...]:
    """Return the points of a hand by roll, ignoring required categories."""
    matched = match(needs, hand, colour_of)
    if matched is None:
        return (0,) * stages
    if pays.by_roll:
        return tuple(pays.by_roll[min(stage, len(pays.by_roll) - 1)] for stage in range(stages))
    earned = _sum(pays, hand, matched) + pays.plus if pays.points is None else pays.points
    return (earned + pays.served, *[earned] * (stages - 1))


def _sum(pays: Pays, hand: Hand, matched: Hand) -> int:
    if isinstance(pays.sum, tuple):
        return sum(die for die in hand if die in pays.sum)
    return sum(hand if pays.sum == "all" else matched)


def upper_bonus_of(ruleset: Ruleset) -> tuple[int, ...]:
    """Return the upper bonus of each upper total up to the greatest that matters."""
    if not ruleset.bonus:
        return (0,)
    top = ruleset.bonus[-1]
    cap = greatest_upper_total(ruleset) if top.each else top.at
    reached = [[tier for tier in ruleset.bonus if tier.at <= total] for total in range(cap + 1)]
    return tuple(
        tiers[-1].pays + tiers[-1].each * (total - tiers[-1].at) if tiers else 0 for total, tiers in enumerate(reached)
    )


def greatest_upper_total(ruleset: Ruleset) -> int:
    """Return the greatest upper total: all counted dice show the face of their category, in each filling."""
    counting = ruleset.counted or ruleset.dice_count
    return sum(counting * (category.upper or 0) * category.times for category in ruleset.categories)
