"""The moves of a position, best first.

The value of a move is the expected final total of the whole card when it and all later moves are best ones; its loss is
what it gives up against the best move. Moves within `TIE` of the best of them are equal: they share its value, its loss
and its rank (1 + the number of better moves). Among equal moves scoring comes before keeping, categories in the order
of the card, larger keeps before smaller ones, then lexicographically.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from math import inf
from operator import sub
from typing import NamedTuple

import numpy as np

from engine.dice import Hand, keep_index, sub_keeps
from engine.position import Keep, Move, Position
from engine.scoring import score_hand
from strategy_tables.objectives import EXPECTED_TOTAL, Objective
from strategy_tables.plan import RestOfTurn, rest_of_turn, rests_of_turns
from strategy_tables.states import Integers
from strategy_tables.tablefile import Table

TIE = 1e-9
"""Values closer than this are equal."""

_AT_ONCE = 24
"""Positions whose arrays, 35 kB each, stay in the cache beside all else: 16 and 64 at a time are slower."""


class RankedMove(NamedTuple):
    """A move with what it is worth."""

    rank: int
    move: Move
    value: float
    loss: float


class Ranking(NamedTuple):
    """Moves, best first, in columns: forty objects for each advice would take as long as finding their values."""

    ranks: Sequence[int]
    moves: Sequence[Move]
    values: Sequence[float]
    losses: Sequence[float]


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal move of a position, best first.

    `digest` is that of the table it comes from; `rest` the values behind it, from which more can be told.
    """

    position: Position
    objective: Objective
    ranking: Ranking
    digest: str
    rest: RestOfTurn = field(compare=False, repr=False)

    @property
    def moves(self) -> tuple[RankedMove, ...]:
        """Every move with what it is worth."""
        return tuple(map(RankedMove, *self.ranking))

    @property
    def best(self) -> RankedMove:
        """The best move; the first of several."""
        return self.at(0)

    @property
    def value(self) -> float:
        """What the position is worth: the expected final total, points so far included."""
        return self.ranking.values[0]

    def at(self, place: int) -> RankedMove:
        """One of the moves, by its place."""
        ranks, moves, values, losses = self.ranking
        return RankedMove(ranks[place], moves[place], values[place], losses[place])


def advise(table: Table, position: Position) -> Advice:
    """Rank every legal move of a position: keeps (all dice kept is scoring) while rolls are left, and categories.

    Raises `ValueError` where the position is not of the table's ruleset.
    """
    return _advise(table, position, rest_of_turn(table, position))


def advise_many(table: Table, positions: Iterable[Position]) -> tuple[Advice, ...]:
    """`advise` for many positions at once, in their order; from about ten of them on a good deal faster."""
    found = dict(advise_each(table, tuple(positions)))
    return tuple(found[number] for number in range(len(found)))


def advise_each(table: Table, positions: Sequence[Position]) -> Iterator[tuple[int, Advice]]:
    """`advise_many`, one by one with its place, not in order; who does not keep them needs little memory."""
    order = sorted(range(len(positions)), key=lambda number: positions[number].rolls_left)
    for _, group in groupby(order, lambda number: positions[number].rolls_left):
        numbers = list(group)
        for first in range(0, len(numbers), _AT_ONCE):
            chunk = numbers[first : first + _AT_ONCE]
            rests = rests_of_turns(table, [positions[number] for number in chunk])
            for number, rest in zip(chunk, rests, strict=True):
                yield number, _advise(table, positions[number], rest)


def _advise(table: Table, position: Position, rest: RestOfTurn) -> Advice:
    moves, values = _scores(table.turn.outcome_numbers, position, rest.outcomes.tolist())
    if position.rolls_left:
        keeps, keep_numbers = _keeps(position.hand)
        moves += keeps
        values += rest.kept(position.rolls_left).take(keep_numbers).tolist()
    ranking = rank(moves, values, position.points_so_far, TIE)
    return Advice(position, EXPECTED_TOTAL, ranking, table.digest, rest)


def _scores(
    outcome_numbers: Mapping[tuple[int, int], int], position: Position, outcomes: list[float]
) -> tuple[list[Move], list[float]]:
    """The categories a position may fill, and what each is worth from here on."""
    moves = list(
        score_hand(position.compiled, position.open_mask, position.live, position.hand, served=position.served)
    )
    values = [outcomes[outcome_numbers[move.category, move.points]] + move.extra_bonus for move in moves]
    return [*moves], values


@cache
def _keeps(hand: Hand) -> tuple[tuple[Keep, ...], Integers]:
    """The keeps of a hand that reroll something, in the order of the tie-break, and their numbers."""
    number = keep_index(len(hand))
    inside = sorted(sub_keeps(hand)[:-1], key=lambda keep: (-len(keep), keep))
    return tuple(Keep(keep) for keep in inside), np.array([number[keep] for keep in inside])


def rank(moves: Sequence[Move], values: Sequence[float], points_so_far: int, tie: float) -> Ranking:
    """Order moves, which come in the order of the tie-break, by value, and add `points_so_far`.

    Moves within `tie` of the best of them are equal.
    """
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    descending = [values[number] for number in order]
    if min(map(sub, descending, descending[1:]), default=inf) > tie:
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
