"""The moves of a position under any objective, best first, each with its expected total beside its value.

What `advise` does for the mean, from what the ends of the turn are worth. The expected total of a move is that of
playing it and going on for the mean. Moves within `tie` of the best of them are equal and share its value, its loss and
its rank: `TIE` for totals, `PROBABILITY_TIE` for probabilities, of which small ones matter. Among equal moves the one
with the greater expected total comes first, then the order is that of `advise`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.dice import keep_index, sub_keeps
from engine.position import Keep, Move, Position, Score
from engine.scoring import score_hand
from strategy_tables.advice.expected_total import RankedMove, advise
from strategy_tables.model.outcomes import Ends, Floats
from strategy_tables.model.policy import AfterKeep, plan_turn
from strategy_tables.model.ranking import PROBABILITY_TIE, rank
from strategy_tables.model.remaining import card_state
from strategy_tables.model.turn import keep_values, rolls
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


def move_values(
    ends: Ends, position: Position, leaf: Floats, after_keep: AfterKeep = keep_values
) -> list[tuple[Move, float]]:
    """Every legal move with what it is worth, given what the ends of the turn are: `leaf` float64 [E]."""
    number = {
        (category, points, extra): end
        for end, (category, points, extra) in enumerate(
            zip(ends.category.tolist(), ends.points.tolist(), ends.extra.tolist(), strict=True)
        )
    }
    scored = score_hand(position.compiled, position.open_mask, position.live, position.hand, served=position.served)
    found: list[tuple[Move, float]] = [
        (Score(*each), float(leaf[number[each]]))
        for each in ((one.category, one.points, one.extra_bonus) for one in scored)
    ]
    if position.rolls_left:
        masks, lives, _ = card_state(ends, position.card)
        plan = plan_turn(ends, leaf[None], masks, lives, position.rolls_left - 1, after_keep)
        kept = after_keep(rolls(len(position.hand)), plan.values[-1])[0]
        places = keep_index(len(position.hand))
        found += [(Keep(keep), float(kept[places[keep]])) for keep in sub_keeps(position.hand)[:-1]]
    return found


def judge(
    table: Table, position: Position, valued: Sequence[tuple[Move, float]], tie: float = PROBABILITY_TIE
) -> tuple[JudgedMove, ...]:
    """Rank moves by what they are worth; `table` is that of the means."""
    worth = dict(valued)
    # In the order of the tie-break: by expected total, then as `advise` has it.
    expected = {each.move: each.value for each in advise(table, position).moves}
    ranking = rank(list(expected), [worth[move] for move in expected], 0, tie)
    return tuple(JudgedMove(*each, expected[each.move]) for each in map(RankedMove, *ranking))
