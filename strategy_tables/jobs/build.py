"""Solving of rulesets, and writing of their tables.

A table is written under a temporary name in its folder, flushed to the disk and renamed. So under its own name it is
always complete, even if a builder fails or several of them run. A builder holds a lock on its temporary file. A file
without a lock belongs to a builder that is gone; the next builder removes it.
"""

import fcntl
import hashlib
import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, EOPNOTSUPP
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import OutOfReach, SolverMissing, TableNotWritten
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.model.states import Progress
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, TableKind
from strategy_tables.store.quantized_means import MOST_FLOATS, quantized_size
from strategy_tables.store.solved_folder import BUILDING, retry_while_disk_full
from strategy_tables.store.tablefile import Table, TableHeader, load_table, table_of, table_path, write_table

_unfinished: set[Path] = set()
"""Temporary files of this process."""
GREATEST_STATES = 3_000_000
"""Most states of tables of bytes, whose solver needs a row of hundreds of numbers for every state of two layers."""

_PACKED_BYTES = 224
"""Bytes per state that no measured table of bytes exceeds."""


def solve_table(compiled: CompiledRuleset) -> Table:
    """Return a table in memory only.

    Raises `SolverMissing` if numba is not installed.
    """
    return table_of(compiled, state_space(compiled), *solve_kind(compiled, EXPECTED_TOTAL))


def solve_kind(
    compiled: CompiledRuleset, kind: TableKind, progress: Progress | None = None
) -> tuple[TableHeader, NDArray[Any]]:
    """Return the header and the data of a table of any kind, in memory only.

    Raises `SolverMissing` if numba is not installed.
    """
    try:
        # The only import of compiled code: a server that only serves needs no numba.
        from strategy_tables.solve.tables import SOLVERS
    except ModuleNotFoundError as error:
        raise SolverMissing from error
    started = time.perf_counter()
    solution = SOLVERS[kind](compiled, progress)
    seconds = time.perf_counter() - started
    dtype = kind.dtype_of(state_space(compiled))
    values = solution.values.astype(dtype, copy=False)
    values.flags.writeable = False
    header = TableHeader(
        format=kind.format,
        fingerprint=compiled.fingerprint,
        ruleset=compiled.ruleset.name,
        title=compiled.ruleset.title,
        objective=kind.name,
        dtype=dtype,
        states=count_states(compiled),
        entries=len(values),
        start_value=solution.start_value,
        seconds=round(seconds, 3),
        digest=hashlib.sha256(values.data).hexdigest(),
        error=solution.error,
    )
    return header, values


def build_table(compiled: CompiledRuleset, folder: Path) -> Table:
    """Solve a ruleset, write the table of its means into the folder, and load it: see `build_kind`."""
    build_kind(compiled, folder, EXPECTED_TOTAL)
    return load_table(compiled, folder)


def build_kind(
    compiled: CompiledRuleset,
    folder: Path,
    kind: TableKind,
    progress: Progress | None = None,
    free: Callable[[int], bool] = lambda _: False,
) -> TableHeader:
    """Solve a ruleset and write its table of a kind into the folder.

    Disk space is reserved before solving, so that a full disk is noticed at once. Then `free` is called to free the
    missing bytes; it returns whether it has deleted anything. A previous table stays until the new one is whole.

    Raises `TableNotWritten`, `OutOfReach`, and `SolverMissing` if numba is not installed.
    """
    states = count_states(compiled)
    greatest = GREATEST_STATES if kind.dtype == BYTES else MOST_FLOATS
    if kind is not EXPECTED_TOTAL and states > greatest:
        raise OutOfReach(compiled.ruleset.name, kind.name, states, greatest)
    path = table_path(compiled, folder, kind)
    with _not_written(path):
        folder.mkdir(parents=True, exist_ok=True)
        remove_leftovers(folder)
    size = expected_size(compiled, kind)
    with _temporary_file(path) as file:
        with _not_written(path):
            retry_while_disk_full(lambda: _reserve_disk(file, size), lambda: free(size))
        header, values = solve_kind(compiled, kind, progress)
        with _not_written(path):
            retry_while_disk_full(lambda: _write(file, header, values), lambda: free(values.nbytes))
            Path(file.name).replace(path)
            _sync_folder(folder)
    return header


def _write(file: BinaryIO, header: TableHeader, values: NDArray[Any]) -> None:
    """Write the whole table, and nothing else, to the disk."""
    file.seek(0)
    write_table(file, header, values)
    file.flush()
    os.ftruncate(file.fileno(), file.tell())
    os.fsync(file.fileno())


def expected_size(compiled: CompiledRuleset, kind: TableKind) -> int:
    """Return the approximate bytes of a table; compression is only known afterwards."""
    if kind.dtype == BYTES:
        return count_states(compiled) * _PACKED_BYTES
    space = state_space(compiled)
    if kind.dtype_of(space) == BYTES:
        return quantized_size(space)
    return space.size * np.dtype(kind.dtype).itemsize


def remove_leftovers(folder: Path) -> None:
    """Remove the temporary files of builders that are gone."""
    for path in folder.glob(f".*{BUILDING}"):
        with suppress(OSError), path.open("rb") as file:
            # Fails while the builder runs.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.unlink()


def remove_unfinished() -> None:
    """Remove the temporary files of this process, which is about to end, even if other threads still use them."""
    for path in tuple(_unfinished):
        path.unlink(missing_ok=True)


@contextmanager
def _not_written(path: Path) -> Iterator[None]:
    """Turn errors of the system while writing into `TableNotWritten`."""
    try:
        yield
    except FileExistsError:
        raise TableNotWritten(path, f"{path.parent} is not a folder") from None
    except OSError as error:
        raise TableNotWritten(path, error.strerror or str(error)) from error


@contextmanager
def _temporary_file(path: Path) -> Iterator[BinaryIO]:
    """Open a new locked file next to `path` for writing; remove it afterwards unless it was renamed."""
    while True:
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}{BUILDING}")
        _unfinished.add(temporary)
        with _not_written(path):
            file = temporary.open("xb")
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            # Another builder may have removed it as a leftover before it was locked.
            if os.fstat(file.fileno()).st_nlink:
                yield file
                return
        finally:
            temporary.unlink(missing_ok=True)
            _unfinished.remove(temporary)
            # Closing would retry the write that failed.
            with suppress(OSError):
                file.close()


def _reserve_disk(file: BinaryIO, size: int) -> None:
    """Reserve disk space, where the system and the file system can."""
    if not hasattr(os, "posix_fallocate"):
        return
    try:
        os.posix_fallocate(file.fileno(), 0, size)
    except OSError as error:
        if error.errno not in (EINVAL, EOPNOTSUPP):
            raise


def _sync_folder(folder: Path) -> None:
    """Flush a renaming to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
