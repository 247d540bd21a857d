"""What a name on a sheet means in a game, decorated as it may be: a category, a row beside them, or a heading."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from engine.entries import is_number_with_unit
from engine.known_names import plain_name
from engine.names import like_categories, meanings
from engine.rows import like_rows, row_meanings, without_brackets
from engine.ruleset import Ruleset

NameKind = Literal["category", "row", "heading", "unknown"]

GREATEST_WRITTEN_NAME: Final = 120
"""Characters of a name on a sheet; what is longer is none."""

_GREATEST_DECORATION: Final = 12
"""Words behind a name that are looked at."""
_BULLET: Final = re.compile(r"^\s*(?:[-–—•*·▪◦☐□▢#>]+\s*|\d{1,2}[.)]\s+(?=\S))+")
_ENDS: Final = " \t*_`\"'“”„«».,:;=…|-–—>→➔➜➡▶►»~"
_FACE: Final = re.compile(r"([1-6])\W{0,2}(?:s|er|ers|ere|or|an|ern|x)?")
_PIPS: Final = str.maketrans("⚀⚁⚂⚃⚄⚅", "123456")


@dataclass(frozen=True, slots=True)
class WrittenName:
    """What a name means: the ids of categories, one where it is clear, or `row`, the name of a row without decoration.

    `exact`: nothing had to be taken off it.
    """

    kind: NameKind
    categories: tuple[str, ...] = ()
    row: str = ""
    exact: bool = True


UNKNOWN: Final = WrittenName("unknown")


def find_name(ruleset: Ruleset, written: str) -> WrittenName:
    """What a name on a sheet of this game means.

    >>> from engine.definition import load_ruleset
    >>> yahtzee = load_ruleset("yahtzee")
    >>> find_name(yahtzee, "3er-Pasch (alle Augen)").categories, find_name(yahtzee, "Full House 25").categories
    (('three_of_a_kind',), ('full_house',))
    >>> find_name(yahtzee, "BONUS if 63 or over").row, find_name(yahtzee, "Player").kind, find_name(yahtzee, "Foo").kind
    ('BONUS if 63 or over', 'heading', 'unknown')
    """
    if len(written) > GREATEST_WRITTEN_NAME:
        return UNKNOWN
    for place, name in enumerate(_variants(written)):
        ids = meanings(ruleset, name) or _face(ruleset, name)
        if ids:
            return WrittenName("category", ids, exact=not place)
        if row_meanings(name):
            return WrittenName("row", row=name, exact=not place)
    bare = plain_name(re.sub(r"[\d.:#]+", "", written))
    return WrittenName("heading") if bare in _printed()["headings"] else UNKNOWN


def suggest_names(ruleset: Ruleset, written: str) -> tuple[str, ...]:
    """What a name that is not known may have been meant to be: ids of categories, then names of rows."""
    if len(written) > GREATEST_WRITTEN_NAME:
        return ()
    *_, bare = _variants(written)
    rows = (row for row in like_rows(bare) if row[:1].casefold() == bare[:1].casefold())
    return (*like_categories(ruleset, bare), *rows)


def _variants(written: str) -> Iterator[str]:
    """The name, and the same with less and less around it."""
    yield written.strip()
    name = _BULLET.sub("", written).strip(_ENDS)
    yield name
    name = without_brackets(name).strip(_ENDS)
    yield name
    name = re.split(r"[=;–—]|\s[-/]\s", name)[0].strip(_ENDS)
    yield name
    words = name.split()
    for _ in range(min(len(words) - 1, _GREATEST_DECORATION)):
        if not (_is_number(words[-1]) or plain_name(words[-1]) in _printed()["words"]):
            return
        words.pop()
        yield " ".join(words).strip(_ENDS)


def _is_number(word: str) -> bool:
    return not any(letter.isalpha() for letter in word) or is_number_with_unit(word)


def _face(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """The upper category of a face that is written as a number, or as a die."""
    found = _FACE.fullmatch(name.translate(_PIPS).casefold())
    return tuple(each.id for each in ruleset.categories if found and each.upper == int(found.group(1)))


@cache
def _printed() -> Mapping[str, frozenset[str]]:
    """The words and the headings of `printed.toml`, plain."""
    file = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))
    return {
        key: frozenset(plain_name(name) for names in languages.values() for name in names)
        for key, languages in file.items()
    }
