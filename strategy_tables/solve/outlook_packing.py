"""Packing of outlooks into the bytes of a table, by the threads that solved them."""

from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from strategy_tables.solve.outlook_layers import OutlookSolver, Share
from strategy_tables.solve.pack_kernel import Packing, pack_blocks
from strategy_tables.store.blocks import PackedBlock, join_blocks
from strategy_tables.store.codec import ERROR, squeeze
from strategy_tables.store.outlooks import CHANCE_ERROR


class OutlookPacker:
    """Packer of the blocks of a solver."""

    def __init__(self, solver: OutlookSolver) -> None:
        self._solver = solver
        self._blocks: dict[int, PackedBlock] = {}
        self._scratch = local()

    def take(self, share: Share) -> None:
        """Pack some blocks."""
        space, part = self._solver.space, slice(share.first, share.last)
        is_open = space.times_left(share.filled[part]) > 0
        packing = self._packing(share)
        given = share.rows, share.columns, share.places, share.first, share.last, share.extents, share.states
        pack_blocks(packing, *given, is_open, space.times, share.blocks, self._solver.layout)
        said = (each[: share.last - share.first].tolist() for each in (packing.ends, packing.extents))
        planes, start = packing.planes.data, 0
        for number, ends, extent in zip(share.blocks.numbers[part].tolist(), *said, strict=True):
            arrays = []
            for end in ends:
                arrays.append(squeeze(planes[start:end]) if end > start else b"")
                start = end
            self._blocks[number] = PackedBlock((*arrays,), *extent)

    def _packing(self, share: Share) -> Packing:
        """Return buffers for blocks, which are reused."""
        starts, numbers = self._solver.space.starts, share.blocks.numbers[share.first : share.last]
        sizes = starts[numbers + 1] - starts[numbers]
        begin, end = share.extents[share.first : share.last].T
        cells = sizes * (end - begin)
        # Two bytes for a code, eight for expected points and two for the frequency of 0.
        most = int(2 * cells.sum() + sizes.sum() * 10 * (self._solver.space.category_count + 2))
        found: Packing | None = getattr(self._scratch, "packing", None)
        wanted = (most, len(sizes), int(cells.max()), int((end - begin).max()))
        if found is None or any(len(each) < size for each, size in zip(_sized(found), wanted, strict=True)):
            planes, blocks, codes, sums = (2 * each for each in wanted)
            found = Packing(
                planes=np.empty(planes, dtype=np.uint8),
                ends=np.empty((blocks, 3), dtype=np.int64),
                extents=np.empty((blocks, 2), dtype=np.int64),
                codes=np.empty(codes, dtype=np.uint16),
                sums=np.empty(sums),
            )
            self._scratch.packing = found
        return found

    def data(self) -> NDArray[np.uint8]:
        """Return the data of the table, after all blocks were packed."""
        return join_blocks([self._blocks[number] for number in range(len(self._blocks))])

    @property
    def error(self) -> float:
        """Return the greatest error of any number of the table except expected points."""
        solver = self._solver
        return max(ERROR + solver.precision.error(solver.space.shape.turns), CHANCE_ERROR * max(solver.compiled.times))


def _sized(packing: Packing) -> tuple[NDArray[Any], ...]:
    return packing.planes, packing.ends, packing.codes, packing.sums
