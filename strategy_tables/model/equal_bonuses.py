"""Upper totals that lead to the same upper bonus, whatever follows: their states have the same future.

Close to the end most totals either have the bonus, cannot reach it, or need as many more points as others.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from engine.number_sets import members
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.shape import Shape, digit_weights, reachable_totals


@dataclass(frozen=True, slots=True, eq=False)
class EqualBonuses:
    """The future of capped upper totals, for each of the S subsets of filled upper categories.

    `totals` int64 [S, cap + 1]: the least reachable total with the same future; `least` and `most`, of the same shape:
    bounds of the upper bonus. They are arbitrary for unreachable totals.
    """

    totals: Integers
    least: Integers
    most: Integers


@lru_cache(maxsize=64)
def equal_bonuses(shape: Shape, bonuses: tuple[int, ...]) -> EqualBonuses:
    """Return the upper totals with the same future, given the bonus of every capped total."""
    reachable, width = reachable_totals(shape), len(bonuses)
    found = EqualBonuses(*np.zeros((3, len(reachable), width), dtype=np.int64))
    for subset, gains in enumerate(_gains_to_come(shape)):
        totals = np.array(members(reachable[subset]), dtype=np.int64)
        then = np.array(bonuses)[np.minimum(totals[:, None] + np.flatnonzero(gains), width - 1)]
        found.least[subset, totals], found.most[subset, totals] = then.min(axis=1), then.max(axis=1)
        _, first, same = np.unique(then, axis=0, return_index=True, return_inverse=True)
        found.totals[subset, totals] = totals[first[same.reshape(-1)]]
    return found


def _gains_to_come(shape: Shape) -> list[Booleans]:
    """Return for each subset which capped sums of upper points may follow: bool [cap + 1]."""
    cap, times = shape.upper_cap, [shape.times[category] for category in shape.upper_categories]
    weights, count = digit_weights(times), int(np.prod([each + 1 for each in times]))
    found = [np.eye(1, cap + 1, dtype=np.bool_)[0]] * count
    # Subsets with more fillings have greater numbers.
    for subset in range(count - 1, -1, -1):
        for weight, most, points in zip(weights, times, shape.upper_points, strict=True):
            if subset // weight % (most + 1) < most:
                sums = np.minimum(np.flatnonzero(found[subset + weight])[:, None] + np.array(points), cap)
                found[subset] = found[subset] | (np.bincount(sums.ravel(), minlength=cap + 1) > 0)
    return found
