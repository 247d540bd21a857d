"""`/v1/outlook`: the distribution of final totals when the player maximises the expected total."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.situations import dump_opponents, dump_situation, dump_tables, total_so_far
from api.http.body import read_json
from api.http.caching import answer
from api.http.encoding import rounded_probability
from api.requests.card_fields import EMPTY_CARD, Card, CardClaim
from api.requests.declaration import declare
from api.requests.fields import Dice, Flag, RollsLeft, Targets
from api.requests.loading import load
from api.requests.objective_fields import MAXIMIZE, MEAN_ONLY, AskedObjective, ObjectiveClaim
from api.requests.opponents import OpponentClaim, Opponents, prove_opponents
from api.requests.positions import (
    IdentifiedRequest,
    identified_situation,
    prove_situation,
    refused_with_columns,
)
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, empty_sheet
from engine.dice import Hand
from engine.errors import InvalidPosition, Problem
from engine.games.position import Position, check_position, sheet_of
from engine.games.position_id import dump_position_id
from strategy_tables import MissingTable
from strategy_tables.advice.methods import APPROXIMATE, EXACT, MEASURED
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.opponent_outlooks import (
    FOR_POINTS,
    PERFECT,
    TO_WIN,
    Opponent,
    OpponentOutlook,
    find_outlooks_with_opponents,
)
from strategy_tables.advice.outlook import Outlook
from strategy_tables.advice.win_odds import WinOdds, compare, totals_undecided
from strategy_tables.store import kinds
from strategy_tables.store.start import load_frontier
from strategy_tables.store.table_set import RulesetTables


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookRequest(IdentifiedRequest):
    """A card, between turns or in a turn."""

    together = ("dice", "rolls_left")

    scorecard: Annotated[CardClaim | None, Card()] = EMPTY_CARD
    dice: Annotated[Hand | None, Dice()] = None
    rolls_left: Annotated[int | None, RollsLeft()] = None
    targets: Annotated[tuple[int, ...], Targets("Final totals whose probabilities are returned.")] = ()
    opponents: Annotated[tuple[OpponentClaim, ...], Opponents()] = ()
    objective: Annotated[ObjectiveClaim, AskedObjective(MEAN_ONLY)] = field(default_factory=ObjectiveClaim)
    frontier: Annotated[
        bool,
        Flag("Also return the greatest probabilities of final totals from the empty card, and the means they leave."),
    ] = False
    if_ready: Annotated[
        bool,
        Flag("Answer 204 without a body if the outlook needs a missing table."),
    ] = False


OUTLOOK: Final = declare(OutlookRequest)
_ASSUMPTION: Final = "everyone plays for the greatest expected total of their own card"
_ERRING: Final = "; opponents below perfect err like players of their strength"
PERCENTILES: Final = (1, 5, 10, 25, 50, 75, 90, 95, 99)


@dataclass(frozen=True, slots=True)
class OutlookQuestion:
    """A card between turns or a position in a turn, totals to be reached, and opponents.

    Unless it `may_build`, a question whose table is missing has no answer.
    """

    rules: Rules
    situation: Sheet | Position
    targets: tuple[int, ...]
    opponents: Sequence[Opponent]
    wants_frontier: bool = False
    may_build: bool = True


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `POST /v1/outlook`."""
    question = partial(outlook_question, catalogue.rules)

    @app.post("/v1/outlook")
    def show_outlook() -> Response:
        asked = load(OUTLOOK, read_json(request), question)
        try:
            return answer(server_tables.build_missing(partial(answer_outlook, server_tables, asked)))
        except MissingTable:
            if asked.may_build:
                raise
            return not_ready(server_tables, asked)


def outlook_question(find_rules: FindRules, request: OutlookRequest) -> OutlookQuestion:
    """Return the question of a request; raises `UnknownRuleset`, or `InvalidPosition` with all problems."""
    rules = request.find_rules(find_rules)
    if rules.named:
        raise refused_with_columns(rules, "outlooks are", request.place_of_game)
    claim, dice, rolls_left = request.scorecard, request.dice, request.rolls_left
    situation: Sheet | Position | None = None
    if request.position_id is not None:
        situation, problems = identified_situation(rules, request.position_id)
    elif claim is None:
        problems = check_position(rules, None, dice, rolls_left)
    else:
        situation, problems = prove_situation(rules, claim, dice, rolls_left)
    opponents, of_opponents = prove_opponents(rules, request.opponents)
    problems += [problem.below("opponents") for problem in [*of_opponents, *_refuse_aims(request.opponents)]]
    if opponents and (why := totals_undecided(rules.card)):
        problems.append(Problem("contradiction", ("opponents",), f"opponents cannot be compared: {why}"))
    if situation is None or problems:
        raise InvalidPosition(problems)
    return OutlookQuestion(rules, situation, request.targets, opponents, request.frontier, not request.if_ready)


def _refuse_aims(opponents: Sequence[OpponentClaim]) -> Iterator[Problem]:
    """Yield the problems of opponents who play to win: their totals are unknown."""
    for place, each in enumerate(opponents):
        if each.maximize != FOR_POINTS:
            detail = f"in outlooks opponents play for {FOR_POINTS}; {TO_WIN} is possible in advice to win"
            yield Problem("contradiction", (place, "maximize"), detail, found=each.maximize, choices=(FOR_POINTS,))


