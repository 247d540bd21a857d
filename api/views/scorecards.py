"""`/v1/scorecards`: is this card right, what are its totals, and what card is this sheet?"""

from __future__ import annotations

from dataclasses import asdict
from functools import partial, singledispatch
from typing import Any

from flask import Flask, Response, request

from api.answers.conversions import dump_conversion
from api.answers.games import dump_assumptions
from api.answers.sheets import dump_column_totals
from api.answers.situations import dump_totals
from api.answers.unreliable import dump_unreliable
from api.http.body import read_json
from api.http.caching import answer
from api.http.errors import dump_problem
from api.requests.loading import load
from api.requests.questions import (
    AnyCardQuestion,
    CardQuestion,
    card_question,
    conversion_question,
)
from api.requests.sheet_questions import SheetCardQuestion
from api.requests.typed import CARD_CHECK, CONVERSION
from api.service.catalogue import Catalogue
from engine.checks.noted_cards import check_noted_card, check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals
from engine.written.conversion import convert


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """`POST /v1/scorecards/check` and `/v1/scorecards/convert`."""
    find_question = partial(card_question, catalogue.rules)

    @app.post("/v1/scorecards/check")
    def check_card() -> Response:
        return answer(dump_card_check(load(CARD_CHECK, read_json(request), find_question)))

    @app.post("/v1/scorecards/convert")
    def convert_card() -> Response:
        question = load(CONVERSION, read_json(request), partial(conversion_question, catalogue.rules))
        return answer(dump_conversion(question.rules.compiled, convert(question.rules.compiled, question.rows)))


@singledispatch
def dump_card_check(question: AnyCardQuestion) -> dict[str, Any]:
    """Whether the card is possible, every problem, and the totals it has."""
    raise NotImplementedError(f"nothing is checked for {question}")


@dump_card_check.register
def _(question: CardQuestion) -> dict[str, Any]:
    report = check_noted_card(question.rules.compiled, question.noted, question.claimed)
    return {
        "ruleset": question.rules.name,
        "valid": report.valid,
        "complete": report.complete,
        "problems": [dump_problem(problem) for problem in report.problems],
        "totals": dump_totals(report.totals),
        "upper": asdict(report.upper),
        **dump_assumptions(report.assumptions),
        **dump_unreliable(question.rules.compiled, question.noted.card, report.unreliable),
    }


@dump_card_check.register
def _(question: SheetCardQuestion) -> dict[str, Any]:
    rules = question.rules.compiled
    report = check_noted_sheet(rules, question.noted, ClaimedTotals(question.claimed, question.claimed_columns))
    return {
        "ruleset": question.rules.name,
        "valid": report.valid,
        "complete": report.complete,
        "problems": [dump_problem(problem) for problem in report.problems],
        "totals": asdict(report.totals),
        "columns": dump_column_totals(rules, report.columns, report.uppers),
        **dump_assumptions(report.assumptions),
        **dump_unreliable(rules, question.noted.sheet, report.unreliable),
    }
