"""First views of all pages: the bytes that are transferred until they are usable, and their links for modules."""

import re
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Route

from api.site.pages import PAGES, PROBLEMS
from tests.browser.appearing import APPEARS
from tests.browser.site import Site
from tests.browser.visit import visit
from tests.selection import usually

LEAST, MOST = 2 * 1024, 120 * 1024
"""Limits in bytes, compressed and with header fields; less is no page."""

SHOWN: Final = {
    "/": ".ask",
    "/play": ".start",
    "/analyse": ".coach-line p",
    "/train": ".themes",
    "/history": ".empty",
    "/rules": ".games",
    "/rules/yahtzee": ".empty-card",
    "/rules/yamb": ".empty-card",
    "/make": ".follows ul",
    "/offline": ".take-games li",
    "/widget": ".die",
    "/docs": "#quick-start-curl pre",
    PROBLEMS: "h1",
    "/changelog": "h1",
    "/promises": "h1",
}
"""The main element of each page."""


def test_every_page_is_measured() -> None:
    assert {*PAGES, "/docs", PROBLEMS} <= set(SHOWN)


_WATCH: Final = (
    APPEARS
    + """
  appears(%r).then(() => { window.loaded = performance.getEntriesByType("resource").map(({ name }) => name); });
"""
)
"""Notes what was loaded when an element appears."""


@pytest.mark.parametrize("path", usually(["/", "/play", "/analyse", "/docs"], SHOWN))
def test_the_first_view_is_small(browser: Browser, site: Site, path: str) -> None:
    asked: list[tuple[str, str, str | None]] = []
    with visit(browser, (site.url,)) as visited:
        visited.page.on("request", lambda each: asked.append((each.method, each.url, each.post_data)))
        visited.page.add_init_script(_WATCH % SHOWN[path])
        visited.page.goto(f"{site.url}{path}")
        visited.page.wait_for_function("() => window.loaded")
        loaded = {f"{site.url}{path}", *visited.page.evaluate("window.loaded")}
        visited.settle()
    client = site.app.test_client()
    sizes = {f"{method} {url}": size(client, method, url, body) for method, url, body in asked if url in loaded}
    assert LEAST < sum(sizes.values()) <= MOST, sizes


def size(client: FlaskClient, method: str, url: str, body: str | None) -> int:
    """Return the transferred bytes of the answer to a request."""
    split = urlsplit(url)
    address = f"{split.path}?{split.query}"
    options: dict[str, Any] = {"data": body, "content_type": "application/json"} if body else {}
    answer = client.open(address, method=method, headers={"Accept-Encoding": "gzip"}, **options)
    assert answer.status_code < 300, address
    return len(answer.data) + len(str(answer.headers))


MODULE: Final = re.compile(r'<(?:link rel="modulepreload" href|script type="module"(?: async)? src)="([^"]+)"')


@pytest.mark.parametrize(
    "path", usually(["/", "/play", "/analyse"], [path for path in SHOWN if path in {*PAGES} - {"/widget"}])
)
def test_a_page_links_exactly_the_modules_that_it_loads_until_it_is_usable(
    browser: Browser, site: Site, path: str
) -> None:
    """Compare its links with what a browser loads without them; only /widget outside a frame loads more on demand."""
    page = site.app.test_client().get(path).text
    linked = MODULE.findall(page)
    with visit(browser, (site.url,)) as visited:
        visited.page.route(f"{site.url}{path}", lambda route: _strip_links(route, site.app, path))
        visited.page.add_init_script(_WATCH % SHOWN[path])
        visited.page.goto(f"{site.url}{path}")
        visited.page.wait_for_function("() => window.loaded")
        loaded = {urlsplit(url).path for url in visited.page.evaluate("window.loaded")}
        visited.settle()
    scripts = {each for each in loaded if each.endswith(".js") and not each.startswith("/web/i18n/")}
    assert sorted(linked) == sorted(scripts - {"/web/js/base/theme-boot.js"})


def _strip_links(route: Route, app: Flask, path: str) -> None:
    page = app.test_client().get(path)
    route.fulfill(
        body=re.sub('<link rel="modulepreload"[^>]*>', "", page.text),
        headers=dict(page.headers),
        status=page.status_code,
    )
