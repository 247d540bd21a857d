"""A builder as the process sees it that has started it: see `builder`."""

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
    """A process that builds a table."""

    command: ClassVar[Sequence[str]] = ("-m", "strategy_tables.jobs.builder")
    """What Python runs."""

    def __init__(self, compiled: CompiledRuleset, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Raises `SolverFailed` where it cannot be started."""
        try:
            # Closed when it has ended. A pipe would be nobody's when this process ends before it.
            self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
            with tempfile.TemporaryFile("w+", encoding="utf-8") as definition:
                json.dump(dump_ruleset(compiled.ruleset), definition)
                definition.seek(0)
                self._process = subprocess.Popen(  # noqa: S603 - our own command; the definition is in a file
                    [sys.executable, *self.command, *arguments],
                    # From here, whatever the server's own folder is.
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
        """Its process id."""
        return self._process.pid

    def finish(self) -> str:
        """Wait until it has built the table, and say what it has to say to the operator, if anything.

        Raises `SolverFailed` where it has not.
        """
        status = self._process.wait()
        with self._complaints as complaints:
            complaints.seek(0)
            said = complaints.read().strip()
        if status:
            raise SolverFailed(said or f"the builder ended with status {status}")
        return said
