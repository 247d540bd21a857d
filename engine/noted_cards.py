"""Cards and sheets as people note them, with rows of sums and bonuses beside the categories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.errors import Path, Problem
from engine.played import Assumption
from engine.rows import NotedRow, card_values, check_rows, column_values, noted_extra_bonuses, sheet_values
from engine.scorecard import CardReport, Scorecard, check_scorecard, turns_played
from engine.scoring import CompiledRuleset
from engine.sheet import CompiledSheet, Sheet, sheet_turns_played
from engine.sheet_check import NO_CLAIM, ClaimedTotals, SheetReport, check_sheet
from engine.sheet_totals import column_totals, sheet_totals


@dataclass(frozen=True, slots=True)
class NotedCard:
    """A card with the rows beside its categories.

    `problems` are those of names: what they stand for is not known, and so no sum is compared. `assumptions`: what was
    taken from rows, because nobody says it elsewhere.
    """

    card: Scorecard
    rows: tuple[NotedRow, ...] = ()
    problems: tuple[Problem, ...] = ()
    assumptions: tuple[Assumption, ...] = ()

    @property
    def turns(self) -> int:
        """How many turns it took."""
        return turns_played(self.card)


@dataclass(frozen=True, slots=True)
class NotedSheet:
    """A sheet with the rows below its columns, by their places, and `below` all of it; the rest is as of a card."""

    sheet: Sheet
    rows: Mapping[int, Sequence[NotedRow]] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    below: tuple[NotedRow, ...] = ()

    @property
    def turns(self) -> int:
        """How many turns it took."""
        return sheet_turns_played(self.sheet)


def note_card(
    compiled: CompiledRuleset, card: Scorecard, rows: Sequence[NotedRow], count_said: bool, path: Path
) -> tuple[Scorecard, tuple[Assumption, ...]]:
    """The card, with the extra bonuses that its rows say where `count_said` is not; and what was assumed at `path`."""
    if count_said or not rows:
        return card, ()
    count, assumption = noted_extra_bonuses(compiled, rows, path)
    return replace(card, extra_bonus_count=count), () if assumption is None else (assumption,)


def check_noted_card(
    compiled: CompiledRuleset, noted: NotedCard, claimed: Mapping[str, int] | None = None
) -> CardReport:
    """`check_scorecard` of a card with its rows; no sum is compared where some name is not known."""
    if noted.problems:
        report = check_scorecard(compiled, noted.card)
        return replace(report, problems=(*noted.problems, *report.problems), assumptions=noted.assumptions)
    report = check_scorecard(compiled, noted.card, claimed)
    if not noted.rows:
        return replace(report, assumptions=noted.assumptions) if noted.assumptions else report
    problems, assumptions = check_rows(noted.rows, card_values(compiled, noted.card))
    return replace(report, problems=(*report.problems, *problems), assumptions=(*noted.assumptions, *assumptions))


def check_noted_sheet(rules: CompiledSheet, noted: NotedSheet, claimed: ClaimedTotals = NO_CLAIM) -> SheetReport:
    """`check_sheet` of a sheet with its rows, by the same rules."""
    if noted.problems:
        report = check_sheet(rules, noted.sheet)
        return replace(report, problems=(*noted.problems, *report.problems), assumptions=noted.assumptions)
    report = check_sheet(rules, noted.sheet, claimed)
    problems, assumptions = check_sheet_rows(rules, noted)
    return replace(report, problems=(*report.problems, *problems), assumptions=(*noted.assumptions, *assumptions))


def check_sheet_rows(rules: CompiledSheet, noted: NotedSheet) -> tuple[list[Problem], list[Assumption]]:
    """The rows of every column held against it, and those of the whole sheet."""
    problems, assumptions = check_rows(noted.below, sheet_values(sheet_totals(rules, noted.sheet)))
    columns = column_totals(rules, noted.sheet)
    for place, rows in noted.rows.items():
        values = column_values(columns[place], noted.sheet.columns[place].extra_bonus_count)
        of_column = check_rows(rows, values)
        problems += of_column[0]
        assumptions += of_column[1]
    return problems, assumptions
