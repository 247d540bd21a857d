"""What sheets are worth exactly, where few cells are open: every sheet that can follow, layer by layer.

A layer has the sheets with so many open cells. What of a sheet is decided already is *settled*: counted at once, and
taken out of the sheet, so that sheets which go on alike become one. Whether a sheet is near enough to its end is a
matter of counts, not of time, so that a sheet is always answered alike.
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
"""The most work to solve an ending exactly where there is an estimate, in pairs of a hand and a keep: about 15 ms."""

MOST_WORK_ALONE: Final = 20_000_000
"""The same where there is no estimate: about 0.12 s."""

_PAIRS_OF_SHEET: Final = 500
"""What it takes to find a sheet that follows, and which others are the same, in the same measure."""


@dataclass(frozen=True, slots=True, eq=False)
class _Layer:
    """Sheets with equally many open cells, in chunks.

    * `lanes`: of each chunk; `paid` float64 and `places` int64 [T]: what is settled on the sheets that follow, and
      which of those of the next layer each is
    """

    lanes: list[CellFills]
    paid: Floats
    places: Integers


def exact_values(outcomes: SheetOutcomes, states: SheetStates, most_work: int) -> Floats | None:
    """The expected points still to come of sheets with equally many open cells: float64 [N].

    As `Estimate.values`, but exact; None where that takes more than `most_work`.
    """
    first_paid, first_places, states = merge_equivalent(outcomes, states)
    layers: list[_Layer] = []
    work = 0
    for _ in range(int(states.open[0].sum())):
        work += _work(outcomes, states)
        if work > most_work:
            return None
        lanes = [find_fills(outcomes, states.take(chunk)) for chunk in in_chunks(len(states))]
        work += _PAIRS_OF_SHEET * sum(len(each.after) for each in lanes)
        if work > most_work:
            return None
        paid, places, states = merge_equivalent(outcomes, concatenate([each.after for each in lanes]))
        layers.append(_Layer(lanes, paid, places))
    # On full sheets all is settled.
    values = np.zeros(len(states))
    for layer in reversed(layers):
        after = layer.paid + values.take(layer.places)
        found, first = [], 0
        for chunk in layer.lanes:
            last = first + len(chunk.after)
            found.append(SheetTurns(chunk, after[first:last]).start())
            first = last
        values = np.concatenate(found)
    exact: Floats = first_paid + values.take(first_places)
    return exact


def _work(outcomes: SheetOutcomes, states: SheetStates) -> int:
    """What the turns on sheets take."""
    rows, announce, ruleset = len(states), outcomes.rules.announce_column, outcomes.rules.ruleset
    if announce >= 0:
        rows += int(fillable(outcomes, states)[:, announce].sum())
    is_last = states.open[0].sum() == 1
    rolls = ruleset.last_turn_rolls if is_last and ruleset.last_turn_rolls else ruleset.rolls
    return rows * rolls * len(outcomes.rolls.hands)
