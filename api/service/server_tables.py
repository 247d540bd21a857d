"""The tables of a server: open ones, and those built on demand."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from api.http.allowance import current_allowance
from api.http.errors import NotReady
from api.http.limits import LIMITS, Limits
from api.service.catalogue import AnyCompiled, Catalogue, Rules
from api.service.config import Config, InvalidConfig
from api.service.demand import SOON, Demand
from api.service.preparation import POPULAR, Preparation
from engine.cards.rules import Rules as ColumnsRules
from engine.games.game import Game
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import without_columns
from strategy_tables import (
    EXPECTED_TOTAL,
    DamagedTable,
    DiskFull,
    MissingTable,
    SolvedTables,
    Table,
    UnusableTable,
    load_table,
    needs_no_table,
    tables_folder,
)
from strategy_tables.advice.turns import clear_turn_cache
from strategy_tables.jobs.build_lane import BuildProgress
from strategy_tables.jobs.build_status import PreparationStatus
from strategy_tables.jobs.on_demand import PREPARED_KINDS, can_solve
from strategy_tables.sheets.advise import SheetAdvice, advise_on_sheet
from strategy_tables.sheets.estimate import COMMAND, Estimate, load_estimate
from strategy_tables.sheets.review import SheetGameReview, review_sheets
from strategy_tables.store.kinds import TableKind
from strategy_tables.store.open_tables import OpenTables
from strategy_tables.store.table_set import RulesetTables

_LOG: Final = logging.getLogger("keepwise.api")

_MADE_WAY: Final = "the table was built, and has made way for others since"
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The status of an optional table, with the remaining seconds if it is `preparing`."""

    status: str
    seconds_left: float | None = None


OUT_OF_REACH: Final = TableStatus("out_of_reach")


