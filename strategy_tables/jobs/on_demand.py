"""Tables on demand, as servers see them: requested from a queue, built by a solver, and stored in a bounded folder.

A server stays small, goes on answering, and needs no numba itself: see `solver`. Where several machines share a queue,
each has a folder of its own, and copies finished tables from the shared ones.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Overdue
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Final

from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import dump_ruleset
from strategy_tables.errors import DiskFull, SolverFailed, TableError
from strategy_tables.jobs.build import expected_size
from strategy_tables.jobs.build_queue import LANES, OUTCOMES, QUICK, SLOW, BuildQueue, BuildRequest, WaitStatus
from strategy_tables.jobs.cost import is_quick, is_within_reach, seconds_to_build
from strategy_tables.jobs.requested_build import FAILED, BuildProgress, RequestedBuild
from strategy_tables.jobs.settings import BuildSettings
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.layout import count_states
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, OUTLOOK, TABLE_KINDS, TARGET, TWO_PLAYER, TableKind
from strategy_tables.store.shared_tables import SharedTables
from strategy_tables.store.tablefile import table_path

LONGEST_RETRY: Final = 600.0
"""Longest time until a retry, in answers."""
_SOON: Final = 2.0
PREPARED_KINDS: Final = (EXPECTED_TOTAL, OUTLOOK, TARGET, TWO_PLAYER)
"""Kinds of prepared tables, in this order: one kind of all rulesets, then the next."""
_SECONDS_TO_FETCH: Final = 1.0
"""Seconds that a request waits for a table on its way from the shared ones."""
_FETCHERS: Final = 4


def can_solve() -> bool:
    """Return whether this installation can solve."""
    return find_spec("numba") is not None


class SolvedTables:
    """Folder of tables of up to `limit` bytes, and the queue of those that are to be built."""

    def __init__(self, settings: BuildSettings, limits: WorkLimits = WORK_LIMITS) -> None:
        self.settings = settings
        self.folder: Path = settings.folder
        self.limit = settings.limit
        self.limits = limits
        self.queue = BuildQueue(settings.folder, settings.queue)
        shared = settings.open_shared()
        self._shared = None if shared is None else _Fetcher(shared, settings.folder)

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
        build = self.builds().get(key_of(compiled, kind))
        return build is not None and build.lacks_room and build.seconds_until_retry > 0.0

    def tables_without_disk_space(self) -> Iterator[tuple[str, str]]:
        """Yield the rulesets and objectives of the tables that the disk was found too small for."""
        for build in self.builds().values():
            if build.lacks_room and build.seconds_until_retry > 0.0:
                yield build.ruleset or build.key, build.objective

    def lane_of(self, compiled: CompiledRuleset, kind: TableKind) -> str:
        """Return the queue of a table."""
        return QUICK if is_quick(compiled, kind, self.limits) else SLOW

    def request(self, compiled: CompiledRuleset, kind: TableKind, client: str) -> WaitStatus | None:
        """Request a table for a client; return None if the table exists.

        `client` is any text that identifies a client. Raises `SolverFailed` for a recent failure, or if the queue
        cannot be used.
        """
        path, key = table_path(compiled, self.folder, kind), key_of(compiled, kind)
        if path.exists():
            self.queue.release(client, key)
            return None
        known = self.queue.find(key)
        if known is not None and known.is_building:
            return self.queue.wait_status(known)
        if (known is None or known.status == FAILED) and self._shared is not None:
            try:
                if self._shared.fetch(path.name):
                    self.queue.release(client, key)
                    return None
            except Overdue:
                return WaitStatus(0, _SOON, None)
            except TableError as error:
                raise SolverFailed(str(error), _SOON) from error
        asked = BuildRequest(
            key,
            self.lane_of(compiled, kind),
            count_states(compiled),
            seconds_to_build(compiled, kind),
            compiled.ruleset.name,
            dump_ruleset(compiled.ruleset),
        )
        build = self.queue.request(asked, client)
        if build is None:
            return self.queue.wait_without_place(asked)
        if build.status == FAILED:
            left = build.seconds_until_retry
            if build.lacks_room:
                raise DiskFull(build.why, left)
            raise SolverFailed(f"{build.why}; it is retried in {left:.0f} s at the earliest", left)
        return self.queue.wait_status(build)

    def mark_used(self, name: str) -> None:
        """Keep a table among the shared ones, in the background."""
        if self._shared is not None:
            self._shared.mark_used(name)

    def current_builds(self) -> list[BuildProgress]:
        """Return the progress of all current builds."""
        return [build.progress() for build in self.builds().values() if build.is_building]

    def waiting(self) -> dict[str, int]:
        """Return the number of waiting builds by queue; none while the queue cannot be used."""
        try:
            return self.queue.waiting() if self._has_queue() else dict.fromkeys(LANES, 0)
        except SolverFailed:
            return {}

    def count_builds(self) -> dict[tuple[str, str], tuple[int, float]]:
        """Return the ended builds, and their seconds, by objective and outcome; none while the queue cannot be used."""
        if not self._has_queue():
            return {}
        try:
            found = self.queue.counters()
        except SolverFailed:
            return {}
        return {
            (kind, outcome): (found.get(f"{outcome} {kind}", 0), found.get(f"{outcome} milliseconds {kind}", 0) / 1_000)
            for kind in TABLE_KINDS
            for outcome in OUTCOMES
        }

    def _has_queue(self) -> bool:
        """Return whether there is a queue; a server on which nothing was ever built creates none."""
        return self.settings.queue is not None or self.folder.is_dir()

    def builds(self) -> dict[str, RequestedBuild]:
        """Return all requested builds by key, as of the last quarter of a second.

        Empty while the queue cannot be used, which a request reports.
        """
        try:
            return self.queue.builds() if self._has_queue() else {}
        except SolverFailed:
            return {}


class _Fetcher:
    """Copies shared tables in the background, so that no request waits for a slow store."""

    def __init__(self, shared: SharedTables, folder: Path) -> None:
        self._shared = shared
        self._folder = folder
        self._lock = Lock()
        self._process = 0
        self._pool: ThreadPoolExecutor | None = None
        self._found: dict[str, Future[bool]] = {}

    def fetch(self, name: str) -> bool:
        """Return whether a table was copied to the folder; False if it is not there.

        Raises `concurrent.futures.TimeoutError` if that takes longer, and `TableError` if the store is unavailable.
        """
        pool = self._threads()
        with self._lock:
            future = self._found.get(name)
            if future is None:
                future = self._found[name] = pool.submit(self._copy, name)
        try:
            return future.result(_SECONDS_TO_FETCH)
        finally:
            if future.done():
                with self._lock:
                    self._found.pop(name, None)

    def mark_used(self, name: str) -> None:
        """Mark a shared table as used, unless that fails."""
        self._threads().submit(self._shared.touch, name)

    def _threads(self) -> ThreadPoolExecutor:
        with self._lock:
            if self._pool is None or self._process != os.getpid():
                # Threads are not forked.
                self._pool, self._process = ThreadPoolExecutor(_FETCHERS), os.getpid()
                self._found.clear()
            return self._pool

    def _copy(self, name: str) -> bool:
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._shared.fetch(name, self._folder)


def key_of(compiled: CompiledRuleset, kind: TableKind) -> str:
    """Return the key of a table in the queue: its fingerprint and objective."""
    return f"{compiled.fingerprint}.{kind.name}"
