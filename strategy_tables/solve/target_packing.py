"""Packing of targets into the bytes of a table, by the threads that solved them."""

from threading import local
from typing import Final

import numpy as np

from strategy_tables.solve.payoff_kernel import Rows
from strategy_tables.solve.payoff_layers import PayoffSolver
from strategy_tables.solve.solver_input import grown
from strategy_tables.solve.target_kernel import measure_rows, pack_rows
from strategy_tables.store.blocks import PackedBlock
from strategy_tables.store.codec import ERROR, squeeze

_NOTHING: Final = np.empty(0, dtype=np.uint8), np.empty(0, dtype=np.uint16)


class TargetPacker:
    """Packer of the blocks of a solver: `blocks` has them by number, once they were packed."""

    def __init__(self, solver: PayoffSolver) -> None:
        self._solver = solver
        self.blocks: dict[int, PackedBlock] = {}
        self._scratch = local()

    def take(self, block: int, rows: Rows) -> None:
        """Pack the rows of a block."""
        first, end = self._solver.space.starts[block : block + 2].tolist()
        least, width = measure_rows(first, end, rows)
        if width:
            # Two bytes and a code for each cell.
            cells = (end - first) * (width + 1)
            before = getattr(self._scratch, "buffers", _NOTHING)
            planes, codes = self._scratch.buffers = grown(before[0], 2 * cells), grown(before[1], cells)
            size = pack_rows(planes, codes, first, end, least, width, rows)
            self.blocks[block] = PackedBlock((squeeze(planes.data[:size]),), least, width)
        else:
            self.blocks[block] = PackedBlock((b"",), least, 0)

    @property
    def error(self) -> float:
        """Return the greatest error of any probability of the table."""
        return ERROR + self._solver.error
