"""Tables built in advance, and their status; the order of the queue has tests of its own."""

import logging
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
from api.service.preparation import EXTENSION, Preparation, begin_preparing
from api.service.server_tables import open_server_tables
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import EXPECTED_TOTAL, SolverFailed, Table, TableKind, build_table
from strategy_tables.jobs.build import build_kind
from strategy_tables.limits import WorkLimits
from strategy_tables.store.kinds import OUTLOOK, TARGET
from tests.api.builder_here import BuilderHere
from tests.api.clients import PATIENT, client_of
from tests.servers import PATIENCE, wait_until
from tests.strategy_tables.tables import built_tables
from tests.tiny import tiny

TINY = tiny(7)
COMPILED = compile_ruleset(parse_ruleset(TINY))
ASKED: dict[str, Any] = {"ruleset": TINY, "scorecard": {}}
IF_READY = {**ASKED, "if_ready": True}
WORK = WorkLimits(seconds_with_table=0, seconds_without_table=0, seconds_to_win=0, quick_cells=0)
"""Everything needs tables, and distributions count as slow, even for small games."""
BOTH = ("outlook", "target")

Begin = Callable[[FlaskClient], None]


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, solved_here: list[str]) -> Iterator[Begin]:  # noqa: ARG001
    """Return a function that starts preparation like a worker, with builders in process and short pauses."""
    stop, threads = Event(), list[Thread]()
    monkeypatch.setattr("api.service.preparation._PAUSE", 0.05)
    monkeypatch.setattr("api.service.preparation.is_draining", stop.is_set)
    monkeypatch.setattr("api.service.server_tables.POPULAR", ())
    yield lambda client: threads.append(preparation_of(client).start())
    stop.set()
    for thread in threads:
        thread.join()


@pytest.fixture
def server(small_table: Table, tmp_path: Path) -> Callable[..., FlaskClient]:
    """Return a function that makes servers with one table, the means of another ruleset."""

    def server(*, kinds: tuple[TableKind, ...] = (OUTLOOK, TARGET), means: list[Table] | None = None) -> FlaskClient:
        limits = replace(PATIENT, work=WORK)
        config = Config(tables_dir=tmp_path, solve_on_demand=True, limits=limits, prepared_kinds=kinds)
        return client_of(create_app(config, tables=[small_table] if means is None else means))

    return server


def preparation_of(client: FlaskClient) -> Preparation:
    preparation = client.application.extensions[EXTENSION]
    assert isinstance(preparation, Preparation)
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


@pytest.mark.exhaustive
def test_requests_are_built_without_being_repeated(server: Callable[..., FlaskClient], begin: Begin) -> None:
    client = server()
    assert standings(client) == ["solvable", "solvable"]
    not_ready = client.post("/v1/outlook", json=IF_READY)
    assert (not_ready.status_code, not_ready.headers["Retry-After"]) == (204, "3")
    assert standings(client) == ["preparing", "preparing"]
    assert preparing(client) == [("tiny", "outlook"), ("tiny", "target")]
    assert numbers(client, "keepwise_preparing{") == [0.0, 1.0, 1.0]
    assert numbers(client, "keepwise_preparing_seconds_left{") == pytest.approx([0.0, 2.0, 4.0], abs=0.1)
    begin(client)
    wait_until(lambda: standings(client) == ["ready", "ready"], "both are there")
    assert client.post("/v1/outlook", json=IF_READY).status_code == 200
    assert "preparing" not in client.get("/readyz").get_json()
    assert numbers(client, "keepwise_preparing") == [0.0] * 6


def numbers(client: FlaskClient, metric: str) -> list[float]:
    """Return the values of a metric by objective."""
    return [float(line.split()[1]) for line in client.get("/metrics").text.splitlines() if line.startswith(metric)]


@pytest.mark.usefixtures("solved_here")
def test_popular_rulesets_are_prepared_first(server: Callable[..., FlaskClient]) -> None:
    client = server(means=built_tables())
    preparation_of(client).note_missing()
    assert client.post("/v1/outlook", json=IF_READY).status_code == 204
    slow = [each for each in preparing(client) if each[0] in ("yahtzee", "yatzy", "tiny")]
    assert slow == [(name, kind) for kind in BOTH for name in ("yahtzee", "yatzy", "tiny")]
    assert {("yacht", "target"), ("crag", "target")} <= {*preparing(client)}
    response = client.get("/v1/rulesets/yatzy")
    assert response.get_json()["facts"]["outlook_table"] == "preparing"
    # Always revalidated, since it changes every second.
    assert response.headers["Cache-Control"] == "public, no-cache"
    assert "max-age=300" in client.get("/v1/rulesets/kismet").headers["Cache-Control"]


