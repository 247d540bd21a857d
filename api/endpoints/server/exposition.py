"""`/metrics`: counters and the state of this process in Prometheus' text format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flask import Flask, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, SummaryMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from api.endpoints.server.health import find_unusable
from api.service.metrics import Workers
from api.service.server_tables import ServerTables
from api.service.version import VERSION
from strategy_tables.jobs.on_demand import PREPARED_KINDS
from strategy_tables.store.kinds import TABLE_KINDS


def add_routes(app: Flask, server_tables: ServerTables) -> None:
    """Add `GET /metrics`."""

    @app.get("/metrics")
    def metrics() -> Response:
        return Response(
            exposition(server_tables), content_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"}
        )


def exposition(server_tables: ServerTables) -> bytes:
    """Return the metrics of all workers in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(_Facts(server_tables))
    registry.register(Workers())
    return generate_latest(registry)


class _Facts(Collector):
    """Metrics that are not counted: the release, the tables of this process, and builds in progress."""

    def __init__(self, server_tables: ServerTables) -> None:
        self._library = server_tables

    def collect(self) -> Iterable[Metric]:
        """Yield two metrics that are always 1, with the facts in their labels, and the state of tables and builds."""
        library = self._library
        yield InfoMetricFamily("keepwise_build", "Release of the service.", value={"version": VERSION})
        tables = InfoMetricFamily("keepwise_table", "Table in use.")
        for table in library.tables.means.values():
            for header in library.tables.headers_of(table.compiled):
                said = {"ruleset": header.ruleset, "objective": header.objective, "digest": header.digest}
                tables.add_metric((), said)
        yield tables
        unusable = GaugeMetricFamily(
            "keepwise_table_unusable",
            "1 for a table from the start that has become unusable, else 0.",
            labels=["ruleset", "objective"],
        )
        bad = {(each["ruleset"], each["objective"]) for each in find_unusable(library)}
        for compiled, kind in library.tables.at_start:
            labels = (compiled.ruleset.name, kind.name)
            unusable.add_metric(labels, float(labels in bad))
        yield unusable
        lacking = [objective for _, objective in library.tables_without_disk_space()]
        counts = {name: lacking.count(name) for name in TABLE_KINDS}
        yield _gauge("keepwise_tables_without_room", "Tables that do not fit on the disk.", counts)
        builds = library.current_builds()
        shares = {name: [each.share for each in builds if each.objective == name] for name in TABLE_KINDS}
        solving = {name: len(found) for name, found in shares.items()}
        yield _gauge("keepwise_solving", "Tables being built.", solving)
        done = {name: min(found) for name, found in shares.items() if found}
        yield _gauge("keepwise_solving_share", "Finished share of the build.", done)
        waiting = GaugeMetricFamily("keepwise_waiting", "Tables that wait to be built.", labels=["queue"])
        for name, count in library.waiting_builds().items():
            waiting.add_metric((name,), count)
        yield waiting
        ended = CounterMetricFamily("keepwise_solves", "Builds of all solvers.", labels=["objective", "outcome"])
        taken = SummaryMetricFamily(
            "keepwise_solve_duration_seconds", "Seconds of these builds.", labels=["objective", "outcome"]
        )
        for labels, (count, seconds) in library.count_builds().items():
            ended.add_metric(labels, count)
            taken.add_metric(labels, count, seconds)
        yield from (ended, taken)
        preparing = library.preparing()
        left = {
            kind.name: [each.seconds_left for each in preparing if each.objective == kind.name]
            for kind in PREPARED_KINDS
        }
        missing = {name: len(seconds) for name, seconds in left.items()}
        yield _gauge("keepwise_preparing", "Missing tables that are built in the background.", missing)
        until_all = {name: max(seconds, default=0.0) for name, seconds in left.items()}
        yield _gauge("keepwise_preparing_seconds_left", "Estimated seconds until all of these are ready.", until_all)


def _gauge(name: str, about: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    """Return a gauge with a value for each objective."""
    family = GaugeMetricFamily(name, about, labels=["objective"])
    for objective, value in values.items():
        family.add_metric((objective,), value)
    return family
