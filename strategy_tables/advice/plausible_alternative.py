"""The move that a person would consider instead of the best one."""

from __future__ import annotations

from itertools import chain

import numpy as np

from engine.games.moves import Keep, Move
from strategy_tables.advice.keep_intent import KeepIntent
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.stakes import alternative_place
from strategy_tables.advice.themes import PERSON
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.opponent import perceive_moves
from strategy_tables.store.tablefile import Table


def find_plausible_alternative(table: Table, advice: TableAdvice) -> Move | None:
    """Return the move to compare with the best one by default; None if there is no other.

    Among the moves that lose something it is the first of these, if every die is kept for something (`KeepIntent`):

    * the most probable one of a casual player (`PERSON`)
    * of natural moves, the best one in that player's perception
    * of complete moves for one category alone, the best one in that player's perception, or the next in the ranking if
      the best is to score

    Otherwise it is the next in the ranking; and for another objective than the expected total, the one with the most
    mean points, as in `stakes`.
    """
    moves, loses = advice.ranking.moves, np.array(advice.ranking.losses) > TIE
    if len(moves) == 1:
        return None
    if not advice.objective.counts_points:
        return moves[alternative_place(advice)]
    seen = perceive_moves(advice, PERSON, table.expected_above_least)
    looks, chances = seen.values, seen.weights()
    purpose, worse = KeepIntent(table.outcomes, advice.position), np.flatnonzero(loses).tolist()
    thought_of = (
        place
        for place in np.lexsort((-looks, -chances)).tolist()
        if loses[place] and (chances[place] or seen.patience[place])
    )
    ordered = sorted(worse, key=lambda place: -looks[place]) if isinstance(moves[0], Keep) else worse
    places = chain(
        (place for place in thought_of if purpose.makes_sense(moves[place])),
        (place for place in ordered if purpose.is_complete(moves[place])),
        worse,
    )
    return moves[next(places, 1)]
