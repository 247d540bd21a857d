"""Tips for first-time players, and the menu."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.actions import begin, roll, state
from tests.browser.site import Site
from tests.browser.visit import Visit, visit
from tests.selection import usually


@pytest.mark.parametrize("coach", usually(["off"], ["off", "after"]))
def test_tips_appear_in_the_first_game_without_shifting_the_layout(browser: Browser, site: Site, coach: str) -> None:
    with visit(browser, (site.url,), {"coach": coach, "tips": True}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        big, tip = page.locator(".roll"), page.locator(".tip")
        place = big.bounding_box()
        expect(tip).to_be_hidden()
        roll(page, [1, 3, 3, 4, 6])
        expect(tip).to_contain_text("Tap the dice you want to keep.")
        assert big.bounding_box() == place
        page.locator(".die").nth(1).click()
        expect(tip).to_be_hidden()
        page.click(".roll")
        page.click(".roll")
        expect(tip).to_contain_text("Choose a box")
        tip.get_by_role("button", name="Got it").click()
        expect(tip).to_be_hidden()
        assert big.bounding_box() == place
        page.reload()
        expect(page.locator(".match")).to_be_visible()
        expect(tip).to_be_hidden()


def test_a_tip_leaves_the_coach_and_the_buttons_where_they_are(browser: Browser, site: Site) -> None:
    phone = {"width": 390, "height": 844}
    with visit(browser, (site.url,), {"coach": "hint", "tips": True}, viewport=phone) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        place = page.locator(".roll").bounding_box()
        page.click(".roll")
        expect(page.locator(".tip")).to_be_visible()
        assert page.locator(".roll").bounding_box() == place
        page.get_by_role("button", name="What is at stake?").click()
        expect(page.locator(".coach-line strong")).to_be_visible()
        expect(page.locator(".tip")).to_be_visible()


@pytest.mark.exhaustive
def test_tips_can_be_disabled(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"tips": True}) as visited:
        page = visited.page
        page.goto(f"{site.url}/play")
        page.click("#settings-button")
        page.get_by_label("Tips in the first games").uncheck()
        page.keyboard.press("Escape")
        page.click(".start")
        page.click(".roll")
        expect(page.locator(".tip")).to_be_hidden()


@pytest.mark.exhaustive
def test_the_reason_for_a_single_joker_row_is_given(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"tips": True}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [4, 4, 4, 4, 4])
        page.locator(".offer").nth(11).click()
        assert state(page)["players"][0]["turns"][0]["category"] == "yahtzee"
        roll(page, [4, 4, 4, 4, 4])
        expect(page.locator(".offer")).to_have_count(1)
        expect(page.locator(".tip")).to_contain_text("this has to go into “Fours” while that box is open")


def test_the_name_of_a_category_shows_its_rule(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    name = page.get_by_role("button", name="Full house")
    name.click()
    dialog = page.get_by_role("dialog", name="Full house")
    expect(dialog).to_contain_text("25 points")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(name).to_be_focused()


def test_the_menu_opens_this_position_on_the_board(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.locator("#menu summary").click()
    analyse = page.get_by_role("link", name="Analyse this position")
    # Between turns only the card.
    expect(analyse).to_have_attribute("href", "/analyse#ruleset=yahtzee&extra_bonus_count=0")
    page.keyboard.press("Escape")
    roll(page, [6, 3, 1, 3, 4])
    page.locator("#menu summary").click()
    analyse.click()
    page.wait_for_url(f"{site.url}/analyse#ruleset=yahtzee&dice=63134&rolls_left=2&extra_bonus_count=0")


@pytest.mark.exhaustive
def test_the_menu_links_to_the_other_pages_and_closes(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    menu, opener = page.locator(".menu-list"), page.locator("#menu summary")
    opener.click()
    expect(menu.get_by_role("link", name="API")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    page.locator(".rolls-line").click()
    expect(menu).to_be_hidden()
    opener.click()
    menu.get_by_role("button", name="Keyboard shortcuts").click()
    expect(menu).to_be_hidden()
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
