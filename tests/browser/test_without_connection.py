"""Downloaded pages and games offline: the numbers equal those of the server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import let_computer_play, play_to_the_end, roll, start, state
from tests.browser.downloads import download
from tests.browser.site import Site, site_of
from tests.browser.visit import Visit, visit

HERE = "on this device"
STRENGTHS = ("beginner", "casual", "regular", "club", "expert", "perfect")


@pytest.fixture(scope="module")
def own_site(site: Site) -> Iterator[Site]:
    """Yield a site that may be stopped without affecting other tests."""
    with site_of(site.app) as running:
        yield running


@pytest.fixture(scope="module")
def traveller(browser: Browser, own_site: Site) -> Iterator[Visit]:
    """Yield a visit that has downloaded Yahtzee and Yatzy, shared by all tests."""
    with visit(browser, (own_site.url,), {"coach": "always"}, service_workers="allow") as visited:
        download(visited.page, own_site, "yahtzee", "yatzy")
        visited.page.close()
        yield visited
        visited.forgive("net::ERR_")


@pytest.fixture
def page(traveller: Visit, own_site: Site) -> Iterator[Page]:
    """Yield a page that was not open before, while the server is offline; unexpected errors fail the test."""
    own_site.stop()
    opened = traveller.context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    yield opened
    opened.close()
    if own_site.server is None:
        own_site.start()
    assert wrong == []


def begin(page: Page, site: Site, ruleset: str, players: tuple[str, ...]) -> None:
    """Begin a game, abandoning that of the previous test."""
    page.goto(f"{site.url}/offline")
    page.evaluate("localStorage.removeItem('keepwise.game')")
    start(page, site, ruleset, players)


def banner(page: Page, words: str) -> None:
    """Check the text of the banner."""
    expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()


COLD: list[tuple[str, str]] = [
    ("/", "#ways a"),
    ("/play", ".start"),
    ("/analyse", ".board"),
    ("/train", ".themes"),
    ("/history", ".history"),
    ("/rules", ".games"),
    ("/rules/yatzy", ".empty-card"),
    ("/make", "h1"),
    ("/offline", ".take-games li"),
    ("/widget?dice=13346&rolls_left=2", "dice-coach"),
]
"""Every page, mostly not opened before, with an element that shows it is ready."""


@pytest.mark.exhaustive
def test_every_page_opens_from_a_cold_start(page: Page, own_site: Site) -> None:
    for address, there in COLD:
        page.goto(f"{own_site.url}{address}")
        expect(page.locator(there).first).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("ruleset", ["yahtzee", "yatzy"])
def test_a_game_against_the_computer_is_played_and_reviewed(page: Page, own_site: Site, ruleset: str) -> None:
    # Four players, the first of them a person.
    opponents = STRENGTHS[:3] if ruleset == "yatzy" else STRENGTHS[3:]
    begin(page, own_site, ruleset, ("", *opponents))
    # The first requests are those that only the server can answer.
    banner(page, "answers come from this device")
    page.click(".roll")
    expect(page.locator(".coach-line strong")).to_be_visible()
    expect(page.locator(".coach .here")).to_have_text(HERE)
    banner(page, "answers come from this device")
    # A note replaces what only the server can compute.
    expect(page.locator(".outlook")).to_contain_text("This needs the server")
    expect(page.locator(".coach")).to_contain_text("The full explanation needs the server")
    page.locator(".offer").last.click()
    play_to_the_end(page)
    turns = [len(player["turns"]) for player in state(page)["players"]]
    assert turns == [13 if ruleset == "yahtzee" else 15] * 4
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    expect(page.locator(".review-body")).to_contain_text(HERE)
    sums = page.locator(".player-review .total-sum").all_inner_texts()
    losses = page.locator(".mistake-head").all_inner_texts()
    assert len(sums) == 4
    # The server gives the same values and reasons.
    page.wait_for_url("**#game=*")
    own_site.start()
    page.reload()
    expect(page.locator(".highlights")).to_be_visible()
    expect(page.locator(".review-body")).not_to_contain_text(HERE)
    assert page.locator(".player-review .total-sum").all_inner_texts() == sums
    assert page.locator(".mistake-head").all_inner_texts() == losses


def moves(page: Page) -> list[str]:
    """Return the description of each move on the board."""
    expect(page.locator(".move-list li").first).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    return [" ".join(text.split()) for text in page.locator(".move-list li").all_inner_texts()]


POSITIONS = [
    "#ruleset=yahtzee&dice=13346&rolls_left=2",
    "#ruleset=yahtzee&dice=55556&rolls_left=1&scorecard=sixes:24,yahtzee:50,chance:22",
    "#ruleset=yatzy&dice=22346&rolls_left=1&scorecard=ones:3,one_pair:12",
    "#ruleset=yatzy&dice=11346&rolls_left=0",
]


@pytest.mark.exhaustive
def test_the_board_matches_the_server(page: Page, own_site: Site) -> None:
    here = []
    for position in POSITIONS:
        page.goto(f"{own_site.url}/analyse{position}")
        expect(page.locator(".moves .here")).to_have_text(HERE)
        here.append(moves(page))
        # Another fragment alone does not load the page.
        page.goto(f"{own_site.url}/rules")
    own_site.start()
    for position, found in zip(POSITIONS, here, strict=True):
        page.goto(f"{own_site.url}/analyse{position}")
        assert moves(page) == found
        expect(page.locator(".moves .here")).to_have_count(0)
        page.goto(f"{own_site.url}/rules")


@pytest.mark.exhaustive
def test_online_features_are_marked_and_load_later(page: Page, own_site: Site) -> None:
    page.goto(f"{own_site.url}/analyse#ruleset=yahtzee&dice=13346&rolls_left=2")
    expect(page.locator(".move-list li").first).to_be_visible()
    expect(page.locator(".outlook")).to_contain_text("This needs the server")
    page.locator(".odds summary").click()
    expect(page.locator(".odds-rows")).to_contain_text("This needs the server")
    page.select_option("#board-aim", "target")
    expect(page.locator(".moves")).to_contain_text("This needs the server")
    page.select_option("#board-aim", "expected_total")
    expect(page.locator(".move-list li").first).to_be_visible()
    own_site.start()
    page.locator("#banner").get_by_role("button", name="Try again").click()
    expect(page.locator("#banner")).to_be_hidden()
    for place in (".outlook", ".odds-rows"):
        expect(page.locator(place)).not_to_contain_text("This needs the server")
    expect(page.locator(".odds-rows > *").first).to_be_visible()


@pytest.mark.exhaustive
def test_the_coach_comments_moves_and_falls_back_to_points(page: Page, own_site: Site) -> None:
    begin(page, own_site, "yahtzee", ("", "club"))
    page.select_option("#coach-goal", "win")
    roll(page, [6, 6, 6, 6, 6])
    expect(page.locator(".aim")).to_contain_text("the coach plays for points")
    page.select_option("#coach-mode", "after")
    page.get_by_role("button", name="Ones: score 0").click()
    page.locator("[data-doubted]").click()
    let_computer_play(page)
    expect(page.locator(".coach-line")).to_contain_text("blunder")
    expect(page.locator(".coach .here")).to_have_text(HERE)
    page.select_option("#coach-goal", "points")
    page.select_option("#coach-mode", "always")


TRAINED = ["#date=2026-02-20&ruleset=yahtzee", "#theme=endgame&seed=7&ruleset=yatzy"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("session", TRAINED)
def test_training_decisions_match_the_server(page: Page, own_site: Site, session: str) -> None:
    page.goto(f"{own_site.url}/train{session}")
    here = answer_all(page)
    # Answers of a day are stored and would not be requested again.
    page.evaluate("localStorage.removeItem('keepwise.days/yahtzee/2026-02-20')")
    own_site.start()
    page.reload()
    assert [words.replace(HERE, "").split() for words in here] == [words.split() for words in answer_all(page)]
    assert all(HERE in words for words in here)


def answer_all(page: Page) -> list[str]:
    """Fill the first open category ten times; return the comments without reasons."""
    reported = []
    for place in range(10):
        expect(page.locator(".exercise h1")).to_have_text(f"{place + 1} of 10")
        page.locator(".exercise .offer").first.click()
        expect(page.locator(".answer .move-list")).to_be_visible()
        said = [page.locator(".verdict"), page.locator(".answer .here"), page.locator(".answer .move-list")]
        reported.append(" ".join(words for place in said for words in place.all_inner_texts()))
        page.click(".next")
    return reported


@pytest.mark.exhaustive
def test_a_game_without_download_waits_for_the_server(page: Page, own_site: Site) -> None:
    # Its rules are cached since they were opened.
    own_site.start()
    page.goto(f"{own_site.url}/analyse#ruleset=crag&dice=166&rolls_left=1")
    expect(page.locator(".move-list li").first).to_be_visible()
    own_site.stop()
    page.reload()
    expect(page.locator(".moves")).to_contain_text("The coach will be back when the server is")
    banner(page, "Can’t reach the server")


@pytest.mark.exhaustive
def test_device_answers_cause_no_requests(page: Page, own_site: Site) -> None:
    own_site.start()
    page.goto(f"{own_site.url}/offline")
    page.select_option("#answers", "device")
    questions: list[str] = []
    page.on("request", lambda request: questions.append(request.url))
    page.goto(f"{own_site.url}/analyse{POSITIONS[0]}")
    expect(page.locator(".moves .here")).to_have_text(HERE)
    # Values that only the server can compute are still requested.
    expect(page.locator(".outlook")).not_to_contain_text("This needs the server")
    assert [url for url in questions if url.endswith("/v1/advice")] == []
    assert [url for url in questions if url.endswith("/v1/outlook")] != []
    expect(page.locator("#banner")).to_be_hidden()
    page.goto(f"{own_site.url}/offline")
    page.select_option("#answers", "server")


@pytest.mark.exhaustive
def test_an_unresponsive_network_is_not_awaited(page: Page, own_site: Site) -> None:
    own_site.start()
    page.goto(f"{own_site.url}/analyse{POSITIONS[0]}")
    expect(page.locator(".move-list li").first).to_be_visible()
    with own_site.silent():
        page.goto(f"{own_site.url}/analyse{POSITIONS[1]}")
        expect(page.locator(".moves .here")).to_have_text(HERE, timeout=9_000)
        banner(page, "answers come from this device")
