"""The move that a person would consider instead of the best one."""

from __future__ import annotations

from functools import cached_property
from itertools import chain

import numpy as np

from engine.cards.scoring import Score
from engine.dice import Hand, rest
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.prospects import Prospects
from strategy_tables.advice.stakes import alternative_place
from strategy_tables.advice.themes import PERSON
from strategy_tables.model.arrays import Booleans
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.opponent import perceive_moves
from strategy_tables.store.tablefile import Table


def find_plausible_alternative(table: Table, advice: TableAdvice) -> Move | None:
    """Return the move to compare with the best one by default; None if there is no other.

    Among the moves that lose something it is the first of these, if every die is kept for something (`_KeepIntent`):

    * the most probable one of a casual player (`PERSON`)
    * of natural moves, the best one in that player's perception
    * of complete moves for one category alone, the best one in that player's perception. If the best move is to score,
      it is the next one in the ranking

    Otherwise it is the next in the ranking. For an objective other than the expected total, it is the one with the most
    mean points, as in `stakes`.
    """
    moves, loses = advice.ranking.moves, np.array(advice.ranking.losses) > TIE
    if len(moves) == 1:
        return None
    if not advice.objective.counts_points:
        return moves[alternative_place(advice)]
    seen = perceive_moves(advice, PERSON, table.expected_above_least)
    looks, chances = seen.values, seen.weights()
    purpose, worse = _KeepIntent(table.outcomes, advice.position), np.flatnonzero(loses).tolist()
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


class _KeepIntent:
    """Intents of the keeps of a position: open categories to which every kept die contributes."""

    def __init__(self, outcomes: Outcomes, position: Position) -> None:
        self._outcomes, self._position = outcomes, position

    @cached_property
    def _prospects(self) -> Prospects:
        return Prospects(self._outcomes, self._position)

    def makes_sense(self, move: Move) -> bool:
        """Return whether no die is kept in vain: some category earns less without any one of them. Equal dice are also
        kept for the extra bonus of a further hand of them.
        """
        if not isinstance(move, Keep) or not move.dice:
            return True
        return bool(self._position.live and len(set(move.dice)) == 1) or bool(self._adds(move.dice).any())

    def is_complete(self, move: Move) -> bool:
        """Return whether a player who only plays for one category would make this move.

        That is to keep exactly the useful ones of these dice; or to score, unless rolls are left and a turn earns more
        on average.
        """
        position, prospects = self._position, self._prospects
        if isinstance(move, Score):
            return not position.rolls_left or move.points > prospects.mean[move.category]
        if not isinstance(move, Keep):
            return True
        adds, mean = self._adds(move.dice), prospects.means_after(move.dice)
        others = rest(position.hand, move.dice)
        for die in set(others if len(others) > 1 else ()):
            adds &= prospects.means_after(tuple(sorted((*move.dice, die)))) <= mean + TIE
        return bool(adds.any())

    def _adds(self, dice: Hand) -> Booleans:
        """Return the open categories for which each of these dice is needed: bool [C]."""
        mean = self._prospects.means_after(dice)
        adds: Booleans = np.zeros(len(mean), dtype=np.bool_)
        adds[list(self._position.open_categories)] = True
        adds &= mean > 0
        for die in set(dice):
            adds = adds & (self._prospects.means_after(rest(dice, (die,))) < mean - TIE)
        return adds
