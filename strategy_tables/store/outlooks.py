"""The table of outlooks: the distribution of remaining points of every state under mean-optimal play, and their
sources.

Arrays of a block of states with c open categories, see `blocks`:

* survival functions;
* expected points by open category, then of the upper bonus and of extra bonuses: uint64 [states, c + 2], the two's
  complement below 0. The unit is 2^-33, so that c + 2 of them add up to the mean to 1e-9;
* mean number of times that each open category will be filled with 0, then the probability of the upper bonus: uint16
  [states, c + 1]. The unit is 1 / 65535 of the times that a category can be filled.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Integers
from strategy_tables.model.remaining import RemainingOfStates, Sources, StateLayer, zero_sources
from strategy_tables.model.states import StateSpace
from strategy_tables.store.blocks import BlockTable
from strategy_tables.store.codec import unpack
from strategy_tables.store.lru_cache import MEMORY, LruCache
from strategy_tables.store.tablefile import TableFile

POINT: Final = 2.0**33
CERTAIN: Final = 65535.0
CHANCE_ERROR = 0.5 / CERTAIN
"""Greatest error of the probability of a 0 in the table, for each time that a category can be filled."""


class OutlookTable(BlockTable):
    """Outlooks of all states of a ruleset."""

    def __init__(self, compiled: CompiledRuleset, space: StateSpace, file: TableFile) -> None:
        super().__init__(space, file, arrays=3)
        self._compiled = compiled
        self._sources = LruCache[int, tuple[NDArray[np.uint64], NDArray[np.uint16]]](
            MEMORY, lambda found: sum(each.nbytes for each in found)
        )

    def remaining(self, layer: StateLayer) -> RemainingOfStates:
        """Return the remaining points of states.

        Raises `DamagedTable` if the file was written to since it was compared with its digest.
        """
        least, chances = self.survivals(layer)
        chances[:, :-1] -= chances[:, 1:].copy()
        return RemainingOfStates(chances, self.sources(layer), least)

    def sources(self, layer: StateLayer) -> Sources:
        """Return the sources of the points of states; raise `DamagedTable` as `remaining` does."""
        self.file.check_unchanged()
        count = self.space.category_count
        found = zero_sources(len(layer.indices), count)
        for number, at, places in self.blocks(layer):
            open_categories = self._open_categories(number)
            worth, chances = self._sources.find(number, self._unpack_sources)
            found.points[at[:, None], [*open_categories, count, count + 1]] = worth[:, places].T.view(np.int64) / POINT
            found.zeros[at[:, None], open_categories] = (
                chances[:-1, places].T * self.space.times[open_categories] / CERTAIN
            )
            found.upper_bonus[at] = chances[-1, places] / CERTAIN
        self.file.check_unchanged()
        self._narrow_upper_bonus(layer, found)
        return found

    def _narrow_upper_bonus(self, layer: StateLayer, found: Sources) -> None:
        """Sharpen the probabilities of the upper bonus by its expected points, which are stored more exactly.

        A bonus may pay from l to g if it is awarded, and take from u to a away if not. If b points are expected of it,
        the probability lies between (b + u) / (g + u) and (b + a) / (l + a). This is a single number if only one tier
        is within reach and nothing is taken away, as in most games.
        """
        bonuses, awarded = (
            np.array(self._compiled.upper_bonus, dtype=np.float64),
            np.array(self._compiled.bonus_awarded),
        )
        reachable = np.minimum(layer.totals + self._open_upper_points(layer.filled), len(bonuses) - 1)
        expected, unit, code = found.points[:, -2], 0.5 / POINT, CHANCE_ERROR
        open_yet = ~awarded[layer.totals] & awarded[reachable]
        found.upper_bonus[~open_yet] = awarded[layer.totals][~open_yet]
        found.upper_bonus_error[~open_yet] = 0.0
        if open_yet.any():
            chances, expected, greatest = found.upper_bonus[open_yet], expected[open_yet], bonuses[reachable[open_yet]]
            most, least, paid = bonuses[~awarded].max(), bonuses[layer.totals[open_yet]], bonuses[awarded].min()
            with np.errstate(divide="ignore"):  # A tier that pays 0 gives no bound: the result is infinite.
                low = np.maximum(chances - code, (expected - unit - most) / (greatest - most)).clip(0.0, 1.0)
                high = np.minimum(chances + code, (expected + unit - least) / (paid - least)).clip(low, 1.0)
            found.upper_bonus[open_yet] = (low + high) / 2
            found.upper_bonus_error[open_yet] = (high - low) / 2

    def _open_upper_points(self, filled: Integers) -> Integers:
        """Return the most points that the open upper categories can earn: int64 [P]."""
        most = np.array(self._compiled.upper_face) * self._compiled.ruleset.dice_count
        found: Integers = (self.space.times_left(filled) * most).sum(axis=1)
        return found

    def _open_categories(self, block: int) -> list[int]:
        return [*self.space.open_categories(self.space.filled_of_block(block))]

    def _unpack_sources(self, block: int) -> tuple[NDArray[np.uint64], NDArray[np.uint16]]:
        states, open_count = int(self.sizes[block]), len(self._open_categories(block))
        worth = unpack(self.packed(block, 1), np.uint64, (states, open_count + 2))
        chances = unpack(self.packed(block, 2), np.uint16, (states, open_count + 1))
        return worth.T, chances.T
