"""<dice-coach> on foreign pages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from tests.browser.actions import asked
from tests.browser.site import Site, in_languages, page_of, site_of
from tests.browser.visit import Visit, visit
from tests.documents.reading import ROOT

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Somebody's dice club</title>
<h1>Dice club</h1>
<p>What would you keep?</p>
<script type="module" src="{url}/widget/coach.js"></script>
<dice-coach dice="33146" rolls-left="2" scorecard="ones:3,chance:22"></dice-coach>
<iframe title="Dice coach" src="{url}/widget?ruleset=crag&amp;dice=145&amp;rolls_left=1&amp;lang=de&amp;theme=dark"
 width="400" height="420"></iframe>
"""
QUESTION: dict[str, Any] = {
    "dice": [3, 3, 1, 4, 6],
    "rolls_left": 2,
    "scorecard": {"points": {"ones": 3, "chance": 22}},
}


@pytest.fixture
def elsewhere(site: Site) -> Iterator[Site]:
    with site_of(page_of(PAGE.replace("{url}", site.url))) as other:
        yield other


@pytest.fixture
def club(browser: Browser, site: Site, elsewhere: Site) -> Iterator[Visit]:
    assert elsewhere.url != site.url
    with visit(browser, (site.url, elsewhere.url)) as visited:
        visited.page.goto(elsewhere.url)
        yield visited


def verdict(page: Page) -> str:
    return page.locator("dice-coach .verdict").inner_text()


def explained(site: Site, **further: object) -> str:
    """Return the advice of the API for the position of the page, in words."""
    answer: str = asked(site, "/v1/advice", {**QUESTION, "explain": True, "breakdown": False, **further})["explanation"]
    return answer


def said(page: Page) -> str:
    """Return all that the coach announces."""
    return " ".join(page.locator("dice-coach [role=status]").inner_text().split())


def test_its_position_can_be_analysed_in_a_new_window(club: Visit, site: Site) -> None:
    link = club.page.locator("dice-coach .analyse")
    expect(link).to_have_text("Analyse")
    with club.context.expect_page() as opened:
        link.click()
    board = opened.value
    expect(board.locator(".moves:not([data-stale]) .what-if").first).to_be_visible()
    assert board.url.startswith(f"{site.url}/analyse#p=")
    read = "import('/web/js/game/address.js').then(({ parseAddress }) => parseAddress(location.hash))"
    card = {**QUESTION["scorecard"], "extra_bonus_count": 0}
    assert board.evaluate(read) == {**QUESTION, "ruleset": "yahtzee", "dice": [1, 3, 3, 4, 6], "scorecard": card}
    expect(board.locator('.entry[aria-label="Chance: 22"]')).to_be_visible()


def test_it_matches_the_api_on_another_site(club: Visit, site: Site) -> None:
    advice = asked(site, "/v1/advice", QUESTION)
    page = club.page
    expect(page.locator("dice-coach .total")).to_have_text(f"Expected total: {advice['value']:.1f}")
    assert said(page) == explained(site)
    rows = page.locator("dice-coach .move")
    expect(rows).to_have_count(4)
    losses = [row.locator("span").last.inner_text() for row in rows.all()]
    assert losses == [f"−{move['loss']:.2f}" if move["loss"] else "best" for move in advice["moves"][:4]]
    names = page.locator("dice-coach .move .keep").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert names == [" ".join(map(str, move["keep"])) for move in advice["moves"][:4]]
    chances = page.locator("dice-coach .chance").all_inner_texts()
    likely = [ending for ending in advice["plays_for"] if ending["makes"]][:3]
    assert [row.split()[-1] for row in chances] == [f"{ending['makes']:.0%}" for ending in likely]


