"""Names people use: which category of a ruleset a player means, and what a category is called in nine languages."""

from __future__ import annotations

import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from engine.errors import InvalidCategory, Problem, UnknownLanguage, UnknownRuleset
from engine.ruleset import Category, Ruleset, Rulesets
from engine.words import quoted, there_are

LANGUAGES: Final = ("en", "de", "fr", "es", "it", "sv", "da", "no", "fi")
DEFAULT_LANGUAGE: Final = "en"

_IGNORED: Final = str.maketrans("", "", " \t\u00a0-_\u2010\u2011\u2013'\u2019,.")
_LEAST_ALIKE: Final = 0.75
_SUGGESTED: Final = 3
_COMPARED: Final = 8
"""Names that one which is not known is compared with letter by letter."""
_LONGEST_COMPARED: Final = 30
"""Letters of the longest name that is compared; those that people use have 29 at most."""
_KINDS: Final = ("alike", "perhaps")
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe"})


def resolve_ruleset(rulesets: Rulesets, name: str, names: Mapping[str, tuple[str, ...]] | None = None) -> str:
    """The id of the ruleset that a name means; `names` are the `ruleset_names`, where they are at hand.

    An exact id means itself. Otherwise ids, titles and aliases are compared; case, accents, spaces, hyphens and
    underscores do not matter.

    >>> from engine.definition import builtin_rulesets
    >>> resolve_ruleset(builtin_rulesets(), "Yahtzee Free Joker")
    'yahtzee-free-joker'

    Raises `UnknownRuleset` where no ruleset or more than one is meant.
    """
    if name in rulesets:
        return name
    meant = (ruleset_names(rulesets) if names is None else names).get(plain_name(name), ())
    if len(meant) == 1:
        return meant[0]
    raise UnknownRuleset(name, rulesets, meant)


def ruleset_names(rulesets: Rulesets) -> Mapping[str, tuple[str, ...]]:
    """Plain name -> ids of the rulesets that have it."""
    return _gathered(
        (plain_name(name), id_) for id_, ruleset in rulesets.items() for name in (id_, ruleset.title, *ruleset.aliases)
    )


def resolve_category(ruleset: Ruleset, name: str) -> str:
    """The id of the category a name means in this ruleset.

    An exact id means itself. Otherwise the ids, titles and aliases of the ruleset's own definition come first,
    then the names of `names.toml` in all languages; case, accents, spaces, hyphens and underscores do not matter.

    >>> from engine.definition import load_ruleset
    >>> resolve_category(load_ruleset("yahtzee"), "Große Straße")
    'large_straight'

    Raises `InvalidCategory` with one problem, at the empty path, where no category or more than one is meant.
    """
    meant = meanings(ruleset, name)
    if len(meant) == 1:
        return meant[0]
    raise InvalidCategory([unclear_category(ruleset, name)])


