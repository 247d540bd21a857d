"""Packing of distributions into the bytes of tables, by the threads that solved them."""

from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Final

import numpy as np

from strategy_tables.processors import allowed_processors
from strategy_tables.solve.outlook_layers import OutlookSolver, Share
from strategy_tables.solve.pack_kernel import Packing, pack_blocks, pack_rows
from strategy_tables.solve.payoff_kernel import Rows
from strategy_tables.solve.payoff_layers import PayoffSolver
from strategy_tables.solve.solver_input import grown
from strategy_tables.solve.two_player_layers import Pass, TwoPlayerSolver
from strategy_tables.store.blocks import PackedBlock
from strategy_tables.store.codec import ERROR, squeeze
from strategy_tables.store.outlooks import CHANCE_ERROR
from strategy_tables.store.two_player import first_blocks

_NOTHING: Final = Packing(
    planes=np.empty(0, dtype=np.uint8),
    ends=np.empty((0, 3), dtype=np.int64),
    extents=np.empty((0, 2), dtype=np.int64),
    codes=np.empty(0, dtype=np.uint16),
    sums=np.empty(0),
)


class OutlookPacker:
    """Packer of the blocks of a solver: `blocks` has them by number, once they were packed."""

    def __init__(self, solver: OutlookSolver) -> None:
        self._solver = solver
        self.blocks: dict[int, PackedBlock] = {}
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
            self.blocks[number] = PackedBlock((*arrays,), *extent)

    def _packing(self, share: Share) -> Packing:
        """Return buffers for blocks, which are reused."""
        starts, numbers = self._solver.space.starts, share.blocks.numbers[share.first : share.last]
        sizes = starts[numbers + 1] - starts[numbers]
        begin, end = share.extents[share.first : share.last].T
        cells = sizes * (end - begin)
        # Two bytes for a code, eight for expected points and two for the frequency of 0.
        most = int(2 * cells.sum() + sizes.sum() * 10 * (self._solver.space.category_count + 2))
        before: Packing = getattr(self._scratch, "packing", _NOTHING)
        self._scratch.packing = found = Packing(
            planes=grown(before.planes, most),
            ends=grown(before.ends, len(sizes)),
            extents=grown(before.extents, len(sizes)),
            codes=grown(before.codes, int(cells.max())),
            sums=grown(before.sums, int((end - begin).max())),
        )
        return found

    @property
    def error(self) -> float:
        """Return the greatest error of any number of the table except expected points."""
        solver = self._solver
        return max(ERROR + solver.precision.error(solver.space.shape.turns), CHANCE_ERROR * max(solver.compiled.times))


class RowPacker:
    """Packer of the rows of blocks: `blocks` has them by number, once they were packed."""

    def __init__(self) -> None:
        self.blocks: dict[int, PackedBlock] = {}
        self._scratch = local()

    def pack(self, block: int, first: int, end: int, rows: Rows) -> None:
        """Pack the rows of a block, from the first to before the last."""
        firsts = rows.firsts[first:end]
        least = int(firsts.min())
        width = int((firsts + rows.lengths[first:end]).max()) - least
        if width:
            # Two bytes and a code for each cell.
            cells = (end - first) * (width + 1)
            before = getattr(self._scratch, "buffers", (_NOTHING.planes, _NOTHING.codes))
            planes, codes = self._scratch.buffers = grown(before[0], 2 * cells), grown(before[1], cells)
            size = pack_rows(planes, codes, first, end, least, width, rows)
            self.blocks[block] = PackedBlock((squeeze(planes.data[:size]),), least, width)
        else:
            self.blocks[block] = PackedBlock((b"",), least, 0)


class TargetPacker(RowPacker):
    """Packer of the blocks of a solver of targets."""

    def __init__(self, solver: PayoffSolver) -> None:
        super().__init__()
        self._solver = solver

    def take(self, block: int, rows: Rows) -> None:
        """Pack the rows of a block."""
        first, end = self._solver.space.starts[block : block + 2].tolist()
        self.pack(block, first, end, rows)

    @property
    def error(self) -> float:
        """Return the greatest error of any probability of the table."""
        return ERROR + self._solver.error


class TwoPlayerPacker(RowPacker):
    """Packer of the passes of a solver for two players."""

    def __init__(self, solver: TwoPlayerSolver) -> None:
        super().__init__()
        self._solver = solver
        self._first_blocks = first_blocks(solver.classes.counts)

    def take(self, solved: Pass) -> None:
        """Pack a pass, on all processors."""
        first = self._first_blocks[solved.turns].item() + solved.is_ahead

        def pack(mover: int) -> None:
            start = mover * solved.others
            self.pack(first + 2 * mover, start, start + solved.others, solved.rows)

        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            list(pool.map(pack, range(solved.movers)))

    @property
    def error(self) -> float:
        """Return the greatest error of any probability of the table."""
        return ERROR + self._solver.error
