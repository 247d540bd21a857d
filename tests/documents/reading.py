"""Parsing of the documents: code blocks, tables, links, and adjacent blocks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_AT_THE_TOP: Final = (ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md")
_DOCS: Final = ROOT / "docs"
DOCUMENTS: Final = {
    **{path.name: path for path in _AT_THE_TOP},
    **{path.relative_to(_DOCS).as_posix(): path for path in sorted(_DOCS.rglob("*.md"))},
}
"""All documents by name; those in docs/ by their paths in it."""

LEFT_OUT: Final = "…"
"""At the end of a list: further entries. In a header field: any value."""

Table = tuple[tuple[str, ...], ...]
"""The cells of a table, its header first."""


@dataclass(frozen=True, slots=True)
class Block:
    """A block other than prose: code in a language (empty if not stated), or a table.

    `document`, `line` and `heading` are its place.
    """

    document: str
    line: int
    heading: str
    language: str
    text: str
    rows: Table = ()

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def text_of(document: str) -> str:
    """Return a whole document."""
    return DOCUMENTS[document].read_text(encoding="utf-8")


def blocks(document: str) -> Iterator[Block]:
    """Return the blocks of a document in order."""
    return blocks_in(document, text_of(document))


def blocks_in(document: str, text: str) -> Iterator[Block]:
    """Return the blocks of a text in order."""
    lines = text.splitlines()
    heading, at = "", 0
    while at < len(lines):
        start, line = at, lines[at]
        at += 1
        if line.startswith("```"):
            while lines[at] != "```":
                at += 1
            yield Block(document, start + 1, heading, line[3:], "\n".join(lines[start + 1 : at]) + "\n")
            at += 1
        elif line.startswith("|"):
            while at < len(lines) and lines[at].startswith("|"):
                at += 1
            shown = lines[start:at]
            yield Block(document, start + 1, heading, "table", "\n".join(shown), _rows(shown))
        elif line.startswith("#"):
            heading = line.lstrip("#").strip()


def _rows(lines: list[str]) -> Table:
    # In code, GitHub requires bars as \|.
    split = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines]
    return tuple(tuple(cell.strip().replace("\\|", "|") for cell in row) for row in (split[0], *split[2:]))


def all_blocks() -> list[Block]:
    """Return the blocks of all documents."""
    return [block for document in DOCUMENTS for block in blocks(document)]


def prose_of(document: str) -> str:
    """Return all text outside of code and tables as one line."""
    text = re.sub(r"^```.*?^```$", "", text_of(document), flags=re.DOTALL | re.MULTILINE)
    return " ".join(line for line in text.splitlines() if not line.startswith("|"))


def table_under(document: str, heading: str, first: str) -> Table:
    """Return the rows, without the header, of the table under a heading whose first column has the title `first`."""
    (found,) = (
        block.rows
        for block in blocks(document)
        if block.heading == heading and block.rows and block.rows[0][0] == first
    )
    return found[1:]


def code_in(cell: str) -> list[str]:
    """Return the code spans of a cell or a sentence."""
    return re.findall(r"`([^`]+)`", cell)


def contains(answer: object, shown: object) -> bool:
    """Return whether an answer matches what is shown of it.

    Objects may have more members, and lists more entries if `LEFT_OUT` is at the end; everything else is equal.
    """
    if isinstance(answer, dict) and isinstance(shown, dict):
        return all(name in answer and contains(answer[name], value) for name, value in shown.items())
    if isinstance(answer, list) and isinstance(shown, list):
        if shown and shown[-1] == LEFT_OUT:
            shown = shown[:-1]
            answer = answer[: len(shown)]
        return len(answer) == len(shown) and all(map(contains, answer, shown))
    # JSON has one type of numbers: 0 equals 0.0. A boolean is not a number.
    kinds = [float if type(value) is int else type(value) for value in (answer, shown)]
    return kinds[0] is kinds[1] and answer == shown
