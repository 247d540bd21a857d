"""The data of every kind of table: all states solved, and packed as `store` keeps them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import numpy as np

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.layout import state_space
from strategy_tables.model.states import Progress
from strategy_tables.solve import floor_layers
from strategy_tables.solve.coded_layers import solve_coded
from strategy_tables.solve.induction import solve
from strategy_tables.solve.outlook_layers import ROUNDED, OutlookSolver
from strategy_tables.solve.outlook_packing import OutlookPacker
from strategy_tables.solve.payoff_layers import PayoffLayer, PayoffSolver
from strategy_tables.store.blocks import BlockPacker, PackedBlock, Survivals, pack_survivals
from strategy_tables.store.coded import is_coded
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK, TARGET, TableKind
from strategy_tables.store.tablefile import Solution


def solve_means(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The means of all states."""
    if is_coded(state_space(compiled)):
        return solve_coded(compiled, progress)
    values = solve(compiled, progress)
    return Solution(values, _at_start(compiled, values))


def solve_floors(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The floors of all states."""
    floors = floor_layers.solve_floors(compiled, progress)
    return Solution(floors, _at_start(compiled, floors))


def _at_start(compiled: CompiledRuleset, values: Floats) -> float:
    """What the empty card is worth."""
    return float(values[state_space(compiled).beginning])


def solve_targets(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The packed targets of all states."""
    solver = PayoffSolver(compiled)
    start, even = solver.space.beginning, 0
    with BlockPacker(solver.space, solver.threads) as packer:
        for layer in solver.layers(progress):
            packer.add(layer.filled, partial(_pack_targets, layer))
            if len(layer.filled) == 1 and not layer.filled[0]:
                even = int(layer.firsts[start] - 1 + np.count_nonzero(layer.row(start) >= 0.5))
    return Solution(packer.data(), float(even), packer.error)


def _pack_targets(layer: PayoffLayer, _filled: int, states: slice) -> tuple[PackedBlock, float]:
    least, chances = _blank(layer.firsts[states], layer.lengths[states])
    for survival, place in zip(chances, range(states.start, states.stop), strict=True):
        start, row = layer.firsts[place] - least, layer.row(place)
        survival[:start] = 1.0
        survival[start : start + len(row)] = row
    return pack_survivals(Survivals(least, chances))


def _blank(firsts: Integers, lengths: Integers) -> Survivals:
    """Room for rows that start at these r and are so long, not yet filled."""
    least = int(firsts.min())
    return Survivals(least, np.zeros((len(firsts), int((firsts + lengths).max()) - least)))


def solve_outlooks(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The packed outlooks of all states."""
    means = solve(compiled)
    solver = OutlookSolver(compiled, means, precision=ROUNDED)
    packer = OutlookPacker(solver)
    for _ in solver.layers(progress, packer.take):
        pass
    return Solution(packer.data(), _at_start(compiled, means), packer.error)


SOLVERS: Final[Mapping[TableKind, Callable[[CompiledRuleset, Progress | None], Solution]]] = {
    EXPECTED_TOTAL: solve_means,
    FLOOR: solve_floors,
    TARGET: solve_targets,
    OUTLOOK: solve_outlooks,
}
"""By kind of table."""
