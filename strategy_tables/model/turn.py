"""Values of turns under any utility of outcomes: the Bellman equation of one turn, in numpy.

With r rolls left, a hand h has the value W, where c are the ways to score it and k the keeps in it:

    W(h, r) = max( max_c U(h, c, r), max_k V(k, r) )     V(k, r) = mean over hands h' after k of W(h', r - 1)

Without rolls left the second part is missing: best way to score, then for each roll the mean over rolls and the best
keep. The worst roll may replace the mean. The utility of scoring, U, depends on r if points depend on the roll or if
rolls are saved. Results equal those of a table, by another formulation than `kernel`. Arrays have positions in the
first axis: P positions, H hands and K keeps in the order of `Transitions`.
"""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import numpy as np

from strategy_tables.model.arrays import Floats, Integers, Means
from strategy_tables.model.lattice import Rolls
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.rolling import best_keep, mean_roll
from strategy_tables.model.utility import mean_utility

AfterKeep = Callable[[Rolls, Floats], Floats]
"""Values of keeps, [P, K - H], given those of hands, [P, H]: `mean_roll` or `worst_roll`."""

AT_ONCE = 64
"""Positions whose arrays fit into the cache."""


class ScoringValues(Protocol):
    """Values of scoring hands: a `Utility`, or another source."""

    @property
    def rolls(self) -> Rolls:
        """Return the dice."""

    @property
    def first_left(self) -> Integers | int:
        """Return the rolls left after the first one: int64 [P], or one number for all positions."""

    def stage_key(self, rolls_left: int) -> int:
        """Return a key of the rolls left: scoring has equal values for equal keys."""

    def action_values(self, rolls_left: int) -> Floats:
        """Return the value of scoring every hand, given the rolls left, in each of M ways: float64 [P, M, H]."""


S = TypeVar("S", bound=ScoringValues)


class TurnValues(Generic[S]):
    """Values of hands and keeps in turns that start in P states, computed lazily."""

    def __init__(self, scoring: S, after_keep: AfterKeep = mean_roll) -> None:
        self.scoring = scoring
        self._after_keep = after_keep
        # Concurrent computations give equal results. Action values take more memory than all else together: only the
        # latest are cached.
        self._action_values: tuple[int, Floats] | None = None
        self._scores: dict[int, Floats] = {}
        self._keeps: list[Floats] = []
        self._best_keeps: dict[int, Floats] = {}

    def action_values(self, rolls_left: int) -> Floats:
        """Return the value of scoring every hand, given the rolls left, in each of M ways: float64 [P, M, H]."""
        key, found = self.scoring.stage_key(rolls_left), self._action_values
        if found is None or found[0] != key:
            found = self._action_values = key, self.scoring.action_values(rolls_left)
        return found[1]

    def drop_cache(self) -> None:
        """Drop cached action values; they are recomputed on demand."""
        self._action_values = None

    def scores(self, rolls_left: int) -> Floats:
        """Return the value of scoring every hand, given the rolls left: float64 [P, H]."""
        key = self.scoring.stage_key(rolls_left)
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = np.maximum.reduce(self.action_values(rolls_left), axis=1)
        return found

    def keeps(self, rolls_left: int) -> Floats:
        """Return the value of every keep, given at least one roll left: float64 [P, K - H]."""
        while len(self._keeps) < rolls_left:
            # From the last roll back, so that calls do not nest.
            self._keeps.append(self._after_keep(self.scoring.rolls, self.hands(len(self._keeps))))
        return self._keeps[rolls_left - 1]

    def best_keeps(self, rolls_left: int) -> Floats:
        """Return the value of the best keep of every hand, given at least one roll left: float64 [P, H]."""
        found = self._best_keeps.get(rolls_left)
        if found is None:
            found = self._best_keeps[rolls_left] = best_keep(self.scoring.rolls, self.keeps(rolls_left))
        return found

    def hands(self, rolls_left: int) -> Floats:
        """Return the value of every hand, given the rolls left: float64 [P, H]."""
        scores = self.scores(rolls_left)
        return np.maximum(self.best_keeps(rolls_left), scores) if rolls_left else scores

    def start(self) -> Floats:
        """Return the value of the turn before its first roll: float64 [P]."""
        value: Floats = (self._after_first_roll(self.hands) * self.scoring.rolls.first).sum(axis=1)
        return value

    def first_scores(self) -> Floats:
        """Return the value of scoring every hand on the first roll: float64 [P, H]."""
        return self._after_first_roll(self.scores)

    def _after_first_roll(self, find: Callable[[int], Floats]) -> Floats:
        left = self.scoring.first_left
        if isinstance(left, int):
            return find(left)
        found = np.empty((len(left), len(self.scoring.rolls.first)))
        for each in np.unique(left).tolist():
            found[left == each] = find(each)[left == each]
        return found


def start_values(outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers) -> Floats:
    """Return the expected remaining points of turn-start states, from those with one more category filled: float64 [P].

    `means` float64 [states] are those of the table.
    """
    return TurnValues(mean_utility(outcomes, means, filled, memories, totals)).start()


def in_chunks(total: int) -> list[slice]:
    """Split the positions into slices whose arrays fit into the cache."""
    return [slice(first, min(first + AT_ONCE, total)) for first in range(0, total, AT_ONCE)]
