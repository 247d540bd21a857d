"""A builder of tables on demand that is no process."""

import os
from pathlib import Path

from engine.scoring import Compiled
from strategy_tables import SolvedTables
from strategy_tables.build import build_objective
from strategy_tables.objectives import OBJECTIVES


class BuilderHere:
    """Builds without a process of its own, which takes a second to start; notes what was built."""

    pid = 0
    built: list[str]

    def __init__(self, compiled: Compiled, arguments: list[str], inherited: tuple[int, ...]) -> None:
        self.compiled = compiled
        folder, limit, _, objective, *_ = arguments
        self.objective = OBJECTIVES[objective]
        self.solved = SolvedTables(Path(folder), int(limit))
        self.lock = os.dup(inherited[0])

    def finish(self) -> None:
        try:
            self.build()
        finally:
            os.close(self.lock)

    def build(self) -> None:
        self.built.append(self.compiled.ruleset.name)
        build_objective(self.compiled, self.solved.folder, self.objective)
        self.solved.make_room(self.compiled, self.objective)
