"""Moves in requests: the field, and the legal move that it refers to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from marshmallow import ValidationError

from api.requests.address import CellName, Reader, read_move
from api.requests.fields import GREATEST_NAME, Dice, Name, StrictField, named, read_fields
from api.requests.json_schema import Schema
from api.requests.reading import missing_field, read_object
from engine.cards.rules import Cell, Rules
from engine.dice import Hand
from engine.errors import IllegalMove, InvalidName, Problem
from engine.games.moves import Move, legal_call, legal_keep, legal_score
from engine.games.position import Position
from engine.text.shapes import Shape
from engine.text.suggestions import unknown_choice
from engine.words import one_of

Action = Literal["keep", "score", "announce"]
ACTIONS: Final[tuple[Action, ...]] = ("keep", "score", "announce")


@dataclass(frozen=True, slots=True)
class MoveClaim:
    """A move as it was sent: dice to keep, or the names of a category to score or announce, and of its column."""

    action: Action = "keep"
    keep: Hand = ()
    category: str | None = None
    column: str | None = None


_CATEGORY: Final = named(Name("Id or another name of the category."), "category", required=True)
_CELL: Final = {
    "category": _CATEGORY,
    "column": named(Name("Column, in games with columns. Optional for announcements.", "column"), "column"),
}
_FIELDS: Final[Mapping[Action, Mapping[str, StrictField[Any]]]] = {
    "keep": {"keep": named(Dice("Dice to keep.", least=0), "keep", required=True)},
    "score": _CELL,
    "announce": _CELL,
}
_EXAMPLE: Final = '{"action": "keep", "keep": [3, 3]}'


_ACTION: Final = Shape(
    about="`keep` requires `keep`; `score` and `announce` require `category`.",
    keywords={"type": "string", "enum": list(ACTIONS)},
)


def _shape_of(actions: Sequence[Action]) -> Shape:
    """Return the shape of moves with some actions, which has all of their fields."""
    fields = {name: field.shape for action in actions for name, field in _FIELDS[action].items()}
    return Shape(
        "an object",
        '{"action": "keep", "keep": [3, 3]}',
        {"action": _ACTION, **fields},
        name="MoveToCompare",
        about="With `explain`, the legal move to compare with the best one. Default: the closest sensible one.",
        keywords={"required": ["action"]},
    )


_ANY: Final = _shape_of(ACTIONS)
_SHAPES: Final[Mapping[str, Shape]] = {action: _shape_of([action]) for action in ACTIONS}


class MoveToCompare(StrictField[MoveClaim]):
    """A move: ``{"action": "keep", "keep": [3, 3]}`` or ``{"action": "score", "category": "fours"}``.

    In games of columns, scoring moves have a ``column``, too, and ``{"action": "announce", "category": "fours"}`` is a
    move.
    """

    text_reader: Reader = staticmethod(read_move)
    text_form = (
        "Format: `keep:` and digits, `score:` and a category (with columns as in `first.ones`), or `announce:` and a "
        "category."
    )

    def __init__(self) -> None:
        super().__init__(_ANY)

    def text_schema(self) -> Schema:
        """Return the schema of a move as a string."""
        return {"type": "string", "pattern": f"^(keep:[1-6]{{0,6}}|(score|announce):.{{1,{GREATEST_NAME}}})$"}

    def write_text(self, value: Any) -> str:
        """Return a move as a string."""
        match value:
            case {"action": "keep", "keep": dice}:
                return f"keep:{''.join(map(str, dice))}"
            case {"action": "score", "column": column, "category": category}:
                return f"score:{column}.{category}"
        return f"{value['action']}:{value['category']}"

    def read(self, value: Any) -> MoveClaim:
        """Return the claim, without looking up the name of its category."""
        problems: list[Problem] = []
        said = value.get("action") if type(value) is dict else None
        action = next((each for each in ACTIONS if each == said), None)
        table = read_object(value, str(self.name), (), _ANY if action is None else _SHAPES[action], problems)
        if action is None:
            if type(value) is dict:
                missing = missing_field("action", one_of(ACTIONS))
                problems.append(missing if said is None else unknown_choice(("action",), "action", ACTIONS, said))
            raise ValidationError(problems)
        claim = read_fields(_FIELDS[action], table, problems)
        if problems:
            raise ValidationError(problems)
        return MoveClaim(action, **claim)


def find_move(rules: Rules, position: Position, claim: MoveClaim) -> Move:
    """Return the legal move that a claim describes; raise `IllegalMove` if there is none or a name is unknown."""
    if not rules.named:
        _refuse_columns(rules, claim)
    if claim.category is None:
        return legal_keep(position, claim.keep)
    column_name, category_name = claim.column, claim.category
    if rules.named and isinstance(category_name, CellName) and "." in category_name:
        column_name, _, category_name = category_name.partition(".")
    problems: list[Problem] = []
    category, column = -1, -1 if rules.named else 0
    try:
        category = rules.place(category_name)
    except InvalidName as error:
        problems += [problem.below("category") for problem in error.problems]
    if column_name is not None:
        try:
            column = rules.column(column_name)
        except InvalidName as error:
            problems += [problem.below("column") for problem in error.problems]
    elif claim.action == "score" and rules.named:
        detail = f"column is missing: {rules.name} has columns"
        problems.append(Problem("missing-field", ("column",), detail, choices=tuple(rules.column_places)))
    if problems:
        raise IllegalMove(problems)
    if claim.action == "score":
        return legal_score(position, Cell(column, category))
    announced = rules.announce_column
    if column >= 0 and announced >= 0 and column != announced:
        own = rules.columns[announced].column.id
        detail = f"column must be {own}, the announce column, not {column_name}"
        raise IllegalMove([Problem("illegal-announce", ("column",), detail, found=column_name, choices=(own,))])
    return legal_call(position, category)


def _refuse_columns(rules: Rules, claim: MoveClaim) -> None:
    if claim.column is not None:
        detail = f"column is not allowed: {rules.name} has no columns"
        raise IllegalMove([Problem("contradiction", ("column",), detail, found=claim.column)])
    if claim.action == "announce":
        detail = f"{rules.name} has no announce column"
        raise IllegalMove([Problem("illegal-announce", ("action",), detail)])
