"""Tables requested in advance, and their status; the queue has tests of its own."""

import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.catalogue import open_catalogue
from api.service.config import Config
from api.service.own_solver import OwnSolver
from api.service.preparation import Preparation
from api.service.server_tables import EXTENSION, ServerTables, open_server_tables, start_builds
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import EXPECTED_TOTAL, Table, TableKind, build_table
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.build_queue import PREPARING, BuildQueue
from strategy_tables.limits import WorkLimits
from strategy_tables.store.kinds import OUTLOOK, TARGET
from tests.api.builder_here import BuilderHere, work_through
from tests.api.clients import PATIENT, client_of
from tests.servers import PATIENCE, wait_until
from tests.strategy_tables.tables import built_tables
from tests.tiny import tiny

TINY = tiny(7)
COMPILED = compile_ruleset(parse_ruleset(TINY))
ASKED: dict[str, Any] = {"ruleset": TINY, "scorecard": {}}
IF_READY = {**ASKED, "if_ready": True}
TARGET_IF_READY = {
    **IF_READY, "dice": [1, 6], "rolls_left": 1, "objective": {"maximize": "target", "target": 12},
}  # fmt: skip
WORK = WorkLimits(seconds_with_table=0, seconds_without_table=0, seconds_to_win=0, quick_cells=0)
"""Everything needs tables, and distributions count as slow, even for small games."""
BOTH = ("outlook", "target")

Begin = Callable[[FlaskClient], None]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Report all changes at once, instead of within a second."""
    monkeypatch.setattr("api.service.preparation._FRESH", 0.0)
    monkeypatch.setattr("strategy_tables.jobs.build_queue._FRESH", 0.0)


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Return a function that starts preparation like a worker, with short pauses."""
    stop, threads = Event(), list[Thread]()
    monkeypatch.setattr("api.service.preparation._PAUSE", 0.05)
    monkeypatch.setattr("api.service.preparation.is_draining", stop.is_set)
    yield lambda client: threads.append(preparation_of(client).start())
    stop.set()
    for thread in threads:
        thread.join()


@pytest.fixture
def server(tmp_path: Path) -> Callable[..., FlaskClient]:
    """Return a function that makes servers, by default with the means of a ruleset that it does not know."""

    def server(*, kinds: tuple[TableKind, ...] = (OUTLOOK, TARGET), means: list[Table] | None = None) -> FlaskClient:
        limits = replace(PATIENT, work=WORK)
        config = Config(tables_dir=tmp_path, solve_on_demand=True, limits=limits, prepared_kinds=kinds)
        return client_of(create_app(config, tables=[build_table(COMPILED, tmp_path)] if means is None else means))

    return server


def tables_of(client: FlaskClient) -> ServerTables:
    tables = client.application.extensions[EXTENSION]
    assert isinstance(tables, ServerTables)
    return tables


def preparation_of(client: FlaskClient) -> Preparation:
    preparation = tables_of(client).preparation
    assert preparation is not None
    return preparation


def standings(client: FlaskClient) -> list[str]:
    """Return the status of the optional tables of the tiny ruleset."""
    facts = client.post("/v1/rulesets/check", json={"ruleset": TINY}).get_json()["facts"]
    for kind in BOTH:
        assert (facts[f"{kind}_table"] == "preparing") == (facts[f"{kind}_seconds_left"] is not None)
    return [facts[f"{kind}_table"] for kind in BOTH]


def preparing(client: FlaskClient) -> list[tuple[str, str]]:
    """Return rulesets and objectives of prepared tables in /readyz."""
    said = client.get("/readyz").get_json().get("preparing", [])
    return [(each["ruleset"], each["objective"]) for each in said]


def requested(folder: Path) -> list[tuple[str, str, str]]:
    """Return the rulesets, objectives and clients of all requested builds."""
    builds = BuildQueue(folder / "solved").builds().values()
    return [(build.ruleset, build.objective, build.client) for build in builds]


