"""Tables of bytes: some packed arrays per block of states, and their places.

::

    0                  offsets: int64 [B, S + 1], of the S arrays of each of B blocks, those of `StateSpace` or of
                       `two_player`, from the first byte of all, and the end of the last
    8 B (S + 1)        extents: int32 [B, 2], first r and number of r of the block's survival functions
    8 B (S + 2)        the packed arrays, see `codec`

The first array of a block holds survival functions: the codes of P(remaining points >= r), uint16 [states, width],
packed as differences along r. The first r is the least that is not certain for all states, the last one the greatest
that is within reach for any. Its writer defines the other arrays.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.remaining import StateLayer
from strategy_tables.model.states import StateSpace
from strategy_tables.store.codec import LAST, decode_probabilities, unpack
from strategy_tables.store.lru_cache import MEMORY, LruCache
from strategy_tables.store.tablefile import TableFile


@dataclass(frozen=True, slots=True)
class PackedBlock:
    """Arrays of a block, with the first r and the number of r of its survival functions."""

    arrays: tuple[bytes, ...]
    first: int
    width: int


class SurvivalFunctions(NamedTuple):
    """P(remaining points >= r) of P states, `chances` float64 [P, R], from r = `least` on, where it is 1; 0 after the
    last."""

    least: int
    chances: Floats


def join_blocks(by_number: Mapping[int, PackedBlock]) -> NDArray[np.uint8]:
    """Return the data of a table that consists of these blocks."""
    blocks = [by_number[number] for number in range(len(by_number))]
    count, arrays = len(blocks), len(blocks[0].arrays)
    start = 8 * count * (arrays + 2)
    lengths = np.array([[len(each) for each in block.arrays] for block in blocks], dtype=np.int64)
    ends = start + np.cumsum(lengths).reshape(lengths.shape)
    offsets = np.hstack([ends[:, :1] - lengths[:, :1], ends])
    extents = np.array([[block.first, block.width] for block in blocks])
    pieces = [offsets.astype("<i8").tobytes(), extents.astype("<i4").tobytes()]
    pieces += [each for block in blocks for each in block.arrays]
    return np.frombuffer(b"".join(pieces), dtype=np.uint8)


def add_falls(falls: NDArray[np.uint16]) -> Floats:
    """Return the probabilities after falls of codes from that of 1: float64, of the same shape."""
    return decode_probabilities(np.subtract(np.uint16(LAST), np.add.accumulate(falls, axis=1, dtype=np.uint16)))


class PackedTable:
    """Table of bytes: its file, with S arrays for each of B blocks of `sizes` int64 [B] states."""

    def __init__(self, file: TableFile, sizes: Integers, arrays: int) -> None:
        self.file = file
        self.header = file.header
        self.sizes = sizes
        count, data = len(sizes), file.values
        self._offsets: Integers = data[: 8 * count * (arrays + 1)].view("<i8").reshape(count, arrays + 1)
        self._extents: NDArray[np.int32] = (
            data[8 * count * (arrays + 1) : 8 * count * (arrays + 2)].view("<i4").reshape(count, 2)
        )
        # Unpacked, for further questions about some games: 90 kilobytes a block in Yahtzee on average, 17 in Yatzy.
        self._survivals = LruCache[int, tuple[int, NDArray[np.uint16]]](MEMORY, lambda found: found[1].nbytes)

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the data, in hexadecimal."""
        return self.header.digest

    @property
    def error(self) -> float:
        """Return the greatest error of any probability."""
        return self.header.error

    def packed(self, block: int, array: int) -> bytes:
        """Return one array of a block as it is in the file."""
        start, end = self._offsets[block, array : array + 2].tolist()
        return self.file.values[start:end].tobytes()

    def falls(self, block: int) -> tuple[int, NDArray[np.uint16]]:
        """Return the first r of a block, and the falls of codes at each r, from the code of 1 on: [states, width]."""
        return self._survivals.find(block, self._unpack)

    def _unpack(self, block: int) -> tuple[int, NDArray[np.uint16]]:
        (first, width), states = self._extents[block].tolist(), int(self.sizes[block])
        if not width:
            return first, np.zeros((states, 0), dtype=np.uint16)
        return first, unpack(self.packed(block, 0), np.uint16, (states, width))


class BlockTable(PackedTable):
    """Table of the blocks of a state space."""

    def __init__(self, space: StateSpace, file: TableFile, arrays: int) -> None:
        super().__init__(file, np.diff(space.starts), arrays)
        self.space = space

    def blocks(self, layer: StateLayer) -> Iterator[tuple[int, Integers, Integers]]:
        """Yield, per block of a layer, its number, the places of its states in the layer, and those in the block."""
        numbers = self.space.block_numbers(layer.filled)
        for number in np.unique(numbers).tolist():
            at = np.flatnonzero(numbers == number)
            yield number, at, layer.indices[at] - self.space.starts[number]

    def survivals(self, layer: StateLayer) -> SurvivalFunctions:
        """Return the survival functions of states, from r = 0, or from a negative r if that is possible.

        Raises `DamagedTable` if the file was written to since it was compared with its digest.
        """
        self.file.check_unchanged()
        found = [(at, places, *self.falls(block)) for block, at, places in self.blocks(layer)]
        # The r before the first uncertain one is certain.
        least = min([0, *(first - 1 for _, _, first, _ in found)])
        length = max((first - least + falls.shape[1] for _, _, first, falls in found), default=0)
        chances = np.zeros((len(layer.indices), max(length, 1)))
        for at, places, first, falls in found:
            start = first - least
            chances[at, :start] = 1.0
            chances[at, start : start + falls.shape[1]] = add_falls(falls[places])
        self.file.check_unchanged()
        return SurvivalFunctions(least, chances)
