"""Training: the daily ten, practice by theme, and repetition of due mistakes."""

import datetime
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import asked, faces
from tests.browser.site import Site, in_languages
from tests.browser.training import GOOD_LOSS, POSITIONS, advice, answer_puzzles, decide, kept, puzzles, serve_puzzles
from tests.browser.visit import Visit, visit

DAY = "2026-11-23"
NOON = datetime.datetime(2026, 11, 23, 12, tzinfo=datetime.UTC)


def open_day(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/train")
    page.click(".today .button")
    expect(page.locator(".exercise")).to_be_visible()


def moves_of(site: Site) -> list[list[dict[str, Any]]]:
    """Return the moves of all decisions, best first."""
    return [advice(site, number)["moves"] for number in range(len(POSITIONS))]


def pick(moves: list[dict[str, Any]], mark: str) -> dict[str, Any]:
    """Return the first move with this mark."""
    bounds = {"good": (-1.0, GOOD_LOSS), "inaccurate": (GOOD_LOSS, 4 * GOOD_LOSS), "wrong": (4 * GOOD_LOSS, 1000)}
    low, high = bounds[mark]
    return moves[0] if mark == "good" else next(move for move in moves if low < move["loss"] <= high)


def test_hints_come_before_an_answer_and_leave_the_rating_alone(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.clock.install(time=NOON)
        serve_puzzles(page, site)
        open_day(page, site)
        hints = page.locator(".hints")
        first, second, last = (
            hints.get_by_role("button", name=name) for name in ("What is at stake?", "Two candidates", "Show the move")
        )
        note = page.get_by_text("With a hint, a right answer does not raise your rating.")
        expect(note).to_be_hidden()
        first.click()
        expect(hints.locator("h2")).to_have_text("What is at stake?")
        expect(note).to_be_visible()
        expect(second).to_be_focused()
        page.keyboard.press("h")
        expect(hints.locator("h2")).to_have_text("Two candidates")
        asked_for = {"ruleset": "yahtzee", **puzzles(site)[0]["position"], "stage": "candidates"}
        shown = asked(site, "/v1/hints", asked_for)
        assert " ".join(hints.locator("li").all_text_contents()) == shown["sentence"]
        last.click()
        expect(hints.locator(".shown-move")).to_have_text("Best: Keep 3 3")
        page.keyboard.press("h")
        expect(hints.locator(".shown-move")).to_have_count(1)
        decide(page, pick(moves_of(site)[0], "good"))
        expect(hints).to_be_hidden()
        expect(page.locator(".verdict .rated")).to_contain_text("Your rating: 1000 (0)")
        # The next decision is answered without a hint.
        page.locator(".next").click()
        decide(page, pick(moves_of(site)[1], "good"))
        expect(page.locator(".verdict .rated")).to_contain_text("Your rating: 1020 (+20)")


@pytest.mark.exhaustive
def test_the_ten_puzzles_of_a_day_are_solved_and_stored(browser: Browser, site: Site) -> None:
    marks = ["good", "wrong", "good", "wrong", "wrong", "inaccurate", "inaccurate", "good", "good", "good"]
    with visit(
        browser, (site.url,), permissions=["clipboard-read", "clipboard-write"], timezone_id="Asia/Tokyo"
    ) as visited:
        page = visited.page
        # In Tokyo it is already the next day.
        page.clock.install(time=datetime.datetime(2026, 11, 22, 20, tzinfo=datetime.UTC))
        questions = serve_puzzles(page, site)
        moves = moves_of(site)
        open_day(page, site)
        assert questions == [f"ruleset=yahtzee&date={DAY}"]
        for number, mark in enumerate(marks):
            expect(page.locator(".exercise h1")).to_have_text(f"{number + 1} of 10")
            move = pick(moves[number], mark)
            decide(page, move)
            check_verdict(page, moves[number][0], move, mark)
            if number == 3:  # Halfway through.
                page.reload()
                expect(page.locator(".squares [data-mark]")).to_have_count(4)
            else:
                page.click(".next")
        expect(page.locator("h1")).to_have_text("5 of 10 right")
        assert [each.get_attribute("data-mark") for each in page.locator(".squares li").all()] == marks
        page.get_by_role("button", name="Share").click()
        expect(page.locator(".shared")).to_have_text("The text is in your clipboard.")
        signs = {"good": "🟩", "inaccurate": "🔶", "wrong": "❌"}
        assert page.evaluate("navigator.clipboard.readText()").split("\n") == [
            f"Keepwise {DAY} Yahtzee 5/10", "".join(signs[mark] for mark in marks),
            f"{site.url}/train#date={DAY}&ruleset=yahtzee",
        ]  # fmt: skip
        page.reload()
        expect(page.locator("h1")).to_have_text("5 of 10 right")
        expect(page.locator(".train-result")).to_contain_text("1 day so far.")
        expect(page.locator(".train-result")).to_contain_text(re.compile(r"Your rating: 1\d\d\d \([+−]?\d+\)"))
        expect(page.locator(".lesson")).to_contain_text("You missed 5 of 10 on “Endgame”.")
        assert {each["difficulty"] for each in kept(page, "keepwise.days/")[0]["answers"]} == {1000}
        page.get_by_role("link", name="Training").first.click()
        expect(page.locator(".today")).to_contain_text("5 of 10 right")


@pytest.mark.exhaustive
def test_the_language_can_be_changed_at_any_time_in_a_session(visitor: Visit, site: Site) -> None:
    page = visitor.page
    serve_puzzles(page, site)
    moves = moves_of(site)
    page.goto(f"{site.url}/train#theme=straights&ruleset=yahtzee")
    die = page.locator(".die").nth(1)
    die.click()
    page.select_option("#lang", "de")
    expect(page.locator(".train-title")).to_have_text("Übungen · Straßen")
    # Kept dice and given answers stay.
    expect(die).to_have_attribute("aria-pressed", "true")
    page.select_option("#lang", "en")
    expect(page.locator(".train-title")).to_have_text("Training · Straights")
    die.click()
    decide(page, pick(moves[0], "wrong"))
    expect(page.locator("#live")).to_contain_text("Best:")
    page.select_option("#lang", "de")
    expect(page.locator(".exercise h1")).to_have_text("1 von 10")
    expect(page.locator(".verdict")).to_contain_text("Am besten:")
    expect(page.locator(".answer")).to_be_visible()
    expect(page.locator("#live")).to_be_empty()
    page.select_option("#lang", "en")
    expect(page.locator(".verdict")).to_contain_text("Best:")
    for number in range(1, 10):
        page.click(".next")
        expect(page.locator(".exercise h1")).to_have_text(f"{number + 1} of 10")
        decide(page, moves[number][0])
    page.click(".next")
    expect(page.locator(".train-result")).to_contain_text("Straights")
    page.select_option("#lang", "de")
    expect(page.locator(".train-result")).to_contain_text("Straßen")
    expect(page.locator("h1")).to_have_text("9 von 10 richtig")


@pytest.mark.exhaustive
def test_a_double_click_and_a_held_key_press_once(browser: Browser, site: Site) -> None:
    # On a phone all buttons are in the same place.
    with visit(browser, (site.url,), viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        serve_puzzles(page, site)
        page.goto(f"{site.url}/train#theme=straights&ruleset=yahtzee")
        page.dblclick(".keep")
        expect(page.locator(".exercise h1")).to_have_text("1 of 10")
        expect(page.locator(".answer")).to_be_visible()
        page.dblclick(".next", delay=100)
        expect(page.locator(".exercise h1")).to_have_text("2 of 10")
        for _ in range(4):
            page.keyboard.down("Enter")
            page.wait_for_timeout(50)
        page.keyboard.up("Enter")
        expect(page.locator(".exercise h1")).to_have_text("2 of 10")
        expect(page.locator(".squares [data-mark]")).to_have_count(2)


@pytest.mark.exhaustive
def test_answers_in_another_tab_are_counted(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.clock.set_fixed_time(NOON)
    serve_puzzles(page, site)
    open_day(page, site)
    other = visitor.context.new_page()
    other.clock.set_fixed_time(NOON)
    serve_puzzles(other, site)
    open_day(other, site)
    decide(other, moves_of(site)[0][0])
    expect(page.locator(".exercise h1")).to_have_text("2 of 10")
    page.goto(f"{site.url}/train")
    expect(page.locator(".today")).to_contain_text("1 of 10")
    other.click(".next")
    expect(other.locator(".exercise h1")).to_have_text("2 of 10")
    decide(other, moves_of(site)[1][0])
    expect(page.locator(".today")).to_contain_text("2 of 10")


def test_the_ten_puzzles_match_the_server(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train#date={DAY}&ruleset=yahtzee")
    found = page.request.get(f"{site.url}/v1/puzzles?ruleset=yahtzee&date={DAY}").json()
    expect(page.locator(".squares li")).to_have_count(len(found["puzzles"]))
    first = found["puzzles"][0]
    assert faces(page) == first["position"]["dice"]
    wrong = next(move for move in first["moves"] if move["loss"] > found["good_loss"])
    decide(page, wrong)
    expect(page.locator(".verdict")).to_contain_text(f"That loses {wrong['loss']:.2f}.")
    expect(page.locator(".answer .move-list li")).to_have_count(len(first["likely"]))
    expect(page.locator(".answer .why p").first).to_be_visible()


def check_verdict(page: Page, best: dict[str, Any], move: dict[str, Any], mark: str) -> None:
    """Check that the verdict matches the answer, and that the best move is named if another one was made."""
    said = page.locator(".verdict p").first.inner_text()
    if move["loss"] == 0:
        assert "Right: that is the best move." in said
        return
    assert (
        said.split("\n")[-1]
        .lstrip("✓~✗ ")
        .startswith("Good enough" if mark == "good" else f"That loses {move['loss']:.2f}")
    )
    words = (
        f"Keep {' '.join(map(str, best['keep']))}"
        if best["action"] == "keep"
        else best["category"].replace("_", " ").capitalize()
    )
    assert words.lower() in said.lower()
    expect(page.locator(".answer")).to_contain_text("A move that gives away at most 0.50 points also counts as right.")


@pytest.mark.exhaustive
def test_exactly_the_good_moves_are_accepted(visitor: Visit, site: Site) -> None:
    page = visitor.page
    moves = moves_of(site)[0]
    found = puzzles(site)
    second = next(move for move in moves if move["loss"] > 0)
    for good_loss, says in ((second["loss"], "Good enough"), (second["loss"] - 1e-6, "That loses")):
        answer_puzzles(page, {"good_loss": good_loss, "puzzles": found, "tables": []})
        page.goto(f"{site.url}/train#theme=endgame&seed=7")
        page.reload()
        expect(page.locator(".exercise")).to_be_visible()
        decide(page, second)
        expect(page.locator(".verdict")).to_contain_text(says)


def test_the_solution_is_hidden_before_an_answer(visitor: Visit, site: Site) -> None:
    page = visitor.page
    serve_puzzles(page, site)
    open_day(page, site)
    visitor.settle()
    html = page.locator("main").inner_html()
    assert not re.search(r"data-advised|data-best|move-list|best|/analyse", html)
    assert "/v1/advice" not in "".join(visitor.requests)
    decide(page, moves_of(site)[0][0])
    expect(page.locator(".answer .move-list li")).to_have_count(2)
    expect(page.locator(".answer .why p").first).to_be_visible()
    assert page.locator(".answer a").get_attribute("href") == "/analyse#ruleset=yahtzee&dice=13346&rolls_left=2"


@pytest.mark.parametrize("width", [390, 1366])
def test_a_wrong_answer_can_be_tried_again_in_place(browser: Browser, site: Site, width: int) -> None:
    with visit(browser, (site.url,), viewport={"width": width, "height": 844}) as visited:
        page = visited.page
        page.clock.set_fixed_time(NOON)
        serve_puzzles(page, site)
        moves = moves_of(site)[0]
        open_day(page, site)
        top = page.locator(".exercise .sheet").evaluate("sheet => sheet.getBoundingClientRect().top")
        decide(page, next(move for move in moves if move.get("keep") == [1]))
        # The card stays where it was, and the dice show the best move and the die that was kept in vain.
        assert page.locator(".exercise .sheet").evaluate("sheet => sheet.getBoundingClientRect().top") == top
        expect(page.locator(".die[data-wrong]")).to_have_count(1)
        assert [die.get_attribute("aria-pressed") for die in page.locator(".die").all()].count("true") == 2
        expect(page.locator(".rule")).to_have_text("Start from the number that more dice show.")
        expect(page.locator(".rated")).to_have_text("Difficulty 1000 · Your rating: 980 (−20)")
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".verdict")).to_be_hidden()
        expect(page.locator(".die[data-wrong]")).to_have_count(0)
        decide(page, moves[0])
        expect(page.locator(".verdict")).to_contain_text("Right: that is the best move.")
        expect(page.get_by_role("button", name="Try again")).to_have_count(0)
        # The first answer counts.
        (day,) = kept(page, "keepwise.days/")
        assert [answer["accepted"] for answer in day["answers"]] == [False]
        expect(page.locator(".squares [data-mark]")).to_have_count(1)
        page.click(".next")
        expect(page.locator(".exercise h1")).to_have_text("2 of 10")
        page.goto(f"{site.url}/train")
        expect(page.locator(".today")).to_contain_text("Your rating: 980 · provisional, answer 1 of 20")


def test_the_best_box_stays_marked_on_the_card(visitor: Visit, site: Site) -> None:
    page = visitor.page
    found = puzzles(site)[7]
    answer_puzzles(page, {"good_loss": GOOD_LOSS, "puzzles": [found], "tables": []})
    page.goto(f"{site.url}/train#theme=endgame&seed=7")
    best, *_, worst = found["moves"]
    decide(page, worst)
    expect(page.locator(".offer")).to_have_count(2)
    expect(page.locator(".offer[data-best]")).to_have_text(str(best["points"]))
    # Practice does not change the rating.
    expect(page.locator(".rated")).to_have_text("Difficulty 1000")
    expect(page.locator(".answer h3")).to_have_text("What our casual computer player would do")
    bars = [
        bar.evaluate("bar => getComputedStyle(bar).getPropertyValue('background-image')")
        for bar in page.locator(".bar").all()
    ]
    assert len({*bars}) == 2
    # Neither is red, which means a loss.
    assert not any("163, 48, 26" in bar or "181, 54, 28" in bar for bar in bars)


@pytest.mark.parametrize("touch", [False, True])
def test_keys_are_explained_only_where_there_may_be_some(browser: Browser, site: Site, *, touch: bool) -> None:
    with visit(
        browser, (site.url,), viewport={"width": 390, "height": 844}, has_touch=touch, is_mobile=touch
    ) as visited:
        page = visited.page
        serve_puzzles(page, site)
        open_day(page, site)
        expect(page.locator(".keys")).to_contain_text("Tap the dice to keep")
        expect(page.locator(".keyboard-only")).to_be_visible(visible=not touch)


@pytest.mark.exhaustive
def test_training_works_by_keyboard(visitor: Visit, site: Site) -> None:
    page = visitor.page
    serve_puzzles(page, site)
    open_day(page, site)
    # The die of 1 3 3 4 6 in the second place, then one that shows 3, and one that shows 6, twice.
    for key in ("Shift+Digit2", "3", "6", "6"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_visible()
    day = kept(page, "keepwise.days/")[0]
    assert day["answers"][0]["played"]["keep"] == [3, 3]
    page.keyboard.press("Enter")
    expect(page.locator(".exercise h1")).to_have_text("2 of 10")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_visible()
    assert kept(page, "keepwise.days/")[0]["answers"][1]["played"]["category"] == "twos"


@pytest.mark.exhaustive
def test_practice_by_theme_is_endless(visitor: Visit, site: Site) -> None:
    page = visitor.page
    questions = serve_puzzles(page, site)
    page.goto(f"{site.url}/train")
    expect(page.locator(".themes li")).to_have_count(7)
    page.get_by_role("link", name="Endgame").click()
    moves = moves_of(site)
    for number in range(10):
        expect(page.locator(".exercise h1")).to_have_text(f"{number + 1} of 10")
        decide(page, moves[number][0])
        page.click(".next")
    expect(page.locator("h1")).to_have_text("10 of 10 right")
    page.get_by_role("link", name="More of them").click()
    expect(page.locator(".exercise h1")).to_have_text("1 of 10")
    seeds = [int(re.search(r"seed=(\d+)", each)[1]) for each in questions]  # type: ignore[index]
    assert seeds[1] == seeds[0] + 1
    assert all("theme=endgame" in each for each in questions)
    # Only the daily ten are stored.
    assert kept(page, "keepwise.days/") == []
    page.go_back()
    page.go_back()
    expect(page.locator(".train-menu")).to_be_visible()


@pytest.mark.exhaustive
def test_the_choice_of_a_game_persists(visitor: Visit, site: Site) -> None:
    page = visitor.page
    questions = serve_puzzles(page, site)
    page.goto(f"{site.url}/train")
    page.select_option("#train-game", "yatzy")
    page.reload()
    expect(page.locator("#train-game")).to_have_value("yatzy")
    assert page.locator(".today .button").get_attribute("href").endswith("&ruleset=yatzy")  # type: ignore[union-attr]
    assert questions == []


@pytest.mark.exhaustive
def test_missing_decisions_are_described_as_such(visitor: Visit, site: Site) -> None:
    page = visitor.page
    answer_puzzles(page, {"good_loss": 1, "puzzles": [], "tables": []})
    page.goto(f"{site.url}/train#theme=joker&ruleset=yatzy")
    expect(page.locator("main")).to_contain_text("No decisions of this kind for this game.")
    page.get_by_role("link", name="Training").last.click()
    expect(page.locator(".train-menu")).to_be_visible()


def test_a_game_that_the_server_has_not_solved_is_reported(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    expect(page.locator("#train-game option[value=maxi-yatzy-upper-first]")).to_have_count(1)
    expect(page.locator("#train-game option[value=maxi-yatzy]")).to_have_count(0)
    page.goto(f"{site.url}/train#date={DAY}&ruleset=maxi-yatzy")
    expect(page.locator("main")).to_contain_text("This server hasn’t solved this game")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    visitor.forgive("409")


@in_languages
def test_six_dice_fit_on_a_phone(browser: Browser, site: Site, languages: list[str]) -> None:
    for language in languages:
        locale = "nb" if language == "no" else language
        with visit(browser, (site.url,), viewport={"width": 375, "height": 667}, locale=locale) as visited:
            page = visited.page
            page.goto(f"{site.url}/train#try=1&ruleset=maxi-yatzy-upper-first&dice=123456&rolls_left=2")
            dice, marks = page.locator(".die"), page.locator(".die .mark")
            expect(dice).to_have_count(6)
            for die in dice.all():
                box = die.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44
                die.click()
            for width, slack in ((375, 0), (320, 1)):
                page.set_viewport_size({"width": width, "height": 667})
                edges = [(box["x"], box["x"] + box["width"]) for mark in marks.all() if (box := mark.bounding_box())]
                assert all(right <= left + slack for (_, right), (left, _) in pairwise(edges)), (language, width)
                assert page.evaluate("document.documentElement.scrollWidth") == width


def keep_game(page: Page, site: Site, game: Path) -> None:
    """Record a game as if played here, and open its review."""
    page.goto(f"{site.url}/train")
    page.evaluate(
        """async (game) => {
          const { recordGame } = await import("/web/js/storage/finished-games.js");
          recordGame("mine", game, [{ name: null, strength: null }]);
        }""",
        json.loads(game.read_text()),
    )
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", game)
    expect(page.locator(".highlights")).to_be_visible()


@pytest.mark.exhaustive
def test_own_mistakes_return_when_they_are_due(browser: Browser, site: Site, poor_game: Path) -> None:
    wrong = asked(site, "/v1/games/review", json.loads(poor_game.read_text()))
    good = wrong["grades"]["greatest_losses"]["good"]
    mistakes = sorted(
        (each for each in wrong["players"][0]["decisions"] if each["loss"] > good), key=lambda each: -each["loss"]
    )
    assert len(mistakes) == 3
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.clock.install(time=NOON)
        keep_game(page, site, poor_game)
        page.goto(f"{site.url}/train")
        expect(page.locator(".own")).to_contain_text("3 of 3 due now")
        page.get_by_role("link", name="Repeat").click()
        # The most expensive mistakes first; the first one is repeated wrongly.
        for number, mistake in enumerate(mistakes):
            expect(page.locator(".exercise h1")).to_have_text(f"{number + 1} of 3")
            assert page.locator(".tables tbody td").count() == 13
            decide(page, mistake["played"] if number == 0 else mistake["best"])
            expect(page.locator(".answer")).to_contain_text("In your game you played: ")
            expect(page.locator(".verdict")).to_contain_text(
                "That loses" if number == 0 else "Right: that is the best move."
            )
            page.click(".next")
        expect(page.locator("h1")).to_have_text("2 of 3 right")
        cards = {each["id"]: each["card"] for each in kept(page, "keepwise.cards/")}
        assert len(cards) == 3
        for days, due in ((0, 0), (1, 1), (3, 3)):
            page.clock.set_system_time(NOON + datetime.timedelta(days=days, minutes=10))
            page.goto(f"{site.url}/docs")
            page.goto(f"{site.url}/train")
            expect(page.locator(".own")).to_contain_text(f"{due} of 3 due now")
        page.clock.set_system_time(NOON + datetime.timedelta(days=1, minutes=10))
        page.goto(f"{site.url}/docs")
        page.goto(f"{site.url}/train#mistakes")
        expect(page.locator(".exercise h1")).to_have_text("1 of 1")
