"""Checks of all Python clients."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tests.generators.game import ARGUMENTS
from tests.generators.refusals import assert_refusals

SOURCES: Final = Path(__file__).resolve().parent / "python"


def run_python(*arguments: object, cwd: Path, python: str | Path = sys.executable) -> str:
    """Return the output of a Python program that ends without errors and warnings."""
    command = [str(python), "-W", "error", *map(str, arguments)]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def start_project(folder: Path, *sources: str) -> None:
    """Create a project with some files of tests/generators/python."""
    for name in sources:
        (folder / name).write_bytes((SOURCES / name).read_bytes())


def made_module(folder: Path, name: str) -> Any:
    """Import a generated module from a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        return importlib.import_module(name)


def mistakes_of_types(folder: Path, *arguments: str, strict: bool = True) -> list[str]:
    """Return the messages of mypy."""
    options = ["--config-file=", "--no-error-summary", f"--cache-dir={folder}/cache", *(["--strict"] * strict)]
    command = [sys.executable, "-m", "mypy", *options, *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode in (0, 1), done.stderr) == (True, ""), done.stdout + done.stderr
    return done.stdout.splitlines()


def play_in_python(project: Path, program: str, address: str, python: str | Path = sys.executable) -> Any:
    """Return the report of the game that a program plays."""
    return json.loads(run_python(program, address, *ARGUMENTS, cwd=project, python=python))


def assert_errors_are_reported(
    project: Path, program: str, addresses: Sequence[str], python: str | Path = sys.executable
) -> None:
    """Check the reported errors of an invalid request and of services that refuse."""
    assert_refusals(run_python(program, *addresses, cwd=project, python=python).splitlines())
