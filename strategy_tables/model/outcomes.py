"""How turns end, and what that leads to.

An *outcome* of a turn is a category, its points, and the extra bonus paid beside them. Whatever is maximised, a turn is
played by comparing what its outcomes are worth, their *utility* (`Utility`): of the expected total the points and the
value of the state that follows (`mean_utility`), of any other objective what it says (`utility`). Which outcomes a
hand can have is asked here and nowhere else, the joker's case in `joker_outcomes`.

Arrays have positions in the first axis: P positions, E outcomes, H hands, C categories. Positions are given as states:
`filled`, `memories` and `totals` (of the upper categories, capped), int64 [P] each.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES, Rolls, rolls
from strategy_tables.model.states import Fillings, StateSpace, joker_moves

FORBIDDEN = -1
"""The number of the outcome of a hand in a category that the joker's rule forbids: always the last, worth nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """The scoring of one ruleset, as arrays.

    * `category`, `points`, `extra` int64 [E], by category, then without and with extra bonus, then ascending points
    * `gains` int64 [E]: points and extra bonus together; `paid` float64 [E + 1]: the same, minus infinity for
      `FORBIDDEN`
    * `sides` int64 [E]: twice the category, and 1 more where the points are above 0
    * `numbers`: number of the outcome (category, points, extra bonus)
    * `of_hands`, `of_served_hands` int64 [C, H]: what a hand is in a category after the first roll, and on it; `served`
      says whether they differ
    * `equal_hands` int64 [6]: the hands of equal dice
    * `of_jokers` int64 [48, C]: what hands of equal dice are as jokers, or `FORBIDDEN`, by live and their case: see
      `StateSpace.joker_cases`
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
    sides: Integers
    numbers: Mapping[tuple[int, int, int], int]
    of_hands: Integers
    of_served_hands: Integers
    served: bool
    equal_hands: Integers
    of_jokers: Integers
    fillings: Fillings
    ways_on: Integers

    @property
    def has_joker(self) -> bool:
        """Whether hands of equal dice can become jokers."""
        return self.space.joker_category >= 0

    @property
    def roll_count(self) -> int:
        """Rolls in a turn."""
        return self.compiled.ruleset.rolls


def number_outcomes(compiled: CompiledRuleset, space: StateSpace) -> Outcomes:
    """Number the outcomes of a ruleset."""
    jokers = _joker_outcomes(compiled)
    tables = (compiled.points, compiled.roll_points[0])
    found = {(c, points, 0) for table in tables for row in table for c, points in enumerate(row)}
    found.update(outcome for outcome in jokers if outcome is not None)
    order = sorted(found, key=lambda outcome: (outcome[0], outcome[2], outcome[1]))
    numbers = {outcome: number for number, outcome in enumerate(order)}
    category, points, extra = np.array(order, dtype=np.int64).T.copy()
    of_hands, of_served_hands = (
        np.array([[numbers[c, points, 0] for c, points in enumerate(row)] for row in table]).T.copy()
        for table in tables
    )
    fillings = space.fillings(category, points)
    # Whoever fills a lower category goes on alike, whatever it pays.
    effects = np.column_stack([category, fillings.raises, fillings.makes])
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
        sides=2 * category + (points > 0),
        numbers=numbers,
        of_hands=of_hands,
        of_served_hands=of_served_hands,
        served=compiled.roll_points[0] != compiled.points,
        equal_hands=np.array(equal),
        of_jokers=np.array(of_jokers, dtype=np.int64).reshape(-1, len(compiled.categories)),
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
    outcomes: Outcomes, filled: Integers, memories: Integers, hands: Integers, *, served: bool
) -> Integers:
    """What one hand of each position is in every category: int64 [P, C] from [P]; as a joker, see `joker_outcomes`."""
    found: Integers = (outcomes.of_served_hands if served else outcomes.of_hands).T[hands]
    equal = hands[:, None] == outcomes.equal_hands
    at = np.flatnonzero(equal.any(axis=1) & outcomes.space.jokers(filled))
    if len(at):
        found[at] = joker_outcomes(outcomes, filled[at], memories[at])[np.arange(len(at)), equal[at].argmax(axis=1)]
    return found


def reachable(outcomes: Outcomes, filled: Integers, memories: Integers) -> Booleans:
    """Which outcomes some roll may lead to: bool [P, E]; an extra bonus wants a live joker."""
    legal: Booleans = _allowed(outcomes, filled).take(outcomes.ways_on[:-1], axis=1)
    found: Booleans = legal & ((outcomes.extra == 0) | outcomes.space.live(memories)[:, None])
    return found


def _allowed(outcomes: Outcomes, filled: Integers) -> Booleans:
    """Which ways to go on fill a category that may be filled: bool [P, S]."""
    return outcomes.space.allows(outcomes.fillings, filled)


