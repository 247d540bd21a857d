"""Lanes: each builds one table at a time, over all processes of a server, and records its progress; see `build_queue`.

::

    FOLDER/NAME.lock    held by the builder, even if the process that started it is gone
    FOLDER/NAME.json    the current build, its progress, and failures: written by the builder

The starter of a builder takes the lock and passes it on; the end of the builder releases it, whatever the cause. So the
record of a current build while no process holds the lock belongs to a builder that was killed.

Timestamps in the future indicate clock skew. Such a failure is ignored, since it would keep its table from being built
until then; such a time of a builder counts as now.
"""

import fcntl
import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import SolverFailed
from strategy_tables.jobs.cost import seconds_to_build
from strategy_tables.jobs.records import read_record
from strategy_tables.model.layout import count_states
from strategy_tables.store.kinds import TableKind

PAUSE: Final = 60.0
"""Seconds after a failure without a retry of the same table; doubled by each further one."""
_GREATEST_PAUSE: Final = 3_600.0
_FREE_KILLS: Final = 2
"""Number of immediate retries after a builder was killed, possibly by a restart."""
_FAILURES_KEPT: Final = 32

_TRUST: Final = 0.02
"""Weight of the estimated time, as a share of the work measured."""
_BETWEEN_TELLING: Final = 0.5


@dataclass(frozen=True, slots=True)
class BuildProgress:
    """Progress of a build: the share of the work done, seconds since the start, and seconds left."""

    fingerprint: str
    objective: str
    states: int
    states_done: int
    share: float
    seconds: float
    seconds_left: float


@dataclass(frozen=True, slots=True)
class Job:
    """Report of a builder about itself, in seconds since 1970; `expected` is the estimated duration.

    `since` and `share_before` are the time and value of the first progress; before that it was starting.
    """

    fingerprint: str
    objective: str
    states: int
    expected: float
    started: float
    states_done: int = 0
    share: float = 0.0
    reported: float = 0.0
    since: float = 0.0
    share_before: float = 0.0
    ruleset: str = ""
    """Name of the ruleset."""

    @property
    def key(self) -> str:
        """Return the key of the table."""
        return f"{self.fingerprint}.{self.objective}"

    def with_progress(self, states_done: int, share: float) -> Self:
        """Return the job with more progress."""
        now = time.time()
        since, before = (self.since, self.share_before) if self.since else (now, share)
        return replace(self, states_done=states_done, share=share, reported=now, since=since, share_before=before)

    def progress(self) -> BuildProgress:
        """Return the present progress, extrapolated from the last report."""
        now = time.time()
        started, since, reported = (min(stamp, now) for stamp in (self.started, self.since, self.reported))
        share = min(max(self.share, 0.0), 1.0)
        before = min(max(self.share_before, 0.0), share)
        # Seconds of all of the work, from the measured and the expected time.
        whole = (max(reported - since, 0.0) + _TRUST * self.expected) / (share - before + _TRUST)
        silent = now - (reported or started)
        # After a silence longer than expected the estimate was wrong: it may take as long again.
        left = max((1.0 - share) * whole - silent, (1.0 - share) * silent)
        return BuildProgress(
            self.fingerprint, self.objective, self.states, self.states_done, share, now - started, max(left, 1.0)
        )


def new_job(compiled: CompiledRuleset, kind: TableKind) -> Job:
    """Return the job of a table whose build is about to start."""
    expected = seconds_to_build(compiled, kind)
    return Job(
        compiled.fingerprint, kind.name, count_states(compiled), expected, time.time(), ruleset=compiled.ruleset.name
    )


@dataclass(frozen=True, slots=True)
class Failure:
    """Failure to build a table: the reason, the time, the number of failures in a row, and whether each builder was
    killed.

    `no_room_for` is the name of the ruleset whose table the disk cannot hold even without all others; else it is empty.
    """

    why: str
    at: float
    count: int = 1
    killed: bool = False
    no_room_for: str = ""

    @property
    def seconds_left(self) -> float:
        """Return the seconds until a retry; 0 if it may start now."""
        # Disk space is reserved before anything is solved: a retry costs little.
        count = 1 if self.no_room_for else self.count - _FREE_KILLS if self.killed else self.count
        # 60, 120, 240 … seconds; the seventh pause would exceed the greatest.
        pause = min(PAUSE * 2.0 ** min(count - 1, 6), _GREATEST_PAUSE) if count > 0 else 0.0
        gone = time.time() - self.at
        return pause - gone if 0.0 <= gone < pause else 0.0


