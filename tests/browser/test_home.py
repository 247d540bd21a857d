"""The front page: a question before the answer, and links to everything."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.site import Site, in_languages
from tests.browser.visit import Visit, visit

QUESTION = "dice-coach .ask"
VERDICT = "dice-coach .verdict"
MOVES = "dice-coach .move"


def home(page: Page, site: Site) -> None:
    page.goto(site.url)
    expect(page.locator(QUESTION)).to_be_visible()


def test_nothing_is_shown_before_a_request(visitor: Visit, site: Site) -> None:
    page = visitor.page
    home(page, site)
    expect(page.locator(QUESTION)).to_have_text("What is best?")
    expect(page.locator(VERDICT)).to_have_text("Press the dice you would keep.")
    page.locator("dice-coach .die").nth(3).click()
    expect(page.locator("dice-coach .die").nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(VERDICT)).to_have_text("Press the dice you would keep.")
    expect(page.locator(MOVES)).to_have_count(0)
    page.click(QUESTION)
    expect(page.locator(VERDICT)).to_contain_text("That costs 1.53. Keep 3 3")
    expect(page.locator(MOVES)).to_have_count(4)
    expect(page.locator(QUESTION)).to_be_hidden()
    # From here on the coach judges every pressed move.
    for place in (1, 2, 3):
        page.locator("dice-coach .die").nth(place).click()
    expect(page.locator(VERDICT)).to_contain_text("Right, that is the best move.")


def test_by_default_the_coach_names_the_best_move(visitor: Visit, site: Site) -> None:
    page = visitor.page
    home(page, site)
    page.locator(QUESTION).focus()
    page.keyboard.press("Enter")
    expect(page.locator(VERDICT)).to_contain_text("Keep 3 3")
    # Keyboard focus moves to the dice instead of being lost with the button.
    assert page.evaluate("document.querySelector('dice-coach').shadowRoot.activeElement.className") == "die"


@pytest.mark.exhaustive
def test_another_roll_sends_another_request(visitor: Visit, site: Site) -> None:
    page = visitor.page
    home(page, site)
    page.click(QUESTION)
    expect(page.locator(MOVES)).to_have_count(4)
    before = page.locator("dice-coach").get_attribute("dice")
    page.click("#another")
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.locator(MOVES)).to_have_count(0)
    assert page.locator("dice-coach").get_attribute("dice") != before
    expect(page.locator("dice-coach .die[aria-pressed=true]")).to_have_count(0)


def test_the_answer_does_not_shift_the_layout(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), viewport={"width": 1280, "height": 800}) as visited:
        page = visited.page
        home(page, site)
        top = "document.querySelector('.ways').getBoundingClientRect().top"
        before = page.evaluate(top)
        page.locator("dice-coach .die").first.click()
        page.click(QUESTION)
        expect(page.locator(MOVES)).to_have_count(5)
        assert page.evaluate(top) == pytest.approx(before, abs=24)


def test_every_link_leads_to_a_page(visitor: Visit, site: Site) -> None:
    page = visitor.page
    home(page, site)
    ways = page.locator(".ways a, .actions a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert {"/play", "/rules"} <= set(ways)
    for way in ways:
        assert page.request.get(f"{site.url}{way}").status == 200, way


@in_languages
def test_it_fits_a_phone_in_every_language(browser: Browser, site: Site, languages: list[str]) -> None:
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        home(page, site)
        for language in languages:
            page.select_option("#lang", language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(QUESTION)).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, language


@pytest.mark.exhaustive
def test_the_title_and_the_texts_follow_the_language(browser: Browser, site: Site) -> None:
    for locale, title in (("ko-KR", "완전히 풀어낸 주사위 게임"), ("pl", "gry w kości rozwiązane dokładnie")):
        with visit(browser, (site.url,), locale=locale) as visited:
            home(visited.page, site)
            expect(visited.page).to_have_title(f"Keepwise: {title}")
