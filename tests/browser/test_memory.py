"""Games with memory in the browser: several fillings, extra rolls, orders, and awarded points."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import solve_table
from tests.browser.actions import asked, begin, play_to_the_end, roll, state, widths_by_language
from tests.browser.site import Site, in_languages, site_of
from tests.browser.visit import Visit, visit

# A few categories of Yatzy, solved in a moment, since the whole game takes too long.
SAVED = """
name = "saved"
title = "Short Yatzy with saved rolls"
categories = [
  { id = "one_pair", needs = { groups = [2] }, pays = { sum = "matched" } },
  { id = "two_pairs", needs = { groups = [2, 2] }, pays = { sum = "matched" } },
  { id = "full_house", needs = { groups = [3, 2] }, pays = { sum = "all" } },
  { id = "chance", pays = { sum = "all" } },
  { id = "yatzy", needs = { groups = [5] }, pays = { points = 50 } },
]
extra_rolls = { saves = true }
"""


@pytest.fixture(scope="module")
def saving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server with a game with saved rolls, and its table."""
    rulesets, tables = tmp_path_factory.mktemp("rulesets"), tmp_path_factory.mktemp("tables")
    (rulesets / "saved.toml").write_text(SAVED)
    table = solve_table(compile_ruleset(load_rulesets(rulesets)["saved"]))
    with site_of(create_app(Config(rulesets_dir=rulesets, tables_dir=tables), tables=[table])) as running:
        yield running


@pytest.fixture
def saver(browser: Browser, saving: Site) -> Iterator[Visit]:
    with visit(browser, (saving.url,)) as visited:
        yield visited


def saved_game(page: Page) -> Any:
    """Return the exported game of the current review."""
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a file").click()
    return json.loads(downloading.value.path().read_text())


@pytest.mark.exhaustive
@pytest.mark.parametrize("ruleset", ["balut", "yatzy-upper-first", "generala-double"])
def test_totals_of_a_whole_game_match_the_api(visitor: Visit, site: Site, ruleset: str) -> None:
    play_and_check(visitor.page, site, ruleset)


@pytest.mark.exhaustive
def test_totals_of_a_game_with_saved_rolls_match_the_api(saver: Visit, saving: Site) -> None:
    game = play_and_check(saver.page, saving, "saved")
    # The computer uses saved rolls too.
    assert max(len(turn["rolls"]) for turn in game["players"][1]["turns"]) > 3


def play_and_check(page: Page, site: Site, ruleset: str) -> Any:
    """Play a whole game against the computer, open its review, and check it by the API."""
    begin(page, site, ruleset)
    play_to_the_end(page)
    shown = [int(text) for text in page.locator(".chip b").all_inner_texts()]
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    game = saved_game(page)
    check = asked(site, "/v1/games/check", game)
    assert check["problems"] == []
    assert check["complete"]
    assert [player["totals"]["total"] for player in check["players"]] == shown
    # A reload restores the review from the link.
    page.reload()
    expect(page.locator(".player-review .big")).to_have_text([str(total) for total in shown])
    return game


def boxes(page: Page, category: int) -> list[str]:
    """Return the texts in the boxes of the first player for a category."""
    return page.locator(".tables tbody tr").nth(category).locator("[data-player='0'] li").all_inner_texts()


@pytest.mark.exhaustive
def test_a_row_of_balut_is_filled_box_by_box_by_keyboard_too(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "balut", ("",))
    expect(page.locator(".rolls-line")).to_have_text("Round 1 of 28")
    # Three fours, two of them, and none.
    for dice, points in (([4, 4, 4, 1, 2], 12), ([4, 4, 1, 1, 2], 8), ([1, 1, 2, 2, 3], 0)):
        roll(page, dice)
        offer = page.get_by_role("button", name="Fours, ").first
        assert (offer.get_attribute("aria-label") or "").endswith(f" of 4: score {points}")
        offer.focus()
        page.keyboard.press("Enter")
        if not points:
            # A 0 is chosen twice.
            page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.className").endswith("roll")
    assert boxes(page, 0) == ["12", "8", "0", ""]
    assert state(page)["players"][0]["turns"][1]["points"] == 8
    page.reload()
    expect(page.locator(".rolls-line")).to_have_text("Round 4 of 28")
    assert boxes(page, 0) == ["12", "8", "0", ""]
    page.get_by_role("button", name="Undo").click()
    assert boxes(page, 0) == ["12", "8", "0", ""]
    expect(page.get_by_role("button", name="Fours, 3 of 4: score 0")).to_be_visible()


@pytest.mark.exhaustive
def test_the_awards_of_balut_are_shown_below_its_card(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "balut", ("", ""))
    roll(page, [4, 4, 4, 4, 4])
    page.get_by_role("button", name="Balut, 1 of 4: score 40").click()
    award = page.locator(".award").filter(has_text="Balut: every time").locator("td").first
    expect(award).to_have_text("2")
    expect(page.locator(".award").filter(has_text="Fours: 52 or more").locator("td").first).to_have_text("0 / 52")
    # 2 for the Balut, and −2 for a total below 300.
    expect(page.locator(".awarded td").first).to_have_text("0")
    expect(page.locator(".awarded td").last).to_have_text("−2")
    expect(page.locator(".chip small").last).to_have_text("−2 points")


def asks(request: Request, rolls_left: int) -> bool:
    """Return whether a request asks for advice with this number of rolls left."""
    return request.url.endswith("/v1/advice") and (request.post_data_json or {})["rolls_left"] == rolls_left


