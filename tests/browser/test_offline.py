"""The server goes away and comes back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.actions import faces, play_to_the_end, start, state
from tests.browser.site import Site, site_of
from tests.browser.visit import Visit, visit


@pytest.fixture
def own_site(site: Site) -> Iterator[Site]:
    """A site that may be stopped without harm to other tests."""
    with site_of(site.app) as running:
        yield running


@pytest.fixture
def cut_off(browser: Browser, own_site: Site) -> Iterator[Visit]:
    with visit(browser, (own_site.url,)) as visited:
        yield visited
        # The browser itself writes to the console when nobody answers, or not to the end.
        visited.forgive("net::ERR_")


def test_people_play_on_while_the_server_is_away(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yahtzee", ("", ""))
    own_site.stop()
    for _ in range(2):
        page.click(".roll")
        page.locator(".offer").last.click()
    assert [len(player["turns"]) for player in state(page)["players"]] == [1, 1]


def test_the_computer_waits_with_a_message_and_goes_on_when_it_is_back(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yahtzee", ("", "perfect"))
    page.click(".roll")
    page.locator(".offer").last.click()
    own_site.stop()
    page.click(".roll")
    banner = page.get_by_role("alert").filter(has_text="The server cannot be reached")
    expect(banner).to_be_visible()
    expect(page.locator(".roll")).to_have_text("Waiting for the server")
    before = state(page)
    own_site.start()
    banner.get_by_role("button", name="Try again").click()
    expect(banner).to_be_hidden()
    expect(page.locator(".roll")).to_have_text("Next")
    while page.locator(".roll").inner_text() == "Next":
        page.click(".roll")
    after = state(page)
    assert before["players"][1]["turns"] == []
    assert len(after["players"][1]["turns"]) == 1


def test_the_coach_comes_back_by_itself(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yahtzee", ("",))
    own_site.stop()
    page.select_option("#coach-mode", "always")
    page.click(".roll")
    expect(page.get_by_role("alert").filter(has_text="The server cannot be reached")).to_be_visible()
    expect(page.locator(".coach")).to_contain_text("The coach answers when the server is back")
    expect(page.locator(".coach-line")).to_be_empty()
    dice = faces(page)
    own_site.start()
    expect(page.locator(".coach-line strong")).to_be_visible(timeout=10_000)
    expect(page.locator("#banner")).to_be_hidden()
    assert faces(page) == dice


def test_a_game_that_ends_while_the_server_is_away_is_reviewed_when_it_is_back(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    start(page, own_site, "yatzy-forced", ("",))
    # The page has begun to load it; with all that it needs in its turn it is there when this has answered.
    page.evaluate("import('/web/js/review.js').then(() => undefined)")
    own_site.stop()
    play_to_the_end(page)
    page.click(".roll")
    expect(page.locator(".review-body")).to_have_text("Every decision is being looked at…")
    expect(page.locator("#banner")).to_be_visible()
    own_site.start()
    page.locator("#banner").get_by_role("button", name="Try again").click()
    expect(page.locator(".highlights")).to_be_visible()
    expect(page.locator("#banner")).to_be_hidden()


def test_a_game_is_opened_again_while_the_server_is_away(browser: Browser, own_site: Site) -> None:
    with visit(browser, (own_site.url,), service_workers="allow") as visited:
        page = visited.page
        start(page, own_site, "yahtzee", ("", ""))
        page.wait_for_function(
            """async () => {
              const kept = await (await caches.open("keepwise-play")).keys();
              const paths = kept.map(({ url }) => new URL(url).pathname);
              return ["/play", "/web/js/match.js", "/v1/rulesets/yahtzee/points"].every((path) => paths.includes(path));
            }"""
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
        # Nothing else is given instead of the server: the page knows that it is away.
        assert page.evaluate("fetch('/healthz').then(() => true, () => false)") is False
        visited.forgive("net::ERR_")


def test_a_page_without_answers_says_so_and_opens_when_they_come(cut_off: Visit, own_site: Site) -> None:
    page = cut_off.page
    page.route("**/v1/**", lambda route: route.fulfill(status=502, body="Bad gateway", content_type="text/html"))
    page.goto(f"{own_site.url}/play")
    expect(page.get_by_role("alert").filter(has_text="The server cannot be reached")).to_be_visible()
    page.unroute("**/v1/**")
    expect(page.locator(".start")).to_be_visible(timeout=10_000)
    expect(page.locator("#banner")).to_be_hidden()
    cut_off.forgive("502")
