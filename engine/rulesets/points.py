"""Points of hands: the meaning of `pays`, `counted` and `bonus`."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice import FACES, hand_index, hands, sub_keeps
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
    counting = ruleset.counted or ruleset.dice_count
    if category.upper is not None:
        return (_upper_points(ruleset.dice_count, counting, category.upper),) * stages
    pays, matched = category.pays, matched_sums(ruleset, category.needs)
    by_roll = tuple([_points_on_roll(pays, roll, matched, counting) for roll in range(stages)])
    if counting == ruleset.dice_count:
        return by_roll
    # The best or the least of the smaller hands in a hand.
    choose = max if pays.counted == "best" else min
    parts = _smaller_hands(ruleset.dice_count, counting)
    return tuple([tuple([choose([points[part] for part in inside]) for inside in parts]) for points in by_roll])


@cache
def _upper_points(dice_count: int, counting: int, face: int) -> tuple[int, ...]:
    """Return the points of all hands in the upper category of a face."""
    return tuple([face * min(hand.count(face), counting) for hand in hands(dice_count)])


@cache
def _smaller_hands(dice_count: int, counting: int) -> tuple[tuple[int, ...], ...]:
    """Return for all hands the indices of the hands of `counting` dice in them."""
    index = hand_index(counting)
    return tuple([tuple([index[part] for part in sub_keeps(hand) if part in index]) for hand in hands(dice_count)])


def matched_sums(ruleset: Ruleset, needs: Needs) -> tuple[int | None, ...]:
    """Return the sums of the matched dice in all hands of the dice that count; None in a hand without a match."""
    return _matched_sums(ruleset.counted or ruleset.dice_count, needs, ruleset.colours if needs.colour else ())


# Rulesets share most patterns, and differ in what they pay. Bounded, since clients post rulesets.
@lru_cache(maxsize=256)
def _matched_sums(
    dice_count: int, needs: Needs, colours: tuple[tuple[str, tuple[int, ...]], ...]
) -> tuple[int | None, ...]:
    colour_of = {face: colour for colour, faces in colours for face in faces}
    matched = (match(needs, hand, colour_of) for hand in hands(dice_count))
    return tuple([None if dice is None else sum(dice) for dice in matched])


def _points_on_roll(pays: Pays, roll: int, matched: tuple[int | None, ...], dice_count: int) -> tuple[int, ...]:
    """Return the points of all hands on a roll, counted from 0, ignoring required categories."""
    if pays.by_roll:
        paid = pays.by_roll[min(roll, len(pays.by_roll) - 1)]
        return tuple([0 if dice is None else paid for dice in matched])
    more = 0 if roll else pays.served
    if pays.points is not None:
        paid = pays.points + more
        return tuple([0 if dice is None else paid for dice in matched])
    more += pays.plus
    sums = matched
    if pays.sum == "all":
        sums = _sums(dice_count, FACES)
    elif isinstance(pays.sum, tuple):
        sums = _sums(dice_count, pays.sum)
    return tuple([0 if dice is None or paid is None else paid + more for dice, paid in zip(matched, sums, strict=True)])


@cache
def _sums(dice_count: int, faces: tuple[int, ...]) -> tuple[int | None, ...]:
    """Return the sum of the dice of these faces in all hands."""
    return tuple([sum(die for die in hand if die in faces) for hand in hands(dice_count)])


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
