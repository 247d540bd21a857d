"""Health endpoints with damaged tables; tests/deploy/test_faults.py uses real servers."""

import json
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.config import Config
from engine.definitions.definition import load_ruleset, load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import build_table, table_path
from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import EXPECTED_TOTAL, FLOOR, OUTLOOK, TABLE_KINDS, TARGET
from tests.api.clients import client_of
from tests.api.refusals import assert_refused

MEAN = {"ruleset": "small", "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
TO_COME = {"ruleset": "small", "scorecard": {}}


@pytest.fixture
def paths(rulesets_dir: Path, tmp_path: Path) -> dict[str, Path]:
    """Return the files of all tables of the small ruleset, by objective."""
    compiled = compile_ruleset(load_rulesets(rulesets_dir)["small"])
    for objective in TABLE_KINDS.values():
        build_kind(compiled, tmp_path, objective)
    return {name: table_path(compiled, tmp_path, objective) for name, objective in TABLE_KINDS.items()}


@pytest.fixture
def client(rulesets_dir: Path, paths: dict[str, Path]) -> FlaskClient:
    """Return a client of a server with these and the table of means of Crag."""
    folder = paths[OUTLOOK.name].parent
    build_table(compile_ruleset(load_ruleset("crag")), folder)
    return client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=folder)))


def cut(path: Path) -> Callable[[], None]:
    """Truncate a file; return a function that restores it."""
    content = path.read_bytes()
    os.truncate(path, len(content) - 1)

    def repair() -> None:
        path.write_bytes(content)

    return repair


def unusable(client: FlaskClient) -> set[tuple[str, str]]:
    """Return the unusable tables in the readiness, which have to match the metrics."""
    answer = client.get("/readyz")
    assert answer.status_code == 200
    said: dict[str, Any] = answer.get_json()
    listed = {(each["ruleset"], each["objective"]) for each in said.get("unusable_tables", ())}
    assert said["status"] == ("degraded" if listed else "ready")
    metrics = client.get("/metrics").text
    for ruleset, objective in [("crag", EXPECTED_TOTAL.name), *(("small", name) for name in TABLE_KINDS)]:
        series = f'keepwise_table_unusable{{objective="{objective}",ruleset="{ruleset}"}}'
        assert f"\n{series} {float((ruleset, objective) in listed)}\n" in metrics
    return listed


@pytest.mark.parametrize("objective", [FLOOR, OUTLOOK, TARGET], ids=lambda each: each.name)
def test_a_damaged_optional_table_affects_no_other(
    client: FlaskClient, paths: dict[str, Path], objective: Any, caplog: pytest.LogCaptureFixture
) -> None:
    assert unusable(client) == set()
    repair = cut(paths[objective.name])
    with caplog.at_level(logging.ERROR, "keepwise.api"):
        for _ in range(3):
            assert unusable(client) == {("small", objective.name)}
    assert [str(paths[objective.name]) in record.getMessage() for record in caplog.records] == [True]
    assert client.post("/v1/advice", json=MEAN).status_code == 200
    outlook = client.post("/v1/outlook", json=TO_COME)
    if objective is OUTLOOK:
        assert_refused(outlook, 503, "damaged-table", ("damaged-table", ""))
    else:
        assert outlook.status_code == 200
    repair()
    assert unusable(client) == set()
    assert client.post("/v1/outlook", json=TO_COME).status_code == 200


def test_a_ruleset_without_means_has_no_tables(client: FlaskClient, paths: dict[str, Path]) -> None:
    before = client.get("/v1/meta").get_json()["tables"]
    repair = cut(paths[EXPECTED_TOTAL.name])
    assert unusable(client) == {("small", name) for name in TABLE_KINDS}
    assert client.get("/v1/score?ruleset=small&dice=16").status_code == 200
    assert client.get("/v1/advice?ruleset=crag&dice=136&rolls_left=1").status_code == 200
    batch = client.post("/v1/advice/batch", json={"items": [MEAN, {**MEAN, "ruleset": "crag", "dice": [1, 3, 6]}]})
    assert ["status" in each for each in batch.get_json()["results"]] == [True, False], "a problem, and an answer"
    assert {each["rulesets"][0] for each in client.get("/v1/meta").get_json()["tables"]} == {"crag"}
    listed = {each["id"]: each["table"] for each in client.get("/v1/rulesets").get_json()["rulesets"]}
    assert (listed["small"], listed["crag"]) == ("out_of_reach", "ready")
    facts = client.get("/v1/rulesets/small").get_json()["facts"]
    assert (facts["table"], facts["expected_total"], facts["tables"]) == ("out_of_reach", None, [])
    repair()
    assert unusable(client) == set()
    by_digest = sorted(client.get("/v1/meta").get_json()["tables"], key=json.dumps)
    assert by_digest == sorted(before, key=json.dumps), "what came back is listed again"


def test_without_tables_the_server_is_not_ready(client: FlaskClient, paths: dict[str, Path]) -> None:
    folder = paths[EXPECTED_TOTAL.name].parent
    crag = table_path(compile_ruleset(load_ruleset("crag")), folder)
    repair = cut(paths[EXPECTED_TOTAL.name])
    crag.write_bytes(b"")
    for _ in range(3):
        refused = client.get("/readyz")
        assert_refused(refused, 503, "not-ready", ("not-ready", ""))
        assert "no table can be used" in refused.get_json()["detail"]
    assert client.get("/metrics").status_code == 200
    assert client.get("/v1/score?ruleset=small&dice=16").status_code == 200
    repair()
    assert unusable(client) == {("crag", EXPECTED_TOTAL.name)}


def test_a_deleted_file_stays_usable_while_open(client: FlaskClient, paths: dict[str, Path]) -> None:
    for path in paths.values():
        path.unlink()
    assert unusable(client) == set()
    assert client.post("/v1/outlook", json=TO_COME).status_code == 200
