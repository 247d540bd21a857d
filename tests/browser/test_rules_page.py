"""The page of the rules: the list, the sheet of a game, its examples, print, and every language."""

import pytest
from playwright.sync_api import Browser, expect

from api.texts.texts import texts_in
from tests.browser.actions import asked
from tests.browser.site import Site, in_languages
from tests.browser.visit import visit


def test_every_game_has_a_sheet(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}/rules")
        expect(page.locator("h1")).to_have_text("Rules")
        listed = page.request.get(f"{site.url}/v1/rulesets").json()["rulesets"]
        assert sorted(page.locator(".games a").all_text_contents()) == sorted(each["title"] for each in listed)
        page.get_by_role("link", name="Crag").click()
        expect(page.locator("h1")).to_have_text("Crag")
        assert page.url == f"{site.url}/rules/crag"
        assert page.title() == "Crag · Keepwise: Rules"
        crag = page.locator("#category-crag")
        expect(crag.locator("p").first).to_have_text("At least 2 dice the same. All dice add up to 13. Pays 50 points.")
        expect(crag.locator(".examples div")).to_have_count(2)
        expect(crag.locator(".example-pays")).to_have_text(["50 points", "0 points"])


def test_documented_examples_pay_the_documented_points(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}/rules/yatzy")
        expect(page.locator(".rules-categories").first).to_be_visible()
        shown = page.locator(".rules-categories > div").evaluate_all(
            """rows => rows.flatMap((row) => [...row.querySelectorAll(".examples > div")].map((example) => ({
                 category: row.id.replace("category-", ""),
                 dice: [...example.querySelectorAll(".small-die")].map((die) => Number(die.dataset.face)),
                 points: Number.parseInt(example.querySelector("b").textContent, 10),
               })))"""
        )
        assert len({each["category"] for each in shown}) == 15
        for each in shown:
            scores = asked(site, "/v1/score", {"ruleset": "yatzy", "dice": each["dice"]})
            assert scores["points"][each["category"]] == each["points"]


@pytest.mark.exhaustive
def test_the_joker_explains_why_a_single_cell_is_left(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}/rules/yahtzee#joker")
        expect(page.locator("#joker li")).to_have_count(3)
        expect(page.locator("#joker")).to_contain_text("sometimes offers a single box")
        expect(page.locator("#joker")).to_contain_text("earns 100 points")
        page.goto(f"{site.url}/rules/kniffel")
        expect(page.locator(".empty-card")).to_be_visible()
        assert page.locator("#joker").count() == 0


def test_printing_gives_the_sheet_and_an_empty_card(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.goto(f"{site.url}/rules/balut")
        # Four turns for each of the seven categories.
        expect(page.locator(".empty-card .filled")).to_have_count(28)
        page.emulate_media(media="print")
        expect(page.locator(".head")).to_be_hidden()
        expect(page.locator(".actions")).to_be_hidden()
        expect(page.locator(".empty-card table")).to_be_visible()
        page.goto(f"{site.url}/rules/yamb")
        expect(page.locator(".empty-card thead td")).to_have_count(4)


@in_languages
def test_the_sheet_fits_a_phone_in_every_language(browser: Browser, site: Site, languages: list[str]) -> None:
    with visit(browser, (site.url,), viewport={"width": 320, "height": 640}) as visited:
        page = visited.page
        page.goto(f"{site.url}/rules/yamb-five")
        titles = {page.locator("#category-max p").first.inner_text()}
        for language in languages:
            page.select_option("#lang", language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(".back a")).to_have_text(texts_in(language).say("rulesAll"))
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, language
            titles.add(page.locator("#category-max p").first.inner_text())
        assert len(titles) == len({"en", *languages})


@pytest.mark.exhaustive
def test_an_unknown_game_is_reported_as_missing(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,)) as visited:
        page = visited.page
        page.route("**/rules/yathzee", lambda route: route.fulfill(response=route.fetch(), status=200))
        page.goto(f"{site.url}/rules/yathzee")
        expect(page.locator("h1")).to_have_text("Page not found")
