"""The Kotlin library with its test programs and the documented programs, compiled by Maven."""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path
from typing import Final

from api.site.quick_start import ADDRESS, LANGUAGES
from clients.make_kotlin import PACKAGE, copy_project, run_maven
from tests.generators.commands import output_of
from tests.generators.readmes import shown_programs
from tests.programs import skip_or_fail

_CLASSPATH: Final = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath"

SHOWN: Final = shown_programs(PACKAGE / "README.md", "kotlin")


def compiled_library(shared: Path) -> Path:
    """Return the folder of the library, compiled by the first caller for all test processes."""
    for name in ("mvn", "java"):
        if shutil.which(name) is None:
            skip_or_fail(f"no {name} on the PATH")
    project = shared / "kotlin-library"
    with (shared / "kotlin-library.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not project.exists():
            copy_project(project)
            for number, (code, _) in enumerate(SHOWN):
                _add_program(project, f"shown{number}", code)
            [quick_start] = [each.code for each in LANGUAGES if each.id == "kotlin"]
            _add_program(project, "quickstart", quick_start)
            run_maven(project, "test-compile", _CLASSPATH, "-Dmdep.outputFile=target/classpath")
    return project


def kotlin_command(project: Path, program: str, service: str = "") -> list[str]:
    """Return the command that runs a test program, with the address of a service for documented ones."""
    target = project / "target"
    jars = (target / "classpath").read_text(encoding="utf-8")
    path = os.pathsep.join([str(target / "classes"), str(target / "test-classes"), jars])
    return ["java", f"-Dservice={service}", "-cp", path, program]


def run_kotlin_test(
    project: Path, program: str, *arguments: str | Path, said: str = "", service: str = ""
) -> list[str]:
    """Run a test program that succeeds, and return its output lines."""
    command = kotlin_command(project, program, service)
    return output_of(*command, *arguments, said=said, cwd=project).splitlines()


def _add_program(project: Path, package: str, code: str) -> None:
    """Add a documented program to the tests, in a package and with the address of a service from a property."""
    folder = project / "src" / "test" / "kotlin" / package
    folder.mkdir()
    code = code.replace(f'"{ADDRESS}', '"${System.getProperty("service")}')
    (folder / "Main.kt").write_text(f"package {package}\n\n{code}", encoding="utf-8")
