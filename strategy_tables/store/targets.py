"""The table of targets: for every state and every number of points, the greatest probability of getting them."""

from pathlib import Path

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.states import StateSpace
from strategy_tables.store.blocks import BlockTable
from strategy_tables.store.kinds import TARGET
from strategy_tables.store.tablefile import open_table


def load_targets(compiled: CompiledRuleset, folder: Path, space: StateSpace) -> BlockTable:
    """Open the table of a ruleset; raises `MissingTable`, `StaleTable` or `DamagedTable`."""
    return BlockTable(space, open_table(compiled, folder, TARGET, space), arrays=1)
