"""Tables of other objectives are built on request by separate processes."""

import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from api.service.config import Config
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import dump_ruleset, without_columns
from strategy_tables import (
    EXPECTED_TOTAL,
    SolvedTables,
    SolverFailed,
    table_path,
)
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.build_lane import PAUSE, BuildLane, Job, ProgressWriter, Record
from strategy_tables.jobs.cost import seconds_to_build
from strategy_tables.jobs.on_demand import QUICK, SLOW
from strategy_tables.limits import WorkLimits
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TABLE_KINDS, TARGET
from strategy_tables.store.solved_folder import evict_to_limit
from tests.api.builder_here import begin
from tests.api.clients import PATIENT, client_of
from tests.api.read_contract import wrong
from tests.api.refusals import assert_refused
from tests.servers import ROOT, wait_until

SMALL: dict[str, Any] = {
    "name": "posted",
    "dice_count": 2,
    "rolls": 2,
    "categories": [
        {"id": "ones", "upper": 1},
        {"id": "sixes", "upper": 6},
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}},
        {"id": "chance", "pays": {"sum": "all"}},
    ],
    "bonus": [{"at": 8, "pays": 5}],
}
COMPILED = compile_ruleset(parse_ruleset(SMALL))
ASKED: dict[str, Any] = {"ruleset_definition": SMALL, "dice": [1, 6], "rolls_left": 1, "scorecard": {}}
YAHTZEE = compile_ruleset(builtin_rulesets()["yahtzee"])

QUESTIONS = {
    "outlook": ("/v1/outlook", ASKED),
    "target": ("/v1/advice", {**ASKED, "objective": {"maximize": "target", "target": 30}}),
    "floor": ("/v1/advice", {**ASKED, "objective": {"maximize": "floor"}}),
    "win": ("/v1/advice", {**ASKED, "objective": {"maximize": "win", "opponents": [{"scorecard": {}}]}}),
    "explain": ("/v1/advice", {**ASKED, "explain": True}),
}


NOTHING_WITHOUT = WorkLimits(seconds_with_table=0, seconds_without_table=0, seconds_to_win=0)
"""Everything needs tables, even for small games."""
ALL_SLOW = replace(NOTHING_WITHOUT, quick_cells=0)
"""Distributions count as slow, even for small games."""


