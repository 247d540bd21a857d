"""Sheets of one column or several, their totals and positions. In JSON, a game of one card has no columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from engine.cards.rules import Cell, Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.cards.totals import Totals, total_names
from engine.cards.upper import UpperStanding
from engine.games.position import Position
from engine.rulesets.ruleset import Ruleset


def dump_columns(ruleset: Ruleset) -> list[dict[str, Any]]:
    """Return the columns in the order of the sheet."""
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
    """Return the products of every column."""
    return [{"plus": of.plus, "minus": of.minus, "times": of.times} for of in ruleset.products]


def dump_sheet(rules: Rules, sheet: Sheet) -> dict[str, Any]:
    """Return a sheet without its open boxes; several fillings of a category are sorted."""
    extra_rolls = {} if rules.ruleset.extra_rolls is None else {"extra_rolls": sheet.extra_rolls}
    cards = [_dump_card(rules, card) for card in sheet.columns]
    if not rules.named:
        return {**cards[0], **extra_rolls}
    return {"columns": dict(zip(rules.ruleset.column_ids, cards, strict=True)), **extra_rolls}


def _dump_card(rules: Rules, card: Scorecard) -> dict[str, Any]:
    points: dict[str, int] = {}
    fillings: dict[str, list[int]] = {}
    for name, paid, times in zip(rules.categories, card.points, rules.card.times, strict=True):
        if paid and times == 1:
            points[name] = paid[0]
        elif paid:
            fillings[name] = sorted(paid)
    often = {"fillings": fillings} if rules.has_repeated_categories else {}
    return {"points": points, **often, "extra_bonus_count": card.extra_bonus_count}


def dump_call(position: Position) -> dict[str, Any]:
    """Return the call of the turn, and whether the last roll was of all dice; empty in games without calls."""
    rules, called = position.rules, position.announced
    if rules.announce_column < 0:
        return {}
    return {
        "announced": None if called is None else rules.categories[called],
        "all_rolled": position.all_rolled,
    }


def dump_position(position: Position) -> dict[str, Any]:
    """Return a position in a turn."""
    return {
        "dice": position.hand,
        "rolls_left": position.rolls_left,
        **dump_call(position),
        "scorecard": dump_sheet(position.rules, position.sheet),
    }


def dump_asked_sheet(position: Position) -> dict[str, Any]:
    """Return the fields that describe a position in a request, without those that have no effect on the answer."""
    asked = dump_position(position)
    is_said = {"announced": position.announced is not None, "all_rolled": position.all_rolled and position.roll > 1}
    return {name: value for name, value in asked.items() if is_said.get(name, True)}


def dump_all_totals(rules: Rules, totals: Totals, uppers: Sequence[UpperStanding]) -> dict[str, Any]:
    """Return the fields for the totals of a sheet and for the state of its upper sections."""
    if not rules.named:
        return {"totals": dump_totals(rules, totals), "upper": asdict(uppers[0])}
    # The next tier of a bonus is a matter of each column.
    whole = UpperStanding(sum(upper.ahead for upper in uppers), None, None)
    return {
        "totals": dump_totals(rules, totals),
        "upper": asdict(whole),
        "columns": dump_column_totals(rules, totals, uppers),
    }


def dump_totals(rules: Rules, totals: Totals) -> dict[str, int]:
    """Return every total that the game has."""
    found = {name: getattr(totals, name) for name in total_names(rules)}
    return {name: total for name, total in found.items() if total is not None}


def dump_column_totals(rules: Rules, totals: Totals, uppers: Sequence[UpperStanding]) -> dict[str, dict[str, Any]]:
    """Return the totals of every column, and the state of its upper section."""
    return {
        column.column.id: {**counts._asdict(), "upper": asdict(upper)}
        for column, counts, upper in zip(rules.columns, totals.columns, uppers, strict=True)
    }


def cell_at(rules: Rules, number: int) -> Cell:
    """Return the cell with a number: column by column, in the order of the card."""
    column, category = divmod(number, len(rules.categories))
    return rules.cells[column][category]


def dump_cell(rules: Rules, cell: Cell) -> dict[str, str]:
    """Return the ids of a cell's category and, if it has a name, of its column."""
    category = {"category": rules.categories[cell.category]}
    return {"column": rules.columns[cell.column].column.id, **category} if rules.named else category
