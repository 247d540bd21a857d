"""The table of targets: for every state and every number of points, the greatest probability of getting them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from engine.scoring import Compiled
from strategy_tables.blocks import BlockTable, PackedBlock, join_blocks, pack_survivals
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
    blocks: dict[int, PackedBlock] = {}
    error = 0.0
    even = 0
    with ThreadPoolExecutor(solver.threads) as pool:
        for layer in solver.layers(progress):
            bounds = _bounds(solver.space, layer)
            packed = pool.map(lambda bound, layer=layer: _pack(layer, *bound), bounds)
            for mask, (block, wrong) in zip(layer.masks.tolist(), packed, strict=True):
                blocks[solver.space.block_number(mask)] = block
                error = max(error, wrong)
            even = int(np.flatnonzero(layer.row(0) >= 0.5)[-1])
    return Solution(join_blocks([blocks[number] for number in range(len(blocks))]), float(even), error)


def _bounds(space: StateSpace, layer: TargetLayer) -> list[tuple[int, int]]:
    """First and end of the states of every block of a layer."""
    sizes = [space.block(mask).stop - space.block(mask).start for mask in layer.masks.tolist()]
    ends = np.cumsum(sizes).tolist()
    return [(end - size, end) for end, size in zip(ends, sizes, strict=True)]


def _pack(layer: TargetLayer, first: int, end: int) -> tuple[PackedBlock, float]:
    survivals = np.zeros((end - first, int(layer.lengths[first:end].max())))
    for place in range(first, end):
        row = layer.row(place)
        survivals[place - first, : len(row)] = row
    return pack_survivals(survivals)
