"""What is counted for Prometheus: how many requests, how long they took, how large they were, what was built.

Every worker counts in a slot of memory that all of them share, see `counting`, and whichever is asked adds them all
up. Until `share` is called the numbers are those of this process.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from api.service.shared_counters import Series, SharedCounters

UNMATCHED: Final = "unmatched"
"""The route of every request that no route was found for: strangers must not make up new series."""

_METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})


@dataclass(frozen=True, slots=True)
class _Counted:
    """A metric that is counted: a counter, or with `bounds` a histogram.

    A counter has one cell. A histogram has one for each bound, for what is at most that and more than the one before,
    one for what is more than all of them, and one for the sum.
    """

    name: str
    documentation: str
    labels: tuple[str, ...]
    bounds: tuple[float, ...] = ()

    @property
    def width(self) -> int:
        return len(self.bounds) + 2 if self.bounds else 1

    def one_more(self, *labels: str) -> Sequence[tuple[Series, int, float]]:
        """What is added for one more of what a counter counts."""
        return (((self.name, *labels), 0, 1.0),)

    def observed(self, value: float, *labels: str) -> Sequence[tuple[Series, int, float]]:
        """What is added for one more value in a histogram."""
        series = (self.name, *labels)
        return ((series, bisect_left(self.bounds, value), 1.0), (series, len(self.bounds) + 1, value))

    def family(self) -> CounterMetricFamily | HistogramMetricFamily:
        """The metric, without its series."""
        family = HistogramMetricFamily if self.bounds else CounterMetricFamily
        return family(self.name, self.documentation, labels=self.labels)

    def add_to(
        self, family: CounterMetricFamily | HistogramMetricFamily, labels: Sequence[str], cells: list[float]
    ) -> None:
        """Add a series to the metric."""
        if isinstance(family, CounterMetricFamily):
            family.add_metric(labels, cells[0])
            return
        bounds = [*map(floatToGoString, self.bounds), "+Inf"]
        family.add_metric(labels, list(zip(bounds, accumulate(cells[:-1]), strict=True)), cells[-1])


_BYTES: Final = tuple(float(4**power) for power in range(3, 13))

_REQUESTS: Final = _Counted("keepwise_requests", "Requests answered.", ("route", "method", "status"))
_DURATION: Final = _Counted(
    "keepwise_request_duration_seconds", "From the last byte of the request's head to that of the answer.", ("route",),
    (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)  # fmt: skip
_REQUEST_SIZE: Final = _Counted("keepwise_request_size_bytes", "Bodies of requests.", ("route",), _BYTES)
_ANSWER_SIZE: Final = _Counted("keepwise_answer_size_bytes", "Bodies of answers.", ("route",), _BYTES)
_ITEMS: Final = _Counted("keepwise_items", "Items of batches, lines of streams among them.", ("route", "outcome"))
_SOLVED: Final = _Counted("keepwise_solves", "Tables that were to be built on demand.", ("objective", "outcome"))
_SOLVING_TIME: Final = _Counted(
    "keepwise_solve_duration_seconds", "From the demand to the table.", ("objective",),
    (0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1_800.0),
)  # fmt: skip

_COUNTED: Final = (_REQUESTS, _DURATION, _REQUEST_SIZE, _ANSWER_SIZE, _ITEMS, _SOLVED, _SOLVING_TIME)
WIDTHS: Final = {metric.name: metric.width for metric in _COUNTED}
"""Cells of a series of each metric."""

# Of this process alone, until there are others.
_all = SharedCounters(1, WIDTHS)
_own = _all.slot(0)


def share(workers: int) -> None:
    """In the process that starts workers, before the first of them: have them count together."""
    global _all, _own
    # Those that finish what they have, while others have begun, need slots too; unused ones take no memory.
    _all = SharedCounters(4 * workers + 16, WIDTHS)
    _own = _all.slot(0)


def choose_slot(taken: Sequence[int | None]) -> int | None:
    """In the process that starts workers: where the next one counts, given where the others do."""
    return _all.free(taken)


def count_worker(slot: int | None) -> None:
    """In a new worker: say that this process answers, and count in a slot; without one, for itself alone."""
    global _own
    if slot is None:
        _own = SharedCounters(1, WIDTHS).slot(0)
        return
    _own = _all.slot(slot)
    _own.alive = True


def count_worker_out(slot: int | None) -> None:
    """In the process that starts workers: one has ended. What it has counted stays counted, itself it is not."""
    if slot is not None:
        _all.slot(slot).alive = False


def observe(route: str, method: str, status: int, seconds: float, received: int, sent: int) -> None:
    """Count one answered request; `received` and `sent` are the sizes of its body and of the answer's, in bytes."""
    _own.add(
        (
            *_REQUESTS.one_more(route, method if method in _METHODS else "other", str(status)),
            *_DURATION.observed(seconds, route),
            *_REQUEST_SIZE.observed(received, route),
            *_ANSWER_SIZE.observed(sent, route),
        )
    )


def count_items(route: str, answered: int, refused: int) -> None:
    """Count the items of one batch."""
    said = (("answered", answered), ("refused", refused))
    _own.add([((_ITEMS.name, route, outcome), 0, float(count)) for outcome, count in said if count])


@contextmanager
def count_builds(objective: str) -> Iterator[None]:
    """Count a table that is built inside, in whatever time: solved, or failed."""
    outcome, begun = "failed", time.perf_counter()
    try:
        yield
        outcome = "solved"
    finally:
        taken = time.perf_counter() - begun
        _own.add((*_SOLVING_TIME.observed(taken, objective), *_SOLVED.one_more(objective, outcome)))


def count_busy(objective: str) -> None:
    """Count a demand that came while something was being built."""
    _own.add(_SOLVED.one_more(objective, "busy"))


class Workers(Collector):
    """What all workers have counted, added up, and how many there are."""

    def collect(self) -> Iterable[Metric]:
        """Every metric that is counted, then the number of workers."""
        families = {metric.name: (metric, metric.family()) for metric in _COUNTED}
        for (name, *labels), cells in sorted(_all.total().items()):
            metric, family = families[name]
            metric.add_to(family, labels, cells)
        yield from (family for _, family in families.values())
        yield GaugeMetricFamily("keepwise_workers", "Processes that answer.", _all.alive())
