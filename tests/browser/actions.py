"""Actions and observations of players."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

from tests.browser.site import Site

NUMBERS = count(1)


def asked(site: Site, path: str, body: Any) -> Any:
    """Return an answer of the API that no page requested."""
    request = Request(site.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(request) as response:  # noqa: S310 - the test's own server
        return json.load(response)


def start(page: Page, site: Site, ruleset: str = "yahtzee", players: tuple[str, ...] = ("", "club")) -> None:
    """Choose a game and players: an empty text is a person, others are strengths."""
    page.goto(f"{site.url}/play")
    page.select_option("#ruleset", ruleset)
    page.locator(".setup-players").evaluate("fold => fold.open = true")
    rows = page.locator(".players li")
    while rows.count() > len(players):
        rows.last.locator("button").click()
    while rows.count() < len(players):
        page.click(".setup-players > .button")
    for place, strength in enumerate(players):
        rows.nth(place).locator("select").select_option(strength)
    page.click(".start")
    expect(page.locator(".match")).to_be_visible()


RESUMED = """
  if (location.origin === ORIGIN && !sessionStorage.getItem(ID)) {
    sessionStorage.setItem(ID, "resumed");
    localStorage.setItem("keepwise.game", GAME);
  }
"""
"""Stores a game once, before the tab opens the next page of the site."""


def begin(page: Page, site: Site, ruleset: str = "yahtzee", players: tuple[str, ...] = ("", "club")) -> None:
    """Open a new game like `start`, but without the form, which takes twice as long."""
    with urlopen(f"{site.url}/v1/rulesets/{ruleset}") as answer:  # noqa: S310 - the test's own server
        dice = json.load(answer).get("dice_count", 5)
    identity = f"begun {next(NUMBERS)}"
    game = {
        "id": identity,
        "ruleset": ruleset,
        "players": [{"name": None, "strength": strength or None, "turns": []} for strength in players],
        "turn": {"rolls": [], "keeps": [], "kept": [False] * dice},
    }
    script = RESUMED
    for name, value in (("ORIGIN", site.url), ("ID", identity), ("GAME", json.dumps(game))):
        script = script.replace(name, json.dumps(value))
    page.add_init_script(script)
    page.goto(f"{site.url}/play")
    expect(page.locator(".match")).to_be_visible()


def show_move(page: Page) -> None:
    """Ask the coach for all hints, the last of which is the move."""
    for _ in range(3):
        page.keyboard.press("h")


def state(page: Page) -> dict[str, Any]:
    """Return the stored game."""
    stored: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('keepwise.game'))")
    return stored


def roll(page: Page, dice: list[int]) -> None:
    """Roll, with these results for the dice that are not kept, in order."""
    page.evaluate("dice => (window.nextFaces = dice)", dice)
    page.click(".roll")
    assert page.evaluate("window.nextFaces") == []


def faces(page: Page) -> list[int]:
    """Return the dice as a screen reader reads them."""
    labels = [die.get_attribute("aria-label") or "" for die in page.locator(".die").all()]
    return [int(label.split(":")[1].split(",")[0]) for label in labels]


NEXT_UNTIL = """() => {
  const big = document.querySelector(".roll");
  const { turn } = JSON.parse(localStorage.getItem("keepwise.game"));
  if (ROLLS ? turn.rolls.length === ROLLS : big.textContent === "Roll") return true;
  if (big.textContent === "Next") big.click();
  return false;
}"""
"""Lets the computer play until it has made some rolls, or it is a person's turn."""


def let_computer_play(page: Page, rolls: int = 0) -> None:
    """Press "Next" until the computer has made `rolls` rolls, or until it is a person's turn.

    The button is pressed in the page, since after a check from outside it may have become one that rolls.
    """
    page.wait_for_function(NEXT_UNTIL.replace("ROLLS", str(rolls)))


def play_to_the_end(page: Page) -> None:
    """Roll, keep the dice of one face, roll, and fill the best-paying category; let the computer play.

    Buttons are pressed in the page, since a real click waits for the dice to stop.
    """
    page.evaluate(
        """async () => {
          const big = document.querySelector(".roll");
          const dice = [...document.querySelectorAll(".die")];
          const face = (die) => die.getAttribute("aria-label").match(/: (\\d)/)[1];
          while (big.textContent !== "Review") {
            if (big.textContent === "Roll") {
              big.click();
              const faces = dice.map(face);
              const count = (one) => faces.filter((other) => other === one).length;
              const most = faces.reduce((best, one) => (count(one) > count(best) ? one : best));
              dice.forEach((die, i) => faces[i] === most && die.click());
              if (big.textContent.includes("again")) big.click();
              // Where only cells to call are open, it takes a roll of all dice.
              while (!document.querySelector(".offer")) {
                big.click();
                await new Promise((resolve) => setTimeout(resolve));
              }
              const offers = [...document.querySelectorAll(".offer")];
              const paid = (offer) => Number(offer.textContent.split(" + ")[0].replace("−", "-"));
              const best = offers.reduce((best, offer) => (paid(offer) > paid(best) ? offer : best));
              best.click();
              // A 0 is chosen twice.
              if (best.matches("[data-doubted]")) best.click();
            } else big.click();
            // A request may be on its way; the button then does nothing until it is there.
            await new Promise((resolve) => setTimeout(resolve));
          }
        }"""
    )


def press_until(page: Page, happened: str, key: str = "Tab") -> None:
    """Press a key until the focus is where it should be."""
    for _ in range(60):
        if page.evaluate(happened):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {happened}")


def open_file(page: Page, site: Site, path: Path) -> None:
    """Open a game file for review."""
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator(".highlights")).to_be_visible()
    # Compressing the game for the link takes a moment.
    page.wait_for_url(f"{site.url}/play#game=*")


def number(text: str) -> float:
    """Parse a number in the notation of the page."""
    return float(text.replace("−", "-").replace("+", ""))


@contextmanager
def drawn_anew(page: Page, language: str) -> Iterator[None]:
    """Choose a language, and wait at the end until the page has been redrawn.

    The language is set first, since a pending answer in the previous language could redraw the page.
    """
    page.evaluate("document.querySelector('main').firstElementChild.dataset.before = true")
    yield
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main > [data-before]")).to_have_count(0)


def widths_by_language(page: Page, shown: str, languages: list[str]) -> list[tuple[str, str, int]]:
    """Return the width of the page in each of these languages, once the element is shown."""
    found = []
    for language in languages:
        with drawn_anew(page, language):
            # Like a person, but without opening the dialog, which would cover the page.
            page.locator("#setting-lang").evaluate(
                "(select, language) => { select.value = language; select.dispatchEvent(new Event('change')); }",
                language,
            )
        expect(page.locator(shown)).to_be_visible()
        found.append((language, shown, page.evaluate("document.documentElement.scrollWidth")))
    return found
