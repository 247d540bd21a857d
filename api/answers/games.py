"""What the check of a game has found, for games of one card and of columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import singledispatch
from typing import Any

from api.answers.sheets import dump_column_totals, dump_sheet
from api.answers.situations import dump_card, dump_totals
from api.answers.unreliable import dump_unreliable
from api.http.errors import dump_problem, json_pointer
from api.requests.questions import AnyGameQuestion, GameQuestion
from api.requests.sheet_questions import SheetGameQuestion
from engine.errors import Path
from engine.games.game import Assumption, GameReport, PlayerReport, check_game
from engine.games.sheet_game import SheetGameReport, SheetPlayerReport, check_sheet_game


@singledispatch
def dump_game_check(question: AnyGameQuestion) -> dict[str, Any]:
    """Whether the game was played by the rules, every problem, and what every player really has."""
    raise NotImplementedError(f"nothing is checked for {question}")


@dump_game_check.register
def _(question: SheetGameQuestion) -> dict[str, Any]:
    rules = question.rules.compiled
    report = check_sheet_game(rules, question.game)
    players = [
        {
            "totals": asdict(player.totals),
            "columns": dump_column_totals(rules, player.columns, player.uppers),
            "scorecard": dump_sheet(rules, player.sheet),
            **dump_unreliable(rules, player.sheet, player.unreliable),
        }
        for player in report.players
    ]
    return _dump_report(question.rules.name, report, players)


@dump_game_check.register
def _(question: GameQuestion) -> dict[str, Any]:
    compiled = question.rules.compiled
    report = check_game(compiled, question.game)
    players = [
        {
            "totals": dump_totals(player.totals),
            "upper": asdict(player.upper),
            "scorecard": dump_card(compiled, player.card),
            **dump_unreliable(compiled, player.card, player.unreliable),
        }
        for player in report.players
    ]
    return _dump_report(question.rules.name, report, players)


def _dump_report(
    name: str, report: GameReport | SheetGameReport, players: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """A report of a game with what the players have."""
    reported: Sequence[PlayerReport | SheetPlayerReport] = report.players
    return {
        "kind": "game_report",
        "ruleset": name,
        "valid": report.valid,
        "complete": report.complete,
        "problem_count": report.problem_count,
        "problems": [dump_problem(problem) for problem in report.problems],
        "players": [
            {
                "name": player.name,
                "valid": player.valid,
                "complete": player.complete,
                **has,
                **dump_assumptions(player.assumptions),
            }
            for player, has in zip(reported, players, strict=True)
        ],
        "standings": dump_standings(report),
    }


def dump_assumptions(assumptions: Sequence[Assumption]) -> dict[str, Any]:
    """What was taken because the game does not say it; nothing where it says all."""
    dumped = [{"pointer": json_pointer(each.path), "detail": each.detail} for each in assumptions]
    return {"assumptions": dumped} if dumped else {}


def dump_standings(report: GameReport | SheetGameReport) -> list[dict[str, Any]]:
    """Who is first."""
    return [
        {name: value for name, value in asdict(standing).items() if value is not None} for standing in report.standings
    ]


def describe_place(path: Path, names: Sequence[str]) -> str:
    """A place in a game as a sentence about it begins: whose it is, and in which turn; nothing elsewhere.

    >>> describe_place(("players", 0, "turns", 3, "points"), ["Ada"]), describe_place(("players", 1), ["Ada", ""])
    ('Ada, turn 4: ', 'player 2: ')
    """
    match path:
        case ("players", int(number), "turns", int(turn), *_):
            return f"{names[number] or f'player {number + 1}'}, turn {turn + 1}: "
        case ("players", int(number), *_):
            return f"{names[number] or f'player {number + 1}'}: "
    return ""
