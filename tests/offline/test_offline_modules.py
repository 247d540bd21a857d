"""Unit tests of the offline reader, the ``*.test.ts`` files here, run by node as one case each."""

from pathlib import Path

import pytest

from strategy_tables.portable.file import portable_table
from tests.node_tests import named_tests, run_tests
from tests.strategy_tables.tables import table_of

pytestmark = pytest.mark.slow

TESTS = named_tests(sorted(Path(__file__).parent.glob("*.test.ts")))


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a table file of a small ruleset, which some of the tests read."""
    file = tmp_path_factory.mktemp("offline") / "table"
    file.write_bytes(portable_table(table_of("joker-forced")))
    return str(file)


@pytest.mark.parametrize(
    ("file", "name"), TESTS, ids=[f"{file.name.removesuffix('.test.ts')}: {name}" for file, name in TESTS]
)
def test_a_module_passes_its_tests(table: str, file: Path, name: str) -> None:
    if wrong := run_tests(file, PORTABLE_TABLE=table)[name]:
        pytest.fail(wrong, pytrace=False)
