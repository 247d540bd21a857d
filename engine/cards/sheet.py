"""Sheets: the columns of a player, each a whole card of the ruleset, and the cells that a turn may fill.

A game of one card has a sheet of one column. Each column has an order of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import compress, repeat
from operator import gt

from engine.cards.orders import section
from engine.cards.rules import Cell, Cells, Rules
from engine.cards.scorecard import Scorecard, empty_scorecard, is_complete, open_categories
from engine.rulesets.compiled import fillable


@dataclass(frozen=True, slots=True)
class Sheet:
    """A claim: the card of every column, and the extra rolls that the player has for the next turns.

    The extra bonuses of a column are those of the hands that were scored in it.
    """

    columns: tuple[Scorecard, ...]
    extra_rolls: int = 0

    @property
    def card(self) -> Scorecard:
        """Return the only column; raises `ValueError` if there are several."""
        (card,) = self.columns
        return card


def empty_sheet(rules: Rules) -> Sheet:
    """Return the sheet before the first turn."""
    return Sheet((empty_scorecard(rules.card),) * len(rules.columns), rules.card.greatest_extra_rolls(0))


def open_cells(rules: Rules, sheet: Sheet) -> Cells:
    """Return the cells that can be filled once more."""
    return tuple(
        [
            cells[category]
            for cells, card in zip(rules.cells, sheet.columns, strict=True)
            for category in open_categories(rules.card, card)
        ]
    )


def fillable_cells(rules: Rules, sheet: Sheet) -> Cells:
    """Return the open cells that the orders of their columns let a turn fill, whatever the hand."""
    found: Cells = ()
    for place, card in enumerate(sheet.columns):
        compiled, cells = rules.columns[place].compiled, rules.cells[place]
        if compiled.order == "free":
            found += tuple(compress(cells, map(gt, compiled.times, map(len, card.points))))
        else:
            found += tuple([cells[category] for category in fillable(compiled, open_categories(compiled, card))])
    return found


def cells_to_fill_last(rules: Rules) -> Iterator[Cell]:
    """Yield the cells that the orders let be filled when all others are."""
    for cells, column in zip(rules.cells, rules.columns, strict=True):
        sections = [section(column.compiled, cell.category) for cell in cells]
        yield from (cell for cell, each in zip(cells, sections, strict=True) if each == max(sections))


def callable_cells(rules: Rules, sheet: Sheet) -> Cells:
    """Return the cells that can be called after the first roll of the next turn."""
    return tuple(cell for cell in fillable_cells(rules, sheet) if cell.column == rules.announce_column)


def is_sheet_full(rules: Rules, sheet: Sheet) -> bool:
    """Return whether every cell is filled as often as it can be."""
    return all(map(is_complete, repeat(rules.card), sheet.columns))


def sheet_turns_played(sheet: Sheet) -> int:
    """Return how often a cell was filled."""
    return sum(sum(map(len, card.points)) for card in sheet.columns)


def rolls_of_turn(rules: Rules, sheet: Sheet) -> int:
    """Return how many rolls the next turn can have, extra rolls included: the very last one may have others."""
    ruleset = rules.ruleset
    rolls = ruleset.rolls
    if ruleset.last_turn_rolls is not None and sheet_turns_played(sheet) == rules.turns - 1:
        rolls = ruleset.last_turn_rolls
    return rolls + max(0, sheet.extra_rolls)
