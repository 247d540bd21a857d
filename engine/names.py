"""Names people use: which category of a ruleset a player means, and what a category is called in nine languages."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from engine.errors import InvalidCategory, Problem, UnknownLanguage
from engine.ruleset import Category, Ruleset

LANGUAGES: Final = ("en", "de", "fr", "es", "it", "sv", "da", "no", "fi")

_IGNORED: Final = str.maketrans("", "", " \t\u00a0-_\u2010\u2011\u2013'\u2019,.")
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe"})


def resolve_category(ruleset: Ruleset, name: str) -> str:
    """The id of the category a name means in this ruleset.

    An exact id means itself. Otherwise the ids, titles and aliases of the ruleset's own definition come first,
    then the names of `names.toml` in all languages; case, accents, spaces, hyphens and underscores do not matter.

    >>> from engine.definition import load_ruleset
    >>> resolve_category(load_ruleset("yahtzee"), "Große Straße")
    'large_straight'

    Raises `InvalidCategory` with one problem, at the empty path, where no category or more than one is meant.
    """
    for category in ruleset.categories:
        if category.id == name:
            return name
    plain = plain_name(name)
    for tier in _names(ruleset):
        meant = tier.get(plain, ())
        if len(meant) == 1:
            return meant[0]
        if meant:
            detail = f"{name!r} may mean {' or '.join(meant)}"
            raise InvalidCategory([Problem("ambiguous-category", (), detail, list(meant), name)])
    raise InvalidCategory([_unknown(ruleset, name, plain)])


def titles(ruleset: Ruleset, language: str) -> dict[str, str]:
    """What every category is called in a language, in the order of the card.

    English titles are those of the definition. In another language a category has the first name `names.toml`
    gives it there that means it in this ruleset; one that has none, or a title of its own, keeps that.

    >>> from engine.definition import load_ruleset
    >>> titles(load_ruleset("yahtzee"), "sv")["full_house"]
    'Kåk'

    Raises `UnknownLanguage`.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return {category.id: _title(ruleset, category, language) for category in ruleset.categories}


def plain_name(name: str) -> str:
    """A name without what does not matter in it: case, accents, spaces, hyphens, underscores.

    >>> plain_name("Große Straße"), plain_name("three_of_a-Kind")
    ('grossestrasse', 'threeofakind')
    """
    letters = unicodedata.normalize("NFKD", name.casefold()).translate(_LETTERS)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_IGNORED)


def _title(ruleset: Ruleset, category: Category, language: str) -> str:
    known = _data().get(category.id, {})
    if language == "en" or plain_name(category.title) not in map(plain_name, known.get("en", ())):
        return category.title
    own, shared = _names(ruleset)
    for name in known[language]:
        plain = plain_name(name)
        if (own.get(plain) or shared[plain]) == (category.id,):
            return name
    return category.title


def _unknown(ruleset: Ruleset, name: str, plain: str) -> Problem:
    own, shared = _names(ruleset)
    # Only short names are compared: the comparison takes time in the square of the length.
    close = get_close_matches(plain, [*own, *shared], n=3, cutoff=0.75) if len(plain) <= 50 else []
    meant = list(dict.fromkeys(id_ for found in close for id_ in own.get(found) or shared[found]))
    hint = f"; did you mean {' or '.join(meant)}?" if meant else f"; there are {', '.join(ruleset.category_ids)}"
    shown = name if len(name) <= 60 else f"{name[:60]}…"
    detail = f"{ruleset.name} has no category {shown!r}{hint}"
    return Problem("unknown-category", (), detail, list(ruleset.category_ids), name)


@cache
def _data() -> dict[str, dict[str, list[str]]]:
    """The names of `names.toml`: by category id, by language, the title first."""
    return tomllib.loads((Path(__file__).parent / "names.toml").read_text(encoding="utf-8"))


_Names = dict[str, tuple[str, ...]]


@lru_cache(maxsize=64)
def _names(ruleset: Ruleset) -> tuple[_Names, _Names]:
    """Plain name -> ids of the categories it means: by the definition itself, and by the names everybody uses."""
    own: list[tuple[str, str]] = []
    shared: list[tuple[str, str]] = []
    for category in ruleset.categories:
        own += [(name, category.id) for name in (category.id, category.title, *category.aliases)]
        shared += [(name, category.id) for names in _data().get(category.id, {}).values() for name in names]
    return _gathered(own), _gathered(shared)


def _gathered(names: Iterable[tuple[str, str]]) -> _Names:
    gathered: dict[str, dict[str, None]] = {}
    for name, category_id in names:
        gathered.setdefault(plain_name(name), {})[category_id] = None
    return {name: tuple(ids) for name, ids in gathered.items()}
