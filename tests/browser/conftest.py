"""Fixtures of the browser tests: one Chromium per run, one fresh page per test."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

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

# A busy machine answers the first questions about a game only after several seconds.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield a running Chromium; without one, tests are skipped, or fail with REQUIRE_PROGRAMS=1."""
    with running_chromium(lean_chromium()) as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Yield an empty page with its own storage."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """Yield the service with the tables of the built-in rulesets, except the very large one."""
    with site_of(create_app(tables=built_tables())) as running:
        yield running


@pytest.fixture
def own_site(site: Site) -> Iterator[Site]:
    """Yield a site that a test may stop or update."""
    with site_of(site.app) as running:
        yield running


@pytest.fixture(scope="session")
def site_with_outlooks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server with both tables of a small game."""
    folder = tmp_path_factory.mktemp("tables")
    for objective in (EXPECTED_TOTAL, OUTLOOK):
        build_kind(compile_ruleset(load_ruleset("yatzy-forced")), folder, objective)
    with site_of(create_app(Config(tables_dir=folder))) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, own_site: Site) -> Iterator[Visit]:
    """Yield a visit with a service worker, whose site may be disconnected."""
    with visit(browser, (own_site.url,), service_workers="allow") as visited:
        yield visited
        # The browser logs failed and incomplete requests.
        visited.forgive("net::ERR_")
        visited.forgive("when fetching the script")


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visit]:
    """Yield a visit with empty storage, which fails on unexpected errors."""
    with visit(browser, (site.url,)) as visited:
        yield visited


@pytest.fixture
def poor_game(tmp_path: Path) -> Path:
    """Write the flawless example game with its last two categories swapped."""
    game = json.loads(EXAMPLE.read_text())
    first, last = game["players"][0]["turns"][-2:]
    first["category"], last["category"] = last["category"], first["category"]
    for turn in (first, last):
        del turn["points"]
    path = tmp_path / "poor.json"
    player = {"name": "Åsa", "turns": game["players"][0]["turns"]}
    path.write_text(json.dumps({"ruleset": game["ruleset"], "players": [player]}))
    return path
