"""The field of a move that somebody asks about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from marshmallow import ValidationError

from api.requests.fields import CategoryName, Dice, StrictField, kind, named, read_object, refusal
from engine.dice import Hand
from engine.errors import Problem
from engine.words import one_of

ACTIONS: Final = ("keep", "score")


@dataclass(frozen=True, slots=True)
class MoveClaim:
    """A move as it was sent: the dice to keep, or the name of a category to score."""

    keep: Hand = ()
    category: str | None = None


class AskedMove(StrictField[MoveClaim]):
    """A move: ``{"action": "keep", "keep": [3, 3]}`` or ``{"action": "score", "category": "fours"}``."""

    def read(self, value: Any) -> MoveClaim:
        """The claim, the name of its category not yet looked up."""
        if type(value) is not dict:
            raise refusal("wrong-type", (), f"{self.name} must be an object, not {kind(value)}", found=value)
        action = value.get("action")
        if "action" not in value:
            raise refusal("missing-field", ("action",), "action is missing: keep or score")
        if type(action) is not str or action not in ACTIONS:
            detail = f"action must be {one_of(ACTIONS)}"
            raise refusal("unknown-choice", ("action",), detail, expected=list(ACTIONS), found=action)
        name, field = _SAID[action]
        problems: list[Problem] = []
        table = read_object(value, str(self.name), (), ("action", name), problems)
        claim: dict[str, Any] = {}
        if name not in table:
            problems.append(Problem("missing-field", (name,), f"{name} is missing"))
        else:
            try:
                claim[name] = field.read(table[name])
            except ValidationError as error:
                problems += [each.below(name) for each in error.messages if isinstance(each, Problem)]
        if problems:
            raise ValidationError(problems)
        return MoveClaim(**claim)


_SAID: Final[Mapping[str, tuple[str, StrictField[Any]]]] = {
    "keep": ("keep", named(Dice(least=0), "keep")),
    "score": ("category", named(CategoryName(), "category")),
}
