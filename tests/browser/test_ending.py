"""The end of a game at the table: result, comparison, rematch and sharing."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.actions import begin, number, play_to_the_end, roll, state, widths_by_language
from tests.browser.site import Site, in_languages
from tests.browser.stored_games import game, store_games
from tests.browser.training import kept
from tests.browser.visit import Visit, visit


def totals_of(visitor: Visit) -> list[int]:
    return [int(text) for text in visitor.page.locator(".chip b").all_inner_texts()]


def test_the_end_tells_margin_luck_and_losses(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("", "beginner"))
    play_to_the_end(page)
    mine, other = totals_of(visitor)
    verb = "win" if mine > other else "lost"
    words = re.compile(rf"You {verb} by {abs(mine - other)} points?")
    expect(page.locator(".turn-line")).to_have_text(words)
    expect(page.locator("#live")).to_have_text(words)
    expect(page.locator(".end-sum")).to_have_count(1)
    total, start, luck, loss = (
        number(text.replace("=", "").replace(" ", "")) for text in page.locator(".end-sum b").all_inner_texts()
    )
    assert total == mine
    assert start == 254.6
    assert loss < 0
    assert start + luck + loss == pytest.approx(total, abs=1e-9)
    # The three worst decisions lead to training.
    losses = [number(text) for text in page.locator(".end-worst b").all_inner_texts()]
    assert losses == sorted(losses)
    assert 1 <= len(losses) <= 3
    (game_kept,) = kept(page, "keepwise.games/")
    assert game_kept["review"]["players"][0]["loss"] == pytest.approx(-loss, abs=0.06)
    page.locator(".end-worst a").first.click()
    expect(page.locator(".exercise, .train-exercise, .die").first).to_be_visible()
    assert page.url.startswith(f"{site.url}/train#try=")


def test_the_review_shows_the_answer_that_the_table_had(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "crag", ("",))
    play_to_the_end(page)
    expect(page.locator(".turn-line")).to_have_text(f"{totals_of(visitor)[0]} points!")
    expect(page.locator(".end-sum")).to_be_visible()
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    assert sum(url.endswith("/v1/games/review") for url in visitor.requests) == 1


def test_a_total_is_compared_with_earlier_ones(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    # 200 and 210 points, and a game of other rules.
    store_games(page, [game(0, 4.0, "crag"), game(1, 8.0, "crag"), game(2, 8.0)])
    begin(page, site, "crag", ("",))
    play_to_the_end(page)
    expect(page.locator(".end-record")).to_have_text("Your 2 games before: 205.0 on average, 210 at best.")
    expect(page.locator("#live-coach")).to_have_text("Your 2 games before: 205.0 on average, 210 at best.")


def test_the_best_total_is_named_and_undoing_removes_the_end(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    low = game(0, 4.0, "crag")
    low["players"][0]["total"] = 5
    store_games(page, [low])
    begin(page, site, "crag", ("",))
    play_to_the_end(page)
    expect(page.locator(".end-record[data-best]")).to_have_text(
        f"Your best game yet, by {totals_of(visitor)[0] - 5} points."
    )
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator(".dice")).to_be_visible()


def test_the_result_is_copied_and_a_rematch_begins_with_the_other_player(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), permissions=["clipboard-read", "clipboard-write"]) as visited:
        page = visited.page
        begin(page, site, "crag", ("", "beginner"))
        play_to_the_end(page)
        expect(page.locator(".end-sum")).to_be_visible()
        mine, other = totals_of(visited)
        page.get_by_role("button", name="Share").click()
        expect(page.locator(".shared")).to_have_text("The text is in your clipboard.")
        first, second, third = page.evaluate("navigator.clipboard.readText()").split("\n")
        assert first == f"Crag: You {mine} – Computer {other}"
        assert re.fullmatch(r"Luck [+−]?\d+\.\d · Points given away \d+\.\d", second)
        assert third == f"{site.url}/play#ruleset=crag"
        page.get_by_role("button", name="Rematch").click()
        expect(page.locator(".turn-line")).to_have_text("Computer")
        assert [player["strength"] for player in state(page)["players"]] == ["beginner", None]
        assert len(kept(page, "keepwise.games/")) == 1


SHARES = """
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ text, url, files: [file] }) => {
    const { width, height } = await createImageBitmap(file);
    window.shared = { text, url, type: file.type, width, height };
  };
"""


def test_a_phone_shares_text_and_a_picture(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        page.add_init_script(SHARES)
        begin(page, site, "crag", ("", "beginner"))
        play_to_the_end(page)
        page.get_by_role("button", name="Share").click()
        page.wait_for_function("() => window.shared")
        shared = page.evaluate("window.shared")
        assert shared["text"].startswith("Crag: You ")
        assert (shared["type"], shared["width"], shared["height"]) == ("image/png", 1200, 630)


def test_the_best_category_of_a_game_is_celebrated_for_a_moment(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    roll(page, [4, 4, 4, 4, 4])
    page.get_by_role("button", name="Yahtzee: score 50").click()
    expect(page.locator(".celebration")).to_have_text("Yahtzee!")
    expect(page.locator(".celebration")).to_have_text("")
    roll(page, [4, 4, 4, 4, 5])
    page.get_by_role("button", name="Fours: score 16").click()
    expect(page.locator(".celebration")).to_have_text("")


@in_languages
def test_the_end_fits_the_narrowest_phone(browser: Browser, site: Site, languages: list[str]) -> None:
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("", "beginner"))
        play_to_the_end(page)
        expect(page.locator(".end-worst li").first).to_be_visible()
        assert {width for *_, width in widths_by_language(page, ".end-sum", languages)} == {320}
        for row in page.locator(".end-worst li").all():
            move, link = row.locator("span:not(.dice-row)").last.bounding_box(), row.locator("a").bounding_box()
            assert move
            assert link
            assert move["x"] + move["width"] <= link["x"]
