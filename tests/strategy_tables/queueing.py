"""Clients that request tables of tiny rulesets, and an instant builder."""

import os
from pathlib import Path
from typing import Any

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import EXPECTED_TOTAL, SolvedTables, table_path
from strategy_tables.jobs.on_demand import QUICK, RunningBuilder
from strategy_tables.store.kinds import TABLE_KINDS
from tests.tiny import compiled_tiny


class NoProcess:
    """A builder without a process; its table has `size` bytes."""

    pid = 0
    size = 1_000

    def __init__(self, compiled: CompiledRuleset, arguments: list[str], inherited: tuple[int, ...]) -> None:
        self.arguments = arguments
        self.path = table_path(compiled, Path(arguments[0]), TABLE_KINDS[arguments[3]])
        # The real builder holds it until it ends.
        self.lock = os.dup(inherited[0])

    def finish(self) -> str:
        """Write the table and release the lock."""
        self.path.write_bytes(bytes(self.size))
        os.close(self.lock)
        return ""


def want(solved: SolvedTables, number: int, client: str) -> Any:
    """Request the tiny ruleset of this number for a client."""
    return solved.request(compiled_tiny(number), EXPECTED_TOTAL, client)


def start(solved: SolvedTables) -> RunningBuilder:
    """Start the build whose turn it is."""
    started = solved.start(QUICK)
    assert started is not None
    return started


def built(solved: SolvedTables) -> set[int]:
    """Return the numbers of the tiny rulesets that have tables."""
    return {number for number in range(50) if table_path(compiled_tiny(number), solved.folder).exists()}
