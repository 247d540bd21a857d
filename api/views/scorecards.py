"""`/v1/scorecards/check`: is this card right, and what are its totals?"""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import Any

from flask import Flask, Response, request

from api.answers.situations import dump_totals
from api.http.body import read_json
from api.http.caching import answer
from api.http.errors import dump_problem
from api.requests.loading import load
from api.requests.questions import CardQuestion, card_question
from api.requests.schemas import CARD_CHECK
from api.service.catalogue import Catalogue
from engine.scorecard import CardReport, check_scorecard


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """`POST /v1/scorecards/check`."""
    find_question = partial(card_question, catalogue.rules)

    @app.post("/v1/scorecards/check")
    def check_card() -> Response:
        question = load(CARD_CHECK, read_json(request), find_question)
        report = check_scorecard(question.rules.compiled, question.card, question.claimed)
        return answer(dump_card_report(question, report))


def dump_card_report(question: CardQuestion, report: CardReport) -> dict[str, Any]:
    """Whether the card is possible, every problem, and the totals it has."""
    return {
        "ruleset": question.rules.name,
        "valid": report.valid,
        "complete": report.complete,
        "problems": [dump_problem(problem) for problem in report.problems],
        "totals": dump_totals(report.totals),
        "upper": asdict(report.upper),
    }
