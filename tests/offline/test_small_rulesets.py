"""Advice on small rulesets with each word of the grammar alone and combined: offline equals Python."""

from pathlib import Path

import pytest

from tests.offline.agreement import assert_advice_agrees
from tests.offline.reader import Reader
from tests.selection import usually
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import table_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("count", usually({100}, (100, 1_000)))
@pytest.mark.parametrize("name", SMALL | WITH_MEMORY)
def test_advice_matches_the_table(reader: Reader, name: str, count: int, tmp_path: Path) -> None:
    assert_advice_agrees(reader, table_of(name), count, tmp_path)
