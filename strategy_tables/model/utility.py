"""Values of scoring the hands of turns, under any objective.

Arrays have positions in the first axis, as in `outcomes`: P positions, E outcomes, N endings, H hands, C categories.
"""

from collections.abc import Callable
from functools import cached_property

import numpy as np

from strategy_tables.model.arrays import Booleans, Floats, Integers, Means
from strategy_tables.model.lattice import FACES
from strategy_tables.model.outcomes import (
    Outcomes,
    allowed,
    continuation_indices,
    follow_indices,
    joker_outcomes,
    unfulfilled,
)

_ALL_ALIKE = np.zeros(1, dtype=np.int64)


class Utility:
    """Utility of the outcomes of turns from P states under an objective; make one with `mean_utility` or `utility`.

    `find` returns it for a number of rolls left: float64 [P, E + 1]. It is minus infinity if the category may not be
    filled, and for `FORBIDDEN`, the last. `filled` and `memories` are int64 [P].
    """

    def __init__(self, outcomes: Outcomes, find: Callable[[int], Floats], filled: Integers, memories: Integers) -> None:
        self.outcomes = outcomes
        self.rolls = outcomes.rolls
        self.filled = filled
        self.memories = memories
        self._find = find
        # True if the next state depends on the rolls left.
        self._changes = outcomes.space.shape.extra_rolls is not None
        # Points depend only on this many first rolls.
        self._stages = len(outcomes.of_rolls)
        self._values: dict[int, Floats] = {}

    @cached_property
    def first_left(self) -> Integers | int:
        """Return the rolls left after the first one: int64 [P], or one number for all positions."""
        first = self.outcomes.roll_count - 1
        return first + self.outcomes.space.extra_rolls(self.memories) if self._changes else first

    def stage_key(self, rolls_left: int) -> int:
        """Return a key of the rolls left: scoring has equal values for equal keys."""
        if self._changes:
            return rolls_left
        return 0 if self._stages == 1 else min(self.outcomes.roll_count - rolls_left, self._stages)

    def values(self, rolls_left: int) -> Floats:
        """Return the values of outcomes, given the rolls left: float64 [P, E + 1], as `find` does.

        Where a category requires one that is not made, its outcomes have their value without points.
        """
        key = rolls_left if self._changes else 0
        found = self._values.get(key)
        if found is None:
            found = self._find(rolls_left)
            if self.outcomes.compiled.dependent:
                found = np.where(self._unpaid, found.take(self.outcomes.unpaid, axis=1), found)
            self._values[key] = found
        return found

    def action_values(self, rolls_left: int) -> Floats:
        """Return the value of scoring every hand in each of the `categories`: float64 [P, M, H]."""
        values, outcomes = self.values(rolls_left).T, self.outcomes
        stages = outcomes.stages(self.memories, rolls_left) if self._stages > 1 else _ALL_ALIKE
        reached: Floats = values.take(self._of_categories(int(stages[0])), axis=0)
        for stage in sorted({*stages.tolist()}) if len(stages) > 1 else ():
            at = np.flatnonzero(stages == stage)
            reached[:, :, at] = values[:, at].take(self._of_categories(stage), axis=0)
        at, jokers = self._jokers
        if len(at):
            own = jokers.take(self.categories, axis=2).T
            reached[:, outcomes.equal_hands[:, None], at] = values[own, at]
        return reached.transpose(2, 0, 1)

    @cached_property
    def categories(self) -> Integers:
        """Return the categories that some of the positions may fill, in the order of the card: int64 [M].

        For one position these are all categories, since leaving some out saves nothing.
        """
        if len(self.filled) == 1:
            return np.arange(self.outcomes.space.category_count)
        return np.flatnonzero(self.outcomes.space.allowed(self.filled).any(axis=0))

    def _of_categories(self, stage: int) -> Integers:
        """Return the outcomes of hands in the `categories`: int64 [M, H]."""
        every = self.outcomes.of_rolls[stage]
        found: Integers = every if len(self.categories) == len(every) else every.take(self.categories, axis=0)
        return found

    def outcomes_of(self, ways: Integers, rolls_left: int) -> Integers:
        """Return the outcome of scoring every hand in its choice of the `categories`, given the rolls left: int64 [P,
        H] from [P, H].
        """
        outcomes, categories = self.outcomes, self.categories.take(ways)
        stages, hands = outcomes.stages(self.memories, rolls_left), outcomes.of_rolls.shape[2]
        numbers = (stages * len(outcomes.of_rolls[0]) + categories.T) * hands + np.arange(hands)[:, None]
        found: Integers = outcomes.of_rolls.reshape(-1).take(numbers).T
        at, jokers = self._jokers
        if len(at):
            where = at[:, None], outcomes.equal_hands
            found[where] = jokers[np.arange(len(at))[:, None], np.arange(FACES), categories[where]]
        if outcomes.compiled.dependent:
            found = np.where(np.take_along_axis(self._unpaid, found, axis=1), outcomes.unpaid[found], found)
        return found

    @cached_property
    def _unpaid(self) -> Booleans:
        """Return the outcomes whose category requires one that is not made: bool [P, E + 1]."""
        unpaid = unfulfilled(self.outcomes, self.memories)[:, self.outcomes.category]
        return np.hstack([unpaid, np.zeros((len(unpaid), 1), dtype=np.bool_)])

    @cached_property
    def _jokers(self) -> tuple[Integers, Integers]:
        """Return the positions in which equal dice are jokers, int64 [J], and their outcomes in every category, [J, 6,
        C]."""
        (at,) = self.outcomes.space.jokers(self.filled).nonzero()
        return at, joker_outcomes(self.outcomes, self.filled[at], self.memories[at]) if len(at) else at


def mean_utility(outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers) -> Utility:
    """Return the utility of the expected total: points, extra bonus and the mean of the next state; `means` float64
    [states]."""

    def find(rolls_left: int) -> Floats:
        indices, may = continuation_indices(outcomes, filled, memories, totals, rolls_left)
        after: Floats = np.where(may, means.take(indices), -np.inf)
        values = after.T.take(outcomes.continuations, axis=0)
        values += outcomes.paid[:, None]
        return values.T

    return Utility(outcomes, find, filled, memories)


def utility(outcomes: Outcomes, worth: Floats, filled: Integers, memories: Integers) -> Utility:
    """Return the utility of any objective, from `worth` float64 [P, N] of every `reachable` ending."""
    may = allowed(outcomes, filled).T.take(outcomes.continuations[:-1], axis=0).T
    by_level = worth.T.reshape(-1, len(outcomes.category), len(worth))

    def find(rolls_left: int) -> Floats:
        values = np.full((len(outcomes.continuations), len(filled)), -np.inf)
        own = by_level[0]
        if len(by_level) > 1:
            # Turns that can have more rolls left also ask for these; the entries of the others are ignored.
            extra = np.minimum(outcomes.space.extra_rolls_after(memories, rolls_left), len(by_level) - 1)
            own = by_level[extra, :, np.arange(len(worth))].T
        np.copyto(values[:-1], own, where=may.T)
        return values.T

    return Utility(outcomes, find, filled, memories)


def mean_ending_values(
    outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers
) -> Floats:
    """Return points, extra bonus and the mean of the next state for every ending: float64 [P, N]; meaningless if it
    is not `reachable`."""
    indices = follow_indices(outcomes, filled, memories, totals)
    found: Floats = means.take(indices) + outcomes.of_endings(outcomes.gains, indices.shape[1])
    return found
