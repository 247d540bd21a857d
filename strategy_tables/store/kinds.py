"""The kinds of table there are.

A kind is known by its name, in the header and the file name of its tables. All share the states of `states` and the
lattice of `lattice`; each says something else of a state. The table of the means is what advice, review and everything
else starts from; the others are optional.
"""

from collections.abc import Mapping
from dataclasses import dataclass

FLOATS = "<f8"
WHOLE_NUMBERS = "<i4"
BYTES = "|u1"


@dataclass(frozen=True, slots=True)
class TableKind:
    """`name` as on the wire; `dtype` of its tables, one number per state but for bytes, which are what `blocks`
    describes."""

    name: str
    dtype: str


EXPECTED_TOTAL = TableKind("expected_total", FLOATS)
"""The greatest expected sum of all points still to come."""

FLOOR = TableKind("floor", WHOLE_NUMBERS)
"""The points that the worst rolls still leave."""

TARGET = TableKind("target", BYTES)
"""For every number of points still needed, the greatest probability of getting them."""

OUTLOOK = TableKind("outlook", BYTES)
"""What playing for the greatest expected total leads to, as a distribution and category by category."""

TABLE_KINDS: Mapping[str, TableKind] = {each.name: each for each in (EXPECTED_TOTAL, FLOOR, TARGET, OUTLOOK)}
"""All kinds that are built, by name."""
