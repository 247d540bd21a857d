"""Games of several columns in the browser: the sheet, calls, the coach with estimates, and the review."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from api import create_app
from api.service.config import Config
from tests.browser.actions import (
    asked,
    begin,
    number,
    open_file,
    play_to_the_end,
    press_until,
    roll,
    state,
    widths_by_language,
)
from tests.browser.site import Site, in_languages, site_of
from tests.browser.visit import Visit, visit

SHORT = """
name = "short-columns"
title = "Two categories in four columns"
categories = [
  { id = "sixes", title = "Sixes", upper = 6 },
  { id = "chance", pays = { sum = "all" } },
]
last_turn_rolls = 5
columns = [
  { id = "down", title = "Down", order = "down" },
  { id = "free", title = "Free", factor = 2 },
  { id = "up", title = "Up", order = "up" },
  { id = "announce", title = "Announce", announce = true },
]
"""


CATEGORIES = [
    "ones", "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind", "four_of_a_kind", "full_house",
    "small_straight", "large_straight", "yahtzee", "chance",
]  # fmt: skip


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server with a short game of columns."""
    rulesets, tables = tmp_path_factory.mktemp("rulesets"), tmp_path_factory.mktemp("tables")
    (rulesets / "short-columns.toml").write_text(SHORT)
    with site_of(create_app(Config(rulesets_dir=rulesets, tables_dir=tables))) as running:
        yield running


@pytest.fixture
def player(browser: Browser, sheets: Site) -> Iterator[Visit]:
    with visit(browser, (sheets.url,)) as visited:
        yield visited


def test_totals_of_a_whole_game_match_the_api(player: Visit, sheets: Site) -> None:
    page = player.page
    begin(page, sheets, "short-columns", ("", ""))
    play_to_the_end(page)
    # The last score is highlighted for a moment, on the card of the other player.
    expect(page.locator(".tables")).to_have_attribute("data-shown", "0")
    shown = [int(text) for text in page.locator(".chip b").all_inner_texts()]
    columns = [int(text) for text in page.locator(".column td:visible").all_inner_texts()]
    assert sum(columns) == shown[0] == int(page.locator("tfoot .total td:visible").inner_text())
    page.click(".roll")
    expect(page.locator(".review h1")).to_be_focused()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a file").click()
    game = json.loads(downloading.value.path().read_text())
    check = asked(sheets, "/v1/games/check", game)
    assert check["problems"] == []
    assert check["complete"]
    assert [each["totals"]["total"] for each in check["players"]] == shown
    assert [each["total"] for each in check["players"][0]["columns"].values()] == columns
    # A reload restores the review from the link.
    page.reload()
    expect(page.locator(".review h1")).to_be_visible()


@pytest.mark.exhaustive
def test_a_whole_game_of_two_is_reviewed(browser: Browser, site: Site, tmp_path: Path) -> None:
    names = asked(site, "/v1/games/check", {"ruleset": "triple-yahtzee", "players": [{"name": "Bo", "turns": []}]})
    boxes = [(column, category) for column in names["players"][0]["columns"] for category in CATEGORIES]
    roll_of_each = {"Bo": [1, 2, 3, 4, 6], "Åsa": [2, 2, 3, 3, 3]}
    players = [
        {
            "name": name,
            "turns": [{"rolls": [dice], "column": column, "category": category} for column, category in boxes],
        }
        for name, dice in roll_of_each.items()
    ]
    path = tmp_path / "columns.json"
    path.write_text(json.dumps({"ruleset": "triple-yahtzee", "players": players}))
    alone = [asked(site, "/v1/games/review", {"ruleset": "triple-yahtzee", "players": [player]}) for player in players]
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        open_file(page, site, path)
        for shown, review in zip(page.locator(".player-review").all(), alone, strict=True):
            said = re.search(r"mistakes\s([\d.,]+)", shown.locator(".total-sum").inner_text())
            assert said is not None
            assert number(said[1].replace(",", "")) == pytest.approx(review["players"][0]["loss"], abs=0.06)
        dearest = [each["loss"] for review in alone for each in review["highlights"]]
        assert number(page.locator(".highlights strong").first.inner_text()) == pytest.approx(-max(dearest), abs=0.06)
        expect(page.locator(".decision-turn")).to_have_count(2 * len(boxes))


@pytest.mark.exhaustive
def test_a_category_is_called_by_keyboard_and_then_filled(player: Visit, sheets: Site) -> None:
    page = player.page
    begin(page, sheets, "yamb", ("",))
    expect(page.locator(".rolls-line")).to_have_text("Round 1 of 52")
    roll(page, [6, 6, 6, 2, 3, 1])
    expect(page.locator(".call-line")).to_have_text(
        "To announce, tap a box in “Announce”: this turn then has to fill it."
    )
    # One in Down, thirteen in Free, one in Up, and thirteen to call first.
    expect(page.locator(".offer")).to_have_count(28)
    expect(page.locator(".offer[data-call]")).to_have_count(13)
    press_until(page, "document.activeElement?.getAttribute('aria-label') === 'Sixes, Announce: announce it (18 now)'")
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_have_text("You: “Sixes” announced.")
    expect(page.locator(".call-line")).to_have_text("Announced: Sixes")
    expect(page.locator(".offer")).to_have_count(1)
    # The call is stored with the game.
    page.reload()
    expect(page.locator(".call-line")).to_have_text("Announced: Sixes")
    for die in range(3):
        page.locator(".die").nth(die).click()
    roll(page, [6, 1, 1])
    page.get_by_role("button", name="Sixes, Announce: score 24").click()
    (turn,) = state(page)["players"][0]["turns"]
    assert (turn["announced"], turn["column"], turn["category"], turn["points"]) == ("sixes", "announce", "sixes", 24)
    expect(page.locator("tr", has_text="Sixes").locator("td").last).to_have_text("24")
    # After undo the turn still has a call.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".call-line")).to_have_text("Announced: Sixes")


