"""Docstrings and comments only name modules, files and identifiers that exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tools.prose import FOLDERS, ROOT, source_files
from tools.prose import prose_of as read_prose

pytestmark = pytest.mark.slow

CODE = (".py", ".js", ".ts", ".toml", ".html", ".css", ".conf")

MODULE = re.compile(rf"\b(?:{'|'.join(FOLDERS)})(?:\.(?!yaml\b|json\b)\w+)+")
FILE = re.compile(r"(?<![\w/.-])[\w-]+(?:/[\w.-]+)*\.(?:py|toml|md|js|ts|yaml|npz|html|conf)\b")
QUOTED = re.compile(r"`([A-Za-z_][\w.]*)`")
# Placeholders in the descriptions of formats.
EXAMPLES = {"Class.name"}


files = cache(source_files)
prose_of = cache(read_prose)


@cache
def names() -> frozenset[str]:
    """Return the paths of all files and folders, with and without their first folders."""
    steps = [path.relative_to(ROOT).parts for path in files()]
    return frozenset("/".join(each[start:]) for each in steps for start in range(len(each)))


@cache
def words() -> frozenset[str]:
    """Return all words of file names and of code without docstrings and comments."""
    found = {path.stem for path in files()}
    for path in files():
        if path == Path(__file__) or not (path.suffix in CODE or path.name == "openapi.yaml"):
            continue
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            lines = text.splitlines()
            for first, last, kind, prose in prose_of(path):
                if kind == "title":
                    continue
                for number in range(first - 1, last):
                    lines[number] = lines[number].removesuffix(prose) if first == last else ""
            text = "\n".join(line for line in lines if not line.lstrip().startswith('"""'))
        found.update(re.findall(r"\w+", text))
    return frozenset(found)


def unknown_names(prose: str) -> list[str]:
    """Return the names in a text that do not exist."""
    modules = (found[0].split(".") for found in MODULE.finditer(prose))
    unknown = [".".join(steps) for steps in modules if not is_module(steps)]
    unknown += [found[0] for found in FILE.finditer(prose) if found[0] not in names()]
    quoted = (found[1] for found in QUOTED.finditer(prose))
    unknown += [each for each in quoted if each not in EXAMPLES and not words().issuperset(each.split("."))]
    return list(dict.fromkeys(unknown))


def is_module(steps: list[str]) -> bool:
    """Return whether a dotted name is a folder or a module, or begins with a module."""
    parts = ["/".join(steps[:length]) for length in range(2, len(steps) + 1)]
    return parts[-1] in names() or any(f"{part}{end}" in names() for part in parts for end in (".py", "/__init__.py"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_names_in_prose_exist(folder: str) -> None:
    paths = [path for path in files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] == folder]
    unknown = {
        f"{path.relative_to(ROOT)}:{line}": found
        for path in paths
        if path != Path(__file__)
        for line, _, _, prose in prose_of(path)
        if (found := unknown_names(prose))
    }
    assert unknown == {}


@pytest.mark.parametrize(
    ("prose", "expected"),
    [
        ("see `engine.rulesets.compiled.compile_ruleset` and `fingerprint`", []),
        ("written to openapi.yaml by `make openapi`", []),
        ("see `engine.alike.like_names`", ["engine.alike.like_names"]),
        ("as engine/letting_go.py does", ["engine/letting_go.py"]),
        ("calls `let_go_of_ways`", ["let_go_of_ways"]),
    ],
)
def test_unknown_names_are_found(prose: str, expected: list[str]) -> None:
    assert unknown_names(prose) == expected
