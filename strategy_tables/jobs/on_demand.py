"""Tables that somebody asks for: built once, by one process at a time, and kept in a bounded folder.

::

    FOLDER/<fingerprint>.<objective>.*    see `room`: the tables, which were used when, and who still waits for them
    FOLDER/quick.*                        see `lane` and `waiting`: what takes seconds, means and floors of all rulesets
    FOLDER/slow.*                         what takes minutes, so that nobody has to wait for it who needs seconds

Building happens in a process of its own (`builder`), so that a server stays small and goes on answering, and needs no
numba itself.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final, TypeVar
from weakref import finalize

from engine.definition import parse_ruleset
from engine.errors import InvalidRuleset
from engine.ruleset import dump_ruleset
from engine.scoring import CompiledRuleset, compile_ruleset
from strategy_tables.errors import MissingTable, SolverFailed, UnusableTable
from strategy_tables.jobs.build import expected_size
from strategy_tables.jobs.cost import is_quick, is_within_reach, seconds_to_build
from strategy_tables.jobs.folder import LONGEST_WAIT, has_room, keep_until, throw_away, touch
from strategy_tables.jobs.lane import Job, Lane, Underway
from strategy_tables.jobs.waiting import Queue, QueueFile, Wish
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.layout import count_states
from strategy_tables.processors import allowed_processors
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, TABLE_KINDS, TableKind
from strategy_tables.store.tablefile import SUFFIX, table_path

QUICK: Final = "quick"
SLOW: Final = "slow"
_GREATEST_SECONDS: Final = {QUICK: 120.0, SLOW: 3_600.0}
"""After so many a builder gives up; by what `cost` lets through it takes a small part of that."""

LONGEST_RETRY: Final = 600.0
"""Nobody is told to stay away for longer."""
_SOON: Final = 2.0

_Loaded = TypeVar("_Loaded")


def can_solve() -> bool:
    """Whether this installation has what solving needs."""
    return find_spec("numba") is not None


@dataclass(frozen=True, slots=True)
class Waiting:
    """How it stands with a table that somebody waits for: it is there in about so many `seconds`.

    `place` is how many are built before it, one that is being built included; None where it is not in the queue,
    because whoever asks already waits for enough others. `underway` is what is being built now, this one or another.
    """

    place: int | None
    seconds: float
    underway: Underway | None


@dataclass(frozen=True, slots=True)
class Started:
    """A builder, and what it builds."""

    builder: "Builder"
    compiled: CompiledRuleset
    kind: TableKind

    @property
    def key(self) -> str:
        """What the table is known by."""
        return _key(self.compiled, self.kind)


class SolvedTables:
    """A folder of tables that takes up to `limit` bytes, shared by all processes that name it.

    Made before a server forks, it keeps a builder going for as long as one of the server's processes is there.
    """

    def __init__(self, folder: Path, limit: int, limits: WorkLimits = WORK_LIMITS) -> None:
        self.folder = folder
        self.limit = limit
        self.limits = limits
        self._lanes = {name: Lane(folder, name) for name in (QUICK, SLOW)}
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
            throw_away(table_path(compiled, self.folder, kind))
            return None
        self.touch(compiled, kind)
        return table

    def touch(self, compiled: CompiledRuleset, kind: TableKind = EXPECTED_TOTAL) -> None:
        """Note that a table is in use, and that whoever has waited for it has come back."""
        touch(table_path(compiled, self.folder, kind))

    def takes(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Whether a table is built when it is asked for: it is small enough, and does not fill the folder by itself.

        Tables of numbers are small beside what else there is, and always taken.
        """
        if not is_within_reach(compiled, kind, self.limits):
            return False
        return kind.dtype != BYTES or expected_size(compiled, kind) <= self.limit

    def lane_of(self, compiled: CompiledRuleset, kind: TableKind) -> str:
        """The lane in which a table is built."""
        return QUICK if is_quick(compiled, kind, self.limits) else SLOW

    def want(self, compiled: CompiledRuleset, kind: TableKind, client: str) -> Waiting | None:
        """Take the place of this client in the queue, or keep it; None where the table is there by now.

        `client` is any text that is the same for all that one client asks for. Raises `SolverFailed` for what has
        failed lately, and where the folder cannot be written to.
        """
        key, name = _key(compiled, kind), self.lane_of(compiled, kind)
        lane, queues = self._lanes[name], self._queues[name]
        if table_path(compiled, self.folder, kind).exists():
            return None
        if failure := lane.record().failing(key):
            left = failure.seconds_left
            raise SolverFailed(f"{failure.why}; it is tried again in {left:.0f} s at the earliest", left)
        seconds = seconds_to_build(compiled, kind)
        wish = Wish(key, count_states(compiled), seconds, expected_size(compiled, kind))
        with queues.held() as queue:
            before, job = queue, _being_built(queue, lane)
            queue = queue.asked(client, wish)
            waiting = _stands(queue, key, seconds, job)
            if waiting.place is not None:
                told = min(waiting.seconds, LONGEST_RETRY)
                least, part = self.limits.late
                until = min(told + max(least, part * told), LONGEST_WAIT)
                if not before.holds(key):
                    queues.clear_away(queue)
                    queues.save_definition(key, dump_ruleset(compiled.ruleset))
                queues.write(queue.asked(client, replace(wish, until=time.time() + until)))
        return waiting

    def start(self, name: str, ended: str | None = None) -> Started | None:
        """Have the table built whose turn it is in a lane; None where one is being built, or there is none to build.

        `ended` is the key of the table whose builder the caller has just seen end. Raises `SolverFailed`.
        """
        lane, queues = self._lanes[name], self._queues[name]
        with queues.held() as before, lane.held() as lock:
            if lock is None:
                return None
            queue, found = self._settle(before, lane, ended), None
            while found is None and (wish := next(queue.order(), None)) is not None:
                found = self._wanted(wish, queues, lane)
                if found is None:
                    queue = queue.without(wish.key)
                elif has_room(self.folder, self.limit, wish.size):
                    queue = queue.begun(wish, time.time())
                else:
                    # What others have waited for is fetched first.
                    found = None
                    break
            if queue != before:
                # Written before it begins: where this process ends here, the next one sees what it was at.
                queues.write(queue)
                queues.clear_away(queue)
            return None if found is None else self._build(name, *found, lock)

    def _settle(self, queue: Queue, lane: Lane, ended: str | None) -> Queue:
        """The queue after what was being built: it is there, or failed; or nobody knows, and it is tried once more."""
        served = queue.served
        if served is None:
            return queue
        path = self.folder / f"{served.key}{SUFFIX}"
        with suppress(FileNotFoundError):
            seconds = max(path.stat().st_mtime - served.since, 0.0)
            keep_until(path, queue.waited_until(served.key))
            return queue.ended(seconds)
        record = lane.record()
        is_known = ended == served.key or record.failing(served.key) is not None
        if is_known or (record.job is not None and record.job.key == served.key) or not queue.may_be_begun_again():
            return queue.ended()
        return queue

    def _wanted(self, wish: Wish, queues: QueueFile, lane: Lane) -> tuple[CompiledRuleset, TableKind] | None:
        """What a wish is about; None where it is there by now, has failed lately, or is no table at all."""
        name = wish.key.partition(".")[2]
        if name not in TABLE_KINDS or (self.folder / f"{wish.key}{SUFFIX}").exists():
            return None
        try:
            compiled = compile_ruleset(parse_ruleset(queues.definition(wish.key)))
        except InvalidRuleset:
            return None
        kind = TABLE_KINDS[name]
        is_it = _key(compiled, kind) == wish.key and self.takes(compiled, kind)
        return (compiled, kind) if is_it and lane.record().settled().failing(wish.key) is None else None

    def _build(self, name: str, compiled: CompiledRuleset, kind: TableKind, lock: BinaryIO) -> Started:
        arguments = [str(self.folder), str(self.limit), name, kind.name, str(_GREATEST_SECONDS[name])]
        arguments += [str(self.listened), self._processors]
        return Started(Builder(compiled, arguments, (lock.fileno(), self.listened)), compiled, kind)

    def retry_after(self, compiled: CompiledRuleset, kind: TableKind) -> float:
        """In how many seconds a table that has failed may be tried again."""
        failure = self._lanes[self.lane_of(compiled, kind)].record().failing(_key(compiled, kind))
        return _SOON if failure is None else failure.seconds_left

    def underway(self) -> list[Underway]:
        """What is being built now."""
        found = []
        for name, lane in self._lanes.items():
            # Nobody looks, and makes files, where nothing was ever built.
            if lane.record().job is not None:
                with suppress(SolverFailed), self._queues[name].held() as queue:
                    found.append(_being_built(queue, lane))
        return [job.underway() for job in found if job is not None]


