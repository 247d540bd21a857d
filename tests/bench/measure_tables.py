"""Building optional tables, compared with solving the plain game by yatzy-solver: whole processes, in turn."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.measure_solve import SAME
from tests.bench.report import Row, ratio_row

RUNS = 3
RULESETS = ("yahtzee", "yatzy")
GOALS = {"outlook": 2.0, "target": 5.0}
"""Limits of the time by objective, as multiples of yatzy-solver's."""

MOST_MEMORY = 2e9
ROOT = Path(__file__).resolve().parents[2]


def measure() -> Iterator[Row]:
    """Measure the tables of all objectives with a limit."""
    for objective, goal in GOALS.items():
        for ruleset_id in RULESETS:
            yield from measure_table(objective, goal, ruleset_id)


def measure_table(objective: str, goal: float, ruleset_id: str) -> Iterator[Row]:
    """Measure the time with cached compiled code, and the peak memory."""
    code = f"import yatzy_solver as y; y.Solver.build(y.Variant({SAME[ruleset_id]!r}))"
    ours: list[float] = []
    theirs: list[float] = []
    memory = 0
    with TemporaryDirectory() as folder:
        build = ["-m", "strategy_tables", "build", "--objective", objective, "--folder", folder, ruleset_id]
        # Fill the cache of compiled code.
        run(build)
        for _ in range(RUNS):
            for path in Path(folder).glob("*.table"):
                path.unlink()
            seconds, most = run(build)
            ours.append(seconds)
            memory = max(memory, most)
            theirs.append(run(["-c", code])[0])
    what = f"{objective} table, {ruleset_id}"
    yield ratio_row(what, ours, theirs, "yatzy-solver", goal)
    text, wanted = f"{memory / 1e9:.2f} GB", f"<= {MOST_MEMORY / 1e9:g} GB"
    yield Row(f"{what}, memory", text, goal=wanted, reached=memory <= MOST_MEMORY)


def run(arguments: Sequence[str]) -> tuple[float, int]:
    """Run Python with these arguments; return the elapsed seconds and the peak memory in bytes."""
    started = time.perf_counter()
    silent = subprocess.DEVNULL
    process = subprocess.Popen([sys.executable, *arguments], cwd=ROOT, stdout=silent, stderr=silent)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, arguments)
    # Linux reports kilobytes.
    return time.perf_counter() - started, usage.ru_maxrss * 1024
