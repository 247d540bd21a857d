"""Exact values of sheets with few open cells, layer by layer of all sheets that can follow.

A layer has the sheets with so many open cells. Decided bonuses are counted at once and removed from the sheet, so that
sheets with the same future become one. Counts, not times, determine whether an ending is solved, so that a sheet always
has the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.turn import in_chunks
from strategy_tables.sheets.cell_fills import CellFills, find_fills
from strategy_tables.sheets.equivalent_sheets import concatenate, merge_equivalent
from strategy_tables.sheets.outcomes import SheetOutcomes, fillable
from strategy_tables.sheets.states import SheetStates
from strategy_tables.sheets.turn import SheetTurns

MOST_WORK: Final = 3_000_000
"""Limit of work for solving an ending exactly if there is an estimate, in pairs of a hand and a keep: about 15 ms."""

MOST_WORK_ALONE: Final = 20_000_000
"""Limit without an estimate: about 0.12 s."""

_PAIRS_OF_SHEET: Final = 500
"""Cost of finding a next sheet and its equals, in the same unit."""


@dataclass(frozen=True, slots=True, eq=False)
class _Layer:
    """Sheets with equally many open cells, in chunks.

    * `fills`: of each chunk; `paid` float64 and `places` int64 [T]: the decided bonuses of the next sheets, and the
      place of each in the next layer
    """

    fills: list[CellFills]
    paid: Floats
    places: Integers


def exact_values(outcomes: SheetOutcomes, states: SheetStates, most_work: int) -> Floats | None:
    """Return the expected remaining points of sheets with equally many open cells: float64 [N].

    Like `Estimate.values`, but exact; None if that takes more than `most_work`.
    """
    first_paid, first_places, states = merge_equivalent(outcomes, states)
    layers: list[_Layer] = []
    work = 0
    for _ in range(int(states.open[0].sum())):
        work += _work(outcomes, states)
        if work > most_work:
            return None
        fills = [find_fills(outcomes, states.take(chunk)) for chunk in in_chunks(len(states))]
        work += _PAIRS_OF_SHEET * sum(len(each.after) for each in fills)
        if work > most_work:
            return None
        paid, places, states = merge_equivalent(outcomes, concatenate([each.after for each in fills]))
        layers.append(_Layer(fills, paid, places))
    # Full sheets have only decided bonuses.
    values = np.zeros(len(states))
    for layer in reversed(layers):
        after = layer.paid + values.take(layer.places)
        found, first = [], 0
        for chunk in layer.fills:
            last = first + len(chunk.after)
            found.append(SheetTurns(chunk, after[first:last]).start())
            first = last
        values = np.concatenate(found)
    exact: Floats = first_paid + values.take(first_places)
    return exact


def _work(outcomes: SheetOutcomes, states: SheetStates) -> int:
    """Return the work of the turns on sheets."""
    rows, announce, ruleset = len(states), outcomes.rules.announce_column, outcomes.rules.ruleset
    if announce >= 0:
        rows += int(fillable(outcomes, states)[:, announce].sum())
    is_last = states.open[0].sum() == 1
    rolls = ruleset.last_turn_rolls if is_last and ruleset.last_turn_rolls else ruleset.rolls
    return rows * rolls * len(outcomes.rolls.hands)
