"""Comparison of the TypeScript reader with Python for a ruleset."""

from pathlib import Path

import numpy as np

from strategy_tables import Table
from tests.offline.advised import advised_here, advised_offline
from tests.offline.reader import Reader
from tests.strategy_tables.positions import positions_of_games

_ROUNDING = 0.5e-6 + 1e-9
"""Values are rounded to six decimals."""


def assert_advice_agrees(reader: Reader, table: Table, count: int, folder: Path) -> None:
    """Check that advice on positions of random games is the same, move by move.

    Values differ by at most the bound, and losses by twice that, since they are differences of two values. The best
    move here is best there; a move that is best only there gives up less than the tolerance.
    """
    positions = positions_of_games(table.compiled, count, seed=count)
    here, there = advised_here(table, positions), advised_offline(reader, table, positions, folder)
    bound = 2.0**-21
    np.testing.assert_array_equal(there.told, here.told)
    np.testing.assert_array_equal(there.moves, here.moves)
    # Offline, tied moves have the value of the best of them.
    tie = 2 * bound + 1e-9
    assert np.abs(there.values - here.values).max() <= bound + tie + _ROUNDING
    assert np.abs(there.losses - here.losses).max() <= 2 * bound + tie + _ROUNDING
    best_here, best_there = here.ranks == 1, there.ranks == 1
    assert not (best_here & ~best_there).any()
    assert here.losses[best_there].max() <= 2 * tie
    # A loss of 0 always means a tie.
    np.testing.assert_array_equal(there.losses == 0, best_there)
    best = np.maximum.reduceat(there.values, there.starts.astype(np.int64))
    assert np.abs(best - np.maximum.reduceat(here.values, here.starts.astype(np.int64))).max() <= bound + _ROUNDING
