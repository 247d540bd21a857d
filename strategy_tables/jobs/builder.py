"""The process that builds one table: `python -m strategy_tables.jobs.builder`, started by a solver.

The standard input has the definition of the ruleset in a line, and stays open. When it ends, the solver is gone, and
the build stops. The standard output reports progress, and the reason of a failure, each as a line of JSON.
"""

import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import disk_usage
from threading import Thread
from types import FrameType
from typing import Any, Final

import numpy as np

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.errors import TableError
from strategy_tables.jobs.build import build_kind
from strategy_tables.model.layout import state_space
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.solved_folder import (
    MEBIBYTE,
    delete_if_over_limit,
    evict_to_limit,
    free_disk,
    is_disk_full,
    never_fits,
    stored_tables,
    total_size,
)
from strategy_tables.store.tablefile import table_path
from strategy_tables.store.temporary_file import remove_unfinished

_NICENESS: Final = 5
"""Niceness that puts answers before tables."""
_LEAST_PRIORITY: Final = 19
"""Niceness of preparations: everything else comes first."""
_SECONDS_TO_STOP: Final = 5.0
_BETWEEN_REPORTS: Final = 0.5
GREATEST_MEMORY: Final = 8 << 30
"""Limit of bytes; Yahtzee and Yatzy take a quarter of it. A failing builder is better than the system's choice of a
victim."""

STOPPED: Final = 130
"""Exit status of a builder that was stopped."""


class Stopped(BaseException):
    """This process was asked to stop.

    This is not a `KeyboardInterrupt`. If one passes through an `exec`, which compilers use, Python kills itself by a
    signal at exit, even if it was handled.
    """


def _raise_stopped(_number: int, _frame: FrameType | None) -> None:
    raise Stopped


def main(arguments: Sequence[str]) -> int:
    """Build one table.

    `arguments` are the folder, its limit in bytes, the kind of table, the greatest seconds, and 1 for a preparation,
    which evicts no other table.

    Returns the exit status: 1 for a failure whose reason was reported, `STOPPED` if it was stopped.
    """
    place, limit, kind_name, seconds, prepares = arguments
    folder, kind, is_prepared = Path(place), TABLE_KINDS[kind_name], prepares == "1"
    os.nice(_LEAST_PRIORITY if is_prepared else _NICENESS)
    bound_memory(GREATEST_MEMORY)
    # Stop cleanly on both signals, even if the server's parent has it ignore them.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _raise_stopped)
    compiled = compile_ruleset(parse_ruleset(json.loads(sys.stdin.readline())))
    overdue: list[str] = []
    Thread(target=_watch_solver, args=(float(seconds), overdue), daemon=True).start()
    was_full: list[int] = []

    def free(size: int) -> bool:
        if is_prepared:
            return False
        was_full.append(size)
        return free_disk(folder, size)

    try:
        build_kind(compiled, folder, kind, _reporter(compiled), free)
        (delete_if_over_limit if is_prepared else evict_to_limit)(
            folder, int(limit), table_path(compiled, folder, kind)
        )
    except (TableError, MemoryError, OSError) as error:
        said = f"{type(error).__name__}: {error}"
        if not was_full or not is_disk_full(error.__cause__):
            return _fail(said)
        return _fail(f"{said}{_describe_full_disk(folder, was_full[-1])}", lacks_room=never_fits(folder, was_full[-1]))
    except Stopped:
        return _stop(overdue)
    if was_full:
        held = total_size(stored_tables(folder)) / MEBIBYTE
        fits = f"it can hold {held:.1f} MB of solved tables, less than SOLVED_TABLES_MB"
        _report(warning=f"the disk of {folder} was full, so tables were evicted: {fits}")
    return 0


def _report(**said: Any) -> None:
    sys.stdout.write(f"{json.dumps(said)}\n")
    sys.stdout.flush()


def _reporter(compiled: CompiledRuleset) -> Callable[[int, int], None]:
    """Return a function that reports progress, at most twice a second."""
    share_of, last = work_done(compiled), 0.0

    def progress(done: int, _total: int) -> None:
        nonlocal last
        if time.monotonic() - last >= _BETWEEN_REPORTS:
            last = time.monotonic()
            _report(states_done=done, share=share_of(done))

    return progress


def bound_memory(size: int) -> None:
    """Make allocations of data beyond this number of bytes raise `MemoryError`."""
    _, greatest = resource.getrlimit(resource.RLIMIT_DATA)
    if greatest == resource.RLIM_INFINITY or size < greatest:
        resource.setrlimit(resource.RLIMIT_DATA, (size, greatest))


def _describe_full_disk(folder: Path, wanted: int) -> str:
    """Return the message for the operator about a full disk that eviction does not help."""
    free, held = disk_usage(folder).free, total_size(stored_tables(folder))
    sizes = (f"{size / MEBIBYTE:.1f} MB" for size in (wanted, free, held))
    return "; {} needed, {} free, {} in solved tables: free some disk space".format(*sizes)


def _fail(why: str, *, lacks_room: bool = False) -> int:
    _report(why=why, lacks_room=lacks_room)
    return 1


def _stop(overdue: Sequence[str]) -> int:
    """Return the exit status after a stop, which is a failure only if the build is overdue."""
    return _fail(overdue[0]) if overdue else STOPPED


def work_done(compiled: CompiledRuleset) -> Callable[[int], float]:
    """Return a function from states done, those with few open categories first, to a share of the work.

    The cost of a state grows about in proportion to its open categories.
    """
    space = state_space(compiled)
    sizes = np.diff(space.starts)[:-1]
    by_layer = np.bincount(space.turns_left(space.filled_of_blocks()[:-1]), sizes)
    states = np.cumsum(by_layer)
    work = np.cumsum(by_layer * np.arange(len(by_layer)))
    return lambda done: float(np.interp(done, states, work) / work[-1])


def _watch_solver(seconds: float, overdue: list[str]) -> None:
    """Stop this process when the solver is gone, or when the build takes too long.

    The first compilation of a solver cannot be interrupted for seconds; this function then cleans up and exits itself.
    """
    # Nothing else is written to it: it becomes readable when the solver has closed it.
    if not select.select([sys.stdin], [], [], seconds)[0]:
        overdue.append(f"it took more than {seconds:.0f} s")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_SECONDS_TO_STOP)
    remove_unfinished()
    os._exit(_stop(overdue))


if __name__ == "__main__":
    ended = main(sys.argv[1:])
    # The next build waits for the end of this process, and unloading compiled code would take half a second.
    os._exit(ended)
