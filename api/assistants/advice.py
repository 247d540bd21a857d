"""Advice on a hand: the tool and its sentences."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from api.answers.moves import dump_action
from api.assistants import shapes
from api.assistants.arguments import Body, read_dice, read_objective
from api.assistants.tool import Answer, Tool
from api.endpoints.advice.moves import ACTIONS
from api.endpoints.advice.request import ADVICE, COMPARED, Question, advice_question
from api.endpoints.advice.view import answer_question
from api.http.encoding import encode
from api.requests.fields import TOTAL
from api.requests.json_schema import define_schema
from api.requests.loading import load
from api.requests.objective_fields import MAXIMIZE
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from api.texts.texts import ENGLISH
from strategy_tables import Strength
from strategy_tables.advice.methods import APPROXIMATE, IMPROVED
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.opponent_outlooks import TO_WIN
from strategy_tables.advice.parameters import GREATEST_OPPONENTS

_MOVES_SHOWN: Final = 5
_ENDINGS_SHOWN: Final = 3


def advise_move(said: Body, catalogue: Catalogue, server_tables: ServerTables) -> Answer:
    """Return the best moves, the endings of the best one, and the value of the card."""
    question = load(ADVICE, _read_comparison(read_objective(said)), partial(advice_question, catalogue.rules))
    advice: dict[str, Any] = json.loads(answer_question(server_tables, question))
    moves, position = advice["moves"], advice["position"]
    compared = _find_compared(question, moves)
    numbers = {
        "ruleset": advice["ruleset"],
        "objective": advice["objective"][MAXIMIZE],
        "dice": position["dice"],
        "rolls_left": position["rolls_left"],
        "total_so_far": advice["total_so_far"],
        "value": advice["value"],
        "moves": moves[:_MOVES_SHOWN],
        "other_moves": len(moves[_MOVES_SHOWN:]),
        **({} if compared is None else {"compared": compared}),
        "plays_for": advice["plays_for"][:_ENDINGS_SHOWN],
        "method": advice["method"],
        "error_bound": advice["error_bound"],
        "strength": advice.get("strength"),
    }
    return " ".join(filter(None, _tell(question, advice, compared))), numbers


def _read_comparison(said: Body) -> Body:
    """Return a body with the alternative move in its form; reasons are requested as far as they are available."""
    if COMPARED not in said:
        return said
    move = said[COMPARED]
    if isinstance(move, dict):
        if "keep" in move:
            move = {"action": "keep", **move, "keep": read_dice(move["keep"])}
        elif "category" in move:
            move = {"action": "score", **move}
    return {**said, COMPARED: move, "explain": True, "if_ready": True}


def _find_compared(question: Question, moves: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the move that was asked about with its rank; None if none was."""
    if question.against is None or isinstance(question.against, Strength):
        return None
    wanted: dict[str, Any] = json.loads(encode(dump_action(question.position, question.against)))
    return next(move for move in moves if wanted.items() <= move.items())


def _tell(question: Question, advice: Mapping[str, Any], compared: Mapping[str, Any] | None) -> list[str]:
    """Return the sentences: the advised move, the move that was asked about, the value of the card, and the reasons."""
    explanation, value = advice["explanation"], _tell_value(advice)
    if compared is not None and question.rules.named:
        return [explanation, value, advice["sheet_breakdown"]["sentence"]]
    return [explanation, value]