def test_the_answer_is_on_the_dice(club: Visit) -> None:
    page = club.page
    expect(page.locator("dice-coach .mark").first).to_have_text("keep")
    assert page.locator("dice-coach .mark").all_inner_texts() == ["keep", "keep", "reroll", "reroll", "reroll"]
    labels = page.locator("dice-coach .die").evaluate_all("all => all.map((die) => die.getAttribute('aria-label'))")
    assert labels[1:3] == ["Die 2: 3, keep", "Die 3: 1, reroll"]
    looks = page.locator("dice-coach .die .face").evaluate_all(
        """all => all.slice(1, 3).map((face) => [
          getComputedStyle(face).opacity, getComputedStyle(face).outlineStyle, getComputedStyle(face).transform,
          getComputedStyle(face, "::before").content])"""
    )
    assert looks[0][:2] == ["1", "solid"]
    assert looks[0][2] != "none"
    assert looks[0][3] == '"✓"'
    assert float(looks[1][0]) < 0.6
    assert looks[1][1:] == ["none", "none", "none"]


def shares(page: Page, rows: str) -> list[float]:
    """Return how far bars are filled."""
    found: list[str] = page.locator(f"dice-coach {rows} i").evaluate_all(
        "all => all.map((bar) => bar.style.getPropertyValue('--share'))"
    )
    return [float(share) for share in found]


def test_bars_have_fixed_scales(club: Visit, site: Site) -> None:
    advice = asked(site, "/v1/advice", QUESTION)
    page = club.page
    expect(page.locator("dice-coach .move")).to_have_count(4)
    # From 0% to 100%; and 10 points wide, so that the best move has the longest bar.
    assert shares(page, ".chance") == pytest.approx(
        [each["makes"] for each in advice["plays_for"] if each["makes"]][:3]
    )
    assert shares(page, ".move") == pytest.approx([1 - move["loss"] / 10 for move in advice["moves"][:4]])
    assert shares(page, ".move")[0] == 1
    # A move that costs more than that is all red.
    page.evaluate("document.querySelector('dice-coach').setAttribute('dice', '66666')")
    expect(page.locator("dice-coach .answer")).to_be_visible()
    losses = [move["loss"] for move in asked(site, "/v1/advice", {**QUESTION, "dice": [6] * 5})["moves"][:4]]
    assert max(losses) > 10
    assert shares(page, ".move") == pytest.approx([max(0, 1 - loss / 10) for loss in losses])


def test_a_category_as_the_answer(club: Visit) -> None:
    page = club.page
    page.evaluate("document.querySelector('dice-coach').setAttribute('dice', '66666')")
    expect(page.locator("dice-coach .answer")).to_have_text("Yahtzee: 50")
    assert verdict(page) == "Score 50 in “Yahtzee”."
    assert "".join(page.locator("dice-coach .mark").all_inner_texts()) == ""


def test_another_keep_is_compared_with_the_best(club: Visit, site: Site) -> None:
    page = club.page
    group = page.get_by_role("group", name="Dice: press those you would keep")
    dice = group.get_by_role("button")
    expect(dice).to_have_count(5)
    expect(page.locator("dice-coach .move").first).to_be_visible()
    moves = {tuple(move.get("keep", ("score",))): move for move in asked(site, "/v1/advice", QUESTION)["moves"]}
    assert moves[3, 3]["loss"] == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert [die.get_attribute("aria-pressed") for die in dice.all()] == ["true", *["false"] * 4]
    costs, keep = f"{moves[3,]['loss']:.2f}", {"action": "keep", "keep": [3]}
    # The reason is the one against this keep.
    advised, reason = explained(site, compare_with=keep).split(". ", 1)
    expect(page.locator("dice-coach .reason")).to_have_text(reason)
    assert verdict(page) == f"That costs {costs}. {advised}."
    expect(page.locator("dice-coach .move").last).to_contain_text(f"you: −{costs}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dice-coach .verdict")).to_have_text(
        "Right, that is the best move. Keep 3 3 and roll 1 4 6 again."
    )
    # The answer stays on the dice.
    assert page.locator("dice-coach .mark").all_inner_texts() == ["keep", "keep", "reroll", "reroll", "reroll"]


