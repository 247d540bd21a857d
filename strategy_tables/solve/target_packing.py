"""Targets as the bytes of a table, packed by the threads that have solved them, while they are at hand."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from strategy_tables.solve.payoff_kernel import Rows
from strategy_tables.solve.payoff_layers import PayoffSolver
from strategy_tables.solve.target_kernel import measure_rows, pack_rows
from strategy_tables.store.blocks import PackedBlock, join_blocks
from strategy_tables.store.codec import ERROR, squeeze


class TargetPacker:
    """Takes the blocks of a solver as they come."""

    def __init__(self, solver: PayoffSolver) -> None:
        self._solver = solver
        self._blocks: dict[int, PackedBlock] = {}
        self._scratch = local()

    def take(self, block: int, rows: Rows) -> None:
        """Pack the rows of a block."""
        first, end = self._solver.space.starts[block : block + 2].tolist()
        least, width = measure_rows(first, end, rows)
        if width:
            planes, codes = self._room((end - first) * (width + 1))
            size = pack_rows(planes, codes, first, end, least, width, rows)
            self._blocks[block] = PackedBlock((squeeze(planes.data[:size]),), least, width)
        else:
            self._blocks[block] = PackedBlock((b"",), least, 0)

    def _room(self, cells: int) -> tuple[NDArray[np.uint8], NDArray[np.uint16]]:
        """Two bytes and a code for each cell, which are kept from one block to the next."""
        found: tuple[NDArray[np.uint8], NDArray[np.uint16]] | None = getattr(self._scratch, "room", None)
        if found is None or len(found[1]) < cells:
            found = self._scratch.room = np.empty(4 * cells, dtype=np.uint8), np.empty(2 * cells, dtype=np.uint16)
        return found

    def data(self) -> NDArray[np.uint8]:
        """The data of the table, when every block has been taken."""
        return join_blocks([self._blocks[number] for number in range(len(self._blocks))])

    @property
    def error(self) -> float:
        """No probability of the table is further off than this."""
        return ERROR + self._solver.error
