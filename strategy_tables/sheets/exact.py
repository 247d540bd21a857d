"""Exact values of sheets with few open cells, layer by layer of all sheets that can follow.

A layer has the sheets with the same number of open cells. Decided bonuses are counted at once and removed from the
sheet, so that sheets with the same future become one. Counts, not times, determine whether an ending is solved, so that
a sheet always has the same answer.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.turn import in_chunks
from strategy_tables.sheets.cell_fills import CellFills, find_fills, rolls_of_turns
from strategy_tables.sheets.equivalent_sheets import concatenate, merge_equivalent
from strategy_tables.sheets.outcomes import SheetOutcomes
from strategy_tables.sheets.states import SheetStates, fillable
from strategy_tables.sheets.turn import SheetTurns

MOST_WORK: Final = 3_000_000
"""Limit of work for solving an ending exactly if there is an estimate, in pairs of a hand and a keep: about 15 ms."""

MOST_WORK_ALONE: Final = 20_000_000
"""Limit without an estimate: about 0.12 s."""

_PAIRS_OF_SHEET: Final = 500
"""Cost of finding a next sheet and its equals, in the same unit."""


def exact_values(outcomes: SheetOutcomes, states: SheetStates, most_work: int) -> Floats | None:
    """Return the expected remaining points of sheets with equally many open cells: float64 [N].

    Like `Estimate.values`, but exact; None if that takes more than `most_work`.
    """
    first_paid, first_places, states = merge_equivalent(outcomes, states)
    # For each layer, the fills in chunks; for the next sheets, the decided bonuses and the places in the next layer.
    layers: list[tuple[list[CellFills], Floats, Integers]] = []
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
        layers.append((fills, paid, places))
    # Full sheets have only decided bonuses.
    values = np.zeros(len(states))
    for fills, paid, places in reversed(layers):
        after = np.split(paid + values.take(places), np.cumsum([len(chunk.after) for chunk in fills])[:-1])
        values = np.concatenate([SheetTurns(*chunk).start() for chunk in zip(fills, after, strict=True)])
    exact: Floats = first_paid + values.take(first_places)
    return exact


def _work(outcomes: SheetOutcomes, states: SheetStates) -> int:
    """Return the work of the turns on sheets."""
    rows, announce = len(states), outcomes.rules.announce_column
    if announce >= 0:
        rows += int(fillable(outcomes.orders, outcomes.uppers, states.open)[:, announce].sum())
    return rows * rolls_of_turns(outcomes, states) * len(outcomes.rolls.hands)
