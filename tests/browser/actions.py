"""What players do, and what they look at."""

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
    """The answer of the API to a question that no page put."""
    request = Request(site.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(request) as response:  # noqa: S310 - the address is the test's own server
        return json.load(response)


def start(page: Page, site: Site, ruleset: str = "yahtzee", players: tuple[str, ...] = ("", "club")) -> None:
    """Choose a game and who plays: an empty text is a person, others are strengths."""
    page.goto(f"{site.url}/play")
    page.select_option("#ruleset", ruleset)
    rows = page.locator(".players li")
    while rows.count() > len(players):
        rows.last.locator("button").click()
    while rows.count() < len(players):
        page.click(".setup fieldset > .button")
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
"""Puts a game into the storage, once, before the next page of the site is opened in this tab."""


def begin(page: Page, site: Site, ruleset: str = "yahtzee", players: tuple[str, ...] = ("", "club")) -> None:
    """Open a game that has just begun, as `start` leaves it, without filling in the form: in half the time."""
    with urlopen(f"{site.url}/v1/rulesets/{ruleset}") as answer:  # noqa: S310 - the address is the test's own server
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


def state(page: Page) -> dict[str, Any]:
    """The game as the browser keeps it."""
    stored: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('keepwise.game'))")
    return stored


def roll(page: Page, dice: list[int]) -> None:
    """Roll, and let these fall on the dice that are not kept, in their order."""
    page.evaluate("dice => (window.nextFaces = dice)", dice)
    page.click(".roll")
    assert page.evaluate("window.nextFaces") == []


def faces(page: Page) -> list[int]:
    """The dice as they lie there, read from what a screen reader says."""
    labels = [die.get_attribute("aria-label") or "" for die in page.locator(".die").all()]
    return [int(label.split(":")[1].split(",")[0]) for label in labels]


NEXT_UNTIL = """() => {
  const big = document.querySelector(".roll");
  const { turn } = JSON.parse(localStorage.getItem("keepwise.game"));
  if (ROLLS ? turn.rolls.length === ROLLS : big.textContent === "Roll") return true;
  if (big.textContent === "Next") big.click();
  return false;
}"""
"""Lets the computer play until it has rolled so often, or a person is to play."""


def let_computer_play(page: Page, rolls: int = 0) -> None:
    """Press "Next" until the computer has rolled so often; without a number, until a person is to play.

    From within: between a look at the button and a real press it may have become one that rolls.
    """
    page.wait_for_function(NEXT_UNTIL.replace("ROLLS", str(rolls)))


def play_to_the_end(page: Page) -> None:
    """Roll, keep the dice of one face, roll, and fill the best-paying category; let the computer play.

    By pressing the page's own buttons, from within: a press of a real mouse waits until the dice lie still.
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
              offers.reduce((best, offer) => (paid(offer) > paid(best) ? offer : best)).click();
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
    """Have a game from a file reviewed."""
    page.goto(f"{site.url}/play")
    page.set_input_files("#file", path)
    expect(page.locator(".highlights")).to_be_visible()
    # The link to the game, which takes a moment to be packed.
    page.wait_for_url(f"{site.url}/play#game=*")


def number(text: str) -> float:
    """A number as it is written on the page."""
    return float(text.replace("−", "-").replace("+", ""))


@contextmanager
def drawn_anew(page: Page, language: str) -> Iterator[None]:
    """In here a language is chosen, and after it nothing is left of what the page showed before.

    The language comes first: a page that draws once more, when an answer comes that it asked for in the language
    before, takes away what was there as well.
    """
    page.evaluate("document.querySelector('main').firstElementChild.dataset.before = true")
    yield
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main > [data-before]")).to_have_count(0)


def widths_by_language(page: Page, shown: str, languages: list[str]) -> list[tuple[str, str, int]]:
    """Return the width of the page in each of these languages, once this is shown in it."""
    found = []
    for language in languages:
        with drawn_anew(page, language):
            # As a person would, but for the dialog, which would lie over the page.
            page.locator("#setting-lang").evaluate(
                "(select, language) => { select.value = language; select.dispatchEvent(new Event('change')); }",
                language,
            )
        expect(page.locator(shown)).to_be_visible()
        found.append((language, shown, page.evaluate("document.documentElement.scrollWidth")))
    return found
