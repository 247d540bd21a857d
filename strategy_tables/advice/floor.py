"""The total that cannot be missed: play against the worst rolls.

The value of a move is the least final total that the best play after it still leaves, whatever is rolled. Rerolling
never helps against that, because the same dice may come again: the floor of a state is that of scoring its worst first
roll, and a keep is worth the worst hand it can become.
"""

import numpy as np

from engine.position import Position
from strategy_tables.advice.judge import Judgement, judge, turn_for
from strategy_tables.model.allowance import NO_LIMIT, SECONDS_FOR_LAYER, Allowance, seconds_for_floor, seconds_for_one
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import worst_roll
from strategy_tables.model.outcomes import Outcomes, follow_indices, reachable, utility
from strategy_tables.model.remaining import Course, Layer, TooManyStates, card_state, course_from, follow_layer
from strategy_tables.model.ties import TIE
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.store.kinds import FLOOR
from strategy_tables.store.table_set import RulesetTables


def advise_floor(tables: RulesetTables, position: Position) -> Judgement:
    """The moves of a position by the total that cannot be missed after them.

    Raises `MissingTable` where there is no table of floors and too many categories are open to do without.
    """
    outcomes = tables.outcomes
    masks, lives, totals = card_state(outcomes, position.card)
    digests: tuple[str, ...] = (tables.means.digest,)
    leaf = np.where(reachable(outcomes, masks, lives), outcomes.gains, 0).astype(np.float64)
    if tables.floors is not None:
        leaf += tables.floors.floors(follow_indices(outcomes, masks, lives, totals))
        digests += (tables.floors.digest,)
    else:
        after, places = follow_layer(outcomes, masks, lives, totals)
        try:
            course = course_from(outcomes, after, _seconds_for_floors, seconds_for_one(tables.floors))
        except TooManyStates:
            raise tables.missing(FLOOR) from None
        tables.allowance.take(course.seconds)
        leaf += solve_floors_of(outcomes, course, tables.allowance)[places]
    turn = turn_for(tables.means, position, leaf[0] + position.points_so_far, worst_roll, TIE)
    return Judgement(position, judge(tables.means, position, turn, TIE), "exact", 0.0, digests)


def _seconds_for_floors(outcomes: Outcomes, layer: Layer) -> float:
    return SECONDS_FOR_LAYER + len(layer.indices) * seconds_for_floor(outcomes)


def solve_floors_of(outcomes: Outcomes, course: Course, allowance: Allowance = NO_LIMIT) -> Floats:
    """The points that the worst rolls still leave in the first states of a course: float64 [P]."""
    layers = course.layers
    floors = np.array(outcomes.compiled.upper_bonus, dtype=np.float64)[layers[-1].totals]
    for layer, after in zip(layers[-2::-1], layers[:0:-1], strict=True):
        allowance.look()
        indices = follow_indices(outcomes, layer.masks, layer.lives, layer.totals)
        leaf = outcomes.gains + floors[np.minimum(np.searchsorted(after.indices, indices), len(floors) - 1)]
        floors = np.concatenate(
            [
                TurnValues(utility(outcomes, leaf[chunk], layer.masks[chunk], layer.lives[chunk]))
                .scores(outcomes.roll_count - 1)
                .min(axis=1)
                for chunk in in_chunks(len(layer.indices))
            ]
        )
    return floors
