"""The service under test, with a small table or those of the built-in rulesets."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from openapi.answers import EXAMPLE_KEY
from strategy_tables import Table, solve_table
from tests.api.builder_here import BuilderHere, solve_here
from tests.api.clients import client_of
from tests.strategy_tables.tables import built_tables

# Two dice, two rolls, a bonus and a joker: all features of tables, solved instantly.
SMALL_RULESET = """
name = "small"
title = "Two dice"
dice_count = 2
rolls = 2
categories = [
  { id = "ones", title = "Ones", upper = 1 },
  { id = "sixes", title = "Sixes", upper = 6 },
  { id = "pair", title = "Pair", needs = { groups = [2] }, pays = { points = 20 } },
  { id = "chance", title = "Chance", pays = { sum = "all" } },
]
bonus = [{ at = 8, pays = 5 }]
joker = { category = "pair", rule = "free", bonus = 30, points = { chance = 15 } }
"""


@pytest.fixture(scope="session")
def rulesets_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rulesets")
    (folder / "small.toml").write_text(SMALL_RULESET, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def small_table(rulesets_dir: Path) -> Table:
    return solve_table(compile_ruleset(load_rulesets(rulesets_dir)["small"]))


@pytest.fixture(scope="session")
def small_app(rulesets_dir: Path, small_table: Table) -> Flask:
    """Return the service with only the table of the small ruleset."""
    return create_app(Config(rulesets_dir=rulesets_dir), tables=[small_table])


@pytest.fixture(scope="session")
def built_app() -> Flask:
    """Return the service with the tables of the built-in rulesets, as built by `make test`, and the key of examples."""
    return create_app(Config(roll_key=EXAMPLE_KEY), tables=built_tables())


@pytest.fixture
def small(small_app: Flask) -> Iterator[FlaskClient]:
    with client_of(small_app) as client:
        yield client


@pytest.fixture
def built(built_app: Flask) -> Iterator[FlaskClient]:
    with client_of(built_app) as client:
        yield client


@pytest.fixture
def built_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the builds in this process."""
    built: list[str] = []
    monkeypatch.setattr(BuilderHere, "built", built, raising=False)
    return built


@pytest.fixture
def solved_here(monkeypatch: pytest.MonkeyPatch, built_here: list[str]) -> list[str]:
    """Build everything requested without processes, and record the builds."""
    solve_here(monkeypatch)
    return built_here
