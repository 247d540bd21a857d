"""The table of floors: the points that even the worst rolls leave, for every state."""

from dataclasses import dataclass

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.store.tablefile import TableFile


@dataclass(frozen=True, slots=True, eq=False)
class FloorTable:
    """Floors of all states: int32 [states] in the file."""

    file: TableFile

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the data, in hexadecimal."""
        return self.file.header.digest

    def floors(self, indices: Integers) -> Floats:
        """Return the points that even the worst rolls leave in states: float64, of the same shape.

        Raises `DamagedTable` if the file was written to since it was compared with its digest.
        """
        self.file.check_unchanged()
        found = self.file.values[indices].astype(np.float64)
        self.file.check_unchanged()
        return found
