"""Building one thing at a time, over all processes of a server, and knowing how far it is; who is next says `waiting`.

::

    FOLDER/NAME.lock    held by the builder, whatever has become of the process that started it
    FOLDER/NAME.json    what is being built, how far it is, and what has failed: written by the builder

Whoever starts a builder takes the lock and hands it on; the end of the builder frees it, whatever ends it. A record of
something that is being built while nobody holds the lock is therefore one of a builder that was killed.

What is stamped later than now was stamped by a clock that was wrong. A failure of then is none, or it would keep its
table from being built until then; of a builder it was now.
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
"""Seconds after a failure in which the same table is not tried again; twice as many after each further one."""
_GREATEST_PAUSE: Final = 3_600.0
_FREE_KILLS: Final = 2
"""So often what was killed is tried again at once: it may have been a restart."""
_FAILURES_KEPT: Final = 32

_TRUST: Final = 0.02
"""An estimate from before counts as much as so much of the work measured."""
_BETWEEN_TELLING: Final = 0.5


@dataclass(frozen=True, slots=True)
class BuildProgress:
    """A table that is being built: the share of the work that is done, seconds since the start, and seconds left."""

    fingerprint: str
    objective: str
    states: int
    states_done: int
    share: float
    seconds: float
    seconds_left: float


@dataclass(frozen=True, slots=True)
class Job:
    """What a builder has said of itself, in seconds since 1970; `expected` are those it takes as estimated before.

    `since` and `share_before` are when the first progress was told, and what it was: before that it was starting.
    """

    fingerprint: str
    objective: str
    states: int
    expected: float
    started: float
    states_done: int = 0
    share: float = 0.0
    told: float = 0.0
    since: float = 0.0
    share_before: float = 0.0
    ruleset: str = ""
    """What the ruleset calls itself."""

    @property
    def key(self) -> str:
        """What the table is known by."""
        return f"{self.fingerprint}.{self.objective}"

    def with_progress(self, states_done: int, share: float) -> Self:
        """The same, further on."""
        now = time.time()
        since, before = (self.since, self.share_before) if self.since else (now, share)
        return replace(self, states_done=states_done, share=share, told=now, since=since, share_before=before)

    def progress(self) -> BuildProgress:
        """How far it is now, as far as it has said."""
        now = time.time()
        started, since, told = (min(stamp, now) for stamp in (self.started, self.since, self.told))
        share = min(max(self.share, 0.0), 1.0)
        before = min(max(self.share_before, 0.0), share)
        # Seconds that all of the work takes, from what was measured and what was expected.
        whole = (max(told - since, 0.0) + _TRUST * self.expected) / (share - before + _TRUST)
        silent = now - (told or started)
        # Where nothing was said for longer than expected, the expectation was wrong: it may take as long again.
        left = max((1.0 - share) * whole - silent, (1.0 - share) * silent)
        return BuildProgress(
            self.fingerprint, self.objective, self.states, self.states_done, share, now - started, max(left, 1.0)
        )


def new_job(compiled: CompiledRuleset, kind: TableKind) -> Job:
    """What there is to say of a table that is about to be built."""
    expected = seconds_to_build(compiled, kind)
    return Job(
        compiled.fingerprint, kind.name, count_states(compiled), expected, time.time(), ruleset=compiled.ruleset.name
    )


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a table could not be built, when, how often in a row, and whether its builder was killed each time.

    `no_room_for` is the name of the ruleset whose table the disk cannot hold, whatever makes way; else it is empty.
    """

    why: str
    at: float
    count: int = 1
    killed: bool = False
    no_room_for: str = ""

    @property
    def seconds_left(self) -> float:
        """How long it is not tried again; 0 where it may be now."""
        # Room is taken before anything is solved: trying that again costs little.
        count = 1 if self.no_room_for else self.count - _FREE_KILLS if self.killed else self.count
        # 60, 120, 240 … seconds; the seventh pause would be longer than the greatest.
        pause = min(PAUSE * 2.0 ** min(count - 1, 6), _GREATEST_PAUSE) if count > 0 else 0.0
        gone = time.time() - self.at
        return pause - gone if 0.0 <= gone < pause else 0.0