def test_it_can_ask_first(club: Visit, site: Site) -> None:
    page = club.page
    page.evaluate("document.querySelector('dice-coach').setAttribute('ask', '')")
    ask = page.get_by_role("button", name="What is best?")
    expect(ask).to_be_visible()
    assert verdict(page) == "Press the dice you would keep."
    assert "".join(page.locator("dice-coach .mark").all_inner_texts()) == ""
    page.locator("dice-coach .die").nth(4).click()
    assert page.locator("dice-coach .mark").all_inner_texts() == ["", "", "", "", "keep"]
    assert page.locator("dice-coach .move").count() == 0
    ask.click()
    moves = asked(site, "/v1/advice", QUESTION)["moves"]
    [cost] = [move["loss"] for move in moves if move.get("keep") == [6]]
    expect(page.locator("dice-coach .verdict")).to_contain_text(f"That costs {cost:.2f}. Keep 3 3")
    expect(ask).to_be_hidden()
    # After the last roll there is nothing to press.
    page.evaluate("document.querySelector('dice-coach').setAttribute('rolls-left', '0')")
    expect(page.locator("dice-coach .verdict")).to_have_text("What would you score?")
    expect(page.locator("dice-coach .answer")).to_be_hidden()
    ask.click()
    expect(page.locator("dice-coach .answer")).to_be_visible()


def test_events_and_attributes(club: Visit) -> None:
    page = club.page
    expect(page.locator("dice-coach .move").first).to_be_visible()
    page.evaluate(
        """() => {
          window.heard = [];
          const coach = document.querySelector("dice-coach");
          for (const name of ["advice", "keep"])
            coach.addEventListener(name, ({ detail }) => heard.push([name, detail]));
          coach.setAttribute("dice", "66666");
          coach.setAttribute("rolls-left", "1");
          coach.setAttribute("scorecard", "");
        }"""
    )
    expect(page.locator("dice-coach .answer")).to_have_text("Yahtzee: 50")
    page.locator("dice-coach .die").first.click()
    heard = page.evaluate("heard")
    # Three attributes, one request.
    assert [name for name, _ in heard] == ["advice", "keep"]
    assert heard[0][1]["position"]["rolls_left"] == 1
    assert heard[1][1]["keep"] == [6]
    assert heard[1][1]["loss"] > 0


@pytest.mark.parametrize(
    ("name", "value", "detail"),
    [("dice", "1334", "5 dice"), ("ruleset", "yahtze", "did you mean yahtzee"), ("dice", "", "dice is missing")],
)
def test_only_developers_see_what_is_wrong(club: Visit, name: str, value: str, detail: str) -> None:
    page = club.page
    expect(page.locator("dice-coach .move").first).to_be_visible()
    page.evaluate("([name, value]) => document.querySelector('dice-coach').setAttribute(name, value)", [name, value])
    expect(page.locator("dice-coach .verdict")).to_have_text("The coach cannot show this position.")
    assert said(page) == verdict(page)
    assert any("<dice-coach>" in problem and detail in problem for problem in club.problems)
    club.forgive("<dice-coach>")
    # The browser logs the refused request.
    club.forgive("the server responded with a status of 4")


SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("width", [1366, 390, 220])
def test_five_on_a_page_shift_nothing(browser: Browser, site: Site, width: int) -> None:
    """The rule is that of docs/guides/widget.md."""
    positions = ['dice="13346" rolls-left="2"', 'dice="12346" rolls-left="1"', 'dice="66655" rolls-left="0"']
    coaches = [f"<dice-coach {each}></dice-coach><p>Next.</p>" for each in [*positions, *positions[:2]]]
    source = f"{site.url}/widget/coach.js"
    page_with_five = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title>
