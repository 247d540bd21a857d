"""A custom ruleset: created in a form, corrected, played, stored, and found again."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import asked, state
from tests.browser.making import THREE_DICE, address, opened
from tests.browser.site import Site, in_languages
from tests.browser.visit import visit


def said(page: Page) -> dict[str, Any]:
    """Return the shown definition."""
    definition: dict[str, Any] = json.loads(page.locator("pre").text_content() or "")
    return definition


def test_a_mistake_is_shown_next_to_its_field_and_can_be_corrected(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site, address(THREE_DICE))
        expect(page.locator(".follows")).to_contain_text("Totals from 0 to 50")
        page.fill("#at-rolls", "9")
        wrong = page.locator("#at-rolls-wrong")
        expect(wrong).to_have_text("Allowed: 1 to 5.")
        expect(page.locator("#at-rolls")).to_have_attribute("aria-invalid", "true")
        expect(page.locator(".follows")).to_contain_text("Fix 1 problem first")
        expect(page.get_by_role("link", name="Play it")).to_have_count(0)
        page.fill("#at-rolls", "3")
        expect(wrong).to_be_hidden()
        expect(page.get_by_role("link", name="Play it")).to_be_visible()
        # In a collapsed category: a longer run than there are dice.
        page.locator(".make-categories summary").nth(2).click()
        page.select_option("#at-categories-2-needs-run", "5")
        expect(page.locator(".make-categories li").nth(2).locator(".wrong").filter(has_text="dice")).to_be_visible()


def test_only_differences_from_the_base_are_stated(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site)
        assert said(page) == {"base": "yahtzee"}
        page.locator(".make-categories summary").filter(has_text="Full house").click()
        page.fill("#at-categories-8-pays-points", "30")
        page.fill("#at-bonus-0-pays", "50")
        page.select_option("#at-joker-rule", "")
        expect(page.locator("pre")).to_contain_text("drop")
        full_house = {"id": "full_house", "needs": {"groups": [3, 2]}, "pays": {"points": 30}}
        expected = {
            "base": "yahtzee",
            "bonus": [{"at": 63, "pays": 50}],
            "categories": [full_house],
            "joker": {"drop": True},
        }
        assert said(page) == expected
        report = asked(site, "/v1/rulesets/check", {"ruleset": expected})
        expect(page.locator(".follows")).to_contain_text(f"to {report['facts']['greatest_total']}")


@pytest.mark.exhaustive
def test_an_invalid_category_is_shown_next_to_its_field(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site)
        page.locator(".make-categories summary").filter(has_text="Small straight").click()
        page.fill("#at-categories-9-pays-points", "5000")
        expect(page.locator("#at-categories-9-pays-points-wrong")).to_have_text("Allowed: \N{MINUS SIGN}1000 to 1000.")


def test_a_custom_game_can_be_played_and_continues_after_a_reload(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site, address(THREE_DICE))
        page.get_by_role("link", name="Play it").click()
        expect(page.locator("#ruleset option:checked")).to_have_text("Three dice")
        page.click(".opponent:has([value=alone])")
        page.click(".start")
        page.click(".roll")
        assert page.locator(".die").count() == 3
        expect(page.locator(".offer")).to_have_count(3)
        page.locator(".offer:not([data-zero])").first.click()
        kept = state(page)
        assert kept["ruleset"]["title"] == "Three dice"
        assert len(kept["players"][0]["turns"]) == 1
        page.reload()
        expect(page.locator("tbody th").filter(has_text="Pair")).to_be_visible()
        assert len(state(page)["players"][0]["turns"]) == 1
        page.click(".roll")
        expect(page.locator(".offer")).to_have_count(2)


@pytest.mark.exhaustive
def test_a_custom_game_is_stored_and_listed(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site, address(THREE_DICE))
        page.get_by_role("button", name="Save").click()
        opened(page, site, "#ruleset=crag")
        page.get_by_role("button", name="Three dice", exact=True).click()
        expect(page.locator("#at-title")).to_have_value("Three dice")
        expect(page.locator(".make-categories li")).to_have_count(3)
        # The address contains everything, so it can be shared.
        page.reload()
        expect(page.locator("#at-title")).to_have_value("Three dice")
        page.goto(f"{site.url}/play")
        expect(page.locator("#ruleset option").filter(has_text="Three dice")).to_have_count(1)
        opened(page, site)
        forget = page.get_by_role("button", name="Delete Three dice")
        forget.click()
        expect(page.get_by_role("alert").filter(has_text="Delete “Three dice” from this browser?")).to_be_visible()
        page.get_by_role("button", name="Keep", exact=True).click()
        expect(forget).to_be_focused()
        forget.click()
        page.get_by_role("button", name="Delete", exact=True).click()
        expect(page.locator(".own")).to_have_count(0)


@pytest.mark.exhaustive
def test_back_restores_the_previous_draft(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site, address(THREE_DICE))
        page.fill("#at-title", "Drei")
        # Immediately, before the consequences are known.
        page.select_option("#at-base", "crag")
        expect(page.locator(".follows")).to_contain_text("Totals from")
        expect(page.locator("#at-title")).to_have_value("")
        page.go_back()
        expect(page.locator("#at-title")).to_have_value("Drei")
        expect(page.locator(".make-categories li")).to_have_count(3)


@pytest.mark.exhaustive
def test_a_category_can_be_created(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        opened(page, site)
        page.select_option("#at-base", "")
        expect(page.locator(".make-categories li")).to_have_count(0)
        page.click("#add-category")
        page.fill("#at-categories-0-title", "Odd ones")
        page.select_option("#at-categories-0-kind", "faces")
        page.locator("#at-categories-0-needs-faces-face2").uncheck()
        page.locator("#at-categories-0-needs-faces-face5").check()
        page.select_option("#at-categories-0-payskind", "points")
        page.fill("#at-categories-0-pays-points", "25")
        expect(page.locator("pre")).to_contain_text("25")
        needs, pays = {"faces": [1, 3, 5]}, {"points": 25}
        assert said(page) == {"categories": [{"id": "category", "title": "Odd ones", "needs": needs, "pays": pays}]}
        page.locator("summary").filter(has_text="The rules").click()
        expect(page.locator("#category-category p").first).to_have_text(
            "Each of these faces: 1, 3, and 5. Pays 25 points."
        )


@in_languages
def test_the_editor_works_on_a_phone_in_every_language(browser: Browser, site: Site, languages: list[str]) -> None:
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        opened(page, site)
        for language in languages:
            page.select_option("#lang", language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(".follows li").first).to_be_visible()
            page.locator(".make-categories summary").nth(8).click()
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, language


@pytest.mark.exhaustive
@pytest.mark.parametrize("fragment", ["#r=xx", "#r=W10", "#ruleset=none"])
def test_invalid_rulesets_are_refused(browser: Browser, site: Site, fragment: str) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}/make{fragment}")
        expect(page.locator(".follows li, main [role=alert]").first).to_be_visible()
        visited.forgive("404")


@pytest.mark.exhaustive
def test_a_link_is_opened_and_a_broken_one_reported(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        unknown = page.get_by_role("alert").filter(has_text="Unknown game.")
        opened(page, site)
        expect(unknown).to_have_count(0)
        opened(page, site, address(THREE_DICE))
        # The skip link does not leave the game.
        page.locator(".skip").focus()
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_be_focused()
        page.evaluate("location.hash = '#ruleset=crag'")
        expect(page.locator("#at-base")).to_have_value("crag")
        page.go_back()
        expect(page.locator("#at-title")).to_have_value("Three dice")
        no_rulesets: list[dict[str, Any]] = [{"categories": 5}, {"base": "yatzy", "bonus": {}}]
        for fragment in ("#ruleset=yathzee", "#r=broken", *map(address, no_rulesets)):
            page.goto(f"{site.url}/docs")
            opened(page, site, fragment)
            expect(unknown).to_be_visible()
            expect(page.locator("#at-base")).to_have_value("yahtzee")
