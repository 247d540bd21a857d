"""Ends of turns in the states of a block by the compiled code, eight states at a time."""

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.solve.kernel import WIDTH, Blocks
from strategy_tables.solve.outlook_layers import OutlookSolver
from strategy_tables.solve.weigh_kernel import weigh_eight


def weigh_block(solver: OutlookSolver, asked: Blocks, number: int) -> tuple[Floats, Integers]:
    """Return the weights of outcomes, and the states that they lead to without extra rolls.

    * Weights: float64 [states, J, R], where the second axis is the extra rolls after the turn
    * States: int64 [columns, R]
    """
    block = int(asked.numbers[number])
    to = solver.turns_to[solver.space.turns_of_blocks[block]]
    columns, count = solver.layout.columns[block], solver.layout.total_counts[solver.layout.subsets[block]]
    scratch, outcomes = solver.scratch(to), len(solver.outcomes.category)
    weights = np.zeros((len(to), columns, int(to.max(initial=0)) + 1, outcomes))
    indices = np.zeros((columns, outcomes), dtype=np.int64)
    for part in range(columns // count):
        for rank in range(0, count, WIDTH):
            given = number, part, rank, to, solver.layout, solver.lattice, solver.scoring
            weigh_eight(scratch, solver.values, asked, *given)
            lanes = min(WIDTH, count - rank)
            here = slice(part * count + rank, part * count + rank + lanes)
            found = scratch.weights.reshape(len(to), -1, outcomes, WIDTH)[..., :lanes]
            weights[:, here] = found.transpose(0, 3, 1, 2)
            indices[here] = scratch.indices[:lanes]
    return weights.reshape(len(to) * columns, -1, outcomes), indices
