"""Games of columns, their sheets and positions, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from engine.cards.rules import Cell, Rules
from engine.cards.scorecard import UpperStanding
from engine.cards.sheet import Sheet
from engine.cards.sheet_totals import ColumnTotals
from engine.games.position import Position
from engine.rulesets.ruleset import Ruleset


def dump_columns(ruleset: Ruleset) -> list[dict[str, Any]]:
    """The columns in the order of the sheet, whole."""
    return [
        {
            "id": column.id,
            "title": column.title,
            "factor": column.factor,
            "order": column.order,
            "announce": column.announce,
        }
        for column in ruleset.columns
    ]


def dump_products(ruleset: Ruleset) -> list[dict[str, str]]:
    """The products of every column."""
    return [{"plus": of.plus, "minus": of.minus, "times": of.times} for of in ruleset.products]


def dump_sheet(rules: Rules, sheet: Sheet) -> dict[str, Any]:
    """A sheet without the cells that are open; every column is named."""
    return {
        "columns": {
            column.column.id: {
                "points": {name: paid[0] for name, paid in zip(rules.categories, card.points, strict=True) if paid},
                "extra_bonus_count": card.extra_bonus_count,
            }
            for column, card in zip(rules.columns, sheet.columns, strict=True)
        }
    }


def dump_call(position: Position) -> dict[str, Any]:
    """What was announced in the turn, and whether all dice were rolled last; nothing in games that do not ask."""
    rules, called = position.rules, position.announced
    if rules.announce_column < 0:
        return {}
    return {
        "announced": None if called is None else rules.categories[called],
        "all_rolled": position.all_rolled,
    }


def dump_sheet_position(position: Position) -> dict[str, Any]:
    """A position in a turn."""
    return {
        "dice": position.hand,
        "rolls_left": position.rolls_left,
        **dump_call(position),
        "scorecard": dump_sheet(position.rules, position.sheet),
    }


def dump_asked_sheet(position: Position) -> dict[str, Any]:
    """Return what asks about a position, without what need not be said."""
    asked = dump_sheet_position(position)
    is_said = {"announced": position.announced is not None, "all_rolled": position.all_rolled and position.roll > 1}
    return {name: value for name, value in asked.items() if is_said.get(name, True)}


def dump_column_totals(
    rules: Rules, totals: Sequence[ColumnTotals], uppers: Sequence[UpperStanding]
) -> dict[str, dict[str, Any]]:
    """What every column counts, and how its upper section stands."""
    return {
        column.column.id: {**asdict(counts), "upper": asdict(upper)}
        for column, counts, upper in zip(rules.columns, totals, uppers, strict=True)
    }


def cell_at(rules: Rules, number: int) -> Cell:
    """The cell with a number: column by column, in the order of the card."""
    return Cell(*divmod(number, len(rules.categories)))


def cell_title(rules: Rules, cell: Cell) -> str:
    """A cell in words: ``Ones (Down)``."""
    return f"{rules.ruleset.categories[cell.category].title} ({rules.columns[cell.column].column.title})"
