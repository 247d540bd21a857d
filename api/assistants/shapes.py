"""The schemas that several tools share, of arguments and of answers."""

from __future__ import annotations

from typing import Any, Final

from api.endpoints.score import SCORE
from api.requests.declaration import RequestSchema
from api.requests.fields import GREATEST_DICE, GREATEST_NAME
from api.requests.json_schema import Schema, define_schema
from engine.rulesets.ruleset import DEFAULT_RULESET

PROBLEMS_SHOWN: Final = 10
PLAYERS_SHOWN: Final = 10
"""An assistant rereads the whole conversation with every question, so answers are short."""

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
        "description": f"{about}, in any order, as a list or as digits such as '33356' or '3 3 3 5 6'.",
    }


RULESET: Final[Schema] = {
    "type": ["string", "object"],
    "maxLength": GREATEST_NAME,
    "default": DEFAULT_RULESET,
    "description": "Game: an id, title or another name, such as 'yahtzee', 'Kniffel' or 'Maxi Yatzy' (see "
    "list_rulesets). Or a definition of a custom game, for example a changed one: "
    '{"base": "yahtzee", "bonus": [{"at": 63, "pays": 25}]}.',
}
SCORECARD: Final[Schema] = {
    "type": "object",
    "description": 'Filled categories as {category: points}, for example {"ones": 3, "Full house": 25}. Absent or '
    "null categories are open, 0 is crossed out. Names can be in English, German, French, Spanish, Italian, "
    "Swedish, Danish, Norwegian, Finnish, Korean, Japanese, Portuguese or Polish. "
    "A category that is filled several times has a list of points. "
    "Sums and bonuses ('Bonus', 'Total') can be included and are compared. "
    "'extra_bonus_count' is the number of extra bonuses (+100 for a further Yahtzee), 'extra_rolls' the number of "
    "saved rolls. In a game with several columns: {column: {category: points}}. Default: the empty card.",
}
CARD: Final[Schema] = {"type": "object", "description": "A card, like scorecard in advise_move."}
ROLLS_LEFT: Final[Schema] = argument(
    SCORE,
    "rolls_left",
    "Remaining rolls of this turn: in a game with three rolls, 2 after the first one, 0 after the last.",
)
OF_COLUMNS: Final[dict[str, Schema]] = {
    "announced": text("Only for Yamb: the category announced after the first roll of this turn."),
    "all_rolled": flag("Only for Yamb: true if the last roll was of all dice."),
}

SAID_RULESET: Final = text("Id of the game.")
SAID_DICE: Final = rows("Dice, sorted.", _DIE)
SAID_ROLLS_LEFT: Final = whole("Remaining rolls.")
CATEGORY: Final = text("Id of a category.")
COLUMN: Final = text("Id of a column, in a game with columns.")
NAME: Final = text("Name of a player; empty if not given.")
METHOD: Final = text(
    "Method of the numbers: 'exact'; 'improved', exact if this turn and some of the next are played best and later "
    "ones for the expected total; 'measured', exact against opponents whose totals were counted in games; or "
    "'approximate'."
)
ERROR_BOUND: Final = or_null(number("Greatest error of a value. Null if unknown; see 'strength'."))
STRENGTH: Final = or_null(
    record(
        "Measured mean total when following the advice, with a confidence interval. Null if all is exact.",
        mean=number("Mean total."),
        low=number("Lower end of the interval."),
        high=number("Upper end of the interval."),
        games=whole("Number of games."),
        confidence=number("Confidence of the interval."),
    )
)
MOVE: Final = record(
    "A move: keep some dice and reroll the others, score a category, or announce one (Yamb).",
    rank=whole("Rank, 1 for the best; equal moves share it."),
    action=text("Kind of move.", enum=["keep", "score", "announce"]),
    keep=rows("Kept dice.", _DIE),
    reroll=rows("Rerolled dice.", _DIE),
    column=COLUMN,
    category=CATEGORY,
    points=whole("Points scored."),
    extra_bonus=whole("Extra bonus in addition."),
    value=number("Value for the objective: the expected final total or a probability."),
    loss=number("Difference to the best move; 0 for an equally good one."),
)
TOTALS: Final = record(
    "Totals of a card.",
    upper_points=whole("Points of the upper section."),
    upper_bonus=whole("Upper bonus."),
    lower_points=whole("Points of the lower section."),
    extra_bonus=whole("Extra bonuses for further hands of equal dice."),
    products=whole("Products, in a game with columns."),
    total=whole("Total."),
    points_awarded=or_null(whole("Points awarded, in Balut.")),
)
PROBLEM: Final = record(
    "A problem.",
    code=text("Code of the problem."),
    place=text("JSON pointer into the arguments, counting turns and players from 0."),
    detail=text("Description."),
    expected=whole("The right number."),
    allowed=rows("All right numbers.", whole("A number.")),
    minimum=whole("Least allowed number."),
    maximum=whole("Greatest allowed number."),
    dice=rows("Dice that the found ones must be from, or must contain.", whole("A die.")),
    choices=rows("All allowed words.", text("A word.")),
    suggestions=rows("Words that were likely meant, likeliest first.", text("A word.")),
    belongs_at=rows("JSON pointers to where a misplaced field belongs.", text("JSON pointer into the arguments.")),
    command=text("Shell command for the operator that removes the problem."),
    found=text("Value found; JSON if it is no string."),
)
PROBLEMS: Final = rows(f"The first {PROBLEMS_SHOWN} problems.", PROBLEM)

_TURN: Final[Schema] = {
    "type": "object",
    "properties": {
        "category": text("Filled category, by any of its names."),
        "points": whole("Points as written down; optional with rolls."),
        "rolls": rows("The hand after each roll, with kept dice.", dice("All dice")),
        "keeps": rows("Dice kept before each further roll; optional.", dice("These dice", 0)),
        "extra_bonus": whole("Extra bonus as written down, if any."),
        "column": text("Filled column, in a game with columns."),
        "announced": text("Only for Yamb: the announced category."),
    },
    "additionalProperties": False,
    "description": "A turn, with any known details.",
}
CLAIMED: Final[Schema] = {
    "type": "object",
    "additionalProperties": True,
    "description": "Claimed totals to compare: upper_points, upper_bonus, lower_points, extra_bonus, total or "
    "points_awarded; in a game with columns also products, and 'columns' with totals of each.",
}
TURNS: Final[Schema] = rows("Turns in the order of play.", _TURN)
