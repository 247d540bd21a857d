"""Status of builds and of waiting clients, from the queue of a lane and its builder's reports."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from strategy_tables.jobs.build_lane import BuildLane, BuildProgress, Job
from strategy_tables.jobs.build_queue import ActiveBuild, BuildQueue


@dataclass(frozen=True, slots=True)
class WaitStatus:
    """Status of a requested table, which is ready in about `seconds` seconds.

    `place` is the number of tables before it, a current build included. It is None if the table is not in the queue
    because the client has too many other requests. `progress` is the current build, of this or another table.
    """

    place: int | None
    seconds: float
    progress: BuildProgress | None


@dataclass(frozen=True, slots=True)
class PreparationStatus:
    """Status of a table that is prepared: its share of work done, the approximate seconds left, and the ruleset's
    name."""

    key: str
    ruleset: str
    objective: str
    share: float
    seconds_left: float


def list_preparations(queue: BuildQueue, job: Job | None, name_of: Callable[[str], str]) -> Iterator[PreparationStatus]:
    """Yield the preparations of a lane with its builder's last report, `job`, for readers.

    `name_of` returns the name of a table's ruleset.
    """
    left = 0.0
    for request in queue.order():
        share = 0.0
        if queue.served is not None and request.key == queue.served.key:
            underway = _active_job(queue, queue.served, job).progress()
            share, left = underway.share, underway.seconds_left
        else:
            left += queue.pace * request.seconds
        if queue.is_prepared(request.key):
            yield PreparationStatus(request.key, name_of(request.key), request.key.partition(".")[2], share, left)


def current_build(queue: BuildQueue, lane: BuildLane) -> Job | None:
    """Return the current build, if there is one, as the holder of the queue."""
    with lane.lock() as lock:
        if lock is not None:
            return None
    job = lane.read().job
    return job if queue.served is None else _active_job(queue, queue.served, job)


def _active_job(queue: BuildQueue, served: ActiveBuild, job: Job | None) -> Job:
    """Return the job of the active build: the builder's report, if there is one."""
    if job is not None and job.key == served.key:
        return job
    # Without a report yet, the record is that of another build.
    request, (fingerprint, objective) = next(queue.order()), served.key.split(".")
    return Job(fingerprint, objective, request.states, request.seconds * queue.pace, served.since)


def estimate_wait(queue: BuildQueue, key: str, seconds: float, job: Job | None) -> WaitStatus:
    """Return the status of a table that takes `seconds` seconds, given the current `job`."""
    underway = None if job is None else job.progress()
    left = 0.0 if underway is None else underway.seconds_left
    if job is not None and job.key == key:
        return WaitStatus(0, left, underway)
    others = [request for request in queue.order() if job is None or request.key != job.key]
    keys = [request.key for request in others]
    if key not in keys:
        # There may be a place after the current build.
        return WaitStatus(None, left + seconds * queue.pace, underway)
    place = keys.index(key)
    left += queue.pace * sum(request.seconds for request in others[: place + 1])
    return WaitStatus(place + (job is not None), left, underway)
