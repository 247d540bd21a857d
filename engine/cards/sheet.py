"""Sheets: the columns of a player, each a whole card of the ruleset, and the cells that a turn may fill.

A game of one card has a sheet of one column. Each column has an order of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard, is_complete, open_categories, turns_played
from engine.rulesets.compiled import fillable


class Cell(NamedTuple):
    """One category of one column, both by their places."""

    column: int
    category: int


Cells = tuple[Cell, ...]
"""Some cells, column by column, in the order of the card."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A claim: the card of every column, and the extra rolls that the player has for the next turns.

    The extra bonuses of a column are those of the hands that were scored in it.
    """

    columns: tuple[Scorecard, ...]
    extra_rolls: int = 0


def empty_sheet(rules: Rules) -> Sheet:
    """Return the sheet before the first turn."""
    return Sheet((Scorecard(((),) * len(rules.categories)),) * len(rules.columns), rules.card.greatest_extra_rolls(0))


def open_cells(rules: Rules, sheet: Sheet) -> Cells:
    """Return the cells that can be filled once more."""
    return tuple(
        Cell(place, category)
        for place, card in enumerate(sheet.columns)
        for category in open_categories(rules.card, card)
    )


def fillable_cells(rules: Rules, sheet: Sheet) -> Cells:
    """Return the open cells that the orders of their columns let a turn fill, whatever the hand."""
    return tuple(
        Cell(place, category)
        for place, (column, card) in enumerate(zip(rules.columns, sheet.columns, strict=True))
        for category in fillable(column.compiled, open_categories(column.compiled, card))
    )


def callable_cells(rules: Rules, sheet: Sheet) -> Cells:
    """Return the cells that can be called after the first roll of the next turn."""
    return tuple(cell for cell in fillable_cells(rules, sheet) if cell.column == rules.announce_column)


def is_sheet_full(rules: Rules, sheet: Sheet) -> bool:
    """Return whether every cell is filled as often as it can be."""
    return all(is_complete(rules.card, card) for card in sheet.columns)


def sheet_turns_played(sheet: Sheet) -> int:
    """Return how often a cell was filled."""
    return sum(map(turns_played, sheet.columns))


def rolls_of_turn(rules: Rules, sheet: Sheet) -> int:
    """Return how many rolls the next turn can have, extra rolls included: the very last one may have others."""
    last = rules.ruleset.last_turn_rolls
    if last is not None and sheet_turns_played(sheet) == rules.turns - 1:
        return last + sheet.extra_rolls
    return rules.ruleset.rolls + sheet.extra_rolls
