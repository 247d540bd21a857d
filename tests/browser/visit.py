"""Visits to pages that fail on unexpected errors."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

# The page takes its dice from the browser's cryptographic source; here they are the same in every run, and `nextFaces`
# comes first.
SEEDED_DICE = """
  window.nextFaces = [];
  let state = 20240229;
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i += 1) {
      state = (state * 48271) % 2147483647;
      bytes[i] = window.nextFaces.length ? window.nextFaces.shift() - 1 : (state >> 8) % 252;
    }
    return bytes;
  };
"""


class Visit:
    """A page in its own context; `problems` are console messages, `requests` all requested addresses."""

    def __init__(self, browser: Browser, settings: dict[str, Any], **options: Any) -> None:
        # Reduced motion avoids waiting for dice.
        plain = {"viewport": {"width": 1280, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}
        # A service worker would add requests that tests count, and answer those they let fail.
        options = {"service_workers": "block", **plain, **options}
        self.context = browser.new_context(**options)
        # The computer moves on command, so that no test waits; coach and tips are only enabled in their own tests.
        stored = json.dumps({"pace": "step", "coach": "off", "tips": False, **settings})
        self.context.add_init_script(
            f"if (!localStorage.getItem('keepwise.settings')) localStorage.setItem('keepwise.settings', '{stored}')"
        )
        self.context.add_init_script(SEEDED_DICE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.requests: list[str] = []
        self._open: set[Request] = set()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"uncaught: {error}"))
        self.page.on("request", self._note)
        self.page.on("requestfinished", self._close)
        self.page.on("requestfailed", self._close)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _note(self, request: Request) -> None:
        self.requests.append(request.url)
        self._open.add(request)

    def _close(self, request: Request) -> None:
        self._open.discard(request)

    def forgive(self, text: str) -> None:
        """Ignore an expected console message of the browser."""
        self.problems = [problem for problem in self.problems if text not in problem]

    def settle(self) -> None:
        """Wait for all pending requests and animations."""
        while self._open:
            self.page.wait_for_timeout(10)
        self.page.evaluate("Promise.all(document.getAnimations().map((animation) => animation.finished))")


@contextmanager
def visit(
    browser: Browser, origins: tuple[str, ...], settings: dict[str, Any] | None = None, **options: Any
) -> Iterator[Visit]:
    """Visit pages; at the end there must be no console error and no request outside of `origins`."""
    visited = Visit(browser, settings or {}, **options)
    try:
        yield visited
        assert visited.problems == []
        outside = [url for url in visited.requests if not url.startswith((*origins, "data:", "blob:"))]
        assert outside == []
    finally:
        visited.context.close()
