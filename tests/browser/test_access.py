"""Accessibility of the pages: WCAG 2.2 AA by axe-core, narrow screens, large type, no motion, languages."""

import pytest
from playwright.sync_api import Browser, Page, expect

from api.texts.texts import texts_in
from tests.browser.accessible import Look, Place, look_for_violations, looked_at, names
from tests.browser.actions import begin, open_file, play_to_the_end, roll, widths_by_language
from tests.browser.conftest import EXAMPLE
from tests.browser.site import LANGUAGES, Site, in_languages
from tests.browser.visit import visit


def home(page: Page, site: Site) -> None:
    page.goto(site.url)
    expect(page.locator("dice-coach .ask")).to_be_visible()


def home_commented(page: Page, site: Site) -> None:
    home(page, site)
    page.locator("dice-coach .die").first.click()
    page.click("dice-coach .ask")
    expect(page.locator("dice-coach .mark").first).to_have_text("reroll")


def setup(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/play")
    expect(page.locator(".start")).to_be_visible()


def match(page: Page, site: Site) -> None:
    begin(page, site, "yahtzee", ("", "club", ""))
    page.select_option("#coach-mode", "always")
    expect(page.locator(".outlook svg")).to_be_visible()
    page.click(".roll")
    expect(page.locator(".move-list")).to_be_visible()
    page.locator(".die").nth(2).click()


def verdict(page: Page, site: Site) -> None:
    begin(page, site, "yahtzee", ("", "club"))
    page.select_option("#coach-mode", "after")
    roll(page, [6, 3, 1, 3, 4])
    page.locator(".die").first.click()
    roll(page, [6, 6, 6, 6])
    expect(page.locator(".coach-line .reason")).to_be_visible()
    page.keyboard.press("f")


def daily(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/play#daily")
    expect(page.locator(".match")).to_be_visible()
    play_to_the_end(page)
    expect(page.locator(".end-place")).to_be_visible()
    expect(page.locator(".end-sum")).to_be_visible()


def keys(page: Page, site: Site) -> None:
    setup(page, site)
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


def kismet(page: Page, site: Site) -> None:
    begin(page, site, "kismet", ("",))
    page.click(".roll")


def balut(page: Page, site: Site) -> None:
    begin(page, site, "balut", ("", ""))
    page.click(".roll")
    page.locator(".offer:not([data-zero])").first.click()
    page.click(".roll")


def saved_rolls(page: Page, site: Site) -> None:
    begin(page, site, "yatzy-saved", ("", ""))
    page.click(".roll")
    expect(page.locator(".stock")).to_have_text("0 extra rolls, scoring now saves 2")


def locked(page: Page, site: Site) -> None:
    begin(page, site, "yatzy-upper-first", ("",))
    page.click(".roll")


def columns(page: Page, site: Site) -> None:
    begin(page, site, "yamb", ("", ""))
    page.click(".roll")
    page.locator(".legend-columns summary").click()


def factors(page: Page, site: Site) -> None:
    begin(page, site, "triple-yahtzee", ("",))
    page.click(".roll")
    page.locator(".offer:not([data-zero])").first.click()
    page.click(".roll")


def reviewed(page: Page, site: Site) -> None:
    open_file(page, site, EXAMPLE)
    page.locator(".decisions > summary").click()
    page.locator(".decision").last.locator("summary").click()
    expect(page.locator(".card-before")).to_be_visible()


def settings(page: Page, site: Site) -> None:
    setup(page, site)
    page.click("#settings-button")


def widget(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/widget?dice=13346&rolls_left=2")
    expect(page.locator("dice-coach .move").first).to_be_visible()
    page.locator("dice-coach .die").first.click()


def board(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/analyse#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,full_house:25&keep=33")
    expect(page.locator(".moves:not([data-stale]) .what-if").first).to_be_visible()
    page.locator(".what-if").nth(1).click()
    expect(page.locator(".odds-rows:not([data-stale]) tbody tr").first).to_be_visible()


def board_of_columns(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/analyse#ruleset=yamb&dice=123456&rolls_left=1")
    expect(page.locator(".moves:not([data-stale]) .what-if").first).to_be_visible()
    page.locator(".entry").nth(3).click()


def sheet(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/analyse#ruleset=yahtzee&scorecard=ones:3")
    page.locator(".modes button").nth(1).click()
    page.locator(".check-table tbody input").first.fill("7")
    expect(page.locator(".cell-problem")).to_be_visible()
    page.locator(".paste summary").click()


def quick_start(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/docs")
    expect(page.locator("#quick-start-curl pre")).to_be_visible()


def docs(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/docs/roll")
    page.get_by_role("button", name="Send").first.click()
    expect(page.locator("output").first).to_have_text("Answer 200")


def rules(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/rules")
    expect(page.locator(".games")).to_be_visible()


def rules_of_kismet(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/rules/kismet")
    expect(page.locator(".empty-card")).to_be_visible()


def rules_of_columns(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/rules/triple-yahtzee")
    expect(page.locator(".empty-card")).to_be_visible()


def make(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/make#ruleset=kismet")
    expect(page.locator(".follows li").first).to_be_visible()
    page.fill("#at-dice_count", "7")
    expect(page.locator("#at-dice_count-wrong")).to_be_visible()
    for place in (5, 6, 8):
        page.locator(".make-categories summary").nth(place).click()
    page.locator("summary").filter(has_text="The rules").click()
    page.locator("summary").filter(has_text="As JSON").click()


def problems(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/problems")
    expect(page.locator("h2").first).to_be_visible()


def problem(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/problems")
    page.get_by_role("link", name="wrong-move").click()
    expect(page.locator("h1")).to_have_text("Invalid move in the query string")


def promises(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/changelog")
    page.get_by_role("link", name="what v1 keeps").click()
    expect(page.locator("h1")).to_have_text("What v1 keeps")


def texts(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/texts/de")
    expect(page.locator("h1")).to_have_text("Texts in German")


def missing(page: Page, site: Site) -> None:
    page.route("**/none", lambda route: route.fulfill(response=route.fetch(), status=200))
    page.goto(f"{site.url}/none")
    expect(page.locator("h1")).to_have_text("Page not found")


def reasons(page: Page, site: Site) -> None:
    begin(page, site, "yatzy-forced", ("", ""))
    page.select_option("#coach-mode", "always")
    page.click(".roll")
    page.locator(".coach .more summary").click()
    expect(page.locator(".reasons li").first).to_be_visible()
    expect(page.locator(".outlook svg")).to_be_visible()


def review(page: Page, site: Site) -> None:
    begin(page, site, "yatzy-forced", ("",))
    play_to_the_end(page)
    page.click(".roll")
    expect(page.locator(".highlights .point").first).to_be_visible()
    page.locator(".highlights .more summary").first.click()
    expect(page.locator(".highlights .reasons").first).to_be_visible()
    page.locator(".turn-charts > summary").click()
    page.locator(".decisions > summary").click()
    decision = page.locator(".decision").filter(has=page.locator(".grade:not(.best, .good)")).last
    decision.locator("> summary").click()
    decision.locator(".more summary").click()
    expect(decision.locator(".reasons li").first).to_be_visible()


PLACES: list[Place] = [reviewed,
    home, home_commented, setup, match, verdict, daily, keys, kismet, balut, saved_rolls, locked, columns, factors,
    board, board_of_columns, sheet, settings,
    rules, rules_of_kismet, rules_of_columns, make, widget, quick_start, docs, problems, problem, promises, texts,
    missing,
]  # fmt: skip
USUAL = [home_commented, match, reviewed, board, rules, make, quick_start]
"""One page of each kind."""
PLACES_WITH_OUTLOOKS: list[Place] = [reasons, review]


@pytest.mark.parametrize(("go", "looks"), looked_at(USUAL, PLACES))
def test_axe_finds_no_violation_on_any_page(browser: Browser, site: Site, go: Place, looks: list[Look]) -> None:
    look_for_violations(browser, site, go, looks)


@pytest.mark.exhaustive
@pytest.mark.parametrize("go", PLACES_WITH_OUTLOOKS, ids=names)
def test_axe_finds_no_violation_in_reasons_and_review(browser: Browser, site_with_outlooks: Site, go: Place) -> None:
    look_for_violations(browser, site_with_outlooks, go)


@pytest.mark.exhaustive
@pytest.mark.parametrize("go", [home, setup, match, settings, widget], ids=names)
def test_nothing_overflows_a_zoomed_page(browser: Browser, site: Site, go: Place) -> None:
    # A window of 1280 pixels at 200% shows 640 of them. German has long words.
    with visit(browser, (site.url,), viewport={"width": 640, "height": 450}, locale="de-DE") as visited:
        page = visited.page
        go(page, site)
        assert page.evaluate("document.documentElement.scrollWidth") <= 640


@in_languages
def test_nothing_overflows_a_phone_in_any_language(browser: Browser, site: Site, languages: list[str]) -> None:
    with visit(browser, (site.url,), {"coach": True}, viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        setup(page, site)
        wide = widths_by_language(page, ".start", languages)
        page.click(".start")
        page.click(".roll")
        wide += widths_by_language(page, ".move-list", languages)
        assert len(wide) == 2 * len(languages)
        assert [each for each in wide if each[2] > 320] == []


@pytest.mark.exhaustive
def test_the_card_does_not_move_on_a_phone_while_dice_are_rolled(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}, viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("", ""))
        page.click(".roll")
        for _ in range(4):
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Space")
        page.click(".roll")
        assert page.locator(".die[aria-pressed=true]").count() == 1
        assert page.evaluate("scrollY") == 0


@pytest.mark.exhaustive
def test_dice_do_not_tumble_with_reduced_motion(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), reduced_motion="reduce") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.click(".roll")
        assert page.evaluate("document.getAnimations().length") == 0
        durations = page.evaluate(
            "[...document.querySelectorAll('.cube, .stage')].map((e) => getComputedStyle(e).transitionDuration)"
        )
        assert set(durations) == {"0s"}


@pytest.mark.exhaustive
def test_dice_tumble_without_reduced_motion(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), reduced_motion="no-preference") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        # In one step in the page: dice may stop before a busy machine asks.
        assert page.evaluate("document.querySelector('.roll').click(), document.getAnimations().length") > 0


def test_the_browsers_language_is_used(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), locale="nb-NO") as visited:
        page = visited.page
        setup(page, site)
        assert page.evaluate("document.documentElement.lang") == "no"


@pytest.mark.exhaustive
def test_every_language_can_be_chosen_and_persists(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        settings(page, site)
        offered = page.locator("#setting-lang option").evaluate_all("options => options.map((option) => option.value)")
        assert sorted(offered) == LANGUAGES
        for language in offered:
            page.select_option("#setting-lang", language)
            expect(page.locator("h1")).to_have_text(texts_in(language).say("setupTitle"))
            assert page.evaluate("document.documentElement.lang") == language
        page.select_option("#setting-lang", "fi")
        page.locator("dialog .primary").click()
        page.click(".start")
        expect(page.locator("tbody th").first).to_have_text("Ykköset")
        page.reload()
        expect(page.locator(".roll")).to_have_text(texts_in("fi").say("roll"))


def test_a_theme_can_be_chosen_and_persists(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), color_scheme="light") as visited:
        page = visited.page
        settings(page, site)
        light = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.select_option("#setting-theme", "dark")
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert light != dark
        page.goto(site.url)
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
