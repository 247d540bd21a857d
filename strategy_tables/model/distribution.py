"""Distributions of totals: whole numbers from `least` on, each with its probability.

Different totals of dice are often exactly equally probable, which rounding must not change. So the mode or a percentile
is the least total that qualifies within `PROBABILITY_TIE`, a hundred times the rounding errors.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import PROBABILITY_TIE


@dataclass(frozen=True, slots=True, eq=False)
class Distribution:
    """Distribution with `probabilities` float64 [N] of `least` to `least + N - 1`; the first and the last are not 0.

    Make one with `distribution`.
    """

    least: int
    probabilities: Floats

    @property
    def greatest(self) -> int:
        """Return the greatest possible total."""
        return self.least + len(self.probabilities) - 1

    @property
    def totals(self) -> Floats:
        """Return the totals, float64 [N]."""
        return np.arange(self.least, self.greatest + 1, dtype=np.float64)

    @property
    def mean(self) -> float:
        """Return the expected total."""
        return float((self.totals * self.probabilities).sum())

    @property
    def standard_deviation(self) -> float:
        """Return the standard deviation."""
        return float(np.sqrt(((self.totals - self.mean) ** 2 * self.probabilities).sum()))

    @property
    def mode(self) -> int:
        """Return the most probable total; the least of those tied within `PROBABILITY_TIE`."""
        return self.least + int((self.probabilities >= self.probabilities.max() - PROBABILITY_TIE).argmax())

    def percentile(self, percent: float) -> int:
        """Return the least total t for which P(total <= t) reaches `percent` in a hundred, within `PROBABILITY_TIE`."""
        reached = np.cumsum(self.probabilities)
        return self.least + int(np.searchsorted(reached, percent / 100 * reached[-1] - PROBABILITY_TIE))

    def at_least(self, total: int) -> float:
        """Return the probability of this total or more; small ones have full relative precision."""
        if total <= self.least:
            return 1.0
        return float(self.probabilities[total - self.least :].sum())

    def probability(self, total: int) -> float:
        """Return the probability of exactly this total."""
        place = total - self.least
        return float(self.probabilities[place]) if 0 <= place < len(self.probabilities) else 0.0


def distribution(probabilities: Floats | Sequence[float], shift: int = 0) -> Distribution:
    """Return the distribution with these probabilities of `shift`, `shift + 1` and so on.

    >>> even = distribution([0.0, 0.5, 0.25, 0.25, 0.0], shift=10)
    >>> even.least, even.greatest, even.mode, even.percentile(50), even.at_least(12)
    (11, 13, 11, 11, 0.5)
    """
    row = np.asarray(probabilities, dtype=np.float64)
    present = np.flatnonzero(row)
    return Distribution(shift + int(present[0]), row[present[0] : present[-1] + 1])
