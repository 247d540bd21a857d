"""Reasons of moves in the language of the page."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from api.bundling.files import WEB
from tests.api.read_contract import SPECIFICATION
from tests.browser.actions import asked, begin, play_to_the_end, roll
from tests.browser.site import Site
from tests.browser.visit import Visit, visit

REASONS = SPECIFICATION["components"]["schemas"]["MoveReason"]["properties"]["reason"]


def shown(page: Page, place: str) -> list[float]:
    """Return the points of all reasons, the greatest first."""
    texts = page.locator(f"{place} .reasons .points").all_text_contents()
    return sorted((float(text.replace("−", "-").replace(",", ".")) for text in texts), reverse=True)


def points(breakdown: dict[str, Any], least: float) -> list[float]:
    """Return the points of reasons in an answer, and the remainder, if shown."""
    found = [*(reason["difference"] for reason in breakdown["reasons"]), breakdown["rest"]]
    return sorted((each for each in found if abs(each) >= least), reverse=True)


def test_every_reason_of_the_contract_has_words() -> None:
    source = (WEB / "js/advice/reasons.js").read_text(encoding="utf-8")
    (table,) = re.findall(r"const WORDS = \{(.*?)\};", source, re.DOTALL)
    assert set(re.findall(r"(\w+): \"why", table)) == set(REASONS["enum"])


@pytest.mark.parametrize(
    ("locale", "title", "costs"),
    [
        pytest.param("en-US", "Ones", "“Keep {dice}” costs", marks=pytest.mark.exhaustive),
        ("de-DE", "Einser", "„{dice} behalten“ kostet"),
        pytest.param("fi-FI", "Ykköset", "”Pidä {dice}” maksaa", marks=pytest.mark.exhaustive),
    ],
)
def test_the_coach_gives_reasons_in_the_language_of_the_page(
    browser: Browser, site_with_outlooks: Site, locale: str, title: str, costs: str
) -> None:
    site = site_with_outlooks
    with visit(browser, (site.url,), {"coach": True}, locale=locale) as visited:
        page = visited.page
        begin(page, site, "yatzy-forced", ("",))
        roll(page, [1, 1, 1, 4, 6])
        question = {
            "ruleset": "yatzy-forced",
            "dice": [1, 1, 1, 4, 6],
            "rolls_left": 2,
            "scorecard": {},
            "explain": True,
        }
        advice = asked(site, "/v1/advice", question)
        expect(page.locator(".coach .reasons li").first).to_contain_text(title)
        assert shown(page, ".coach") == pytest.approx(points(advice["breakdown"], 0.005), abs=0.00501)
        assert sum(shown(page, ".coach")) == pytest.approx(advice["breakdown"]["difference"], abs=0.021)
        other = advice["breakdown"]["other"]["keep"]
        more = page.locator(".coach .why .more")
        expect(more).to_contain_text(costs.format(dice=" ".join(map(str, other))))
        # One reason in words first, and the strongest one in points; the others on request.
        expect(page.locator(".coach .why .point")).to_be_visible()
        strongest = page.locator(".coach .why > .reasons")
        expect(strongest.locator("li")).to_have_count(1)
        expect(strongest.locator("[data-against]")).to_have_count(0)
        expect(more.locator(".reasons")).to_be_hidden()
        more.locator("summary").click()
        expect(more.locator(".reasons")).to_be_visible()
        assert not re.search(r"\d[.,]\d\d", page.locator(".coach .why .point").inner_text())


@pytest.mark.exhaustive
def test_the_reason_needs_no_table_of_outlooks(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}, locale="sv-SE") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        roll(page, [1, 3, 3, 4, 6])
        often = "i 3\u00a0% av fallen, mot 1\u00a0% annars"
        words = f"Bättre än ”Spara 3 3 4”: utan 4 får du ”Yahtzee” den här omgången {often}."
        expect(page.locator(".coach .why .point")).to_have_text(words)
        more = "”Spara 3 3 4” kostar 1,43. Ger Treor (42 %) eller Kåk (17 %)."
        expect(page.locator(".coach .why .more .hint")).to_have_text(more)
        assert page.locator(".reasons").count() == 0


def hold_numbers(page: Page) -> list[Route]:
    """Intercept requests for the numbers behind reasons."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        body = route.request.post_data_json or {}
        if body.get("explain") and body.get("breakdown") is not False:
            held.append(route)
        else:
            route.continue_()

    page.route("**/v1/advice", hold)
    return held


def let_go(page: Page, held: list[Route]) -> None:
    """Answer the one intercepted request."""
    while not held:
        page.wait_for_timeout(10)
    (route,) = held
    held.clear()
    route.continue_()


