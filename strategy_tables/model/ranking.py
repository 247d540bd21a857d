"""Which of some values are equal, which of several equal moves is made, and in which order moves come.

The one rule of all that chooses: advice, what is told of how a turn goes on, outlooks, odds and reviews. Values within
`TIE` of the best are equal to it. Among equal moves scoring comes before keeping, categories in the order of the card,
larger keeps before smaller ones, then lexicographically. The compiled code of solving states it once more
(`rest_kernel`); tests hold all of them to what advice does.

`TIE` is far above what rounding does to a value and far below what is worth a decision. So the best category may be
found first and compared with the best keep then.
"""

from collections.abc import Sequence
from functools import cache
from math import inf
from operator import sub
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.dice import Hand, sub_keeps
from engine.position import Move

TIE = 1e-9
"""Values closer than this are equal."""

PROBABILITY_TIE = 1e-12
"""Probabilities closer than this are: of them small ones matter."""

Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]
Codes = NDArray[np.int8]


def least_tied(best: Floats) -> Floats:
    """The least values that are equal to the best ones."""
    return best - TIE


def tied(values: Floats, best: Floats) -> Booleans:
    """Which of the values are equal to the best ones; arrays that broadcast against each other."""
    return values >= least_tied(best)


def first_code(values: Floats, best: Floats, codes: NDArray[Any]) -> Codes:
    """The code of the first category that is tied with the best: int8 [P, H].

    `values` float64 [P, C, H] are those of the categories, `best` float64 [P, H] the greatest of them; `codes` int8,
    which broadcast to [P, C, H], are above 0 and fall from category to category.
    """
    # The product is of int8 throughout, which is faster than asking where the first one is.
    found: Codes = (tied(values, best[:, None]).view(np.int8) * codes).max(axis=1)
    return found


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


class Ranking(NamedTuple):
    """Moves, best first, in columns: forty objects for each advice would take as long as finding their values."""

    ranks: Sequence[int]
    moves: Sequence[Move]
    values: Sequence[float]
    losses: Sequence[float]


def rank(moves: Sequence[Move], values: Sequence[float], points_so_far: int, tie: float = TIE) -> Ranking:
    """Order moves, which come in the order of preference, by value, and add `points_so_far`.

    Moves within `tie` of the best of them are equal: they share its value, its loss and its rank (1 + the number of
    better moves).
    """
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    descending = [values[number] for number in order]
    # Nearly always no two are near each other, by twice what may be in doubt.
    if min(map(sub, descending, descending[1:]), default=inf) > 2 * tie:
        best = descending[0]
        totals = [points_so_far + value for value in descending]
        losses = [best - value for value in descending]
        return Ranking(range(1, len(order) + 1), [moves[number] for number in order], totals, losses)
    return _rank_ties(moves, order, descending, points_so_far, tie)


def _rank_ties(
    moves: Sequence[Move], order: list[int], descending: Sequence[float], points_so_far: int, tie: float
) -> Ranking:
    """`rank` where some moves are equal."""
    ranks: list[int] = []
    tops: list[float] = []
    first, top, floor = 0, descending[0], descending[0] - tie
    for place, value in enumerate(descending):
        if value < floor:
            order[first:place] = sorted(order[first:place])
            first, top, floor = place, value, value - tie
        ranks.append(first + 1)
        tops.append(top)
    order[first:] = sorted(order[first:])
    best = descending[0]
    totals = [points_so_far + value for value in tops]
    losses = [best - value for value in tops]
    return Ranking(ranks, [moves[number] for number in order], totals, losses)
