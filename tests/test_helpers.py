"""Test files are only read by pytest; shared code is in other files."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# Search the text, to include code for other processes.
TEST_FILE_IMPORT = re.compile(r"\b(?:from|import)\s+tests(?:\.\w+)*(?:\.|\s+import\s[^\n]*\b)test_\w+")


def test_no_file_imports_a_test_file() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert Path(__file__) in files
    found = {str(path.relative_to(TESTS)): TEST_FILE_IMPORT.findall(path.read_text(encoding="utf-8")) for path in files}
    assert {name: imports for name, imports in found.items() if imports and name != "test_helpers.py"} == {}


@pytest.mark.parametrize(
    "text",
    [
        "from tests.api.test_x import it",
        "import tests.test_x",
        "from tests.api import clients, test_x",
        "if True:\n    from tests.test_x import it",
    ],
)
def test_seeded_mistakes_are_detected(text: str) -> None:
    assert TEST_FILE_IMPORT.search(text)


@pytest.mark.parametrize("text", ["from tests.api.clients import client_of", "from tests import tiny"])
def test_harmless_text_is_accepted(text: str) -> None:
    assert not TEST_FILE_IMPORT.search(text)
