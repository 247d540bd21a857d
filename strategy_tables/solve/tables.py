"""The data of every kind of table: all states solved, and packed as `store` keeps them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import numpy as np

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats
from strategy_tables.model.states import Progress, StateSpace
from strategy_tables.solve import floor_layers
from strategy_tables.solve.induction import solve
from strategy_tables.solve.outlook_layers import OutlookLayer, OutlookSolver
from strategy_tables.solve.target_layers import TargetLayer, TargetSolver
from strategy_tables.store.blocks import BlockPacker, PackedBlock, pack_survivals
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK, TARGET, TableKind
from strategy_tables.store.outlooks import CHANCE_ERROR, pack_outlooks
from strategy_tables.store.tablefile import Solution


def solve_means(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The means of all states."""
    values = solve(compiled, progress)
    return Solution(values, float(values[0]))


def solve_floors(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The floors of all states."""
    floors = floor_layers.solve_floors(compiled, progress)
    return Solution(floors, float(floors[0]))


def solve_targets(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The packed targets of all states."""
    solver = TargetSolver(compiled)
    even = 0
    with BlockPacker(solver.space, solver.threads) as packer:
        for layer in solver.layers(progress):
            packer.add(layer.filled, partial(_pack_targets, layer))
            even = int(np.flatnonzero(layer.row(0) >= 0.5)[-1])
    return Solution(packer.data(), float(even), packer.error)


def _pack_targets(layer: TargetLayer, _filled: int, states: slice) -> tuple[PackedBlock, float]:
    survivals = np.zeros((states.stop - states.start, int(layer.lengths[states].max())))
    for survival, place in zip(survivals, range(states.start, states.stop), strict=True):
        row = layer.row(place)
        survival[: len(row)] = row
    return pack_survivals(survivals)


def solve_outlooks(compiled: CompiledRuleset, progress: Progress | None = None) -> Solution:
    """The packed outlooks of all states."""
    means = solve(compiled)
    solver = OutlookSolver(compiled, means)
    with BlockPacker(solver.space, solver.threads) as packer:
        for layer in solver.layers(progress):
            packer.add(layer.filled, partial(_pack_outlooks, solver.space, layer))
    return Solution(packer.data(), float(means[0]), max(packer.error, CHANCE_ERROR))


def _pack_outlooks(space: StateSpace, layer: OutlookLayer, filled: int, states: slice) -> tuple[PackedBlock, float]:
    return pack_outlooks(_survivals(layer, states), layer.columns[states], space.open_categories(filled))


def _survivals(layer: OutlookLayer, states: slice) -> Floats:
    starts, lengths = layer.starts[states].tolist(), layer.lengths[states].tolist()
    rows = np.zeros((len(lengths), max(lengths)))
    for row, start, length in zip(rows, starts, lengths, strict=True):
        row[:length] = layer.probabilities[start : start + length]
    return np.add.accumulate(rows[:, ::-1], axis=1)[:, ::-1]


SOLVERS: Final[Mapping[TableKind, Callable[[CompiledRuleset, Progress | None], Solution]]] = {
    EXPECTED_TOTAL: solve_means,
    FLOOR: solve_floors,
    TARGET: solve_targets,
    OUTLOOK: solve_outlooks,
}
"""By kind of table."""
