"""The turn of a position: the values of its moves, and its ending under best play."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

import numpy as np

from engine.dice import Hand, keep_index
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import hands_after
from strategy_tables.model.perception import PerceivedTurns, Perception
from strategy_tables.model.policy import Policy, mean_policy
from strategy_tables.model.ties import ordered_keeps
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import Utility
from strategy_tables.store.tablefile import Table

_STATES_KEPT = 64
"""Latest states whose values are cached: a turn has several decisions, and many games start alike. 20 KB each."""


class PlaysFor(NamedTuple):
    """Ending of a turn, float64 [C] each, or [columns * C] on a sheet of several columns.

    `filled`: the probability that a cell is filled this turn, sum 1; `made`: that it is, with more than 0 points.
    """

    filled: Floats
    made: Floats


class TurnEnd(NamedTuple):
    """Ending of a turn under play for the values.

    `plays_for` has the cells by their numbers, column * C + category. `points` are those that count by themselves,
    times the factors.
    """

    plays_for: PlaysFor
    points: float
    extra_bonus: float


class Turn(Protocol):
    """Turn of a position under a policy."""

    def perceived_values(self, position: Position, perception: Perception) -> dict[Move, float]:
        """Return the perceived value of every legal move of a position in the turn."""

    def plays_for(self, position: Position, move: Move) -> PlaysFor:
        """Return the ending of the turn after a move that does not end it."""


class ExpectedKeeps:
    """Keeps whose endings will be needed, at most one of each turn of a policy; the first request weighs them all."""

    def __init__(self, policy: Policy[Utility]) -> None:
        self._policy = policy
        self._asked: dict[int, tuple[int, Hand]] = {}
        self._weights: Floats | None = None

    def add(self, place: int, rolls_left: int, keep: Hand) -> None:
        """Expect a keep in the turn at a place, with these rolls left after the next one."""
        self._asked.setdefault(place, (rolls_left, keep))

    def weights(self, place: int, rolls_left: int, keep: Hand) -> Floats | None:
        """Return the weights of the endings of an expected keep, float64 [N]; None for another."""
        if self._asked.get(place) != (rolls_left, keep):
            return None
        if self._weights is None:
            dice = self._policy.values.scoring.rolls
            hands = np.zeros((len(self._policy.values.scoring.filled), len(dice.first)))
            left = np.zeros(len(hands), dtype=np.int64)
            for row, (left[row], kept) in self._asked.items():
                hands[row] = hands_after(dice, keep_index(len(dice.levels) - 1)[kept])
            self._weights = self._policy.weigh_endings(hands, left)
        found: Floats = self._weights[place]
        return found


@dataclass(frozen=True, slots=True, eq=False)
class PositionTurn:
    """Turn that starts in one state, at `place` among those of the policy, and is played by that policy.

    `perceived` has the values of the turns of the same states in the perceptions of players. `expected` has the keeps
    whose endings are found together.
    """

    policy: Policy[Utility]
    place: int
    perceived: PerceivedTurns
    expected: ExpectedKeeps | None = None

    def moves(self, position: Position) -> tuple[list[Move], list[float]]:
        """Return every legal move of a position in the turn, in the order of preference, and its value.

        Keeps (all dice kept is scoring) while rolls are left, and categories.
        """
        return self._moves(position, self.policy.values)

    def perceived_values(self, position: Position, perception: Perception) -> dict[Move, float]:
        """Return the perceived value of every legal move of a position in the turn, for any policy."""
        values = self.perceived.values(perception)
        found = dict(zip(*self._moves(position, values), strict=True))
        # No policy follows them, and cached turns would take twice the memory.
        values.drop_cache()
        return found

    def _moves(self, position: Position, values: TurnValues[Utility]) -> tuple[list[Move], list[float]]:
        number, worth = values.scoring.outcomes.numbers, values.scoring.values(position.rolls_left)[self.place].item
        scores = position.scored.scores
        found = [worth(number[category, points, extra_bonus]) for (_, category), points, extra_bonus in scores]
        moves: list[Move] = [*scores]
        if position.rolls_left:
            keeps, keep_numbers = keeps_of(position.hand)
            moves += keeps
            found += values.keeps(position.rolls_left)[self.place].take(keep_numbers).tolist()
        return moves, found

    def plays_for(self, position: Position, move: Move) -> PlaysFor:
        """Return the ending of the turn after a keep."""
        assert isinstance(move, Keep)  # noqa: S101  nothing is called on a card
        outcomes, left = self.policy.values.scoring.outcomes, position.rolls_left - 1
        weights = None if self.expected is None else self.expected.weights(self.place, left, move.dice)
        if weights is None:
            hands = hands_after(outcomes.rolls, keep_index(outcomes.compiled.ruleset.dice_count)[move.dice])
            weights = self.policy.weigh_endings(hands[None], left, slice(self.place, self.place + 1))[0]
        count = outcomes.space.category_count
        of_endings = outcomes.of_endings(outcomes.sides, len(weights))
        sides: Floats = np.bincount(of_endings, weights, 2 * count).astype(np.float64, copy=False)
        missed, made = sides.reshape(count, 2).T
        return PlaysFor(missed + made, made)


@cache
def keeps_of(hand: Hand) -> tuple[tuple[Keep, ...], Integers]:
    """Return the keeps of a hand that reroll dice, in the order of preference, and their numbers."""
    number = keep_index(len(hand))
    inside = ordered_keeps(hand)
    return tuple(Keep(keep) for keep in inside), np.array([number[keep] for keep in inside])


def turn_of(table: Table, position: Position) -> PositionTurn:
    """Return the turn of a position, played for the mean; the latest states are cached.

    Raises `ValueError` if the position is not of the table's ruleset.
    """
    return _turn_of(table, *state_of(table, position))


@lru_cache(maxsize=_STATES_KEPT)
def _turn_of(table: Table, filled: int, memory: int, total: int) -> PositionTurn:
    state = np.array([filled]), np.array([memory]), np.array([total])
    policy = mean_policy(table.outcomes, table.means, *state)
    return PositionTurn(policy, 0, PerceivedTurns(table.outcomes, table.means, *state))


def clear_turn_cache() -> None:
    """Drop all cached turns, whose tables keep deleted files open."""
    _turn_of.cache_clear()


def turns_of(table: Table, states: Sequence[tuple[int, int, int]]) -> list[PositionTurn]:
    """Return the turns that start in these states, computed together."""
    filled, memories, totals = map(np.array, zip(*states, strict=True))
    policy = mean_policy(table.outcomes, table.means, filled, memories, totals)
    seen = PerceivedTurns(table.outcomes, table.means, filled, memories, totals)
    expected = ExpectedKeeps(policy)
    return [PositionTurn(policy, place, seen, expected) for place in range(len(states))]


def state_of(table: Table, position: Position) -> tuple[int, int, int]:
    """Return the state in which the turn of a position starts.

    Raises `ValueError` if the position is not of the table's ruleset.
    """
    if position.compiled.fingerprint != table.compiled.fingerprint:
        other = position.compiled.ruleset.name
        raise ValueError(f"a position of {other} is none of the table of {table.header.ruleset}")
    return table.space.state_of(position.sheet)


def plays_for(table: Table, position: Position, keep: Keep) -> PlaysFor:
    """Return `PositionTurn.plays_for` of a keep in a position."""
    return turn_of(table, position).plays_for(position, keep)
