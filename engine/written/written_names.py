"""Finding the name at the start of a text, and its meaning in a game: a category or a row of sums."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from engine.checks.rows import every_row_name, is_row_name, like_rows, row_meanings
from engine.derived import derived
from engine.rulesets.ruleset import Ruleset
from engine.text.entries import CROSSES, without_brackets
from engine.text.known_names import every_plain_name, names_by_id, names_in, plain_name
from engine.text.names import meanings, suggest_ids

NameKind = Literal["category", "row", "heading", "unknown"]

GREATEST_WRITTEN_NAME: Final = 120
"""Longest name on a sheet, in characters."""

_START: Final = re.compile(r"\s*(?:(?:[-–—•*·▪◦☐▢#>_`\"'“”„«.,:;=…|~]|\[ ?\])+\s*|(?P<ordinal>\d{1,2})[.)]\s+(?=\S))*")
"""Signs before a name, as in lists."""
_PIECES: Final = re.compile(r"\d+|[^\W\d_]+|.", re.DOTALL)
_FACE: Final = re.compile(r"([1-6])(?:\W{0,2}(?:s|er|ers|ere|or|an|ern)|x)?")
_GREATEST_FACE: Final = 6
"""Length of a face written as a number with a suffix."""
_PIPS: Final = str.maketrans("⚀⚁⚂⚃⚄⚅", "123456")


@dataclass(frozen=True, slots=True)
class WrittenName:
    """A name with its meaning: the ids of categories, several if it is ambiguous, or `row`, the name of a row.

    `end`: its end in the text. `numbers`: those that it contains though the known name does not: "Bonus if 70 or over".
    """

    kind: NameKind
    end: int = 0
    categories: tuple[str, ...] = ()
    row: str = ""
    numbers: tuple[str, ...] = ()


UNKNOWN: Final = WrittenName("unknown")


def find_name(ruleset: Ruleset, text: str) -> WrittenName:
    """Find the longest name at the start of a text.

    Names of other games hide shorter ones: "3 of a kind" does not mean threes in a game without it.

    >>> from engine.definitions.definition import load_ruleset
    >>> yahtzee, yacht = load_ruleset("yahtzee"), load_ruleset("yacht")
    >>> find_name(yahtzee, "3er-Pasch (alle Augen)").categories, find_name(yahtzee, "Full House 25").end
    (('three_of_a_kind',), 10)
    >>> find_name(yahtzee, "BONUS if 70 or over").numbers, find_name(yahtzee, "Player").kind
    (('70',), 'heading')
    >>> find_name(yacht, "3 of a kind").kind, find_name(yacht, "3").categories
    ('unknown', ('threes',))
    """
    begin = _start_of(text)
    best, plain, letters, digits, marked = UNKNOWN, "", "", False, False
    for piece in _PIECES.finditer(text, begin, begin + GREATEST_WRITTEN_NAME):
        added = plain_name(piece[0].replace("∑", "Σ"))
        if piece[0].isdecimal() and digits:
            break
        marked = marked or (piece[0] in CROSSES and _is_isolated(text, piece))
        digits = piece[0].isdecimal() or (digits and not piece[0].isalpha())
        plain, letters = plain + added, letters + "".join(filter(str.isalpha, added))
        within = piece[0].isdecimal() and text[piece.end() : piece.end() + 1].isalpha()
        if marked and text[begin : piece.end()].casefold() not in _all_spellings():
            continue
        if not within and (added.isalnum() or piece[0] in "⚀⚁⚂⚃⚄⚅"):
            best = _look_up(ruleset, text[begin : piece.end()], plain, letters, piece.end()) or best
    whole = best.end and not text[best.end :].strip()
    return WrittenName("heading", len(text)) if not whole and is_heading(text) else best


def _is_isolated(text: str, sign: re.Match[str]) -> bool:
    """Return whether spaces surround a sign, as they do a mark but not a hyphen."""
    return not (text[sign.start() - 1 : sign.start()] + text[sign.end() : sign.end() + 1]).strip()


def _start_of(text: str) -> int:
    found = _START.match(text)
    return found.end() if found and found.end() < len(text) else 0


def list_number(text: str) -> str:
    """Return the list number before a name, or an empty string.

    >>> list_number("1. Ones"), list_number("1 Ones")
    ('1', '')
    """
    found = _START.match(text)
    return (found["ordinal"] or "") if found and found.end() < len(text) else ""


def _look_up(ruleset: Ruleset, name: str, plain: str, letters: str, end: int) -> WrittenName | None:
    """Look up this whole name; return `UNKNOWN` if only other games have it, None if none does."""
    if ids := (meanings(ruleset, name) if plain in _own_names(ruleset) else _face_categories(ruleset, name)):
        return WrittenName("category", end, ids)
    if is_row_name(plain):
        return WrittenName("row", end, row=name)
    if row_meanings(letters) and not name[-1].isdecimal():
        return WrittenName("row", end, row=name, numbers=tuple(re.findall(r"\d+", name)))
    return WrittenName("unknown", end) if plain in every_plain_name("category") else None


@cache
def _all_spellings() -> frozenset[str]:
    """Return the names of all categories and rows as written, in lower case."""
    categories = (name for names in names_by_id("category").values() for said in names.values() for name in said)
    return frozenset(name.casefold() for name in (*categories, *every_row_name()))


@derived
def _own_names(ruleset: Ruleset) -> frozenset[str]:
    own, shared = names_in(ruleset, "category")
    return frozenset((*own, *shared))


def suggest_names(ruleset: Ruleset, written: str) -> tuple[str, ...]:
    """Return known names similar to an unknown one, nearest first: ids of categories, then rows."""
    if len(written) > GREATEST_WRITTEN_NAME:
        return ()
    whole = without_brackets(written[_start_of(written) :]).strip()
    words = whole.split()
    while len(words) > 1 and (printed_kind(words[-1]) or not words[-1].isalpha()):
        words.pop()
    names = dict.fromkeys((whole, " ".join(words)))
    rows = (row for name in names for row in like_rows(name) if row[:1].casefold() == name[:1].casefold())
    begins = find_name(ruleset, written).categories
    similar = (id_ for name in names for id_ in suggest_ids(ruleset, name, parts=False))
    return tuple(dict.fromkeys((*similar, *begins, *rows)))


def _face_categories(ruleset: Ruleset, name: str) -> tuple[str, ...]:
    """Return the upper category of a face that is written as a number or a die symbol."""
    found = _FACE.fullmatch(name.translate(_PIPS).casefold()) if len(name) <= _GREATEST_FACE else None
    return tuple(each.id for each in ruleset.categories if found and each.upper == int(found[1]))


Printed = Literal["words", "counts", "joining"]


def printed_kind(word: str) -> Printed | None:
    """Return the kind of a word that sheets print as explanation, or None."""
    kinds: tuple[Printed, ...] = ("words", "counts", "joining")
    return next((kind for kind in kinds if plain_name(word) in _printed_words()[kind]), None)


def is_heading(text: str) -> bool:
    """Return whether a line, or the head of a column, is a known heading."""
    return plain_name(re.sub(r"[\d.:#]+", "", text[:GREATEST_WRITTEN_NAME])) in _printed_words()["headings"]


@cache
def _printed_words() -> Mapping[str, frozenset[str]]:
    """Return the words and headings of `printed.toml` as plain names."""
    file = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))
    return {
        key: frozenset(plain_name(name) for names in languages.values() for name in names)
        for key, languages in file.items()
    }
