"""`/metrics`: what is counted, and how this process stands, in Prometheus' text format."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
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
    """Return all numbers of all workers in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(_Facts(server_tables))
    registry.register(Workers())
    return generate_latest(registry)


class _Facts(Collector):
    """Metrics that are not counted: the release, the tables of this process, and builds in progress."""

    def __init__(self, server_tables: ServerTables) -> None:
        self._library = server_tables

    def collect(self) -> Iterable[Metric]:
        """Yield two metrics that are always 1, with the facts in their labels, and the progress of builders."""
        yield InfoMetricFamily("keepwise_build", "The release that answers.", value={"version": VERSION})
        tables = InfoMetricFamily("keepwise_table", "A table that answers come from.")
        for table in self._library.tables.means.values():
            for header in self._library.tables.headers_of(table.compiled):
                said = {"ruleset": header.ruleset, "objective": header.objective, "digest": header.digest}
                tables.add_metric((), said)
        yield tables
        yield self._unusable()
        lacking = GaugeMetricFamily(
            "keepwise_tables_without_room", "Tables that the disk is too small for.", labels=["objective"]
        )
        found = [objective for _, objective in self._library.tables_without_disk_space()]
        for kind in TABLE_KINDS:
            lacking.add_metric((kind,), found.count(kind))
        yield lacking
        solving = GaugeMetricFamily("keepwise_solving", "Tables that are being built now.", labels=["objective"])
        share = GaugeMetricFamily("keepwise_solving_share", "How much of that is done.", labels=["objective"])
        underway = self._library.current_builds()
        for kind in TABLE_KINDS:
            shares = [each.share for each in underway if each.objective == kind]
            solving.add_metric((kind,), len(shares))
            if shares:
                share.add_metric((kind,), min(shares))
        yield solving
        yield share
        yield from self._preparing()

    def _preparing(self) -> Iterable[Metric]:
        """Return the work of the preparation now and next, and the time until all is ready."""
        tables = GaugeMetricFamily(
            "keepwise_preparing", "Tables that are prepared in the background, now or next.", labels=["objective"]
        )
        left = GaugeMetricFamily(
            "keepwise_preparing_seconds_left", "Until the last of these is there, about.", labels=["objective"]
        )
        preparing = self._library.preparing()
        for kind in PREPARED_KINDS:
            seconds = [each.seconds_left for each in preparing if each.objective == kind.name]
            tables.add_metric((kind.name,), len(seconds))
            left.add_metric((kind.name,), max(seconds, default=0.0))
        yield tables
        yield left

    def _unusable(self) -> GaugeMetricFamily:
        family = GaugeMetricFamily(
            "keepwise_table_unusable",
            "1 for a table that was there at the start and cannot be used now, 0 for one that can.",
            labels=["ruleset", "objective"],
        )
        bad = {(each["ruleset"], each["objective"]) for each in find_unusable(self._library)}
        for compiled, kind in self._library.tables.at_start:
            labels = (compiled.ruleset.name, kind.name)
            family.add_metric(labels, float(labels in bad))
        return family
