"""The contract as a page that sends requests."""

import json

from playwright.sync_api import expect

from tests.api.contract import SPECIFICATION, operations
from tests.browser.site import Site
from tests.browser.visit import Visit


def test_every_operation_is_there_and_can_be_tried(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/docs")
    blocks = page.locator(".opblock")
    expect(blocks.first).to_be_visible()
    assert blocks.count() == len(list(operations()))
    expect(page.locator(".info .title")).to_contain_text(SPECIFICATION["info"]["title"])
    expect(page.locator('.info a[href="/problems"]')).to_be_visible()
    first = page.locator("#quick-start-curl pre")
    expect(first).to_contain_text(f"curl -s '{site.url}/v1/score?dice=33366'")
    page.locator("#quick-start-swift summary").click()
    expect(first).to_be_hidden()
    roll = blocks.filter(has_text="/v1/roll")
    roll.locator(".opblock-summary-control").click()
    roll.locator("textarea").fill('{"ruleset": "crag", "keep": [6], "seed": 3}')
    roll.get_by_role("button", name="Execute").click()
    # The address now leads to this operation, and the request is there to copy in five languages.
    expect(page).to_have_url(f"{site.url}/docs#/play/roll")
    expect(roll.locator(".request-snippets .curl")).to_contain_text("/v1/roll")
    roll.get_by_text("Kotlin", exact=True).click()
    expect(roll.locator(".request-snippets")).to_contain_text("HttpRequest.newBuilder")
    answered = roll.locator(".live-responses-table")
    expect(answered.locator(".response-col_status").last).to_contain_text("200")
    answer = json.loads(answered.locator(".response-col_description pre").first.inner_text())
    assert answer["keep"] == [6]
    assert len(answer["dice"]) == 3


def test_a_link_leads_to_the_head_of_an_operation(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/docs#/play/roll")
    opened = page.locator(".opblock.is-open")
    expect(opened.locator("textarea")).to_be_visible()
    top = opened.evaluate("block => block.getBoundingClientRect().top")
    assert 0 <= top < 100
