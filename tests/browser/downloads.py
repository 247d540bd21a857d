"""Downloads for offline use."""

from playwright.sync_api import Page, expect

from tests.browser.site import Site


def download(page: Page, site: Site, *rulesets: str) -> None:
    """Download the pages and the tables of exactly these games."""
    page.goto(f"{site.url}/offline")
    boxes = page.locator(".take-games input")
    expect(boxes.first).to_be_visible()
    wanted = {f"take-{ruleset}" for ruleset in rulesets}
    chosen = set(boxes.evaluate_all("(boxes) => boxes.filter((box) => box.checked).map((box) => box.id)"))
    for box in sorted(chosen ^ wanted):
        page.locator(f"#{box}").set_checked(box in wanted)
    page.get_by_role("button", name="Download").click()
    expect(page.get_by_text("It all works offline now")).to_be_visible()


def downloaded(page: Page) -> list[str]:
    """Return the games whose tables the browser has."""
    found: list[str] = page.evaluate(
        """async () => {
          const kept = await (await caches.open("keepwise-taken")).keys();
          return kept.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/v1/tables/"));
        }"""
    )
    return sorted(path.removeprefix("/v1/tables/") for path in found)
