"""Compiled packing of outlooks and targets, like `store.codec` and `store.outlooks`, in one pass over each block.

The results are the bytes of differences that `codec.squeeze` compresses. Tests compare both formulations.

Only solving imports it.
"""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from strategy_tables.model.arrays import Booleans
from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import Blocks, Floats, Integers, Layout
from strategy_tables.solve.mix_kernel import States
from strategy_tables.solve.payoff_kernel import ONE, Rows
from strategy_tables.store.codec import BEFORE, JOIN, LAST, LEAST, ROUNDING, SHIFT, STEP, TAIL
from strategy_tables.store.outlooks import CERTAIN, POINT

_OPTIONS = {"_nrt": False}
_compiled = inner_njit(**_OPTIONS)
_PER_STEP = 1 / STEP


class Packing(NamedTuple):
    """Results and scratch of packing N blocks.

    * `planes` uint8: bytes of differences; `ends` int64 [N or more, 3]: the ends of those of a block's arrays
    * `extents` int64 [N or more, 2]: the first r and the number of r of the survival functions
    * `codes` uint16, `sums` float64: scratch for a block, and for a state
    """

    planes: NDArray[np.uint8]
    ends: Integers
    extents: Integers
    codes: NDArray[np.uint16]
    sums: Floats


@intrinsic
def bits(_typing, number):
    """Return the bits of a float64, as int64."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], ir.IntType(64))

    return types.int64(types.float64), generate


@_compiled
def code_of(chance):
    """Return the code of a probability: see `codec`; values outside of 0 to 1, due to rounding,
    count as 0 or 1."""
    lacks = 1.0 - chance
    half = chance if chance < lacks else lacks
    near = ((bits(half) + ROUNDING) >> SHIFT) - BEFORE
    near = near if near > 1 else 1
    near = near if half >= LEAST / 2 else 0
    code = LAST - near if chance > 0.5 else near
    linear = 1 + TAIL + int(np.rint((chance - JOIN) * _PER_STEP))
    return linear if half >= JOIN else code


@_compiled
def code_row(codes, base, sums, rows, start, length, before, width):
    """Compute the codes of P(points >= r) of a state, from `base` on, `width` of them; before its distribution, that of
    1. Return the first code that is not that of 1, and the end of those that are not 0."""
    total = 0.0
    for place in range(length):
        sums[place] = total
        total += rows[start + place]
    one_of = 1.0 / total
    for place in range(before):
        codes[base + place] = LAST
    inside = codes[base + before : base + before + length]
    for place in range(length):
        inside[place] = code_of(1.0 - sums[place] * one_of)
    for place in range(before + length, width):
        codes[base + place] = 0
    low, high = 0, length
    while low < length and inside[low] == LAST:
        low += 1
    while high > 0 and inside[high - 1] == 0:
        high -= 1
    return before + low, before + high


@_compiled
def put_falls(planes, start, codes, states, width, low, high):
    """Put the decreases of codes from each r to the next, less those of the state before, for r from `low` to `high`.

    Returns the end of the bytes.
    """
    count = high - low
    size = states * count
    for state in range(states):
        own = codes[state * width + low : state * width + high]
        last = codes[state * width + low - 1 : state * width + high - 1]
        lower = planes[start + state * count : start + (state + 1) * count]
        higher = planes[start + size + state * count : start + size + (state + 1) * count]
        if state == 0:
            for place in range(count):
                folded = fold(np.int32(last[place]) - np.int32(own[place]))
                lower[place] = folded
                higher[place] = folded >> 8
        else:
            # The same range of the state before.
            own_before = codes[(state - 1) * width + low : (state - 1) * width + high]
            last_before = codes[(state - 1) * width + low - 1 : (state - 1) * width + high - 1]
            for place in range(count):
                fall = np.int32(last[place]) - np.int32(own[place])
                folded = fold(fall - (np.int32(last_before[place]) - np.int32(own_before[place])))
                lower[place] = folded
                higher[place] = folded >> 8
    return start + 2 * size


@_compiled
def fold(difference):
    """Return a difference of 16 bits as an unsigned number: 0, -1, 1, -2, 2, ..."""
    near = np.int16(difference)
    return np.uint16((near << 1) ^ (near >> 15))


@_compiled
def put_sources(planes, start, columns, first, states, is_open, times):
    """Put expected points, then the frequencies of 0 and the probability of the upper bonus, as in `outlooks`.

    Those of the state before are subtracted. Returns the end of the bytes of each.
    """
    categories = is_open.size
    worths = 2
    for category in range(categories):
        worths += is_open[category]
    size = states * worths
    then = start + 8 * size
    chances = states * (worths - 1)
    for state in range(states):
        row, before = columns[first + state], columns[first + max(state - 1, 0)]
        place = state * worths
        for column in range(categories + 2):
            if column >= categories or is_open[column]:
                near = np.int64(np.rint(row[column] * POINT))
                if state:
                    near -= np.int64(np.rint(before[column] * POINT))
                near = (near << 1) ^ (near >> 63)
                for byte in range(8):
                    planes[start + byte * size + place] = near >> (8 * byte)
                place += 1
        place = then + state * (worths - 1)
        for column in range(categories + 1):
            if column == categories or is_open[column]:
                most = times[column] if column < categories else 1
                near = chance_code(row[categories + 2 + column], most)
                if state:
                    near -= chance_code(before[categories + 2 + column], most)
                folded = fold(near)
                planes[place] = folded
                planes[place + chances] = folded >> 8
                place += 1
    return then, then + 2 * chances


@_compiled
def chance_code(chance, most):
    """Return the number in `outlooks` for the mean of a count that is at most `most`."""
    return np.int64(np.rint(min(max(chance / most, 0.0), 1.0) * CERTAIN))


@cached_njit(**_OPTIONS)
def pack_blocks(
    packing: Packing,
    rows: NDArray[Any],
    columns: Floats,
    places: Integers,
    first: int,
    last: int,
    extents: Integers,
    states: States,
    is_open: Booleans,
    times: Integers,
    blocks: Blocks,
    layout: Layout,
) -> None:
    """Pack the `rows` and `columns` of `mix_kernel.solve_blocks`.

    `is_open` bool [N, C]: the open categories of each block; `times` int64 [C]. Releases the interpreter lock.
    """
    end = 0
    for number in range(first, last):
        start = layout.starts[blocks.numbers[number]]
        count = layout.starts[blocks.numbers[number] + 1] - start
        least, width = extents[number, 0], extents[number, 1] - extents[number, 0]
        low, high = width, 0
        for state in range(count):
            lies, length = states.starts[start + state], states.lengths[start + state]
            before = states.firsts[start + state] - least
            found = code_row(packing.codes, state * width, packing.sums, rows, lies, length, before, width)
            low, high = min(low, found[0]), max(high, found[1])
        if high > low:
            end = put_falls(packing.planes, end, packing.codes, count, width, low, high)
        place = number - first
        packing.extents[place, 0], packing.extents[place, 1] = least + low, max(high - low, 0)
        packing.ends[place, 0] = end
        found = put_sources(packing.planes, end, columns, places[number], count, is_open[place], times)
        packing.ends[place, 1], packing.ends[place, 2] = found
        end = found[1]


@cached_njit(**_OPTIONS)
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
