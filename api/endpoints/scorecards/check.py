"""`/v1/scorecards/check`: is this card possible, and what are its totals?"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.reports import dump_assumptions, dump_unreliable
from api.answers.sheets import dump_all_totals
from api.http.body import read_json
from api.http.caching import answer
from api.http.errors import InvalidRequest, dump_problem
from api.requests.card_fields import Card, CardClaim, Claimed, TotalsClaim
from api.requests.card_lookup import find_claimed_totals, find_noted_sheet
from api.requests.declaration import declare
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from engine.cards.rules import Rules
from engine.checks.noted_sheets import NotedSheet, check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals, SheetReport


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCheckRequest(RulesetRequest):
    """A card and its claimed totals."""

    scorecard: Annotated[CardClaim | None, Card("")]
    claimed: Annotated[TotalsClaim, Claimed()] = field(default_factory=TotalsClaim)


CARD_CHECK: Final = declare(CardCheckRequest)

CardQuestion = tuple[Rules, NotedSheet, ClaimedTotals]
"""A card and its claimed totals, which may be wrong."""


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/scorecards/check`."""

    @app.post("/v1/scorecards/check")
    def check_card() -> Response:
        return answer(dump_card_check(load_card(catalogue.rules, read_json(request))))


def load_card(find_rules: FindRules, raw: Any) -> CardQuestion:
    """Read a request; raise `Invalid` with all its problems, including those of a readable card."""
    return load(CARD_CHECK, raw, partial(card_question, find_rules), lambda asked: _check(asked).problems)


def card_question(find_rules: FindRules, request: CardCheckRequest) -> CardQuestion:
    """Return the card and its claimed totals; unknown names are refused, with all other problems that are certain."""
    rules = find_rules(request.reference)
    if request.scorecard is None:
        raise InvalidRequest(())
    noted = find_noted_sheet(rules, request.scorecard)
    claimed, problems = find_claimed_totals(rules, request.claimed)
    if noted.problems or problems:
        raise InvalidRequest([*_check((rules, noted, claimed)).problems, *problems])
    return rules, noted, claimed


def _check(asked: CardQuestion) -> SheetReport:
    rules, noted, claimed = asked
    return check_noted_sheet(rules, noted, claimed)


def dump_card_check(asked: CardQuestion) -> dict[str, Any]:
    """Return whether the card is possible, every problem, and its totals."""
    (rules, noted, _), report = asked, _check(asked)
    return {
        "kind": "sheet_report" if rules.named else "card_report",
        "ruleset": rules.name,
        "valid": report.valid,
        "complete": report.complete,
        "problems": [dump_problem(problem, rules) for problem in report.problems],
        **dump_all_totals(rules, report.totals, report.uppers),
        **dump_assumptions(rules, report.assumptions),
        **dump_unreliable(rules, noted.sheet, report.unreliable),
    }
