"""Accessibility checks of pages: no violations found by axe-core in two appearances, and nothing overflows."""

from collections.abc import Callable, Iterable, Sequence
from itertools import cycle
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.site import Site
from tests.browser.visit import visit

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
Look = tuple[Literal["dark", "light"], int, int]
LOOKS: list[Look] = [("dark", 320, 640), ("light", 1280, 900)]
"""Theme, width and height of the window: when a page is opened, then after resizing."""


Place = Callable[[Page, Site], None]

STAY = "document.querySelectorAll('.tray, .start').forEach(({ style }) => (style.position = 'relative'))"
"""Sticky parts may cover others, which can be scrolled into view."""
SPILLED = """() => [...document.querySelectorAll("main *")].filter((each) => (
  each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1 && each.checkVisibility()
    && [...each.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim())
    && getComputedStyle(each).overflowX === "visible" && !each.closest(".die, .visually-hidden")
)).map((each) => `${each.className}: ${each.textContent.slice(0, 40)}`)"""
"""Texts wider than their element; those below dice may be wider than these."""


def names(places: Place) -> str:
    return places.__name__


def looked_at(usual: Iterable[Place], places: Iterable[Place]) -> list[Any]:
    """Return parameters for every place in both appearances; only the usual ones, in one each, are not exhaustive."""
    once = [
        pytest.param(go, [look], id=f"{names(go)}-{look[0]}") for go, look in zip(usual, cycle(LOOKS), strict=False)
    ]
    return [*once, *(pytest.param(go, LOOKS, id=names(go), marks=pytest.mark.exhaustive) for go in places)]


def look_for_violations(browser: Browser, site: Site, go: Place, looks: Sequence[Look] = LOOKS) -> None:
    theme, width, height = looks[0]
    viewport = {"width": width, "height": height}
    with visit(browser, (site.url,), color_scheme=theme, viewport=viewport, reduced_motion="reduce") as visited:
        page = visited.page
        go(page, site)
        page.evaluate(STAY)
        for theme, width, height in looks:
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size({"width": width, "height": height})
            visited.settle()
            found = Axe().run(page, options={"runOnly": TAGS, "resultTypes": ["violations"]}).response["violations"]
            assert [(each["id"], [node["target"] for node in each["nodes"]][:3]) for each in found] == [], theme
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            # Letters of twice the size.
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert width > LOOKS[0][1] or page.evaluate(SPILLED) == []
            page.evaluate("document.documentElement.style.fontSize = ''")