def server(folder: Path, work: WorkLimits = NOTHING_WITHOUT, **settings: Any) -> FlaskClient:
    """Return a client of a server that builds, without tables."""
    limits = replace(PATIENT, work=work)
    return client_of(create_app(Config(tables_dir=folder, solve_on_demand=True, limits=limits, **settings), tables=[]))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all tables of the ruleset."""
    folder = tmp_path_factory.mktemp("built")
    for objective in TABLE_KINDS.values():
        build_kind(COMPILED, folder, objective)
    return folder


@pytest.fixture
def direct(built: Path) -> FlaskClient:
    """Return a client of a server with these tables."""
    return client_of(create_app(Config(tables_dir=built, limits=replace(PATIENT, work=NOTHING_WITHOUT))))


def ask(client: FlaskClient, name: str) -> TestResponse:
    path, body = QUESTIONS[name]
    return client.post(path, json=body)


@pytest.mark.usefixtures("solved_here")
@pytest.mark.parametrize("name", ["target", "floor", "win"])
def test_if_ready_builds_no_optional_tables(tmp_path: Path, name: str) -> None:
    path, body = QUESTIONS[name]
    client = server(tmp_path)
    for _ in range(2):
        refused = client.post(path, json={**body, "if_ready": True})
        assert_refused(refused, 409, "missing-table", ("missing-table", "/ruleset"))
    tables = {file.name.split(".")[1] for file in (tmp_path / "solved").glob("*.table")}
    assert tables == {EXPECTED_TOTAL.name}
    assert client.post(path, json=body).status_code == 200
    # Tables that are ready are used.
    assert client.post(path, json={**body, "if_ready": True}).status_code == 200


@pytest.mark.usefixtures("solved_here")
def test_unavailable_reasons_and_outlooks_are_omitted(tmp_path: Path) -> None:
    client = server(tmp_path)
    turn = {"rolls": [[1, 6]], "category": "chance"}
    review = {"ruleset_definition": SMALL, "players": [{"turns": [turn]}], "explain": True}

    def left_out() -> tuple[bool, bool, bool]:
        outlook, advice, reviewed = (
            client.post(path, json={**body, "if_ready": True})
            for path, body in (QUESTIONS["outlook"], QUESTIONS["explain"], ("/v1/games/review", review))
        )
        assert (advice.status_code, reviewed.status_code) == (200, 200)
        assert (outlook.status_code, outlook.data) == (204, b"") or outlook.status_code == 200
        decisions = reviewed.get_json()["players"][0]["decisions"]
        assert any(each["loss"] for each in decisions)
        is_without = all("breakdown" not in each for each in decisions)
        return outlook.status_code == 204, "breakdown" not in advice.get_json(), is_without

    assert left_out() == (True, True, True)
    tables = {file.name.split(".")[1] for file in (tmp_path / "solved").glob("*.table")}
    assert tables == {EXPECTED_TOTAL.name}
    assert ask(client, "outlook").status_code == 200
    assert left_out() == (False, False, False)


def ask_until_answered(client: FlaskClient, name: str) -> tuple[TestResponse, list[dict[str, Any]]]:
    """Return the answer and the refusals before it."""
    told: list[dict[str, Any]] = []
    deadline = time.monotonic() + 60
    while (answer := ask(client, name)).status_code == 503:
        assert time.monotonic() < deadline, told
        assert_refused(answer, 503, "not-ready", ("not-ready", ""))
        assert int(answer.headers["Retry-After"]) >= 1
        told.append(answer.get_json())
        time.sleep(0.05)
    assert answer.status_code == 200, answer.text
    return answer, told


@pytest.mark.usefixtures("solved_here")
def test_quick_builds_are_waited_for(tmp_path: Path, direct: FlaskClient) -> None:
    client = server(tmp_path)
    for name in QUESTIONS:
        answer = ask(client, name)
        assert answer.status_code == 200, answer.text
        assert answer.get_json() == ask(direct, name).get_json()
    objectives = {path.name.split(".")[1] for path in (tmp_path / "solved").glob("*.table")}
    assert objectives == set(TABLE_KINDS)
    facts = client.post("/v1/rulesets/check", json={"ruleset_definition": SMALL}).get_json()["facts"]
    assert {table["objective"] for table in facts["tables"]} == set(TABLE_KINDS)


@pytest.mark.slow
def test_slow_tables_are_answered_when_ready(tmp_path: Path, direct: FlaskClient) -> None:
    one, other = server(tmp_path, ALL_SLOW), server(tmp_path, ALL_SLOW)
    answer, told = ask_until_answered(one, "outlook")
    assert told, "no request waits"
    assert "the outlook table of this ruleset is being built: 0% done" in told[0]["detail"]
    assert (told[0]["progress"]["table"], told[0]["progress"]["objective"]) == ("own", "outlook")
    expected = ask(direct, "outlook").get_json()
    assert answer.get_json() == expected
    assert expected["method"] == "approximate"
    # Another server finds it without notification, and so does a new one.
    assert ask(other, "outlook").data == ask(server(tmp_path, ALL_SLOW), "outlook").data == answer.data


@pytest.mark.usefixtures("solved_here")
def test_other_requests_get_the_progress_of_a_build(tmp_path: Path) -> None:
    lane = BuildLane(tmp_path / "solved", SLOW)
    client = server(tmp_path, ALL_SLOW)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    with lane.lock():
        job = Job(COMPILED.fingerprint, "outlook", 20, 40.0, time.time() - 30, 10, 0.4, time.time(), time.time() - 20)
        lane.write(Record(job))
        mine, others = ask(client, "outlook"), ask(client, "target")
        for answer, whose in ((mine, "own"), (others, "other")):
            progress = answer.get_json()["progress"]
            assert not wrong("/components/schemas/BuildProgress", progress)
            assert (progress["table"], progress["objective"], progress["states_done"]) == (whose, "outlook", 10)
            # 40% within 20 s of the first report leaves about 30 s.
            assert progress["seconds_left"] == pytest.approx(30, abs=2)
        own = seconds_to_build(COMPILED, TARGET)
        assert [answer.get_json()["progress"]["place"] for answer in (mine, others)] == [0, 1]
        assert int(mine.headers["Retry-After"]) == pytest.approx(30, abs=3)
        assert int(others.headers["Retry-After"]) == pytest.approx(30 + own, abs=3)
        assert "waits for 1 other build, expected in about" in others.get_json()["detail"]
        text = client.get("/metrics").text
        assert 'keepwise_solving{objective="outlook"} 1.0' in text
        assert 'keepwise_solving_share{objective="outlook"} 0.4' in text
        # Quick builds do not wait for slow ones.
        assert ask(client, "floor").status_code == 200
        items = [ASKED, {**ASKED, "explain": True}]
        results = client.post("/v1/advice/batch", json={"items": items}).get_json()["results"]
        assert [result.get("status") for result in results] == [None, 503]
        assert results[1]["progress"]["table"] == "own"
    assert 'keepwise_solving{objective="outlook"} 0.0' in client.get("/metrics").text


def test_every_client_has_its_own_places_in_the_queue(tmp_path: Path) -> None:
    """Clients are identified by the proxy."""
    client = server(tmp_path)
    lane = BuildLane(tmp_path / "solved", QUICK)

    def place(number: int, name: str) -> int | None:
        ruleset = {**SMALL, "bonus": [{"at": 8, "pays": number}]}
        answer = client.post(
            "/v1/advice", json={**ASKED, "ruleset_definition": ruleset}, headers={"X-Keepwise-Client": name}
        )
        assert_refused(answer, 503, "not-ready")
        assert int(answer.headers["Retry-After"]) > 0
        found: int | None = answer.get_json()["progress"]["place"]
        return found

    (tmp_path / "solved").mkdir()
    with lane.lock():
        lane.write(Record(job_of("floor")))
        assert [place(number, "192.0.2.1") for number in range(11, 16)] == [1, 2, 3, 4, None]
        assert place(21, "192.0.2.2") == 2
        # A repeated request keeps its place, and gets the current one.
        assert [place(number, "192.0.2.1") for number in range(11, 15)] == [1, 3, 4, 5]


@pytest.mark.exhaustive
def test_clients_are_served_in_turn(tmp_path: Path) -> None:
    """Builds need no further requests. A table is not deleted before the next request, however small the limit."""
    # A busy machine may be late.
    client = server(tmp_path, replace(ALL_SLOW, late=(600.0, 0.25)))
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    for number, name in enumerate(("outlook", "target")):
        path, body = QUESTIONS[name]
        told = client.post(path, json=body, headers={"X-Keepwise-Client": f"192.0.2.{number}"})
        assert_refused(told, 503, "not-ready")
    paths = {name: table_path(COMPILED, tmp_path / "solved", TABLE_KINDS[name]) for name in ("outlook", "target")}
    wait_until(lambda: all(path.with_suffix(".waited").exists() for path in paths.values()), "both are built")
    evict_to_limit(tmp_path / "solved", 0, paths["target"])
    assert sorted(path.name.split(".")[1] for path in (tmp_path / "solved").glob("*.table")) == ["outlook", "target"]
    assert ask(client, "outlook").status_code == ask(client, "target").status_code == 200
    evict_to_limit(tmp_path / "solved", 0, paths["target"])
    assert not paths["outlook"].exists()


@pytest.mark.slow
def test_concurrent_requests_cause_one_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    start = SolvedTables.start

    def count(self: SolvedTables, *asked: Any, **ended: Any) -> Any:
        begun = start(self, *asked, **ended)
        if begun is not None:
            started.append(begun.builder.pid)
        return begun

    clients = [server(tmp_path, ALL_SLOW) for _ in range(4)]
    assert clients[0].post("/v1/advice", json=ASKED).status_code == 200
    monkeypatch.setattr(SolvedTables, "start", count)
    answers: list[TestResponse] = []
    threads = [
        threading.Thread(target=lambda client=client: answers.append(ask_until_answered(client, "outlook")[0]))
        for client in clients
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(started) == 1
    assert len(answers) == 4
    assert len({answer.data for answer in answers}) == 1


# Failing builders


@pytest.fixture
def solved(tmp_path: Path) -> Iterator[SolvedTables]:
    """Yield tables whose builders end with the test."""
    tables = SolvedTables(tmp_path, 1 << 30)
    yield tables
    pids = [int(pid.name) for pid in Path("/proc").iterdir() if pid.name.isdigit() and _builds_in(pid, tmp_path)]
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


def _builds_in(process: Path, folder: Path) -> bool:
    try:
        return str(folder).encode() in (process / "cmdline").read_bytes().split(b"\0")
    except OSError:
        return False


@pytest.mark.slow
def test_a_killed_builder_leaves_no_usable_files(solved: SolvedTables) -> None:
    lane = BuildLane(solved.folder, SLOW)
    first = begin(solved, YAHTZEE, OUTLOOK)
    assert first is not None
    assert begin(solved, YAHTZEE, TARGET) is None
    wait_until(lambda: lane.read().job is not None and list(solved.folder.glob(".*.building")), "it builds")
    assert [each.objective for each in solved.current_builds()] == ["outlook"]
    os.kill(first.builder.pid, signal.SIGKILL)
    with pytest.raises(SolverFailed, match="-9"):
        first.builder.finish()
    assert solved.current_builds() == []
    assert list(solved.folder.glob("*.table")) == []
    # The next one starts immediately and cleans up.
    left = list(solved.folder.glob(".*.building"))
    second = begin(solved, YAHTZEE, OUTLOOK)
    assert second is not None
    assert second.kind == TARGET, "it was its turn"
    wait_until(lambda: not any(path.exists() for path in left), "what was left is gone")
    wait_until(lambda: solved.current_builds() and list(solved.folder.glob(".*.building")), "it builds again")
    # On SIGTERM it removes its files; that is not a failure.
    os.kill(second.builder.pid, signal.SIGTERM)
    with pytest.raises(SolverFailed, match="130"):
        second.builder.finish()
    assert list(solved.folder.glob(".*.building")) == []
    assert lane.read().job is None


def test_the_builder_ends_with_the_server(tmp_path: Path) -> None:
    solved = SolvedTables(tmp_path, 1 << 30)
    started = begin(solved, YAHTZEE, OUTLOOK)
    assert started is not None
    wait_until(lambda: list(tmp_path.glob(".*.building")), "it builds")
    # Like the end of the server's last process, which closes the pipe.
    del solved
    with pytest.raises(SolverFailed, match="130"):
        started.builder.finish()
    assert list(tmp_path.glob(".*.building")) == []
    assert list(tmp_path.glob("*.table")) == []


@pytest.mark.exhaustive
def test_failed_builds_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server(tmp_path)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    lane = BuildLane(tmp_path / "solved", "quick")
    with lane.lock():
        ProgressWriter(lane, job_of("floor"), lambda _: 0.0).end("no space left on device")
    for _ in range(3):
        answer = ask(client, "floor")
        assert_refused(answer, 503, "not-solved", ("not-solved", ""))
        assert PAUSE - 30 < int(answer.headers["Retry-After"]) <= PAUSE
        assert "space" not in answer.text
    later = time.time() + PAUSE
    monkeypatch.setattr("strategy_tables.jobs.build_lane.time.time", lambda: later)
    assert ask(client, "floor").status_code == 200
    assert lane.read() == Record()


def job_of(objective: str) -> Job:
    return Job(COMPILED.fingerprint, objective, 20, 1.0, time.time())


@pytest.mark.exhaustive
def test_a_full_disk_is_an_ordinary_failure(tmp_path: Path) -> None:
    """Simulated: files may not be larger than a record."""
    client = server(tmp_path)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, before[1]))
    try:
        answers = [ask(client, "outlook") for _ in range(3)]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    for answer in answers:
        assert_refused(answer, 503, "not-solved", ("not-solved", ""))
    (failure,) = BuildLane(tmp_path / "solved", "quick").read().failures.values()
    assert "cannot be written: File too large" in failure.why
    # Tried once, not three times; nothing is left, and requests without new tables are answered.
    assert failure.count == 1
    assert not list((tmp_path / "solved").glob(".*.building"))
    assert client.post("/v1/advice", json=ASKED).status_code == 200


@pytest.mark.exhaustive
def test_a_builder_that_takes_too_much_memory_fails(tmp_path: Path) -> None:
    """Like with the real limit, here with one that is too small for the start of Yahtzee."""
    lane, solved = BuildLane(tmp_path, SLOW), SolvedTables(tmp_path, 1 << 30)
    program = f"""
