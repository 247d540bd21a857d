"""After the game: the review, the link and the file."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from tests.browser.actions import asked, begin, number, open_file, play_to_the_end
from tests.browser.conftest import EXAMPLE
from tests.browser.site import Site
from tests.browser.visit import Visit, visit
from tests.engine.game_samples import play_game
from tests.selection import usually


def parts(page: Page) -> list[float]:
    """Return the numbers of the line about each total: the total, the start, luck and loss."""
    lines = page.locator(".total-sum").all_inner_texts()
    signed = [re.sub(r"−\sbad luck\s", "luck −", line) for line in lines]
    return [number(text) for line in signed for text in re.findall(r"−?\d+(?:\.\d)?(?!\d)", line)]


def test_a_flawless_game(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_file(page, site, EXAMPLE)
    assert page.locator(".player-review .big").inner_text() == "263"
    expect(page.locator(".highlights")).to_contain_text("Not a single point given away")
    found = asked(site, "/v1/games/review", json.loads(EXAMPLE.read_text()))["players"][0]["decisions"]
    words = {"hard": "hard to find", "only_move": "only move"}
    page.locator(".decisions > summary").click()
    shown = page.locator(".decision .cost .praise").all_text_contents()
    assert shown == [words[each["praise"]] for each in found if each["praise"]]
    assert {*shown} == {*words.values()}
    total, start, luck, loss = parts(page)
    assert (total, loss) == (263, 0)
    assert start + luck == pytest.approx(263, abs=1e-6)


def test_the_page_shows_the_numbers_of_the_api(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    review: dict[str, Any] = asked(site, "/v1/games/review", json.loads(poor_game.read_text()))
    player = review["players"][0]
    total, start, luck, loss = parts(page)
    said = [player["total"], player["start_value"], player["luck"], player["loss"]]
    assert [total, start, luck, loss] == pytest.approx(said, abs=0.101)
    # As printed, they add up.
    assert start + luck - loss == pytest.approx(total, abs=1e-6)
    page.locator(".player-review .more summary").click()
    each = f"Average cost of a decision: {player['loss_per_decision']:.2f}"
    expect(page.locator(".player-review .more")).to_contain_text(each)
    shown = page.locator(".highlights ol > li")
    expect(shown).to_have_count(min(3, len(review["highlights"])))
    for row, highlight in zip(shown.all(), review["highlights"], strict=False):
        assert number(row.locator("strong").inner_text()) == pytest.approx(-highlight["loss"], abs=0.051)
        assert highlight["grade"] in row.inner_text()
        # Late in a game reasons are computed directly: the points of both moves.
        reasons = [number(text) for text in row.locator(".points").all_text_contents()]
        assert sum(reasons) == pytest.approx(highlight["loss"], abs=0.05 * len(reasons) + 0.01)
    # One bar of luck and one of loss per turn.
    assert page.locator(".turns svg g").count() == 13
    expect(page.locator(".turns svg text").last).to_have_text("13")


def test_chances_to_win_are_those_of_the_api(visitor: Visit, site: Site, tmp_path: Path) -> None:
    """They are requested when they are opened; what changed them adds up, except for the last printed digit."""
    page, compiled, chance = visitor.page, compile_ruleset(load_ruleset("crag")), random.Random(1)
    game = {"ruleset": "crag", "players": [{"name": name, "turns": play_game(compiled, chance)[0]} for name in "AB"]}
    file = tmp_path / "crag.json"
    file.write_text(json.dumps(game), encoding="utf-8")
    open_file(page, site, file)
    assert page.locator(".chance-sum").count() == 0
    page.locator(".chances > summary").press("Enter")
    sums = page.locator(".chance-sum")
    expect(sums).to_have_count(2)
    review = asked(site, "/v1/games/review", game | {"objective": {"maximize": "win"}})
    for place, player in enumerate(review["players"]):
        start, *changes, end = [number(each[:-1]) for each in sums.nth(place).locator("dd").all_inner_texts()]
        shares = ("luck", "loss", "luck_of_others", "decisions_of_others", "correction")
        signed = [100 * player[share] * (-1 if share == "loss" else 1) for share in shares]
        assert changes == pytest.approx(signed, abs=0.0501)
        assert (start, end) == pytest.approx((100 * player["start_value"], 100 * player["value"]), abs=0.0501)
        assert start + sum(changes) == pytest.approx(end, abs=0.35)
        sentence = page.locator(".chances .adjusted").nth(place).inner_text()
        assert f"wins about {round(100 * player['luck_adjusted'])}% of the time with neutral luck" in sentence
    worst = page.locator(".chances .highlights li")
    expect(worst).to_have_count(3)
    for row, highlight in zip(worst.all(), review["highlights"], strict=False):
        assert number(row.locator("strong").inner_text()[:-1]) == pytest.approx(-100 * highlight["loss"], abs=0.0501)
        # The sentence of the API ends like that of the page.
        assert highlight["why"].endswith(row.locator(".point").inner_text())


def test_a_player_alone_has_no_chances_to_win(visitor: Visit, site: Site, poor_game: Path) -> None:
    open_file(visitor.page, site, poor_game)
    expect(visitor.page.locator(".decisions")).to_be_visible()
    assert visitor.page.locator(".chances").count() == 0


def test_every_decision_is_listed_with_its_dice_card_and_place_on_the_board(
    visitor: Visit, site: Site, poor_game: Path
) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    game = json.loads(poor_game.read_text())
    player = asked(site, "/v1/games/review", game)["players"][0]
    page.locator(".decisions > summary").click()
    rows = page.locator(".decision")
    expect(rows).to_have_count(len(player["decisions"]))
    dice = rows.locator(".decision-hand .dice-row").evaluate_all(
        "rows => rows.map((row) => row.getAttribute('aria-label'))"
    )
    assert [label.removeprefix("Dice: ").split(",")[0] for label in dice] == [
        " ".join(map(str, decision["dice"])) for decision in player["decisions"]
    ]
    # The first roll of the last turn: twelve categories are filled.
    last = next(place for place, decision in enumerate(player["decisions"]) if decision["turn"] == 12)
    rows.nth(last).locator("summary").click()
    expect(rows.nth(last).locator(".card-before > div")).to_have_count(12)
    address = rows.nth(last).get_by_role("link", name="Analyse").get_attribute("href")
    assert address is not None
    assert address.startswith(
        f"/analyse#ruleset={game['ruleset']}&dice={''.join(map(str, player['decisions'][last]['dice']))}"
    )
    # The request has the same answer as the review.
    question = page.evaluate(
        "hash => import('/web/js/game/address.js').then(({ parseAddress }) => parseAddress(hash))", address
    )
    advice = asked(site, "/v1/advice", question)
    assert advice["value"] == pytest.approx(player["decisions"][last]["best_value"], abs=1e-6)
    page.get_by_label("Only those that cost points").check()
    expect(rows).to_have_count(sum(decision["loss"] > 0 for decision in player["decisions"]))


def test_a_decision_is_tried_again_in_its_place(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    worst = asked(site, "/v1/games/review", json.loads(poor_game.read_text()))["highlights"][0]
    mistake = page.locator(".highlights ol > li").first
    mistake.get_by_role("button", name="Try again").click()
    # The answer is hidden meanwhile.
    expect(mistake.locator(".die").first).to_be_focused()
    expect(mistake.locator(".played, .dice-row")).to_have_count(0)
    title = worst["played"]["category"].replace("_", " ").capitalize()
    mistake.get_by_role("button", name=f"{title}: {worst['played']['points']}").click()
    again = mistake.locator(".played > div").filter(has_text="This time")
    expect(again).to_contain_text(f"{worst['grade']} −{worst['loss']:.1f}")
    mistake.get_by_role("button", name="Try again").click()
    title = worst["best"]["category"].replace("_", " ").capitalize()
    mistake.get_by_role("button", name=f"{title}: {worst['best']['points']}").click()
    expect(again).to_have_text(re.compile("best$"))


def test_mistakes_are_stepped_through_by_buttons_and_keys(visitor: Visit, site: Site, tmp_path: Path) -> None:
    page = visitor.page
    # Every hand is scored in the order of the card after its first roll.
    hands = [roll["rolls"][:1] for roll in json.loads(EXAMPLE.read_text())["players"][0]["turns"]]
    categories = page.request.get(f"{site.url}/v1/rulesets/yahtzee").json()["categories"]
    turns = [{"rolls": hand, "category": each["id"]} for hand, each in zip(hands, categories, strict=True)]
    game = {"ruleset": "yahtzee", "players": [{"name": "Bo", "turns": turns}]}
    path = tmp_path / "hasty.json"
    path.write_text(json.dumps(game))
    open_file(page, site, path)
    review = asked(site, "/v1/games/review", game)
    mistakes = [each for each in review["players"][0]["decisions"] if each["loss"] > 0]
    assert len(mistakes) > 3
    page.get_by_role("button", name="Step through all mistakes").click()
    place = page.locator(".mistake-steps p")
    expect(place).to_be_focused()
    loss = page.locator(".one-mistake .mistake-head strong")
    for number_, each in enumerate(mistakes, 1):
        expect(place).to_have_text(f"Mistake {number_} of {len(mistakes)}")
        expect(loss).to_have_text(f"−{each['loss']:.1f}")
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Next")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Previous").click()
    expect(place).to_have_text(f"Mistake {len(mistakes) - 1} of {len(mistakes)}")
    page.get_by_role("button", name="Only the worst ones").click()
    expect(page.get_by_role("button", name="Step through all mistakes")).to_be_focused()
    expect(page.locator(".highlights ol > li")).to_have_count(3)


def test_the_review_is_short_on_a_phone(browser: Browser, site: Site, poor_game: Path) -> None:
    with visit(browser, (site.url,), viewport={"width": 390, "height": 844}) as visited:
        page = visited.page
        open_file(page, site, poor_game)
        assert page.evaluate("document.documentElement.scrollHeight") < 3 * 844
        sum_place = page.locator(".total-sum").bounding_box()
        worst = page.locator(".highlights ol > li").first.bounding_box()
        assert sum_place is not None
        assert worst is not None
        assert sum_place["y"] + sum_place["height"] < worst["y"] < 844


@pytest.mark.exhaustive
def test_expected_totals_are_drawn_along_the_game(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    player = asked(site, "/v1/games/review", json.loads(poor_game.read_text()))["players"][0]
    page.locator(".turn-charts > summary").click()
    points = page.locator(".values polyline").get_attribute("points") or ""
    assert len(points.split()) == 1 + len(player["rolls"]) + len(player["decisions"])
    turns = page.locator(".values .turn")
    expect(turns).to_have_count(13)
    turns.first.focus()
    for turn in range(13):
        (value,) = [each["value"] for each in player["decisions"] if each["turn"] == turn][-1:]
        expect(page.locator(".values .reading")).to_have_text(f"After turn {turn + 1}: {value:.1f}")
        page.keyboard.press("ArrowRight")


@pytest.mark.exhaustive
def test_decisions_can_be_limited_to_one_player(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    game = json.loads(poor_game.read_text())
    flawless = json.loads(EXAMPLE.read_text())["players"][0]["turns"]
    game["players"] = [{"name": "Bo", "turns": flawless}, *game["players"]]
    poor_game.write_text(json.dumps(game))
    open_file(page, site, poor_game)
    assert page.locator(".rank").all_inner_texts() == ["First place", "Second place"]
    titles = page.locator(".decision-turn h3")
    page.locator(".decisions > summary").click()
    assert titles.all_inner_texts()[:2] == ["Bo, turn 1", "Åsa, turn 1"]
    page.get_by_label("Player").select_option(label="Bo")
    assert titles.all_inner_texts() == [f"Bo, turn {turn}" for turn in range(1, 14)]
    expect(page.locator(".highlights")).to_have_text(re.compile("Not a single point given away"))
    page.get_by_label("Player").select_option(label="Åsa")
    expect(page.locator(".highlights ol > li").first).to_contain_text("Åsa")


@pytest.mark.exhaustive
def test_own_decisions_are_shown_after_a_game_against_the_computer(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site)
    play_to_the_end(page)
    page.click(".roll")
    expect(page.locator(".highlights, .decisions").first).to_be_visible()
    assert {title.split(",")[0] for title in page.locator(".decision-turn h3").all_text_contents()} == {"You"}
    # Also after a reload.
    page.reload()
    expect(page.locator(".decisions")).to_be_visible()
    assert {title.split(",")[0] for title in page.locator(".decision-turn h3").all_text_contents()} == {"You"}


@pytest.mark.exhaustive
def test_printing_expands_every_decision(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    open_file(page, site, poor_game)
    page.evaluate(
        "window.print = () => { window.opened = document.querySelectorAll('.decision[open] .card-before').length }"
    )
    page.get_by_role("button", name="Print").click()
    # All but those of the first turn, before which nothing was filled.
    first = sum(
        decision["turn"] == 0
        for decision in asked(site, "/v1/games/review", json.loads(poor_game.read_text()))["players"][0]["decisions"]
    )
    assert page.evaluate("window.opened") == page.locator(".decision").count() - first
    expect(page.locator(".decision[open]")).to_have_count(0)


def test_a_review_without_a_table_shows_totals_and_the_winner(visitor: Visit, site: Site, tmp_path: Path) -> None:
    page = visitor.page
    points = asked_points(page, site)
    # A card with the least and the greatest points of every category.
    game = {
        "ruleset": "maxi-yatzy",
        "players": [
            {"name": name, "turns": [{"category": category, "points": pick(paid)} for category, paid in points.items()]}
            for name, pick in (("Åsa", min), ("Bo", max))
        ],
    }
    path = tmp_path / "maxi.json"
    path.write_text(json.dumps(game))
    check = asked(site, "/v1/games/check", game)
    assert check["complete"]
    total = check["players"][1]["totals"]["total"]
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator(".outcome")).to_have_text(f"Winner: Bo, {total}")
    expect(page.locator(".unjudged")).to_contain_text("These decisions can’t be graded")
    rows = [row.split("\t") for row in page.locator(".review-card tr").all_inner_texts()]
    assert rows[0] == ["Scorecard", "Åsa", "Bo"]
    assert [row[2] for row in rows if row[0] in ("Total", "Bonus")] == [
        str(check["players"][1]["totals"]["upper_bonus"]), str(total),
    ]  # fmt: skip
    assert len(rows) == 1 + len(points) + 3
    expect(page.locator(".review-body")).not_to_contain_text("python")


def asked_points(page: Page, site: Site) -> dict[str, list[int]]:
    """Return the possible points of every category of Maxi Yatzy."""
    response = page.request.get(f"{site.url}/v1/rulesets/maxi-yatzy/points")
    paid: dict[str, list[int]] = response.json()["points"]
    return paid


@pytest.mark.exhaustive
def test_the_review_shows_the_progress_of_a_build(browser: Browser, site: Site, poor_game: Path) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.clock.install()
        far = iter([(0.09, 100.2), (0.47, 31.5)])

        def answer_later(route: Route) -> None:
            share, seconds = next(far, (0.0, 0.0))
            if not share:
                route.continue_()
                return
            document = {"status": 503, "detail": "the table", "progress": {"share": share, "seconds_left": seconds}}
            headers = {"Retry-After": "100", "Content-Type": "application/problem+json"}
            route.fulfill(status=503, json=document, headers=headers)

        page.route("**/v1/games/review", answer_later)
        page.goto(f"{site.url}/play")
        page.set_input_files("#file", poor_game)
        says = page.locator(".unjudged")
        expect(says).to_contain_text("9% done, about 2 minutes left.")
        # Its result is known by then.
        expect(page.locator(".outcome")).to_contain_text("points!")
        page.clock.run_for(5_000)
        expect(says).to_contain_text("47% done, about 32 seconds left.")
        page.clock.run_for(5_000)
        expect(page.locator(".highlights")).to_be_visible()
        visited.forgive("503")


@pytest.mark.exhaustive
def test_a_review_is_in_the_language_of_the_page(browser: Browser, site: Site, tmp_path: Path) -> None:
    # The first turn, whose reasons in points would take a missing table.
    turn = {
        "rolls": [[1, 3, 3, 4, 6], [2, 3, 3, 4, 6], [2, 3, 3, 3, 6]],
        "keeps": [[3, 3, 6], [3, 3]],
        "category": "three_of_a_kind",
    }
    game = {"ruleset": "yahtzee", "players": [{"name": "Åsa", "turns": [turn]}]}
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(game))
    review = asked(site, "/v1/games/review", game)
    scored, kept, *_ = review["highlights"]
    with visit(browser, (site.url,), locale="de-DE") as visited:
        page = visited.page
        open_file(page, site, path)
        shown = page.locator(".highlights ol > li .point").all_text_contents()
        assert scored["played"]["category"] == "three_of_a_kind"
        assert shown[0].endswith("9 ist gut für „Dreier“; wenn du darauf spielst, holst du im Schnitt 6,3.")
        assert kept["played"]["keep"] == [3, 3, 6]
        words = shown[1].replace("\u00a0", " ")
        assert words.endswith("Behältst du die 6, hast du nur einen Würfel weniger für 3 3.")


def test_the_link_shares_the_game(visitor: Visit, site: Site, poor_game: Path) -> None:
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_file(page, site, poor_game)
    page.get_by_role("button", name="Share a link").click()
    expect(page.locator(".review-head [role=status]")).to_have_text("The link is in your clipboard.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site.url}/play#game=")
    assert len(link) < 2000
    shown = parts(page)
    other = visitor.context.new_page()
    other.goto(link)
    expect(other.locator(".player-review h2")).to_have_text("Åsa")
    assert parts(other) == shown
    # The game is not sent to the server before the request for a review.
    assert not any("game=" in url for url in visitor.requests)


def test_a_broken_link_shows_a_message_and_links(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/play#game=zzzz")
    expect(page.get_by_role("alert").filter(has_text="There is no game in this link")).to_be_visible()
    expect(page.locator(".start")).to_be_visible()


UNKNOWN = {"en-US": "Unknown game", "de-DE": "Unbekanntes Spiel"}


@pytest.mark.exhaustive
@pytest.mark.parametrize(("locale", "ruleset"), [("en-US", "yathzee"), ("en-US", ".."), ("de-DE", "chess")])
def test_an_unknown_game_in_a_link_or_file_is_reported_with_links(
    browser: Browser, site: Site, tmp_path: Path, locale: str, ruleset: Any
) -> None:
    path = tmp_path / "unknown.json"
    path.write_text(json.dumps({"ruleset": ruleset, "players": [{"turns": []}]}))
    with visit(browser, (site.url,), locale=locale) as visited:
        page = visited.page
        says = page.get_by_role("alert").filter(has_text=UNKNOWN[locale])
        page.goto(f"{site.url}/play")
        page.set_input_files("#file", path)
        expect(says).to_have_count(1)
        link = page.evaluate(
            "text => import('/web/js/game/share.js').then(({ dumpLink }) => dumpLink(JSON.parse(text)))",
            path.read_text(),
        )
        page.goto(f"{site.url}/docs")
        page.goto(link)
        expect(page.locator(".start")).to_be_visible()
        expect(says).to_have_count(1)
        assert page.url == f"{site.url}/play"
        visited.forgive("404")


@pytest.mark.exhaustive
def test_a_file_without_a_ruleset_is_read_as_yahtzee(visitor: Visit, site: Site, poor_game: Path) -> None:
    # In the format of the API.
    game = json.loads(poor_game.read_text())
    del game["ruleset"]
    poor_game.write_text(json.dumps(game))
    open_file(visitor.page, site, poor_game)


@pytest.mark.parametrize("text", usually(["hello"], ["hello", '["milk", "bread"]']))
def test_an_invalid_file_shows_one_message_in_the_players_language(
    browser: Browser, site: Site, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "shopping.json"
    path.write_text(text)
    with visit(browser, (site.url,), locale="de-DE") as visited:
        page = visited.page
        page.goto(f"{site.url}/play")
        # The second time it replaces the first one.
        for _ in range(2):
            page.set_input_files("#file", path)
            expect(page.locator("main [role=alert]")).to_have_text(["In dieser Datei ist kein Spiel."])
            expect(page.locator(".start")).to_be_visible()


def test_a_text_record_is_opened_and_saved(visitor: Visit, site: Site, tmp_path: Path) -> None:
    record = '[Game "yatzy"]\n\n[Player "Ada"]\n1. 13346 3> 12345 345> 33345 threes 9\n'
    path = tmp_path / "game.txt"
    path.write_text(f"; by hand\n{record}")
    page = visitor.page
    open_file(page, site, path)
    expect(page.locator(".player-review")).to_contain_text("Ada")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as text").click()
    assert downloading.value.suggested_filename == "yatzy.txt"
    assert downloading.value.path().read_text() == record
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as CSV").click()
    assert "Ada,1,13346 12345 33345,3 345,,,threes,9," in downloading.value.path().read_text()
    expect(page.locator(".position-code code").first).to_have_text(re.compile("^yatzy:1[0-9a-z]+$"))
    path.write_text(record.replace("threes", "thres"))
    page.goto(f"{site.url}/train")
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator("main [role=alert]")).to_have_text(["There is no game in this file."])
    visitor.forgive("422")


def test_an_invalid_game_is_shown_with_its_problems(visitor: Visit, site: Site, tmp_path: Path) -> None:
    game = json.loads(EXAMPLE.read_text())
    game["players"][0]["turns"][3]["points"] += 1
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({key: game[key] for key in ("ruleset", "players")}))
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator(".review-body")).to_contain_text("This game does not follow the rules")
    check = asked(site, "/v1/games/check", json.loads(path.read_text()))
    assert len(check["problems"]) == 1
    turn = game["players"][0]["turns"][3]
    dice = " ".join(map(str, turn["rolls"][-1]))
    title = turn["category"].replace("_", " ").capitalize()
    expect(page.locator(".review-body .hint")).to_have_text(
        f"{game['players'][0]['name']}, turn 4: “{title}” with {dice} pays {turn['points'] - 1}, not {turn['points']}."
    )


@pytest.mark.exhaustive
def test_every_problem_has_words_for_players(visitor: Visit, site: Site, tmp_path: Path) -> None:
    game = {
        "ruleset": "yahtzee",
        "players": [
            {
                "turns": [
                    {"rolls": [[1, 3, 3, 4, 6]], "category": "small_straight", "points": 30},
                    {"category": "small_straight", "points": 30},
                    {"category": "large_straight", "points": 41},
                    {"category": "villa", "points": 20},
                    {"rolls": [[1, 3, 3, 4]], "category": "ones", "points": 1},
                ],
                "claimed": {"total": 31},
            },
            {"name": "Bo", "turns": []},
        ],
    }
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(game))
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    lines = page.locator(".review-body .hint")
    expect(lines.first).to_be_visible()
    assert sorted(lines.all_inner_texts()) == sorted(
        [
            "Bo: The number of turns is wrong.",
            "Player 1, turn 1: “Small straight” with 1 3 3 4 6 pays 0, not 30.",
            "Player 1, turn 2: “Small straight” was already filled.",
            "Player 1, turn 3: “Large straight” cannot pay 41 here.",
            "Player 1, turn 4: This game has no category “villa”.",
            "Player 1, turn 5: These dice don’t match up.",
        ]
    )


@pytest.mark.exhaustive
def test_unreadable_input_is_reported_without_jargon(visitor: Visit, site: Site, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({"ruleset": "yahtzee", "players": [{"name": "Bo", "turns": [{"rolls": "six"}]}, 7]}))
    page = visitor.page
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    lines = page.locator(".review-body .hint")
    expect(lines.first).to_be_visible()
    assert lines.all_inner_texts() == [
        "Bo, turn 1: Something here can’t be read.", "Player 2: Something here can’t be read.",
    ]  # fmt: skip
    visitor.forgive("422")
