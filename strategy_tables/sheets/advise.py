"""Advice on sheets: the moves of a position, best first, by the expected final total.

The turn is played exactly. The values of the next sheets are exact if few cells are open, else estimated: then the
answer is approximate, and its quality was measured in games that follow it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.cards.totals import score_totals
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables.advice.methods import APPROXIMATE, EXACT
from strategy_tables.advice.ranking import Ranking, rank
from strategy_tables.advice.turns import PlaysFor
from strategy_tables.errors import MissingTable
from strategy_tables.model.perception import Perception
from strategy_tables.sheets.cell_fills import find_fills
from strategy_tables.sheets.estimate import COMMAND, Estimate, shipped_path
from strategy_tables.sheets.exact import MOST_WORK, MOST_WORK_ALONE, exact_values
from strategy_tables.sheets.moves import SheetTurn
from strategy_tables.sheets.outcomes import SheetOutcomes, sheet_outcomes
from strategy_tables.sheets.states import SheetStates, states_of
from strategy_tables.sheets.turn import SheetTurns

_TURNS_KEPT = 32
"""Latest turns whose values are cached: a turn has several decisions. Up to 700 KB each."""


class RankedSheetMove(NamedTuple):
    """Move with its value, the expected final total."""

    rank: int
    move: Move
    value: float
    loss: float


@dataclass(frozen=True, slots=True)
class SheetAdvice:
    """Every legal move of a position on a sheet, best first; `turn` has the values behind it.

    `estimate` is the source of the values; None if they are exact.
    """

    position: Position
    ranking: Ranking[Move]
    turn: SheetTurn = field(compare=False, repr=False)
    estimate: Estimate | None

    @property
    def method(self) -> str:
        """Return the method of the values."""
        return EXACT if self.estimate is None else APPROXIMATE

    @property
    def moves(self) -> tuple[RankedSheetMove, ...]:
        """Return every move with its value."""
        return tuple(map(RankedSheetMove, *self.ranking))

    @property
    def best(self) -> RankedSheetMove:
        """Return the best move; the first of several."""
        return self.move_at(0)

    @property
    def value(self) -> float:
        """Return the value of the position."""
        return self.ranking.values[0]

    def move_at(self, place: int) -> RankedSheetMove:
        """Return the move at a place of the ranking."""
        ranks, moves, values, losses = self.ranking
        return RankedSheetMove(ranks[place], moves[place], values[place], losses[place])

    def perceived_values(self, perception: Perception) -> list[float]:
        """Return the values of the `ranking`'s moves in a player's perception."""
        seen = self.turn.perceived_values(self.position, perception, self.estimate)
        return [seen[move] for move in self.ranking.moves]

    def plays_for(self) -> PlaysFor | None:
        """Return where the turn ends, by the number of the cell: column * C + category; None if the best move
        scores."""
        best = self.ranking.moves[0]
        return None if isinstance(best, Score) else self.turn.end(self.position, best).plays_for


def advise_on_sheet(estimate: Estimate | None, position: Position) -> SheetAdvice:
    """Rank every legal move of a position: cells, keeps while rolls are left, and categories that can be called.

    Raises `MissingTable` if there is no estimate and too many cells are open to do without.
    """
    turn = sheet_turn_of(estimate, position.rules, position.sheet)
    ranking = rank(*turn.moves(position), points_of(position.rules, position.sheet))
    return SheetAdvice(position, ranking, turn, None if turn.exact else estimate)


def points_of(rules: Rules, sheet: Sheet) -> int:
    """Return the points of filled cells and extra bonuses, without upper bonuses and products."""
    totals = score_totals(rules, sheet)
    return totals.upper_points + totals.lower_points + totals.extra_bonus


def sheet_turn_of(estimate: Estimate | None, rules: Rules, sheet: Sheet) -> SheetTurn:
    """Return the turn that starts on a sheet; the latest are cached. Raises as `advise_on_sheet` does."""
    return _turn_of(estimate, sheet_outcomes(rules), _pack(states_of(rules, [sheet])))


def start_value(estimate: Estimate | None, rules: Rules, sheet: Sheet) -> float:
    """Return the expected final total before the first roll of the turn on a sheet; raise as `advise_on_sheet` does."""
    return points_of(rules, sheet) + sheet_turn_of(estimate, rules, sheet).start


@lru_cache(maxsize=_TURNS_KEPT)
def _turn_of(estimate: Estimate | None, outcomes: SheetOutcomes, packed: tuple[bytes, ...]) -> SheetTurn:
    fills = find_fills(outcomes, _unpack(outcomes, packed))
    after = exact_values(outcomes, fills.after, MOST_WORK_ALONE if estimate is None else MOST_WORK)
    if after is not None:
        return SheetTurn(SheetTurns(fills, after), exact=True)
    if estimate is None:
        raise _missing(outcomes.rules)
    return SheetTurn(SheetTurns(fills, estimate.values(fills.after)), exact=False)


def clear_sheet_turn_cache() -> None:
    """Drop all cached turns."""
    _turn_of.cache_clear()


def _missing(rules: Rules) -> MissingTable:
    name = rules.ruleset.name
    why = f"there is no estimate of {name}, and too many cells are open to do without"
    return MissingTable(shipped_path(name), why, f"{COMMAND} --write {name}")


def _pack(states: SheetStates) -> tuple[bytes, ...]:
    """Return a sheet as the key of a cache."""
    return states.open.tobytes(), states.upper.tobytes(), states.inputs.tobytes(), states.made.tobytes()


def _unpack(outcomes: SheetOutcomes, packed: tuple[bytes, ...]) -> SheetStates:
    still_open, upper, inputs, made = packed
    columns = len(outcomes.factors)
    return SheetStates(
        np.frombuffer(still_open, dtype=np.bool_).reshape(1, columns, -1),
        np.frombuffer(upper, dtype=np.int64).reshape(1, columns),
        np.frombuffer(inputs, dtype=np.int64).reshape(1, columns, len(outcomes.rules.products), 3),
        np.frombuffer(made, dtype=np.bool_).reshape(1, columns),
    )
