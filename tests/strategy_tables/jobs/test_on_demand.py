"""Requests of servers for tables, with a folder of their own or shared tables."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from strategy_tables import EXPECTED_TOTAL, DiskFull, SolverFailed
from strategy_tables.errors import TableError
from strategy_tables.jobs import on_demand
from strategy_tables.store.tablefile import table_path
from tests.servers import wait_until
from tests.strategy_tables.queueing import InstantSolver, asked, begin, solved_in, want, write_table
from tests.tiny import compiled_tiny


@pytest.fixture
def without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let overviews of builds always be new."""
    monkeypatch.setattr("strategy_tables.jobs.build_queue._FRESH", -1.0)


@pytest.mark.usefixtures("without_delay")
def test_a_table_is_requested_until_it_is_there(tmp_path: Path) -> None:
    solved, solver = solved_in(tmp_path), InstantSolver(tmp_path)
    waiting = want(solved, 1, "a")
    assert waiting is not None
    assert (waiting.place, waiting.progress) == (0, None)
    build = begin(solver.queue)
    waiting = want(solved, 1, "a")
    assert waiting is not None
    assert waiting.progress is not None
    assert [each.fingerprint for each in solved.current_builds()] == [compiled_tiny(1).fingerprint]
    write_table(tmp_path, 1)
    assert want(solved, 1, "a") is None
    # The client need not wait until the solver has noticed the end of the build.
    assert want(solved, 2, "a") is not None
    solver.queue.end(build)


def test_another_table_of_a_waiting_client_has_no_place(tmp_path: Path) -> None:
    solved = solved_in(tmp_path)
    want(solved, 1, "a")
    refused = want(solved, 2, "a")
    assert refused is not None
    assert refused.place is None
    assert refused.seconds > 0


@pytest.mark.usefixtures("without_delay")
@pytest.mark.parametrize("lacks_room", [False, True])
def test_recent_failures_are_reported(tmp_path: Path, lacks_room: bool) -> None:
    solved, solver = solved_in(tmp_path), InstantSolver(tmp_path)
    want(solved, 1, "a")
    solver.queue.end(begin(solver.queue).as_failed("no", lacks_room=lacks_room))
    with pytest.raises(DiskFull if lacks_room else SolverFailed, match=r"^no") as refused:
        want(solved, 1, "a")
    assert 50 < refused.value.retry_after <= 60
    assert solved.lacks_disk_space(compiled_tiny(1), EXPECTED_TOTAL) == lacks_room
    assert solved.accepts(compiled_tiny(1), EXPECTED_TOTAL) != lacks_room
    found = [("tiny-1", "expected_total")] if lacks_room else []
    assert list(solved.tables_without_disk_space()) == found


def test_nothing_is_created_before_something_is_requested(tmp_path: Path) -> None:
    solved = solved_in(tmp_path / "solved")
    assert solved.accepts(compiled_tiny(1), EXPECTED_TOTAL)
    assert (solved.current_builds(), solved.waiting(), solved.count_builds()) == ([], {"quick": 0, "slow": 0}, {})
    assert list(tmp_path.iterdir()) == []


def test_only_requests_report_an_unusable_queue(tmp_path: Path) -> None:
    (tmp_path / "solved").write_text("no folder")
    solved = solved_in(tmp_path / "solved")
    assert solved.accepts(compiled_tiny(1), EXPECTED_TOTAL)
    with pytest.raises(SolverFailed):
        want(solved, 1, "a")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "queue.db").write_bytes(b"no database" * 1_000)
    solved = solved_in(tmp_path / "folder")
    assert (solved.current_builds(), solved.waiting(), solved.count_builds()) == ([], {}, {})
    with pytest.raises(SolverFailed):
        want(solved, 1, "a")


class Shared:
    """Shared tables with one table, which takes some seconds to fetch."""

    def __init__(self, number: int, seconds: float = 0.0, error: Exception | None = None) -> None:
        self.name = table_path(compiled_tiny(number), Path()).name
        self.seconds = seconds
        self.error = error
        self.fetched: list[str] = []
        self.touched: list[str] = []

    def touch(self, name: str) -> None:
        time.sleep(self.seconds)
        self.touched.append(name)

    def fetch(self, name: str, folder: Path) -> bool:
        time.sleep(self.seconds)
        if self.error is not None:
            raise self.error
        self.fetched.append(name)
        if name != self.name:
            return False
        (folder / name).write_bytes(bytes(1_000))
        return True


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Callable[[Shared], None]:
    """Return a function that sets the shared tables of servers."""

    def use(shared: Shared) -> None:
        monkeypatch.setattr("strategy_tables.jobs.settings.open_shared_tables", lambda *_: shared)

    return use


def test_shared_tables_are_copied_instead_of_built(tmp_path: Path, use: Callable[[Shared], None]) -> None:
    use(shared := Shared(1))
    solved = solved_in(tmp_path, shared="file:///somewhere")
    assert want(solved, 1, "a") is None
    assert table_path(compiled_tiny(1), tmp_path).exists()
    assert want(solved, 2, "a") is not None
    assert solved.waiting()["quick"] == 1
    # What is being built is not looked for again.
    looked = len(shared.fetched)
    assert want(solved, 2, "a") is not None
    assert len(shared.fetched) == looked


def test_no_request_waits_for_slow_shared_tables(
    tmp_path: Path, use: Callable[[Shared], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_demand, "_SECONDS_TO_FETCH", 0.01)
    use(shared := Shared(1, 0.3))
    solved = solved_in(tmp_path, shared="file:///somewhere")
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(want(solved, 1, "a"))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(answer is not None and answer.place == 0 for answer in answers)
    while want(solved, 1, "a") is not None:
        time.sleep(0.01)
    assert len(shared.fetched) == 1, "it is copied once"
    assert solved.waiting()["quick"] == 0


def test_use_is_marked_in_the_background(tmp_path: Path, use: Callable[[Shared], None]) -> None:
    use(shared := Shared(1, 0.2))
    solved = solved_in(tmp_path, shared="file:///somewhere")
    begun = time.monotonic()
    solved.mark_used(shared.name)
    assert time.monotonic() - begun < 0.2
    wait_until(lambda: shared.touched == [shared.name], "it is marked")
    solved_in(tmp_path).mark_used(shared.name)


def test_unavailable_shared_tables_are_reported(tmp_path: Path, use: Callable[[Shared], None]) -> None:
    use(Shared(1, error=TableError("unreachable")))
    solved = solved_in(tmp_path, shared="file:///somewhere")
    with pytest.raises(SolverFailed, match="unreachable"):
        want(solved, 1, "a")
    assert solved.waiting()["quick"] == 0, "it may exist there"
    assert asked(1).key not in solved.queue.builds()
