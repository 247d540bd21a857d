"""Compiled packing of targets: rows of `payoff_kernel` as the bytes that `codec.squeeze` compresses.

Only solving imports it.
"""

import numpy as np
from numpy.typing import NDArray

from strategy_tables.solve.compile_cache import cached_njit
from strategy_tables.solve.outlook_kernel import FAR
from strategy_tables.solve.pack_kernel import code_of, put_falls
from strategy_tables.solve.payoff_kernel import ONE, Rows
from strategy_tables.store.codec import LAST


@cached_njit(_nrt=False)
def measure_rows(first: int, end: int, rows: Rows) -> tuple[int, int]:
    """Return the first r and the number of r of all rows of the states from `first` to before `end`."""
    least, most = FAR, -FAR
    for state in range(first, end):
        least = min(least, rows.firsts[state])
        most = max(most, rows.firsts[state] + rows.lengths[state])
    return least, most - least


@cached_njit(_nrt=False)
def pack_rows(
    planes: NDArray[np.uint8],
    codes: NDArray[np.uint16],
    first: int,
    end: int,
    least: int,
    width: int,
    rows: Rows,
) -> int:
    """Pack the rows of the states from `first` to before `end`, `width` r from `least` on; return the end of the bytes.

    `codes` is scratch for them, with the code of 1 before each. Releases the interpreter lock.
    """
    wide = width + 1
    for state in range(first, end):
        base = (state - first) * wide
        start, length = rows.starts[state], rows.lengths[state]
        before = base + 1 + rows.firsts[state] - least
        if state > first and start == rows.starts[state - 1] and rows.firsts[state] == rows.firsts[state - 1]:
            for place in range(base, base + wide):
                codes[place] = codes[place - wide]
            continue
        codes[base:before] = LAST
        for place in range(length):
            codes[before + place] = code_of(rows.values[start + place] * (1.0 / ONE))
        codes[before + length : base + wide] = 0
    size: int = put_falls(planes, 0, codes, end - first, wide, 1, wide)
    return size
