"""The queue of builds: first in, first out, with one waiting build per client, whatever is lost or killed."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from huey.storage import MemoryStorage
from hypothesis import given
from hypothesis import strategies as st

from strategy_tables.errors import SolverFailed
from strategy_tables.jobs.build_queue import GREATEST_QUEUE, QUICK, SLOW, BuildQueue
from strategy_tables.jobs.requested_build import FAILED, PAUSE, SILENCE, WAITING, RequestedBuild
from tests.redis_server import running_redis
from tests.servers import free_port
from tests.strategy_tables.queueing import InstantSolver, asked, at, begin
from tests.tiny import compiled_tiny


@pytest.fixture(params=["file", pytest.param("redis", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str | None]:
    """Return the address of a queue: none for a file, or that of a new Redis."""
    if request.param == "file":
        yield None
        return
    with running_redis(tmp_path) as redis:
        yield redis.url


@pytest.fixture
def solver(tmp_path: Path, url: str | None) -> InstantSolver:
    return InstantSolver(tmp_path, url)


@pytest.fixture
def queue(tmp_path: Path, url: str | None) -> BuildQueue:
    """Return the queue as another process sees it."""
    return BuildQueue(tmp_path, url)


def in_memory(failing: Callable[[str], bool] = lambda _: False) -> InstantSolver:
    """Return a solver of this process alone, without delays by a disk."""
    solver = InstantSolver(Path(), None, failing)
    vars(solver.queue)["_storage"] = MemoryStorage
    return solver


def place(queue: BuildQueue, build: RequestedBuild | None) -> int | None:
    assert build is not None
    return queue.wait_status(build).place


def test_builds_come_in_the_order_of_their_requests(queue: BuildQueue, solver: InstantSolver) -> None:
    clients = ("a", "b", "c")
    assert [place(queue, queue.request(asked(number), client)) for number, client in enumerate(clients)] == [0, 1, 2]
    # A repeated request, and one of another client, keep its place.
    assert place(queue, queue.request(asked(2), "c")) == place(queue, queue.request(asked(2), "d")) == 2
    assert queue.waiting() == {QUICK: 3, SLOW: 0}
    while solver.take():
        pass
    assert solver.built == ["tiny-0", "tiny-1", "tiny-2"]
    assert (queue.waiting(), queue.find(asked(2).key)) == ({QUICK: 0, SLOW: 0}, None)


def test_a_client_waits_for_one_build_at_a_time(queue: BuildQueue, solver: InstantSolver) -> None:
    assert queue.request(asked(1), "a") is not None
    assert queue.request(asked(2), "a") is None
    # Also while it is being built, and in the other queue.
    build = begin(solver.queue)
    assert queue.request(asked(2, SLOW), "a") is None
    assert queue.request(asked(2), "b") is not None
    solver.queue.end(build)
    assert queue.request(asked(3), "a") is not None


def test_a_client_that_has_its_table_may_request_another(queue: BuildQueue, solver: InstantSolver) -> None:
    queue.request(asked(1), "a")
    begin(solver.queue)
    # The solver has not ended the build yet.
    queue.release("a", asked(2).key)
    assert queue.request(asked(2), "a") is None
    queue.release("a", asked(1).key)
    assert queue.request(asked(2), "a") is not None


@given(
    before=st.lists(st.tuples(st.sampled_from("abcd"), st.integers(1, 30)), max_size=12),
    later=st.lists(st.tuples(st.sampled_from("abcdef"), st.integers(1, 30)), max_size=12),
)
def test_a_client_waits_for_at_most_one_build_of_each_other(
    before: list[tuple[str, int]], later: list[tuple[str, int]]
) -> None:
    """However many different rulesets these request, before and after."""
    solver = in_memory()
    for client, number in before:
        solver.queue.request(asked(number), client)
    assert solver.queue.request(asked(1_000), "polite") is not None
    others, built = len({client for client, _ in before}), 0
    while "tiny-1000" not in solver.built:
        for client, number in later:
            solver.queue.request(asked(100 + number), client)
        assert solver.take()
        built += 1
    assert built <= others + 1


@pytest.mark.slow
def test_a_thousand_rulesets_of_one_client_delay_another_by_one_build(queue: BuildQueue, solver: InstantSolver) -> None:
    answers = [queue.request(asked(number), "greedy") for number in range(1, 1_000)]
    assert sum(answer is not None for answer in answers) == 1
    assert place(queue, queue.request(asked(1_000), "polite")) == 1
    solver.take()
    assert place(queue, queue.request(asked(1_000), "polite")) == 0


def test_a_full_queue_accepts_nothing() -> None:
    queue = in_memory().queue
    storage = queue.hueys()[QUICK].storage
    for number in range(GREATEST_QUEUE):
        storage.enqueue(json.dumps([str(number), "", *[None] * 4, [f"{number}", "token"]]).encode())
    assert queue.request(asked(1), "a") is None
    storage.dequeue()
    assert queue.request(asked(1), "a") is not None


def test_the_place_and_the_time_count_builds_in_progress(queue: BuildQueue, solver: InstantSolver) -> None:
    for number, client in enumerate("abc"):
        queue.request(asked(number), client)
    begin(solver.queue)
    build = queue.request(asked(2), "c")
    assert build is not None
    waiting = queue.wait_status(build)
    assert waiting.progress is not None
    assert (waiting.place, waiting.progress.fingerprint) == (2, compiled_tiny(0).fingerprint)
    # Two seconds each, where the first has begun.
    assert waiting.seconds == pytest.approx(6.0, abs=0.5)
    # With two solvers at work, the others are shared between them.
    begin(solver.queue)
    assert queue.wait_status(build).seconds == pytest.approx(4.0, abs=0.5)
    refused = queue.wait_without_place(asked(9))
    assert (refused.place, refused.progress is None) == (None, False)
    # The other queue is free.
    assert place(queue, queue.request(asked(9, SLOW), "slow")) == 0


def test_counters_are_those_of_all_processes(queue: BuildQueue, solver: InstantSolver) -> None:
    assert queue.counters() == {}
    for counting in (queue, solver.queue):
        counting.count("solved outlook")
        counting.count("milliseconds", 1_500)
    assert queue.counters() == solver.queue.counters() == {"solved outlook": 2, "milliseconds": 3_000}


def test_a_message_is_built_once(queue: BuildQueue, solver: InstantSolver) -> None:
    """Also if it is in the queue twice, or if an outdated one is left."""
    build = queue.request(asked(1), "a")
    assert build is not None
    for token in (build.token, build.token, "outdated"):
        solver.build(build.key, token)
    assert solver.built == ["tiny-1"]


def test_concurrent_requests_are_one_build(queue: BuildQueue, solver: InstantSolver) -> None:
    first = queue.request(asked(1), "a")
    assert queue.request(asked(1), "b") == first
    while solver.take():
        pass
    assert solver.built == ["tiny-1"]


def test_the_build_of_a_killed_solver_is_requested_again(
    queue: BuildQueue, solver: InstantSolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = queue.request(asked(1), "a")
    begin(solver.queue)
    assert place(queue, queue.request(asked(1), "a")) == 0
    at(monkeypatch, SILENCE + 1)
    killed = queue.find(asked(1).key)
    assert killed is not None
    assert (killed.status, killed.kills, killed.is_building) == (FAILED, 1, False)
    second = queue.request(asked(1), "a")
    assert first is not None
    assert second is not None
    assert (second.status, second.kills, second.token == first.token) == (WAITING, 1, False)
    assert solver.take()
    assert not solver.take()
    assert solver.built == ["tiny-1"]


def test_a_solver_that_was_suspended_does_not_cause_a_second_build(
    queue: BuildQueue, solver: InstantSolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue.request(asked(1), "a")
    build = begin(solver.queue)
    at(monkeypatch, SILENCE + 1)
    assert queue.request(asked(1), "a") is not None
    # It reports again.
    solver.queue.report(build.as_seen())
    assert solver.take()
    assert solver.built == []
    solver.queue.end(build)
    assert queue.find(asked(1).key) is None


def test_a_client_of_a_killed_build_may_request_another(
    queue: BuildQueue, solver: InstantSolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue.request(asked(1), "a")
    begin(solver.queue)
    at(monkeypatch, SILENCE + 1)
    assert queue.request(asked(2), "a") is not None


def test_a_request_without_a_message_is_repeated(
    queue: BuildQueue, solver: InstantSolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process was killed in between, or the solver before it had begun."""
    queue.request(asked(1), "a")
    assert queue.hueys()[QUICK].storage.dequeue() is not None
    assert queue.request(asked(1), "a") is not None
    assert not solver.take(), "it may be on its way"
    at(monkeypatch, 6.0)
    assert queue.request(asked(1), "a") is not None
    assert solver.take()
    assert solver.built == ["tiny-1"]