def meanings(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """The ids of the categories that a name may mean: one where it is clear, none where it is not known."""
    if name in ruleset.category_ids:
        return (name,)
    plain = plain_name(name)
    return next((tier[plain] for tier in _names(ruleset) if plain in tier), ())


def unclear_category(ruleset: Ruleset, name: str) -> Problem:
    """The problem of a name that means several categories, or none: then, which ones it is like."""
    meant = meanings(ruleset, name)
    if not meant:
        return _unknown(ruleset, name, plain_name(name))
    return Problem("ambiguous-category", (), f"{quoted(name)} may mean {' or '.join(meant)}", list(meant), name)


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
    known = _data().get(category.id)
    if language == DEFAULT_LANGUAGE or known is None or not _has_usual_title(category):
        return category.title
    own, shared = _names(ruleset)
    for name in known[language]:
        plain = plain_name(name)
        if (own.get(plain) or shared[plain]) == (category.id,):
            return name
    return category.title


def _has_usual_title(category: Category) -> bool:
    """Whether the title is one of the English names that its id has."""
    english = (name for ids in _known_ids(category) for id_ in ids for name in _data()[id_]["en"])
    return plain_name(category.title) in map(plain_name, english)


def _unknown(ruleset: Ruleset, name: str, plain: str) -> Problem:
    own, shared = _names(ruleset)
    meant = list(dict.fromkeys(id_ for found in _near(ruleset, plain) for id_ in own.get(found) or shared[found]))
    hint = f"did you mean {' or '.join(meant)}?" if meant else there_are(ruleset.category_ids)
    detail = f"{ruleset.name} has no category {quoted(name)}; {hint}"
    return Problem("unknown-category", (), detail, list(ruleset.category_ids), name)


@lru_cache(maxsize=1_024)
def _near(ruleset: Ruleset, plain: str) -> tuple[str, ...]:
    """The names most like one that is not known, the nearest first.

    How like two names are takes time in the square of their lengths, and strangers choose both and how many there are:
    only as few as `_COMPARED` names are looked at so closely, those that share the most letters, and no long ones.
    """
    if not 0 < len(plain) <= _LONGEST_COMPARED:
        return ()
    letters, shared = Counter(plain), []
    for name, (length, its_letters) in _letters(ruleset).items():
        # Twice the letters that two names share, by the letters of both, is what their likeness cannot exceed.
        least = _LEAST_ALIKE / 2 * (len(plain) + length)
        if min(len(plain), length) >= least:
            common = sum(min(count, its_letters.get(letter, 0)) for letter, count in letters.items())
            if common >= least:
                shared.append((2 * common / (len(plain) + length), name))
    shared.sort(key=lambda each: -each[0])
    alike = [(SequenceMatcher(None, name, plain).ratio(), name) for _, name in shared[:_COMPARED]]
    near = sorted((each for each in alike if each[0] >= _LEAST_ALIKE), key=lambda each: -each[0])
    return tuple(name for _, name in near[:_SUGGESTED])


@lru_cache(maxsize=64)
def _letters(ruleset: Ruleset) -> dict[str, tuple[int, dict[str, int]]]:
    """The names that are not too long to be compared, each with its length and how often it has each letter."""
    own, shared = _names(ruleset)
    return {name: (len(name), Counter(name)) for name in (*own, *shared) if len(name) <= _LONGEST_COMPARED}


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "names.toml").read_text(encoding="utf-8"))


@cache
def _data() -> dict[str, dict[str, list[str]]]:
    """The names of `names.toml`: by category id, by language, the title first."""
    return {key: names for key, names in _file().items() if key not in _KINDS}


@cache
def _others(kind: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Ids that go by the names of other ids too, with those: the rows `alike` or `perhaps` of `names.toml`."""
    return tuple((frozenset(row["ids"]), tuple(row["names_of"])) for row in _file()[kind])


@cache
def _plain_names(category_id: str) -> tuple[str, ...]:
    """The names of an id in all languages, each once."""
    return tuple(dict.fromkeys(plain_name(name) for names in _data()[category_id].values() for name in names))


@cache
def _by_english_name() -> dict[str, tuple[str, ...]]:
    """The ids that an English name stands for: those whose title it is, or where there are none all that have it."""
    titles = _gathered((plain_name(names["en"][0]), category_id) for category_id, names in _data().items())
    every = _gathered((plain_name(name), category_id) for category_id, names in _data().items() for name in names["en"])
    return {**every, **titles}


def _known_ids(category: Category) -> list[list[str]]:
    """The ids of `names.toml` whose names a category has: its own, then those `alike`, then those it has `perhaps`.

    An id that somebody has invented is like those that its words, or its title's, are English names of.
    """
    own: list[str] = [category.id] if category.id in _data() else []
    words = _by_english_name()
    like = () if own else words.get(plain_name(category.id)) or words.get(plain_name(category.title)) or ()
    alike, perhaps = (
        [id_ for ids, others in _others(kind) if ids.intersection(own or like) for id_ in others] for kind in _KINDS
    )
    return [own, [*like, *alike], perhaps]


_Names = dict[str, tuple[str, ...]]


@lru_cache(maxsize=64)
def _names(ruleset: Ruleset) -> tuple[_Names, _Names]:
    """Plain name -> ids of the categories it means: by the definition itself, and by the names everybody uses."""
    own: list[tuple[str, str]] = []
    tiers: list[list[tuple[str, str]]] = [[] for _ in range(1 + len(_KINDS))]
    for category in ruleset.categories:
        own += [(plain_name(name), category.id) for name in (category.id, category.title, *category.aliases)]
        for tier, ids in zip(tiers, _known_ids(category), strict=True):
            tier += [(name, category.id) for id_ in ids for name in _plain_names(id_)]
    shared: _Names = {}
    for tier in reversed(tiers):
        shared |= _gathered(tier)
    return _gathered(own), shared


def _gathered(names: Iterable[tuple[str, str]]) -> _Names:
    """The ids of every plain name."""
    gathered: dict[str, dict[str, None]] = {}
    for plain, category_id in names:
        gathered.setdefault(plain, {})[category_id] = None
    return {plain: tuple(ids) for plain, ids in gathered.items()}
