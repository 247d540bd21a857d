"""Docstrings and comments only name modules, files and identifiers that exist."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("api", "clients", "deploy", "engine", "openapi", "requirements", "strategy_tables", "tests", "tools")
CODE = (".py", ".js", ".ts", ".toml", ".html", ".css", ".conf")
BUILT = ("build", "node_modules", "__pycache__", "vendor")

MODULE = re.compile(rf"\b(?:{'|'.join(FOLDERS)})(?:\.(?!yaml\b|json\b)\w+)+")
FILE = re.compile(r"(?<![\w/.-])[\w-]+(?:/[\w.-]+)*\.(?:py|toml|md|js|ts|yaml|npz|html|conf)\b")
QUOTED = re.compile(r"`([A-Za-z_][\w.]*)`")
# Placeholders in the descriptions of formats.
EXAMPLES = {"Class.name"}


@cache
def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return [path for path in (*found, *ROOT.glob("*.*"), *ROOT.glob("docs/*")) if not set(path.parts) & set(BUILT)]


@cache
def names() -> frozenset[str]:
    """Return the paths of all files and folders, with and without their first folders."""
    steps = [path.relative_to(ROOT).parts for path in files()]
    return frozenset("/".join(each[start:]) for each in steps for start in range(len(each)))


@cache
def prose_of(path: Path) -> list[tuple[int, int, str]]:
    """Return the first and the last line and the text of every docstring and comment."""
    return list(_prose_of(path.read_text(encoding="utf-8")))


def _prose_of(source: str) -> Iterator[tuple[int, int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.end_lineno or node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.start[0], token.string


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
            for first, last, prose in prose_of(path):
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
        for line, _, prose in prose_of(path)
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
