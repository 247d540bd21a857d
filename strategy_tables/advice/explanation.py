"""Explanations of the best move of an advice."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.moves import Move
from strategy_tables.advice.explain import Breakdown, Comparison, break_down, compare_moves
from strategy_tables.advice.main_reason import find_reason
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.plausible_alternative import find_plausible_alternative
from strategy_tables.advice.reason import Reason
from strategy_tables.advice.stakes import Stakes, find_stakes
from strategy_tables.advice.turns import TurnEnd
from strategy_tables.errors import MissingTable
from strategy_tables.store.table_set import RulesetTables


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """Comparison of the best move of an advice with the `other` one; None if there is no other.

    * `reason`: the one that a person would give; None for estimated values
    * `comparison`: the sources of the points of both moves; `breakdown`: those of the only move. Both are None if they
      were not requested, or if a table is missing
    * `ends`: the ending of the turn after each move, which is also known for estimates
    * `stakes`: those under an objective other than the expected total
    """

    other: Move | None
    reason: Reason | None = None
    comparison: Comparison | None = None
    breakdown: Breakdown | None = None
    ends: tuple[TurnEnd, ...] = ()
    stakes: Stakes | None = None


def explain_best(
    tables: RulesetTables, advice: TableAdvice, alternative: Move | None, *, breakdown: bool, may_omit: bool
) -> Explanation:
    """Explain the best move against the alternative, by default the move that a person would consider.

    The sources of points are found if a `breakdown` is requested. Raises `MissingTable` if that needs a missing table,
    unless sources `may_omit` it.
    """
    other = alternative or find_plausible_alternative(tables.means, advice)
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
    return Explanation(other, reason, compared, alone, stakes=find_stakes(advice, alternative))
