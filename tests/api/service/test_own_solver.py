"""The solver of a server: kept running by any worker, and one for each folder."""

import logging
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import BinaryIO

import pytest

from api.service.own_solver import OwnSolver
from strategy_tables.jobs.settings import BuildSettings
from tests.servers import wait_until

Fakes = list[subprocess.Popen[bytes]]


@pytest.fixture
def keep(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path, str], Fakes]]:
    """Return a function that keeps a command running instead of a solver, and returns its processes."""
    stop, started, threads = Event(), list[Fakes](), list[Thread]()
    monkeypatch.setattr("api.service.own_solver._PAUSE", 0.01)
    monkeypatch.setattr("api.service.own_solver.is_draining", stop.is_set)

    def keep(folder: Path, command: str) -> Fakes:
        fakes: Fakes = []
        started.append(fakes)
        solver = OwnSolver(BuildSettings(folder))

        def start(lock: BinaryIO) -> subprocess.Popen[bytes]:
            fakes.append(subprocess.Popen(["/bin/sh", "-c", command], pass_fds=(lock.fileno(),)))
            return fakes[-1]

        monkeypatch.setattr(solver, "_start", start)
        threads.append(Thread(target=solver._keep_running))
        threads[-1].start()
        return fakes

    yield keep
    stop.set()
    for fakes in started:
        for fake in fakes:
            fake.kill()
    for thread in threads:
        thread.join()


def test_a_solver_that_ends_is_started_again(
    tmp_path: Path, keep: Callable[[Path, str], Fakes], caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "new" / "solved"
    fakes = keep(folder, "exit 3")
    wait_until(lambda: len(fakes) > 3, "it is started again and again")
    assert {fake.wait() for fake in fakes[:3]} == {3}
    # The same reason is logged once.
    assert [record.getMessage() for record in caplog.records] == ["the solver is started again: it ended with status 3"]
    assert caplog.records[0].levelno == logging.ERROR


def test_servers_with_the_same_folder_have_one_solver(tmp_path: Path, keep: Callable[[Path, str], Fakes]) -> None:
    both = [keep(tmp_path, "exec sleep 600") for _ in range(2)]

    def running() -> Fakes:
        return [fake for fakes in both for fake in fakes if fake.poll() is None]

    for _ in range(3):
        wait_until(running, "one is started")
        [fake] = running()
        fake.kill()
        fake.wait()
    wait_until(lambda: len(running()) == 1, "there is always one")
    assert sum(map(len, both)) == 4


def test_servers_with_other_folders_have_their_own(tmp_path: Path, keep: Callable[[Path, str], Fakes]) -> None:
    both = [keep(tmp_path / name, "exec sleep 600") for name in "ab"]
    wait_until(lambda: all(both), "both are started")


def test_an_unusable_folder_is_logged(
    tmp_path: Path, keep: Callable[[Path, str], Fakes], caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "solved"
    folder.write_text("a file")
    fakes = keep(folder, "exec sleep 600")
    wait_until(lambda: "the solver is started again: [Errno 17] File exists" in caplog.text, "it is logged")
    folder.unlink()
    wait_until(lambda: fakes, "it is started once that is possible")
