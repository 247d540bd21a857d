"""Solving of rulesets, and writing of their tables.

A table is flushed to the disk before it is renamed: see `temporary_file`.
"""

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import OutOfReach, SolverMissing
from strategy_tables.jobs.cost import row_count
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.model.states import Progress
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, OUTLOOK, TARGET, TWO_PLAYER, TableKind
from strategy_tables.store.quantized_means import MOST_FLOATS, quantized_size
from strategy_tables.store.solved_folder import retry_while_disk_full
from strategy_tables.store.tablefile import Table, TableHeader, load_table, table_of, table_path, write_table
from strategy_tables.store.temporary_file import not_written, rename_to_disk, reserve_disk, temporary_file

GREATEST_STATES = 3_000_000
"""Most states of tables of bytes, whose solver needs a row of hundreds of numbers for every state of two layers."""

GREATEST_PAIRS = 25_000_000
"""Most pairs of tables for two players, whose rows are shorter, and whose two layers hold a smaller share of all."""

_PACKED_BYTES = {OUTLOOK: 224, TARGET: 224, TWO_PLAYER: 320}
"""Bytes per distribution that no measured table exceeds."""


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
    rows, greatest = row_count(compiled, kind), _greatest_rows(kind)
    if kind is not EXPECTED_TOTAL and rows > greatest:
        raise OutOfReach(compiled.ruleset.name, kind.name, rows, greatest)
    path = table_path(compiled, folder, kind)
    size = expected_size(compiled, kind)
    with temporary_file(path) as file:
        with not_written(path):
            retry_while_disk_full(lambda: reserve_disk(file, size), lambda: free(size))
        header, values = solve_kind(compiled, kind, progress)
        with not_written(path):
            retry_while_disk_full(lambda: _write(file, header, values), lambda: free(values.nbytes))
            rename_to_disk(file, path)
    return header


def _greatest_rows(kind: TableKind) -> int:
    if kind is TWO_PLAYER:
        return GREATEST_PAIRS
    return GREATEST_STATES if kind.dtype == BYTES else MOST_FLOATS


def _write(file: BinaryIO, header: TableHeader, values: NDArray[Any]) -> None:
    """Write the whole table, and nothing else, to the disk."""
    file.seek(0)
    write_table(file, header, values)
    file.flush()
    file.truncate()
    os.fsync(file.fileno())


def expected_size(compiled: CompiledRuleset, kind: TableKind) -> int:
    """Return the approximate bytes of a table; compression is only known afterwards."""
    if kind.dtype == BYTES:
        return row_count(compiled, kind) * _PACKED_BYTES[kind]
    space = state_space(compiled)
    if kind.dtype_of(space) == BYTES:
        return quantized_size(space)
    return space.size * np.dtype(kind.dtype).itemsize
