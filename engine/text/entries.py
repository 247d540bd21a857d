"""Tokenizing what is written next to a category name: numbers, marks, blanks and words.

`read_items` drops only punctuation and arrows: each number, mark and word of a text becomes an item.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

Means = Literal["points", "crossed_out", "open", "ticks", "not_understood"]
"""Meaning of an entry: points, 0 of a crossed-out category, no value yet, a number of ticks, or unknown."""

GREATEST_WRITTEN: Final = 60
"""Longest entry that is examined, in characters."""

DASHES: Final = "-‐‑‒–—―−⁃﹣－"
CROSSES: Final = frozenset(DASHES + "/\\⁄∕／xX×✕✖✗✘╳☓⨯❌❎✖️хХχΧøØ∅⌀⊘🗙❌\ufe0f")
"""Dashes, slashes, and the letter x in Latin, Cyrillic and Greek; each may be repeated."""
_BLANKS: Final = "_□☐▢"
DOTS: Final = ".…·・‥"
_TICKS: Final = "✓✔☑✅√"
_UNSEEN: Final = "\u200b-\u200d\u2060\ufeff\ufe0f"
_NOISE: Final = rf"\s{_UNSEEN}{re.escape(DOTS)}=:;,!|*\"'`´‘’“”„«»()\[\]{{}}<>#~&→➔➜➡▶►：；，、。！"
"""Meaningless characters between names and values."""
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


def _items_of(joined: bool) -> re.Pattern[str]:
    """Return the pattern of an item.

    Numbers that are `joined` may contain spaces if they are below ten thousand, since two players' totals can be side
    by side.
    """
    thousands, times = (r"[1-9][ .,'’]\d{3}", r"\s?[x×]\s?|[*]") if joined else (r"(?!)", "[x×*]")
    return re.compile(
        rf"""(?P<struck>~{{1,2}}[^~]{{1,60}}~{{1,2}}|<(?P<tag>s|del|strike)>[^<]{{0,60}}</(?P=tag)>
            |(?:[^\s\u0335-\u0338]{{1,3}}[\u0335-\u0338])+)
        |(?P<between>[{DASHES}=]+>+|(?<=\d)[{DASHES}/+](?=\d))
        |(?P<product>(?<![^\W_])(?P<count>\d{{1,4}})(?:{times})(?P<each>\d{{1,4}})(?![^\W_]))
        |(?P<number>(?<![^\W_])(?P<sign>[+\-−–]?)(?P<digits>{thousands}(?![.]?\d)|\d{{1,9}}(?![.]?\d))
            (?:(?P<unit>[ ]{{0,3}}(?:{_UNITS}))(?![^\W_])|(?![^\W_])))
        |(?P<phrase>crossed\s+out(?!\w))
        |(?P<ticks>\|{{2,}}|[{_TICKS}](?:[\s{_UNSEEN}]*[{_TICKS}])*)
        |(?P<blank>[{_BLANKS}]+|(?<!\S)[{re.escape(DOTS)}](?!\S))
        |(?P<word>\d+(?:[.]\d+)+|[^\W_](?:[\w\u0300-\u036f]|[-'’./](?=[^\W\d_]))*)
        |(?P<noise>[{_NOISE}])
        |(?P<crosses>[{re.escape("".join(each for each in sorted(CROSSES) if not each.isalpha()))}]+)
        |(?P<symbol>.)""",
        re.IGNORECASE | re.VERBOSE | re.DOTALL,
    )


_SPACED: Final = _items_of(joined=True)
_APART: Final = _items_of(joined=False)
_BRACKETS: Final = re.compile(r"\([^()]*\)|\[[^][]*\]|\{[^{}]*\}|（[^（）]*）|［[^［］]*］|【[^【】]*】")


def without_brackets(name: str) -> str:
    """Return a name without its bracketed parts.

    >>> without_brackets("Chance (alle Augen)").split()
    ['Chance']
    """
    return _BRACKETS.sub(" ", name)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as written, its meaning, and its number, if any."""

    written: str
    means: Means
    points: int | None = None

    @property
    def is_dash(self) -> bool:
        """Return whether this is a dash, which may also separate a name from its value."""
        return bool(self.written) and all(each in DASHES for each in self.written)


@dataclass(frozen=True, slots=True)
class Item:
    """A number, a mark or a word of a text, from `start` to `end`.

    `note`: an explanation in brackets with more than one value. `unit`: a number with a word for points. `printed`: a
    word that sheets print there.
    """

    entry: Entry
    start: int
    end: int
    note: bool = False
    bracketed: bool = False
    unit: bool = False
    printed: bool = False

    @property
    def is_value(self) -> bool:
        """Return whether this can fill a box."""
        return not self.note and self.entry.means not in ("not_understood", "open")

    @property
    def is_word(self) -> bool:
        """Return whether this is a word, or a sign that does not mean a value."""
        return self.entry.means == "not_understood" and not (self.note or self.is_picture)

    @property
    def is_picture(self) -> bool:
        """Return whether this is a symbol unrelated to points, such as an emoji."""
        return self.entry.means == "not_understood" and all(
            unicodedata.category(each) in ("So", "Sk", "Sm", "Mn", "Me", "Cf") for each in self.entry.written
        )


def read_items(text: str, *, joined: bool = True) -> tuple[Item, ...]:
    """Read all of a text except punctuation. Numbers that are `joined` may contain spaces: "1 234" and "2 x 100"."""
    items: list[Item] = []
    end = 0
    for group in _BRACKETS.finditer(text):
        items += _read_plain(text, end, group.start(), joined)
        within = tuple(_read_plain(text, group.start() + 1, group.end() - 1, joined))
        end = group.end()
        if len(within) == 1 and within[0].is_value:
            items.append(replace(within[0], bracketed=True))
        elif any(item.is_value for item in within) or any(letter.isnumeric() for letter in group[0]):
            items.append(Item(Entry(group[0], "not_understood"), group.start(), end, note=True))
    return (*items, *_read_plain(text, end, len(text), joined))


def _read_plain(text: str, start: int, end: int, joined: bool) -> Iterator[Item]:
    for found in (_SPACED if joined else _APART).finditer(text, start, end):
        if found.lastgroup not in ("noise", "between"):
            yield Item(_entry_of(found), found.start(), found.end(), unit=bool(found["unit"]))


def _entry_of(found: re.Match[str]) -> Entry:
    written = found[0]
    word = written.casefold()
    if found["struck"] or word in _CROSSED_OUT or all(letter in CROSSES for letter in written):
        return Entry(written, "crossed_out", 0)
    if found["product"]:
        return Entry(written, "points", int(found["count"]) * int(found["each"]))
    if found["number"]:
        points = int(re.sub(r"\D", "", found["digits"]))
        return Entry(written, "points", -points if found["sign"] in ("-", "−", "–") else points)
    if found["ticks"]:
        return Entry(written, "ticks", sum(letter in _TICKS + "|" for letter in written))
    return Entry(written, "open" if found["blank"] or word in _NOTHING else "not_understood")


def read_entry(written: str) -> Entry:
    """Read an entry in any script.

    >>> [read_entry(text).means for text in ("12", "", "–", "x", "~~25~~", "✓✓", "foo")]
    ['points', 'open', 'crossed_out', 'crossed_out', 'crossed_out', 'ticks', 'not_understood']
    >>> read_entry(" 1 234 "), read_entry("25 Punkte").points
    (Entry(written=' 1 234 ', means='points', points=1234), 25)
    """
    items = read_items(written) if len(written) <= GREATEST_WRITTEN else ()
    if len(items) == 1:
        return replace(items[0].entry, written=written)
    return Entry(written, "not_understood" if items or len(written) > GREATEST_WRITTEN else "open")
