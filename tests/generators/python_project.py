"""What is asked of every client in Python."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.generators.game import ARGUMENTS
from tests.generators.refusals import assert_refusals

SOURCES: Final = Path(__file__).resolve().parent / "python"


def run_python(*arguments: object, cwd: Path, python: str | Path = sys.executable) -> str:
    """The output of what Python did without a mistake or a warning."""
    command = [str(python), "-W", "error", *map(str, arguments)]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def start_project(folder: Path, *sources: str) -> None:
    """Begin a project with some files of tests/generators/python."""
    for name in sources:
        (folder / name).write_bytes((SOURCES / name).read_bytes())


def mistakes_of_types(folder: Path, *parts: str) -> list[str]:
    """What mypy says in strict mode, line by line."""
    options = ["--strict", "--config-file=", "--no-error-summary", f"--cache-dir={folder}/cache"]
    command = [sys.executable, "-m", "mypy", *options, *parts]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout.splitlines()


def play_in_python(project: Path, program: str, address: str, python: str | Path = sys.executable) -> Any:
    """The report of the game that a program has played."""
    return json.loads(run_python(program, address, *ARGUMENTS, cwd=project, python=python))


def assert_errors_are_told(
    project: Path, program: str, addresses: Sequence[str], python: str | Path = sys.executable
) -> None:
    """A program says the same of a wrong request to the service that is well, the spent one and the late one."""
    assert_refusals(run_python(program, *addresses, cwd=project, python=python).splitlines())


def unlike(sent: Any, made: Any, defaults: bool = False) -> bool:
    """Whether what a model made of a value is another value, or the value and more than the defaults of fields."""
    if isinstance(sent, dict) and isinstance(made, dict):
        more = {} if defaults else {name: value for name, value in made.items() if name not in sent}
        return bool(sent.keys() - made.keys() or more) or any(unlike(sent[name], made[name], defaults) for name in sent)
    if isinstance(sent, list) and isinstance(made, list):
        return len(sent) != len(made) or any(map(unlike, sent, made, [defaults] * len(sent)))
    return bool(sent != made or isinstance(sent, bool) != isinstance(made, bool))
