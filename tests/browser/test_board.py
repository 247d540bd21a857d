"""The board: entering positions, answers, addresses, and checks of sheets."""

import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import asked, drawn_anew
from tests.browser.site import Site, in_languages
from tests.browser.visit import Visit, visit
from tests.selection import usually


class Taps:
    """A finger that counts its taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, selector: str, nth: int = 0) -> None:
        self.page.locator(selector).nth(nth).click()
        self.count += 1

    def dice(self, faces: str) -> None:
        for face in faces:
            self.on(".face-key", int(face) - 1)

    def fill(self, box: str, points: int) -> None:
        """Tap a box, whose label begins with these words, and its points."""
        self.on(f'.entry[aria-label^="{box}:"]')
        self.page.get_by_role("dialog").get_by_role("button", name=f"{box}: {points}", exact=True).click()
        self.count += 1


def go(page: Page, site: Site, fragment: str = "") -> None:
    page.goto(f"{site.url}/analyse{fragment}")
    expect(page.locator(".board-tray")).to_be_visible()


EARLY = "ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:3,full_house:25&extra_bonus_count=0"


def test_a_link_with_a_picture_is_an_explicit_choice(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), permissions=["clipboard-read", "clipboard-write"]) as visited:
        page = visited.page
        go(page, site, f"#{EARLY.replace('13346', '1334')}")
        expect(page.locator(".share-picture")).to_be_hidden()
        page.locator(".face-key").nth(5).click()
        page.locator(".share-picture button").click()
        expect(page.locator(".share-picture .shared")).to_have_text("The link is in your clipboard.")
        assert page.evaluate("navigator.clipboard.readText()") == f"{site.url}/analyse?{EARLY}&lang=en"
        expect(page.locator(".share-picture .hint:not(.shared)")).to_contain_text(
            "the server gets the position in the address"
        )
        page.locator(".answers-head button").click()
        assert page.evaluate("navigator.clipboard.readText()") == f"{site.url}/analyse#{EARLY}"


def test_a_shared_position_opens_and_leaves_the_query(page: Page, site: Site) -> None:
    go(page, site, f"?{EARLY}&lang=de&fbclid=1")
    expect(page.locator(".entry[aria-label^='Full house:']")).to_contain_text("25")
    assert page.url == f"{site.url}/analyse#{EARLY}"
    go(page, site, "?position_id=yahtzee:132az")
    assert question(page)["dice"] == [1, 3, 3, 4, 6]
    go(page, site, "?fbclid=1")
    assert question(page) is None


def moves(page: Page) -> list[str]:
    """Return the moves of the current position, best first."""
    expect(page.locator(".moves:not([data-stale]) .move-list li").first).to_be_visible()
    return [text.split("\xa0")[0] for text in page.locator(".what-if").all_text_contents()]


def test_an_identifier_is_shown_and_opened(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), permissions=["clipboard-read", "clipboard-write"]) as visited:
        page = visited.page
        go(page, site, f"#{EARLY}")
        page.locator(".position-code button").click()
        expect(page.locator(".position-code .shared")).to_have_text("The text is in your clipboard.")
        copied = page.evaluate("navigator.clipboard.readText()")
        ask = "id => fetch(`/v1/advice?position_id=${encodeURIComponent(id)}`).then(answer => answer.json())"
        asked_for = page.evaluate(ask, copied)
        assert asked_for["position"]["scorecard"]["points"] == {"ones": 3, "full_house": 25}
        page.goto(f"{site.url}/train")
        go(page, site, f"#{copied.upper()}")
        expect(page.locator(".entry[aria-label^='Full house:']")).to_contain_text("25")
        assert page.url == f"{site.url}/analyse#{EARLY}"
        page.goto(f"{site.url}/train")
        go(page, site, f"#{copied[:-1]}")
        expect(page.locator("[role=alert]:visible")).to_contain_text("This link doesn’t contain a position.")
        visited.forgive("422")


def question(page: Page) -> dict[str, Any]:
    """Return the request of the address, as parsed by the page."""
    read: dict[str, Any] = page.evaluate(
        "import('/web/js/game/address.js').then(({ parseAddress }) => parseAddress(location.hash))"
    )
    return read


GAMES: list[tuple[str, str, int, dict[str, int], dict[str, Any]]] = [
    ("yahtzee", "13346", 2, {"Ones": 3, "Full house": 25}, {"points": {"ones": 3, "full_house": 25}}),
    ("kismet", "12256", 1, {"Deuces": 6, "Kismet": 0}, {"points": {"twos": 6, "kismet": 0}}),
    ("balut", "44456", 1, {"Fours 1": 12, "Fours 2": 16}, {"points": {"fours": [12, 16]}}),
]


@pytest.mark.parametrize("game", usually(GAMES[:1], GAMES), ids=[game[0] for game in GAMES])
def test_a_position_takes_six_taps_and_two_for_each_box(
    visitor: Visit, site: Site, game: tuple[str, str, int, dict[str, int], dict[str, Any]]
) -> None:
    ruleset, dice, rolls, filled, card = game
    page = visitor.page
    go(page, site, f"#ruleset={ruleset}")
    taps = Taps(page)
    taps.dice(dice)
    taps.on(f".rolls button[value='{rolls}']")
    assert taps.count <= 6
    for box, points in filled.items():
        taps.fill(box, points)
    assert taps.count <= 6 + 2 * len(filled)
    asks = question(page)
    assert (asks["dice"], asks["rolls_left"]) == ([int(face) for face in dice], rolls)
    assert asks["scorecard"]["points"] == card["points"]
    advice = asked(site, "/v1/advice", asks)
    shown = moves(page)
    assert len(shown) == min(8, len(advice["moves"]))
    best = advice["best"]
    words = f"Keep {' '.join(map(str, best['keep']))}" if best["action"] == "keep" else f"{best['points']}"
    assert words in shown[0]
    assert f"{advice['value']:.1f}" in shown[0]
    # The second move shows its loss.
    second = page.locator(".move-loss").nth(1).inner_text()
    assert second == f"−{advice['moves'][1]['loss']:.2f}"


def test_a_game_of_columns_can_be_entered_and_called(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yamb")
    taps = Taps(page)
    taps.dice("112345")
    taps.fill("Straight, Free", 50)
    assert "Straight, Free" not in " ".join(moves(page))
    page.select_option("#board-call", "max")
    moves(page)
    page.locator(".moves > .button").click()
    cells = [text for text in page.locator(".what-if").all_text_contents() if not text.startswith(("Keep", "Roll"))]
    assert [text.split(" about")[0] for text in cells] == ["Max, Announce: 15"]
    asks = question(page)
    assert (asks["announced"], asks["scorecard"]["columns"]["free"]) == ("max", {"points": {"straight": 50}})


def test_problems_are_shown_next_to_their_box(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=ones:7")
    expect(page.locator(".board-problems li")).to_have_text("“Ones” cannot pay 7 here.")
    assert page.locator(".entry[data-wrong]").get_attribute("aria-label") == "Ones: 7"
    Taps(page).fill("Ones", 3)
    expect(page.locator(".board-problems")).to_be_hidden()
    assert moves(page)[0].startswith("Keep 3 3")
    visitor.forgive("422")


@pytest.mark.exhaustive
def test_a_custom_ruleset_is_analysed_from_its_url(visitor: Visit, site: Site) -> None:
    page = visitor.page
    # Renamed, so that its table is available.
    own = {"base": "crag", "name": "own", "title": "Our Crag"}
    go(page, site, "#ruleset=yahtzee")
    page.select_option("#board-ruleset", "own")
    page.fill("#own-rules", json.dumps({**own, "base": "crug"}))
    page.locator(".own-rules .primary").click()
    expect(page.locator(".own-rules [role=alert] li")).not_to_have_count(0)
    page.fill("#own-rules", json.dumps(own))
    page.locator(".own-rules .primary").click()
    expect(page.locator("#board-ruleset option:checked")).to_have_text("Our Crag")
    Taps(page).dice("266")
    shown = moves(page)
    assert question(page)["ruleset"] == own
    # The same in another tab, from the address only.
    other = page.context.new_page()
    other.goto(page.url)
    assert moves(other) == shown
    assert (
        asked(site, "/v1/advice", question(page))["best"]["keep"]
        == asked(site, "/v1/advice", {**question(page), "ruleset": "crag"})["best"]["keep"]
    )
    visitor.forgive("422")


@pytest.mark.exhaustive
def test_a_url_holds_the_position_and_back_restores_the_previous_one(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&dice=13346&rolls_left=1&scorecard=ones:3&extra_bonus_count=0")
    # The best dice are marked; another one is added.
    expect(page.locator(".keep-mark[aria-pressed=true]")).to_have_count(2)
    page.locator(".keep-mark").nth(4).click()
    page.select_option("#board-aim", "target")
    page.fill("#board-target", "210")
    expect(page.locator(".moves .hint").filter(has_text="only once few boxes are left")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".keep-mark[aria-pressed=true]")).to_have_count(3)
    expect(other.locator("#board-target")).to_have_value("210")
    expect(other.locator(".rolls [aria-pressed=true]")).to_have_text("1")
    expect(other.locator('.entry[aria-label="Ones: 3"]')).to_be_visible()
    page.select_option("#board-aim", "expected_total")
    moves(page)
    page.locator(".what-if").filter(has_text="Keep 3 3").first.click()
    address = page.url
    page.get_by_role("button", name="Keep these and roll").click()
    assert (question(page)["dice"], question(page)["rolls_left"]) == ([3, 3], 0)
    page.go_back()
    expect(page.locator(".lying svg")).to_have_count(5)
    assert page.url == address
    visitor.forgive("409")


@pytest.mark.exhaustive
def test_a_score_leads_to_the_next_turn(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&dice=33366&rolls_left=0")
    moves(page)
    advice = asked(site, "/v1/advice", question(page))
    full = next(move for move in advice["moves"] if move.get("category") == "full_house")
    page.locator(".what-if").filter(has_text="Full house: 25").click()
    rest = f"{full['value'] - 25:.1f}"
    expect(page.locator(".what-then:not([hidden])")).to_contain_text(f"25 now, then {rest} more")
    page.get_by_role("button", name="Score this and go on").click()
    assert question(page) == {"ruleset": "yahtzee", "scorecard": {"points": {"full_house": 25}, "extra_bonus_count": 0}}
    expect(page.locator('.entry[aria-label="Full house: 25"]')).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".lying svg")).to_have_count(5)


@pytest.mark.exhaustive
def test_odds_for_the_marked_dice_match_the_api(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=yahtzee:50&keep=33")
    rows = page.locator(".odds-rows:not([data-stale]) tbody tr")
    expect(rows).to_have_count(12)
    card = {"points": {"yahtzee": 50}}
    for category in ("threes", "full_house", "small_straight"):
        body = {"keep": [3, 3], "rolls_left": 2, "category": category, "scorecard": card}
        odds = asked(site, "/v1/odds", body)
        chance = odds["greatest_probability"]["probability"]
        if category == "threes":
            chance = next(each["probability"] for each in odds["at_least"] if each["points"] == 9)
        cells = page.locator(f"tr[data-category={category}] td").all_inner_texts()
        assert cells == [f"{chance:.1%}", f"{odds['greatest_mean']['expected_points']:.1f}"]
    page.locator(".keep-mark").nth(1).click()
    expect(page.locator(".odds > .hint")).to_have_text("If you keep 3 and play for one category alone:")


def test_the_answer_is_shown_on_the_dice(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&dice=33356&rolls_left=1")
    moves(page)
    advice = asked(site, "/v1/advice", question(page))
    assert advice["best"]["keep"] == [3, 3, 3]
    marks = page.locator(".keep-mark")
    assert marks.all_inner_texts() == ["✓ keep", "✓ keep", "✓ keep", "roll", "roll"]
    assert [mark.get_attribute("aria-pressed") for mark in marks.all()] == ["true", "true", "true", "false", "false"]
    expect(page.locator(".places")).to_have_attribute("data-best", "")
    # Other dice are compared with the best ones.
    page.keyboard.press("5")
    own = next(move for move in advice["moves"] if move.get("keep") == [3, 3, 3, 5])
    expect(page.locator(".coach-line p").nth(1)).to_have_text(f"You: Keep 3 3 3 5 −{own['loss']:.2f}")
    assert page.locator(".places").get_attribute("data-best") is None
    # After the last roll there is nothing to keep.
    page.get_by_role("button", name="0 rolls left").click()
    expect(page.locator(".keep-mark:visible")).to_have_count(0)


def test_the_moves_follow_the_dice_on_a_phone(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        go(page, site, "#ruleset=yahtzee")
        Taps(page).dice("33356")
        moves(page)
        first = page.locator(".move-list li").first.bounding_box()
        card = page.locator(".board-sheet").bounding_box()
        assert first is not None
        assert card is not None
        assert first["y"] + first["height"] < 844
        assert first["y"] < card["y"]


def test_only_points_that_a_box_can_hold_are_offered(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee")
    page.get_by_role("button", name="Chance: open").click()
    # The sum of five dice.
    assert page.locator(".pick").all_inner_texts() == [str(points) for points in range(5, 31)]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Yahtzee bonus").click()
    expect(page.locator(".picker-title")).to_have_text("Yahtzee bonus: scores only after “Yahtzee” has scored")
    assert page.locator(".pick").all_inner_texts() == ["0"]
    page.keyboard.press("Escape")
    Taps(page).fill("Yahtzee", 50)
    page.get_by_role("button", name="Yahtzee bonus").click()
    assert page.locator(".pick").all_inner_texts()[:3] == ["0", "100", "200"]


PASTE = """text => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""


