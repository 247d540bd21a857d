"""Waiting times in a real Chromium: advice after a roll, and the API on a phone."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.bench.report import Row, seconds_row
from tests.browser.chromium import running_chromium
from tests.browser.visit import visit
from tests.programs import find_program
from tests.servers import running_gunicorn

ROLLS = 30

VISITS: Final = 5
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
SLOWER: Final = 4
"""Factor by which the browser slows down this processor to that of a phone."""

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
        listed, opened = zip(*(docs_waits(browser, url) for _ in range(VISITS)), strict=True)
        yield seconds_row("page: first operation of /docs on a phone", listed, 1)
        yield seconds_row("page: from there to POST /v1/advice", opened, 1)


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
                page.locator(".offer:not([data-zero])").first.click()
        return waits


def docs_waits(browser: Browser, url: str) -> tuple[float, float]:
    """Return the seconds until a phone shows the first operation, and from the press on another one to its page."""
    with visit(browser, (url,), **PHONE) as visited:
        page = visited.page
        visited.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        began = perf_counter()
        page.goto(f"{url}/docs", wait_until="commit")
        page.locator(".operations a").first.wait_for()
        listed = perf_counter()
        page.evaluate("document.querySelector('a[href=\"/docs/advise\"]').click()")
        page.locator("details.example pre").first.wait_for()
        return listed - began, perf_counter() - listed


def open_setup(page: Page, url: str) -> None:
    """Open the first view."""
    page.goto(f"{url}/play")
    page.locator(".start").wait_for()
