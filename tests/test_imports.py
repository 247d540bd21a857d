"""The packages lean on each other in one direction: engine <- strategy_tables <- api."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# What each package may import besides itself and the standard library.
ALLOWED = {
    "engine": set(),
    "strategy_tables": {"engine", "numpy", "numba", "llvmlite"},
    "api": {
        "engine",
        "strategy_tables",
        "numpy",
        "flask",
        "marshmallow",
        "werkzeug",
        "gunicorn",
        "prometheus_client",
    },
}


def modules(root: Path, package: str) -> dict[str, ast.Module]:
    """All modules of a package, by dotted name."""
    found = {}
    for path in sorted((root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return found


def imported(node: ast.AST, importer: str, is_package: bool) -> list[str]:
    """The dotted names that one statement imports; ``from a import b`` may mean the module a or a.b, so both."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        base = node.module or ""
        if node.level:
            parts = importer.split(".")
            parts = parts[: len(parts) - node.level + is_package]
            base = ".".join([*parts, base] if base else parts)
        return [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return []


def runs_on_import(node: ast.AST) -> Iterator[ast.AST]:
    """The statements below a node that run when its module is imported: not function bodies, not TYPE_CHECKING."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            continue
        yield child
        yield from runs_on_import(child)


def wrong_arrows(root: Path) -> list[str]:
    """Every import that a package may not have, wherever in a module it stands."""
    wrong = []
    for package, allowed in ALLOWED.items():
        found = modules(root, package)
        for name, tree in found.items():
            is_package = (root / name.replace(".", "/")).is_dir()
            for node in ast.walk(tree):
                for target in imported(node, name, is_package):
                    top = target.split(".")[0]
                    if top not in allowed | {package} | sys.stdlib_module_names:
                        wrong.append(f"{name} imports {target}")
    return wrong


def loaded_with(root: Path, start: str) -> set[str]:
    """The names that importing a module imports in turn, directly or not, by what runs on import."""
    known = {name: tree for package in ALLOWED for name, tree in modules(root, package).items()}
    loaded: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in loaded:
            continue
        loaded.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        if name in known:
            is_package = (root / name.replace(".", "/")).is_dir()
            for node in runs_on_import(known[name]):
                waiting += imported(node, name, is_package)
    return loaded


@pytest.fixture
def small_tree(tmp_path: Path) -> Path:
    """Three packages that keep the rules."""
    for package in ALLOWED:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("")
    (tmp_path / "engine/dice.py").write_text("import math\nfrom . import errors\n")
    (tmp_path / "engine/errors.py").write_text("")
    (tmp_path / "strategy_tables/solve.py").write_text("import numba\nfrom engine import dice\n")
    (tmp_path / "strategy_tables/advise.py").write_text(
        "import numpy\nfrom typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from .solve import x\n"
        "def build():\n    from strategy_tables.solve import x\n"
    )
    (tmp_path / "api/wsgi.py").write_text("import flask\nfrom strategy_tables import advise\n")
    return tmp_path


def test_a_tree_that_keeps_the_rules_passes(small_tree: Path) -> None:
    assert wrong_arrows(small_tree) == []
    loaded = loaded_with(small_tree, "api.wsgi")
    assert {"api.wsgi", "flask", "strategy_tables.advise", "numpy"} <= loaded
    assert "numba" not in loaded


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("engine/dice.py", "import numpy", "engine.dice imports numpy"),
        ("engine/dice.py", "from strategy_tables import x", "engine.dice imports strategy_tables"),
        ("engine/__init__.py", "import api.wsgi", "engine imports api.wsgi"),
        ("engine/errors.py", "def f():\n    import flask", "engine.errors imports flask"),
        ("engine/errors.py", "from ..api import wsgi", "engine.errors imports api"),
        ("strategy_tables/solve.py", "from api.wsgi import app", "strategy_tables.solve imports api.wsgi"),
        ("strategy_tables/solve.py", "import marshmallow", "strategy_tables.solve imports marshmallow"),
        ("api/wsgi.py", "import numba", "api.wsgi imports numba"),
    ],
)
def test_an_arrow_the_other_way_is_found(small_tree: Path, module: str, line: str, wrong: str) -> None:
    (small_tree / module).write_text(line + "\n")
    assert wrong in wrong_arrows(small_tree)


@pytest.mark.parametrize("line", ["from .solve import x", "from . import solve", "import strategy_tables.solve"])
def test_numba_reached_from_serving_is_found(small_tree: Path, line: str) -> None:
    (small_tree / "strategy_tables/advise.py").write_text(f"try:\n    {line}\nexcept ImportError:\n    pass\n")
    assert "numba" in loaded_with(small_tree, "api.wsgi")


@pytest.mark.parametrize("package", ALLOWED)
def test_every_package_is_looked_at(package: str) -> None:
    assert len(modules(ROOT, package)) > 1


def test_no_arrow_the_other_way() -> None:
    assert wrong_arrows(ROOT) == []


def test_serving_does_not_import_numba() -> None:
    loaded = loaded_with(ROOT, "api.wsgi")
    assert "strategy_tables" in loaded
    assert "numba" not in loaded


def test_the_app_starts_where_numba_is_not_installed() -> None:
    # None in sys.modules makes an import fail as it does for a package that is not there.
    code = "import sys; sys.modules['numba'] = None; import api.wsgi"
    started = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
