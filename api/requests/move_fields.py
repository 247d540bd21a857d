"""The field of a move that somebody asks about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from marshmallow import ValidationError

from api.requests.fields import Dice, Name, StrictField, kind, named, read_object, refusal
from engine.dice import Hand
from engine.errors import Problem
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


class AskedMove(StrictField[MoveClaim]):
    """A move: ``{"action": "keep", "keep": [3, 3]}`` or ``{"action": "score", "category": "fours"}``.

    In games of columns scoring says the ``column``, too, and ``{"action": "announce", "category": "fours"}`` is one.
    """

    def read(self, value: Any) -> MoveClaim:
        """The claim, the name of its category not yet looked up."""
        if type(value) is not dict:
            raise refusal("wrong-type", (), f"{self.name} must be an object, not {kind(value)}", found=value)
        action = value.get("action")
        if "action" not in value:
            raise refusal("missing-field", ("action",), "action is missing: keep, score or announce")
        if type(action) is not str or action not in ACTIONS:
            detail = f"action must be {one_of(ACTIONS)}"
            raise refusal("unknown-choice", ("action",), detail, expected=list(ACTIONS), found=action)
        fields = _SAID[action]
        problems: list[Problem] = []
        table = read_object(value, str(self.name), (), ("action", *fields), problems)
        claim: dict[str, Any] = {}
        for name, field in fields.items():
            if name not in table:
                if field.required:
                    problems.append(Problem("missing-field", (name,), f"{name} is missing"))
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
