"""Waiting for missing tables of requests, and their progress."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from api.http.client import current_client
from api.http.errors import NotReady
from engine.rulesets.compiled import CompiledRuleset
from engine.words import format_duration
from strategy_tables import EXPECTED_TOTAL, SolvedTables, TableKind
from strategy_tables.jobs.build_queue import QUICK, WaitStatus
from strategy_tables.jobs.on_demand import LONGEST_RETRY
from strategy_tables.jobs.requested_build import BuildProgress

SOON: Final = 2
"""Seconds until a build that was just started may be done."""
_BETWEEN_CHECKS: Final = 0.05


class Demand:
    """A client of the build queue; requests wait `seconds_to_wait` for tables that are built quickly."""

    def __init__(self, solved: SolvedTables, seconds_to_wait: float) -> None:
        self._solved = solved
        self._seconds_to_wait = seconds_to_wait

    def build(self, compiled: CompiledRuleset, kind: TableKind) -> None:
        """Have an accepted table built and return when it is ready.

        Raises `NotReady`, with the progress and the place in the queue, if building takes longer than a request can
        wait. Raises `SolverFailed` if it fails, or `DiskFull` if the disk is too small.
        """
        client = current_client()
        is_quick = self._solved.lane_of(compiled, kind) == QUICK
        deadline = time.monotonic() + (self._seconds_to_wait if is_quick else 0.0)
        while (waiting := self._solved.request(compiled, kind, client)) is not None:
            # Waiting for other builds would take a thread from other requests.
            if waiting.place != 0 or time.monotonic() >= deadline:
                raise _not_ready(compiled, kind, waiting)
            time.sleep(_BETWEEN_CHECKS)


def _not_ready(compiled: CompiledRuleset, kind: TableKind, waiting: WaitStatus) -> NotReady:
    """Return the error for requests while a table, this one or an earlier one in the queue, is being built."""
    what = "the table" if kind is EXPECTED_TOTAL else f"the {kind.name} table"
    retry_after = math.ceil(min(max(waiting.seconds, 1.0), LONGEST_RETRY))
    underway = waiting.progress
    far = "" if underway is None else f"; current build: {describe_progress(underway)}"
    is_own = underway is not None and (underway.fingerprint, underway.objective) == (compiled.fingerprint, kind.name)
    progress = None if underway is None else _dump_progress(underway, waiting, is_own=is_own)
    if underway is not None and is_own:
        said = f"is being built: {describe_progress(underway)}"
    elif waiting.place is None:
        said = f"is not in the queue yet: this client already waits for another one, or too many clients wait{far}"
    elif waiting.place:
        others = "1 other build" if waiting.place == 1 else f"{waiting.place} other builds"
        said = f"waits for {others}, expected in about {format_duration(waiting.seconds)}{far}"
    else:
        said = "is queued to be built"
    return NotReady(f"{what} of this ruleset {said}", retry_after, progress)


def describe_progress(underway: BuildProgress) -> str:
    """Return the progress of a build in words."""
    # Rounded down: 100% means that the table is ready.
    percent = min(math.floor(underway.share * 100 + 1e-9), 99)
    passed, left = format_duration(underway.seconds), format_duration(underway.seconds_left)
    return f"{percent}% done after {passed}, about {left} left"


def _dump_progress(underway: BuildProgress, waiting: WaitStatus, *, is_own: bool) -> dict[str, Any]:
    return {
        "table": "own" if is_own else "other",
        "objective": underway.objective,
        "states": underway.states,
        "states_done": underway.states_done,
        "share": round(underway.share, 4),
        "seconds": round(underway.seconds, 1),
        "seconds_left": round(underway.seconds_left, 1),
        "place": waiting.place,
    }
