"""The set of tables of one ruleset: that of the means, and the available optional ones."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import MissingTable
from strategy_tables.model.allowance import Allowance
from strategy_tables.model.layout import SMALL_STATES
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.states import StateSpace
from strategy_tables.store.blocks import BlockTable
from strategy_tables.store.floors import FloorTable
from strategy_tables.store.kinds import FLOOR, OUTLOOK, TARGET, TWO_PLAYER, TableKind
from strategy_tables.store.outlooks import OutlookTable
from strategy_tables.store.tablefile import (
    Source,
    Table,
    TableFile,
    build_command,
    open_table,
    table_path,
    tables_folder,
)
from strategy_tables.store.two_player import TwoPlayerTable

OptionalTable: TypeAlias = FloorTable | BlockTable | TwoPlayerTable


@dataclass(frozen=True, eq=False)
class RulesetTables:
    """Tables of one ruleset; optional ones that were not built are None.

    Those of `awaited` kinds are built if an answer needs them. Computations that replace tables are charged to the
    `allowance`.
    """

    means: Table
    floors: FloorTable | None = None
    outlooks: OutlookTable | None = None
    targets: BlockTable | None = None
    two_player: TwoPlayerTable | None = None
    folder: Path = field(default_factory=tables_folder)
    allowance: Allowance = field(default_factory=Allowance)
    awaited: frozenset[TableKind] = frozenset()

    @property
    def outcomes(self) -> Outcomes:
        """Return the endings of turns."""
        return self.means.outcomes

    @property
    def is_small(self) -> bool:
        """Return whether the game is small: see `layout.is_small`."""
        return self.outcomes.space.turn_starts <= SMALL_STATES

    def with_allowance(self, allowance: Allowance, awaited: frozenset[TableKind] = frozenset()) -> "RulesetTables":
        """Return the same tables with the allowance of another request, and the kinds that are built for it."""
        # Every request does this, and `replace` would take three times as long.
        return RulesetTables(
            self.means, self.floors, self.outlooks, self.targets, self.two_player, self.folder, allowance, awaited
        )

    @property
    def optional(self) -> list[OptionalTable]:
        """Return the available optional tables."""
        return [table for table in map(self.find, OPTIONAL) if table is not None]

    @property
    def sources(self) -> list[Source]:
        """Return the identification of each available table."""
        return [self.means.header.source, *[table.file.header.source for table in self.optional]]

    @property
    def files(self) -> list[TableFile | None]:
        """Return the files of all available tables."""
        return [self.means.file, *(table.file for table in self.optional)]

    def find(self, kind: TableKind) -> OptionalTable | None:
        """Return the optional table of a kind, or None."""
        found: OptionalTable | None = getattr(self, OPTIONAL[kind])
        return found

    def with_table(self, kind: TableKind, table: OptionalTable | None) -> "RulesetTables":
        """Return the same set with an optional table of a kind replaced, or removed."""
        added: dict[str, Any] = {OPTIONAL[kind]: table}
        return replace(self, **added)

    def without(self, path: Path) -> "RulesetTables":
        """Return the same set without the optional table in this file."""
        found = {field: getattr(self, field) for field in OPTIONAL.values()}
        gone: dict[str, Any] = {
            field: None for field, table in found.items() if table is not None and table.file.path == path
        }
        return replace(self, **gone)

    def optional_table(self, kind: TableKind) -> OptionalTable:
        """Return the optional table of a kind; raise `MissingTable` if there is none."""
        table = self.find(kind)
        if table is None:
            raise self.missing(kind)
        return table

    def missing(self, kind: TableKind) -> MissingTable:
        """Return the error for a required table that was not built."""
        compiled = self.means.compiled
        path = table_path(compiled, self.folder, kind)
        return MissingTable(path, "there is no such table", build_command(compiled, self.folder, kind))


OPTIONAL: Final[Mapping[TableKind, str]] = {
    FLOOR: "floors",
    OUTLOOK: "outlooks",
    TARGET: "targets",
    TWO_PLAYER: "two_player",
}
"""Field of `RulesetTables` of each kind."""


def load_optional(compiled: CompiledRuleset, folder: Path, kind: TableKind, space: StateSpace) -> OptionalTable:
    """Open an optional table of a ruleset; raise `MissingTable`, `StaleTable` or `DamagedTable`."""
    file = open_table(compiled, folder, kind, space)
    if kind is FLOOR:
        return FloorTable(file)
    if kind is TWO_PLAYER:
        return TwoPlayerTable(compiled, space, file)
    return OutlookTable(compiled, space, file) if kind is OUTLOOK else BlockTable(space, file, arrays=1)


def load_ruleset_tables(means: Table, folder: Path) -> RulesetTables:
    """Open all optional tables of a ruleset in a folder; raise `StaleTable` or `DamagedTable`."""
    tables = RulesetTables(means, folder=folder)
    for kind in OPTIONAL:
        with suppress(MissingTable):
            tables = tables.with_table(kind, load_optional(means.compiled, folder, kind, means.space))
    return tables
