"""Values of endings as a person perceives them: points now, and part of the future.

A player with a *perception* values an outcome that pays g and leads to the state s as

    g + foresight * ( bonus * V(s) + (1 - bonus) * V(s, no upper points) )

where V is the expected remaining points, and *s, no upper points* is the state with every filled upper category filled
with nothing. So `foresight` is the weight of the future against points now, and `bonus` the perceived share of the
value of the upper total. With both 1 this is the expected total. Perceived values of hands and keeps follow by the
Bellman equation of a turn (`turn`): within a turn, all players perceive clearly.
"""

from dataclasses import dataclass, replace

import numpy as np

from strategy_tables.model.arrays import Floats, Integers, Means
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import Utility


@dataclass(frozen=True, slots=True)
class Perception:
    """Share of the future that a player perceives; both fields are from 0 to 1."""

    foresight: float
    bonus: float


class PerceivedTurns:
    """Values of turns that start in P states under several perceptions; computed lazily.

    `means` float64 [states] are those of the table; `filled`, `memories`, `totals` int64 [P].
    """

    def __init__(
        self, outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers
    ) -> None:
        self._of = outcomes, means, filled, memories, totals
        self._found: dict[Perception, TurnValues[Utility]] = {}

    def values(self, perception: Perception) -> TurnValues[Utility]:
        """Return the values of hands and keeps under this perception."""
        found = self._found.get(perception)
        if found is None:
            found = self._found[perception] = TurnValues(perceived_utility(*self._of, perception))
        return found


def perceived_utility(
    outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers, perception: Perception
) -> Utility:
    """Return the perceived utility of outcomes; arrays as in `PerceivedTurns`."""
    space, fillings = outcomes.space, outcomes.fillings
    nothing = replace(fillings, upper_gains=np.zeros_like(fillings.upper_gains))

    def find(rolls_left: int) -> Floats:
        indices, may = space.follow_indices(fillings, filled, memories, totals, rolls_left)
        without, _ = space.follow_indices(nothing, filled, memories, np.zeros_like(totals), rolls_left)
        after = perception.bonus * means.take(indices) + (1 - perception.bonus) * means.take(without)
        seen: Floats = np.where(may, perception.foresight * after, -np.inf)
        values = seen.T.take(outcomes.continuations, axis=0)
        values += outcomes.paid[:, None]
        return values.T

    return Utility(outcomes, find, filled, memories)
