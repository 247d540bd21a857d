"""Equality of values, and the choice between equal moves.

This is the one rule for advice, continuations of turns, outlooks, odds and reviews. Values within `TIE` of the best are
equal to it, probabilities within `PROBABILITY_TIE`. Among equal moves, scoring comes before keeping, categories come in
the order of the card, larger keeps come before smaller ones, then lexicographic order decides. The compiled solver
repeats it (`weigh_kernel`); tests compare all of them with advice.

Both tolerances are far above rounding errors and far below any relevant difference. So the best category may be found
first and then compared with the best keep.
"""

from functools import cache

import numpy as np

from engine.dice import Hand, sub_keeps
from strategy_tables.model.arrays import Booleans, Floats, Integers

TIE = 1e-9
"""Values closer than this are equal."""

PROBABILITY_TIE = 1e-12
"""Probabilities closer than this are equal; the tolerance is smaller since small probabilities matter."""


_FALLING = np.arange(127, 0, -1, dtype=np.int8)[:, None]


def tied(values: Floats, best: Floats, tie: float = TIE) -> Booleans:
    """Return which of the values are equal to the best ones; arrays that broadcast against each other."""
    return values >= best - tie


def first_tied(values: Floats, best: Floats, tie: float = TIE) -> Integers:
    """Return the first of M ways that is tied with the best: int64 [P, H] from [P, M, H] and [P, H].

    M is below 128.
    """
    # A product of int8 with falling numbers is faster than a search for the first true.
    falling = _FALLING[-values.shape[1] :]
    codes = np.maximum.reduce(tied(values, best[:, None], tie).view(np.int8) * falling, axis=1)
    first: Integers = values.shape[1] - codes.astype(np.int64)
    return first


def keep_order(keep: Hand) -> tuple[int, Hand]:
    """Return the sort key of a keep; the preferred one comes first."""
    return -len(keep), keep


@cache
def ordered_keeps(hand: Hand) -> tuple[Hand, ...]:
    """Return the keeps of a hand that reroll dice, the preferred one first.

    >>> ordered_keeps((2, 2, 5))
    ((2, 2), (2, 5), (2,), (5,), ())
    """
    return tuple(sorted(sub_keeps(hand)[:-1], key=keep_order))
