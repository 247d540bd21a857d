"""Tables built in advance: their order, and that they do not delay requests."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rulesets.ruleset import dump_ruleset
from strategy_tables import EXPECTED_TOTAL, SolvedTables, TableKind, table_path
from strategy_tables.jobs.build_lane import BuildLane, Failure, Record
from strategy_tables.jobs.build_queue import MAX_PREPARED, MAX_REQUESTS, BuildQueue, BuildRequest
from strategy_tables.jobs.on_demand import QUICK, RunningBuilder
from strategy_tables.store.kinds import OUTLOOK, TARGET
from strategy_tables.store.solved_folder import MEBIBYTE, fits_besides_all
from tests.selection import usually
from tests.servers import ROOT
from tests.strategy_tables.queueing import NoProcess, start, want
from tests.tiny import compiled_tiny

BOTH = (OUTLOOK, TARGET)


def wish(number: int, rank: int = 0, until: float = 100.0) -> BuildRequest:
    return BuildRequest(f"{number:064x}.floor", 10, 2.0, 80, until, rank)


def prepared(*numbers: int) -> BuildQueue:
    """Return a queue with two tables of each ruleset to prepare, `n` and `100 + n`."""
    queue = BuildQueue()
    for number in numbers:
        for rank in (1, 2):
            queue = queue.enqueue_preparation(f"ruleset {number}", wish(100 * (rank - 1) + number, rank))
    return queue


def places(queue: BuildQueue) -> list[int]:
    return [int(each.key.partition(".")[0], 16) for each in queue.order()]


def test_clients_come_first_then_kinds_in_order() -> None:
    queue = prepared(1, 2)
    assert places(queue) == [1, 2, 101, 102]
    assert places(queue.enqueue("a", wish(7))) == [7, 1, 2, 101, 102]
    queue = queue.start_build(wish(1, 1), 0.0)
    # A started build finishes; a requested one comes first.
    assert places(queue.enqueue("a", wish(7)).enqueue("b", wish(102))) == [1, 7, 102, 2, 101]
    assert queue.enqueue("a", wish(7)).without_expired(50.0).served == queue.served
    queue = queue.finish_build(2.0)
    assert places(queue) == [2, 101, 102]
    # First tables of later rulesets come before all second ones.
    assert places(
        queue.start_build(wish(2, 1), 0.0).finish_build(2.0).enqueue_preparation("ruleset 3", wish(3, 1))
    ) == [3, 101, 102]


@given(
    st.lists(st.tuples(st.sampled_from(["ask", "prepare", "prepare", "end"]), st.integers(1, 30), st.integers(1, 2)))
)
def test_a_client_waits_for_at_most_one_preparation(steps: list[tuple[str, int, int]]) -> None:
    queue, waited = BuildQueue(), 0
    for what, number, rank in [*steps, *[("end", 0, 0)] * 60]:
        if what == "ask":
            queue = queue.enqueue("client", wish(number))
        elif what == "prepare":
            queue = queue.enqueue_preparation(f"ruleset {number}", wish(100 * (rank - 1) + number, rank))
        elif queue.served is not None:
            served = next(queue.order())
            assert served.key == queue.served.key
            queue = queue.finish_build(1.0)
            waited = waited + 1 if served.rank and "client" in queue.line else 0
            assert waited <= 1
        if queue.served is None and queue.line:
            queue = queue.start_build(next(queue.order()), 0.0)
    assert not queue.line


def test_clients_displace_preparations_in_a_full_queue() -> None:
    assert len(prepared(*range(1, 40)).line) == MAX_PREPARED
    queue = prepared(1)
    for number in range(MAX_REQUESTS):
        queue = queue.enqueue(f"client {number}", wish(200 + number))
    assert sum(map(len, queue.line.values())) == MAX_REQUESTS
    assert not any(each.rank for each in queue.order())
    assert queue.enqueue_preparation("ruleset 1", wish(1, 1)) == queue


def test_abandoned_preparations_are_dropped() -> None:
    queue = prepared(1).enqueue("a", wish(7))
    assert places(queue.without_expired(101.0)) == []
    renewed = queue.renew_preparations(120.0, 150.0)
    assert places(renewed.without_expired(101.0)) == [1, 101]
    assert renewed.renew_preparations(120.0, 200.0) == renewed, "in time"


def test_clients_that_did_not_wait_have_no_reserved_table() -> None:
    queue = prepared(1)
    assert queue.last_expiry(wish(1).key) == 0.0
    assert queue.enqueue("a", wish(1, until=60.0)).last_expiry(wish(1).key) == 60.0


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SolvedTables:
    monkeypatch.setattr("strategy_tables.jobs.on_demand.BuilderProcess", NoProcess)
    return SolvedTables(tmp_path, 1 << 30, prepares=True)


def process(started: RunningBuilder) -> NoProcess:
    assert isinstance(started.builder, NoProcess)
    return started.builder


def said_to(started: RunningBuilder) -> list[str]:
    return process(started).arguments


def prepare(solved: SolvedTables, *numbers: int, kinds: tuple[TableKind, ...] = BOTH) -> list[tuple[str, str]]:
    """Note tables to prepare for these rulesets; return all prepared ones in order."""
    solved.prepare([(compiled_tiny(number), kind) for kind in kinds for number in numbers])
    return [(each.ruleset, each.objective) for each in solved.preparing()]


def test_outlooks_are_prepared_before_targets(solved: SolvedTables) -> None:
    assert prepare(solved, 1, 2) == [(f"tiny-{n}", kind) for kind in ("outlook", "target") for n in (1, 2)]
    seconds = [each.seconds_left for each in solved.preparing()]
    assert seconds == pytest.approx([2.0, 4.0, 6.0, 8.0], abs=0.2)
    begun = []
    for _ in range(4):
        started = start(solved)
        begun.append((started.compiled.ruleset.name, started.kind.name))
        assert solved.start(QUICK) is None, "one at a time"
        started.builder.finish()
    assert begun == [(f"tiny-{n}", kind) for kind in ("outlook", "target") for n in (1, 2)]
    assert solved.start(QUICK) is None
    assert prepare(solved, 1, 2) == []
    assert not list(solved.folder.glob("*.wanted")) + list(solved.folder.glob("*.waited"))


def test_requests_come_first_and_started_builds_finish(solved: SolvedTables) -> None:
    prepare(solved, 1, 2)
    first = start(solved)
    assert said_to(first)[-1] == "1"
    waiting = solved.request(compiled_tiny(1), OUTLOOK, "a")
    assert waiting is not None
    assert (waiting.place, waiting.progress and waiting.progress.objective) == (0, "outlook")
    assert want(solved, 9, "b").place == 1
    first.builder.finish()
    assert solved.request(compiled_tiny(1), OUTLOOK, "a") is None
    second = start(solved)
    assert (second.compiled, said_to(second)[-1]) == (compiled_tiny(9), "0")
    second.builder.finish()
    assert start(solved).compiled == compiled_tiny(2)


def test_only_a_preparing_server_starts_preparations_and_all_see_them(solved: SolvedTables) -> None:
    prepare(solved, 1)
    other = SolvedTables(solved.folder, 1 << 30)
    assert other.start(QUICK) is None
    assert other.preparing() == solved.preparing()
    assert other.seconds_left(compiled_tiny(1), OUTLOOK) == pytest.approx(2.0, abs=0.1)
    assert other.seconds_left(compiled_tiny(2), OUTLOOK) is None
    # Any server builds it for a waiting client.
    assert other.request(compiled_tiny(1), TARGET, "a") is not None
    assert start(other).kind == TARGET


def test_preparations_evict_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strategy_tables.jobs.on_demand.BuilderProcess", NoProcess)
    solved = SolvedTables(tmp_path, 4_000, prepares=True)
    # A prepared table is estimated at 1,800 bytes, while those of NoProcess have 1,000.
    assert prepare(solved, 1, kinds=(OUTLOOK,)) == [("tiny-1", "outlook")]
    for number in (2, 3, 4):
        table_path(compiled_tiny(number), tmp_path).write_bytes(bytes(1_000))
    assert not fits_besides_all(tmp_path, 4_000, 1_001)
    assert fits_besides_all(tmp_path, 4_000, 1_000)
    assert solved.start(QUICK) is None
    assert not solved.preparing()
    assert not prepare(solved, 1)
    assert len(list(tmp_path.glob("*.table"))) == 3


def test_nothing_is_noted_on_a_full_disk(solved: SolvedTables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Storing the queue would cause the deletion of a table."""
    assert prepare(solved, 3, kinds=(OUTLOOK,)) == [("tiny-3", "outlook")]
    old = table_path(compiled_tiny(1), solved.folder)
    old.write_bytes(bytes(1_000))
    before = (solved.folder / "quick.queue").read_bytes()
    monkeypatch.setattr("strategy_tables.jobs.on_demand._KEPT", 300.0)
    usage = shutil.disk_usage(solved.folder)._replace(free=0)
    monkeypatch.setattr("strategy_tables.store.solved_folder.disk_usage", lambda _: usage)
    assert prepare(solved, 2) == [("tiny-3", "outlook")]
    assert (solved.folder / "quick.queue").read_bytes() == before
    assert old.exists()


