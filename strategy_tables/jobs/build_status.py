"""How it stands with what is built and waited for, from the queue of a lane and what its builder has said."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from strategy_tables.jobs.build_lane import BuildLane, BuildProgress, Job
from strategy_tables.jobs.build_queue import ActiveBuild, BuildQueue


@dataclass(frozen=True, slots=True)
class WaitStatus:
    """How it stands with a table that somebody waits for: it is there in about so many `seconds`.

    `place` is how many are built before it, one that is being built included; None where it is not in the queue,
    because whoever asks already waits for enough others. `progress` is what is being built now, this one or another.
    """

    place: int | None
    seconds: float
    progress: BuildProgress | None


@dataclass(frozen=True, slots=True)
class PreparationStatus:
    """A table that is prepared: how much of it is done, and the seconds until it is there, about.

    `ruleset` is what the ruleset calls itself.
    """

    key: str
    ruleset: str
    objective: str
    share: float
    seconds_left: float


def list_preparations(queue: BuildQueue, job: Job | None, name_of: Callable[[str], str]) -> Iterator[PreparationStatus]:
    """What is prepared in a lane in which `job` is what a builder has said last; for who changes nothing.

    `name_of` says what the ruleset of a table calls itself.
    """
    left = 0.0
    for wish in queue.order():
        share = 0.0
        if queue.served is not None and wish.key == queue.served.key:
            underway = _active_job(queue, queue.served, job).progress()
            share, left = underway.share, underway.seconds_left
        else:
            left += queue.pace * wish.seconds
        if queue.is_prepared(wish.key):
            yield PreparationStatus(wish.key, name_of(wish.key), wish.key.partition(".")[2], share, left)


def current_build(queue: BuildQueue, lane: BuildLane) -> Job | None:
    """What is being built, if anything is; for who holds the queue."""
    with lane.lock() as lock:
        if lock is not None:
            return None
    job = lane.read().job
    return job if queue.served is None else _active_job(queue, queue.served, job)


def _active_job(queue: BuildQueue, served: ActiveBuild, job: Job | None) -> Job:
    """The job of the table whose turn it is: what its builder has said, if it has."""
    if job is not None and job.key == served.key:
        return job
    # Begun, and nothing said yet: the record is that of another one.
    wish, (fingerprint, objective) = next(queue.order()), served.key.split(".")
    return Job(fingerprint, objective, wish.states, wish.seconds * queue.pace, served.since)


def estimate_wait(queue: BuildQueue, key: str, seconds: float, job: Job | None) -> WaitStatus:
    """How it stands with a table that takes so many seconds, beside the `job` that is being done."""
    underway = None if job is None else job.progress()
    left = 0.0 if underway is None else underway.seconds_left
    if job is not None and job.key == key:
        return WaitStatus(0, left, underway)
    others = [wish for wish in queue.order() if job is None or wish.key != job.key]
    keys = [wish.key for wish in others]
    if key not in keys:
        # After what is being built there may be a place.
        return WaitStatus(None, left + seconds * queue.pace, underway)
    place = keys.index(key)
    left += queue.pace * sum(wish.seconds for wish in others[: place + 1])
    return WaitStatus(place + (job is not None), left, underway)
