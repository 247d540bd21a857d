"""The table of targets: the greatest probability of every number of remaining points, for every state."""

from pathlib import Path

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.states import StateSpace
from strategy_tables.store.blocks import BlockTable
from strategy_tables.store.kinds import TARGET
from strategy_tables.store.tablefile import open_table


def load_targets(compiled: CompiledRuleset, folder: Path, space: StateSpace) -> BlockTable:
    """Open the table of a ruleset; raises `MissingTable`, `StaleTable` or `DamagedTable`."""
    return BlockTable(space, open_table(compiled, folder, TARGET, space), arrays=1)
