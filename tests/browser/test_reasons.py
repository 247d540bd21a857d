"""Why a move is better, in the language of the page."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from api.views.pages import WEB
from tests.api.contract import SPECIFICATION
from tests.browser.actions import asked, play_to_the_end, roll, start
from tests.browser.site import LANGUAGES, Site
from tests.browser.visit import Visit, visit

REASONS = SPECIFICATION["components"]["schemas"]["Breakdown"]["properties"]["reasons"]["items"]["properties"]["reason"]


def shown(page: Page, place: str) -> list[float]:
    """The points of the reasons there."""
    texts = page.locator(f"{place} .reasons .points").all_inner_texts()
    return [float(text.replace("−", "-").replace(",", ".")) for text in texts]


def points(breakdown: dict[str, Any], least: float) -> list[float]:
    """The points of the reasons of an answer, and of everything else where it shows."""
    rest = [breakdown["rest"]] if abs(breakdown["rest"]) >= least else []
    return [*(reason["difference"] for reason in breakdown["reasons"]), *rest]


def test_every_reason_of_the_contract_has_words() -> None:
    source = (WEB / "js" / "reasons.js").read_text(encoding="utf-8")
    (table,) = re.findall(r"const WORDS = \{(.*?)\};", source, re.DOTALL)
    assert set(re.findall(r"(\w+): \"why", table)) == set(REASONS["enum"])


@pytest.mark.parametrize(("locale", "title", "costs"), [
    ("en-US", "Ones", "“Keep {dice}” instead costs"), ("de-DE", "Einser", "Stattdessen „{dice} behalten“ kostet"),
    ("fi-FI", "Ykköset", "”Pidä {dice}” maksaisi sen sijaan"),
])  # fmt: skip
def test_the_coach_gives_its_reasons_in_the_language_of_the_page(
    browser: Browser, site_with_outlooks: Site, locale: str, title: str, costs: str
) -> None:
    site = site_with_outlooks
    with visit(browser, (site.url,), {"coach": True}, locale=locale) as visited:
        page = visited.page
        start(page, site, "yatzy-forced", ("",))
        roll(page, [1, 1, 1, 4, 6])
        question = {
            "ruleset": "yatzy-forced",
            "dice": [1, 1, 1, 4, 6],
            "rolls_left": 2,
            "scorecard": {},
            "explain": True,
        }
        advice = asked(site, "/v1/advice", question)
        expect(page.locator(".coach .reasons li").first).to_contain_text(title)
        assert shown(page, ".coach") == pytest.approx(points(advice["breakdown"], 0.005), abs=0.00501)
        assert sum(shown(page, ".coach")) == pytest.approx(advice["breakdown"]["difference"], abs=0.021)
        expect(page.locator(".coach .why > p")).to_contain_text(
            costs.format(dice=" ".join(map(str, advice["moves"][1]["keep"])))
        )
        assert page.locator(".coach .why").inner_text() != advice["explanation"]


def test_without_a_table_of_outlooks_the_next_best_move_says_it(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), {"coach": True}, locale="sv-SE") as visited:
        page = visited.page
        start(page, site, "yahtzee", ("",))
        roll(page, [1, 3, 3, 4, 6])
        # The shares are those of the README's first answer.
        words = "Ger Treor (42 %) eller Kåk (17 %). ”Spara 3 3 4” i stället kostar 1,43."
        expect(page.locator(".coach .why")).to_have_text(words)
        assert page.locator(".reasons").count() == 0


def test_the_review_gives_reasons_in_points(browser: Browser, site_with_outlooks: Site) -> None:
    site = site_with_outlooks
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        start(page, site, "yatzy-forced", ("",))
        play_to_the_end(page)
        review = asked(site, "/v1/games/review", {**played(page), "explain": True})
        page.click(".roll")
        rows = page.locator(".highlights > ol > li")
        expect(rows.first).to_be_visible()
        for place, highlight in enumerate(review["highlights"][:5]):
            decision = next(
                each
                for each in review["players"][0]["decisions"]
                if (each["turn"], each["roll"]) == (highlight["turn"], highlight["roll"])
            )
            found = shown(page, f".highlights > ol > li:nth-child({place + 1})")
            assert found == pytest.approx(points(decision["breakdown"], 0.05), abs=0.0501)


# The beginning of a function that asks for words in a language, with the titles of a real game.
WITH_WORDS = """async ([language, asked]) => {
  const { useLanguage, number, signed, lost, percent } = await import("/web/js/i18n.js");
  const { purpose, lossWords, reasonList } = await import("/web/js/reasons.js");
  const { Rules } = await import("/web/js/rules.js");
  const ask = (path) => fetch(path).then((answer) => answer.json());
  const rules = new Rules(await ask("/v1/rulesets/yahtzee/points"), await ask(`/v1/rulesets/yahtzee?lang=${language}`));
  await useLanguage(language);
"""

ENDINGS: list[tuple[list[tuple[str, float, float]], str]] = [
    ([("yahtzee", 1, 0.166667)], "Makes Yahtzee (17%); otherwise it gets a 0."),
    (
        [("ones", 0.666667, 0), ("large_straight", 0.333333, 0.333333)],
        "Makes Large straight (33%); otherwise a 0 goes into Ones.",
    ),
    (
        [("threes", 0.42, 0.42), ("full_house", 0.17, 0.17), ("chance", 0.11, 0.11)],
        "Makes Threes (42%) or Full house (17%).",
    ),
    (
        [("ones", 0.3, 0.02), ("small_straight", 0.2, 0.2)],
        "Makes Small straight (20%); a 0 goes into Ones (28%).",
    ),
    ([("yahtzee", 0.7, 0), ("ones", 0.3, 0)], "A 0 goes into Yahtzee or Ones."),
    ([("chance", 1, 1)], "Chance is certain."),
    ([("chance", 1, 0.999999)], "Makes Chance (>99%)."),
    ([("yahtzee", 1, 0.000772)], "Makes Yahtzee (<1%); otherwise it gets a 0."),
]


def told(page: Page, site: Site, language: str, asked: Any, function: str) -> Any:
    """What a function of the page says of something."""
    if not page.url.endswith("/play"):
        page.goto(f"{site.url}/play")
    return page.evaluate(f"{WITH_WORDS} return ({function})(asked, rules); }}", [language, asked])


def test_a_scratch_is_not_what_a_keep_plays_for(visitor: Visit, site: Site) -> None:
    asked = [
        [dict(zip(("category", "probability", "makes"), each, strict=True)) for each in ends] for ends, _ in ENDINGS
    ]
    every = "(asked, rules) => asked.map((each) => purpose(each, rules))"
    assert told(visitor.page, site, "en", asked, every) == [words for _, words in ENDINGS]
    for language in LANGUAGES:
        said = told(visitor.page, site, language, asked, every)
        assert not [words for words in said if re.search(r"[{}]|undefined|NaN|\b(0|100)\s?%", words)]
        chances = [re.findall(r"[<>]?\d+(?=\s?%)", words) for words in said]
        assert chances == [re.findall(r"[<>]?\d+(?=%)", words) for _, words in ENDINGS]


SCORE = {"action": "score", "category": "chance", "points": 20, "extra_bonus": 0}
SCORES = [
    ({**SCORE, "points": 25}, SCORE, 7, "pays 5 more now, and what stays open is worth 2.00 more."),
    ({**SCORE, "points": 25}, SCORE, 5, "pays 5 more now."),
    ({**SCORE, "points": 25}, SCORE, 4.5, "pays 5 more now; what stays open is worth only 0.50 less."),
    (SCORE, SCORE, 0.001, "pays as much now, and what stays open is worth <0.01 more."),
    (SCORE, {**SCORE, "points": 25}, 1, "pays 5 less now, but what stays open is worth 6.00 more."),
    (SCORE, {**SCORE, "extra_bonus": 100}, 1, "pays 100 less now, but what stays open is worth 101.00 more."),
]


def test_two_numbers_are_told_apart(visitor: Visit, site: Site) -> None:
    chances = ({"upper_bonus_probability": 0.3441}, {"upper_bonus_probability": 0.3439})
    reason = {"reason": "category", "source": "ones", "best": 2.01, "other": 1.99, "difference": 0.02}
    bonus = {"reason": "upper_bonus", "source": "upper_bonus", "best": 12, "other": 11.9, "difference": 0.1}
    same = {"reason": "category", "source": "twos", "best": 5.00001, "other": 5.00002, "difference": -0.00001}
    breakdown = {"best": chances[0], "other": chances[1], "reasons": [reason, bonus, same], "rest": 0}
    every = "(asked, rules) => [...reasonList(asked, rules, 2).children].map((row) => row.lastElementChild.textContent)"
    assert told(visitor.page, site, "en", breakdown, every) == [
        "Ones: 2.01 on average instead of 1.99",
        "Upper bonus: a chance of 34.41% instead of 34.39%",
        "Twos: 5.000 on average instead of 5.000",
    ]


def test_two_ways_to_score_are_told_apart(visitor: Visit, site: Site) -> None:
    hand = [1, 2, 3, 4, 6]
    asked = [{"dice": hand, "best": best, "played": played, "loss": loss} for best, played, loss, _ in SCORES]
    said = told(visitor.page, site, "en", asked, "(asked, rules) => asked.map((each) => lossWords(each, rules))")
    assert said == [f"The best move {words}" for *_, words in SCORES]


KEEPS: list[tuple[dict[str, Any], str]] = [
    (
        {
            "dice": [1, 6, 6, 6, 6],
            "best": {"action": "keep", "keep": [6, 6, 6, 6], "reroll": [1]},
            "played": {"action": "keep", "keep": [6, 6, 6], "reroll": [1, 6]},
            "best_plays_for": [{"category": "yahtzee", "probability": 1, "makes": 0.166667}],
            "played_plays_for": [{"category": "yahtzee", "probability": 1, "makes": 0.027778}],
        },
        "“Keep 6 6 6 6”: Makes Yahtzee (17%); otherwise it gets a 0. "
        "“Keep 6 6 6”: Makes Yahtzee (3%); otherwise it gets a 0.",
    ),
    (
        {
            "dice": [2, 3, 4, 5, 6],
            "best": {"action": "score", "category": "large_straight", "points": 40, "extra_bonus": 0},
            "played": {"action": "keep", "keep": [3, 4, 5, 6], "reroll": [2]},
            "best_plays_for": [],
            "played_plays_for": [{"category": "large_straight", "probability": 0.305556, "makes": 0.305556}],
        },
        "The points were there to be taken. “Keep 3 4 5 6”: Makes Large straight (31%).",
    ),
    (
        {
            "dice": [1, 1, 2, 5, 6],
            "best": {"action": "keep", "keep": [5], "reroll": [1, 1, 2, 6]},
            "played": {"action": "keep", "keep": [1, 1, 2, 5, 6], "reroll": []},
            "best_plays_for": [{"category": "fives", "probability": 0.4, "makes": 0.4}],
            "played_plays_for": [],
        },
        "Keeping every die throws a roll away.",
    ),
]


def test_a_loss_is_told_by_what_the_moves_lead_to(visitor: Visit, site: Site) -> None:
    asked = [{"loss": 5, **highlight} for highlight, _ in KEEPS]
    every = "(asked, rules) => asked.map((each) => lossWords(each, rules))"
    assert told(visitor.page, site, "en", asked, every) == [words for _, words in KEEPS]
    for language in LANGUAGES:
        said = told(visitor.page, site, language, asked, every)
        assert not [words for words in said if not words or re.search(r"[{}]|undefined|NaN", words)]


def test_numbers_are_not_minus_nothing(visitor: Visit, site: Site) -> None:
    asked = [[-0.001, 2], [-0.0, 1], [-1.5, 1]]
    assert told(visitor.page, site, "en", asked, "(asked) => asked.map((each) => number(...each))") == [
        "0.00", "0.0", "−1.5",
    ]  # fmt: skip
    assert told(visitor.page, site, "en", [-0.04, 0.04, -1], "(asked) => asked.map((each) => signed(each))") == [
        "0.0", "0.0", "−1.0",
    ]  # fmt: skip
    assert told(visitor.page, site, "en", [0.004, 0, 1.239], "(asked) => asked.map((each) => lost(each))") == [
        "<0.01", "0.00", "1.24",
    ]  # fmt: skip


def played(page: Page) -> Any:
    """The game as the page hands it on."""
    return page.evaluate(
        """() => {
          const { ruleset, players } = JSON.parse(localStorage.getItem("keepwise.game"));
          const turns = (player) => player.turns.map(({ rolls, keeps, category }) => ({ rolls, keeps, category }));
          return { ruleset, players: players.map((player) => ({ turns: turns(player) })) };
        }"""
    )