@dataclass(frozen=True, slots=True)
class Record:
    """What is in the file."""

    job: Job | None = None
    failures: Mapping[str, Failure] = field(default_factory=dict)

    def recent_failure(self, key: str) -> Failure | None:
        """Why a table is not tried for a while, where it is not."""
        failure = self.failures.get(key)
        return failure if failure is not None and failure.seconds_left > 0.0 else None

    def without_killed_job(self) -> "Record":
        """The record as it is for who holds the lock: what was being built is not any more, for it was killed."""
        if self.job is None:
            return self
        before = self.failures.get(self.job.key)
        count = before.count + 1 if before is not None and before.killed else 1
        at = min(self.job.told or self.job.started, time.time())
        failure = Failure("its builder was killed", at, count, killed=True)
        return Record(None, {**self.failures, self.job.key: failure})

    def after_job(self, key: str, why: str | None, no_room_for: str = "") -> "Record":
        """The record after a job: `why` it failed, or None, and the ruleset that there is `no_room_for`."""
        others = {other: failure for other, failure in self.failures.items() if other != key}
        if why is None:
            return Record(None, others)
        before = self.failures.get(key)
        count = before.count + 1 if before is not None and not before.killed else 1
        kept = dict(sorted(others.items(), key=lambda item: -item[1].at)[: _FAILURES_KEPT - 1])
        return Record(None, {**kept, key: Failure(why, time.time(), count, no_room_for=no_room_for)})


class BuildLane:
    """A place where one table at a time is built."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._lock = folder / f"{name}.lock"
        self._file = folder / f"{name}.json"

    @contextmanager
    def lock(self) -> Iterator[BinaryIO | None]:
        """Hold the lock, or have whoever inherits the file hold it; None where somebody else does.

        Only for who holds the queue of this lane, so that nobody who only looks keeps a builder from being started.
        Raises `SolverFailed` where the folder cannot be written to.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._lock.open("ab")
        except OSError as error:
            raise SolverFailed(f"{self._folder}: {error.strerror}") from error
        # Closing the file unlocks it once no builder has it any more.
        with file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield None
            else:
                yield file

    def read(self) -> Record:
        """What the file says; nothing where it cannot be read or is none of ours."""
        try:
            said: Any = json.loads(self._file.read_text(encoding="utf-8"))
            failures = {key: read_record(Failure, failure) for key, failure in said["failures"].items()}
            failures = {key: failure for key, failure in failures.items() if failure.at <= time.time()}
            return Record(None if said["job"] is None else read_record(Job, said["job"]), failures)
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return Record()

    def write(self, record: Record) -> None:
        """Write the file, for who holds the lock; a full disk keeps nobody from building what fits into it."""
        beside = self._file.with_suffix(".new")
        with suppress(OSError):
            beside.write_text(json.dumps(asdict(record)), encoding="utf-8")
            beside.replace(self._file)


class ProgressWriter:
    """Tells the others how far a job is; for the builder, which holds the lock."""

    def __init__(self, lane: BuildLane, job: Job, share_of: Callable[[int], float]) -> None:
        """`share_of` turns the states that are done into the share of the work."""
        self._lane = lane
        self._job = job
        self._share_of = share_of
        self._record = lane.read().without_killed_job()
        self._last = 0.0
        lane.write(Record(job, self._record.failures))

    def progress(self, done: int, _total: int) -> None:
        """So many states are done."""
        now = time.monotonic()
        if now - self._last >= _BETWEEN_TELLING:
            self._last = now
            self._job = self._job.with_progress(done, self._share_of(done))
            self._lane.write(Record(self._job, self._record.failures))

    def end(self, why: str | None, *, no_room: bool = False) -> None:
        """It is done, or has failed, and `why`; with `no_room`, because the disk can never hold it."""
        # A ruleset of a stranger may have an empty name.
        name = (self._job.ruleset or self._job.fingerprint) if no_room else ""
        self._lane.write(self._record.after_job(self._job.key, why, name))

    def abandon(self) -> None:
        """It was stopped, which is no failure."""
        self._lane.write(self._record)