<style>body {{ margin: 0; font: 1rem sans-serif }} {rule_in_the_guide()}</style>
<script type="module" src="{source}"></script>{"".join(coaches)}"""
    size: ViewportSize = {"width": width, "height": 900}
    with site_of(page_of(page_with_five)) as other, visit(browser, (site.url, other.url), viewport=size) as visited:
        page = visited.page
        page.add_init_script(SHIFTS)
        page.goto(other.url)
        expect(page.locator("dice-coach .total")).to_have_count(5)
        page.wait_for_timeout(200)
        assert page.evaluate("shift") < 0.02
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # One file, one more with the texts of the reader's language, and for each coach its game and its advice.
        scripts = {url.removeprefix(site.url) for url in visited.requests if url.endswith(".js")}
        assert scripts == {"/widget/coach.js", "/web/i18n/embed/en.js"}


def rule_in_the_guide() -> str:
    guide = (ROOT / "docs/guides/widget.md").read_text(encoding="utf-8")
    [rule] = re.findall(r"dice-coach:not\(:defined\) \{.*?\}", guide)
    return str(rule)


def pips(page: Page, dice: str) -> list[str]:
    """Return the colours of the pips of each die."""
    painted: list[str] = page.evaluate(
        """async dice => {
          const coach = document.querySelector("dice-coach") ?? document;
          return [...(coach.shadowRoot ?? document).querySelectorAll(dice)].map((face) =>
            getComputedStyle(face, "::after").getPropertyValue("--spot").trim());
        }""",
        dice,
    )
    return painted


def test_dice_have_the_colours_of_the_ruleset(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/widget?ruleset=kismet&dice=12345&rolls_left=1&lang=de")
    expect(page.locator("dice-coach .move").first).to_be_visible()
    one, two, three, four, five = pips(page, ".die .face")
    # The rules of Kismet: 1 and 6 are black, 2 and 5 red, 3 and 4 green.
    assert (two, three) == (five, four)
    assert len({one, two, three}) == 3
    labels = [die.get_attribute("aria-label") for die in page.locator("dice-coach .die").all()]
    assert labels[:3] == ["Würfel 1: 1, schwarz", "Würfel 2: 2, rot", "Würfel 3: 3, grün"]
    # In a game without colours only the one is red.
    page.evaluate("document.querySelector('dice-coach').setAttribute('ruleset', 'yahtzee')")
    expect(page.locator("dice-coach .die").first).to_have_attribute("aria-label", "Würfel 1: 1")
    red, *others = pips(page, ".die .face")
    assert (red, set(others)) == (two, {one})


LATE = "ones:3,twos:6,threes:9,fours:12,fives:15,sixes:18,three_of_a_kind:22,four_of_a_kind:17,full_house:25"


@pytest.mark.exhaustive
def test_pages_do_not_start_builds(browser: Browser, tmp_path: Path) -> None:
    means = load_table(compile_ruleset(load_ruleset("yahtzee")), tables_folder())
    app = create_app(Config(tables_dir=tmp_path, solve_on_demand=True), tables=[means])
    with site_of(app) as builder, visit(browser, (builder.url,)) as visited:
        page = visited.page
        page.goto(f"{builder.url}/widget?dice=13346&rolls_left=2&objective=target:300")
        expect(page.locator("dice-coach .verdict")).to_have_text("The coach has not prepared this question here.")
        assert list(tmp_path.rglob("*target*")) == []
        # Requests that need no table are answered.
        page.goto(
            f"{builder.url}/widget?dice=13346&rolls_left=1&objective=target:200&scorecard={LATE},small_straight:30,chance:20"
        )
        expect(page.locator("dice-coach .chance, dice-coach .move").first).to_be_visible()
        visited.forgive("409")
        visited.forgive("<dice-coach>")


@pytest.mark.exhaustive
def test_progress_of_the_server_is_updated(browser: Browser, site: Site) -> None:
    """The server has to build something else first."""
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.clock.install()
        far = iter([(0.09, 73.2), (0.47, 31.5)])

        def answer_later(route: Route) -> None:
            share, seconds = next(far, (0.0, 0.0))
            if not share:
                route.continue_()
                return
            progress = {"table": "other", "share": share, "seconds_left": seconds}
            document = {"status": 503, "detail": "the table of this ruleset has to wait", "progress": progress}
            headers = {"Retry-After": str(int(seconds) + 1), "Content-Type": "application/problem+json"}
            route.fulfill(status=503, json=document, headers=headers)

        page.route("**/v1/advice?*", answer_later)
        page.goto(f"{site.url}/widget?dice=13346&rolls_left=2")
        says = page.locator("dice-coach .verdict")
        expect(says).to_have_text("This game is being prepared. 9%, about 74 s left")
        page.clock.run_for(2_000)
        expect(says).to_have_text("This game is being prepared. 47%, about 32 s left")
        page.clock.run_for(2_000)
        expect(says).to_contain_text("Keep 3 3")
        visited.forgive("503")


@pytest.mark.exhaustive
def test_a_failed_build_is_not_awaited(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        document = {"type": "/problems/not-solved", "status": 503, "detail": "no room left", "retry_after": 60}
        headers = {"Retry-After": "60", "Content-Type": "application/problem+json"}
        page.route("**/v1/advice?*", lambda route: route.fulfill(status=503, json=document, headers=headers))
        page.goto(f"{site.url}/widget?dice=13346&rolls_left=2")
        expect(page.locator("dice-coach .verdict")).to_have_text("The coach cannot be reached.")
        page.unroute("**/v1/advice?*")
        page.locator("dice-coach").get_by_role("button", name="Try again").click()
        expect(page.locator("dice-coach .verdict")).to_contain_text("Keep 3 3")
        visited.forgive("503")
        visited.forgive("<dice-coach>")


def test_languages_and_themes(club: Visit) -> None:
    page = club.page
    coach = page.locator("dice-coach")
    style = """getComputedStyle(document.querySelector('dice-coach').shadowRoot.querySelector('section'))"""
    expect(page.locator("dice-coach .move").first).to_be_visible()
    # Without a theme it looks like the page.
    page.evaluate("document.body.style.cssText = 'color: rgb(1, 2, 3); font-family: Georgia'")
    look = f"[{style}.color, {style}.backgroundColor, {style}.fontFamily]"
    assert page.evaluate(look) == ["rgb(1, 2, 3)", "rgba(0, 0, 0, 0)", "Georgia"]
    light, dark = (
        page.evaluate(f"document.querySelector('dice-coach').setAttribute('theme', '{theme}'), {look}")
        for theme in ("light", "dark")
    )
    assert luminance(light[0]) < 0.2 < 0.9 < luminance(light[1])
    assert luminance(dark[1]) < 0.2 < 0.8 < luminance(dark[0])
    coach.evaluate("(element) => { element.lang = 'fi'; }")
    expect(page.locator("dice-coach .verdict")).to_contain_text("Pidä 3 3")
    expect(page.locator("dice-coach .mark").first).to_have_text("pidä")
    coach.evaluate("(element) => element.style.setProperty('--dice-coach-surface', 'rgb(1, 2, 3)')")
    assert page.evaluate(f"{style}.backgroundColor") == "rgb(1, 2, 3)"


def luminance(colour: str) -> float:
    """Return about how light a colour is, from 0 to 1."""
    return sum(map(int, re.findall(r"\d+", colour)[:3])) / 765


@in_languages
def test_words_fit_under_small_dice(browser: Browser, site: Site, languages: list[str]) -> None:
    size: ViewportSize = {"width": 239, "height": 900}
    with visit(browser, (site.url,), viewport=size) as visited:
        page = visited.page
        for language in languages:
            page.goto(f"{site.url}/widget?dice=13346&rolls_left=2&lang={language}")
            expect(page.locator("dice-coach .move").first).to_be_visible()
            assert page.evaluate("document.querySelector('dice-coach').offsetWidth") == 220
            wide = (
                "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"
            )
            assert page.locator("dice-coach").locator(".mark, li, section").evaluate_all(wide) == [], language


def test_the_iframe(club: Visit, site: Site) -> None:
    frame = club.page.frame_locator("iframe")
    advice = asked(site, "/v1/advice", {"ruleset": "crag", "dice": [1, 4, 5], "rolls_left": 1, "scorecard": {}})
    expect(frame.locator("dice-coach .total")).to_contain_text(f"{advice['value']:.1f}".replace(".", ","))
    expect(frame.locator("dice-coach .die")).to_have_count(3)
    expect(frame.get_by_role("group", name="Würfel: drücke, was du behalten würdest")).to_be_visible()
    # Nothing is around the coach in a frame.
    expect(frame.locator("header")).to_be_hidden()
    expect(frame.locator("form")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_frame_has_the_language_of_browser_or_link(browser: Browser, site: Site) -> None:
    html = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title>
<iframe title="One" src="{site.url}/widget"></iframe><iframe title="Two" src="{site.url}/widget?lang=pt"></iframe>"""
    with site_of(page_of(html)) as other, visit(browser, (site.url, other.url), locale="ja-JP") as visited:
        visited.page.goto(other.url)
        for title, heading, word in (("One", "ダイスコーチ", "キープ"), ("Two", "Treinador de dados", "guardar")):
            frame = visited.page.frame_locator(f"[title={title}]")
            expect(frame.locator("h1")).to_have_text(heading)
            expect(frame.locator("dice-coach .mark").nth(1)).to_have_text(word)


