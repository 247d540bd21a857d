"""Scores of a hand: the tool and its sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from api.assistants import shapes
from api.assistants.arguments import Body, read_fields
from api.assistants.tool import Answer, Tool
from api.endpoints.score import SCORE, dump_scores
from api.requests.loading import load
from api.requests.positions import position_question
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.cards.rules import Rules
from engine.dice import dump_dice
from engine.rulesets.ruleset import Ruleset
from engine.words import join_words
from strategy_tables.advice.number_text import format_points as shown

_AMOUNTS_SAID: Final = 6
"""Maximum number of distinct point values in an answer, highest first."""


def score_hand(said: Body, catalogue: Catalogue, server_tables: ServerTables) -> Answer:  # noqa: ARG001
    """Return the points of the hand in every category that may be filled, the most first."""
    position = load(SCORE, read_fields(said), partial(position_question, catalogue.rules))
    rules, scored = position.rules, dump_scores(position)
    if not rules.named:
        found = [{"category": name, "points": scored["points"][name]} for name in scored["legal"]]
        extra_bonus, of_columns = scored["extra_bonus"], ""
    else:
        legal = [cell for cell in scored["cells"] if cell["legal"]]
        found = [{name: cell[name] for name in ("column", "category", "points", "extra_bonus")} for cell in legal]
        extra_bonus = max((cell["extra_bonus"] for cell in legal), default=0)
        of_columns = _describe_columns(rules, found, extra_bonus)
    found.sort(key=lambda each: -each["points"])
    told = [_describe_points(rules.ruleset, found, dump_dice(scored["dice"]))]
    if scored["joker"]:
        told.append("It is a joker.")
    if extra_bonus:
        told.append(f"It also earns an extra bonus of {extra_bonus}.")
    numbers = {name: scored[name] for name in ("ruleset", "dice", "rolls_left", "joker")}
    return " ".join(filter(None, [*told, of_columns])), {**numbers, "extra_bonus": extra_bonus, "scores": found}


def _describe_points(ruleset: Ruleset, found: Sequence[Mapping[str, Any]], hand: str) -> str:
    """Return ``3 3 3 5 6 pays 20 in Three of a kind or Chance and 9 in Threes.``"""
    if not found:
        return "No category can be filled with it now."
    by_points: dict[int, dict[str, list[str]]] = {}
    for each in found:
        columns = by_points.setdefault(each["points"], {}).setdefault(each["category"], [])
        columns.extend([each["column"]] if "column" in each else [])
    all_of = {each["category"]: sum(other["category"] == each["category"] for other in found) for each in found}
    told: list[str] = []
    for points, categories in list(by_points.items())[:_AMOUNTS_SAID]:
        names = [_named(ruleset, name, columns, all_of[name]) for name, columns in categories.items()]
        if not points and len(names) > 1 and found[-1]["points"] == 0:
            names = [f"all {'other ' if told else ''}categories that can be filled"]
        told.append(f"{shown(points)} in {join_words(names, 'or')}")
    if len(by_points) > _AMOUNTS_SAID:
        told.append("less elsewhere")
    return f"{hand} pays {join_words(told, 'and')}."


def _describe_columns(rules: Rules, found: Sequence[Mapping[str, Any]], extra_bonus: int) -> str:
    """Describe the factors of columns that pay: ``Column Second counts twice and Third counts 3 times.``"""
    paying = {each["column"] for each in found if each["points"] or each["extra_bonus"]}
    columns = [each.column for each in rules.columns if each.column.factor > 1 and each.column.id in paying]
    if not columns:
        return ""
    often = ["twice" if column.factor == 2 else f"{column.factor} times" for column in columns]
    told = [f"{column.title} counts {times}" for column, times in zip(columns, often, strict=True)]
    bonus = f", the extra bonus {'too' if rules.multiplied else 'once'}" if extra_bonus else ""
    return f"Column {join_words(told, 'and')}{bonus}."


def _named(ruleset: Ruleset, name: str, columns: Sequence[str], of: int) -> str:
    """Return a category, with its columns if others pay something else or have another factor."""
    title = next(category.title for category in ruleset.categories if category.id == name)
    alike = len({column.factor for column in ruleset.columns}) == 1
    if not columns or len(columns) == (of if alike else len(ruleset.columns)):
        return title
    titles = [column.title for column in ruleset.columns if column.id in columns]
    return f"{title} ({', '.join(titles)})"


SCORE_HAND: Final = Tool(
    name="score_hand",
    title="Score a hand",
    about="Score a hand of dice in all categories that can be filled in a dice game of the Yahtzee, Yatzy or Kniffel "
    "family, most points first, with jokers and extra bonuses. Use it for 'how much is this worth?', and advise_move "
    "for 'what should I do with it?'.",
    takes={
        "ruleset": shapes.RULESET,
        "dice": shapes.dice("All dice on the table"),
        "scorecard": shapes.SCORECARD,
        "rolls_left": {**shapes.ROLLS_LEFT, "default": 0},
        **shapes.OF_COLUMNS,
    },
    required=("dice",),
    gives={
        "ruleset": shapes.SAID_RULESET,
        "dice": shapes.SAID_DICE,
        "rolls_left": shapes.SAID_ROLLS_LEFT,
        "scores": shapes.rows(
            "Categories that can be filled, most points first; in a game with columns, before the factor.",
            shapes.record(
                "Points in a category.",
                column=shapes.COLUMN,
                category=shapes.CATEGORY,
                points=shapes.whole("Points."),
                extra_bonus=shapes.whole("Extra bonus in addition, in a game with columns."),
            ),
        ),
        "extra_bonus": shapes.whole("Extra bonus in addition; 0 for none."),
        "joker": shapes.flag("True if the hand is a joker."),
    },
    answer=score_hand,
)
