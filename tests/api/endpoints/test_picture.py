"""Pictures of positions: the words and shapes in them, in every language and for every game."""

import re
import struct
import zlib
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from api.endpoints.picture import drawing, position_picture
from api.endpoints.picture.drawing import can_write
from api.endpoints.picture.position_picture import HEIGHT, WIDTH, draw_position
from api.texts.texts import texts_in
from engine.cards.rules import compile_rules
from engine.cards.sheet import empty_sheet
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.games.moves import Move, legal_moves
from engine.games.position import Position, prove_position
from engine.rulesets.ruleset import Ruleset
from engine.text.names import LANGUAGES, titles
from tests.servers import ROOT
from tools.outlines import needed_characters

SVG = "{http://www.w3.org/2000/svg}"
GOLD = "#f0b429"
FOUR_THREES = "/v1/picture?dice=33336&rolls_left={rolls}&scorecard=ones:3,twos:6,fours:12,fives:15,sixes:18"


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314  our own


def words_in(picture: ElementTree.Element) -> list[str]:
    """Return what is written in a picture, read from its outlines without spaces."""
    written = []
    for group in picture.iter(f"{SVG}g"):
        letters = [use.attrib["href"] for use in group.iter(f"{SVG}use")]
        assert all(name.startswith("#l") for name in letters)
        written.append("".join(chr(int(name.removeprefix("#l"), 16)) for name in letters))
    return written


def gold_places(picture: ElementTree.Element) -> list[tuple[float, float]]:
    """Return the places of the golden shapes."""
    return [
        (float(each.attrib["x"]), float(each.attrib["y"]))
        for each in picture.iter(f"{SVG}rect")
        if each.attrib["fill"] == GOLD
    ]


def start_of(ruleset: Ruleset) -> Position:
    """Return the position after the first roll of a game, 1 2 3 4 5 or more dice."""
    rules = compile_rules(ruleset)
    hand = tuple(sorted((1, 2, 3, 4, 5, 6)[: ruleset.dice_count]))
    return prove_position(rules, empty_sheet(rules), hand, ruleset.rolls - 1)


def test_a_picture_has_the_game_the_dice_the_card_and_the_total(built: FlaskClient) -> None:
    answer = built.get("/v1/picture?dice=13346&rolls_left=2&scorecard=ones:3,full_house:25,yahtzee:0")
    assert answer.mimetype == "image/svg+xml"
    picture = read(answer.text)
    words = words_in(picture)
    assert words[:2] == ["Yahtzee", "2rollsleft"]
    after = {name: words[words.index(name) + 1] for name in ("Total", "Ones", "Fullhouse", "Twos")}
    # 3 + 25 + 0.
    assert after == {"Total": "28", "Ones": "3", "Fullhouse": "25", "Twos": ""}
    assert picture.findtext(f"{SVG}title") == "Yahtzee: 1 3 3 4 6"
    assert picture.findtext(f"{SVG}desc") == "2 rolls left. Ones: 3; Full house: 25; Yahtzee: 0. Total: 28"
    assert gold_places(picture) == []
    # 1 + 3 + 3 + 4 + 6.
    assert len([*picture.iter(f"{SVG}circle")]) == 17


def test_the_dice_to_keep_are_gold(built: FlaskClient) -> None:
    """Four threes of 3 3 3 3 6 are worth keeping for Yahtzee and Threes, whatever else is open."""
    picture = read(built.get(f"{FOUR_THREES.format(rolls=1)}&advice=true").text)
    places = gold_places(picture)
    assert len(places) == 4
    assert max(places)[0] < 400
    assert "Keep3333" in words_in(picture)
    assert str(picture.findtext(f"{SVG}desc")).endswith("Keep 3 3 3 3")


def test_the_box_to_fill_is_gold_with_its_points(built: FlaskClient) -> None:
    """12 in threes completes the upper bonus, since 3 + 6 + 12 + 12 + 15 + 18 is 66."""
    picture = read(built.get(f"{FOUR_THREES.format(rolls=0)}&advice=true&lang=de").text)
    [(x, _)] = gold_places(picture)
    assert x > 540
    words = words_in(picture)
    assert words[words.index("Dreier") + 1] == "12"
    assert "Dreier:12" in words


def test_an_announcement_is_gold_and_an_announced_category_is_named() -> None:
    rules = compile_rules(load_ruleset("yamb"))
    position = prove_position(rules, empty_sheet(rules), (1, 2, 3, 4, 5, 6), 2)
    [call] = [move for move in legal_moves(position) if "Announce" in repr(move) and move.cell.category == 0]  # type: ignore[union-attr]
    picture = read(draw_position(texts_in("en"), position, call))
    assert len(gold_places(picture)) == 1
    assert "?" in words_in(picture)
    called = replace(position, announced=0, rolls_left=1)
    assert "Announced:Ones" in words_in(read(draw_position(texts_in("en"), called, None)))


