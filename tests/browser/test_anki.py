"""The deck of mistakes for Anki, read by the rules of its manual for text files."""

import csv
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from engine.definitions.definition import load_ruleset
from engine.rulesets.ruleset import dump_ruleset
from engine.text.names import LANGUAGES, titles
from tests.browser.site import Site
from tests.browser.stored_games import game, store_games
from tests.browser.visit import Visit
from tests.selection import usually

VOID = ("circle", "rect", "br")


class Side(HTMLParser):
    """One side of a note: its words, the faces of its dice, and its links. Fails on tags that are not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.faces: list[int] = []
        self.gold: list[int] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        assert "style" not in said
        self.open.append(tag)
        if tag == "svg":
            self.faces.append(int(str(said["data-face"])))
        elif tag == "rect":
            assert said["fill"]
            self.gold += self.faces[-1:] if said["stroke"] == "#f0b429" else []
        elif tag == "a":
            self.links.append(str(said["href"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def parse(text: str) -> tuple[dict[str, str], list[list[str]]]:
    """Return the headers of a file, and its notes: fields by tabs, in quotes that are doubled inside."""
    lines = text.split("\n")
    heads = [line for line in lines if line.startswith("#")]
    assert lines[: len(heads)] == heads
    rest = StringIO("\n".join(lines[len(heads) :]), newline="")
    notes = list(csv.reader(rest, delimiter="\t", doublequote=True, strict=True))
    return dict(head[1:].split(":", 1) for head in heads), notes


def deck(page: Page, site: Site, games: list[dict[str, Any]], folder: Path, language: str = "en") -> list[list[str]]:
    """Return the notes of the deck of these games."""
    page.goto(f"{site.url}/train")
    page.evaluate("localStorage.clear()")
    store_games(page, games)
    page.goto(f"{site.url}/history")
    expect(page.locator(".deck button")).to_be_visible()
    if language != "en":
        page.locator("#lang").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    with page.expect_download() as downloading:
        page.locator(".deck button").click()
    file = folder / "deck.txt"
    downloading.value.save_as(file)
    assert downloading.value.suggested_filename.startswith("keepwise-anki-")
    heads, notes = parse(file.read_text(encoding="utf-8"))
    assert heads == {
        "separator": "tab",
        "html": "true",
        "notetype": "Basic",
        "deck": "Keepwise",
        "guid column": "1",
        "tags column": "4",
    }
    assert {len(note) for note in notes} == {4}
    return notes


def with_mistake(number: int, **changes: Any) -> dict[str, Any]:
    """Return a stored game whose mistake, or the position of it, differs."""
    stored = game(number, 4.0)
    [mistake] = stored["mistakes"]
    place = mistake["position"] if changes.keys() <= mistake["position"].keys() else mistake
    place.update(changes)
    return stored


def test_a_mistake_is_a_note_with_two_sides(visitor: Visit, site: Site, tmp_path: Path) -> None:
    scorecard = {"points": {"ones": 3, "full_house": 25}, "extra_bonus_count": 0}
    [[guid, front, back, tags]] = deck(visitor.page, site, [with_mistake(0, scorecard=scorecard)], tmp_path)
    assert guid.startswith("keepwise:ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,full_house:25")
    asked, told = Side(front), Side(back)
    assert asked.faces == told.faces == [1, 3, 3, 4, 6]
    assert (asked.gold, told.gold) == ([], [3, 3])
    assert asked.words[:2] == ["Yahtzee", " · 2 rolls left"]
    assert asked.words[-1] == "What do you play?"
    cells = dict(zip(asked.words[2:-1], asked.words[3:-1], strict=False))
    assert (cells["Ones"], cells["Full house"], cells["Twos"]) == ("3", "25", "Threes")
    assert told.words == ["Keep 3 3", "Played: Keep 4 6", "Points given away: 2.00", "Endgame", "Analyse"]
    [link] = told.links
    assert unquote(link).startswith(f"{site.url}/analyse#ruleset=yahtzee&dice=13346")
    assert tags == "keepwise keepwise::endgame"


def test_importing_again_updates_notes(visitor: Visit, site: Site, tmp_path: Path) -> None:
    """A position has one note, about the newest mistake, whatever the language."""
    games = [with_mistake(0, loss=1.5), with_mistake(1, loss=3.0), with_mistake(2, dice=[2, 2, 3, 4, 6])]
    notes = deck(visitor.page, site, games, tmp_path)
    assert len(notes) == 2
    assert "Points given away: 1.50" in Side(notes[0][2]).words
    again = deck(visitor.page, site, games[1:], tmp_path, "de")
    assert [note[0] for note in again] == [note[0] for note in notes]
    assert [note[1] for note in again] != [note[1] for note in notes]


def test_titles_cannot_break_the_file(visitor: Visit, site: Site, tmp_path: Path) -> None:
    title = 'He said "#1"; <b>&\'</b>'
    own = {**dump_ruleset(load_ruleset("yahtzee")), "title": title}
    [[guid, front, back, _]] = deck(visitor.page, site, [with_mistake(0, ruleset=own)], tmp_path)
    assert guid.startswith("keepwise:p=")
    assert Side(front).words[0] == title
    assert Side(back).faces == [1, 3, 3, 4, 6]


@pytest.mark.parametrize("language", usually(("de", "ja"), LANGUAGES))
def test_notes_speak_every_language(visitor: Visit, site: Site, tmp_path: Path, language: str) -> None:
    score = {"action": "score", "category": "ones", "column": "down", "points": 2, "extra_bonus": 0}
    columns = {"columns": {"down": {"points": {"ones": 3}, "extra_bonus_count": 0}}}
    yamb = with_mistake(1, ruleset="yamb", dice=[1, 1, 3, 4, 5, 6], scorecard=columns)
    yamb["mistakes"][0]["played"] = {**score, "category": "twos", "points": 0}
    notes = deck(visitor.page, site, [with_mistake(0), yamb], tmp_path, language)
    assert len(notes) == 2
    for note, ruleset in zip(notes, ("yahtzee", "yamb"), strict=True):
        words = Side(note[1]).words
        assert set(titles(load_ruleset(ruleset), language).values()) <= set(words)
        assert set(titles(load_ruleset(ruleset), language, "column").values()) <= set(words)
    shown = [text for note in notes for side in note[1:3] for text in Side(side).words]
    assert not [text for text in shown if "undefined" in text or "{" in text]
