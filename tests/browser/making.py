"""The ruleset form in tests."""

import base64
import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.site import Site

THREE_DICE: dict[str, Any] = {
    "title": "Three dice",
    "dice_count": 3,
    "rolls": 2,
    "categories": [
        {"id": "sixes", "upper": 6},
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"sum": "matched"}},
        {"id": "straight", "needs": {"run": 3}, "pays": {"points": 20}},
    ],
}
"""A small game that is solved in a moment."""


def opened(page: Page, site: Site, fragment: str = "") -> None:
    """Open the form, with the game of a fragment, and wait until its consequences are shown."""
    page.goto(f"{site.url}/make{fragment}")
    expect(page.locator(".follows li").first).to_be_visible()


def address(definition: dict[str, Any]) -> str:
    """Return the fragment with a definition."""
    return "#r=" + base64.urlsafe_b64encode(json.dumps(definition).encode()).decode().rstrip("=")