@pytest.mark.exhaustive
def test_the_reason_does_not_wait_for_the_numbers_behind_it(visitor: Visit, site: Site) -> None:
    page = visitor.page
    held = hold_numbers(page)
    card = "ones:3,twos:6,threes:9,fours:12,fives:15,sixes:18,three_of_a_kind:22,four_of_a_kind:0,full_house:25"
    page.goto(f"{site.url}/analyse#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard={card}")
    why = page.locator(".why")
    expect(why.locator(".point")).to_be_visible()
    why.locator("summary").click()
    expect(why.locator(".more .hint")).to_be_visible()
    assert why.locator(".reasons").count() == 0
    # Expanded details stay so.
    let_go(page, held)
    expect(why.locator(".reasons li").first).to_be_visible()
    assert why.locator(".more").count() == 1
    # The same for another move compared with the best one.
    page.locator(".what-if").nth(1).click()
    expect(page.locator(".what-then .point")).to_be_visible()
    assert page.locator(".what-then .more").count() == 0
    let_go(page, held)
    expect(page.locator(".what-then .more")).to_be_visible()


@pytest.mark.exhaustive
def test_the_coach_does_not_wait_for_the_numbers_behind_its_reason(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": "always"}) as visited:
        page = visited.page
        held = hold_numbers(page)
        begin(page, site, "yahtzee", ("",))
        roll(page, [1, 3, 3, 4, 6])
        expect(page.locator(".coach .why .point")).to_be_visible()
        let_go(page, held)
        visited.settle()


@pytest.mark.exhaustive
def test_the_review_gives_reasons_in_points(browser: Browser, site_with_outlooks: Site) -> None:
    site = site_with_outlooks
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        begin(page, site, "yatzy-forced", ("",))
        play_to_the_end(page)
        review = asked(site, "/v1/games/review", {**played(page), "explain": True})
        page.click(".roll")
        rows = page.locator(".highlights ol > li")
        expect(rows.first).to_be_visible()
        for place, highlight in enumerate(review["highlights"][:3]):
            decision = next(
                each
                for each in review["players"][0]["decisions"]
                if (each["turn"], each["roll"]) == (highlight["turn"], highlight["roll"])
            )
            found = shown(page, f".highlights ol > li:nth-child({place + 1})")
            assert found == pytest.approx(points(decision["breakdown"], 0.05), abs=0.0501)


def played(page: Page) -> Any:
    """Return the exported game."""
    return page.evaluate(
        """() => {
          const { ruleset, players } = JSON.parse(localStorage.getItem("keepwise.game"));
          const turns = (player) => player.turns.map(({ rolls, keeps, category }) => ({ rolls, keeps, category }));
          return { ruleset, players: players.map((player) => ({ turns: turns(player) })) };
        }"""
    )


@pytest.mark.exhaustive
def test_the_coach_plays_to_win_and_describes_the_risk(browser: Browser, site: Site) -> None:
    """At the start of a small game, whose outlooks need no table; the numbers are those of the API."""
    with visit(browser, (site.url,), {"coach": True}, locale="en-US") as visited:
        page = visited.page
        begin(page, site, "yatzy-forced", ("", ""))
        roll(page, [1, 1, 1, 4, 6])
        expect(page.locator(".coach-line .hint")).to_contain_text("average total")
        page.get_by_label("The coach plays for").select_option("win")
        expect(page.locator(".aim .hint")).to_have_text("A tie counts as half a win.")
        question = {
            "ruleset": "yatzy-forced",
            "dice": [1, 1, 1, 4, 6],
            "rolls_left": 2,
            "scorecard": {},
            "objective": {"maximize": "win", "opponents": [{"scorecard": {}}]},
            "explain": True,
        }
        advice = asked(site, "/v1/advice", question)
        expect(page.locator(".coach-line .hint")).to_have_text(f"{advice['value']:.1%} to win")
        lead = advice["stakes"]["lead"]
        side = "ahead" if lead > 0 else "behind"
        words = f"Playing for points, you would end {abs(lead):.2f} points {side} on average."
        expect(page.locator(".stakes")).to_contain_text(words)
        expect(page.locator(".outlook")).to_contain_text("If everyone plays for the most points from here on:")
        losses = [f"−{each['loss']:.1%}" for each in advice["moves"][1:3]]
        assert page.locator(".move-loss").all_inner_texts()[1:3] == losses
        page.get_by_label("The coach plays for").select_option("points")
        expect(page.locator(".coach-line .hint")).to_contain_text("average total")


@pytest.mark.exhaustive
def test_advice_to_win_needs_outlooks(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True, "goal": "win"}, locale="en-US") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("", ""))
        roll(page, [1, 3, 3, 4, 6])
        expect(page.locator(".aim .hint")).to_contain_text("It is too early to work out how to win")
        expect(page.locator(".coach-line .hint")).to_contain_text("average total")
        visited.forgive("409")


@pytest.mark.exhaustive
def test_single_players_cannot_play_to_win(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True, "goal": "win"}, locale="en-US") as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        page.click(".roll")
        expect(page.locator(".coach-line .hint")).to_contain_text("average total")
        expect(page.locator(".aim")).to_be_hidden()
