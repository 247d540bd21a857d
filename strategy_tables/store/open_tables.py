"""Tables that a server has open: those found at its start, and those built since.

A table from the start stays open. A later one is opened on demand, and closed when others were used more recently or
its file was deleted. Forked processes share the memory of all tables opened before.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from threading import Lock
from typing import Final, TypeVar

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import MissingTable, UnusableTable
from strategy_tables.processors import allowed_processors
from strategy_tables.store.janitor import Janitor
from strategy_tables.store.kinds import EXPECTED_TOTAL, TableKind
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.solved_folder import delete_table, touch
from strategy_tables.store.table_set import OPTIONAL, OptionalTable, RulesetTables, load_optional
from strategy_tables.store.tablefile import (
    Table,
    TableFile,
    TableHeader,
    load_table,
    read_header,
    table_path,
    tables_folder,
)

_LATE_TABLES: Final = 16
"""Tables that one process keeps open beyond those of the start."""

_Loaded = TypeVar("_Loaded")


class OpenTables:
    """Tables of all rulesets of one server.

    `means` are the tables of the means from the start. Others are looked for in the operator's `folder`, then in the
    `solved` one, whose tables are built on demand and evicted. `closed` is called after tables of deleted files were
    closed, `used` with the name of a solved one, once a minute while it is used.
    """

    def __init__(
        self,
        means: Iterable[Table],
        folder: Path | None,
        solved: Path | None = None,
        closed: Callable[[], None] = lambda: None,
        used: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.means = {table.compiled.fingerprint: table for table in means}
        """Usable tables of the means from the start, by fingerprint."""
        self.at_start = [(table.compiled, EXPECTED_TOTAL) for table in self.means.values()]
        """Tables that existed at the start and have to stay; later ones may be evicted."""
        self._folder = folder
        self._solved = solved
        self._closed = closed
        self._used = used
        self._late: LruCache[str, Table] = LruCache(_LATE_TABLES)
        self._sets: LruCache[str, RulesetTables] = LruCache(max(_LATE_TABLES, len(self.means)))
        self._lock = Lock()
        self._opening = Lock()
        self._janitor = Janitor(self.close_deleted)

    def find(self, compiled: CompiledRuleset) -> Table | None:
        """Return the table of the means of a ruleset, or None.

        Raises `StaleTable` or `DamagedTable` if the operator's table cannot be used.
        """
        table = self.means.get(compiled.fingerprint)
        if table is not None:
            return table
        table = self._late.get(compiled.fingerprint)
        if table is None:
            return self._look_up(compiled)
        self._touch(compiled, EXPECTED_TOTAL)
        return table

    def find_usable(self, compiled: CompiledRuleset) -> Table | None:
        """Return the table of the means of a ruleset, or None, also if it is damaged."""
        with suppress(UnusableTable):
            return self.find(compiled)
        return None

    def _look_up(self, compiled: CompiledRuleset) -> Table | None:
        table = None
        if self._folder is not None and table_path(compiled, self._folder).exists():
            table = load_table(compiled, self._folder)
        else:
            table = self._find_solved(compiled, EXPECTED_TOTAL, partial(load_table, compiled))
        if table is not None:
            self._add(table)
        return table

    def _add(self, table: Table) -> None:
        """Add a table that was built or restored later."""
        fingerprint = table.compiled.fingerprint
        if any((fingerprint, EXPECTED_TOTAL) == (compiled.fingerprint, kind) for compiled, kind in self.at_start):
            with self._lock:
                self.means = {**self.means, fingerprint: table}
            return
        self._late.put(fingerprint, table)
        if self._is_solved(table.file):
            self._janitor.start()

    def with_optional(self, means: Table, needed: TableKind | None) -> RulesetTables:
        """Return all open tables of a ruleset, and the `needed` one if it exists."""
        tables = self._set_of(means)
        if needed is None:
            return tables
        if tables.find(needed) is not None:
            self._touch(means.compiled, needed)
            return tables
        # One thread opens a table of several hundred megabytes; the others use it then.
        with self._opening:
            tables = self._set_of(means)
            if tables.find(needed) is None and (found := self._open(means, needed)) is not None:
                tables = tables.with_table(needed, found)
            self._keep(tables)
        return tables

    def _set_of(self, means: Table) -> RulesetTables:
        tables = self._sets.get(means.compiled.fingerprint)
        return tables if tables is not None and tables.means is means else RulesetTables(means, folder=tables_folder())

    def _open(self, means: Table, needed: TableKind, *, solved: bool = True) -> OptionalTable | None:
        """Return an optional table from the operator's folder or from those built on demand; or None."""
        compiled = means.compiled
        if self._folder is not None and table_path(compiled, self._folder, needed).exists():
            with suppress(MissingTable):
                return load_optional(compiled, self._folder, needed, means.space)
        if not solved:
            return None
        return self._find_solved(compiled, needed, lambda folder: load_optional(compiled, folder, needed, means.space))

    def _find_solved(
        self, compiled: CompiledRuleset, kind: TableKind, load: Callable[[Path], _Loaded]
    ) -> _Loaded | None:
        """Return the table that was built on demand, as `load` opens it in its folder, or None.

        An unusable one is deleted, since it can be built again.
        """
        # Asked first, since the states of a missing table would be laid out in vain: 30 ms for a large game.
        if self._solved is None or not table_path(compiled, self._solved, kind).exists():
            return None
        try:
            table = load(self._solved)
        except MissingTable:
            return None
        except UnusableTable:
            delete_table(table_path(compiled, self._solved, kind))
            return None
        self._touch(compiled, kind)
        return table

    def _touch(self, compiled: CompiledRuleset, kind: TableKind) -> None:
        if self._solved is not None:
            path = table_path(compiled, self._solved, kind)
            if touch(path):
                self._used(path.name)

    def _keep(self, tables: RulesetTables) -> None:
        self._sets.put(tables.means.compiled.fingerprint, tables)
        if any(map(self._is_solved, tables.files)):
            self._janitor.start()

    def open_optional(self) -> None:
        """Open all optional tables in the operator's folder, so that no request waits for that.

        Tables built on demand are left out: opened before the workers fork, they would stay open after eviction.
        """
        asked = list(product(self.means.values(), OPTIONAL))
        # On all processors: the digests of 500 MB take half a second.
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            opened = pool.map(lambda pair: self._open(*pair, solved=False), asked)
            for (means, kind), found in zip(asked, opened, strict=True):
                self._keep(self._set_of(means).with_table(kind, found))
                if found is not None:
                    self.at_start.append((means.compiled, kind))

    def close_deleted(self) -> bool:
        """Close solved tables whose files were deleted; return whether any solved table is left open.

        Until then they take disk space. Tables of the operator stay open.
        """
        late = [table for table in self._late.values() if self._is_gone(table.file)]
        gone = [tables for tables in self._sets.values() if any(map(self._is_gone, tables.files))]
        for table in late:
            self._late.drop(table.compiled.fingerprint, table)
        for tables in gone:
            self._sets.drop(tables.means.compiled.fingerprint, tables)
        if late or gone:
            self._closed()
        files = [table.file for table in self._late.values()]
        files += [file for tables in self._sets.values() for file in tables.files]
        return any(map(self._is_solved, files))

    def _is_gone(self, file: TableFile | None) -> bool:
        return file is not None and self._is_solved(file) and file.is_deleted

    def _is_solved(self, file: TableFile | None) -> bool:
        return file is not None and self._solved is not None and file.path.parent == self._solved

    def forget(self, means: Table, path: Path) -> bool:
        """Stop using the damaged table in this file; return whether there was such a table.

        The same file is used again once it holds a whole table.
        """
        fingerprint = means.compiled.fingerprint
        with self._lock:
            if means.file is None or means.file.path != path:
                tables = self._sets.get(fingerprint)
                if tables is None or all(each.file.path != path for each in tables.optional):
                    return False
                self._sets.put(fingerprint, tables.without(path))
                return True
            # Replace the dictionary, because other threads may iterate over it.
            self.means = {other: table for other, table in self.means.items() if table is not means}
            self._late.drop(fingerprint, means)
            self._sets.drop(fingerprint)
            return True

    def digests(self, compiled: CompiledRuleset, needed: Iterable[TableKind] = ()) -> tuple[str | None, ...]:
        """Return the digests of the tables of an answer: that of the means, and those `needed`.

        A missing one is None. Raises `StaleTable` or `DamagedTable`, as answering would.
        """
        means = self.find(compiled)
        if means is None:
            return (None,)
        optional = [self.with_optional(means, kind).find(kind) for kind in needed]
        return (means.digest, *(None if table is None else table.digest for table in optional))

    def headers_of(self, compiled: CompiledRuleset) -> list[TableHeader]:
        """Return the headers of the usable tables of a ruleset, that of the means first.

        Optional tables are compared with their digests only when they are opened.
        """
        means = self.find_usable(compiled)
        if means is None:
            return []
        tables = self._sets.get(compiled.fingerprint)
        headers = [means.header]
        for kind in OPTIONAL:
            opened = None if tables is None else tables.find(kind)
            header = opened.file.header if opened is not None else self._read_header(compiled, kind)
            headers += [] if header is None else [header]
        return headers

    def _read_header(self, compiled: CompiledRuleset, kind: TableKind) -> TableHeader | None:
        for folder in (self._folder, self._solved):
            if folder is not None:
                with suppress(UnusableTable):
                    return read_header(table_path(compiled, folder, kind))
        return None
