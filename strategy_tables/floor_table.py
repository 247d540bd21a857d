"""The table of floors: the points that the worst rolls still leave, for every state."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.scoring import Compiled
from strategy_tables.ends import Floats
from strategy_tables.objectives import FLOOR
from strategy_tables.rest_layers import RestSolver
from strategy_tables.solve import Progress
from strategy_tables.states import Integers, StateSpace
from strategy_tables.tablefile import Solution, TableFile, open_table


@dataclass(frozen=True, slots=True, eq=False)
class FloorTable:
    """Floors of all states: int32 [states] in the file."""

    space: StateSpace
    file: TableFile

    @property
    def digest(self) -> str:
        """SHA-256 of the data, in hexadecimal."""
        return self.file.header.digest

    def floors(self, indices: Integers) -> Floats:
        """The points that the worst rolls still leave in states: float64, of the same shape.

        Raises `DamagedTable` where somebody has written to the file since it was compared with its digest.
        """
        self.file.check_unchanged()
        found = self.file.values[indices].astype(np.float64)
        self.file.check_unchanged()
        return found


def load_floors(compiled: Compiled, folder: Path, space: StateSpace) -> FloorTable:
    """Open the table of a ruleset; raises `MissingTable`, `StaleTable` or `DamagedTable`."""
    return FloorTable(space, open_table(compiled, folder, FLOOR, space))


def solve_floors(compiled: Compiled, progress: Progress | None = None) -> Solution:
    """The floors of all states; raises `SolverMissing` where numba is not installed."""
    floors = RestSolver(compiled, np.zeros(0)).floors(progress)
    return Solution(floors, float(floors[0]))
