"""The rulesets of a server: by id, or as sent definitions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from api.service.config import Config, InvalidConfig
from engine.cards.rules import Rules, compile_rules
from engine.definitions.definition import builtin_rulesets, load_rulesets, parse_ruleset
from engine.errors import Invalid, InvalidRuleset, Problem
from engine.games.position_id import name_by_fingerprint
from engine.rulesets.ruleset import Rulesets
from engine.text.names import resolve_ruleset, ruleset_names
from strategy_tables.store.lru_cache import MEMORY, LruCache

RULESET_FIELD: Final = "ruleset"
DEFINITION_FIELD: Final = "ruleset_definition"
"""The fields of requests for an id, and for a whole definition."""
NO_IDS: Final = ("check", "points")
"""Names that rulesets cannot have, since they are paths below `/v1/rulesets`."""

_RULESET_BYTES: Final = 50_000
_POINT_BYTES: Final = 25
"""Bytes of a ruleset and what is derived from it: without its points, and for the points of a hand in a category."""
_DEFINITION_LENGTH: Final = 65_536
"""Maximum characters of a definition, as in the body of a single request, even in batches and games."""


@dataclass(frozen=True, slots=True)
class SentRuleset:
    """A sent definition: its JSON value, the name of its field, and a canonical `text`."""

    said: Mapping[str, Any]
    place: str = DEFINITION_FIELD
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", json.dumps(self.said, sort_keys=True))


_Sent = tuple[int, Rules | tuple[Problem, ...]]
"""The length of a definition, and its rules or problems."""

Reference = str | SentRuleset
"""The id of a ruleset, or a whole definition."""


def field_of(reference: Reference) -> str:
    """Return the name of the field that has a reference."""
    return RULESET_FIELD if isinstance(reference, str) else reference.place


FindRules = Callable[[Reference], Rules]
"""A function from references to rules; raises as `Catalogue.rules` does."""


_FOUND: Final[ContextVar[Rules | None]] = ContextVar("keepwise_found_rules", default=None)


def found_rules() -> Rules | None:
    """Return the rules that the current request or item asked for last; None if it failed to find them."""
    return _FOUND.get()


def forget_found_rules() -> None:
    """Forget the rules of an earlier request or item."""
    _FOUND.set(None)


class Catalogue:
    """The rulesets of a server, and the most recent custom ones."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets
        self._names = ruleset_names(rulesets)
        self._rules = {name: compile_rules(ruleset) for name, ruleset in rulesets.items()}
        self._by_fingerprint = {name_by_fingerprint(rules.fingerprint): rules for rules in self._rules.values()}
        # Clients send the same ruleset with every request of a game and every item of a batch.
        self._sent = LruCache[str, _Sent](MEMORY, _measure)

    def rules(self, reference: Reference) -> Rules:
        """Return the rules of an id, another unique name, the name in identifiers of positions, or a definition.

        Raises `UnknownRuleset`, or `InvalidRuleset` with the problems of the definition.
        """
        forget_found_rules()
        found = self._find(reference)
        _FOUND.set(found)
        return found

    def _find(self, reference: Reference) -> Rules:
        if isinstance(reference, str):
            identified = self._by_fingerprint.get(reference)
            return identified or self._rules[resolve_ruleset(self.rulesets, reference, self._names)]
        length = len(reference.text)
        if length > _DEFINITION_LENGTH:
            detail = f"a definition must have at most {_DEFINITION_LENGTH} characters, not {length}"
            raise InvalidRuleset(
                [Problem("too-long", (reference.place,), detail, found=length, maximum=_DEFINITION_LENGTH)]
            )
        _, found = self._sent.find(reference.text, lambda _: (length, self._parse(reference)))
        if isinstance(found, tuple):
            raise InvalidRuleset([problem.below(reference.place) for problem in found])
        return found

    def _parse(self, sent: SentRuleset) -> Rules | tuple[Problem, ...]:
        """Return the rules of a definition or its problems; either takes milliseconds and is cached."""
        try:
            return compile_rules(parse_ruleset(sent.said, self.rulesets))
        except InvalidRuleset as error:
            return error.problems

    def names_of(self, fingerprint: str) -> list[str]:
        """Return the ids of all rulesets with this fingerprint."""
        return [name for name, rules in self._rules.items() if rules.fingerprint == fingerprint]


def _measure(sent: _Sent) -> int:
    """Return about the bytes of a sent ruleset."""
    length, found = sent
    if isinstance(found, tuple):
        return 2 * length + sum(len(repr(problem)) for problem in found)
    points = len(found.card.hands) * len(found.categories) * len(found.card.roll_points)
    return 2 * length + _RULESET_BYTES + _POINT_BYTES * points


def open_catalogue(config: Config) -> Catalogue:
    """Return a catalogue of the built-in and the operator's rulesets.

    Raises `InvalidConfig` for the operator's, with a line per problem.
    """
    return Catalogue({**builtin_rulesets(), **_operator_rulesets(config.rulesets_dir)})


def _operator_rulesets(folder: Path | None) -> Rulesets:
    if folder is None:
        return {}
    try:
        rulesets = load_rulesets(folder, builtin_rulesets())
    except Invalid as error:
        lines = [f"{folder}: {'.'.join(map(str, problem.path))}: {problem.detail}" for problem in error.problems]
        raise InvalidConfig("\n".join(lines)) from None
    taken = {**dict.fromkeys(builtin_rulesets(), "a built-in game"), **dict.fromkeys(NO_IDS, "a path of the service")}
    if wrong := [
        f"{folder}: {name}.toml: this name is taken by {taken[name]}" for name in sorted(rulesets) if name in taken
    ]:
        raise InvalidConfig("\n".join(wrong))
    return rulesets