@pytest.mark.usefixtures("solved_here")
def test_the_operators_tables_are_not_rebuilt(tmp_path: Path) -> None:
    build_kind(COMPILED, tmp_path, OUTLOOK)
    table = build_table(COMPILED, tmp_path)
    limits = replace(PATIENT, work=WORK)
    config = Config(tables_dir=tmp_path, solve_on_demand=True, prepared_kinds=(OUTLOOK, TARGET), limits=limits)
    tables = open_server_tables(config, open_catalogue(config))
    tables.tables.means = {table.compiled.fingerprint: table}
    assert tables.preparation is not None
    tables.preparation.note(COMPILED)
    assert [(each.ruleset, each.objective) for each in tables.preparing()] == [("tiny", "target")]


@pytest.mark.usefixtures("solved_here")
def test_nothing_is_prepared_if_disabled(server: Callable[..., FlaskClient]) -> None:
    client = server(kinds=())
    assert client.application.extensions[EXTENSION] is None
    begin_preparing(client.application)
    not_ready = client.post("/v1/outlook", json=IF_READY)
    assert (not_ready.status_code, "Retry-After" in not_ready.headers) == (204, False)
    assert standings(client) == ["solvable", "solvable"]
    assert preparing(client) == []


@pytest.mark.usefixtures("solved_here")
def test_missing_tables_of_own_rulesets_are_prepared_and_nothing_else(server: Callable[..., FlaskClient]) -> None:
    client = server(
        kinds=(EXPECTED_TOTAL,), means=[table for table in built_tables() if table.header.ruleset == "yahtzee"]
    )
    assert client.get("/readyz").get_json() == {"status": "ready"}
    preparation_of(client).note_missing()
    said = preparing(client)
    assert ("yatzy", "expected_total") in said
    assert ("yahtzee", "expected_total") not in said
    assert {objective for _, objective in said} == {"expected_total"}
    # A request that does not wait for an optional table starts no build.
    asked = {"ruleset": "yahtzee", "scorecard": {"points": {"ones": 3}}, "if_ready": True}
    assert client.post("/v1/outlook", json=asked).status_code == 204
    assert {objective for _, objective in preparing(client)} == {"expected_total"}
    response = client.get("/v1/rulesets/yatzy")
    assert response.get_json()["facts"]["table"] == "solvable"
    assert response.headers["Cache-Control"] == "public, no-cache"


def test_requests_for_prepared_tables_get_the_progress(
    server: Callable[..., FlaskClient], begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gate = Event(), Event()

    class Gated(BuilderHere):
        def build(self) -> None:
            if self.objective != EXPECTED_TOTAL:
                begun.set()
                assert gate.wait(PATIENCE)
            super().build()

    monkeypatch.setattr("strategy_tables.jobs.on_demand.BuilderProcess", Gated)
    client = server()
    assert client.post("/v1/outlook", json=IF_READY).status_code == 204
    begin(client)
    assert begun.wait(PATIENCE)
    refused = client.post("/v1/outlook", json=ASKED)
    assert refused.status_code == 503
    progress = refused.get_json()["progress"]
    assert (progress["table"], progress["objective"], progress["place"]) == ("own", "outlook", 0)
    assert int(refused.headers["Retry-After"]) >= 1
    gate.set()
    wait_until(lambda: standings(client) == ["ready", "ready"], "both are there")
    assert client.post("/v1/outlook", json=ASKED).status_code == 200


@pytest.mark.slow
def test_another_process_takes_over_preparation(
    server: Callable[..., FlaskClient], begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one of two servers on a folder prepares."""
    one, other = server(), server()
    begun: list[str] = []
    for name, client in (("one", one), ("other", other)):
        monkeypatch.setattr(preparation_of(client), "note_missing", lambda name=name: begun.append(name))
    begin(one)
    wait_until(lambda: begun, "the first has begun")
    begin(other)
    wait_until(lambda: len(begun) > 5, "the first goes on")
    assert set(begun) == {"one"}
    monkeypatch.setattr(preparation_of(one), "note_missing", _give_up)
    wait_until(lambda: "other" in begun, "the other one has taken over")


def test_requests_are_answered_on_a_read_only_disk(
    server: Callable[..., FlaskClient],
    begin: Begin,
    small_table: Table,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "solved").write_text("no folder")
    client = server(means=[small_table, build_table(COMPILED, tmp_path)])
    begin(client)
    with caplog.at_level(logging.WARNING):
        wait_until(lambda: "tables cannot be prepared" in caplog.text, "the warning is logged")
        assert client.post("/v1/outlook", json=IF_READY).status_code == 204
    assert standings(client) == ["solvable", "solvable"]
    assert client.get("/readyz").get_json() == {"status": "ready"}


def _give_up() -> None:
    raise SolverFailed("it is gone")
