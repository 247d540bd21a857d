"""The move that a person would consider instead of the best one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np

from engine.cards.scoring import Score
from engine.dice import Hand, contains, rest
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables.advice.main_reason import HARDLY
from strategy_tables.advice.objective import Advice, TableAdvice
from strategy_tables.advice.prospects import Prospects
from strategy_tables.advice.stakes import alternative_place
from strategy_tables.advice.themes import PERSON
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.ties import TIE, tied
from strategy_tables.opponents.opponent import PerceivedMoves, Strength, move_probabilities, perceive_moves
from strategy_tables.store.tablefile import Table

OFTEN: Final = 0.25
"""Least probability of a move that a sentence says a player makes often."""
Against = Move | Strength | None
"""Opponent of the best move in a comparison: a move, that of a player, or by default the closest sensible one."""
HANDICAP: Final = 0.015
"""Handicap of moves that a person would hardly make, as a share of the expected total of best play."""


def find_plausible_alternative(table: Table, advice: TableAdvice) -> Move | None:
    """Return the move to compare with the best one by default; None if there is no other.

    It is the closest sensible move: of those that lose something, the one with the least loss and handicaps
    (`_handicaps`). Ties go to the most probable one, then to the one that looks best.

    For an objective other than the expected total, it is the one with the most mean points, as in `stakes`.
    """
    moves, losses = advice.ranking.moves, np.array(advice.ranking.losses)
    if len(moves) == 1:
        return None
    if not advice.objective.counts_points:
        return moves[alternative_place(advice)]
    worse = np.flatnonzero(losses > TIE)
    if not len(worse):
        return moves[1]
    expected = table.expected_above_least
    seen = perceive_moves(advice, PERSON, expected)
    costs = losses + HANDICAP * expected * _handicaps(table.outcomes, advice, seen)
    # Equal costs are subject to rounding.
    order = np.lexsort((-seen.values[worse], -seen.weights()[worse], np.round(costs[worse] / TIE)))
    return moves[int(worse[order[0]])]


class Rival(NamedTuple):
    """The worse move that a player of some strength most probably makes, and how probable it is."""

    move: Move
    strength: Strength
    probability: float


def find_rival(advice: Advice[Any], strength: Strength, expected: float) -> Rival | None:
    """Return the most probable worse move of a player, the first of several; None if the player makes none.

    `expected` is that of `move_probabilities`.
    """
    shares = move_probabilities(advice, strength, expected)
    of_worse = np.where(np.array(advice.ranking.losses) > TIE, shares, 0.0)
    # The maximum of equal shares is subject to rounding.
    place = int(tied(of_worse, of_worse.max()).argmax())
    if not of_worse[place]:
        return None
    return Rival(advice.ranking.moves[place], strength, float(of_worse[place]))


def asked_move(
    advice: Advice[Any], against: Against, expected: Callable[[], float]
) -> tuple[Move | None, Rival | None]:
    """Return the move to compare with if one was asked for, and who makes it; both None stand for the default."""
    if not isinstance(against, Strength):
        return against, None
    rival = find_rival(advice, against, expected())
    return (None, None) if rival is None else (rival.move, rival)


def _handicaps(outcomes: Outcomes, advice: TableAdvice, seen: PerceivedMoves) -> Integers:
    """Return the number of handicaps of each move of an advice: int64 [M].

    * 0: a casual player (`PERSON`) makes it by habit, and keeps every die for something (`_KeepIntent`)
    * 1: only habit or only perception speaks for it, and every die is kept for something
    * 1: it keeps further dice than the best move, or scores more than a turn for that category earns on average
    * 2: any other

    A loss that is hardly noticeable has one more.
    """
    moves, best, hand = advice.ranking.moves, advice.best.move, advice.position.hand
    intent = _KeepIntent(outcomes, advice.position)
    found = np.full(len(moves), 2)
    for place, (chance, patience) in enumerate(zip(seen.weights().tolist(), seen.patience.tolist(), strict=True)):
        move = moves[place]
        if (chance or patience) and intent.makes_sense(move):
            found[place] = 0 if chance and patience else 1
        elif isinstance(move, Keep):
            adds = isinstance(best, Keep) and move.dice != hand and contains(move.dice, best.dice)
            found[place] = 1 if adds else 2
        elif isinstance(move, Score) and intent.is_good(move):
            found[place] = 1
    found[np.array(advice.ranking.losses) < HARDLY] += 1
    return found


class _KeepIntent:
    """Intents of the moves of a position: open categories to which every kept die contributes."""

    def __init__(self, outcomes: Outcomes, position: Position) -> None:
        self._outcomes, self._position = outcomes, position

    @cached_property
    def _prospects(self) -> Prospects:
        return Prospects(self._outcomes, self._position)

    def makes_sense(self, move: Move) -> bool:
        """Return whether no die is kept in vain: some category earns less without any one of them.

        Equal dice may also be kept for the extra bonus of a further hand of equal dice.
        """
        if not isinstance(move, Keep) or not move.dice:
            return True
        return bool(self._position.live and len(set(move.dice)) == 1) or bool(self._adds(move.dice).any())

    def is_good(self, score: Score) -> bool:
        """Return whether a score exceeds the mean of a turn that is played for this category."""
        return score.points > float(self._prospects.mean[score.category])

    def _adds(self, dice: Hand) -> Booleans:
        """Return the open categories for which each of these dice is needed: bool [C]."""
        mean = self._prospects.means_after(dice)
        adds: Booleans = np.zeros(len(mean), dtype=np.bool_)
        adds[list(self._position.open_categories)] = True
        adds &= mean > 0
        for die in set(dice):
            adds = adds & (self._prospects.means_after(rest(dice, (die,))) < mean - TIE)
        return adds
