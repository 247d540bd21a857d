"""The game of the day: the same dice whatever is kept, one try, its end, its place in other pages."""

import json
import re
from datetime import date
from itertools import islice
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, expect

from engine.games.daily import faces_of_turn, seed_of_day
from tests.browser.actions import begin, faces, play_to_the_end, state, widths_by_language
from tests.browser.downloads import download
from tests.browser.site import Site, in_languages
from tests.browser.training import kept
from tests.browser.visit import Visit, visit

TODAY = "2026-11-28"
NOON = "2026-11-28T12:00"


def dice_of(turn: int, day: str = TODAY) -> list[int]:
    """Return the faces of three rolls by the rule in Python, which has its own tests."""
    return list(islice(faces_of_turn(seed_of_day(date.fromisoformat(day), "yahtzee"), turn), 15))


def open_day(page: Page, site: Site, now: str = NOON) -> None:
    page.clock.set_fixed_time(now)
    page.goto(f"{site.url}/play#daily")
    # Until then, another game of the same page is visible.
    expect(page.locator(".match")).to_contain_text("Large straight")


def daily(page: Page) -> dict[str, Any]:
    stored: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('keepwise.daily'))")
    return stored


def answered(site: Site) -> dict[str, Any]:
    with urlopen(f"{site.url}/v1/games/daily?date={TODAY}") as answer:  # noqa: S310 - the test's own server
        found: dict[str, Any] = json.load(answer)
    return found


