"""Running programs to completion."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

NODE_MODULES: Final = Path(__file__).resolve().parent / "node_modules"
"""Third-party generators and linters."""


def output_of(*command: str | Path, said: str = "", cwd: Path | None = None, **environment: str) -> str:
    """Return the output of a program that succeeds."""
    done = subprocess.run(
        command,
        input=said,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
