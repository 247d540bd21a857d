"""Fixtures of the browser tests: one Chromium per run, one fresh page per test."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import EXPECTED_TOTAL, OUTLOOK
from tests.browser.chromium import lean_chromium, running_chromium
from tests.browser.site import Site, site_of
from tests.browser.visit import Visit, visit
from tests.strategy_tables.tables import built_tables

EXAMPLE = Path(__file__).resolve().parent.parent / "golden" / "example-game.json"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium; without one, tests that ask for it are skipped, or fail where REQUIRE_PROGRAMS=1 is set."""
    with running_chromium(lean_chromium()) as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page with its own storage."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The service with the tables of the built-in rulesets, all but the very large one."""
    with site_of(create_app(tables=built_tables())) as running:
        yield running


@pytest.fixture
def own_site(site: Site) -> Iterator[Site]:
    """A site that may be stopped, or get another release, without harm to other tests."""
    with site_of(site.app) as running:
        yield running


@pytest.fixture(scope="session")
def site_with_outlooks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with both tables of a small game."""
    folder = tmp_path_factory.mktemp("tables")
    for objective in (EXPECTED_TOTAL, OUTLOOK):
        build_kind(compile_ruleset(load_ruleset("yatzy-forced")), folder, objective)
    with site_of(create_app(Config(tables_dir=folder))) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, own_site: Site) -> Iterator[Visit]:
    """A visit to such a site, with a service worker; it may be cut off."""
    with visit(browser, (own_site.url,), service_workers="allow") as visited:
        yield visited
        # The browser itself writes to the console when nobody answers, or not to the end.
        visited.forgive("net::ERR_")
        visited.forgive("when fetching the script")


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visit]:
    """A visit to the service, with nothing stored, during which nothing may go wrong unnoticed."""
    with visit(browser, (site.url,)) as visited:
        yield visited


@pytest.fixture
def poor_game(tmp_path: Path) -> Path:
    """The example game, whose player made no mistake, with the two last categories the wrong way round."""
    game = json.loads(EXAMPLE.read_text())
    first, last = game["players"][0]["turns"][-2:]
    first["category"], last["category"] = last["category"], first["category"]
    for turn in (first, last):
        del turn["points"]
    path = tmp_path / "poor.json"
    player = {"name": "Åsa", "turns": game["players"][0]["turns"]}
    path.write_text(json.dumps({"ruleset": game["ruleset"], "players": [player]}))
    return path
