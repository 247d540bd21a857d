"""Compiled means of rows, where a player does not play to win."""

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.solve.compile_cache import cached_njit
from strategy_tables.solve.outlook_kernel import FAR
from strategy_tables.solve.payoff_kernel import ONE, Numbers, Rows, keep_row


@cached_njit()
def mix_rows(
    start: int,
    mover: int,
    others: int,
    next_others: int,
    nexts: Integers,
    gains: Integers,
    weights: Floats,
    before: Rows,
    rows: Rows,
    sums: Floats,
    numbers: Numbers,
) -> int:
    """Put the means of the next rows into the rows of a state against all others; return the end of their values."""
    for other in range(others):
        first, end = FAR, -FAR
        for place in range(nexts.size):
            row = other * next_others + nexts[place]
            begin = before.firsts[row] + gains[place]
            first, end = min(first, begin), max(end, begin + before.lengths[row])
        sums[: end - first] = 0.0
        for place in range(nexts.size):
            row, weight = other * next_others + nexts[place], weights[place]
            apart = before.firsts[row] + gains[place] - first
            sums[:apart] += weight
            for column in range(before.lengths[row]):
                sums[apart + column] += weight * before.values[before.starts[row] + column] / ONE
        for column in range(end - first):
            numbers[column] = min(np.rint(sums[column] * ONE), ONE)
        row = mover * others + other
        rows.firsts[row] = first
        start = keep_row(rows.values, start, numbers, 0, end - first, row, rows, True)
    return start
