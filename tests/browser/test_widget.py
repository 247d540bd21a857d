"""<dice-coach> on foreign pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from tests.browser.actions import asked
from tests.browser.site import Site, page_of, site_of
from tests.browser.visit import Visit, visit

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Somebody's dice club</title>
<h1>Dice club</h1>
<p>What would you keep?</p>
<script type="module" src="{url}/widget/coach.js"></script>
<dice-coach dice="33146" rolls-left="2" scorecard="ones:3,chance:22"></dice-coach>
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


def test_its_position_can_be_analysed_in_a_new_window(club: Visit, site: Site) -> None:
    link = club.page.locator("dice-coach .analyse")
    expect(link).to_have_text("Analyse")
    with club.context.expect_page() as opened:
        link.click()
    board = opened.value
    expect(board.locator(".moves:not([data-stale]) .what-if").first).to_be_visible()
    assert board.url.startswith(f"{site.url}/analyse#p=")
    read = "import('/web/js/game/address.js').then(({ parseAddress }) => parseAddress(location.hash))"
    assert board.evaluate(read) == {"ruleset": "yahtzee", **QUESTION}
    expect(board.locator('.entry[aria-label="Chance: 22"]')).to_be_visible()


def test_it_matches_the_api_on_another_site(club: Visit, site: Site) -> None:
    advice = asked(site, "/v1/advice", QUESTION)
    best = keep_words(advice["best"]["keep"])
    said = f"Best: {best}. The total then averages {advice['value']:.1f}."
    expect(club.page.locator("dice-coach .verdict")).to_have_text(said)
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
    assert verdict(page) == "Right: “Keep 3 3” is the best keep."
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert verdict(page) == f"“Keep 3” costs {moves[3,]['loss']:.2f}. Best: “Keep 3 3”."
    # The label for people who do not see colours.
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
          coach.setAttribute("scorecard", "");
        }"""
    )
    expect(page.locator("dice-coach .verdict")).to_contain_text("Best: Yahtzee: 50.")
    page.locator("dice-coach .die").first.click()
    heard = page.evaluate("heard")
    # Three attributes, one request.
    assert [name for name, _ in heard] == ["advice", "keep"]
    assert heard[0][1]["position"]["rolls_left"] == 1
    assert heard[1][1]["keep"] == [6]
    assert heard[1][1]["loss"] > 0


def test_an_invalid_question_shows_its_problems(club: Visit) -> None:
    page = club.page
    expect(page.locator("dice-coach .move").first).to_be_visible()
    page.evaluate("document.querySelector('dice-coach').setAttribute('dice', '1334')")
    # A message for users, with details for authors.
    expect(page.locator("dice-coach .verdict")).to_have_text("This question has a mistake in it.")
    expect(page.locator("dice-coach .detail")).to_contain_text("5 dice")
    # The browser logs the refused request.
    assert [problem for problem in club.problems if "422" not in problem] == []
    club.problems.clear()


def pips(page: Page, dice: str) -> list[str]:
    """Return the colours of the pips of each die."""
    painted: list[str] = page.evaluate(
        """async dice => {
          const coach = document.querySelector("dice-coach") ?? document;
          return [...(coach.shadowRoot ?? document).querySelectorAll(dice)].map((face) =>
            getComputedStyle(face, "::after").getPropertyValue("--spot").trim());
        }""",
        dice,
    )
    return painted


def test_dice_have_the_colours_of_the_ruleset(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/widget?ruleset=kismet&dice=12345&rolls_left=1&lang=de")
    expect(page.locator("dice-coach .move").first).to_be_visible()
    one, two, three, four, five = pips(page, ".face")
    # The rules of Kismet: 1 and 6 are black, 2 and 5 red, 3 and 4 green.
    assert (two, three) == (five, four)
    assert len({one, two, three}) == 3
    labels = [die.get_attribute("aria-label") for die in page.locator("dice-coach .die").all()]
    assert labels[:3] == ["Würfel 1: 1, schwarz", "Würfel 2: 2, rot", "Würfel 3: 3, grün"]
    # In a game without colours only the one is red.
    page.evaluate("document.querySelector('dice-coach').setAttribute('ruleset', 'yahtzee')")
    expect(page.locator("dice-coach .die").first).to_have_attribute("aria-label", "Würfel 1: 1")
    red, *others = pips(page, ".face")
    assert (red, set(others)) == (two, {one})


LATE = "ones:3,twos:6,threes:9,fours:12,fives:15,sixes:18,three_of_a_kind:22,four_of_a_kind:17,full_house:25"


@pytest.mark.exhaustive
def test_pages_do_not_start_builds(browser: Browser, tmp_path: Path) -> None:
    means = load_table(compile_ruleset(load_ruleset("yahtzee")), tables_folder())
    app = create_app(Config(tables_dir=tmp_path, solve_on_demand=True), tables=[means])
    with site_of(app) as builder, visit(browser, (builder.url,)) as visited:
        page = visited.page
        page.goto(f"{builder.url}/widget?dice=13346&rolls_left=2&objective=target:300")
        expect(page.locator("dice-coach .verdict")).to_have_text("The coach has not prepared this question here.")
        expect(page.locator("dice-coach .detail")).to_be_hidden()
        assert list(tmp_path.rglob("*target*")) == []
        # Requests that need no table are answered.
        page.goto(
            f"{builder.url}/widget?dice=13346&rolls_left=1&objective=target:200&scorecard={LATE},small_straight:30,chance:20"
        )
        expect(page.locator("dice-coach .verdict")).to_contain_text("Best: ")
        assert [problem for problem in visited.problems if "409" not in problem] == []
        visited.problems.clear()


@pytest.mark.exhaustive
def test_progress_of_the_server_is_updated(browser: Browser, site: Site) -> None:
    """The server has to build something else first."""
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.clock.install()
        far = iter([(0.09, 73.2), (0.47, 31.5)])

        def answer_later(route: Route) -> None:
            share, seconds = next(far, (0.0, 0.0))
            if not share:
                route.continue_()
                return
            progress = {"table": "other", "share": share, "seconds_left": seconds}
            document = {"status": 503, "detail": "the table of this ruleset has to wait", "progress": progress}
            headers = {"Retry-After": str(int(seconds) + 1), "Content-Type": "application/problem+json"}
            route.fulfill(status=503, json=document, headers=headers)

        page.route("**/v1/advice", answer_later)
        page.goto(f"{site.url}/widget?dice=13346&rolls_left=2")
        says = page.locator("dice-coach .verdict")
        expect(says).to_have_text("This game is being prepared. 9%, about 74 s left")
        page.clock.run_for(2_000)
        expect(says).to_have_text("This game is being prepared. 47%, about 32 s left")
        page.clock.run_for(2_000)
        expect(says).to_contain_text("Best: Keep 3 3")
        visited.forgive("503")


@pytest.mark.exhaustive
def test_a_failed_build_is_not_awaited(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        document = {"type": "/problems/not-solved", "status": 503, "detail": "no room left", "retry_after": 60}
        headers = {"Retry-After": "60", "Content-Type": "application/problem+json"}
        page.route("**/v1/advice", lambda route: route.fulfill(status=503, json=document, headers=headers))
        page.goto(f"{site.url}/widget?dice=13346&rolls_left=2")
        expect(page.locator("dice-coach .verdict")).to_have_text("The coach cannot be reached.")
        page.unroute("**/v1/advice")
        page.locator("dice-coach").get_by_role("button", name="Try again").click()
        expect(page.locator("dice-coach .verdict")).to_contain_text("Best: Keep 3 3")
        visited.forgive("503")


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
