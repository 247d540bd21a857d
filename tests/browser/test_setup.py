"""The form of a new game: the game in groups, the opponent in one tap, Play in the first view."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import state
from tests.browser.site import Site
from tests.browser.visit import Visit

CHECKED = ".opponent :checked"


def players(page: Page) -> list[tuple[str | None, str | None]]:
    return [(each["name"], each["strength"]) for each in state(page)["players"]]


def kinds(page: Page) -> list[str]:
    page.locator(".setup-players").evaluate("fold => fold.open = true")
    found: list[str] = page.locator(".players select").evaluate_all("found => found.map((each) => each.value)")
    return found


@pytest.mark.parametrize(
    ("chip", "against"), [("alone", []), ("friend", [(None, None)]), ("perfect", [(None, "perfect")])]
)
def test_one_tap_chooses_the_opponent(visitor: Visit, site: Site, chip: str, against: list[tuple[None, str]]) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    expect(page.locator(CHECKED)).to_have_value("club")
    page.locator(f".opponent:has([value={chip}])").click()
    page.click(".start")
    expect(page.locator(".match")).to_be_visible()
    assert players(page) == [(None, None), *against]


def test_the_opponent_and_the_list_of_players_agree(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    assert kinds(page) == ["", "club"]
    page.locator(".players input").first.fill("\u00c5sa")
    page.locator(".opponent:has([value=beginner])").click()
    assert kinds(page) == ["", "beginner"]
    expect(page.locator(".players input").first).to_have_value("\u00c5sa")
    page.click(".setup-players > .button")
    expect(page.locator(CHECKED)).to_have_count(0)
    page.locator(".players li").last.get_by_role("button").click()
    expect(page.locator(CHECKED)).to_have_value("beginner")
    page.locator(".players select").first.select_option("expert")
    expect(page.locator(CHECKED)).to_have_count(0)


def test_the_keyboard_walks_the_opponents(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.locator(CHECKED).focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{CHECKED}:focus")).to_have_value("expert")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".match")).to_be_visible()
    assert players(page) == [(None, None), (None, "club")]


def test_games_are_in_groups_and_without_a_table_there_is_no_computer(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    listed = page.evaluate("fetch('/v1/rulesets').then((answer) => answer.json())")["rulesets"]
    expect(page.locator(".start")).to_be_visible()
    groups = page.locator("#ruleset optgroup").evaluate_all(
        "found => found.map((each) => [each.label, [...each.children].map((option) => option.value)])"
    )
    assert [label for label, _ in groups] == ["Yahtzee", "Yatzy", "Other games", "Several columns"]
    assert sorted(id_ for _, ids in groups for id_ in ids) == sorted(each["id"] for each in listed)
    by_group = dict(groups)
    assert by_group["Yahtzee"][0] == "yahtzee"
    assert "maxi-yatzy" in by_group["Yatzy"]
    assert {"yamb", "triple-yatzy"} <= set(by_group["Several columns"])
    page.select_option("#ruleset", "maxi-yatzy-saved")
    expect(page.locator(".opponent :disabled")).to_have_count(6)
    expect(page.locator(CHECKED)).to_have_value("friend")
    assert kinds(page) == ["", ""]


def test_play_is_in_the_first_view(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play")
    for width, height in ((390, 844), (844, 390), (667, 375), (320, 568), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".start")).to_be_in_viewport(ratio=1)
        assert page.evaluate("[scrollY, document.documentElement.scrollWidth]") == [0, width]
