"""Tables of other objectives are built on request by separate processes."""

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from api.service.config import Config
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import dump_ruleset, without_columns
from strategy_tables import EXPECTED_TOTAL, SolvedTables, table_path
from strategy_tables.advice.methods import APPROXIMATE, EXACT, IMPROVED
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.build_queue import QUICK, SLOW, BuildQueue, BuildRequest
from strategy_tables.jobs.cost import distribution_cells, seconds_to_build
from strategy_tables.jobs.on_demand import key_of
from strategy_tables.jobs.requested_build import BUILDING, FAILED, PAUSE, WAITING, RequestedBuild
from strategy_tables.jobs.settings import BuildSettings
from strategy_tables.jobs.solver import BuilderProcess, Solver
from strategy_tables.limits import WorkLimits
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TABLE_KINDS, TARGET, TWO_PLAYER, TableKind
from tests.api.builder_here import running_solver, work_through
from tests.api.clients import PATIENT, client_of
from tests.api.read_contract import wrong
from tests.api.refusals import assert_refused
from tests.servers import wait_until

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
    "match": (
        "/v1/advice",
        {**ASKED, "objective": {"maximize": "win", "opponents": [{"scorecard": {}, "maximize": "win"}]}},
    ),
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
    assert objectives == {*TABLE_KINDS}
    facts = client.post("/v1/rulesets/check", json={"ruleset_definition": SMALL}).get_json()["facts"]
    assert {table["objective"] for table in facts["tables"]} == objectives


@pytest.mark.usefixtures("solved_here")
@pytest.mark.parametrize(
    ("limits", "method", "status"),
    [
        (NOTHING_WITHOUT, APPROXIMATE, "ready"),
        (replace(NOTHING_WITHOUT, quick_cells=distribution_cells(COMPILED, TWO_PLAYER) - 1), IMPROVED, "out_of_reach"),
        (replace(NOTHING_WITHOUT, seconds_to_win=1.0), EXACT, "solvable"),
    ],
)
def test_a_match_has_a_table_built_if_that_helps_and_is_quick(
    tmp_path: Path, limits: WorkLimits, method: str, status: str
) -> None:
    client = server(tmp_path, limits)
    assert ask(client, "match").get_json()["method"] == method
    facts = client.post("/v1/rulesets/check", json={"ruleset_definition": SMALL}).get_json()["facts"]
    assert facts["two_player_table"] == status


@pytest.mark.usefixtures("solved_here")
def test_a_match_is_answered_without_a_build_if_ready(tmp_path: Path) -> None:
    client, (path, body) = server(tmp_path), QUESTIONS["match"]
    assert ask(client, "outlook").status_code == 200
    assert client.post(path, json={**body, "if_ready": True}).get_json()["method"] == IMPROVED


@pytest.mark.slow
def test_slow_tables_are_answered_when_ready(tmp_path: Path, direct: FlaskClient) -> None:
    one, other = server(tmp_path, ALL_SLOW), server(tmp_path, ALL_SLOW)
    with running_solver(tmp_path):
        answer, told = ask_until_answered(one, "outlook")
    assert told, "no request waits"
    # A solver may not have begun yet.
    assert told[0]["detail"] == "the outlook table of this ruleset is queued to be built"
    [said, *_] = [each for each in told if "progress" in each]
    assert "the outlook table of this ruleset is being built: 0% done" in said["detail"]
    assert (said["progress"]["table"], said["progress"]["objective"], said["progress"]["place"]) == (
        "own",
        "outlook",
        0,
    )
    expected = ask(direct, "outlook").get_json()
    assert answer.get_json() == expected
    assert expected["method"] == "approximate"
    # Another server finds it without notification, and so does a new one.
    assert ask(other, "outlook").data == ask(server(tmp_path, ALL_SLOW), "outlook").data == answer.data


def build_of(kind: str, **fields: Any) -> RequestedBuild:
    """Return a build of the ruleset by another client."""
    compiled_kind = TABLE_KINDS[kind]
    build = RequestedBuild(
        key_of(COMPILED, compiled_kind), SLOW, "token", "somebody", COMPILED.ruleset.name, 20, 40.0, time.time()
    )
    return replace(build, **fields)


