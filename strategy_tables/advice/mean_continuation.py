"""Continuations of turns that are not followed: values of nodes when all later turns are played for the mean."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from strategy_tables.advice.payoff import Nodes, Payoff
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.remaining import StateLayer
from strategy_tables.store.blocks import SurvivalFunctions
from strategy_tables.store.outlooks import OutlookTable

SECONDS_FOR_BLOCK: Final = 8e-4
SECONDS_FOR_NODE: Final = 2.5e-6
"""Cost of reading a block of a table of outlooks, and of applying a payoff to a distribution."""

_AT_ONCE: Final = 256
"""Nodes whose distributions fit into the cache."""


class MeanContinuation:
    """Continuation by play for the mean, from the table of outlooks."""

    def __init__(self, table: OutlookTable, payoff: Payoff) -> None:
        self._table = table
        self._payoff = payoff

    def seconds(self, nodes: Nodes) -> float:
        """Return the cost as `Continuation` does."""
        blocks = 1 + np.count_nonzero(np.diff(nodes.layer.filled))
        return float(blocks * SECONDS_FOR_BLOCK + len(nodes.rows) * SECONDS_FOR_NODE)

    def values(self, nodes: Nodes) -> Floats:
        """Return the values as `Continuation` does; raise `DamagedTable` as the table does."""
        return np.concatenate([*self._by_block(nodes)])

    def _by_block(self, nodes: Nodes) -> Iterator[Floats]:
        layer = nodes.layer
        bounds = [*np.flatnonzero(np.diff(layer.filled, prepend=-1)).tolist(), len(layer.filled)]
        places = np.searchsorted(nodes.rows, bounds).tolist()
        for first, end, here, there in zip(bounds, bounds[1:], places, places[1:], strict=False):
            states, own = slice(first, end), slice(here, there)
            block = StateLayer(
                layer.indices[states], layer.filled[states], layer.memories[states], layer.totals[states]
            )
            yield expected_payoffs(
                self._payoff, self._table.survivals(block), nodes.rows[own] - first, nodes.points[own]
            )


def expected_payoffs(payoff: Payoff, survivals: SurvivalFunctions, rows: Integers, points: Integers) -> Floats:
    """Return the mean payoff of final totals: float64 [P], for `points` so far, int64 [P], and remaining points
    distributed as `survivals` at `rows` int64 [P].

    It is the payoff of the least total, plus, for every further point, its additional payoff times its probability.
    """
    least, chances = survivals
    first, last = int(points.min()) + least, int(points.max()) + least
    paid = payoff(first + np.arange(last - first + chances.shape[1]))
    found = paid.take(points + least - first)
    adds = np.diff(paid)
    there = np.flatnonzero(adds)
    if not len(there):
        return found
    # From the first r with an additional payoff to the last.
    begin = max(1, first + int(there[0]) + 1 - last)
    end = min(chances.shape[1], int(there[-1]) + 2)
    likely = np.ascontiguousarray(chances[:, begin:end])
    windows = np.lib.stride_tricks.sliding_window_view(adds, end - begin)
    at = points + least - first + begin - 1
    for start in range(0, len(rows), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        found[part] += (likely.take(rows[part], axis=0) * windows[at[part]]).sum(axis=1)
    return found
