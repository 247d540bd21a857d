"""The trainer with known decisions instead of the daily ones."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.actions import asked
from tests.browser.site import Site

GOOD_LOSS = 0.5
FILLED = {
    "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 20,
    "four_of_a_kind": 0, "chance": 22,
}  # fmt: skip
POSITIONS: list[tuple[list[int], int, int]] = [
    ([1, 3, 3, 4, 6], 2, 0), ([2, 2, 5, 6, 6], 2, 0), ([1, 1, 2, 3, 4], 2, 3), ([3, 4, 4, 5, 6], 1, 4),
    ([2, 3, 3, 3, 6], 2, 4), ([5, 5, 6, 6, 6], 1, 6), ([1, 2, 4, 5, 6], 1, 6), ([2, 2, 4, 5, 6], 0, 7),
    ([1, 2, 3, 4, 6], 1, 9), ([1, 1, 2, 4, 6], 0, 9),
]  # fmt: skip
"""Dice, rolls left, and the number of filled categories of ten decisions."""


def position(number: int) -> dict[str, Any]:
    dice, rolls_left, filled = POSITIONS[number]
    points = dict(list(FILLED.items())[:filled])
    return {"dice": dice, "rolls_left": rolls_left, "scorecard": {"points": points}}


def advice(site: Site, number: int) -> dict[str, Any]:
    answer: dict[str, Any] = asked(site, "/v1/advice", {"ruleset": "yahtzee", **position(number)})
    return answer


def puzzles(site: Site) -> list[dict[str, Any]]:
    """Return decisions in the format of GET /v1/puzzles."""
    found = []
    for number in range(len(POSITIONS)):
        answer = advice(site, number)
        moves = answer["moves"]
        found.append(
            {
                "id": f"{number:016x}", "theme": "endgame", "themes": ["endgame"], "phase": "middle",
                "position": position(number), "total_so_far": 0, "value": answer["value"], "best": answer["best"],
                "moves": moves, "wrong_share": 0.37, "difficulty": 1000,
                "likely": [{"move": move, "share": share} for move, share in zip(moves, (0.5, 0.25), strict=False)],
            }
        )  # fmt: skip
    return found


def serve_puzzles(page: Page, site: Site) -> list[str]:
    """Answer all requests for decisions with these; return the list of requested addresses."""
    found, questions = puzzles(site), list[str]()

    def answer(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        questions.append(urlsplit(route.request.url).query)
        said = {name: query[name][0] for name in ("ruleset", "date", "theme") if name in query}
        route.fulfill(json={**said, "good_loss": GOOD_LOSS, "puzzles": found, "tables": []})

    page.route("**/v1/puzzles?*", answer)
    return questions


def answer_puzzles(page: Page, answer: dict[str, Any]) -> None:
    """Answer all requests for decisions with this."""
    page.route("**/v1/puzzles?*", lambda route: route.fulfill(json=answer))


def decide(page: Page, move: dict[str, Any]) -> None:
    """Make a move on the page as a person would."""
    if move["action"] == "score":
        title = move["category"].replace("_", " ").capitalize()
        page.locator(".tables tbody tr").filter(has=page.locator("th", has_text=title)).locator(".offer").click()
        expect(page.locator(".verdict")).to_be_visible()
        return
    left = sorted(move["keep"])
    dice = page.locator(".die").all()
    for die in dice:
        face = int((die.get_attribute("aria-label") or "").split(": ")[1][0])
        if face in left:
            left.remove(face)
            die.click()
    page.click(".keep")
    expect(page.locator(".verdict")).to_be_visible()


def kept(page: Page, prefix: str) -> list[dict[str, Any]]:
    """Return the stored values with a prefix."""
    texts: list[str] = page.evaluate(
        "prefix => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)).map(([, text]) => text)",
        prefix,
    )
    return [json.loads(text) for text in texts]
