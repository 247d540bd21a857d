"""`/v1/games/check`: was a game played by the rules?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from flask import Flask, Response, request

from api.answers.reports import dump_assumptions, dump_unreliable
from api.answers.sheets import dump_all_totals, dump_sheet
from api.endpoints.games.requests import GAME_CHECK, GameQuestion, game_question
from api.http.batch import Batch, Outcome, answer_each
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.http.encoding import encode
from api.http.errors import dump_problem
from api.http.stream import answer_batch
from api.requests.loading import limit_definitions, load, load_items
from api.service.catalogue import Catalogue
from engine.cards.rules import Rules
from engine.games.game import GameReport, PlayerReport, check_game


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/games/check` and `/v1/games/check/batch`."""

    @app.post("/v1/games/check")
    def check_one_game() -> Response:
        question = load(GAME_CHECK, read_json(request, LARGE_BODY_LIMIT), partial(game_question, catalogue.rules))
        return answer(dump_game_check(question))

    @app.post("/v1/games/check/batch")
    def check_games() -> Response:
        each = partial(game_question, limit_definitions(catalogue.rules))
        return answer_batch(
            Batch(load_items, lambda item: load(GAME_CHECK, item, each), check_all, longest=LARGE_BODY_LIMIT)
        )


def check_all(questions: Sequence[GameQuestion]) -> Iterator[Outcome]:
    """Return the encoded report on each game."""
    return answer_each(questions, lambda question: encode(dump_game_check(question)))


def dump_game_check(question: GameQuestion) -> dict[str, Any]:
    """Return whether the game was played by the rules, every problem, and the correct card of every player."""
    rules = question.rules
    report = check_game(rules, question.game)
    return {
        "kind": "sheet_game_report" if rules.named else "game_report",
        "ruleset": question.rules.name,
        "valid": report.valid,
        "complete": report.complete,
        "problem_count": report.problem_count,
        "problems": [dump_problem(problem, rules) for problem in report.problems],
        "players": [_dump_player(rules, player) for player in report.players],
        "standings": dump_standings(report),
    }


def _dump_player(rules: Rules, player: PlayerReport) -> dict[str, Any]:
    return {
        "name": player.name,
        "valid": player.valid,
        "complete": player.complete,
        **dump_all_totals(rules, player.totals, player.uppers),
        "scorecard": dump_sheet(rules, player.sheet),
        **dump_unreliable(rules, player.sheet, player.unreliable),
        **dump_assumptions(rules, player.assumptions),
    }


def dump_standings(report: GameReport) -> list[dict[str, Any]]:
    """Return the ranking of the players."""
    return [
        {name: value for name, value in asdict(standing).items() if value is not None} for standing in report.standings
    ]
