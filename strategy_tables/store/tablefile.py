"""Files of tables: one per ruleset and kind, either whole or missing.

::

    byte 0    "KEEPWISE"
         8    N: length of the header, 4 bytes, least significant first
        12    SHA-256 of the header, 32 bytes
        44    header: JSON, padded with spaces
    44 + N    data: numbers of the dtype of the kind, least significant byte first, one per state in the order of
              `StateSpace`, or bytes as laid out by `blocks` or `quantized_means`; 44 + N is a multiple of 64

Every byte is covered by a digest: a table that loads is the table that was written (see `build`).
"""

import hashlib
import json
import os
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from engine.cards.rules import Rules, rules_of_card
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import fingerprint as ruleset_fingerprint
from strategy_tables.errors import DamagedTable, MissingTable, StaleTable
from strategy_tables.model.arrays import Means
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.remaining import least_remaining
from strategy_tables.model.states import StateSpace
from strategy_tables.store.kinds import BYTES, EXPECTED_TOTAL, TABLE_KINDS, TableKind
from strategy_tables.store.quantized_means import QuantizedMeans, is_quantized

SUFFIX = ".table"
BUILD_COMMAND = "python -m strategy_tables build"
_MAGIC = b"KEEPWISE"
_PREAMBLE = struct.Struct("<8sI32s")
_ALIGNMENT = 64

_SETTLED_NS = 2 * 10**9
_damaged: dict[Path, tuple[tuple[int, ...], str]] = {}
"""Damaged files with their identity and the reason, so that hundreds of megabytes are not read again for the same
result. A write changes the identity, but not twice within one tick of the system's clock: files that were written a
moment ago are left out."""


Source: TypeAlias = tuple[str, str, str]
"""Fingerprint, objective and digest of a table or an estimate that values come from."""


@dataclass(frozen=True, slots=True)
class TableHeader:
    """Header of a table. `ruleset` and `title` are for people; two rulesets may share a table.

    * `states`: states in which a turn starts; `entries`: numbers of the data
    * `start_value`: value of the empty card; of targets, the greatest one that is reached in at least half of all games
    * `seconds`: time of solving; `digest`: SHA-256 of the data in hexadecimal
    * `error`: bound of the absolute error of a probability, or of a quantized mean
    """

    format: int
    fingerprint: str
    ruleset: str
    title: str
    objective: str
    dtype: str
    states: int
    entries: int
    start_value: float
    seconds: float
    digest: str
    error: float = 0.0

    @property
    def source(self) -> Source:
        """Return the identification of the table."""
        return self.fingerprint, self.objective, self.digest

    @property
    def file_name(self) -> str:
        """Return the name of the table's file."""
        return f"{self.fingerprint}.{self.objective}{SUFFIX}"


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """Result of solving: the data of a table, and fields of its header."""

    values: NDArray[Any]
    start_value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Table of the means: `values` float64 [states], read-only, in the order of `space`.

    If there are very many states, `values` are bytes, which `quantized` decodes. `file` is the file they are mapped
    from, None if they are only in memory.
    """

    compiled: CompiledRuleset
    outcomes: Outcomes
    header: TableHeader
    values: NDArray[Any]
    file: "TableFile | None" = None
    quantized: QuantizedMeans | None = None

    @property
    def rules(self) -> Rules:
        """Return the rules of the game."""
        return rules_of_card(self.compiled)

    @property
    def space(self) -> StateSpace:
        """Return the state space."""
        return self.outcomes.space

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the data, in hexadecimal."""
        return self.header.digest

    @property
    def start_value(self) -> float:
        """Return the value of the empty card."""
        return self.header.start_value

    @property
    def means(self) -> Means:
        """Return the means of all states."""
        return self.values if self.quantized is None else self.quantized

    @property
    def error(self) -> float:
        """Return the greatest error of any value."""
        return self.header.error

    @property
    def expected_above_least(self) -> float:
        """Return the expected total of best play above 0, or above the least total if there are penalties.

        Losses are measured relative to it.
        """
        return self.start_value - least_remaining(self.compiled)

    def check_unchanged(self) -> None:
        """Raise `DamagedTable` if the file was written to since it was compared with its digest.

        Called before values are used, because truncated parts cannot be read; and again before the answer is returned,
        because the file may have changed meanwhile. Costs a microsecond.
        """
        if self.file is not None:
            self.file.check_unchanged()


