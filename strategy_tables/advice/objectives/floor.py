"""The guaranteed total: play against the worst rolls.

The value of a move is the least final total under the best play after it, for all rolls. Rerolling never helps against
that, because the same dice may come again. So the floor of a state is that of scoring its worst first roll. The value
of a keep is that of the worst hand it can become.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from engine.games.position import Position
from strategy_tables.advice.objective import WHOLE_TOTALS, Objective, RankedMove, Scale, Utilities
from strategy_tables.advice.reason import Reason
from strategy_tables.model.allowance import SECONDS_FOR_LAYER, Allowance, seconds_for_floor
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import Rolls
from strategy_tables.model.outcomes import Outcomes, follow_indices, reachable
from strategy_tables.model.remaining import (
    ReachableStates,
    StateLayer,
    TooManyStates,
    card_state,
    next_layer,
    reachable_states,
)
from strategy_tables.model.rolling import worst_roll
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.utility import utility
from strategy_tables.store.kinds import FLOOR, TableKind
from strategy_tables.store.table_set import RulesetTables


@dataclass(frozen=True, slots=True)
class Floor(Objective):
    """The guaranteed final total."""

    name: ClassVar[str] = "floor"
    table: ClassVar[TableKind | None] = FLOOR
    scale: ClassVar[Scale] = WHOLE_TOTALS
    averages: ClassVar[bool] = False

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return whole numbers, which are exact with and without the table."""
        outcomes = tables.outcomes
        filled, memories, totals = card_state(outcomes, position.sheet)
        digests: tuple[str, ...] = (tables.means.digest,)
        at = reachable(outcomes, filled, memories)
        worth = np.where(at, outcomes.of_endings(outcomes.gains, at.shape[1]), 0).astype(np.float64)
        if tables.floors is not None:
            worth += tables.floors.floors(follow_indices(outcomes, filled, memories, totals))
            digests += (tables.floors.digest,)
        else:
            after, places = next_layer(outcomes, filled, memories, totals)
            try:
                course = reachable_states(
                    outcomes, after, _seconds_for_floors, tables.allowance.limit_with_table(tables.floors)
                )
            except TooManyStates:
                raise tables.missing(FLOOR) from None
            tables.allowance.charge(course.seconds)
            worth += solve_floors_of(outcomes, course, tables.allowance)[places]
        return Utilities(worth[0] + position.points_so_far, digests)

    def reason(self, best: RankedMove, other: RankedMove) -> Reason:
        """Return the reason: the guaranteed totals after both moves."""
        return Reason(self.name, points=round(best.value), other_points=round(other.value))

    def after_keep(self, rolls: Rolls, hand_values: Floats) -> Floats:
        """Return the value of the worst hand that a keep can become."""
        return worst_roll(rolls, hand_values)


def _seconds_for_floors(outcomes: Outcomes, layer: StateLayer) -> float:
    return SECONDS_FOR_LAYER + len(layer.indices) * seconds_for_floor(outcomes)


def solve_floors_of(outcomes: Outcomes, course: ReachableStates, allowance: Allowance) -> Floats:
    """Return the points that even the worst rolls leave in the first states of a course: float64 [P]."""
    layers = course.layers
    floors = np.array(outcomes.compiled.upper_bonus, dtype=np.float64)[layers[-1].totals]
    for layer, after in zip(layers[-2::-1], layers[:0:-1], strict=True):
        allowance.check_disconnected()
        indices = follow_indices(outcomes, layer.filled, layer.memories, layer.totals)
        gains = outcomes.of_endings(outcomes.gains, indices.shape[1])
        worth = gains + floors[np.minimum(np.searchsorted(after.indices, indices), len(floors) - 1)]
        floors = np.concatenate(
            [
                TurnValues(utility(outcomes, worth[chunk], layer.filled[chunk], layer.memories[chunk]))
                .first_scores()
                .min(axis=1)
                for chunk in in_chunks(len(layer.indices))
            ]
        )
    return floors
