"""Explanations of the best move of an advice."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.moves import Move
from strategy_tables.advice.explain import Breakdown, Comparison, break_down, compare_moves
from strategy_tables.advice.main_reason import find_reason
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.plausible_alternative import Against, Rival, asked_move, find_plausible_alternative
from strategy_tables.advice.reason import Reason
from strategy_tables.advice.stakes import Stakes, find_stakes
from strategy_tables.advice.turns import TurnEnd
from strategy_tables.errors import MissingTable
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import Table


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """Comparison of the best move of an advice with the `other` one; None if there is no other.

    * `reason`: the one that a person would give; None for estimated values
    * `comparison`: the sources of the points of both moves; `breakdown`: those of the only move. Both are None if they
      were not requested, or if a table is missing
    * `ends`: the ending of the turn after each move, which is also known for estimates
    * `stakes`: those under an objective other than the expected total
    * `rival`: the `other` move as that of a player of the asked strength
    """

    other: Move | None
    reason: Reason | None = None
    comparison: Comparison | None = None
    breakdown: Breakdown | None = None
    ends: tuple[TurnEnd, ...] = ()
    stakes: Stakes | None = None
    rival: Rival | None = None


def explain_best(
    tables: RulesetTables, advice: TableAdvice, against: Against, *, breakdown: bool, may_omit: bool
) -> Explanation:
    """Explain the best move against another one: a move, or that of a player of some strength.

    By default, and for players who make no worse move, it is the one that a person would consider.

    The sources of points are found if a `breakdown` is requested. Raises `MissingTable` if that needs a missing table,
    unless sources `may_omit` it.
    """
    other, rival = other_move(tables.means, advice, against)
    position, best = advice.position, advice.best.move
    alone = compared = None
    try:
        if breakdown and other is None:
            (alone,) = break_down(tables, [(position, best)])
        elif breakdown and other is not None:
            (compared,) = compare_moves(tables, [(position, best, other)])
    except MissingTable:
        if not may_omit:
            raise
    reason = find_reason(tables, advice, other, compared)
    return Explanation(other, reason, compared, alone, stakes=find_stakes(advice, other), rival=rival)


def other_move(table: Table, advice: TableAdvice, against: Against) -> tuple[Move | None, Rival | None]:
    """Return the move that the best one is compared with, None without one, and who makes it if that was asked."""
    move, rival = asked_move(advice, against, lambda: table.expected_above_least)
    return move or find_plausible_alternative(table, advice), rival
