"""Outlines of the characters in pictures of positions, from fonts.

Pictures have outlines instead of text, so that they look the same everywhere and need no fonts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

_ROOT: Final = Path(__file__).resolve().parent.parent
OUTLINES: Final = _ROOT / "api" / "endpoints" / "picture" / "outlines.json"
FONTS: Final = tuple(sorted((_ROOT / "api" / "web" / "fonts").glob("*.woff2")))
"""The fonts of the pages, whose characters all get outlines."""
WORDS: Final = (
    *("called", "extraRolls", "labelled", "rollsLeft", "total"),
    *("moveCall", "moveKeep", "moveRerollAll", "moveScore", "titleWith"),
)
"""Texts of the pages that are written into pictures."""
_UNITS: Final = 1000


def write_outlines(further: Sequence[Path], path: Path = OUTLINES) -> int:
    """Write the outlines of all characters that pictures need, and return how many there are.

    A character is that of the first font that has it; of the `further` fonts, only the needed characters are taken.
    """
    needed = needed_characters()
    outlines: dict[str, tuple[int, str]] = {}
    for place, file in enumerate([*FONTS, *further]):
        font = TTFont(file, fontNumber=0)
        known = set(font.getBestCmap())
        wanted = known if place < len(FONTS) else known & needed
        outlines |= {name: drawn for name, drawn in _draw(font, wanted) if name not in outlines}
    if missing := needed - {ord(name) for name in outlines}:
        raise ValueError(f"no font has {''.join(map(chr, sorted(missing)))}")
    lines = [json.dumps([name, *drawn], ensure_ascii=False) for name, drawn in sorted(outlines.items())]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return len(outlines)


def needed_characters() -> set[int]:
    """Return the characters in titles of games and categories and in `WORDS`, in all languages."""
    names = (_ROOT / "engine" / "text").glob("*.toml")
    found = {character for file in names for character in _without_comments(file.read_text(encoding="utf-8"))}
    text = re.compile(rf"^(?:{'|'.join(WORDS)}) =.*(?:\n[ }}].*)*", re.MULTILINE)
    for file in (_ROOT / "api" / "texts" / "languages").glob("*.ftl"):
        found.update(*text.findall(file.read_text(encoding="utf-8")))
    return {ord(character) for character in found if character.isprintable()}


def _without_comments(toml: str) -> str:
    return re.sub(r"^#.*$", "", toml, flags=re.MULTILINE)


def _draw(font: Any, characters: Iterable[int]) -> Iterable[tuple[str, tuple[int, str]]]:
    """Yield characters with their widths and outlines, in thousandths of the size of the font."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    if font["head"].unitsPerEm != _UNITS:
        raise ValueError(f"a font has {font['head'].unitsPerEm} units instead of {_UNITS}")
    for character in sorted(characters):
        glyph = glyphs[names[character]]
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyph.draw(pen)
        yield chr(character), (round(glyph.width), pen.getCommands())
