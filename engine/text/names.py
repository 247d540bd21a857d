"""Resolving the names that people use for rulesets, categories and columns, and titles in thirteen languages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from engine.derived import derived
from engine.errors import InvalidName, Problem, UnknownRuleset
from engine.problem_codes import ProblemCode
from engine.rulesets.ruleset import Category, Column, Ruleset, Rulesets
from engine.text.known_names import NamedKind, categories_or_columns, group_ids, known_titles, names_in, plain_name
from engine.text.suggestions import KnownNames, unknown_name
from engine.words import did_you_mean, quoted

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


def meanings(ruleset: Ruleset, name: str, what: NamedKind = "category") -> tuple[str, ...]:
    """Return the ids of the categories or columns that a name may mean; none if it is unknown.

    An exact id comes first, then the ids, titles and aliases of the definition, then the names of `names.toml` in all
    languages. Case, accents, spaces, hyphens and underscores do not matter.

    >>> from engine.definitions.definition import load_ruleset
    >>> meanings(load_ruleset("yahtzee"), "Große Straße"), meanings(load_ruleset("yamb"), "Aufwärts", "column")
    (('large_straight',), ('up',))
    """
    if name in _ids(ruleset, what):
        return (name,)
    plain = plain_name(name)
    return next((tier[plain] for tier in names_in(ruleset, what) if plain in tier), ())


def resolve_name(ruleset: Ruleset, name: str, what: NamedKind = "category") -> str:
    """Return the id of the category or column with this name.

    Raises `InvalidName` with one problem, at the empty path, where none or more than one is meant.
    """
    meant = meanings(ruleset, name, what)
    if len(meant) == 1:
        return meant[0]
    raise InvalidName([unclear_name(ruleset, name, what)])


def unclear_name(ruleset: Ruleset, name: str, what: NamedKind = "category") -> Problem:
    """Return the problem of a name that means no category or column, with suggestions, or several."""
    meant = meanings(ruleset, name, what)
    if meant:
        return Problem(
            _AMBIGUOUS[what], (), f"{quoted(name)} is ambiguous; {did_you_mean(meant)}", found=name, suggestions=meant
        )
    likely, where = suggest_ids(ruleset, name, what), f" in {ruleset.name}"
    return unknown_name(_UNKNOWN[what], (), what, name, _ids(ruleset, what), likely, where)


def suggest_ids(ruleset: Ruleset, name: str, what: NamedKind = "category", *, parts: bool = True) -> tuple[str, ...]:
    """Return the ids of the categories or columns with similar names to an unknown one, most similar first.

    `parts` as in `KnownNames.suggest`.
    """
    return _known_names(ruleset, what).suggest(name, parts)


@derived
def _known_names(ruleset: Ruleset, what: NamedKind) -> KnownNames:
    own, shared = names_in(ruleset, what)
    return KnownNames({**own, **{name: ids for name, ids in shared.items() if name not in own}})


def _ids(ruleset: Ruleset, what: NamedKind) -> tuple[str, ...]:
    return ruleset.category_ids if what == "category" else ruleset.column_ids


def titles(ruleset: Ruleset, language: str, what: NamedKind = "category") -> dict[str, str]:
    """Return the titles of the categories or columns in one of the `LANGUAGES`, by their ids, in order.

    English titles are those of the definition, and `names.toml` translates them by the English title: a Yahtzee is not
    a Yatzy, whatever their ids. A title that is unknown, or that means another category here, stays English.

    >>> from engine.definitions.definition import load_ruleset
    >>> titles(load_ruleset("yahtzee"), "sv")["full_house"]
    'Kåk'
    >>> titles(load_ruleset("triple-yatzy"), "fi", "column")
    {'first': 'Ensimmäinen', 'second': 'Toinen', 'third': 'Kolmas'}
    """
    return {named.id: _title(ruleset, what, named, language) for named in categories_or_columns(ruleset, what)}


def _title(ruleset: Ruleset, what: NamedKind, named: Category | Column, language: str) -> str:
    known = [] if language == DEFAULT_LANGUAGE else known_titles(ruleset, what, named, language)
    return next((title for title in known if meanings(ruleset, title, what) == (named.id,)), named.title)


def ruleset_title(ruleset: Ruleset, language: str) -> str:
    """Return the title of a ruleset in a language, or its own title if there is no translation.

    >>> from engine.definitions.definition import load_ruleset
    >>> ruleset_title(load_ruleset("triple-yatzy"), "de"), ruleset_title(load_ruleset("triple-yatzy"), "xx")
    ('Dreifach-Yatzy', 'Triple Yatzy')
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
