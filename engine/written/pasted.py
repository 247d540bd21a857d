"""Splitting pasted sheets into rows: a name and its cells.

Tabs, bars and semicolons separate the cells of a table. Otherwise a colon or two spaces may follow the name. In a line
of words only the names of the game, which may contain numbers, show where the name ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

GREATEST_LINES: Final = 200
"""Greatest number of lines that are not blank, and of rows of a sheet."""

_RULER: Final = re.compile(r"\s*|[\s|+\-=_:.*~#\u2500-\u257f]{3,}|[\s|+=_:.*~#\u2500-\u257f]*")
"""A line that is blank or only drawn; a single dash may be a value."""
_BARS: Final = str.maketrans(dict.fromkeys("│┃║¦｜", "|") | {"\u00a0": " ", "：": ":", "；": ";"})
_TALLY: Final = re.compile(r"([^|\t;]*[^|\t;\s])\s+(\|{2,})\s*")
_EMPTY_BOX: Final = re.compile(r",\s*(,|$)")
_NAMES: Final = re.compile(r"[^\d,]*(,\s*[^\W\d_][^\d,]+){2,}")
"""Comma-separated names, as printed above columns."""
_ORDINAL_COLON: Final = re.compile(r"\b([1-6]):(or|a|an|ans)\b", re.IGNORECASE)
"""Swedish writes 4:or for fours."""


@dataclass(frozen=True, slots=True)
class WrittenRow:
    """A row: its name and its cells.

    In a row of a `table` each cell is a box; otherwise a cell may have several values. `named`: a sign or a cell ends
    the name. `line` is its number in the text, from 1; 0 for rows that were sent one by one.
    """

    name: str
    cells: tuple[str, ...] = ()
    table: bool = True
    named: bool = True
    line: int = 0


def read_lines(text: str) -> Iterator[WrittenRow]:
    """Yield the rows of a text without lines that are blank or only drawn.

    >>> [(row.name, row.cells) for row in read_lines("Einser: 3\\n|---|---|\\n| Full House | – |\\nChance\\t\\nOnes 3")]
    [('Einser', ('3',)), ('Full House', ('–',)), ('Chance', ('',)), ('Ones 3', ())]
    """
    for number, line in enumerate(text.splitlines(), 1):
        if not _RULER.fullmatch(line):
            yield _read_line(line.translate(_BARS), number)


def _read_line(line: str, number: int) -> WrittenRow:
    if tally := _TALLY.fullmatch(line):
        return WrittenRow(tally[1].strip(), (tally[2],), table=False, line=number)
    for sign in ("\t", "|", ";"):
        if sign in line:
            name, *cells = (each.strip().strip('"').strip() for each in _strip_frame(line.split(sign), sign))
            # After a number, a sign at the end of the line opens no box.
            ended = sign != "\t" and cells == [""] and name[-1:].isdigit() and not line.lstrip().startswith(sign)
            return WrittenRow(name, () if ended else tuple(cells), named=bool(cells) and not ended, line=number)
    line = _ORDINAL_COLON.sub(r"\1\2", line.strip())
    if ":" in line:
        name, _, rest = line.rpartition(":")
        return WrittenRow(name.strip(), _split_at_commas(rest), table=False, line=number)
    if _EMPTY_BOX.search(line) or _NAMES.fullmatch(line):
        name, *cells = (each.strip() for each in line.split(","))
        return WrittenRow(name, tuple(cells), named=False, line=number)
    name, *cells = re.split(r" {2,}", line)
    return WrittenRow(name, tuple(cells), table=False, named=False, line=number)


def _split_at_commas(text: str) -> tuple[str, ...]:
    """Split at commas if a box between two of them is empty; otherwise return the values in one cell."""
    return tuple(each.strip() for each in text.split(",")) if _EMPTY_BOX.search(text) else (text.strip(),)


def _strip_frame(cells: list[str], sign: str) -> list[str]:
    """Return the cells of a line without those outside of the first and the last bar."""
    if sign == "|" and cells and not cells[0].strip():
        cells = cells[1:]
        if len(cells) > 1 and not cells[-1].strip():
            cells = cells[:-1]
    return cells
