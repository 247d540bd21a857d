"""The Python package: built, installed into an empty environment, type-checked and used for a game."""

import sys
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from clients.make_python import METHODS, MODELS, PACKAGE, VERSION, build_python, python_sources
from tests.generators.commands import output_of
from tests.generators.game import play
from tests.generators.python_project import (
    assert_errors_are_reported,
    mistakes_of_types,
    play_in_python,
    run_python,
    start_project,
)
from tests.generators.readmes import shown_programs

GAME = "game_by_keepwise_client.py"
ASYNC_GAME = "async_game_by_keepwise_client.py"
ERRORS = "errors_by_keepwise_client.py"
ADDRESS = "http://localhost:8000"
"""The address in the README."""
SHOWN = shown_programs(PACKAGE / "README.md", "python")


class Project(NamedTuple):
    """A folder with programs, and the Python of an environment with the package."""

    folder: Path
    python: Path


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Return a project whose environment has only the wheel and its dependencies."""
    folder = tmp_path_factory.mktemp("keepwise-client")
    start_project(folder, GAME, ASYNC_GAME, ERRORS)
    wheel = build_python(folder)
    python = folder / "empty" / "bin" / "python"
    uv("venv", "--python", sys.executable, str(folder / "empty"), cwd=folder)
    uv("pip", "install", "--python", str(python), "--no-deps", str(wheel), cwd=folder)
    [site] = (folder / "empty" / "lib").glob("python*/site-packages")
    [installed] = metadata.distributions(name="keepwise-client", path=[str(site)])
    for name in needed(installed.requires):
        lend(name, site)
    return Project(folder, python)


def uv(*arguments: str, cwd: Path) -> None:
    """Run uv offline; dependencies are copied from the environment of the tests."""
    output_of(sys.executable, "-m", "uv", *arguments, "--offline", "--no-config", "--quiet", cwd=cwd)


def needed(requires: list[str] | None) -> set[str]:
    """Return the names of all packages that the requirements need."""
    found: set[str] = set()
    left = [*(requires or [])]
    while left:
        requirement = Requirement(left.pop())
        name = canonicalize_name(requirement.name)
        if name not in found and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            found.add(name)
            left += metadata.requires(name) or []
    return found


def lend(name: str, site: Path) -> None:
    """Copy a package of this environment into another one."""
    distribution = metadata.distribution(name)
    for file in distribution.files or []:
        # Commands, which are elsewhere, are not needed.
        if ".." not in file.parts and file.suffix != ".pyc":
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            (site / file).symlink_to(Path(str(distribution.locate_file(file))))


def test_its_own_types_are_correct() -> None:
    assert mistakes_of_types(python_sources(), "--package=keepwise_client") == []


def test_sources_are_generated_once() -> None:
    first = python_sources()
    made = {name: (first / name).stat().st_mtime_ns for name in (MODELS, METHODS, VERSION)}
    assert python_sources() == first
    assert {name: (first / name).stat().st_mtime_ns for name in made} == made


def test_all_dependencies_are_declared(project: Project) -> None:
    uv("pip", "check", "--python", str(project.python), cwd=project.folder)


def test_its_types_are_visible_and_correct(project: Project) -> None:
    programs = [GAME, ASYNC_GAME, ERRORS]
    for number, (program, _) in enumerate(SHOWN):
        programs.append(f"shown_{number}.py")
        (project.folder / programs[-1]).write_text(program, encoding="utf-8")
    assert mistakes_of_types(project.folder, f"--python-executable={project.python}", *programs) == []


def test_a_type_error_is_detected(project: Project) -> None:
    calls = ["roll(seed='three')", "roll(colour=1)", "roll().dices", "score(dice=5)", "advise(dice=[1])", "rol()"]
    lines = ["from keepwise_client import Keepwise", *(f"Keepwise('http://localhost').{call}" for call in calls)]
    (project.folder / "mistakes.py").write_text("\n".join(lines), encoding="utf-8")
    said = mistakes_of_types(project.folder, f"--python-executable={project.python}", "mistakes.py")
    assert {int(line.split(":")[1]) for line in said if ": error:" in line} == {*range(2, 2 + len(calls))}


@pytest.mark.parametrize("program", [GAME, ASYNC_GAME])
def test_a_whole_game_is_played(project: Project, service: str, program: str) -> None:
    assert play_in_python(project.folder, program, service, project.python) == play(service)


def test_errors_are_reported(project: Project, refusing: list[str]) -> None:
    assert_errors_are_reported(project.folder, ERRORS, refusing, project.python)


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_examples_of_the_readme_work(project: Project, service: str, number: int) -> None:
    program, printed = SHOWN[number]
    file = project.folder / f"asked_{number}.py"
    file.write_text(program.replace(ADDRESS, service), encoding="utf-8")
    assert run_python(file.name, cwd=project.folder, python=project.python) == printed


def test_the_readme_shows_the_tested_examples() -> None:
    assert sum(bool(printed) for _, printed in SHOWN) > 3
