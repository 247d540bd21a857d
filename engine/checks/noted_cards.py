"""Cards and sheets as people note them, with rows of sums and bonuses beside the categories."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard, all_boxes
from engine.cards.sheet import Sheet, sheet_turns_played
from engine.cards.sheet_totals import add_columns, column_totals
from engine.checks.card_check import CardReport, check_scorecard, scorecard_problems
from engine.checks.corrections import SumClaim, claims_of, find_unreliable
from engine.checks.doubtful_sums import Unsure, doubtful_sums
from engine.checks.rows import (
    NotedRow,
    Values,
    card_values,
    check_rows,
    column_values,
    is_doubtful,
    noted_extra_bonuses,
    row_meanings,
    sheet_values,
)
from engine.checks.sheet_check import NO_CLAIM, ClaimedTotals, SheetReport, check_sheet
from engine.checks.sheet_problems import sheet_problems
from engine.doubt import GREATEST_CORRECTION_COUNT, Doubt
from engine.errors import Path, Problem, doubts_of
from engine.rulesets.compiled import CompiledRuleset
from engine.words import quoted


@dataclass(frozen=True, slots=True)
class NotedCard:
    """The sheet of a game of one card with the rows among its categories.

    `problems` are those of names: what they stand for is not known, and so no sum is compared. `assumptions`: what was
    taken from rows, because nobody says it elsewhere.
    """

    sheet: Sheet
    rows: tuple[NotedRow, ...] = ()
    problems: tuple[Problem, ...] = ()
    assumptions: tuple[Assumption, ...] = ()

    @property
    def written(self) -> Sheet:
        """Return the sheet without its rows."""
        return self.sheet

    @property
    def turns(self) -> int:
        """Return how many turns it took."""
        return sheet_turns_played(self.sheet)


@dataclass(frozen=True, slots=True)
class NotedSheet:
    """A sheet with the rows below its columns, by their places, and `below` all of it; the rest is as of a card."""

    sheet: Sheet
    rows: Mapping[int, Sequence[NotedRow]] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    below: tuple[NotedRow, ...] = ()

    @property
    def written(self) -> Sheet:
        """The sheet alone."""
        return self.sheet

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
    compiled: CompiledRuleset,
    noted: NotedCard,
    claimed: Mapping[str, int] | None = None,
    most: int = GREATEST_CORRECTION_COUNT,
) -> CardReport:
    """`check_scorecard` of a card with its rows; no sum is compared where some name is not known.

    Of doubtful boxes at most so many corrections are looked at.
    """
    compared = () if noted.problems else noted.rows
    report = check_scorecard(compiled, noted.sheet, None if noted.problems else claimed)
    doubts = report.doubts if not noted.problems else (Doubt(all_boxes(compiled), ()),)
    values, unreliable = card_values(compiled, noted.sheet.card), doubtful_sums(compiled, doubts)
    problems, assumptions = check_rows(compared, values, unreliable.get(None, frozenset()))
    claims = [*claims_of(claimed or {}), *_row_claims(noted.rows, values, unreliable)]
    return replace(
        report,
        problems=(*noted.problems, *report.problems, *problems),
        assumptions=(*noted.assumptions, *assumptions),
        unreliable=find_unreliable(compiled, noted.sheet, doubts, claims, most=most),
    )


def check_noted_sheet(
    rules: Rules, noted: NotedSheet, claimed: ClaimedTotals = NO_CLAIM, most: int = GREATEST_CORRECTION_COUNT
) -> SheetReport:
    """`check_sheet` of a sheet with its rows, by the same rules."""
    report = check_sheet(rules, noted.sheet, NO_CLAIM if noted.problems else claimed)
    doubts = report.doubts
    if noted.problems:
        doubts = tuple(Doubt(all_boxes(rules.card, place), ()) for place in range(len(rules.columns)))
    unreliable = doubtful_sums(rules, doubts)
    problems, assumptions = ([], []) if noted.problems else check_sheet_rows(rules, noted, unreliable)
    claims = claims_of(claimed.sheet)
    for place, of_column in claimed.columns.items():
        claims += claims_of(of_column, place, rules.columns[place].column.id)
    for column, rows, values in _rows_and_values(rules, noted):
        claims += _row_claims(rows, values, unreliable, column)
    return replace(
        report,
        problems=(*noted.problems, *report.problems, *problems),
        assumptions=(*noted.assumptions, *assumptions),
        unreliable=find_unreliable(rules, noted.sheet, doubts, claims, most=most),
    )


def check_sheet_rows(rules: Rules, noted: NotedSheet, unreliable: Unsure) -> tuple[list[Problem], list[Assumption]]:
    """The rows of every column held against it, and those of the whole sheet; doubtful ones apart."""
    problems, assumptions = list[Problem](), list[Assumption]()
    for place, of_column, values in _rows_and_values(rules, noted):
        found = check_rows(of_column, values, unreliable.get(place, frozenset()))
        problems += found[0]
        assumptions += found[1]
    return problems, assumptions


def _rows_and_values(rules: Rules, noted: NotedSheet) -> Iterator[tuple[int | None, Sequence[NotedRow], Values]]:
    """Yield the rows of the whole sheet and those of every column, with what they should say."""
    if not noted.rows and not noted.below:
        return
    columns = column_totals(rules, noted.sheet)
    yield None, noted.below, sheet_values(add_columns(rules, columns))
    for place, rows in noted.rows.items():
        yield place, rows, column_values(columns[place], noted.sheet.columns[place].extra_bonus_count)


def _row_claims(
    rows: Iterable[NotedRow], values: Values, unreliable: Unsure, column: int | None = None
) -> list[SumClaim]:
    """Return the claims of rows that are doubtful."""
    return [
        SumClaim(row.path, quoted(row.name), column, row_meanings(row.name), row.value)
        for row in rows
        if is_doubtful(row, values, unreliable.get(column, frozenset()))
    ]


def card_row_problems(compiled: CompiledRuleset, noted: NotedCard) -> list[Problem]:
    """Return what is wrong with the rows of a card, without the problems of the card."""
    values = card_values(compiled, noted.sheet.card)
    problems = check_rows(noted.rows, values)[0]
    if problems and (doubts := doubts_of(scorecard_problems(compiled, noted.sheet))):
        problems = check_rows(noted.rows, values, doubtful_sums(compiled, doubts)[None])[0]
    return problems


def sheet_row_problems(rules: Rules, noted: NotedSheet) -> list[Problem]:
    """Return what is wrong with the rows of a sheet, without the problems of the sheet."""
    problems = check_sheet_rows(rules, noted, {})[0]
    if problems and (doubts := doubts_of(sheet_problems(rules, noted.sheet))):
        problems = check_sheet_rows(rules, noted, doubtful_sums(rules, doubts))[0]
    return problems
