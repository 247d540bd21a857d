"""In what two moves of a turn differ: what the better one makes more often, or for more points.

The value of a move is the sum, over all endings of the turn, of their probability times what they are worth, with the
extra rolls that are left for later turns. So the difference of two moves is the sum, over categories scored with 0 and
with more, of

    (worth of these endings after the better one - after the other one) - base x (difference of their probabilities)

for any `base`, since probabilities add up to 1. With the value of the other move as the base an ending that is worth
more than that speaks for the move that reaches it more often, and one that is worth less against it.
"""

from dataclasses import dataclass

import numpy as np

from engine.position import Move, Position
from strategy_tables.advice.explain import end_turns
from strategy_tables.model.arrays import Floats
from strategy_tables.model.remaining import card_state
from strategy_tables.model.utility import mean_worth
from strategy_tables.store.tablefile import Table


@dataclass(frozen=True, slots=True)
class Contrast:
    """One way in which the better move is better: scoring a category with more than 0 (`made`), or with 0.

    `best` and `other` are its probabilities after the two moves, `best_points` and `other_points` the points it then
    has on average; 0 where it cannot be.
    """

    category: int
    made: bool
    best: float
    other: float
    best_points: float
    other_points: float


def find_contrasts(table: Table, position: Position, best: Move, other: Move) -> tuple[Contrast, ...]:
    """What speaks for the better move, the weightiest first."""
    outcomes, count = table.outcomes, table.space.category_count
    filled, memories, totals = (np.repeat(each, 2) for each in card_state(outcomes, position.card))
    asked = [(position, best), (position, other)]
    weights = end_turns(outcomes, table.means, asked, filled, memories, totals)
    worth = np.where(weights > 0, mean_worth(outcomes, table.means, filled, memories, totals), 0.0)
    sides, paid = (outcomes.of_endings(each, weights.shape[1]) for each in (outcomes.sides, outcomes.points))

    def by_place(amounts: Floats) -> Floats:
        return np.array([np.bincount(sides, row, 2 * count) for row in amounts])

    chances, worths, points = by_place(weights), by_place(weights * worth), by_place(weights * paid)
    gains = worths[0] - worths[1] - worths[1].sum() * (chances[0] - chances[1])
    means = np.divide(points, chances, out=np.zeros_like(points), where=chances > 0)
    return tuple(
        Contrast(place // 2, place % 2 == 1, *chances[:, place].tolist(), *means[:, place].tolist())
        for place in np.argsort(-gains, kind="stable").tolist()
        if gains[place] > 0
    )
