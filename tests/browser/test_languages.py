"""Changing the language at any time."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.actions import begin, drawn_anew, play_to_the_end, state
from tests.browser.site import LANGUAGES, Site, in_languages
from tests.browser.visit import Visit, visit
from tests.selection import usually

LEFT_BEHIND = """async ([before, now]) => {
  const [old, current] = await Promise.all([before, now].map(async (language) => {
    const { default: texts } = await import(`/web/i18n/${language}.js`);
    return Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : Object.values(text)))
      .filter((text) => text.replace(/\\{\\w+\\}/g, "").match(/\\p{L}{3}/u))
      .map((text) => text.replace(/[.*+?^$()|[\\]\\\\]/g, "\\\\$&").replace(/\\{\\w+\\}/g, ".*"))
      .map((text) => new RegExp(`^${text}$`));
  }));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [...document.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
  const apart = "#setting-lang, script, noscript, .tables tbody th";
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest(apart)) said.push(walker.currentNode.data);
  const isOf = (texts, words) => texts.some((text) => text.test(words));
  return said.flatMap((each) => each.split(" · ")).map((each) => each.trim())
    .filter((words) => isOf(old, words) && !isOf(current, words));
}"""
"""Texts on the page in the previous language only; titles of categories come from the API."""


def through_languages(page: Page, stays: str, languages: list[str]) -> None:
    """Choose these languages in turn, and English at the end; `stays` is shown in each."""
    before = "en"
    page.click("#settings-button")
    for language in [*(each for each in languages if each != "en"), "en"]:
        # Elements of the previous drawing are gone.
        with drawn_anew(page, language):
            page.select_option("#setting-lang", language)
        expect(page.locator(stays).first).to_be_visible()
        assert page.evaluate(LEFT_BEHIND, [before, language]) == [], (before, language)
        titles = page.locator(".tables tbody th").all_inner_texts()
        assert titles in ([], category_titles(page, language))
        before = language
    page.keyboard.press("Escape")


def category_titles(page: Page, language: str) -> list[str]:
    ask = "lang => fetch(`/v1/rulesets/yahtzee?lang=${lang}`).then((answer) => answer.json())"
    definition: dict[str, Any] = page.evaluate(ask, language)
    return [category["title"] for category in definition["categories"]]


@pytest.mark.exhaustive
def test_the_choice_of_players_and_game_survives_a_change_of_language(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.select_option("#ruleset", "yatzy")
    page.click(".setup-players summary")
    page.locator(".players input").first.fill("Åsa")
    page.locator(".players select").last.select_option("beginner")
    page.click(".setup-players > .button")
    through_languages(page, ".start", LANGUAGES)
    assert page.locator("#ruleset").input_value() == "yatzy"
    names = page.locator(".players input").evaluate_all("found => found.map((each) => each.value)")
    assert names == ["Åsa", "Computer", "Player 3"]
    kinds = page.locator(".players select").evaluate_all("found => found.map((each) => each.value)")
    assert kinds == ["", "beginner", ""]


@in_languages
def test_the_language_can_be_changed_at_any_time_in_a_game(visitor: Visit, site: Site, languages: list[str]) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "club"))
    page.select_option("#coach-mode", "always")
    through_languages(page, ".outlook svg", languages)
    page.click(".roll")
    expect(page.locator(".move-list")).to_be_visible()
    before = state(page)
    through_languages(page, ".move-list", languages)
    assert state(page) == before
    page.locator(".offer:not([data-zero])").first.click()
    page.click(".roll")
    through_languages(page, ".match", languages)
    expect(page.locator(".roll")).to_have_text("Next")


@pytest.mark.exhaustive
def test_the_language_can_be_changed_after_a_game(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", ""))
    play_to_the_end(page)
    through_languages(page, ".match", LANGUAGES)
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    page.click("#settings-button")
    page.select_option("#setting-lang", "de")
    expect(page.locator(".player-review h2")).to_have_text(["Du", "Spieler 2"])
    assert page.evaluate(LEFT_BEHIND, ["en", "de"]) == []


@pytest.mark.exhaustive
def test_the_last_of_several_requested_languages_wins(visitor: Visit, site: Site) -> None:
    page = visitor.page
    late: list[Route] = []
    begin(page, site, "yahtzee", ("",))
    page.route("**/i18n/de.js", lambda route: late.append(route))
    page.evaluate(
        """(languages) => {
          const choice = document.getElementById("setting-lang");
          for (const language of languages) {
            choice.value = language;
            choice.dispatchEvent(new Event("change"));
          }
        }""",
        ["de", "fi"],
    )
    expect(page.locator(".roll")).to_have_text("Heitä")
    for route in late:
        route.continue_()
    visitor.settle()
    expect(page.locator(".roll")).to_have_text("Heitä")
    assert json.loads(page.evaluate("localStorage.getItem('keepwise.settings')"))["lang"] == "fi"


@pytest.mark.exhaustive
def test_a_language_that_does_not_load_is_not_chosen(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.route("**/i18n/de.js", lambda route: route.abort())
        page.click("#settings-button")
        page.select_option("#setting-lang", "de")
        expect(page.get_by_role("alert")).to_have_text(["This language could not be loaded."])
        assert page.locator("#setting-lang").input_value() == "en"
        expect(page.locator(".roll")).to_have_text("Roll")
        visited.forgive("net::ERR_")


@pytest.mark.parametrize(
    "path", usually(["/analyse"], ["/", "/analyse", "/train", "/history", "/rules", "/make", "/offline"])
)
def test_a_language_that_fails_to_load_is_reported_on_every_page(browser: Browser, site: Site, path: str) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}{path}")
        visited.settle()
        page.route("**/i18n/de.js", lambda route: route.abort())
        page.select_option("#lang", "de")
        expect(page.locator(".complaint")).to_have_text("This language could not be loaded.")
        assert page.locator("#lang").input_value() == "en"
        visited.forgive("net::ERR_")


def test_the_default_game_depends_on_the_language(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), locale="ko-KR") as visited:
        page = visited.page
        page.goto(f"{site.url}/play")
        expect(page.locator("#ruleset")).to_have_value("yacht-nintendo")
        expect(page.locator("#ruleset option:checked")).to_have_text("요트 다이스")
        page.click("#settings-button")
        page.select_option("#setting-lang", "de")
        expect(page.locator("#ruleset")).to_have_value("kniffel")
        page.keyboard.press("Escape")
        page.select_option("#ruleset", "crag")
        page.click("#settings-button")
        page.select_option("#setting-lang", "fr")
        expect(page.locator(".start")).to_have_text("Jouer")
        expect(page.locator("#ruleset")).to_have_value("crag")
        page.reload()
        expect(page.locator("#ruleset")).to_have_value("crag")
