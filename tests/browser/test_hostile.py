"""Hostile addresses, links and files, and their traces in the service worker."""

import base64
import json
import time
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cached_pages import eventually, wait_until_cached
from tests.browser.site import Site
from tests.browser.stored_games import game
from tests.browser.visit import Visit

pytestmark = pytest.mark.slow

MARKUP = '<img src=x onerror="window.pwned=1">"\'><script>window.pwned=1</script>'
SCRIPT = "javascript:window.pwned=1"
# Long enough for a busy machine; nothing takes seconds.
LONGEST_SECONDS = 15.0


def packed(value: object) -> str:
    """Return JSON or text as encoded in addresses."""
    text = value if isinstance(value, str) else json.dumps(value)
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def deflated(value: object) -> str:
    """Return JSON or text as encoded in links to games."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    text = value if isinstance(value, str) else json.dumps(value)
    return base64.urlsafe_b64encode(compressor.compress(text.encode()) + compressor.flush()).decode().rstrip("=")


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


OWN = {"name": "own", "title": MARKUP, "base": "yahtzee"}
INHERITED = {
    "name": "own",
    "title": "Own",
    "categories": [
        {"id": "constructor", "title": MARKUP, "pays": {"sum": "all"}},
        {"id": "ones", "title": "Ones", "upper": 1},
    ],
}
COLUMN = {
    "name": "sheet",
    "title": "Sheet",
    "base": "triple-yahtzee",
    "columns": [{"id": "constructor", "title": MARKUP, "factor": 1}, {"id": "b", "title": "B", "factor": 2}],
}
POLLUTING = (
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'
    '"ruleset":"yahtzee","players":[{"turns":[]}]}'
)
OPPONENTS = {"maximize": "win", "opponents": [MARKUP, {"toString": 1}]}
PLAYERS = [
    None,
    1,
    {"turns": None},
    {"turns": [None]},
    {"name": {"toString": 1}, "turns": [{"rolls": [None], "points": MARKUP}]},
]

UNKNOWN, BROKEN, NONE = "Unknown game.", "There is no game in this link.", "This link doesn’t contain a position."
WRONG = "This game does not follow the rules"
ASKED = {"ruleset": "yahtzee", "dice": [1] * 5, "rolls_left": 2, "scorecard": {"points": {}}}

# The expected message for each address.
ADDRESSES: dict[str, list[tuple[str, str]]] = {
    "play": [
        ("#game=" + deflated({"ruleset": "yahtzee", "players": [{"name": MARKUP, "turns": [{}]}]}), f"{MARKUP}:"),
        ("#game=" + deflated({"ruleset": "constructor", "players": []}), UNKNOWN),
        ("#game=" + deflated({"ruleset": {"title": {"toString": 1}}, "players": []}), UNKNOWN),
        ("#game=" + deflated({"ruleset": "yahtzee", "players": PLAYERS}), WRONG),
        ("#game=" + deflated(POLLUTING), WRONG),
        ("#game=" + deflated('{"players":[' + nested(200_000) + "]}"), WRONG),
        # A thousand times as large as its encoding.
        ("#game=" + deflated("0" * (100 << 20)), BROKEN),
        ("#game=%E0%A4%A", BROKEN),
        ("#r=" + packed(OWN), MARKUP),
    ],
    "analyse": [
        ("#ruleset=yahtzee&dice=11111&extra_bonus_count=999999999&extra_rolls=999999999", NONE),
        ("#ruleset=yahtzee&scorecard=__proto__:3,constructor:4,toString:5", NONE),
        ("#p=" + packed({**ASKED, "ruleset": OWN}), MARKUP),
        ("#p=" + packed({**ASKED, "ruleset": COLUMN, "scorecard": {"columns": {}}}), MARKUP),
        ("#p=" + packed({**ASKED, "objective": OPPONENTS}), "can’t be read"),
        (
            "#sheets=" + packed({"ruleset": OWN, "players": [{"name": MARKUP, "scorecard": {"points": {"ones": 3}}}]}),
            MARKUP,
        ),
    ],
    "train": [
        ("#date=__proto__", "No decisions of this kind"),
        ("#try=0.5&ruleset=yahtzee&dice=13346&rolls_left=2&scorecard=__proto__:3", "No decisions of this kind"),
        ("#%E0%A4%A", "Ten decisions a day"),
    ],
    "make": [
        ("#r=" + packed(INHERITED), "What this means"),
        ("#r=" + packed({"title": {"toString": 1}, "categories": [None, 1, {"needs": 1}, {"pays": None}]}), UNKNOWN),
    ],
    "rules": [("/__proto__", "Page not found"), ("/yahtzee?x=1#" + MARKUP, "A turn")],
    "history": [("#" + MARKUP, "No game yet")],
}
# Addresses that are read in the same way.
SIMILAR: dict[str, list[tuple[str, str]]] = {
    "play": [
        ("#game=" + deflated({"ruleset": "../../healthz", "players": []}), UNKNOWN),
        ("#game=" + deflated({"ruleset": "check", "players": []}), UNKNOWN),
        ("#ruleset=%E0%A4%A", UNKNOWN),
        ("#ruleset=" + SCRIPT, UNKNOWN),
        ("#ruleset=" + "y" * 100_000, UNKNOWN),
        ("#r=" + packed({"base": "yahtzee", "name": "own", "title": "\ud800"}), UNKNOWN),
        ("#r=" + packed('{"a":' + nested(50_000) + "}"), UNKNOWN),
    ],
    "analyse": [
        ("#ruleset=yahtzee&__proto__=1", NONE),
        ("#ruleset=__proto__&dice=13346", UNKNOWN),
        ("#p=" + packed({**ASKED, "ruleset": INHERITED}), MARKUP),
        ("#p=" + packed({**ASKED, "scorecard": {"points": {"ones": [1] * 20_000}}}), NONE),
    ],
    "train": [
        ("#date=2026-01-01&ruleset=" + MARKUP, "No decisions of this kind"),
        ("#theme=__proto__", "Ten decisions a day"),
    ],
    "make": [
        (
            "#r="
            + packed({"categories": [{"id": MARKUP, "needs": {"groups": "x"}, "pays": {"sum": {"toString": 1}}}]}),
            UNKNOWN,
        ),
        ("#ruleset=" + MARKUP, UNKNOWN),
    ],
}


def assert_harmless(page: Page) -> None:
    found = page.evaluate(
        "[window.pwned, ({}).polluted, document.querySelectorAll('img[src=x], script:not([src])').length]"
    )
    assert found == [None, None, 0], page.url[:200]


@pytest.mark.parametrize(
    ("name", "addresses"),
    [
        *(pytest.param(*each, id=each[0]) for each in ADDRESSES.items()),
        *(pytest.param(*each, id=f"{each[0]}-similar", marks=pytest.mark.exhaustive) for each in SIMILAR.items()),
    ],
)
def test_a_hostile_url_is_harmless_and_gets_a_message(
    visitor: Visit, site: Site, name: str, addresses: list[tuple[str, str]]
) -> None:
    page = visitor.page
    for address, words in addresses:
        page.goto(f"{site.url}/web/images/keepwise.svg")
        begun = time.monotonic()
        page.goto(f"{site.url}/{name}{address}")
        # A text, a choice, or an input.
        page.wait_for_function(
            """(words) => {
              const all = [...document.querySelectorAll("input, option")].map((each) => each.value + each.textContent);
              return [document.querySelector("main")?.innerText ?? "", ...all].some((text) => text.includes(words));
            }""",
            arg=words,
        )
        visitor.settle()
        assert time.monotonic() - begun < LONGEST_SECONDS, address[:100]
        assert_harmless(page)
    # The browser logs every refusal.
    visitor.forgive("the server responded with a status of 4")


def test_the_widget_page_ignores_other_parameters(visitor: Visit, site: Site) -> None:
    page = visitor.page
    for query in (
        "ruleset=" + MARKUP,
        "lang=__proto__",
        "theme=" + MARKUP,
        "api=http://elsewhere.example/&onclick=window.pwned=1&style=x",
        "scorecard=__proto__:3,constructor:4",
        "ruleset=yamb&scorecard=__proto__.ones:3,constructor.ones:4",
        "ruleset=yamb&announced=" + SCRIPT,
    ):
        page.goto(f"{site.url}/widget?dice=13346&rolls_left=2&{query}")
        page.locator("pre").first.wait_for()
        visitor.settle()
        assert (
            page.evaluate("document.querySelector('dice-coach').shadowRoot.querySelectorAll('img, script').length") == 0
        )
        assert_harmless(page)
    visitor.forgive("the server responded with a status of 4")
    visitor.forgive("<dice-coach>")


def hostile_game(number: int, random: Random) -> dict[str, Any]:
    """Return a valid game with malicious names."""
    kept = game(number, 4.0)
    name = random.choice(
        [MARKUP, SCRIPT, "__proto__", "constructor", "toString", "\ud83d", "#1", "", " " * 50, "x" * 3_000]
    )
    kept["players"][0]["name"] = name
    kept["ruleset"] = random.choice(["__proto__", MARKUP, {"title": {"toString": 1}}, {"title": MARKUP}, "yahtzee"])
    kept["id"] = random.choice([f"__proto__ {number}", f"{MARKUP}{number}", f"../{number}"])
    kept["mistakes"][0]["theme"] = random.choice(["__proto__", MARKUP, "endgame"])
    kept["mistakes"][0]["position"]["ruleset"] = random.choice(["__proto__", {"title": MARKUP}])
    kept["review"]["players"][0]["themes"] = {random.choice(["__proto__", "constructor", MARKUP]): {"n": 1, "loss": 1}}
    return kept


def import_file(page: Page, path: Path, text: str) -> None:
    path.write_text(text)
    page.set_input_files("#history-file", path)
    expect(page.locator(".file-said")).not_to_be_empty()


def test_a_hostile_file_of_games_is_harmless_and_can_be_deleted(visitor: Visit, site: Site, tmp_path: Path) -> None:
    page, random = visitor.page, Random(31)
    games = [hostile_game(number, random) for number in range(12)]
    # One mistake in a game that the server knows, after all unknown ones.
    games.append(game(99, 4.0))
    whole = {"format": "keepwise-history", "version": 1, "games": games, "days": [], "cards": []}
    page.goto(f"{site.url}/history")
    import_file(page, tmp_path / "hostile.json", json.dumps(whole))
    expect(page.locator(".file-said")).to_have_text("Imported. Games: 13, days: 0.")
    assert_harmless(page)
    page.reload()
    expect(page.locator(".games li")).to_have_count(13)
    expect(page.locator(".games")).to_contain_text(MARKUP)
    assert_harmless(page)
    for person in page.locator("#who option").all():
        page.select_option("#who", person.get_attribute("value"))
        assert_harmless(page)
    page.select_option("#who", label="You")
    page.goto(f"{site.url}/train#mistakes")
    expect(page.locator(".exercise")).to_be_visible()
    # A review without players once broke the page permanently.
    page.goto(f"{site.url}/history")
    short = json.loads(json.dumps(game(5, 4.0)))
    short["review"]["players"] = []
    import_file(page, tmp_path / "short.json", json.dumps({**whole, "games": [short]}))
    expect(page.locator(".file-said")).to_contain_text("games[0].review.players")
    visitor.forgive("the server responded with a status of 4")


STORED = """async () => {
  const stored = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { status, type, redirected, headers } = await cache.match(request, { ignoreVary: true });
      const { pathname, search } = new URL(request.url);
      stored.push({ name, address: pathname + search, status, type, redirected, ours: headers.has("X-Request-Id") });
    }
  }
  return stored;
}"""


def test_the_service_worker_only_stores_pages_and_rules(guest: Visit, own_site: Site) -> None:
    page = kept_rules(guest, own_site)
    before = page.evaluate(STORED)
    # Queries, other spellings, refusals, redirects, and uncached addresses.
    for address in (
        *(f"/rules/crag?x={n}" for n in range(5)),
        "/rules/nothing",
        "/rules/Crag",
        "/play/",
        "/v1/rulesets/nothing",
        "/v1/rulesets?x=1",
        "/v1/score?dice=13346",
        "/v1/tables/crag",
        "/openapi.json",
        "/docs",
        "/healthz",
        "/metrics",
    ):
        page.evaluate("(address) => fetch(address, { redirect: 'follow' }).then((answer) => answer.text())", address)
    after = page.evaluate(STORED)
    assert {each["address"] for each in after} - {each["address"] for each in before} <= {"/play"}
    assert all(each["status"] == 200 and not each["redirected"] and each["ours"] for each in after)
    assert {each["type"] for each in after} <= {"basic", "default"}
    assert {each["name"].split("-")[1] for each in after} <= {"pages", "answers"}
    registrations = page.evaluate(
        """navigator.serviceWorker.getRegistrations()
          .then((all) => all.map(({ scope, active }) => [scope, active.scriptURL]))"""
    )
    assert registrations == [[f"{own_site.url}/", f"{own_site.url}/web/js/base/service-worker.js"]]
    guest.forgive("the server responded with a status of 4")


def kept_rules(guest: Visit, own_site: Site) -> Page:
    """Open the page of the rules and wait until the service worker has cached it."""
    page = guest.page
    page.goto(f"{own_site.url}/rules")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    wait_until_cached(page)
    return page


def test_offline_answers_have_the_policy_of_the_page(guest: Visit, own_site: Site) -> None:
    page = kept_rules(guest, own_site)
    asked = """fetch(location.pathname)
      .then(({ headers }) => [...headers].filter(([name]) => /policy|options/.test(name)).sort())"""
    online = page.evaluate(asked)
    assert "content-security-policy" in dict(online)
    own_site.stop()
    page.reload()
    expect(page.locator(".games")).to_be_visible()
    assert page.evaluate(asked) == online
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: 'window.pwned = 1' }))")
    assert page.evaluate("window.pwned") is None
    guest.forgive("Content Security Policy")


def test_answers_of_other_servers_are_not_cached(guest: Visit, own_site: Site) -> None:
    page = kept_rules(guest, own_site)
    with own_site.replaced_by("<h1>Log in</h1>"):
        # The message of an old page to a newer worker.
        page.evaluate(
            """(paths) => navigator.serviceWorker.controller.postMessage(
              { loaded: paths.map((path) => location.origin + path) })""",
            ["/v1/meta", "/v1/rulesets/crag?lang=de", "/play", "/rules"],
        )
        page.evaluate("fetch('/v1/rulesets?lang=fr').then((answer) => answer.text())")
        page.wait_for_timeout(300)
    stored = page.evaluate(STORED)
    assert all(each["ours"] for each in stored), stored
    assert not {"/v1/meta", "/v1/rulesets/crag?lang=de", "/v1/rulesets?lang=fr"} & {each["address"] for each in stored}


def test_greedy_clients_get_cached_answers(guest: Visit, own_site: Site) -> None:
    page = guest.page
    page.goto(f"{own_site.url}/rules")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    expect(page.locator(".games")).to_be_visible()
    asked = "(address) => fetch(address).then(({ status }) => status)"
    known = "/v1/rulesets?lang=en"
    eventually(page, f"() => caches.match('{known}').then(Boolean)")
    busy = {"status": 429, "headers": {"X-Request-Id": "a", "Retry-After": "1"}, "body": "{}"}
    guest.context.route("**/v1/**", lambda route: route.fulfill(**busy))
    assert page.evaluate(asked, known) == 200
    assert page.evaluate(asked, "/v1/rulesets/yatzy?lang=fi") == 429
    guest.context.unroute("**/v1/**")
    guest.forgive("the server responded with a status of 4")
