"""Unit tests of the pages' scripts, the ``*.test.js`` files here, run by node as one case each."""

from pathlib import Path

import pytest

from tests.node_tests import named_tests, run_tests

TESTS = named_tests(sorted(Path(__file__).parent.glob("*.test.js")))


@pytest.mark.parametrize(
    ("file", "name"), TESTS, ids=[f"{file.name.removesuffix('.test.js')}: {name}" for file, name in TESTS]
)
def test_a_script_passes_its_tests(file: Path, name: str) -> None:
    if wrong := run_tests(file)[name]:
        pytest.fail(wrong, pytrace=False)
