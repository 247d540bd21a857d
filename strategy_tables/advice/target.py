"""Targets: the play that makes a final total of at least so much most probable.

The value of a move is the greatest probability of reaching the target after it. It comes from the table of targets; or
exactly, without it, where few enough categories are open.
"""

from typing import Final

import numpy as np

from engine.position import Position
from strategy_tables.advice.judge import Judgement, judge, turn_for
from strategy_tables.advice.payoff import Payoff, position_payoff
from strategy_tables.model.allowance import seconds_for_one
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.remaining import TooManyStates, card_state, follow_layer
from strategy_tables.store.blocks import BlockTable
from strategy_tables.store.kinds import TARGET
from strategy_tables.store.table_set import RulesetTables

EXACT: Final = "exact"
FROM_TABLE: Final = "table"


def target_payoff(target: int) -> Payoff:
    """1 from the target on."""

    def payoff(totals: Integers) -> Floats:
        return (totals >= target).astype(np.float64)

    return payoff


def advise_target(tables: RulesetTables, position: Position, target: int) -> Judgement:
    """The moves of a position by the greatest probability of a final total of at least `target` after them.

    Raises `MissingTable` where there is no table of targets and too many categories are open to do without.
    """
    table = tables.targets
    method, error = EXACT, 0.0
    digests: tuple[str, ...] = (tables.means.digest,)
    try:
        limit = seconds_for_one(table)
        leaf = position_payoff(tables.outcomes, position, target_payoff(target), limit, tables.allowance)
    except TooManyStates:
        if table is None:
            raise tables.missing(TARGET) from None
        leaf = _leaf_from_table(tables, table, position, target)
        method, error, digests = FROM_TABLE, table.error, (*digests, table.digest)
    turn = turn_for(tables.means, position, leaf)
    return Judgement(position, judge(tables.means, position, turn), method, error, digests)


def _leaf_from_table(tables: RulesetTables, table: BlockTable, position: Position, target: int) -> Floats:
    """The greatest probability of reaching the target after every outcome of the turn: float64 [E]."""
    after, places = follow_layer(tables.outcomes, *card_state(tables.outcomes, position.card))
    survivals = table.survivals(after)
    needed = target - position.points_so_far - tables.outcomes.gains
    within = np.clip(needed, 0, survivals.shape[1] - 1)
    found: Floats = np.where(needed < survivals.shape[1], survivals[places[0], within], 0.0)
    return np.where(needed <= 0, 1.0, found)
