"""Endings of turns on a sheet as arrays, and the next sheets.

A turn ends in a cell, with points and perhaps an extra bonus. The future depends on the cell. It depends on the points
only if these count later on: towards an upper bonus, in a product, or by making the joker category. So all points of a
category with the same future are one *way* to fill it.

Arrays: N sheets, K columns, C categories, H hands, B stages (points on the first roll, the second, ...), W ways.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.lattice import FACES, Rolls, rolls
from strategy_tables.sheets.states import SheetStates

SETTLED = -1
"""Placeholder of an upper total whose bonus is decided and counted."""


@dataclass(frozen=True, slots=True, eq=False)
class SheetOutcomes:
    """Scoring of one ruleset with columns.

    * `points` int64 [B, C, H]: of every hand on the first roll, the second, ...; the last ones on every later roll too
    * `ways` int64 [B, C, H]: the way of its category
    * `way_counts` int64 [C]; `way_starts` int64 [C]: the start of a category's ways among all
    * `way_points` int64 [W]: the points of each, or those of one of its hands
    * `orders`: those of the columns
    * `factors`, `extra_bonuses` int64 [K]: factor of the points of a column, and the value of an extra bonus there
    * `weights` int64 [K, C]: how often the points of a cell count by themselves, 0 if they count in a product alone
    * `uppers` bool [C]; `most`, `least` int64 [C]: the most and the least points of a category
    * `upper_bonus` int64 [cap + 1]; `tiers` int64 [cap + 1]: a number that is equal for totals with the same bonus
    * `equal_hands` int64 [6]: the hands of equal dice
    * `face_uppers` bool [6, C]: the upper category of a face; `other_lower` bool [C]: the lower ones except the joker
      category
    * `joker_points`, `joker_ways` int64, `joker_allows` bool, all [6, 2, 2, C]: of a further hand of equal dice. The
      axes are its face, whether its upper category is open in a column, whether a lower one is, and the category
    """

    rules: Rules
    rolls: Rolls
    points: Integers
    ways: Integers
    way_counts: Integers
    way_starts: Integers
    way_points: Integers
    orders: tuple[str, ...]
    factors: Integers
    extra_bonuses: Integers
    weights: Integers
    uppers: Booleans
    most: Integers
    least: Integers
    upper_bonus: Integers
    tiers: Integers
    equal_hands: Integers
    face_uppers: Booleans
    other_lower: Booleans
    joker_points: Integers
    joker_ways: Integers
    joker_allows: Booleans

    @property
    def made_only(self) -> bool:
        """Return whether an extra bonus is earned only if the hand scores more than 0."""
        joker = self.rules.ruleset.joker
        return joker is not None and joker.made_only


@lru_cache(maxsize=16)
def sheet_outcomes(rules: Rules) -> SheetOutcomes:
    """Return the outcomes of a ruleset."""
    card = rules.card
    points = np.array([np.array(table).T for table in card.roll_points])
    matter = {c for c, face in enumerate(card.upper_face) if face} | {c for each in rules.products for c in each}
    alike: list[dict[int, int]] = []
    way_points: list[int] = []
    for category, paid in enumerate(card.payable):
        marks = {each: each if category in matter else int(each > 0) for each in paid}
        if category not in matter and category != card.joker_category:
            marks = dict.fromkeys(paid, 0)
        numbers = {mark: number for number, mark in enumerate(sorted(set(marks.values())))}
        alike.append({each: numbers[mark] for each, mark in marks.items()})
        way_points += [next(each for each in paid if numbers[marks[each]] == number) for number in range(len(numbers))]
    way_counts = np.array([len(set(each.values())) for each in alike])
    upper_bonus = np.array(card.upper_bonus)
    jokers = [moves for by_upper in card.joker_moves for by_lower in by_upper for moves in by_lower]
    shape = (-1, 2, 2, len(card.categories))
    factors = np.array([each.column.factor for each in rules.columns])
    faces = np.array(card.upper_face)
    return SheetOutcomes(
        rules=rules,
        rolls=rolls(rules.ruleset.dice_count),
        points=points,
        ways=np.array([[[alike[c][each] for each in row] for c, row in enumerate(table)] for table in points.tolist()]),
        way_counts=way_counts,
        way_starts=np.concatenate([[0], way_counts.cumsum()[:-1]]),
        way_points=np.array(way_points),
        orders=tuple(each.column.order for each in rules.columns),
        factors=factors,
        extra_bonuses=card.extra_bonus * (factors if rules.multiplied else np.ones_like(factors)),
        weights=factors[:, None] * np.array(rules.counts, dtype=np.int64),
        uppers=faces > 0,
        most=np.array([max(paid) for paid in card.payable]),
        least=np.array([min(paid) for paid in card.payable]),
        upper_bonus=upper_bonus,
        tiers=np.concatenate([[0], (np.diff(upper_bonus) != 0).cumsum()]).astype(np.int64),
        equal_hands=np.array([card.index((face,) * rules.ruleset.dice_count) for face in range(1, FACES + 1)]),
        face_uppers=faces == np.arange(1, FACES + 1)[:, None],
        other_lower=np.isin(np.arange(len(faces)), list(card.other_lower)),
        joker_points=np.array([moves.points for moves in jokers], dtype=np.int64).reshape(shape),
        joker_ways=np.array(
            [[alike[c][paid] for c, paid in enumerate(moves.points)] for moves in jokers], dtype=np.int64
        ).reshape(shape),
        joker_allows=np.array(
            [[c in moves.allowed for c in range(len(faces))] for moves in jokers], dtype=np.bool_
        ).reshape(shape),
    )


def fill(
    outcomes: SheetOutcomes, states: SheetStates, column: Integers, category: Integers, points: Integers
) -> SheetStates:
    """Return the sheets after filling one more cell with these points: all arrays have one entry for each."""
    every = np.arange(len(states))
    still_open, upper, inputs, made = states.open.copy(), states.upper.copy(), states.inputs.copy(), states.made.copy()
    still_open[every, column, category] = False
    before = upper[every, column]
    raised = np.minimum(before + points, len(outcomes.upper_bonus) - 1)
    upper[every, column] = np.where(outcomes.uppers[category] & (before != SETTLED), raised, before)
    for number, product in enumerate(outcomes.rules.products):
        for role, of_product in enumerate(product):
            at = np.flatnonzero(category == of_product)
            inputs[at, column[at], number, role] = points[at]
    makes = (category == outcomes.rules.card.joker_category) & (points > 0)
    made[every, column] |= makes
    return SheetStates(still_open, upper, inputs, made)
