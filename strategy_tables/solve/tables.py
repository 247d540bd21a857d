"""Data of every kind of table: all states solved, and packed as in `store`."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats
from strategy_tables.model.layout import state_space
from strategy_tables.model.states import Progress
from strategy_tables.solve import floor_layers
from strategy_tables.solve.induction import solve
from strategy_tables.solve.outlook_layers import ROUNDED, OutlookSolver
from strategy_tables.solve.packing import OutlookPacker, TargetPacker, TwoPlayerPacker
from strategy_tables.solve.payoff_layers import PayoffSolver
from strategy_tables.solve.quantized_layers import solve_quantized
from strategy_tables.solve.two_player_layers import TwoPlayerSolver
from strategy_tables.store.blocks import join_blocks
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK, TARGET, TWO_PLAYER, TableKind
from strategy_tables.store.quantized_means import is_quantized
from strategy_tables.store.tablefile import Solution


def solve_means(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Solve the means of all states."""
    if is_quantized(state_space(compiled)):
        return solve_quantized(compiled, progress)
    values = solve(compiled, progress)
    return Solution(values, _at_start(compiled, values))


def solve_floors(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Solve the floors of all states."""
    floors = floor_layers.solve_floors(compiled, progress)
    return Solution(floors, _at_start(compiled, floors))


def _at_start(compiled: CompiledRuleset, values: Floats) -> float:
    """Return the value of the empty card."""
    return float(values[state_space(compiled).initial_state])


def solve_targets(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Solve and pack the targets of all states."""
    solver = PayoffSolver(compiled)
    packer = TargetPacker(solver)
    for layer in solver.layers(progress, packer.take):
        last = layer
    start = solver.space.initial_state
    even = int(last.firsts[start]) - 1 + np.count_nonzero(last.row(start) >= 0.5)
    return Solution(join_blocks(packer.blocks), float(even), packer.error)


def solve_outlooks(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Solve and pack the outlooks of all states."""
    means = solve(compiled)
    solver = OutlookSolver(compiled, means, precision=ROUNDED)
    packer = OutlookPacker(solver)
    for _ in solver.layers(progress, packer.take):
        pass
    return Solution(join_blocks(packer.blocks), _at_start(compiled, means), packer.error)


def solve_two_player(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """Solve and pack the probabilities of winning for all pairs of states."""
    solver = TwoPlayerSolver(compiled)
    packer = TwoPlayerPacker(solver)
    for each in solver.passes(progress):
        packer.take(each)
    start_value = solver.start_value(each)
    del each  # Its rows are as large as the table.
    return Solution(join_blocks(packer.blocks), start_value, packer.error)


SOLVERS: Final[Mapping[TableKind, Callable[[CompiledRuleset, Progress | None], Solution]]] = {
    EXPECTED_TOTAL: solve_means,
    FLOOR: solve_floors,
    TARGET: solve_targets,
    OUTLOOK: solve_outlooks,
    TWO_PLAYER: solve_two_player,
}
"""Solvers by kind of table."""
