"""The history: games played in this browser, their statistics, and the export."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.actions import begin, number, play_to_the_end, state
from tests.browser.site import Site
from tests.browser.stored_games import LOSSES, game, store_games
from tests.browser.training import kept
from tests.browser.visit import Visit, visit


def open_history(page: Page, site: Site, *losses: float) -> None:
    page.goto(f"{site.url}/train")
    store_games(page, [game(each, loss) for each, loss in enumerate(losses)] if losses else None)
    page.goto(f"{site.url}/history")
    expect(page.locator(".games li").first).to_be_visible()


def test_a_played_and_reviewed_game_is_in_the_history_once(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "crag", ("", "beginner"))
    play_to_the_end(page)
    (before,) = kept(page, "keepwise.games/")
    assert before["id"] == state(page)["id"]
    page.click(".roll")
    expect(page.locator(".highlights")).to_be_visible()
    page.reload()
    expect(page.locator(".highlights")).to_be_visible()
    (game_kept,) = kept(page, "keepwise.games/")
    totals = [each["total"] for each in game_kept["players"]]
    loss = game_kept["review"]["players"][0]["loss"]
    themes = game_kept["review"]["players"][0]["themes"]
    assert sum(each["loss"] for each in themes.values()) <= loss + 1e-9
    assert {each["player"] for each in game_kept["mistakes"]} == {0}
    page.goto(f"{site.url}/history")
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator(".games .totals")).to_have_text(f"You {totals[0]}Computer {totals[1]}")
    expect(page.locator(".games")).to_contain_text(f"Points given away: {loss:.1f}")
    page.locator(".games a").click()
    expect(page.locator(".highlights")).to_be_visible()
    assert page.url.startswith(f"{site.url}/play#game=")


def test_totals_of_games(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_history(page, site)
    # 200, 210, … 250; the losses are among LOSSES.
    row = page.locator(".means tbody td").all_inner_texts()
    assert row == ["6", "225.0", "225.0", "250", f"{sum(LOSSES) / 6:.1f}"]
    latest, first = (sum(part) / 5 / 20 for part in (LOSSES[:5], LOSSES[1:]))
    words = f"6 reviewed games: {first:.2f} points per decision in the first ones, {latest:.2f} in the latest."
    expect(page.locator(".losses figcaption")).to_have_text(words)
    page.locator(".losses .turn").last.focus()
    expect(page.locator(".losses .reading")).to_have_text("Nov 20, 2026: 0.20 points per decision")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".losses .reading")).to_have_text("Nov 19, 2026: 0.40 points per decision")
    themes = page.locator(".history .move-list li").all_inner_texts()
    assert [text.split("\n")[0] for text in themes] == ["Endgame", "Straights"]
    assert number(themes[0].split("\n")[1]) == sum(LOSSES) / 2
    expect(page.locator(".streaks")).to_contain_text("In each of your latest 3 games you lost at most 15 points.")
    page.select_option("#bound", "5")
    expect(page.locator(".streaks")).to_contain_text("In your latest game you lost at most 5 points.")
    page.get_by_role("link", name="Endgame").click()
    page.wait_for_url(f"{site.url}/train#theme=endgame")


def test_streaks_and_goals_follow_from_the_games(visitor: Visit, site: Site) -> None:
    page = visitor.page
    # Totals are 200, 210, … 250, those of the computer 231: the four latest were lost.
    open_history(page, site)
    expect(page.locator(".streaks")).to_contain_text("Against the computer · none at the moment. Longest streak: 2.")
    expect(page.locator(".streaks")).to_contain_text("Days with a game · ")
    expect(page.locator(".goals h2")).to_have_text("Goals: 3 of 8")
    reached = page.locator(".goals [data-reached]").all_inner_texts()
    assert [text.split("\n")[-1] for text in reached] == [
        "A game in which no decision costs more than 2 points Nov 20, 2026",
        "Give away less than 20 points in a game Nov 18, 2026",
        "Give away less than 5 points in a game Nov 20, 2026",
    ]


@pytest.mark.exhaustive
def test_an_empty_history_invites_to_play(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/history")
    expect(page.locator(".empty")).to_contain_text("No game yet")
    assert page.get_by_role("button", name="Export").count() == 0
    page.locator(".empty").get_by_role("link", name="Play").click()
    expect(page.locator(".start")).to_be_visible()


@pytest.mark.exhaustive
def test_each_person_has_their_own_statistics(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/train")
    store_games(page, [game(0, 4.0), game(1, 8.0), game(2, 40.0, name="Åsa <b>")])
    page.goto(f"{site.url}/history")
    expect(page.locator(".means tbody td").first).to_have_text("2")
    page.select_option("#who", label="Åsa <b>")
    expect(page.locator(".means tbody td").first).to_have_text("1")
    expect(page.locator(".games li")).to_have_count(3)
    page.reload()
    expect(page.locator("#who")).to_have_value("Åsa <b>")


@pytest.mark.exhaustive
def test_games_are_deleted_after_confirmation(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_history(page, site)
    page.locator(".games li").first.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".games li")).to_have_count(6)
    page.locator(".games li").first.get_by_role("button", name="Delete").click()
    page.get_by_role("alert").locator("+ .actions").get_by_role("button", name="Delete").click()
    expect(page.locator(".games li")).to_have_count(5)
    page.evaluate("localStorage.setItem('keepwise.friends/a', '{}')")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("alert").locator("+ .actions").get_by_role("button", name="Delete").click()
    expect(page.locator(".empty")).to_be_visible()
    expect(page.locator(".file-said")).to_have_text("Everything has been deleted.")
    assert kept(page, "keepwise.games/") == []
    assert page.evaluate("localStorage.getItem('keepwise.friends/a')") is None


@pytest.mark.exhaustive
def test_an_exported_file_restores_the_history_in_a_new_browser(browser: Browser, site: Site, tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        open_history(page, site)
        with page.expect_download() as downloading:
            page.get_by_role("button", name="Export").click()
        assert re.fullmatch(r"keepwise-\d{4}-\d\d-\d\d\.json", downloading.value.suggested_filename)
        downloading.value.save_as(path)
        # Titles appear once they are loaded.
        expect(page.locator(".history")).to_contain_text("Yahtzee")
        shown = page.locator(".history").inner_text()
        games = kept(page, "keepwise.games/")
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}/history")
        page.set_input_files("#history-file", path)
        expect(page.locator(".file-said")).to_have_text("Imported. Games: 6, days: 0.")
        page.reload()
        expect(page.locator(".games li")).to_have_count(6)
        expect(page.locator(".history")).to_contain_text("Yahtzee")
        assert page.locator(".history").inner_text() == shown
        assert sorted(kept(page, "keepwise.games/"), key=str) == sorted(games, key=str)
        page.goto(f"{site.url}/train")
        expect(page.locator(".own")).to_contain_text("6 of 6 due now")


def test_the_result_of_an_import_stays_when_titles_load(visitor: Visit, site: Site, tmp_path: Path) -> None:
    page, held = visitor.page, list[Route]()
    page.route("**/v1/rulesets?*", lambda route: held.append(route))
    page.goto(f"{site.url}/history")
    path = tmp_path / "history.json"
    whole = {"format": "keepwise-history", "version": 1, "games": [game(7, 4.0)], "days": [], "cards": []}
    path.write_text(json.dumps(whole))
    page.set_input_files("#history-file", path)
    expect(page.locator(".file-said")).to_have_text("Imported. Games: 1, days: 0.")
    expect(page.locator(".history")).not_to_contain_text("Yahtzee")
    for each in held:
        each.continue_()
    expect(page.locator(".history")).to_contain_text("Yahtzee")
    expect(page.locator(".file-said")).to_have_text("Imported. Games: 1, days: 0.")


@pytest.mark.exhaustive
def test_a_damaged_file_is_refused_with_a_message(visitor: Visit, site: Site, tmp_path: Path) -> None:
    page = visitor.page
    open_history(page, site, 4.0)
    whole = {"format": "keepwise-history", "version": 1, "games": [game(7, 4.0)], "days": [], "cards": []}
    broken = json.loads(json.dumps(whole).replace('"total": 270', '"total": "270"'))
    for text, words in (
        (json.dumps(whole)[:-9], "The file is incomplete or not JSON."),
        ('{"players": []}', "This isn’t a Keepwise history file."),
        (json.dumps({**whole, "version": 9}), "The file has version 9, which this page can’t read."),
        (json.dumps(broken), "The file is damaged here: games[0].players[0].total"),
    ):
        path = tmp_path / "broken.json"
        path.write_text(text)
        page.set_input_files("#history-file", path)
        expect(page.locator(".file-said")).to_have_text(f"Nothing was imported. {words}")
    expect(page.locator(".games li")).to_have_count(1)


@pytest.mark.exhaustive
def test_damaged_storage_is_reported_without_hiding_other_games(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_history(page, site, 4.0, 8.0)
    page.evaluate("localStorage.setItem('keepwise.games/game 1', '{\"id\":')")
    page.reload()
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator("[role=status]").first).to_contain_text("1 record is damaged and left out")


@pytest.mark.exhaustive
def test_a_game_of_another_tab_appears(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_history(page, site, 4.0)
    other = visitor.context.new_page()
    other.goto(f"{site.url}/train")
    store_games(other, [game(3, 9.0)])
    expect(page.locator(".games li")).to_have_count(2)


def test_play_is_rated_by_numbers_when_asked_for(visitor: Visit, site: Site) -> None:
    page, bodies = visitor.page, list[str]()
    page.on("request", lambda request: bodies.append(request.post_data or "") if "/v1/ratings" in request.url else None)
    page.goto(f"{site.url}/train")
    rulesets = ["yahtzee"] * 9 + ["yatzy"] * 3
    store_games(page, [game(number, 8.0 + number % 3, each, name="Åsa") for number, each in enumerate(rulesets)])
    page.goto(f"{site.url}/history")
    expect(page.locator(".rating")).to_contain_text("No names, dice or games are sent")
    assert not bodies
    page.get_by_role("button", name="Rate my play").press("Enter")
    expect(page.locator("#rating")).to_be_focused()
    (body,) = bodies
    assert "sa" not in body.replace("yahtzee", "")
    assert {key for each in json.loads(body)["games"] for key in each} == {
        "ruleset", "free_decisions", "loss", "themes", "phases"
    }  # fmt: skip
    # Nine points in twenty decisions, which is what club players lose.
    expect(page.locator("#rating")).to_contain_text("Of our computer players, you play most like “club player” (")
    expect(page.locator("#rating")).to_contain_text("Games: 12 · Real decisions: 240")
    expect(page.locator(".rated")).to_contain_text("Points lost per real decision0.45 (0.")
    expect(page.locator(".losses .turn")).to_have_count(3 if page.locator("#rated").input_value() == "yatzy" else 9)
    band = page.locator(".losses rect.likely")
    assert float(band.get_attribute("height") or 0) > 0
    page.select_option("#rated", "yahtzee")
    expect(page.locator("#rated")).to_be_focused()
    expect(page.locator(".losses .turn")).to_have_count(9)
    expect(page.locator(".rating tbody th")).to_have_text(["Straights"])


def test_a_rating_needs_the_server(visitor: Visit, site: Site) -> None:
    page = visitor.page
    open_history(page, site)
    page.route("**/v1/ratings", lambda route: route.abort())
    page.get_by_role("button", name="Rate my play").click()
    expect(page.locator(".rating [role=status]")).to_have_text(
        "This needs the server. It will appear when you’re back online."
    )
    visitor.forgive("/v1/ratings")
