"""A queue of tiny rulesets, and solvers that build instantly."""

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from engine.rulesets.ruleset import dump_ruleset
from strategy_tables import EXPECTED_TOTAL, SolvedTables, table_path
from strategy_tables.jobs.build_queue import QUICK, BuildQueue, BuildRequest, WaitStatus
from strategy_tables.jobs.on_demand import key_of
from strategy_tables.jobs.requested_build import RequestedBuild
from strategy_tables.jobs.settings import BuildSettings
from tests.tiny import compiled_tiny

SIZE = 1_000
"""Bytes of a table built instantly."""


@cache
def asked(number: int, lane: str = QUICK) -> BuildRequest:
    """Return a request for the table of a tiny ruleset."""
    compiled = compiled_tiny(number)
    return BuildRequest(
        key_of(compiled, EXPECTED_TOTAL), lane, 10, 2.0, compiled.ruleset.name, dump_ruleset(compiled.ruleset)
    )


class InstantSolver:
    """Builds nothing, and takes notes; `failing` rulesets fail."""

    def __init__(self, folder: Path, url: str | None = None, failing: Callable[[str], bool] = lambda _: False) -> None:
        self.queue = BuildQueue(folder, url, self.build)
        self.built: list[str] = []
        self._failing = failing

    def build(self, key: str, token: str) -> None:
        begun = self.queue.begin(key, token)
        if begun is None:
            return
        build, definition = begun
        assert definition["name"] == build.ruleset
        if self._failing(build.ruleset):
            self.queue.end(build.as_failed("no"))
        else:
            self.built.append(build.ruleset)
            self.queue.end(build)

    def take(self, lane: str = QUICK) -> bool:
        """Build the next table of a lane; return whether there was one."""
        huey = self.queue.hueys()[lane]
        task = huey.dequeue()
        if task is not None:
            task.execute()
        return task is not None


def begin(queue: BuildQueue, lane: str = QUICK) -> RequestedBuild:
    """Take the next build from the queue, as a solver that builds it for a while."""
    data = queue.hueys()[lane].storage.dequeue()
    key, token = json.loads(data)[6]
    begun = queue.begin(key, token)
    assert begun is not None
    return begun[0]


def want(solved: SolvedTables, number: int, client: str) -> WaitStatus | None:
    """Request the tiny ruleset of this number for a client."""
    return solved.request(compiled_tiny(number), EXPECTED_TOTAL, client)


def solved_in(folder: Path, limit: int = 1 << 30, **settings: Any) -> SolvedTables:
    return SolvedTables(BuildSettings(folder, limit, **settings))


def write_table(folder: Path, number: int) -> Path:
    """Write a file in place of the table of a tiny ruleset."""
    path = table_path(compiled_tiny(number), folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes(SIZE))
    return path


def at(monkeypatch: Any, seconds: float) -> None:
    """Set the clock to this many seconds from now."""
    now = time.time() + seconds
    monkeypatch.setattr("time.time", lambda: now)
