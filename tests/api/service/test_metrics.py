"""Metrics in process; tests/deploy/test_observing.py tests sums over workers."""

import re
import time
from dataclasses import replace
from datetime import timedelta
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pytest
from flask.testing import FlaskClient
from gunicorn.config import Config as GunicornConfig
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from api import create_app
from api.http.problem_kinds import KINDS
from api.service import metrics
from api.service.config import Config
from api.service.logs import JsonLogger
from api.service.shared_counters import SharedCounters
from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import EXPECTED_TOTAL, SolverFailed
from strategy_tables.jobs.build import build_kind
from strategy_tables.limits import WorkLimits
from strategy_tables.store.kinds import OUTLOOK, TABLE_KINDS
from tests.api.builder_here import BuilderHere, work_through
from tests.api.clients import PATIENT, client_of
from tests.tiny import tiny

NOTHING_WITHOUT = WorkLimits(seconds_with_table=0, seconds_without_table=0, quick_cells=0)


def test_builds_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_here: list[str]) -> None:
    """By all solvers: another server has the same numbers."""

    def build(self: BuilderHere) -> None:
        self.built.append(self.objective.name)
        if self.objective == OUTLOOK:
            raise SolverFailed("the disk is full")
        build_kind(self.compiled, self.folder, self.objective)

    monkeypatch.setattr(BuilderHere, "build", build)
    limits = replace(PATIENT, seconds_for_table=0.0, work=NOTHING_WITHOUT)
    config = Config(tables_dir=tmp_path, solve_on_demand=True, limits=limits)
    one, other = (client_of(create_app(config, tables=[])) for _ in range(2))
    assert value(one, "keepwise_waiting", queue="quick") == value(one, "keepwise_waiting", queue="slow") == 0
    assert value(one, "keepwise_solves_total", objective="outlook", outcome="solved") is None
    assert not (tmp_path / "solved").exists()
    for queue, kind in (("quick", EXPECTED_TOTAL), ("slow", OUTLOOK)):
        assert one.post("/v1/outlook", json={"ruleset": tiny(), "scorecard": {}}).status_code == 503
        assert value(other, "keepwise_waiting", queue=queue) == 1
        work_through(tmp_path / "solved")
        assert built_here[-1] == kind.name
        assert value(other, "keepwise_waiting", queue=queue) == 0
    for client in (one, other):
        for name in TABLE_KINDS:
            labels = {"objective": name, "outcome": "solved"}
            assert value(client, "keepwise_solves_total", **labels) == (name == "expected_total")
            assert value(client, "keepwise_solve_duration_seconds_count", **labels) == (name == "expected_total")
            failed = value(client, "keepwise_solves_total", objective=name, outcome="failed")
            assert failed == (name == "outlook")
        seconds = value(client, "keepwise_solve_duration_seconds_sum", objective="expected_total", outcome="solved")
        assert seconds is not None
        assert 0.0 < seconds < 60.0


def value(client: FlaskClient, name: str, **labels: str) -> float | None:
    """Return a value in /metrics."""
    for family in text_string_to_metric_families(client.get("/metrics").text):
        for sample in family.samples:
            if (sample.name, sample.labels) == (name, labels):
                return sample.value
    return None


def test_durations_do_not_depend_on_the_system_clock() -> None:
    logger = JsonLogger(GunicornConfig())
    name, labels = "keepwise_request_duration_seconds_sum", {"route": "/a-clock"}
    began = SimpleNamespace(began=time.monotonic() - 2.0)
    environ = {"REQUEST_METHOD": "GET", "keepwise.route": labels["route"]}
    logger.access(SimpleNamespace(status="200 OK", sent=1), began, environ, timedelta(hours=-1))
    assert 2.0 <= sample_value(name, labels) < 60.0


def sample_value(name: str, labels: dict[str, str]) -> float:
    """Return a value of this process, which has no workers."""
    registry = CollectorRegistry()
    registry.register(metrics.Workers())
    return registry.get_sample_value(name, labels) or 0.0


