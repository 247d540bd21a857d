"""The moves of a position, best first.

The value of a move is the expected final total of the whole card when it and all later moves are best ones; its loss is
what it gives up against the best move. What is equal, and which of equal moves comes first, is the matter of `ties`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from engine.position import Move, Position
from strategy_tables.advice.ranking import Ranking, rank
from strategy_tables.advice.turns import PositionTurn, turn_of, turns_of
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

    `digest` is that of the table it comes from; `turn` has the values behind it, from which more can be told.
    """

    position: Position
    objective: TableKind
    ranking: Ranking
    digest: str
    turn: PositionTurn = field(compare=False, repr=False)

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
    return _advise(table, position, turn_of(table, position))


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
            turns = turns_of(table, [positions[number] for number in chunk])
            for number, turn in zip(chunk, turns, strict=True):
                yield number, _advise(table, positions[number], turn)


def _advise(table: Table, position: Position, turn: PositionTurn) -> Advice:
    ranking = rank(*turn.moves(position), position.points_so_far)
    return Advice(position, EXPECTED_TOTAL, ranking, table.digest, turn)
