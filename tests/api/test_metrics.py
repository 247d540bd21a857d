"""What is counted in process; what adds up over several workers is in tests/deploy/test_observing.py."""

import re
from contextlib import closing, suppress
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from prometheus_client import REGISTRY
from prometheus_client.mmap_dict import MmapedDict, mmap_key

from api import create_app
from api.config import Config
from api.metrics import count_busy, watch_solving
from engine.definition import load_rulesets
from engine.scoring import compile_ruleset
from strategy_tables import SolverFailed
from strategy_tables.build import build_objective
from strategy_tables.objectives import OBJECTIVES
from tests.api.clients import client_of


@pytest.mark.parametrize(("error", "outcome"), [(None, "solved"), (SolverFailed("no room"), "failed")])
def test_building_is_counted(error: Exception | None, outcome: str) -> None:
    before = counted("outlook", outcome)
    with suppress(SolverFailed), watch_solving("outlook"):
        if error is not None:
            raise error
    assert counted("outlook", outcome) == before + 1


def test_who_comes_while_something_is_built_is_counted() -> None:
    before = counted("target", "busy")
    count_busy("target")
    assert counted("target", "busy") == before + 1


def counted(objective: str, outcome: str) -> float:
    labels = {"objective": objective, "outcome": outcome}
    return REGISTRY.get_sample_value("keepwise_solves_total", labels) or 0.0


def test_one_process_gives_its_own_numbers(small: FlaskClient) -> None:
    text = small.get("/metrics").text
    assert "# TYPE keepwise_solves_total counter" in text
    assert 'keepwise_table_info{digest="' in text


def test_a_worker_that_has_only_begun_its_file_is_not_in_the_way(
    small: FlaskClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One worker has counted; another was stopped between making its file and giving it its first contents.
    key = mmap_key("keepwise_workers", "keepwise_workers", [], [], "Processes that answer.")
    with closing(MmapedDict(str(tmp_path / "gauge_livesum_7.db"))) as counted_by_7:  # type: ignore[no-untyped-call]
        counted_by_7.write_value(key, 1.0, 0.0)  # type: ignore[no-untyped-call]
    (tmp_path / "gauge_livesum_8.db").touch()
    (tmp_path / "counter_8.db").touch()
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    answer = small.get("/metrics")
    assert answer.status_code == 200
    assert "\nkeepwise_workers 1.0\n" in answer.text


def test_every_table_is_named(rulesets_dir: Path, tmp_path: Path) -> None:
    compiled = compile_ruleset(load_rulesets(rulesets_dir)["small"])
    built = [build_objective(compiled, tmp_path, objective) for objective in OBJECTIVES.values()]
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path)))
    named = re.findall(r'^keepwise_table_info{digest="(\w+)",objective="(\w+)"', client.get("/metrics").text, re.M)
    listed = [(table["digest"], table["objective"]) for table in client.get("/v1/meta").get_json()["tables"]]
    assert sorted(named) == sorted(listed) == sorted((header.digest, header.objective) for header in built)
