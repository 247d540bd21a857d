"""A game by link: two players on two devices, turn by turn, with dice that neither chooses."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from api import create_app
from api.service.config import Config
from tests.browser.actions import asked, faces
from tests.browser.site import Site, site_of
from tests.browser.training import kept
from tests.browser.visit import Visit, visit

SHORT = """
name = "short"
title = "Short game"
categories = [
  { id = "one_pair", needs = { groups = [2] }, pays = { sum = "matched" } },
  { id = "yatzy", needs = { groups = [5] }, pays = { points = 50 } },
]
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server with a game of two turns."""
    rulesets = tmp_path_factory.mktemp("rulesets")
    (rulesets / "short.toml").write_text(SHORT)
    with site_of(create_app(Config(rulesets_dir=rulesets), tables=[])) as running:
        yield running


@contextmanager
def another(browser: Browser, site: Site) -> Iterator[Visit]:
    """Visit with another device: other storage, and other secrets."""
    with visit(browser, (site.url,)) as visited:
        visited.context.add_init_script("crypto.getRandomValues(new Uint8Array(7))")
        yield visited


@pytest.fixture
def other(browser: Browser, site: Site) -> Iterator[Visit]:
    with another(browser, site) as visited:
        yield visited


def sent(page: Page) -> str:
    """Press the button that passes the game on; return the link."""
    page.evaluate(
        """() => {
          window.links = [];
          const clipboard = { writeText: async (text) => window.links.push(text) };
          Object.defineProperty(navigator, "clipboard", { value: clipboard });
        }"""
    )
    page.locator(".roll", has_text="Send").click()
    expect(page.locator(".notice")).to_have_text("The text is in your clipboard.")
    text: str = page.evaluate("window.links[0]")
    return text.split("\n")[1]


def opened(page: Page, link: str) -> None:
    """Open a link as from a message."""
    leave(page, link)
    page.goto(link)
    expect(page.locator(".match, .invitation")).to_be_visible()


def leave(page: Page, link: str) -> None:
    page.goto(link.split("/play", maxsplit=1)[0] + "/healthz")


def invited(page: Page, site: Site, ruleset: str = "crag") -> str:
    page.goto(f"{site.url}/play")
    page.select_option("#ruleset", ruleset)
    page.locator(".opponent:has([value=away])").click()
    page.click(".start")
    expect(page.locator(".match")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("Your friend accepts")
    return sent(page)


def accepted(page: Page, link: str, title: str = "Crag") -> str:
    opened(page, link)
    expect(page.locator(".invitation h1")).to_have_text(f"Friend invites you to {title}")
    page.fill("#own-name", "Bo")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator(".match .roll")).to_be_focused()
    return sent(page)


def see_friend(page: Page) -> None:
    """Step through the friend's turn."""
    page.wait_for_function(
        """() => {
          const big = document.querySelector(".roll");
          if (big.textContent === "Next") big.click();
          return ["Roll", "Review", "Send the link"].includes(big.textContent);
        }"""
    )


def play_turn(page: Page) -> tuple[list[int], list[int]]:
    """Roll, keep the first die, roll again, and fill the first open box; return both hands."""
    page.click(".roll")
    first = faces(page)
    page.locator(".die").first.click()
    page.click(".roll")
    second = faces(page)
    score(page)
    return first, second


def score(page: Page) -> None:
    """Fill the first open box; a 0 is confirmed."""
    page.locator(".offer").first.click()
    for offer in page.locator("[data-doubted]").all():
        offer.click()


def record(page: Page) -> dict[str, Any]:
    (stored,) = kept(page, "keepwise.friends/")
    return stored


@pytest.mark.slow
def test_a_whole_game_between_two_devices(browser: Browser, small: Site) -> None:
    with visit(browser, (small.url,)) as visitor, another(browser, small) as other:
        ann, bo = visitor.page, other.page
        link = accepted(bo, invited(ann, small, "short"), title="Short game")
        for _ in range(2):
            for place, page in enumerate((ann, bo)):
                opened(page, link)
                see_friend(page)
                hands = play_turn(page)
                link = sent(page)
                assert record(page)["state"]["players"][place]["turns"][-1]["rolls"] == [*hands]
        opened(ann, link)
        see_friend(ann)
        expect(ann.locator(".roll")).to_have_text("Review")
        first, second = (record(page)["state"] for page in (ann, bo))
        assert [player["turns"] for player in first["players"]] == [player["turns"] for player in second["players"]]
        assert [player["name"] for player in first["players"]] == [None, "Bo"]
        # Both have it in their history, and its dice, keeps and points follow the rules.
        for page in (ann, bo):
            (game,) = kept(page, "keepwise.games/")
            check = asked(small, "/v1/games/check", game["game"])
            assert check["valid"]
            assert check["complete"]


FINISHED = """async () => {
  const [{ rulesOf }, game, moves, { dumpLetter }, { facesOf }] = await Promise.all(
    ["ruleset/ruleset", "game/game", "game/moves-code", "game/friend-link", "game/fair-dice"].map(
      (name) => import(`/web/js/${name}.js`)));
  const rules = await rulesOf("yahtzee");
  const value = (n) => new Uint8Array(16).fill(n);
  const dice = (turn, count) => facesOf(value(turn), value(100), count);
  const state = game.newGame(rules, [{ name: "Anna", strength: null }, { name: "Bo", strength: null }]);
  for (let turn = 0; !game.isOver(state, rules); turn += 1) {
    const faces = await dice(turn, 15);
    for (let roll = 0; roll < 3; roll += 1) {
      state.turn.kept = state.turn.kept.map((_, place) => roll > 0 && (turn + roll + place) % 2 === 0);
      moves.rollKnown(state, rules, faces);
    }
    const scores = game.legalScores(state, rules);
    game.score(state, rules, scores[turn % scores.length].category);
  }
  const bytes = await moves.encodeMoves(state, rules, dice);
  const names = ["Anna", "Bo"];
  return dumpLetter({ values: [value(1), value(2)], names, ruleset: "yahtzee", turns: 26, moves: bytes });
}"""
"""Returns the link of a game of Yahtzee with three rolls in each turn."""


