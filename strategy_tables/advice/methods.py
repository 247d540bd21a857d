"""Methods by which values are computed."""

from dataclasses import dataclass
from typing import Final

EXACT: Final = "exact"
"""Computed in float64, now or when a table of numbers was built."""

IMPROVED: Final = "improved"
"""The turn is played for the objective, later turns for the expected total; the value of that play is exact."""

APPROXIMATE: Final = "approximate"
"""From a table of rounded numbers, with an error bound."""

MEASURED: Final = "measured"
"""Against opponents whose totals were counted in games, with an error bound that holds with a confidence."""


@dataclass(frozen=True, slots=True)
class EstimateStrength:
    """Mean total, without luck, of `games` games that follow an estimate, and the confidence interval of the mean."""

    mean: float
    low: float
    high: float
    confidence: float
    games: int


def method_of(error: float) -> str:
    """Return the method of values from a table with this greatest error."""
    return APPROXIMATE if error else EXACT
