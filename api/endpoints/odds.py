"""`/v1/odds`: the probability of making one category, and the points that it can bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.http.allowance import current_allowance
from api.http.body import read_json
from api.http.caching import answer
from api.http.encoding import rounded_probability
from api.requests.card_fields import Card, CardClaim
from api.requests.card_lookup import find_sheet
from api.requests.declaration import declare
from api.requests.fields import GREATEST_POINTS, Dice, Name, RollsLeft, Whole
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from engine.cards.orders import section
from engine.cards.rules import Rules, rules_of_card
from engine.cards.scorecard import Scorecard, empty_scorecard, open_categories
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.checks.sheet_problems import sheet_problems
from engine.dice import Hand, dump_dice, rest
from engine.errors import InvalidName, InvalidPosition, Problem
from engine.games.position import hand_problems
from engine.problem_codes import ProblemCode
from engine.rulesets.compiled import CompiledRuleset, fillable
from engine.words import describe_range, format_number, pluralize
from strategy_tables import Attempt, odds
from strategy_tables.model.allowance import seconds_for_odds


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsRequest(RulesetRequest):
    """A category, and either `dice` or `keep`."""

    dice: Annotated[Hand | None, Dice()] = None
    keep: Annotated[Hand | None, Dice("Dice that the next roll leaves.", least=0)] = None
    rolls_left: Annotated[
        int | None,
        RollsLeft("Remaining rolls of the turn; with `keep`, including the next one."),
    ]
    category: Annotated[str | None, Name("Id or another name of the category.")]
    scorecard: Annotated[CardClaim | None, Card("")] = None
    points: Annotated[
        int | None,
        Whole(
            -GREATEST_POINTS,
            GREATEST_POINTS,
            "Points required to make the category. Default: the fewest above 0, or the most if it only takes points "
            "away.",
        ),
    ] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a ruleset that was sent twice, and of both a hand and a keep, or neither."""
        yield from super(OddsRequest, cls).check_together(sent)
        if ("dice" in sent) == ("keep" in sent):
            detail = "send either dice (the hand) or keep (the dice not to be rolled)"
            code: ProblemCode = "contradiction" if "dice" in sent else "missing-field"
            yield Problem(code, ("dice",), detail)


