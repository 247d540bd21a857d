"""Pages in the cache of a browser."""

from playwright.sync_api import Page


def eventually(page: Page, holds: str) -> None:
    """Wait until an async function of the page returns true; `wait_for_function` would accept any promise."""
    page.evaluate(
        f"""async () => {{
          const holds = {holds};
          while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
        }}"""
    )


def wait_until_cached(page: Page) -> None:
    """Wait until the browser has cached all files of the page, then reload it."""
    eventually(
        page,
        """async () => {
          const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
          const parts = [location.origin + location.pathname, ...loaded];
          const kept = await Promise.all(parts.map((url) => caches.match(url)));
          return navigator.serviceWorker.controller && kept.every(Boolean);
        }""",
    )
