"""A requested build: waiting, in progress or failed, as the queue stores it.

Clocks of all machines have to agree within `SILENCE`: a builder that has not reported for longer counts as killed.
"""

import json
import math
import time
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Self

WAITING: Final = "waiting"
BUILDING: Final = "building"
FAILED: Final = "failed"

SILENCE: Final = 10.0
"""Seconds without a report after which a builder counts as killed; it reports every second."""
PAUSE: Final = 60.0
"""Seconds after a failure without a retry of the same table; doubled by each further one."""
_GREATEST_PAUSE: Final = 3_600.0
_FREE_KILLS: Final = 2
"""Number of immediate retries after a builder was killed, possibly by a restart."""
_KILLED: Final = "its builder was killed"

_TRUST: Final = 0.02
"""Weight of the estimated time, as a share of the work measured."""


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
class RequestedBuild:
    """Request for a table and its state; times are in seconds since 1970.

    `key` is the table's fingerprint and objective, `lane` its queue, `token` identifies this attempt, `seconds` is the
    estimated duration. A builder was last `seen` when its solver stored the build, and `reported` progress last.
    `since` and `share_before` are the time and value of the first progress; before that it was starting. `failures`
    and `kills` count those in a row; `lacks_room` if the disk cannot hold the table even without all others.
    """

    key: str
    lane: str
    token: str
    client: str
    ruleset: str
    states: int
    seconds: float
    queued: float
    status: str = WAITING
    started: float = 0.0
    seen: float = 0.0
    reported: float = 0.0
    since: float = 0.0
    share_before: float = 0.0
    share: float = 0.0
    states_done: int = 0
    why: str = ""
    failures: int = 0
    kills: int = 0
    lacks_room: bool = False

    @property
    def objective(self) -> str:
        """Return the kind of table."""
        return self.key.partition(".")[2]

    @property
    def is_building(self) -> bool:
        """Return whether a builder has reported recently; times in the future indicate clock skew."""
        return self.status == BUILDING and abs(time.time() - self.seen) <= SILENCE

    @property
    def seconds_until_retry(self) -> float:
        """Return the seconds until a failed build may be retried; 0 if it may start now."""
        if self.status != FAILED:
            return 0.0
        # Disk space is reserved before anything is solved: a retry costs little.
        count = 1 if self.lacks_room else self.failures + max(self.kills - _FREE_KILLS, 0)
        # 60, 120, 240 … seconds; the seventh pause would exceed the greatest.
        pause = min(PAUSE * 2.0 ** min(count - 1, 6), _GREATEST_PAUSE) if count > 0 else 0.0
        gone = time.time() - self.seen
        return pause - gone if 0.0 <= gone < pause else 0.0

    def as_started(self) -> Self:
        """Return the build at its start."""
        now = time.time()
        return replace(self, status=BUILDING, started=now, seen=now)

    def as_seen(self) -> Self:
        """Return the build whose builder still runs."""
        return replace(self, seen=time.time())

    def with_report(self, states_done: int, share: float) -> Self:
        """Return the build with more progress."""
        now = time.time()
        since, before = (self.since, self.share_before) if self.since else (now, share)
        return replace(
            self, states_done=states_done, share=share, seen=now, reported=now, since=since, share_before=before
        )

    def as_failed(self, why: str, *, lacks_room: bool = False) -> Self:
        """Return the build after a failure."""
        return replace(
            self,
            status=FAILED,
            why=why,
            seen=time.time(),
            failures=self.failures + 1,
            kills=0,
            lacks_room=lacks_room,
        )

    def if_killed(self) -> Self:
        """Return the build as failed if its builder is silent, else unchanged."""
        if self.status != BUILDING or self.is_building:
            return self
        seen = min(self.seen, time.time())
        return replace(self, status=FAILED, why=_KILLED, seen=seen, failures=0, kills=self.kills + 1)

    def progress(self) -> BuildProgress:
        """Return the present progress, extrapolated from the last report."""
        now = time.time()
        started, since, reported = (min(stamp, now) for stamp in (self.started, self.since, self.reported))
        share = min(max(self.share, 0.0), 1.0)
        before = min(max(self.share_before, 0.0), share)
        # Seconds of all of the work, from the measured and the expected time.
        measured = reported - since if self.since else 0.0
        whole = (max(measured, 0.0) + _TRUST * self.seconds) / (share - before + _TRUST)
        silent = now - (reported if self.since else started)
        # After a silence longer than expected the estimate was wrong: it may take as long again.
        left = max((1.0 - share) * whole - silent, (1.0 - share) * silent)
        fingerprint, _, objective = self.key.partition(".")
        return BuildProgress(
            fingerprint, objective, self.states, self.states_done, share, now - started, max(left, 1.0)
        )

    def dump(self) -> bytes:
        """Return the build as JSON."""
        return json.dumps(asdict(self)).encode()


_TYPES: Final = {each.name: each.type for each in fields(RequestedBuild)}


def load_build(stored: Any) -> RequestedBuild | None:
    """Return a stored build; None for anything else, such as that of another release."""
    try:
        said = json.loads(bytes(stored))
        values = {name: _checked(_TYPES[name], value) for name, value in said.items()}
        return RequestedBuild(**values)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _checked(wanted: Any, value: Any) -> Any:
    # JSON may write 7 for 7.0. A flag is not a number.
    if wanted is float and type(value) is int:
        value = float(value)
    if type(value) is not wanted or (wanted is float and not math.isfinite(value)):
        raise ValueError(f"{value!r} is not a value written by this project")
    return value
