"""The process that builds one table on demand: `python -m strategy_tables.jobs.builder`, started by `on_demand`.

It outlives the process that has started it, but not the server: when the last process of that is gone, a pipe that all
of them hold is closed, and it stops. It holds the lock of its lane as long as it runs.
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
from strategy_tables.jobs.build import build_kind, remove_unfinished
from strategy_tables.jobs.build_lane import BuildLane, ProgressWriter, new_job
from strategy_tables.jobs.folder import (
    MEBIBYTE,
    delete_if_over_limit,
    evict_to_limit,
    free_disk,
    is_disk_full,
    never_fits,
    stored_tables,
    total_size,
)
from strategy_tables.model.layout import state_space
from strategy_tables.processors import pin_thread
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.tablefile import table_path

_NICENESS: Final = 5
"""Answers come before tables."""
_LEAST_PRIORITY: Final = 19
"""Of what nobody waits for: everything else comes first."""
_SECONDS_TO_STOP: Final = 5.0
GREATEST_MEMORY: Final = 8 << 30
"""Bytes; Yahtzee and Yatzy take a quarter of that. Better that a builder fails than that the system picks a victim."""


class Stopped(BaseException):
    """This process was told to stop.

    No `KeyboardInterrupt`: where one passes through an `exec`, and compilers have those, Python ends by a signal of its
    own, even if it was handled in the end.
    """


def _raise_stopped(_number: int, _frame: FrameType | None) -> None:
    raise Stopped


def main(arguments: Sequence[str]) -> int:
    """Build one table. The ruleset comes on the standard input, the lock is inherited and never touched.

    `arguments`: folder, its limit in bytes, lane, kind of table, seconds at most, descriptor of the pipe, processors,
    and 1 where the table is prepared for nobody in particular: then no other one is thrown away for it.
    Returns the exit status: 1 where it failed and the record of the lane says why, 130 where it was stopped.
    """
    place, limit, name, kind_name, seconds, server, processors, prepares = arguments
    folder, kind, is_prepared = Path(place), TABLE_KINDS[kind_name], prepares == "1"
    os.nice(_LEAST_PRIORITY if is_prepared else _NICENESS)
    pin_thread(map(int, processors.split(",")))
    bound_memory(GREATEST_MEMORY)
    # Both end it tidily, also where whoever has started the server has it ignore them.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _raise_stopped)
    compiled = compile_ruleset(parse_ruleset(json.load(sys.stdin)))
    telling = ProgressWriter(BuildLane(folder, name), new_job(compiled, kind), work_done(compiled))
    overdue: list[str] = []
    Thread(target=_watch, args=(int(server), float(seconds), overdue, telling), daemon=True).start()
    was_full: list[int] = []

    def free(size: int) -> bool:
        if is_prepared:
            return False
        was_full.append(size)
        return free_disk(folder, size)

    try:
        build_kind(compiled, folder, kind, telling.progress, free)
        (delete_if_over_limit if is_prepared else evict_to_limit)(
            folder, int(limit), table_path(compiled, folder, kind)
        )
    except (TableError, MemoryError, OSError) as error:
        said = f"{type(error).__name__}: {error}"
        if not was_full or not is_disk_full(error.__cause__):
            return _fail(telling, said)
        return _fail(telling, f"{said}{_no_room(folder, was_full[-1])}", no_room=never_fits(folder, was_full[-1]))
    except Stopped:
        return _stop(telling, overdue)
    telling.end(None)
    if was_full:
        held = total_size(stored_tables(folder)) / MEBIBYTE
        fits = f"it has room for {held:.1f} MB of solved tables, fewer than SOLVED_TABLES_MB says"
        sys.stderr.write(f"the disk of {folder} was full, so tables were thrown away: {fits}\n")
    return 0


def bound_memory(size: int) -> None:
    """Have allocations fail with a `MemoryError` beyond so many bytes of data."""
    _, greatest = resource.getrlimit(resource.RLIMIT_DATA)
    if greatest == resource.RLIM_INFINITY or size < greatest:
        resource.setrlimit(resource.RLIMIT_DATA, (size, greatest))


def _no_room(folder: Path, wanted: int) -> str:
    """Say what the operator has to know where the disk is full, and throwing tables away does not help."""
    free, held = disk_usage(folder).free, total_size(stored_tables(folder))
    sizes = (f"{size / MEBIBYTE:.1f} MB" for size in (wanted, free, held))
    return "; {} are wanted, {} are free, and solved tables hold {}: the disk wants more room".format(*sizes)


def _fail(telling: ProgressWriter, why: str, *, no_room: bool = False) -> int:
    telling.end(why, no_room=no_room)
    sys.stderr.write(f"{why}\n")
    return 1


def _stop(telling: ProgressWriter, overdue: Sequence[str]) -> int:
    """It was stopped: for its failure to be done in time, if it is said to be overdue, and else for none."""
    if overdue:
        return _fail(telling, overdue[0])
    telling.abandon()
    return 130


def work_done(compiled: CompiledRuleset) -> Callable[[int], float]:
    """Turns a number of states that are done, those with few open categories first, into a share of the work.

    The more categories are open the more there is to come, and the longer a state takes: in proportion, about.
    """
    space = state_space(compiled)
    sizes = np.diff(space.starts)[:-1]
    by_layer = np.bincount(space.turns_left(space.filled_of_blocks()[:-1]), sizes)
    states = np.cumsum(by_layer)
    work = np.cumsum(by_layer * np.arange(len(by_layer)))
    return lambda done: float(np.interp(done, states, work) / work[-1])


def _watch(server: int, seconds: float, overdue: list[str], telling: ProgressWriter) -> None:
    """Interrupt this process when the server is gone, or when it takes too long.

    Compiling a solver for the first time takes seconds in which nothing interrupts it: then it is tidied up from here.
    """
    # Nobody writes into the pipe: it becomes readable when everybody has closed it.
    if not select.select([server], [], [], seconds)[0]:
        overdue.append(f"it took more than {seconds:.0f} s")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_SECONDS_TO_STOP)
    remove_unfinished()
    os._exit(_stop(telling, overdue))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