def tables_folder() -> Path:
    """Return the default folder of tables: the environment's KEEPWISE_TABLES, or the one next to this package's
    code."""
    named = os.environ.get("KEEPWISE_TABLES")
    return Path(named) if named else Path(__file__).parents[1] / "tables"


def table_path(compiled: CompiledRuleset, folder: Path, kind: TableKind = EXPECTED_TOTAL) -> Path:
    """Return the file of a table."""
    return folder / f"{compiled.fingerprint}.{kind.name}{SUFFIX}"


def load_table(compiled: CompiledRuleset, folder: Path) -> Table:
    """Map the table of the means of a ruleset into memory, after comparing it with its digest.

    Raises `MissingTable`, `StaleTable` or `DamagedTable`.
    """
    space = state_space(compiled)
    file = open_table(compiled, folder, EXPECTED_TOTAL, space)
    return table_of(compiled, space, file.header, np.asarray(file.values), file)


def table_of(
    compiled: CompiledRuleset,
    space: StateSpace,
    header: TableHeader,
    values: NDArray[Any],
    file: "TableFile | None" = None,
) -> Table:
    """Return the table of the means with this data."""
    quantized = QuantizedMeans(values, space) if is_quantized(space) else None
    return Table(compiled, number_outcomes(compiled, space), header, values, file, quantized)


def open_table(compiled: CompiledRuleset, folder: Path, kind: TableKind, space: StateSpace) -> "TableFile":
    """Return the file of a table of any kind, mapped into memory after comparing it with its digest.

    Raises `MissingTable`, `StaleTable` or `DamagedTable`.
    """
    path = table_path(compiled, folder, kind)
    command = build_command(compiled, folder, kind)
    file = TableFile(path, command)
    header, dtype = file.header, kind.dtype_of(space)
    for what, found, wanted in (
        ("ruleset", header.fingerprint, compiled.fingerprint),
        ("objective", header.objective, kind.name),
        ("number of states", header.states, space.turn_starts),
        ("form", header.dtype, dtype),
        ("number of entries", header.entries, header.entries if dtype == BYTES else space.size),
    ):
        if found != wanted:
            raise StaleTable(path, f"it is the table of another {what}, {found}", command)
    return file


class TableFile:
    """Open file whose data is mapped into memory and was compared with the digest.

    `values` are numbers [entries] of the header's dtype. A file that is replaced or deleted stays unchanged while it is
    open. One that is written to or truncated changes in memory too, which its times and size show.
    """

    def __init__(self, path: Path, command: str = BUILD_COMMAND) -> None:
        """Open a file.

        Raises `MissingTable`, `StaleTable` or `DamagedTable`, with the `command` that builds the table.
        """
        self.path = path
        self._command = command
        with _open(path, command) as file:
            self.header, start = _read_header(file, path, command)
            self._descriptor = os.dup(file.fileno())
            finalize(self, os.close, self._descriptor)
            self._stamp = self._read_stamp()
            known, reason = _damaged.get(path, ((), ""))
            if known == self._stamp:
                raise DamagedTable(path, reason, command)
            try:
                shape = (self.header.entries,)
                self.values: NDArray[Any] = np.memmap(file, self.header.dtype, mode="r", offset=start, shape=shape)
            except ValueError:
                raise DamagedTable(path, "its data cannot be mapped into memory", command) from None
        self._compare(self._stamp)
        self.check_unchanged()

    def check_unchanged(self) -> None:
        """Raise `DamagedTable` if the file may differ from the data that was compared with the digest."""
        stamp = self._read_stamp()
        if stamp == self._stamp:
            return
        if stamp[1] != self._stamp[1]:
            reason = f"its size changed from {self._stamp[1]:,} to {stamp[1]:,} bytes"
            raise DamagedTable(self.path, reason, self._command)
        # Renaming, deletion or new permissions change no data.
        self._compare(stamp)
        self._stamp = stamp

    @property
    def is_deleted(self) -> bool:
        """Return whether the file's name is gone or belongs to another file."""
        return os.fstat(self._descriptor).st_nlink == 0

    def _read_stamp(self) -> tuple[int, ...]:
        """Return the identity of the file: its number, its bytes, and the times of the last change of its data and of
        anything, in nanoseconds."""
        found = os.fstat(self._descriptor)
        return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns

    def _compare(self, stamp: tuple[int, ...]) -> None:
        if hashlib.sha256(self.values.data).hexdigest() != self.header.digest:
            reason = "its data was altered: the SHA-256 does not match its header"
            # Times in the future date from before the clock was set back: another write gets a different time.
            if abs(time.time_ns() - max(stamp[2:])) > _SETTLED_NS:
                _damaged[self.path] = stamp, reason
            raise DamagedTable(self.path, reason, self._command)