def test_dice_and_sheets_are_pasted(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee")
    page.evaluate(PASTE, "3 3 3 5 6")
    assert moves(page)[0].startswith("Keep 3 3 3")
    page.evaluate(PASTE, "Sixes | 18\nFull house | 25")
    expect(page.get_by_role("button", name="Sixes: 18")).to_be_visible()
    assert question(page)["scorecard"]["points"] == {"sixes": 18, "full_house": 25}
    assert question(page)["dice"] == [3, 3, 3, 5, 6]
    expect(page.locator("#live")).not_to_have_text("")


def test_keys_enter_dice_and_arrows_move_along_the_card(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee")
    for key in ("1", "3", "3", "4", "6", "Backspace", "5"):
        page.keyboard.press(key)
    assert question(page)["dice"] == [1, 3, 3, 4, 5]
    # No place is left: a face, or with Shift a place, is kept besides the best dice.
    moves(page)
    best = asked(site, "/v1/advice", question(page))["best"]["keep"]
    assert 1 not in best
    page.keyboard.press("Shift+Digit1")
    assert sorted(question(page)["keep"]) == [1, *sorted(best)]
    page.keyboard.press("1")
    assert sorted(question(page)["keep"]) == sorted(best)
    page.locator('.entry[aria-label="Ones: open"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert question(page)["scorecard"]["points"] == {"twos": 2}
    assert page.evaluate("document.activeElement.ariaLabel") == "Twos: 2"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") == "Four of a kind: open"


@pytest.mark.exhaustive
def test_without_a_table_odds_and_points_are_described(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=maxi-yatzy&dice=223456&rolls_left=1")
    expect(page.locator(".moves")).to_contain_text("This server hasn’t solved this game")
    expect(page.locator(".pays li").first).to_have_text("Chance: 22")
    page.locator(".odds summary").click()
    expect(page.locator(".odds-rows tbody tr")).to_have_count(20)
    visitor.forgive("409")


@pytest.mark.exhaustive
def test_an_invalid_url_shows_a_message_and_an_empty_board(visitor: Visit, site: Site) -> None:
    page = visitor.page
    for fragment in ("#p=broken", "#ruleset=yahtzee&scorecard=villa:3"):
        page.goto("about:blank")
        go(page, site, fragment)
        expect(page.locator(".complaint")).to_have_text("This link doesn’t contain a position.")
        expect(page.locator(".entry:not([data-open])")).to_have_count(1)
    visitor.problems[:] = [each for each in visitor.problems if "localStorage" not in each]


@pytest.mark.exhaustive
def test_errors_of_a_sheet_are_shown_next_to_its_boxes(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&scorecard=ones:3,twos:6")
    page.get_by_role("button", name="Check a sheet").click()
    boxes = {"Fives": "7", "Total": "20"}
    for name, text in boxes.items():
        page.get_by_label(f"Player 1, {name}", exact=True).fill(text)
    row = page.locator("tr[data-row=fives] + .cell-problem")
    expect(row).to_have_text("“Fives” cannot pay 7 here.")
    # No sum that includes it is marked as wrong.
    total = page.locator("tr[data-row='sum:total'] + .cell-problem")
    expect(total).to_have_count(0)
    fives = page.get_by_label("Player 1, Fives", exact=True)
    described = fives.get_attribute("aria-describedby") or ""
    assert page.locator(f"#{described}").inner_text() == "“Fives” cannot pay 7 here."
    expect(page.locator(".check-report")).to_contain_text("1 problem found.")
    fives.fill("10")
    expect(total).to_have_text("“Total” comes to 19, not 20.")
    fives.fill("-")
    page.get_by_label("Player 1, Total", exact=True).fill("9")
    expect(page.locator(".check-report")).to_contain_text("No mistake found.")
    assert fives.get_attribute("aria-invalid") is None
    # A second player, and the leader.
    page.get_by_role("button", name="Add a player").click()
    for name, text in {"Sixes": "24", "Ones": "x", "Chance": "ten"}.items():
        page.get_by_label(f"Player 2, {name}", exact=True).fill(text)
    expect(page.locator(".cell-problem")).to_have_text("Player 2: “ten” isn’t a number.")
    page.get_by_label("Player 2, Chance", exact=True).fill("10")
    expect(page.locator(".check-standings li").first).to_contain_text("1. Player 2")
    expect(page.locator(".check-standings b")).to_have_text(["34", "9"])
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".check-standings b")).to_have_text(["34", "9"])
    page.get_by_role("button", name="Analyse: Player 2").click()
    expect(page.locator('.entry[aria-label="Sixes: 24"]')).to_be_visible()


@pytest.mark.exhaustive
def test_a_sheet_is_kept_while_a_position_is_viewed(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee&scorecard=ones:3")
    position, check = page.get_by_role("button", name="Position"), page.get_by_role("button", name="Check a sheet")
    fives = page.get_by_label("Player 1, Fives", exact=True)
    check.click()
    fives.fill("ten")
    expect(page.locator(".cell-problem")).to_have_text("“ten” isn’t a number.")
    # Pressing it again changes nothing.
    check.click()
    expect(fives).to_have_value("ten")
    fives.fill("10")
    page.wait_for_url(f"{site.url}/analyse#sheets=*")
    expect(page.locator(".check-report")).to_contain_text("No mistake found.")
    position.click()
    expect(page.locator('.entry[aria-label="Ones: 3"]')).to_be_visible()
    check.click()
    expect(fives).to_have_value("10")
    page.go_back()
    expect(page.locator('.entry[aria-label="Ones: 3"]')).to_be_visible()
    page.go_back()
    expect(fives).to_have_value("10")
    page.get_by_role("button", name="Analyse: Player 1").click()
    expect(page.locator('.entry[aria-label="Fives: 10"]')).to_be_visible()
    # Another card checks another sheet.
    page.get_by_role("button", name="Clear").click()
    check.click()
    expect(fives).to_have_value("")


@pytest.mark.exhaustive
def test_a_removed_sheet_is_restored_by_going_back(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee")
    page.get_by_role("button", name="Check a sheet").click()
    page.get_by_role("button", name="Add a player").click()
    sixes = page.get_by_label("Player 2, Sixes", exact=True)
    sixes.fill("24")
    page.get_by_role("button", name="Remove Player 2").click()
    expect(page.get_by_label("Name of player 1")).to_be_focused()
    expect(sixes).to_have_count(0)
    page.go_back()
    expect(sixes).to_have_value("24")
    page.locator(".paste summary").click()
    page.fill("#check-text", "Sixes | 18")
    page.select_option("#check-whose", "1")
    page.get_by_role("button", name="Read sheet").click()
    expect(sixes).to_have_value("18")
    page.go_back()
    expect(sixes).to_have_value("24")


def test_a_pasted_sheet_is_read_in_any_language(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=kniffel")
    page.get_by_role("button", name="Check a sheet").click()
    page.locator(".paste summary").click()
    page.fill("#check-text", "1er | 3\n3er-Pasch | –\nFull House 25 | 25\nKniffl | 50\nGesamt | 28")
    page.get_by_role("button", name="Read sheet").click()
    expect(page.locator(".paste [role=status]")).to_contain_text("Rows understood: 4 of 5.")
    expect(page.locator(".paste li")).to_have_text("Row 4, “Kniffl”, was not understood. Did you mean Kniffel?")
    expect(page.get_by_label("Player 1, Full house", exact=True)).to_have_value("25")
    expect(page.locator(".check-report")).to_contain_text("No mistake found.")


@pytest.mark.exhaustive
def test_the_board_reports_an_unreachable_server_and_recovers(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=yahtzee")
    site.stop()
    try:
        Taps(page).dice("13346")
        expect(page.locator("#banner")).to_be_visible()
    finally:
        site.start()
    expect(page.locator("#banner")).to_be_hidden(timeout=10_000)
    assert moves(page)[0].startswith("Keep 3 3")
    visitor.forgive("ERR_CONNECTION_REFUSED")


@in_languages
def test_nothing_overflows_the_board_in_any_language(browser: Browser, site: Site, languages: list[str]) -> None:
    card = quote("ones:3,twos:6")
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        go(page, site, f"#ruleset=yahtzee&dice=13346&rolls_left=2&scorecard={card}&keep=33")
        wide = []
        for language in languages:
            with drawn_anew(page, language):
                page.select_option("#lang", language)
            expect(page.locator(".odds-rows:not([data-stale]) tbody tr")).to_have_count(11)
            moves(page)
            page.locator(".what-if").nth(1).click()
            wide.append((language, page.evaluate("document.documentElement.scrollWidth")))
            page.locator(".modes button").nth(1).click()
            expect(page.locator(".check-standings")).to_be_visible()
            wide.append((language, page.evaluate("document.documentElement.scrollWidth")))
            page.locator(".modes button").nth(0).click()
        assert [each for each in wide if each[1] > 320] == []


def test_a_new_game_shows_what_totals_cost(visitor: Visit, site: Site) -> None:
    page = visitor.page
    go(page, site, "#ruleset=crag")
    chart = page.get_by_role("group", name="Totals within reach")
    expect(chart.locator(".turn")).to_have_count(8)
    chart.locator(".turn", has_text="200").click()
    outlook = asked(site, "/v1/outlook", {"ruleset": "crag", "frontier": True, "targets": [200]})
    at = 200 - outlook["frontier"]["from"]
    best, usual = outlook["frontier"]["probabilities"][at], outlook["targets"][0]["probability"]
    said = f"200 or more: {best:.1%} of the time when you play for it, {usual:.1%} when you play for the most points."
    cost = f" Points lost on average: {outlook['mean'] - outlook['frontier']['means'][at]:.1f}."
    expect(page.locator(".outlook .reading")).to_have_text(said + cost)
    page.locator(".face-key").first.click()
    expect(page.locator(".outlook")).to_be_hidden()
