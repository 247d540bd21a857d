"""Tables on demand: built once, by one process at a time, and stored in a bounded folder.

::

    FOLDER/<fingerprint>.<objective>.*    see `solved_folder`: tables, with their last use and who waits for them
    FOLDER/quick.*                        see `build_lane`, `build_queue`: means and floors of all rulesets, in seconds
    FOLDER/slow.*                         builds that take minutes, so that they never delay quick ones

A separate process builds (`builder`), so that a server stays small, goes on answering, and needs no numba itself.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final
from weakref import finalize

from engine.definitions.definition import parse_ruleset
from engine.errors import InvalidRuleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import dump_ruleset
from strategy_tables.errors import DiskFull, SolverFailed
from strategy_tables.jobs.build import expected_size
from strategy_tables.jobs.build_lane import BuildLane, BuildProgress, Failure
from strategy_tables.jobs.build_queue import BuildQueue, BuildRequest, QueueFile
from strategy_tables.jobs.build_status import (
    PreparationStatus,
    WaitStatus,
    current_build,
    estimate_wait,
    list_preparations,
)
from strategy_tables.jobs.cost import is_quick, is_within_reach, seconds_to_build
from strategy_tables.jobs.process import BuilderProcess
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.layout import count_states
from strategy_tables.processors import allowed_processors
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, OUTLOOK, TABLE_KINDS, TARGET, TableKind
from strategy_tables.store.solved_folder import (
    LONGEST_WAIT,
    fits_besides_all,
    fits_besides_awaited,
    reserve_until,
)
from strategy_tables.store.tablefile import SUFFIX, table_path

QUICK: Final = "quick"
SLOW: Final = "slow"
_GREATEST_SECONDS: Final = {QUICK: 120.0, SLOW: 3_600.0}
"""Timeouts of builders; builds within the limits of `cost` take a small part of them."""

LONGEST_RETRY: Final = 600.0
"""Longest time until a retry, in answers."""
_SOON: Final = 2.0

PREPARED_KINDS: Final = (EXPECTED_TOTAL, OUTLOOK, TARGET)
"""Kinds of prepared tables, in this order: one kind of all rulesets, then the next."""
_KEPT: Final = 60.0
"""Seconds until preparations expire after the last process that prepares is gone."""
_BYTES_TO_NOTE: Final = 1 << 16
_PREPARES: Final = "prepared"
"""Prefix of clients for preparations, which no real client has."""


def can_solve() -> bool:
    """Return whether this installation can solve."""
    return find_spec("numba") is not None


@dataclass(frozen=True, slots=True)
class RunningBuilder:
    """Builder with its table's ruleset and kind."""

    builder: "BuilderProcess"
    compiled: CompiledRuleset
    kind: TableKind

    @property
    def key(self) -> str:
        """Return the key of the table."""
        return _key(self.compiled, self.kind)


