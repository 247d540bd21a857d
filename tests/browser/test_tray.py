"""The tray and its buttons: while dice tumble, on repeated presses, and after undo."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import begin, let_computer_play, roll, show_move, state
from tests.browser.site import Site, in_languages
from tests.browser.visit import Visit, visit
from tests.selection import usually

WHILE_TUMBLING = """() => new Promise((resolve) => {
  const said = () => document.querySelectorAll(".offer, .die[data-advised], .coach-line strong").length;
  const moving = () => [...document.querySelectorAll(".cube")].flatMap((cube) => cube.getAnimations()).length;
  const big = document.querySelector(".roll");
  big.click();
  const seen = { moving: moving(), said: said(), rolls: big.getAttribute("aria-disabled") === null };
  big.click();
  const watch = () => (said() ? resolve({ ...seen, then: moving() }) : requestAnimationFrame(watch));
  watch();
})"""
"""Rolls, and returns the comment on the hand and the number of dice moving when it appears."""


def test_tumbling_dice_are_not_announced(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}, reduced_motion="no-preference") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        expect(page.locator(".outlook svg")).to_be_visible()
        seen = page.evaluate(WHILE_TUMBLING)
        assert seen["moving"] > 0
        assert (seen["said"], seen["rolls"], seen["then"]) == (0, False, 0)
        expect(page.locator(".coach-line strong")).to_be_visible()
        expect(page.locator(".offer")).to_have_count(13)
        assert len(state(page)["turn"]["rolls"]) == 1


@pytest.mark.parametrize("motion", usually(["reduce"], ["reduce", "no-preference"]))
def test_a_double_click_rolls_once(browser: Browser, site: Site, motion: str) -> None:
    with visit(browser, (site.url,), reduced_motion=motion) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.dblclick(".roll")
        assert len(state(page)["turn"]["rolls"]) == 1
        page.dblclick(".roll")
        assert len(state(page)["turn"]["rolls"]) == 2


@pytest.mark.exhaustive
def test_a_held_key_presses_once(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.locator(".roll").focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert len(state(page)["turn"]["rolls"]) == 1
    page.locator(".offer:not([data-zero])").first.focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    assert state(page)["turn"]["rolls"] == []


@pytest.mark.exhaustive
def test_a_score_can_be_undone_across_the_computers_turn(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "club"))
    page.click(".roll")
    before = state(page)
    undo = page.get_by_role("button", name="Undo")
    # During the computer's turn, and after it.
    for rolls, scored in ((1, [1, 0]), (0, [1, 1])):
        page.locator(".offer:not([data-zero])").first.click()
        let_computer_play(page, rolls)
        assert [len(player["turns"]) for player in state(page)["players"]] == scored
        undo.click()
        assert state(page) == before
        expect(page.locator(".offer")).to_have_count(13)
    page.locator(".offer").last.click()
    let_computer_play(page)
    page.click(".roll")
    expect(undo).to_be_hidden()


@pytest.mark.exhaustive
def test_abandoning_a_game_needs_a_confirmation(visitor: Visit, site: Site) -> None:
    page = visitor.page
    new_game = page.get_by_role("button", name="New game")
    begin(page, site, "yatzy", ("", "casual"))
    page.click("#settings-button")
    new_game.click()
    # Nothing has happened.
    expect(page.locator("#ruleset")).to_have_value("yatzy")
    page.click(".start")
    page.click(".roll")
    before = state(page)
    page.click("#settings-button")
    new_game.click()
    expect(page.get_by_text("Your current game will be lost.")).to_be_visible()
    page.get_by_role("button", name="Keep playing").click()
    assert state(page) == before
    page.click("#settings-button")
    new_game.click()
    page.get_by_role("button", name="Abandon game").click()
    expect(page.locator("#ruleset")).to_have_value("yatzy")
    assert page.locator(".players select").evaluate_all("found => found.map((each) => each.value)") == ["", "casual"]
    assert page.evaluate("localStorage.getItem('keepwise.game')") is None


LAST_BUT = """(open) => localStorage.setItem("keepwise.game", JSON.stringify({
  ruleset: "yahtzee",
  players: Array.from({ length: 4 }, () => ({ name: null, strength: null, turns: Object.entries({
    ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, three_of_a_kind: 20, four_of_a_kind: 0,
    full_house: 25, small_straight: 30, large_straight: 40, yahtzee: 50, chance: 20,
  }).filter(([category]) => !open.includes(category)).map(([category, points]) => (
    { rolls: [[1, 1, 1, 1, 1]], keeps: [], category, points, extraBonus: 0 })) })).slice(0, open.length > 1 ? 4 : 1),
  turn: { rolls: [], keeps: [], kept: Array(5).fill(false) },
}))"""
"""A game with only some categories open."""


def resume(page: Page, site: Site, open_categories: list[str]) -> None:
    page.goto(f"{site.url}/play")
    page.evaluate(LAST_BUT, open_categories)
    page.reload()
    expect(page.locator(".match")).to_be_visible()


def test_a_zero_is_chosen_twice(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "hint"}, viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [1, 2, 4, 6, 6])
        place = page.locator(".roll").bounding_box()
        zero = page.get_by_role("button", name="Yahtzee: score 0")
        zero.click()
        # It has not scored, and the coach has shown nothing yet.
        assert state(page)["players"][0]["turns"] == []
        expect(zero).to_have_text("0?")
        notice = page.get_by_role("alert").filter(visible=True)
        expect(notice).to_have_text("“Yahtzee” would score 0. Choose it again to confirm.")
        assert page.locator(".roll").bounding_box() == place
        # Anything else takes it back.
        page.locator(".die").first.click()
        expect(zero).to_have_text("0")
        expect(notice).to_have_count(0)
        show_move(page)
        expect(page.locator(".coach-line .coach-tag")).to_be_visible()
        zero.click()
        expect(notice).to_contain_text("You would give away about 25 points.")
        zero.click()
        assert [turn["points"] for turn in state(page)["players"][0]["turns"]] == [0]
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_have_text("Scored 0 · Undo")
        undo.click()
        expect(zero).to_have_text("0")


def test_a_forced_zero_and_an_advised_one_are_chosen_once(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "always"}) as visited:
        page = visited.page
        # Nothing pays; then a 0 costs less than 6 points in Chance, which averages 23.
        for open_categories, dice in (
            (["yahtzee", "large_straight"], [1, 2, 4, 6, 6]),
            (["yahtzee", "chance"], [1, 1, 1, 1, 2]),
        ):
            resume(page, site, open_categories)
            for _ in range(3):
                page.evaluate("dice => (window.nextFaces = dice)", dice)
                page.get_by_role("button", name=re.compile("^Roll")).first.click()
            expect(page.locator(".offer[data-best]")).to_be_visible()
            page.get_by_role("button", name="Yahtzee: score 0").click()
            assert len(state(page)["players"][0]["turns"]) == 12


def test_undo_is_labelled_for_five_seconds(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.clock.install()
    begin(page, site, "yahtzee", ("",))
    roll(page, [1, 2, 4, 6, 6])
    page.locator(".offer").last.click()
    expect(page.locator(".undo")).to_have_text("Scored 19 · Undo")
    page.clock.run_for(5000)
    expect(page.locator(".undo")).to_have_text("Undo")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 1280])
def test_two_numbers_share_a_line(browser: Browser, site: Site, width: int) -> None:
    with visit(browser, (site.url,), viewport={"width": width, "height": 800}) as visited:
        page = visited.page
        resume(page, site, ["fives", "sixes", "large_straight", "chance"])
        roll(page, [5, 5, 5, 5, 5])
        lines: list[Any] = page.locator(".offer").evaluate_all(
            """(offers) => offers.map((offer) => {
              const text = document.createRange();
              text.selectNodeContents(offer);
              const [inner, outer] = [text.getBoundingClientRect(), offer.getBoundingClientRect()];
              return [offer.textContent, text.getClientRects().length, inner.width <= outer.width];
            })"""
        )
        assert lines == [["25 + 100", 1, True]]


@pytest.mark.exhaustive
def test_a_scratch_is_not_described_as_the_keeps_result(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}) as visited:
        page = visited.page
        resume(page, site, ["yahtzee"])
        roll(page, [6, 6, 6, 6, 1])
        page.get_by_role("button", name="Keep these").click()
        roll(page, [2])
        # One die, one roll: 1 of 6.
        expect(page.locator(".coach .why .more")).to_contain_text("Makes Yahtzee (17%); otherwise it gets a 0.")


@pytest.mark.exhaustive
def test_a_certain_total_is_stated_and_not_drawn(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}) as visited:
        page = visited.page
        resume(page, site, ["chance"])
        roll(page, [1, 2, 3, 4, 5])
        expect(page.locator(".outlook svg")).to_be_visible()
        roll(page, [6, 6, 6, 6, 6])
        page.evaluate("window.nextFaces = [6, 6, 6, 6, 5]")
        page.get_by_role("button", name="Roll again").click()
        expect(page.locator(".outlook")).to_contain_text("The total is certain: 292.")
        assert page.locator(".outlook svg").count() == 0


@pytest.mark.exhaustive
def test_bars_are_visible_in_forced_colours(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}, forced_colors="active") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.click(".roll")
        expect(page.locator(".move-list .value-bar").last).to_be_visible()
        bar = page.locator(".move-list .value-bar").last
        drawn, around = bar.evaluate(
            "(bar) => [getComputedStyle(bar).backgroundImage, getComputedStyle(bar).backgroundColor]"
        )
        assert "gradient" in drawn
        assert around not in drawn


@pytest.mark.exhaustive
def test_the_tray_is_opaque_in_forced_colours(browser: Browser, site: Site) -> None:
    phone = {"width": 390, "height": 700}
    with visit(browser, (site.url,), forced_colors="active", viewport=phone) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        colour = page.locator(".tray").evaluate("(tray) => getComputedStyle(tray).backgroundColor")
        assert not colour.startswith("rgba")


@pytest.mark.exhaustive
def test_pressed_buttons_are_visible_in_forced_colours(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), forced_colors="active") as visited:
        page = visited.page
        page.goto(f"{site.url}/analyse#ruleset=yahtzee&dice=13346&rolls_left=1&keep=33")
        for pressed, other in (
            (".modes [aria-pressed=true]", ".modes [aria-pressed=false]"),
            (".board-tray .segments [aria-pressed=true]", ".board-tray .segments [aria-pressed=false]"),
            (".keep-mark[aria-pressed=true]", ".keep-mark[aria-pressed=false]"),
        ):
            colours = [
                page.locator(which).first.evaluate("(button) => getComputedStyle(button).backgroundColor")
                for which in (pressed, other)
            ]
            assert colours[0] != colours[1], pressed


LYING = """() => {
  const box = (place) => document.querySelector(place).getBoundingClientRect();
  const isBroken = (name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 || name.scrollWidth > name.clientWidth;
  };
  return {
    visible: [".dice", ".roll", ".sheet .total td"].map((place) => box(place).bottom <= innerHeight),
    leftOfCard: box(".tray").right <= box(".tables").left,
    broken: [...document.querySelectorAll(".tables .name")].filter(isBroken).map((name) => name.textContent),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""
"""Visible parts, names that are broken or cut, and how much wider the page is than the screen."""


@in_languages
def test_a_phone_on_its_side_shows_one_card_next_to_the_dice(
    browser: Browser, site: Site, languages: list[str]
) -> None:
    lying = {"visible": [True] * 3, "leftOfCard": True, "broken": [], "wide": 0}
    for language in languages:
        with visit(browser, (site.url,), {"lang": language, "coach": "after"}) as visited:
            page = visited.page
            begin(page, site, "yahtzee", ("", "club"))
            page.click(".roll")
            for width, height in ((844, 390), (667, 375), (932, 430), (896, 414), (740, 360)):
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate(LYING) == lying, (language, width)


STACKED = """() => {
  const bottoms = [...document.querySelectorAll(".sheet .total")].map((total) => total.getBoundingClientRect().bottom);
  const heights = [...document.querySelectorAll(".offer, .tables .name")].map((target) => target.offsetHeight);
  return [bottoms.every((bottom) => bottom <= innerHeight), Math.min(...heights) >= 24];
}"""
"""Checks that the end of the card is in view, and that targets are large enough."""


@pytest.mark.parametrize("ruleset", ["yahtzee", "yatzy"])
def test_the_card_of_four_players_fits_a_low_window(browser: Browser, site: Site, ruleset: str) -> None:
    low = {"width": 1366, "height": 768}
    with visit(browser, (site.url,), viewport=low) as visited:
        page = visited.page
        begin(page, site, ruleset, ("", "club", "", ""))
        page.click(".roll")
        assert page.evaluate(STACKED) == [True, True]
        page.set_viewport_size({"width": 1366, "height": 600})
        assert page.evaluate(STACKED)[1]
    with visit(browser, (site.url,), has_touch=True, is_mobile=True, viewport=low) as visited:
        page = visited.page
        begin(page, site, ruleset, ("", "club", "", ""))
        page.click(".roll")
        # Fingers need more.
        assert page.locator(".tables tbody tr").first.evaluate("row => row.offsetHeight") == 44
