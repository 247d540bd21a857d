"""Whole games with columns: `check_sheet_game` says everything wrong with one, `replay_sheets` what was played.

A claim may leave out what a game of one card may leave out, too (`engine.games.game`). Of a turn that fills a cell of
the column to announce without a call, and does not say what was kept, the last roll was one of all dice.
"""

from __future__ import annotations

from engine.cards.rules import Rules
from engine.cards.sheet import is_sheet_full
from engine.cards.totals import SHEET_TOTAL_NAMES, score_totals
from engine.cards.upper import upper_standings
from engine.checks.noted_sheets import NotedSheet, check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals, wrong_total
from engine.errors import Path, Problems
from engine.games.game import CheckedPlayer, Game, GameReport, Player, PlayerReport, Replay, replay_players
from engine.games.sheet_claims import check_sheet_turns, find_claims


def check_sheet_game(rules: Rules, game: Game) -> GameReport:
    """Everything wrong with a game, finished or in progress, at once; paths start with ("players", number, ...)."""
    return _replay(rules, game).report


def replay_sheets(rules: Rules, game: Game) -> Replay:
    """Every turn of every player as it was played.

    Raises `InvalidGame` with all problems of `check_sheet_game`.
    """
    return _replay(rules, game).proved()


def _replay(rules: Rules, game: Game) -> Replay:
    def check(player: Player, path: Path, space: int, most: int) -> CheckedPlayer:
        if player.noted is not None:
            return _check_noted(rules, player, player.noted, path, space, most)
        turns, assumptions, unreliable = check_sheet_turns(rules, path, player, space, most)
        sheet, totals = turns.sheet, score_totals(rules, turns.sheet)
        uppers, complete = upper_standings(rules, sheet), is_sheet_full(rules, sheet)

        def report(valid: bool) -> PlayerReport:
            has = sheet, totals, uppers, complete
            return PlayerReport(player.name, *has, valid, assumptions, unreliable)

        played, problems = turns.played, turns.problems
        return CheckedPlayer(problems, played, complete, totals.total, None, unreliable, report)

    return replay_players(game, rules.turns, check)


def _check_noted(rules: Rules, player: Player, noted: NotedSheet, path: Path, space: int, most: int) -> CheckedPlayer:
    """What a player has who shows a sheet."""
    claims, of_names = find_claims(rules, player)
    claimed = {name: total for name, total in claims.sheet.items() if name in SHEET_TOTAL_NAMES}
    of_names += [wrong_total(name, None, found) for name, found in claims.sheet.items() if name not in claimed]
    found, problems = check_noted_sheet(rules, noted, ClaimedTotals(claimed, claims.columns), most), Problems(space)
    problems.extend(problem.below(*path) for problem in (*of_names, *found.problems))
    assumptions = tuple(each.below(*path) for each in found.assumptions)
    unreliable = found.unreliable and found.unreliable.below(*path)
    has = noted.sheet, found.totals, found.uppers, found.complete

    def report(valid: bool) -> PlayerReport:
        return PlayerReport(player.name, *has, valid, assumptions, unreliable)

    return CheckedPlayer(problems, (), found.complete, found.totals.total, None, unreliable, report)
