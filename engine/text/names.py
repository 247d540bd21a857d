"""Names people use: which category or column a player means, and what it is called in thirteen languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.errors import InvalidCategory, InvalidColumn, Problem, UnknownLanguage, UnknownRuleset
from engine.problem_codes import ProblemCode
from engine.rulesets.ruleset import Category, Column, Ruleset, Rulesets
from engine.text.known_names import What, gathered, known_titles, named_of, names_in, plain_name
from engine.text.ruleset_titles import translated_titles
from engine.text.suggestions import KnownNames, unknown_name
from engine.words import quoted

LANGUAGES: Final = ("en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl")
DEFAULT_LANGUAGE: Final = "en"

_AMBIGUOUS: Final[Mapping[What, ProblemCode]] = {"category": "ambiguous-category", "column": "ambiguous-column"}
_UNKNOWN: Final[Mapping[What, ProblemCode]] = {"category": "unknown-category", "column": "unknown-column"}


def resolve_ruleset(rulesets: Rulesets, name: str, names: KnownNames | None = None) -> str:
    """The id of the ruleset that a name means; `names` are the `ruleset_names`, where they are at hand.

    An exact id means itself. Otherwise ids, titles (in all languages) and aliases are compared; case, accents, spaces,
    hyphens and underscores do not matter.

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
    """Return all names of rulesets, with the ids of those that have them.

    A title in another language is one only where no other ruleset has that name: it takes none away.
    """
    own = gathered(
        (plain_name(name), id_) for id_, ruleset in rulesets.items() for name in (id_, ruleset.title, *ruleset.aliases)
    )
    translated = gathered(
        (plain_name(name), id_) for id_, ruleset in rulesets.items() for name in translated_titles(ruleset)
    )
    return KnownNames({**own, **{name: ids for name, ids in translated.items() if len(ids) == 1 and name not in own}})


def resolve_category(ruleset: Ruleset, name: str) -> str:
    """The id of the category a name means in this ruleset.

    An exact id means itself. Otherwise the ids, titles and aliases of the ruleset's own definition come first,
    then the names of `names.toml` in all languages; case, accents, spaces, hyphens and underscores do not matter.

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
    """The id of the column a name means in this ruleset, found as that of a category is.

    >>> from engine.definitions.definition import load_ruleset
    >>> resolve_column(load_ruleset("yamb"), "Aufwärts")
    'up'

    Raises `InvalidColumn` with one problem, at the empty path, where no column or more than one is meant.
    """
    meant = _meanings(ruleset, "column", name)
    if len(meant) == 1:
        return meant[0]
    raise InvalidColumn([_unclear(ruleset, "column", name)])


def meanings(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """The ids of the categories that a name may mean: one where it is clear, none where it is not known."""
    return _meanings(ruleset, "category", name)


def unclear_category(ruleset: Ruleset, name: str) -> Problem:
    """The problem of a name that means several categories, or none: then, which ones it is like."""
    return _unclear(ruleset, "category", name)


def column_meanings(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """The ids of the columns that a name may mean."""
    return _meanings(ruleset, "column", name)


def unclear_column(ruleset: Ruleset, name: str) -> Problem:
    """The problem of a name that means several columns, or none."""
    return _unclear(ruleset, "column", name)


def titles(ruleset: Ruleset, language: str) -> dict[str, str]:
    """What every category is called in a language, in the order of the card.

    English titles are those of the definition. In another language `names.toml` has the title by the English one: a
    Yahtzee is no Yatzy, whatever their ids. One that means another category here, or is not known, stays English.

    >>> from engine.definitions.definition import load_ruleset
    >>> titles(load_ruleset("yahtzee"), "sv")["full_house"]
    'Kåk'

    Raises `UnknownLanguage`.
    """
    return _titles(ruleset, "category", language)


def column_titles(ruleset: Ruleset, language: str) -> dict[str, str]:
    """What every column is called in a language, in order, by the rules of the titles of categories.

    >>> from engine.definitions.definition import load_ruleset
    >>> column_titles(load_ruleset("triple-yatzy"), "fi")
    {'first': 'Ensimmäinen', 'second': 'Toinen', 'third': 'Kolmas'}

    Raises `UnknownLanguage`.
    """
    return _titles(ruleset, "column", language)


def _ids(ruleset: Ruleset, what: What) -> tuple[str, ...]:
    return ruleset.category_ids if what == "category" else ruleset.column_ids


def _meanings(ruleset: Ruleset, what: What, name: str) -> tuple[str, ...]:
    if name in _ids(ruleset, what):
        return (name,)
    plain = plain_name(name)
    return next((tier[plain] for tier in names_in(ruleset, what) if plain in tier), ())


def _unclear(ruleset: Ruleset, what: What, name: str) -> Problem:
    meant = _meanings(ruleset, what, name)
    if not meant:
        return _unknown(ruleset, what, name)
    return Problem(_AMBIGUOUS[what], (), f"{quoted(name)} may mean {' or '.join(meant)}", list(meant), name)


def _titles(ruleset: Ruleset, what: What, language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return {named.id: _title(ruleset, what, named, language) for named in named_of(ruleset, what)}


def _title(ruleset: Ruleset, what: What, named: Category | Column, language: str) -> str:
    known = [] if language == DEFAULT_LANGUAGE else known_titles(ruleset, what, named, language)
    return next((title for title in known if _meanings(ruleset, what, title) == (named.id,)), named.title)


def _unknown(ruleset: Ruleset, what: What, name: str) -> Problem:
    ids = _ids(ruleset, what)
    likely, where = _likely(ruleset, what, name), f" in {ruleset.name}"
    return unknown_name(_UNKNOWN[what], (), what, name, ids, likely, where)


def like_categories(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """Return the ids of the categories that an unknown name is like, the likeliest first."""
    return _likely(ruleset, "category", name, parts=False)


@lru_cache(maxsize=1_024)
def _likely(ruleset: Ruleset, what: What, name: str, parts: bool = True) -> tuple[str, ...]:
    return _known(ruleset, what).suggest(name, parts)


@lru_cache(maxsize=64)
def _known(ruleset: Ruleset, what: What) -> KnownNames:
    own, shared = names_in(ruleset, what)
    return KnownNames({**own, **{name: ids for name, ids in shared.items() if name not in own}})