class SolvedTables:
    """Folder of tables of up to `limit` bytes, shared by all processes that use it.

    Made before a server forks, it keeps a builder running while one of the server's processes lives. Only an instance
    that `prepares` starts preparations.
    """

    def __init__(self, folder: Path, limit: int, limits: WorkLimits = WORK_LIMITS, *, prepares: bool = False) -> None:
        self.folder = folder
        self.limit = limit
        self.limits = limits
        self.prepares = prepares
        self._lanes = {name: BuildLane(folder, name) for name in (QUICK, SLOW)}
        self._queues = {name: QueueFile(folder, name) for name in (QUICK, SLOW)}
        # Nothing is written to the pipe: a builder sees its end when all processes that can write are gone.
        self.listened, held = os.pipe()
        for descriptor in (self.listened, held):
            finalize(self, os.close, descriptor)
        # A worker may be bound to one processor; a builder is not.
        self._processors = ",".join(map(str, sorted(allowed_processors())))

    def accepts(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Return whether a table is built on demand: small enough, and less than the whole folder.

        False too if its builder has recently found the disk too small. Tables of numbers are small in comparison, and
        always accepted.
        """
        if not is_within_reach(compiled, kind, self.limits) or self.lacks_disk_space(compiled, kind):
            return False
        return kind.dtype != BYTES or expected_size(compiled, kind) <= self.limit

    def lacks_disk_space(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Return whether the disk was recently found too small for a table."""
        failure = self._failure(compiled, kind)
        return failure is not None and failure.no_room_for != ""

    def _failure(self, compiled: CompiledRuleset, kind: TableKind) -> Failure | None:
        return self._lanes[self.lane_of(compiled, kind)].read().recent_failure(_key(compiled, kind))

    def tables_without_disk_space(self) -> Iterator[tuple[str, str]]:
        """Yield the rulesets and objectives of the tables that the disk was found too small for."""
        for lane in self._lanes.values():
            for key, failure in lane.read().failures.items():
                if failure.no_room_for and failure.seconds_left > 0.0:
                    yield failure.no_room_for, key.partition(".")[2]

    def lane_of(self, compiled: CompiledRuleset, kind: TableKind) -> str:
        """Return the lane in which a table is built."""
        return QUICK if is_quick(compiled, kind, self.limits) else SLOW

    def request(self, compiled: CompiledRuleset, kind: TableKind, client: str) -> WaitStatus | None:
        """Request a table for a client, or renew the request; return None if the table exists.

        `client` is any text that identifies a client. Raises `SolverFailed` for a recent failure, and if the folder
        cannot be written to.
        """
        key, name = _key(compiled, kind), self.lane_of(compiled, kind)
        lane, queues = self._lanes[name], self._queues[name]
        if table_path(compiled, self.folder, kind).exists():
            return None
        if failure := lane.read().recent_failure(key):
            left = failure.seconds_left
            if failure.no_room_for:
                raise DiskFull(failure.why, left)
            raise SolverFailed(f"{failure.why}; it is retried in {left:.0f} s at the earliest", left)
        request = _build_request(compiled, kind)
        seconds = request.seconds
        with queues.lock() as queue:
            before, job = queue, current_build(queue, lane)
            queue = queue.enqueue(client, request)
            waiting = estimate_wait(queue, key, seconds, job)
            if waiting.place is not None:
                announced = min(waiting.seconds, LONGEST_RETRY)
                least, part = self.limits.late
                until = min(announced + max(least, part * announced), LONGEST_WAIT)
                if not before.contains(key):
                    queues.remove_orphans(queue)
                    queues.save_definition(key, dump_ruleset(compiled.ruleset))
                queues.write(queue.enqueue(client, replace(request, until=time.time() + until)))
        return waiting

    def prepare(self, asked: Iterable[tuple[CompiledRuleset, TableKind]]) -> None:
        """Have these tables built while no client waits, if they fit and have not failed.

        Preparations expire unless this is called again. Raises `SolverFailed`.
        """
        if not fits_besides_all(self.folder, sys.maxsize, _BYTES_TO_NOTE):
            # It would evict a table: forget the preparations instead.
            return
        now, asked = time.time(), list(asked)
        for name, queues in self._queues.items():
            mine = [(compiled, kind) for compiled, kind in asked if self.lane_of(compiled, kind) == name]
            if not mine and not any(request.rank for request in queues.peek().order()):
                continue
            with queues.lock() as before:
                queue = before.renew_preparations(now + _KEPT / 2, now + _KEPT)
                for compiled, kind in mine:
                    request = replace(
                        _build_request(compiled, kind), until=now + _KEPT, rank=1 + PREPARED_KINDS.index(kind)
                    )
                    if not queue.is_prepared(request.key) and self._may_be_prepared(request, queue, name):
                        queue = queue.enqueue_preparation(f"{_PREPARES} {compiled.fingerprint}", request)
                        queues.save_definition(request.key, dump_ruleset(compiled.ruleset))
                if queue != before:
                    queues.write(queue)

    def _may_be_prepared(self, request: BuildRequest, queue: BuildQueue, name: str) -> bool:
        """Return whether a table is missing, has not failed recently, and fits in addition to all existing and earlier
        ones."""
        failure = self._lanes[name].read().without_killed_job().recent_failure(request.key)
        if failure is not None or (self.folder / f"{request.key}{SUFFIX}").exists():
            return False
        return fits_besides_all(self.folder, self.limit, request.size + sum(each.size for each in queue.order()))

    def preparing(self) -> list[PreparationStatus]:
        """Return the preparations, the next one first."""
        found = [each for name, queues in self._queues.items() for each in self._preparing(name, queues.name_of)]
        return sorted(found, key=lambda each: each.seconds_left)

    def _preparing(self, name: str, name_of: Callable[[str], str] = lambda _: "") -> Iterator[PreparationStatus]:
        """Yield the preparations of a lane."""
        record = self._lanes[name].read()
        for each in list_preparations(self._queues[name].peek(), record.job, name_of):
            if record.recent_failure(each.key) is None and not (self.folder / f"{each.key}{SUFFIX}").exists():
                yield each

    def seconds_left(self, compiled: CompiledRuleset, kind: TableKind) -> float | None:
        """Return the seconds until a prepared table is ready; None if it is not prepared."""
        key = _key(compiled, kind)
        lane = self._preparing(self.lane_of(compiled, kind))
        return next((each.seconds_left for each in lane if each.key == key), None)

    def start(self, name: str, ended: str | None = None) -> RunningBuilder | None:
        """Start the next build of a lane; return None if one is running, or none is requested.

        `ended` is the key of the table whose builder the caller has just seen end. Raises `SolverFailed`.
        """
        lane, queues = self._lanes[name], self._queues[name]
        with queues.lock() as before, lane.lock() as lock:
            if lock is None:
                return None
            queue, found = self._after_build(before, lane, ended), None
            while found is None and (request := self._next(queue)) is not None:
                found = self._requested(request, queues, lane)
                if found is None or (request.rank and not fits_besides_all(self.folder, self.limit, request.size)):
                    found, queue = None, queue.remove(request.key)
                elif request.rank or fits_besides_awaited(self.folder, self.limit, request.size):
                    queue = queue.start_build(request, time.time())
                else:
                    # Tables that other clients wait for are fetched first.
                    found = None
                    break
            if queue != before:
                # Written before the build starts: if this process ends here, the next one knows.
                queues.write(queue)
                queues.remove_orphans(queue)
            return None if found is None or request is None else self._build(name, *found, lock, request.rank > 0)

    def _next(self, queue: BuildQueue) -> BuildRequest | None:
        """Return the next request, if this server accepts it."""
        request = next(queue.order(), None)
        return None if request is None or (request.rank and not self.prepares) else request

    def _after_build(self, queue: BuildQueue, lane: BuildLane, ended: str | None) -> BuildQueue:
        """Return the queue after a build: done, failed, or retried once if nothing is known."""
        served = queue.served
        if served is None:
            return queue
        path = self.folder / f"{served.key}{SUFFIX}"
        with suppress(FileNotFoundError):
            seconds = max(path.stat().st_mtime - served.since, 0.0)
            if until := queue.last_expiry(served.key):
                reserve_until(path, until)
            return queue.finish_build(seconds)
        record = lane.read()
        is_known = ended == served.key or record.recent_failure(served.key) is not None
        is_known = is_known or (record.job is not None and record.job.key == served.key)
        # Preparations are requested again by the process that prepares, so that clients need not wait.
        if is_known or next(queue.order()).rank or not queue.can_retry():
            return queue.finish_build()
        return queue

    def _requested(
        self, request: BuildRequest, queues: QueueFile, lane: BuildLane
    ) -> tuple[CompiledRuleset, TableKind] | None:
        """Return the ruleset and kind of a request; None if the table exists, has failed recently, or is invalid."""
        name = request.key.partition(".")[2]
        if name not in TABLE_KINDS or (self.folder / f"{request.key}{SUFFIX}").exists():
            return None
        try:
            compiled = compile_ruleset(parse_ruleset(queues.load_definition(request.key)))
        except InvalidRuleset:
            return None
        kind = TABLE_KINDS[name]
        is_it = _key(compiled, kind) == request.key and self.accepts(compiled, kind)
        return (
            (compiled, kind) if is_it and lane.read().without_killed_job().recent_failure(request.key) is None else None
        )

    def _build(
        self, name: str, compiled: CompiledRuleset, kind: TableKind, lock: BinaryIO, prepares: bool
    ) -> RunningBuilder:
        arguments = [str(self.folder), str(self.limit), name, kind.name, str(_GREATEST_SECONDS[name])]
        arguments += [str(self.listened), self._processors, str(int(prepares))]
        return RunningBuilder(BuilderProcess(compiled, arguments, (lock.fileno(), self.listened)), compiled, kind)

    def retry_after(self, compiled: CompiledRuleset, kind: TableKind) -> float:
        """Return the seconds until a retry of a failed table."""
        failure = self._failure(compiled, kind)
        return _SOON if failure is None else failure.seconds_left

    def current_builds(self) -> list[BuildProgress]:
        """Return the progress of all current builds."""
        found = []
        for name, lane in self._lanes.items():
            # Locking the queue would create files where nothing was ever built.
            if lane.read().job is not None:
                with suppress(SolverFailed), self._queues[name].lock() as queue:
                    found.append(current_build(queue, lane))
        return [job.progress() for job in found if job is not None]


def _build_request(compiled: CompiledRuleset, kind: TableKind) -> BuildRequest:
    seconds, size = seconds_to_build(compiled, kind), expected_size(compiled, kind)
    return BuildRequest(_key(compiled, kind), count_states(compiled), seconds, size)


def _key(compiled: CompiledRuleset, kind: TableKind) -> str:
    return f"{compiled.fingerprint}.{kind.name}"
