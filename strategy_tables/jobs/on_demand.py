"""Tables that somebody asks for: built once, by one process at a time, and kept in a bounded folder.

::

    FOLDER/<fingerprint>.<objective>.*    see `room`: the tables, which were used when, and who still waits for them
    FOLDER/quick.*                        see `lane` and `waiting`: what takes seconds, means and floors of all rulesets
    FOLDER/slow.*                         what takes minutes, so that nobody has to wait for it who needs seconds

Building happens in a process of its own (`builder`), so that a server stays small and goes on answering, and needs no
numba itself.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final, TypeVar
from weakref import finalize

from engine.definitions.definition import parse_ruleset
from engine.errors import InvalidRuleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import dump_ruleset
from strategy_tables.errors import DiskFull, MissingTable, SolverFailed, UnusableTable
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
from strategy_tables.jobs.folder import (
    LONGEST_WAIT,
    delete_table,
    fits_besides_all,
    fits_besides_awaited,
    reserve_until,
    touch,
)
from strategy_tables.jobs.process import BuilderProcess
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.layout import count_states
from strategy_tables.processors import allowed_processors
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, OUTLOOK, TABLE_KINDS, TARGET, TableKind
from strategy_tables.store.tablefile import SUFFIX, table_path

QUICK: Final = "quick"
SLOW: Final = "slow"
_GREATEST_SECONDS: Final = {QUICK: 120.0, SLOW: 3_600.0}
"""After so many a builder gives up; by what `cost` lets through it takes a small part of that."""

LONGEST_RETRY: Final = 600.0
"""Nobody is told to stay away for longer."""
_SOON: Final = 2.0

PREPARED_KINDS: Final = (OUTLOOK, TARGET)
"""What is prepared of a ruleset, in this order: one kind of all rulesets, then the next."""
_KEPT: Final = 60.0
"""So many seconds after the last process that prepares was seen nothing is prepared any more."""
_ROOM_TO_NOTE: Final = 1 << 16
_PREPARES: Final = "prepared"
"""No client is called so."""

_Loaded = TypeVar("_Loaded")


def can_solve() -> bool:
    """Whether this installation has what solving needs."""
    return find_spec("numba") is not None


@dataclass(frozen=True, slots=True)
class RunningBuilder:
    """A builder, and what it builds."""

    builder: "BuilderProcess"
    compiled: CompiledRuleset
    kind: TableKind

    @property
    def key(self) -> str:
        """What the table is known by."""
        return _key(self.compiled, self.kind)


class SolvedTables:
    """A folder of tables that takes up to `limit` bytes, shared by all processes that name it.

    Made before a server forks, it keeps a builder going for as long as one of the server's processes is there. What is
    to be prepared is left to others unless it `prepares`.
    """

    def __init__(self, folder: Path, limit: int, limits: WorkLimits = WORK_LIMITS, *, prepares: bool = False) -> None:
        self.folder = folder
        self.limit = limit
        self.limits = limits
        self.prepares = prepares
        self._lanes = {name: BuildLane(folder, name) for name in (QUICK, SLOW)}
        self._queues = {name: QueueFile(folder, name) for name in (QUICK, SLOW)}
        # Nothing is ever written into it: a builder sees its end when all who can write are gone.
        self.listened, held = os.pipe()
        for descriptor in (self.listened, held):
            finalize(self, os.close, descriptor)
        # A worker may be bound to one of them; who builds for all of them is not.
        self._processors = ",".join(map(str, sorted(allowed_processors())))

    def find(self, compiled: CompiledRuleset, kind: TableKind, load: Callable[[Path], _Loaded]) -> _Loaded | None:
        """The table, as `load` opens it in a folder, if it was built before.

        One that is not usable is thrown away: it can be built again.
        """
        try:
            table = load(self.folder)
        except MissingTable:
            return None
        except UnusableTable:
            delete_table(table_path(compiled, self.folder, kind))
            return None
        self.touch(compiled, kind)
        return table

    def touch(self, compiled: CompiledRuleset, kind: TableKind = EXPECTED_TOTAL) -> None:
        """Note that a table is in use, and that whoever has waited for it has come back."""
        touch(table_path(compiled, self.folder, kind))

    def accepts(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Whether a table is built when it is asked for: it is small enough, and does not fill the folder by itself.

        Nor is there no room for it, as its builder has found lately.
        Tables of numbers are small beside what else there is, and always taken.
        """
        if not is_within_reach(compiled, kind, self.limits) or self.lacks_disk_space(compiled, kind):
            return False
        return kind.dtype != BYTES or expected_size(compiled, kind) <= self.limit

    def lacks_disk_space(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Return whether the disk was found to be too small for a table, a short while ago."""
        failure = self._failure(compiled, kind)
        return failure is not None and failure.no_room_for != ""

    def _failure(self, compiled: CompiledRuleset, kind: TableKind) -> Failure | None:
        return self._lanes[self.lane_of(compiled, kind)].read().recent_failure(_key(compiled, kind))

    def tables_without_disk_space(self) -> Iterator[tuple[str, str]]:
        """Yield the rulesets and objectives of the tables that the disk was found to be too small for."""
        for lane in self._lanes.values():
            for key, failure in lane.read().failures.items():
                if failure.no_room_for and failure.seconds_left > 0.0:
                    yield failure.no_room_for, key.partition(".")[2]

    def lane_of(self, compiled: CompiledRuleset, kind: TableKind) -> str:
        """The lane in which a table is built."""
        return QUICK if is_quick(compiled, kind, self.limits) else SLOW

    def request(self, compiled: CompiledRuleset, kind: TableKind, client: str) -> WaitStatus | None:
        """Take the place of this client in the queue, or keep it; None where the table is there by now.

        `client` is any text that is the same for all that one client asks for. Raises `SolverFailed` for what has
        failed lately, and where the folder cannot be written to.
        """
        key, name = _key(compiled, kind), self.lane_of(compiled, kind)
        lane, queues = self._lanes[name], self._queues[name]
        if table_path(compiled, self.folder, kind).exists():
            return None
        if failure := lane.read().recent_failure(key):
            left = failure.seconds_left
            if failure.no_room_for:
                raise DiskFull(failure.why, left)
            raise SolverFailed(f"{failure.why}; it is tried again in {left:.0f} s at the earliest", left)
        wish = _build_request(compiled, kind)
        seconds = wish.seconds
        with queues.lock() as queue:
            before, job = queue, current_build(queue, lane)
            queue = queue.enqueue(client, wish)
            waiting = estimate_wait(queue, key, seconds, job)
            if waiting.place is not None:
                told = min(waiting.seconds, LONGEST_RETRY)
                least, part = self.limits.late
                until = min(told + max(least, part * told), LONGEST_WAIT)
                if not before.contains(key):
                    queues.remove_orphans(queue)
                    queues.save_definition(key, dump_ruleset(compiled.ruleset))
                queues.write(queue.enqueue(client, replace(wish, until=time.time() + until)))
        return waiting

    def prepare(self, asked: Iterable[tuple[CompiledRuleset, TableKind]]) -> None:
        """Have these tables built when nobody waits for others, as far as there is room and they have not failed.

        What was noted before stays so only as long as this is called again. Raises `SolverFailed`.
        """
        if not fits_besides_all(self.folder, sys.maxsize, _ROOM_TO_NOTE):
            # Noting it would throw a table away: what is prepared is forgotten instead.
            return
        now, asked = time.time(), list(asked)
        for name, queues in self._queues.items():
            mine = [(compiled, kind) for compiled, kind in asked if self.lane_of(compiled, kind) == name]
            if not mine and not any(wish.rank for wish in queues.peek().order()):
                continue
            with queues.lock() as before:
                queue = before.renew_preparations(now + _KEPT / 2, now + _KEPT)
                for compiled, kind in mine:
                    wish = replace(
                        _build_request(compiled, kind), until=now + _KEPT, rank=1 + PREPARED_KINDS.index(kind)
                    )
                    if not queue.is_prepared(wish.key) and self._may_be_prepared(wish, queue, name):
                        queue = queue.enqueue_preparation(f"{_PREPARES} {compiled.fingerprint}", wish)
                        queues.save_definition(wish.key, dump_ruleset(compiled.ruleset))
                if queue != before:
                    queues.write(queue)

    def _may_be_prepared(self, wish: BuildRequest, queue: BuildQueue, name: str) -> bool:
        """Whether a table is not there, has not failed lately, and fits beside all that is there and comes first."""
        if (self.folder / f"{wish.key}{SUFFIX}").exists() or self._lanes[
            name
        ].read().without_killed_job().recent_failure(wish.key):
            return False
        return fits_besides_all(self.folder, self.limit, wish.size + sum(each.size for each in queue.order()))

    def preparing(self) -> list[PreparationStatus]:
        """What is prepared, the next one first."""
        found = [each for name, queues in self._queues.items() for each in self._preparing(name, queues.name_of)]
        return sorted(found, key=lambda each: each.seconds_left)

    def _preparing(self, name: str, name_of: Callable[[str], str] = lambda _: "") -> Iterator[PreparationStatus]:
        """What is prepared in a lane."""
        record = self._lanes[name].read()
        for each in list_preparations(self._queues[name].peek(), record.job, name_of):
            if record.recent_failure(each.key) is None and not (self.folder / f"{each.key}{SUFFIX}").exists():
                yield each

    def seconds_left(self, compiled: CompiledRuleset, kind: TableKind) -> float | None:
        """Until a table is there that is prepared; None where it is not."""
        key = _key(compiled, kind)
        lane = self._preparing(self.lane_of(compiled, kind))
        return next((each.seconds_left for each in lane if each.key == key), None)

    def start(self, name: str, ended: str | None = None) -> RunningBuilder | None:
        """Have the table built whose turn it is in a lane; None where one is being built, or there is none to build.

        `ended` is the key of the table whose builder the caller has just seen end. Raises `SolverFailed`.
        """
        lane, queues = self._lanes[name], self._queues[name]
        with queues.lock() as before, lane.lock() as lock:
            if lock is None:
                return None
            queue, found = self._after_build(before, lane, ended), None
            while found is None and (wish := self._next(queue)) is not None:
                found = self._requested(wish, queues, lane)
                if found is None or (wish.rank and not fits_besides_all(self.folder, self.limit, wish.size)):
                    found, queue = None, queue.remove(wish.key)
                elif wish.rank or fits_besides_awaited(self.folder, self.limit, wish.size):
                    queue = queue.start_build(wish, time.time())
                else:
                    # What others have waited for is fetched first.
                    found = None
                    break
            if queue != before:
                # Written before it begins: where this process ends here, the next one sees what it was at.
                queues.write(queue)
                queues.remove_orphans(queue)
            return None if found is None or wish is None else self._build(name, *found, lock, wish.rank > 0)

    def _next(self, queue: BuildQueue) -> BuildRequest | None:
        """The wish whose turn it is, if it is one for this server."""
        wish = next(queue.order(), None)
        return None if wish is None or (wish.rank and not self.prepares) else wish

    def _after_build(self, queue: BuildQueue, lane: BuildLane, ended: str | None) -> BuildQueue:
        """The queue after what was being built: it is there, or failed; or nobody knows, and it is tried once more."""
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
        # What is only prepared is noted again by who prepares it: somebody may wait for another one.
        if is_known or next(queue.order()).rank or not queue.can_retry():
            return queue.finish_build()
        return queue

    def _requested(
        self, wish: BuildRequest, queues: QueueFile, lane: BuildLane
    ) -> tuple[CompiledRuleset, TableKind] | None:
        """What a wish is about; None where it is there by now, has failed lately, or is no table at all."""
        name = wish.key.partition(".")[2]
        if name not in TABLE_KINDS or (self.folder / f"{wish.key}{SUFFIX}").exists():
            return None
        try:
            compiled = compile_ruleset(parse_ruleset(queues.load_definition(wish.key)))
        except InvalidRuleset:
            return None
        kind = TABLE_KINDS[name]
        is_it = _key(compiled, kind) == wish.key and self.accepts(compiled, kind)
        return (compiled, kind) if is_it and lane.read().without_killed_job().recent_failure(wish.key) is None else None

    def _build(
        self, name: str, compiled: CompiledRuleset, kind: TableKind, lock: BinaryIO, prepares: bool
    ) -> RunningBuilder:
        arguments = [str(self.folder), str(self.limit), name, kind.name, str(_GREATEST_SECONDS[name])]
        arguments += [str(self.listened), self._processors, str(int(prepares))]
        return RunningBuilder(BuilderProcess(compiled, arguments, (lock.fileno(), self.listened)), compiled, kind)

    def retry_after(self, compiled: CompiledRuleset, kind: TableKind) -> float:
        """In how many seconds a table that has failed may be tried again."""
        failure = self._failure(compiled, kind)
        return _SOON if failure is None else failure.seconds_left

    def current_builds(self) -> list[BuildProgress]:
        """What is being built now."""
        found = []
        for name, lane in self._lanes.items():
            # Nobody looks, and makes files, where nothing was ever built.
            if lane.read().job is not None:
                with suppress(SolverFailed), self._queues[name].lock() as queue:
                    found.append(current_build(queue, lane))
        return [job.progress() for job in found if job is not None]


def _build_request(compiled: CompiledRuleset, kind: TableKind) -> BuildRequest:
    seconds, size = seconds_to_build(compiled, kind), expected_size(compiled, kind)
    return BuildRequest(_key(compiled, kind), count_states(compiled), seconds, size)


def _key(compiled: CompiledRuleset, kind: TableKind) -> str:
    return f"{compiled.fingerprint}.{kind.name}"