@pytest.mark.usefixtures("solved_here")
def test_other_requests_get_the_progress_of_a_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server(tmp_path, ALL_SLOW)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    queue, now = BuildQueue(tmp_path / "solved"), time.time()
    build = build_of(
        "outlook", status=BUILDING, started=now - 30, since=now - 20, seen=now, reported=now, share=0.4, states_done=10
    )
    queue.report(build)
    monkeypatch.setattr("strategy_tables.jobs.build_queue._FRESH", 0.0)
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
    queue.end(build)
    assert 'keepwise_solving{objective="outlook"} 0.0' in client.get("/metrics").text


def test_every_client_has_its_own_place_in_the_queue(tmp_path: Path, built_here: list[str]) -> None:
    """Clients are identified by the proxy. First in, first out, and one waiting build for each."""
    client = server(tmp_path)

    def answer(number: int, name: str) -> TestResponse:
        ruleset = {**SMALL, "name": f"posted-{number}", "bonus": [{"at": 8, "pays": number}]}
        asked = {**ASKED, "ruleset_definition": ruleset}
        return client.post("/v1/advice", json=asked, headers={"X-Keepwise-Client": name})

    def place(number: int, name: str) -> int | None:
        refused = answer(number, name)
        assert_refused(refused, 503, "not-ready")
        assert int(refused.headers["Retry-After"]) > 0
        found: int | None = refused.get_json()["progress"]["place"]
        return found

    queue = BuildQueue(tmp_path / "solved")
    build = build_of("floor", lane=QUICK, status=BUILDING, started=time.time(), seen=time.time())
    queue.report(build)
    assert [place(number, "192.0.2.1") for number in (11, 12, 13)] == [1, None, None]
    assert [place(number, "192.0.2.2") for number in (21, 22)] == [2, None]
    # A repeated request keeps its place, also that of another client.
    assert [place(11, "192.0.2.1"), place(11, "192.0.2.3"), place(31, "192.0.2.3")] == [1, 1, 3]
    detail = answer(12, "192.0.2.1").get_json()["detail"]
    assert "is not in the queue yet: this client already waits for another one" in detail
    queue.end(build)
    work_through(tmp_path / "solved")
    assert built_here == ["posted-11", "posted-21", "posted-31"]
    for number, name in ((11, "192.0.2.1"), (21, "192.0.2.2"), (31, "192.0.2.3")):
        assert answer(number, name).status_code == 200
    # Now it may request another one.
    queue.report(build)
    assert place(12, "192.0.2.1") == 1


@pytest.mark.exhaustive
def test_concurrent_requests_cause_one_build(tmp_path: Path) -> None:
    clients = [server(tmp_path, ALL_SLOW) for _ in range(4)]
    answers: list[TestResponse] = []
    threads = [
        threading.Thread(target=lambda client=client: answers.append(ask_until_answered(client, "outlook")[0]))
        for client in clients
    ]
    with running_solver(tmp_path):
        assert clients[0].post("/v1/advice", json=ASKED).status_code == 200
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(answers) == 4
    assert len({answer.data for answer in answers}) == 1
    assert 'keepwise_solves_total{objective="outlook",outcome="solved"} 1.0' in clients[0].get("/metrics").text


# Failing builders


def request(queue: BuildQueue, compiled: CompiledRuleset, kind: TableKind) -> None:
    """Request a table for a client of this name."""
    key = key_of(compiled, kind)
    queue.request(BuildRequest(key, SLOW, 20, 40.0, "posted", dump_ruleset(compiled.ruleset)), kind.name)


@contextmanager
def recorded_builders(folder: Path, command: Sequence[str] = BuilderProcess.command) -> Iterator[list[BuilderProcess]]:
    """Yield the builders of slow tables that a solver in a thread starts; it is stopped at the end."""
    found: list[BuilderProcess] = []
    stopped = threading.Event()

    class Recorded(BuilderProcess):
        def __init__(self, *asked: Any) -> None:
            super().__init__(*asked)
            found.append(self)

    Recorded.command = command
    solver = Solver(folder, 1 << 30)
    solver.builder = Recorded
    huey = solver.queue.hueys()[SLOW]

    def work() -> None:
        while not stopped.is_set() and (task := huey.dequeue()) is not None:
            huey.execute(task)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield found
    finally:
        stopped.set()
        solver.stop()
        thread.join()


