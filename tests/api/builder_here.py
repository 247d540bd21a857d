"""A builder of tables on demand that is no process."""

import os
from pathlib import Path

from engine.scoring import Compiled
from strategy_tables.build import build_objective
from strategy_tables.objectives import OBJECTIVES
from strategy_tables.on_demand import make_room
from strategy_tables.tablefile import table_path


class BuilderHere:
    """Builds without a process of its own, which takes a second to start; notes what was built."""

    pid = 0
    built: list[str]

    def __init__(self, compiled: Compiled, arguments: list[str], inherited: tuple[int, ...]) -> None:
        self.compiled = compiled
        folder, limit, _, objective, *_ = arguments
        self.folder, self.limit = Path(folder), int(limit)
        self.objective = OBJECTIVES[objective]
        self.lock = os.dup(inherited[0])

    def finish(self) -> None:
        try:
            self.build()
        finally:
            os.close(self.lock)

    def build(self) -> None:
        self.built.append(self.compiled.ruleset.name)
        build_objective(self.compiled, self.folder, self.objective)
        make_room(self.folder, self.limit, table_path(self.compiled, self.folder, self.objective))
