"""All problems of a sheet and of the totals claimed for it, and the correct totals."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.totals import Totals, column_totals_over, score_totals, totals_over
from engine.cards.upper import UpperStanding, upper_standings
from engine.checks.sheet_problems import sheet_problems
from engine.checks.unreliable import Unreliable
from engine.doubt import Doubt, doubtful_boxes
from engine.errors import Path, Problem, doubts_of


@dataclass(frozen=True, slots=True)
class ClaimedTotals:
    """Claimed totals of the sheet, and of columns by index.

    `names` are the names under which columns were claimed, if these are not their ids.
    """

    sheet: Mapping[str, int]
    columns: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)

    def path(self, rules: Rules, column: int) -> Path:
        """Return the path of a column's claims; those of an unnamed column are claims of the sheet."""
        name = self.names.get(column, rules.columns[column].column.id)
        return ("claimed", "columns", name) if rules.named else ("claimed",)


NO_CLAIM: Final = ClaimedTotals({})


@dataclass(frozen=True, slots=True)
class SheetReport:
    """The result of `check_sheet`. Totals are computed from the claimed values, even invalid ones.

    `uppers` has an entry for each column. `doubts` are boxes that cannot be right, with their corrections;
    `assumptions` are the chosen meanings of ambiguous rows; `unreliable` are the consequences of the doubts.
    """

    complete: bool
    problems: tuple[Problem, ...]
    totals: Totals
    uppers: tuple[UpperStanding, ...]
    doubts: tuple[Doubt, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    unreliable: Unreliable | None = None

    @property
    def valid(self) -> bool:
        """Return whether no problem was found."""
        return not self.problems


def check_sheet(rules: Rules, sheet: Sheet, claimed: ClaimedTotals = NO_CLAIM) -> SheetReport:
    """Return all problems of a sheet and of the totals claimed for it.

    A sheet has no problem exactly when some legal sequence of turns ends in it, extra bonuses and extra rolls included.
    Each claimed total is compared with that of the sheet as written, except for totals over doubtful boxes.
    """
    problems, totals = sheet_problems(rules, sheet), score_totals(rules, sheet)
    doubts = doubts_of(problems)
    if claimed is not NO_CLAIM:
        doubtful = doubtful_boxes(doubts)
        problems += wrong_totals(claimed.sheet, totals_over(rules, doubtful), [totals._asdict()])
        for place, of_column in claimed.columns.items():
            unreliable, right = column_totals_over(rules, place, doubtful), totals.columns[place]._asdict()
            problems += wrong_totals(of_column, unreliable, [right], claimed.path(rules, place))
    return SheetReport(is_sheet_full(rules, sheet), tuple(problems), totals, upper_standings(rules, sheet), doubts)


def wrong_totals(
    claimed: Mapping[str, int],
    skipped: Collection[str],
    right: Sequence[Mapping[str, int | None]],
    path: Path = ("claimed",),
) -> Iterator[Problem]:
    """Yield the problems of claims that equal none of their right values; the first of these is the expected one.

    Names in `skipped` are not compared.
    """
    for name, found in claimed.items():
        if name not in skipped and all(found != each.get(name) for each in right):
            yield wrong_total(name, right[0].get(name), found, path)


def wrong_total(name: str, expected: int | None, found: int, path: Path = ("claimed",)) -> Problem:
    """Return the problem of a claimed total that differs from that of the sheet, or that the game does not have.

    The claims are at `path`.
    """
    none = "this game awards no points" if name == "points_awarded" else f"this game has no {name}"
    detail = none if expected is None else f"{name} is {expected}, not {found}"
    return Problem("wrong-total", (*path, name), detail, found=found, expected=expected)
