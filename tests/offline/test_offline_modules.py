"""Unit tests of what reads tables offline, ``*.test.ts`` beside this file, run by node: one case here for each."""

from pathlib import Path

import pytest

from strategy_tables.portable.file import portable_table
from tests.node_tests import named_tests, run_tests
from tests.strategy_tables.tables import table_of

pytestmark = pytest.mark.slow

FILES = sorted(Path(__file__).parent.glob("*.test.ts"))
TESTS = named_tests(FILES)


@pytest.fixture(scope="session")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    """What is wrong with each test that was run, "" for nothing; some read a file of a small ruleset."""
    file = tmp_path_factory.mktemp("offline") / "table"
    file.write_bytes(portable_table(table_of("joker-forced")).content)
    return run_tests(FILES, PORTABLE_TABLE=str(file))


@pytest.mark.parametrize(
    ("file", "name"), TESTS, ids=[f"{file.removesuffix('.test.ts')}: {name}" for file, name in TESTS]
)
def test_a_module_does_what_its_test_says(results: dict[tuple[str, str], str], file: str, name: str) -> None:
    if wrong := results.get((file, name), "it was not run"):
        pytest.fail(wrong, pytrace=False)


def test_every_test_in_node_has_a_case_here(results: dict[tuple[str, str], str]) -> None:
    assert len(set(TESTS)) == len(TESTS)
    assert set(results) == set(TESTS)
    assert {file for file, _ in TESTS} == {path.name for path in FILES}
