"""How a value was computed."""

from typing import Final

EXACT: Final = "exact"
"""Worked out in float64, now or when a table of numbers was built."""

IMPROVED: Final = "improved"
"""The rest of the turn is played for the objective, later turns for the expected total; of that play it is exact."""

APPROXIMATE: Final = "approximate"
"""From a table of rounded rows, with a bound on the error."""
