"""Building missing tables for requests, with waiting and progress."""

from __future__ import annotations

import logging
import math
from concurrent.futures import Future, wait
from threading import Thread
from typing import Any, Final

from api.http.client import current_client
from api.http.errors import NotReady
from api.service.metrics import count_builds, count_busy
from engine.rulesets.compiled import CompiledRuleset
from engine.words import format_duration
from strategy_tables import EXPECTED_TOTAL, DiskFull, SolvedTables, SolverFailed, TableKind
from strategy_tables.jobs.build_lane import BuildProgress
from strategy_tables.jobs.build_status import WaitStatus
from strategy_tables.jobs.on_demand import LONGEST_RETRY, QUICK, SLOW, RunningBuilder

SOON: Final = 2
"""Seconds until a build that was just started may be done."""

_LOG: Final = logging.getLogger("keepwise.api")


class Demand:
    """A client of the build queue; requests wait `seconds_to_wait` for tables that are built quickly."""

    def __init__(self, solved: SolvedTables, seconds_to_wait: float) -> None:
        self._solved = solved
        self._seconds_to_wait = seconds_to_wait

    def build(self, compiled: CompiledRuleset, kind: TableKind) -> None:
        """Build an accepted table and return when it is ready.

        Raises `NotReady`, with the progress and the place in the queue, if building takes longer than a request can
        wait. Raises `SolverFailed` if it fails, or `DiskFull` if the disk is too small.
        """
        client = current_client()
        waiting = self._solved.request(compiled, kind, client)
        if waiting is None:
            return
        lane = self._solved.lane_of(compiled, kind)
        first = Future[SolverFailed | None]()
        started = self._begin(lane, first)
        if started is None:
            count_busy(kind.name)
            raise _not_ready(compiled, kind, waiting)
        if (started.compiled.fingerprint, started.kind) == (compiled.fingerprint, kind):
            wait([first], self._seconds_to_wait if lane == QUICK else 0.0)
            if first.done() and (error := first.result()) is not None:
                failed = DiskFull if self._solved.lacks_disk_space(compiled, kind) else SolverFailed
                raise failed(str(error), self._solved.retry_after(compiled, kind))
        waiting = self._solved.request(compiled, kind, client)
        if waiting is not None:
            raise _not_ready(compiled, kind, waiting)

    def build_prepared(self) -> set[str]:
        """Start prepared builds in idle lanes, and return their keys.

        Raises `SolverFailed`.
        """
        begun = (self._begin(lane, Future()) for lane in (SLOW, QUICK))
        return {started.key for started in begun if started is not None}

    def _begin(self, lane: str, first: Future[SolverFailed | None]) -> RunningBuilder | None:
        """Start the next build of a lane; `first` becomes its failure, or None."""
        started = self._solved.start(lane)
        if started is not None:
            # A thread waits for the end of the builder, which may outlive the request.
            Thread(target=self._work_through_queue, args=(lane, started, first), daemon=True).start()
        return started

    def _work_through_queue(
        self, lane: str, started: RunningBuilder | None, first: Future[SolverFailed | None]
    ) -> None:
        """Wait for builders and start the next ones until the queue is empty."""
        try:
            while started is not None:
                failed = _watch(started)
                try:
                    started = self._solved.start(lane, ended=started.key)
                finally:
                    if not first.done():
                        first.set_result(failed)
        except SolverFailed as error:
            _LOG.error("cannot start a builder: %s", error)


def _watch(started: RunningBuilder) -> SolverFailed | None:
    """Wait for a builder to end, log the outcome and return its failure."""
    ruleset, kind = started.compiled.ruleset.name, started.kind.name
    _LOG.info("building the %s table of %r in process %d", kind, ruleset, started.builder.pid)
    try:
        with count_builds(kind):
            said = started.builder.finish()
    except SolverFailed as error:
        _LOG.error("the %s table of %r could not be built: %s", kind, ruleset, error)
        return error
    _LOG.info("the %s table of %r was built", kind, ruleset)
    if said:
        _LOG.warning("%s", said)
    return None


def _not_ready(compiled: CompiledRuleset, kind: TableKind, waiting: WaitStatus) -> NotReady:
    """Return the error for requests while a table, this one or an earlier one in the queue, is being built."""
    what = "the table" if kind is EXPECTED_TOTAL else f"the {kind.name} table"
    retry_after = math.ceil(min(max(waiting.seconds, 1.0), LONGEST_RETRY))
    underway = waiting.progress
    if underway is None:
        return NotReady(f"{what} of this ruleset is queued to be built", retry_after)
    is_own = (underway.fingerprint, underway.objective) == (compiled.fingerprint, kind.name)
    far = describe_progress(underway)
    progress = _dump_progress(underway, waiting, is_own=is_own)
    if is_own:
        return NotReady(f"{what} of this ruleset is being built: {far}", retry_after, progress)
    if waiting.place is None:
        why = "is not in the queue yet: this client already waits for several others, or too many clients wait"
        return NotReady(f"{what} of this ruleset {why}; current build: {far}", retry_after, progress)
    others = "1 other build" if waiting.place == 1 else f"{waiting.place} other builds"
    soon = f"expected in about {format_duration(waiting.seconds)}"
    return NotReady(f"{what} of this ruleset waits for {others}, {soon}; current build: {far}", retry_after, progress)


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
