"""Builders killed at any moment: before every line that they run while writing a table."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.errors import MissingTable
from strategy_tables.jobs.build import build_table, solve_table
from strategy_tables.store.tablefile import load_table, table_path
from tests.selection import usually
from tests.servers import ROOT
from tests.strategy_tables.small import SMALL

pytestmark = pytest.mark.slow

# Forks a builder for each moment, and prints their number at the end. A separate process without threads, since it
# forks. The table is solved beforehand, since only writing is tested.
KILLED_EVERYWHERE = """
import json, os, shutil, signal, sys
from itertools import count
from pathlib import Path
from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs import build
from strategy_tables.store import tablefile
from tests.strategy_tables.small import SMALL

before, after = map(Path, sys.argv[1:3])
compiled = compile_ruleset(parse_ruleset({"name": "small", **SMALL["joker-forced"]}))
solved = tablefile.load_table(compiled, after)
build.solve_kind = lambda compiled, objective, progress: (solved.header, solved.values)
writing = {tablefile.write_table.__code__}

def builder(folder, moment):
    lines = count(1)
    def line(frame, event, argument):
        if event == "line" and next(lines) == moment:
            os.kill(os.getpid(), signal.SIGKILL)
        return line
    def of_the_builder(code):
        return code.co_filename == build.__file__ or code in writing
    sys.settrace(lambda frame, event, argument: line if of_the_builder(frame.f_code) else None)
    build.build_table(compiled, folder)
    sys.settrace(None)
    # Nothing was solved, which would take a second for every moment.
    os._exit(1 if "numba" in sys.modules else 0)

for moment in count(1):
    folder = after.parent / f"killed-{moment:04}"
    shutil.copytree(before, folder)
    pid = os.fork()
    if not pid:
        builder(folder, moment)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if status > 0:
        sys.exit("a builder has failed")
    if status == 0:
        print(json.dumps(moment - 1))
        break
"""


@pytest.mark.parametrize("had_a_table", usually([True], [False, True]))
def test_a_table_is_never_partial_under_its_name(tmp_path: Path, had_a_table: bool) -> None:
    compiled = compile_ruleset(parse_ruleset({"name": "small", **SMALL["joker-forced"]}))
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    expected = build_table(compiled, after)
    if had_a_table:
        build_table(compiled, before)
    command = [sys.executable, "-c", KILLED_EVERYWHERE, str(before), str(after)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    moments: int = json.loads(run.stdout)
    assert moments > 30, "all the lines between taking room and renaming"

    built = 0
    for moment in range(1, moments + 1):
        folder = tmp_path / f"killed-{moment:04}"
        try:
            assert load_table(compiled, folder).digest == expected.digest
            built += 1
        except MissingTable:
            assert not had_a_table
        others = [path.name for path in folder.iterdir() if path != table_path(compiled, folder)]
        assert all(name.endswith(".building") for name in others), others
    assert 0 < built <= moments

    # The next builder removes the files of a killed one.
    worst = max(
        (tmp_path / f"killed-{moment:04}" for moment in range(1, moments + 1)), key=lambda f: len(list(f.iterdir()))
    )
    build_table(compiled, worst)
    assert [path.name for path in worst.iterdir()] == [table_path(compiled, worst).name]
    assert solve_table(compiled).digest == expected.digest


@contextmanager
def solving(script: str, folder: Path, seconds: str = "600") -> Iterator[subprocess.Popen[str]]:
    """Run a builder that has begun to solve; it ends when its input is closed. The `script` has to print "begun"."""
    pipe = subprocess.PIPE
    arguments = [str(folder), str(1 << 30), "expected_total", seconds, "0"]
    with subprocess.Popen(
        [sys.executable, "-c", script, *arguments], cwd=ROOT, text=True, stdin=pipe, stdout=pipe
    ) as builder:
        assert builder.stdin is not None
        assert builder.stdout is not None
        builder.stdin.write(f"{json.dumps({'name': 'small', **SMALL['joker-forced']})}\n")
        builder.stdin.flush()
        assert builder.stdout.readline() == "begun\n"
        yield builder


# The first compilation of a solver is not interrupted.
NOT_TO_BE_INTERRUPTED = """
import signal, sys, time
from strategy_tables.jobs import build
from strategy_tables.jobs import builder

def solve_kind(compiled, objective, progress):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print("begun", flush=True)
    time.sleep(600)

build.solve_kind = solve_kind
builder._SECONDS_TO_STOP = 0.1
builder.main(sys.argv[1:])
"""


@pytest.mark.parametrize(
    ("seconds", "status", "said"),
    [("600", 130, ""), ("0.5", 1, '{"why": "it took more than 0 s", "lacks_room": false}\n')],
)
def test_a_builder_that_cannot_be_interrupted_leaves_nothing_behind(
    tmp_path: Path, seconds: str, status: int, said: str
) -> None:
    with solving(NOT_TO_BE_INTERRUPTED, tmp_path, seconds) as builder:
        assert [path.suffix for path in tmp_path.glob(".*")] == [".building"]
        if status == 130:
            assert builder.stdin is not None
            builder.stdin.close()
        assert builder.wait() == status
        assert builder.stdout is not None
        assert builder.stdout.read() == said
    assert list(tmp_path.iterdir()) == []


# As a compiler may.
EXECUTING = """
import sys, time
from strategy_tables.jobs import build
from strategy_tables.jobs import builder

def solve_kind(compiled, objective, progress):
    print("begun", flush=True)
    exec("while True: time.sleep(0.01)", {"time": time})

build.solve_kind = solve_kind
sys.exit(builder.main(sys.argv[1:]))
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_terminated_builder_has_a_distinct_exit_status(tmp_path: Path, number: int) -> None:
    with solving(EXECUTING, tmp_path) as builder:
        builder.send_signal(number)
        assert builder.wait() == 130
    assert list(tmp_path.iterdir()) == []
