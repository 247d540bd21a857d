"""Ten thousand positions of every built-in ruleset whose table is built, advised on alike here and offline."""

from pathlib import Path

import pytest

from engine.definition import load_ruleset
from engine.scoring import compile_ruleset
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.offline.agreement import assert_advice_agrees
from tests.strategy_tables.tables import BUILT


@pytest.mark.parametrize("name", BUILT)
def test_advice_is_that_of_the_table(name: str, tmp_path: Path) -> None:
    table = load_table(compile_ruleset(load_ruleset(name)), tables_folder())
    assert_advice_agrees(table, 10_000, tmp_path)
