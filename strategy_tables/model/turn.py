"""What a turn is worth, under any utility of its outcomes: the Bellman equation of one turn, in numpy.

With r rolls left a hand h is worth, the ways to score it being c and the keeps in it k,

    W(h, r) = max( max_c U(h, c), max_k V(k, r) )        V(k, r) = mean over hands h' after k of W(h', r - 1)

and without the second part where r = 0: best way to score, mean over rolls, best keep, as often as there are rolls. The
mean over rolls may be replaced by the worst roll. The same numbers as in a table, worked out another way than by
`kernel`. Arrays have positions in the first axis: P positions, H hands and K keeps in the order of `Transitions`.
"""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import Rolls, best_keep, mean_roll
from strategy_tables.model.outcomes import Outcomes, mean_utility

AfterKeep = Callable[[Rolls, Floats], Floats]
"""What keeps are worth, [P, K - H], given what hands are worth, [P, H]: `mean_roll` or `worst_roll`."""

AT_ONCE = 64
"""Positions whose arrays stay in the cache."""


class Scoring(Protocol):
    """What scoring hands is worth: a `Utility`, or anything else that says so."""

    @property
    def rolls(self) -> Rolls:
        """What the dice can do."""

    @property
    def roll_count(self) -> int:
        """Rolls in a turn."""

    @property
    def served(self) -> bool:
        """Whether a hand may be worth more on the first roll."""

    def ways(self, *, served: bool) -> Floats:
        """What scoring every hand is worth, by each of M ways: float64 [P, M, H]; `served`: on the first roll."""


S = TypeVar("S", bound=Scoring)


class TurnValues(Generic[S]):
    """The values of hands and keeps in turns that start in P states; each worked out when it is first wanted."""

    def __init__(self, scoring: S, after_keep: AfterKeep = mean_roll) -> None:
        self.scoring = scoring
        self._after_keep = after_keep
        # What is worked out twice at a time is the same both times.
        self._ways: dict[bool, Floats] = {}
        self._scores: dict[bool, Floats] = {}
        self._keeps: dict[int, Floats] = {}
        self._best_keeps: dict[int, Floats] = {}

    def served(self, rolls_left: int) -> bool:
        """Whether scoring with so many rolls left is worth something else than later."""
        return self.scoring.served and rolls_left == self.scoring.roll_count - 1

    def ways(self, rolls_left: int) -> Floats:
        """The value of scoring every hand with so many rolls left, by each of M ways: float64 [P, M, H]."""
        served = self.served(rolls_left)
        found = self._ways.get(served)
        if found is None:
            found = self._ways[served] = self.scoring.ways(served=served)
        return found

    def let_go_of_ways(self, rolls_left: int) -> None:
        """Keep `ways` no longer: they take more than all else together, and are worked out again if need be."""
        self._ways.pop(self.served(rolls_left), None)

    def scores(self, rolls_left: int) -> Floats:
        """The value of scoring every hand with so many rolls left: float64 [P, H]."""
        served = self.served(rolls_left)
        found = self._scores.get(served)
        if found is None:
            found = self._scores[served] = self.ways(rolls_left).max(axis=1)
        return found

    def keeps(self, rolls_left: int) -> Floats:
        """The value of every keep that is chosen with so many rolls left, at least one: float64 [P, K - H]."""
        found = self._keeps.get(rolls_left)
        if found is None:
            found = self._keeps[rolls_left] = self._after_keep(self.scoring.rolls, self.hands(rolls_left - 1))
        return found

    def best_keeps(self, rolls_left: int) -> Floats:
        """The value of the best keep of every hand with so many rolls left, at least one: float64 [P, H]."""
        found = self._best_keeps.get(rolls_left)
        if found is None:
            found = self._best_keeps[rolls_left] = best_keep(self.scoring.rolls, self.keeps(rolls_left))
        return found

    def hands(self, rolls_left: int) -> Floats:
        """The value of every hand with so many rolls left: float64 [P, H]."""
        scores = self.scores(rolls_left)
        return np.maximum(self.best_keeps(rolls_left), scores) if rolls_left else scores

    def start(self) -> Floats:
        """The value of the turn before its first roll: float64 [P]."""
        value: Floats = (self.hands(self.scoring.roll_count - 1) * self.scoring.rolls.first).sum(axis=1)
        return value


def start_values(outcomes: Outcomes, means: Floats, filled: Integers, memories: Integers, totals: Integers) -> Floats:
    """The expected points to come of turn-start states from those that have one category more filled: float64 [P].

    `means` float64 [states] are those of the table.
    """
    return TurnValues(mean_utility(outcomes, means, filled, memories, totals)).start()


def in_chunks(total: int) -> list[slice]:
    """Cut so many positions into pieces that stay in the cache."""
    return [slice(first, min(first + AT_ONCE, total)) for first in range(0, total, AT_ONCE)]