def test_the_link_of_a_finished_game_is_short(visitor: Visit, site: Site) -> None:
    visitor.page.goto(f"{site.url}/play")
    assert 100 < len(visitor.page.evaluate(FINISHED)) < 180


def test_a_turn_keeps_its_dice_and_can_be_taken_back_until_it_is_sent(visitor: Visit, other: Visit, site: Site) -> None:
    ann, bo = visitor.page, other.page
    link = accepted(bo, invited(ann, site))
    opened(ann, link)
    ann.click(".roll")
    first = faces(ann)
    ann.reload()
    expect(ann.locator(".match")).to_be_visible()
    assert faces(ann) == first
    # Even a player who deletes the turn has the same one again.
    ann.evaluate(
        """() => { const [key] = Object.keys(localStorage).filter((key) => key.startsWith("keepwise.friends/"));
          const record = JSON.parse(localStorage.getItem(key));
          record.state.turn = { rolls: [], keeps: [], kept: record.state.turn.kept.map(() => false) };
          localStorage.setItem(key, JSON.stringify(record)); }"""
    )
    opened(ann, link)
    ann.click(".roll")
    assert faces(ann) == first
    expect(ann.locator(".undo")).to_be_hidden()
    ann.locator(".die").first.click()
    ann.click(".roll")
    second = faces(ann)
    score(ann)
    ann.click(".undo")
    assert faces(ann) == second
    ann.locator(".offer").nth(1).click()
    sent(ann)
    expect(ann.locator(".undo")).to_be_hidden()
    ann.reload()
    expect(ann.locator(".roll")).to_have_text("Send the link")
    expect(ann.locator(".undo")).to_be_hidden()
    # Without what this browser stored, the game cannot go on here.
    ann.evaluate("localStorage.clear()")
    leave(ann, link)
    ann.goto(link)
    expect(ann.locator("main [role=alert]")).to_have_text(
        "This game is being played in another browser. Open the link there."
    )


CHANGED = """async ([link, at]) => {
  const { dumpLetter, parseLetter } = await import("/web/js/game/friend-link.js");
  const letter = await parseLetter(new URL(link).hash);
  at === "moves" ? letter.moves[0] ^= 1 : letter.values[at][0] ^= 1;
  return `${location.origin}/play${await dumpLetter(letter)}`;
}"""
"""Changes a link and corrects its checksum."""


def test_a_game_that_was_left_is_listed(visitor: Visit, other: Visit, site: Site) -> None:
    ann, bo = visitor.page, other.page
    link = invited(ann, site)
    games = ann.locator(".friend-games")
    ann.goto(f"{site.url}/play")
    expect(ann.locator(".start")).to_be_visible()
    expect(games).to_be_empty()
    opened(ann, accepted(bo, link))
    ann.click(".roll")
    dice = faces(ann)
    ann.goto(f"{site.url}/play")
    games.get_by_role("link", name="Crag with Bo: your turn").click()
    expect(ann.locator(".match")).to_be_visible()
    assert faces(ann) == dice
    score(ann)
    ann.goto(f"{site.url}/play")
    games.get_by_role("link", name="Crag: Bo plays next").click()
    expect(ann.locator(".roll")).to_have_text("Send the link")
    opened(bo, sent(ann))
    see_friend(bo)
    assert len(record(bo)["state"]["players"][0]["turns"]) == 1


def test_a_changed_link_is_refused(visitor: Visit, other: Visit, site: Site) -> None:
    ann, bo = visitor.page, other.page
    opened(ann, accepted(bo, invited(ann, site)))
    play_turn(ann)
    link = sent(ann)
    opened(bo, link)
    see_friend(bo)
    known = record(bo)
    play_turn(bo)
    answer = sent(bo)
    # Other secrets, other moves in the past, and letters that were lost.
    for at in (0, 1, "moves"):
        changed = ann.evaluate(CHANGED, [answer, at])
        leave(ann, changed)
        ann.goto(changed)
        expect(ann.locator("main [role=alert]")).to_contain_text("This link was changed" if at else "another browser")
        assert len(record(ann)["state"]["players"][1]["turns"]) == 0
    leave(ann, answer)
    ann.goto(answer[:-4])
    expect(ann.locator("main [role=alert]")).to_have_text("There is no game in this link.")
    opened(ann, answer)
    see_friend(ann)
    assert record(ann)["state"]["players"][0] == known["state"]["players"][0] | {"name": None}


def test_a_game_under_way_here_stays(visitor: Visit, other: Visit, site: Site) -> None:
    ann, bo = visitor.page, other.page
    link = invited(ann, site)
    bo.goto(f"{site.url}/play")
    bo.click(".start")
    bo.click(".roll")
    dice = faces(bo)
    opened(ann, accepted(bo, link))
    play_turn(ann)
    opened(bo, sent(ann))
    see_friend(bo)
    play_turn(bo)
    bo.goto(f"{site.url}/play")
    expect(bo.locator(".match")).to_be_visible()
    assert faces(bo) == dice
