"""Waiting times of players in a real Chromium: advice after a roll, and the transfer of the first view."""

from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from tests.bench.report import Row, seconds_row
from tests.browser.chromium import running_chromium
from tests.browser.visit import visit
from tests.programs import find_program
from tests.servers import running_gunicorn

ROLLS = 30

FIRST_VIEWS = {"/play": ".start", "/analyse": ".coach-line p"}
"""The most frequent page and the largest one, with an element that shows they are ready."""

_WAIT = """
  () => new Promise((resolve) => {
    const line = document.querySelector(".coach-line");
    const shown = () => line.querySelector("strong") && requestAnimationFrame(() => resolve(performance.now() - began));
    new MutationObserver(shown).observe(line, { childList: true });
    const began = performance.now();
    document.querySelector(".roll").click();
  })
"""
"""Rolls; returns milliseconds until the advice is painted."""


def measure_page() -> Iterator[Row]:
    """Return medians with one worker."""
    with running_gunicorn(workers=1) as server, running_chromium(find_program("chromium")) as browser:
        url = f"http://127.0.0.1:{server.port}"
        waits = advice_waits(browser, url)
        yield seconds_row("page: from a roll to its advice", waits, 0.3)
        slowest = sorted(waits)[round(0.95 * (len(waits) - 1))]
        yield Row("page: the same, 95th percentile", f"{slowest * 1000:.0f} ms")
        for path, shown in FIRST_VIEWS.items():
            transferred = first_view(browser, url, path, shown)
            yield Row(
                f"page: first view of {path}",
                f"{transferred / 1024:.0f} KiB",
                goal="<= 150 KiB",
                reached=round(transferred / 1024) <= 150,
            )


def advice_waits(browser: Browser, url: str) -> list[float]:
    """Return the seconds from pressing "Roll" until the advice is painted, for the rolls of one game."""
    with visit(browser, (url,), {"coach": True}) as visited:
        page = visited.page
        open_setup(page, url)
        page.locator(".players li").last.locator("button").click()
        page.click(".start")
        page.locator(".match").wait_for()
        waits: list[float] = []
        while len(waits) < ROLLS:
            waits.append(page.evaluate(_WAIT) / 1000)
            # No roll is left, and the big button would score.
            if not page.locator(".roll:not([aria-disabled])").filter(has_text="Roll").count():
                page.locator(".offer").first.click()
        return waits


def first_view(browser: Browser, url: str, path: str, shown: str) -> float:
    """Return the bytes transferred until a page shows that element."""
    with visit(browser, (url,)) as visited:
        network = visited.context.new_cdp_session(visited.page)
        network.send("Network.enable")
        sizes: list[float] = []
        network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        visited.page.goto(f"{url}{path}")
        visited.page.locator(shown).first.wait_for()
        visited.settle()
        return sum(sizes)


def open_setup(page: Page, url: str) -> None:
    """Open the first view."""
    page.goto(f"{url}/play")
    page.locator(".start").wait_for()
