"""The Kotlin library for Android and the JVM, built by Maven."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from api.service.version import VERSION
from clients.contract import ROOT
from clients.npm import Failed
from clients.sources import versioned

PACKAGE: Final = ROOT / "clients" / "kotlin"
PROJECT: Final = "pom.xml"
VERSIONED: Final = (PROJECT, "src/main/kotlin/keepwise/Version.kt")


def build_kotlin(folder: Path) -> list[Path]:
    """Build the archives of classes and sources and the pom, and return their paths."""
    names = (f"keepwise-{VERSION}.jar", f"keepwise-{VERSION}-sources.jar")
    with TemporaryDirectory() as name:
        project = Path(name) / "keepwise"
        copy_project(project)
        run_maven(project, "package", "-Dmaven.test.skip=true")
        built = [shutil.copyfile(project / "target" / name, folder / name) for name in names]
        return [*built, shutil.copyfile(project / PROJECT, folder / f"keepwise-{VERSION}.pom")]


def copy_project(project: Path) -> None:
    """Copy the sources of the library into a new folder."""
    shutil.copytree(PACKAGE, project, ignore=shutil.ignore_patterns("target"))
    for name in VERSIONED:
        (project / name).write_text(versioned(PACKAGE / name), encoding="utf-8")


def run_maven(project: Path, *arguments: str) -> None:
    """Run Maven in a folder; raises `Failed`."""
    maven = shutil.which("mvn")
    if maven is None:
        raise Failed("Maven (mvn) is not on the PATH")
    command = (maven, "--batch-mode", "--quiet", "--no-transfer-progress", *arguments)
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise Failed(f"mvn: {done.stdout}{done.stderr}")
