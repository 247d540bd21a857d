"""Arguments of assistants as bodies of HTTP requests, and places in bodies as places in arguments.

A person says "3 3 3 5 6" and "ones 3, full house 25". The service takes a list of dice and an object of objects. Any
other form is passed on unchanged, so that the service reports what is wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from api.http.body import parse_json
from api.http.errors import TooLarge
from api.requests.objective_fields import MAXIMIZE
from api.requests.opponents import OPPONENT_FIELDS
from api.service.catalogue import DEFINITION_FIELD, RULESET_FIELD
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.win import Win

Body = dict[str, Any]

_DICE: Final = re.compile(r"[0-9][0-9\s,;]*|")
_NOT_POINTS: Final[tuple[str, ...]] = ("extra_bonus_count", "extra_rolls")
_CARD: Final = ("points", "columns")
_PUT_IN: Final = frozenset({*_CARD, "fillings", "scorecard", "objective"})
"""Steps of a path into a body that the arguments of an assistant may leave out."""


def read_arguments(said: Mapping[str, Any] | None, limit: int) -> Body:
    """Return the arguments of a call, read as strictly as a body; raises `TooLarge` and `NotReadable`."""
    text = json.dumps(said or {}).encode("ascii")
    if len(text) > limit:
        raise TooLarge(limit)
    read: Body = parse_json(text)
    return read


def read_dice(said: Any) -> Any:
    """Return dice in a text as a list.

    >>> read_dice("3 3 3 5 6"), read_dice("33356"), read_dice([1, 2]), read_dice("threes")
    ([3, 3, 3, 5, 6], [3, 3, 3, 5, 6], [1, 2], 'threes')
    """
    if isinstance(said, str) and _DICE.fullmatch(said.strip()):
        return [int(die) for die in re.findall("[0-9]", said)]
    return said


def read_card(said: Any) -> Any:
    """Return a card or a sheet that was sent without `points` and `columns` in the form of a body.

    >>> read_card({"Ones": 3, "extra_bonus_count": 1})
    {'points': {'Ones': 3}, 'extra_bonus_count': 1}
    >>> read_card({"down": {"Ones": 3}, "up": {}})
    {'columns': {'down': {'points': {'Ones': 3}}, 'up': {'points': {}}}}
    >>> read_card({"fours": [8, 12]})
    {'points': {}, 'fillings': {'fours': [8, 12]}}
    """
    if not isinstance(said, dict) or any(isinstance(said.get(name), dict) for name in _CARD):
        return said
    if said and all(isinstance(column, dict) for column in said.values()):
        return {"columns": {name: _read_column(column) for name, column in said.items()}}
    return _read_column(said)


def _read_column(said: Body) -> Body:
    others: Body = {name: said[name] for name in _NOT_POINTS if name in said}
    filled = {name: paid for name, paid in said.items() if name not in others}
    fillings = {name: paid for name, paid in filled.items() if isinstance(paid, list)}
    points = {name: paid for name, paid in filled.items() if name not in fillings}
    return {"points": points, **({"fillings": fillings} if fillings else {}), **others}


def read_opponent(said: Any) -> Any:
    """Return an opponent that was sent as a card alone, or with the fields of one, in the form of a body.

    >>> read_opponent({"ones": 3}), read_opponent({"strength": "casual"})
    ({'scorecard': {'points': {'ones': 3}}}, {'strength': 'casual'})
    """
    if not isinstance(said, dict):
        return said
    if OPPONENT_FIELDS.keys() & said.keys():
        return read_fields(said)
    return {"scorecard": read_card(said)}


def _read_record(said: Any) -> Any:
    return read_fields(said) if isinstance(said, dict) else said


def _read_list(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda said: [read(each) for each in said] if isinstance(said, list) else said


_FIELDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "dice": read_dice,
    "keep": read_dice,
    "scorecard": read_card,
    "opponents": _read_list(read_opponent),
    "players": _read_list(_read_record),
    "turns": _read_list(_read_record),
    "rolls": _read_list(read_dice),
    "keeps": _read_list(read_dice),
}


def read_fields(said: Body) -> Body:
    """Return fields in the form of a body, where the definition of a ruleset has a field of its own."""
    read = {name: _FIELDS[name](value) if name in _FIELDS else value for name, value in said.items()}
    if isinstance(read.get(RULESET_FIELD), dict):
        read[DEFINITION_FIELD] = read.pop(RULESET_FIELD)
    return read


def read_objective(said: Body) -> Body:
    """Return the fields of a body with its `objective`; a target or opponents alone imply one."""
    read = read_fields(said)
    given = {name: read.pop(name) for name in (Target.name, "opponents") if name in read}
    if not given and "objective" not in read:
        return read
    implied = Target.name if Target.name in given else Win.name if given else DEFAULT_OBJECTIVE.name
    return {**read, "objective": {MAXIMIZE: read.get("objective", implied), **given}}


def place_of(pointer: str, said: Mapping[str, Any]) -> str:
    """Return the place in the arguments for a JSON pointer into the body.

    >>> place_of("/scorecard/points/fours", {"scorecard": {"fours": 13}})
    '/scorecard/fours'
    >>> place_of("/dice/4", {"dice": "33357"}), place_of("/objective/target", {"target": 0})
    ('/dice', '/target')
    >>> place_of("/ruleset_definition/rolls", {"ruleset": {"rolls": 9}})
    '/ruleset/rolls'
    """
    here: Any = said
    kept: list[str] = []
    steps = pointer.split("/")[1:]
    for number, step in enumerate(steps):
        name = step.replace("~1", "/").replace("~0", "~")
        if isinstance(here, str) or step == MAXIMIZE:
            break
        if not number and name == DEFINITION_FIELD:
            step = name = RULESET_FIELD
        if isinstance(here, dict) and name not in here and step in _PUT_IN and number + 1 < len(steps):
            continue
        kept.append(step)
        if isinstance(here, list):
            here = here[int(name)] if name.isdigit() and int(name) < len(here) else None
        else:
            here = here.get(name) if isinstance(here, dict) else None
    return "".join(f"/{step}" for step in kept)
