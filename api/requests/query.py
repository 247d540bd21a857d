"""Query strings, read as strictly as bodies and into the same shape; and the one way to write each question.

::

    ruleset=yahtzee&dice=13346&rolls_left=2&card=ones:3,twos:6&extra_bonus_count=1
    ruleset=balut&dice=13346&rolls_left=2&card=fours:8,fours:12
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import quote, unquote_to_bytes

from api.http.errors import InvalidRequest, NotReadable
from api.requests.fields import Told, shown
from api.requests.objective_fields import MAXIMIZE
from api.requests.questions import Question
from engine.errors import Problem
from engine.position import Keep, Position
from engine.scorecard import empty_scorecard
from engine.words import quoted, there_are
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.parameters import Total, parameters_of

_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_POINTS: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_DICE: Final = re.compile(r"[0-9]{1,40}")

Reader = Callable[[str, str, list[Problem]], Any]
"""Reads the text of a parameter, given its name, or notes a problem."""


def read_query(query: bytes, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """The parameters of a query string, each by its reader.

    Raises `NotReadable` where the encoding is broken and `InvalidRequest` with every parameter that is unknown,
    said more than once, or not of its form.
    """
    read: dict[str, Any] = {}
    problems: list[Problem] = []
    for pair in query.split(b"&") if query else ():
        name, text = (_decoded(part) for part in (pair.split(b"=", 1) if b"=" in pair else (pair, b"")))
        if name not in readers:
            detail = f"there is no parameter {quoted(name)}; {there_are(readers)}"
            problems.append(Problem("unknown-field", (name,), detail, list(readers)))
        elif name in read:
            problems.append(Problem("duplicate-key", (name,), f"the parameter {name} is said more than once"))
        else:
            read[name] = readers[name](text, name, problems)
    if problems:
        raise InvalidRequest(problems)
    return read


def _decoded(part: bytes) -> str:
    try:
        return unquote_to_bytes(part.replace(b"+", b" ")).decode("utf-8")
    except UnicodeDecodeError:
        raise NotReadable([Problem("not-utf-8", (), "the query string is not in UTF-8")]) from None


def read_text(text: str, _name: str, _problems: list[Problem]) -> str:
    """Any text."""
    return text


def read_whole(text: str, name: str, problems: list[Problem]) -> int | None:
    """A whole number in decimal digits."""
    if _WHOLE.fullmatch(text):
        return int(text)
    problems.append(Problem("wrong-type", (name,), f"{name} must be a whole number, not {shown(text)}", found=text))
    return None


def read_dice(text: str, name: str, problems: list[Problem]) -> list[int] | None:
    """Dice as digits in a row: 13346."""
    if _DICE.fullmatch(text):
        return [int(digit) for digit in text]
    detail = f"{name} must be digits in a row, as in 13346, not {shown(text)}"
    problems.append(Problem("wrong-dice", (name,), detail, found=text))
    return None


def read_card(text: str, name: str, problems: list[Problem]) -> dict[str, Told]:
    """A card as name:points for each filling, separated by commas; the empty text is the empty card."""
    points: dict[str, list[int]] = {}
    for entry in text.split(",") if text else ():
        category, colon, paid = entry.rpartition(":")
        if not (colon and _POINTS.fullmatch(paid)):
            detail = f"{name} must be entries like ones:3, separated by commas, not {shown(entry)}"
            problems.append(Problem("wrong-card", (name,), detail, found=entry))
        else:
            points.setdefault(category, []).append(int(paid))
    return {category: Told(paid) for category, paid in points.items()}


POSITION_READERS: Final[Mapping[str, Reader]] = {
    "ruleset": read_text,
    "dice": read_dice,
    "rolls_left": read_whole,
    "card": read_card,
    "extra_bonus_count": read_whole,
    "extra_rolls": read_whole,
}


def read_flag(text: str, name: str, problems: list[Problem]) -> bool | None:
    """true or false."""
    if text in ("true", "false"):
        return text == "true"
    problems.append(Problem("wrong-type", (name,), f"{name} must be true or false, not {shown(text)}", found=text))
    return None


def read_move(text: str, name: str, problems: list[Problem]) -> dict[str, Any] | None:
    """A move as keep:33, with the dice in a row, or score:fours."""
    action, colon, what = text.partition(":")
    if action == "score" and colon:
        return {"action": action, "category": what}
    if action == "keep" and colon and (not what or _DICE.fullmatch(what)):
        return {"action": action, "keep": [int(digit) for digit in what]}
    detail = f"{name} must be like keep:33 or score:fours, not {shown(text)}"
    problems.append(Problem("wrong-move", (name,), detail, found=text))
    return None


_OF_PARAMETERS: Final[Mapping[type, Reader]] = {Total: read_whole}
"""How an address says a parameter, by its kind; what is not here only a body can say."""

PARAMETER_READERS: Final[Mapping[str, Reader]] = {
    parameter.name: _OF_PARAMETERS[type(parameter.kind)]
    for objective in OBJECTIVES.values()
    for parameter in parameters_of(objective)
    if type(parameter.kind) in _OF_PARAMETERS
}
"""Of the parameters of all objectives."""

ADVICE_READERS: Final[Mapping[str, Reader]] = {
    **POSITION_READERS,
    "objective": read_text,
    **PARAMETER_READERS,
    "explain": read_flag,
    "compare_with": read_move,
}


def advice_fields(query: bytes) -> dict[str, Any]:
    """A query string as the body that asks for the same advice."""
    fields = position_fields(query, ADVICE_READERS)
    said = {name: fields.pop(name) for name in ("objective", *PARAMETER_READERS) if name in fields}
    if said:
        objective = {MAXIMIZE: said.pop("objective", DEFAULT_OBJECTIVE.name)}
        fields["objective"] = {**objective, **said}
    return fields


def dump_question(question: Question) -> str:
    """The one query string that asks for this advice; what is maximised by default is not said."""
    objective = question.objective
    query = dump_position(question.rules.name, question.position)
    if objective.name != DEFAULT_OBJECTIVE.name:
        said = [each.name for each in parameters_of(type(objective)) if each.name in PARAMETER_READERS]
        given = "".join([f"&{name}={getattr(objective, name)}" for name in said])
        query = f"{query}&objective={objective.name}{given}"
    if not question.explain:
        return query
    compared = f"&compare_with={_dump_move(question)}" if question.compare_with else ""
    return f"{query}&explain=true{compared}"


def _dump_move(question: Question) -> str:
    move = question.compare_with
    if isinstance(move, Keep):
        return f"keep:{''.join(map(str, move.dice))}"
    return f"score:{question.position.compiled.categories[move.category]}" if move else ""


def position_fields(query: bytes, readers: Mapping[str, Reader] = POSITION_READERS) -> dict[str, Any]:
    """A query string as the body that asks the same."""
    read = read_query(query, readers)
    scorecard = {"points": read.pop("card", {})}
    scorecard |= {name: read.pop(name) for name in ("extra_bonus_count", "extra_rolls") if name in read}
    return {**read, "scorecard": scorecard}


def dump_position(ruleset: str, position: Position) -> str:
    """The one query string of a position.

    Parameters in the order above, dice sorted, card in ruleset order, the fillings of each category sorted.
    """
    compiled, card = position.compiled, position.card
    filled = [
        f"{name}:{paid}"
        for name, fillings in zip(compiled.categories, card.points, strict=True)
        for paid in sorted(fillings)
    ]
    parts = [
        f"ruleset={quote(ruleset)}",
        f"dice={''.join(map(str, position.hand))}",
        f"rolls_left={position.rolls_left}",
    ]
    if filled:
        parts.append(f"card={','.join(filled)}")
    if card.extra_bonus_count:
        parts.append(f"extra_bonus_count={card.extra_bonus_count}")
    if card.extra_rolls != empty_scorecard(compiled).extra_rolls:
        parts.append(f"extra_rolls={card.extra_rolls}")
    return "&".join(parts)
