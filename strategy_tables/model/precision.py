"""How far off the probabilities of a distribution may be, and what is told from them.

A distribution is known by its survival function, the probabilities S(t) of a total t or more. What is told of it lies
within `limits`, all of it at once. docs/mathematics.md ("What a table keeps of a distribution", "Many opponents") says
why these bounds hold.
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
    """Between what the true probabilities of a total or more lie."""

    def limits(self, reach: Floats) -> tuple[Floats, Floats]:
        """The least and the greatest that each may be, given what is told of it: float64 [N] each."""


@dataclass(frozen=True, slots=True)
class Rounded:
    """Rounded numbers: off by no more than `error`, nor by more than `least` and a `share` of the distance to 0 or to
    1, whichever is nearer.

    That is concave, so means of such numbers are off by no more than it says of the mean: those of several
    distributions, and the mean of a utility of the total that never falls and lies between 0 and 1.
    """

    error: float = 0.0
    share: float = 0.0
    least: float = 0.0

    def limits(self, reach: Floats) -> tuple[Floats, Floats]:
        """As `Precision` says."""
        off = self.off(reach)
        return (reach - off).clip(0.0, 1.0), (reach + off).clip(0.0, 1.0)

    def off(self, reach: Floats) -> Floats:
        """How far off each may be: float64, in the shape of `reach`."""
        near = np.minimum(reach, 1.0 - reach).clip(0.0)
        found: Floats = np.minimum(self.error, self.least + self.share * near)
        return found


EXACTLY: Final = Rounded()
"""Nothing is off."""


@dataclass(frozen=True, slots=True)
class Sampled:
    """How often totals came in so many `games`: the limits hold, all at once, but for a chance of `miss`.

    `totals`: how many totals there are that could come.
    """

    games: int
    totals: int
    miss: float = 0.01

    def limits(self, reach: Floats) -> tuple[Floats, Floats]:
        """As `Precision` says: by Dvoretzky, Kiefer and Wolfowitz in the middle, by Chernoff's bound in the tails."""
        anywhere = sqrt(log_of(4 / self.miss) / (2 * self.games))
        bits = log_of(4 * self.totals / self.miss) / self.games
        short = (1.0 - reach).clip(0.0)
        low = np.maximum(reach - np.sqrt(2 * reach * bits), reach - bits - np.sqrt(bits * bits + 2 * short * bits))
        high = np.minimum(reach + np.sqrt(2 * short * bits), reach + bits + np.sqrt(bits * bits + 2 * reach * bits))
        return np.maximum(low, reach - anywhere).clip(0.0, 1.0), np.minimum(high, reach + anywhere).clip(0.0, 1.0)


def standard_errors(confidence: float) -> float:
    """Return how many standard errors a normal interval of this confidence reaches to either side of the mean.

    To 12 digits: the last ones depend on the logarithm of the C library.

    >>> standard_errors(0.95)
    1.95996398454
    """
    return float(f"{NormalDist().inv_cdf((1 + confidence) / 2):.12g}")