def test_preparations_are_limited_by_disk_space(solved: SolvedTables) -> None:
    room = SolvedTables(solved.folder, 4_500, prepares=True)
    noted = prepare(room, 1, 2, 3)
    assert 0 < len(noted) < 6
    assert noted == [(f"tiny-{n}", kind) for kind in ("outlook", "target") for n in (1, 2, 3)][: len(noted)]


def test_failed_builds_are_not_noted_during_their_pause(solved: SolvedTables) -> None:
    key = f"{compiled_tiny(1).fingerprint}.outlook"
    lane = BuildLane(solved.folder, QUICK)
    lane.write(Record(failures={key: Failure("no memory", time.time())}))
    assert prepare(solved, 1, 2, kinds=(OUTLOOK,)) == [("tiny-2", "outlook")]
    lane.write(Record(failures={key: Failure("no memory", time.time() - 3_601)}))
    assert prepare(solved, 1, 2, kinds=(OUTLOOK,)) == [("tiny-2", "outlook"), ("tiny-1", "outlook")]


def test_builds_of_a_lost_server_yield_to_waiting_clients(solved: SolvedTables) -> None:
    prepare(solved, 1, kinds=(OUTLOOK,))
    os.close(process(start(solved)).lock)
    want(solved, 9, "a")
    assert start(solved).compiled == compiled_tiny(9)
    assert prepare(solved, 1, kinds=(OUTLOOK,)) == [("tiny-1", "outlook")]