def follow(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers
) -> tuple[Integers, Integers, Integers]:
    """The states that outcomes lead to, as filled categories, memory and upper total, each int64 [P, E].

    Meaningless where an outcome is not `reachable`.
    """
    after = outcomes.space.follow(outcomes.fillings, filled, memories, totals, 0)
    filled_then, memories_then, totals_then = (each.take(outcomes.ways_on[:-1], axis=1) for each in after)
    return filled_then, memories_then, totals_then


def follow_indices(outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers) -> Integers:
    """The numbers of the states that outcomes lead to: int64 [P, E], 0 where the category may not be filled."""
    indices = _ways_on(outcomes, filled, memories, totals) * _allowed(outcomes, filled)
    return indices.take(outcomes.ways_on[:-1], axis=1)


def _ways_on(outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers) -> Integers:
    """The numbers of the states that ways to go on lead to: int64 [P, S], some state where a category is filled."""
    return outcomes.space.follow_indices(outcomes.fillings, filled, memories, totals, 0)


class Utility:
    """What the outcomes of turns from P states are worth under an objective; make one with `mean_utility` or `utility`.

    * `values` float64 [P, E + 1]: of every outcome, minus infinity where the category may not be filled, and of
      `FORBIDDEN`, the last
    * `filled`, `memories` int64 [P]
    """

    def __init__(self, outcomes: Outcomes, values: Floats, filled: Integers, memories: Integers) -> None:
        self.outcomes = outcomes
        self.rolls = outcomes.rolls
        self.roll_count = outcomes.roll_count
        self.served = outcomes.served
        self.values = values
        self.filled = filled
        self.memories = memories

    def ways(self, *, served: bool) -> Floats:
        """What scoring every hand is worth, category by category: float64 [P, C, H]."""
        outcomes = self.outcomes
        reached = self.values.take(outcomes.of_served_hands if served else outcomes.of_hands, axis=1)
        at, jokers = self._jokers
        if len(at):
            reached[at[:, None], :, outcomes.equal_hands] = self.values[at[:, None, None], jokers]
        return reached

    def outcomes_of(self, categories: Integers, *, served: bool) -> Integers:
        """The outcome of scoring every hand in its category: int64 [P, H] from [P, H]."""
        outcomes = self.outcomes
        table = outcomes.of_served_hands if served else outcomes.of_hands
        found: Integers = table[categories, np.arange(table.shape[1])]
        at, jokers = self._jokers
        if len(at):
            where = at[:, None], outcomes.equal_hands
            found[where] = jokers[np.arange(len(at))[:, None], np.arange(FACES), categories[where]]
        return found

    @cached_property
    def _jokers(self) -> tuple[Integers, Integers]:
        """The positions in which hands of equal dice are jokers, int64 [J], and those in every category, [J, 6, C]."""
        at = np.flatnonzero(self.outcomes.space.jokers(self.filled))
        return at, joker_outcomes(self.outcomes, self.filled[at], self.memories[at]) if len(at) else at


def mean_utility(outcomes: Outcomes, means: Floats, filled: Integers, memories: Integers, totals: Integers) -> Utility:
    """Of the expected total: points, extra bonus and the mean of the state that follows; `means` float64 [states]."""
    after = np.where(_allowed(outcomes, filled), means[_ways_on(outcomes, filled, memories, totals)], -np.inf)
    values = after.take(outcomes.ways_on, axis=1)
    values += outcomes.paid
    return Utility(outcomes, values, filled, memories)


def utility(outcomes: Outcomes, worth: Floats, filled: Integers, memories: Integers) -> Utility:
    """Of any objective: `worth` float64 [P, E] of every outcome that is `reachable`, anything of the others."""
    values = np.full((len(filled), len(outcomes.ways_on)), -np.inf)
    np.copyto(values[:, :-1], worth, where=_allowed(outcomes, filled).take(outcomes.ways_on[:-1], axis=1))
    return Utility(outcomes, values, filled, memories)


def least_gains(outcomes: Outcomes, filled: Integers) -> Integers:
    """No state brings less than this, which is 0 where nothing takes points away: int64 [P]; upper bonus included."""
    least = np.minimum.reduceat(outcomes.points, np.flatnonzero(np.diff(outcomes.category, prepend=-1)))
    times_left = outcomes.space.times_left(filled)
    gains: Integers = (times_left * np.minimum(least, 0)).sum(axis=1) + min(outcomes.compiled.upper_bonus[0], 0)
    return gains


def greatest_gains(outcomes: Outcomes, filled: Integers, memories: Integers) -> Integers:
    """No state brings more than this: int64 [P]; upper bonus included."""
    space = outcomes.space
    times_left = space.times_left(filled)
    most = np.maximum.reduceat(outcomes.points, np.flatnonzero(np.diff(outcomes.category, prepend=-1)))
    gains: Integers = (times_left * most).sum(axis=1) + max(outcomes.compiled.upper_bonus)
    if space.live_category >= 0:
        # Every turn may bring the extra bonus, but for the one that fills the joker category.
        joker_left = times_left[:, space.live_category]
        turns = space.turns_left(filled) - joker_left
        gains += np.where(space.live(memories) | (joker_left > 0), turns * outcomes.compiled.extra_bonus, 0)
    return gains
