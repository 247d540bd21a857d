from collections.abc import Callable
from functools import cache

import pytest

from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TARGET
from strategy_tables.store.table_set import RulesetTables, load_ruleset_tables
from tests.strategy_tables.tables import table_of


@pytest.fixture(scope="session")
def all_tables(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], RulesetTables]:
    """Return a function that solves and writes all tables of a ruleset once per session."""
    folder = tmp_path_factory.mktemp("tables")

    @cache
    def build(name: str) -> RulesetTables:
        means = table_of(name)
        for objective in (FLOOR, OUTLOOK, TARGET):
            build_kind(means.compiled, folder, objective)
        return load_ruleset_tables(means, folder)

    return build
