"""Titles of the built-in rulesets in all languages, from `titles.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.rulesets.ruleset import Ruleset


def ruleset_title(ruleset: Ruleset, language: str) -> str:
    """Return the title of a ruleset in a language, or its own title if there is no translation.

    >>> from engine.definitions.definition import load_ruleset
    >>> ruleset_title(load_ruleset("yatzy"), "de"), ruleset_title(load_ruleset("yatzy"), "xx")
    ('Yatzy, skandinavisch', 'Scandinavian Yatzy')
    """
    return _by_title().get(ruleset.title, {}).get(language, ruleset.title)


def translated_titles(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the titles of a ruleset in all languages; none if it has no translations."""
    return tuple(_by_title().get(ruleset.title, {}).values())


@cache
def ruleset_titles() -> Mapping[str, Mapping[str, str]]:
    """Return the contents of the file, by id and language."""
    return tomllib.loads((Path(__file__).parent / "titles.toml").read_text(encoding="utf-8"))


@cache
def _by_title() -> Mapping[str, Mapping[str, str]]:
    """Return the titles by the English one, which a definition may have inherited from its base."""
    return {names["en"]: names for names in ruleset_titles().values()}
