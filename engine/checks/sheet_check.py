"""Everything that is wrong with a sheet and with the totals claimed for it, and the totals it has."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.scorecard import UpperStanding
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.sheet_totals import (
    ColumnTotals,
    SheetTotals,
    add_columns,
    column_totals,
    column_totals_over,
    sheet_standings,
    sheet_totals_over,
)
from engine.checks.card_check import wrong_total
from engine.checks.sheet_problems import sheet_problems
from engine.checks.unreliable import Unreliable
from engine.doubt import Box, Doubt, doubtful_boxes
from engine.errors import Path, Problem, doubts_of


@dataclass(frozen=True, slots=True)
class ClaimedTotals:
    """Totals that somebody claims: any of those of the sheet, and by the places of columns any of those of a column."""

    sheet: Mapping[str, int]
    columns: Mapping[int, Mapping[str, int]]


NO_CLAIM: Final = ClaimedTotals({}, {})


@dataclass(frozen=True, slots=True)
class SheetReport:
    """What `check_sheet` found. The totals are those of the values as claimed, whatever the problems.

    `columns` and `uppers` have an entry for each column, in the order of the sheet; `doubts` and `assumptions` are as
    of a card.
    """

    complete: bool
    problems: tuple[Problem, ...]
    totals: SheetTotals
    columns: tuple[ColumnTotals, ...]
    uppers: tuple[UpperStanding, ...]
    doubts: tuple[Doubt, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    unreliable: Unreliable | None = None

    @property
    def valid(self) -> bool:
        """Whether no problem was found."""
        return not self.problems


def check_sheet(rules: Rules, sheet: Sheet, claimed: ClaimedTotals = NO_CLAIM) -> SheetReport:
    """Everything wrong with a sheet and with the totals claimed for it, at once.

    A sheet has no problem exactly when some legal sequence of turns ends in it, extra bonuses included. Each total that
    is claimed is compared with that of the sheet as it stands, but for totals over doubtful boxes.
    """
    problems = sheet_problems(rules, sheet)
    doubts, columns = doubts_of(problems), column_totals(rules, sheet)
    totals, uppers = add_columns(rules, columns), sheet_standings(rules, sheet)
    problems += _wrong_totals(rules, totals, columns, claimed, doubtful_boxes(doubts))
    return SheetReport(is_sheet_full(rules, sheet), tuple(problems), totals, columns, uppers, doubts)


def _wrong_totals(
    rules: Rules,
    totals: SheetTotals,
    columns: Sequence[ColumnTotals],
    claimed: ClaimedTotals,
    doubtful: Collection[Box],
) -> list[Problem]:
    """Return the problems of claimed totals that are not those of the sheet or its columns, doubtful boxes apart."""
    unreliable = sheet_totals_over(rules, doubtful)
    problems = _differing(totals, claimed.sheet, unreliable)
    for place, of_column in claimed.columns.items():
        unreliable = column_totals_over(rules, place, doubtful)
        below = ("columns", rules.columns[place].column.id)
        problems += _differing(columns[place], of_column, unreliable, below)
    return problems


def _differing(
    totals: SheetTotals | ColumnTotals, claimed: Mapping[str, int], unreliable: Collection[str], below: Path = ()
) -> list[Problem]:
    return [
        wrong_total(name, expected, found, below)
        for name, found in claimed.items()
        if name not in unreliable and found != (expected := getattr(totals, name))
    ]
