"""Cost of building a table, known beforehand: the limits of building on demand, and the time it takes."""

from typing import Final

from engine.dice import keeps
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.limits import WorkLimits
from strategy_tables.model.layout import count_states
from strategy_tables.model.remaining import greatest_remaining, least_remaining
from strategy_tables.model.shape import columns_by_turns, shape_of
from strategy_tables.model.state_classes import count_pairs
from strategy_tables.store.kinds import BYTES, OUTLOOK, TARGET, TWO_PLAYER, TableKind

_KEEPS_A_SECOND: Final = 3e8
_CELLS_A_SECOND: Final = {OUTLOOK: 4e7, TARGET: 2e7, TWO_PLAYER: 3e6}
"""Rates on two processors that are partly busy; a build in progress is measured instead."""
_SECONDS_TO_START: Final = 2.0


def keep_count(compiled: CompiledRuleset) -> int:
    """Return the keeps of all states in which a turn starts, which bound the cost of every table.

    States that differ only in their extra rolls are solved together, and share most of the cost of their rolls. So
    states count by their rolls, relative to those of a turn without extra ones.
    """
    shape, usual = shape_of(compiled), max(1, compiled.ruleset.rolls - 1)
    columns = columns_by_turns(shape)[:-1]
    states = sum(each * _rerolls(compiled, shape.levels(turns)) for turns, each in enumerate(columns))
    return -(-states // usual) * len(keeps(compiled.ruleset.dice_count))


def _rerolls(compiled: CompiledRuleset, levels: int) -> int:
    """Return the number of rolls over all keeps, for states with this number of levels of extra rolls."""
    rolls, extra = compiled.ruleset.rolls, compiled.extra_rolls
    saves = extra is not None and extra.saves
    # If rolls are saved, turns share the rolls that pay as much as all later ones.
    own = len(compiled.roll_points) - 1 if saves else rolls - 1
    return max(1, levels * (1 + own) - 1 + rolls - 1 - own)


def row_count(compiled: CompiledRuleset, kind: TableKind) -> int:
    """Return the number of distributions of a table: one per state, or per pair of states."""
    return count_pairs(compiled) if kind is TWO_PLAYER else count_states(compiled)


def distribution_cells(compiled: CompiledRuleset, kind: TableKind) -> int:
    """Return the additional cost of distributions: an upper bound of remaining points, summed over them."""
    return row_count(compiled, kind) * (greatest_remaining(compiled) - least_remaining(compiled) + 1)


def is_quick(compiled: CompiledRuleset, kind: TableKind, limits: WorkLimits) -> bool:
    """Return whether building takes seconds, not minutes."""
    return kind.dtype != BYTES or distribution_cells(compiled, kind) <= limits.quick_cells


def is_within_reach(compiled: CompiledRuleset, kind: TableKind, limits: WorkLimits) -> bool:
    """Return whether a table is small enough to be built on demand.

    A table of two players must be quick to build, since answers without it are good, too.
    """
    if keep_count(compiled) > limits.demand_keeps:
        return False
    most = limits.quick_cells if kind is TWO_PLAYER else limits.demand_cells
    return kind.dtype != BYTES or distribution_cells(compiled, kind) <= most


def seconds_to_build(compiled: CompiledRuleset, kind: TableKind) -> float:
    """Return the approximate time of building."""
    distributions = distribution_cells(compiled, kind) / _CELLS_A_SECOND[kind] if kind in _CELLS_A_SECOND else 0.0
    return _SECONDS_TO_START + keep_count(compiled) / _KEEPS_A_SECOND + distributions
