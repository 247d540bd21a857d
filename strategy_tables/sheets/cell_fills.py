"""The cells that turns on sheets can fill, and the sheets that come of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.sheets.outcomes import SheetOutcomes, fill, fillable
from strategy_tables.sheets.states import SheetStates


@dataclass(frozen=True, slots=True, eq=False)
class Jokers:
    """The hands of equal dice on sheets where they are jokers, face by face.

    * `at` int64 [J]: the lanes of these sheets
    * `points`, `ways` int64 [J, 6]; `legal` bool [J, 6]: what the hand gets in the cell, and whether it may fill it
    * `plain` bool [J, 6]: the orders of the columns let nothing be filled that the rule of the joker allows, so that
      the hand is one like any other; `points` and `ways` say nothing then
    * `live` bool [J, 1]: whether it earns the extra bonus
    """

    at: Integers
    points: Integers
    ways: Integers
    legal: Booleans
    plain: Booleans
    live: Booleans


@dataclass(frozen=True, slots=True, eq=False)
class CellFills:
    """The L cells that turns on N sheets can fill, sheet by sheet, and the T sheets that come of it.

    * `states`: the sheets; `turn_rolls`: the rolls of the turn
    * `sheet`, `column`, `category` int64 [L]; `place` int64 [L]: which of the cells of its sheet each is
    * `after`: the sheets that follow, for each lane one for each way; `after_starts` int64 [L]: where these start
    """

    outcomes: SheetOutcomes
    states: SheetStates
    turn_rolls: int
    sheet: Integers
    column: Integers
    category: Integers
    place: Integers
    after: SheetStates
    after_starts: Integers
    jokers: Jokers


def find_fills(outcomes: SheetOutcomes, states: SheetStates) -> CellFills:
    """What turns on sheets can fill; all of the sheets have as many open cells, or none is one before its last turn."""
    sheet, column, category = np.nonzero(fillable(outcomes, states))
    counts = outcomes.way_counts[category]
    after_starts = counts.cumsum() - counts
    lane = np.repeat(np.arange(len(sheet)), counts)
    way = outcomes.way_starts[category][lane] + np.arange(len(lane)) - after_starts[lane]
    ruleset = outcomes.rules.ruleset
    is_last = ruleset.last_turn_rolls is not None and bool((states.open.sum(axis=(1, 2)) == 1).all())
    return CellFills(
        outcomes=outcomes,
        states=states,
        turn_rolls=ruleset.last_turn_rolls if ruleset.last_turn_rolls and is_last else ruleset.rolls,
        sheet=sheet,
        column=column,
        category=category,
        place=np.arange(len(sheet)) - np.searchsorted(sheet, sheet),
        after=fill(outcomes, states.take(sheet[lane]), column[lane], category[lane], outcomes.way_points[way]),
        after_starts=after_starts,
        jokers=_find_jokers(outcomes, states, sheet, category),
    )


def _find_jokers(outcomes: SheetOutcomes, states: SheetStates, sheet: Integers, category: Integers) -> Jokers:
    joker = outcomes.rules.card.joker_category
    waiting: Booleans = (
        np.logical_or.reduce(states.open[:, :, joker], axis=1) if joker >= 0 else np.ones(len(states), dtype=np.bool_)
    )
    at = np.flatnonzero(~waiting[sheet])
    if not len(at):
        none = np.zeros((0, 6), dtype=np.int64)
        return Jokers(at, none, none, none > 0, none > 0, none > 0)
    of_sheet, filling = sheet[at], category[at]
    still_open: Booleans = np.logical_or.reduce(states.open, axis=1)
    still_open = still_open[of_sheet]
    upper_open = (still_open[:, None] & outcomes.face_uppers).any(axis=2).astype(np.int64)
    lower_open: Integers = np.logical_or.reduce(still_open & outcomes.other_lower, axis=1).astype(np.int64)
    case = np.arange(6), upper_open, lower_open[:, None], filling[:, None]
    allowed = outcomes.joker_allows[case]
    starts = np.flatnonzero(np.diff(of_sheet, prepend=-1))
    some = np.logical_or.reduceat(allowed, starts, axis=0).repeat(np.diff(starts, append=len(at)), axis=0)
    live: Booleans = np.logical_and.reduce(states.made, axis=1)
    return Jokers(
        at, outcomes.joker_points[case], outcomes.joker_ways[case], allowed | ~some, ~some, live[of_sheet, None]
    )