# With the lowest priority it would take minutes on a busy machine.
BUILDER = """
import os, sys
from strategy_tables.jobs import builder
builder._LEAST_PRIORITY, before = 7, os.nice(0)
status = builder.main(sys.argv[1:])
print(os.nice(0) - before)
sys.exit(status)
"""


def build(folder: Path, limit: int, kind: TableKind, *, prepares: bool) -> int:
    """Run a builder and return how much its priority is lowered."""
    solved = SolvedTables(folder, limit)
    arguments = [str(folder), str(limit), QUICK, kind.name, "60", str(solved.listened), "0", str(int(prepares))]
    run = subprocess.run(
        [sys.executable, "-c", BUILDER, *arguments],
        cwd=ROOT, input=json.dumps(dump_ruleset(compiled_tiny(3).ruleset)), capture_output=True, text=True, check=True,
        pass_fds=(solved.listened,),
    )  # fmt: skip
    return int(run.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("prepares", usually([True], [True, False]))
def test_a_builder_drops_a_prepared_table_rather_than_existing_ones(tmp_path: Path, prepares: bool) -> None:
    old, new = (table_path(compiled_tiny(number), tmp_path) for number in (1, 3))
    old.write_bytes(bytes(MEBIBYTE))
    # Tests that run with the lowest priority see no difference.
    assert build(tmp_path, MEBIBYTE, EXPECTED_TOTAL, prepares=prepares) == min(7 if prepares else 5, 19 - os.nice(0))
    assert (old.exists(), new.exists()) == (prepares, not prepares)