def test_a_single_process_reports_its_own_counts(small: FlaskClient) -> None:
    text = small.get("/metrics").text
    assert "# TYPE keepwise_requests_total counter" in text
    # It builds nothing.
    assert "\nkeepwise_waiting{" not in text
    assert 'keepwise_table_info{digest="' in text
    explained = re.findall(r"^# HELP (\w+) \w+", text, re.M)
    assert explained == re.findall(r"^# TYPE (\w+)", text, re.M), "operators read the meaning of a metric there"


def test_histogram_buckets_are_cumulative() -> None:
    route, bounds = "/a-histogram", ("64.0", "256.0", "+Inf")

    def at_most() -> list[float]:
        name = "keepwise_answer_size_bytes_bucket"
        return [sample_value(name, {"route": route, "le": bound}) for bound in bounds]

    for size in (0, 64, 65, 10**9):
        metrics.observe(route, "GET", 200, 0.01, 0, size)
    assert at_most() == [2, 3, 4]
    assert sample_value("keepwise_answer_size_bytes_sum", {"route": route}) == 129 + 10**9
    assert sample_value("keepwise_answer_size_bytes_count", {"route": route}) == 4


WIDTHS = {"one": 1, "three": 3}


def test_successors_continue_the_counts_of_a_slot() -> None:
    numbers = SharedCounters(2, WIDTHS)
    first = numbers.slot(0)
    first.add([(("one", "a"), 0, 2.0), (("three", 'x"\n'), 2, 0.5)])
    other = numbers.slot(1)
    other.add([(("one", "b"), 0, 1.0), (("one", "a"), 0, 40.0)])
    # Its process has ended.
    numbers.slot(0).add([(("one", "a"), 0, 100.0), (("one", "c"), 0, 7.0)])
    assert numbers.total() == {
        ("one", "a"): [142.0], ("one", "b"): [1.0], ("one", "c"): [7.0], ("three", 'x"\n'): [0.0, 0.0, 0.5],
    }  # fmt: skip


def test_a_full_slot_counts_known_series() -> None:
    numbers = SharedCounters(1, WIDTHS)
    slot = numbers.slot(0)
    for n in range(20_000):
        slot.add([(("one", f"made up {n:x<50}"), 0, 1.0), (("one", "known"), 0, 1.0)])
    total = numbers.total()
    assert total["one", "known"] == [20_000.0]
    assert 1_000 < len(total) < 20_000
    # And so has its successor.
    numbers.slot(0).add([(("three", "new and too long" * 5), 0, 1.0), (("one", "known"), 0, 1.0)])
    assert numbers.total() == {**total, ("one", "known"): [20_001.0]}


def test_all_possible_series_fit(small: FlaskClient) -> None:
    """Every route with every possible method and status."""
    rules = {rule.rule for rule in small.application.url_map.iter_rules()} | {metrics.UNMATCHED}
    statuses = sorted({kind.status for kind in KINDS} | {200, 204, 304, 408, 431})
    numbers = SharedCounters(1, metrics.WIDTHS)
    slot = numbers.slot(0)
    for rule, method, status in product(rules, ("GET", "POST", "OPTIONS", "other"), statuses):
        slot.add([(("keepwise_requests", rule, method, str(status)), 0, 1.0)])
    for rule, name in product(rules, metrics.WIDTHS):
        if name.startswith(("keepwise_request_", "keepwise_answer_")):
            slot.add([((name, rule), 0, 1.0)])
    assert len(numbers.total()) == len(rules) * (4 * len(statuses) + 3)


def test_processes_have_their_own_slots_while_any_are_free() -> None:
    numbers = SharedCounters(3, WIDTHS)
    assert numbers.free([]) == 0
    assert numbers.free([0, None, 2]) == 1
    assert numbers.free([2, 1, 0]) is None


def test_every_table_is_listed(rulesets_dir: Path, tmp_path: Path) -> None:
    compiled = compile_ruleset(load_rulesets(rulesets_dir)["small"])
    built = [build_kind(compiled, tmp_path, objective) for objective in TABLE_KINDS.values()]
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path)))
    named = re.findall(r'^keepwise_table_info{digest="(\w+)",objective="(\w+)"', client.get("/metrics").text, re.M)
    listed = [(table["digest"], table["objective"]) for table in client.get("/v1/meta").get_json()["tables"]]
    assert sorted(named) == sorted(listed) == sorted((header.digest, header.objective) for header in built)
