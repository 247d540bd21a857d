"""Cells that turns on sheets can fill, and the next sheets."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.sheets.outcomes import SheetOutcomes, fill
from strategy_tables.sheets.states import SheetStates, fillable


@dataclass(frozen=True, slots=True, eq=False)
class Jokers:
    """Hands of equal dice on sheets where they are jokers, face by face.

    * `at` int64 [J]: the fills of these sheets
    * `points`, `ways` int64 [J, 6]; `legal` bool [J, 6]: points of the hand in the cell, and whether it may fill it
    * `plain` bool [J, 6]: whether the hand is no joker, because the orders of the columns forbid everything that the
      joker's rule allows. `points` and `ways` are meaningless then
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
    """The L fills (a sheet and a cell that its turn can fill) of N sheets, sheet by sheet, and the T next sheets.

    * `states`: the sheets; `turn_rolls`: the rolls of the turn
    * `sheet`, `column`, `category` int64 [L]; `place` int64 [L]: the place among the fills of its sheet
    * `after`: the next sheets, for each fill one per way; `after_starts` int64 [L]: their starts
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


def rolls_of_turns(outcomes: SheetOutcomes, states: SheetStates) -> int:
    """Return the rolls of turns; all sheets have equally many open cells, or none is before its last turn."""
    ruleset = outcomes.rules.ruleset
    is_last = ruleset.last_turn_rolls is not None and bool((states.open.sum(axis=(1, 2)) == 1).all())
    return ruleset.last_turn_rolls if ruleset.last_turn_rolls and is_last else ruleset.rolls


def find_fills(outcomes: SheetOutcomes, states: SheetStates) -> CellFills:
    """Return the fills of turns on sheets like those of `rolls_of_turns`."""
    sheet, column, category = np.nonzero(fillable(outcomes.orders, outcomes.uppers, states.open))
    counts = outcomes.way_counts[category]
    after_starts = counts.cumsum() - counts
    number = np.repeat(np.arange(len(sheet)), counts)
    way = outcomes.way_starts[category][number] + np.arange(len(number)) - after_starts[number]
    return CellFills(
        outcomes=outcomes,
        states=states,
        turn_rolls=rolls_of_turns(outcomes, states),
        sheet=sheet,
        column=column,
        category=category,
        place=np.arange(len(sheet)) - np.searchsorted(sheet, sheet),
        after=fill(outcomes, states.take(sheet[number]), column[number], category[number], outcomes.way_points[way]),
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
