"""Endings of turns and the states that follow them.

An *outcome* of a turn is a category, its points, and the extra bonus paid with them. For every objective, a turn is
played by comparing the values of its outcomes, their *utility* (`utility`). For the expected total it is the points
plus the value of the next state (`mean_utility`). Only this module knows which outcomes a hand can have;
`joker_outcomes` has those of jokers.

With extra rolls, their number after the turn matters too: an *ending* is an outcome together with the extra rolls left.
With L levels, from no extra roll on, there are N = L x E endings, level by level:

    ending = extra rolls * E + outcome

Without extra rolls, endings are outcomes.

Arrays have positions in the first axis: P positions, E outcomes, H hands, C categories. Positions are given as states:
`filled`, `memories` and `totals` (of the upper categories, capped), int64 [P] each.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES, Rolls, rolls
from strategy_tables.model.states import Fillings, StateSpace, joker_moves

FORBIDDEN = -1
"""Outcome of a hand in a category that the joker's rule forbids: always the last, worth nothing."""

_ALL_ALIKE = np.zeros(1, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """Scoring of one ruleset, as arrays.

    * `category`, `points`, `extra` int64 [E], by category, then without and with extra bonus, then by ascending points
    * `gains` int64 [E]: points and extra bonus together; `paid` float64 [E + 1]: the same, minus infinity for
      `FORBIDDEN`
    * `most`, `least` int64 [C]: the most and the least points of a category, the latter at most 0
    * `sides` int64 [E]: twice the category, plus 1 if the points are above 0
    * `numbers`: number of the outcome (category, points, extra bonus)
    * `of_rolls` int64 [B, C, H]: outcome of a hand in a category on the first roll, on the second, ... The last entries
      hold for all later rolls
    * `equal_hands` int64 [6]: the hands of equal dice
    * `of_jokers` int64 [48, C]: outcomes of equal dice as jokers, or `FORBIDDEN`, by live and their case: see
      `StateSpace.joker_cases`
    * `unpaid` int64 [E + 1]: the same outcome without points, for when its category requires another that is not made;
      itself where none is required
    * `fillings`: the S different continuations of outcomes; `continuations` int64 [E + 1]: that of each outcome
    """

    compiled: CompiledRuleset
    space: StateSpace
    rolls: Rolls
    category: Integers
    points: Integers
    extra: Integers
    gains: Integers
    paid: Floats
    most: Integers
    least: Integers
    sides: Integers
    numbers: Mapping[tuple[int, int, int], int]
    of_rolls: Integers
    equal_hands: Integers
    of_jokers: Integers
    unpaid: Integers
    fillings: Fillings
    continuations: Integers

    @property
    def roll_count(self) -> int:
        """Return the rolls in a turn, without extra ones."""
        return self.compiled.ruleset.rolls

    def levels(self, memories: Integers) -> int:
        """Return the number of levels of the endings of turns."""
        return 1 if self.space.shape.extra_rolls is None else int(self.space.levels_after(memories).max(initial=1))

    def of_endings(self, values: Integers, count: int) -> Integers:
        """Repeat values of outcomes, [E], for each level of endings, [N]."""
        return values if count == len(values) else np.tile(values, count // len(values))

    def stages(self, memories: Integers, rolls_left: int) -> Integers:
        """Return the index into `of_rolls`, given the rolls left: int64 [P], or [1] for all positions."""
        if len(self.of_rolls) == 1:
            return _ALL_ALIKE
        extra = _ALL_ALIKE if self.space.shape.extra_rolls is None else self.space.extra_rolls(memories)
        return (self.roll_count - 1 + extra - rolls_left).clip(0, len(self.of_rolls) - 1)


def number_outcomes(compiled: CompiledRuleset, space: StateSpace) -> Outcomes:
    """Number the outcomes of a ruleset."""
    jokers = _joker_outcomes(compiled)
    found = {(c, points, 0) for table in compiled.roll_points for row in table for c, points in enumerate(row)}
    found.update(outcome for outcome in jokers if outcome is not None)
    found.update((c, 0, extra) for c, _, extra in tuple(found) if compiled.requires[c] >= 0)
    order = sorted(found, key=lambda outcome: (outcome[0], outcome[2], outcome[1]))
    numbers = {outcome: number for number, outcome in enumerate(order)}
    category, points, extra = np.array(order, dtype=np.int64).T.copy()
    of_rolls = [
        np.array([[numbers[c, points, 0] for c, points in enumerate(row)] for row in table]).T.copy()
        for table in compiled.roll_points
    ]
    unpaid = [numbers[(c, 0, extra) if compiled.requires[c] >= 0 else (c, points, extra)] for c, points, extra in order]
    starts = np.flatnonzero(np.diff(category, prepend=-1))
    fillings = space.fillings(category, points)
    # The continuation after a lower category does not depend on its points.
    effects = np.column_stack([category, fillings.upper_gains, fillings.makes])
    _, first, ways_on = np.unique(effects, axis=0, return_index=True, return_inverse=True)
    equal = [compiled.index((face,) * compiled.ruleset.dice_count) for face in range(1, FACES + 1)]
    of_jokers = [FORBIDDEN if outcome is None else numbers[outcome] for outcome in jokers]
    return Outcomes(
        compiled=compiled,
        space=space,
        rolls=rolls(compiled.ruleset.dice_count),
        category=category,
        points=points,
        extra=extra,
        gains=points + extra,
        paid=np.append(points + extra, -np.inf),
        most=np.maximum.reduceat(points, starts),
        least=np.minimum(np.minimum.reduceat(points, starts), 0),
        sides=2 * category + (points > 0),
        numbers=numbers,
        of_rolls=np.array(of_rolls),
        equal_hands=np.array(equal),
        of_jokers=np.array(of_jokers, dtype=np.int64).reshape(-1, len(compiled.categories)),
        unpaid=np.array([*unpaid, len(order)]),
        fillings=fillings.take(first),
        continuations=np.append(ways_on.reshape(-1), 0),
    )


def _joker_outcomes(compiled: CompiledRuleset) -> list[tuple[int, int, int] | None]:
    """Return category, points and extra bonus of every joker, by live, case and category; empty without a joker."""
    return [
        (c, points, live * compiled.extra_bonus) if c in moves.allowed else None
        for live in (0, 1)
        for moves in joker_moves(compiled)
        for c, points in enumerate(moves.points)
    ]


def joker_outcomes(outcomes: Outcomes, filled: Integers, memories: Integers) -> Integers:
    """Return the outcomes of equal dice in every category as jokers: int64 [P, 6, C].

    `FORBIDDEN` if the joker's rule forbids a category; whether categories are filled is ignored.
    """
    cases = outcomes.space.joker_cases(filled)
    cases += (outcomes.space.live(memories) * (len(outcomes.of_jokers) // 2))[:, None]
    return outcomes.of_jokers.take(cases, axis=0)


def outcomes_of_hands(
    outcomes: Outcomes, filled: Integers, memories: Integers, hands: Integers, rolls_left: int
) -> Integers:
    """Return the outcomes of one hand of each position in every category: int64 [P, C] from [P].

    The rolls left select the points. Jokers are as in `joker_outcomes`.
    """
    stages = outcomes.stages(memories, rolls_left)
    found: Integers = outcomes.of_rolls[stages if len(stages) > 1 else stages[0], :, hands]
    equal = hands[:, None] == outcomes.equal_hands
    at = np.flatnonzero(equal.any(axis=1) & outcomes.space.jokers(filled))
    if len(at):
        found[at] = joker_outcomes(outcomes, filled[at], memories[at])[np.arange(len(at)), equal[at].argmax(axis=1)]
    if outcomes.compiled.dependent:
        found = np.where(unfulfilled(outcomes, memories), outcomes.unpaid[found], found)
    return found


def unfulfilled(outcomes: Outcomes, memories: Integers) -> Booleans:
    """Return which categories require one that is not made yet: bool [P, C]."""
    found = np.zeros((len(memories), outcomes.space.category_count), dtype=np.bool_)
    for category in outcomes.compiled.dependent:
        found[:, category] = ~outcomes.space.made(memories, outcomes.compiled.requires[category])
    return found


def reachable(outcomes: Outcomes, filled: Integers, memories: Integers) -> Booleans:
    """Return which endings some roll may lead to: bool [P, N]; an extra bonus needs a live joker."""
    found: Booleans = allowed(outcomes, filled).take(outcomes.continuations[:-1], axis=1)
    found &= (outcomes.extra == 0) | outcomes.space.live(memories)[:, None]
    if outcomes.compiled.dependent:
        found &= (outcomes.points == 0) | ~unfulfilled(outcomes, memories)[:, outcomes.category]
    levels = outcomes.levels(memories)
    if levels == 1:
        return found
    there = np.arange(levels) < outcomes.space.levels_after(memories)[:, None]
    return (there[:, :, None] & found[:, None]).reshape(len(found), -1)


def reachable_continuations(outcomes: Outcomes, filled: Integers, memories: Integers) -> Booleans:
    """Return which continuations some roll may lead to: bool [P, S]."""
    found = allowed(outcomes, filled)
    if outcomes.compiled.dependent:
        # A locked category can always be filled without points.
        categories, points = outcomes.fillings.categories, outcomes.fillings.points
        found &= (points <= 0) | ~unfulfilled(outcomes, memories)[:, categories]
    return found


def allowed(outcomes: Outcomes, filled: Integers) -> Booleans:
    """Return whether continuations fill an allowed category: bool [P, S]."""
    return outcomes.space.allowed(filled).take(outcomes.fillings.categories, axis=1)


def follow(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers
) -> tuple[Integers, Integers, Integers]:
    """Return the next states of endings, as filled categories, memory and upper total, each int64 [P, N].

    They are meaningless for endings that are not `reachable`.
    """
    after = outcomes.space.follow(outcomes.fillings, filled, memories, totals, 0)
    filled_then, memories_then, totals_then = (each.take(outcomes.continuations[:-1], axis=1) for each in after)
    levels = outcomes.levels(memories)
    if levels == 1:
        return filled_then, memories_then, totals_then
    extra = outcomes.space.memory_of_extra_rolls(np.arange(levels))
    with_extra = (memories_then[:, None] + extra[:, None]).reshape(len(filled), -1)
    return np.tile(filled_then, levels), with_extra, np.tile(totals_then, levels)


def follow_indices(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers, levels: int | None = None
) -> Integers:
    """Return the indices of the next states of endings: int64 [P, N], 0 if the category may not be filled.

    `levels` is the number of levels, if it is not that of these positions.
    """
    levels = outcomes.levels(memories) if levels is None else levels
    each = [continuation_indices(outcomes, filled, memories, totals, extra) for extra in range(levels)]
    by_level = [(indices * may).take(outcomes.continuations[:-1], axis=1) for indices, may in each]
    return by_level[0] if levels == 1 else np.hstack(by_level)


def continuation_indices(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers, rolls_left: Integers | int
) -> tuple[Integers, Booleans]:
    """Return the indices of the next states of continuations, given the rolls left: int64 [P, S].

    Also returns whether the category may be filled: bool [P, S].
    """
    return outcomes.space.follow_indices(outcomes.fillings, filled, memories, totals, rolls_left)


def least_gains(outcomes: Outcomes, filled: Integers) -> Integers:
    """Return a lower bound of remaining points, 0 without penalties: int64 [P]; includes the upper bonus."""
    bonus = min(outcomes.compiled.upper_bonus[0], 0)
    if not outcomes.least.any():
        return np.full(len(filled), bonus)
    gains: Integers = (outcomes.space.times_left(filled) * outcomes.least).sum(axis=1) + bonus
    return gains


def greatest_gains(outcomes: Outcomes, filled: Integers, memories: Integers) -> Integers:
    """Return an upper bound of remaining points: int64 [P]; includes the upper bonus."""
    space = outcomes.space
    times_left = space.times_left(filled)
    gains: Integers = (times_left * outcomes.most).sum(axis=1) + max(outcomes.compiled.upper_bonus)
    if space.shape.live_category >= 0:
        # Every turn may earn the extra bonus, except the one that fills the joker category.
        joker_left = times_left[:, space.shape.live_category]
        turns = space.turns_left(filled) - joker_left
        gains += np.where(space.live(memories) | (joker_left > 0), turns * outcomes.compiled.extra_bonus, 0)
    return gains
