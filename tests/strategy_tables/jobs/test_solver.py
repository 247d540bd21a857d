"""Solvers: their builders, what they report, and what they do when something fails or stops."""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from strategy_tables import EXPECTED_TOTAL, SolverFailed, load_table
from strategy_tables.errors import TableError
from strategy_tables.jobs import solver as module
from strategy_tables.jobs.build_queue import PREPARING, BuildQueue
from strategy_tables.jobs.builder import STOPPED
from strategy_tables.jobs.requested_build import FAILED, WAITING, RequestedBuild
from strategy_tables.jobs.solver import BuilderProcess, Solver
from strategy_tables.store.tablefile import table_path
from tests.servers import ROOT, wait_until
from tests.strategy_tables.queueing import asked, solved_in, want, write_table
from tests.tiny import compiled_tiny


class FakeBuilder(BuilderProcess):
    """Writes a file, and ends with a status; waits for `gate` before."""

    pid = 0
    status = 0
    said: tuple[dict[str, Any], ...] = ()
    gate: Event | None = None
    prepares: list[bool]

    def __init__(self, build: RequestedBuild, definition: Any, folder: Path, limit: int) -> None:
        del limit
        assert definition["name"] == build.ruleset
        self.path = folder / f"{build.key}.table"
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True
        if self.gate is not None:
            self.gate.set()

    def reports(self) -> Iterator[dict[str, Any]]:
        yield from self.said
        if self.gate is not None:
            assert self.gate.wait(10)
        if not self.stopped and self.status == 0:
            self.path.write_bytes(b"table")

    def wait(self) -> int:
        return STOPPED if self.stopped else self.status


class Shared:
    """Shared tables that fail to be published some times."""

    def __init__(self, failures: int = 0, existing: str = "") -> None:
        self.failures = failures
        self.existing = existing
        self.published: list[str] = []

    def publish(self, path: Path) -> None:
        if self.failures:
            self.failures -= 1
            raise TableError("the store is down")
        self.published.append(path.name)

    def fetch(self, name: str, folder: Path) -> bool:
        del folder
        return name == self.existing


def solver_in(folder: Path, shared: Shared | None = None, **fake: Any) -> Solver:
    solver = Solver(folder, 1 << 30, None, shared)  # type: ignore[arg-type]
    solver.builder = type("Fake", (FakeBuilder,), fake)
    return solver


def built(folder: Path, number: int) -> bool:
    return table_path(compiled_tiny(number), folder).exists()


def test_all_requested_tables_are_built(tmp_path: Path) -> None:
    solver, solved = solver_in(tmp_path), solved_in(tmp_path)
    for number, client in enumerate("abc"):
        want(solved, number, client)
    solver.work_through()
    assert all(built(tmp_path, number) for number in range(3))
    assert solver.queue.builds() == {}
    assert want(solved, 1, "b") is None
    count, seconds = solved.count_builds()["expected_total", "solved"]
    assert (count, solved.count_builds()["expected_total", "failed"][0]) == (3, 0)
    assert 0.0 <= seconds < 10.0


def test_progress_and_warnings_are_passed_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    gate = Event()
    said = ({"warning": "the disk was full"}, {"states_done": 3, "share": 0.25})
    solver, solved = solver_in(tmp_path, gate=gate, said=said), solved_in(tmp_path)
    want(solved, 1, "a")
    thread = Thread(target=solver.work_through)
    thread.start()

    def share() -> float:
        build = solver.queue.find(asked(1).key)
        return 0.0 if build is None else build.share

    # It is stored with the next heartbeat.
    wait_until(lambda: share() == 0.25, "the progress is stored")
    gate.set()
    thread.join()
    assert "the disk was full" in caplog.text


@pytest.mark.parametrize(
    ("said", "why", "lacks_room"),
    [
        (({"why": "no memory", "lacks_room": False},), "no memory", False),
        (({"why": "the disk is full", "lacks_room": True},), "the disk is full", True),
        ((), "the builder ended with status 7", False),
    ],
)
def test_failures_are_stored_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: tuple[Any, ...], why: str, lacks_room: bool
) -> None:
    solver, solved = solver_in(tmp_path, status=7, said=said), solved_in(tmp_path)
    want(solved, 1, "a")
    with caplog.at_level(logging.ERROR):
        solver.work_through()
    assert f"the expected_total table of 'tiny-1' could not be built: {why}" in caplog.text
    failed = solver.queue.find(asked(1).key)
    assert failed is not None
    assert (failed.status, failed.why, failed.lacks_room) == (FAILED, why, lacks_room)
    assert solved.count_builds()["expected_total", "failed"][0] == 1


def test_a_builder_that_cannot_be_started_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    solver, solved = Solver(tmp_path, 1 << 30), solved_in(tmp_path)
    want(solved, 1, "a")
    solver.work_through()
    failed = solver.queue.find(asked(1).key)
    assert failed is not None
    assert failed.why == "the builder cannot be started: No such file or directory"


@pytest.mark.parametrize("damage", [b"{", b"null", b'{"name": "other"}', None])
def test_a_damaged_definition_is_a_failure(tmp_path: Path, damage: bytes | None) -> None:
    solver, solved = solver_in(tmp_path), solved_in(tmp_path)
    want(solved, 1, "a")
    storage = solver.queue.hueys()["quick"].storage
    name = f"definition {asked(1).key}"
    if damage is None:
        storage.delete_data(name)
    else:
        storage.put_data(name, damage)
    solver.work_through()
    failed = solver.queue.find(asked(1).key)
    assert failed is not None
    assert failed.why == "the ruleset in the queue is damaged"
    assert not built(tmp_path, 1)


