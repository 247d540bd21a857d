"""The moves of a position, best first.

The value of a move is the expected final total of the whole card when it and all later moves are best ones; its loss is
what it gives up against the best move. What is equal, and which of equal moves comes first, is the matter of `ranking`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import NamedTuple

import numpy as np

from engine.dice import Hand, keep_index
from engine.position import Keep, Move, Position
from engine.scoring import score_hand
from strategy_tables.advice.plan import RestOfTurn, rest_of_turn, rests_of_turns
from strategy_tables.model.ranking import Ranking, ordered_keeps, rank
from strategy_tables.model.states import Integers
from strategy_tables.store.kinds import EXPECTED_TOTAL, TableKind
from strategy_tables.store.tablefile import Table

_AT_ONCE = 24
"""Positions whose arrays, 35 kB each, stay in the cache beside all else: 16 and 64 at a time are slower."""


class RankedMove(NamedTuple):
    """A move with what it is worth."""

    rank: int
    move: Move
    value: float
    loss: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal move of a position, best first.

    `digest` is that of the table it comes from; `rest` the values behind it, from which more can be told.
    """

    position: Position
    objective: TableKind
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
    ranking = rank(moves, values, position.points_so_far)
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
    """The keeps of a hand that reroll something, in the order of preference, and their numbers."""
    number = keep_index(len(hand))
    inside = ordered_keeps(hand)
    return tuple(Keep(keep) for keep in inside), np.array([number[keep] for keep in inside])
