"""Common names of categories and columns, from `names.toml`, and their meaning in a ruleset."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from engine.derived import derived
from engine.rulesets.ruleset import Category, Column, Ruleset

_IGNORED: Final = str.maketrans("", "", " \t\u00a0-_\u2010\u2011\u2013'\u2019,.\u30fb")
_KINDS: Final = ("alike", "perhaps")
_COLUMNS: Final = "columns"
"""Table of column names in `names.toml`."""
_SHEETS: Final = "sheets"
"""Table of the titles of single games in `names.toml`."""
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l"})

NamedKind = Literal["category", "column"]
"""Kind of a name."""


def categories_or_columns(ruleset: Ruleset, what: NamedKind) -> tuple[Category, ...] | tuple[Column, ...]:
    """Return the categories or the columns."""
    return ruleset.categories if what == "category" else ruleset.columns


def plain_name(name: str) -> str:
    """Return a name without the differences in case, accents, spaces, hyphens and underscores.

    >>> plain_name("Große Straße"), plain_name("three_of_a-Kind")
    ('grossestrasse', 'threeofakind')
    """
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_IGNORED)


@cache
def _load_names() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "names.toml").read_text(encoding="utf-8"))


@cache
def names_by_id(what: NamedKind) -> dict[str, dict[str, list[str]]]:
    """Return the names in `names.toml` by id of a category or a column and by language, titles first."""
    file = _load_names()
    if what == "column":
        columns: dict[str, dict[str, list[str]]] = file[_COLUMNS]
        return columns
    return {key: names for key, names in file.items() if key not in (*_KINDS, _COLUMNS, _SHEETS)}


@cache
def _others(what: NamedKind, kind: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Return the rows `alike` or `perhaps` of `names.toml`: ids, and the other ids whose names they share."""
    if what == "column":
        return ()
    return tuple((frozenset(row["ids"]), tuple(row["names_of"])) for row in _load_names()[kind])


@cache
def _plain_names(what: NamedKind, id_: str) -> tuple[str, ...]:
    """Return the names of an id in all languages, without repetitions."""
    return tuple(dict.fromkeys(plain_name(name) for names in names_by_id(what)[id_].values() for name in names))


@cache
def every_plain_name(what: NamedKind) -> frozenset[str]:
    """Return the plain names of all games."""
    return frozenset(name for id_ in names_by_id(what) for name in _plain_names(what, id_))


@cache
def _by_english_name(what: NamedKind) -> dict[str, tuple[str, ...]]:
    """Return the ids by English name: those with this title, else all with this name."""
    titles = group_ids((plain_name(names["en"][0]), id_) for id_, names in names_by_id(what).items())
    every = group_ids((plain_name(name), id_) for id_, names in names_by_id(what).items() for name in names["en"])
    return {**every, **titles}


@cache
def _sheets() -> tuple[tuple[str, dict[str, dict[str, str]]], ...]:
    """Return the table `sheets` of `names.toml`: by a plain English title in the game, language and plain English
    title."""
    return tuple(
        (
            plain_name(mark),
            {
                language: {plain_name(english): title for english, title in titles.items()}
                for language, titles in languages.items()
            },
        )
        for mark, languages in _load_names()[_SHEETS].items()
    )


def known_titles(ruleset: Ruleset, what: NamedKind, named: Category | Column, language: str) -> list[str]:
    """Return candidates for the title in a language by its English title in this ruleset, best first.

    The sheet of the game comes first, then the ids with that English title. An unknown title or id has none.
    """
    if named.id not in names_by_id(what):
        return []
    english = plain_name(named.title)
    in_game = {plain_name(each.title) for each in categories_or_columns(ruleset, what)}
    printed = [titles.get(language, {}).get(english) for mark, titles in _sheets() if mark in in_game]
    ids = sorted(_by_english_name(what).get(english, ()), key=lambda id_: id_ != named.id)
    return [*filter(None, printed), *(name for id_ in ids for name in names_by_id(what)[id_][language])]


def known_ids(what: NamedKind, named: Category | Column) -> list[list[str]]:
    """Return the ids of `names.toml` whose names apply: its own, then those `alike`, then those `perhaps`.

    An invented id is similar to those whose English names include it or its title.
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


@derived
def names_in(ruleset: Ruleset, what: NamedKind) -> tuple[_Names, _Names]:
    """Return the ids by plain name: from the definition itself, and from the common names."""
    own: list[tuple[str, str]] = []
    tiers: list[list[tuple[str, str]]] = [[] for _ in range(1 + len(_KINDS))]
    for named in categories_or_columns(ruleset, what):
        own += [(plain_name(name), named.id) for name in (named.id, named.title, *named.aliases)]
        for tier, ids in zip(tiers, known_ids(what, named), strict=True):
            tier += [(name, named.id) for id_ in ids for name in _plain_names(what, id_)]
    shared: _Names = {}
    for tier in reversed(tiers):
        shared |= group_ids(tier)
    return group_ids(own), shared


def group_ids(names: Iterable[tuple[str, str]]) -> _Names:
    """Return the ids by plain name."""
    found: dict[str, dict[str, None]] = {}
    for plain, id_ in names:
        found.setdefault(plain, {})[id_] = None
    return {plain: tuple(ids) for plain, ids in found.items()}


@cache
def usual_names(what: NamedKind) -> frozenset[str]:
    """Return the plain names of all known categories or columns."""
    ids = names_by_id(what)
    return frozenset(each for id_ in ids for each in (plain_name(id_), *_plain_names(what, id_)))
