"""Sheets as people write them down, with rows of sums and bonuses among the categories."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.cards.totals import Totals, score_totals
from engine.checks.changes import doubt_of_all
from engine.checks.corrections import SumClaim, claims_of, find_unreliable
from engine.checks.rows import (
    NotedRow,
    Unsure,
    Values,
    check_rows,
    doubtful_sums,
    is_doubtful,
    noted_extra_bonuses,
    row_meanings,
    sums_of,
)
from engine.checks.sheet_check import NO_CLAIM, ClaimedTotals, SheetReport, check_sheet
from engine.checks.sheet_problems import sheet_problems, single_category_problems
from engine.doubt import GREATEST_CORRECTION_COUNT
from engine.errors import Path, Problem, doubts_of
from engine.words import quoted


@dataclass(frozen=True, slots=True)
class NotedSheet:
    """A sheet with its rows by column index, and those of the whole sheet under None.

    The column of a game of one card has no rows of its own. `problems` are those of unknown names; with any of these,
    only single categories are checked. `assumptions` are the values that were taken from rows because they are given
    nowhere else.
    """

    sheet: Sheet
    rows: Mapping[int | None, Sequence[NotedRow]] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    assumptions: tuple[Assumption, ...] = ()


def note_card(
    rules: Rules, card: Scorecard, rows: Sequence[NotedRow], path: Path
) -> tuple[Scorecard, tuple[Assumption, ...]]:
    """Return a card with the extra bonuses that its rows state, and the assumption about them at `path`."""
    if not rows:
        return card, ()
    count, assumption = noted_extra_bonuses(rules.card, rows, path)
    return replace(card, extra_bonus_count=count), () if assumption is None else (assumption,)


def check_noted_sheet(
    rules: Rules, noted: NotedSheet, claimed: ClaimedTotals = NO_CLAIM, most: int = GREATEST_CORRECTION_COUNT
) -> SheetReport:
    """Return the report of a sheet with its rows.

    If a name is unknown, parts of the sheet may be missing. Then only single categories are checked.

    At most `most` corrections of doubtful boxes are tried.
    """
    report = check_sheet(rules, noted.sheet, NO_CLAIM if noted.problems else claimed)
    if noted.problems:
        problems_of_names = (*noted.problems, *single_category_problems(rules, noted.sheet))
        report = replace(report, problems=problems_of_names, doubts=(doubt_of_all(rules),))
    doubts = report.doubts
    unreliable = doubtful_sums(rules, doubts)
    problems, assumptions = [], []
    claims = claims_of(rules, claimed)
    for column, rows, values in _rows_and_values(rules, noted, report.totals):
        if not noted.problems:
            found, assumed = check_rows(rows, values, unreliable[column])
            problems += found
            assumptions += assumed
        claims += [
            SumClaim(row.path, quoted(row.name), column, row_meanings(row.name), row.value)
            for row in rows
            if is_doubtful(row, values, unreliable[column])
        ]
    return replace(
        report,
        problems=(*report.problems, *problems),
        assumptions=(*noted.assumptions, *assumptions),
        unreliable=find_unreliable(rules, noted.sheet, doubts, claims, most=most),
    )


def _rows_and_values(
    rules: Rules, noted: NotedSheet, totals: Totals
) -> Iterator[tuple[int | None, Sequence[NotedRow], Values]]:
    """Yield the rows of the whole sheet and of every column, with the correct values."""
    if noted.rows:
        sums = sums_of(rules, noted.sheet, totals)
        yield from ((column, rows, sums[column]) for column, rows in noted.rows.items())


def row_problems(rules: Rules, noted: NotedSheet) -> list[Problem]:
    """Return the problems of the rows of a sheet, without those of the sheet."""
    values = [*_rows_and_values(rules, noted, score_totals(rules, noted.sheet))]

    def problems(unreliable: Unsure) -> list[Problem]:
        return [problem for column, rows, said in values for problem in check_rows(rows, said, unreliable[column])[0]]

    found = problems(doubtful_sums(rules, ()))
    if found and (doubts := doubts_of(sheet_problems(rules, noted.sheet))):
        return problems(doubtful_sums(rules, doubts))
    return found