def test_each_place_has_its_die_and_a_reload_changes_nothing(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_day(page, site)
    expect(page.locator(".notice")).to_have_text(
        "Yahtzee: Everyone has the same dice today. You have one try, without the coach."
    )
    expect(page.locator("#coach-mode")).to_be_hidden()
    page.click(".roll")
    expect(page.locator(".notice")).to_be_hidden()
    fallen = dice_of(0)
    assert faces(page) == fallen[:5]
    for place in (0, 3):
        page.locator(".die").nth(place).click()
    before = daily(page)
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    assert daily(page) == before
    assert faces(page) == fallen[:5]
    expect(page.locator('.die[aria-pressed="true"]')).to_have_count(2)
    page.click(".roll")
    assert faces(page) == [fallen[0], *fallen[6:8], fallen[3], fallen[9]]
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    assert faces(page) == [fallen[0], *fallen[6:8], fallen[3], fallen[9]]
    # No hint, and no way to the board with these dice.
    page.keyboard.press("h")
    page.click("#menu summary")
    expect(page.locator("#analyse-this")).to_be_hidden()
    assert not any("/v1/advice" in url for url in visitor.requests)


def test_only_a_score_before_the_next_roll_is_undone(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_day(page, site)
    page.click(".roll")
    page.locator(".offer").first.click()
    page.get_by_role("button", name="Undo").click()
    # The same dice lie there, and the rolls that were left.
    assert faces(page) == dice_of(0)[:5]
    page.click(".roll")
    assert faces(page) == dice_of(0)[5:10]
    page.locator(".offer").last.click()
    page.click(".roll")
    expect(page.locator(".undo")).to_have_attribute("data-away", "")
    page.keyboard.press("u")
    assert faces(page) == dice_of(1)[:5]
    assert len(daily(page)["players"][0]["turns"]) == 1


def test_the_end_compares_with_best_play_and_all_strengths(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), permissions=["clipboard-read", "clipboard-write"]) as visited:
        page = visited.page
        open_day(page, site)
        play_to_the_end(page)
        expect(page.locator(".end-day")).to_have_text("Game of the day · Yahtzee · Nov 28, 2026")
        total = int(page.locator(".chip b").inner_text())
        day = answered(site)
        best = day["best_play"]["total"]
        expect(page.locator(".end-best b")).to_have_text(f"Best play: {best}")
        shares = [f"{sum(each < total for each in strength['percentiles'])}%" for strength in day["strengths"]]
        expect(page.locator(".end-place li b")).to_have_text(shares)
        expect(page.locator(".end-next")).to_have_text("1 day so far. Next game in 12:00 h.")
        # What is known now cannot be used any more.
        expect(page.locator(".undo")).to_have_attribute("data-away", "")
        page.keyboard.press("u")
        expect(page.locator(".ending")).to_be_visible()
        expect(page.locator(".end-sum")).to_be_visible()
        page.get_by_role("button", name="Share").click()
        expect(page.locator(".shared")).to_have_text("The text is in your clipboard.")
        first, marks, address = page.evaluate("navigator.clipboard.readText()").split("\n")
        assert first == f"Keepwise {TODAY} · {total} · Best play {best}"
        assert re.fullmatch("[🟩🔶❌]{13}", marks)
        assert address == f"{site.url}/play#daily"
        (record,) = kept(page, "keepwise.games/")
        assert (record["id"], record["players"][0]["total"], record["best"]) == (f"daily-{TODAY}", total, best)


def test_a_day_has_one_try(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_day(page, site)
    play_to_the_end(page)
    expect(page.locator(".end-place")).to_be_visible()
    finished = daily(page)
    page.reload()
    expect(page.locator(".end-place")).to_be_visible()
    assert daily(page) == finished
    page.goto(f"{site.url}/play")
    expect(page.locator(".daily-call")).to_have_text("Game of the day Next game in 12:00 h.")
    # The history of this device, read on another one.
    page.evaluate("localStorage.removeItem('keepwise.daily')")
    page.locator(".daily-call a").click()
    expect(page.locator(".highlights")).to_be_visible()
    page.goto(f"{site.url}/history")
    panel = page.locator("section", has=page.get_by_role("heading", name="Game of the day"))
    expect(panel.locator("li")).to_contain_text("Nov 28, 2026")
    expect(panel.locator("li")).to_contain_text(f"Best play: {answered(site)['best_play']['total']}")
    expect(page.locator(".streaks")).to_contain_text("Game of the day · 1 day so far.")
    # The next day has other dice, and the end leads there.
    open_day(page, site, "2026-11-29T00:01")
    page.click(".roll")
    assert faces(page) == dice_of(0, "2026-11-29")[:5]


def test_the_end_leads_to_the_next_day(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.clock.install(time=NOON)
    page.goto(f"{site.url}/play#daily")
    expect(page.locator(".match")).to_be_visible()
    play_to_the_end(page)
    expect(page.locator(".end-next")).to_contain_text("Next game")
    page.clock.fast_forward("12:01:00")
    page.get_by_role("link", name="Today’s game is here").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.click(".roll")
    assert faces(page) == dice_of(0, "2026-11-29")[:5]


def test_another_game_goes_on_afterwards(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "crag", ("",))
    page.click(".roll")
    waiting = state(page)
    open_day(page, site)
    page.click(".roll")
    page.click("#settings-button")
    page.click("#new-game")
    # Nothing is lost, so nothing is asked.
    expect(page.locator(".setup")).to_be_visible()
    assert state(page) == waiting
    page.goto(f"{site.url}/play")
    expect(page.locator(".match")).to_be_visible()
    assert state(page) == waiting
    open_day(page, site)
    assert faces(page) == dice_of(0)[:5]


def test_another_tab_goes_on_with_what_was_played(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_day(page, site)
    other = visitor.context.new_page()
    open_day(other, site)
    expect(page.locator(".resting")).to_be_visible()
    other.click(".roll")
    page.locator(".resting button").click()
    expect(page.locator(".match")).to_be_visible()
    assert faces(page) == dice_of(0)[:5]


def test_what_the_device_knows_is_shown_offline_and_the_rest_later(guest: Visit, own_site: Site) -> None:
    page = guest.page
    download(page, own_site, "yahtzee")
    own_site.stop()
    open_day(page, own_site)
    play_to_the_end(page)
    expect(page.locator(".end-sum")).to_be_visible()
    expect(page.locator(".end-place")).to_be_hidden()
    own_site.start()
    page.reload()
    expect(page.locator(".end-place")).to_be_visible()
    expect(page.locator(".end-best b")).to_have_text(f"Best play: {answered(own_site)['best_play']['total']}")


def test_it_is_not_offered_where_nothing_can_be_hashed(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.goto(f"{site.url}/play#daily")
    expect(page.locator(".setup")).to_be_visible()
    expect(page.locator(".daily-call")).to_be_hidden()
    page.goto(site.url)
    expect(page.locator("#ways a").first).to_have_attribute("href", "/train")


def test_the_home_page_leads_to_it(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(site.url)
    page.locator("#ways a", has_text="Game of the day").click()
    expect(page.locator(".match")).to_be_visible()


@in_languages
def test_its_end_fits_a_narrow_phone(visitor: Visit, site: Site, languages: list[str]) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 320, "height": 640})
    open_day(page, site)
    play_to_the_end(page)
    expect(page.locator(".end-place")).to_be_visible()
    assert [each for each in widths_by_language(page, ".end-place", languages) if each[2] > 320] == []
