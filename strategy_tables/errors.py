"""Errors about tables; every message is one line with the file, the reason and the remedy.

::

    KeepwiseError
    └── TableError
        ├── UnusableTable
        │   ├── MissingTable    nothing was built for this ruleset and objective
        │   ├── StaleTable      whole, but of another format version, ruleset or objective
        │   └── DamagedTable    cut short, altered, or no table at all
        ├── TableNotWritten     the folder or the disk failed
        ├── TableNotDownloaded       the published table is missing, another one, or cannot be received
        ├── InvalidSharedTables      the place of shared tables is unknown, or a package for it is missing
        ├── SharedTablesUnavailable  the network or the place of shared tables failed
        ├── OutOfReach          too many states for this objective
        ├── SolverMissing       numba is not installed: this installation only serves
        └── SolverFailed        building on demand failed
            └── DiskFull        the disk cannot hold the table even without all others
"""

from pathlib import Path

from engine.errors import KeepwiseError


class TableError(KeepwiseError):
    """Base of errors about tables."""


class UnusableTable(TableError):
    """A table that cannot be used: its file is `path`, the reason is `why`, and `command` builds it."""

    def __init__(self, path: Path, why: str, command: str) -> None:
        self.path = path
        self.why = why
        self.command = command
        super().__init__(f"{path}: {why}; build it with: {command}")


class MissingTable(UnusableTable):
    """The file does not exist."""


class StaleTable(UnusableTable):
    """The file is whole but holds another table."""


class DamagedTable(UnusableTable):
    """The file differs from the one that was written."""


class TableNotWritten(TableError):
    """A table that could not be written; `path` is the file or folder, `why` the reason of the system."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{path}: the table cannot be written: {why}")


class TableNotDownloaded(TableError):
    """A published table that cannot be used: its address is `url`, the reason is `why`."""

    def __init__(self, url: str, why: str) -> None:
        self.url = url
        self.why = why
        super().__init__(f"{url}: the table cannot be downloaded: {why}")


class InvalidSharedTables(TableError):
    """A place of shared tables that this installation cannot use."""


class SharedTablesUnavailable(TableError):
    """A place of shared tables that cannot be reached, or that failed."""


class OutOfReach(TableError):
    """A table that would be too large to solve."""

    def __init__(self, ruleset: str, objective: str, states: int, greatest: int) -> None:
        super().__init__(
            f"{ruleset}: {states:,} states are too many for a table of {objective}, which holds up to {greatest:,}"
        )


class SolverMissing(TableError):
    """An installation that cannot build tables."""

    def __init__(self) -> None:
        super().__init__("building tables needs numba, which is not installed: install requirements/solve.txt")


class SolverFailed(TableError):
    """A table that could not be built on demand, with the reason; a retry is possible after `retry_after` seconds."""

    def __init__(self, why: str, retry_after: float = 60.0) -> None:
        self.retry_after = retry_after
        super().__init__(why)


class DiskFull(SolverFailed):
    """A table that the disk cannot hold, even without all other tables that were built on demand."""
