"""The coach during a game: immediate comments from the API, also for screen readers."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from api import create_app
from api.http.limits import Limits
from api.service.config import Config
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import build_kind
from strategy_tables.limits import WorkLimits
from strategy_tables.store.kinds import EXPECTED_TOTAL, OUTLOOK, TARGET
from tests.browser.actions import asked, begin, faces, let_computer_play, roll, state
from tests.browser.site import Site, site_of
from tests.browser.stored_games import game, store_games
from tests.browser.visit import Visit, visit


def position(page: Page, rolls_left: int) -> dict[str, Any]:
    player = state(page)["players"][0]
    points = {turn["category"]: turn["points"] for turn in player["turns"]}
    return {"ruleset": "yahtzee", "dice": faces(page), "rolls_left": rolls_left, "scorecard": {"points": points}}


def words(move: dict[str, Any]) -> str:
    if move["action"] == "keep":
        return f"Keep {' '.join(map(str, move['keep']))}" if move["keep"] else "Roll everything again"
    return f"{move['category']}: {move['points']}"


def test_the_advice_matches_the_api(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.select_option("#coach-mode", "always")
    # The chances before the turn are asked for once.
    expect(page.locator(".outlook svg")).to_be_visible()
    title = {category.id: category.title for category in load_ruleset("yahtzee").categories}
    for rolls_left in (2, 1, 0):
        visitor.requests.clear()
        page.click(".roll")
        advice = asked(site, "/v1/advice", position(page, rolls_left))
        for move in advice["moves"]:
            if move["action"] == "score":
                move["category"] = title[move["category"]]
        best = words(advice["moves"][0])
        expect(page.locator(".coach-line strong")).to_have_text(best)
        expect(page.locator(".coach-line .hint")).to_have_text(f"average total {advice['value']:.1f}")
        expect(page.locator("#live")).to_have_text(f"Coach: {best}.")
        everything = page.get_by_role("button", name=f"Show all {len(advice['moves'])} moves")
        if everything.count():
            everything.click()
        rows = page.locator(".move-list li")
        expect(rows).to_have_count(len(advice["moves"]))
        assert page.locator(".move-name").all_text_contents() == [words(move) for move in advice["moves"]]
        losses = [f"−{move['loss']:.2f}" if move["loss"] else "best" for move in advice["moves"]]
        assert page.locator(".move-loss").all_inner_texts() == losses
        # The best bar is full, and the others lack their loss, on a scale of 20 points.
        bars = page.locator(".value-bar").evaluate_all("all => all.map((bar) => bar.style.getPropertyValue('--share'))")
        shares = [max(0, 1 - move["loss"] / 20) for move in advice["moves"]]
        assert [float(bar) for bar in bars] == pytest.approx(shares, abs=1e-6)
        # The advice waits for only one answer; `make bench` measures how long. Reasons and outlook, which may take
        # longer, are requested after it.
        visitor.settle()
        asked_for = [url.removeprefix(site.url) for url in visitor.requests if "/v1/" in url]
        assert asked_for == ["/v1/advice", "/v1/advice", "/v1/outlook"]


def test_a_button_keeps_the_coachs_dice(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.select_option("#coach-mode", "always")
    roll(page, [6, 3, 1, 3, 4])
    best = asked(site, "/v1/advice", position(page, 2))["best"]
    assert best["keep"] == [3, 3]
    page.get_by_role("button", name="Keep these").click()
    kept = [die.get_attribute("aria-label") for die in page.locator(".die[aria-pressed=true]").all()]
    assert sorted(int(label.split(":")[1].split(",")[0]) for label in kept if label) == best["keep"]
    assert all(label and label.endswith("the coach keeps it") for label in kept)


def test_the_rival_is_the_usual_mistake_of_the_player(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    reviewed = game(0, 8.0)
    reviewed["review"]["players"][0]["like"] = "casual"
    store_games(page, [reviewed])
    begin(page, site, "yahtzee", ("",))
    page.select_option("#coach-mode", "always")
    roll(page, [1, 1, 1, 2, 2])
    expect(page.locator(".coach .point")).to_contain_text("Better than “Full house: 25”")
    expect(page.locator(".coach .point")).to_contain_text(
        "Our computer player “casual” chooses “Full house: 25” 100% of the time."
    )


@pytest.mark.exhaustive
def test_a_hand_that_needs_no_other_roll(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.select_option("#coach-mode", "always")
    roll(page, [1, 2, 3, 4, 5])
    value = asked(site, "/v1/advice", position(page, 2))["value"]
    expect(page.locator(".coach-line p")).to_have_text(f"Coach Large straight: 40 average total {value:.1f}")
    expect(page.locator(".offer[data-best]")).to_have_attribute("aria-label", re.compile("Large straight.*coach's"))
    assert page.locator(".die[data-advised]").count() == 0


@pytest.mark.exhaustive
def test_the_coach_stays_on_until_it_is_turned_off(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    mode = page.get_by_role("combobox", name="Coach").first
    mode.select_option("after")
    expect(page.locator(".coach")).to_contain_text("You decide first.")
    mode.select_option("hint")
    expect(page.locator(".coach")).to_contain_text("says nothing until you ask")
    mode.select_option("always")
    expect(page.locator(".coach")).to_contain_text("Roll first; then the coach ranks every move.")
    page.click(".roll")
    expect(page.locator(".coach-line strong")).to_be_visible()
    page.reload()
    expect(page.locator(".coach-line strong")).to_be_visible()
    expect(mode).to_have_value("always")
    mode.select_option("off")
    expect(page.locator(".coach-line")).to_be_hidden()
    expect(page.locator(".coach")).to_be_hidden()
    assert page.locator(".die[data-advised]").count() == 0


def test_unknown_rulesets_cause_no_requests(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    expect(page.locator(".players select").last).to_have_value("club")
    page.select_option("#ruleset", "maxi-yatzy")
    expect(page.locator("#ruleset-facts")).to_contain_text("No coach and no computer players for this game")
    # Only people can play it here.
    assert page.locator(".players select").evaluate_all("found => found.map((each) => each.value)") == ["", ""]
    assert page.locator(".players option:enabled").all_text_contents() == ["Person", "Person"]
    page.click(".start")
    page.select_option("#coach-mode", "always")
    page.click(".roll")
    expect(page.locator(".coach .moves")).to_have_text("No coach and no computer players for this game.")
    expect(page.locator(".outlook")).to_be_hidden()
    visitor.settle()
    assert [url for url in visitor.requests if "/v1/advice" in url or "/v1/outlook" in url] == []


def outlook_facts(page: Page) -> list[str]:
    return page.locator(".outlook .facts dd").all_inner_texts()


def percents(*shares: float) -> list[str]:
    return ["<1%" if 0 < share < 0.005 else ">99%" if 0.995 <= share < 1 else f"{share:.0%}" for share in shares]


def test_the_outlook_of_a_new_game_needs_no_table(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "perfect"))
    page.select_option("#coach-mode", "always")
    question = {"ruleset": "yahtzee", "scorecard": {}, "opponents": [{"scorecard": {}}]}
    outlook = asked(site, "/v1/outlook", question)
    expect(page.locator(".outlook svg")).to_be_visible()
    chances = percents(outlook["upper_bonus"]["probability"], outlook["win"])
    assert outlook_facts(page) == ["254.6", *chances]
    low, high = outlook["percentiles"]["5"], outlook["percentiles"]["95"]
    words = f"Expected total 255; nine games in ten end between {low} and {high}."
    expect(page.locator(".outlook svg")).to_have_attribute("aria-label", words)
    expect(page.locator(".outlook")).to_contain_text("If everyone follows the coach from here on:")
    expect(page.locator(".outlook")).not_to_contain_text("usual mistakes")
    # In the middle of a game only the mean is known, and the chances from before; no table is mentioned.
    page.click(".roll")
    expect(page.locator(".outlook")).to_contain_text("at the start and near the end of a game")
    before = page.get_by_role("heading", name="Before this turn")
    expect(before).to_be_visible()
    expect(page.locator(".coach-line strong")).to_be_visible()
    value = asked(site, "/v1/advice", position(page, 2))["value"]
    assert outlook_facts(page) == [f"{value:.1f}", *chances]
    assert "table" not in page.locator("main").inner_text()
    page.reload()
    expect(before).to_be_visible()
    assert outlook_facts(page) == [f"{value:.1f}", *chances]
    # Nothing remains of them in a turn before which they were not known.
    page.locator(".offer:not([data-zero])").first.click()
    let_computer_play(page)
    page.click(".roll")
    expect(page.locator(".coach-line strong")).to_be_visible()
    visitor.settle()
    expect(before).to_have_count(0)
    expect(page.locator(".outlook .facts dd")).to_have_count(1)


@pytest.mark.parametrize("mode", ["after", "always"])
def test_the_forecast_is_that_of_the_dice_on_the_table(browser: Browser, site: Site, mode: str) -> None:
    with visit(browser, (site.url,), {"coach": mode}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        expected = page.locator(".outlook .facts dd").first
        expect(expected).to_have_text("254.6")
        for rolls_left in (2, 1):
            roll(page, [5, 2, 5, 5, 5] if rolls_left == 2 else [5, 2, 2, 1, 2])
            value = asked(site, "/v1/advice", position(page, rolls_left))["value"]
            expect(expected).to_have_text(f"{value:.1f}")


@pytest.mark.exhaustive
def test_a_weaker_computer_is_not_treated_as_perfect(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "beginner"))
    page.select_option("#coach-mode", "always")
    expect(page.locator(".outlook")).to_contain_text("the computer with its usual mistakes:")
    opponents = [{"scorecard": {}, "strength": "beginner"}]
    outlook = asked(site, "/v1/outlook", {"ruleset": "yahtzee", "scorecard": {}, "opponents": opponents})
    # Against an optimal player it would be a half.
    assert outlook["win"] > 0.7
    assert outlook_facts(page)[-1] == f"about {percents(outlook['win'])[0]}"


@pytest.mark.exhaustive
@pytest.mark.parametrize("ruleset", ["yatzy-forced", "yacht"])
def test_reasons_and_outlooks_that_need_no_table_are_shown(visitor: Visit, site: Site, ruleset: str) -> None:
    page = visitor.page
    begin(page, site, ruleset, ("",))
    page.select_option("#coach-mode", "always")
    page.click(".roll")
    expect(page.locator(".why .point")).to_be_visible()
    # Its computation takes a second, and longer on a busy machine.
    expect(page.locator(".reasons li").first).to_be_attached()
    expect(page.locator(".outlook svg")).to_be_visible()
    expect(page.locator(".outlook button")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_table_gives_an_outlook_at_any_time(browser: Browser, site_with_outlooks: Site) -> None:
    site = site_with_outlooks
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        begin(page, site, "yatzy-forced", ("", ""))
        page.select_option("#coach-mode", "always")
        for _ in range(2):
            page.click(".roll")
            offer = page.locator(".offer").first
            # The order of the card leaves no choice, and a 0 is confirmed.
            for _ in range(1 if offer.get_attribute("data-zero") is None else 2):
                offer.click()
        page.click(".roll")
        expect(page.locator(".outlook svg")).to_be_visible()
        ones = [player["turns"][0]["points"] for player in state(page)["players"]]
        dice = faces(page)
        outlook = asked(
            site,
            "/v1/outlook",
            {
                "ruleset": "yatzy-forced",
                "scorecard": {"points": {"ones": ones[0]}},
                "dice": dice,
                "rolls_left": 2,
                "opponents": [{"scorecard": {"points": {"ones": ones[1]}}}],
            },
        )
        expected = [f"{outlook['mean']:.1f}", *percents(outlook["upper_bonus"]["probability"], outlook["win"])]
        expect(page.locator(".outlook .facts dd").first).to_have_text(expected[0])
        assert outlook_facts(page) == expected


@pytest.fixture
def building_site(tmp_path: Path) -> Iterator[Site]:
    """Yield a server that builds requested tables, has no outlooks, and computes nothing without them."""
    limits = Limits(work=WorkLimits(seconds_without_table=0))
    build_kind(compile_ruleset(load_ruleset("yatzy-forced")), tmp_path, EXPECTED_TOTAL)
    with site_of(create_app(Config(tables_dir=tmp_path, solve_on_demand=True, limits=limits))) as running:
        yield running


@pytest.mark.exhaustive
def test_outlooks_are_built_on_request(browser: Browser, building_site: Site, tmp_path: Path) -> None:
    site = building_site
    with visit(browser, (site.url,), {"coach": True}) as visited:
        page = visited.page
        begin(page, site, "yatzy-forced", ("",))
        expect(page.locator(".outlook svg")).to_be_visible()
        page.click(".roll")
        expect(page.locator(".move-list")).to_be_visible()
        expect(page.locator(".outlook .facts").first).to_be_visible()
        assert list((tmp_path / "solved").glob("*")) == []
        page.get_by_role("button", name="Calculate now").click()
        expect(page.locator(".outlook svg")).to_be_visible(timeout=60_000)
        expect(page.locator(".reasons li").first).to_be_attached()
        # On a busy machine the server answers 503, which the browser logs.
        visited.forgive("503")


@pytest.mark.exhaustive
def test_prepared_outlooks_appear_automatically(browser: Browser, building_site: Site, tmp_path: Path) -> None:
    config = Config(
        tables_dir=tmp_path,
        solve_on_demand=True,
        limits=Limits(work=WorkLimits(seconds_without_table=0)),
        prepared_kinds=(OUTLOOK, TARGET),
    )
    building_site.stop()
    with site_of(create_app(config)) as site, visit(browser, (site.url,), {"coach": True}) as visited:
        page = visited.page
        begin(page, site, "yatzy-forced", ("",))
        page.click(".roll")
        expect(page.locator(".move-list")).to_be_visible()
        expect(page.locator(".outlook")).to_contain_text(re.compile(r"Preparing: about \d+ seconds? left\."))
        # The expected total, and the bonus before the turn.
        expect(page.locator(".outlook .facts dd")).to_have_count(2)
        expect(page.locator(".outlook button")).to_have_count(0)
        assert page.locator(".reasons").count() == 0
        # Build as a builder would.
        build_kind(compile_ruleset(load_ruleset("yatzy-forced")), tmp_path / "solved", OUTLOOK)
        expect(page.locator(".outlook svg")).to_be_visible(timeout=30_000)
        expect(page.locator(".reasons li").first).to_be_attached()


@pytest.mark.exhaustive
def test_the_coach_shows_the_progress_of_outlooks(browser: Browser, building_site: Site) -> None:
    with visit(browser, (building_site.url,), {"coach": True}) as visited:
        page = visited.page
        page.clock.install()
        begin(page, building_site, "yatzy-forced", ("",))
        page.click(".roll")
        expect(page.locator(".outlook button")).to_be_visible()
        far = iter([("other", 0.8, 130.0), ("own", 0.09, 71.2), ("own", 0.47, 31.5)])

        def answer_later(route: Route) -> None:
            table, share, seconds = next(far, ("own", 0.99, 1.0))
            progress = {"table": table, "share": share, "seconds_left": seconds}
            headers = {"Retry-After": "60", "Content-Type": "application/problem+json"}
            route.fulfill(status=503, json={"status": 503, "progress": progress}, headers=headers)

        page.route("**/v1/outlook", answer_later)
        page.get_by_role("button", name="Calculate now").click()
        says = page.locator(".outlook p").first
        expect(says).to_contain_text("Another game is ahead of this one: 80% done, about 2 minutes left.")
        page.clock.run_for(5_000)
        expect(says).to_contain_text("9% done, about 71 seconds left.")
        page.clock.run_for(5_000)
        expect(says).to_contain_text("47% done, about 32 seconds left.")
        visited.forgive("503")
