"""Advice on sheets: the moves of a position, best first, by the expected final total.

The turn is played exactly. The values of the next sheets are exact if few cells are open, else estimated. With
estimates the answer is approximate; its quality was measured in games that follow it.
"""

from __future__ import annotations

from typing import Final

from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.cards.totals import points_so_far
from engine.games.position import Position
from strategy_tables.advice.methods import APPROXIMATE
from strategy_tables.advice.objective import Advice
from strategy_tables.advice.objectives.expected_total import ExpectedTotal
from strategy_tables.advice.ranking import rank
from strategy_tables.errors import MissingTable
from strategy_tables.sheets.cell_fills import find_fills
from strategy_tables.sheets.estimate import COMMAND, Estimate, shipped_path
from strategy_tables.sheets.exact import MOST_WORK, MOST_WORK_ALONE, exact_values
from strategy_tables.sheets.moves import SheetTurn
from strategy_tables.sheets.outcomes import sheet_outcomes
from strategy_tables.sheets.states import states_of
from strategy_tables.sheets.turn import SheetTurns
from strategy_tables.store.lru_cache import MEMORY, LruCache

_TURN_BYTES: Final = 700_000
"""Most bytes of the values of a turn, which are cached because a turn has several decisions."""


EstimateAdvice = Advice[SheetTurn]
"""Advice on a sheet of several columns, from exact or estimated values."""

_OBJECTIVE: Final = ExpectedTotal()


def advise_on_sheet(estimate: Estimate | None, position: Position) -> EstimateAdvice:
    """Rank every legal move of a position: cells, keeps while rolls are left, and categories that can be called.

    Raises `MissingTable` if there is no estimate and too many cells are open for exact values.
    """
    turn = sheet_turn_of(estimate, position.rules, position.sheet)
    ranking = rank(*turn.moves(position), position.points_so_far)
    if turn.estimate is None:
        return Advice(position, _OBJECTIVE, ranking, ranking.values, turn, ())
    header = turn.estimate.header
    return Advice(
        position,
        _OBJECTIVE,
        ranking,
        ranking.values,
        turn,
        (header.digest,),
        APPROXIMATE,
        strength=header.strength,
    )


_turns = LruCache[tuple[Estimate | None, Rules, Sheet], SheetTurn](MEMORY, lambda _turn: _TURN_BYTES)


def sheet_turn_of(estimate: Estimate | None, rules: Rules, sheet: Sheet) -> SheetTurn:
    """Return the turn that starts on a sheet; the latest are cached. Raises as `advise_on_sheet` does."""
    return _turns.find((estimate, rules, sheet), _start_turn)


def _start_turn(asked: tuple[Estimate | None, Rules, Sheet]) -> SheetTurn:
    estimate, rules, sheet = asked
    outcomes = sheet_outcomes(rules)
    fills = find_fills(outcomes, states_of(rules, [sheet]))
    after = exact_values(outcomes, fills.after, MOST_WORK_ALONE if estimate is None else MOST_WORK)
    if after is not None:
        return SheetTurn(SheetTurns(fills, after), None)
    if estimate is None:
        raise missing_estimate(rules, "and too many cells are open to compute without it")
    return SheetTurn(SheetTurns(fills, estimate.values(fills.after)), estimate)


def start_value(estimate: Estimate | None, rules: Rules, sheet: Sheet) -> float:
    """Return the expected final total before the first roll of the turn on a sheet; raise as `advise_on_sheet` does."""
    return points_so_far(rules, sheet) + sheet_turn_of(estimate, rules, sheet).start


def missing_estimate(rules: Rules, why: str) -> MissingTable:
    """Return the error for a missing estimate that is needed."""
    name = rules.ruleset.name
    return MissingTable(shipped_path(name), f"there is no estimate of {name}, {why}", f"{COMMAND} --write {name}")
