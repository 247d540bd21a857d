"""Fields of requests: each reads a JSON value strictly, reads and writes the text of a query string, and has a schema.

marshmallow's own fields convert where these refuse, and a card of nested stock fields costs three times as much.
A field raises `ValidationError` with a list of `Problem`, their paths relative to the field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace
from datetime import date
from typing import Any, ClassVar, Final, TypeVar

from marshmallow import ValidationError
from marshmallow.constants import missing
from marshmallow.fields import Field

from api.requests.address import Parameter, Reader, read_dice, read_flag, read_names, read_seed, read_text, read_whole
from api.requests.json_schema import Schema, dump_schema
from api.requests.reading import kind, missing_field, read_list, refusal, shown, whole_problem, wrong_type
from engine.dice import Hand
from engine.errors import Path, Problem
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape, a_list
from engine.text.suggestions import unknown_choice
from engine.words import list_allowed, one_of, pluralize
from strategy_tables.advice.parameters import GREATEST_TOTAL

GREATEST_DICE: Final = 6
GREATEST_ROLLS_LEFT: Final = 999
"""Far above what a card can have."""
GREATEST_POINTS: Final = 9_999
"""Far above what any category can pay: the rules say whether a number can be paid at all."""
GREATEST_NAME: Final = 60
GREATEST_TARGETS: Final = 100
GREATEST_SEED: Final = (1 << 53) - 1
"""Seeds are numbers that every client can write exactly."""

_DAY: Final = "[0-9]{4}-[0-9]{2}-[0-9]{2}"

_Read = TypeVar("_Read")
_Field = TypeVar("_Field", bound="StrictField[Any]")

NAMES: Final = {"type": "string", "minLength": 1, "maxLength": GREATEST_NAME}
"""The schema of names of categories and columns."""
DIE: Final = Shape(scalar=int, name="Die", about="Face of a die.", keywords={"minimum": 1, "maximum": GREATEST_DICE})
DICE: Final = a_list(
    DIE,
    "[1, 3, 3, 4, 6]",
    "a list of dice",
    name="Dice",
    about="All dice of the hand, in any order.",
    keywords={"minItems": 1, "maxItems": GREATEST_DICE},
)
SOME_DICE: Final = replace(
    DICE,
    name="SomeDice",
    about="Dice in any order, ascending in answers.",
    keywords={"minItems": 0, "maxItems": GREATEST_DICE},
)
TOTAL: Final = Shape(
    scalar=int,
    name="Target",
    about="Final total; negative with penalties.",
    keywords={"minimum": -GREATEST_TOTAL, "maximum": GREATEST_TOTAL},
)


class StrictField(Field[_Read]):
    """A field that is read by `read`."""

    leads: ClassVar[bool] = False
    """Marks a field that query strings state before all others."""
    text_reader: Reader = staticmethod(read_text)
    """The reader of its parameter in a query string."""
    text_form: ClassVar[str] = ""
    """The form of that parameter, described in a sentence."""
    instead: str = ""
    """The field that may replace this required one."""

    def __init__(self, shape: Shape, about: str = "", *, in_address: bool = True) -> None:
        """Take the shape of its values and a description, by default that of the shape."""
        super().__init__()
        if about:
            at_place = {"here": {**shape.here, "description": about}} if shape.name else {"about": about}
            shape = replace(shape, **at_place)
        self.shape = shape
        self.in_address = in_address

    @property
    def must_be(self) -> str:
        """The values it accepts, in words."""
        return self.shape.must_be

    @property
    def about(self) -> str:
        """The description."""
        return str(self.shape.here.get("description", self.shape.about))

    def read(self, value: Any) -> _Read:
        """Convert a value for the engine; raises `ValidationError` with problems."""
        raise NotImplementedError

    def parameters(self) -> dict[str, Parameter]:
        """Return the parameters of a query string that state the field."""
        about = f"{self.about} {self.text_form}".rstrip()
        return {str(self.name): Parameter(read=self.text_reader, about=about, schema=self.text_schema())}

    def text_schema(self) -> Schema:
        """Return the schema of the text of a parameter."""
        here = {key: value for key, value in self.shape.here.items() if key != "description"}
        return dump_schema(replace(self.shape, about="", here=here))

    def from_parameters(self, said: Mapping[str, Any]) -> Any:
        """Return the value of the field that parameters state, `missing` if they state none."""
        return said.get(self.name or "", missing)

    def to_parameters(self, value: Any) -> list[str]:
        """Return the parameters that state a value, each with its name."""
        return [f"{self.name}={self.write_text(value)}"]

    def write_text(self, value: Any) -> str:
        """Return the text of a parameter that states a value."""
        return str(value)

    def deserialize(
        self,
        value: Any,
        attr: str | None = None,
        data: Mapping[str, Any] | None = None,
        **kwargs: Any,  # noqa: ARG002 - marshmallow's signature
    ) -> Any:
        """Read a value that was sent; marshmallow calls this method."""
        if value is missing:
            if self.required and self.instead not in (data or ()):
                raise ValidationError([missing_field(str(attr), self.must_be, ())])
            return missing
        return self.read(value)


class Whole(StrictField[int]):
    """A whole number within limits."""

    text_reader: Reader = staticmethod(read_whole)

    def __init__(self, least: int, greatest: int, about: str, *, name: str = "", **here: Any) -> None:
        """Take the limits, a description, the name of a shared schema, and keywords such as a default."""
        noun, limits = f"a whole number from {least} to {greatest}", {"minimum": least, "maximum": greatest}
        super().__init__(Shape(noun, scalar=int, name=name, about=about, keywords=limits, here=here))
        self.least = least
        self.greatest = greatest

    def read(self, value: Any) -> int:
        """Return the number itself."""
        if type(value) is int and self.least <= value <= self.greatest:
            return value
        raise ValidationError([whole_problem(str(self.name), (), value, self.least, self.greatest)])


class Number(StrictField[float]):
    """A number within limits."""

    def __init__(self, least: float, greatest: float, about: str) -> None:
        noun, limits = f"a number from {least} to {greatest}", {"minimum": least, "maximum": greatest}
        super().__init__(Shape(noun, scalar=float, about=about, keywords=limits))
        self.least = least
        self.greatest = greatest

    def read(self, value: Any) -> float:
        """Return the number itself."""
        if type(value) in (int, float) and self.least <= value <= self.greatest:
            return float(value)
        code: ProblemCode = "out-of-range" if type(value) in (int, float) else "wrong-type"
        raise refusal(code, (), f"{self.name} must be {self.must_be}, not {shown(value)}", found=value)


class Seed(Whole):
    """A seed of random numbers."""

    text_reader: Reader = staticmethod(read_seed)

    def __init__(self, about: str = "") -> None:
        super().__init__(0, GREATEST_SEED, "Makes the answer repeatable.", name="Seed")
        if about:
            self.shape = replace(self.shape, here={"description": about})


class RollsLeft(StrictField[int]):
    """Rolls that may still follow, a whole number that the rules of the game limit."""

    leads = True
    text_reader: Reader = staticmethod(read_whole)

    def __init__(self, about: str = "") -> None:
        super().__init__(_ROLLS_LEFT, about)

    def read(self, value: Any) -> int:
        """Return the number itself."""
        if type(value) is int:
            return value
        raise refusal("wrong-type", (), f"{self.name} must be a whole number, not {shown(value)}", found=value)


_ROLLS_LEFT: Final = Shape(
    "a whole number from 0 (after the last roll) to 2 (after the first of 3 rolls)",
    scalar=int,
    name="RollsLeft",
    about="Remaining rolls of the turn: at most one less than the rolls per turn, plus all extra rolls of the card.",
    keywords={"minimum": 0, "maximum": GREATEST_ROLLS_LEFT},
)


class Flag(StrictField[bool]):
    """True or false."""

    text_reader: Reader = staticmethod(read_flag)

    def __init__(self, about: str, *, name: str = "") -> None:
        super().__init__(Shape("true or false", scalar=bool, name=name, about=about))

    def read(self, value: Any) -> bool:
        """Return the flag itself."""
        if type(value) is bool:
            return value
        raise refusal("wrong-type", (), f"{self.name} must be {self.must_be}, not {kind(value)}", found=value)

    def write_text(self, value: Any) -> str:
        """Return true or false as a text."""
        return "true" if value else "false"


class Choice(StrictField[str]):
    """One of some words."""

    def __init__(self, choices: tuple[str, ...], name: str, about: str, here: str = "", **keywords: Any) -> None:
        """Take the words, the name and the description of their schema, and the description of the field."""
        keywords = {"type": "string", "enum": list(choices), **keywords}
        super().__init__(Shape(one_of(choices), name=name, about=about, keywords=keywords), here)
        self.choices = choices

    def read(self, value: Any) -> str:
        """Return the word itself."""
        if type(value) is str and value in self.choices:
            return value
        raise ValidationError([unknown_choice((), str(self.name), self.choices, value)])


class Day(StrictField[date]):
    """A day of the calendar."""

    def __init__(self, about: str) -> None:
        super().__init__(Shape(about=about, keywords={"type": "string", "format": "date", "pattern": f"^{_DAY}$"}))

    def read(self, value: Any) -> date:
        """Return the day itself."""
        if type(value) is not str or not re.fullmatch(_DAY, value):
            detail = f"{self.name} must be a date as YYYY-MM-DD, not {shown(value)}"
            raise refusal("wrong-type", (), detail, found=value)
        try:
            return date.fromisoformat(value)
        except ValueError:
            raise refusal("out-of-range", (), f"{value} is not a calendar date", found=value) from None


class HexValue(StrictField[bytes]):
    """Bytes as hexadecimal digits."""

    def __init__(self, size: int, about: str) -> None:
        """Take the number of bytes and a description."""
        self.size = size
        self.pattern = f"^[0-9a-f]{{{2 * size}}}$"
        noun = f"a string of {2 * size} hexadecimal digits, in lower case"
        super().__init__(Shape(noun, scalar=str, about=about, keywords={"pattern": self.pattern}))

    def read(self, value: Any) -> bytes:
        """Return the bytes."""
        if type(value) is str and re.fullmatch(self.pattern, value):
            return bytes.fromhex(value)
        found = (
            pluralize(len(value), "character") if type(value) is str and len(value) != 2 * self.size else shown(value)
        )
        detail = f"{self.name} must be {self.must_be}, not {found}"
        raise refusal("wrong-type", (), detail, found=value)


class Choices(StrictField[frozenset[str]]):
    """Any number of the given words."""

    text_reader: Reader = staticmethod(read_names)
    text_form = "Separated by commas."

    def __init__(self, choices: tuple[str, ...], names: tuple[str, str], about: str) -> None:
        """Take the words, the names of the schemas of one and of all of them, and the description of one."""
        one = Shape(name=names[0], about=about, keywords={"type": "string", "enum": list(choices)})
        all_of_them = "Optional fields to include. Default: all."
        shape = Shape(each=one, is_list=True, name=names[1], about=all_of_them, keywords={"maxItems": len(choices)})
        super().__init__(shape)
        self.choices = choices

    def read(self, value: Any) -> frozenset[str]:
        """Return the words themselves."""
        if type(value) is not list:
            detail = f'{self.name} must be a list of words such as ["{self.choices[0]}"], not {kind(value)}'
            raise refusal("wrong-type", (), detail, found=value)
        if len(value) > len(self.choices):
            detail = f"{self.name} has {len(value)} entries; {list_allowed(self.choices)}"
            raise ValidationError([Problem("too-many", (), detail, found=len(value), maximum=len(self.choices))])
        problems = []
        for place, word in enumerate(value):
            if type(word) is not str or word not in self.choices:
                problems.append(unknown_choice((place,), f"{self.name}[{place}]", self.choices, word))
        if problems:
            raise ValidationError(problems)
        return frozenset(value)

    def parameters(self) -> dict[str, Parameter]:
        """Return the one parameter, a list separated by commas."""
        [(name, parameter)] = super().parameters().items()
        return {name: replace(parameter, is_list=True)}

    def write_text(self, value: Any) -> str:
        """Return the words in their order, separated by commas."""
        return ",".join(word for word in self.choices if word in value)


class Name(StrictField[str]):
    """The name of a category or a column, which the ruleset looks up."""

    def __init__(self, about: str, noun: str = "category", *, name: str = "", **keywords: Any) -> None:
        keywords = {**NAMES, **keywords}
        super().__init__(Shape(f"the name of a {noun}", scalar=str, name=name, about=about, keywords=keywords))

    def text_schema(self) -> Schema:
        """Return the schema of a text, which is never null."""
        return dict(NAMES)

    def read(self, value: Any) -> str:
        """Return the name, not yet looked up."""
        if not isinstance(value, str):
            detail = f"{self.name} must be {self.must_be}, not {kind(value)}"
            raise refusal("wrong-type", (), detail, found=value)
        if not 1 <= len(value) <= GREATEST_NAME:
            detail = f"{self.must_be} must have 1 to {GREATEST_NAME} characters, not {len(value)}"
            raise refusal("bad-name", (), detail)
        return value


class Text(StrictField[str]):
    """A text of limited length."""

    def __init__(self, greatest: int, about: str) -> None:
        super().__init__(Shape("a string", scalar=str, about=about, keywords={"maxLength": greatest}))
        self.greatest = greatest

    def read(self, value: Any) -> str:
        """Return the text itself."""
        if type(value) is not str:
            raise ValidationError([wrong_type(str(self.name), (), self.must_be, value)])
        if len(value) > self.greatest:
            detail = f"{self.name} has {len(value)} characters; at most {self.greatest} are allowed"
            raise refusal("too-long", (), detail)
        return value


class Dice(StrictField[Hand]):
    """Dice in any order, `least` to six of them, read as a sorted hand."""

    leads = True
    text_reader: Reader = staticmethod(read_dice)
    text_form = "Format: digits."

    def __init__(self, about: str = "", *, least: int = 1) -> None:
        super().__init__(DICE if least else SOME_DICE, about)
        self.least = least

    def text_schema(self) -> Schema:
        """Return the schema of digits in a row."""
        return {"type": "string", "pattern": f"^[1-6]{{{self.least},{GREATEST_DICE}}}$"}

    def write_text(self, value: Any) -> str:
        """Return the dice as digits in a row."""
        return "".join(map(str, value))

    def read(self, value: Any) -> Hand:
        """Return the sorted hand."""
        if type(value) is not list:
            raise ValidationError([wrong_type(str(self.name), (), _dice_like(value), value)])
        problems = []
        if not self.least <= len(value) <= GREATEST_DICE:
            detail = f"{self.name} must have {self.least} to {GREATEST_DICE} dice, not {len(value)}"
            problems.append(
                Problem("wrong-dice", (), detail, found=len(value), minimum=self.least, maximum=GREATEST_DICE)
            )
        for place, die in enumerate(value[: GREATEST_DICE * 2]):
            if type(die) is not int or not 1 <= die <= 6:
                detail = f"a die must be a whole number from 1 to 6, not {shown(die)}"
                problems.append(Problem("wrong-die", (place,), detail, found=die, minimum=1, maximum=6))
        if problems:
            raise ValidationError(problems)
        return tuple(sorted(value))


def _dice_like(value: Any) -> str:
    """Describe a list of dice, with the dice that were sent as a string or as a number."""
    written = str(value) if type(value) in (str, int) else ""
    dice = [int(digit) for digit in written if digit in "123456"]
    is_hand = 1 <= len(dice) <= GREATEST_DICE and not re.sub(r"[1-6\s,;]", "", written)
    return f"a list of dice such as {dice}" if is_hand else DICE.must_be


class Targets(StrictField[tuple[int, ...]]):
    """Final totals."""

    def __init__(self, about: str) -> None:
        limit = {"maxItems": GREATEST_TARGETS}
        super().__init__(a_list(TOTAL, "[250, 300]", "a list of totals", about=about, keywords=limit))

    def read(self, value: Any) -> tuple[int, ...]:
        """Return the totals in the order in which they were sent."""
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


class Items(StrictField[list[Any]]):
    """Requests within a request, each still to be read."""

    def __init__(self, greatest: int, each: Shape, noun: str, about: str) -> None:
        """Take the greatest number of them, the shape of each, and what they are."""
        super().__init__(a_list(each, "[{…}]", noun, about=about, keywords={"maxItems": greatest}))
        self.greatest = greatest

    def read(self, value: Any) -> list[Any]:
        """Return the items as they were sent."""
        if type(value) is not list:
            raise refusal("wrong-type", (), f"{self.name} must be {self.must_be}, not {kind(value)}", found=value)
        if len(value) > self.greatest:
            detail = f"{self.name} has {len(value)} entries; at most {self.greatest} are allowed"
            raise ValidationError([Problem("too-many", (), detail, found=len(value), maximum=self.greatest)])
        return value


def for_all_items(field: _Field) -> _Field:
    """Return a field of the items of a batch as one that applies to all of them."""
    for_all = copy(field)
    about = f"{field.about} Applies to items without their own."
    for_all.shape = replace(field.shape, here={**field.shape.here, "description": about})
    return for_all


def named(field: _Field, name: str, *, required: bool = False) -> _Field:
    """Name a field of an object that no schema reads, and return it; a schema would name it."""
    field.name = name
    field.required = required
    return field


def read_fields(
    fields: Mapping[str, StrictField[Any]],
    said: Mapping[str, Any],
    problems: list[Problem],
    path: Path = (),
) -> dict[str, Any]:
    """Return the fields of an object that were sent and could be read; add the problems of others to `problems`."""
    read = {}
    for name, field in fields.items():
        if name in said:
            try:
                read[name] = field.read(said[name])
            except ValidationError as error:
                problems += [each.below(*path, name) for each in error.messages if isinstance(each, Problem)]
        elif field.required:
            problems.append(missing_field(name, field.must_be).below(*path))
    return read


def missing_partners(together: tuple[str, ...], sent: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the problems of fields sent without the fields they require, such as dice without rolls_left."""
    if any(name in sent for name in together):
        for name in together:
            if name not in sent:
                detail = f"{name} is missing: send both {' and '.join(together)}, or neither"
                yield Problem("missing-field", (name,), detail)
