"""Classes of upper totals whose upper bonuses differ by a constant, whatever follows.

Close to the end most totals either have the bonus, cannot reach it, or need as many more points as others.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from engine.number_sets import members
from strategy_tables.model.arrays import Booleans, Integers
from strategy_tables.model.shape import Shape, digit_weights, reachable_totals


@dataclass(frozen=True, slots=True, eq=False)
class UpperClasses:
    """The future of capped upper totals, for each of the S subsets of filled upper categories: int64 [S, cap + 1].

    * `firsts`: the least reachable total of the class; `shifts`: the bonus of a total less that of the first one
    * `least` and `most`: bounds of the upper bonus

    They are arbitrary for unreachable totals.
    """

    firsts: Integers
    shifts: Integers
    least: Integers
    most: Integers


@lru_cache(maxsize=64)
def upper_classes(shape: Shape, bonuses: tuple[int, ...]) -> UpperClasses:
    """Return the classes of upper totals, given the bonus of every capped total."""
    reachable, width = reachable_totals(shape), len(bonuses)
    found = UpperClasses(*np.zeros((4, len(reachable), width), dtype=np.int64))
    for subset, gains in enumerate(_gains_to_come(shape)):
        totals = np.array(members(reachable[subset]), dtype=np.int64)
        then = np.array(bonuses)[np.minimum(totals[:, None] + np.flatnonzero(gains), width - 1)]
        found.least[subset, totals], found.most[subset, totals] = then.min(axis=1), then.max(axis=1)
        _, first, same = np.unique(then - then[:, :1], axis=0, return_index=True, return_inverse=True)
        first = first[same.reshape(-1)]
        found.firsts[subset, totals] = totals[first]
        found.shifts[subset, totals] = then[:, 0] - then[first, 0]
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