@pytest.mark.slow
def test_a_killed_builder_leaves_no_usable_files(tmp_path: Path) -> None:
    queue = BuildQueue(tmp_path)
    for kind in (OUTLOOK, TARGET):
        request(queue, YAHTZEE, kind)
    with recorded_builders(tmp_path) as builders:
        wait_until(lambda: list(tmp_path.glob(".*.building")), "it builds")
        left = list(tmp_path.glob(".*.building"))
        os.kill(builders[0].pid, signal.SIGKILL)
        # The next one starts immediately and cleans up.
        wait_until(lambda: len(builders) == 2, "the next one has started")
        failed = queue.find(key_of(YAHTZEE, OUTLOOK))
        assert failed is not None
        assert (failed.status, failed.why) == (FAILED, "the builder ended with status -9")
        assert list(tmp_path.glob("*.table")) == []
        wait_until(lambda: not any(path.exists() for path in left), "what was left is gone")
        wait_until(lambda: list(tmp_path.glob(".*.building")), "it builds again")
    # On SIGTERM it removes its files; that is not a failure.
    assert list(tmp_path.glob(".*.building")) == []
    stopped = queue.find(key_of(YAHTZEE, TARGET))
    assert stopped is not None
    assert (stopped.status, stopped.failures) == (WAITING, 0)


@pytest.mark.exhaustive
def test_failed_builds_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solved_here: list[str]) -> None:
    client = server(tmp_path)
    assert client.post("/v1/advice", json=ASKED).status_code == 200
    BuildQueue(tmp_path / "solved").end(build_of("floor", lane=QUICK).as_failed("no space left on device"))
    for _ in range(3):
        answer = ask(client, "floor")
        assert_refused(answer, 503, "not-solved", ("not-solved", ""))
        assert PAUSE - 30 < int(answer.headers["Retry-After"]) <= PAUSE
        assert "space" not in answer.text
    assert solved_here == ["posted"]
    later = time.time() + PAUSE
    monkeypatch.setattr("time.time", lambda: later)
    assert ask(client, "floor").status_code == 200
    assert BuildQueue(tmp_path / "solved").builds() == {}


def failure_of(folder: Path, compiled: CompiledRuleset, limits: str) -> RequestedBuild:
    """Return the failed build of an outlook by a real builder, for which these lines were run before."""
    program = f"""
import resource, sys
from strategy_tables.jobs import builder
{limits}
sys.exit(builder.main(sys.argv[1:]))
"""
    queue = BuildQueue(folder)
    request(queue, compiled, OUTLOOK)

    def failures() -> list[RequestedBuild]:
        return [build for build in queue.builds().values() if build.status == FAILED]

    with recorded_builders(folder, ("-c", program)):
        wait_until(failures, "it has failed")
    [failed] = failures()
    assert failed.failures == 1
    # Nothing is left.
    assert not [path for path in folder.iterdir() if not path.name.startswith("queue.db")]
    return failed


@pytest.mark.exhaustive
def test_a_full_disk_is_an_ordinary_failure(tmp_path: Path) -> None:
    """Simulated: files may not be larger than a thousand bytes."""
    failed = failure_of(tmp_path, COMPILED, "resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, 1_000))")
    assert "cannot be written: File too large" in failed.why


@pytest.mark.exhaustive
def test_a_builder_that_takes_too_much_memory_fails(tmp_path: Path) -> None:
    """Like with the real limit, here with one that is too small for the start of Yahtzee."""
    failed = failure_of(tmp_path, YAHTZEE, "builder.GREATEST_MEMORY = 300 << 20")
    assert "MemoryError" in failed.why


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
    solved = SolvedTables(BuildSettings(tmp_path))
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
