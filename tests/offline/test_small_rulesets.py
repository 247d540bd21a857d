"""Small rulesets with every word of the grammar by itself and together, advised on alike here and offline."""

from pathlib import Path

import pytest

from tests.offline.agreement import assert_advice_agrees
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import table_of


@pytest.mark.parametrize("name", SMALL | WITH_MEMORY)
def test_advice_is_that_of_the_table(name: str, tmp_path: Path) -> None:
    assert_advice_agrees(table_of(name), 1_000, tmp_path)
