"""Conversion of written sheets to cards: `convert` reads as many rows as possible and reports how it read them.

A blank or missing row is open. A dash, a slash or an x crosses a category out, which fills it with 0. In a row of
bonuses it means 0 too; in other rows of sums it means nothing. An entry that is not understood is a problem. The rest
is still read, but sums are not compared then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.checks.noted_sheets import NotedSheet, check_noted_sheet, note_card
from engine.checks.rows import Meaning, NotedRow, Sums, read_row, row_meanings, sums_of
from engine.checks.sheet_check import ClaimedTotals, SheetReport
from engine.checks.unreliable import Unreliable
from engine.errors import Path
from engine.written.pasted import WrittenRow
from engine.written.row_reader import ConvertedRow, RowReader


@dataclass(frozen=True, slots=True)
class Conversion:
    """A converted sheet and its check; `claimed` are the values of its rows of sums.

    Paths of problems and assumptions lead into ("rows", place) or ("scorecard", …).
    """

    rows: tuple[ConvertedRow, ...]
    noted: NotedSheet
    report: SheetReport
    claimed: ClaimedTotals


def convert(rules: Rules, rows: Sequence[WrittenRow]) -> Conversion:
    """Convert the rows of a sheet to a card, with all its problems."""
    reader = RowReader(rules)
    read = reader.read(rows)
    noted = _note(rules, reader)
    report = check_noted_sheet(rules, noted)
    found = _find_sums(reader, sums_of(rules, noted.sheet, report.totals), report.unreliable)
    return Conversion(_with_totals(read, found), noted, report, _claimed_totals(found))


def _note(rules: Rules, reader: RowReader) -> NotedSheet:
    """Return the rows as a sheet with its rows of sums; those of the whole sheet come first."""
    by_column: dict[int | None, list[NotedRow]] = {None: []}
    for column, row in reader.rows:
        by_column.setdefault(column, []).append(row)
    columns, assumptions = [], [*reader.assumptions]
    for place, fillings in enumerate(reader.fillings):
        path = (*rules.card_path(place), "extra_bonus_count")
        rows = by_column.get(place if rules.named else None, ())
        card, assumed = note_card(rules, Scorecard(tuple(fillings)), rows, path)
        columns.append(card)
        assumptions += assumed
    sheet = Sheet(tuple(columns), rules.card.greatest_extra_rolls(0))
    noted = {column: rows for column, rows in by_column.items() if rows}
    return NotedSheet(sheet, noted, tuple(reader.problems), tuple(assumptions))


_Found = Mapping[Path, tuple[int | None, Meaning, int]]
"""Column, meaning and value of each row of sums, by the path of the row."""


def _find_sums(reader: RowReader, sums: Sums, unreliable: Unreliable | None) -> _Found:
    """Return the sum of each row: one that its value matches, or its only possible one; other rows are left out."""
    found = {}
    doubtful = {} if unreliable is None else {claim.path: claim.meaning for claim in unreliable.claims}
    for column, row in reader.rows:
        meant = [meaning for meaning in row_meanings(row.name) if meaning in sums[column]]
        if row.path in doubtful:
            fits = tuple(meaning for meaning in meant if meaning == doubtful[row.path])
        else:
            fits = read_row(row, sums[column]).fits or (tuple(meant) if len(meant) == 1 else ())
        if fits:
            found[row.path] = column, fits[0], row.value
    return found


def _with_totals(read: Sequence[ConvertedRow], found: _Found) -> tuple[ConvertedRow, ...]:
    """Return the rows with the sums that they mean."""
    by_row = {path[1]: meaning for path, (_, meaning, _) in found.items()}
    return tuple(
        replace(row, total=by_row.get(place, row.total)) if row.read_as == "total" else row
        for place, row in enumerate(read)
    )


def _claimed_totals(found: _Found) -> ClaimedTotals:
    """Return the claimed totals of rows, the first of each name, if it is one that can be claimed."""
    claimed: dict[int | None, dict[str, int]] = {}
    for column, meaning, value in found.values():
        if meaning not in ("upper_total", "lower_total", "extra_bonus_count"):
            claimed.setdefault(column, {}).setdefault(meaning, value)
    of_columns = {column: totals for column, totals in claimed.items() if column is not None}
    return ClaimedTotals(claimed.get(None, {}), of_columns)
