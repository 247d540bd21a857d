"""Modes of the coach: never, on request, after a move, always; and the action of the big button."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.actions import asked, begin, faces, let_computer_play, roll, show_move, state
from tests.browser.site import Site, in_languages
from tests.browser.visit import Visit, visit
from tests.selection import usually

SETTLED = 800
"""Milliseconds after which the big button performs its current action."""


QUIET = "You decide first.What is at stake? H"
"""The line of the coach before a move."""


def advice_asked(visited: Visit) -> int:
    visited.settle()
    return sum(url.endswith("/v1/advice") for url in visited.requests)


def test_by_default_the_coach_comments_after_moves(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": False}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("", "club"))
        expect(page.locator("#coach-mode")).to_have_value("after")
        roll(page, [6, 3, 1, 3, 4])
        # The answer is there before the move, but hidden.
        assert advice_asked(visited) == 1
        expect(page.locator(".coach-line")).to_have_text(QUIET)
        assert page.locator(".die[data-advised], .offer[data-best], .move-list").count() == 0
        page.locator(".die").nth(0).click()
        question = {"ruleset": "yahtzee", "scorecard": {}, "dice": [1, 3, 3, 4, 6], "rolls_left": 2}
        (loss,) = [
            move["loss"]
            for move in asked(site, "/v1/advice", question)["moves"]
            if move["action"] == "keep" and move["keep"] == [6]
        ]
        roll(page, [6, 6, 6, 6])
        line = page.locator(".coach-line")
        expect(line).to_contain_text(f"inaccuracy −{loss:.2f} Better: Keep 3 3")
        # Its dice are those of the move, not those on the table.
        expect(line.get_by_role("img")).to_have_attribute("aria-label", "Dice: 6 3 1 3 4, keep 6")
        best = line.locator("[data-best]").evaluate_all("dice => dice.map((die) => die.dataset.face)")
        assert best == ["3", "3"]
        expect(line.locator(".reason")).not_to_be_empty()
        expect(page.locator(".verdict")).to_contain_text("Keep 6")
        page.locator(".offer").nth(11).click()
        expect(page.locator("#live")).to_have_text("You: Yahtzee, 50 points.")
        # The tray is the computer's now; the verdict comes after its turn and stays until the next roll.
        expect(line).to_have_text("You: Yahtzee, 50 points.")
        let_computer_play(page, rolls=2)
        kept = " ".join(map(str, state(page)["turn"]["keeps"][0])) or "nothing"
        expect(line).to_have_text(f"Computer keeps {kept}.")
        let_computer_play(page)
        expect(line).to_have_text("best Yahtzee: 50")
        expect(page.locator(".verdict")).to_have_attribute("data-best", "")
        expect(page.locator("#live-coach")).to_have_text("best Yahtzee: 50")
        page.click(".roll")
        expect(line).to_have_text(QUIET)


def test_the_mode_is_chosen_in_one_place(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    modes = page.locator("select").filter(has=page.locator("option[value=always]"))
    expect(page.locator(".start")).to_be_visible()
    expect(modes).to_have_count(1)
    modes.select_option("hint")
    page.reload()
    expect(modes).to_have_value("hint")


def all_but_chance(page: Page, site: Site, rolls: int) -> None:
    """Open the last turn of a game after `rolls` rolls."""
    page.goto(f"{site.url}/play")
    # All of them pay nothing.
    turn = {"rolls": [[2, 2, 4, 6, 6]], "keeps": [], "points": 0, "extraBonus": 0}
    odd = {**turn, "rolls": [[1, 1, 3, 5, 5]]}
    titles = ["ones", "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind", "four_of_a_kind"]
    titles += ["full_house", "small_straight", "large_straight", "yahtzee"]
    game = {
        "id": "1", "ruleset": "yahtzee",
        "players": [{"name": None, "strength": None, "turns": [
            {**(odd if each in ("twos", "fours", "sixes") else turn), "category": each} for each in titles
        ]}],
        "turn": {"rolls": [[1, 1, 2, 3, 4]] * rolls, "keeps": [[]] * (rolls - 1), "kept": [False] * 5},
    }  # fmt: skip
    page.evaluate("game => localStorage.setItem('keepwise.game', JSON.stringify(game))", game)
    page.reload()
    expect(page.locator(".offer")).to_have_count(1)


@pytest.mark.exhaustive
def test_a_forced_decision_is_skipped(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}) as visited:
        page = visited.page
        all_but_chance(page, site, rolls=3)
        page.click(".offer")
        expect(page.locator(".roll")).to_have_text("Review")
        expect(page.locator(".coach")).to_be_hidden()
        assert page.locator(".verdict").count() == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("mode", ["after", "always", "hint", "off"])
def test_the_last_move_of_a_game_is_commented_too(browser: Browser, site: Site, mode: str) -> None:
    with visit(browser, (site.url,), {"coach": mode}) as visited:
        page = visited.page
        all_but_chance(page, site, rolls=2)
        visited.settle()
        page.click(".offer")
        expect(page.locator(".roll")).to_have_text("Review")
        if mode == "after":
            expect(page.locator(".coach-line")).to_contain_text("Better: Keep 4")
            expect(page.locator(".coach-line .reason")).not_to_be_empty()
            expect(page.locator(".verdict")).to_contain_text("Chance: 11")
        else:
            expect(page.locator(".coach-line")).to_be_hidden()
            expect(page.locator(".coach")).to_be_hidden()
        expect(page.locator(".outlook")).to_be_hidden()
        # Undo removes it with the move.
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".roll")).not_to_have_text("Review")
        expect(page.locator(".coach-line")).not_to_contain_text("Better")
        assert page.locator(".verdict").count() == 0
        page.locator(".offer").click()
        page.click(".roll")
        expect(page.locator(".review")).to_be_visible()


@pytest.mark.exhaustive
def test_comments_on_a_move_follow_the_language(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [6, 3, 1, 3, 4])
        visited.settle()
        page.locator(".die").nth(0).click()
        roll(page, [6, 6, 6, 6])
        line = page.locator(".coach-line")
        expect(line).to_contain_text("Better: Keep 3 3")
        speak(page, "de")
        expect(line).to_contain_text("Besser: 3 3 behalten")
        expect(line.locator(".reason")).not_to_be_empty()
        expect(page.locator(".verdict")).to_contain_text("6 behalten")
        # Also after a requested hint.
        show_move(page)
        expect(page.locator(".coach-line strong")).to_have_text("Yahtzee: 50")
        speak(page, "fi")
        expect(page.locator(".coach-line strong")).to_have_text("Yahtzee: 50")
        page.locator(".offer[data-best]").click()
        expect(line).to_have_text("paras Yahtzee: 50")
        speak(page, "en")
        expect(line).to_have_text("best Yahtzee: 50")


def speak(page: Page, language: str) -> None:
    page.click("#settings-button")
    page.select_option("#setting-lang", language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("how", usually(["key"], ["button", "key"]))
def test_hints_come_in_three_steps(browser: Browser, site: Site, how: str) -> None:
    with visit(browser, (site.url,), {"coach": "hint"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        first, second, last = (
            page.get_by_role("button", name=name) for name in ("What is at stake?", "Two candidates", "Show the move")
        )
        expect(first).to_be_disabled()
        page.keyboard.press("h")
        roll(page, [6, 3, 1, 3, 4])
        expect(first).to_be_enabled()

        def ask(button: Locator) -> None:
            if how == "button":
                button.click()
            else:
                page.keyboard.press("h")

        line, panel = page.locator(".coach-line"), page.locator(".coach .moves")
        ask(first)
        expect(line.locator("strong")).to_have_text("What is at stake?")
        position = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2}
        stakes = asked(site, "/v1/hints", {**position, "stage": "stakes"})
        expect(panel.locator("li")).to_have_count(4)
        assert " ".join(panel.locator("li").all_text_contents()) == stakes["sentence"]
        ask(second)
        expect(line.locator("strong")).to_have_text("Two candidates")
        shown = asked(site, "/v1/hints", {**position, "stage": "candidates"})
        expect(panel.locator("ul").first.locator("li")).to_have_count(2)
        assert " ".join(panel.locator("ul").first.locator("li").all_text_contents()) == shown["sentence"]
        assert page.locator(".die[data-advised]").count() == advice_asked(visited) == 0
        # The button keeps the focus for the next step.
        assert how == "key" or last.evaluate("button => document.activeElement === button")
        ask(last)
        expect(page.locator(".coach-line strong")).to_have_text("Keep 3 3")
        expect(page.locator(".die[data-advised]")).to_have_count(2)
        # The next decision is not commented unless requested.
        page.get_by_role("button", name="Keep these").click()
        page.click(".roll")
        expect(first).to_be_visible()
        assert page.locator(".die[data-advised]").count() == 0


def test_a_disabled_coach_sends_no_requests(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "off"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.click(".roll")
        page.keyboard.press("h")
        page.click(".roll")
        for place in (".coach", ".coach-line", ".outlook"):
            expect(page.locator(place)).to_be_hidden()
        visited.settle()
        assert [url for url in visited.requests if "/v1/advice" in url or "/v1/outlook" in url] == []


@pytest.mark.exhaustive
def test_a_hint_is_available_before_a_move(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [6, 3, 1, 3, 4])
        for name in ("What is at stake?", "Two candidates", "Show the move"):
            page.get_by_role("button", name=name).click()
        expect(page.locator(".coach-line strong")).to_have_text("Keep 3 3")
        page.get_by_role("button", name="Keep these").click()
        page.click(".roll")
        expect(page.locator(".coach-line")).to_have_text("best Keep 3 3")


@pytest.mark.exhaustive
def test_shortcuts_can_be_disabled_and_do_not_affect_typing(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.locator(".setup-players summary").click()
    name = page.locator(".players input").first
    name.fill("")
    name.press_sequentially("Hf?3")
    expect(name).to_have_value("Hf?3")
    expect(page.locator("dialog.keys-list")).to_have_count(0)
    page.click(".start")
    expect(page.locator(".match")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.keys-list")).to_have_count(0)
    page.click("#settings-button")
    page.get_by_label("Single keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog.keys-list")).to_have_count(0)
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog.keys-list")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_flag_belongs_to_the_decision(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "club"))
    flag = page.get_by_role("button", name="Flag this decision")
    expect(flag).to_be_hidden()
    page.click(".roll")
    page.keyboard.press("f")
    expect(flag).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#live")).to_have_text("Flagged for the review.")
    page.reload()
    expect(flag).to_have_attribute("aria-pressed", "true")
    assert state(page)["flags"] == [{"player": 0, "turn": 0, "roll": 0}]
    page.click(".roll")
    expect(flag).to_have_attribute("aria-pressed", "false")
    page.locator(".offer:not([data-zero])").first.click()
    # The last decision, also while the computer plays.
    flag.click()
    assert state(page)["flags"] == [{"player": 0, "turn": 0, "roll": 0}, {"player": 0, "turn": 0, "roll": 1}]
    page.keyboard.press("F")
    assert state(page)["flags"] == [{"player": 0, "turn": 0, "roll": 0}]


@pytest.mark.exhaustive
def test_the_primary_button_scores_like_the_coach(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "always"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [1, 2, 3, 4, 5])
        big = page.locator(".roll")
        expect(big).to_have_text("Score 40 in Large straight")
        again = page.get_by_role("button", name="Roll again")
        expect(again).to_be_visible()
        page.wait_for_timeout(SETTLED)
        # A double click scores once and does not roll.
        big.dblclick()
        assert [turn["points"] for turn in state(page)["players"][0]["turns"]] == [40]
        assert state(page)["turn"]["rolls"] == []
        page.wait_for_timeout(SETTLED)
        roll(page, [5, 5, 5, 5, 5])
        expect(big).to_have_text("Score 50 in Yahtzee")
        again.click()
        assert len(state(page)["turn"]["rolls"]) == 2


def test_a_press_intended_to_roll_does_not_score(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "always"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.evaluate("window.nextFaces = [1, 2, 3, 4, 5]")
        pressed_at_once = """() => new Promise((resolve) => {
          const big = document.querySelector(".roll");
          new MutationObserver(() => {
            if (!big.textContent.includes("Score")) return;
            big.click();
            resolve(big.textContent);
          }).observe(big, { childList: true, characterData: true, subtree: true });
          big.click();
        })"""
        assert page.evaluate(pressed_at_once) == "Score 40 in Large straight"
        assert state(page)["players"][0]["turns"] == []
        assert len(state(page)["turn"]["rolls"]) == 1


@pytest.mark.exhaustive
def test_the_primary_button_rolls_without_a_hint(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [1, 2, 3, 4, 5])
        visited.settle()
        expect(page.locator(".roll")).to_have_text("Roll 5 dice again")
        show_move(page)
        expect(page.locator(".roll")).to_have_text("Score 40 in Large straight")


PLACES = """() => Object.fromEntries([".roll", ".dice", ".coach", ".outlook", ".tables"].map((name) => {
  const { x, y, width } = document.querySelector(name).getBoundingClientRect();
  return [name, [x + scrollX, y + scrollY, width].map(Math.round)];
}))"""


@pytest.mark.parametrize("mode", usually(["after"], ["after", "always", "hint"]))
@pytest.mark.parametrize("width", usually([360], [360, 1280]))
def test_the_layout_is_stable_during_a_game(browser: Browser, site: Site, mode: str, width: int) -> None:
    with visit(browser, (site.url,), {"coach": mode}, viewport={"width": width, "height": 740}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("", "club"))
        visited.settle()
        found = [page.evaluate(PLACES)]

        def look() -> None:
            visited.settle()
            found.append(page.evaluate(PLACES))

        roll(page, [6, 3, 1, 3, 4])
        look()
        page.locator(".die").nth(0).click()
        roll(page, [2, 3, 4, 5])
        look()
        page.locator(".offer").nth(9).click()
        look()
        while page.locator(".roll").inner_text() == "Next":
            page.click(".roll")
            look()
        expect(page.locator(".roll")).to_have_text("Roll")
        look()
        # On a phone, the panel below the tray is as long as its text, and the rest follows below.
        kept = [".roll", ".dice", ".coach", ".tables"] + ([".outlook"] if width > 1000 else [])
        for name in kept:
            assert {tuple(places[name]) for places in found} == {tuple(found[0][name])}, name


CONTRASTS = """() => {
  const line = document.querySelector(".tray .coach-line");
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminance = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    if (alpha < 1) throw new Error(`${colour} is transparent`);
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  return ["good", "inaccuracy", "mistake", "blunder"].map((grade) => {
    const shown = document.createElement("span");
    shown.className = `grade ${grade}`;
    line.append(shown);
    const { color, backgroundColor } = getComputedStyle(shown);
    const [dark, light] = [color, backgroundColor].map(luminance).sort((one, other) => one - other);
    shown.remove();
    return (light + 0.05) / (dark + 0.05);
  });
}"""
"""Contrasts of all grades on the tray."""


def test_every_grade_is_readable_on_the_tray_in_both_themes(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            contrasts = page.evaluate(CONTRASTS)
            assert len(contrasts) == 4
            assert min(contrasts) >= 4.5, (theme, contrasts)


SPACE = """() => {
  const line = document.querySelector(".coach-line");
  const { right } = line.getBoundingClientRect();
  const isOut = (part) => part.getBoundingClientRect().right > right + 0.5;
  return [line.scrollHeight <= line.clientHeight + 1, [...line.querySelectorAll("*")].some(isOut)];
}"""
"""Checks that a line is as high as its text, and that some part sticks out of it."""


@in_languages
def test_a_verdict_has_the_space_it_needs(browser: Browser, site: Site, languages: list[str]) -> None:
    for language in languages:
        settings = {"coach": "after", "lang": language}
        with visit(browser, (site.url,), settings, viewport={"width": 390, "height": 844}) as visited:
            page = visited.page
            begin(page, site, "yahtzee", ("",))
            roll(page, [2, 4, 5, 6, 6])
            visited.settle()
            page.locator(".die").nth(0).click()
            roll(page, [2, 1, 1, 5])
            expect(page.locator(".coach-line .reason")).to_be_visible()
            for width in (390, 320):
                page.set_viewport_size({"width": width, "height": 844})
                assert page.evaluate(SPACE) == [True, False], (language, width)


def test_a_good_move_is_not_contradicted(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [1, 2, 4, 5, 6])
        question = {"ruleset": "yahtzee", "scorecard": {}, "dice": [1, 2, 4, 5, 6], "rolls_left": 2}
        (loss,) = [move["loss"] for move in asked(site, "/v1/advice", question)["moves"] if move.get("keep") == [4, 5]]
        visited.settle()
        for face in (4, 5):
            page.get_by_role("button", name=f": {face}").click()
        page.click(".roll")
        expect(page.locator(".coach-line")).to_contain_text(f"good −{loss:.2f} Slightly better: ")


@pytest.mark.exhaustive
def test_the_last_advice_stays_visible_while_the_computer_plays(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "always"}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("", "club"))
        roll(page, [6, 3, 1, 3, 4])
        expect(page.locator(".move-list")).to_be_visible()
        page.locator(".offer:not([data-zero])").first.click()
        expect(page.locator(".moves")).to_have_attribute("data-stale", "")
        expect(page.locator(".move-list")).to_be_visible()
        expect(page.locator(".coach-line")).to_contain_text("You: ")


def held(page: Page) -> int:
    return len(state(page)["turn"]["rolls"])


@pytest.mark.exhaustive
def test_a_verdict_waits_for_the_dice_to_stop(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "after"}, reduced_motion="no-preference") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [6, 3, 1, 3, 4])
        visited.settle()
        moving_during_tip = page.evaluate(
            """() => new Promise((resolve) => {
              const line = document.querySelector(".coach-line");
              const cubes = [...document.querySelectorAll(".cube")];
              const moving = () => cubes.flatMap((cube) => cube.getAnimations()).length;
              const seen = () => line.childNodes.length && resolve(moving());
              new MutationObserver(seen).observe(line, { childList: true });
              document.querySelector(".roll").click();
            })"""
        )
        assert moving_during_tip == 0
        assert held(page) == 2
        assert len(faces(page)) == 5
