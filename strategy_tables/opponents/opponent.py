"""A player who errs as people do: small losses often, large ones rarely, absurd ones never.

Whoever is uncertain chooses a move with a probability that falls with what it loses, `exp(-loss / temperature)`. Left
at that, weak players would do what no person does, since there are many bad moves and few good ones. So each kind of
move has a *patience*, the greatest loss at which it is still considered, in temperatures:

* a keep a person thinks of: `KEEP_PATIENCE`. All dice of a face or none, and at most two faces that lie there once; or
  different dice close enough for a straight. Three equal dice are kept.
* any other keep: none, it has to be as good as the best move.
* scoring when no roll is left: `SCORE_PATIENCE`.
* scoring far less than another category would pay, scoring while rolls are left, rolling on where stopping is best, and
  calling a category: `TOLERANCE`.
* scoring nothing: `ZERO_TOLERANCE`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, TypeVar

import numpy as np

from engine.dice import Hand
from engine.position import Keep, Move, Position, Score
from engine.sheet_position import Announce, SheetMove, SheetPosition
from engine.sheet_scoring import CellScore
from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import TIE

KEEP_PATIENCE: Final = 1.5
SCORE_PATIENCE: Final = 1.5
TOLERANCE: Final = 0.4
ZERO_TOLERANCE: Final = 0.1
LEAST_SHARE: Final = 0.6
"""A category that pays less than this share of what the best-paying one pays is a poor choice."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A named level; `temperature` is a share of what best play expects, so that levels mean the same in every game."""

    id: str
    temperature: float


STRENGTHS: Final = (
    Strength("beginner", 0.112),
    Strength("casual", 0.054),
    Strength("regular", 0.024),
    Strength("club", 0.013),
    Strength("expert", 0.0062),
    Strength("perfect", 0.0),
)
"""Weakest first. What each one reaches on average was measured; see `strategy_tables.opponents.measured`."""


_Ranked = TypeVar("_Ranked", covariant=True)
_Chosen = TypeVar("_Chosen")


class MovesInOrder(Protocol):
    """Moves, best first, and what each of them loses."""

    @property
    def moves(self) -> Sequence[Move] | Sequence[SheetMove]:
        """Every legal move."""

    @property
    def losses(self) -> Sequence[float]:
        """What each gives up against the best."""


class Advised(Protocol[_Ranked]):
    """Advice for a position on a card, or on a sheet."""

    @property
    def position(self) -> Position | SheetPosition:
        """What is advised on."""

    @property
    def ranking(self) -> MovesInOrder:
        """Every legal move."""

    @property
    def best(self) -> _Ranked:
        """The best move; the first of several."""

    def at(self, place: int) -> _Ranked:
        """One of the moves, by its place."""


def weigh_moves(losses: Floats, patience: Floats, temperature: float) -> Floats:
    """How likely each move is, not yet divided by the sum: float64, in the shape of `losses` (points) and `patience`.

    Moves that tie with the best one always have their chance.
    """
    considered = losses <= np.maximum(patience * temperature, TIE)
    return np.where(considered, np.exp(-losses / temperature), 0.0)


def patience_of(move: Move | SheetMove, position: Position | SheetPosition, best: Move | SheetMove, most: int) -> float:
    """Up to what loss, in temperatures, a person considers this move; `most` are the most points the hand can score."""
    if isinstance(move, Keep):
        if isinstance(best, Score | CellScore):
            return TOLERANCE
        return KEEP_PATIENCE if is_natural(position.hand, move.dice) else 0.0
    if isinstance(move, Announce):
        return TOLERANCE
    if move.points == 0:
        return ZERO_TOLERANCE
    return TOLERANCE if position.rolls_left or move.points < most * LEAST_SHARE else SCORE_PATIENCE


def is_natural(hand: Hand, keep: Hand) -> bool:
    """Whether a person thinks of keeping these dice.

    >>> [is_natural((2, 3, 4, 6, 6), keep) for keep in [(6, 6), (2, 3, 4), (4, 6, 6), (6,), (2, 3, 6, 6)]]
    [True, True, True, False, True]
    >>> is_natural((2, 3, 3, 3, 6), (2, 6))
    False
    """
    if any(keep.count(face) < hand.count(face) >= 3 for face in hand):
        return False
    different = len(set(keep)) == len(keep)
    if different and len(keep) >= max(2, len(hand) - 2) and keep[-1] - keep[0] < len(hand):
        return True  # for a straight
    whole = all(keep.count(face) == hand.count(face) for face in keep)
    return whole and sum(keep.count(face) == 1 for face in set(keep)) <= 2


def likely_moves(advice: Advised[_Ranked], strength: Strength, expected: float) -> Floats:
    """How probable it is that a player of this strength makes each move: float64 [M], in the order of the ranking.

    `expected` is what best play expects above the least total: `Table.expected_above_least`, on sheets that of who
    follows the estimate. A player without temperature makes the best move, the first of several.
    """
    weights = _weigh_advice(advice, strength.temperature * expected)
    chances: Floats = weights / weights.sum()
    return chances


def choose_move(advice: Advised[_Chosen], strength: Strength, expected: float, random: Random) -> _Chosen:
    """The move that a player of this strength makes, as `likely_moves` has it.

    Takes one number from `random`, unless the player has no temperature.
    """
    temperature = strength.temperature * expected
    if temperature <= 0:
        return advice.best
    sums = np.cumsum(_weigh_advice(advice, temperature))
    return advice.at(int((sums > random.random() * sums[-1]).argmax()))


def _weigh_advice(advice: Advised[_Ranked], temperature: float) -> Floats:
    """`weigh_moves` of all moves; without temperature the first one has all."""
    moves = advice.ranking.moves
    if temperature <= 0:
        best: Floats = np.eye(1, len(moves))[0]
        return best
    most = max((move.points for move in moves if isinstance(move, Score | CellScore)), default=0)
    patience = np.array([patience_of(move, advice.position, moves[0], most) for move in moves])
    return weigh_moves(np.array(advice.ranking.losses), patience, temperature)
