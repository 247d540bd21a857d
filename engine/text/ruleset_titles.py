"""What the built-in rulesets are called in every language, from `titles.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.rulesets.ruleset import Ruleset


def ruleset_title(ruleset: Ruleset, language: str) -> str:
    """What a ruleset is called in a language; its own title where nothing else is known for that.

    >>> from engine.definitions.definition import load_ruleset
    >>> ruleset_title(load_ruleset("yatzy"), "de"), ruleset_title(load_ruleset("yatzy"), "xx")
    ('Yatzy, skandinavisch', 'Scandinavian Yatzy')
    """
    return _by_title().get(ruleset.title, {}).get(language, ruleset.title)


def translated_titles(ruleset: Ruleset) -> tuple[str, ...]:
    """What a ruleset is called in all languages; nothing where only its own title is known."""
    return tuple(_by_title().get(ruleset.title, {}).values())


@cache
def ruleset_titles() -> Mapping[str, Mapping[str, str]]:
    """The file: by id and by language."""
    return tomllib.loads((Path(__file__).parent / "titles.toml").read_text(encoding="utf-8"))


@cache
def _by_title() -> Mapping[str, Mapping[str, str]]:
    """By the English title, which a definition that is built upon another one may have inherited."""
    return {names["en"]: names for names in ruleset_titles().values()}