class ServerTables:
    """The tables of a server, created before workers are forked, so that open ones are shared.

    With `solved`, missing tables are built on demand and, if that prepares, the optional tables of the `popular`
    rulesets in advance. `names_of` returns the names of a ruleset.
    """

    def __init__(
        self,
        tables: OpenTables,
        solved: SolvedTables | None,
        names_of: Callable[[AnyCompiled], list[str]],
        limits: Limits = LIMITS,
        popular: Iterable[CompiledRuleset] = (),
    ) -> None:
        self.tables = tables
        self.limits = limits
        self._solved = solved
        self._demand = None if solved is None else Demand(solved, limits.seconds_for_table)
        self._names_of = names_of
        self.preparation: Preparation | None = None
        if solved is not None and self._demand is not None and solved.prepares:
            self.preparation = Preparation(solved, self._demand, tuple(popular), self._is_worth_preparing)

    def table(self, compiled: CompiledRuleset, *, may_build: bool = True) -> Table:
        """Return the table of means of a ruleset, built now if necessary and possible.

        Raises `MissingTable`, `NotReady` while another ruleset is being solved or if this request has had one solved,
        and `SolverFailed`.
        """
        table = self.tables.find(compiled)
        if table is not None:
            return table
        if self._demand is None or not (may_build and self._demand.accepts(compiled, EXPECTED_TOTAL)):
            raise self._missing(compiled)
        self._build(self._demand, compiled, EXPECTED_TOTAL)
        table = self.tables.find(compiled)
        if table is None:
            raise NotReady(_MADE_WAY, SOON)
        return table

    @contextmanager
    def using(self, compiled: CompiledRuleset, *, may_build: bool = True) -> Iterator[Table]:
        """Yield `table` for the duration of an answer.

        Raises `DamagedTable` if its file was overwritten meanwhile, which invalidates the answer.
        """
        table = self.table(compiled, may_build=may_build)
        try:
            table.check_unchanged()
            yield table
            table.check_unchanged()
        except DamagedTable as error:
            if self.tables.forget(table, error.path):
                _LOG.error("given up until its file is whole again: %s", error)
            raise

    def ask_all(
        self,
        compiled: CompiledRuleset,
        needed: TableKind | None,
        ask: Callable[[RulesetTables], _Answer],
        *,
        may_build: bool = True,
    ) -> _Answer:
        """Return the result of `ask` with all tables of a ruleset, including that of `needed` if it is ready.

        If `ask` raises `MissingTable`, the table is built if possible and `may_build`, and `ask` is called again.
        Raises as `using` does, `NotReady` during the build, and a `MissingTable` with the command for the operator.
        """
        allowance = current_allowance()
        for is_built in (False, True):
            with self.using(compiled) as means:
                tables = self.tables.with_optional(means, needed)
                if self.preparation is not None and needed in PREPARED_KINDS and tables.find(needed) is None:
                    self.preparation.note(compiled)
                try:
                    return ask(tables.with_allowance(allowance))
                except MissingTable:
                    if needed is None:
                        raise self._missing(compiled) from None
                    if self._demand is None or not may_build or not self._demand.accepts(compiled, needed):
                        raise self._missing(compiled, needed) from None
            if not is_built:
                self._build(self._demand, compiled, needed)
        raise NotReady(_MADE_WAY, SOON)

    def ask_if_ready(
        self, compiled: CompiledRuleset, needed: TableKind, ask: Callable[[RulesetTables], _Answer]
    ) -> _Answer | None:
        """Return the result of `ask_all` with the optional tables that are ready; None if it needs another one."""
        with suppress(MissingTable):
            return self.ask_all(compiled, needed, ask, may_build=False)
        return None

    @staticmethod
    def estimate(compiled: ColumnsRules) -> Estimate | None:
        """Return the estimate for the sheets of a game, if any; raises `UnusableTable` if it is damaged."""
        return load_estimate(compiled)

    def advise_on_sheet(self, position: Position) -> SheetAdvice:
        """Return the advice for a position on a sheet, by the estimate of its game if there is one.

        Raises `MissingTable` if there is none and too many cells are open, and another `UnusableTable` if its file is
        damaged.
        """
        try:
            return advise_on_sheet(self.estimate(position.rules), position)
        except MissingTable as error:
            raise self.missing_estimate(position.rules, error.why) from None

    def review_sheets(self, compiled: ColumnsRules, game: Game) -> SheetGameReview:
        """Return the review of a game on sheets; raises as `advise_on_sheet` does, and `InvalidGame`."""
        try:
            return review_sheets(self.estimate(compiled), compiled, game)
        except MissingTable as error:
            raise self.missing_estimate(compiled, error.why) from None

    def missing_estimate(self, compiled: ColumnsRules, why: str) -> MissingTable:
        """Return the error with the command that makes the estimate of a game of columns."""
        names = self._names_of(compiled)
        if names:
            return MissingTable(Path(), why, f"{COMMAND} --write {names[0]}")
        file = f"{compiled.ruleset.name}.json"
        return MissingTable(Path(), f"{why}; save it as {file}", f"{COMMAND} --write {file}")

    def _build(self, demand: Demand, compiled: CompiledRuleset, kind: TableKind) -> None:
        """Build a table within the allowance of the request.

        Raises `MissingTable` if the disk is too small for it, since a retry would not help.
        """
        try:
            current_allowance().build(compiled.fingerprint, kind.name, lambda: demand.build(compiled, kind))
        except DiskFull:
            raise self._missing(compiled, kind) from None

    def _missing(self, compiled: CompiledRuleset, kind: TableKind = EXPECTED_TOTAL) -> MissingTable:
        """Return the error with the command that builds the table, without paths of the server."""
        names = self._names_of(compiled)
        why, option = "there is no table for this ruleset", ""
        if kind is not EXPECTED_TOTAL:
            why, option = f"this needs the {kind.name} table of this ruleset", f" --objective {kind.name}"
        if self._solved is not None and self._solved.lacks_disk_space(compiled, kind):
            why += ", and the disk of this server has no room for it"
        if names:
            return MissingTable(Path(), why, f"python -m strategy_tables build{option} {names[0]}")
        file = f"{compiled.ruleset.name}.json"
        return MissingTable(Path(), f"{why}; save it as {file}", f"python -m strategy_tables build{option} {file}")

    def status(self, compiled: CompiledRuleset) -> str:
        """Return the status of the table of a ruleset: ready, solvable here, or out of reach, like a damaged one."""
        try:
            if self.tables.find(compiled) is not None:
                return "ready"
        except UnusableTable:
            return "out_of_reach"
        solvable = self._demand is not None and self._demand.accepts(compiled, EXPECTED_TOTAL)
        return "solvable" if solvable else "out_of_reach"

    def optional_status(self, compiled: CompiledRuleset, kind: TableKind) -> TableStatus:
        """Return the status of an optional table of a ruleset."""
        if any(header.objective == kind.name for header in self.tables.headers_of(compiled)):
            return TableStatus("ready")
        if self.status(compiled) == "out_of_reach":
            return OUT_OF_REACH
        if needs_no_table(compiled, kind, self.limits.work.seconds_without_table):
            return TableStatus("not_needed")
        if self._solved is not None and (left := self._solved.seconds_left(compiled, kind)) is not None:
            return TableStatus("preparing", left)
        solvable = self._demand is not None and self._demand.accepts(compiled, kind)
        return TableStatus("solvable") if solvable else OUT_OF_REACH

    def preparing(self) -> list[PreparationStatus]:
        """Return the prepared builds in order."""
        return [] if self._solved is None else self._solved.preparing()

    def _is_worth_preparing(self, compiled: CompiledRuleset, kind: TableKind) -> bool:
        # Optional tables need that of the means.
        return self.status(compiled) == "ready" and self.optional_status(compiled, kind).status == "solvable"

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


def open_server_tables(config: Config, catalogue: Catalogue, means: Iterable[Table] | None = None) -> ServerTables:
    """Open and verify the built tables for the rulesets of a catalogue.

    With `means` these are all initial tables. Raises `InvalidConfig`, and `StaleTable` or `DamagedTable` for the first
    unusable table.
    """
    folder = config.tables_dir or tables_folder()
    solved = None
    if config.solve_on_demand:
        if not can_solve():
            raise InvalidConfig("SOLVE_ON_DEMAND=1 needs numba, which is not installed: install requirements/solve.txt")
        work, prepares = config.limits.work, config.prepare_tables
        solved = SolvedTables(folder / "solved", config.solved_bytes, work, prepares=prepares)
    popular = [rules.compiled for rules in map(catalogue.rules, POPULAR) if isinstance(rules, Rules)]
    if means is not None:
        tables = OpenTables(means, None, solved, clear_turn_cache)
        return ServerTables(tables, solved, catalogue.names_of, config.limits, popular)
    tables = OpenTables(_built_tables(catalogue, folder), folder, solved, clear_turn_cache)
    tables.open_optional()
    return ServerTables(tables, solved, catalogue.names_of, config.limits, popular)


def _built_tables(catalogue: Catalogue, folder: Path) -> list[Table]:
    tables = []
    for ruleset in without_columns(catalogue.rulesets).values():
        with suppress(MissingTable):
            tables.append(load_table(compile_ruleset(ruleset), folder))
    return tables
