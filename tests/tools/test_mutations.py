import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers import ROOT
from tools.mutations import COUNT, Mutation, mutations, run, sample

SOURCE = '''"""Return 1 < 2."""
from typing import Annotated

def chosen(a: Annotated[int, 3], b: bool = True) -> bool:
    """Return a < 4."""
    if a <= 5 and not b:
        return min(a, 6) - 1 == 0
    return b"ä" in (b"", f"{a}" + "x")
'''

CHANGED = [
    ("True", "False"), ("<=", "<"), ("5", "6"), ("and", "or"), ("not ", ""),
    ("min", "max"), ("6", "7"), ("-", "+"), ("1", "2"), ("==", "!="), ("0", "1"), ("in", "not in"),
]  # fmt: skip


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for package in ("engine", "strategy_tables", "api"):
        (tmp_path / package).mkdir()
    (tmp_path / "engine" / "chosen.py").write_text(SOURCE.replace('b"ä"', '"ä"').replace('b""', '""'), encoding="utf-8")
    return tmp_path


def test_exactly_the_expected_expressions_are_changed(tree: Path) -> None:
    found = list(mutations(tree))
    assert sorted((each.before, each.after) for each in found) == sorted(CHANGED)
    before = (tree / "engine" / "chosen.py").read_text(encoding="utf-8")
    for each in found:
        assert each.apply(tree) == before
        changed = (tree / each.path).read_text(encoding="utf-8")
        compile(changed, each.path, "exec")
        assert changed == before[: each.start] + each.after + before[each.start + len(each.before) :]
        assert before.count("\n", 0, each.start) == each.line - 1
        (tree / each.path).write_text(before, encoding="utf-8")


def test_a_text_that_has_changed_is_not_mutated(tree: Path) -> None:
    with pytest.raises(ValueError, match=r"engine/chosen\.py: '<' is not at 0"):
        Mutation("engine/chosen.py", 1, 0, "<", "<=").apply(tree)


def test_a_detected_mutation_is_killed_and_the_file_restored(tree: Path) -> None:
    before = (tree / "engine" / "chosen.py").read_text(encoding="utf-8")
    looks = [
        sys.executable,
        "-c",
        "import sys; t = open('engine/chosen.py').read(); print('seen'); sys.exit('<=' not in t)",
    ]
    results = list(run(list(mutations(tree)), tree, looks))
    assert [each["before"] for each in results if each["killed"]] == ["<="]
    assert {each["last"] for each in results} == {"seen"}
    assert (tree / "engine" / "chosen.py").read_text(encoding="utf-8") == before


def test_the_sample_is_always_the_same() -> None:
    first = sample(ROOT)
    assert len(first) == len(set(first)) == COUNT
    assert {each.path.partition("/")[0] for each in first} == {"engine", "strategy_tables", "api"}
    command = [sys.executable, "-m", "tools", "mutations", "sample"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [Mutation(**each) for each in json.loads(printed)] == first
