"""The move that a person would consider in the place of the best one."""

from __future__ import annotations

import numpy as np

from engine.position import Move
from strategy_tables.advice.objective import Advice
from strategy_tables.advice.stakes import place_of_rival
from strategy_tables.advice.themes import PERSON
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.opponent import likely_moves
from strategy_tables.store.tablefile import Table


def find_considered(table: Table, advice: Advice) -> Move | None:
    """The move that the best one is held against unless somebody asks for another; None where there is no other one.

    Of the moves that lose something the one that a casual player (`PERSON`) most probably makes; where such a player
    makes none of them, or none loses, the next in the ranking. Where something else than the expected total is
    maximised, the one that brings the most points, as `stakes` has it.
    """
    moves, losses = advice.ranking.moves, np.array(advice.ranking.losses)
    if len(moves) == 1:
        return None
    if not advice.objective.counts_points:
        return moves[place_of_rival(advice)]
    chances = np.where(losses > TIE, likely_moves(advice, PERSON, table.expected_above_least), 0.0)
    place = int(chances.argmax())
    if chances[place]:
        return moves[place]
    return moves[next((place for place, loss in enumerate(losses.tolist()) if loss), 1)]
