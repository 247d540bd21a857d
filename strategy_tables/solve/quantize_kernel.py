"""Compiled quantization of means: see `store.quantized_means`."""

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.solve.compile_cache import cached_njit


@cached_njit()
def find_wide(wide: Booleans, values: Floats, starts: Integers, columns: Integers, levels: int, step: float) -> None:
    """Find blocks whose differences along levels exceed uint16: bool [N], of blocks that start there."""
    for block in range(len(starts)):
        start, count = starts[block], columns[block]
        wide[block] = False
        for place in range(start + count, start + levels * count):
            more = np.rint(values[place] / step) - np.rint(values[place - count] / step)
            if more < 0.0 or more > 65535.0:
                wide[block] = True
                break


@cached_njit()
def code_blocks(
    bases: NDArray[np.int32],
    codes: NDArray[np.uint16],
    values: Floats,
    starts: Integers,
    columns: Integers,
    cards: Integers,
    places: Integers,
    wide: Booleans,
    levels: int,
    step: float,
) -> float:
    """Quantize blocks that start at `cards` in `bases` and at `places` in `codes`; return the greatest error."""
    error = 0.0
    for block in range(len(starts)):
        start, count = starts[block], columns[block]
        for column in range(count):
            bases[cards[block] + column] = np.int32(np.rint(values[start + column] / step))
        for place in range(count, levels * count):
            code = np.int64(np.rint(values[start + place] / step))
            to = places[block] + place - count
            if wide[block]:
                to += place - count
                codes[to] = np.uint16(code % 65536)
                codes[to + 1] = np.uint16(code // 65536 % 65536)
            else:
                codes[to] = np.uint16(code - np.int64(np.rint(values[start + place - count] / step)))
        for place in range(levels * count):
            value = values[start + place]
            error = max(error, abs(np.rint(value / step) * step - value))
    return error
