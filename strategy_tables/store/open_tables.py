"""The tables that a server has open: those it found at its start, and those that were built since.

A table that was there at the start stays. One that came later is opened when it is asked for, and closed again when
others were used more recently, or when its file was thrown away. All of them are memory that processes share, which are
forked after the start.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol, TypeVar

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import MissingTable, UnusableTable
from strategy_tables.processors import allowed_processors
from strategy_tables.store.janitor import Janitor
from strategy_tables.store.kinds import EXPECTED_TOTAL, TABLE_KINDS, TableKind
from strategy_tables.store.lru_cache import LruCache
from strategy_tables.store.table_set import OPTIONAL, RulesetTables
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
"""Tables that came after the start and are kept open by one process."""

_Loaded = TypeVar("_Loaded")


class SolvedFolder(Protocol):
    """A folder of tables that are built when somebody asks for them, and thrown away for others."""

    @property
    def folder(self) -> Path:
        """Where they are."""

    def find(self, compiled: CompiledRuleset, kind: TableKind, load: Callable[[Path], _Loaded]) -> _Loaded | None:
        """The table, as `load` opens it in the folder; None where there is none that can be used."""

    def touch(self, compiled: CompiledRuleset, kind: TableKind = EXPECTED_TOTAL) -> None:
        """Note that a table is in use."""


class OpenTables:
    """The tables of all rulesets that one server answers from.

    `means` are the tables of the means that were there at the start. Others are looked for in the operator's `folder`,
    then among those that were `solved`; `closed` is called when tables were closed because their files are gone.
    """

    def __init__(
        self,
        means: Iterable[Table],
        folder: Path | None,
        solved: SolvedFolder | None = None,
        closed: Callable[[], None] = lambda: None,
    ) -> None:
        self.means = {table.compiled.fingerprint: table for table in means}
        """By fingerprint the tables of the means of the start, as long as they can be used."""
        self.at_start = [(table.compiled, EXPECTED_TOTAL) for table in self.means.values()]
        """What there were tables of at the start: others may come, and go again; these have to stay."""
        self._folder = folder
        self._solved = solved
        self._closed = closed
        self._late: LruCache[str, Table] = LruCache(_LATE_TABLES)
        self._sets: LruCache[str, RulesetTables] = LruCache(max(_LATE_TABLES, len(self.means)))
        self._lock = Lock()
        self._opening = Lock()
        self._letting_go = Janitor(self.close_deleted)

    def find(self, compiled: CompiledRuleset) -> Table | None:
        """The table of the means of a ruleset if it is there by now.

        Raises `StaleTable` or `DamagedTable` where that of the operator cannot be used.
        """
        table = self.means.get(compiled.fingerprint)
        if table is not None:
            return table
        table = self._late.get(compiled.fingerprint)
        if table is None:
            return self._look_up(compiled)
        if self._solved is not None:
            self._solved.touch(compiled)
        return table

    def find_usable(self, compiled: CompiledRuleset) -> Table | None:
        """The table of the means of a ruleset, for what can be said without it: none where it is damaged, too."""
        with suppress(UnusableTable):
            return self.find(compiled)
        return None

    def _look_up(self, compiled: CompiledRuleset) -> Table | None:
        table = None
        if self._folder is not None and table_path(compiled, self._folder).exists():
            table = load_table(compiled, self._folder)
        elif self._solved is not None:
            table = self._solved.find(compiled, EXPECTED_TOTAL, lambda folder: load_table(compiled, folder))
        if table is not None:
            self._add(table)
        return table

    def _add(self, table: Table) -> None:
        """Remember a table that came late, or came back."""
        fingerprint = table.compiled.fingerprint
        if any((fingerprint, EXPECTED_TOTAL) == (compiled.fingerprint, kind) for compiled, kind in self.at_start):
            with self._lock:
                self.means = {**self.means, fingerprint: table}
            return
        self._late.put(fingerprint, table)
        if self._is_solved(table.file):
            self._letting_go.begin()

    def with_optional(self, means: Table, needed: TableKind | None) -> RulesetTables:
        """All tables of a ruleset that are open, and the `needed` one, if any is, if it is there by now."""
        tables = self._set_of(means)
        if needed is None:
            return tables
        if tables.find(needed) is not None:
            if self._solved is not None:
                self._solved.touch(means.compiled, needed)
            return tables
        # One thread reads a table of some hundred megabytes; the others use it then.
        with self._opening:
            tables = self._set_of(means)
            if tables.find(needed) is None and (found := self._open(means, needed)) is not None:
                tables = tables.with_table(needed, found)
            self._keep(tables)
        return tables

    def _set_of(self, means: Table) -> RulesetTables:
        tables = self._sets.get(means.compiled.fingerprint)
        return tables if tables is not None and tables.means is means else RulesetTables(means, folder=tables_folder())

    def _open(self, means: Table, needed: TableKind, *, solved: bool = True) -> Any:
        """An optional table, from where the operator has built it or from what was built on demand; or None."""
        compiled, (_, load) = means.compiled, OPTIONAL[needed.name]
        if self._folder is not None:
            with suppress(MissingTable):
                return load(compiled, self._folder, means.space)
        if self._solved is None or not solved:
            return None
        return self._solved.find(compiled, needed, lambda folder: load(compiled, folder, means.space))

    def _keep(self, tables: RulesetTables) -> None:
        self._sets.put(tables.means.compiled.fingerprint, tables)
        if any(map(self._is_solved, tables.files)):
            self._letting_go.begin()

    def open_optional(self) -> None:
        """Open the optional tables that were built for all rulesets there are, so that no question waits for that.

        Not those built on demand: opened before the workers fork they would stay open when they are thrown away.
        """
        asked = [(means, TABLE_KINDS[name]) for means, name in product(self.means.values(), OPTIONAL)]
        # On all processors: their digests take half a second where there are 500 MB of them.
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            opened = pool.map(lambda pair: self._open(*pair, solved=False), asked)
            for (means, kind), found in zip(asked, opened, strict=True):
                self._keep(self._set_of(means).with_table(kind, found))
                if found is not None:
                    self.at_start.append((means.compiled, kind))

    def close_deleted(self) -> bool:
        """Close the solved tables that were thrown away; whether there are any that may still be.

        Until then they take room on the disk. Those of the operator are answered from for as long as they are open.
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
        return file is not None and self._solved is not None and file.path.parent == self._solved.folder

    def forget(self, means: Table, path: Path) -> bool:
        """Answer no more from the damaged table in this file, that of the means or an optional one beside it.

        From the same file again once it holds a whole table. Returns whether there was such a table.
        """
        fingerprint = means.compiled.fingerprint
        with self._lock:
            if means.file is None or means.file.path != path:
                tables = self._sets.get(fingerprint)
                if tables is None or all(each.file.path != path for each in tables.optional):
                    return False
                self._sets.put(fingerprint, tables.without(path))
                return True
            # Replaced, not changed: others are looking through them just now.
            self.means = {other: table for other, table in self.means.items() if table is not means}
            self._late.drop(fingerprint, means)
            self._sets.drop(fingerprint)
            return True

    def digests(self, compiled: CompiledRuleset, needed: Iterable[TableKind] = ()) -> tuple[str | None, ...]:
        """The digests of the tables that an answer would come from now: that of the means, and those `needed`.

        None stands for one that is not there. Raises `StaleTable` or `DamagedTable`, as answering would.
        """
        means = self.find(compiled)
        if means is None:
            return (None,)
        optional = [self.with_optional(means, kind).find(kind) for kind in needed]
        return (means.digest, *(None if table is None else table.digest for table in optional))

    def headers_of(self, compiled: CompiledRuleset) -> list[TableHeader]:
        """What the tables of a ruleset that can be used by now say of themselves, that of the means first.

        Whether an optional one is whole is seen when it is opened.
        """
        means = self.find_usable(compiled)
        if means is None:
            return []
        tables = self._sets.get(compiled.fingerprint)
        headers = [means.header]
        for kind in map(TABLE_KINDS.__getitem__, OPTIONAL):
            opened = None if tables is None else tables.find(kind)
            header = opened.file.header if opened is not None else self._read_header(compiled, kind)
            headers += [] if header is None else [header]
        return headers

    def _read_header(self, compiled: CompiledRuleset, kind: TableKind) -> TableHeader | None:
        for folder in (self._folder, None if self._solved is None else self._solved.folder):
            if folder is not None:
                with suppress(UnusableTable):
                    return read_header(table_path(compiled, folder, kind))
        return None
