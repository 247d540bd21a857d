"""The expected final total of the whole card.

The value of a move is the mean of the final total if it and all later moves are best. The table of the means has it, so
many positions can be advised at once, and the values of a turn serve the whole turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Final

from engine.games.moves import Keep
from engine.games.position import Position
from strategy_tables.advice.methods import method_of
from strategy_tables.advice.objective import (
    EXPECTED_TOTALS,
    Advice,
    Objective,
    Scale,
    TableAdvice,
    Utilities,
)
from strategy_tables.advice.ranking import rank
from strategy_tables.advice.turns import PositionTurn, state_of, turn_of, turns_of
from strategy_tables.model.remaining import card_state
from strategy_tables.model.utility import mean_ending_values
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import Table

_AT_ONCE: Final = 24
"""Turns whose arrays, 35 kB each, fit into the cache: 16 and 64 at a time are slower."""


@dataclass(frozen=True, slots=True)
class ExpectedTotal(Objective):
    """Mean of the final total."""

    name: ClassVar[str] = "expected_total"
    scale: ClassVar[Scale] = EXPECTED_TOTALS
    counts_points: ClassVar[bool] = True

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return points, extra bonus and the value of the next state."""
        states = card_state(tables.outcomes, position.sheet)
        values = mean_ending_values(tables.outcomes, tables.means.means, *states)[0]
        means = tables.means
        total, method = position.points_so_far + values, method_of(means.error)
        return Utilities(total, (means.digest,), method, means.error, doubt=2 * means.error)

    def advise(self, tables: RulesetTables, position: Position) -> TableAdvice:
        """Rank moves as `Objective.advise` does, from the values of the turn alone."""
        return advise(tables.means, position)

    def advise_each(self, tables: RulesetTables, positions: Sequence[Position]) -> Iterator[tuple[int, TableAdvice]]:
        """Yield advice as `Objective.advise_each` does, many at once."""
        return advise_each(tables.means, positions)


_OBJECTIVE: Final = ExpectedTotal()


def advise(table: Table, position: Position) -> TableAdvice:
    """Rank every legal move of a position: keeps (all dice kept is scoring) while rolls are left, and categories.

    Raises `ValueError` if the position is not of the table's ruleset.
    """
    return _advise(table, position, turn_of(table, position))


def advise_many(table: Table, positions: Iterable[Position]) -> tuple[TableAdvice, ...]:
    """Return `advise` for many positions at once, in their order; much faster from about ten of them on."""
    found = dict(advise_each(table, tuple(positions)))
    return tuple(found[number] for number in range(len(found)))


def advise_each(table: Table, positions: Sequence[Position]) -> Iterator[tuple[int, TableAdvice]]:
    """Yield `advise_many` one by one with its place, not in order, which needs little memory."""
    numbers_of: dict[tuple[int, int, int], list[int]] = {}
    for number, position in enumerate(positions):
        numbers_of.setdefault(state_of(table, position), []).append(number)
    most_left = {state: max(positions[number].rolls_left for number in own) for state, own in numbers_of.items()}
    for _, group in groupby(sorted(most_left, key=most_left.__getitem__), most_left.__getitem__):
        states = list(group)
        for first in range(0, len(states), _AT_ONCE):
            chunk = states[first : first + _AT_ONCE]
            turns = zip(chunk, turns_of(table, chunk), strict=True)
            asked = [(number, turn) for state, turn in turns for number in numbers_of[state]]
            yield from [(number, _advise(table, positions[number], turn)) for number, turn in asked]


def _advise(table: Table, position: Position, turn: PositionTurn) -> TableAdvice:
    ranking = rank(*turn.moves(position), position.points_so_far, doubt=2 * table.error)
    best = ranking.moves[0]
    if turn.expected is not None and isinstance(best, Keep):
        turn.expected.add(turn.place, position.rolls_left - 1, best.dice)
    return Advice(
        position, _OBJECTIVE, ranking, ranking.values, turn, (table.digest,), method_of(table.error), table.error
    )
