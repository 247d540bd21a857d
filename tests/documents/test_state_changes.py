"""The code named in the mathematics document exists, and alone depends on the encoding of states."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MODEL = ROOT / "strategy_tables" / "model"
SECTION = (
    (ROOT / "docs" / "mathematics.md").read_text(encoding="utf-8").split("\n## State encoding\n")[1].split("\n## ")[0]
)
NAMED = set(re.findall(r"`((?:[A-Z]\w+\.)?\w+)`", SECTION))


def definitions(folder: Path) -> set[str]:
    """Return functions and classes, and methods and fields as `Class.name`."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                found.add(node.name)
            if isinstance(node, ast.ClassDef):
                for each in node.body:
                    if isinstance(each, ast.FunctionDef):
                        found.add(f"{node.name}.{each.name}")
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                        found.add(f"{node.name}.{each.target.id}")
    return found


def works_with_digits(function: ast.FunctionDef) -> bool:
    """Return whether a function works with bits or digits; annotations do not count."""
    for statement in function.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(
                node.op, ast.LShift | ast.RShift | ast.BitAnd | ast.FloorDiv | ast.Mod
            ):
                return True
    return False


def state_functions() -> list[str]:
    """Return the functions in these files that work with bits or digits, methods as `StateSpace.name`."""
    found = []
    for name in ("states.py", "layout.py", "shape.py"):
        tree = ast.parse((MODEL / name).read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and works_with_digits(node):
                found.append(node.name)
            if isinstance(node, ast.ClassDef):
                methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
                found += [f"{node.name}.{each.name}" for each in methods if works_with_digits(each)]
    return found


def test_only_named_code_handles_digits() -> None:
    owners = {name.split(".")[0] for name in state_functions()}
    assert owners == {"lay_out", "StateSpace"} <= NAMED


def test_named_files_exist() -> None:
    known = {"filled", *definitions(ROOT / "strategy_tables"), *definitions(ROOT / "engine")}
    # Symbols in formulas have up to three characters.
    assert not {name for name in NAMED if len(name) > 3} - known
