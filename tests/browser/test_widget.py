"""<dice-coach> where it belongs: on the pages of others."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import asked
from tests.browser.site import Site, page_of, site_of
from tests.browser.visit import Visit, visit

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Somebody's dice club</title>
<h1>Dice club</h1>
<p>What would you keep?</p>
<script type="module" src="{url}/widget/coach.js"></script>
<dice-coach dice="33146" rolls-left="2" card="ones:3,chance:22"></dice-coach>
<iframe title="Dice coach" src="{url}/widget?ruleset=crag&amp;dice=145&amp;rolls_left=1&amp;lang=de&amp;theme=dark"
 width="400" height="420"></iframe>
"""
QUESTION = {"dice": [3, 3, 1, 4, 6], "rolls_left": 2, "scorecard": {"points": {"ones": 3, "chance": 22}}}


@pytest.fixture
def elsewhere(site: Site) -> Iterator[Site]:
    with site_of(page_of(PAGE.replace("{url}", site.url))) as other:
        yield other


@pytest.fixture
def club(browser: Browser, site: Site, elsewhere: Site) -> Iterator[Visit]:
    assert elsewhere.url != site.url
    with visit(browser, (site.url, elsewhere.url)) as visited:
        visited.page.goto(elsewhere.url)
        yield visited


def verdict(page: Page) -> str:
    return page.locator("dice-coach .verdict").inner_text()


def keep_words(keep: list[int]) -> str:
    return f"Keep {' '.join(map(str, keep))}"


def test_it_says_on_another_site_what_the_api_says(club: Visit, site: Site) -> None:
    advice = asked(site, "/v1/advice", QUESTION)
    best = keep_words(advice["best"]["keep"])
    expect(club.page.locator("dice-coach .verdict")).to_have_text(f"Best: {best}. It averages {advice['value']:.1f}.")
    rows = club.page.locator("dice-coach .move")
    expect(rows).to_have_count(4)
    losses = [row.split("\n")[1] for row in rows.all_inner_texts()]
    assert losses == [f"−{move['loss']:.2f}" if move["loss"] else "✓" for move in advice["moves"][:4]]


def test_keyboard_and_screen_reader(club: Visit, site: Site) -> None:
    page = club.page
    group = page.get_by_role("group", name="Dice: press those you would keep")
    dice = group.get_by_role("button")
    expect(dice).to_have_count(5)
    expect(page.locator("dice-coach .move").first).to_be_visible()
    assert page.locator("dice-coach .verdict").get_attribute("role") == "status"
    moves = {tuple(move.get("keep", ("score",))): move for move in asked(site, "/v1/advice", QUESTION)["moves"]}
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert [die.get_attribute("aria-pressed") for die in dice.all()] == ["true", "true", "false", "false", "false"]
    assert moves[3, 3]["loss"] == 0
    assert verdict(page) == "Right: Keep 3 3 is the best keep."
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert verdict(page) == f"Keep 3 costs {moves[3,]['loss']:.2f}. Best: Keep 3 3."
    # What a person hears without seeing any colour.
    assert dice.first.get_attribute("aria-label") == "Die 1: 3"


def test_events_and_attributes(club: Visit) -> None:
    page = club.page
    expect(page.locator("dice-coach .move").first).to_be_visible()
    page.evaluate(
        """() => {
          window.heard = [];
          const coach = document.querySelector("dice-coach");
          for (const name of ["advice", "keep"])
            coach.addEventListener(name, ({ detail }) => heard.push([name, detail]));
          coach.setAttribute("dice", "66666");
          coach.setAttribute("rolls-left", "1");
          coach.setAttribute("card", "");
        }"""
    )
    expect(page.locator("dice-coach .verdict")).to_contain_text("Best: Yahtzee: 50.")
    page.locator("dice-coach .die").first.click()
    heard = page.evaluate("heard")
    # Three attributes, one question.
    assert [name for name, _ in heard] == ["advice", "keep"]
    assert heard[0][1]["position"]["rolls_left"] == 1
    assert heard[1][1]["keep"] == [6]
    assert heard[1][1]["loss"] > 0


def test_a_question_that_is_wrong_is_answered_with_what_is_wrong(club: Visit) -> None:
    page = club.page
    expect(page.locator("dice-coach .move").first).to_be_visible()
    page.evaluate("document.querySelector('dice-coach').setAttribute('dice', '1334')")
    expect(page.locator("dice-coach .verdict")).to_contain_text("5 dice")
    # The browser writes every refused request to the console; here one was asked for.
    assert [problem for problem in club.problems if "422" not in problem] == []
    club.problems.clear()


def test_languages_and_themes(club: Visit) -> None:
    page = club.page
    coach = page.locator("dice-coach")
    surface = (
        "getComputedStyle(document.querySelector('dice-coach').shadowRoot.querySelector('section')).backgroundColor"
    )
    expect(page.locator("dice-coach .move").first).to_be_visible()
    light = page.evaluate(surface)
    coach.evaluate("(element) => { element.lang = 'fi'; element.setAttribute('theme', 'dark'); }")
    expect(page.locator("dice-coach .verdict")).to_contain_text("Paras: Pidä 3 3")
    dark = page.evaluate(surface)
    assert light != dark
    coach.evaluate("(element) => element.style.setProperty('--dice-coach-surface', 'rgb(1, 2, 3)')")
    assert page.evaluate(surface) == "rgb(1, 2, 3)"


def test_the_iframe(club: Visit, site: Site) -> None:
    frame = club.page.frame_locator("iframe")
    advice = asked(site, "/v1/advice", {"ruleset": "crag", "dice": [1, 4, 5], "rolls_left": 1, "scorecard": {}})
    expect(frame.locator("dice-coach .verdict")).to_contain_text(f"{advice['value']:.1f}".replace(".", ","))
    expect(frame.locator("dice-coach .die")).to_have_count(3)
    expect(frame.get_by_role("group", name="Würfel: drücke, was du behalten würdest")).to_be_visible()
