"""Builders as seen by the process that starts them: see `builder`."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import dump_ruleset
from strategy_tables.errors import SolverFailed


class BuilderProcess:
    """Process that builds a table."""

    command: ClassVar[Sequence[str]] = ("-m", "strategy_tables.jobs.builder")
    """Arguments of Python."""

    def __init__(self, compiled: CompiledRuleset, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Start a builder; raise `SolverFailed` if that fails."""
        try:
            # Closed after its end. A pipe would break if this process ended first.
            self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
            with tempfile.TemporaryFile("w+", encoding="utf-8") as definition:
                json.dump(dump_ruleset(compiled.ruleset), definition)
                definition.seek(0)
                self._process = subprocess.Popen(  # noqa: S603 - our own command; the definition is in a file
                    [sys.executable, *self.command, *arguments],
                    # Independent of the server's working directory.
                    cwd=Path(__file__).resolve().parents[2],
                    stdin=definition,
                    stdout=subprocess.DEVNULL,
                    stderr=self._complaints,
                    pass_fds=inherited,
                )
        except OSError as error:
            raise SolverFailed(f"the builder cannot be started: {error.strerror}") from error

    @property
    def pid(self) -> int:
        """Return its process id."""
        return self._process.pid

    def finish(self) -> str:
        """Wait until the table is built; return its message for the operator, if any.

        Raises `SolverFailed` if the build failed.
        """
        status = self._process.wait()
        with self._complaints as complaints:
            complaints.seek(0)
            said = complaints.read().strip()
        if status:
            raise SolverFailed(said or f"the builder ended with status {status}")
        return said
