"""Tables that somebody asks for: built once, by one process at a time, and kept in a bounded folder.

::

    FOLDER/<fingerprint>.<objective>.table    as everywhere
    FOLDER/<fingerprint>.<objective>.used     touched when it is used; the one untouched for longest goes first
    FOLDER/quick.lock, quick.json             see `lane`: what takes seconds, means and floors of all rulesets
    FOLDER/slow.lock, slow.json               what takes minutes, so that nobody has to wait for it who needs seconds

Building happens in a process of its own (`builder`), so that a server stays small and goes on answering, and needs no
numba itself.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar
from weakref import finalize

from engine.ruleset import dump_ruleset
from engine.scoring import Compiled
from strategy_tables.build import expected_size
from strategy_tables.cost import is_quick, is_within_reach
from strategy_tables.errors import MissingTable, SolverFailed, UnusableTable
from strategy_tables.lane import Lane, Underway
from strategy_tables.objectives import BYTES, EXPECTED_TOTAL, Objective
from strategy_tables.processors import allowed_processors
from strategy_tables.tablefile import SUFFIX, table_path

QUICK: Final = "quick"
SLOW: Final = "slow"
_GREATEST_SECONDS: Final = {QUICK: 120.0, SLOW: 3_600.0}
"""After so many a builder gives up; by what `cost` lets through it takes a small part of that."""
_BETWEEN_TOUCHES: Final = 60.0
_USED: Final = ".used"

_Loaded = TypeVar("_Loaded")


def can_solve() -> bool:
    """Whether this installation has what solving needs."""
    return find_spec("numba") is not None


class SolvedTables:
    """A folder of tables that takes up to `limit` bytes, shared by all processes that name it.

    Made before a server forks, it keeps a builder going for as long as one of the server's processes is there.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self.folder = folder
        self.limit = limit
        self._lanes = {name: Lane(folder, name) for name in (QUICK, SLOW)}
        # Nothing is ever written into it: a builder sees its end when all who can write are gone.
        self.listened, held = os.pipe()
        for descriptor in (self.listened, held):
            finalize(self, os.close, descriptor)
        # A worker may be bound to one of them; who builds for all of them is not.
        self._processors = ",".join(map(str, sorted(allowed_processors())))

    def find(self, compiled: Compiled, objective: Objective, load: Callable[[Path], _Loaded]) -> _Loaded | None:
        """The table, as `load` opens it in a folder, if it was built before.

        One that is not usable is thrown away: it can be built again.
        """
        try:
            table = load(self.folder)
        except MissingTable:
            return None
        except UnusableTable:
            table_path(compiled, self.folder, objective).unlink(missing_ok=True)
            return None
        self.touch(compiled, objective)
        return table

    def touch(self, compiled: Compiled, objective: Objective = EXPECTED_TOTAL) -> None:
        """Note that a table is in use; often called, it writes to the disk once a minute.

        Not to the table itself: a file whose times change is compared with its digest anew by all who have it open.
        """
        path = table_path(compiled, self.folder, objective)
        # Another process may have thrown the file away; who has it open keeps it.
        with suppress(OSError):
            if time.time() - _last_used(path) > _BETWEEN_TOUCHES and path.exists():
                path.with_suffix(_USED).touch()

    def takes(self, compiled: Compiled, objective: Objective) -> bool:
        """Whether a table is built when it is asked for: it is small enough, and does not fill the folder by itself.

        Tables of numbers are small beside what else there is, and always taken.
        """
        if not is_within_reach(compiled, objective):
            return False
        return objective.dtype != BYTES or expected_size(compiled, objective) <= self.limit

    def start(self, compiled: Compiled, objective: Objective) -> "Builder | None":
        """Have a table built, unless it was just now.

        Raises `SolverBusy` at once where something is being built, and `SolverFailed`, also for what has failed lately.
        """
        name = QUICK if is_quick(compiled, objective) else SLOW
        lane = self._lanes[name]
        with lane.held() as lock:
            if table_path(compiled, self.folder, objective).exists():
                return None
            lane.check_may_try(f"{compiled.fingerprint}.{objective.name}")
            arguments = [str(self.folder), str(self.limit), name, objective.name, str(_GREATEST_SECONDS[name])]
            arguments += [str(self.listened), self._processors]
            return Builder(compiled, arguments, (lock.fileno(), self.listened))

    def underway(self) -> list[Underway]:
        """What is being built now."""
        return [job for job in (lane.underway() for lane in self._lanes.values()) if job is not None]


def make_room(folder: Path, limit: int, new: Path) -> None:
    """Throw away the tables that were not used for longest, and never the `new` one, down to `limit` bytes."""
    tables = []
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(FileNotFoundError):
            tables.append((path == new, _last_used(path), path.stat().st_size, path))
    total = 0
    for kept, _, size, path in sorted(tables, reverse=True):
        total += size
        if total > limit and not kept:
            path.unlink(missing_ok=True)
            path.with_suffix(_USED).unlink(missing_ok=True)


class Builder:
    """A process that builds a table."""

    def __init__(self, compiled: Compiled, arguments: list[str], inherited: tuple[int, ...]) -> None:
        """Raises `SolverFailed` where it cannot be started."""
        # Closed when it has ended. A pipe would be nobody's when this process ends before it.
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        with tempfile.TemporaryFile("w+", encoding="utf-8") as definition:
            json.dump(dump_ruleset(compiled.ruleset), definition)
            definition.seek(0)
            try:
                self._process = subprocess.Popen(  # noqa: S603 - our own command; the definition is in a file
                    [sys.executable, "-m", "strategy_tables.builder", *arguments],
                    # From here, whatever the server's own folder is.
                    cwd=Path(__file__).resolve().parent.parent,
                    stdin=definition,
                    stdout=subprocess.DEVNULL,
                    stderr=self._complaints,
                    pass_fds=inherited,
                )
            except OSError as error:
                raise SolverFailed(f"the builder cannot be started: {error.strerror}") from error

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def finish(self) -> None:
        """Wait until it has built the table.

        Raises `SolverFailed` where it has not.
        """
        status = self._process.wait()
        with self._complaints as complaints:
            complaints.seek(0)
            said = complaints.read().strip()
        if status:
            raise SolverFailed(said or f"the builder ended with status {status}")


def _last_used(path: Path) -> float:
    """When a table was used or built, in seconds since 1970."""
    built = path.stat().st_mtime
    with suppress(FileNotFoundError):
        return max(built, path.with_suffix(_USED).stat().st_mtime)
    return built
