"""Rankings of the moves of a position under any objective."""

from collections.abc import Iterator, Sequence
from math import inf
from operator import sub
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
    descending = [values[number] for number in order]
    best = descending[0]
    # Fast path: nearly always no two are close to each other, within twice the doubt.
    if min(map(sub, descending, descending[1:]), default=inf) > max(2 * tie, doubt):
        totals = [points_so_far + value for value in descending]
        losses = [best - value for value in descending]
        return Ranking(range(1, len(order) + 1), [moves[number] for number in order], totals, losses)
    tops: list[float] = []
    ranked: list[int] = []
    for group in _tied_groups(order, values, tie):
        tops += [values[group[0]]] * len(group)
        ranked += sorted(group)
    groups = [*_tied_groups(range(len(tops)), tops, max(tie, doubt))]
    heads = [group[0] for group in groups for _ in group]
    totals = [points_so_far + value for value in tops]
    losses = [best - tops[head] for head in heads]
    return Ranking([head + 1 for head in heads], [moves[number] for number in ranked], totals, losses)


def _tied_groups(order: Sequence[int], values: Sequence[float], tie: float) -> Iterator[Sequence[int]]:
    """Yield groups of numbers in falling order of their values, cut where one is not tied with the first of its
    group."""
    first, floor = 0, values[order[0]] - tie
    for place, number in enumerate(order):
        if values[number] < floor:
            yield order[first:place]
            first, floor = place, values[number] - tie
    yield order[first:]
