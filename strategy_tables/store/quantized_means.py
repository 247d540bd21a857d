"""Means of very many states as bytes: multiples of `STEP`, mostly as differences along the extra rolls.

::

    0                  places: int64 [B], of the codes of each of the B blocks of `StateSpace`, from the first byte of
                       all; one more where the block is *wide*
    8 B                bases: int32, one for each column of every block: the means without extra rolls
    8 B + 4 columns    codes: per block, level by level from that of one extra roll on, a number for each column:
                       uint16, how much more than with one extra roll less; in wide blocks int32, the means themselves

One more extra roll never lowers the mean, and seldom raises it by more than 65,535 `STEP`; a block with such a rise is
wide. All numbers are rounded means, and their differences are exact. So no mean is off by more than half a `STEP`, for
any number of extra rolls.
"""

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.states import StateSpace

STEP = 1 / 5120
"""Points of one step. Half of it is just below a ten thousandth."""

MOST_FLOATS = 1 << 28
"""Most states whose means are stored as float64: more would take over 2 GiB."""


def is_quantized(space: StateSpace) -> bool:
    """Return whether the means of these states are quantized."""
    return space.size > MOST_FLOATS


def quantized_size(space: StateSpace) -> int:
    """Return the bytes of quantized means without wide blocks."""
    cards = int(card_starts(space)[-1])
    return 8 * (len(space.starts) - 1) + 4 * cards + 2 * (space.size - cards)


def card_starts(space: StateSpace) -> Integers:
    """Return the start of every block's columns among those of all blocks: int64 [B + 1]."""
    starts = np.zeros(len(space.starts), dtype=np.int64)
    np.cumsum(space.columns(space.filled_of_blocks()), out=starts[1:])
    return starts


class QuantizedMeans:
    """Means that are decoded on demand."""

    def __init__(self, data: NDArray[np.uint8], space: StateSpace) -> None:
        self._starts = space.starts
        self._card_starts = card_starts(space)
        blocks, cards = len(space.starts) - 1, int(self._card_starts[-1])
        self._places: Integers = data[: 8 * blocks].view("<i8")
        self._bases: NDArray[np.int32] = data[8 * blocks : 8 * blocks + 4 * cards].view("<i4")
        self._codes: NDArray[np.uint16] = data.view("<u2")

    def take(self, indices: Integers) -> Floats:
        """Return the means of states: float64, of the shape of their `indices`."""
        wanted, inverse = np.unique(indices, return_inverse=True)
        blocks = np.searchsorted(self._starts, wanted, side="right") - 1
        firsts = self._card_starts[blocks]
        columns = self._card_starts[blocks + 1] - firsts
        extra, column = np.divmod(wanted - self._starts[blocks], columns)
        found = self._bases[firsts + column].astype(np.int64)
        places, wide = np.divmod(self._places[blocks], 2)
        places += np.where(wide, 2, 1) * column
        for level in range(1, int(extra.max(initial=0)) + 1):
            at = np.flatnonzero((extra >= level) & (wide == 0))
            found[at] += self._codes[places[at] + (level - 1) * columns[at]]
        at = np.flatnonzero((extra > 0) & (wide == 1))
        words = places[at] + 2 * (extra[at] - 1) * columns[at]
        found[at] = (self._codes[words] + self._codes[words + 1].astype(np.int64) * 65_536).astype(np.int32)
        means = found * np.float64(STEP)
        return means.take(inverse.reshape(np.shape(indices)))