def _key(compiled: CompiledRuleset, kind: TableKind) -> str:
    return f"{compiled.fingerprint}.{kind.name}"


def _being_built(queue: Queue, lane: Lane) -> Job | None:
    """What is being built, if anything is; for who holds the queue."""
    with lane.held() as lock:
        if lock is not None:
            return None
    job, served = lane.record().job, queue.served
    if served is None or (job is not None and job.key == served.key):
        return job
    # Begun, and nothing said yet: the record is that of another one.
    wish, (fingerprint, objective) = next(queue.order()), served.key.split(".")
    return Job(fingerprint, objective, wish.states, wish.seconds * queue.pace, served.since)


def _stands(queue: Queue, key: str, seconds: float, job: Job | None) -> Waiting:
    """How it stands with a table that takes so many seconds, beside the `job` that is being done."""
    underway = None if job is None else job.underway()
    left = 0.0 if underway is None else underway.seconds_left
    if job is not None and job.key == key:
        return Waiting(0, left, underway)
    others = [wish for wish in queue.order() if job is None or wish.key != job.key]
    keys = [wish.key for wish in others]
    if key not in keys:
        # After what is being built there may be a place.
        return Waiting(None, left + seconds * queue.pace, underway)
    place = keys.index(key)
    left += queue.pace * sum(wish.seconds for wish in others[: place + 1])
    return Waiting(place + (job is not None), left, underway)


class Builder:
    """A process that builds a table."""

    def __init__(self, compiled: CompiledRuleset, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Raises `SolverFailed` where it cannot be started."""
        try:
            # Closed when it has ended. A pipe would be nobody's when this process ends before it.
            self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
            with tempfile.TemporaryFile("w+", encoding="utf-8") as definition:
                json.dump(dump_ruleset(compiled.ruleset), definition)
                definition.seek(0)
                self._process = subprocess.Popen(  # noqa: S603 - our own command; the definition is in a file
                    [sys.executable, "-m", "strategy_tables.jobs.builder", *arguments],
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
