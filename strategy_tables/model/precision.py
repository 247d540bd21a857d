"""Error bounds of the probabilities of a distribution.

A distribution is given by its survival function, the probabilities S(t) of a total t or more. `limits` hold for all its
values at once. docs/mathematics.md ("Stored distributions", "Opponents") proves these bounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final, Protocol

import numpy as np

from strategy_tables.model.arrays import Floats
from strategy_tables.model.elementary import log_of


class Precision(Protocol):
    """Bounds of the true probabilities of a total or more."""

    def limits(self, reach: Floats) -> tuple[Floats, Floats]:
        """Return the least and the greatest possible value of each approximate probability: float64 [N] each."""


@dataclass(frozen=True, slots=True)
class Rounded:
    """Bounds of rounded numbers.

    They are at most `error` off, and at most `least` plus a `share` of the distance to 0 or to 1, whichever is nearer.

    This bound is concave, so it holds for means of such numbers too. Examples are mixtures of distributions, and the
    mean of a non-decreasing utility of the total between 0 and 1.
    """

    error: float = 0.0
    share: float = 0.0
    least: float = 0.0

    def limits(self, reach: Floats) -> tuple[Floats, Floats]:
        """Return the limits as `Precision` does."""
        off = self.off(reach)
        return (reach - off).clip(0.0, 1.0), (reach + off).clip(0.0, 1.0)

    def off(self, reach: Floats) -> Floats:
        """Return the possible error of each number: float64, in the shape of `reach`."""
        near = np.minimum(reach, 1.0 - reach).clip(0.0)
        return np.minimum(self.error, self.least + self.share * near)


EXACTLY: Final = Rounded()
"""Bounds of exact numbers."""


@dataclass(frozen=True, slots=True)
class Sampled:
    """Bounds of the frequencies of totals in `games` games; all hold at once with a probability of 1 - `miss`.

    `totals` is the number of possible totals.
    """

    games: int
    totals: int
    miss: float = 0.01

    def limits(self, reach: Floats) -> tuple[Floats, Floats]:
        """Return the limits as `Precision` does: by Dvoretzky, Kiefer and Wolfowitz, and by Chernoff in the tails."""
        anywhere = sqrt(log_of(4 / self.miss) / (2 * self.games))
        bits = log_of(4 * self.totals / self.miss) / self.games
        short = (1.0 - reach).clip(0.0)
        low = np.maximum(reach - np.sqrt(2 * reach * bits), reach - bits - np.sqrt(bits * bits + 2 * short * bits))
        high = np.minimum(reach + np.sqrt(2 * short * bits), reach + bits + np.sqrt(bits * bits + 2 * reach * bits))
        return np.maximum(low, reach - anywhere).clip(0.0, 1.0), np.minimum(high, reach + anywhere).clip(0.0, 1.0)


def standard_errors(confidence: float) -> float:
    """Return the half-width of a normal interval of this confidence, in standard errors.

    Rounded to 12 digits, because the last ones depend on the logarithm of the C library.

    >>> standard_errors(0.95)
    1.95996398454
    """
    return float(f"{NormalDist().inv_cdf((1 + confidence) / 2):.12g}")
