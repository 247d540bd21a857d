"""The Kotlin library with its test programs, compiled by Maven."""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path
from typing import Final

from clients.make_kotlin import copy_project, run_maven
from tests.generators.commands import output_of
from tests.programs import skip_or_fail

_CLASSPATH: Final = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath"


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
            run_maven(project, "test-compile", _CLASSPATH, "-Dmdep.outputFile=target/classpath")
    return project


def run_kotlin_test(project: Path, program: str, *arguments: str | Path, said: str = "") -> list[str]:
    """Run a test program that succeeds, and return its output lines."""
    target = project / "target"
    jars = (target / "classpath").read_text(encoding="utf-8")
    path = os.pathsep.join([str(target / "classes"), str(target / "test-classes"), jars])
    return output_of("java", "-cp", path, program, *arguments, said=said).splitlines()
