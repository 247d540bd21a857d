"""Sheets that were made cards: how each row was read, the card as it can be sent, and the check of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from api.answers.games import dump_assumptions
from api.answers.sheets import dump_column_totals, dump_sheet
from api.answers.situations import dump_card, dump_totals
from api.answers.unreliable import dump_unreliable
from api.http.errors import dump_problem
from engine.cards.rules import Rules
from engine.checks.card_check import CardReport
from engine.checks.noted_cards import NotedCard, NotedSheet
from engine.checks.sheet_check import SheetReport
from engine.rulesets.compiled import CompiledRuleset
from engine.written.conversion import Conversion
from engine.written.row_reader import ConvertedRow, ReadEntry


def dump_conversion(compiled: CompiledRuleset | Rules, found: Conversion) -> dict[str, Any]:
    """The card, its claims, its rows and all that is wrong with them; pointers lead into this answer."""
    report = found.report
    scorecard, totals = _dump_checked(compiled, found)
    return {
        "kind": "converted_card",
        "ruleset": compiled.ruleset.name,
        "scorecard": scorecard,
        "claimed": _dump_claimed(compiled, found),
        "rows": [_dump_row(compiled, row) for row in found.rows],
        "valid": report.valid,
        "complete": report.complete,
        "problems": [dump_problem(problem) for problem in report.problems],
        **totals,
        **dump_assumptions(report.assumptions),
        **dump_unreliable(compiled, found.noted.written, report.unreliable),
    }


def _dump_checked(compiled: CompiledRuleset | Rules, found: Conversion) -> tuple[dict[str, Any], dict[str, Any]]:
    """The card, and its totals."""
    match compiled, found.noted, found.report:
        case CompiledRuleset(), NotedCard(card=card), CardReport() as of_card:
            totals = {"totals": dump_totals(of_card.totals), "upper": asdict(of_card.upper)}
            return dump_card(compiled, card), totals
        case Rules(), NotedSheet(sheet=sheet), SheetReport() as of_sheet:
            columns = dump_column_totals(compiled, of_sheet.columns, of_sheet.uppers)
            return dump_sheet(compiled, sheet), {"totals": asdict(of_sheet.totals), "columns": columns}
    raise TypeError(f"{compiled.ruleset.name} is a game of another kind than what was read")


def _dump_claimed(compiled: CompiledRuleset | Rules, found: Conversion) -> dict[str, Any]:
    ids = compiled.ruleset.column_ids
    columns: Mapping[str, Any] = {ids[place]: totals for place, totals in found.claimed_columns.items()}
    return {**found.claimed, **({"columns": columns} if columns else {})}


def _dump_row(compiled: CompiledRuleset | Rules, row: ConvertedRow) -> dict[str, Any]:
    category = {} if row.category is None else {"category": compiled.ruleset.category_ids[row.category]}
    return {
        "name": row.name,
        **({"line": row.line} if row.line else {}),
        "read_as": row.read_as,
        **category,
        **({} if row.total is None else {"total": row.total}),
        **({"suggestions": row.suggestions} if row.suggestions else {}),
        "values": [_dump_entry(compiled, each) for each in row.entries],
    }


def _dump_entry(compiled: CompiledRuleset | Rules, read: ReadEntry) -> dict[str, Any]:
    column = {} if read.column is None else {"column": compiled.ruleset.column_ids[read.column]}
    points = read.entry.points if read.entry.means in ("points", "crossed_out") else None
    return {"written": read.entry.written, "means": read.entry.means, "points": points, **column}
