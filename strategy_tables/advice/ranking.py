"""The moves of a position, best first, under any objective."""

from collections.abc import Iterator, Sequence
from math import inf
from operator import sub
from typing import Generic, NamedTuple, TypeVar

from strategy_tables.model.ties import TIE

M = TypeVar("M")
"""A kind of moves: those of a card, or those of a sheet."""


class Ranking(NamedTuple, Generic[M]):
    """Moves, best first, in columns: forty objects for each advice would take as long as finding their values."""

    ranks: Sequence[int]
    moves: Sequence[M]
    values: Sequence[float]
    losses: Sequence[float]


def rank(
    moves: Sequence[M],
    values: Sequence[float],
    points_so_far: int,
    tie: float = TIE,
) -> Ranking[M]:
    """Order moves, which come in the order of preference, by value, and add `points_so_far`.

    Moves within `tie` of the best of them are equal: they share its value, its loss and its rank (1 + the number of
    better moves).
    """
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    descending = [values[number] for number in order]
    best = descending[0]
    # Nearly always no two are near each other, by twice what may be in doubt.
    if min(map(sub, descending, descending[1:]), default=inf) > 2 * tie:
        totals = [points_so_far + value for value in descending]
        losses = [best - value for value in descending]
        return Ranking(range(1, len(order) + 1), [moves[number] for number in order], totals, losses)
    ranks: list[int] = []
    tops: list[float] = []
    ranked: list[int] = []
    for group in _tied_groups(order, values, tie):
        ranks += [len(ranked) + 1] * len(group)
        tops += [values[group[0]]] * len(group)
        ranked += sorted(group)
    totals = [points_so_far + value for value in tops]
    losses = [best - value for value in tops]
    return Ranking(ranks, [moves[number] for number in ranked], totals, losses)


def _tied_groups(order: list[int], values: Sequence[float], tie: float) -> Iterator[list[int]]:
    """Numbers in falling order of their values, cut where one is not tied any more with the best since the last cut."""
    first, floor = 0, values[order[0]] - tie
    for place, number in enumerate(order):
        if values[number] < floor:
            yield order[first:place]
            first, floor = place, values[number] - tie
    yield order[first:]