import sys
from strategy_tables.jobs import builder
builder.GREATEST_MEMORY = 300 << 20
sys.exit(builder.main(["{tmp_path}", "0", "slow", "outlook", "60", "{solved.listened}", "0", "0"]))
"""
    definition = json.dumps(dump_ruleset(YAHTZEE.ruleset))
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, input=definition, capture_output=True, text=True, pass_fds=(solved.listened,), check=False,
    )  # fmt: skip
    assert run.returncode == 1, run.stderr
    (failure,) = lane.read().failures.values()
    assert "MemoryError" in failure.why
    assert not list(tmp_path.glob("*.table"))


def test_pauses_grow_and_killed_builds_are_retried_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr("strategy_tables.jobs.build_lane.time.time", lambda: now)
    lane = BuildLane(tmp_path, SLOW)
    key = job_of("outlook").key

    def seconds_left() -> float:
        failing = lane.read().without_killed_job().recent_failure(key)
        return 0.0 if failing is None else failing.seconds_left

    for pause in (PAUSE, 2 * PAUSE, 4 * PAUSE):
        assert seconds_left() == 0.0
        ProgressWriter(lane, job_of("outlook"), lambda _: 0.0).end("no")
        assert seconds_left() == pytest.approx(pause)
        assert lane.read().recent_failure(job_of("target").key) is None
        now += pause
    ProgressWriter(lane, job_of("outlook"), lambda _: 0.0).end(None)
    assert lane.read() == Record()
    # Killed, as without memory: after the third time it has to wait.
    for _ in range(3):
        assert seconds_left() == 0.0
        ProgressWriter(lane, job_of("outlook"), lambda _: 0.0)
    assert seconds_left() == pytest.approx(PAUSE)


def written(**fields: Any) -> str:
    return json.dumps({"job": {**asdict(job_of("outlook")), **fields}, "failures": {}})


@pytest.mark.parametrize(
    "said",
    [
        "", "{", "[]", "[" * 100_000, '{"job": {"x": 1}, "failures": {}}', '{"job": null, "failures": []}',
        written(started="yesterday"), written(share=float("nan")), written(told=float("inf")), written(states=True),
        '{"job": null, "failures": {"x": {"why": 1, "at": 2.0}}}',
        '{"job": null, "failures": {"x": {"why": "y", "at": 2.0, "count": 1e999}}}',
    ],
)  # fmt: skip
def test_an_invalid_record_is_ignored(tmp_path: Path, said: str) -> None:
    (tmp_path / "slow.json").write_text(said)
    assert BuildLane(tmp_path, SLOW).read() == Record()
    assert SolvedTables(tmp_path, 1).current_builds() == []


# Tables that are not built


def test_the_command_is_given_if_builds_are_disabled(tmp_path: Path) -> None:
    build_kind(COMPILED, tmp_path, EXPECTED_TOTAL)
    off = client_of(create_app(Config(tables_dir=tmp_path, limits=replace(PATIENT, work=NOTHING_WITHOUT))))
    for name, table in (("outlook", "outlook"), ("target", "target"), ("floor", "floor"), ("win", "outlook")):
        problem = assert_refused(ask(off, name), 409, "missing-table", ("missing-table", "/ruleset"))[0]
        assert problem["command"] == f"python -m strategy_tables build --objective {table} posted.json"
    assert not (tmp_path / "solved").exists()
    limits = off.get("/v1/meta").get_json()["limits"]
    assert [limits[name] for name in ("demand_keeps", "demand_cells", "demand_bytes")] == [0, 0, 0]


@pytest.mark.usefixtures("solved_here")
@pytest.mark.parametrize("limit", ["cells", "bytes"])
def test_the_command_is_given_for_large_tables(tmp_path: Path, limit: str) -> None:
    work = replace(NOTHING_WITHOUT, demand_cells=100) if limit == "cells" else NOTHING_WITHOUT
    client = server(tmp_path, work, solved_bytes=1 << 20 if limit == "cells" else 100)
    for name in ("outlook", "target"):
        problem = assert_refused(ask(client, name), 409, "missing-table", ("missing-table", "/ruleset"))[0]
        assert problem["command"] == f"python -m strategy_tables build --objective {name} posted.json"
    # Means and floors are not distributions.
    assert ask(client, "floor").status_code == 200
    limits = client.get("/v1/meta").get_json()["limits"]
    assert limits["demand_keeps"] > 0
    assert limits["demand_bytes"] == (1 << 20 if limit == "cells" else 100)


def test_large_built_in_games_can_be_built_and_hostile_ones_cannot(tmp_path: Path) -> None:
    solved = SolvedTables(tmp_path, Config().solved_bytes)
    too_large = {"maxi-yatzy", "maxi-yatzy-saved", "yatzy-saved"}
    for name, ruleset in without_columns(builtin_rulesets()).items():
        for objective in (OUTLOOK, TARGET, FLOOR):
            taken = solved.accepts(compile_ruleset(ruleset), objective)
            assert taken == (name not in too_large), (name, objective.name)
    # As many states as Yahtzee, and more points than fit into memory.
    joker = {"category": "yahtzee", "rule": "forced", "bonus": 1000}
    hostile = parse_ruleset({"base": "yahtzee", "name": "rich", "joker": joker}, builtin_rulesets())
    assert not solved.accepts(compile_ruleset(hostile), OUTLOOK)
    assert solved.accepts(compile_ruleset(hostile), FLOOR)


@pytest.mark.usefixtures("solved_here")
def test_an_open_table_is_not_hashed_again(tmp_path: Path) -> None:
    """Using a table does not change its file; otherwise, other processes would read it again."""
    client = server(tmp_path)
    assert ask(client, "outlook").status_code == 200
    path = table_path(COMPILED, tmp_path / "solved", OUTLOOK)
    os.utime(path, (0, 0))
    before = path.stat()
    assert ask(client, "outlook").status_code == 200
    after = path.stat()
    assert (after.st_mtime_ns, after.st_ctime_ns) == (before.st_mtime_ns, before.st_ctime_ns)
    assert path.with_suffix(".used").exists()


@pytest.mark.slow
@pytest.mark.usefixtures("solved_here")
def test_evicted_tables_are_closed(tmp_path: Path) -> None:
    """Even in idle processes; closed files take no disk space."""
    client = server(tmp_path)
    assert ask(client, "outlook").status_code == 200
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    means, outlooks = (table_path(COMPILED, tmp_path / "solved", each) for each in (EXPECTED_TOTAL, OUTLOOK))
    for path in (means, outlooks):
        assert opened(path) > 0
        path.unlink()
    wait_until(lambda: opened(means) == opened(outlooks) == 0, "they are closed")
    assert ask(client, "outlook").status_code == 200


def opened(path: Path) -> int:
    """Return the number of this process's handles of a file, even a deleted one."""
    count = 0
    for each in Path("/proc/self/fd").iterdir():
        # Other handles may be closed meanwhile.
        with suppress(FileNotFoundError):
            count += str(each.readlink()).startswith(str(path))
    return count


@pytest.mark.usefixtures("solved_here")
def test_a_damaged_table_is_rebuilt(tmp_path: Path) -> None:
    first = ask(server(tmp_path), "outlook").data
    path = table_path(COMPILED, tmp_path / "solved", OUTLOOK)
    path.write_bytes(path.read_bytes()[:-1])
    assert ask(server(tmp_path), "outlook").data == first


@pytest.mark.usefixtures("solved_here")
def test_the_operators_tables_take_precedence(built: Path) -> None:
    limits = replace(PATIENT, work=NOTHING_WITHOUT)
    client = client_of(create_app(Config(tables_dir=built, solve_on_demand=True, limits=limits)))
    for name in QUESTIONS:
        assert ask(client, name).status_code == 200
    assert not (built / "solved").exists()
