"""The tables of a server: open ones, and those built on demand."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from api.http.allowance import current_allowance
from api.http.errors import NotReady
from api.http.limits import LIMITS, Limits
from api.service.catalogue import Catalogue
from api.service.config import Config, InvalidConfig
from api.service.demand import SOON, Demand
from api.service.own_solver import OwnSolver
from api.service.preparation import POPULAR, Preparation, PreparationStatus
from engine.cards.rules import Rules
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import without_columns
from strategy_tables import (
    EXPECTED_TOTAL,
    Advisor,
    DamagedTable,
    DiskFull,
    EstimateAdvisor,
    MissingTable,
    SolvedTables,
    Table,
    TableAdvisor,
    UnusableTable,
    load_table,
    needs_no_table,
    tables_folder,
)
from strategy_tables.advice.turns import clear_turn_cache
from strategy_tables.jobs.on_demand import PREPARED_KINDS, can_solve
from strategy_tables.jobs.requested_build import BuildProgress
from strategy_tables.jobs.settings import SOLVED, BuildSettings
from strategy_tables.sheets.estimate import COMMAND, load_estimate
from strategy_tables.store.kinds import TWO_PLAYER, TableKind
from strategy_tables.store.open_tables import OpenTables
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import BUILD_COMMAND, table_path

EXTENSION: Final = "keepwise.tables"
"""Key of the tables in the extensions of a service."""

_LOG: Final = logging.getLogger("keepwise.api")

_MADE_WAY: Final = "the table was built and has been evicted since"
_Answer = TypeVar("_Answer")
_Used = TypeVar("_Used")


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The status of an optional table, with the remaining seconds if it is `preparing`."""

    status: str
    seconds_left: float | None = None


OUT_OF_REACH: Final = TableStatus("out_of_reach")


class NeededTable(MissingTable):
    """A table that an answer needs; an optional one may be built for it only if it `may_build`."""

    def __init__(self, compiled: CompiledRuleset, kind: TableKind, *, may_build: bool) -> None:
        super().__init__(Path(), "there is no table for this ruleset", BUILD_COMMAND)
        self.compiled = compiled
        self.kind = kind
        self.may_build = may_build


