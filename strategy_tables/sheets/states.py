"""States of sheets as arrays: all that the future depends on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from strategy_tables.model.arrays import Booleans, Integers


@dataclass(frozen=True, slots=True, eq=False)
class SheetStates:
    """N sheets between turns.

    * `open` bool [N, columns, C]
    * `upper` int64 [N, columns]: upper totals, capped where more changes nothing
    * `inputs` int64 [N, columns, products, 3]: points of plus, minus and times, 0 while open
    * `made` bool [N, columns]: whether the joker category is filled with points
    """

    open: Booleans
    upper: Integers
    inputs: Integers
    made: Booleans

    def __len__(self) -> int:
        return len(self.open)

    def take(self, places: Integers | slice) -> SheetStates:
        """Return some of them."""
        return SheetStates(self.open[places], self.upper[places], self.inputs[places], self.made[places])


def fillable(orders: Iterable[str], uppers: Booleans, still_open: Booleans) -> Booleans:
    """Return the open cells that the orders of their columns allow: bool [N, columns, C]; `uppers` bool [C]."""
    found = still_open.copy()
    for column, order in enumerate(orders):
        here = still_open[:, column]
        match order:
            case "down":
                found[:, column] = here & (here.cumsum(axis=1) == 1)
            case "up":
                found[:, column] = here & (here[:, ::-1].cumsum(axis=1)[:, ::-1] == 1)
            case "upper_first":
                upper = here & uppers
                found[:, column] = np.where(upper.any(axis=1, keepdims=True), upper, here)
    return found


def states_of(rules: Rules, sheets: Sequence[Sheet]) -> SheetStates:
    """Return the states of sheets."""
    card = rules.card
    paid = np.array(
        [[[sum(fillings) for fillings in each.points] for each in sheet.columns] for sheet in sheets], dtype=np.int64
    )
    still_open = np.array([[[not fillings for fillings in each.points] for each in sheet.columns] for sheet in sheets])
    uppers = np.array([face > 0 for face in card.upper_face])
    products = np.array(rules.products, dtype=np.int64).reshape(-1, 3)
    joker = card.joker_category
    made = paid[:, :, joker] > 0 if joker >= 0 else np.zeros(paid.shape[:2], dtype=np.bool_)
    return SheetStates(still_open, np.minimum((paid * uppers).sum(axis=2), card.upper_cap), paid[:, :, products], made)
