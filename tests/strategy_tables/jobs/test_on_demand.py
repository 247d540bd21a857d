"""The queue and the folder of tables built on demand by several processes that may end at any moment."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from engine.rulesets.ruleset import dump_ruleset
from strategy_tables import SolvedTables, SolverFailed, table_path
from strategy_tables.jobs import build_queue, on_demand
from strategy_tables.jobs.build_lane import BuildLane, Failure, Record
from strategy_tables.jobs.on_demand import QUICK
from strategy_tables.store import solved_folder
from strategy_tables.store.solved_folder import LONGEST_WAIT, touch
from tests.servers import ROOT
from tests.strategy_tables.queueing import NoProcess, built, start, want
from tests.tiny import compiled_tiny

YEAR = 400 * 86_400


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SolvedTables:
    monkeypatch.setattr("strategy_tables.jobs.on_demand.BuilderProcess", NoProcess)
    return SolvedTables(tmp_path, 1 << 30)


def test_any_process_builds_the_next_request(solved: SolvedTables) -> None:
    """Even by a server that has not received the request."""
    places = [want(solved, number, client).place for number, client in ((1, "a"), (2, "a"), (3, "b"), (4, "c"))]
    assert places == [0, 1, 1, 2]
    first = start(solved)
    assert first.compiled == compiled_tiny(1)
    assert [want(solved, number, client).place for number, client in ((1, "a"), (2, "a"), (3, "b"))] == [0, 3, 1]
    assert solved.start(QUICK) is None, "one at a time"
    first.builder.finish()
    assert want(solved, 1, "a") is None
    other = SolvedTables(solved.folder, 1 << 30)
    for number in (3, 4, 2):
        started = start(other)
        assert (started.compiled, started.compiled.ruleset.name) == (compiled_tiny(number), f"tiny-{number}")
        started.builder.finish()
    assert other.start(QUICK) is None
    assert list(solved.folder.glob("*.wanted")) == []


def test_requests_get_their_place_in_the_queue(solved: SolvedTables) -> None:
    alone = want(solved, 1, "a").seconds
    assert alone == pytest.approx(2.0, abs=0.1)
    assert want(solved, 2, "b").seconds == pytest.approx(2 * alone)
    start(solved)
    waiting = want(solved, 2, "b")
    assert (waiting.place, waiting.progress.fingerprint) == (1, compiled_tiny(1).fingerprint)
    for number in range(10, 15):
        told = want(solved, number, "greedy")
    assert told.place is None
    assert told.seconds > 0


def test_awaited_tables_are_not_deleted(solved: SolvedTables) -> None:
    small = SolvedTables(solved.folder, NoProcess.size)
    for number, client in ((1, "a"), (2, "b")):
        want(small, number, client)
    start(small).builder.finish()
    # Its table takes all the space; a has not returned.
    assert small.start(QUICK) is None
    assert want(small, 2, "b").place == 0
    assert want(small, 1, "a") is None
    touch(table_path(compiled_tiny(1), small.folder))
    start(small).builder.finish()
    assert built(small) == {1, 2}


@pytest.mark.parametrize("later", [LONGEST_WAIT, -YEAR])
def test_absent_clients_lose_their_place(solved: SolvedTables, monkeypatch: pytest.MonkeyPatch, later: float) -> None:
    """Not even if the clock was a year ahead."""
    small = SolvedTables(solved.folder, NoProcess.size)
    for number, client in ((1, "a"), (2, "b")):
        want(small, number, client)
    start(small).builder.finish()
    assert small.start(QUICK) is None
    now = time.time() + later
    monkeypatch.setattr("time.time", lambda: now)
    assert want(small, 2, "b") is not None
    start(small).builder.finish()
    assert 2 in built(small)


def test_a_failed_request_does_not_block_others(solved: SolvedTables) -> None:
    for number, client in ((1, "a"), (2, "b")):
        want(solved, number, client)
    failed = start(solved)
    lane = BuildLane(solved.folder, QUICK)
    lane.write(Record(None, {failed.key: Failure("no", time.time())}))
    os.close(failed.builder.lock)  # type: ignore[attr-defined]
    assert start(solved).compiled == compiled_tiny(2)
    with pytest.raises(SolverFailed, match=r"^no; it is retried") as refused:
        want(solved, 1, "a")
    assert 50 < refused.value.retry_after <= 60


def test_a_builder_that_fails_silently_is_not_restarted_by_its_watcher(solved: SolvedTables) -> None:
    want(solved, 1, "a")
    failed = start(solved)
    os.close(failed.builder.lock)  # type: ignore[attr-defined]
    assert solved.start(QUICK, ended=failed.key) is None
    assert want(solved, 1, "a").place == 0


def test_a_failure_from_a_fast_clock_does_not_block_builds(solved: SolvedTables) -> None:
    key = f"{compiled_tiny(1).fingerprint}.expected_total"
    BuildLane(solved.folder, QUICK).write(Record(None, {key: Failure("no room", time.time() + YEAR, 5)}))
    want(solved, 1, "a")
    start(solved).builder.finish()
    assert built(solved) == {1}


def test_a_damaged_definition_is_skipped(solved: SolvedTables) -> None:
    for number, client in ((1, "a"), (2, "b"), (3, "c"), (4, "d")):
        want(solved, number, client)
    paths = {path.name.split(".")[0]: path for path in solved.folder.glob("*.wanted")}
    paths[compiled_tiny(1).fingerprint].write_text("{")
    paths[compiled_tiny(2).fingerprint].unlink()
    # The definition of another ruleset.
    paths[compiled_tiny(3).fingerprint].write_bytes(paths[compiled_tiny(4).fingerprint].read_bytes())
    assert start(solved).compiled == compiled_tiny(4)


# A builder on a full disk: it accepts a table only after some have been deleted.
ON_A_FULL_DISK = """
import errno, os, sys
from pathlib import Path
from types import FrameType
from typing import Any
from strategy_tables.jobs import builder
from strategy_tables.store import solved_folder as room

