"""The moves of a position under any objective, best first, each with its expected total beside its value.

What `advise` does for the mean, from what the outcomes of the turn are worth. The expected total of a move is that of
playing it and going on for the mean. Moves within `tie` of the best of them are equal and share its value, its loss and
its rank: `TIE` for totals, `PROBABILITY_TIE` for probabilities, of which small ones matter. Among equal moves the one
with the greater expected total comes first, then the order is that of `advise`.
"""

from dataclasses import dataclass
from typing import NamedTuple

from engine.position import Move, Position
from strategy_tables.advice.expected_total import RankedMove
from strategy_tables.advice.ranking import rank
from strategy_tables.advice.turns import PositionTurn, turn_of
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import mean_roll
from strategy_tables.model.outcomes import utility
from strategy_tables.model.policy import Policy
from strategy_tables.model.remaining import card_state
from strategy_tables.model.ties import PROBABILITY_TIE
from strategy_tables.model.turn import AfterKeep, TurnValues
from strategy_tables.store.tablefile import Table


class JudgedMove(NamedTuple):
    """A move with what it is worth under an objective, and its expected total."""

    rank: int
    move: Move
    value: float
    loss: float
    expected_total: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """Every legal move of a position, best first.

    `method` says how it was computed and `error` bounds the error of a value; `digests` name the tables it came from.
    """

    position: Position
    moves: tuple[JudgedMove, ...]
    method: str
    error: float
    digests: tuple[str, ...]

    @property
    def best(self) -> JudgedMove:
        """The best move; the first of several."""
        return self.moves[0]

    @property
    def value(self) -> float:
        """What the position is worth."""
        return self.moves[0].value


def turn_for(
    table: Table, position: Position, worth: Floats, after_keep: AfterKeep = mean_roll, tie: float = PROBABILITY_TIE
) -> PositionTurn:
    """The turn of a position, played for what its outcomes are worth, `worth` float64 [E], and then for the mean.

    `table` is that of the means.
    """
    masks, lives, _ = card_state(table.outcomes, position.card)
    values = TurnValues(utility(table.outcomes, worth[None], masks, lives), after_keep)
    mean = turn_of(table, position).policy.values
    return PositionTurn(Policy(values, mean, tie), 0)


def judge(table: Table, position: Position, turn: PositionTurn, tie: float = PROBABILITY_TIE) -> tuple[JudgedMove, ...]:
    """Rank the moves of a position by what they are worth in a turn; `table` is that of the means."""
    moves, worth = turn.moves(position)
    means = [position.points_so_far + each for each in turn_of(table, position).moves(position)[1]]
    expected = dict(zip(moves, means, strict=True))
    ranking = rank(moves, worth, 0, tie, means)
    return tuple(JudgedMove(*each, expected[each.move]) for each in map(RankedMove, *ranking))
