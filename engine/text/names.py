"""Resolving the names that people use for rulesets, categories and columns, and titles in thirteen languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.errors import InvalidCategory, InvalidColumn, Problem, UnknownLanguage, UnknownRuleset
from engine.problem_codes import ProblemCode
from engine.rulesets.ruleset import Category, Column, Ruleset, Rulesets
from engine.text.known_names import NamedKind, categories_or_columns, group_ids, known_titles, names_in, plain_name
from engine.text.ruleset_titles import translated_titles
from engine.text.suggestions import KnownNames, unknown_name
from engine.words import quoted

LANGUAGES: Final = ("en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl")
DEFAULT_LANGUAGE: Final = "en"

_AMBIGUOUS: Final[Mapping[NamedKind, ProblemCode]] = {"category": "ambiguous-category", "column": "ambiguous-column"}
_UNKNOWN: Final[Mapping[NamedKind, ProblemCode]] = {"category": "unknown-category", "column": "unknown-column"}


def resolve_ruleset(rulesets: Rulesets, name: str, names: KnownNames | None = None) -> str:
    """Return the id of the ruleset with this name; `names` are the `ruleset_names`, if available.

    An exact id comes first. Otherwise ids, titles (in all languages) and aliases are compared; case, accents, spaces,
    hyphens and underscores do not matter. Raises `UnknownRuleset` if no ruleset or more than one is meant.

    >>> from engine.definitions.definition import builtin_rulesets
    >>> resolve_ruleset(builtin_rulesets(), "Yahtzee Free Joker")
    'yahtzee-free-joker'

    Raises `UnknownRuleset` where no ruleset or more than one is meant.
    """
    if name in rulesets:
        return name
    names = ruleset_names(rulesets) if names is None else names
    meant = names.meanings.get(plain_name(name), ())
    if len(meant) == 1:
        return meant[0]
    raise UnknownRuleset(name, rulesets, meant, () if meant else names.suggest(name))


def ruleset_names(rulesets: Rulesets) -> KnownNames:
    """Return the names of rulesets with the ids that have them.

    A translated title counts only if no other ruleset has that name.
    """
    own = group_ids(
        (plain_name(name), id_) for id_, ruleset in rulesets.items() for name in (id_, ruleset.title, *ruleset.aliases)
    )
    translated = group_ids(
        (plain_name(name), id_) for id_, ruleset in rulesets.items() for name in translated_titles(ruleset)
    )
    return KnownNames({**own, **{name: ids for name, ids in translated.items() if len(ids) == 1 and name not in own}})


def resolve_category(ruleset: Ruleset, name: str) -> str:
    """Return the id of the category with this name.

    An exact id comes first, then the ids, titles and aliases of the definition, then the names of `names.toml` in all
    languages; case, accents, spaces, hyphens and underscores do not matter. Raises `InvalidCategory` with one problem,
    at the empty path, if no category or more than one is meant.

    >>> from engine.definitions.definition import load_ruleset
    >>> resolve_category(load_ruleset("yahtzee"), "Große Straße")
    'large_straight'

    Raises `InvalidCategory` with one problem, at the empty path, where no category or more than one is meant.
    """
    meant = meanings(ruleset, name)
    if len(meant) == 1:
        return meant[0]
    raise InvalidCategory([unclear_category(ruleset, name)])


def resolve_column(ruleset: Ruleset, name: str) -> str:
    """Return the id of the column with this name, found as `resolve_category` finds categories.

    Raises `InvalidColumn` with one problem, at the empty path, if no column or more than one is meant.

    >>> from engine.definitions.definition import load_ruleset
    >>> resolve_column(load_ruleset("yamb"), "Aufwärts")
    'up'

    Raises `InvalidColumn` with one problem, at the empty path, where no column or more than one is meant.
    """
    meant = _meanings(ruleset, "column", name)
    if len(meant) == 1:
        return meant[0]
    raise InvalidColumn([_ambiguous_or_unknown(ruleset, "column", name)])


def meanings(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """Return the ids of the categories that a name may mean; none if it is unknown."""
    return _meanings(ruleset, "category", name)


def unclear_category(ruleset: Ruleset, name: str) -> Problem:
    """Return the problem of a name that means no category, with suggestions, or several."""
    return _ambiguous_or_unknown(ruleset, "category", name)


def column_meanings(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """Return the ids of the columns that a name may mean; none if it is unknown."""
    return _meanings(ruleset, "column", name)


def unclear_column(ruleset: Ruleset, name: str) -> Problem:
    """Return the problem of a name that means no column, with suggestions, or several."""
    return _ambiguous_or_unknown(ruleset, "column", name)


def titles(ruleset: Ruleset, language: str) -> dict[str, str]:
    """Return the titles of the categories in a language, in the order of the card.

    English titles are those of the definition, and `names.toml` translates them by the English title: a Yahtzee is not
    a Yatzy, whatever their ids. A title that is unknown, or that means another category here, stays English. Raises
    `UnknownLanguage`.

    >>> from engine.definitions.definition import load_ruleset
    >>> titles(load_ruleset("yahtzee"), "sv")["full_house"]
    'Kåk'

    Raises `UnknownLanguage`.
    """
    return _titles(ruleset, "category", language)


def column_titles(ruleset: Ruleset, language: str) -> dict[str, str]:
    """Return the titles of the columns in a language, found as `titles` finds those of categories.

    Raises `UnknownLanguage`.

    >>> from engine.definitions.definition import load_ruleset
    >>> column_titles(load_ruleset("triple-yatzy"), "fi")
    {'first': 'Ensimmäinen', 'second': 'Toinen', 'third': 'Kolmas'}

    Raises `UnknownLanguage`.
    """
    return _titles(ruleset, "column", language)


def _ids(ruleset: Ruleset, what: NamedKind) -> tuple[str, ...]:
    return ruleset.category_ids if what == "category" else ruleset.column_ids


def _meanings(ruleset: Ruleset, what: NamedKind, name: str) -> tuple[str, ...]:
    if name in _ids(ruleset, what):
        return (name,)
    plain = plain_name(name)
    return next((tier[plain] for tier in names_in(ruleset, what) if plain in tier), ())


def _ambiguous_or_unknown(ruleset: Ruleset, what: NamedKind, name: str) -> Problem:
    meant = _meanings(ruleset, what, name)
    if not meant:
        return _unknown(ruleset, what, name)
    return Problem(_AMBIGUOUS[what], (), f"{quoted(name)} may mean {' or '.join(meant)}", list(meant), name)


def _titles(ruleset: Ruleset, what: NamedKind, language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return {named.id: _title(ruleset, what, named, language) for named in categories_or_columns(ruleset, what)}


def _title(ruleset: Ruleset, what: NamedKind, named: Category | Column, language: str) -> str:
    known = [] if language == DEFAULT_LANGUAGE else known_titles(ruleset, what, named, language)
    return next((title for title in known if _meanings(ruleset, what, title) == (named.id,)), named.title)


def _unknown(ruleset: Ruleset, what: NamedKind, name: str) -> Problem:
    ids = _ids(ruleset, what)
    likely, where = _suggest(ruleset, what, name), f" in {ruleset.name}"
    return unknown_name(_UNKNOWN[what], (), what, name, ids, likely, where)


def similar_categories(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """Return the ids of the categories with similar names to an unknown one, most similar first."""
    return _suggest(ruleset, "category", name, parts=False)


@lru_cache(maxsize=1_024)
def _suggest(ruleset: Ruleset, what: NamedKind, name: str, parts: bool = True) -> tuple[str, ...]:
    return _known_names(ruleset, what).suggest(name, parts)


@lru_cache(maxsize=64)
def _known_names(ruleset: Ruleset, what: NamedKind) -> KnownNames:
    own, shared = names_in(ruleset, what)
    return KnownNames({**own, **{name: ids for name, ids in shared.items() if name not in own}})
