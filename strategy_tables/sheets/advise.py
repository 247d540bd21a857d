"""The moves of a position on a sheet, best first, by the expected final total.

The turn is played exactly. What the sheets are worth that can follow it is worked out exactly where few cells are open,
else an estimate says so: then the answer is approximate, and how good it is was measured by playing games by it.
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
"""Turns whose values are kept, the latest: a turn has several decisions. Up to 700 KB each."""


class RankedSheetMove(NamedTuple):
    """A move with what it is worth: the expected final total."""

    rank: int
    move: Move
    value: float
    loss: float


@dataclass(frozen=True, slots=True)
class SheetAdvice:
    """Every legal move of a position on a sheet, best first; `turn` has the values behind it.

    `estimate` is what the values come from; None where they are exact.
    """

    position: Position
    ranking: Ranking[Move]
    turn: SheetTurn = field(compare=False, repr=False)
    estimate: Estimate | None

    @property
    def method(self) -> str:
        """How the values were computed."""
        return EXACT if self.estimate is None else APPROXIMATE

    @property
    def moves(self) -> tuple[RankedSheetMove, ...]:
        """Every move with what it is worth."""
        return tuple(map(RankedSheetMove, *self.ranking))

    @property
    def best(self) -> RankedSheetMove:
        """The best move; the first of several."""
        return self.move_at(0)

    @property
    def value(self) -> float:
        """What the position is worth."""
        return self.ranking.values[0]

    def move_at(self, place: int) -> RankedSheetMove:
        """One of the moves, by its place."""
        ranks, moves, values, losses = self.ranking
        return RankedSheetMove(ranks[place], moves[place], values[place], losses[place])

    def perceived_values(self, sight: Perception) -> list[float]:
        """What the moves of the `ranking` look like to a player of this sight."""
        seen = self.turn.perceived_values(self.position, sight, self.estimate)
        return [seen[move] for move in self.ranking.moves]

    def plays_for(self) -> PlaysFor | None:
        """Where the turn ends, by the number of the cell: column * C + category; None where the best move scores."""
        best = self.ranking.moves[0]
        return None if isinstance(best, Score) else self.turn.end(self.position, best).plays_for


def advise_on_sheet(estimate: Estimate | None, position: Position) -> SheetAdvice:
    """Rank every legal move of a position: cells, keeps while rolls are left, and categories that can be called.

    Raises `MissingTable` where there is no estimate and too many cells are open to do without.
    """
    turn = sheet_turn_of(estimate, position.rules, position.sheet)
    ranking = rank(*turn.moves(position), points_of(position.rules, position.sheet))
    return SheetAdvice(position, ranking, turn, None if turn.exact else estimate)


def points_of(rules: Rules, sheet: Sheet) -> int:
    """What filled cells and extra bonuses count: neither upper bonuses nor products, which are still to come."""
    totals = score_totals(rules, sheet)
    return totals.upper_points + totals.lower_points + totals.extra_bonus


def sheet_turn_of(estimate: Estimate | None, rules: Rules, sheet: Sheet) -> SheetTurn:
    """The turn that starts on a sheet; those of the latest are kept. Raises as `advise_on_sheet` does."""
    return _turn_of(estimate, sheet_outcomes(rules), _pack(states_of(rules, [sheet])))


def start_value(estimate: Estimate | None, rules: Rules, sheet: Sheet) -> float:
    """The expected final total before the first roll of the turn on a sheet; raises as `advise_on_sheet` does."""
    return points_of(rules, sheet) + sheet_turn_of(estimate, rules, sheet).start


@lru_cache(maxsize=_TURNS_KEPT)
def _turn_of(estimate: Estimate | None, outcomes: SheetOutcomes, packed: tuple[bytes, ...]) -> SheetTurn:
    lanes = find_fills(outcomes, _unpack(outcomes, packed))
    after = exact_values(outcomes, lanes.after, MOST_WORK_ALONE if estimate is None else MOST_WORK)
    if after is not None:
        return SheetTurn(SheetTurns(lanes, after), exact=True)
    if estimate is None:
        raise _missing(outcomes.rules)
    return SheetTurn(SheetTurns(lanes, estimate.values(lanes.after)), exact=False)


def clear_sheet_turn_cache() -> None:
    """Let go of all turns that were worked out."""
    _turn_of.cache_clear()


def _missing(rules: Rules) -> MissingTable:
    name = rules.ruleset.name
    why = f"there is no estimate of {name}, and too many cells are open to do without"
    return MissingTable(shipped_path(name), why, f"{COMMAND} --write {name}")


def _pack(states: SheetStates) -> tuple[bytes, ...]:
    """One sheet as a key of a cache."""
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
