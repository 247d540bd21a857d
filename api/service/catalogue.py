"""The rulesets a server knows: by id, or as somebody sends them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from api.service.config import Config, InvalidConfig
from engine.cards.rules import Rules as ColumnsRules
from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets, load_rulesets, parse_ruleset
from engine.errors import Invalid, InvalidRuleset, Problem
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import Ruleset, Rulesets
from engine.text.names import resolve_category, resolve_column, resolve_ruleset, ruleset_names
from strategy_tables.store.lru_cache import LruCache

NO_IDS: Final = ("check", "points")
"""What no ruleset may be called, since a path below `/v1/rulesets` is."""

_SENT_RULESETS: Final = 64
"""Definitions of strangers whose rules are remembered."""
_DEFINITION_LENGTH: Final = 65_536
"""Characters of a definition: what the body of one question holds, also where a batch or a game would hold more."""


@dataclass(frozen=True, slots=True)
class SentRuleset:
    """A definition as somebody sends it: its JSON value, and a `text` that is the same where two say the same."""

    said: Mapping[str, Any]
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", json.dumps(self.said, sort_keys=True))


Reference = str | SentRuleset
"""The id of a ruleset, or a whole definition."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A game of a single card ready to answer: its numbers, and the place of each category by its id."""

    compiled: CompiledRuleset
    places: Mapping[str, int]

    @property
    def name(self) -> str:
        """Its id, or the name that an inline definition gives itself."""
        return self.compiled.ruleset.name

    def place(self, name: str) -> int:
        """The place of the category that a name means; raises `InvalidCategory` where it means none, or several."""
        place = self.places.get(name)
        return self.places[resolve_category(self.compiled.ruleset, name)] if place is None else place


@dataclass(frozen=True, slots=True)
class SheetRules:
    """A game of columns ready to answer: its numbers, and the places of categories and of columns by their ids."""

    compiled: ColumnsRules
    places: Mapping[str, int]
    column_places: Mapping[str, int]

    @property
    def name(self) -> str:
        """Its id, or the name that an inline definition gives itself."""
        return self.compiled.ruleset.name

    def place(self, name: str) -> int:
        """The place of the category that a name means; raises `InvalidCategory` where it means none, or several."""
        place = self.places.get(name)
        return self.places[resolve_category(self.compiled.ruleset, name)] if place is None else place

    def column(self, name: str) -> int:
        """The place of the column that a name means; raises `InvalidColumn` where it means none, or several."""
        place = self.column_places.get(name)
        return self.column_places[resolve_column(self.compiled.ruleset, name)] if place is None else place


AnyRules = Rules | SheetRules
"""Those of a game of one kind or of the other."""

FindRules = Callable[[Reference], AnyRules]
"""What turns a reference into rules; raises as `Catalogue.rules` does."""


AnyCompiled = CompiledRuleset | ColumnsRules


class Catalogue:
    """The rulesets of one server, and the latest ones that strangers have sent."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets
        self._names = ruleset_names(rulesets)
        self._rules = {name: _rules(ruleset) for name, ruleset in rulesets.items()}
        # Strangers post the same ruleset with every request of a game, and with every item of a batch.
        self._sent: LruCache[str, AnyRules | tuple[Problem, ...]] = LruCache(_SENT_RULESETS)

    def rules(self, reference: Reference) -> AnyRules:
        """The rules of an id, or another name that is clear, or of a definition.

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
        """The rules of a definition or what is wrong with it: both take milliseconds, and are remembered."""
        try:
            return _rules(parse_ruleset(sent.said, self.rulesets))
        except InvalidRuleset as error:
            return tuple(problem.below("ruleset") for problem in error.problems)

    def names_of(self, compiled: AnyCompiled) -> list[str]:
        """The ids of all rulesets that are played just like this one."""
        return self.names_with(compiled.fingerprint)

    def names_with(self, fingerprint: str) -> list[str]:
        """The ids of all rulesets with this fingerprint."""
        return [name for name, rules in self._rules.items() if rules.compiled.fingerprint == fingerprint]


def compile_any(ruleset: Ruleset) -> AnyCompiled:
    """The numbers of a ruleset, of whichever kind it is."""
    return compile_rules(ruleset) if ruleset.columns else compile_ruleset(ruleset)


def _rules(ruleset: Ruleset) -> AnyRules:
    places = {name: place for place, name in enumerate(ruleset.category_ids)}
    compiled = compile_any(ruleset)
    if isinstance(compiled, CompiledRuleset):
        return Rules(compiled, places)
    return SheetRules(compiled, places, {column.id: place for place, column in enumerate(ruleset.columns)})


def open_catalogue(config: Config) -> Catalogue:
    """The built-in and the operator's rulesets.

    Raises `InvalidConfig` for the operator's, with a line for every problem.
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