def read_header(path: Path) -> TableHeader:
    """Return the header of a file; only the length of the data is checked.

    Raises `MissingTable`, `StaleTable` or `DamagedTable`.
    """
    with _open(path, BUILD_COMMAND) as file:
        return _read_header(file, path, BUILD_COMMAND)[0]


@contextmanager
def _open(path: Path, command: str) -> Iterator[BinaryIO]:
    """Open a file for reading; turn errors of the system into those of unusable tables."""
    try:
        with path.open("rb") as file:
            yield file
    except (FileNotFoundError, NotADirectoryError):
        raise MissingTable(path, "there is no such table", command) from None
    except OSError as error:
        raise DamagedTable(path, f"it cannot be read: {error.strerror}", command) from None


def _read_header(file: BinaryIO, path: Path, command: str) -> tuple[TableHeader, int]:
    """Return the header, and the start of the data, which is complete."""
    size = os.fstat(file.fileno()).st_size
    magic, length, digest = _PREAMBLE.unpack(file.read(_PREAMBLE.size).ljust(_PREAMBLE.size))
    header = file.read(length) if length <= size else b""
    if magic != _MAGIC:
        raise DamagedTable(path, "it is not a table", command)
    if hashlib.sha256(header).digest() != digest:
        raise DamagedTable(path, "its header was altered or truncated: the SHA-256 does not match", command)
    parsed = _parse_header(header, path, command)
    start = _PREAMBLE.size + length
    missing = start + parsed.entries * np.dtype(parsed.dtype).itemsize - size
    if missing > 0:
        raise DamagedTable(path, f"it is truncated: {missing:,} bytes are missing", command)
    if missing < 0:
        raise DamagedTable(path, f"it has {-missing:,} bytes too many", command)
    return parsed, start


def _parse_header(header: bytes, path: Path, command: str) -> TableHeader:
    """Return the header from its JSON; although undamaged, it may come from another version or program."""
    try:
        said = json.loads(header)
        found, kind = said["format"], TABLE_KINDS.get(said["objective"])
        # An unknown name is not damage: opening the table reports another kind.
        kinds = [*TABLE_KINDS.values()] if kind is None else [kind]
        formats = {each.format for each in kinds}
        parsed = TableHeader(**said) if found in formats else None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise DamagedTable(path, "its header is not valid", command) from None
    if parsed is None:
        raise StaleTable(path, f"its format version is {found}, not {' or '.join(map(str, formats))}", command)
    types = {each.name: each.type for each in fields(TableHeader)}
    wrong = any(type(getattr(parsed, name)) is not wanted for name, wanted in types.items())
    if wrong or not any(parsed.dtype in (each.dtype, each.quantized_dtype) for each in kinds):
        raise DamagedTable(path, "its header is not valid", command)
    return parsed


def write_table(file: BinaryIO, header: TableHeader, values: NDArray[Any]) -> None:
    """Write a whole table, whose `values` have the header's dtype, at the current place of a file."""
    file.write(header_bytes(json.dumps(asdict(header)).encode("ascii")))
    file.write(values.data)


def header_bytes(header: bytes) -> bytes:
    """Return all bytes before the data of a table with this header."""
    header += b" " * (-(_PREAMBLE.size + len(header)) % _ALIGNMENT)
    return _PREAMBLE.pack(_MAGIC, len(header), hashlib.sha256(header).digest()) + header


def build_command(compiled: CompiledRuleset, folder: Path, kind: TableKind = EXPECTED_TOTAL) -> str:
    """Return the command that builds a table of a ruleset."""
    name = compiled.ruleset.name
    builtin = builtin_rulesets().get(name)
    known = builtin is not None and ruleset_fingerprint(builtin) == compiled.fingerprint
    option = "" if kind is EXPECTED_TOTAL else f" --objective {kind.name}"
    option += "" if folder == tables_folder() else f" --folder {folder}"
    return f"{BUILD_COMMAND}{option} {name if known else f'PATH/TO/{name}.toml'}"
