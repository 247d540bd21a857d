"""What is maximised, and what else there are tables of.

An objective is known by its name, in the header and the file name of its tables. All share the states of `states` and
the lattice of `transitions`; each says what a state is worth. The table of the means is what advice, review and
everything else starts from; the others are optional.
"""

from collections.abc import Mapping
from dataclasses import dataclass

FLOATS = "<f8"
WHOLE_NUMBERS = "<i4"
BYTES = "|u1"


@dataclass(frozen=True, slots=True)
class Objective:
    """`name` as on the wire; `dtype` of its tables, one number per state but for bytes, which are what `blocks`
    describes."""

    name: str
    dtype: str


EXPECTED_TOTAL = Objective("expected_total", FLOATS)
"""The mean of the final total; a state is worth the expected sum of all points still to come."""

FLOOR = Objective("floor", WHOLE_NUMBERS)
"""The least final total, whatever is rolled; a state is worth the points that the worst rolls still leave."""

TARGET = Objective("target", BYTES)
"""A state is worth, for every number of points still needed, the greatest probability of getting them."""

OUTLOOK = Objective("outlook", BYTES)
"""Not maximised: what playing for `EXPECTED_TOTAL` leads to, as a distribution and category by category."""

OBJECTIVES: Mapping[str, Objective] = {each.name: each for each in (EXPECTED_TOTAL, FLOOR, TARGET, OUTLOOK)}
"""All that tables are built for, by name."""
