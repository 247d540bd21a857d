"""Which of some values are equal, and which of several equal moves is made.

The one rule of all that chooses: advice, what is told of how a turn goes on, outlooks, odds and reviews. Values within
`TIE` of the best are equal to it, probabilities within `PROBABILITY_TIE`. Among equal moves scoring comes before
keeping, categories in the order of the card, larger keeps before smaller ones, then lexicographically. The compiled
code of solving states it once more (`weigh_kernel`); tests hold all of them to what advice does.

Both are far above what rounding does to a value and far below what is worth a decision. So the best category may be
found first and compared with the best keep then.
"""

from functools import cache

import numpy as np

from engine.dice import Hand, sub_keeps
from strategy_tables.model.arrays import Booleans, Floats, Integers

TIE = 1e-9
"""Values closer than this are equal."""

PROBABILITY_TIE = 1e-12
"""Probabilities closer than this are: of them small ones matter."""


_FALLING = np.arange(127, 0, -1, dtype=np.int8)[:, None]


def tied(values: Floats, best: Floats, tie: float = TIE) -> Booleans:
    """Which of the values are equal to the best ones; arrays that broadcast against each other."""
    return values >= best - tie


def first_tied(values: Floats, best: Floats, tie: float = TIE) -> Integers:
    """The first of M ways that is tied with the best: int64 [P, H] from [P, M, H] and [P, H]; M is below 128."""
    # Falling numbers in the place of trues; a product of int8 is faster than asking where the first one is.
    falling = _FALLING[-values.shape[1] :]
    codes = (tied(values, best[:, None], tie).view(np.int8) * falling).max(axis=1)
    first: Integers = values.shape[1] - codes.astype(np.int64)
    return first


def keep_order(keep: Hand) -> tuple[int, Hand]:
    """What keeps are sorted by, the one that is preferred first."""
    return -len(keep), keep


@cache
def ordered_keeps(hand: Hand) -> tuple[Hand, ...]:
    """The keeps of a hand that reroll something, the preferred one first.

    >>> ordered_keeps((2, 2, 5))
    ((2, 2), (2, 5), (2,), (5,), ())
    """
    return tuple(sorted(sub_keeps(hand)[:-1], key=keep_order))