@pytest.mark.exhaustive
def test_a_call_can_be_undone_before_the_next_roll(player: Visit, sheets: Site) -> None:
    page = player.page
    begin(page, sheets, "yamb", ("",))
    roll(page, [6, 6, 6, 2, 3, 1])
    page.locator(".offer[data-call]").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".offer")).to_have_count(28)
    # Once dice are kept, the column to announce may not be filled.
    page.locator(".die").first.click()
    roll(page, [6, 6, 2, 3, 1])
    expect(page.locator(".offer")).to_have_count(15)


SHOWN = """() => [...document.querySelectorAll(".offer, .column-title")].filter((box) => box.offsetParent)
  .map((box) => {
    const { left, right, height } = box.getBoundingClientRect();
    const table = box.closest("table").getBoundingClientRect();
    const inside = left >= table.left && right <= table.right && box.scrollWidth <= box.clientWidth;
    return [inside, box.className === "offer" ? height >= 40 : height > 0];
  })"""
"""For every cell that can be pressed and every heading, whether it is inside its table and large enough to tap."""


@pytest.mark.exhaustive
@in_languages
def test_nothing_overflows_a_phone_in_any_language(browser: Browser, sheets: Site, languages: list[str]) -> None:
    with visit(browser, (sheets.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        begin(page, sheets, "yamb", ("", ""))
        roll(page, [6, 6, 6, 2, 3, 1])
        wide = []
        for _, shown, width in widths_by_language(page, ".match", languages):
            wide.append(width)
            boxes = page.evaluate(SHOWN)
            assert len(boxes) == 28 + 2 * 4, shown
            assert boxes == [[True, True]] * len(boxes)
        assert wide == [320] * len(languages)


def test_the_heads_of_columns_stay_in_view_on_a_phone(browser: Browser, sheets: Site) -> None:
    with visit(browser, (sheets.url,), {"coach": "after"}, viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        begin(page, sheets, "yamb", ("", ""))
        roll(page, [6, 6, 6, 2, 3, 1])
        tray = page.locator(".tray").bounding_box()
        # It took 35% of the screen.
        assert tray
        assert tray["height"] <= 0.31 * 844
        heads = page.locator(".tables thead").nth(1).locator(".column-title:visible").first
        page.locator(".tables tbody").nth(1).locator("tr").nth(3).evaluate("(row) => row.scrollIntoView(true)")
        at = heads.bounding_box()
        assert at
        assert 0 <= at["y"] < 60


def estimated(route: Route) -> None:
    """Answer with estimated advice."""
    call = {"action": "announce", "column": "announce", "category": "sixes", "loss": 0.0}
    keep = {"action": "keep", "keep": [6, 6, 6], "loss": 0.4}
    strength = {"mean": 1750.4, "low": 1746.2, "high": 1754.6, "confidence": 0.999, "games": 100_000}
    ends = [{"column": "announce", "category": "sixes", "probability": 1.0, "makes": 1.0}]
    answer = {"value": 1748.3, "method": "approximate", "error_bound": None, "strength": strength, "best": call}
    route.fulfill(json={**answer, "moves": [call, keep], "plays_for": ends})


def known(route: Route) -> None:
    """Answer with a ruleset that has advice."""
    answer = route.fetch()
    definition: dict[str, Any] = answer.json()
    definition["facts"]["table"] = "ready"
    route.fulfill(response=answer, json=definition)


def test_the_coach_mentions_the_estimate_and_its_strength(player: Visit, sheets: Site) -> None:
    page = player.page
    page.route("**/v1/rulesets/yamb?*", known)
    page.route("**/v1/advice", estimated)
    begin(page, sheets, "yamb", ("",))
    page.select_option("#coach-mode", "always")
    roll(page, [6, 6, 6, 2, 3, 1])
    expect(page.locator(".coach-line")).to_contain_text("Announce Sixes about 1,748")
    expect(page.locator(".strength")).to_contain_text("averages 1,750 (99.9% confidence: 1,746 to 1,755")
    expect(page.locator(".offer[data-best]")).to_have_attribute(
        "aria-label", "Sixes, Announce: announce it (18 now), the coach's choice"
    )
    expect(page.locator(".outlook")).to_contain_text("For games with several columns, the odds of each total")
    assert [url for url in player.requests if "/v1/outlook" in url] == []
