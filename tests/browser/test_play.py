"""Whole games in the browser, and actions of players."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import asked, begin, faces, let_computer_play, play_to_the_end, press_until, start, state
from tests.browser.site import Site
from tests.browser.visit import Visit, visit
from tests.selection import usually


@pytest.mark.parametrize(
    ("ruleset", "coached"),
    [
        ("crag", True),
        pytest.param("yahtzee", True, marks=pytest.mark.exhaustive),
        pytest.param("yatzy", False, marks=pytest.mark.exhaustive),
    ],
)
def test_totals_of_a_game_against_the_computer_match_the_api(
    visitor: Visit, site: Site, ruleset: str, coached: bool
) -> None:
    page = visitor.page
    start(page, site, ruleset)
    if coached:
        page.select_option("#coach-mode", "always")
    play_to_the_end(page)
    # A finished game gets no advice and shows no missed bonus.
    for place in (".coach", ".coach-line", ".outlook"):
        expect(page.locator(place)).to_be_hidden()
    assert [text for text in page.locator(".bonus td").all_inner_texts() if not text.isdigit()] == []
    shown = [int(text) for text in page.locator(".chip b").all_inner_texts()]
    assert len(shown) == 2
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a file").click()
    game = json.loads(downloading.value.path().read_text())
    check = asked(site, "/v1/games/check", game)
    assert check["problems"] == []
    assert check["valid"]
    assert check["complete"]
    assert [player["totals"]["total"] for player in check["players"]] == shown
    assert [int(text) for text in page.locator(".player-review .big").all_inner_texts()] == shown


def test_the_computers_score_is_seen_on_a_phone(browser: Browser, site: Site) -> None:
    phone = {"width": 390, "height": 844}
    with visit(browser, (site.url,), {"pace": "fast"}, viewport=phone) as visited:
        page = visited.page
        page.clock.install()
        begin(page, site, "yahtzee", ("", "perfect"))
        page.click(".roll")
        page.locator(".offer:not([data-zero])").first.click()
        tables, new = page.locator(".tables"), page.locator("[data-latest=new]")
        # One's own score first.
        expect(tables).to_have_attribute("data-shown", "0")
        expect(new).to_be_visible()
        expect(page.locator(".roll")).to_have_text("Fast-forward")
        page.click(".roll")
        expect(page.locator(".roll")).to_have_text("Roll")
        expect(tables).to_have_attribute("data-shown", "1")
        (scored,) = state(page)["players"][1]["turns"]
        expect(new).to_have_text(str(scored["points"]))
        expect(new).to_be_visible()
        title = {each["id"]: each["title"] for each in asked_ruleset(page, "yahtzee")["categories"]}[scored["category"]]
        news = page.locator(".news")
        expect(news).to_have_text(f"Computer: {title} {scored['points']}")
        page.clock.run_for(800)
        expect(tables).to_have_attribute("data-shown", "0")
        expect(new).to_have_count(0)
        expect(news).to_be_visible()
        page.click(".roll")
        expect(news).to_be_hidden()


def test_points_on_the_card_match_the_api(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.click(".roll")
    scores = asked(site, "/v1/score", {"dice": faces(page), "rolls_left": 2})
    titles = {each["id"]: each["title"] for each in asked_ruleset(page, "yahtzee")["categories"]}
    offered = {offer.get_attribute("aria-label") for offer in page.locator(".offer").all()}
    assert offered == {f"{titles[name]}: score {points}" for name, points in scores["points"].items()}


def asked_ruleset(page: Page, ruleset: str) -> Any:
    return page.evaluate("id => fetch(`/v1/rulesets/${id}`).then(answer => answer.json())", ruleset)


def test_a_score_can_be_undone_until_the_next_roll(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", ""))
    page.click(".roll")
    before = state(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_hidden()
    page.locator(".offer:not([data-zero])").first.click()
    undo.click()
    assert state(page) == before
    expect(page.locator(".offer")).to_have_count(13)
    page.locator(".offer").last.click()
    expect(undo).to_be_visible()
    page.click(".roll")
    expect(undo).to_be_hidden()


def test_a_reload_during_a_turn_loses_nothing(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "club"))
    page.click(".roll")
    page.locator(".die").nth(1).click()
    page.locator(".die").nth(3).click()
    before, dice = state(page), faces(page)
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    assert faces(page) == dice
    assert [die.get_attribute("aria-pressed") for die in page.locator(".die").all()] == [
        "false", "true", "false", "true", "false",
    ]  # fmt: skip
    assert state(page) == before
    page.click(".roll")
    after = faces(page)
    assert (after[1], after[3]) == (dice[1], dice[3])


def test_single_keys_work_wherever_the_focus_is(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.evaluate("window.nextFaces = [3, 5, 3, 3, 6]")
    page.keyboard.press("r")
    # Two of the threes, then the last die by its place.
    for key in ("3", "3", "Shift+Digit5"):
        page.keyboard.press(key)
    assert state(page)["turn"]["kept"] == [True, False, True, False, True]
    # The button that had the focus rolls the others alone.
    page.evaluate("window.nextFaces = [1, 2]")
    page.locator(".roll").focus()
    page.keyboard.press("Space")
    assert faces(page) == [3, 1, 3, 2, 6]
    page.evaluate("document.activeElement.blur()")
    page.evaluate("window.nextFaces = [3, 3]")
    page.keyboard.press("Enter")
    assert faces(page) == [3, 3, 3, 3, 6]
    page.locator(".roll").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Threes: score 12")).to_be_focused()
    page.keyboard.press("Enter")
    assert state(page)["players"][0]["turns"][0]["points"] == 12
    page.keyboard.press("u")
    assert state(page)["players"][0]["turns"] == []
    assert faces(page) == [3, 3, 3, 3, 6]


@pytest.mark.parametrize("path", ["train#theme=straights&ruleset=yahtzee", "analyse#ruleset=yahtzee"])
def test_all_pages_with_dice_list_the_same_keys(visitor: Visit, site: Site, path: str) -> None:
    page = visitor.page
    page.goto(f"{site.url}/{path}")
    expect(page.locator(".tray")).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("rolls the dice that are not kept")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_keys_are_not_offered_where_there_is_only_a_touch_screen(browser: Browser, site: Site) -> None:
    phone = {"width": 390, "height": 844}
    with visit(browser, (site.url,), {"coach": "hint"}, has_touch=True, is_mobile=True, viewport=phone) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        assert page.locator(".coach-line").inner_text() == "What is at stake?"
        steps = "what is at stake, two candidates, the move"
        said = f"The coach says nothing until you ask. Hints come in three steps: {steps}."
        expect(page.locator(".coach .moves")).to_have_text(said)
        page.click("#settings-button")
        expect(page.get_by_label("Tips in the first games")).to_be_visible()
        expect(page.locator("#setting-keys")).to_be_hidden()
        expect(page.locator("#keys-button")).to_be_hidden()


@pytest.mark.exhaustive
def test_the_computers_turn_continues_after_a_reload(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "perfect"))
    page.click(".roll")
    page.locator(".offer:not([data-zero])").first.click()
    page.click(".roll")
    expect(page.locator(".rolls-line")).to_have_text("2 rolls left")
    dice = faces(page)
    page.reload()
    expect(page.locator(".rolls-line")).to_have_text("2 rolls left")
    assert faces(page) == dice
    let_computer_play(page)
    assert len(state(page)["players"][1]["turns"]) == 1


def test_a_turn_can_be_played_by_keyboard_alone(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    expect(page.locator(".start")).to_be_visible()
    press_until(page, "document.activeElement?.classList.contains('start')")
    page.keyboard.press("Enter")
    expect(page.locator(".match")).to_be_visible()
    # The next action has the focus.
    expect(page.locator(".roll")).to_be_focused()
    page.keyboard.press("Space")
    dice = faces(page)
    press_until(page, "document.activeElement?.classList.contains('die')", "Shift+Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(str(dice[0]))
    assert page.locator(".die[aria-pressed=true]").count() == 1
    press_until(page, "document.activeElement?.classList.contains('roll')")
    page.keyboard.press("Enter")
    assert dice[0] in faces(page)
    press_until(page, "document.activeElement?.matches('.offer:not([data-zero])')")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    # Although the cell is gone, the focus is on the next action.
    assert page.evaluate("document.activeElement.classList.contains('roll')")
    expect(page.locator(".turn-line")).to_have_text("Computer")


def test_events_are_announced_to_screen_readers(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.click(".roll")
    expect(page.locator("#live")).to_have_text(f"Rolled {' '.join(map(str, faces(page)))}. 2 rolls left")
    page.locator(".offer").last.click()
    expect(page.locator("#live")).to_have_text(f"You: Chance, {sum_of_chance(page)} points.")


def sum_of_chance(page: Page) -> int:
    return int(state(page)["players"][0]["turns"][0]["points"])


@pytest.mark.parametrize(
    "ruleset", usually(["generala"], ["crag", "kismet", "generala", "maxi-yatzy", "yatzy-forced", "yacht"])
)
def test_every_kind_of_game_can_be_played_by_people(visitor: Visit, site: Site, ruleset: str) -> None:
    page = visitor.page
    begin(page, site, ruleset, ("", ""))
    for _ in range(4):
        page.click(".roll")
        page.locator(".offer:not([data-zero])").first.click()
    players = state(page)["players"]
    assert [len(player["turns"]) for player in players] == [2, 2]
    game = {
        "ruleset": ruleset,
        "players": [
            {
                "name": player["name"] or "",
                "turns": [
                    {key: turn[key] for key in ("rolls", "keeps", "category", "points")} for turn in player["turns"]
                ],
            }
            for player in players
        ],
    }
    assert asked(site, "/v1/games/check", game)["problems"] == []


@pytest.mark.exhaustive
def test_rolling_needs_a_die_that_is_not_kept(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "crag", ("",))
    page.click(".roll")
    for die in page.locator(".die").all():
        die.click()
    expect(page.locator(".roll")).to_have_attribute("aria-disabled", "true")
    dice = faces(page)
    page.click(".roll", force=True)
    assert faces(page) == dice


@pytest.mark.exhaustive
def test_a_failed_module_can_be_reloaded(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), locale="de-DE") as visited:
        page = visited.page
        page.route("**/match.js*", lambda route: route.abort())
        page.goto(f"{site.url}/play")
        page.click(".start")
        expect(page.locator("main [role=alert] p")).to_have_text(["Die Seite konnte nicht geladen werden."])
        page.unroute("**/match.js*")
        page.get_by_role("button", name="Erneut versuchen").click()
        expect(page.locator(".match")).to_be_visible()
        visited.forgive("net::ERR_")
