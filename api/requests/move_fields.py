"""The field of a move that somebody asks about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from marshmallow import ValidationError

from api.requests.fields import DICE, Dice, Name, StrictField, missing_field, named, read_object
from engine.dice import Hand
from engine.errors import Problem
from engine.text.shapes import Shape, an_object
from engine.text.suggestions import unknown_choice
from engine.words import one_of

Action = Literal["keep", "score", "announce"]

ACTIONS: Final[tuple[Action, ...]] = ("keep", "score", "announce")


class ToldCell(str):
    """What an address scores: a category, or in a game of columns `first.ones`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class MoveClaim:
    """A move as it was sent: the dice to keep, or the names of a category to score or announce, and of its column."""

    action: Action = "keep"
    keep: Hand = ()
    category: str | None = None
    column: str | None = None


_ANY: Final = an_object("action keep category column", '{"action": "keep", "keep": [3, 3]}', keep=DICE)


class AskedMove(StrictField[MoveClaim]):
    """A move: ``{"action": "keep", "keep": [3, 3]}`` or ``{"action": "score", "category": "fours"}``.

    In games of columns scoring says the ``column``, too, and ``{"action": "announce", "category": "fours"}`` is one.
    """

    shape = _ANY

    def read(self, value: Any) -> MoveClaim:
        """The claim, the name of its category not yet looked up."""
        problems: list[Problem] = []
        said = value.get("action") if type(value) is dict else None
        action = next((each for each in ACTIONS if each == said), None)
        table = read_object(value, str(self.name), (), _ANY if action is None else _SHAPES[action], problems)
        if action is None:
            if type(value) is dict:
                missing = missing_field("action", one_of(ACTIONS))
                problems.append(missing if said is None else unknown_choice(("action",), "action", ACTIONS, said))
            raise ValidationError(problems)
        claim: dict[str, Any] = {}
        for name, field in _SAID[action].items():
            if name not in table:
                if field.required:
                    problems.append(missing_field(name, field.must_be))
                continue
            try:
                claim[name] = field.read(table[name])
            except ValidationError as error:
                problems += [each.below(name) for each in error.messages if isinstance(each, Problem)]
        if problems:
            raise ValidationError(problems)
        return MoveClaim(action, **claim)


_CELL: Final[Mapping[str, StrictField[Any]]] = {
    "category": named(Name(required=True), "category"),
    "column": named(Name("column"), "column"),
}
_SAID: Final[Mapping[str, Mapping[str, StrictField[Any]]]] = {
    "keep": {"keep": named(Dice(least=0, required=True), "keep")},
    "score": _CELL,
    "announce": _CELL,
}
_SHAPES: Final[Mapping[str, Shape]] = {
    action: Shape("an object", _ANY.example, {name: _ANY.fields[name] for name in ("action", *fields)})
    for action, fields in _SAID.items()
}