def test_failures_are_retried_after_a_pause(tmp_path: Path, url: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    solver = InstantSolver(tmp_path, url, lambda name: name == "tiny-1")
    now = 0.0
    for pause in (PAUSE, 2 * PAUSE, 4 * PAUSE):
        asked_again = solver.queue.request(asked(1), "a")
        assert asked_again is not None
        assert asked_again.status == WAITING
        solver.take()
        failed = solver.queue.request(asked(1), "a")
        assert failed is not None
        assert (failed.status, failed.why) == (FAILED, "no")
        assert failed.seconds_until_retry == pytest.approx(pause, abs=5)
        # Another table is not affected.
        solver.queue.request(asked(2), "a")
        solver.take()
        now += pause + 1
        monkeypatch.undo()
        at(monkeypatch, now)
    assert solver.built == ["tiny-2"] * 3


def test_a_stopped_build_is_the_next_one(queue: BuildQueue, solver: InstantSolver) -> None:
    for number, client in enumerate("ab"):
        queue.request(asked(number), client)
    solver.queue.put_back(begin(solver.queue))
    while solver.take():
        pass
    assert solver.built == ["tiny-0", "tiny-1"]


def test_old_failures_are_forgotten() -> None:
    solver = in_memory(lambda _: True)
    for number in range(40):
        solver.queue.request(asked(number), "a")
        assert solver.take()
    assert len(solver.queue.builds()) == 32


@pytest.mark.parametrize(
    "stored",
    ["", "{", "[]", "7", "[" * 100_000, '{"key": 1}', '{"x": 1}', '{"share": NaN}', "\x80\x04N."],
)
def test_damaged_states_are_ignored(tmp_path: Path, stored: str) -> None:
    solver = InstantSolver(tmp_path)
    states = solver.queue._connect().states
    states.put_data(f"build {asked(1).key}", stored.encode("latin-1"))
    assert solver.queue.builds() == {}
    assert solver.queue.find(asked(1).key) is None
    states.delete_data(f"build {asked(1).key}")
    solver.queue.request(asked(1), "a")
    assert solver.take()
    assert solver.built == ["tiny-1"]


class Killed(BaseException):
    """Ends a process in the middle of an operation."""


def killed_before(solver: InstantSolver, moment: int) -> bool:
    """Run the requests of two clients and a build; return whether they were killed before this operation."""
    left = moment

    def count(operation: Callable[..., object]) -> Callable[..., object]:
        def counted(*arguments: object, **named: object) -> object:
            nonlocal left
            if left == 0:
                raise Killed
            left -= 1
            return operation(*arguments, **named)

        return counted

    engine = solver.queue._connect()
    for storage in (engine.states, *(huey.storage for huey in engine.lanes.values())):
        for name in ("put_data", "peek_data", "pop_data", "put_if_empty", "delete_data", "enqueue", "dequeue"):
            setattr(storage, name, count(getattr(storage, name)))
    try:
        solver.queue.request(asked(1), "greedy")
        solver.queue.request(asked(2), "polite")
        solver.take()
    except Killed:
        return True
    return False


@pytest.mark.slow
def test_the_queue_continues_after_a_process_is_killed_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clients that keep asking are served, and no table is built twice."""
    moment = 0
    while killed_before(killed := InstantSolver(tmp_path / str(moment)), moment):
        other = InstantSolver(tmp_path / str(moment))
        with monkeypatch.context() as later:
            at(later, SILENCE + 1)
            for _ in range(4):
                if "tiny-2" not in other.built:
                    assert other.queue.request(asked(2), "polite") is not None
                other.take()
        assert other.built.count("tiny-2") == 1, moment
        assert other.built.count("tiny-1") + killed.built.count("tiny-1") <= 2, moment
        moment += 1
    assert moment > 15, "all operations"


# Queues that cannot be used


@pytest.mark.parametrize("place", ["127.0.0.1:{port}", "nowhere.invalid"])
def test_an_unreachable_queue_is_an_error_without_its_password(tmp_path: Path, place: str) -> None:
    queue = BuildQueue(tmp_path, f"redis://:secret@{place.format(port=free_port())}/0")
    for use in (lambda: queue.request(asked(1), "a"), queue.builds, queue.waiting):
        with pytest.raises(SolverFailed, match="the queue of builds, redis://") as refused:
            use()
        assert "secret" not in str(refused.value)
        assert refused.value.retry_after <= 5


def test_a_damaged_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "queue.db").write_bytes(b"no database" * 1_000)
    with pytest.raises(SolverFailed, match=r"queue\.db, cannot be used: file is not a database"):
        BuildQueue(tmp_path).request(asked(1), "a")


@pytest.mark.slow
def test_the_queue_survives_a_restart_of_redis(tmp_path: Path) -> None:
    with running_redis(tmp_path) as redis:
        queue, solver = BuildQueue(tmp_path, redis.url), InstantSolver(tmp_path, redis.url)
        queue.request(asked(1), "a")
    with pytest.raises(SolverFailed):
        queue.request(asked(1), "a")
    with running_redis(tmp_path, port=redis.port):
        assert place(queue, queue.request(asked(1), "a")) == 0
        assert solver.take()
    assert solver.built == ["tiny-1"]


def test_a_removed_queue_is_created_again(tmp_path: Path) -> None:
    queue, solver = BuildQueue(tmp_path / "folder"), InstantSolver(tmp_path / "folder")
    queue.request(asked(1), "a")
    assert solver.queue.waiting()["quick"] == 1
    assert not solver.queue.is_removed()
    shutil.rmtree(tmp_path / "folder")
    assert solver.queue.is_removed()
    assert queue.request(asked(1), "a") is not None
    assert solver.take()
    assert solver.built == ["tiny-1"]


def test_a_forked_process_has_a_connection_of_its_own(tmp_path: Path) -> None:
    queue = BuildQueue(tmp_path)
    queue.request(asked(1), "a")
    engine = queue._connect()
    child = os.fork()
    if child == 0:
        status = 1
        with suppress(BaseException):
            status = int(queue._connect() is engine or queue.request(asked(2), "b") is None)
        os._exit(status)
    assert os.waitpid(child, 0)[1] == 0
    assert place(queue, queue.request(asked(2), "b")) == 1
