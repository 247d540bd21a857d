"""Odds of one category: the tool and its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from api.assistants import shapes
from api.assistants.arguments import Body, read_fields
from api.assistants.tool import Answer, Tool
from api.endpoints.odds import ODDS, OddsQuestion, OddsRequest, dump_odds, odds_question
from api.requests.loading import load
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from api.texts.texts import ENGLISH
from engine.dice import dump_dice
from engine.words import pluralize
from strategy_tables.advice.number_text import format_mean

_LEFT_OUT: Final = ("at_least",)
"""Fields that are too long for an answer; the argument `points` selects one line of this one."""


def category_odds(said: Body, catalogue: Catalogue, server_tables: ServerTables) -> Answer:  # noqa: ARG001
    """Return the greatest probability of making a category in one turn, and the greatest mean of its points."""
    asked, ask = read_fields(said), odds_question
    # Without dice the whole turn is meant: nothing is kept, and all of its rolls follow.
    if "dice" not in asked and "keep" not in asked:
        asked["keep"] = []
        if "rolls_left" not in asked:
            asked["rolls_left"] = 1  # any, until the rules say how many there are
            ask = _ask_of_whole_turn
    question = load(ODDS, asked, partial(ask, catalogue.rules))
    odds = dump_odds(question)
    return _tell(question, odds), {name: said for name, said in odds.items() if name not in _LEFT_OUT}


def _ask_of_whole_turn(find_rules: FindRules, request: OddsRequest) -> OddsQuestion:
    """Return the question with all rolls of a turn left."""
    rolls = find_rules(request.reference).ruleset.rolls
    return odds_question(find_rules, replace(request, rolls_left=rolls))


def _tell(question: OddsQuestion, odds: Mapping[str, Any]) -> str:
    """Return ``Full house comes 43.2% of the time if nothing else is played for: keep 3 3 3 and reroll 5 6.``"""
    title = question.rules.card.ruleset.categories[question.category].title
    made, mean = odds["greatest_probability"], odds["greatest_mean"]
    least = "" if question.points is None else f" with at least {odds['points']} points"
    if not question.dice and question.rolls_left >= question.rules.card.ruleset.rolls:
        begins = f"In a turn of {pluralize(question.rolls_left, 'roll')}"
    else:
        held = f"{dump_dice(question.dice) or 'nothing'}{' kept' if question.kept else ''}"
        begins = f"With {held} and {pluralize(question.rolls_left, 'roll')} left"
    told = f"{begins}, {title}{least} {_tell_chance(made['probability'])}"
    if made["probability"] > 0:
        told += " if the turn is played for nothing else" if question.rolls_left else ""
        told += f": {_tell_keep(made)}" if "keep" in made else ""
    average = f"Played for the most points in {title}, it brings {format_mean(mean['expected_points'])} on average"
    other = "keep" in mean and mean["keep"] != made.get("keep")
    return f"{told}. {average}{f': {_tell_keep(mean)}' if other else ''}. This is exact."


def _tell_chance(probability: float) -> str:
    if probability in (0, 1):
        return "is certain" if probability else "is out of reach"
    return f"comes {ENGLISH.percent(probability, 1)} of the time"


def _tell_keep(attempt: Mapping[str, Any]) -> str:
    if not attempt["keep"]:
        return "reroll all dice"
    if not attempt["reroll"]:
        return "keep all dice"
    return f"keep {dump_dice(attempt['keep'])} and reroll {dump_dice(attempt['reroll'])}"


_ATTEMPT: Final = {
    "probability": shapes.number("Probability of this number of points or more."),
    "expected_points": shapes.number("Expected points."),
    "keep": shapes.rows("First keep.", {"type": "integer"}),
    "reroll": shapes.rows("Rerolled dice.", {"type": "integer"}),
}

CATEGORY_ODDS: Final = Tool(
    name="category_odds",
    title="Compute the odds of a category",
    about="Compute the probability of making a category (a Yahtzee, a full house, a large straight) in this turn if "
    "it is played for nothing else, and the dice to keep for it. Send 'dice' for the hand on the table, 'keep' for "
    "dice already kept, or neither for a whole turn.",
    takes={
        "ruleset": shapes.RULESET,
        "category": shapes.text("Category, by any of its names: 'yahtzee', 'full house', 'Große Straße'."),
        "dice": shapes.dice("All dice on the table; not with 'keep'"),
        "keep": shapes.dice("Dice that the next roll leaves; not with 'dice'", 0),
        "rolls_left": {
            **shapes.ROLLS_LEFT,
            "description": f"{shapes.ROLLS_LEFT['description']} Default without dice and keep: all rolls of a turn.",
        },
        "points": shapes.argument(
            ODDS, "points", "Least number of points required. Default: any that the category pays."
        ),
        "scorecard": shapes.CARD,
    },
    required=("category",),
    gives={
        "ruleset": shapes.SAID_RULESET,
        "category": shapes.CATEGORY,
        "dice": shapes.SAID_DICE,
        "keep": shapes.rows("Kept dice.", {"type": "integer"}),
        "rolls_left": shapes.SAID_ROLLS_LEFT,
        "points": shapes.whole("Least number of points of the probability."),
        "greatest_probability": shapes.record("Play with the greatest probability.", **_ATTEMPT),
        "greatest_mean": shapes.record("Play with the greatest mean.", **_ATTEMPT),
        "method": shapes.METHOD,
    },
    answer=category_odds,
)
