"""Pages in the cache of a browser."""

from playwright.sync_api import Page


def eventually(page: Page, holds: str) -> None:
    """Wait until what this function of the page promises is so; `wait_for_function` takes a promise for a yes."""
    page.evaluate(
        f"""async () => {{
          const holds = {holds};
          while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
        }}"""
    )


def wait_until_cached(page: Page) -> None:
    """Wait until the browser has all that the page was made of, which is there, and opens it again."""
    eventually(
        page,
        """async () => {
          const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
          const parts = [location.origin + location.pathname, ...loaded];
          const kept = await Promise.all(parts.map((url) => caches.match(url)));
          return navigator.serviceWorker.controller && kept.every(Boolean);
        }""",
    )
