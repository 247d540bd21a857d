"""`/v1/scorecards/check`: is this card possible, and what are its totals?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import partial, singledispatch
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.reports import dump_assumptions, dump_unreliable
from api.answers.sheets import dump_column_totals
from api.answers.situations import dump_totals
from api.http.body import read_json
from api.http.caching import answer
from api.http.errors import dump_problem
from api.requests.card_fields import Card, CardClaim, Claimed, SheetClaim, TotalsClaim
from api.requests.card_lookup import check_card_totals, find_claimed_columns, find_noted_card, find_noted_sheet
from api.requests.declaration import Request, declare
from api.requests.fields import RulesetReference
from api.requests.loading import load
from api.service.catalogue import Catalogue, FindRules, Reference, Rules, SheetRules
from engine.checks.noted_cards import NotedCard, NotedSheet, check_noted_card, check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals
from engine.errors import InvalidScorecard
from engine.rulesets.ruleset import DEFAULT_RULESET


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCheckRequest(Request):
    """A card, and totals that are claimed for it."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    scorecard: Annotated[CardClaim | SheetClaim | None, Card("")]
    claimed: Annotated[TotalsClaim, Claimed()] = field(default_factory=TotalsClaim)


CARD_CHECK: Final = declare(CardCheckRequest)


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """A card that somebody claims, with the rows noted on it, and totals claimed for it."""

    rules: Rules
    noted: NotedCard
    claimed: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SheetCardQuestion:
    """A sheet that somebody claims, with the rows noted on it, and totals claimed for it and for columns."""

    rules: SheetRules
    noted: NotedSheet
    claimed: Mapping[str, int]
    claimed_columns: Mapping[int, Mapping[str, int]]


AnyCardQuestion = CardQuestion | SheetCardQuestion


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/scorecards/check`."""
    find_question = partial(card_question, catalogue.rules)

    @app.post("/v1/scorecards/check")
    def check_card() -> Response:
        return answer(dump_card_check(load(CARD_CHECK, read_json(request), find_question)))


def card_question(find_rules: FindRules, request: CardCheckRequest) -> AnyCardQuestion:
    """The card that is asked about, which may well be wrong: only unknown names are refused."""
    rules = find_rules(request.ruleset)
    if isinstance(rules, SheetRules):
        return sheet_card_question(rules, request)
    if request.scorecard is None:
        raise InvalidScorecard(())
    noted = find_noted_card(rules, request.scorecard)
    problems = [*noted.problems, *check_card_totals(rules, request.claimed)]
    if problems:
        raise InvalidScorecard(problems)
    return CardQuestion(rules, noted, request.claimed.totals)


def sheet_card_question(rules: SheetRules, request: CardCheckRequest) -> SheetCardQuestion:
    """The sheet that is asked about, which may well be wrong: only unknown names are refused."""
    if request.scorecard is None:
        raise InvalidScorecard(())
    noted = find_noted_sheet(rules, request.scorecard)
    columns, of_totals = find_claimed_columns(rules, request.claimed)
    if noted.problems or of_totals:
        raise InvalidScorecard([*noted.problems, *of_totals])
    return SheetCardQuestion(rules, noted, request.claimed.totals, columns)


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
        **dump_unreliable(question.rules.compiled, question.noted.sheet, report.unreliable),
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
