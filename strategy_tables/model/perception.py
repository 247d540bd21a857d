"""What a person sees of how a turn may end: the points of now, and part of what is to come.

Of scoring an outcome that pays g and leads to the state s somebody of a *sight* sees

    g + foresight * ( bonus * V(s) + (1 - bonus) * V(s, no upper points) )

where V is the expected points to come and *s, no upper points* the same state as if every filled upper category had
been filled with nothing. So `foresight` is the share of what is to come that counts beside points now, and `bonus` the
share of what the upper total is worth that is seen. With both 1 it is the expected total. From what outcomes look like
follows what hands and keeps look like, by the equation of a turn (`turn`): within a turn everybody sees clearly.
"""

from dataclasses import dataclass, replace

import numpy as np

from strategy_tables.model.arrays import Floats, Integers, Means
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import Utility


@dataclass(frozen=True, slots=True)
class Perception:
    """How much of what is to come a player sees; both are shares, from 0 to 1."""

    foresight: float
    bonus: float


class PerceivedTurns:
    """Turns that start in P states as players of several sights see them; each worked out when it is first wanted.

    `means` float64 [states] are those of the table; `filled`, `memories`, `totals` int64 [P].
    """

    def __init__(
        self, outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers
    ) -> None:
        self._of = outcomes, means, filled, memories, totals
        self._found: dict[Perception, TurnValues[Utility]] = {}

    def values(self, sight: Perception) -> TurnValues[Utility]:
        """The values of hands and keeps as they look to a player of this sight."""
        found = self._found.get(sight)
        if found is None:
            found = self._found[sight] = TurnValues(perceived_utility(*self._of, sight))
        return found


def perceived_utility(
    outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers, sight: Perception
) -> Utility:
    """What outcomes look like, as above; arrays as in `PerceivedTurns`."""
    space, fillings = outcomes.space, outcomes.fillings
    nothing = replace(fillings, upper_gains=np.zeros_like(fillings.upper_gains))

    def find(rolls_left: int) -> Floats:
        indices, may = space.follow_indices(fillings, filled, memories, totals, rolls_left)
        without, _ = space.follow_indices(nothing, filled, memories, np.zeros_like(totals), rolls_left)
        after = sight.bonus * means.take(indices) + (1 - sight.bonus) * means.take(without)
        seen: Floats = np.where(may, sight.foresight * after, -np.inf)
        values = seen.T.take(outcomes.ways_on, axis=0)
        values += outcomes.paid[:, None]
        return values.T

    return Utility(outcomes, find, filled, memories)
