"""Rulesets without a table are solved on request, once, and stored within a limit."""

import json
import os
import shutil
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.service.catalogue import open_catalogue
from api.service.config import Config, InvalidConfig
from api.service.server_tables import open_server_tables
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import SolverFailed, build_table, table_path
from strategy_tables.jobs.requested_build import PAUSE
from tests.api.builder_here import BuilderHere, running_solver, solve_here, work_through
from tests.api.clients import PATIENT, behind, client_of
from tests.api.refusals import assert_refused
from tests.house_rules import HOUSE_RULES
from tests.selection import every_third
from tests.servers import free_port, wait_until
from tests.strategy_tables.tables import built_tables
from tests.tiny import tiny

TINY = tiny()
ASKED: dict[str, Any] = {"ruleset_definition": TINY, "dice": [1, 6], "rolls_left": 1, "scorecard": {}}


def server(folder: Path, **settings: Any) -> FlaskClient:
    """Return a client of a server that has to solve all tables."""
    config = Config(tables_dir=folder, solve_on_demand=True, limits=PATIENT, **settings)
    return client_of(create_app(config, tables=[]))


@pytest.mark.slow
def test_the_first_client_waits_for_the_answer(tmp_path: Path) -> None:
    """A real solver starts a real builder; nothing is mocked."""
    client = server(tmp_path)
    before = client.post("/v1/rulesets/check", json={"ruleset": TINY}).get_json()["facts"]
    assert (before["table"], before["expected_total"], before["tables"]) == ("solvable", None, [])
    with running_solver(tmp_path) as solver:
        first = client.post("/v1/advice", json=ASKED)
    assert solver.returncode == 0
    assert first.status_code == 200, first.text
    after = client.post("/v1/rulesets/check", json={"ruleset": TINY}).get_json()["facts"]
    assert (after["table"], len(after["tables"])) == ("ready", 1)
    assert first.get_json()["tables"][0]["digest"] == after["tables"][0]["digest"]
    # Besides the queue and its journal.
    left = [path.name for path in (tmp_path / "solved").iterdir() if not path.name.startswith("queue.db")]
    assert left == [table_path(compile_ruleset(parse_ruleset(TINY)), tmp_path).name]


