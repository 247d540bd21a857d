"""Kinds of tables.

A kind is identified by its name, in the header and the file name of its tables. All kinds share the states of `states`
and the lattice of `lattice`; each has another property of a state. The table of the means is required for every answer;
the others are optional.
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
    """Kind of table.

    * `name`: as on the wire
    * `dtype`: of its tables, one number per state, or bytes as `blocks` describes
    * `quantized_dtype`: that of tables with very many states, bytes as `quantized_means` describes
    * `format`: version of the meaning of tables, which changes with the layout in `tablefile`, the order of states, and
      `codec`
    """

    name: str
    dtype: str
    quantized_dtype: str | None = None
    format: int = 1

    def dtype_of(self, space: StateSpace) -> str:
        """Return the dtype of its table of these states."""
        return self.dtype if self.quantized_dtype is None or not is_quantized(space) else self.quantized_dtype


EXPECTED_TOTAL = TableKind("expected_total", FLOATS, BYTES)
"""Greatest expected sum of all remaining points."""

FLOOR = TableKind("floor", WHOLE_NUMBERS)
"""Points that even the worst rolls leave."""

TARGET = TableKind("target", BYTES, format=2)
"""Greatest probability of every number of remaining points."""

OUTLOOK = TableKind("outlook", BYTES, format=2)
"""Distribution of remaining points under play for the greatest expected total, and their sources."""

TWO_PLAYER = TableKind("two_player", BYTES)
"""Probability that either of two players wins who take turns and both play to win, for all pairs of states."""

TABLE_KINDS: Mapping[str, TableKind] = {
    each.name: each for each in (EXPECTED_TOTAL, FLOOR, TARGET, OUTLOOK, TWO_PLAYER)
}
"""All kinds, by name."""
