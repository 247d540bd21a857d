"""`/v1/scorecards/convert`: what card is this sheet?"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Annotated, Any, Final

from flask import Flask, Response, request
from marshmallow import ValidationError

from api.answers.reports import dump_assumptions, dump_unreliable
from api.answers.sheets import dump_all_totals, dump_sheet
from api.http.body import read_json
from api.http.caching import answer
from api.http.errors import InvalidRequest, dump_problem
from api.requests.declaration import declare
from api.requests.fields import StrictField, Text
from api.requests.loading import load
from api.requests.reading import missing_field, read_list, read_object, read_text, whole_problem
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from engine.cards.rules import Rules
from engine.checks.sheet_check import ClaimedTotals
from engine.errors import Path, Problem
from engine.text.entries import GREATEST_WRITTEN
from engine.text.shapes import Shape, a_list
from engine.written.conversion import Conversion, convert
from engine.written.pasted import GREATEST_LINES, WrittenRow, read_lines
from engine.written.row_reader import GREATEST_ENTRIES, ConvertedRow, ReadEntry
from engine.written.written_names import GREATEST_WRITTEN_NAME

GREATEST_TEXT: Final = 10_000
"""Characters of a pasted sheet."""
GREATEST_VALUE: Final = 999_999
_VALUE: Final = Shape(
    name="WrittenValue",
    about="A number or text. An empty text is open. A dash, a slash, an x or a struck-through number (`~~25~~`) is "
    "crossed out: 0.",
    one_of=(
        Shape(
            scalar=int,
            name="WrittenNumber",
            about="A number.",
            keywords={"minimum": -GREATEST_VALUE, "maximum": GREATEST_VALUE},
        ),
        Shape(
            name="WrittenText",
            about="Text as written; null if open.",
            keywords={"type": ["string", "null"], "maxLength": GREATEST_WRITTEN},
        ),
    ),
)
_ROW: Final = Shape(
    "an object",
    '{"name": "Ones", "value": 3}',
    {
        "name": Shape(
            scalar=str,
            about="Name as written, with decorations: `3er-Pasch (alle Augen)`.",
            keywords={"maxLength": GREATEST_WRITTEN_NAME},
        ),
        "value": _VALUE,
        "values": Shape(
            each=_VALUE,
            is_list=True,
            about="Values by column, or by filling of a category that can be filled several times.",
            keywords={"maxItems": GREATEST_ENTRIES},
        ),
    },
    name="WrittenRow",
    about="A row of a sheet, with a `value` or `values`; open without either.",
    keywords={"required": ["name"]},
)


class WrittenRows(StrictField[tuple[WrittenRow, ...]]):
    """Rows with their names and values, which are not looked up."""

    def __init__(self, about: str) -> None:
        limit = {"maxItems": GREATEST_LINES}
        super().__init__(a_list(_ROW, f"[{_ROW.example}]", "a list of rows", about=about, keywords=limit))

    def read(self, value: Any) -> tuple[WrittenRow, ...]:
        """Return the rows, with their values as strings."""
        problems: list[Problem] = []
        rows = read_list(value, str(self.name), (), GREATEST_LINES, problems, self.must_be)
        read = tuple(_read_row(each, (place,), problems) for place, each in enumerate(rows))
        if problems:
            raise ValidationError(problems)
        return read


def _read_row(value: Any, path: Path, problems: list[Problem]) -> WrittenRow:
    table = read_object(value, "a row", path, _ROW, problems)
    name = None
    if "name" in table:
        name = read_text(table["name"], "name", (*path, "name"), GREATEST_WRITTEN_NAME, problems)
    elif type(value) is dict:
        problems.append(missing_field("name", "a string").below(*path))
    if "value" in table and "values" in table:
        detail = "a row has either value or values, not both"
        problems.append(Problem("contradiction", (*path, "values"), detail))
    if "values" in table:
        at = (*path, "values")
        values = read_list(table["values"], "values", at, GREATEST_ENTRIES, problems)
        entries = [_read_entry(each, (*at, place), problems) for place, each in enumerate(values)]
    else:
        entries = [_read_entry(table.get("value"), (*path, "value"), problems)]
    return WrittenRow((name or "").strip(), tuple(entries))


def _read_entry(value: Any, path: Path, problems: list[Problem]) -> str:
    """Return a number, a string or null as a string."""
    if value is None:
        return ""
    if type(value) is int:
        if -GREATEST_VALUE <= value <= GREATEST_VALUE:
            return str(value)
        problems.append(whole_problem("a value", path, value, -GREATEST_VALUE, GREATEST_VALUE, ", a string or null"))
        return ""
    return read_text(value, "a value", path, GREATEST_WRITTEN, problems, "a whole number, a string or null") or ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConversionRequest(RulesetRequest):
    """A written sheet, as either `text` or `rows`."""

    text: Annotated[
        str | None,
        Text(
            GREATEST_TEXT,
            "Pasted sheet with at most 200 rows, one per line: a name, then a value or one value per column. "
            "Separators are tabs, bars, semicolons, commas, colons, equals signs, dots and spaces. Blank and "
            "decorative lines are ignored.",
        ),
    ] = ""
    rows: Annotated[tuple[WrittenRow, ...] | None, WrittenRows("Rows of the sheet.")] = ()


CONVERSION: Final = declare(ConversionRequest)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/scorecards/convert`."""

    @app.post("/v1/scorecards/convert")
    def convert_card() -> Response:
        rules, rows = load(CONVERSION, read_json(request), partial(written_rows, catalogue.rules))
        return answer(dump_conversion(rules, convert(rules, rows)))


