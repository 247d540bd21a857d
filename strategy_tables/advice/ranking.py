"""Rankings of the moves of a position under any objective."""

from collections.abc import Sequence
from itertools import islice
from math import inf
from operator import lt
from typing import Generic, NamedTuple, TypeVar

from strategy_tables.model.ties import TIE

M = TypeVar("M")
"""A type of moves."""


class Ranking(NamedTuple, Generic[M]):
    """Moves, best first, in columns, since an object for each move would take as long as finding its value."""

    ranks: Sequence[int]
    moves: Sequence[M]
    values: Sequence[float]
    losses: Sequence[float]


def rank(
    moves: Sequence[M],
    values: Sequence[float],
    points_so_far: int,
    tie: float = TIE,
    doubt: float = 0.0,
) -> Ranking[M]:
    """Order moves, given in the order of preference, by value, and add `points_so_far`.

    Moves within `tie` of the best of them are equal: they share its value, its loss and its rank (1 + the number of
    better moves). Moves within `doubt` of it, due to errors of their values, share loss and rank.
    """
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    best, doubt = values[order[0]], max(tie, doubt)
    descending = [values[number] for number in order]
    if all(map(lt, islice(descending, 1, None), [value - doubt for value in descending])):
        totals = [points_so_far + value for value in descending]
        losses = [best - value for value in descending]
        return Ranking([*range(1, len(order) + 1)], [moves[number] for number in order], totals, losses)
    ranked: list[int] = []
    ranks: list[int] = []
    totals, losses = [], []
    first, rank, total, loss = 0, 0, 0.0, 0.0
    tied_from = doubtful_from = inf
    for place, number in enumerate(order):
        value = values[number]
        if value < tied_from:
            if place - first > 1:
                ranked[first:] = sorted(ranked[first:])
            first, total, tied_from = place, points_so_far + value, value - tie
            if value < doubtful_from:
                rank, loss, doubtful_from = place + 1, best - value, value - doubt
        ranked.append(number)
        ranks.append(rank)
        totals.append(total)
        losses.append(loss)
    ranked[first:] = sorted(ranked[first:])
    return Ranking(ranks, [moves[number] for number in ranked], totals, losses)
