"""Advice on positions of the built-in rulesets with tables: offline equals Python."""

from pathlib import Path

import pytest

from tests.offline.agreement import assert_advice_agrees
from tests.offline.asked import OF_EVERY_KIND
from tests.offline.reader import Reader, built_table
from tests.selection import usually
from tests.strategy_tables.tables import BUILT

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("count", usually({150}, (150, 10_000)))
@pytest.mark.parametrize("name", usually(OF_EVERY_KIND, BUILT))
def test_advice_matches_the_table(reader: Reader, name: str, count: int, tmp_path: Path) -> None:
    assert_advice_agrees(reader, built_table(name), count, tmp_path)
