"""The fields of requests: each reads one JSON value strictly and says precisely what is wrong with it.

marshmallow's own fields convert where these refuse, and a card of nested stock fields costs three times as much.
A field raises `ValidationError` with a list of `Problem`, their paths relative to the field.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from itertools import islice
from typing import Any, Final, TypeVar

from marshmallow import ValidationError
from marshmallow.constants import missing
from marshmallow.fields import Field

from api.service.catalogue import Reference, SentRuleset
from engine.definitions.grammar import DEFINITION
from engine.dice import Hand
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem, Problems
from engine.problem_codes import ProblemCode
from engine.text.shapes import NUMBER, TEXT, Shape, a_list, unknown_field
from engine.text.suggestions import unknown_choice
from engine.words import listed, one_of, quoted, shown_number
from strategy_tables.advice.parameters import GREATEST_TOTAL

GREATEST_DICE: Final = 6
GREATEST_ROLLS_LEFT: Final = 999
"""Far above what a card can have."""
GREATEST_POINTS: Final = 9_999
"""Far above what any category can pay: whether a number can be paid at all, the rules say."""
GREATEST_NAME: Final = 60
GREATEST_TARGETS: Final = 100
GREATEST_MOVES: Final = 1_000
"""More than any position has."""
GREATEST_SEED: Final = (1 << 53) - 1
"""Seeds are numbers that every client can write exactly."""

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

_Read = TypeVar("_Read")
_Field = TypeVar("_Field", bound="StrictField[Any]")


DICE: Final = a_list(NUMBER, "[1, 3, 3, 4, 6]", "a list of dice")


class StrictField(Field[_Read]):
    """A field that is read by `read`."""

    shape = Shape()

    @property
    def must_be(self) -> str:
        """The values it accepts, in words."""
        return self.shape.must_be

    def read(self, value: Any) -> _Read:
        """The value as the engine wants it; raises `ValidationError` with problems."""
        raise NotImplementedError

    def deserialize(
        self,
        value: Any,
        attr: str | None = None,
        data: Mapping[str, Any] | None = None,  # noqa: ARG002 - marshmallow's signature
        **kwargs: Any,  # noqa: ARG002
    ) -> Any:
        """Read a value that was sent, or give the default; this is marshmallow's way in."""
        if value is missing:
            if self.required:
                raise ValidationError([missing_field(str(attr), self.must_be, ())])
            return self.load_default
        return self.read(value)