def test_a_png_has_the_size_of_previews(built: FlaskClient) -> None:
    answer = built.get("/v1/picture?dice=13346&rolls_left=2&format=png")
    assert answer.mimetype == "image/png"
    data, at, pixels = answer.data, 8, b""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (WIDTH, HEIGHT) == (1200, 630)
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        pixels += data[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += size + 12
    # A row has a filter and four bytes for each pixel. The first one is felt, #1d4f45.
    raw = zlib.decompress(pixels)
    assert len(raw) == HEIGHT * (1 + 4 * WIDTH)
    assert raw[1:5] == bytes.fromhex("1d4f45ff")
    assert len(data) < 100_000


def test_pictures_are_the_same_at_one_address(built: FlaskClient) -> None:
    first = built.get("/v1/picture?rolls_left=2&dice=64331&advice=false")
    assert first.headers["Content-Location"] == "/v1/picture?ruleset=yahtzee&dice=13346&rolls_left=2"
    identified = built.get("/v1/picture?position_id=yahtzee:132az")
    assert identified.headers["Content-Location"] == first.headers["Content-Location"]
    again = built.get(first.headers["Content-Location"])
    assert again.data == first.data
    tag = again.headers["ETag"]
    assert built.get("/v1/picture?dice=13346&rolls_left=2", headers={"If-None-Match": tag}).status_code == 304
    others = ["&format=png", "&advice=true", "&lang=ja", "&scorecard=ones:3"]
    assert tag not in [built.get(f"/v1/picture?dice=13346&rolls_left=2{each}").headers["ETag"] for each in others]


def test_only_advice_needs_a_table(built: FlaskClient) -> None:
    maxi = "/v1/picture?ruleset=maxi-yatzy&dice=123456&rolls_left=2"
    assert [built.get(maxi + each).status_code for each in ("", "&format=png", "&advice=true")] == [200, 200, 409]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_and_is_written_in_every_language(language: str) -> None:
    for ruleset in builtin_rulesets().values():
        position = start_of(ruleset)
        moves: list[Move | None] = [None, legal_moves(position)[0], legal_moves(position)[-1]]
        for best in moves:
            picture = read(draw_position(texts_in(language), position, best))
            words = words_in(picture)
            for title in [*titles(ruleset, language).values(), *titles(ruleset, language, "column").values()]:
                assert title.replace(" ", "") in words, (ruleset.name, title)
            for each in picture.iter(f"{SVG}rect"):
                x, y, width, height = (float(each.attrib[name]) for name in ("x", "y", "width", "height"))
                assert 0 <= x <= x + width <= WIDTH, ruleset.name
                assert 0 <= y <= y + height <= HEIGHT, ruleset.name
            for group in picture.iter(f"{SVG}g"):
                left, top, scale = map(float, re.findall(r"[-\d.]+", group.attrib["transform"]))
                ends = [float(use.attrib["x"]) for use in group.iter(f"{SVG}use")]
                # The last letter is at most as wide as an M of its size.
                assert 0 < left < left + scale * (max(ends, default=0) + 1000) < WIDTH
                assert 0 < top < HEIGHT


def test_letters_without_outline_are_never_written() -> None:
    yatzy = load_ruleset("yatzy")
    first = replace(yatzy.categories[0], title="Единицы")
    ruleset = replace(yatzy, title="Кости 🎲", categories=(first, *yatzy.categories[1:]))
    words = words_in(read(draw_position(texts_in("en"), start_of(ruleset), None)))
    assert words[0] == "yatzy"
    assert words[5] == "ones"


def test_titles_are_escaped() -> None:
    ruleset = replace(load_ruleset("yatzy"), title="<script>\"&'</script>")
    picture = read(draw_position(texts_in("en"), start_of(ruleset), None))
    assert picture.findtext(f"{SVG}title") == "<script>\"&'</script>: 1 2 3 4 5"
    assert {each.tag.removeprefix(SVG) for each in picture.iter()} == {
        *("svg", "title", "desc", "defs", "path", "g", "use", "rect", "circle"),
    }


def test_all_needed_letters_have_outlines() -> None:
    assert not [chr(each) for each in needed_characters() if not can_write(chr(each))]
    assert not can_write("\n")
    assert [drawn.width > 0 for drawn in drawing._outlines().values()].count(False) == 0


def test_colours_are_those_of_the_pages() -> None:
    css = (ROOT / "api" / "web" / "css" / "site.css").read_text(encoding="utf-8")
    light = dict(re.findall(r"--([\w-]+): (#\w+);", css[: css.index("color-scheme: dark")]))
    names = ["felt", "on-felt", "on-felt-muted", "gold", "surface", "line", "ink", "bone", "pip-red"]
    of_picture = [
        *(position_picture._FELT, position_picture._ON_FELT, position_picture._MUTED, position_picture._GOLD),
        *(position_picture._SURFACE, position_picture._LINE, position_picture._INK, position_picture._BONE),
        position_picture._RED,
    ]
    assert of_picture == [light[name] for name in names]
    assert position_picture._PIPS["green"] == light["pip-green"]
    assert position_picture._PIPS["black"] == light["pip"]
