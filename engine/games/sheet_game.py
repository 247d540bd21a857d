"""Whole games with columns: `check_sheet_game` says everything wrong with one, `replay_sheets` what was played.

A claim may leave out what a game of one card may leave out, too (`engine.games.game`). Of a turn that fills a cell of
the column to announce without a call, and does not say what was kept, the last roll was one of all dice.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.scorecard import UpperStanding
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.sheet_totals import (
    SHEET_TOTAL_NAMES,
    ColumnTotals,
    SheetTotals,
    column_totals,
    sheet_standings,
    sheet_totals,
)
from engine.checks.card_check import wrong_total
from engine.checks.noted_cards import NotedSheet, check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals
from engine.checks.unreliable import Unreliable
from engine.errors import Path, Problems
from engine.games.game import CheckedPlayer, Game, Player, ReplayOf, ReportOf, replay_players
from engine.games.sheet_claims import check_sheet_turns, find_claims

__all__ = [
    "SheetGameReport",
    "SheetPlayerReport",
    "SheetReplay",
    "check_sheet_game",
    "replay_sheets",
]


@dataclass(frozen=True, slots=True)
class SheetPlayerReport:
    """What a player really has: the sheet after the last turn and its totals, and by column what it has.

    `complete`: every cell is filled. `valid`: none of the problems is this player's. `assumptions`: what nobody says
    and points or totals depend on. `unreliable`: what follows from doubtful cells.
    """

    name: str
    sheet: Sheet
    totals: SheetTotals
    columns: tuple[ColumnTotals, ...]
    uppers: tuple[UpperStanding, ...]
    complete: bool
    valid: bool
    assumptions: tuple[Assumption, ...] = ()
    unreliable: Unreliable | None = None


SheetGameReport = ReportOf[SheetPlayerReport]
SheetReplay = ReplayOf[SheetPlayerReport]


def check_sheet_game(rules: Rules, game: Game) -> SheetGameReport:
    """Everything wrong with a game, finished or in progress, at once; paths start with ("players", number, ...)."""
    return _replay(rules, game).report


def replay_sheets(rules: Rules, game: Game) -> SheetReplay:
    """Every turn of every player as it was played.

    Raises `InvalidGame` with all problems of `check_sheet_game`.
    """
    return _replay(rules, game).proved()


def _replay(rules: Rules, game: Game) -> SheetReplay:
    def check(player: Player, path: Path, space: int, most: int) -> CheckedPlayer[SheetPlayerReport]:
        if isinstance(player.noted, NotedSheet):
            return _check_noted(rules, player, player.noted, path, space, most)
        turns, assumptions, unreliable = check_sheet_turns(rules, path, player, space, most)
        sheet, totals = turns.sheet, sheet_totals(rules, turns.sheet)
        columns, complete = column_totals(rules, sheet), is_sheet_full(rules, sheet)
        uppers = sheet_standings(rules, sheet)

        def report(valid: bool) -> SheetPlayerReport:
            has = sheet, totals, columns, uppers, complete
            return SheetPlayerReport(player.name, *has, valid, assumptions, unreliable)

        played, problems = turns.played, turns.problems
        return CheckedPlayer(problems, played, complete, totals.total, None, unreliable, report)

    return replay_players(game, rules.turns, check)


def _check_noted(
    rules: Rules, player: Player, noted: NotedSheet, path: Path, space: int, most: int
) -> CheckedPlayer[SheetPlayerReport]:
    """What a player has who shows a sheet."""
    claims, of_names = find_claims(rules, player)
    claimed = {name: total for name, total in claims.sheet.items() if name in SHEET_TOTAL_NAMES}
    of_names += [wrong_total(name, None, found) for name, found in claims.sheet.items() if name not in claimed]
    found, problems = check_noted_sheet(rules, noted, ClaimedTotals(claimed, claims.columns), most), Problems(space)
    problems.extend(problem.below(*path) for problem in (*of_names, *found.problems))
    assumptions = tuple(each.below(*path) for each in found.assumptions)
    unreliable = found.unreliable and found.unreliable.below(*path)
    has = noted.sheet, found.totals, found.columns, found.uppers, found.complete

    def report(valid: bool) -> SheetPlayerReport:
        return SheetPlayerReport(player.name, *has, valid, assumptions, unreliable)

    return CheckedPlayer(problems, (), found.complete, found.totals.total, None, unreliable, report)
