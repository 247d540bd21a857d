"""Updates of the pages wait for confirmation, and games continue after them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import faces, roll, start, state
from tests.browser.cached_pages import wait_until_cached
from tests.browser.changed import WORD, LaterRelease
from tests.browser.downloads import download, downloaded
from tests.browser.site import Site
from tests.browser.visit import Visit


def release(site: Site) -> None:
    """Restart with the next release."""
    site.stop()
    site.app = LaterRelease(site.app)
    site.start()


def caches_of_pages(page: Page) -> list[str]:
    """Return the versions that the browser has files of."""
    names: list[str] = page.evaluate("caches.keys()")
    return sorted(name.removeprefix("keepwise-pages-") for name in names if name.startswith("keepwise-pages"))


@pytest.mark.exhaustive
def test_a_new_version_waits_for_confirmation_and_the_game_continues(guest: Visit, own_site: Site) -> None:
    page = guest.page
    start(page, own_site, "yahtzee", ("", ""))
    roll(page, [1, 2, 3, 4, 6])
    wait_until_cached(page)
    before = state(page)
    release(own_site)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    bar = page.get_by_role("status").filter(has_text="There is a new version")
    expect(bar).to_be_visible()
    # Until then the open page and the cache of its version stay.
    assert len(caches_of_pages(page)) == 2
    assert WORD not in page.content()
    bar.get_by_role("button", name="Use it now").click()
    page.wait_for_function("word => document.documentElement.outerHTML.includes(word)", arg=WORD)
    expect(page.locator(".match")).to_be_visible()
    expect(page.locator(".new-version")).to_have_count(0)
    assert faces(page) == [1, 2, 3, 4, 6]
    assert state(page) == before
    assert caches_of_pages(page) == [own_site.app.version]  # type: ignore[attr-defined]
    # The new version is complete.
    own_site.stop()
    page.reload()
    expect(page.locator(".match")).to_be_visible()
    assert WORD in page.content()


@pytest.mark.exhaustive
def test_stored_pages_are_available_in_the_new_version(guest: Visit, own_site: Site) -> None:
    page = guest.page
    download(page, own_site, "yatzy-forced")
    release(own_site)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.get_by_role("button", name="Use it now").click()
    page.wait_for_function("word => document.documentElement.outerHTML.includes(word)", arg=WORD)
    assert downloaded(page) == ["yatzy-forced"]
    own_site.stop()
    # This page was not opened in any version.
    page.goto(f"{own_site.url}/train")
    expect(page.locator(".themes")).to_be_visible()
    assert WORD in page.content()


def test_files_of_two_versions_are_not_mixed(guest: Visit, own_site: Site) -> None:
    page = guest.page
    page.goto(f"{own_site.url}/play")
    expect(page.locator(".start")).to_be_visible()
    wait_until_cached(page)
    release(own_site)
    page.reload()
    expect(page.locator(".start")).to_be_visible()
    # With a connection, the server's version is shown.
    assert WORD in page.content()
    expect(page.locator(".new-version")).to_be_visible()
    kept = page.evaluate(
        """async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith("keepwise-pages-"));
          const pages = await Promise.all(names.map((name) => caches.match("/play", { cacheName: name })));
          const texts = await Promise.all(pages.map((response) => response.text()));
          return names.map((name, i) => [name.slice("keepwise-pages-".length), texts[i]]);
        }"""
    )
    later = own_site.app.version  # type: ignore[attr-defined]
    assert sorted((version == later, WORD in text) for version, text in kept) == [(False, False), (True, True)]


@pytest.mark.exhaustive
def test_an_unresponsive_network_does_not_block_pages(guest: Visit, own_site: Site) -> None:
    page = guest.page
    page.goto(f"{own_site.url}/rules")
    expect(page.locator(".games")).to_be_visible()
    wait_until_cached(page)
    with own_site.silent():
        page.reload()
        # Three seconds for the first of some twenty files, none for the others: three for each would be a minute.
        expect(page.locator(".games")).to_be_visible(timeout=20_000)


@pytest.mark.exhaustive
def test_answers_of_another_server_are_rejected(guest: Visit, own_site: Site) -> None:
    page = guest.page
    page.goto(f"{own_site.url}/rules")
    expect(page.locator(".games")).to_be_visible()
    wait_until_cached(page)
    with own_site.replaced_by("<h1>Welcome on board: please log in</h1>"):
        page.reload()
        expect(page.locator(".games")).to_be_visible()
    page.reload()
    expect(page.locator(".games")).to_be_visible()
