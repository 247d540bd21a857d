"""Packing of targets into the bytes of a table, by the threads that solved them."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from strategy_tables.solve.payoff_kernel import Rows
from strategy_tables.solve.payoff_layers import PayoffSolver
from strategy_tables.solve.target_kernel import measure_rows, pack_rows
from strategy_tables.store.blocks import PackedBlock, join_blocks
from strategy_tables.store.codec import ERROR, squeeze


class TargetPacker:
    """Packer of the blocks of a solver."""

    def __init__(self, solver: PayoffSolver) -> None:
        self._solver = solver
        self._blocks: dict[int, PackedBlock] = {}
        self._scratch = local()

    def take(self, block: int, rows: Rows) -> None:
        """Pack the rows of a block."""
        first, end = self._solver.space.starts[block : block + 2].tolist()
        least, width = measure_rows(first, end, rows)
        if width:
            planes, codes = self._buffers((end - first) * (width + 1))
            size = pack_rows(planes, codes, first, end, least, width, rows)
            self._blocks[block] = PackedBlock((squeeze(planes.data[:size]),), least, width)
        else:
            self._blocks[block] = PackedBlock((b"",), least, 0)

    def _buffers(self, cells: int) -> tuple[NDArray[np.uint8], NDArray[np.uint16]]:
        """Return two bytes and a code for each cell, in buffers that are reused."""
        found: tuple[NDArray[np.uint8], NDArray[np.uint16]] | None = getattr(self._scratch, "buffers", None)
        if found is None or len(found[1]) < cells:
            found = self._scratch.buffers = np.empty(4 * cells, dtype=np.uint8), np.empty(2 * cells, dtype=np.uint16)
        return found

    def data(self) -> NDArray[np.uint8]:
        """Return the data of the table, after all blocks were packed."""
        return join_blocks([self._blocks[number] for number in range(len(self._blocks))])

    @property
    def error(self) -> float:
        """Return the greatest error of any probability of the table."""
        return ERROR + self._solver.error
