"""The table of floors: the points that the worst rolls still leave, for every state."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.states import StateSpace
from strategy_tables.store.kinds import FLOOR
from strategy_tables.store.tablefile import TableFile, open_table


@dataclass(frozen=True, slots=True, eq=False)
class FloorTable:
    """Floors of all states: int32 [states] in the file."""

    space: StateSpace
    file: TableFile

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the data, in hexadecimal."""
        return self.file.header.digest

    def floors(self, indices: Integers) -> Floats:
        """Return the points that the worst rolls still leave in states: float64, of the same shape.

        Raises `DamagedTable` if the file was written to since it was compared with its digest.
        """
        self.file.check_unchanged()
        found = self.file.values[indices].astype(np.float64)
        self.file.check_unchanged()
        return found


def load_floors(compiled: CompiledRuleset, folder: Path, space: StateSpace) -> FloorTable:
    """Open the table of a ruleset; raises `MissingTable`, `StaleTable` or `DamagedTable`."""
    return FloorTable(space, open_table(compiled, folder, FLOOR, space))
