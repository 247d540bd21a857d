"""Imports: packages and subpackages depend on each other in one direction, and modules have no cycles.

All imports count, including those inside functions or for type checking, since a reader has to know the names.
"""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.dependencies import ALLOWED, SUBPACKAGES

ROOT = Path(__file__).resolve().parent.parent

PROTOCOL = {"mcp", "mcp_types", "anyio", "starlette", "uvicorn"}
"""Dependencies of an extra, which only one subpackage of `api` imports."""
ASSISTANTS = "api.assistants"

COMPILED = "strategy_tables.solve"
"""The only subpackage that imports compilers, at the top of its files."""
COMPILERS = {"numba", "llvmlite"}
BUILDERS = {"strategy_tables.jobs.build"}
"""The modules elsewhere in the package that import from it, only when something is solved."""

GREATEST_FILES = 12
"""Limit of files in a folder of `engine`, and at the top of other packages."""


@cache
def modules(root: Path, package: str) -> dict[str, ast.Module]:
    """Return all modules of a package by dotted name, except files that are served."""
    found = {}
    for path in sorted((root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if parts[1:2] == ("templates",):
            continue
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return found


def imported(node: ast.AST, importer: str, is_package: bool) -> list[str]:
    """Return the dotted names that a statement imports; ``from a import b`` may mean the module a or a.b, so both."""
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
    """Yield the statements below a node that run on import: no function bodies, no TYPE_CHECKING."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            continue
        yield child
        yield from runs_on_import(child)


def imports_of(root: Path, found: Mapping[str, ast.Module]) -> Iterator[tuple[str, ast.AST, str]]:
    """Yield all imports: the module, the statement, the dotted name."""
    for name, tree in found.items():
        is_package = (root / name.replace(".", "/")).is_dir()
        for node in ast.walk(tree):
            for target in imported(node, name, is_package):
                yield name, node, target


def wrong_arrows(root: Path) -> list[str]:
    """Return all imports that a package may not have."""
    return [
        f"{name} imports {target}"
        for package, allowed in ALLOWED.items()
        for name, _, target in imports_of(root, modules(root, package))
        if target.split(".")[0] not in allowed | {package} | sys.stdlib_module_names
    ]


def arrows(root: Path, package: str) -> dict[str, set[str]]:
    """Return the modules of a package that each of its modules imports.

    ``from a import b`` counts as a.b if that is a module, else as a.
    """
    found = modules(root, package)
    result: dict[str, set[str]] = {name: set() for name in found}
    for name, tree in found.items():
        is_package = (root / name.replace(".", "/")).is_dir()
        for node in ast.walk(tree):
            names = imported(node, name, is_package)
            if isinstance(node, ast.ImportFrom):
                base, *below = names
                names = [each if each in found else base for each in below]
            result[name].update(each for each in names if each in found)
    return result


def subpackage_of(name: str) -> str | None:
    """Return the subpackage of a module, or None."""
    package, *below = name.split(".")
    return below[0] if below and below[0] in SUBPACKAGES[package] else None


def wrong_imports(root: Path) -> list[str]:
    """Return all imports that a subpackage may not have."""
    wrong = []
    for package, subpackages in SUBPACKAGES.items():
        for name, targets in arrows(root, package).items():
            subpackage = subpackage_of(name)
            for target in sorted(targets):
                other = subpackage_of(target)
                if (
                    subpackage is not None
                    and other != subpackage
                    and (other is None or other not in subpackages[subpackage])
                ):
                    wrong.append(f"{name} imports {target}")
    return wrong


def wrong_compilers(root: Path) -> list[str]:
    """Return imports of a compiler that are not at the top of its subpackage, and of that subpackage elsewhere."""
    wrong = []
    found = modules(root, "strategy_tables")
    at_import = {name: set(map(id, runs_on_import(tree))) for name, tree in found.items()}
    for name, node, target in imports_of(root, found):
        within = f"{name}.".startswith(f"{COMPILED}.")
        at_top = id(node) in at_import[name]
        is_compiler = target.split(".")[0] in COMPILERS and not (within and at_top)
        is_compiled = f"{target}.".startswith(f"{COMPILED}.") and not within and (name not in BUILDERS or at_top)
        if is_compiler or is_compiled:
            wrong.append(f"{name} imports {target}")
    return wrong


def wrong_protocols(root: Path) -> list[str]:
    """Return imports of the assistants' protocol outside their subpackage, and of that subpackage from elsewhere."""
    wrong = []
    for name, _, target in imports_of(root, modules(root, "api")):
        within = f"{name}.".startswith(f"{ASSISTANTS}.")
        if not within and (target.split(".")[0] in PROTOCOL or f"{target}.".startswith(f"{ASSISTANTS}.")):
            wrong.append(f"{name} imports {target}")
    return wrong


def circles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """Return the sets of modules that import each other, directly or indirectly."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            for target in graph[waiting.pop()] - seen:
                seen.add(target)
                waiting.append(target)
        reached[start] = seen
    found: list[set[str]] = []
    for name, seen in reached.items():
        circle = {other for other in seen if name in reached[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def loaded_with(root: Path, start: str) -> set[str]:
    """Return the names that importing a module imports, directly or indirectly."""
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
    """Create three packages that follow the rules."""
    files = {
        "engine/__init__.py": "",
        "engine/dice.py": "import math\n",
        "engine/errors.py": "from . import words\n",
        "engine/words.py": "",
        "strategy_tables/__init__.py": "from strategy_tables.advice.best import x\n",
        "strategy_tables/errors.py": "",
        "strategy_tables/model/__init__.py": "",
        "strategy_tables/model/turn.py": "import numpy\nfrom engine import dice\nfrom strategy_tables import errors\n",
        "strategy_tables/solve/__init__.py": "",
        "strategy_tables/solve/kernel.py": "import numba\nfrom llvmlite import ir\n",
        "strategy_tables/solve/induction.py": "from strategy_tables.model.turn import x\nfrom .kernel import y\n",
        "strategy_tables/advice/__init__.py": "",
        "strategy_tables/advice/best.py": "import numpy\nfrom strategy_tables.model import turn\n",
        "strategy_tables/jobs/__init__.py": "",
        "strategy_tables/jobs/build.py": "def build():\n    from strategy_tables.solve.induction import x\n",
        "api/__init__.py": "from api.endpoints import score\n",
        "api/http/__init__.py": "",
        "api/http/body.py": "import flask\n",
        "api/endpoints/__init__.py": "",
        "api/endpoints/score.py": "from api.http.body import read\nfrom strategy_tables.advice import best\n",
        "api/wsgi.py": "import flask\nfrom api import x\nfrom strategy_tables.jobs import build\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_a_valid_tree_passes(small_tree: Path) -> None:
    assert wrong_arrows(small_tree) == []
    assert wrong_imports(small_tree) == []
    assert wrong_compilers(small_tree) == []
    assert [circles(arrows(small_tree, package)) for package in ALLOWED] == [[], [], [], []]
    loaded = loaded_with(small_tree, "api.wsgi")
    assert {"api.wsgi", "flask", "strategy_tables.jobs.build", "strategy_tables.model.turn", "numpy"} <= loaded
    assert "numba" not in loaded


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("engine/dice.py", "import numpy", "engine.dice imports numpy"),
        ("engine/dice.py", "from strategy_tables import x", "engine.dice imports strategy_tables"),
        ("engine/__init__.py", "import api.wsgi", "engine imports api.wsgi"),
        ("engine/errors.py", "def f():\n    import flask", "engine.errors imports flask"),
        ("engine/errors.py", "from ..api import wsgi", "engine.errors imports api"),
        (
            "strategy_tables/solve/induction.py",
            "from api.wsgi import app",
            "strategy_tables.solve.induction imports api.wsgi",
        ),
        (
            "strategy_tables/model/turn.py",
            "import marshmallow",
            "strategy_tables.model.turn imports marshmallow",
        ),
        ("api/wsgi.py", "import numba", "api.wsgi imports numba"),
    ],
)
def test_an_import_between_packages_in_the_wrong_direction_is_detected(
    small_tree: Path, module: str, line: str, wrong: str
) -> None:
    (small_tree / module).write_text(line + "\n")
    assert wrong in wrong_arrows(small_tree)


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        (
            "strategy_tables/model/turn.py",
            "from strategy_tables.advice.best import x",
            "strategy_tables.model.turn imports strategy_tables.advice.best",
        ),
        (
            "strategy_tables/model/turn.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..advice import best",
            "strategy_tables.model.turn imports strategy_tables.advice.best",
        ),
        (
            "strategy_tables/advice/best.py",
            "def f():\n    import strategy_tables.jobs.build",
            "strategy_tables.advice.best imports strategy_tables.jobs.build",
        ),
        (
            "strategy_tables/advice/best.py",
            "from strategy_tables import x",
            "strategy_tables.advice.best imports strategy_tables",
        ),
        ("api/http/body.py", "from api.endpoints.score import x", "api.http.body imports api.endpoints.score"),
        ("api/endpoints/score.py", "from api.wsgi import app", "api.endpoints.score imports api.wsgi"),
    ],
)
def test_an_import_between_folders_in_the_wrong_direction_is_detected(
    small_tree: Path, module: str, line: str, wrong: str
) -> None:
    (small_tree / module).write_text(line + "\n")
    assert wrong in wrong_imports(small_tree)


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        (
            "strategy_tables/solve/kernel.py",
            "def f():\n    import numba",
            "strategy_tables.solve.kernel imports numba",
        ),
        ("strategy_tables/jobs/build.py", "import numba", "strategy_tables.jobs.build imports numba"),
        (
            "strategy_tables/jobs/build.py",
            "from strategy_tables.solve import kernel",
            "strategy_tables.jobs.build imports strategy_tables.solve.kernel",
        ),
        (
            "strategy_tables/__init__.py",
            "def f():\n    from strategy_tables.solve.induction import x",
            "strategy_tables imports strategy_tables.solve.induction",
        ),
    ],
)
def test_imports_of_compilers_elsewhere_are_detected(small_tree: Path, module: str, line: str, wrong: str) -> None:
    (small_tree / module).write_text(line + "\n")
    assert wrong in wrong_compilers(small_tree)


@pytest.mark.parametrize(
    ("module", "line", "circle"),
    [
        (
            "strategy_tables/solve/kernel.py",
            "def f():\n    from . import induction",
            {"strategy_tables.solve.kernel", "strategy_tables.solve.induction"},
        ),
        ("api/http/body.py", "from api import x", {"api", "api.http.body", "api.endpoints.score"}),
        ("engine/words.py", "import engine.errors", {"engine.errors", "engine.words"}),
    ],
)
def test_an_import_cycle_is_detected(small_tree: Path, module: str, line: str, circle: set[str]) -> None:
    (small_tree / module).write_text(line + "\n")
    assert circle in circles(arrows(small_tree, module.split("/")[0]))


@pytest.mark.parametrize(
    "line",
    ["from .solve import kernel", "from strategy_tables.solve.kernel import x", "import strategy_tables.solve.kernel"],
)
def test_serving_that_reaches_numba_is_detected(small_tree: Path, line: str) -> None:
    (small_tree / "strategy_tables/__init__.py").write_text(f"try:\n    {line}\nexcept ImportError:\n    pass\n")
    assert "numba" in loaded_with(small_tree, "api.wsgi")


@pytest.mark.parametrize("package", ALLOWED)
def test_every_package_is_checked(package: str) -> None:
    assert len(modules(ROOT, package)) > 1


def test_packages_import_in_one_direction() -> None:
    assert wrong_arrows(ROOT) == []


def test_folders_import_in_one_direction() -> None:
    assert wrong_imports(ROOT) == []


def test_only_one_subpackage_compiles() -> None:
    assert wrong_compilers(ROOT) == []


def test_the_service_does_not_import_dependencies_of_assistants(small_tree: Path) -> None:
    assert wrong_protocols(ROOT) == []
    (small_tree / "api/http/body.py").write_text("def f():\n    import mcp.types\n    from api import assistants\n")
    assert wrong_protocols(small_tree) == ["api.http.body imports mcp.types", "api.http.body imports api.assistants"]


@pytest.mark.parametrize("package", ALLOWED)
def test_there_is_no_import_cycle(package: str) -> None:
    assert circles(arrows(ROOT, package)) == []


@pytest.mark.parametrize("package", SUBPACKAGES)
def test_every_subpackage_is_listed_and_small(package: str) -> None:
    folders = {path.parent.name for path in (ROOT / package).glob("*/__init__.py")}
    files = {path.stem for path in (ROOT / package).glob("*.py")}
    assert folders <= SUBPACKAGES[package].keys() <= folders | files
    assert len(files) <= GREATEST_FILES
    found = modules(ROOT, package)
    assert all(ast.get_docstring(found[f"{package}.{folder}"]) for folder in folders)


def test_folders_of_the_engine_are_small() -> None:
    files = Counter(path.parent for path in (ROOT / "engine").rglob("*.py"))
    assert {folder: count for folder, count in files.items() if count > GREATEST_FILES} == {}


def test_serving_does_not_import_numba() -> None:
    loaded = loaded_with(ROOT, "api.wsgi")
    assert "strategy_tables" in loaded
    assert "numba" not in loaded


WITHOUT_NUMBA = """
import sys

class Refusal:
    def find_spec(self, name, *_):
        if name == "numba":
            sys.exit("numba is imported")

sys.meta_path.insert(0, Refusal())
import api.wsgi
"""


def test_the_app_starts_without_numba() -> None:
    """Not even an import whose failure is caught is tried."""
    command = [sys.executable, "-c", WITHOUT_NUMBA]
    started = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