class Whole(StrictField[int]):
    """A whole number within limits; `about` says more of those that a client may send."""

    shape = NUMBER

    def __init__(self, least: int, greatest: int, about: str = "", **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least = least
        self.greatest = greatest
        self.about = about

    @property
    def must_be(self) -> str:
        """The accepted numbers, in words."""
        return f"a whole number {self.about or f'from {self.least} to {self.greatest}'}"

    def read(self, value: Any) -> int:
        """The number itself."""
        if type(value) is int and self.least <= value <= self.greatest:
            return value
        raise ValidationError([whole_problem(str(self.name), (), value, self.least, self.greatest)])


class AnyWhole(StrictField[int]):
    """A whole number that the rules of the game limit; `about` says more of those that a client may send."""

    shape = NUMBER

    def __init__(self, about: str = "", **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.about = about

    @property
    def must_be(self) -> str:
        """The accepted numbers, in words."""
        return f"a whole number {self.about}".rstrip()

    def read(self, value: Any) -> int:
        """Return the number itself."""
        if type(value) is int:
            return value
        raise refusal("wrong-type", (), f"{self.name} must be a whole number, not {shown(value)}", found=value)


class Flag(StrictField[bool]):
    """True or false."""

    shape = Shape("true or false", scalar=bool)

    def read(self, value: Any) -> bool:
        """The flag itself."""
        if type(value) is bool:
            return value
        raise refusal("wrong-type", (), f"{self.name} must be {self.must_be}, not {kind(value)}", found=value)


class Choice(StrictField[str]):
    """One of some words."""

    def __init__(self, choices: tuple[str, ...], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.choices = choices

    @property
    def must_be(self) -> str:
        """The accepted words."""
        return one_of(self.choices)

    def read(self, value: Any) -> str:
        """The word itself."""
        if type(value) is str and value in self.choices:
            return value
        raise ValidationError([unknown_choice((), str(self.name), self.choices, value)])


class Day(StrictField[date]):
    """A day of the calendar."""

    def read(self, value: Any) -> date:
        """The day itself."""
        if type(value) is not str or not _DAY.fullmatch(value):
            detail = f"{self.name} must be a day as YYYY-MM-DD, not {shown(value)}"
            raise refusal("wrong-type", (), detail, found=value)
        try:
            return date.fromisoformat(value)
        except ValueError:
            raise refusal("out-of-range", (), f"there is no day {value} in the calendar", found=value) from None


class Choices(StrictField[frozenset[str]]):
    """Some of these words."""

    def __init__(self, choices: tuple[str, ...], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.choices = choices

    def read(self, value: Any) -> frozenset[str]:
        """The words themselves."""
        if type(value) is not list:
            detail = f'{self.name} must be a list of words such as ["{self.choices[0]}"], not {kind(value)}'
            raise refusal("wrong-type", (), detail, found=value)
        if len(value) > len(self.choices):
            detail = f"{self.name} has {len(value)} entries, and there are only {listed(self.choices, 'and')}"
            raise refusal("too-many", (), detail, expected=list(self.choices), found=len(value))
        problems = []
        for place, word in enumerate(value):
            if type(word) is not str or word not in self.choices:
                problems.append(unknown_choice((place,), f"{self.name}[{place}]", self.choices, word))
        if problems:
            raise ValidationError(problems)
        return frozenset(value)


class Name(StrictField[str]):
    """What somebody calls a category, or another thing; which one that is, the ruleset says."""

    shape = TEXT

    def __init__(self, noun: str = "category", **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.noun = noun

    @property
    def must_be(self) -> str:
        """The kind of name, in words."""
        return f"the name of a {self.noun}"

    def read(self, value: Any) -> str:
        """The name, not yet looked up."""
        if not isinstance(value, str):
            detail = f"{self.name} must be {self.must_be}, not {kind(value)}"
            raise refusal("wrong-type", (), detail, found=value)
        if not 1 <= len(value) <= GREATEST_NAME:
            detail = f"the name of a {self.noun} has 1 to {GREATEST_NAME} characters, not {len(value)}"
            raise refusal("bad-name", (), detail)
        return value


class Dice(StrictField[Hand]):
    """Dice in any order, `least` to six of them; read as a sorted hand."""

    shape = DICE

    def __init__(self, least: int = 1, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least = least

    def read(self, value: Any) -> Hand:
        """The sorted hand."""
        if type(value) is not list:
            raise ValidationError([wrong_type(str(self.name), (), _dice_like(value), value)])
        problems = []
        if not self.least <= len(value) <= GREATEST_DICE:
            detail = (
                f"{self.name} must be {self.least} to {GREATEST_DICE} dice, as many as the game has, not {len(value)}"
            )
            problems.append(Problem("wrong-dice", (), detail, [self.least, GREATEST_DICE], len(value)))
        for place, die in enumerate(value[: GREATEST_DICE * 2]):
            if type(die) is not int or not 1 <= die <= 6:
                detail = f"a die shows a whole number from 1 to 6, not {shown(die)}"
                problems.append(Problem("wrong-die", (place,), detail, [1, 6], die))
        if problems:
            raise ValidationError(problems)
        return tuple(sorted(value))


def _dice_like(value: Any) -> str:
    """Say what a list of dice looks like, with dice that were sent as a string or as a number."""
    written = str(value) if type(value) in (str, int) else ""
    dice = [int(digit) for digit in written if digit in "123456"]
    is_hand = 1 <= len(dice) <= GREATEST_DICE and not re.sub(r"[1-6\s,;]", "", written)
    return f"a list of dice such as {dice}" if is_hand else DICE.must_be


class RulesetReference(StrictField[Reference]):
    """The id of a ruleset, or a whole definition; what either means is looked up later."""

    shape = replace(DEFINITION, closed=True)

    def read(self, value: Any) -> Reference:
        """The id or the definition."""
        if type(value) is str and len(value) <= GREATEST_NAME:
            return value
        if type(value) is dict:
            return SentRuleset(value)
        if type(value) is str:
            raise refusal("too-long", (), f"the id of a ruleset has at most {GREATEST_NAME} characters")
        detail = (
            f'ruleset must be the id of a ruleset such as "yahtzee", or an object that defines one, not {kind(value)}'
        )
        raise refusal("wrong-type", (), detail, found=value)


class Targets(StrictField[tuple[int, ...]]):
    """Final totals."""

    shape = a_list(NUMBER, "[250, 300]", "a list of totals")

    def read(self, value: Any) -> tuple[int, ...]:
        """The totals, in the order in which they were sent."""
        problems: list[Problem] = []
        targets = read_list(value, str(self.name), (), GREATEST_TARGETS, problems, self.must_be)
        problems += [
            whole_problem("a target", (place,), target, -GREATEST_TOTAL, GREATEST_TOTAL)
            for place, target in enumerate(targets)
            if type(target) is not int or not -GREATEST_TOTAL <= target <= GREATEST_TOTAL
        ]
        if problems:
            raise ValidationError(problems)
        return tuple(targets)


class Definition(StrictField[Mapping[str, Any]]):
    """The definition of a ruleset."""

    shape = DEFINITION

    def read(self, value: Any) -> Mapping[str, Any]:
        """The definition, as sent; the engine checks it."""
        if type(value) is dict:
            return value
        raise refusal("wrong-type", (), f"ruleset must be {self.must_be}, not {kind(value)}", found=value)


class Items(StrictField[list[Any]]):
    """The questions of a batch, each still to be read."""

    shape = Shape("a list of requests", "[{…}]", is_list=True)

    def __init__(self, greatest: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.greatest = greatest

    def read(self, value: Any) -> list[Any]:
        """The items, as sent."""
        if type(value) is not list:
            raise refusal("wrong-type", (), f"items must be {self.must_be}, not {kind(value)}", found=value)
        if len(value) > self.greatest:
            detail = f"there are {len(value)} items; at most {self.greatest} are allowed"
            raise refusal("too-many", (), detail, expected=self.greatest, found=len(value))
        return value


def named(field: _Field, name: str) -> _Field:
    """A field as it is outside of a schema, which would tell it its name."""
    field.name = name
    return field


def refusal(code: ProblemCode, path: Path, detail: str, **said: Any) -> ValidationError:
    """A `ValidationError` of one problem."""
    return ValidationError([Problem(code, path, detail, **said)])


def missing_field(name: str, must_be: str, path: Path | None = None) -> Problem:
    """Return the problem of a missing field, at `path` or by default at its name."""
    detail = f"{name} is missing; it must be {must_be}" if must_be else f"{name} is missing"
    return Problem("missing-field", (name,) if path is None else path, detail)


def wrong_type(name: str, path: Path, must_be: str, value: Any) -> Problem:
    """The problem of a value that is not of its type."""
    return Problem("wrong-type", path, f"{name} must be {must_be}, not {kind(value)}", found=value)


def whole_problem(name: str, path: Path, value: Any, least: int, greatest: int, otherwise: str = "") -> Problem:
    """The problem of something that is not a whole number within limits."""
    detail = f"{name} must be a whole number from {least} to {greatest}{otherwise}, not {shown(value)}"
    code: ProblemCode = "out-of-range" if type(value) is int else "wrong-type"
    return Problem(code, path, detail, [least, greatest], value)


def shown(value: Any) -> str:
    """A value as a sentence shows it: numbers and short texts as they are, what else there is by its kind."""
    if type(value) in (int, float):
        return shown_number(value)
    return f"the string {quoted(value)}" if type(value) is str and len(value) <= 20 else kind(value)


def kind(value: Any) -> str:
    """What a JSON value is, in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, str):
        return "a string"
    return "a list" if isinstance(value, list) else "an object"


def read_object(
    value: Any, name: str, path: Path, shape: Shape, problems: list[Problem] | Problems
) -> Mapping[str, Any]:
    """Return the fields of an object that are not null, none of anything else; adds to `problems`."""
    if type(value) is not dict:
        problems.append(wrong_type(name, path, shape.must_be, value))
        return {}
    said = without_nulls(value)
    unknown = (key for key in said if key not in shape.fields)
    allowed = tuple(shape.fields)
    problems.extend(unknown_field((*path, key), allowed) for key in islice(unknown, GREATEST_PROBLEM_COUNT))
    return said


def without_nulls(said: dict[str, Any]) -> dict[str, Any]:
    """Return an object without what is null in it: the same as not there."""
    return said if None not in said.values() else {name: each for name, each in said.items() if each is not None}


def read_list(
    value: Any, name: str, path: Path, greatest: int, problems: list[Problem] | Problems, must_be: str = "a list"
) -> list[Any]:
    """A list; an empty one where there is none, or a longer one than allowed; adds to `problems`."""
    if type(value) is not list:
        problems.append(wrong_type(name, path, must_be, value))
    elif len(value) > greatest:
        detail = f"{name} has {len(value)} entries; at most {greatest} are allowed"
        problems.append(Problem("too-many", path, detail, greatest, len(value)))
    else:
        return value
    return []


def read_text(
    value: Any, name: str, path: Path, greatest: int, problems: list[Problem] | Problems, must_be: str = "a string"
) -> str | None:
    """A text; None where there is none, or a longer one than allowed; adds to `problems`."""
    if type(value) is not str:
        problems.append(wrong_type(name, path, must_be, value))
    elif len(value) > greatest:
        detail = f"{name} has {len(value)} characters; at most {greatest} are allowed"
        problems.append(Problem("too-long", path, detail, greatest, len(value)))
    else:
        return value
    return None
