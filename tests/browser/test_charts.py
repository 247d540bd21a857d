"""Charts of luck and loss by turn: the scale, and the numbers of the bars."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import asked, number, open_file
from tests.browser.conftest import EXAMPLE
from tests.browser.site import Site
from tests.browser.visit import Visit, visit


def both_games(poor_game: Path) -> dict[str, Any]:
    """Return the poor game and the flawless one as a game of two."""
    game: dict[str, Any] = json.loads(poor_game.read_text())
    game["players"].append({"name": "Bo", "turns": json.loads(EXAMPLE.read_text())["players"][0]["turns"]})
    poor_game.write_text(json.dumps(game))
    return game


def turns_of(player: dict[str, Any]) -> list[tuple[float, float]]:
    """Return luck and loss of every turn."""
    turns = [[0.0, 0.0] for _ in range(13)]
    for rolled in player["rolls"]:
        turns[rolled["turn"]][0] += rolled["luck"]
    for decision in player["decisions"]:
        turns[decision["turn"]][1] += decision["loss"]
    return [(luck, loss) for luck, loss in turns]


@pytest.mark.exhaustive
def test_bars_have_the_same_scale_for_all_players(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    review = asked(site, "/v1/games/review", both_games(poor_game))
    open_file(page, site, poor_game)
    page.locator(".turn-charts > summary").click()
    lengths: list[list[list[float]]] = page.evaluate(
        """[...document.querySelectorAll(".chart.turns svg")].map((chart) =>
          [...chart.querySelectorAll(".turn")].map((turn) =>
            [...turn.querySelectorAll(".luck, .loss")].map((bar) => bar.getBoundingClientRect().height)))"""
    )
    long = per_point(page)
    for player, bars in zip(review["players"], lengths, strict=True):
        # Longer bars are cut off there.
        values = [min(abs(value), 40) for turn in turns_of(player) for value in turn]
        drawn = [length for turn in bars for length in turn]
        for value, length in zip(values, drawn, strict=True):
            assert length == pytest.approx(value * long, abs=1), value
    both = [value for player in review["players"] for luck, loss in turns_of(player) for value in (luck, -loss)]
    cut = [value for value in both if abs(value) > 40]
    assert [number(text) for text in page.locator(".turns .cut").all_text_contents()] == pytest.approx(cut, abs=0.51)


def per_point(page: Page) -> float:
    """Return the length of a point on the axis of the first chart."""
    ticks = page.locator(".chart.turns").first.locator(".tick")
    low, high = ticks.first, ticks.last
    places = [tick.bounding_box() for tick in (low, high)]
    assert places[0] is not None
    assert places[1] is not None
    return (places[0]["y"] - places[1]["y"]) / (number(high.text_content() or "") - number(low.text_content() or ""))


def test_the_numbers_of_a_turn_are_available_by_keyboard_and_touch(
    browser: Browser, site: Site, poor_game: Path
) -> None:
    with visit(browser, (site.url,), has_touch=True, viewport={"width": 360, "height": 740}) as visited:
        page = visited.page
        open_file(page, site, poor_game)
        review = asked(site, "/v1/games/review", json.loads(poor_game.read_text()))
        said = [
            f"Turn {n}: luck {luck:+.1f}, given away {loss:.1f}".replace("-", "−")
            for n, (luck, loss) in enumerate(turns_of(review["players"][0]), 1)
        ]
        page.locator(".turn-charts > summary").click()
        reading = page.locator(".turns .reading")
        page.locator(".turns .turn").nth(11).tap()
        expect(reading).to_have_text(said[11])
        page.keyboard.press("Home")
        expect(reading).to_have_text(said[0])
        # The chart is one tab stop; arrow keys move between turns.
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.getAttribute('aria-label')") == said[1]
        assert page.locator(".turns .turn[tabindex='0']").count() == 1
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.chart.turns')") is None


@pytest.mark.exhaustive
def test_the_chart_of_one_player_has_the_usual_size(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    page.locator(".turn-charts > summary").click()
    place = page.locator(".chart.turns svg").bounding_box()
    assert place is not None
    assert 400 < place["width"] < 600