def written_rows(find_rules: FindRules, request: ConversionRequest) -> tuple[Rules, tuple[WrittenRow, ...]]:
    """Return the rules and the rows of the sheet.

    Raises `InvalidRequest` if it has too many lines, is sent in both forms, or not at all.
    """
    rules = find_rules(request.reference)
    if request.text is None or request.rows is None:
        raise InvalidRequest(())
    if bool(request.text) == bool(request.rows):
        detail = "send either text or rows"
        raise InvalidRequest([Problem("contradiction" if request.rows else "missing-field", ("text",), detail)])
    rows = request.rows or tuple(islice(read_lines(request.text), GREATEST_LINES + 1))
    if len(rows) > GREATEST_LINES:
        detail = f"text must have at most {GREATEST_LINES} lines that are not blank or decoration"
        raise InvalidRequest([Problem("too-many", ("text",), detail, maximum=GREATEST_LINES)])
    return rules, rows


def dump_conversion(rules: Rules, found: Conversion) -> dict[str, Any]:
    """Return the card, its claims, its rows and all of their problems; pointers refer to this answer."""
    report, sheet = found.report, found.noted.sheet
    return {
        "kind": "converted_card",
        "ruleset": rules.ruleset.name,
        "scorecard": dump_sheet(rules, sheet),
        "claimed": _dump_claimed(rules, found.claimed),
        "rows": [_dump_row(rules, row) for row in found.rows],
        "valid": report.valid,
        "complete": report.complete,
        "problems": [dump_problem(problem, rules) for problem in report.problems],
        **dump_all_totals(rules, report.totals, report.uppers),
        **dump_assumptions(rules, report.assumptions),
        **dump_unreliable(rules, sheet, report.unreliable),
    }


def _dump_claimed(rules: Rules, claimed: ClaimedTotals) -> dict[str, Any]:
    ids = rules.ruleset.column_ids
    columns = {ids[place]: totals for place, totals in claimed.columns.items()}
    return {**claimed.sheet, **({"columns": columns} if columns else {})}


def _dump_row(rules: Rules, row: ConvertedRow) -> dict[str, Any]:
    category = {} if row.category is None else {"category": rules.ruleset.category_ids[row.category]}
    return {
        "name": row.name,
        **({"line": row.line} if row.line else {}),
        "read_as": row.read_as,
        **category,
        **({} if row.total is None else {"total": row.total}),
        **({"suggestions": row.suggestions} if row.suggestions else {}),
        "values": [_dump_entry(rules, each) for each in row.entries],
    }


def _dump_entry(rules: Rules, read: ReadEntry) -> dict[str, Any]:
    column = {} if read.column is None else {"column": rules.ruleset.column_ids[read.column]}
    points = read.entry.points if read.entry.means in ("points", "crossed_out") else None
    return {"written": read.entry.written, "means": read.entry.means, "points": points, **column}
