"""What a turn on a sheet is worth, played exactly against given values of the sheets that follow.

Filling a cell brings its points times the factor, the extra bonus, and the value of the sheet then. The rest is the
Bellman equation of `model.turn`, but for the column that is announced. Without a call its cells may be filled only when
all dice came of the last roll, so that a hand has two values with each number of rolls left: dice were *kept*, or it is
*fresh*. Keeping nothing leads to a fresh hand, every other keep to a kept one. Both are rows of one array, first the
kept hands of all sheets, then the fresh ones. After a call the turn is one with a single cell: each cell that can be
called is a row of another array. After the first roll the best of both counts.

Arrays: N sheets, L lanes (a sheet and a cell that may be filled), H hands, K keeps.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import Rolls
from strategy_tables.model.rolling import best_keep, mean_roll
from strategy_tables.model.turn import TurnValues
from strategy_tables.sheets.cell_fills import CellFills


class FillValues:
    """What filling the cells of lanes with every hand brings: points, extra bonus and what follows.

    `after` float64 [T] is what the sheets are worth that follow, in the order of `CellFills.after`.
    """

    def __init__(self, lanes: CellFills, after: Floats) -> None:
        self.lanes = lanes
        self.after = after
        self._stages = len(lanes.outcomes.points)
        self._found: dict[int, Floats] = {}

    def stage(self, rolls_left: int) -> int:
        """Which of `SheetOutcomes.points` is that of the roll after which so many are left."""
        return min(self.lanes.turn_rolls - rolls_left, self._stages) - 1

    def points(self, stage: int) -> Integers:
        """The points of every hand: int64 [L, H]."""
        lanes = self.lanes
        found: Integers = lanes.outcomes.points[stage].take(lanes.category, axis=0)
        jokers = lanes.jokers
        if len(jokers.at):
            by_face = found[jokers.at[:, None], lanes.outcomes.equal_hands]
            found[jokers.at[:, None], lanes.outcomes.equal_hands] = np.where(jokers.plain, by_face, jokers.points)
        return found

    def values(self, stage: int) -> Floats:
        """What every hand brings, minus infinity where a joker may not be scored so: float64 [L, H]."""
        found = self._found.get(stage)
        if found is None:
            found = self._found[stage] = self._find(stage)
        return found

    def extra_bonuses(self, stage: int) -> Integers:
        """What every hand counts of extra bonuses: int64 [L, H]."""
        lanes = self.lanes
        found = np.zeros((len(lanes.sheet), len(lanes.outcomes.rolls.first)), dtype=np.int64)
        if len(lanes.jokers.at):
            found[lanes.jokers.at[:, None], lanes.outcomes.equal_hands] = self._joker_bonuses(self.points(stage))
        return found

    def _joker_bonuses(self, points: Integers) -> Integers:
        """What the hands of equal dice count of extra bonuses where they are jokers: int64 [J, 6]."""
        lanes, jokers = self.lanes, self.lanes.jokers
        paid = points[jokers.at[:, None], lanes.outcomes.equal_hands]
        earns = jokers.live & ((paid > 0) | (not lanes.outcomes.made_only))
        return earns * lanes.outcomes.extra_bonuses.take(lanes.column[jokers.at])[:, None]

    def _find(self, stage: int) -> Floats:
        lanes, outcomes = self.lanes, self.lanes.outcomes
        points = self.points(stage)
        ways = outcomes.ways[stage].take(lanes.category, axis=0)
        jokers, equal = lanes.jokers, outcomes.equal_hands
        if len(jokers.at):
            at = jokers.at[:, None]
            ways[at, equal] = np.where(jokers.plain, ways[at, equal], jokers.ways)
        found: Floats = self.after.take(ways + lanes.after_starts[:, None])
        found += points * outcomes.weights[lanes.column, lanes.category][:, None]
        if len(jokers.at):
            found[at, equal] = np.where(jokers.legal, found[at, equal] + self._joker_bonuses(points), -np.inf)
        return found


class _UncalledScoring:
    """Scoring in turns in which nothing was called: the sheets are the rows, or kept and fresh hands of them."""

    def __init__(self, values: FillValues) -> None:
        lanes = values.lanes
        self._values = values
        self.rolls = lanes.outcomes.rolls
        self.first_left: Integers | int = lanes.turn_rolls - 1
        self._width = int(lanes.place.max()) + 1

    def stage_key(self, rolls_left: int) -> int:
        """Points depend on the stage alone."""
        return self._values.stage(rolls_left)

    def action_values(self, rolls_left: int) -> Floats:
        """The value of every cell by its place among those of the sheet: float64 [N or 2 N, M, H]."""
        lanes, found = self._values.lanes, self._values.values(self._values.stage(rolls_left))
        count = len(lanes.states)
        calls = lanes.outcomes.rules.announce_column
        worth = np.full((count if calls < 0 else 2 * count, self._width, found.shape[1]), -np.inf)
        if calls < 0:
            worth[lanes.sheet, lanes.place] = found
            return worth
        worth[count + lanes.sheet, lanes.place] = found
        at = np.flatnonzero(lanes.column != calls)
        worth[lanes.sheet[at], lanes.place[at]] = found[at]
        return worth


class _CalledScoring:
    """Scoring in turns in which a cell was called: one row for each, with one way."""

    def __init__(self, values: FillValues, calls: Integers) -> None:
        lanes = values.lanes
        self._values = values
        self._calls = calls
        self.rolls = lanes.outcomes.rolls
        self.first_left: Integers | int = lanes.turn_rolls - 1

    def stage_key(self, rolls_left: int) -> int:
        """Points depend on the stage alone."""
        return self._values.stage(rolls_left)

    def action_values(self, rolls_left: int) -> Floats:
        """The value of the cell: float64 [rows, 1, H]."""
        return self._values.values(self._values.stage(rolls_left))[self._calls, None]


def _after_keep(rolls: Rolls, hand_values: Floats) -> Floats:
    """What keeps lead to, from kept and fresh hands: keeping nothing, the first keep, leads to the fresh ones."""
    kept, fresh = np.split(hand_values, 2)
    values = mean_roll(rolls, kept)
    values[:, 0] = (fresh * rolls.first).sum(axis=1)
    return np.concatenate([values, values])


class _KeptAndFreshValues(TurnValues[_UncalledScoring]):
    """The values of kept and fresh hands; what they can keep is the same, and worth the same."""

    def best_keeps(self, rolls_left: int) -> Floats:
        """The value of the best keep of every hand with so many rolls left, at least one: float64 [2 N, H]."""
        found = self._best_keeps.get(rolls_left)
        if found is None:
            once = best_keep(self.scoring.rolls, np.split(self.keeps(rolls_left), 2)[0])
            found = self._best_keeps[rolls_left] = np.concatenate([once, once])
        return found


class SheetTurns:
    """The values of turns that start on N sheets; each worked out when it is first wanted.

    `uncalled` has a row for each sheet, or two where there is a column to announce; `called` a row for each of `calls`,
    the lanes that can be called, and is None where there are none.
    """

    def __init__(self, lanes: CellFills, after: Floats) -> None:
        self.lanes = lanes
        self.of_lanes = FillValues(lanes, after)
        scoring, announce = _UncalledScoring(self.of_lanes), lanes.outcomes.rules.announce_column
        self.uncalled: TurnValues[Any] = (
            TurnValues(scoring) if announce < 0 else _KeptAndFreshValues(scoring, _after_keep)
        )
        self.calls = np.flatnonzero(lanes.column == announce)
        self.called = TurnValues(_CalledScoring(self.of_lanes, self.calls)) if len(self.calls) else None

    def first_hands(self) -> Floats:
        """The value of every hand on the first roll: float64 [N, H]."""
        left = self.lanes.turn_rolls - 1
        found = self.uncalled.hands(left)[-len(self.lanes.states) :]
        if self.called is None:
            return found
        sheets = self.lanes.sheet[self.calls]
        starts = np.flatnonzero(np.diff(sheets, prepend=-1))
        best = np.maximum.reduceat(self.called.hands(left), starts, axis=0)
        found = found.copy()
        found[sheets[starts]] = np.maximum(found[sheets[starts]], best)
        return found

    def start(self) -> Floats:
        """The value of the turn before its first roll: float64 [N]."""
        value: Floats = (self.first_hands() * self.lanes.outcomes.rolls.first).sum(axis=1)
        return value