@pytest.mark.slow
@pytest.mark.usefixtures("solved_here")
@pytest.mark.parametrize(("definition", "mean", "decimals"), every_third(HOUSE_RULES))
def test_house_rules(tmp_path: Path, definition: dict[str, object], mean: float, decimals: int) -> None:
    client = server(tmp_path)
    asked = {"ruleset_definition": definition, "dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}}
    assert client.post("/v1/advice", json=asked).status_code == 200
    facts = client.post("/v1/rulesets/check", json={"ruleset_definition": definition}).get_json()["facts"]
    assert facts["expected_total"] == pytest.approx(mean, abs=0.5 / 10**decimals + 5e-7, rel=0)


def test_solved_tables_are_shared_and_kept(tmp_path: Path, solved_here: list[str]) -> None:
    one, other = server(tmp_path), server(tmp_path)
    answers = [client.post("/v1/advice", json=ASKED).data for client in (one, one, other, server(tmp_path))]
    assert len(set(answers)) == 1
    # An equivalent ruleset.
    renamed = {**ASKED, "ruleset_definition": {**TINY, "name": "other", "title": "Another name", "rolls": 2}}
    assert other.post("/v1/advice", json=renamed).get_json()["tables"] == json.loads(answers[0])["tables"]
    assert solved_here == ["tiny"]


def test_concurrent_requests_share_a_build(tmp_path: Path, built_here: list[str]) -> None:
    """One waits for the answer, the other has to retry; the table is solved once, and both are right."""
    one = server(tmp_path)
    impatient = replace(PATIENT, seconds_for_table=0.0)
    app = create_app(Config(tables_dir=tmp_path, solve_on_demand=True, limits=impatient), tables=[])
    other = behind(app, "192.0.2.2")
    answers = []
    thread = threading.Thread(target=lambda: answers.append(one.post("/v1/advice", json=ASKED)))
    thread.start()
    wait_until(lambda: 'keepwise_waiting{queue="quick"} 1.0' in other.get("/metrics").text, "one waits")
    told = other.post("/v1/advice", json=ASKED)
    assert_refused(told, 503, "not-ready", ("not-ready", ""))
    assert int(told.headers["Retry-After"]) > 0
    # Another ruleset has to wait too; those with a table do not, and scores need none.
    different = {**ASKED, "ruleset_definition": tiny(5)}
    assert_refused(other.post("/v1/advice", json=different), 503, "not-ready")
    assert other.post("/v1/score", json={key: ASKED[key] for key in ("ruleset_definition", "dice")}).status_code == 200
    # The other one is built in its turn without another request.
    work_through(tmp_path / "solved")
    assert built_here == ["tiny", "tiny"]
    thread.join()
    again = other.post("/v1/advice", json=ASKED)
    assert [answer.status_code for answer in (*answers, again)] == [200, 200]
    assert answers[0].data == again.data
    assert other.post("/v1/advice", json=different).status_code == 200


def test_a_batch_builds_tables_of_one_ruleset(tmp_path: Path, solved_here: list[str]) -> None:
    client = server(tmp_path)
    definitions = [{**ASKED, "ruleset_definition": definition} for definition in (TINY, tiny(5), TINY)]
    others = {name: value for name, value in ASKED.items() if name != "ruleset_definition"}
    items = [*definitions, *({**others, "ruleset": name} for name in ("maxi-yatzy", "yathzee"))]
    results = client.post("/v1/advice/batch", json={"items": items}).get_json()["results"]
    assert [result.get("status") for result in results] == [None, 503, None, 422, 404]
    assert results[0] == results[2]
    assert solved_here == ["tiny"]
    results = client.post("/v1/advice/batch", json={"items": items}).get_json()["results"]
    assert [result.get("status") for result in results] == [None, None, None, 422, 404]


def test_a_batch_defines_a_limited_number_of_rulesets(tmp_path: Path) -> None:
    client = client_of(create_app(Config(tables_dir=tmp_path), tables=[]))
    items = [{"ruleset": tiny(points), "dice": [1, 6]} for points in range(1, 19)] * 2
    results = client.post("/v1/score/batch", json={"items": items}).get_json()["results"]
    assert [result.get("status") for result in results] == [*[None] * 16, 422, 422] * 2
    assert results[16]["errors"][0]["pointer"] == "/items/16/ruleset"


def test_missing_tables_are_reported_with_a_command(tmp_path: Path) -> None:
    off = client_of(create_app(Config(tables_dir=tmp_path), tables=[]))
    problem = assert_refused(off.post("/v1/advice", json=ASKED), 409, "missing-table", ("missing-table", "/ruleset"))[0]
    assert problem["command"] == "python -m strategy_tables build tiny.json"
    facts = off.post("/v1/rulesets/check", json={"ruleset": TINY}).get_json()["facts"]
    assert facts["table"] == "out_of_reach"


def test_large_rulesets_are_not_solved(tmp_path: Path, solved_here: list[str]) -> None:
    client = server(tmp_path)
    for ruleset in ("maxi-yatzy", {"base": "maxi-yatzy", "rolls": 4}):
        asked = {"ruleset": ruleset, "dice": [1, 2, 3, 4, 5, 6], "rolls_left": 2, "scorecard": {}}
        assert_refused(client.post("/v1/advice", json=asked), 409, "missing-table", ("missing-table", "/ruleset"))
    # The size of Yatzy is within the limit.
    for ruleset_id, standing in (("yatzy", "solvable"), ("kismet", "solvable"), ("maxi-yatzy", "out_of_reach")):
        facts = client.get(f"/v1/rulesets/{ruleset_id}").get_json()["facts"]
        assert [facts[name] for name in ("table", "outlook_table", "target_table")] == [standing] * 3
    assert solved_here == []


@pytest.mark.usefixtures("solved_here")
def test_least_recently_used_tables_are_evicted(tmp_path: Path) -> None:
    folder = tmp_path / "solved"
    names = {n: table_path(compile_ruleset(parse_ruleset(tiny(n))), folder).name for n in range(1, 5)}
    first = server(tmp_path)
    for n in (1, 2, 3):
        assert first.post("/v1/advice", json={**ASKED, "ruleset_definition": tiny(n)}).status_code == 200
        # Up to an hour old; the first is the oldest.
        os.utime(folder / names[n], (0, (folder / names[n]).stat().st_mtime - 3_600 + n))
    size = (folder / names[1]).stat().st_size
    # Used again, so it is the most recent.
    assert first.post("/v1/advice", json={**ASKED, "ruleset_definition": tiny(1)}).status_code == 200
    small = server(tmp_path, solved_bytes=3 * size)
    assert small.post("/v1/advice", json={**ASKED, "ruleset_definition": tiny(4)}).status_code == 200
    assert {path.name for path in folder.glob("*.table")} == {names[n] for n in (1, 3, 4)}
    # Open tables stay usable.
    assert first.post("/v1/advice", json={**ASKED, "ruleset_definition": tiny(2)}).status_code == 200


@pytest.mark.usefixtures("solved_here")
def test_a_table_larger_than_the_limit_is_kept_until_the_next(tmp_path: Path) -> None:
    client = server(tmp_path, solved_bytes=1)
    for n in (1, 2):
        assert client.post("/v1/advice", json={**ASKED, "ruleset_definition": tiny(n)}).status_code == 200
        assert len(list((tmp_path / "solved").glob("*.table"))) == 1


def test_a_damaged_table_is_solved_again(tmp_path: Path, solved_here: list[str]) -> None:
    first = server(tmp_path).post("/v1/advice", json=ASKED).data
    path = table_path(compile_ruleset(parse_ruleset(TINY)), tmp_path / "solved")
    path.write_bytes(path.read_bytes()[:-1])
    assert server(tmp_path).post("/v1/advice", json=ASKED).data == first
    assert solved_here == ["tiny", "tiny"]


def test_a_failing_solver_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solved_here: list[str]) -> None:
    def fail(self: BuilderHere) -> None:
        raise SolverFailed(f"{self.folder}: no space left on device")

    client = server(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(BuilderHere, "build", fail)
        answer = client.post("/v1/advice", json=ASKED)
    assert_refused(answer, 503, "not-solved", ("not-solved", ""))
    assert PAUSE - 10 < int(answer.headers["Retry-After"]) <= PAUSE
    # Details of the operator's disk are only logged.
    assert str(tmp_path) not in answer.text
    monkeypatch.setattr("strategy_tables.jobs.requested_build.PAUSE", 0.0)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    assert solved_here == ["tiny"]


class WithoutRoom(BuilderHere):
    """A builder whose disk is too small for the table."""

    def reports(self) -> Iterator[dict[str, Any]]:
        self.status = 1
        yield {"why": f"{self.folder}: no space left", "lacks_room": True}


def test_tables_larger_than_the_disk_are_refused_permanently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_here: list[str]
) -> None:
    [table] = [each for each in built_tables() if each.compiled.ruleset.name == "crag"]
    config = Config(tables_dir=tmp_path, solve_on_demand=True, limits=PATIENT)
    client = client_of(create_app(config, tables=[table]))
    assert client.get("/readyz").get_json()["status"] == "ready"
    with monkeypatch.context() as patched:
        solve_here(patched, WithoutRoom)
        # For the request that tried, and for later ones; alone and among others.
        for _ in range(2):
            answer = client.post("/v1/advice", json=ASKED)
            [problem] = assert_refused(answer, 409, "missing-table", ("missing-table", "/ruleset"))
            assert "which does not fit on the disk of this server" in problem["detail"]
            assert "Retry-After" not in answer.headers
            assert str(tmp_path) not in answer.text
        [item] = client.post("/v1/advice/batch", json={"items": [ASKED]}).get_json()["results"]
        assert (item["status"], "retry_after" in item) == (409, False)
    # Facts are up to a quarter of a second old.
    monkeypatch.setattr("strategy_tables.jobs.build_queue._FRESH", 0.0)
    assert client.post("/v1/rulesets/check", json={"ruleset": TINY}).get_json()["facts"]["table"] == "out_of_reach"
    said = client.get("/readyz").get_json()
    assert (said["status"], said["tables_without_room"]) == (
        "degraded", [{"ruleset": TINY["name"], "objective": "expected_total"}],
    )  # fmt: skip
    assert 'keepwise_tables_without_room{objective="expected_total"} 1.0' in client.get("/metrics").text
    # The build is tried again after a minute, and succeeds with more disk space.
    monkeypatch.setattr("strategy_tables.jobs.requested_build.PAUSE", 0.0)
    solve_here(monkeypatch)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    assert client.get("/readyz").get_json()["status"] == "ready"
    assert built_here == [TINY["name"]]


