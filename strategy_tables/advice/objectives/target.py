"""Targets: the greatest probability of a final total of at least a given number.

The value of a move is the greatest probability of reaching the target after it. It comes from the table of targets, or
is computed exactly if few categories are open.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np

from engine.games.position import Position
from strategy_tables.advice.methods import APPROXIMATE
from strategy_tables.advice.objective import Objective, RankedMove, Utilities
from strategy_tables.advice.parameters import ParameterKind, given
from strategy_tables.advice.payoff import Payoff, position_payoff
from strategy_tables.advice.reason import Reason
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.remaining import TooManyStates, card_state, next_layer
from strategy_tables.store.blocks import BlockTable
from strategy_tables.store.kinds import TARGET, TableKind
from strategy_tables.store.table_set import RulesetTables


@dataclass(frozen=True, slots=True)
class Target(Objective):
    """Probability of a final total of at least `target`."""

    name: ClassVar[str] = "target"
    table: ClassVar[TableKind | None] = TARGET

    target: int = field(metadata=given(ParameterKind.TOTAL, "the final total to reach"))

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return exact values if they are quick to compute, else those from the table."""
        means, table = tables.means, tables.targets
        try:
            limit = tables.allowance.limit_with_table(table)
            values, _ = position_payoff(tables.outcomes, position, target_payoff(self.target), limit, tables.allowance)
            return Utilities(values, (means.digest,))
        except TooManyStates:
            if table is None:
                raise tables.missing(TARGET) from None
            values = _from_table(tables, table, position, self.target)
            return Utilities(values, (means.digest, table.digest), APPROXIMATE, table.error, doubt=2 * table.error)

    def reason(self, best: RankedMove, other: RankedMove) -> Reason:
        """Return the reason: the probabilities of the target after both moves."""
        return Reason(self.name, points=self.target, probability=best.value, other_probability=other.value)


def target_payoff(target: int) -> Payoff:
    """Return the payoff that is 1 at the target and above."""

    def payoff(totals: Integers) -> Floats:
        return (totals >= target).astype(np.float64)

    return payoff


def _from_table(tables: RulesetTables, table: BlockTable, position: Position, target: int) -> Floats:
    """Return the greatest probability of reaching the target after every ending of the turn: float64 [N]."""
    after, places = next_layer(tables.outcomes, *card_state(tables.outcomes, position.sheet))
    least, chances = table.survivals(after)
    gains = tables.outcomes.of_endings(tables.outcomes.gains, places.shape[1])
    needed = target - position.points_so_far - gains - least
    within = np.clip(needed, 0, chances.shape[1] - 1)
    found: Floats = np.where(needed < chances.shape[1], chances[places[0], within], 0.0)
    return np.where(needed <= 0, 1.0, found)
