"""Accessibility of dialogs and panels: axe on phone and desktop, and no overflow."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessible import Place, look_for_violations, names
from tests.browser.actions import begin, roll
from tests.browser.site import Site
from tests.browser.stored_games import store_games


def tips(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/rules")
    page.evaluate("localStorage['keepwise.settings'] = localStorage['keepwise.settings'].replace('false', 'true')")
    begin(page, site)
    roll(page, [1, 3, 3, 4, 6])
    expect(page.locator(".tip")).to_contain_text("Tap the dice you want to keep.")


def category(page: Page, site: Site) -> None:
    begin(page, site, "kismet", ("",))
    page.get_by_role("button", name="Full house, same colour").click()
    expect(page.get_by_role("dialog").locator(".examples svg").first).to_be_visible()


def menu(page: Page, site: Site) -> None:
    begin(page, site)
    page.locator("#menu summary").click()
    expect(page.get_by_role("link", name="Make your own game")).to_be_visible()


def new_game(page: Page, site: Site) -> None:
    begin(page, site)
    page.click(".roll")
    page.click("#settings-button")
    page.click("#new-game")
    expect(page.locator("#new-game-asks")).to_be_visible()


def box(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/analyse#ruleset=kismet")
    page.locator(".entry").nth(2).click()
    expect(page.get_by_role("dialog").get_by_role("button").first).to_be_visible()


def own_rules(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/analyse")
    page.select_option("#board-ruleset", "own")
    page.fill("#own-rules", "{")
    page.locator(".own-rules .primary").click()
    expect(page.locator(".own-rules [role=alert] p")).to_be_visible()


def imported(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/train")
    store_games(page)
    page.goto(f"{site.url}/history")
    page.set_input_files("#history-file", Path(__file__))
    expect(page.locator(".file-said")).to_contain_text("Nothing was imported.")
    page.get_by_role("button", name="Delete everything").click()


PLACES: list[Place] = [tips, category, menu, new_game, box, own_rules, imported]


def opened_move(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/analyse#ruleset=yatzy-forced&dice=11146&rolls_left=2")
    page.locator(".what-if").nth(2).click()
    page.locator(".what-then .more summary").click()
    expect(page.locator(".what-then .reasons li").first).to_be_visible()


PLACES_WITH_OUTLOOKS: list[Place] = [opened_move]


@pytest.mark.exhaustive
@pytest.mark.parametrize("go", PLACES, ids=names)
def test_axe_finds_no_violation_in_opened_parts(browser: Browser, site: Site, go: Place) -> None:
    look_for_violations(browser, site, go)


@pytest.mark.exhaustive
@pytest.mark.parametrize("go", PLACES_WITH_OUTLOOKS, ids=names)
def test_axe_finds_no_violation_in_opened_reasons(browser: Browser, site_with_outlooks: Site, go: Place) -> None:
    look_for_violations(browser, site_with_outlooks, go)
