"""Prometheus metrics: requests with durations and sizes.

Every worker counts in its own slot of shared memory, see `shared_counters`, and any worker can sum all slots. Before
`share` is called the numbers are those of this process.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from api.service.shared_counters import Series, SharedCounters

UNMATCHED: Final = "unmatched"
"""Route of all requests without a matching route, since clients must not create series."""

_METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})


@dataclass(frozen=True, slots=True)
class _Counted:
    """A counter, or with `bounds` a histogram.

    A counter has one cell. A histogram has one for each bound, with the values above the previous one, one for values
    above all bounds, and one for the sum.
    """

    name: str
    documentation: str
    labels: tuple[str, ...]
    bounds: tuple[float, ...] = ()

    @property
    def width(self) -> int:
        return len(self.bounds) + 2 if self.bounds else 1

    def one_more(self, *labels: str) -> Sequence[tuple[Series, int, float]]:
        """Return the amounts for one more event of a counter."""
        return (((self.name, *labels), 0, 1.0),)

    def observed(self, value: float, *labels: str) -> Sequence[tuple[Series, int, float]]:
        """Return the amounts for one more value of a histogram."""
        series = (self.name, *labels)
        return ((series, bisect_left(self.bounds, value), 1.0), (series, len(self.bounds) + 1, value))

    def family(self) -> CounterMetricFamily | HistogramMetricFamily:
        """Return the metric without series."""
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
    "keepwise_request_duration_seconds", "Seconds from the end of the request head to that of the answer.", ("route",),
    (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)  # fmt: skip
_REQUEST_SIZE: Final = _Counted("keepwise_request_size_bytes", "Bytes of request bodies.", ("route",), _BYTES)
_ANSWER_SIZE: Final = _Counted("keepwise_answer_size_bytes", "Bytes of answer bodies.", ("route",), _BYTES)
_ITEMS: Final = _Counted("keepwise_items", "Items of batches and lines of streams.", ("route", "outcome"))

_COUNTED: Final = (_REQUESTS, _DURATION, _REQUEST_SIZE, _ANSWER_SIZE, _ITEMS)
WIDTHS: Final = {metric.name: metric.width for metric in _COUNTED}
"""Number of cells of a series of each metric."""

# For this process only, until `share` is called.
_all = SharedCounters(1, WIDTHS)
_own = _all.slot(0)


def share(workers: int) -> None:
    """Create shared slots before the first worker is forked."""
    global _all, _own
    # Workers that finish while their successors run need slots too; unused slots take no memory.
    _all = SharedCounters(4 * workers + 16, WIDTHS)
    _own = _all.slot(0)


def choose_slot(taken: Sequence[int | None]) -> int | None:
    """Return a free slot for the next worker, in the master."""
    return _all.free(taken)


def count_worker(slot: int | None) -> None:
    """Register a new worker and use its slot, or without one count locally."""
    global _own
    if slot is None:
        _own = SharedCounters(1, WIDTHS).slot(0)
        return
    _own = _all.slot(slot)
    _own.alive = True


def count_worker_out(slot: int | None) -> None:
    """Unregister a worker that has ended, in the master; its counts are kept."""
    if slot is not None:
        _all.slot(slot).alive = False


def observe(route: str, method: str, status: int, seconds: float, received: int, sent: int) -> None:
    """Count an answered request; `received` and `sent` are the sizes of both bodies in bytes."""
    _own.add(
        (
            *_REQUESTS.one_more(route, method if method in _METHODS else "other", str(status)),
            *_DURATION.observed(seconds, route),
            *_REQUEST_SIZE.observed(received, route),
            *_ANSWER_SIZE.observed(sent, route),
        )
    )


def count_items(route: str, answered: int, refused: int) -> None:
    """Count the items of a batch."""
    said = (("answered", answered), ("refused", refused))
    _own.add([((_ITEMS.name, route, outcome), 0, float(count)) for outcome, count in said if count])


class Workers(Collector):
    """The metrics summed over all workers, and the number of workers."""

    def collect(self) -> Iterable[Metric]:
        """Return all metrics."""
        families = {metric.name: (metric, metric.family()) for metric in _COUNTED}
        for (name, *labels), cells in sorted(_all.total().items()):
            metric, family = families[name]
            metric.add_to(family, labels, cells)
        yield from (family for _, family in families.values())
        yield GaugeMetricFamily("keepwise_workers", "Processes that serve requests.", _all.alive())
