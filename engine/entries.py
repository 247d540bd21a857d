"""What people write beside a category: a number, nothing, or an entry that it was crossed out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

Means = Literal["points", "crossed_out", "open", "ticks", "not_understood"]
"""What an entry may mean: points, 0 of a category crossed out, nothing yet, a number of ticks, or who knows."""

GREATEST_WRITTEN: Final = 60
"""Characters of an entry that are looked at."""

_CROSSES: Final = frozenset("-‐‑‒–—―−⁃﹣－/\\⁄∕／xX×✕✖✗✘╳☓⨯❌❎✖️хХχΧøØ∅⌀⊘🗙❌\ufe0f")
"""Dashes, slashes, and the letter x as it is written in Latin, Cyrillic and Greek; each may be repeated."""
_BLANKS: Final = frozenset("._…·□☐▢")
_TICKS: Final = frozenset("✓✔☑✅√\ufe0f")
_NOTHING: Final = frozenset({"null", "none", "nil", "undefined", "nan", "n/a", "open", "offen", "leer"})
_CROSSED_OUT: Final = frozenset(
    [
        "crossed",
        "crossed out",
        "scratched",
        "scratch",
        "struck",
        "gestrichen",
        "gestr",
        "gestr.",
        "streichen",
        "rayé",
        "barré",
        "rayée",
        "barrée",
        "tachado",
        "tachada",
        "barrato",
        "barrata",
        "annullato",
        "struken",
        "stryk",
        "strøget",
        "strøket",
        "yliviivattu",
        "riscado",
        "riscada",
        "cortado",
        "skreślone",
        "skreślony",
        "포기",
        "斜線",
    ]
)
_UNITS: Final = (
    r"points?|pts?|p|punkte|punkten|pkte|pkt|poäng|poeng|pistettä|pist|puntos|punti|ptos|score|poin|point|점|点|"
    r"pontos?|punkty|punktów|punkt"
)
_SPACES: Final = re.compile(r"[\s\u200b-\u200d\u2060\ufeff]+")
_NUMBER: Final = re.compile(
    rf"([+\-−–]?)\s?(\d{{1,9}}|\d{{1,3}}(?:[ .,'’]\d{{3}}){{1,2}})\s?(?:{_UNITS})?\.?", re.IGNORECASE
)
_STRUCK: Final = re.compile(r"~~.*~~|<(s|del|strike)>.*</\1>|.*[\u0335-\u0338].*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it was written, what it means, and the number that it stands for, if any."""

    written: str
    means: Means
    points: int | None = None


def read_entry(written: str) -> Entry:
    """What an entry means, in whatever script it was made.

    >>> [read_entry(text).means for text in ("12", "", "–", "x", "~~25~~", "✓✓", "foo")]
    ['points', 'open', 'crossed_out', 'crossed_out', 'crossed_out', 'ticks', 'not_understood']
    >>> read_entry(" 1 234 "), read_entry("25 Punkte").points
    (Entry(written=' 1 234 ', means='points', points=1234), 25)
    """
    text = _SPACES.sub(" ", written).strip().strip("*`\"'").strip() if len(written) <= GREATEST_WRITTEN else "?"
    if not text or all(letter in _BLANKS for letter in text) or text.casefold() in _NOTHING:
        return Entry(written, "open")
    if _STRUCK.fullmatch(text) or text.casefold() in _CROSSED_OUT:
        return Entry(written, "crossed_out", 0)
    bare = text.replace(" ", "")
    if all(letter in _TICKS for letter in bare):
        return Entry(written, "ticks", len(bare.replace("\ufe0f", "")))
    if all(letter in _CROSSES for letter in bare):
        return Entry(written, "crossed_out", 0)
    if found := _NUMBER.fullmatch(text):
        sign, digits = found.groups()
        points = int(re.sub(r"\D", "", digits))
        return Entry(written, "points", -points if sign in ("-", "−", "–") else points)
    return Entry(written, "not_understood")


def is_number_with_unit(written: str) -> bool:
    """Whether an entry is a number with a word behind it, as sheets print what a category pays."""
    return bool(_NUMBER.fullmatch(written.strip())) and not written.strip()[-1:].isdecimal()