def code(page: Page) -> str:
    return page.locator("pre").first.inner_text().splitlines()[-1]


def test_knobs_change_the_coach_and_the_code(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.goto(f"{site.url}/widget?dice=13346&rolls_left=2")
    assert code(page) == '<dice-coach dice="13346" rolls-left="2"></dice-coach>'
    coach = page.locator("dice-coach")
    expect(coach.locator(".mark").nth(1)).to_have_text("keep")
    page.get_by_label("Dice", exact=True).fill("66655")
    page.get_by_label("Rolls left").select_option("0")
    page.get_by_label("Theme").select_option("dark")
    page.get_by_label("Language").nth(1).select_option("de")
    page.get_by_label("Width").fill("300")
    expect(coach.locator(".answer")).to_have_text("Dreierpasch: 28")
    assert coach.bounding_box()["width"] == 300  # type: ignore[index]
    changed = 'dice="66655" rolls-left="0" theme="dark" lang="de" style="max-width: 300px"'
    assert code(page) == f"<dice-coach {changed}></dice-coach>"
    page.get_by_label("Let readers choose first").check()
    expect(coach.get_by_role("button", name="Was ist am besten?")).to_be_visible()
    assert " ask " in code(page)
    assert "min-height: 17rem" in page.locator("pre").first.inner_text()
    # The address shows the same again.
    page.reload()
    expect(coach.get_by_role("button", name="Was ist am besten?")).to_be_visible()
    assert 'dice="66655"' in code(page)
    visitor.settle()


def test_the_copied_code_works_on_another_site(visitor: Visit, browser: Browser, site: Site) -> None:
    """A game of columns, whose boxes need the name of a column."""
    page = visitor.page
    page.goto(f"{site.url}/widget")
    page.get_by_label("Game").select_option("yamb-five")
    card = page.get_by_label("Filled boxes")
    expect(card).to_have_attribute("placeholder", "down.ones:3")
    card.fill("down.ones:3")
    card.press("Enter")
    expect(page.locator("dice-coach .total")).to_be_visible()
    visitor.settle()
    html = f'<!doctype html><html lang="en"><title>Club</title>{page.locator("pre").first.inner_text()}'
    with site_of(page_of(html)) as other, visit(browser, (site.url, other.url)) as visited:
        visited.page.goto(other.url)
        expect(visited.page.locator("dice-coach .total")).to_contain_text("Expected total: 1,")
