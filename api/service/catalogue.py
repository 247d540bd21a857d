"""The rulesets a server knows, by id or as somebody sends them, and the tables it answers from."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from api.http.allowance import current_allowance
from api.http.errors import NotReady
from api.service.config import Config, InvalidConfig
from api.service.demand import SOON, Demand
from api.service.letting_go import LettingGo
from engine.definition import builtin_rulesets, load_rulesets, parse_ruleset
from engine.errors import Invalid, InvalidRuleset, Problem, UnknownRuleset
from engine.names import resolve_category
from engine.ruleset import Ruleset, Rulesets
from engine.scoring import Compiled, compile_ruleset
from strategy_tables import (
    EXPECTED_TOTAL,
    DamagedTable,
    MissingTable,
    SolvedTables,
    Table,
    UnusableTable,
    load_table,
    table_path,
    tables_folder,
)
from strategy_tables.advice.turns import forget_turns
from strategy_tables.jobs.cost import GREATEST_CELLS, GREATEST_WORK
from strategy_tables.jobs.lane import Underway
from strategy_tables.jobs.on_demand import can_solve
from strategy_tables.processors import allowed_processors
from strategy_tables.store.kinds import OUTLOOK, TABLE_KINDS, TableKind
from strategy_tables.store.recently_used import RecentlyUsed
from strategy_tables.store.table_set import OPTIONAL, RulesetTables
from strategy_tables.store.tablefile import TableFile, TableHeader, read_header

NO_IDS: Final = ("check",)
"""What no ruleset may be called, since a path below `/v1/rulesets` is."""

_SENT_RULESETS: Final = 64
"""Definitions of strangers whose rules are remembered."""
_DEFINITION_LENGTH: Final = 65_536
"""Characters of a definition: what the body of one question holds, also where a batch or a game would hold more."""
_LATE_TABLES: Final = 16
"""Tables that came after the start and are kept open by one process."""

_LOG: Final = logging.getLogger("keepwise.api")

_MADE_WAY: Final = "the table was built, and has made way for others since"
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class SentRuleset:
    """A definition as somebody sends it: its JSON value, and a `text` that is the same where two say the same."""

    said: Mapping[str, Any]
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", json.dumps(self.said, sort_keys=True))


Reference = str | SentRuleset
"""The id of a ruleset, or a whole definition."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A ruleset ready to answer: its numbers, and the place of each category by its id."""

    compiled: Compiled
    places: Mapping[str, int]

    @property
    def name(self) -> str:
        """Its id, or the name that an inline definition gives itself."""
        return self.compiled.ruleset.name

    def place(self, name: str) -> int:
        """The place of the category that a name means; raises `InvalidCategory` where it means none, or several."""
        place = self.places.get(name)
        return self.places[resolve_category(self.compiled.ruleset, name)] if place is None else place


FindRules = Callable[[Reference], Rules]
"""What turns a reference into rules; raises as `Catalogue.rules` does."""


