"""Values of turns on a sheet, played exactly against given values of the next sheets.

Filling a cell earns its points times the factor, the extra bonus, and the value of the next sheet. The rest is the
Bellman equation of `model.turn`, except for the column to announce in. Without a call its cells may be filled only if
all dice came from the last roll. So a hand has two values for each number of rolls left. Either dice were *kept*, or it
is *fresh*. Keeping nothing leads to a fresh hand, every other keep to a kept one. Both are rows of one array, first the
kept hands of all sheets, then the fresh ones. After a call the turn has a single cell: each cell that can be called is
a row of another array. After the first roll the better of both counts.

Arrays: N sheets, L fills (a sheet and a cell that may be filled), H hands, K keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import Rolls
from strategy_tables.model.rolling import best_keep, mean_roll
from strategy_tables.model.turn import TurnValues
from strategy_tables.sheets.cell_fills import CellFills


class FillValues:
    """Values of fills with every hand: points, extra bonus and the next sheet.

    `after` float64 [T] are the values of the next sheets, in the order of `CellFills.after`.
    """

    def __init__(self, fills: CellFills, after: Floats) -> None:
        self.fills = fills
        self.after = after
        self._stages = len(fills.outcomes.points)
        self._found: dict[int, Floats] = {}

    def stage(self, rolls_left: int) -> int:
        """Return the index into `SheetOutcomes.points`, given the rolls left."""
        return min(self.fills.turn_rolls - rolls_left, self._stages) - 1

    def points(self, stage: int) -> Integers:
        """Return the points of every hand: int64 [L, H]."""
        fills = self.fills
        found: Integers = fills.outcomes.points[stage].take(fills.category, axis=0)
        jokers = fills.jokers
        if len(jokers.at):
            by_face = found[jokers.at[:, None], fills.outcomes.equal_hands]
            found[jokers.at[:, None], fills.outcomes.equal_hands] = np.where(jokers.plain, by_face, jokers.points)
        return found

    def values(self, stage: int) -> Floats:
        """Return the value of every hand, minus infinity if a joker may not be scored so: float64 [L, H]."""
        found = self._found.get(stage)
        if found is None:
            found = self._found[stage] = self._find(stage)
        return found

    def extra_bonuses(self, stage: int) -> Integers:
        """Return the extra bonuses of every hand: int64 [L, H]."""
        fills = self.fills
        found = np.zeros((len(fills.sheet), len(fills.outcomes.rolls.first)), dtype=np.int64)
        if len(fills.jokers.at):
            found[fills.jokers.at[:, None], fills.outcomes.equal_hands] = self._joker_bonuses(self.points(stage))
        return found

    def _joker_bonuses(self, points: Integers) -> Integers:
        """Return the extra bonuses of the hands of equal dice where they are jokers: int64 [J, 6]."""
        fills, jokers = self.fills, self.fills.jokers
        paid = points[jokers.at[:, None], fills.outcomes.equal_hands]
        earns = jokers.live & ((paid > 0) | (not fills.outcomes.made_only))
        return earns * fills.outcomes.extra_bonuses.take(fills.column[jokers.at])[:, None]

    def _find(self, stage: int) -> Floats:
        fills, outcomes = self.fills, self.fills.outcomes
        points = self.points(stage)
        ways = outcomes.ways[stage].take(fills.category, axis=0)
        jokers, equal = fills.jokers, outcomes.equal_hands
        if len(jokers.at):
            at = jokers.at[:, None]
            ways[at, equal] = np.where(jokers.plain, ways[at, equal], jokers.ways)
        found: Floats = self.after.take(ways + fills.after_starts[:, None])
        found += points * outcomes.weights[fills.column, fills.category][:, None]
        if len(jokers.at):
            found[at, equal] = np.where(jokers.legal, found[at, equal] + self._joker_bonuses(points), -np.inf)
        return found


class _FillScoring:
    """Scoring in turns on sheets; `arrange` makes the rows of a turn, float64 [rows, M, H], of the values of fills."""

    def __init__(self, values: FillValues, arrange: Callable[[Floats], Floats]) -> None:
        self.rolls = values.fills.outcomes.rolls
        self.first_left: Integers | int = values.fills.turn_rolls - 1
        self._values = values
        self._arrange = arrange

    def stage_key(self, rolls_left: int) -> int:
        """Return the stage, which determines the points."""
        return self._values.stage(rolls_left)

    def action_values(self, rolls_left: int) -> Floats:
        """Return the value of every cell of a row."""
        return self._arrange(self._values.values(self._values.stage(rolls_left)))


def _by_place(fills: CellFills, values: Floats) -> Floats:
    """Return values of fills by their places among those of the sheet; rows are the sheets, or kept and fresh hands."""
    count = len(fills.states)
    calls = fills.outcomes.rules.announce_column
    worth = np.full((count if calls < 0 else 2 * count, int(fills.place.max()) + 1, values.shape[1]), -np.inf)
    if calls < 0:
        worth[fills.sheet, fills.place] = values
        return worth
    worth[count + fills.sheet, fills.place] = values
    at = np.flatnonzero(fills.column != calls)
    worth[fills.sheet[at], fills.place[at]] = values[at]
    return worth


def _after_keep(rolls: Rolls, hand_values: Floats) -> Floats:
    """Return the values of keeps from those of kept and fresh hands: the first keep, of nothing, leads to the fresh
    ones."""
    kept, fresh = np.split(hand_values, 2)
    values = mean_roll(rolls, kept)
    values[:, 0] = (fresh * rolls.first).sum(axis=1)
    return np.concatenate([values, values])


class _KeptAndFreshValues(TurnValues[_FillScoring]):
    """Values of kept and fresh hands, whose keeps are the same."""

    def best_keeps(self, rolls_left: int) -> Floats:
        """Return the value of the best keep of every hand, given at least one roll left: float64 [2 N, H]."""
        found = self._best_keeps.get(rolls_left)
        if found is None:
            once = best_keep(self.scoring.rolls, np.split(self.keeps(rolls_left), 2)[0])
            found = self._best_keeps[rolls_left] = np.concatenate([once, once])
        return found


class SheetTurns:
    """Values of turns that start on N sheets, computed lazily.

    `uncalled` has a row for each sheet, or two with a column to announce in. `called` has a row for each of `calls`,
    the fills that can be called, and is None if there are none.
    """

    def __init__(self, fills: CellFills, after: Floats) -> None:
        self.fills = fills
        self.of_fills = FillValues(fills, after)
        scoring = _FillScoring(self.of_fills, partial(_by_place, fills))
        announce = fills.outcomes.rules.announce_column
        self.uncalled: TurnValues[Any] = (
            TurnValues(scoring) if announce < 0 else _KeptAndFreshValues(scoring, _after_keep)
        )
        self.calls = np.flatnonzero(fills.column == announce)
        one_each = _FillScoring(self.of_fills, lambda values: values[self.calls, None])
        self.called = TurnValues(one_each) if len(self.calls) else None

    def first_hands(self) -> Floats:
        """Return the value of every hand on the first roll: float64 [N, H]."""
        left = self.fills.turn_rolls - 1
        found = self.uncalled.hands(left)[-len(self.fills.states) :]
        if self.called is None:
            return found
        sheets = self.fills.sheet[self.calls]
        starts = np.flatnonzero(np.diff(sheets, prepend=-1))
        best = np.maximum.reduceat(self.called.hands(left), starts, axis=0)
        found = found.copy()
        found[sheets[starts]] = np.maximum(found[sheets[starts]], best)
        return found

    def start(self) -> Floats:
        """Return the value of the turn before its first roll: float64 [N]."""
        value: Floats = (self.first_hands() * self.fills.outcomes.rolls.first).sum(axis=1)
        return value
