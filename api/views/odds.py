"""`/v1/odds`: how likely one category can be made, and how much it can bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from flask import Flask, Response, request

from api.http.body import read_json
from api.http.caching import answer
from api.http.encoding import rounded_probability
from api.requests.questions import build_scorecard
from api.requests.schemas import ODDS, load
from api.service.catalogue import Catalogue, Rules
from engine.dice import Hand, dump_dice, rest
from engine.errors import InvalidCategory, InvalidPosition, Problem
from engine.position import hand_problems
from engine.ruleset import DEFAULT_RULESET
from engine.scorecard import Scorecard, check_scorecard, payable_points
from engine.scoring import Compiled
from engine.words import counted, span
from strategy_tables import Attempt, Odds, odds

_ANY_POINTS: Final = 1


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """A category, and the dice to make it with: a hand, or a keep (`kept`) whose other dice are rolled next."""

    rules: Rules
    card: Scorecard
    category: int
    dice: Hand
    kept: bool
    rolls_left: int
    points: int | None


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """`POST /v1/odds`."""
    build = partial(build_odds_question, catalogue)

    @app.post("/v1/odds")
    def show_odds() -> Response:
        return answer(dump_odds(load(ODDS, read_json(request), build)))


def build_odds_question(catalogue: Catalogue, fields: Mapping[str, Any]) -> OddsQuestion:
    """What is asked; raises `UnknownRuleset`, or `Invalid` with all that the rules have against the fields."""
    rules = catalogue.rules(fields.get("ruleset", DEFAULT_RULESET))
    compiled = rules.compiled
    problems: list[Problem] = []
    category = 0
    if "category" in fields:
        try:
            category = rules.place(fields["category"])
        except InvalidCategory as error:
            problems += [problem.below("category") for problem in error.problems]
    if "scorecard" in fields:
        card, of_names = build_scorecard(rules, fields["scorecard"])
        problems += [*of_names, *(check_scorecard(compiled, card).problems if not of_names else ())]
    else:
        card = _card_before(compiled, category)
    if not problems:
        problems += _check_open(compiled, card, category)
    kept = "keep" in fields
    dice: Hand = fields.get("keep" if kept else "dice", compiled.hands[0])
    rolls_left = fields.get("rolls_left", int(kept))
    problems += _check_keep(compiled, dice, rolls_left) if kept else hand_problems(compiled, dice, rolls_left)
    if problems:
        raise InvalidPosition(problems)
    return OddsQuestion(rules, card, category, dice, kept, rolls_left, fields.get("points"))


def _card_before(compiled: Compiled, category: int) -> Scorecard:
    """The card that is meant where none is sent: empty; where order counts, filled with 0 up to the category."""
    filled = category if compiled.card_order else 0
    return Scorecard(tuple(0 if place < filled else None for place in range(len(compiled.categories))))


def _check_open(compiled: Compiled, card: Scorecard, category: int) -> list[Problem]:
    name = compiled.categories[category]
    if card.points[category] is not None:
        return [Problem("category-filled", ("category",), f"{name} is filled already", found=name)]
    following = next(place for place, paid in enumerate(card.points) if paid is None)
    if compiled.card_order and category != following:
        expected = compiled.categories[following]
        detail = f"the categories are filled in the order of the card: {expected} comes before {name}"
        return [Problem("illegal-category", ("category",), detail, expected, name)]
    return []


def _check_keep(compiled: Compiled, keep: Hand, rolls_left: int) -> list[Problem]:
    problems = []
    count, greatest = compiled.ruleset.dice_count, compiled.ruleset.rolls
    if len(keep) > count:
        detail = f"at most {counted(count, 'die', 'dice')} can be kept, not {len(keep)}"
        problems.append(Problem("wrong-dice", ("keep",), detail, [0, count], len(keep)))
    if not 1 <= rolls_left <= greatest:
        detail = f"rolls_left of a keep must be {span(1, greatest)}, not {rolls_left}"
        problems.append(Problem("out-of-range", ("rolls_left",), detail, [1, greatest], rolls_left))
    elif rolls_left == greatest and keep:
        detail = f"before the first of {counted(greatest, 'roll')} nothing is kept, not {dump_dice(keep)}"
        problems.append(Problem("wrong-dice", ("keep",), detail, [], list(keep)))
    return problems


def dump_odds(asked: OddsQuestion) -> dict[str, Any]:
    """The best play for making the category and for its points, and the chances of every number of points."""
    compiled = asked.rules.compiled
    points = asked.points
    if points is None and not any(payable_points(compiled, asked.category)):
        points = _ANY_POINTS  # which a category that never pays anything does not reach
    found = odds(compiled, asked.card, asked.category, asked.dice, asked.rolls_left, kept=asked.kept, points=points)
    return {
        "ruleset": asked.rules.name,
        "category": compiled.categories[asked.category],
        "keep" if asked.kept else "dice": asked.dice,
        "rolls_left": asked.rolls_left,
        "points": found.points,
        "greatest_probability": _dump_attempt(asked, found.made),
        "greatest_mean": _dump_attempt(asked, found.mean),
        "at_least": _dump_at_least(asked, found),
        "method": "exact",
    }


def _dump_attempt(asked: OddsQuestion, attempt: Attempt) -> dict[str, Any]:
    return {
        "probability": rounded_probability(attempt.probability),
        "expected_points": round(attempt.expected_points, 6),
        **_dump_keep(asked, attempt.keep),
    }


def _dump_at_least(asked: OddsQuestion, found: Odds) -> list[dict[str, Any]]:
    return [
        {
            "points": each.points,
            "probability": rounded_probability(each.probability),
            **_dump_keep(asked, each.keep),
        }
        for each in found.at_least
    ]


def _dump_keep(asked: OddsQuestion, keep: Hand | None) -> dict[str, Any]:
    """The dice to keep first, and those to reroll; nothing where there is nothing to choose."""
    return {} if keep is None else {"keep": keep, "reroll": rest(asked.dice, keep)}
