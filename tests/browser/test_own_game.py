"""A custom game against the computer: waiting while it is solved, playing, reviewing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from api import create_app
from api.service.config import Config
from tests.browser.actions import asked, number, play_to_the_end, state
from tests.browser.making import THREE_DICE, address, opened
from tests.browser.site import Site, site_of
from tests.browser.visit import Visit, visit

LEARNS = 60_000
"""Milliseconds for solving a small game on a busy machine."""
PREPARES = "Preparing this game. One moment… 47% done, about 31 seconds left."


@pytest.fixture(scope="module")
def learning_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server that solves requested games and has no tables."""
    with site_of(create_app(Config(tables_dir=tmp_path_factory.mktemp("tables"), solve_on_demand=True))) as running:
        yield running


@pytest.fixture(params=["always", "after", "off"])
def player(request: pytest.FixtureRequest, browser: Browser, learning_site: Site) -> Iterator[Visit]:
    """Yield a visit that begins a custom game against the computer with a mode of the coach."""
    with visit(browser, (learning_site.url,), {"coach": request.param}) as visited:
        opened(visited.page, learning_site, address(THREE_DICE))
        visited.page.get_by_role("link", name="Play it").click()
        expect(visited.page.locator("#ruleset option:checked")).to_have_text("Three dice")
        visited.page.click(".start")
        expect(visited.page.locator(".match")).to_be_visible()
        yield visited
        # The browser logs 503 answers.
        visited.forgive("503")


@contextmanager
def patience(page: Page, path: str) -> Iterator[None]:
    """Answer requests as while a game is being solved."""

    def answer_later(route: Route) -> None:
        progress = {"table": "own", "share": 0.47, "seconds_left": 31.2}
        headers = {"Retry-After": "1", "Content-Type": "application/problem+json"}
        route.fulfill(status=503, json={"status": 503, "progress": progress}, headers=headers)

    page.route(f"**{path}", answer_later)
    yield
    page.unroute(f"**{path}")


@pytest.mark.exhaustive
@pytest.mark.parametrize("player", ["always"], indirect=True)
def test_the_coach_shows_the_progress_of_a_table(player: Visit) -> None:
    page = player.page
    with patience(page, "/v1/advice"):
        page.click(".roll")
        expect(page.locator(".coach .moves")).to_have_text(PREPARES)
    expect(page.locator(".coach .move-list li").first).to_be_visible(timeout=LEARNS)
    expect(page.locator(".coach .why .point")).to_be_visible()
    expect(page.locator(".coach")).not_to_contain_text("prepared")


@pytest.mark.exhaustive
@pytest.mark.parametrize("player", ["off"], indirect=True)
def test_the_computer_shows_the_progress_of_a_table(player: Visit) -> None:
    page = player.page
    page.click(".roll")
    page.locator(".offer:not([data-zero])").first.click()
    with patience(page, "/v1/opponent/move"):
        page.click(".roll")
        expect(page.locator(".notice")).to_have_text(PREPARES)
    # Meanwhile there is no prompt to move on.
    expect(page.locator(".notice")).to_be_hidden(timeout=LEARNS)
    for _ in range(4):
        page.click(".roll")
    assert len(state(page)["players"][1]["turns"]) == 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("player", ["after"], indirect=True)
def test_a_custom_game_is_reviewed(player: Visit, learning_site: Site) -> None:
    page = player.page
    play_to_the_end(page)
    with patience(page, "/v1/games/review"):
        page.click(".roll")
        # Totals are shown without waiting.
        expect(page.locator(".review")).to_contain_text(PREPARES)
        expect(page.locator(".review")).to_contain_text("Computer")
    reviewed(page, learning_site)
    # The address contains the game and its rules.
    page.reload()
    reviewed(page, learning_site)
    page.get_by_role("button", name="New game").click()
    expect(page.locator("#ruleset option:checked")).to_have_text("Three dice")


def reviewed(page: Page, site: Site) -> None:
    """Check that the review shows the numbers of the API."""
    played = state(page)
    turns: list[list[dict[str, Any]]] = [
        [{name: turn[name] for name in ("rolls", "keeps", "category")} for turn in player["turns"]]
        for player in played["players"]
    ]
    game = {"ruleset": played["ruleset"], "players": [{"turns": each} for each in turns], "explain": True}
    review = asked(site, "/v1/games/review", game)
    expect(page.locator(".highlights ol > li")).to_have_count(min(3, len(review["highlights"])), timeout=LEARNS)
    for player, said in zip(review["players"], page.locator(".total-sum").all_inner_texts(), strict=True):
        assert number(said.split()[-1]) == pytest.approx(player["loss"], abs=0.0501)
    best = page.locator(".highlights .point")
    assert best.count() == min(3, len(review["highlights"]))
