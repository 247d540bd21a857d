"""The test of dice, on /history and after a review."""

import random
from typing import Any

from playwright.sync_api import Page, Request, expect

from tests.browser.actions import begin, play_to_the_end
from tests.browser.site import Site
from tests.browser.stored_games import game, store_games
from tests.browser.visit import Visit

PATH = "/v1/dice/audit"


def rolled_game(number: int) -> dict[str, Any]:
    """Return a game whose players have names and always roll all dice."""
    chance = random.Random(number)
    stored = game(number, 4.0, name="Ann")
    for player in stored["game"]["players"]:
        rolls = [[chance.choices(range(1, 7), k=5) for _ in range(3)] for _ in range(13)]
        player["turns"] = [{"rolls": each, "keeps": [[], []], "category": "chance", "points": 9} for each in rolls]
        player["name"] = "Ann"
    return stored


def sent(page: Page) -> list[Request]:
    """Return the list to which requests for tests are added."""
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request) if request.url.endswith(PATH) else None)
    return requests


def test_the_dice_of_all_games(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    store_games(page, [rolled_game(number) for number in range(3)])
    requests = sent(page)
    page.goto(f"{site.url}/history")
    panel = page.locator(".audit-panel")
    expect(panel).to_contain_text("All these dice were rolled by this app.")
    assert requests == []
    panel.get_by_role("button", name="Check the dice").click()
    dice = 3 * 2 * 13 * 3 * 5
    expect(panel.locator(".dice-audit")).to_contain_text(f"Dice tested: {dice:,}.")
    expect(panel.locator(".dice-audit")).to_contain_text("would have been noticed 9 times in 10")
    expect(panel.locator(".dice-audit")).to_contain_text("Games with all rolls: 3.")
    counts = [int(each) for each in panel.locator(".face-shares .numbers").all_inner_texts()]
    assert (len(counts), sum(counts)) == (6, dice)
    [request] = requests
    body: dict[str, Any] = request.post_data_json or {}
    assert "Ann" not in str(body)
    assert {*body} == {"games"}
    for each in body["games"]:
        assert [player["name"] for player in each["players"]] == ["1", "computer"]
        assert {key for player in each["players"] for turn in player["turns"] for key in turn} == {"rolls", "keeps"}


def test_a_browser_without_rolls_does_not_offer_the_test(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    thin = game(0, 4.0)
    del thin["game"], thin["mistakes"]
    store_games(page, [thin])
    page.goto(f"{site.url}/history")
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator(".audit-panel")).to_have_count(0)


def test_the_dice_of_a_reviewed_game(visitor: Visit, site: Site) -> None:
    page = visitor.page
    requests = sent(page)
    begin(page, site, "crag", ("", "beginner"))
    play_to_the_end(page)
    page.click(".roll")
    panel = page.locator(".audit-panel")
    expect(panel).to_contain_text("A single game shows only gross faults.")
    assert requests == []
    panel.get_by_role("button", name="Check the dice").click()
    expect(panel.locator(".dice-audit")).to_contain_text("Dice tested: ")
    body: dict[str, Any] = requests[0].post_data_json or {}
    assert [player["name"] for player in body["games"][0]["players"]] == ["1", "2"]
    expect(panel.locator(".face-shares li")).to_have_count(6)


def test_a_refusal_is_shown(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    broken = rolled_game(0)
    broken["game"]["players"][0]["turns"][0]["rolls"][0] = [7]
    store_games(page, [broken])
    page.goto(f"{site.url}/history")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".dice-audit")).to_have_text("The dice could not be checked.")
    visitor.forgive("422")
