"""Drawings in SVG, whose letters are outlines: they look the same everywhere, and no renderer needs fonts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, Literal, NamedTuple

_OUTLINES: Final = Path(__file__).parent / "outlines.json"
_UNITS: Final = 1000
"""Widths and outlines are thousandths of the size of a letter."""


class _Outline(NamedTuple):
    width: int
    path: str


@cache
def _outlines() -> dict[str, _Outline]:
    """Return the outlines of all characters, written by `python -m tools outlines`."""
    return {name: _Outline(*drawn) for name, *drawn in json.loads(_OUTLINES.read_text(encoding="utf-8"))}


def can_write(words: str) -> bool:
    """Return whether all characters have outlines."""
    return words.isprintable() and _outlines().keys() >= set(words)


class Drawing:
    """Shapes and words, in the order in which they are drawn."""

    def __init__(self, width: int, height: int) -> None:
        self._size = width, height
        self._shapes: list[str] = []
        self._letters: dict[str, None] = {}

    def rectangle(self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 0) -> None:
        """Draw a filled rectangle."""
        place = f'x="{_short(x)}" y="{_short(y)}" width="{_short(width)}" height="{_short(height)}"'
        self._shapes.append(f'<rect {place} rx="{_short(radius)}" fill="{fill}"/>')

    def circle(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a filled circle."""
        self._shapes.append(f'<circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(radius)}" fill="{fill}"/>')

    def write(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        fill: str,
        *,
        widest: float,
        align: Literal["left", "middle", "right"] = "left",
    ) -> None:
        """Write words on a baseline, in smaller letters if they would be wider than `widest`.

        Raises `KeyError` unless `can_write` them.
        """
        outlines, width = [_outlines()[each] for each in words], _width(words)
        size *= min(1, widest / (width * size)) if width else 1
        at = {"left": 0.0, "middle": width / 2, "right": width}[align]
        letters, right = [], 0
        for letter, outline in zip(words, outlines, strict=True):
            if outline.path:
                self._letters[letter] = None
                letters.append(f'<use href="#{_name(letter)}" x="{right}"/>')
            right += outline.width
        scale = size / _UNITS
        place = f"translate({_short(x - at * size)} {_short(y)}) scale({scale:.4f})"
        self._shapes.append(f'<g transform="{place}" fill="{fill}">{"".join(letters)}</g>')

    def svg(self, title: str, about: str, language: str) -> str:
        """Return the drawing with words for those who cannot see it."""
        width, height = self._size
        return "".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                f'height="{height}" role="img" lang="{language}">',
                f"<title>{escape(title)}</title><desc>{escape(about)}</desc><defs>",
                *_paths(self._letters),
                "</defs>",
                *self._shapes,
                "</svg>\n",
            ]
        )


def _width(words: str) -> float:
    """Return the width of words in letters of size 1."""
    return sum(_outlines()[each].width for each in words) / _UNITS


def _paths(letters: Iterable[str]) -> Iterable[str]:
    # Fonts count upwards.
    return (f'<path id="{_name(each)}" transform="scale(1 -1)" d="{_outlines()[each].path}"/>' for each in letters)


def _name(letter: str) -> str:
    return f"l{ord(letter):x}"


def _short(number: float) -> str:
    """Return a number with at most two decimals."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