class Catalogue:
    """What one server answers about. Built before the workers fork, so that they share its tables.

    `tables` are those that were there at the start. Others come while it runs: an operator may build one into
    `folder`, and with `solved` a ruleset that has none is solved when it is asked for.
    """

    def __init__(
        self, rulesets: Rulesets, tables: Iterable[Table], folder: Path | None, solved: SolvedTables | None = None
    ) -> None:
        self.rulesets = rulesets
        self.tables = {(table.compiled.fingerprint, table.header.objective): table for table in tables}
        self.at_start = [(table.compiled, TABLE_KINDS[table.header.objective]) for table in self.tables.values()]
        """What there were tables of at the start: others may come, and go again; these have to stay."""
        self._folder = folder
        self._solved = solved
        self._demand = None if solved is None else Demand(solved)
        self._late: OrderedDict[tuple[str, str], Table] = OrderedDict()
        self._all: OrderedDict[str, RulesetTables] = OrderedDict()
        self._lock = Lock()
        self._opening = Lock()
        self._letting_go = LettingGo(self.let_go)
        self._rules = {name: _rules(ruleset) for name, ruleset in rulesets.items()}
        # Strangers post the same ruleset with every request of a game, and with every item of a batch.
        self._sent: RecentlyUsed[str, Rules | tuple[Problem, ...]] = RecentlyUsed(_SENT_RULESETS)

    def rules(self, reference: Reference) -> Rules:
        """The rules of an id or of a definition.

        Raises `UnknownRuleset`, or `InvalidRuleset` with the problems of the definition.
        """
        if isinstance(reference, str):
            if reference not in self._rules:
                raise UnknownRuleset(reference, self.rulesets)
            return self._rules[reference]
        length = len(reference.text)
        if length > _DEFINITION_LENGTH:
            detail = f"a definition has at most {_DEFINITION_LENGTH} characters, not {length}"
            raise InvalidRuleset([Problem("too-long", ("ruleset",), detail, _DEFINITION_LENGTH, length)])
        found = self._sent.find(reference.text, lambda _: self._parse(reference))
        if isinstance(found, Rules):
            return found
        raise InvalidRuleset(found)

    def _parse(self, sent: SentRuleset) -> Rules | tuple[Problem, ...]:
        """The rules of a definition or what is wrong with it: both take milliseconds, and are remembered."""
        try:
            return _rules(parse_ruleset(sent.said, self.rulesets))
        except InvalidRuleset as error:
            return tuple(problem.below("ruleset") for problem in error.problems)

    def table(self, compiled: Compiled, kind: str, *, may_build: bool = True) -> Table:
        """The table that answers for a ruleset, solved now if need be and if this server does that.

        Raises `MissingTable`, `NotReady` while another ruleset is being solved or where this request had one solved
        already, and `SolverFailed`.
        """
        table = self.find(compiled, kind)
        if table is not None:
            return table
        if self._demand is None or not (may_build and self._demand.takes(compiled, TABLE_KINDS[kind])):
            raise self._missing(compiled)
        self._build(self._demand, compiled, TABLE_KINDS[kind])
        table = self.find(compiled, kind)
        if table is None:
            raise NotReady(_MADE_WAY, SOON)
        return table

    @contextmanager
    def using(self, compiled: Compiled, kind: str, *, may_build: bool = True) -> Iterator[Table]:
        """`table`, for as long as it takes to answer from it.

        Raises `DamagedTable` where somebody has written to its file meanwhile: nothing may be answered then.
        """
        table = self.table(compiled, kind, may_build=may_build)
        try:
            table.check_unchanged()
            yield table
            table.check_unchanged()
        except DamagedTable as error:
            if self._forget(table, error.path):
                _LOG.error("given up until its file is whole again: %s", error)
            raise

    def ask_all(
        self, compiled: Compiled, needed: TableKind, ask: Callable[[RulesetTables], _Answer], *, may_build: bool = True
    ) -> _Answer:
        """What `ask` answers from all tables of a ruleset, that of `needed` among them if it is there by now.

        Where it cannot do without (`MissingTable`) the table is built, if this server does that and it `may_build`, and
        it asks again.
        Raises as `using` does, `NotReady` while the table is being built, and a `MissingTable` that names the command.
        """
        allowance = current_allowance()
        for is_built in (False, True):
            with self.using(compiled, EXPECTED_TOTAL.name) as means:
                try:
                    return ask(self._with_optional(means, needed).allowing(allowance))
                except MissingTable:
                    if self._demand is None or not (may_build and self._demand.takes(compiled, needed)):
                        raise self._missing(compiled, needed) from None
            if not is_built:
                self._build(self._demand, compiled, needed)
        raise NotReady(_MADE_WAY, SOON)

    @staticmethod
    def _build(demand: Demand, compiled: Compiled, kind: TableKind) -> None:
        """Have a table built, if the request in hand may have that."""
        current_allowance().build(compiled.fingerprint, kind.name, lambda: demand.build(compiled, kind))

    def sources(self, compiled: Compiled, needed: Iterable[TableKind] = ()) -> tuple[str | None, ...]:
        """The digests of the tables that an answer would come from now: that of the means, and those `needed`.

        None stands for one that is not there. Raises `StaleTable` or `DamagedTable`, as answering would.
        """
        means = self.find(compiled, EXPECTED_TOTAL.name)
        if means is None:
            return (None,)
        found: list[str | None] = [means.digest]
        for kind in needed:
            table = getattr(self._with_optional(means, kind), OPTIONAL[kind.name][0])
            found.append(None if table is None else table.file.header.digest)
        return tuple(found)

    def ask_if_ready(
        self, compiled: Compiled, needed: TableKind, ask: Callable[[RulesetTables], _Answer]
    ) -> _Answer | None:
        """What `ask_all` answers from the optional tables that are there by now; None where it takes another one."""
        with suppress(MissingTable):
            return self.ask_all(compiled, needed, ask, may_build=False)
        return None

    def _with_optional(self, means: Table, needed: TableKind) -> RulesetTables:
        place, _ = OPTIONAL[needed.name]
        tables = self._opened(means)
        if getattr(tables, place) is not None:
            if self._solved is not None:
                self._solved.touch(means.compiled, needed)
            return tables
        # One thread reads a table of some hundred megabytes; the others use it then.
        with self._opening:
            tables = self._opened(means)
            if getattr(tables, place) is None and (found := self._open(means, needed)) is not None:
                added: dict[str, Any] = {place: found}
                tables = replace(tables, **added)
            self._keep_all(tables)
        return tables

    def _opened(self, means: Table) -> RulesetTables:
        with self._lock:
            tables = self._all.get(means.compiled.fingerprint)
            if tables is not None:
                self._all.move_to_end(means.compiled.fingerprint)
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

    def _keep_all(self, tables: RulesetTables) -> None:
        fingerprint = tables.means.compiled.fingerprint
        with self._lock:
            self._all[fingerprint] = tables
            self._all.move_to_end(fingerprint)
            while len(self._all) > max(_LATE_TABLES, len(self.tables)):
                self._all.popitem(last=False)
        if any(self._is_solved(file) for file in _files_of(tables)):
            self._letting_go.begin()

    def let_go(self) -> bool:
        """Close the solved tables that were thrown away; whether there are any that may still be.

        Until then they take room on the disk. Those of the operator are answered from for as long as they are open.
        """
        with self._lock:
            late = [key for key, table in self._late.items() if self._is_gone(table.file)]
            gone = [key for key, tables in self._all.items() if any(map(self._is_gone, _files_of(tables)))]
            for key in late:
                del self._late[key]
            for fingerprint in gone:
                del self._all[fingerprint]
            if late or gone:
                forget_turns()
            return any(self._is_solved(file) for file in self._files())

    def _files(self) -> Iterator[TableFile | None]:
        for table in self._late.values():
            yield table.file
        for tables in self._all.values():
            yield from _files_of(tables)

    def _is_gone(self, file: TableFile | None) -> bool:
        return file is not None and self._is_solved(file) and file.is_deleted

    def _is_solved(self, file: TableFile | None) -> bool:
        return file is not None and self._solved is not None and file.path.parent == self._solved.folder

    def open_optional(self) -> None:
        """Open the optional tables that were built for all rulesets there are, so that no question waits for that.

        Not those built on demand: opened before the workers fork they would stay open when they are thrown away.
        """
        means = [table for (_, kind), table in self.tables.items() if kind == EXPECTED_TOTAL.name]
        asked = list(product(means, OPTIONAL))
        # On all processors: their digests take half a second where there are 500 MB of them.
        with ThreadPoolExecutor(len(allowed_processors())) as pool:
            opened = pool.map(lambda pair: self._open(pair[0], TABLE_KINDS[pair[1]], solved=False), asked)
            for (table, name), found in zip(asked, opened, strict=True):
                added: dict[str, Any] = {OPTIONAL[name][0]: found}
                self._keep_all(replace(self._opened(table), **added))
                if found is not None:
                    self.at_start.append((table.compiled, TABLE_KINDS[name]))

    def optional_headers(self, compiled: Compiled) -> list[TableHeader]:
        """What the optional tables of a ruleset say of themselves; whole they are when they are opened."""
        with self._lock:
            tables = self._all.get(compiled.fingerprint)
        headers = []
        for name, (place, _) in OPTIONAL.items():
            opened = None if tables is None else getattr(tables, place)
            header = opened.file.header if opened is not None else self._read_header(compiled, TABLE_KINDS[name])
            if header is not None:
                headers.append(header)
        return headers

    def _read_header(self, compiled: Compiled, kind: TableKind) -> TableHeader | None:
        for folder in (self._folder, None if self._solved is None else self._solved.folder):
            if folder is not None:
                with suppress(UnusableTable):
                    return read_header(table_path(compiled, folder, kind))
        return None

    def _forget(self, table: Table, path: Path) -> bool:
        """Answer no more from the table in this file, this one or an optional one of the same ruleset.

        From the same file again once it holds a whole table. Returns whether there was such a table.
        """
        key = (table.compiled.fingerprint, table.header.objective)
        with self._lock:
            if table.file is None or table.file.path != path:
                tables = self._all.get(key[0])
                if tables is None or all(each.file.path != path for each in tables.optional):
                    return False
                self._all[key[0]] = tables.without(path)
                return True
            # Replaced, not changed: others are looking through them just now.
            self.tables = {other: kept for other, kept in self.tables.items() if kept is not table}
            if self._late.get(key) is table:
                del self._late[key]
            self._all.pop(table.compiled.fingerprint, None)
            return True

    def find(self, compiled: Compiled, kind: str) -> Table | None:
        """The table of a ruleset if it is there by now; nothing is solved."""
        key = (compiled.fingerprint, kind)
        table = self.tables.get(key)
        if table is not None:
            return table
        with self._lock:
            table = self._late.get(key)
            if table is not None:
                self._late.move_to_end(key)
        if table is None:
            return self._look_up(compiled, kind)
        if self._solved is not None:
            self._solved.touch(compiled)
        return table

    def find_usable(self, compiled: Compiled) -> Table | None:
        """The table of the means of a ruleset, for what can be said without it: none where it is damaged, too."""
        with suppress(UnusableTable):
            return self.find(compiled, EXPECTED_TOTAL.name)
        return None

    def _look_up(self, compiled: Compiled, kind: str) -> Table | None:
        if kind != EXPECTED_TOTAL.name:
            return None
        table = None
        if self._folder is not None and table_path(compiled, self._folder).exists():
            table = load_table(compiled, self._folder)
        elif self._solved is not None:
            table = self._solved.find(compiled, EXPECTED_TOTAL, lambda folder: load_table(compiled, folder))
        return table and self._keep(table, kind)

    def _keep(self, table: Table, kind: str) -> Table:
        """Remember a table that came late, or came back; of those used longest ago only the files stay."""
        key = (table.compiled.fingerprint, kind)
        with self._lock:
            if any(key == (compiled.fingerprint, known.name) for compiled, known in self.at_start):
                self.tables = {**self.tables, key: table}
                return table
            self._late[key] = table
            while len(self._late) > _LATE_TABLES:
                self._late.popitem(last=False)
        if self._is_solved(table.file):
            self._letting_go.begin()
        return table

    def _missing(self, compiled: Compiled, optional: TableKind | None = None) -> MissingTable:
        """How the operator builds the table; where files lie is the operator's business and not said."""
        names = self.names_of(compiled)
        why, option = "there is no table for this ruleset", ""
        if optional is not None:
            why, option = f"this needs the {optional.name} table of this ruleset", f" --objective {optional.name}"
        if names:
            return MissingTable(Path(), why, f"python -m strategy_tables build{option} {names[0]}")
        file = f"{compiled.ruleset.name}.json"
        return MissingTable(Path(), f"{why}; save it as {file}", f"python -m strategy_tables build{option} {file}")

    def headers_of(self, compiled: Compiled) -> list[TableHeader]:
        """What the tables of a ruleset that can be used by now say of themselves, that of the means first."""
        table = self.find_usable(compiled)
        return [] if table is None else [table.header, *self.optional_headers(compiled)]

    def names_of(self, compiled: Compiled) -> list[str]:
        """The ids of all rulesets that are played just like this one."""
        return [name for name, rules in self._rules.items() if rules.compiled.fingerprint == compiled.fingerprint]

    def standing(self, compiled: Compiled) -> str:
        """How the table of a ruleset stands: ready, solvable here, or out of reach, as one that is damaged is."""
        try:
            if self.find(compiled, EXPECTED_TOTAL.name) is not None:
                return "ready"
        except UnusableTable:
            return "out_of_reach"
        solvable = self._demand is not None and self._demand.takes(compiled, EXPECTED_TOTAL)
        return "solvable" if solvable else "out_of_reach"

    def outlook_standing(self, compiled: Compiled) -> str:
        """How the table of outlooks of a ruleset stands, as `standing` says it of that of the means."""
        if any(header.objective == OUTLOOK.name for header in self.headers_of(compiled)):
            return "ready"
        solvable = self._demand is not None and self._demand.takes(compiled, OUTLOOK)
        return "solvable" if solvable and self.standing(compiled) != "out_of_reach" else "out_of_reach"

    def demand_limits(self) -> dict[str, int]:
        """How large a table may be that is built when it is asked for, and all of them together; 0 where none is."""
        solved = self._solved
        limits = (0, 0, 0) if solved is None else (GREATEST_WORK, GREATEST_CELLS, solved.limit)
        return dict(zip(("demand_keeps", "demand_cells", "demand_bytes"), limits, strict=True))

    def underway(self) -> list[Underway]:
        """What is being built now."""
        return [] if self._solved is None else self._solved.underway()