folder, fits = Path(sys.argv[1]), int(sys.argv[2])
reserve = os.posix_fallocate

def reserve_on_small_disk(*arguments):
    if len(list(folder.glob("*.table"))) > fits:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    reserve(*arguments)

os.posix_fallocate = reserve_on_small_disk
listened, held = os.pipe()
sys.exit(builder.main([str(folder), str(1 << 30), "quick", "expected_total", "60", str(listened), "0", "0"]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("fits", [1, -1])
def test_a_small_disk_is_reported_to_the_operator(tmp_path: Path, fits: int) -> None:
    for number in (1, 2):
        table_path(compiled_tiny(number), tmp_path).write_bytes(bytes(1 << 20))
    run = subprocess.run(
        [sys.executable, "-c", ON_A_FULL_DISK, str(tmp_path), str(fits)],
        cwd=ROOT, input=json.dumps(dump_ruleset(compiled_tiny(3).ruleset)), capture_output=True, text=True, check=False,
    )  # fmt: skip
    failures = BuildLane(tmp_path, QUICK).read().failures
    if fits > 0:
        assert (run.returncode, failures) == (0, {})
        assert "was full, so tables were evicted: it can hold 1.0 MB of solved tables" in run.stderr
        assert "SOLVED_TABLES_MB" in run.stderr
        assert table_path(compiled_tiny(3), tmp_path).exists()
    else:
        (failure,) = failures.values()
        assert run.returncode == 1
        assert "No space left on device; 0.0 MB needed" in failure.why
        assert failure.no_room_for == compiled_tiny(3).ruleset.name, "nothing is left that might make way"
        assert "0.0 MB in solved tables: free some disk space" in run.stderr


Files = tuple[tuple[str, int, bytes], ...]
"""Names, timestamps and contents of all files of a folder."""


def files_of(folder: Path) -> Files:
    return tuple(sorted((path.name, path.stat().st_mtime_ns, path.read_bytes()) for path in folder.glob("*")))


def write_files(folder: Path, files: Files) -> None:
    folder.mkdir()
    for name, stamp, content in files:
        (folder / name).write_bytes(content)
        os.utime(folder / name, ns=(stamp, stamp))


def left_when_killed(solved: SolvedTables) -> tuple[int, list[Files]]:
    """Run requests of two clients and their builds; return the number of moments, and the files at each.

    A killed process leaves the files as they are, without locks. The moments are before every line when it first runs
    in each step; most of them have the same files as the previous one.
    """
    sources = {on_demand.__file__, solved_folder.__file__, build_queue.__file__}
    step, lines, left = 0, set[tuple[int, str, int]](), dict[Files, None]()

    def line(frame: FrameType, event: str, _: Any) -> Any:
        at = (step, frame.f_code.co_filename, frame.f_lineno)
        if event == "line" and at not in lines:
            lines.add(at)
            left.setdefault(files_of(solved.folder))
        return line

    before = sys.gettrace()
    sys.settrace(lambda frame, _event, _argument: line if frame.f_code.co_filename in sources else None)
    try:
        for number, client in ((1, "greedy"), (3, "polite")):
            want(solved, number, client)
            step += 1
        started = start(solved)
        started.builder.finish()
        step += 1
        following = solved.start(QUICK, ended=started.key)
        assert following is not None
        following.builder.finish()
    finally:
        sys.settrace(before)
    return len(lines), [*left]


def test_the_queue_continues_after_a_process_is_killed_at_any_time(solved: SolvedTables, tmp_path: Path) -> None:
    """Another server takes over, and the client that keeps asking is served."""
    first = SolvedTables(tmp_path / "first", 1 << 30)
    moments, left = left_when_killed(first)
    assert moments > 200, "all the lines there are"
    assert len(left) > 10
    for number, files in enumerate(left):
        folder = solved.folder / str(number)
        write_files(folder, files)
        other, builds = SolvedTables(folder, 1 << 30), 0
        while want(other, 3, "polite") is not None:
            start(other).builder.finish()
            builds += 1
            # With one other client, a kill costs at most the current build.
            assert builds <= 3
        while (started := other.start(QUICK)) is not None:
            started.builder.finish()
        others = {path.name for path in folder.iterdir() if path.suffix not in (".table", ".waited")}
        assert others == {"quick.lock", "quick.queue", "quick.queue.lock"}
