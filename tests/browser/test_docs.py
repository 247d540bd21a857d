"""The API reference: pages that can send the requests of examples."""

import json
import subprocess
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from api.site.quick_start import LANGUAGES
from tests.api.read_contract import operations
from tests.browser.site import Site
from tests.browser.visit import Visit, visit
from tests.selection import usually

PHONE: Final = {"width": 360, "height": 740}


def test_every_operation_is_a_link_away(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/docs")
    expect(page.locator("#quick-start-curl pre")).to_contain_text(f"curl -s '{site.url}/v1/score?dice=33366'")
    page.get_by_role("link", name="All operations").click()
    assert page.locator(".operations a").count() == len(list(operations()))
    page.get_by_role("link", name="POST /v1/advice", exact=True).click()
    expect(page).to_have_url(f"{site.url}/docs/advise")
    expect(page.get_by_role("heading", name="Recommend a move")).to_be_visible()
    page.locator("#body").locator("..").get_by_role("link", name="AdviceRequest").click()
    wait_for_top(page, "#AdviceRequest")
    expect(page.locator("#AdviceRequest .fields")).to_contain_text("rolls_left")


def test_an_example_can_be_changed_and_sent(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/docs/roll")
    example = page.locator("details.example").first
    example.locator("textarea").fill('{"ruleset": "crag", "keep": [6], "seed": 3}')
    example.get_by_role("button", name="Send").click()
    expect(example.locator("pre")).to_contain_text('"keep"')
    expect(example.locator("output")).to_have_text("Answer 200")
    answer = json.loads(example.locator("pre").inner_text())
    assert answer["keep"] == [6]
    assert len(answer["dice"]) == 3
    example.locator("textarea").fill("[")
    example.get_by_role("button", name="Send").click()
    expect(example.locator("output")).to_have_text("Answer 400")
    visitor.forgive("Failed to load resource")


def test_a_link_opens_an_example(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/docs/score_by_query#example-four_times")
    example = page.locator("#example-four_times")
    expect(example.locator("pre")).to_be_visible()
    wait_for_top(page, "#example-four_times")
    assert "ruleset=balut&dice=55556" in example.locator("input").input_value()
    example.get_by_role("button", name="Send").click()
    expect(example.locator("pre")).to_contain_text('"balut"')


HARD: Final = {"ruleset": "crag", "keep": [6], "who": 'it\'s $HOME `x` \\(y) \n "q"'}


def test_a_request_can_be_copied_for_a_shell(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), permissions=["clipboard-read", "clipboard-write"]) as visited:
        page = visited.page
        page.goto(f"{site.url}/docs/roll")
        example = page.locator("details.example").first
        example.locator("textarea").fill(json.dumps(HARD))
        example.get_by_role("button", name="Copy as curl").click()
        expect(example.get_by_role("button", name="Copied")).to_be_visible()
        copied = page.evaluate("navigator.clipboard.readText()")
    shown = subprocess.run(["/bin/bash", "-c", ARGUMENTS + copied], check=True, capture_output=True, text=True).stdout
    assert shown.split("\0")[:-1] == ["-s", f"{site.url}/v1/roll", "--json", json.dumps(HARD)]


ARGUMENTS: Final = """curl() { printf '%s\\0' "$@"; }
"""


def test_no_script_is_needed_for_reading(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), java_script_enabled=False, viewport=PHONE) as visited:
        page = visited.page
        page.goto(f"{site.url}/docs")
        page.locator('.operations a[href="/docs/score"]').click()
        expect(page.locator("details.example pre").first).to_contain_text('"full_house": 25')
        expect(page.get_by_role("button", name="Send")).to_have_count(0)


@pytest.mark.parametrize("path", usually(["/docs/advise"], ["/docs", "/docs/score_by_query", "/docs/review_game"]))
def test_nothing_is_cut_off_on_a_phone(browser: Browser, site: Site, path: str) -> None:
    with visit(browser, (site.url,), viewport=PHONE) as visited:
        visited.page.goto(f"{site.url}{path}")
        assert visited.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("language", usually(["kotlin"], [each.id for each in LANGUAGES]))
def test_a_link_opens_a_language_of_the_quick_start(visitor: Visit, site: Site, language: str) -> None:
    address = f"{site.url}/docs#quick-start-{language}"
    page = visitor.page
    page.goto(address)
    look_at_language(page, language)
    expect(page).to_have_url(address)


def look_at_language(page: Page, language: str) -> None:
    """Check that only this language is open, at the top of the window."""
    block = page.locator(f"#quick-start-{language}")
    expect(block.locator("pre")).to_be_visible()
    assert page.locator(".quick-start details[open]").count() == 1
    wait_for_top(page, f"#quick-start-{language}")


def wait_for_top(page: Page, selector: str) -> None:
    """Wait until an element is at the top of the window."""
    page.wait_for_function(AT_THE_TOP, arg=selector)


AT_THE_TOP: Final = """(selector) => {
  const { top } = document.querySelector(selector).getBoundingClientRect();
  return 0 <= top && top < 100;
}"""
