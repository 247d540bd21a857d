"""Compiled code of a further roll, without loops, for each number of dice and each type of numbers.

Every row of the workspace has a constant offset. A loop would load an offset for each edge of the lattice, and take
1.4 times as long with 5 dice. The solvers call it by its address, so they are compiled once for all numbers of dice.

Only solving imports it.
"""

from functools import cache, reduce
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from strategy_tables.model.arrays import Integers
from strategy_tables.model.lattice import Transitions, transitions
from strategy_tables.solve.compile_cache import cached_cfunc
from strategy_tables.solve.kernel import ROWS, larger_of, sixth_of

KEEPS_AT_ONCE: Final = 16
"""Keeps whose rows the compiler may hold in registers: with more it stores rows on the stack."""


def keep_rows(dice: Transitions) -> Integers:
    """Return the row of every keep in the workspace, by size, then by number of different faces: int64 [K]."""
    degrees = (dice.predecessors >= 0).sum(axis=1)
    rows = np.empty(len(degrees), dtype=np.int64)
    rows[np.lexsort((degrees, dice.sizes))] = np.arange(len(degrees))
    return rows


@cache
def further_roll(dice_count: int, number: types.Number) -> Any:
    """Return the code for the rows of a workspace, at its `address`: see `kernel.roll_and_keep`."""

    def roll(work):
        roll_rows(work, dice_count)

    return cached_cfunc(types.void(types.CPointer(number)), roll)


@intrinsic(prefer_literal=True)
def roll_rows(_typing, work, dice_count):
    """Compute E[keep] = mean of E[keep + face] over the six faces, from the hands down to the empty keep.

    Then compute M[keep] = max of E[keep] and M[keep less one die], up to the hands.
    """
    kind = ROWS[work.dtype]
    dice = transitions(dice_count.literal_value)
    rows = keep_rows(dice).tolist()

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        first = builder.bitcast(arguments[0], kind.vector.as_pointer())
        align = work.dtype.bitwidth // 8
        add = builder.fadd if kind.is_float else builder.add

        def load(keep: int) -> Any:
            return builder.load(builder.gep(first, [ir.Constant(ir.IntType(64), rows[keep])]), align=align)

        def store(keep: int, row: Any) -> None:
            builder.store(row, builder.gep(first, [ir.Constant(ir.IntType(64), rows[keep])]), align=align)
            if keep % KEEPS_AT_ONCE == 0:
                # No instruction, but the compiler moves no load across it.
                builder.fence("acq_rel", "singlethread")

        for keep in reversed(range(dice.first_hand)):
            one, two, three, four, five, six = map(load, dice.successors[keep].tolist())
            total = add(add(add(one, two), add(three, four)), add(five, six))
            store(keep, sixth_of(builder, kind, total))
        for keep in range(1, len(rows)):
            smaller = [each for each in dice.predecessors[keep].tolist() if each >= 0]
            store(keep, reduce(lambda left, right: larger_of(builder, kind, left, right), map(load, [*smaller, keep])))
        return context.get_dummy_value()

    return types.void(work, dice_count), generate
