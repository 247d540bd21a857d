"""Start times of pages in a slowed Chromium: first visits of a phone over slow mobile networks, until they are usable.

`python -m tests.bench.measure_starts URL...` compares running servers, with interleaved visits.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.bench.measure_page import PHONE, SLOWER, VISITS
from tests.bench.report import Row, print_columns, seconds_row
from tests.browser.appearing import APPEARS
from tests.browser.chromium import running_chromium
from tests.programs import find_program
from tests.servers import running_gunicorn

NETWORKS: Final = {
    "150 ms": {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8},
    "562 ms": {"latency": 562, "downloadThroughput": 1_440_000 / 8, "uploadThroughput": 675_000 / 8},
}
"""Networks by their latency; "slow 4G" is the first one in Lighthouse, and the second one in the tools of Chromium."""
USABLE: Final = {
    "/": ".ask",
    "/play": ".start",
    "/analyse": ".coach-line p",
    "/train": ".themes",
}
"""The most frequent pages, with an element that appears when they are usable."""
TABLE: Final = ".match .roll"
READING: Final = 3
"""Seconds that a person reads the form in."""
GOALS: Final = {("/play", "usable"): 1.5, ("/analyse", "painted"): 2.5, ("/play", "from Play to the table"): 0.5}
"""Limits in seconds on the first network."""
GREATEST: Final = 120
"""Limit of the KiB that are transferred until a page is usable."""

_OBSERVE: Final = (
    APPEARS
    + """
  window.shown = async (selector) => {
    const appeared = await appears(selector);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return [appeared, performance.now()];
  };
  new PerformanceObserver((list) => { window.largest = list.getEntries().at(-1).startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  window.longTasks = 0;
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longTasks += duration; })
    .observe({ type: "longtask", buffered: true });
"""
)
"""Defines `shown`, which resolves with the times when an element appeared and was painted."""


@dataclass
class Start:
    """A visit: seconds of its steps, and what was transferred until the page was usable."""

    seconds: dict[str, float] = field(default_factory=dict)
    requests: int = 0
    kib: float = 0.0


class Traffic:
    """The finished requests of a page."""

    def __init__(self, session: CDPSession) -> None:
        self.sizes: list[tuple[float, float]] = []
        self.began: float | None = None
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._begin)
        session.on("Network.loadingFinished", self._finish)

    def _begin(self, event: dict[str, Any]) -> None:
        if self.began is None:
            self.began = event["timestamp"]

    def _finish(self, event: dict[str, Any]) -> None:
        self.sizes.append((event["timestamp"], event["encodedDataLength"]))

    def until(self, seconds: float) -> list[float]:
        """Return the sizes of what was finished at this time since the navigation."""
        assert self.began is not None
        return [size for finished, size in self.sizes if finished <= self.began + seconds]


def measure() -> Iterator[Row]:
    """Return medians with one worker."""
    with running_gunicorn(workers=1) as server, running_chromium(find_program("chromium")) as browser:
        url = f"http://127.0.0.1:{server.port}"
        for path, (name, network) in product(USABLE, NETWORKS.items()):
            starts = [visit_once(browser, url, path, network) for _ in range(VISITS)]
            for step in starts[0].seconds:
                goal = GOALS.get((path, step)) if name == "150 ms" else None
                yield seconds_row(f"starts: {path} at {name}, {step}", [start.seconds[step] for start in starts], goal)
            kib = median(start.kib for start in starts)
            requests = median(start.requests for start in starts)
            yield Row(
                f"starts: {path}, {requests:.0f} requests", f"{kib:.0f} KiB", goal=f"<= {GREATEST} KiB",
                reached=kib <= GREATEST,
            )  # fmt: skip


def visit_once(browser: Browser, url: str, path: str, network: dict[str, float]) -> Start:
    """Visit a page for the first time."""
    context = browser.new_context(**PHONE, service_workers="block", locale="en-US", reduced_motion="reduce")
    try:
        return _visit(context, url, path, network)
    finally:
        context.close()


def _visit(context: BrowserContext, url: str, path: str, network: dict[str, float]) -> Start:
    page = context.new_page()
    page.add_init_script(_OBSERVE)
    session = context.new_cdp_session(page)
    traffic = Traffic(session)
    session.send("Network.emulateNetworkConditions", {"offline": False, **network})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{url}{path}", wait_until="commit")
    appeared, usable = (time / 1000 for time in page.evaluate("selector => shown(selector)", USABLE[path]))
    start = Start({"usable": usable})
    # A request may be reported late.
    page.wait_for_timeout(READING * 1000)
    start.seconds["painted"] = page.evaluate("window.largest") / 1000
    start.seconds["long tasks"] = page.evaluate("window.longTasks") / 1000
    sizes = traffic.until(appeared)
    start.requests, start.kib = len(sizes), sum(sizes) / 1024
    if path == "/play":
        start.seconds["from Play to the table"] = _press(page)
    return start


def _press(page: Page) -> float:
    """Press "Play" and return the seconds until the table is shown."""
    seconds: float = page.evaluate(
        """async (table) => {
          const began = performance.now();
          document.querySelector(".start").click();
          return (await shown(table))[1] - began;
        }""",
        TABLE,
    )
    return seconds / 1000


def compare(urls: Sequence[str], visits: int = VISITS) -> None:
    """Print the medians of several servers."""
    lines: list[Sequence[str]] = [("page", "latency", "step", *urls)]
    with running_chromium(find_program("chromium")) as browser:
        for path, (name, network) in product(USABLE, NETWORKS.items()):
            starts: dict[str, list[Start]] = {url: [] for url in urls}
            for _ in range(visits):
                for url in urls:
                    starts[url].append(visit_once(browser, url, path, network))
            for step in starts[urls[0]][0].seconds:
                medians = [median(start.seconds[step] for start in starts[url]) for url in urls]
                lines.append((path, name, step, *(f"{seconds:.2f} s" for seconds in medians)))
            for what in ("requests", "kib"):
                medians = [median(getattr(start, what) for start in starts[url]) for url in urls]
                lines.append((path, name, what, *(f"{amount:.0f}" for amount in medians)))
    print_columns(lines)


if __name__ == "__main__":
    compare(sys.argv[1:])
