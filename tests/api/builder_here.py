"""Having tables built on demand, also by a builder that is no process."""

import os
from pathlib import Path

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import SolvedTables, TableKind
from strategy_tables.jobs.build import build_kind
from strategy_tables.jobs.folder import evict_to_limit
from strategy_tables.jobs.on_demand import RunningBuilder
from strategy_tables.store.kinds import TABLE_KINDS
from strategy_tables.store.tablefile import table_path


def begin(
    solved: SolvedTables, compiled: CompiledRuleset, objective: TableKind, client: str = "somebody"
) -> RunningBuilder | None:
    """Ask for a table, and have that built whose turn it is."""
    solved.request(compiled, objective, client)
    return solved.start(solved.lane_of(compiled, objective))


class BuilderHere:
    """Builds without a process of its own, which takes a second to start; notes what was built."""

    pid = 0
    built: list[str]

    def __init__(self, compiled: CompiledRuleset, arguments: list[str], inherited: tuple[int, ...]) -> None:
        self.compiled = compiled
        folder, limit, _, objective, *_ = arguments
        self.folder, self.limit = Path(folder), int(limit)
        self.objective = TABLE_KINDS[objective]
        self.lock = os.dup(inherited[0])

    def finish(self) -> str:
        try:
            self.build()
        finally:
            os.close(self.lock)
        return ""

    def build(self) -> None:
        self.built.append(self.compiled.ruleset.name)
        build_kind(self.compiled, self.folder, self.objective)
        evict_to_limit(self.folder, self.limit, table_path(self.compiled, self.folder, self.objective))
