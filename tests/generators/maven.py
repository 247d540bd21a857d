"""Projects that Maven compiles."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from clients.make_kotlin import run_maven
from tests.generators.commands import output_of
from tests.programs import skip_or_fail

_CLASSPATH: Final = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath"


def compiled_project(project: Path, copy: Callable[[Path], object]) -> Path:
    """Return a project, copied and compiled with its tests by the first caller for all test processes."""
    for name in ("mvn", "javac"):
        if shutil.which(name) is None:
            skip_or_fail(f"no {name} on the PATH")
    with project.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not project.exists():
            copy(project)
            run_maven(project, "test-compile", _CLASSPATH, "-Dmdep.outputFile=target/classpath")
    return project


def run_class(project: Path, program: str, *arguments: str | Path, said: str = "") -> list[str]:
    """Run a compiled class that succeeds, and return its output lines."""
    return output_of("java", "-cp", class_path(project), program, *arguments, said=said).splitlines()


def class_path(project: Path) -> str:
    """Return the classes of a compiled project, those of its tests and its libraries."""
    target = project / "target"
    jars = (target / "classpath").read_text(encoding="utf-8")
    return os.pathsep.join([str(target / "classes"), str(target / "test-classes"), jars])
