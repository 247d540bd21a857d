"""The process that builds one table on demand: `python -m strategy_tables.jobs.builder`, started by `on_demand`.

It outlives the process that started it, but not the server. All processes of the server hold a pipe; when the last one
is gone, the pipe is closed and the builder stops. It holds the lock of its lane as long as it runs.
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
from typing import Final

import numpy as np

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.errors import TableError
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.build_lane import BuildLane, ProgressWriter, new_job
from strategy_tables.model.layout import state_space
from strategy_tables.processors import pin_thread
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
GREATEST_MEMORY: Final = 8 << 30
"""Limit of bytes; Yahtzee and Yatzy take a quarter of it. A failing builder is better than the system's choice of a
victim."""


class Stopped(BaseException):
    """This process was asked to stop.

    This is not a `KeyboardInterrupt`. If one passes through an `exec`, which compilers use, Python kills itself by a
    signal at exit, even if it was handled.
    """


def _raise_stopped(_number: int, _frame: FrameType | None) -> None:
    raise Stopped


def main(arguments: Sequence[str]) -> int:
    """Build one table. The ruleset comes on the standard input; the lock is inherited and never touched.

    `arguments` are the folder, its limit in bytes, the lane, the kind of table, the greatest seconds, the descriptor of
    the pipe, and the processors. A last argument is 1 for a preparation, which evicts no other table.

    Returns the exit status: 1 for a failure with a reason in the lane's record, 130 if it was stopped.
    """
    place, limit, name, kind_name, seconds, server, processors, prepares = arguments
    folder, kind, is_prepared = Path(place), TABLE_KINDS[kind_name], prepares == "1"
    os.nice(_LEAST_PRIORITY if is_prepared else _NICENESS)
    pin_thread(map(int, processors.split(",")))
    bound_memory(GREATEST_MEMORY)
    # Stop cleanly on both signals, even if the server's parent has it ignore them.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _raise_stopped)
    compiled = compile_ruleset(parse_ruleset(json.load(sys.stdin)))
    writer = ProgressWriter(BuildLane(folder, name), new_job(compiled, kind), work_done(compiled))
    overdue: list[str] = []
    Thread(target=_watch_server, args=(int(server), float(seconds), overdue, writer), daemon=True).start()
    was_full: list[int] = []

    def free(size: int) -> bool:
        if is_prepared:
            return False
        was_full.append(size)
        return free_disk(folder, size)

    try:
        build_kind(compiled, folder, kind, writer.progress, free)
        (delete_if_over_limit if is_prepared else evict_to_limit)(
            folder, int(limit), table_path(compiled, folder, kind)
        )
    except (TableError, MemoryError, OSError) as error:
        said = f"{type(error).__name__}: {error}"
        if not was_full or not is_disk_full(error.__cause__):
            return _fail(writer, said)
        return _fail(
            writer, f"{said}{_describe_full_disk(folder, was_full[-1])}", disk_full=never_fits(folder, was_full[-1])
        )
    except Stopped:
        return _stop(writer, overdue)
    writer.end(None)
    if was_full:
        held = total_size(stored_tables(folder)) / MEBIBYTE
        fits = f"it can hold {held:.1f} MB of solved tables, less than SOLVED_TABLES_MB"
        sys.stderr.write(f"the disk of {folder} was full, so tables were evicted: {fits}\n")
    return 0


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


def _fail(writer: ProgressWriter, why: str, *, disk_full: bool = False) -> int:
    writer.end(why, disk_full=disk_full)
    sys.stderr.write(f"{why}\n")
    return 1


def _stop(writer: ProgressWriter, overdue: Sequence[str]) -> int:
    """Report a stop, which is a failure only if the build is overdue."""
    if overdue:
        return _fail(writer, overdue[0])
    writer.abandon()
    return 130


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


def _watch_server(server: int, seconds: float, overdue: list[str], writer: ProgressWriter) -> None:
    """Stop this process when the server is gone, or when the build takes too long.

    The first compilation of a solver cannot be interrupted for seconds; this function then cleans up and exits itself.
    """
    # Nothing is written to the pipe: it becomes readable when all processes have closed it.
    if not select.select([server], [], [], seconds)[0]:
        overdue.append(f"it took more than {seconds:.0f} s")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_SECONDS_TO_STOP)
    remove_unfinished()
    os._exit(_stop(writer, overdue))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