def _tell_value(advice: Mapping[str, Any]) -> str:
    """Describe the value of the card and its method, as far as the explanation does not."""
    told = []
    if advice["objective"][MAXIMIZE] == DEFAULT_OBJECTIVE.name:
        about = "about " if advice["method"] == APPROXIMATE else ""
        points = f"{about}{ENGLISH.number(advice['value'], 2)} points"
        told.append(f"With the best play from here the card ends with {points} on average.")
    asked = advice["objective"].get("opponents", ())
    if any(each["maximize"] == TO_WIN for each in asked) and advice["method"] == IMPROVED:
        told.append("Your later turns, too, may be played for the most points on average.")
    elif advice["method"] == IMPROVED:
        told.append("This turn and some of the next are played for that, later ones for the most points on average.")
    games = [each["games"] for each in advice.get("opponents", ()) if each["games"]]
    if games:
        about = f"{min(games):,} games" if len({*games}) == 1 else f"{min(games):,} games or more"
        told.append(f"The totals of opponents who err were counted in {about} each.")
    if advice["error_bound"]:
        sure = ", with 99% confidence" if games else ""
        told.append(f"The error of this number is at most {advice['error_bound']:g}{sure}.")
    return " ".join(told)


ADVISE_MOVE: Final = Tool(
    name="advise_move",
    title="Recommend a move",
    about="Compute the best move with these dice in a dice game of the Yahtzee, Yatzy or Kniffel family: the dice to "
    "keep or the category to score. Returns the five best moves and the loss of each. The default objective is the "
    "expected total; 'target' plays for reaching a total, 'opponents' for winning. Put a move that the player suggests "
    f"('why not keep the fives?') into '{COMPARED}'.",
    takes={
        "ruleset": shapes.RULESET,
        "dice": shapes.dice("All dice on the table, with kept ones"),
        "rolls_left": shapes.ROLLS_LEFT,
        "scorecard": shapes.SCORECARD,
        "objective": shapes.text(
            "Objective: 'expected_total', the most points on average; 'target', reaching the total in 'target'; "
            "'win', beating the 'opponents'; 'upper_bonus'; or 'floor', the greatest guaranteed total.",
            enum=list(OBJECTIVES),
            default=DEFAULT_OBJECTIVE.name,
        ),
        "target": {
            **define_schema(TOTAL),
            "description": "Final total to reach; sets the objective 'target'.",
        },
        "opponents": {
            **shapes.rows(
                "Opponents to beat; sets the objective 'win'. Each is a card, or an object with 'scorecard' (default: "
                "empty), 'dice' and 'rolls_left' if in a turn, 'strength' (beginner, casual, regular, club, expert or "
                "perfect, the default), 'count', and 'maximize' (expected_total, the default, or win).",
                shapes.CARD,
            ),
            "minItems": 1,
            "maxItems": GREATEST_OPPONENTS,
        },
        COMPARED: shapes.closed(
            "A move to compare with the best one: either dice to keep or a category to score.",
            keep=shapes.dice("Dice to keep", 0),
            category=shapes.text("Category to score."),
            column=shapes.text("Its column, in a game with columns."),
            action=shapes.text("Only for announcing a category, in Yamb.", enum=list(ACTIONS)),
        ),
        **shapes.OF_COLUMNS,
    },
    required=("dice", "rolls_left"),
    gives={
        "ruleset": shapes.SAID_RULESET,
        "objective": shapes.text("Objective."),
        "dice": shapes.SAID_DICE,
        "rolls_left": shapes.SAID_ROLLS_LEFT,
        "total_so_far": shapes.whole("Current total of the card, with bonuses."),
        "value": shapes.number(
            "Value of the best move: the expected final total, or the probability of the objective."
        ),
        "moves": shapes.rows("Best moves, at most five.", shapes.MOVE),
        "other_moves": shapes.whole("Number of other moves."),
        "compared": shapes.record(f"The move in '{COMPARED}', in the form of 'moves'."),
        "plays_for": shapes.rows(
            "Categories in which the turn ends after the best move, likeliest first.",
            shapes.record(
                "Probability of a category.",
                column=shapes.COLUMN,
                category=shapes.CATEGORY,
                probability=shapes.number("Probability that it is filled in this turn."),
                makes=shapes.number("Probability that it is filled with more than 0 points."),
            ),
        ),
        "method": shapes.METHOD,
        "error_bound": shapes.ERROR_BOUND,
        "strength": shapes.STRENGTH,
    },
    answer=advise_move,
)
