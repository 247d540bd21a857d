"""Fairness of the build queue for any behaviour of other clients and processes."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategy_tables.errors import SolverFailed
from strategy_tables.jobs.build_queue import (
    MAX_REQUESTS,
    REQUESTS_PER_CLIENT,
    ActiveBuild,
    BuildQueue,
    BuildRequest,
    QueueFile,
)
from strategy_tables.store.solved_folder import LONGEST_WAIT


def wish(number: int, until: float = 100.0, seconds: float = 2.0) -> BuildRequest:
    return BuildRequest(f"{number:064x}.floor", 10, seconds, 80, until)


def first_of(queue: BuildQueue) -> BuildRequest:
    return next(queue.order())


@given(
    greedy=st.integers(1, 12),
    steps=st.lists(st.tuples(st.integers(0, 11), st.integers(1, 40), st.sampled_from(["ask", "ask", "ask", "end"]))),
    after=st.lists(st.tuples(st.integers(0, 30), st.integers(1, 40), st.sampled_from(["ask", "ask", "end"]))),
    fails=st.booleans(),
)
def test_waiting_is_bounded_by_the_number_of_other_clients(
    greedy: int, steps: list[tuple[int, int, str]], after: list[tuple[int, int, str]], fails: bool
) -> None:
    """Holds for any earlier and later requests, even of new clients."""
    queue = BuildQueue()

    def step(queue: BuildQueue, client: int, number: int, what: str) -> BuildQueue:
        if what == "ask":
            queue = queue.enqueue(f"client {client}", wish(number))
        elif queue.served is not None:
            queue = queue.finish_build(None if fails else 1.0)
        # A builder runs while the queue is not empty.
        if queue.served is None and queue.line:
            queue = queue.start_build(first_of(queue), 0.0)
        return queue

    for client, number, what in steps:
        queue = step(queue, client % greedy, number, what)
    others = len(queue.line)
    mine = wish(1_000)
    queue = queue.enqueue("polite", mine)
    builds = 0
    for client, number, what in [*after, *[(0, 7, "ask"), (0, 0, "end")] * (greedy + 1)]:
        if queue.served is not None and queue.served.key == mine.key:
            break
        builds += what == "end" and queue.served is not None
        queue = step(queue, client, number, what)
        assert queue.contains(mine.key)
    assert queue.served is not None
    assert queue.served.key == mine.key
    assert builds <= others


def test_a_second_request_waits_for_the_first_of_all_others() -> None:
    queue = BuildQueue()
    for client, number in (("a", 1), ("a", 2), ("a", 3), ("b", 4), ("b", 5), ("c", 6)):
        queue = queue.enqueue(client, wish(number))
    assert [int(each.key.split(".")[0], 16) for each in queue.order()] == [1, 4, 6, 2, 5, 3]


def test_shared_requests_are_built_once() -> None:
    queue = BuildQueue()
    for client, number in (("a", 1), ("b", 2), ("c", 1), ("c", 3)):
        queue = queue.enqueue(client, wish(number))
    assert [int(each.key.split(".")[0], 16) for each in queue.order()] == [1, 2, 3]
    queue = queue.start_build(first_of(queue), 0.0).finish_build(2.0)
    assert list(queue.line) == ["b", "c"]
    # It was the turn of a, and b and c have lost nothing.
    assert [int(each.key.split(".")[0], 16) for each in queue.enqueue("a", wish(4)).order()] == [2, 3, 4]


def test_a_full_queue_drops_the_newest_request_of_the_busiest_client() -> None:
    queue = BuildQueue()
    for number in range(10):
        queue = queue.enqueue("one", wish(number))
    assert len(queue.line["one"]) == REQUESTS_PER_CLIENT
    for client in range(2 * MAX_REQUESTS):
        for number in range(REQUESTS_PER_CLIENT):
            queue = queue.enqueue(f"client {client}", wish(100 + client * 10 + number))
    assert sum(map(len, queue.line.values())) == len(queue.line) == MAX_REQUESTS
    # Queued builds stay in the queue.
    assert "one" in queue.line
    assert queue.enqueue("late", wish(5)) == queue
    assert len(max(queue.enqueue("x" * 10_000, wish(5)).line, key=len)) < 100


def test_unrepeated_requests_are_dropped_unless_being_built() -> None:
    queue = BuildQueue().enqueue("a", wish(1, 10.0)).enqueue("b", wish(2, 10.0)).enqueue("c", wish(3, 20.0))
    queue = queue.start_build(first_of(queue), 5.0)
    later = queue.without_expired(15.0)
    assert list(later.line) == ["a", "c"]
    assert later.served == queue.served
    assert list(later.enqueue("c", wish(3, 40.0)).without_expired(30.0).line) == ["a", "c"]
    assert list(later.finish_build().without_expired(30.0).line) == []


def test_requests_from_a_fast_clock_expire() -> None:
    year = 400 * 86_400.0
    queue = BuildQueue({"a": (wish(1, year),), "b": (wish(2, year),)}, ActiveBuild(wish(1).key, year))
    seen = queue.without_expired(50.0)
    assert seen.served == ActiveBuild(wish(1).key, 50.0)
    assert seen.finish_build().without_expired(50.0 + LONGEST_WAIT + 1).line == {}


@pytest.mark.parametrize("seed", range(20))
def test_clock_changes_do_not_starve_clients(seed: int) -> None:
    """Clients that keep asking get their turn, and others are dropped after the longest wait."""
    chance, now, queue, waiting = random.Random(seed), 1e9, BuildQueue(), set(range(6))
    for _ in range(200):
        now += chance.choice([1.0, 1.0, 1.0, -3_600.0, 3_600.0, -86_400.0, 86_400.0])
        queue = queue.without_expired(now)
        for number in waiting:
            queue = queue.enqueue(f"client {number}", wish(number, now + 10.0))
        if not waiting or chance.random() < 0.5:
            continue
        if queue.served is None:
            queue = queue.start_build(first_of(queue), now)
        else:
            assert queue.served.since <= now
            waiting.discard(int(queue.served.key.partition(".")[0], 16))
            queue = queue.finish_build(1.0)
    assert not waiting
    gone = queue.enqueue("client 7", wish(7, now + 86_400.0)).without_expired(now)
    assert gone.without_expired(now + LONGEST_WAIT + 1).line == {}


def test_estimates_learn_from_measured_builds() -> None:
    queue = BuildQueue()
    for number in range(20):
        queue = queue.enqueue("a", wish(number, seconds=2.0)).start_build(wish(number), 0.0).finish_build(6.0)
    assert queue.pace == pytest.approx(3.0, rel=0.01)
    # Extreme measurements do not make estimates absurd.
    for seconds in (1e12, 0.0):
        for number in range(40):
            queue = queue.enqueue("a", wish(number)).start_build(wish(number), 0.0).finish_build(seconds)
        assert 1 / 20 < queue.pace < 20


def test_lost_builds_are_started_at_most_twice() -> None:
    queue = BuildQueue().enqueue("a", wish(1))
    queue = queue.start_build(first_of(queue), 0.0)
    assert queue.can_retry()
    assert not queue.start_build(first_of(queue), 1.0).can_retry()


# --- persistence
# ---------------------------------------------------------------------------------------------------------

WHOLE: dict[str, Any] = {
    "line": {"a": [{"key": wish(1).key, "states": 1, "seconds": 2.0, "size": 80, "until": 9e9}]},
    "served": None,
}


def test_a_queue_round_trips(tmp_path: Path) -> None:
    file = QueueFile(tmp_path / "new", "slow")
    with file.lock() as queue:
        assert queue == BuildQueue()
        file.write(
            queue := BuildQueue().enqueue("b", wish(2, 9e9)).enqueue("a", wish(1, 9e9)).start_build(wish(2), 1.0)
        )
    with file.lock() as again:
        assert list(again.line) == ["b", "a"]
        # Clamped to now; everything else is unchanged.
        assert replace(again, line={}) == replace(queue, line={})


@pytest.mark.parametrize(
    "said",
    [
        b"", b"\xff", b"null", b"[]", b"[" * 100_000, b"{}", json.dumps(WHOLE).encode(),
        json.dumps({**WHOLE, "pace": float("nan")}).encode(), json.dumps({**WHOLE, "pace": "fast"}).encode(),
        json.dumps({**WHOLE, "pace": 1.0, "line": []}).encode(), json.dumps({**WHOLE, "pace": 1e300}).encode(),
        json.dumps({**WHOLE, "pace": 1.0, "line": {"a": [{**WHOLE["line"]["a"][0], "key": "../../x.floor"}]}}).encode(),
        json.dumps({**WHOLE, "pace": 1.0, "line": {"a": [{**WHOLE["line"]["a"][0], "until": float("inf")}]}}).encode(),
        json.dumps({**WHOLE, "pace": 1.0, "line": {"a": [{**WHOLE["line"]["a"][0], "states": None}]}}).encode(),
        json.dumps({**WHOLE, "pace": 1.0, "line": {"a": 5}}).encode(),
        json.dumps({**WHOLE, "pace": 1.0, "served": {"key": 1}}).encode(),
    ],
)  # fmt: skip
def test_a_damaged_queue_is_read_as_empty(tmp_path: Path, said: bytes) -> None:
    (tmp_path / "slow.queue").write_bytes(said)
    with QueueFile(tmp_path, "slow").lock() as queue:
        assert queue == BuildQueue()


def test_an_altered_queue_is_read_as_empty_or_valid(tmp_path: Path) -> None:
    file = QueueFile(tmp_path, "slow")
    with file.lock():
        file.write(BuildQueue().enqueue("b", wish(2, 9e9)).enqueue("a", wish(1, 9e9)).start_build(wish(2), 1.0))
    whole = (tmp_path / "slow.queue").read_bytes()
    chance = random.Random(7)
    for _ in range(500):
        damaged = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        (tmp_path / "slow.queue").write_bytes(damaged[: chance.choice([len(damaged), chance.randrange(len(damaged))])])
        with file.lock() as queue:
            queue = queue.enqueue("polite", wish(3))
            built = []
            while queue.line:
                built.append(first_of(queue).key)
                queue = queue.start_build(first_of(queue), 1.0).finish_build(1.0)
            assert wish(3).key in built
            file.write(queue)


def test_definitions_are_removed_with_their_requests(tmp_path: Path) -> None:
    file = QueueFile(tmp_path, "slow")
    definition: dict[str, Any] = {"name": "x"}
    with file.lock() as queue:
        for number in (1, 2):
            file.save_definition(wish(number).key, definition)
        (tmp_path / f"{wish(2).key}.slow.wanted").write_text("{")
        assert [file.load_definition(wish(number).key) for number in (1, 2, 3)] == [definition, None, None]
        file.remove_orphans(queue.enqueue("a", wish(1)))
    assert [path.name for path in tmp_path.glob("*.wanted")] == [f"{wish(1).key}.slow.wanted"]


def test_a_file_instead_of_a_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SolverFailed), QueueFile(tmp_path / "file", "slow").lock():
        pass
