"""The API reference, a page that can send requests."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from api.site.quick_start import LANGUAGES
from tests.api.read_contract import SPECIFICATION, operations
from tests.browser.site import Site
from tests.browser.visit import Visit, visit
from tests.selection import usually

PATIENCE: Final = 60_000
"""Milliseconds for Swagger UI to show the contract, which takes 3 s on an idle machine."""


def shown(page: Page, address: str) -> Page:
    """Open the API reference and wait until all operations and the addressed one are shown."""
    page.goto(address)
    if "#/" not in address:
        page.get_by_role("link", name="All operations").click()
    page.locator(".opblock").first.wait_for(timeout=PATIENCE)
    if "#/" in address:
        page.locator(".opblock.is-open textarea").wait_for(timeout=PATIENCE)
    return page


@pytest.fixture(scope="module")
def contract(browser: Browser, site: Site) -> Iterator[Visit]:
    """Yield a visit to the page with all operations, shared by all tests that send requests."""
    with visit(browser, (site.url,)) as visited:
        shown(visited.page, f"{site.url}/docs#/play/roll")
        wait_for_top(visited.page, ".opblock.is-open")
        yield visited


@pytest.fixture
def operation(contract: Visit) -> Visit:
    """Return the visit with one unused operation open."""
    block = contract.page.locator("#operations-play-roll")
    clear = block.get_by_role("button", name="Clear", exact=True)
    if clear.count():
        clear.click()
    expect(block.locator(".request-snippets")).to_have_count(0)
    return contract


@pytest.mark.exhaustive
def test_every_operation_is_listed(contract: Visit) -> None:
    page = contract.page
    assert page.locator(".opblock").count() == len(list(operations()))
    expect(page.locator(".info .title")).to_contain_text(SPECIFICATION["info"]["title"])
    expect(page.locator('.info a[href="/problems"]')).to_be_visible()


@pytest.mark.exhaustive
def test_every_operation_can_be_opened_and_tried(visitor: Visit, site: Site) -> None:
    page = shown(visitor.page, f"{site.url}/docs")
    blocks = page.locator(".opblock")
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
    # The address now leads to this operation, and the request can be copied in five languages.
    expect(page).to_have_url(f"{site.url}/docs#/play/roll")
    expect(roll.locator(".request-snippets .curl")).to_contain_text("/v1/roll")
    roll.get_by_text("Kotlin", exact=True).click()
    expect(roll.locator(".request-snippets")).to_contain_text("HttpRequest.newBuilder")
    answered = roll.locator(".live-responses-table")
    expect(answered.locator(".response-col_status").last).to_contain_text("200")
    answer = json.loads(answered.locator(".response-col_description pre").first.inner_text())
    assert answer["keep"] == [6]
    assert len(answer["dice"]) == 3


@pytest.mark.exhaustive
def test_a_link_scrolls_to_the_heading_of_an_operation(visitor: Visit, site: Site) -> None:
    page = shown(visitor.page, f"{site.url}/docs#/play/roll")
    wait_for_top(page, ".opblock.is-open")


@pytest.mark.parametrize("language", usually(["kotlin"], [each.id for each in LANGUAGES]))
def test_a_link_opens_a_language_of_the_quick_start(visitor: Visit, site: Site, language: str) -> None:
    address = f"{site.url}/docs#quick-start-{language}"
    page = visitor.page
    page.goto(address)
    look_at_language(page, language)
    expect(page).to_have_url(address)


@pytest.mark.exhaustive
def test_a_link_on_the_page_opens_a_language_too(visitor: Visit, site: Site) -> None:
    page = shown(visitor.page, f"{site.url}/docs#/play/roll")
    page.evaluate("location.hash = 'quick-start-kotlin'")
    look_at_language(page, "kotlin")


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


HARD: Final = {"ruleset": "crag", "keep": [6], "who": 'it\'s $HOME ${1} `x` \\(y) \\#(z) \n "q"', "all": [True, None]}


@pytest.mark.parametrize(
    "body",
    usually(
        [json.dumps(HARD)],
        [json.dumps(HARD), json.dumps(HARD, indent=2), '"say ""', '""""\n\\', "{'keep': `${6}`}"],
    ),
)
def test_copied_requests_equal_the_sent_one(operation: Visit, body: str) -> None:
    page = operation.page
    block = page.locator("#operations-play-roll")
    block.locator("textarea").fill(body)
    with page.expect_request("**/v1/roll") as asking:
        block.get_by_role("button", name="Execute").click()
    request = asking.value
    expect(block.locator(".request-snippets pre").first).to_contain_text("/v1/roll")
    asked = [request.method, request.url, "application/json"]
    assert request.post_data == body

    program = snippet(block, "JavaScript")
    *rest, sent = page.evaluate(ASK_IN_JAVASCRIPT, program)
    assert rest == asked
    if "JSON.stringify" in program:
        assert json.loads(sent) == json.loads(body)
    else:
        assert sent == body
    assert said_by(sys.executable, "-c", ASK_IN_PYTHON, snippet(block, "Python")) == [*asked, body]
    *options, _, sent = said_by("bash", "-c", ASK_IN_BASH + snippet(block, "curl"))
    assert {"POST", request.url, "Content-Type: application/json"} <= set(options)
    assert sent == body
    # A failing request shows the answer, and the browser logs it.
    operation.forgive("Failed to load resource")


