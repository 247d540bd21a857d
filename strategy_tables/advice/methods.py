"""How a value was computed."""

from typing import Final

EXACT: Final = "exact"
"""Worked out in float64, now or when a table of numbers was built."""

IMPROVED: Final = "improved"
"""The rest of the turn is played for the objective, later turns for the expected total; of that play it is exact."""

APPROXIMATE: Final = "approximate"
"""From a table of rounded numbers, with a bound on the error."""

MEASURED: Final = "measured"
"""Against opponents whose totals were counted in games, with a bound on the error that holds with a confidence."""


def method_of(error: float) -> str:
    """The method behind the values of a table with this greatest error."""
    return APPROXIMATE if error else EXACT
