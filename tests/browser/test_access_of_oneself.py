"""Accessibility of the personal pages: axe, narrow screens in every language."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessible import Look, Place, look_for_violations, looked_at, names
from tests.browser.actions import drawn_anew
from tests.browser.site import Site, in_languages
from tests.browser.stored_games import store_games
from tests.browser.training import serve_puzzles
from tests.browser.visit import visit
from tests.committed_rolls import vectors
from tests.selection import usually

CHECKED = ("first", "another server value", "another face")
"""Vectors with different verdicts."""


def train(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/train")
    expect(page.locator(".themes")).to_be_visible()


def exercise(page: Page, site: Site) -> None:
    serve_puzzles(page, site)
    train(page, site)
    page.click(".today .button")
    page.locator(".die").first.click()


def answered(page: Page, site: Site) -> None:
    exercise(page, site)
    page.click(".keep")
    expect(page.locator(".answer .why .point")).to_be_visible()
    page.locator(".answer .more summary").click()


def trained(page: Page, site: Site) -> None:
    exercise(page, site)
    for number in range(10):
        expect(page.locator(".exercise h1")).to_have_text(f"{number + 1} of 10")
        page.locator(".offer").first.click()
        page.click(".next")
    expect(page.locator(".train-result")).to_be_visible()


def history_empty(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/history")
    expect(page.locator(".empty")).to_be_visible()
    page.locator(".roll-check summary").click()
    page.locator("#roll-text").fill(json.dumps([each["answer"] for each in vectors() if each["name"] in CHECKED]))
    page.locator(".roll-check .button").click()
    expect(page.locator(".roll-check li")).to_have_count(len(CHECKED))


def history(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/train")
    store_games(page)
    page.goto(f"{site.url}/history")
    expect(page.locator(".losses svg")).to_be_visible()
    page.locator(".games .confirmed button").first.click()


def take(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/offline")
    expect(page.locator(".take-games li").last).to_contain_text("MB")


PLACES: list[Place] = [train, exercise, answered, trained, history_empty, history, take]


@pytest.mark.exhaustive
@pytest.mark.parametrize(("go", "looks"), looked_at([answered, history, take], PLACES))
def test_axe_finds_no_violation_and_nothing_overflows(
    browser: Browser, site: Site, go: Place, looks: list[Look]
) -> None:
    look_for_violations(browser, site, go, looks)


@in_languages
@pytest.mark.parametrize("go", usually([train, history, take], PLACES), ids=names)
def test_nothing_overflows_a_phone_in_any_language(
    browser: Browser, site: Site, go: Place, languages: list[str]
) -> None:
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        go(page, site)
        for language in languages:
            with drawn_anew(page, language):
                page.select_option("#lang", language)
            assert (language, page.evaluate("document.documentElement.scrollWidth")) == (language, 320)
