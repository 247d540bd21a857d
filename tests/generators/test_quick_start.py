"""The programs of the quick start, run as copied from the page."""

import re
import sys
import tarfile
from pathlib import Path

from api.site.quick_start import ADDRESS, LANGUAGES
from clients.contract import ROOT
from clients.make_python import python_sources
from clients.make_typescript import build_typescript
from clients.npm import TSC, run_node, run_program
from tests.generators.commands import output_of
from tests.generators.kotlin_library import compiled_library, run_kotlin_test
from tests.generators.readmes import shown_programs
from tests.generators.swift_compiler import compile_swift, run_swift
from tests.generators.typescript_project import TYPES_OF_NODE, copy_sources, lend_modules, run_built
from tests.programs import find_program

SAID = [
    "full_house 25",
    "Keep 3 3",
    "/rolls_left ",
]
"""The expected beginnings of the output lines."""


def program(language: str, address: str) -> str:
    """Return the program in a language with the address of a service."""
    [code] = [each.code for each in LANGUAGES if each.id == language]
    assert ADDRESS in code
    return code.replace(ADDRESS, address)


def check(lines: list[str]) -> None:
    assert len(lines) == len(SAID), lines
    assert all(line.startswith(begin) for line, begin in zip(lines, SAID, strict=True)), lines


def test_every_language_is_tested() -> None:
    tests = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {each.id for each in LANGUAGES} <= tests


def test_curl(service: str, tmp_path: Path) -> None:
    (tmp_path / "program.sh").write_text(program("curl", service), encoding="utf-8")
    answers = output_of("bash", "-e", "program.sh", cwd=tmp_path)
    assert re.findall(r'"kind":"(\w+)"', answers) == ["scores", "advice", "problem"]
    assert '"full_house":25' in answers
    assert '"explanation":"Keep 3 3' in answers
    assert '"pointer":"/rolls_left"' in answers


def test_web_page(service: str, tmp_path: Path) -> None:
    """The page in clients/README.md."""
    [(page, _)] = shown_programs(ROOT / "clients" / "README.md", "html")
    [script] = re.findall(r'<script type="module">(.*)</script>', page, re.DOTALL)
    assert ADDRESS in script
    program = f"globalThis.document = {{ body: {{ append: console.log }} }};\n{script.replace(ADDRESS, service)}"
    (tmp_path / "page.mjs").write_text(program, encoding="utf-8")
    done = run_node("page.mjs", cwd=tmp_path)
    assert done.stdout.startswith(SAID[1]), done.stderr


def test_typescript(service: str, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    lend_modules(tmp_path, "openapi-fetch", "openapi-typescript-helpers", *TYPES_OF_NODE)
    with tarfile.open(build_typescript(tmp_path)) as package:
        package.extractall(tmp_path, filter="data")
    (tmp_path / "package").rename(tmp_path / "node_modules" / "keepwise")
    (tmp_path / "program.ts").write_text(program("typescript", service), encoding="utf-8")
    run_program(TSC, cwd=tmp_path)
    check(run_built(tmp_path, "program").splitlines())


def test_python(service: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(program("python", service), encoding="utf-8")
    check(output_of(sys.executable, "program.py", cwd=tmp_path, PYTHONPATH=str(python_sources())).splitlines())


def test_kotlin(service: str, shared_folder: Path) -> None:
    check(run_kotlin_test(compiled_library(shared_folder), "quickstart.MainKt", service=service))


def test_swift(service: str, tmp_path: Path) -> None:
    (tmp_path / "main.swift").write_text(program("swift", service), encoding="utf-8")
    compile_swift([tmp_path / "main.swift"], tmp_path / "program")
    check(run_swift(tmp_path / "program"))


def test_php(service: str, tmp_path: Path) -> None:
    loader = Path(__file__).parent / "php" / "autoload.php"
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor" / "autoload.php").symlink_to(loader)
    (tmp_path / "program.php").write_text(program("php", service), encoding="utf-8")
    php = find_program("php")
    check(output_of(php, "program.php", cwd=tmp_path, KEEPWISE_PHP=str(ROOT / "clients" / "php")).splitlines())
