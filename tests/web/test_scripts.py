"""The unit tests of the pages' scripts, ``*.test.js`` beside this file, run by node: one case here for each of them."""

from pathlib import Path

import pytest

from tests.node_tests import named_tests, run_tests

FILES = sorted(Path(__file__).parent.glob("*.test.js"))
TESTS = named_tests(FILES)


@pytest.fixture(scope="session")
def results() -> dict[tuple[str, str], str]:
    """What is wrong with each test that was run, "" for nothing."""
    return run_tests(FILES)


@pytest.mark.parametrize(
    ("file", "name"), TESTS, ids=[f"{file.removesuffix('.test.js')}: {name}" for file, name in TESTS]
)
def test_a_script_does_what_its_test_says(results: dict[tuple[str, str], str], file: str, name: str) -> None:
    if wrong := results.get((file, name), "it was not run"):
        pytest.fail(wrong, pytrace=False)


def test_every_test_in_node_has_a_case_here(results: dict[tuple[str, str], str]) -> None:
    assert len(set(TESTS)) == len(TESTS)
    assert set(results) == set(TESTS)
    assert {file for file, _ in TESTS} == {path.name for path in FILES}
