"""The Kotlin library with its test programs and the documented programs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from api.site.quick_start import ADDRESS, LANGUAGES
from clients.make_kotlin import PACKAGE, copy_project
from tests.generators.commands import output_of
from tests.generators.maven import class_path, compiled_project
from tests.generators.readmes import shown_programs

SHOWN: Final = shown_programs(PACKAGE / "README.md", "kotlin")


def compiled_library(shared: Path) -> Path:
    """Return the folder of the compiled library."""
    return compiled_project(shared / "kotlin-library", _copy_library)


def kotlin_command(project: Path, program: str, service: str = "") -> list[str]:
    """Return the command that runs a test program, with the address of a service for documented ones."""
    return ["java", f"-Dservice={service}", "-cp", class_path(project), program]


def run_kotlin_test(
    project: Path, program: str, *arguments: str | Path, said: str = "", service: str = ""
) -> list[str]:
    """Run a test program that succeeds, and return its output lines."""
    command = kotlin_command(project, program, service)
    return output_of(*command, *arguments, said=said, cwd=project).splitlines()


def _copy_library(project: Path) -> None:
    copy_project(project)
    for number, (code, _) in enumerate(SHOWN):
        _add_program(project, f"shown{number}", code)
    [quick_start] = [each.code for each in LANGUAGES if each.id == "kotlin"]
    _add_program(project, "quickstart", quick_start)


def _add_program(project: Path, package: str, code: str) -> None:
    """Add a documented program to the tests, in a package and with the address of a service from a property."""
    folder = project / "src" / "test" / "kotlin" / package
    folder.mkdir()
    code = code.replace(f'"{ADDRESS}', '"${System.getProperty("service")}')
    (folder / "Main.kt").write_text(f"package {package}\n\n{code}", encoding="utf-8")