# Queues that cannot be used


def assert_not_queued(client: FlaskClient, *secrets: str) -> None:
    """Check that tables cannot be requested, why is only logged, and everything else is answered."""
    answer = client.post("/v1/advice", json=ASKED)
    assert_refused(answer, 503, "not-solved", ("not-solved", ""))
    assert 0 < int(answer.headers["Retry-After"]) < 10
    assert not [secret for secret in secrets if secret in answer.text]
    assert client.post("/v1/rulesets/check", json={"ruleset": TINY}).get_json()["facts"]["table"] == "solvable"
    text = client.get("/metrics").text
    assert 'keepwise_solving{objective="expected_total"} 0.0' in text
    # Unknown, not zero.
    assert not [line for line in text.splitlines() if line.startswith(("keepwise_waiting", "keepwise_solves"))]


def test_a_read_only_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "solved").write_text("a file, not a folder")
    answer = server(tmp_path).post("/v1/advice", json=ASKED)
    assert_refused(answer, 503, "not-solved", ("not-solved", ""))
    assert str(tmp_path) not in answer.text


def test_a_damaged_queue_is_reported(tmp_path: Path) -> None:
    (tmp_path / "solved").mkdir()
    (tmp_path / "solved" / "queue.db").write_bytes(b"no database" * 100)
    assert_not_queued(server(tmp_path), str(tmp_path), "queue.db")


