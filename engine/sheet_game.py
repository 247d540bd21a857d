"""Whole games with columns: `check_sheet_game` says everything wrong with one, `replay_sheets` what was played.

What a game of one card may leave unsaid may be left unsaid here too (`engine.game`). Of a turn that fills a cell of the
column to announce without a call, and does not say what was kept, the last roll was one of all dice.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import Path
from engine.game import CheckedPlayer, Game, Player, ReplayOf, ReportOf, replay_players
from engine.played import Assumption
from engine.scorecard import UpperStanding
from engine.sheet import CompiledSheet, Sheet, is_sheet_full
from engine.sheet_claims import check_sheet_turns
from engine.sheet_totals import ColumnTotals, SheetTotals, column_totals, sheet_standings, sheet_totals
from engine.sheet_turns import PlayedSheetTurn

__all__ = [
    "PlayedSheetTurn",
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
    and points or totals depend on.
    """

    name: str
    sheet: Sheet
    totals: SheetTotals
    columns: tuple[ColumnTotals, ...]
    uppers: tuple[UpperStanding, ...]
    complete: bool
    valid: bool
    assumptions: tuple[Assumption, ...] = ()


SheetGameReport = ReportOf[SheetPlayerReport]
SheetReplay = ReplayOf[SheetPlayerReport, PlayedSheetTurn]


def check_sheet_game(rules: CompiledSheet, game: Game) -> SheetGameReport:
    """Everything wrong with a game, finished or in progress, at once; paths start with ("players", number, ...)."""
    return _replay(rules, game).report


def replay_sheets(rules: CompiledSheet, game: Game) -> SheetReplay:
    """Every turn of every player as it was played.

    Raises `InvalidGame` with all problems of `check_sheet_game`.
    """
    return _replay(rules, game).proved()


def _replay(rules: CompiledSheet, game: Game) -> SheetReplay:
    def check(player: Player, path: Path, room: int) -> CheckedPlayer[SheetPlayerReport, PlayedSheetTurn]:
        turns, assumptions = check_sheet_turns(rules, path, player, room)
        sheet, totals = turns.card, sheet_totals(rules, turns.card)
        columns, complete = column_totals(rules, sheet), is_sheet_full(rules, sheet)
        uppers = sheet_standings(rules, sheet)

        def report(valid: bool) -> SheetPlayerReport:
            return SheetPlayerReport(player.name, sheet, totals, columns, uppers, complete, valid, assumptions)

        return CheckedPlayer(turns.problems, turns.played, complete, totals.total, None, report)

    return replay_players(game, rules.turns, check)
