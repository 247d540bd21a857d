"""The kinds of table there are.

A kind is known by its name, in the header and the file name of its tables. All share the states of `states` and the
lattice of `lattice`; each says something else of a state. The table of the means is what advice, review and everything
else starts from; the others are optional.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from strategy_tables.model.states import StateSpace
from strategy_tables.store.quantized_means import is_quantized

FLOATS = "<f8"
WHOLE_NUMBERS = "<i4"
BYTES = "|u1"


@dataclass(frozen=True, slots=True)
class TableKind:
    """`name` as on the wire; `dtype` of its tables, one number per state but for bytes, which are what `blocks`
    describes; `coded`: of those of very many states, bytes as `coded` describes; `format`: the version of all that says
    what its tables hold, which changes with the layout in `tablefile`, the order of states, and `codec`."""

    name: str
    dtype: str
    quantized_dtype: str | None = None
    format: int = 1

    @property
    def dtypes(self) -> set[str]:
        """All that its tables can hold."""
        return {self.dtype} if self.quantized_dtype is None else {self.dtype, self.quantized_dtype}

    def dtype_of(self, space: StateSpace) -> str:
        """What its table of these states holds."""
        return self.dtype if self.quantized_dtype is None or not is_quantized(space) else self.quantized_dtype


EXPECTED_TOTAL = TableKind("expected_total", FLOATS, BYTES)
"""The greatest expected sum of all points still to come."""

FLOOR = TableKind("floor", WHOLE_NUMBERS)
"""The points that the worst rolls still leave."""

TARGET = TableKind("target", BYTES, format=2)
"""For every number of points still needed, the greatest probability of getting them."""

OUTLOOK = TableKind("outlook", BYTES, format=2)
"""What playing for the greatest expected total leads to, as a distribution and category by category."""

TABLE_KINDS: Mapping[str, TableKind] = {each.name: each for each in (EXPECTED_TOTAL, FLOOR, TARGET, OUTLOOK)}
"""All kinds that are built, by name."""
