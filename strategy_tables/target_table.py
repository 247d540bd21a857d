"""The table of targets: for every state and every number of points, the greatest probability of getting them."""

from functools import partial
from pathlib import Path

import numpy as np

from engine.scoring import Compiled
from strategy_tables.blocks import BlockPacker, BlockTable, PackedBlock, pack_survivals
from strategy_tables.objectives import TARGET
from strategy_tables.solve import Progress
from strategy_tables.states import StateSpace
from strategy_tables.tablefile import Solution, open_table
from strategy_tables.target_layers import TargetLayer, TargetSolver


def load_targets(compiled: Compiled, folder: Path, space: StateSpace) -> BlockTable:
    """Open the table of a ruleset; raises `MissingTable`, `StaleTable` or `DamagedTable`."""
    return BlockTable(space, open_table(compiled, folder, TARGET, space), arrays=1)


def solve_targets(compiled: Compiled, progress: Progress | None = None) -> Solution:
    """The packed targets of all states; raises `SolverMissing` where numba is not installed."""
    solver = TargetSolver(compiled)
    even = 0
    with BlockPacker(solver.space, solver.threads) as packer:
        for layer in solver.layers(progress):
            packer.add(layer.masks, partial(_pack, layer))
            even = int(np.flatnonzero(layer.row(0) >= 0.5)[-1])
    return Solution(packer.data(), float(even), packer.error)


def _pack(layer: TargetLayer, _mask: int, states: slice) -> tuple[PackedBlock, float]:
    survivals = np.zeros((states.stop - states.start, int(layer.lengths[states].max())))
    for survival, place in zip(survivals, range(states.start, states.stop), strict=True):
        row = layer.row(place)
        survival[: len(row)] = row
    return pack_survivals(survivals)
