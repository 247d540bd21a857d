"""Everything that is wrong with a sheet and with the totals claimed for it, and the totals it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.errors import Problem
from engine.played import Assumption
from engine.scorecard import UpperStanding, wrong_total
from engine.sheet import CompiledSheet, Sheet, is_sheet_full
from engine.sheet_problems import sheet_problems
from engine.sheet_totals import ColumnTotals, SheetTotals, column_totals, sheet_standings, sheet_totals


@dataclass(frozen=True, slots=True)
class ClaimedTotals:
    """Totals that somebody claims: any of those of the sheet, and by the places of columns any of those of a column."""

    sheet: Mapping[str, int]
    columns: Mapping[int, Mapping[str, int]]


NO_CLAIM: Final = ClaimedTotals({}, {})


@dataclass(frozen=True, slots=True)
class SheetReport:
    """What `check_sheet` found. The totals are those of the values as claimed, whatever the problems.

    `columns` and `uppers` have an entry for each column, in the order of the sheet; `assumptions` are as of a card.
    """

    complete: bool
    problems: tuple[Problem, ...]
    totals: SheetTotals
    columns: tuple[ColumnTotals, ...]
    uppers: tuple[UpperStanding, ...]
    assumptions: tuple[Assumption, ...] = ()

    @property
    def valid(self) -> bool:
        """Whether no problem was found."""
        return not self.problems


def check_sheet(rules: CompiledSheet, sheet: Sheet, claimed: ClaimedTotals = NO_CLAIM) -> SheetReport:
    """Everything wrong with a sheet and with the totals claimed for it, at once.

    A sheet has no problem exactly when some legal sequence of turns ends in it, extra bonuses included. Each total that
    is claimed is compared with that of the sheet as it stands.
    """
    problems = sheet_problems(rules, sheet)
    totals, columns = sheet_totals(rules, sheet), column_totals(rules, sheet)
    problems += sheet_claim_problems(rules, totals, columns, claimed)
    return SheetReport(is_sheet_full(rules, sheet), tuple(problems), totals, columns, sheet_standings(rules, sheet))


def sheet_claim_problems(
    rules: CompiledSheet, totals: SheetTotals, columns: tuple[ColumnTotals, ...], claimed: ClaimedTotals
) -> list[Problem]:
    """The claimed totals that are not those of the sheet, or of its columns."""
    problems = []
    for name, found in claimed.sheet.items():
        expected: int = getattr(totals, name)
        if found != expected:
            problems.append(wrong_total(name, expected, found))
    for place, of_column in claimed.columns.items():
        id_ = rules.columns[place].column.id
        for name, found in of_column.items():
            expected = getattr(columns[place], name)
            if found != expected:
                problems.append(wrong_total(name, expected, found, ("columns", id_)))
    return problems
