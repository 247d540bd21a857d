"""The names everybody uses for categories and columns, from `names.toml`, and what they mean in a ruleset."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal

from engine.rulesets.ruleset import Category, Column, Ruleset

_IGNORED: Final = str.maketrans("", "", " \t\u00a0-_\u2010\u2011\u2013'\u2019,.\u30fb")
_KINDS: Final = ("alike", "perhaps")
_COLUMNS: Final = "columns"
"""The table of `names.toml` that has the names of columns."""
_SHEETS: Final = "sheets"
"""The table of `names.toml` that has the titles of single games."""
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l"})

What = Literal["category", "column"]
"""What a ruleset has names for."""


def named_of(ruleset: Ruleset, what: What) -> tuple[Category, ...] | tuple[Column, ...]:
    """The categories, or the columns."""
    return ruleset.categories if what == "category" else ruleset.columns


def plain_name(name: str) -> str:
    """A name without what does not matter in it: case, accents, spaces, hyphens, underscores.

    >>> plain_name("Große Straße"), plain_name("three_of_a-Kind")
    ('grossestrasse', 'threeofakind')
    """
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_IGNORED)


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "names.toml").read_text(encoding="utf-8"))


@cache
def names_by_id(what: What) -> dict[str, dict[str, list[str]]]:
    """The names of `names.toml`: by id of a category or of a column, by language, the title first."""
    file = _file()
    if what == "column":
        columns: dict[str, dict[str, list[str]]] = file[_COLUMNS]
        return columns
    return {key: names for key, names in file.items() if key not in (*_KINDS, _COLUMNS, _SHEETS)}


@cache
def _others(what: What, kind: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Ids that go by the names of other ids too, with those: the rows `alike` or `perhaps` of `names.toml`."""
    if what == "column":
        return ()
    return tuple((frozenset(row["ids"]), tuple(row["names_of"])) for row in _file()[kind])


@cache
def _plain_names(what: What, id_: str) -> tuple[str, ...]:
    """The names of an id in all languages, each once."""
    return tuple(dict.fromkeys(plain_name(name) for names in names_by_id(what)[id_].values() for name in names))


@cache
def every_plain_name(what: What) -> frozenset[str]:
    """Return all plain names that any game has."""
    return frozenset(name for id_ in names_by_id(what) for name in _plain_names(what, id_))


@cache
def _by_english_name(what: What) -> dict[str, tuple[str, ...]]:
    """The ids that an English name stands for: those whose title it is, or where there are none all that have it."""
    titles = gathered((plain_name(names["en"][0]), id_) for id_, names in names_by_id(what).items())
    every = gathered((plain_name(name), id_) for id_, names in names_by_id(what).items() for name in names["en"])
    return {**every, **titles}


@cache
def _sheets() -> tuple[tuple[str, dict[str, dict[str, str]]], ...]:
    """The rows `sheets` of `names.toml`: by a plain English title in the game, by language and plain English title."""
    return tuple(
        (
            plain_name(mark),
            {
                language: {plain_name(english): title for english, title in titles.items()}
                for language, titles in languages.items()
            },
        )
        for mark, languages in _file()[_SHEETS].items()
    )


def known_titles(ruleset: Ruleset, what: What, named: Category | Column, language: str) -> list[str]:
    """List the names that may be its title in a language, the best first, by its English title in this ruleset.

    The sheet of the game comes first, then the ids of that English title. A title or an id that is not known has none.
    """
    if named.id not in names_by_id(what):
        return []
    english = plain_name(named.title)
    in_game = {plain_name(each.title) for each in named_of(ruleset, what)}
    printed = [titles.get(language, {}).get(english) for mark, titles in _sheets() if mark in in_game]
    ids = sorted(_by_english_name(what).get(english, ()), key=lambda id_: id_ != named.id)
    return [*filter(None, printed), *(name for id_ in ids for name in names_by_id(what)[id_][language])]


def known_ids(what: What, named: Category | Column) -> list[list[str]]:
    """The ids of `names.toml` whose names it has: its own, then those `alike`, then those it has `perhaps`.

    An id that somebody has invented is like those that its words, or its title's, are English names of.
    """
    own: list[str] = [named.id] if named.id in names_by_id(what) else []
    words = _by_english_name(what)
    like = () if own else words.get(plain_name(named.id)) or words.get(plain_name(named.title)) or ()
    alike, perhaps = (
        [id_ for ids, others in _others(what, kind) if ids.intersection(own or like) for id_ in others]
        for kind in _KINDS
    )
    return [own, [*like, *alike], perhaps]


_Names = dict[str, tuple[str, ...]]


@lru_cache(maxsize=64)
def names_in(ruleset: Ruleset, what: What) -> tuple[_Names, _Names]:
    """Plain name -> ids of what it means: by the definition itself, and by the names everybody uses."""
    own: list[tuple[str, str]] = []
    tiers: list[list[tuple[str, str]]] = [[] for _ in range(1 + len(_KINDS))]
    for named in named_of(ruleset, what):
        own += [(plain_name(name), named.id) for name in (named.id, named.title, *named.aliases)]
        for tier, ids in zip(tiers, known_ids(what, named), strict=True):
            tier += [(name, named.id) for id_ in ids for name in _plain_names(what, id_)]
    shared: _Names = {}
    for tier in reversed(tiers):
        shared |= gathered(tier)
    return gathered(own), shared


def gathered(names: Iterable[tuple[str, str]]) -> _Names:
    """The ids of every plain name."""
    found: dict[str, dict[str, None]] = {}
    for plain, id_ in names:
        found.setdefault(plain, {})[id_] = None
    return {plain: tuple(ids) for plain, ids in found.items()}


@cache
def usual_names(what: What) -> frozenset[str]:
    """Return the plain names that any category or column goes by."""
    ids = names_by_id(what)
    return frozenset(each for id_ in ids for each in (plain_name(id_), *_plain_names(what, id_)))
