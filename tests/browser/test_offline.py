"""Losing and regaining the connection to the server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.actions import faces, let_computer_play, play_to_the_end, start, state
from tests.browser.cached_pages import eventually
from tests.browser.making import opened
from tests.browser.site import Site
from tests.browser.visit import Visit, visit
from tests.selection import usually


@pytest.fixture
def cut_off(browser: Browser, own_site: Site) -> Iterator[Visit]:
    with visit(browser, (own_site.url,)) as visited:
        yield visited
        # The browser logs failed and incomplete requests.
        visited.forgive("net::ERR_")


@pytest.mark.exhaustive
def test_people_can_play_while_the_server_is_unreachable(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yahtzee", ("", ""))
    own_site.stop()
    for _ in range(2):
        page.click(".roll")
        page.locator(".offer").last.click()
    assert [len(player["turns"]) for player in state(page)["players"]] == [1, 1]


def test_the_computer_waits_for_the_server_and_continues(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yahtzee", ("", "perfect"))
    page.click(".roll")
    page.locator(".offer").last.click()
    own_site.stop()
    page.click(".roll")
    banner = page.get_by_role("alert").filter(has_text="Can’t reach the server")
    expect(banner).to_be_visible()
    expect(page.locator(".roll")).to_have_text("Waiting for the server")
    before = state(page)
    own_site.start()
    banner.get_by_role("button", name="Try again").click()
    expect(banner).to_be_hidden()
    expect(page.locator(".roll")).to_have_text("Next")
    let_computer_play(page)
    after = state(page)
    assert before["players"][1]["turns"] == []
    assert len(after["players"][1]["turns"]) == 1


@pytest.mark.exhaustive
def test_the_coach_recovers_automatically(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yahtzee", ("",))
    own_site.stop()
    page.select_option("#coach-mode", "always")
    page.click(".roll")
    expect(page.get_by_role("alert").filter(has_text="Can’t reach the server")).to_be_visible()
    expect(page.locator(".coach")).to_contain_text("The coach will be back when the server is")
    expect(page.locator(".coach-line")).to_have_text("The coach will be back when the server is.")
    dice = faces(page)
    own_site.start()
    expect(page.locator(".coach-line strong")).to_be_visible(timeout=10_000)
    expect(page.locator("#banner")).to_be_hidden()
    assert faces(page) == dice


ROOM = """() => {
  const box = (place) => document.querySelector(place).getBoundingClientRect();
  return [box("#banner").height <= 68, box(".sheet .total").bottom <= box(".tray").top];
}"""
"""Checks that the banner is low, and the whole card above the tray."""


def test_the_banner_leaves_the_card_its_place_and_can_be_closed(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    page.set_viewport_size({"width": 390, "height": 844})
    start(page, own_site, "yahtzee", ("", "perfect"))
    own_site.stop()
    page.select_option("#coach-mode", "always")
    page.click(".roll")
    banner = page.locator("#banner")
    expect(banner).to_be_visible()
    assert page.evaluate(ROOM) == [True, True]
    banner.get_by_role("button", name="Done").click()
    expect(banner).to_be_hidden()
    # It is closed for as long as the server is away.
    page.click(".roll")
    expect(page.locator(".coach")).to_contain_text("The coach will be back when the server is")
    expect(banner).to_be_hidden()
    own_site.start()
    expect(page.locator(".coach-line strong")).to_be_visible(timeout=10_000)
    own_site.stop()
    page.locator(".offer").last.click()
    page.click(".roll")
    expect(banner).to_be_visible()
    own_site.start()


def test_a_game_that_ends_offline_is_reviewed_later(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yatzy-forced", ("",))
    # The table brings the review along, except for its texts, which the page is already loading.
    page.evaluate("import('/web/i18n/review/en.js').then(() => undefined)")
    own_site.stop()
    play_to_the_end(page)
    page.click(".roll")
    expect(page.locator(".review-body")).to_have_text("Waiting for the server")
    expect(page.locator("#banner")).to_be_visible()
    own_site.start()
    page.locator("#banner").get_by_role("button", name="Try again").click()
    expect(page.locator(".highlights")).to_be_visible()
    expect(page.locator("#banner")).to_be_hidden()


def test_a_game_can_be_reopened_offline(browser: Browser, own_site: Site) -> None:
    with visit(browser, (own_site.url,), service_workers="allow") as visited:
        page = visited.page
        start(page, own_site, "yahtzee", ("", ""))
        eventually(
            page,
            """async () => {
              const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
              const table = loaded.find((name) => name.includes("/table"));
              const parts = ["/play", table, "/v1/rulesets/yahtzee/points"];
              return (await Promise.all(parts.map((path) => caches.match(path)))).every(Boolean);
            }""",
        )
        page.click(".roll")
        dice = faces(page)
        own_site.stop()
        page.reload()
        expect(page.locator(".match")).to_be_visible()
        assert faces(page) == dice
        page.locator(".offer").last.click()
        page.click(".roll")
        assert [len(player["turns"]) for player in state(page)["players"]] == [1, 0]
        # Requests fail without a substitute, so the page knows it is offline.
        assert page.evaluate("fetch('/healthz').then(() => true, () => false)") is False
        visited.forgive("net::ERR_")


@pytest.mark.exhaustive
def test_a_sheet_is_not_called_correct_before_its_check(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    page.goto(f"{own_site.url}/analyse")
    page.get_by_role("button", name="Check a sheet").click()
    report = page.locator(".check-report")
    expect(report).to_contain_text("No mistake found.")
    own_site.stop()
    page.get_by_label("Player 1, Fives", exact=True).fill("7")
    expect(report).to_have_text("Waiting for the server")
    own_site.start()
    page.locator("#banner").get_by_role("button", name="Try again").click()
    expect(report).to_contain_text("1 problem found.")


OPENED_AGAIN = {
    "/": "#ways a",
    "/play": ".start",
    "/analyse#ruleset=crag&dice=166&rolls_left=1": ".board",
    "/train": "#train-game",
    "/history": ".history",
    "/rules": ".games",
    "/rules/crag": ".empty-card",
    "/make": ".make-categories",
}


@pytest.mark.parametrize("address", usually(["/rules/crag"], OPENED_AGAIN))
def test_a_visited_page_opens_offline(browser: Browser, own_site: Site, address: str) -> None:
    there = OPENED_AGAIN[address]
    with visit(browser, (own_site.url,), service_workers="allow") as visited:
        page = visited.page
        page.goto(f"{own_site.url}{address}")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        # Answers are cached from here on.
        page.reload()
        expect(page.locator(there).first).to_be_visible()
        own_site.stop()
        page.reload()
        expect(page.locator(there).first).to_be_visible()
        visited.forgive("net::ERR_")


@pytest.mark.exhaustive
def test_a_draft_survives_an_offline_reload(browser: Browser, own_site: Site) -> None:
    with visit(browser, (own_site.url,), service_workers="allow") as visited:
        page = visited.page
        opened(page, own_site)
        eventually(
            page,
            """async () => {
              const script = document.querySelector('script[type="module"]:not([async])').src;
              const parts = ["/make", script, "/v1/rulesets?lang=en", "/v1/rulesets/yahtzee?lang=en"];
              return (await Promise.all(parts.map((path) => caches.match(path)))).every(Boolean);
            }""",
        )
        page.fill("#at-title", "Mine")
        page.fill("#at-rolls", "9")
        page.select_option("#at-joker-rule", "")
        expect(page.locator("#at-rolls-wrong")).to_be_visible()
        own_site.stop()
        page.reload()
        expect(page.locator("#at-title")).to_have_value("Mine")
        expect(page.locator("#at-rolls")).to_have_value("9")
        expect(page.locator("#at-joker-rule")).to_have_value("")
        own_site.start()
        page.locator("#banner").get_by_role("button", name="Try again").click()
        expect(page.locator("#at-rolls-wrong")).to_have_text("Allowed: 1 to 5.")
        visited.forgive("net::ERR_")


PAGES = {
    "/play": ".start",
    "/analyse": ".board",
    "/analyse#ruleset=yahtzee&dice=13346&rolls_left=2": ".move-list",
    "/train": "#train-game",
    "/train#date=2026-02-20&ruleset=yahtzee": ".exercise",
    "/history": ".history",
    "/rules": ".games",
    "/rules/crag": ".empty-card",
    "/make": ".follows li",
}
"""Each page with an element that shows it is ready."""


@pytest.mark.parametrize("address", usually(["/make"], PAGES))
def test_a_page_reports_missing_data_and_opens_when_it_loads(cut_off: Visit, own_site: Site, address: str) -> None:
    page = cut_off.page
    page.route("**/v1/**", lambda route: route.fulfill(status=502, body="Bad gateway", content_type="text/html"))
    page.goto(f"{own_site.url}{address}")
    expect(page.get_by_role("alert").filter(has_text="Can’t reach the server")).to_be_visible()
    page.unroute("**/v1/**")
    page.locator("#banner").get_by_role("button", name="Try again").click()
    expect(page.locator(PAGES[address]).first).to_be_visible()
    expect(page.locator("#banner")).to_be_hidden()
    cut_off.forgive("502")


@pytest.mark.parametrize("address", usually(["/play"], PAGES))
def test_a_page_that_fails_to_load_can_be_retried(cut_off: Visit, own_site: Site, address: str) -> None:
    page = cut_off.page
    secret = {"title": "Internal Server Error", "status": 500, "detail": "secret"}
    page.route(
        "**/v1/**", lambda route: route.fulfill(status=500, json=secret, content_type="application/problem+json")
    )
    page.goto(f"{own_site.url}{address}")
    # Games played here are shown offline too.
    if address != "/history":
        expect(page.locator("main")).to_contain_text("The page could not be loaded.")
        page.unroute("**/v1/**")
        page.get_by_role("button", name="Try again").click()
    expect(page.locator(PAGES[address]).first).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("could not be loaded")
    expect(page.locator("main")).not_to_contain_text("secret")
    cut_off.forgive("500")
