"""What the first view of every page transfers, compressed, until it can be used."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from api.views.pages import PAGES, PROBLEMS
from tests.bench.measure_page import first_view
from tests.browser.site import Site

LEAST, MOST = 4 * 1024, 150 * 1024
"""Bytes; fewer than the least are no page."""

SHOWN: Final = {
    "/": "dice-coach .ask",
    "/play": ".start",
    "/analyse": ".coach-line p",
    "/train": ".themes",
    "/history": ".empty",
    "/rules": ".games",
    "/rules/yahtzee": ".empty-card",
    "/rules/yamb": ".empty-card",
    "/make": ".follows ul",
    "/offline": ".take-games li",
    "/widget": "dice-coach .die",
    "/docs": "#quick-start-curl pre",
    PROBLEMS: "h1",
    "/changelog": "h1",
    "/promises": "h1",
}
"""What a page is there for, by its path."""


def test_every_page_is_looked_at() -> None:
    assert {*PAGES, "/docs", PROBLEMS} <= set(SHOWN)


@pytest.mark.parametrize(("path", "shown"), SHOWN.items(), ids=SHOWN)
def test_the_first_view_is_small(browser: Browser, site: Site, path: str, shown: str) -> None:
    assert LEAST < first_view(browser, site.url, path, shown) <= MOST
