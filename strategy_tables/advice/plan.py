"""The rest of a turn: what every keep is worth on the way, and where best play from it ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

import numpy as np

from engine.dice import Hand, keep_index
from engine.position import Keep, Position
from strategy_tables.model.ranking import Codes, first_code, tied
from strategy_tables.model.states import Integers
from strategy_tables.model.turn import (
    Floats,
    Turn,
    best_keep_values,
    best_keeps,
    hands_after,
    joker_cases,
    joker_values,
    keep_values,
    outcome_values,
    split_codes,
)
from strategy_tables.store.tablefile import Table

_STATES_KEPT = 64
"""States whose values are kept, the latest: a turn has several decisions, and many games begin alike. 12 KB each."""


class Endings(NamedTuple):
    """Where a turn ends, float64 [C] each.

    `filled`: the probability that a category is filled this turn, sum 1; `made`: that it is, and with more than 0
    points.
    """

    filled: Floats
    made: Floats


class RestsOfTurns:
    """The values behind every decision of turns that start in some states, points so far not among them.

    Arrays have the states in their first axis, P of them. `outcomes` float64 [P, R] are the values of every outcome (a
    category and its points), as in `Turn`. The others are worked out when they are first wanted.
    """

    def __init__(self, table: Table, masks: Integers, lives: Integers, totals: Integers) -> None:
        self.turn: Turn = table.turn
        self.outcomes = outcome_values(self.turn, np.asarray(table.values), masks, lives, totals)
        self._masks = masks
        self._lives = lives
        # What every hand is worth when it is scored after a further roll, float64 [P, H], and in which category and
        # whether for more than 0, int8 [P, H]: `Turn.codes`.
        self._scored: Floats = np.empty((0, 0))
        self._codes: Codes = np.empty((0, 0), np.int8)
        # By number of rolls left, less 1: every keep, float64 [P, K - H]; the best keep of every hand, float64 [P, H].
        self._kept: list[Floats] = []
        self._best: list[Floats] = []
        # The best keep of every hand, int64 [H], by state and number of rolls left.
        self._chosen: dict[tuple[int, int], Integers] = {}
        self._lock = Lock()

    def kept(self, rolls_left: int) -> Floats:
        """The value of every keep that is chosen with so many rolls left: float64 [P, K - H]."""
        if len(self._kept) < rolls_left:
            with self._lock:
                self._roll_on(rolls_left)
        return self._kept[rolls_left - 1]

    def _roll_on(self, rolls_left: int) -> None:
        lists = self.turn.rolls
        if not len(self._scored):
            self._score()
        while len(self._kept) < rolls_left:
            values = self._scored
            if self._kept:
                self._best.append(best_keep_values(lists, self._kept[-1]))
                values = np.maximum(self._best[-1], values)
            self._kept.append(keep_values(lists, values))

    def _score(self) -> None:
        turn = self.turn
        reached = self.outcomes.take(turn.outcomes, axis=1)
        scored: Floats = reached.max(axis=1)
        codes = first_code(reached, scored, turn.codes)
        joker = turn.compiled.joker_category
        if joker >= 0 and (states := np.flatnonzero(self._masks >> joker & 1)).size:
            cases = joker_cases(turn, self._masks[states])
            reached = joker_values(turn, self.outcomes[states], cases, self._lives[states]).swapaxes(1, 2)
            joker_codes = turn.joker_codes.take(cases, axis=0).swapaxes(1, 2)
            best = reached.max(axis=1)
            scored[states[:, None], turn.equal_hands] = best
            codes[states[:, None], turn.equal_hands] = first_code(reached, best, joker_codes)
        self._scored, self._codes = scored, codes

    def endings(self, state: int, dice: Hand, rolls_left: int) -> Endings:
        """`RestOfTurn.endings` of one of the states."""
        self.kept(rolls_left)
        turn, lists = self.turn, self.turn.rolls
        hands = hands_after(lists, keep_index(turn.compiled.ruleset.dice_count)[dice])
        ended = np.zeros(len(hands))
        for left in range(rolls_left - 1, 0, -1):
            stops = tied(self._scored[state], self._best[left - 1][state])
            stopped = np.where(stops, hands, 0.0)
            ended += stopped
            weights = _sums(self._choose(state, left), hands - stopped, len(lists.keep_starts))
            hands = _sums(lists.hands, lists.probabilities * weights.repeat(lists.hand_counts), len(hands))
        by_code = _sums(self._codes[state], ended + hands, 2 * turn.space.category_count + 2)
        missed, made = split_codes(by_code).T
        return Endings(missed + made, made)

    def _choose(self, state: int, rolls_left: int) -> Integers:
        """The best keep of every hand with so many rolls left: int64 [H]."""
        chosen = self._chosen.get((state, rolls_left))
        if chosen is None:
            chosen = best_keeps(self.turn.rolls, self._kept[rolls_left - 1][state], self._best[rolls_left - 1][state])
            self._chosen[state, rolls_left] = chosen
        return chosen


@dataclass(frozen=True, slots=True, eq=False)
class RestOfTurn:
    """The values behind every decision of a turn that starts in one state: one of `rests`, in the place `state`."""

    rests: RestsOfTurns
    state: int

    @property
    def outcomes(self) -> Floats:
        """The value of every outcome, as in `Turn`: float64 [R]."""
        row: Floats = self.rests.outcomes[self.state]
        return row

    def kept(self, rolls_left: int) -> Floats:
        """The value of every keep that is chosen with so many rolls left: float64 [K - H]."""
        row: Floats = self.rests.kept(rolls_left)[self.state]
        return row

    def endings(self, dice: Hand, rolls_left: int) -> Endings:
        """Where the turn ends when these dice are kept now and the best move, the first of several, is made from then
        on."""
        return self.rests.endings(self.state, dice, rolls_left)


def _sums(places: Integers | Codes, weights: Floats, size: int) -> Floats:
    """The weights that go to each place, added up: float64 [size]."""
    return np.asarray(np.bincount(places, weights, size), dtype=np.float64)


def rest_of_turn(table: Table, position: Position) -> RestOfTurn:
    """The values behind the decisions of the turn that a position is in; those of the latest states are kept.

    Raises `ValueError` where the position is not of the table's ruleset.
    """
    _check(table, position)
    return _rest_of_turn(table, table.space.full & ~position.open_mask, int(position.live), position.upper_total)


@lru_cache(maxsize=_STATES_KEPT)
def _rest_of_turn(table: Table, mask: int, live: int, total: int) -> RestOfTurn:
    return RestOfTurn(RestsOfTurns(table, np.array([mask]), np.array([live]), np.array([total])), 0)


def forget_turns() -> None:
    """Let go of the tables of all turns that were worked out: they keep a file open that was deleted."""
    _rest_of_turn.cache_clear()


def rests_of_turns(table: Table, positions: Sequence[Position]) -> list[RestOfTurn]:
    """`rest_of_turn` of many positions, worked out together.

    Raises `ValueError` where a position is not of the table's ruleset.
    """
    for position in positions:
        _check(table, position)
    masks = np.array([table.space.full & ~position.open_mask for position in positions])
    lives = np.array([int(position.live) for position in positions])
    totals = np.array([position.upper_total for position in positions])
    rests = RestsOfTurns(table, masks, lives, totals)
    return [RestOfTurn(rests, state) for state in range(len(positions))]


def _check(table: Table, position: Position) -> None:
    if position.compiled.fingerprint != table.compiled.fingerprint:
        other = position.compiled.ruleset.name
        raise ValueError(f"a position of {other} is none of the table of {table.header.ruleset}")


def plan(table: Table, position: Position, keep: Keep) -> Endings:
    """`RestOfTurn.endings` of a keep in a position."""
    return rest_of_turn(table, position).endings(keep.dice, position.rolls_left)
