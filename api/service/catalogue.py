"""The rulesets of a server: by id, or as sent definitions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from api.service.config import Config, InvalidConfig
from engine.cards.rules import Rules as ColumnsRules
from engine.cards.rules import compile_rules, rules_of_card
from engine.definitions.definition import builtin_rulesets, load_rulesets, parse_ruleset
from engine.errors import Invalid, InvalidRuleset, Problem
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import Ruleset, Rulesets
from engine.text.names import resolve_category, resolve_column, resolve_ruleset, ruleset_names
from strategy_tables.store.lru_cache import LruCache

NO_IDS: Final = ("check", "points")
"""Names that rulesets cannot have, since they are paths below `/v1/rulesets`."""

_SENT_RULESETS: Final = 64
"""Number of cached custom rulesets."""
_DEFINITION_LENGTH: Final = 65_536
"""Maximum characters of a definition, as in the body of a single request, even in batches and games."""


@dataclass(frozen=True, slots=True)
class SentRuleset:
    """A sent definition: its JSON value, and a canonical `text`."""

    said: Mapping[str, Any]
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", json.dumps(self.said, sort_keys=True))


Reference = str | SentRuleset
"""The id of a ruleset, or a whole definition."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A game of a single card: its numbers, and the index of each category by id."""

    compiled: CompiledRuleset
    places: Mapping[str, int]

    @property
    def rules(self) -> ColumnsRules:
        """The same as rules of one column."""
        return rules_of_card(self.compiled)

    @property
    def name(self) -> str:
        """Return its id, or the name in a custom definition."""
        return self.compiled.ruleset.name

    def place(self, name: str) -> int:
        """Return the index of the category with this name; raises `InvalidCategory` if none or several have it."""
        place = self.places.get(name)
        return self.places[resolve_category(self.compiled.ruleset, name)] if place is None else place


@dataclass(frozen=True, slots=True)
class SheetRules:
    """A game of columns: its numbers, and the indices of categories and columns by id."""

    compiled: ColumnsRules
    places: Mapping[str, int]
    column_places: Mapping[str, int]

    @property
    def rules(self) -> ColumnsRules:
        """Return its numbers."""
        return self.compiled

    @property
    def name(self) -> str:
        """Return its id, or the name in a custom definition."""
        return self.compiled.ruleset.name

    def place(self, name: str) -> int:
        """Return the index of the category with this name; raises `InvalidCategory` if none or several have it."""
        place = self.places.get(name)
        return self.places[resolve_category(self.compiled.ruleset, name)] if place is None else place

    def column(self, name: str) -> int:
        """Return the index of the column with this name; raises `InvalidColumn` if none or several have it."""
        place = self.column_places.get(name)
        return self.column_places[resolve_column(self.compiled.ruleset, name)] if place is None else place


AnyRules = Rules | SheetRules
"""Rules of either kind."""

FindRules = Callable[[Reference], AnyRules]
"""A function from references to rules; raises as `Catalogue.rules` does."""


AnyCompiled = CompiledRuleset | ColumnsRules


class Catalogue:
    """The rulesets of a server, and the most recent custom ones."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets
        self._names = ruleset_names(rulesets)
        self._rules = {name: _rules(ruleset) for name, ruleset in rulesets.items()}
        # Clients send the same ruleset with every request of a game and every item of a batch.
        self._sent: LruCache[str, AnyRules | tuple[Problem, ...]] = LruCache(_SENT_RULESETS)

    def rules(self, reference: Reference) -> AnyRules:
        """Return the rules of an id, another unique name, or a definition.

        Raises `UnknownRuleset`, or `InvalidRuleset` with the problems of the definition.
        """
        if isinstance(reference, str):
            return self._rules[resolve_ruleset(self.rulesets, reference, self._names)]
        length = len(reference.text)
        if length > _DEFINITION_LENGTH:
            detail = f"a definition has at most {_DEFINITION_LENGTH} characters, not {length}"
            raise InvalidRuleset([Problem("too-long", ("ruleset",), detail, _DEFINITION_LENGTH, length)])
        found = self._sent.find(reference.text, lambda _: self._parse(reference))
        if isinstance(found, tuple):
            raise InvalidRuleset(found)
        return found

    def _parse(self, sent: SentRuleset) -> AnyRules | tuple[Problem, ...]:
        """Return the rules of a definition or its problems; either takes milliseconds and is cached."""
        try:
            return _rules(parse_ruleset(sent.said, self.rulesets))
        except InvalidRuleset as error:
            return tuple(problem.below("ruleset") for problem in error.problems)

    def names_of(self, compiled: AnyCompiled) -> list[str]:
        """Return the ids of all rulesets with the same rules."""
        return self.names_with(compiled.fingerprint)

    def names_with(self, fingerprint: str) -> list[str]:
        """Return the ids of all rulesets with this fingerprint."""
        return [name for name, rules in self._rules.items() if rules.compiled.fingerprint == fingerprint]


def compile_any(ruleset: Ruleset) -> AnyCompiled:
    """Return the numbers of a ruleset of either kind."""
    return compile_rules(ruleset) if ruleset.columns else compile_ruleset(ruleset)


def _rules(ruleset: Ruleset) -> AnyRules:
    places = {name: place for place, name in enumerate(ruleset.category_ids)}
    compiled = compile_any(ruleset)
    if isinstance(compiled, CompiledRuleset):
        return Rules(compiled, places)
    return SheetRules(compiled, places, {column.id: place for place, column in enumerate(ruleset.columns)})


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
        f"{folder}: {name}.toml: this name is that of {taken[name]}" for name in sorted(rulesets) if name in taken
    ]:
        raise InvalidConfig("\n".join(wrong))
    return rulesets
