"""What can be wrong with tables; every message is one line that says which file, why, and what to do.

::

    KeepwiseError
    └── TableError
        ├── UnusableTable
        │   ├── MissingTable    nothing was built for this ruleset and objective
        │   ├── StaleTable      whole, but of another format version, ruleset or objective
        │   └── DamagedTable    cut short, altered, or no table at all
        ├── TableNotWritten     the folder or the disk did not take it
        ├── OutOfReach          too many states for this objective
        ├── SolverMissing       numba is not installed: this installation only serves
        └── SolverFailed        what was to be built on demand was not
            └── NoRoom          the disk cannot hold it, whatever makes way
"""

from pathlib import Path

from engine.errors import KeepwiseError


class TableError(KeepwiseError):
    """Something is wrong with a table."""


class UnusableTable(TableError):
    """A table that answers cannot come from. `path` is its file, `why` what is wrong, `command` what builds it."""

    def __init__(self, path: Path, why: str, command: str) -> None:
        self.path = path
        self.why = why
        self.command = command
        super().__init__(f"{path}: {why}; build it with: {command}")


class MissingTable(UnusableTable):
    """There is no such file."""


class StaleTable(UnusableTable):
    """The file is whole but says that it is another table."""


class DamagedTable(UnusableTable):
    """The file is not what was written."""


class TableNotWritten(TableError):
    """A table could not be written; `path` is the file or folder, `why` what the system said."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{path}: the table cannot be written: {why}")


class OutOfReach(TableError):
    """A table that would be too large to solve."""

    def __init__(self, ruleset: str, objective: str, states: int, greatest: int) -> None:
        super().__init__(
            f"{ruleset}: {states:,} states are too many for a table of {objective}, which holds up to {greatest:,}"
        )


class SolverMissing(TableError):
    """This installation cannot build tables."""

    def __init__(self) -> None:
        super().__init__("building tables needs numba, which is not installed: install requirements/solve.txt")


class SolverFailed(TableError):
    """A table was not built on demand, and the message says why; it is tried again after `retry_after` seconds."""

    def __init__(self, why: str, retry_after: float = 60.0) -> None:
        self.retry_after = retry_after
        super().__init__(why)


class DiskFull(SolverFailed):
    """The disk cannot hold a table, even if all others that were built on demand are thrown away."""
