"""After the game: the review, the link and the file."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import asked
from tests.browser.site import Site
from tests.browser.visit import Visit

EXAMPLE = Path(__file__).resolve().parent.parent / "golden" / "example-game.json"


@pytest.fixture
def poor_game(tmp_path: Path) -> Path:
    """The example game, whose player made no mistake, with the two last categories the wrong way round."""
    game = json.loads(EXAMPLE.read_text())
    first, last = game["players"][0]["turns"][-2:]
    first["category"], last["category"] = last["category"], first["category"]
    for turn in (first, last):
        del turn["points"]
    path = tmp_path / "poor.json"
    player = {"name": "Åsa", "turns": game["players"][0]["turns"]}
    path.write_text(json.dumps({"ruleset": game["ruleset"], "players": [player]}))
    return path


def open_file(page: Page, site: Site, path: Path) -> None:
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator(".highlights")).to_be_visible()


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("+", ""))


def facts(page: Page) -> list[float]:
    return [number(text) for text in page.locator(".player-review .facts dd").all_inner_texts()]


def test_a_flawless_game(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_file(page, site, EXAMPLE)
    assert page.locator(".player-review .big").inner_text() == "263"
    expect(page.locator(".highlights")).to_contain_text("Not a point was lost by choice")
    start, luck, loss = facts(page)
    assert loss == 0
    assert start + luck == pytest.approx(263, abs=0.11)


def test_what_is_shown_is_what_the_api_says(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    review: dict[str, Any] = asked(site, "/v1/games/review", json.loads(poor_game.read_text()))
    player = review["players"][0]
    assert facts(page) == pytest.approx([player["start_value"], player["luck"], -player["loss"]], abs=0.051)
    shown = page.locator(".highlights li")
    expect(shown).to_have_count(min(5, len(review["highlights"])))
    for row, highlight in zip(shown.all(), review["highlights"], strict=False):
        assert number(row.locator("strong").inner_text()) == pytest.approx(-highlight["loss"], abs=0.051)
        assert highlight["grade"] in row.inner_text()
        assert highlight["why"] in row.inner_text()
    # One bar of luck and one of loss for every turn.
    assert page.locator(".player-review svg g").count() == 13
    expect(page.locator(".player-review svg text").last).to_have_text("13")


def test_the_link_brings_the_game_to_somebody_else(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_file(page, site, poor_game)
    page.get_by_role("button", name="Share a link").click()
    expect(page.locator(".review-head [role=status]")).to_have_text("The link is in your clipboard.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site.url}/play#game=")
    assert len(link) < 2000
    shown = facts(page)
    other = visitor.context.new_page()
    other.goto(link)
    expect(other.locator(".player-review h2")).to_have_text("Åsa")
    assert facts(other) == shown
    # The server hears nothing of the game before it is asked to review it.
    assert not any("game=" in url for url in visitor.requests)


def test_a_broken_link_says_so_and_leads_on(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play#game=zzzz")
    expect(page.get_by_role("alert").filter(has_text="This link holds no game")).to_be_visible()
    expect(page.locator(".start")).to_be_visible()


def test_a_file_that_is_no_game_says_so(visitor: Visit, site: Site, tmp_path: Path) -> None:
    page = visitor.page
    path = tmp_path / "shopping.json"
    path.write_text('["milk", "bread"]')
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.get_by_role("alert").filter(has_text="This file holds no game")).to_be_visible()


def test_a_game_against_the_rules_is_shown_with_what_is_wrong(visitor: Visit, site: Site, tmp_path: Path) -> None:
    game = json.loads(EXAMPLE.read_text())
    game["players"][0]["turns"][3]["points"] += 1
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({key: game[key] for key in ("ruleset", "players")}))
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator(".review-body")).to_contain_text("This game does not follow the rules")
    check = asked(site, "/v1/games/check", json.loads(path.read_text()))
    assert len(check["problems"]) == 1
    expect(page.locator(".review-body")).to_contain_text(check["problems"][0]["detail"])
