"""The page for choosing downloads."""

from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.downloads import download, downloaded
from tests.browser.site import Site
from tests.browser.stored_games import store_games
from tests.browser.visit import Visit


def size(site: Site, ruleset: str) -> int:
    """Return the compressed size of the table of a game."""
    asked = Request(f"{site.url}/v1/tables/{ruleset}", headers={"Accept-Encoding": "gzip"})  # noqa: S310
    with urlopen(asked) as answer:  # noqa: S310 - the test's own server
        return len(answer.read())


def test_games_are_listed_with_sizes_and_only_downloaded_on_request(guest: Visit, own_site: Site) -> None:
    page = guest.page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(f"{request.method} {request.url}"))
    page.goto(f"{own_site.url}/offline")
    row = page.locator(".take-games li").filter(has=page.locator("#take-yatzy"))
    expect(row).to_contain_text(f"{size(own_site, 'yatzy') / 1e6:.2f} MB")
    # Only the default game of English speakers.
    expect(page.locator(".take-games input:checked")).to_have_count(1)
    expect(page.locator("#take-yahtzee")).to_be_checked()
    expect(page.get_by_text("To download: ")).to_have_text(f"To download: {size(own_site, 'yahtzee') / 1e6:.2f} MB")
    page.locator("#take-yatzy").check()
    both = (size(own_site, "yahtzee") + size(own_site, "yatzy")) / 1e6
    expect(page.get_by_text("To download: ")).to_have_text(f"To download: {both:.2f} MB")
    # A game of columns, and one whose table is out of reach.
    expect(page.locator("#take-yamb, #take-maxi-yatzy")).to_have_count(0)
    expect(page.locator(".take-games li .numbers:empty")).to_have_count(0)
    assert {each.split(" ")[0] for each in loaded if "/v1/tables/" in each} == {"HEAD"}
    assert downloaded(page) == []


@pytest.mark.exhaustive
def test_played_games_come_first_and_are_selected(guest: Visit, own_site: Site) -> None:
    page = guest.page
    page.goto(f"{own_site.url}/docs")
    store_games(page)
    page.evaluate("localStorage.setItem('keepwise.ruleset', 'crag')")
    page.goto(f"{own_site.url}/offline")
    expect(page.locator(".take-games input").nth(0)).to_have_id("take-yahtzee")
    expect(page.locator(".take-games input").nth(1)).to_have_id("take-crag")
    expect(page.locator(".take-games input:checked")).to_have_count(2)


@pytest.mark.exhaustive
def test_downloads_are_listed_and_can_be_removed(guest: Visit, own_site: Site) -> None:
    page = guest.page
    download(page, own_site, "crag", "yatzy-forced")
    assert downloaded(page) == ["crag", "yatzy-forced"]
    expect(page.locator("[data-kept]")).to_have_count(2)
    expect(page.get_by_role("button", name="Download")).to_be_disabled()
    page.reload()
    expect(page.locator("[data-kept]")).to_have_count(2)
    # Also without the server.
    own_site.stop()
    page.reload()
    expect(page.get_by_role("status").filter(has_text="Can’t reach the server")).to_be_visible()
    page.get_by_role("button", name="Remove Forced Yatzy").click()
    expect(page.locator("[data-kept]")).to_have_count(1)
    assert downloaded(page) == ["crag"]
    page.get_by_role("button", name="Remove all of it").click()
    expect(page.locator("[data-kept]")).to_have_count(0)
    assert downloaded(page) == []


@pytest.mark.exhaustive
def test_full_storage_shows_a_message_and_keeps_stored_games(guest: Visit, own_site: Site) -> None:
    page = guest.page
    download(page, own_site, "yatzy-forced")
    network = guest.context.new_cdp_session(page)
    network.send("Storage.overrideQuotaForOrigin", {"origin": own_site.url, "quotaSize": 1_000_000})
    page.locator("#take-yatzy").check()
    page.get_by_role("button", name="Download").click()
    expect(page.get_by_role("status").filter(has_text="No storage left in this browser")).to_be_visible()
    assert downloaded(page) == ["yatzy-forced"]


@pytest.mark.exhaustive
def test_a_lost_connection_is_reported_and_the_download_resumes(guest: Visit, own_site: Site) -> None:
    page = guest.page
    page.goto(f"{own_site.url}/offline")
    expect(page.locator("#take-yahtzee")).to_be_visible()
    own_site.stop()
    page.get_by_role("button", name="Download").click()
    expect(page.get_by_role("status").filter(has_text="What is not here yet")).to_be_visible()
    assert downloaded(page) == []
    own_site.start()
    page.get_by_role("button", name="Download").click()
    expect(page.get_by_text("It all works offline now")).to_be_visible()
    assert downloaded(page) == ["yahtzee"]