class ServerTables:
    """The tables of a server, created before workers are forked, so that open ones are shared.

    With `solved`, missing tables are built on demand, and the `prepared` kinds in advance: means of `own` rulesets, and
    optional tables of the `popular` ones. `names_of` returns the names of a ruleset.
    """

    def __init__(
        self,
        tables: OpenTables,
        solved: SolvedTables | None,
        names_of: Callable[[str], list[str]],
        limits: Limits = LIMITS,
        prepared: Sequence[TableKind] = (),
        own: Iterable[CompiledRuleset] = (),
        popular: Iterable[CompiledRuleset] = (),
    ) -> None:
        self.tables = tables
        self.limits = limits
        self._solved = solved
        self._demand = None if solved is None else Demand(solved, limits.seconds_for_table)
        self._names_of = names_of
        self._own_solver = None if solved is None or solved.settings.queue is not None else OwnSolver(solved.settings)
        self.preparation: Preparation | None = None
        if solved is not None and prepared:
            without_means = [each for each in own if each.fingerprint not in tables.means]
            self.preparation = Preparation(solved, prepared, without_means, tuple(popular), self._is_worth_preparing)

    def start_builds(self) -> None:
        """Keep a solver running unless the queue is shared with other machines, and prepare tables."""
        if self._own_solver is not None:
            self._own_solver.start()
        if self.preparation is not None:
            self.preparation.start()

    def require(
        self, compiled: CompiledRuleset, *kinds: TableKind, may_build: bool = True
    ) -> AbstractContextManager[RulesetTables]:
        """Return the context of the tables of a ruleset to answer from, raising as `_require` does."""
        return self._require(compiled, kinds, may_build, lambda tables: tables)

    def require_advisor(
        self, rules: Rules, *kinds: TableKind, may_build: bool = True
    ) -> AbstractContextManager[Advisor]:
        """Return the context of the advisor of a ruleset: by its tables, or by its estimate if it has columns.

        Raises as `_require` or `_require_estimate` does.
        """
        if rules.named:
            return self._require_estimate(rules)
        return self._require(rules.card, kinds, may_build, TableAdvisor)

    @contextmanager
    def _require(
        self,
        compiled: CompiledRuleset,
        kinds: Iterable[TableKind],
        may_build: bool,
        use: Callable[[RulesetTables], _Used],
    ) -> Iterator[_Used]:
        """Yield the `use` of the tables of a ruleset, with the available optional ones of these kinds.

        Raises `NeededTable` if the table of the means, or a required optional one, is missing. Raises `DamagedTable` if
        a file was written to meanwhile, since any answer might be wrong.
        """
        means = self.tables.find(compiled)
        if means is None:
            raise NeededTable(compiled, EXPECTED_TOTAL, may_build=True)
        tables = self.tables.with_optional(means, None)
        try:
            means.check_unchanged()
            for kind in kinds:
                tables = self.tables.with_optional(means, kind)
                if self.preparation is not None and kind in PREPARED_KINDS and tables.find(kind) is None:
                    self.preparation.note(compiled, kind)
            awaited = self._awaited(compiled, kinds) if may_build else frozenset()
            yield use(tables.with_allowance(current_allowance(), awaited))
            means.check_unchanged()
        except DamagedTable as error:
            if self.tables.forget(means, error.path):
                _LOG.error("unused until its file is repaired: %s", error)
            raise
        except MissingTable as error:
            missing = (kind for kind in kinds if table_path(compiled, tables.folder, kind) == error.path)
            raise NeededTable(compiled, next(missing, EXPECTED_TOTAL), may_build=may_build) from None

    def _awaited(self, compiled: CompiledRuleset, kinds: Iterable[TableKind]) -> frozenset[TableKind]:
        """Return the kinds that are built rather than done without."""
        return frozenset(kind for kind in kinds if kind is TWO_PLAYER and self._builds(compiled, kind))

    @contextmanager
    def _require_estimate(self, rules: Rules) -> Iterator[Advisor]:
        """Yield the advisor of a game of columns.

        Raises `MissingTable` if the answer requires a missing estimate, and another `UnusableTable` if its file is
        damaged.
        """
        try:
            yield EstimateAdvisor(rules, load_estimate(rules))
        except MissingTable as error:
            raise self._refusal(rules.fingerprint, rules.name, error.why, f"{COMMAND} --write") from None

    def build_missing(self, answer: Callable[[], _Answer]) -> _Answer:
        """Return an answer; if it needs a table that this server builds, build that and retry.

        Raises `NotReady` while a table is being built, `MissingTable` if none is built, and as `answer` does.
        """
        built: set[tuple[str, str]] = set()
        allowance = current_allowance()
        charged = allowance.seconds_charged
        while True:
            try:
                return answer()
            except NeededTable as missing:
                compiled, kind, may_build = missing.compiled, missing.kind, missing.may_build
            # Outside of the handler, so that no frame keeps tables open meanwhile.
            if (compiled.fingerprint, kind.name) in built:
                raise NotReady(_MADE_WAY, SOON)
            if not may_build or self._demand is None or not self._builds(compiled, kind):
                raise self._missing(compiled, kind)
            self._build(self._demand, compiled, kind)
            built.add((compiled.fingerprint, kind.name))
            allowance.seconds_charged = charged

    def digests(self, rules: Rules, kinds: Iterable[TableKind]) -> tuple[str | None, ...]:
        """Return the digests of the tables, or of the estimate, that an advisor would use; None for a missing one.

        Raises `UnusableTable` as advising would.
        """
        if not rules.named:
            return self.tables.digests(rules.card, kinds)
        estimate = load_estimate(rules)
        return (None if estimate is None else estimate.digest,)

    def _build(self, demand: Demand, compiled: CompiledRuleset, kind: TableKind) -> None:
        """Build a table within the allowance of the request.

        Raises `MissingTable` if the disk is too small for it, since a retry would not help.
        """
        try:
            current_allowance().build(compiled.fingerprint, kind.name, lambda: demand.build(compiled, kind))
        except DiskFull:
            raise self._missing(compiled, kind, lacks_space=True) from None

    def _missing(self, compiled: CompiledRuleset, kind: TableKind, *, lacks_space: bool = False) -> MissingTable:
        """Return the error of a missing table."""
        why, option = "there is no table for this ruleset", ""
        if kind is not EXPECTED_TOTAL:
            why, option = f"this needs the {kind.name} table of this ruleset", f" --objective {kind.name}"
        if lacks_space or (self._solved is not None and self._solved.lacks_disk_space(compiled, kind)):
            why += ", which does not fit on the disk of this server"
        return self._refusal(compiled.fingerprint, compiled.ruleset.name, why, f"{BUILD_COMMAND}{option}")

    def _refusal(self, fingerprint: str, name: str, why: str, command: str) -> MissingTable:
        """Return the error with the command that builds what is missing, without the paths of files.

        The command ends with a name of the ruleset, or else with the file that it has to be saved as.
        """
        names = self._names_of(fingerprint)
        if names:
            return MissingTable(Path(), why, f"{command} {names[0]}")
        file = f"{name}.json"
        return MissingTable(Path(), f"{why}; save it as {file}", f"{command} {file}")

    def status(self, compiled: CompiledRuleset) -> str:
        """Return the status of the table of a ruleset: ready, solvable here, or out of reach, also if it is damaged."""
        try:
            if self.tables.find(compiled) is not None:
                return "ready"
        except UnusableTable:
            return "out_of_reach"
        return "solvable" if self._builds(compiled, EXPECTED_TOTAL) else "out_of_reach"

    def optional_status(self, compiled: CompiledRuleset, kind: TableKind) -> TableStatus:
        """Return the status of an optional table of a ruleset."""
        if any(header.objective == kind.name for header in self.tables.headers_of(compiled)):
            return TableStatus("ready")
        if self.status(compiled) == "out_of_reach":
            return OUT_OF_REACH
        if needs_no_table(compiled, kind, self.limits.work.seconds_without_table):
            return TableStatus("not_needed")
        if self.preparation is not None and (left := self.preparation.seconds_left(compiled, kind)) is not None:
            return TableStatus("preparing", left)
        return TableStatus("solvable") if self._builds(compiled, kind) else OUT_OF_REACH

    def _builds(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Return whether a table is built on demand."""
        return self._solved is not None and self._solved.accepts(compiled, kind)

    def preparing(self) -> list[PreparationStatus]:
        """Return the prepared builds in order."""
        return [] if self.preparation is None else self.preparation.preparing()

    def _is_worth_preparing(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        """Return whether a table is missing and can be built."""
        if kind is EXPECTED_TOTAL:
            return self.status(compiled) == "solvable"
        # Optional tables need that of the means.
        if self.status(compiled) != "ready" or not self._builds(compiled, kind):
            return False
        has_table = any(header.objective == kind.name for header in self.tables.headers_of(compiled))
        return not has_table and not needs_no_table(compiled, kind, self.limits.work.seconds_without_table)

    def tables_without_disk_space(self) -> list[tuple[str, str]]:
        """Return the rulesets and objectives of the tables that the disk is too small for."""
        return [] if self._solved is None else list(self._solved.tables_without_disk_space())

    def demand_limits(self) -> dict[str, int]:
        """Return the largest table built on demand and the limit of all of them in bytes; 0 without builds."""
        solved = self._solved
        work = self.limits.work
        limits = (0, 0, 0) if solved is None else (work.demand_keeps, work.demand_cells, solved.limit)
        return dict(zip(("demand_keeps", "demand_cells", "demand_bytes"), limits, strict=True))

    def current_builds(self) -> list[BuildProgress]:
        """Return the current builds."""
        return [] if self._solved is None else self._solved.current_builds()

    def waiting_builds(self) -> dict[str, int]:
        """Return the number of waiting builds by queue."""
        return {} if self._solved is None else self._solved.waiting()

    def count_builds(self) -> dict[tuple[str, str], tuple[int, float]]:
        """Return the ended builds, and their seconds, by objective and outcome, of all solvers of the queue."""
        return {} if self._solved is None else self._solved.count_builds()


def start_builds(app: object) -> None:
    """Start the solver and the preparation of tables in a new worker, if its application is this service."""
    tables = getattr(app, "extensions", {}).get(EXTENSION)
    if isinstance(tables, ServerTables):
        tables.start_builds()


def open_server_tables(config: Config, catalogue: Catalogue, means: Iterable[Table] | None = None) -> ServerTables:
    """Open and verify the built tables for the rulesets of a catalogue.

    With `means` these are all initial tables. Raises `InvalidConfig`, and `StaleTable` or `DamagedTable` for the first
    unusable table.
    """
    folder = config.tables_dir or tables_folder()
    solved = None
    if config.solve_on_demand:
        if config.queue is None and not can_solve():
            raise InvalidConfig("SOLVE_ON_DEMAND=1 needs numba, which is not installed: install requirements/solve.txt")
        settings = BuildSettings(folder / SOLVED, config.solved_bytes, config.queue, config.shared_tables)
        solved = SolvedTables(settings, config.limits.work)
    own = [compile_ruleset(ruleset) for ruleset in without_columns(catalogue.rulesets).values()]
    popular = [rules.card for rules in map(catalogue.rules, POPULAR) if not rules.named]
    on_demand = (None,) if solved is None else (solved.folder, clear_turn_cache, solved.mark_used)
    if means is not None:
        tables = OpenTables(means, None, *on_demand)
    else:
        tables = OpenTables(_built_tables(own, folder), folder, *on_demand)
        tables.open_optional()
    return ServerTables(tables, solved, catalogue.names_of, config.limits, config.prepared_kinds, own, popular)


def _built_tables(rulesets: Iterable[CompiledRuleset], folder: Path) -> Iterator[Table]:
    for compiled in rulesets:
        with suppress(MissingTable):
            yield load_table(compiled, folder)