def test_an_unreachable_queue_is_reported(tmp_path: Path) -> None:
    """A queue that is shared with other machines, without a server."""
    queue = f"redis://:secret@127.0.0.1:{free_port()}/0"
    assert_not_queued(server(tmp_path, queue=queue), "127.0.0.1", "secret", "redis")
    assert not (tmp_path / "solved").exists()


@pytest.mark.usefixtures("solved_here")
def test_a_removed_folder_is_recreated(tmp_path: Path) -> None:
    limits = replace(PATIENT, seconds_for_table=5.0)
    client = client_of(create_app(Config(tables_dir=tmp_path, solve_on_demand=True, limits=limits), tables=[]))
    for number in (1, 2):
        assert client.post("/v1/advice", json={**ASKED, "ruleset_definition": tiny(number)}).status_code == 200
        shutil.rmtree(tmp_path / "solved")


def test_the_operators_tables_are_used_while_open(tmp_path: Path) -> None:
    """Also those added while the server runs: it only closes tables that it may delete."""
    compiled = compile_ruleset(parse_ruleset(TINY))
    config = Config(tables_dir=tmp_path, solve_on_demand=True)
    tables = open_server_tables(config, open_catalogue(config)).tables
    build_table(compiled, tmp_path)
    found = tables.find(compiled)
    assert found is not None
    table_path(compiled, tmp_path).unlink()
    assert not tables.close_deleted(), "there is nothing to look after"
    assert tables.find(compiled) is found


def test_a_table_built_while_the_server_runs_is_found(tmp_path: Path) -> None:
    client = client_of(create_app(Config(tables_dir=tmp_path)))
    assert client.post("/v1/advice", json=ASKED).status_code == 409
    build_table(compile_ruleset(parse_ruleset(TINY)), tmp_path)
    assert client.post("/v1/advice", json=ASKED).status_code == 200


def test_a_table_changed_while_in_use_gives_no_answer(tmp_path: Path) -> None:
    compiled = compile_ruleset(parse_ruleset(TINY))
    build_table(compiled, tmp_path)
    client = client_of(create_app(Config(tables_dir=tmp_path)))
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    with table_path(compiled, tmp_path).open("r+b") as file:
        file.truncate(500)
    for _ in range(2):
        answer = client.post("/v1/advice", json=ASKED)
        assert_refused(answer, 503, "damaged-table", ("damaged-table", ""))
        assert str(tmp_path) not in answer.text


def test_nothing_is_solved_on_demand_without_numba(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.service.server_tables.can_solve", lambda: False)
    with pytest.raises(InvalidConfig, match="numba"):
        server(tmp_path)
    # The solvers of a shared queue have it.
    server(tmp_path, queue="redis://127.0.0.1:6379/0")
