"""The code of a further roll, compared with a recursion over tuples of dice."""

import ctypes
from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import types

from engine.dice import keeps
from strategy_tables.model.lattice import transitions
from strategy_tables.solve.lattice_kernel import further_roll, keep_rows
from strategy_tables.solve.solver_input import workspace


@pytest.mark.parametrize("dice_count", [1, 2, 3, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("dtype", [np.float64, np.uint32])
def test_a_further_roll_is_the_best_keep_of_each_hand(dice_count: int, dtype: Any) -> None:
    dice = transitions(dice_count)
    lanes = 64 // np.dtype(dtype).itemsize
    hands = np.random.default_rng(dice_count).integers(0, 1 << 29, (len(dice.hands), lanes)).astype(dtype)
    before = dict(zip(dice.hands, hands, strict=True))
    rows, work = keep_rows(dice), workspace(len(dice.keeps) * lanes, dtype)
    work.reshape(-1, lanes)[rows[dice.first_hand :]] = hands

    number = types.float64 if dtype is np.float64 else types.uint32
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(further_roll(dice_count, number).address)(work.ctypes.data)

    @cache
    def mean(keep: tuple[int, ...]) -> Any:
        if len(keep) == dice_count:
            return before[keep]
        total = sum(mean(tuple(sorted((*keep, face)))).astype(np.float64) for face in range(1, 7))
        return total / 6 if dtype is np.float64 else np.floor(total / 6 + 0.5)

    for place, hand in enumerate(dice.hands):
        inside = [keep for keep in keeps(dice_count) if all(keep.count(face) <= hand.count(face) for face in keep)]
        best = np.max([mean(keep) for keep in inside], axis=0)
        found = work.reshape(-1, lanes)[rows[dice.first_hand + place]]
        np.testing.assert_allclose(found, best, rtol=1e-14 if dtype is np.float64 else 0)