ASK_IN_JAVASCRIPT: Final = """async (text) => {
  const sent = [];
  const fetch = async (url, { method, headers, body }) => {
    sent.push(method, url, headers["Content-Type"], body);
    return { json: () => null };
  };
  const AsyncFunction = (async () => {}).constructor;
  await new AsyncFunction("fetch", "console", text)(fetch, { log: () => null });
  return sent;
}"""
ASK_IN_PYTHON: Final = """
import httpx, json, sys
def request(method, url, *, content=None, headers):
    print(json.dumps([method, url, headers["Content-Type"], content]))
    sys.exit()
httpx.request = request
exec(sys.argv[1])
"""
ASK_IN_BASH: Final = """curl() { python3 -c 'import json, sys; print(json.dumps(sys.argv[1:]))' "$@"; }
"""


def snippet(block: Locator, language: str) -> str:
    """Return the sent request in a language."""
    snippets = block.locator(".request-snippets")
    snippets.get_by_role("button").filter(has_text=language).click()
    return snippets.locator("pre").first.inner_text()


def said_by(*command: str) -> Any:
    """Return the JSON output of a program."""
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.exhaustive
def test_nothing_is_cut_off_on_a_phone(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), viewport={"width": 360, "height": 740}) as visited:
        page = shown(visited.page, f"{site.url}/docs#/play/roll")
        responses = page.locator(".opblock.is-open tr.response")
        expect(responses.first).to_be_visible()
        option = page.locator("#quick-start-curl p").get_by_text("--json", exact=True)
        assert option.evaluate("option => option.getClientRects().length") == 1
        heads = responses.locator(".headers th")
        assert set(heads.evaluate_all(LINES)) == {1}
        assert responses.locator("select.content-type").evaluate_all(CUT) == []
        boxes = responses.locator(".headers-wrapper")
        assert boxes.count() > 3
        assert boxes.evaluate_all("boxes => boxes.filter((box) => box.scrollHeight > box.clientHeight).length") == 0


LINES: Final = """heads => heads.map((head) => {
  const text = document.createRange();
  text.selectNodeContents(head);
  return text.getClientRects().length;
})"""
CUT: Final = """selects => selects.filter((select) => {
  const width = select.offsetWidth;
  Object.assign(select.style, { width: "max-content", minWidth: "0", maxWidth: "none" });
  return select.offsetWidth > width;
}).map((select) => select.value)"""