def test_tables_that_requests_need_are_prepared(
    server: Callable[..., FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_here: list[str]
) -> None:
    monkeypatch.setattr("api.service.server_tables.POPULAR", ())
    client = server()
    with monkeypatch.context() as patched:
        # Known at once, even if everything else is not.
        for module in ("strategy_tables.jobs.build_queue", "api.service.preparation"):
            patched.setattr(f"{module}._FRESH", 600.0)
        assert standings(client) == ["solvable", "solvable"]
        not_ready = client.post("/v1/outlook", json=IF_READY)
    # A second to start, and as long again: it waits for nothing.
    assert (not_ready.status_code, not_ready.headers["Retry-After"]) == (204, "3")
    assert requested(tmp_path) == [("tiny", "outlook", PREPARING)]
    assert standings(client) == ["preparing", "solvable"]
    assert preparing(client) == [("tiny", "outlook")]
    # It is not requested twice.
    assert client.post("/v1/outlook", json=IF_READY).status_code == 204
    assert requested(tmp_path) == [("tiny", "outlook", PREPARING)]
    work_through(tmp_path / "solved")
    assert standings(client) == ["ready", "solvable"]
    assert client.post("/v1/outlook", json=IF_READY).status_code == 200
    assert client.post("/v1/advice", json=TARGET_IF_READY).status_code == 409
    assert standings(client) == ["ready", "preparing"]
    work_through(tmp_path / "solved")
    assert standings(client) == ["ready", "ready"]
    assert client.post("/v1/advice", json=TARGET_IF_READY).status_code == 200
    assert built_here == ["tiny", "tiny"]


def numbers(client: FlaskClient, metric: str) -> list[float]:
    """Return the values of a metric by objective."""
    return [float(line.split()[1]) for line in client.get("/metrics").text.splitlines() if line.startswith(metric)]


@pytest.mark.usefixtures("solved_here")
def test_all_popular_tables_are_prepared(
    server: Callable[..., FlaskClient], begin: Begin, monkeypatch: pytest.MonkeyPatch, solved_here: list[str]
) -> None:
    monkeypatch.setattr("api.service.server_tables.POPULAR", ("yacht", "crag"))
    client = server(means=built_tables())
    expected = [(name, kind) for kind in BOTH for name in ("yacht", "crag")]
    assert preparing(client) == expected
    # The means are not optional.
    assert numbers(client, "keepwise_preparing{") == [0.0, 2.0, 2.0, 0.0]
    _, outlooks, targets, _ = numbers(client, "keepwise_preparing_seconds_left{")
    assert 2.0 <= outlooks < targets

    def build_nothing(self: BuilderHere) -> None:
        self.built.append(f"{self.compiled.ruleset.name} {self.objective.name}")
        ready.add((self.compiled.fingerprint, self.objective.name))

    ready = set[tuple[str, str]]()
    is_missing = preparation_of(client)._is_missing
    monkeypatch.setattr(BuilderHere, "build", build_nothing)
    monkeypatch.setattr(
        preparation_of(client),
        "_is_missing",
        lambda compiled, kind: (compiled.fingerprint, kind.name) not in ready and is_missing(compiled, kind),
    )
    begin(client)
    wait_until(lambda: len(solved_here) == 4, "all are built")
    assert solved_here == [" ".join(each) for each in expected]
    wait_until(lambda: preparing(client) == [], "nothing is left")
    assert numbers(client, "keepwise_preparing") == [0.0] * 8


def test_popular_rulesets_are_prepared_first(server: Callable[..., FlaskClient], tmp_path: Path) -> None:
    client = server(means=built_tables())
    said = preparing(client)
    assert [each for each in said if each[0] in ("yahtzee", "yatzy")] == [
        (name, kind) for kind in BOTH for name in ("yahtzee", "yatzy")
    ]
    assert {("yacht", "target"), ("crag", "target")} <= {*said}
    response = client.get("/v1/rulesets/yatzy")
    assert response.get_json()["facts"]["outlook_table"] == "preparing"
    # Always revalidated, since it changes every second.
    assert response.headers["Cache-Control"] == "public, no-cache"
    assert "max-age=300" in client.get("/v1/rulesets/kismet").headers["Cache-Control"]
    preparation_of(client).request_next()
    assert requested(tmp_path) == [(*said[0], PREPARING)]


def test_servers_prepare_one_table_at_a_time(server: Callable[..., FlaskClient], tmp_path: Path) -> None:
    """All servers of a queue are one client of it, so that clients wait for one of these builds at most."""
    one, other = server(means=built_tables()), server(means=built_tables())
    for _ in range(2):
        for client in (one, other):
            preparation_of(client).request_next()
    assert [(ruleset, kind) for ruleset, kind, _ in requested(tmp_path)] == [preparing(one)[0]]
    asked = {
        "dice": [1, 3, 3, 4, 6],
        "rolls_left": 2,
        "scorecard": {},
        "objective": {"maximize": "target", "target": 9},
    }
    refused = one.post("/v1/advice", json=asked)
    assert refused.status_code == 503
    assert "waits for 1 other build" in refused.get_json()["detail"]


def test_a_table_that_failed_is_left_out(
    server: Callable[..., FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server(means=built_tables())
    queue = BuildQueue(tmp_path / "solved")
    first, second, *_ = preparing(client)
    preparation_of(client).request_next()
    [build] = queue.builds().values()
    queue.end(build.as_failed("no memory"))
    assert preparing(client)[0] == second
    preparation_of(client).request_next()
    assert {(ruleset, kind) for ruleset, kind, _ in requested(tmp_path)} == {first, second}
    # Until its pause is over.
    later = time.time() + 60
    monkeypatch.setattr("time.time", lambda: later)
    assert preparing(client)[0] == first


def test_the_operators_tables_are_not_rebuilt(tmp_path: Path) -> None:
    build_kind(COMPILED, tmp_path, OUTLOOK)
    table = build_table(COMPILED, tmp_path)
    limits = replace(PATIENT, work=WORK)
    config = Config(tables_dir=tmp_path, solve_on_demand=True, prepared_kinds=(OUTLOOK, TARGET), limits=limits)
    tables = open_server_tables(config, open_catalogue(config))
    tables.tables.means = {table.compiled.fingerprint: table}
    assert tables.preparation is not None
    for kind in (OUTLOOK, TARGET):
        tables.preparation.note(COMPILED, kind)
    assert requested(tmp_path) == [("tiny", "target", PREPARING)]


def test_nothing_is_prepared_if_disabled(
    server: Callable[..., FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    monkeypatch.setattr(OwnSolver, "start", lambda _: started.append("solver"))
    monkeypatch.setattr(Preparation, "start", lambda _: started.append("preparation"))
    client = server(kinds=())
    assert tables_of(client).preparation is None
    start_builds(client.application)
    assert started == ["solver"]
    not_ready = client.post("/v1/outlook", json=IF_READY)
    assert (not_ready.status_code, "Retry-After" in not_ready.headers) == (204, False)
    assert standings(client) == ["solvable", "solvable"]
    assert preparing(client) == []
    assert requested(tmp_path) == []
    start_builds(server().application)
    assert started == ["solver", "solver", "preparation"]


def test_missing_tables_of_own_rulesets_are_prepared_and_nothing_else(
    server: Callable[..., FlaskClient], tmp_path: Path
) -> None:
    client = server(
        kinds=(EXPECTED_TOTAL,), means=[table for table in built_tables() if table.header.ruleset == "yahtzee"]
    )
    said = preparing(client)
    assert ("yatzy", "expected_total") in said
    assert ("yahtzee", "expected_total") not in said
    assert {objective for _, objective in said} == {"expected_total"}
    # A request that does not wait for an optional table starts no build.
    asked = {"ruleset": "yahtzee", "scorecard": {"points": {"ones": 3}}, "if_ready": True}
    assert client.post("/v1/outlook", json=asked).status_code == 204
    assert requested(tmp_path) == []
    preparation_of(client).request_next()
    assert requested(tmp_path) == [(*said[0], PREPARING)]
    response = client.get("/v1/rulesets/yatzy")
    assert response.get_json()["facts"]["table"] == "solvable"
    assert response.headers["Cache-Control"] == "public, no-cache"


@pytest.mark.usefixtures("built_here")
def test_requests_for_prepared_tables_get_the_progress(server: Callable[..., FlaskClient], tmp_path: Path) -> None:
    begun, gate = Event(), Event()

    class Gated(BuilderHere):
        def build(self) -> None:
            begun.set()
            assert gate.wait(PATIENCE)
            super().build()

    client = server()
    assert client.post("/v1/outlook", json=IF_READY).status_code == 204
    solver = Thread(target=work_through, args=(tmp_path / "solved", 1 << 30, Gated))
    solver.start()
    assert begun.wait(PATIENCE)
    refused = client.post("/v1/outlook", json=ASKED)
    assert refused.status_code == 503
    progress = refused.get_json()["progress"]
    assert (progress["table"], progress["objective"], progress["place"]) == ("own", "outlook", 0)
    assert int(refused.headers["Retry-After"]) >= 1
    gate.set()
    solver.join()
    assert client.post("/v1/outlook", json=ASKED).status_code == 200


def test_requests_are_answered_on_a_read_only_disk(
    server: Callable[..., FlaskClient], begin: Begin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "solved").write_text("no folder")
    client = server(means=[build_table(COMPILED, tmp_path), *built_tables()])
    begin(client)
    with caplog.at_level(logging.WARNING):
        wait_until(lambda: "tables cannot be prepared" in caplog.text, "the warning is logged")
        assert client.post("/v1/outlook", json=IF_READY).status_code == 204
    assert standings(client) == ["solvable", "solvable"]
    assert client.get("/readyz").get_json()["status"] == "ready"
