"""How turns end, and what that leads to.

An *outcome* of a turn is a category, its points, and the extra bonus paid beside them. Whatever is maximised, a turn is
played by comparing what its outcomes are worth, their *utility* (`utility`): of the expected total the points and the
value of the state that follows (`mean_utility`), of any other objective what it says (`utility_of`). Which outcomes a
hand can have is asked here and nowhere else, the joker's case in `joker_outcomes`.

Where there are extra rolls it matters besides how many are left: an *ending* is an outcome and the extra rolls that one
has then. With L levels, from no extra roll on, there are N = L x E endings, those of a level side by side:

    ending = extra rolls * E + outcome

In games without, endings are outcomes.

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
"""The number of the outcome of a hand in a category that the joker's rule forbids: always the last, worth nothing."""

_ALL_ALIKE = np.zeros(1, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """The scoring of one ruleset, as arrays.

    * `category`, `points`, `extra` int64 [E], by category, then without and with extra bonus, then ascending points
    * `gains` int64 [E]: points and extra bonus together; `paid` float64 [E + 1]: the same, minus infinity for
      `FORBIDDEN`
    * `most`, `least` int64 [C]: the most and the least points of a category, these no more than 0
    * `sides` int64 [E]: twice the category, and 1 more where the points are above 0
    * `numbers`: number of the outcome (category, points, extra bonus)
    * `of_rolls` int64 [B, C, H]: what a hand is in a category on the first roll, on the second, ...; the last ones are
      those of every later roll too
    * `equal_hands` int64 [6]: the hands of equal dice
    * `of_jokers` int64 [48, C]: what hands of equal dice are as jokers, or `FORBIDDEN`, by live and their case: see
      `StateSpace.joker_cases`
    * `unpaid` int64 [E + 1]: what an outcome is while a category that its own requires is not made: the same without
      points. Where none requires another, each is itself
    * `fillings`: the S different ways to go on that outcomes are; `ways_on` int64 [E + 1]: which of them each is
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
    ways_on: Integers

    @property
    def roll_count(self) -> int:
        """Rolls in a turn, without extra ones."""
        return self.compiled.ruleset.rolls

    def levels(self, memories: Integers) -> int:
        """How many levels the endings of turns have."""
        return 1 if self.space.shape.extra_rolls is None else int(self.space.levels_after(memories).max(initial=1))

    def of_endings(self, values: Integers, count: int) -> Integers:
        """What is said of outcomes, [E], of so many endings, [N]."""
        return values if count == len(values) else np.tile(values, count // len(values))

    def stages(self, memories: Integers, rolls_left: int) -> Integers:
        """Which of `of_rolls` is that of the roll after which so many are left: int64 [P], or [1] for all of them."""
        if len(self.of_rolls) == 1:
            return _ALL_ALIKE
        extra = _ALL_ALIKE if self.space.shape.extra_rolls is None else self.space.extra_rolls(memories)
        found: Integers = (self.roll_count - 1 + extra - rolls_left).clip(0, len(self.of_rolls) - 1)
        return found


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
    # Whoever fills a lower category goes on alike, whatever it pays.
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
        ways_on=np.append(ways_on.reshape(-1), 0),
    )


def _joker_outcomes(compiled: CompiledRuleset) -> list[tuple[int, int, int] | None]:
    """Category, points and extra bonus of every joker: by live, case and category; none without a joker."""
    return [
        (c, points, live * compiled.extra_bonus) if c in moves.allowed else None
        for live in (0, 1)
        for moves in joker_moves(compiled)
        for c, points in enumerate(moves.points)
    ]


def joker_outcomes(outcomes: Outcomes, filled: Integers, memories: Integers) -> Integers:
    """What the hands of equal dice are in every category as jokers: int64 [P, 6, C].

    `FORBIDDEN` where the joker's rule says so; filled categories are not looked at.
    """
    live = outcomes.space.live(memories)
    cases = outcomes.space.joker_cases(filled) + len(outcomes.of_jokers) // 2 * live[:, None]
    return outcomes.of_jokers.take(cases, axis=0)


def outcomes_of_hands(
    outcomes: Outcomes, filled: Integers, memories: Integers, hands: Integers, rolls_left: int
) -> Integers:
    """What one hand of each position is in every category with so many rolls left: int64 [P, C] from [P]; as a joker,
    see `joker_outcomes`."""
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
    """Which categories require one that is not made yet: bool [P, C]."""
    found = np.zeros((len(memories), outcomes.space.category_count), dtype=np.bool_)
    for category in outcomes.compiled.dependent:
        found[:, category] = ~outcomes.space.made(memories, outcomes.compiled.requires[category])
    return found


def reachable(outcomes: Outcomes, filled: Integers, memories: Integers) -> Booleans:
    """Which endings some roll may lead to: bool [P, N]; an extra bonus wants a live joker, points what they require."""
    found: Booleans = allowed(outcomes, filled).take(outcomes.ways_on[:-1], axis=1)
    found &= (outcomes.extra == 0) | outcomes.space.live(memories)[:, None]
    if outcomes.compiled.dependent:
        found &= (outcomes.points == 0) | ~unfulfilled(outcomes, memories)[:, outcomes.category]
    levels = outcomes.levels(memories)
    if levels == 1:
        return found
    there = np.arange(levels) < outcomes.space.levels_after(memories)[:, None]
    return (there[:, :, None] & found[:, None]).reshape(len(found), -1)


def allowed(outcomes: Outcomes, filled: Integers) -> Booleans:
    """Which ways to go on fill a category that may be filled: bool [P, S]."""
    return outcomes.space.allows(outcomes.fillings, filled)


def follow(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers
) -> tuple[Integers, Integers, Integers]:
    """The states that endings lead to, as filled categories, memory and upper total, each int64 [P, N].

    Meaningless where an ending is not `reachable`.
    """
    after = outcomes.space.follow(outcomes.fillings, filled, memories, totals, 0)
    filled_then, memories_then, totals_then = (each.take(outcomes.ways_on[:-1], axis=1) for each in after)
    levels = outcomes.levels(memories)
    if levels == 1:
        return filled_then, memories_then, totals_then
    extra = outcomes.space.memory_of_extra_rolls(np.arange(levels))
    with_extra = (memories_then[:, None] + extra[:, None]).reshape(len(filled), -1)
    return np.tile(filled_then, levels), with_extra, np.tile(totals_then, levels)


def follow_indices(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers, levels: int | None = None
) -> Integers:
    """The numbers of the states that endings lead to: int64 [P, N], 0 where the category may not be filled.

    `levels`: how many of them, where it is not those of these positions.
    """
    levels = outcomes.levels(memories) if levels is None else levels
    each = [ways_on(outcomes, filled, memories, totals, extra) for extra in range(levels)]
    by_level = [(indices * may).take(outcomes.ways_on[:-1], axis=1) for indices, may in each]
    return by_level[0] if levels == 1 else np.hstack(by_level)


def ways_on(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers, rolls_left: Integers | int
) -> tuple[Integers, Booleans]:
    """The numbers of the states that ways to go on lead to with so many rolls left, int64 [P, S], and whether the
    category may be filled, bool [P, S]."""
    return outcomes.space.follow_indices(outcomes.fillings, filled, memories, totals, rolls_left)


def least_gains(outcomes: Outcomes, filled: Integers) -> Integers:
    """No state brings less than this, which is 0 where nothing takes points away: int64 [P]; upper bonus included."""
    bonus = min(outcomes.compiled.upper_bonus[0], 0)
    if not outcomes.least.any():
        return np.full(len(filled), bonus)
    gains: Integers = (outcomes.space.times_left(filled) * outcomes.least).sum(axis=1) + bonus
    return gains


def greatest_gains(outcomes: Outcomes, filled: Integers, memories: Integers) -> Integers:
    """No state brings more than this: int64 [P]; upper bonus included."""
    space = outcomes.space
    times_left = space.times_left(filled)
    gains: Integers = (times_left * outcomes.most).sum(axis=1) + max(outcomes.compiled.upper_bonus)
    if space.live_category >= 0:
        # Every turn may bring the extra bonus, but for the one that fills the joker category.
        joker_left = times_left[:, space.live_category]
        turns = space.turns_left(filled) - joker_left
        gains += np.where(space.live(memories) | (joker_left > 0), turns * outcomes.compiled.extra_bonus, 0)
    return gains
