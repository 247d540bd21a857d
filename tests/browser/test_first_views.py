"""Size of the first view of every page: the uncompressed bytes requested until it can be used."""

from typing import Final
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser

from api.site.pages import PAGES, PROBLEMS
from tests.browser.site import Site
from tests.browser.visit import visit
from tests.selection import usually

LEAST, MOST = 4 * 1024, 350 * 1024
"""Limits in bytes; less is no page, and the largest page, /analyse, is a seventh below the maximum.

The transferred bytes, about half of it, depend on zlib and the browser; `make bench` measures them.
"""

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
"""The main element of each page."""


def test_every_page_is_measured() -> None:
    assert {*PAGES, "/docs", PROBLEMS} <= set(SHOWN)


@pytest.mark.parametrize("path", usually(["/", "/play", "/analyse", "/docs"], SHOWN))
def test_the_first_view_is_small(browser: Browser, site: Site, path: str) -> None:
    asked: set[tuple[str, str, str | None]] = set()
    with visit(browser, (site.url,)) as visited:
        visited.page.on("request", lambda each: asked.add((each.method, each.url, each.post_data)))
        visited.page.goto(f"{site.url}{path}")
        visited.page.locator(SHOWN[path]).first.wait_for()
        visited.settle()
    client = site.app.test_client()
    sizes = {f"{method} {url}": size(client, method, url, body) for method, url, body in asked}
    assert LEAST < sum(sizes.values()) <= MOST, sizes


def size(client: FlaskClient, method: str, url: str, body: str | None) -> int:
    """Return the uncompressed bytes of the answer to a request."""
    split = urlsplit(url)
    if split.scheme == "data":
        return 0
    address = f"{split.path}?{split.query}"
    answer = client.open(address, method=method, data=body, content_type="application/json" if body else None)
    assert answer.status_code < 300, address
    return len(answer.data)
