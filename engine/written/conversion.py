"""Conversion of written sheets to cards: `convert` reads as many rows as possible and reports how it read them.

A blank or missing row is open. A dash, a slash or an x crosses a category out, which fills it with 0; in a row of
bonuses it means 0 too, in other rows of sums nothing. An entry that is not understood is a problem and does not stop
the rest, but sums are not compared then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.checks.card_check import CardReport
from engine.checks.noted_cards import NotedCard, NotedSheet, check_noted_card, check_noted_sheet, note_card
from engine.checks.rows import (
    Meaning,
    NotedRow,
    Values,
    card_values,
    column_values,
    read_row,
    row_meanings,
    sheet_values,
)
from engine.checks.sheet_check import SheetReport
from engine.checks.unreliable import Unreliable
from engine.errors import Path
from engine.rulesets.compiled import CompiledRuleset
from engine.written.pasted import WrittenRow
from engine.written.row_reader import ConvertedRow, RowReader


@dataclass(frozen=True, slots=True)
class Conversion:
    """A converted sheet and its check; `claimed` are the values of its rows of sums, `claimed_columns` those of
    columns.

    Paths of problems and assumptions lead into ("rows", place) or ("scorecard", …).
    """

    rows: tuple[ConvertedRow, ...]
    noted: NotedCard | NotedSheet
    report: CardReport | SheetReport
    claimed: Mapping[str, int]
    claimed_columns: Mapping[int, Mapping[str, int]]


def convert(compiled: CompiledRuleset | Rules, rows: Sequence[WrittenRow]) -> Conversion:
    """Convert the rows of a sheet to a card, with all its problems."""
    reader = RowReader(compiled)
    read = reader.read(rows)
    if isinstance(compiled, Rules):
        return _convert_sheet(compiled, reader, read)
    return _convert_card(compiled, reader, read)


def _convert_card(compiled: CompiledRuleset, reader: RowReader, read: Sequence[ConvertedRow]) -> Conversion:
    rows = tuple(row for _, row in reader.rows)
    path = ("scorecard", "extra_bonus_count")
    card, assumed = note_card(compiled, Scorecard(tuple(reader.fillings[0])), rows, count_said=False, path=path)
    sheet = Sheet((card,), compiled.greatest_extra_rolls(0))
    noted = NotedCard(sheet, rows, tuple(reader.problems), (*reader.assumptions, *assumed))
    report = check_noted_card(compiled, noted)
    sums = _sums(reader, {None: card_values(compiled, card)}, report.unreliable)
    return Conversion(_with_totals(read, sums), noted, report, _claimed_totals(sums).get(None, {}), {})


def _convert_sheet(rules: Rules, reader: RowReader, read: Sequence[ConvertedRow]) -> Conversion:
    columns, assumptions = [], [*reader.assumptions]
    by_column: dict[int, list[NotedRow]] = {}
    for column, row in reader.rows:
        if column is not None:
            by_column.setdefault(column, []).append(row)
    for place, fillings in enumerate(reader.fillings):
        path = ("scorecard", "columns", rules.ruleset.column_ids[place], "extra_bonus_count")
        rows = by_column.get(place, ())
        card, assumed = note_card(rules.card, Scorecard(tuple(fillings)), rows, count_said=False, path=path)
        columns.append(card)
        assumptions += assumed
    below = tuple(row for column, row in reader.rows if column is None)
    noted = NotedSheet(Sheet(tuple(columns)), by_column, tuple(reader.problems), tuple(assumptions), below)
    report = check_noted_sheet(rules, noted)
    values: dict[int | None, Values] = {None: sheet_values(report.totals)}
    for place, totals in enumerate(report.columns):
        values[place] = column_values(totals, columns[place].extra_bonus_count)
    sums = _sums(reader, values, report.unreliable)
    claimed = _claimed_totals(sums)
    of_columns = {place: totals for place, totals in claimed.items() if place is not None}
    return Conversion(_with_totals(read, sums), noted, report, claimed.get(None, {}), of_columns)


_Sums = Mapping[Path, tuple[int | None, Meaning, int]]
"""Column, meaning and value of rows of sums, by their paths."""


def _sums(reader: RowReader, values: Mapping[int | None, Values], unreliable: Unreliable | None) -> _Sums:
    """Identify the rows of sums: by a fitting value, or by their only possible meaning; other rows are left out."""
    found = {}
    doubtful = {} if unreliable is None else {claim.path: claim.meaning for claim in unreliable.claims}
    for column, row in reader.rows:
        meant = [meaning for meaning in row_meanings(row.name) if meaning in values[column]]
        if row.path in doubtful:
            fits = tuple(meaning for meaning in meant if meaning == doubtful[row.path])
        else:
            fits = read_row(row, values[column]).fits or (tuple(meant) if len(meant) == 1 else ())
        if fits:
            found[row.path] = column, fits[0], row.value
    return found


def _with_totals(read: Sequence[ConvertedRow], sums: _Sums) -> tuple[ConvertedRow, ...]:
    """Return the rows with the identified sums."""
    by_row = {path[1]: meaning for path, (_, meaning, _) in sums.items()}
    return tuple(
        replace(row, total=by_row.get(place, row.total)) if row.read_as == "total" else row
        for place, row in enumerate(read)
    )


def _claimed_totals(sums: _Sums) -> dict[int | None, dict[str, int]]:
    """Return the claimed totals by column and name; of repeated ones the first counts."""
    claimed: dict[int | None, dict[str, int]] = {}
    for column, meaning, value in sums.values():
        if meaning not in ("upper_total", "lower_total", "extra_bonus_count"):
            claimed.setdefault(column, {}).setdefault(meaning, value)
    return claimed
