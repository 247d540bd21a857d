"""The shipped outlines of letters, drawn again from the fonts of the pages."""

import json
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools import outlines


def shipped() -> dict[str, tuple[int, str]]:
    return {name: (width, path) for name, width, path in json.loads(outlines.OUTLINES.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("font", outlines.FONTS, ids=lambda font: font.stem)
def test_shipped_outlines_are_those_of_the_fonts(font: Path) -> None:
    read, ours = TTFont(font), shipped()
    drawn = dict(outlines._draw(read, read.getBestCmap()))
    assert len(drawn) > 10
    # Both fonts have some letters; those of the first one count.
    assert {name for name, drawing in drawn.items() if ours[name] != drawing} <= set(" A\xa0Á")


def test_letters_without_a_font_are_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no font has .*ヤ"):
        outlines.write_outlines([], tmp_path / "outlines.json")
    assert list(tmp_path.iterdir()) == []


def test_a_width_is_that_of_the_letter() -> None:
    """An M is wider than an i, and an accent changes no width."""
    ours = shipped()
    assert ours["M"][0] > 2 * ours["i"][0]
    assert ours["é"][0] == ours["e"][0]
    # Kana are full squares.
    assert ours["ヤ"][0] == 1000