@dataclass(frozen=True, slots=True)
class Record:
    """Contents of the file."""

    job: Job | None = None
    failures: Mapping[str, Failure] = field(default_factory=dict)

    def recent_failure(self, key: str) -> Failure | None:
        """Return the failure of a table that is not retried yet, or None."""
        failure = self.failures.get(key)
        return failure if failure is not None and failure.seconds_left > 0.0 else None

    def without_killed_job(self) -> "Record":
        """Return the record as seen by the holder of the lock, where a current build was killed."""
        if self.job is None:
            return self
        before = self.failures.get(self.job.key)
        count = before.count + 1 if before is not None and before.killed else 1
        at = min(self.job.reported or self.job.started, time.time())
        failure = Failure("its builder was killed", at, count, killed=True)
        return Record(None, {**self.failures, self.job.key: failure})

    def after_job(self, key: str, why: str | None, no_room_for: str = "") -> "Record":
        """Return the record after a job: `why` it failed, or None, and the ruleset that the disk cannot hold."""
        others = {other: failure for other, failure in self.failures.items() if other != key}
        if why is None:
            return Record(None, others)
        before = self.failures.get(key)
        count = before.count + 1 if before is not None and not before.killed else 1
        kept = dict(sorted(others.items(), key=lambda item: -item[1].at)[: _FAILURES_KEPT - 1])
        return Record(None, {**kept, key: Failure(why, time.time(), count, no_room_for=no_room_for)})


class BuildLane:
    """Lane that builds one table at a time."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._lock = folder / f"{name}.lock"
        self._file = folder / f"{name}.json"

    @contextmanager
    def lock(self) -> Iterator[BinaryIO | None]:
        """Hold the lock, or pass it on with the file; yield None if another process holds it.

        Only for the holder of the lane's queue, so that a mere reader never prevents the start of a builder. Raises
        `SolverFailed` if the folder cannot be written to.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._lock.open("ab")
        except OSError as error:
            raise SolverFailed(f"{self._folder}: {error.strerror}") from error
        # Closing the file unlocks it once no builder has it open.
        with file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield None
            else:
                yield file

    def read(self) -> Record:
        """Return the record; an empty one if the file cannot be read or is foreign."""
        try:
            said: Any = json.loads(self._file.read_text(encoding="utf-8"))
            failures = {key: read_record(Failure, failure) for key, failure in said["failures"].items()}
            failures = {key: failure for key, failure in failures.items() if failure.at <= time.time()}
            return Record(None if said["job"] is None else read_record(Job, said["job"]), failures)
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return Record()

    def write(self, record: Record) -> None:
        """Write the record as the holder of the lock; a full disk is ignored, since the table may still fit."""
        partial = self._file.with_suffix(".new")
        with suppress(OSError):
            partial.write_text(json.dumps(asdict(record)), encoding="utf-8")
            partial.replace(self._file)


class ProgressWriter:
    """Writer of a job's progress, for the builder, which holds the lock."""

    def __init__(self, lane: BuildLane, job: Job, share_of: Callable[[int], float]) -> None:
        """Start a job; `share_of` turns states done into a share of the work."""
        self._lane = lane
        self._job = job
        self._share_of = share_of
        self._record = lane.read().without_killed_job()
        self._last = 0.0
        lane.write(Record(job, self._record.failures))

    def progress(self, done: int, _total: int) -> None:
        """Report the states done."""
        now = time.monotonic()
        if now - self._last >= _BETWEEN_TELLING:
            self._last = now
            self._job = self._job.with_progress(done, self._share_of(done))
            self._lane.write(Record(self._job, self._record.failures))

    def end(self, why: str | None, *, disk_full: bool = False) -> None:
        """Report success, or the reason for a failure; `disk_full` if the disk can never hold the table."""
        # A client's ruleset may have an empty name.
        name = (self._job.ruleset or self._job.fingerprint) if disk_full else ""
        self._lane.write(self._record.after_job(self._job.key, why, name))

    def abandon(self) -> None:
        """Report that the build was stopped, which is not a failure."""
        self._lane.write(self._record)
