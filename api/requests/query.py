"""Query strings, read as strictly as bodies and into the same shape; and the one way to write each question.

::

    ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,twos:6&extra_bonus_count=1
    ruleset=balut&dice=13346&rolls_left=2&scorecard=fours:8,fours:12
    ruleset=triple-yahtzee&dice=13346&rolls_left=2&scorecard=first.ones:3,third.ones:4&extra_bonus_count=first:1
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any, Final
from urllib.parse import quote, unquote_to_bytes

from api.http.errors import InvalidRequest, NotReadable
from api.requests.card_fields import Told, ToldCounts
from api.requests.deprecated import RENAMED
from api.requests.fields import shown
from api.requests.move_fields import ToldCell
from api.requests.objective_fields import MAXIMIZE
from api.requests.questions import AnyQuestion, Question
from api.requests.shown import ADVICE_FIELDS, Shown
from engine.cards.scorecard import empty_scorecard
from engine.cards.sheet_scoring import CellScore
from engine.errors import Problem
from engine.games.position import Keep, Position, Score
from engine.games.sheet_position import Announce, SheetPosition
from engine.text.suggestions import unknown_name
from engine.words import quoted
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.parameters import Total, parameters_of

_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_SEED: Final = re.compile(r"0|[1-9][0-9]{0,15}")
_DICE: Final = re.compile(r"[0-9]{1,40}")

Reader = Callable[[str, str, list[Problem]], Any]
"""Reads the text of a parameter, given its name, or notes a problem."""


def read_query(query: bytes, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """The parameters of a query string, each by its reader; one that has been renamed is taken by its old name, too.

    Raises `NotReadable` where the encoding is broken and `InvalidRequest` with every parameter that is unknown,
    said more than once, or not of its form.
    """
    read: dict[str, Any] = {}
    problems: list[Problem] = []
    for pair in query.split(b"&") if query else ():
        said, text = (_decoded(part) for part in (pair.split(b"=", 1) if b"=" in pair else (pair, b"")))
        name = said if said in readers else RENAMED.get(said, said)
        if name not in readers:
            problems.append(unknown_name("unknown-field", (said,), "parameter", said, tuple(readers)))
        elif name in read:
            again = f"{' or '.join(_names_of(name))} is given more than once"
            problems.append(Problem("duplicate-key", (said,), f"the parameter {again}"))
        else:
            read[name] = readers[name](text, said, problems)
    if problems:
        raise InvalidRequest(problems)
    return read


def _names_of(name: str) -> list[str]:
    """What a parameter is called, and what it was called before."""
    return [name, *(old for old, new in RENAMED.items() if new == name)]


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


def read_seed(text: str, name: str, problems: list[Problem]) -> int | None:
    """A whole number that may have more digits than others."""
    if _SEED.fullmatch(text):
        return int(text)
    return read_whole(text, name, problems)


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
        if not (colon and _WHOLE.fullmatch(paid)):
            detail = f"{name} must be entries like ones:3, separated by commas, not {shown(entry)}"
            problems.append(Problem("wrong-card", (name,), detail, found=entry))
        else:
            points.setdefault(category, []).append(int(paid))
    return {category: Told(paid) for category, paid in points.items()}


def read_counts(text: str, name: str, problems: list[Problem]) -> int | ToldCounts | None:
    """A whole number, or in a game of columns column:number for each that has any."""
    if ":" not in text:
        return read_whole(text, name, problems)
    counts = ToldCounts()
    for entry in text.split(","):
        column, _, count = entry.rpartition(":")
        if not (column and _WHOLE.fullmatch(count)):
            detail = f"{name} must be a whole number, or entries like first:1, not {shown(entry)}"
            problems.append(Problem("wrong-type", (name,), detail, found=entry))
        elif column in counts:
            problems.append(Problem("duplicate-key", (name,), f"{name} says {quoted(column)} more than once"))
        else:
            counts[column] = int(count)
    return counts


def read_flag(text: str, name: str, problems: list[Problem]) -> bool | None:
    """true or false."""
    if text in ("true", "false"):
        return text == "true"
    problems.append(Problem("wrong-type", (name,), f"{name} must be true or false, not {shown(text)}", found=text))
    return None


def read_names(text: str, _name: str, _problems: list[Problem]) -> list[str]:
    """Words separated by commas; the empty text is none."""
    return text.split(",") if text else []


POSITION_READERS: Final[Mapping[str, Reader]] = {
    "ruleset": read_text,
    "dice": read_dice,
    "rolls_left": read_whole,
    "scorecard": read_card,
    "extra_bonus_count": read_counts,
    "extra_rolls": read_whole,
    "announced": read_text,
    "all_rolled": read_flag,
}


def read_move(text: str, name: str, problems: list[Problem]) -> dict[str, Any] | None:
    """A move as keep:33, with the dice in a row, score:fours, with columns score:first.fours or announce:fours."""
    action, colon, what = text.partition(":")
    if action in ("score", "announce") and colon:
        return {"action": action, "category": ToldCell(what)}
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

SHOWN_READERS: Final[Mapping[str, Reader]] = {"limit": read_whole, "fields": read_names}
"""How much of each advice is wanted."""
SHOWN_REVIEW_READERS: Final[Mapping[str, Reader]] = {"fields": read_names}
"""How much of each review is wanted."""

ADVICE_READERS: Final[Mapping[str, Reader]] = {
    **POSITION_READERS,
    "objective": read_text,
    **PARAMETER_READERS,
    "explain": read_flag,
    "breakdown": read_flag,
    "compare_with": read_move,
    **SHOWN_READERS,
}


PUZZLE_READERS: Final[Mapping[str, Reader]] = {
    "ruleset": read_text,
    "date": read_text,
    "seed": read_seed,
    "theme": read_text,
    "count": read_whole,
}


def advice_fields(query: bytes) -> dict[str, Any]:
    """A query string as the body that asks for the same advice."""
    fields = position_fields(query, ADVICE_READERS)
    said = {name: fields.pop(name) for name in ("objective", *PARAMETER_READERS) if name in fields}
    if said:
        objective = {MAXIMIZE: said.pop("objective", DEFAULT_OBJECTIVE.name)}
        fields["objective"] = {**objective, **said}
    return fields


def dump_question(question: AnyQuestion) -> str:
    """The one query string that asks for this advice; what is maximised by default is not said."""
    query = dump_position(question.position, question.rules.name)
    if isinstance(question, Question) and question.objective.name != DEFAULT_OBJECTIVE.name:
        objective = question.objective
        said = [each.name for each in parameters_of(type(objective)) if each.name in PARAMETER_READERS]
        given = "".join([f"&{name}={getattr(objective, name)}" for name in said])
        query = f"{query}&objective={objective.name}{given}"
    if question.explain:
        compared = f"&compare_with={_dump_move(question)}" if question.compare_with else ""
        alone = "" if question.breakdown else "&breakdown=false"
        query = f"{query}&explain=true{alone}{compared}"
    return query + _dump_shown(question.shown)


def _dump_shown(shown: Shown) -> str:
    limit = "" if shown.limit is None else f"&limit={shown.limit}"
    return limit if shown.fields is None else f"{limit}&fields={','.join(filter(shown.has, ADVICE_FIELDS))}"


def _dump_move(question: AnyQuestion) -> str:
    move, rules = question.compare_with, question.rules.compiled
    match move:
        case Keep(dice):
            return f"keep:{''.join(map(str, dice))}"
        case Score(category):
            return f"score:{rules.categories[category]}"
        case CellScore((column, category)):
            return f"score:{question.rules.compiled.ruleset.columns[column].id}.{rules.categories[category]}"
        case Announce(cell):
            return f"announce:{rules.categories[cell.category]}"
    return ""


def position_fields(query: bytes, readers: Mapping[str, Reader] = POSITION_READERS) -> dict[str, Any]:
    """A query string as the body that asks the same."""
    read = read_query(query, readers)
    card = read.pop("scorecard", None)
    scorecard = {"points": card} if card else {}
    scorecard |= {name: read.pop(name) for name in ("extra_bonus_count", "extra_rolls") if name in read}
    return {**read, "scorecard": scorecard}


@singledispatch
def dump_position(position: Position | SheetPosition, ruleset: str) -> str:
    """The one query string of a position.

    Parameters in the order above, dice sorted, card in ruleset order, the fillings of each category sorted.
    """
    raise NotImplementedError(f"no address says {position}")


@dump_position.register
def _(position: Position, ruleset: str) -> str:
    compiled, card = position.compiled, position.card
    filled = [
        f"{name}:{paid}"
        for name, fillings in zip(compiled.categories, card.points, strict=True)
        for paid in sorted(fillings)
    ]
    parts = _dump_hand(ruleset, position)
    if filled:
        parts.append(f"scorecard={','.join(filled)}")
    if card.extra_bonus_count:
        parts.append(f"extra_bonus_count={card.extra_bonus_count}")
    if card.extra_rolls != empty_scorecard(compiled).extra_rolls:
        parts.append(f"extra_rolls={card.extra_rolls}")
    return "&".join(parts)


@dump_position.register
def _(position: SheetPosition, ruleset: str) -> str:
    rules = position.rules
    ids = [column.column.id for column in rules.columns]
    cards = list(zip(ids, position.sheet.columns, strict=True))
    filled = [
        f"{id_}.{name}:{paid[0]}"
        for id_, card in cards
        for name, paid in zip(rules.categories, card.points, strict=True)
        if paid
    ]
    counts = [f"{id_}:{card.extra_bonus_count}" for id_, card in cards if card.extra_bonus_count]
    parts = _dump_hand(ruleset, position)
    if filled:
        parts.append(f"scorecard={','.join(filled)}")
    if counts:
        parts.append(f"extra_bonus_count={','.join(counts)}")
    if position.called is not None:
        parts.append(f"announced={rules.categories[position.called]}")
    if rules.announce_column >= 0 and position.all_rolled and position.roll > 1:
        parts.append("all_rolled=true")
    return "&".join(parts)


def _dump_hand(ruleset: str, position: Position | SheetPosition) -> list[str]:
    return [
        f"ruleset={quote(ruleset)}",
        f"dice={''.join(map(str, position.hand))}",
        f"rolls_left={position.rolls_left}",
    ]