def answer_outlook(server_tables: ServerTables, asked: OutlookQuestion) -> dict[str, Any]:
    """Return the answer; raises as `ServerTables.require` does."""
    with server_tables.require(asked.rules.card, kinds.OUTLOOK, may_build=asked.may_build) as tables:
        (outlook,), opponents = find_outlooks_with_opponents(tables, [asked.situation], asked.opponents)
        return dump_outlook(asked, tables, outlook, opponents)


def not_ready(server_tables: ServerTables, asked: OutlookQuestion) -> Response:
    """Return 204, with `Retry-After` if the table is being prepared."""
    response = Response(status=204)
    left = server_tables.optional_status(asked.rules.card, kinds.OUTLOOK).seconds_left
    if left is not None:
        response.headers["Retry-After"] = str(math.ceil(left))
    return response


def dump_outlook(
    asked: OutlookQuestion, tables: RulesetTables, outlook: Outlook, opponents: Sequence[OpponentOutlook]
) -> dict[str, Any]:
    """Return the distribution with its statistics, the sources of points, and the comparison with opponents."""
    totals = outlook.totals
    found: list[Outlook | OpponentOutlook] = [outlook, *opponents]
    methods = [each.method for each in found]
    odds = compare(totals, [each.field for each in opponents], outlook.precision) if opponents else None
    return {
        "ruleset": asked.rules.name,
        "objective": {MAXIMIZE: DEFAULT_OBJECTIVE.name},
        "position": dump_situation(asked.rules.card, asked.situation),
        "position_id": dump_position_id(asked.rules, asked.situation),
        "total_so_far": total_so_far(asked.rules.card, asked.situation),
        "mean": round(outlook.mean, 6),
        "standard_deviation": round(totals.standard_deviation, 6),
        "median": totals.percentile(50),
        "mode": totals.mode,
        "percentiles": {str(percent): totals.percentile(percent) for percent in PERCENTILES},
        "targets": [
            {"target": target, "probability": rounded_probability(totals.at_least(target))} for target in asked.targets
        ],
        **_dump_sources(asked, outlook),
        **(_dump_comparison(asked, odds, opponents) if odds else {}),
        "method": next(method for method in (MEASURED, APPROXIMATE, EXACT) if method in methods),
        "error_bound": rounded_probability(max(outlook.error, odds.error if odds else 0.0)),
        "tables": dump_tables(tables.sources, [digest for each in found for digest in each.digests]),
        "distribution": {
            "from": totals.least,
            "probabilities": [rounded_probability(each) for each in totals.probabilities.tolist()],
        },
        **({"frontier": _dump_frontier(asked)} if asked.wants_frontier else {}),
    }


def _dump_frontier(asked: OutlookQuestion) -> dict[str, Any] | None:
    """Return the frontier of an empty card between turns, or None where it is unknown."""
    if asked.situation != empty_sheet(asked.rules) or (frontier := load_frontier(asked.rules.card)) is None:
        return None
    return {
        "from": frontier.first,
        "probabilities": [rounded_probability(each) for each in frontier.probabilities.tolist()],
        "means": [round(each, 6) for each in frontier.means.tolist()],
    }


def _dump_sources(asked: OutlookQuestion, outlook: Outlook) -> dict[str, Any]:
    compiled, paid_so_far = asked.rules.card, sheet_of(asked.situation).card.points
    count = len(compiled.categories)
    points, zeros = outlook.points.tolist(), outlook.zeros.tolist()
    rows = zip(compiled.categories, compiled.times, points[:count], zeros, paid_so_far, strict=True)
    return {
        "categories": {
            name: {"expected_points": round(expected, 6), **_dump_zeros(times, paid, zero)}
            for name, times, expected, zero, paid in rows
        },
        "upper_bonus": {
            "expected_points": round(points[count], 6),
            "probability": rounded_probability(min(1.0, outlook.upper_bonus)),
        },
        "extra_bonus": {"expected_points": round(points[count + 1], 6)},
    }


def _dump_zeros(times: int, paid: tuple[int, ...], to_come: float) -> dict[str, float]:
    """Return the expected number of times that a category is filled with 0, past fillings included."""
    zeros = paid.count(0) + (to_come if len(paid) < times else 0)
    return {"probability_of_zero" if times == 1 else "expected_zeros": rounded_probability(zeros)}


def _dump_comparison(asked: OutlookQuestion, odds: WinOdds, opponents: Sequence[OpponentOutlook]) -> dict[str, Any]:
    return {
        "win": rounded_probability(odds.win),
        "tie": rounded_probability(odds.tie),
        # A difference from 1 has only 12 reliable decimals.
        "lose": round(odds.lose, 12),
        "expected_rank": round(odds.expected_rank, 6),
        "opponents": dump_opponents(asked.rules.card, asked.opponents, opponents),
        "assumption": _ASSUMPTION + (_ERRING if any(each.strength != PERFECT for each in asked.opponents) else ""),
    }
