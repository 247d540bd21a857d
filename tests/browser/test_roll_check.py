"""The verifier of rolls by commitments on /history."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.site import Site
from tests.browser.visit import Visit
from tests.committed_rolls import hashed


def answers(page: Page, site: Site) -> list[Any]:
    """Return two rolls of this server."""
    secret = "5a" * 16
    known = {"client_commitment": hashed(secret, 2)}
    known = page.request.post(f"{site.url}/v1/roll/commitments", data=known).json()
    del known["rolls"]
    rolls = [{**known, "number": 1, "client_value": hashed(secret, 1)}]
    rolls.append({**known, "number": 2, "client_value": secret, "keep": [3, 3]})
    return [page.request.post(f"{site.url}/v1/roll/reveals", data=each).json() for each in rolls]


def test_rolls_of_the_server_are_proved_without_it(visitor: Visit, site: Site) -> None:
    page = visitor.page
    rolls = answers(page, site)
    page.goto(f"{site.url}/history")
    page.locator(".roll-check summary").focus()
    page.keyboard.press("Enter")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.get_by_label("Answers as JSON").fill(json.dumps(rolls))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    results = page.locator(".roll-check li")
    expect(results).to_have_count(2)
    for roll, result in zip(rolls, results.all(), strict=True):
        dice = " ".join(map(str, roll["dice"]))
        expect(result).to_contain_text(f"Roll {roll['number']}: {dice}. Everything fits")
    expect(page.locator(".commitments")).to_have_count(1)
    expect(page.locator(".commitments")).to_contain_text(rolls[0]["server_commitment"])
    assert not [url for url in sent if "/v1/" in url]


def test_a_changed_roll_is_not_proved(visitor: Visit, site: Site) -> None:
    page = visitor.page
    _, roll = answers(page, site)
    page.goto(f"{site.url}/history")
    page.locator(".roll-check summary").click()
    right = " ".join(map(str, roll["faces"]))
    roll["faces"] = [face % 6 + 1 for face in roll["faces"]]
    page.get_by_label("Answers as JSON").fill(json.dumps(roll))
    page.locator(".roll-check button").click()
    result = page.locator(".roll-check li")
    expect(result).to_have_class("unproved")
    expect(result).to_contain_text(f"Its values give other faces: {right}. The hand isn’t made of")
    page.get_by_label("Answers as JSON").fill("{}")
    page.locator(".roll-check button").click()
    expect(page.locator(".roll-check [role=status]")).to_have_text("This isn’t an answer of /v1/roll/reveals.")
    page.select_option("#lang", "de")
    expect(page.locator(".roll-check")).to_have_attribute("open", "")
    expect(page.locator("#roll-text")).to_have_value("{}")
