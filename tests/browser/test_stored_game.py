"""A game in the address and the storage of the browser, for one tab and for two."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import asked, begin, faces, open_file, play_to_the_end, roll, state
from tests.browser.site import Site
from tests.browser.visit import Visit


def test_a_review_survives_a_reload_and_back_returns_to_the_game(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yatzy-forced", ("",))
    play_to_the_end(page)
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    total = page.locator(".player-review .big").inner_text()
    # The skip link does not leave the review.
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.reload()
    expect(page.locator(".player-review .big")).to_have_text(total)
    page.go_back()
    expect(page.locator(".roll")).to_have_text("Review")
    expect(page.locator(".chip b")).to_have_text(total)
    page.go_forward()
    expect(page.locator(".player-review .big")).to_have_text(total)


@pytest.mark.exhaustive
def test_back_from_a_file_returns_to_the_current_game(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    assert page.url.startswith(f"{site.url}/play#game=")
    page.go_back()
    expect(page.locator(".start")).to_be_visible()
    assert page.url == f"{site.url}/play"


@pytest.mark.exhaustive
def test_a_link_to_a_game_does_not_end_the_current_one(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    link = page.url
    begin(page, site, "yahtzee", ("", ""))
    page.click(".roll")
    dice = faces(page)
    page.goto(link)
    expect(page.locator(".highlights")).to_be_visible()
    page.go_back()
    expect(page.locator(".match")).to_be_visible()
    assert faces(page) == dice


@pytest.mark.exhaustive
def test_a_new_game_after_a_link_asks_about_the_current_one(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    link = page.url
    begin(page, site, "yahtzee", ("", ""))
    roll(page, [1, 2, 3, 4, 6])
    page.goto(f"{site.url}/docs")
    page.goto(link)
    page.locator(".review-head").get_by_role("button", name="New game").click()
    notice = page.get_by_role("alert").filter(has_text="You have a game in progress")
    expect(page.locator(".start")).to_be_visible()
    notice.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".match")).to_be_visible()
    assert faces(page) == [1, 2, 3, 4, 6]


@pytest.mark.exhaustive
def test_a_game_chosen_by_a_link_stays_chosen_until_it_starts(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/rules/crag")
    page.get_by_role("link", name="Play it here").click()
    expect(page.locator("#ruleset")).to_have_value("crag")
    page.reload()
    expect(page.locator("#ruleset")).to_have_value("crag")
    page.click(".start")
    expect(page.locator(".match")).to_be_visible()
    assert page.url == f"{site.url}/play"
    assert state(page)["ruleset"] == "crag"
    page.goto(f"{site.url}/play#ruleset=kismet")
    expect(page.locator("#ruleset")).to_have_value("kismet")
    # In every language the game waits.
    page.evaluate(
        """() => {
          const languages = document.querySelector("#setting-lang");
          languages.value = "de";
          languages.dispatchEvent(new Event("change"));
        }"""
    )
    page.get_by_role("button", name="Weiterspielen").click()
    expect(page.locator(".match")).to_be_visible()
    assert page.url == f"{site.url}/play"


@pytest.mark.exhaustive
@pytest.mark.parametrize("fragment", ["#ruleset=yathzee", "#r=broken", "#r=eyJiYXNlIjoieWF0aHplZSJ9"])
def test_a_link_to_an_unknown_ruleset_is_reported(visitor: Visit, site: Site, fragment: str) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play{fragment}")
    expect(page.get_by_role("alert").filter(has_text="Unknown game.")).to_be_visible()
    expect(page.locator(".start")).to_be_visible()
    assert page.url == f"{site.url}/play"
    # The browser logs the 404 of an unknown ruleset.
    visitor.forgive("404")
    visitor.forgive("422")


def kept(page: Page, site: Site, text: str) -> None:
    """Visit the page with this in the storage."""
    page.goto(f"{site.url}/docs")
    page.evaluate("text => localStorage.setItem('keepwise.game', text)", text)
    page.goto(f"{site.url}/play")
    expect(page.locator(".start")).to_be_visible()


PLAYER: dict[str, Any] = {"name": "Bo", "strength": None, "turns": []}
SCORED: dict[str, Any] = {"rolls": [[1, 2, 3, 4, 5]], "keeps": [], "category": "ones", "points": 1, "extraBonus": 0}
TURN: dict[str, Any] = {"rolls": [], "keeps": [], "kept": [False] * 5}
GAME: dict[str, Any] = {"ruleset": "yahtzee", "players": [PLAYER], "turn": TURN}


@pytest.mark.exhaustive
def test_a_game_of_an_unknown_ruleset_is_offered_for_export_once(visitor: Visit, site: Site) -> None:
    page = visitor.page
    player = {**PLAYER, "turns": [SCORED]}
    kept(page, site, json.dumps({**GAME, "ruleset": "yathzee", "players": [player]}))
    notice = page.get_by_role("alert").filter(has_text="this server doesn’t have")
    expect(notice).to_be_visible()
    with page.expect_download() as downloading:
        notice.get_by_role("button", name="Save as a file").click()
    saved = json.loads(downloading.value.path().read_text())
    # As read with the known ruleset.
    assert asked(site, "/v1/games/check", {**saved, "ruleset": "yahtzee"})["problems"] == []
    assert saved["players"][0]["turns"][0]["points"] == 1
    page.reload()
    expect(page.locator(".start")).to_be_visible()
    expect(page.locator(".complaint")).to_have_count(0)
    # The browser logs the 404 of an unknown ruleset.
    visitor.forgive("404")


# Unreadable data, and games that are not Yahtzee; tests/web/local-storage.test.js has all kinds of errors.
DAMAGED = {
    "cut short": '{"ruleset": "yahtzee", "pla',
    "filled twice": json.dumps({**GAME, "players": [{**PLAYER, "turns": [SCORED, SCORED]}]}),
}


@pytest.mark.exhaustive
@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_game_is_offered_for_export_once_and_another_can_start(visitor: Visit, site: Site, text: str) -> None:
    page = visitor.page
    kept(page, site, text)
    notice = page.get_by_role("alert").filter(has_text="was damaged")
    expect(notice).to_be_visible()
    with page.expect_download() as downloading:
        notice.get_by_role("button", name="Save as a file").click()
    assert downloading.value.path().read_text() == text
    page.reload()
    expect(page.locator(".start")).to_be_visible()
    expect(page.locator(".complaint")).to_have_count(0)


@pytest.mark.exhaustive
def test_only_the_latest_tab_is_active(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", ""))
    roll(page, [1, 2, 3, 4, 6])
    other = visitor.context.new_page()
    other.goto(f"{site.url}/play")
    expect(other.locator(".match")).to_be_visible()
    assert faces(other) == [1, 2, 3, 4, 6]
    expect(page.get_by_role("status").filter(has_text="playing it in another tab")).to_be_visible()
    other.locator(".offer").last.click()
    # The game continues here.
    page.get_by_role("button", name="Play on here").click()
    expect(page.locator(".turn-line")).to_have_text("Player 2")
    expect(other.get_by_role("button", name="Play on here")).to_be_visible()
    page.click(".roll")
    assert len(state(page)["players"][0]["turns"]) == 1
    assert len(state(page)["turn"]["rolls"]) == 1


@pytest.mark.exhaustive
def test_a_game_in_another_tab_does_not_replace_this_one(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", ""))
    roll(page, [1, 2, 3, 4, 6])
    mine = state(page)
    other = visitor.context.new_page()
    other.add_init_script("window.nextFaces = []")
    other.goto(f"{site.url}/play")
    expect(other.locator(".match")).to_be_visible()
    other.click("#settings-button")
    other.click("#new-game")
    other.click("#new-game-yes")
    other.locator(".start").click()
    expect(other.locator(".match")).to_be_visible()
    page.get_by_role("button", name="Play on here").click()
    expect(page.locator(".match")).to_be_visible()
    assert faces(page) == [1, 2, 3, 4, 6]
    assert state(page) == mine
    expect(other.get_by_role("button", name="Play on here")).to_be_visible()


@pytest.mark.exhaustive
def test_an_unaware_tab_does_not_overwrite_the_game_of_another(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", ""))
    # Storage events only come from other tabs.
    page.evaluate("localStorage.setItem('keepwise.tab', 'another')")
    before = state(page)
    page.click(".roll")
    expect(page.get_by_role("button", name="Play on here")).to_be_visible()
    assert state(page) == before
