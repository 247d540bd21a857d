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
    roll = blocks.filter(has_text="/v1/roll")
    roll.locator(".opblock-summary-control").click()
    roll.locator("textarea").fill('{"ruleset": "crag", "keep": [6], "seed": 3}')
    roll.get_by_role("button", name="Execute").click()
    answered = roll.locator(".live-responses-table")
    expect(answered.locator(".response-col_status").last).to_contain_text("200")
    answer = json.loads(answered.locator(".response-col_description pre").first.inner_text())
    assert answer["keep"] == [6]
    assert len(answer["dice"]) == 3
