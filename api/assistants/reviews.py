"""Reviews of games: the tool and its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from api.answers.reports import describe_place
from api.assistants import shapes
from api.assistants.arguments import Body, read_fields
from api.assistants.checks import names_of, tell_points
from api.assistants.tool import Answer, Tool
from api.endpoints.games.requests import GAME_REVIEW, review_question
from api.endpoints.games.review import answer_review
from api.http.body import LARGE_BODY_LIMIT
from api.requests.loading import load
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from api.texts.texts import ENGLISH
from engine.words import pluralize
from strategy_tables import GRADES
from strategy_tables.advice.methods import EXACT
from strategy_tables.advice.number_text import LEAST_DIFFERENCE, format_signed

_DECISIONS_SAID: Final = 3
_SEVERAL: Final = {"inaccuracy": "inaccuracies", "mistake": "mistakes", "blunder": "blunders"}
"""Plurals of the grades that are nouns; the others are adjectives, such as best or good."""
_OF_PLAYER: Final = (
    *("name", "complete", "total", "start_value", "value", "luck", "loss", "correction"),
    *("loss_per_decision", "free_decisions", "assumed_decisions", "grades"),
)


def review_game(said: Body, catalogue: Catalogue, server_tables: ServerTables) -> Answer:
    """Return luck and loss of every player, and the ten decisions with the greatest losses."""
    question = load(GAME_REVIEW, read_fields(said), partial(review_question, catalogue.rules))
    review = answer_review(server_tables, question)
    players = review["players"]
    names = names_of(players)
    worst = [_count_from_one(highlight) for highlight in review["highlights"]]
    shown = [_count_assumed(player) for player in players[: shapes.PLAYERS_SHOWN]]
    told = [_tell_player(player, name) for player, name in zip(shown, names, strict=False)]
    if more := len(players) - len(shown):
        told.append(f"There {'is' if more == 1 else 'are'} {pluralize(more, 'more player')}.")
    for decision in worst[:_DECISIONS_SAID]:
        place = describe_place(("players", decision["player"], "turns", decision["turn"] - 1), names)
        told.append(f"{place}{decision['why']} That was {_called(decision['grade'])}.")
    strength = review.get("strength")
    if strength is not None:
        told.append(
            f"These values are estimated; playing by the estimate averages {strength['mean']:.1f}, measured "
            f"in {strength['games']:,} games."
        )
    numbers = {
        "ruleset": review["ruleset"],
        "complete": review["complete"],
        "players": [{key: player[key] for key in _OF_PLAYER if key in player} for player in shown],
        "worst": worst,
        "method": review.get("method", EXACT),
        "error_bound": review.get("error_bound", 0),
        "strength": strength,
    }
    return " ".join(told), numbers


def _count_from_one(highlight: Mapping[str, Any]) -> dict[str, Any]:
    """Return one of the worst decisions with its turn and roll counted from 1."""
    said = {name: highlight[name] for name in ("player", "played", "best", "loss", "grade", "why")}
    return {**said, "turn": highlight["turn"] + 1, "roll": highlight["roll"] + 1}


def _count_assumed(player: Mapping[str, Any]) -> dict[str, Any]:
    """Return a player with the number of assumed decisions."""
    assumed = sum(decision["assumed"] and not decision["forced"] for decision in player["decisions"])
    return {**player, "assumed_decisions": assumed}


def _tell_player(player: Mapping[str, Any], name: str) -> str:
    """Return a text such as ``Ada has 263 points. Best play has 254.59 on average; luck changed that by +8.41, …``"""
    ends = "" if player["complete"] else f", worth {ENGLISH.number(player['value'], 2)} with best play from here"
    changes = [
        f"luck changed that by {format_signed(player['luck'])}",
        f"decisions lost {ENGLISH.number(player['loss'], 2)}",
    ]
    if abs(correction := player.get("correction", 0)) >= LEAST_DIFFERENCE:
        changes.append(f"the estimate was corrected by {format_signed(correction)}")
    return (
        f"{name} has {tell_points(player['total'])}{ends}. "
        f"Best play has {ENGLISH.number(player['start_value'], 2)} on average; "
        f"{', '.join(changes[:-1])}, and {changes[-1]}. {_tell_grades(player)}"
    )


def _tell_grades(player: Mapping[str, Any]) -> str:
    """Return ``Of 6 decisions: 5 best, 1 blunder.``, with the number of assumed ones."""
    if not player["free_decisions"]:
        return "There was nothing to decide."
    found = {grade: player["grades"][grade] for grade in GRADES.names if player["grades"][grade]}
    grades = ", ".join(pluralize(count, grade, _SEVERAL.get(grade, grade)) for grade, count in found.items())
    assumed = player["assumed_decisions"]
    assumptions = (
        f" For {assumed} of them, the kept dice are unknown; the best that fit are assumed." if assumed else ""
    )
    return f"Of {pluralize(player['free_decisions'], 'decision')}: {grades}.{assumptions}"


def _called(grade: str) -> str:
    """Return a grade as ``an inaccuracy``, ``still good``."""
    if grade not in _SEVERAL:
        return f"still {grade}"
    return f"{'an' if grade[0] in 'aeiou' else 'a'} {grade}"


REVIEW_GAME: Final = Tool(
    name="review_game",
    title="Review a game",
    about="Review a game of the Yahtzee, Yatzy or Kniffel family: the luck of the dice and the cost of decisions. "
    "Returns luck, loss and grades for each player, and the ten worst decisions with better moves. Needs all rolls of "
    "every turn; use check_scores if only scorecards are known.",
    takes={
        "ruleset": shapes.RULESET,
        "players": shapes.rows(
            "Players of the game, finished or not.",
            {
                **shapes.record("A player.", name=shapes.NAME, turns=shapes.TURNS, claimed=shapes.CLAIMED),
                "required": ["turns"],
                "additionalProperties": False,
            },
        ),
    },
    required=("players",),
    gives={
        "ruleset": shapes.SAID_RULESET,
        "complete": shapes.flag("True if the game is finished."),
        "players": shapes.rows(
            f"The first {shapes.PLAYERS_SHOWN} players.",
            shapes.record(
                "A player; value = start_value + luck - loss (+ correction).",
                name=shapes.NAME,
                complete=shapes.flag("True if every category is filled."),
                total=shapes.whole("Total."),
                start_value=shapes.number("Expected total of best play from the start."),
                value=shapes.number("Value of the card now; the total if it is full."),
                luck=shapes.number("Luck of the dice; negative for bad luck."),
                loss=shapes.number("Loss by decisions."),
                correction=shapes.number("Correction of the estimate, in a game with columns."),
                loss_per_decision=shapes.number("Mean loss per free decision."),
                free_decisions=shapes.whole("Number of decisions with a choice."),
                assumed_decisions=shapes.whole("Number of these with an unknown keep; the best that fits is assumed."),
                grades={
                    "type": "object",
                    "additionalProperties": shapes.whole("Number of decisions."),
                    "description": "Number of decisions by grade: best, good, inaccuracy, mistake, blunder.",
                },
            ),
        ),
        "worst": shapes.rows(
            "Decisions with the greatest loss, at most ten.",
            shapes.record(
                "A decision.",
                player=shapes.whole("Index in 'players', counted from 0."),
                turn=shapes.whole("Turn, counted from 1."),
                roll=shapes.whole("Roll before the decision, counted from 1."),
                played=shapes.record("The move made, in the form of advise_move."),
                best=shapes.record("The best move."),
                loss=shapes.number("Loss."),
                grade=shapes.text("Grade of the loss."),
                why=shapes.text("Reason why the best move was better."),
            ),
        ),
        "method": shapes.METHOD,
        "error_bound": shapes.ERROR_BOUND,
        "strength": shapes.STRENGTH,
    },
    answer=review_game,
    limit=LARGE_BODY_LIMIT,
)