def test_an_existing_table_is_not_built_again(tmp_path: Path) -> None:
    shared = Shared(existing=table_path(compiled_tiny(2), tmp_path).name)
    solver, solved = solver_in(tmp_path, shared), solved_in(tmp_path)
    for number, client in ((1, "a"), (2, "b")):
        want(solved, number, client)
    write_table(tmp_path, 1)
    solver.work_through()
    assert solver.queue.builds() == {}
    assert solved.count_builds()["expected_total", "solved"][0] == 0
    assert shared.published == []


@pytest.mark.parametrize("failures", [0, 2, 100])
def test_tables_are_published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int) -> None:
    shared = Shared(failures)
    solver, solved = solver_in(tmp_path, shared), solved_in(tmp_path)
    monkeypatch.setattr(solver._stopping, "wait", lambda _: False)
    want(solved, 1, "a")
    solver.work_through()
    failed = solver.queue.find(asked(1).key)
    if failures == 100:
        assert failed is not None
        assert failed.why == "the store is down"
    else:
        assert failed is None
        assert shared.published == [table_path(compiled_tiny(1), tmp_path).name]


def test_a_stopped_build_returns_to_the_queue(tmp_path: Path) -> None:
    solver, solved = solver_in(tmp_path, gate=Event()), solved_in(tmp_path)
    want(solved, 1, "a")
    thread = Thread(target=lambda: solver.queue.hueys()["quick"].dequeue().execute())
    thread.start()
    wait_until(lambda: solver._builders, "it builds")
    solver.stop()
    thread.join()
    build = solver.queue.find(asked(1).key)
    assert build is not None
    assert build.status == WAITING
    other = solver_in(tmp_path)
    other.work_through()
    assert built(tmp_path, 1)


def test_the_end_of_a_build_is_stored_once_the_queue_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "_HEARTBEAT", 0.01)
    solver, solved = solver_in(tmp_path), solved_in(tmp_path)
    want(solved, 1, "a")
    end, left = solver.queue.end, [3]

    def end_later(build: RequestedBuild) -> None:
        left[0] -= 1
        if left[0] > 0:
            raise SolverFailed("unreachable")
        end(build)

    monkeypatch.setattr(solver.queue, "end", end_later)
    solver.work_through()
    assert solver.queue.builds() == {}
    assert "unreachable" in caplog.text


# With processes


@contextmanager
def running_solver(folder: Path) -> Iterator[subprocess.Popen[str]]:
    environ = {**os.environ, "KEEPWISE_TABLES": str(folder)}
    command = [sys.executable, "-m", "strategy_tables", "solver"]
    with subprocess.Popen(command, cwd=ROOT, env=environ, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def children(process: subprocess.Popen[str]) -> list[int]:
    tasks = Path(f"/proc/{process.pid}/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


@pytest.mark.slow
def test_a_killed_solver_takes_its_builder_with_it_and_another_builds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved = solved_in(tmp_path / "solved")
    queue = BuildQueue(tmp_path / "solved")
    want(solved, 1, "a")
    with running_solver(tmp_path) as first:
        wait_until(lambda: children(first), "it builds")
        (builder,) = children(first)
        first.kill()
        wait_until(lambda: not Path(f"/proc/{builder}/cmdline").exists(), "the builder is gone")
    if not built(tmp_path / "solved", 1):
        stored = queue.find(asked(1).key)
        assert stored is not None
        # Time passes.
        queue.report(replace(stored, seen=time.time() - 60))
        monkeypatch.setattr("strategy_tables.jobs.build_queue._FRESH", -1.0)
        assert want(solved, 1, "a") is not None
    with running_solver(tmp_path):
        wait_until(lambda: built(tmp_path / "solved", 1), "another solver has built it")
    assert load_table(compiled_tiny(1), tmp_path / "solved").header.objective == EXPECTED_TOTAL.name


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_solver_stops_on_a_signal(tmp_path: Path, number: int) -> None:
    want(solved_in(tmp_path / "solved"), 1, PREPARING)
    with running_solver(tmp_path) as solver:
        assert solver.stderr is not None
        while "building the expected_total table of 'tiny-1'" not in (line := solver.stderr.readline()):
            assert line
        solver.send_signal(number)
        assert solver.wait(30) == 0
    assert list((tmp_path / "solved").glob(".*.building")) == []
    waits = BuildQueue(tmp_path / "solved").waiting()["quick"]
    assert waits + built(tmp_path / "solved", 1) == 1, "the build has returned to the queue, or was done"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"QUEUE": "amqp://localhost"}, "QUEUE must be an address of Redis"),
        ({"QUEUE": "redis://a:b:c"}, "QUEUE must be an address of Redis"),
        ({"SOLVED_TABLES_MB": "0"}, "SOLVED_TABLES_MB must be a whole number"),
        ({"SHARED_TABLES": "nowhere"}, "SHARED_TABLES must be an address"),
        ({"SHARED_TABLES": "nothing://at-all"}, "tables cannot be shared at nothing://"),
    ],
)
def test_a_solver_reports_invalid_settings(tmp_path: Path, settings: dict[str, str], said: str) -> None:
    environ = {**os.environ, "KEEPWISE_TABLES": str(tmp_path), **settings}
    command = [sys.executable, "-m", "strategy_tables", "solver"]
    run = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert (run.returncode, run.stdout) == (1, "")
    assert said in run.stderr
    assert "Traceback" not in run.stderr