@pytest.mark.exhaustive
def test_unused_rolls_are_shown_on_the_tray(saver: Visit, saving: Site) -> None:
    page = saver.page
    begin(page, saving, "saved", ("",))
    stock = page.locator(".stock")
    expect(stock).to_have_text("0 extra rolls")
    roll(page, [1, 1, 1, 1, 1])
    expect(stock).to_have_text("0 extra rolls, scoring now saves 2")
    expect(page.locator("#live")).to_have_text("Rolled 1 1 1 1 1. 2 rolls left, 0 extra rolls, scoring now saves 2")
    assert page.locator(".stock i[data-kind=saved]").count() == 2
    page.get_by_role("button", name="Yatzy: score 50").click()
    expect(stock).to_have_text("2 extra rolls")
    page.select_option("#coach-mode", "always")
    for rolled, words in enumerate(["Roll 5 dice again"] * 2 + ["Extra roll: 5 dice"] * 2, start=1):
        with page.expect_request(partial(asks, rolls_left=5 - rolled)) as asking:
            roll(page, [2, 2, 3, 4, 6])
        assert (asking.value.post_data_json or {})["scorecard"] == {"points": {"yatzy": 50}, "extra_rolls": 2}
        expect(page.locator(".roll")).to_have_text(words)
        expect(page.locator(".move-list")).to_be_visible()
    expect(stock).to_have_text("1 extra roll")
    # Spent rolls stay spent after a reload.
    page.reload()
    expect(stock).to_have_text("1 extra roll")
    assert page.locator(".stock i[data-kind=spent]").count() == 1
    roll(page, [2, 2, 3, 4, 6])
    # No roll is left: the coach suggests scoring.
    expect(page.locator(".roll")).to_have_text("Score 17 in Chance")


@pytest.mark.exhaustive
def test_the_order_explains_locked_cells(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yatzy-upper-first", ("",))
    why = "Lower section: opens once the upper section is full"
    expect(page.locator(".locks li")).to_have_text([why])
    roll(page, [1, 2, 3, 4, 5])
    expect(page.locator(".offer")).to_have_count(6)
    assert {lock.get_attribute("title") for lock in page.locator(".lock").all()} == {why}
    assert page.locator(".lock").count() == 9
    for _ in range(6):
        page.locator(".offer:not([data-zero])").first.click()
        page.click(".roll")
    expect(page.locator(".locks")).to_be_hidden()
    expect(page.locator(".offer")).to_have_count(9)


def test_descriptions_mention_required_categories(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "generala-double", ("",))
    locks = page.locator(".locks li")
    expect(locks).to_have_count(1)
    expect(locks).to_contain_text("scores only after “Generala” has scored")
    roll(page, [6, 6, 6, 6, 6])
    expect(page.locator(".offer[title]")).to_have_text("0")
    page.get_by_role("button", name="Generala: score 50", exact=True).click()
    expect(locks).to_have_count(0)
    roll(page, [6, 6, 6, 6, 6])
    assert page.locator(".offer[title]").count() == 0
    expect(page.locator(".offer").filter(has_text="100")).to_have_count(1)


@pytest.mark.exhaustive
@in_languages
@pytest.mark.parametrize("ruleset", ["balut", "yatzy-saved", "yatzy-upper-first"])
def test_nothing_overflows_a_phone_in_any_language(
    browser: Browser, site: Site, ruleset: str, languages: list[str]
) -> None:
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        begin(page, site, ruleset, ("", ""))
        page.click(".roll")
        assert [each for each in widths_by_language(page, ".match", languages) if each[2] > 320] == []
        # Overflow of table cells is hidden, so it would not widen the page.
        cut_off = """() => [...document.querySelectorAll(".fillings li, .offer")].filter((box) => box.offsetParent
          && box.getBoundingClientRect().right > box.closest("table").getBoundingClientRect().right).length"""
        assert page.evaluate(cut_off) == 0


@pytest.mark.exhaustive
def test_four_players_share_a_narrow_row_of_balut(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "balut", ("", "", "", ""))
    page.click(".roll")
    expect(page.locator(".offer:visible")).to_have_count(7)
    assert page.locator(".fillings:visible").count() == 7
    page.locator(".chip").nth(2).click()
    expect(page.locator(".offer:visible")).to_have_count(0)
    assert page.locator(".fillings:visible").count() == 7


def test_the_widget_accepts_several_fillings(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/widget?ruleset=balut&dice=44412&scorecard=fours:12,fours:8,Choice:20")
    card: dict[str, Any] = {"points": {"fours": [12, 8], "chance": [20]}}
    said = {"ruleset": "balut", "dice": [4, 4, 4, 1, 2], "rolls_left": 2, "scorecard": card}
    value = asked(site, "/v1/advice", said)["value"]
    expect(page.locator("dice-coach .total")).to_have_text(f"Expected total: {value:.1f}")


def test_the_widget_accepts_extra_rolls(saver: Visit, saving: Site) -> None:
    page = saver.page
    # The previous name of the attribute.
    page.goto(f"{saving.url}/widget?ruleset=saved&dice=11234&card=one_pair:12,yatzy:50&extra_rolls=3")
    card = {"points": {"one_pair": 12, "yatzy": 50}, "extra_rolls": 3}
    # Two rolls of the turn, and three saved ones.
    said = {"ruleset": "saved", "dice": [1, 1, 2, 3, 4], "rolls_left": 5, "scorecard": card}
    value = asked(saving, "/v1/advice", said)["value"]
    expect(page.locator("dice-coach .total")).to_have_text(f"Expected total: {value:.1f}")
