"""A sheet as somebody pastes it: its lines, each a name and what is written beside it.

Between a name and its entries stand tabs, bars, semicolons, a colon, several spaces or commas. A line of words with
single spaces is left whole: where its name ends only the game says, whose names may end in a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.entries import read_entry

GREATEST_LINES: Final = 200
"""Lines of a text that something stands on, and rows of a sheet."""

_RULER: Final = re.compile(r"[\s|+\-=_:.*~#\u2500-\u257f]*")
_BARS: Final = str.maketrans(dict.fromkeys("│┃║¦｜", "|") | {"\u00a0": " ", "：": ":", "；": ";"})
_ORDINAL_COLON: Final = re.compile(r"\b([1-6]):(or|a|an|ans)\b", re.IGNORECASE)
"""Swedish writes 4:or for fours."""
_UNIT: Final = re.compile(
    r"(\d) +(points?|pts?|p|punkte|pkt|poäng|poeng|pistettä|puntos|punti|점|点|pontos|punktów)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class WrittenRow:
    """One row: its name, what is printed behind that, and the entries beside it.

    `entries` is None of a line of mere words, all of them in `name`. `line` is its place in the text, from 1; 0 where
    rows were sent one by one.
    """

    name: str
    entries: tuple[str, ...] | None = None
    printed: tuple[str, ...] = ()
    line: int = 0


def read_lines(text: str) -> Iterator[WrittenRow]:
    """The rows of a text; lines that are blank, or only drawn, are none.

    >>> [(row.name, row.entries) for row in read_lines("Einser: 3\\n|---|---|\\n| Full House | – |\\nChance\\t")]
    [('Einser', ('3',)), ('Full House', ('–',)), ('Chance', ('',))]
    """
    for number, line in enumerate(text.splitlines(), 1):
        if not _RULER.fullmatch(line):
            yield _read_line(line.translate(_BARS), number)


def _read_line(line: str, number: int) -> WrittenRow:
    for sign in ("\t", "|", ";"):
        if sign in line:
            return _row(_unframed(line.split(sign), sign), number)
    line = _ORDINAL_COLON.sub(r"\1\2", line.strip())
    if ":" in line:
        name, _, rest = line.rpartition(":")
        return _row([name, *_split_entries(rest)], number)
    cells = re.split(r" {2,}|\s,|,\s", line)
    if len(cells) > 1:
        return _row(cells, number)
    if "," in line:
        return _row(line.split(","), number)
    return WrittenRow(_UNIT.sub(r"\1\2", line), line=number)


def _unframed(cells: list[str], sign: str) -> list[str]:
    """The cells of a line without those outside of the first and the last bar."""
    if sign == "|" and cells and not cells[0].strip():
        cells = cells[1:]
        if len(cells) > 1 and not cells[-1].strip():
            cells = cells[:-1]
    return cells


def _row(cells: list[str], number: int) -> WrittenRow:
    """The first cell is the name; what cannot be an entry before the entries is printed there, or part of the name."""
    cells = [each.strip().strip('"').strip() for each in cells]
    texts = [place for place, each in enumerate(cells) if read_entry(each).means == "not_understood"]
    first = texts[-1] + 1 if texts else 1
    if not 1 < first < len(cells):
        first = 1
    printed = cells[1:first]
    name = cells[0] or next((each for each in printed if each), "")
    return WrittenRow(name, tuple(cells[first:]), tuple(printed), number)


def _split_entries(text: str) -> list[str]:
    """The entries behind a colon."""
    text = _UNIT.sub(r"\1\2", text.strip())
    if read_entry(text).means != "not_understood":
        return [text]
    return [each.strip() for each in (text.split(",") if "," in text else text.split())]
