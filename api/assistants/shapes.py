"""The schemas that several tools share: what is asked about, and what is answered."""

from __future__ import annotations

from typing import Any, Final

from api.endpoints.score import SCORE
from api.requests.declaration import RequestSchema
from api.requests.fields import GREATEST_DICE, GREATEST_NAME
from api.requests.json_schema import Schema, define_schema
from engine.rulesets.ruleset import DEFAULT_RULESET

PROBLEMS_SHOWN: Final = 10
PLAYERS_SHOWN: Final = 10
"""An assistant reads all that it is told again with every question after."""

_DIE: Final[Schema] = {"type": "integer", "minimum": 1, "maximum": 6, "description": "What one die shows."}


def argument(request: RequestSchema[Any], name: str, about: str) -> Schema:
    """Return the schema of a field of a request; assistants read all descriptions, so theirs are shorter."""
    return {**define_schema(request.readers[name].shape), "description": about}


def whole(about: str, **limits: int) -> Schema:
    """Return the schema of a whole number."""
    return {"type": "integer", "description": about, **limits}


def number(about: str) -> Schema:
    """Return the schema of a number."""
    return {"type": "number", "description": about}


def text(about: str, **limits: Any) -> Schema:
    """Return the schema of a text."""
    return {"type": "string", "description": about, **limits}


def flag(about: str) -> Schema:
    """Return the schema of a flag."""
    return {"type": "boolean", "description": about}


def rows(about: str, of: Schema) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "description": about, "items": of}


def record(about: str, **properties: Schema) -> Schema:
    """Return the schema of an object."""
    return {"type": "object", "description": about, "properties": properties}


def closed(about: str, **properties: Schema) -> Schema:
    """Return the schema of an object that has no other properties."""
    return {**record(about, **properties), "additionalProperties": False}


def or_null(schema: Schema) -> Schema:
    """Return the schema of a value that may be null instead."""
    return {**schema, "type": [schema["type"], "null"]}


def dice(about: str, least: int = 1) -> Schema:
    """Return the schema of dice as a list or as digits in a text."""
    return {
        "type": ["array", "string"],
        "items": _DIE,
        "minItems": least,
        "maxItems": GREATEST_DICE,
        "description": f"{about}, in any order: a list, or the digits in a text, as in '33356' or '3 3 3 5 6'.",
    }


RULESET: Final[Schema] = {
    "type": ["string", "object"],
    "maxLength": GREATEST_NAME,
    "default": DEFAULT_RULESET,
    "description": "The game: its id, title or another name it goes by, such as 'yahtzee', 'Kniffel' or 'Maxi Yatzy' "
    "(list_rulesets has them all). Or a definition of a game of one's own, most simply one that changes another: "
    '{"base": "yahtzee", "bonus": [{"at": 63, "pays": 25}]}.',
}
SCORECARD: Final[Schema] = {
    "type": "object",
    "description": 'What is filled in: {category: points}, for instance {"ones": 3, "Full house": 25}; what is left '
    "out or null is open, 0 is crossed out. Names of categories may be in English, German, French, Spanish, Italian, "
    "Swedish, Danish, Norwegian, Finnish, Korean, Japanese, Portuguese or Polish. "
    "A category that is filled several times has a list of points. "
    "Sums and bonuses that are noted beside them ('Bonus', 'Total') are compared. "
    "'extra_bonus_count' beside them says how many extra bonuses (+100 for a further Yahtzee) were paid, 'extra_rolls' "
    "how many saved rolls the player has. In a game of several columns {column: {category: points}}. "
    "The empty card if it is left out.",
}
CARD: Final[Schema] = {"type": "object", "description": "A card, as scorecard is in advise_move."}
ROLLS_LEFT: Final[Schema] = argument(
    SCORE,
    "rolls_left",
    "Rolls that may still follow in this turn: in a game of three rolls 2 after the first one, 0 after the last.",
)
OF_COLUMNS: Final[dict[str, Schema]] = {
    "announced": text("Yamb only: the category that was announced after the first roll of this turn."),
    "all_rolled": flag("Yamb only: whether the last roll was one of all dice."),
}

