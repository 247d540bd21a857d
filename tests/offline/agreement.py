"""Whether the reader in TypeScript answers as Python does: to be asked of one ruleset after the other."""

from pathlib import Path

import numpy as np

from strategy_tables import Table
from tests.offline.advised import advised_here, advised_offline
from tests.offline.reader import Reader
from tests.strategy_tables.positions import positions_of_games

_ROUNDING = 0.5e-6 + 1e-9
"""Values are rounded to six decimals."""


def assert_advice_agrees(reader: Reader, table: Table, count: int, folder: Path) -> None:
    """So many positions of random games are advised on alike, move by move.

    No value is further off than the bound says, no loss by more than twice that: both values that it is between are.
    What is best here is best there; what is best there, and not here, gives up less than values may be off.
    """
    positions = positions_of_games(table.compiled, count, seed=count)
    here, there = advised_here(table, positions), advised_offline(reader, table, positions, folder)
    bound = 2.0**-21
    np.testing.assert_array_equal(there.told, here.told)
    np.testing.assert_array_equal(there.moves, here.moves)
    # Moves that are equal there share the value of the best of them.
    tie = 2 * bound + 1e-9
    assert np.abs(there.values - here.values).max() <= bound + tie + _ROUNDING
    assert np.abs(there.losses - here.losses).max() <= 2 * bound + tie + _ROUNDING
    best_here, best_there = here.ranks == 1, there.ranks == 1
    assert not (best_here & ~best_there).any()
    assert here.losses[best_there].max() <= 2 * tie
    # 0 means a tie, and only that.
    np.testing.assert_array_equal(there.losses == 0, best_there)
    best = np.maximum.reduceat(there.values, there.starts.astype(np.int64))
    assert np.abs(best - np.maximum.reduceat(here.values, here.starts.astype(np.int64))).max() <= bound + _ROUNDING
