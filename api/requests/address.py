"""Query strings: each parameter is read as strictly as a field of a body, and into the same value.

::

    ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1
    ruleset=balut&dice=13346&rolls_left=2&scorecard=fours:8,fours:12
    ruleset=triple-yahtzee&dice=13346&rolls_left=2&scorecard=first.ones:3,third.ones:4&extra_bonus_count=first:1
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from api.http.deprecation import DeprecatedParameter
from api.http.errors import InvalidRequest, NotReadable
from api.http.languages import LANGUAGE
from api.requests.json_schema import Schema
from api.requests.reading import shown
from engine.errors import Problem
from engine.text.suggestions import unknown_name
from engine.words import quoted

DEPRECATED: Final = tuple(
    DeprecatedParameter(
        path=path,
        name="card",
        instead="scorecard",
        since=date(2026, 11, 22),
        sunset=date(2027, 12, 1),
    )
    for path in ("/v1/score", "/v1/advice")
)
RENAMED: Final[Mapping[str, str]] = {each.name: each.instead for each in DEPRECATED}
"""Parameters by their old names."""
Reader = Callable[[str, str, list[Problem]], Any]
"""Reads the text of a parameter, given its name, or notes a problem."""
_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_SEED: Final = re.compile(r"0|[1-9][0-9]{0,15}")
_DICE: Final = re.compile(r"[0-9]{1,40}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A parameter of a query string, as the contract describes it."""

    read: Reader
    about: str
    schema: Schema
    is_list: bool = False


class RepeatedPoints(tuple[int, ...]):
    """The points of a category's fillings one by one, from a query string, which has no lists."""

    __slots__ = ()


class ColumnCounts(dict[str, int]):
    """The counts of the extra bonus by column, from a query string."""

    __slots__ = ()


class CellName(str):
    """The cell that a query string scores in: a category, or in a game of columns `first.ones`."""

    __slots__ = ()


def read_query(query: bytes, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """Return the parameters of a query string, each read by its reader; old names of renamed ones are accepted, too.

    Raises `NotReadable` if the encoding is broken, and `InvalidRequest` with every parameter that is unknown, repeated,
    or malformed.
    """
    read: dict[str, Any] = {}
    problems: list[Problem] = []
    for pair in query.split(b"&") if query else ():
        said, text = (_decoded(part) for part in (pair.split(b"=", 1) if b"=" in pair else (pair, b"")))
        name = said if said in readers else RENAMED.get(said, said)
        if name not in readers:
            problems.append(unknown_name("unknown-field", (said,), "parameter", said, (*readers, LANGUAGE)))
        elif name in read:
            names = [name, *(old for old, new in RENAMED.items() if new == name)]
            detail = f"duplicate parameter {' or '.join(names)}"
            problems.append(Problem("duplicate-key", (said,), detail))
        else:
            read[name] = readers[name](text, said, problems)
    if problems:
        raise InvalidRequest(problems)
    return read


def _decoded(part: bytes) -> str:
    try:
        return unquote_to_bytes(part.replace(b"+", b" ")).decode("utf-8")
    except UnicodeDecodeError:
        raise NotReadable([Problem("not-utf-8", (), "the query string must be encoded in UTF-8")]) from None


def read_text(text: str, _name: str, _problems: list[Problem]) -> str:
    """Return any text."""
    return text


def read_whole(text: str, name: str, problems: list[Problem]) -> int | None:
    """Return a whole number in decimal digits."""
    if _WHOLE.fullmatch(text):
        return int(text)
    problems.append(Problem("wrong-type", (name,), f"{name} must be a whole number, not {shown(text)}", found=text))
    return None


def read_seed(text: str, name: str, problems: list[Problem]) -> int | None:
    """Return a whole number that may have more digits than others."""
    if _SEED.fullmatch(text):
        return int(text)
    return read_whole(text, name, problems)


def read_dice(text: str, name: str, problems: list[Problem]) -> list[int] | None:
    """Return dice, which are digits in a row: 13346."""
    if _DICE.fullmatch(text):
        return [int(digit) for digit in text]
    detail = f"{name} must be digits in a row, as in 13346, not {shown(text)}"
    problems.append(Problem("wrong-dice", (name,), detail, found=text))
    return None


def read_card(text: str, name: str, problems: list[Problem]) -> dict[str, RepeatedPoints]:
    """Return the points of a card, name:points for each filling, separated by commas; the empty text has none."""
    points: dict[str, list[int]] = {}
    for entry in text.split(",") if text else ():
        category, colon, paid = entry.rpartition(":")
        if not (colon and _WHOLE.fullmatch(paid)):
            detail = f"{name} must be entries like ones:3, separated by commas, not {shown(entry)}"
            problems.append(Problem("wrong-card", (name,), detail, found=entry))
        else:
            points.setdefault(category, []).append(int(paid))
    return {category: RepeatedPoints(paid) for category, paid in points.items()}


def read_counts(text: str, name: str, problems: list[Problem]) -> int | ColumnCounts | None:
    """Return a whole number, or in a game of columns column:number for each that has any."""
    if ":" not in text:
        return read_whole(text, name, problems)
    counts = ColumnCounts()
    for entry in text.split(","):
        column, _, count = entry.rpartition(":")
        if not (column and _WHOLE.fullmatch(count)):
            detail = f"{name} must be a whole number, or entries like first:1, not {shown(entry)}"
            problems.append(Problem("wrong-type", (name,), detail, found=entry))
        elif column in counts:
            problems.append(Problem("duplicate-key", (name,), f"{name} has {quoted(column)} more than once"))
        else:
            counts[column] = int(count)
    return counts


def read_flag(text: str, name: str, problems: list[Problem]) -> bool | None:
    """Return the value of true or false."""
    if text in ("true", "false"):
        return text == "true"
    problems.append(Problem("wrong-type", (name,), f"{name} must be true or false, not {shown(text)}", found=text))
    return None


def read_names(text: str, _name: str, _problems: list[Problem]) -> list[str]:
    """Split a text at its commas into words; an empty text has none."""
    return text.split(",") if text else []


def read_move(text: str, name: str, problems: list[Problem]) -> dict[str, Any] | None:
    """Return a move: keep:33 with dice in a row, score:fours, with columns score:first.fours, or announce:fours."""
    action, colon, what = text.partition(":")
    if action in ("score", "announce") and colon:
        return {"action": action, "category": CellName(what)}
    if action == "keep" and colon and (not what or _DICE.fullmatch(what)):
        return {"action": action, "keep": [int(digit) for digit in what]}
    detail = f"{name} must be like keep:33 or score:fours, not {shown(text)}"
    problems.append(Problem("wrong-move", (name,), detail, found=text))
    return None