def _files_of(tables: RulesetTables) -> list[TableFile | None]:
    return [tables.means.file, *(each.file for each in tables.optional)]


def _rules(ruleset: Ruleset) -> Rules:
    compiled = compile_ruleset(ruleset)
    return Rules(compiled, {name: place for place, name in enumerate(compiled.categories)})


def open_catalogue(config: Config, tables: Iterable[Table] | None = None) -> Catalogue:
    """The built-in and the operator's rulesets, with all their tables that were built, each verified.

    With `tables` these are all there are at the start. Raises `InvalidConfig` for the operator's rulesets, with a
    line for every problem, and `StaleTable` or `DamagedTable` for the first table that cannot be used.
    """
    rulesets = {**builtin_rulesets(), **_operator_rulesets(config.rulesets_dir)}
    folder = config.tables_dir or tables_folder()
    solved = None
    if config.solve_on_demand:
        if not can_solve():
            raise InvalidConfig("SOLVE_ON_DEMAND=1 needs numba, which is not installed: install requirements/solve.txt")
        solved = SolvedTables(folder / "solved", config.solved_bytes)
    if tables is not None:
        return Catalogue(rulesets, tables, None, solved)
    catalogue = Catalogue(rulesets, _built_tables(rulesets, folder), folder, solved)
    catalogue.open_optional()
    return catalogue


def _operator_rulesets(folder: Path | None) -> Rulesets:
    if folder is None:
        return {}
    try:
        rulesets = load_rulesets(folder, builtin_rulesets())
    except Invalid as error:
        lines = [f"{folder}: {'.'.join(map(str, problem.path))}: {problem.detail}" for problem in error.problems]
        raise InvalidConfig("\n".join(lines)) from None
    taken = {**dict.fromkeys(builtin_rulesets(), "a built-in game"), **dict.fromkeys(NO_IDS, "a path of the service")}
    if wrong := [
        f"{folder}: {name}.toml: this name is that of {taken[name]}" for name in sorted(rulesets) if name in taken
    ]:
        raise InvalidConfig("\n".join(wrong))
    return rulesets


def _built_tables(rulesets: Rulesets, folder: Path) -> list[Table]:
    tables = []
    for ruleset in rulesets.values():
        try:
            tables.append(load_table(compile_ruleset(ruleset), folder))
        except MissingTable:
            continue
    return tables