SAID_RULESET: Final = text("The id of the game.")
SAID_DICE: Final = rows("The dice, sorted.", _DIE)
SAID_ROLLS_LEFT: Final = whole("Rolls that may still follow.")
CATEGORY: Final = text("The id of a category.")
COLUMN: Final = text("The id of a column, in a game that has them.")
NAME: Final = text("The name of a player; empty where none was said.")
METHOD: Final = text(
    "How the numbers came about: 'exact'; 'improved', exact when this turn and the next ones are played best and those "
    "after them for the expected total; 'measured', exact against opponents whose totals were counted in games; or "
    "'approximate'."
)
ERROR_BOUND: Final = or_null(
    number(
        "By how much a value may be off at most; null where that is not known and 'strength' says what the advice "
        "reaches."
    )
)
STRENGTH: Final = or_null(
    record(
        "What somebody who follows the advice reaches, as measured: the mean of so many games, and the interval that "
        "the true mean lies in. Null where all is exact.",
        mean=number("The mean total."),
        low=number("The lower end of the interval."),
        high=number("The upper end of the interval."),
        games=whole("Games that were played."),
        confidence=number("How likely the true mean lies in the interval."),
    )
)
MOVE: Final = record(
    "A move: to keep some dice and reroll the others, to score a category, or, in Yamb, to announce one.",
    rank=whole("Its place among all moves, 1 for the best; equal moves share it."),
    action=text("What it does.", enum=["keep", "score", "announce"]),
    keep=rows("The dice that are kept.", _DIE),
    reroll=rows("The dice that are rolled again.", _DIE),
    column=COLUMN,
    category=CATEGORY,
    points=whole("The points that it scores."),
    extra_bonus=whole("The extra bonus that it earns besides."),
    value=number("What it is worth: the expected final total, or a probability, as the objective has it."),
    loss=number("What it gives up against the best move; 0 for a move that is just as good."),
)
TOTALS: Final = record(
    "What it adds up to.",
    upper_points=whole("The points of the upper section."),
    upper_bonus=whole("The bonus that these earn."),
    lower_points=whole("The points of the lower section."),
    extra_bonus=whole("What further hands of equal dice earned beside their points."),
    products=whole("What the products of a sheet of columns come to."),
    total=whole("All of it."),
    points_awarded=or_null(whole("In Balut, the points that are awarded for all this.")),
)
PROBLEM: Final = record(
    "One thing that is wrong.",
    code=text("A word for the kind of problem."),
    place=text("Where in the arguments it is, as a JSON pointer: turns and players are counted from 0 there."),
    detail=text("What is wrong, in a sentence."),
    expected={"description": "What is allowed, or what would be right."},
    found={"description": "What was found."},
)
PROBLEMS: Final = rows(f"What is wrong: the first {PROBLEMS_SHOWN} problems.", PROBLEM)

_TURN: Final[Schema] = {
    "type": "object",
    "properties": {
        "category": text("The category that was filled, by any of its names."),
        "points": whole("The points that were written down; may be left out where rolls are there."),
        "rolls": rows("The dice as they lay after each roll, kept ones included.", dice("All dice")),
        "keeps": rows("The dice that were kept before each further roll; may be left out.", dice("These dice", 0)),
        "extra_bonus": whole("The extra bonus that was earned, if that was noted."),
        "column": text("The column that was filled, in a game that has them."),
        "announced": text("Yamb only: the category that was announced."),
    },
    "additionalProperties": False,
    "description": "One turn, as detailed as it is known.",
}
CLAIMED: Final[Schema] = {
    "type": "object",
    "additionalProperties": True,
    "description": "Totals that somebody has added up and that are to be compared, any of upper_points, upper_bonus, "
    "lower_points, extra_bonus, total, points_awarded; in a game of several columns also products, and 'columns' with "
    "totals of each.",
}
TURNS: Final[Schema] = rows("The turns, in the order in which they were played.", _TURN)
