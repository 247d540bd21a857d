"""What Prometheus is told: how many requests, how long they took, how large they were, and which tables answer.

With several workers each keeps its own numbers in files of the folder that PROMETHEUS_MULTIPROC_DIR names, and
whichever is asked adds them all up. The variable must be set before this module is imported; without it the numbers are
those of this process.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from flask import Flask, Response
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from api.version import VERSION
from strategy_tables.objectives import OBJECTIVES

if TYPE_CHECKING:
    from api.catalogue import Catalogue

UNMATCHED: Final = "unmatched"
"""The route of every request that no route was found for: strangers must not make up new series."""

_METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_BYTES: Final = tuple(float(4**power) for power in range(3, 13))

_REQUESTS: Final = Counter("keepwise_requests", "Requests answered.", ["route", "method", "status"])
_DURATION: Final = Histogram(
    "keepwise_request_duration_seconds", "From the last byte of the request's head to that of the answer.",
    ["route"], buckets=_SECONDS,
)  # fmt: skip
_REQUEST_SIZE: Final = Histogram("keepwise_request_size_bytes", "Bodies of requests.", ["route"], buckets=_BYTES)
_ANSWER_SIZE: Final = Histogram("keepwise_answer_size_bytes", "Bodies of answers.", ["route"], buckets=_BYTES)
_SOLVED: Final = Counter("keepwise_solves", "Tables that were to be built on demand.", ["objective", "outcome"])
_SOLVING_TIME: Final = Histogram(
    "keepwise_solve_duration_seconds",
    "From the demand to the table.",
    ["objective"],
    buckets=(0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1_800.0),
)
_WORKERS: Final = Gauge("keepwise_workers", "Processes that answer.", multiprocess_mode="livesum")


def count_worker() -> None:
    """Say that this process answers."""
    _WORKERS.set(1)


def observe(route: str, method: str, status: int, seconds: float, received: int, sent: int) -> None:
    """Count one answered request; `received` and `sent` are the sizes of its body and of the answer's, in bytes."""
    requests = _requests(route, method if method in _METHODS else "other", status)
    duration, request_size, answer_size = _sizes(route)
    requests.inc()
    duration.observe(seconds)
    request_size.observe(received)
    answer_size.observe(sent)


@contextmanager
def watch_solving(objective: str) -> Iterator[None]:
    """Count a table that is built inside, in whatever time: solved, or failed."""
    outcome = "failed"
    try:
        with _SOLVING_TIME.labels(objective).time():
            yield
        outcome = "solved"
    finally:
        _SOLVED.labels(objective, outcome).inc()


def count_busy(objective: str) -> None:
    """Count a demand that came while something was being built."""
    _SOLVED.labels(objective, "busy").inc()


# Looking a series up by its labels costs as much as counting does.
@lru_cache(maxsize=2048)
def _requests(route: str, method: str, status: int) -> Counter:
    return _REQUESTS.labels(route, method, str(status))


@lru_cache(maxsize=256)
def _sizes(route: str) -> tuple[Histogram, Histogram, Histogram]:
    return _DURATION.labels(route), _REQUEST_SIZE.labels(route), _ANSWER_SIZE.labels(route)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """`GET /metrics`."""

    @app.get("/metrics")
    def metrics() -> Response:
        return Response(exposition(catalogue), content_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})


def exposition(catalogue: Catalogue) -> bytes:
    """All numbers of all workers in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(_Facts(catalogue))
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    registry.register(_Workers(Path(folder)) if folder else REGISTRY)
    return generate_latest(registry)


class _Workers(Collector):
    """What all workers have counted, added up."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Every metric that a worker has written to the folder.

        A worker's file is empty for an instant while it is being made, and for good if the worker was killed in that
        instant. There is nothing in it then, and MultiProcessCollector, left to list the files itself, fails on it.
        """
        files = [str(path) for path in self._folder.glob("*.db") if _holds_something(path)]
        return MultiProcessCollector.merge(files)  # type: ignore[no-any-return, no-untyped-call]


def _holds_something(path: Path) -> bool:
    """Whether the file is there and not empty: those of the worker gauge go when their worker has ended."""
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False


class _Facts(Collector):
    """What is not counted: the release, the tables that this process answers from, and what is being built for all."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def collect(self) -> Iterable[Metric]:
        """Two metrics that are always 1, with what there is to say in their labels, and how far builders are."""
        yield InfoMetricFamily("keepwise_build", "The release that answers.", value={"version": VERSION})
        tables = InfoMetricFamily("keepwise_table", "A table that answers come from.")
        for table in self._catalogue.tables.values():
            for header in self._catalogue.headers_of(table.compiled):
                said = {"ruleset": header.ruleset, "objective": header.objective, "digest": header.digest}
                tables.add_metric((), said)
        yield tables
        solving = GaugeMetricFamily("keepwise_solving", "Tables that are being built now.", labels=["objective"])
        share = GaugeMetricFamily("keepwise_solving_share", "How much of that is done.", labels=["objective"])
        underway = self._catalogue.underway()
        for objective in OBJECTIVES:
            shares = [each.share for each in underway if each.objective == objective]
            solving.add_metric((objective,), len(shares))
            if shares:
                share.add_metric((objective,), min(shares))
        yield solving
        yield share