ODDS: Final = declare(OddsRequest)


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """A category, and the dice to make it with: a hand, or a keep (`kept`) whose other dice are rolled next.

    In a game of columns, the sheet has a single column, since odds are the same in all columns.
    """

    rules: Rules
    sheet: Sheet
    category: int
    dice: Hand
    kept: bool
    rolls_left: int
    points: int | None


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/odds`."""
    question = partial(odds_question, catalogue.rules)

    @app.post("/v1/odds")
    def show_odds() -> Response:
        return answer(dump_odds(load(ODDS, read_json(request), question)))


def odds_question(find_rules: FindRules, request: OddsRequest) -> OddsQuestion:
    """Return the question of a request; raises `UnknownRuleset`, or `InvalidPosition` with all problems."""
    rules = find_rules(request.reference)
    compiled = rules.card
    category, sheet, problems = _find_category(rules, request)
    kept, rolls_left = request.keep is not None, request.rolls_left
    dice = request.dice if request.keep is None else request.keep
    of_card = rules_of_card(compiled)
    most = of_card.greatest_rolls if sheet is None else rolls_of_turn(of_card, sheet)
    if request.keep is None:
        problems += hand_problems(compiled.ruleset.dice_count, dice, rolls_left, most)
    else:
        problems += _check_keep(compiled, request.keep, rolls_left, most)
    if problems or category is None or sheet is None or dice is None or rolls_left is None:
        raise InvalidPosition(problems)
    return OddsQuestion(of_card, sheet, category, dice, kept, rolls_left, request.points)


def _find_category(rules: Rules, request: OddsRequest) -> tuple[int | None, Sheet | None, list[Problem]]:
    """Return the category, the card for it, and the problems of both."""
    category: int | None = None
    sheet: Sheet | None = None
    problems: list[Problem] = []
    if request.category is not None:
        try:
            category = rules.place(request.category)
        except InvalidName as error:
            problems += [problem.below("category") for problem in error.problems]
    if rules.named:
        if request.scorecard is not None:
            detail = f"{rules.name} has columns: scorecard is not allowed, because odds are the same in all columns"
            problems.append(Problem("contradiction", ("scorecard",), detail))
        return category, _column_before(rules, request), problems
    if request.scorecard is not None:
        sheet, of_card = find_sheet(rules, request.scorecard)
        problems += [*of_card, *(sheet_problems(rules, sheet) if sheet is not None else ())]
    elif category is not None:
        sheet = _card_before(rules.card, category)
    if not problems and sheet is not None and category is not None:
        problems += _check_open(rules.card, sheet, category)
    return category, sheet, problems


def _column_before(rules: Rules, request: OddsRequest) -> Sheet:
    """Return an empty column. If more rolls are left than a usual turn has, it has the extra rolls of the last turn."""
    card, rolls = empty_scorecard(rules.card), rules.ruleset.rolls
    greatest = rolls if request.keep is not None else rolls - 1
    if request.rolls_left is None or request.rolls_left <= greatest:
        return Sheet((card,))
    return Sheet((card,), rules.greatest_rolls - rolls)


def _card_before(compiled: CompiledRuleset, category: int) -> Sheet:
    """Return the card that is assumed if none is sent: only categories that must come before the category are filled.

    Those before it in the order of the game have 0, those that it requires have points.
    """
    here = section(compiled, category)
    fillings = [(0,) * times if section(compiled, c) < here else () for c, times in enumerate(compiled.times)]
    required = compiled.requires[category]
    while required >= 0 and section(compiled, required) <= here:
        paid = next(points for points in compiled.payable[required] if points > 0)
        fillings[required] = (paid, *fillings[required][1:])
        required = compiled.requires[required]
    return Sheet((Scorecard(tuple(fillings)),), compiled.greatest_extra_rolls(0))


def _check_open(compiled: CompiledRuleset, sheet: Sheet, category: int) -> list[Problem]:
    name = compiled.categories[category]
    still_open = open_categories(compiled, sheet.card)
    if category not in still_open:
        return [Problem("category-filled", ("category",), f"{name} is already filled", found=name)]
    allowed = fillable(compiled, still_open)
    if category not in allowed:
        expected = compiled.categories[allowed[0]]
        order = "in the order of the card" if compiled.order == "card" else "upper ones first"
        detail = f"categories are filled {order}: {expected} comes before {name}"
        return [Problem("illegal-category", ("category",), detail, found=name, choices=(expected,))]
    return []


def _check_keep(compiled: CompiledRuleset, keep: Hand, rolls_left: int | None, greatest: int) -> list[Problem]:
    problems = []
    count = compiled.ruleset.dice_count
    if len(keep) > count:
        detail = f"keep must have at most {pluralize(count, 'die', 'dice')}, not {len(keep)}"
        problems.append(Problem("wrong-dice", ("keep",), detail, found=len(keep), minimum=0, maximum=count))
    if rolls_left is None:
        return problems
    if not 1 <= rolls_left <= greatest:
        detail = f"rolls_left with keep must be {describe_range(1, greatest)}, not {format_number(rolls_left)}"
        problems.append(Problem("out-of-range", ("rolls_left",), detail, found=rolls_left, minimum=1, maximum=greatest))
    elif rolls_left == greatest and keep:
        detail = f"keep must be empty before the first of {pluralize(greatest, 'roll')}, not {dump_dice(keep)}"
        problems.append(Problem("wrong-dice", ("keep",), detail, found=list(keep), expected=0))
    return problems


def dump_odds(asked: OddsQuestion) -> dict[str, Any]:
    """Return the best play for making the category and for its points, and the probability of every number of
    points."""
    compiled = asked.rules.card
    current_allowance().charge(seconds_for_odds(compiled, asked.category, asked.rolls_left))
    found = odds(
        asked.rules, asked.sheet, asked.category, asked.dice, asked.rolls_left, kept=asked.kept, points=asked.points
    )
    return {
        "ruleset": asked.rules.name,
        "category": compiled.categories[asked.category],
        "keep" if asked.kept else "dice": asked.dice,
        "rolls_left": asked.rolls_left,
        "points": found.points,
        "greatest_probability": _dump_attempt(asked, found.made),
        "greatest_mean": _dump_attempt(asked, found.mean),
        "at_least": [
            {
                "points": each.points,
                "probability": rounded_probability(each.probability),
                **_dump_keep(asked, each.keep),
            }
            for each in found.at_least
        ],
        "method": "exact",
    }


def _dump_attempt(asked: OddsQuestion, attempt: Attempt) -> dict[str, Any]:
    return {
        "probability": rounded_probability(attempt.probability),
        "expected_points": round(attempt.expected_points, 6),
        **_dump_keep(asked, attempt.keep),
    }


def _dump_keep(asked: OddsQuestion, keep: Hand | None) -> dict[str, Any]:
    """Return the dice to keep first and those to reroll; empty if there is no choice."""
    return {} if keep is None else {"keep": keep, "reroll": rest(asked.dice, keep)}
