"""The table of the means as a file that apps take along: whole numbers, packed so that they compress well.

The file is laid out as those of `store.tablefile` are: a preamble, a header in JSON, the data. The header has besides
all that a reader needs of the game, in numbers (`rules`), so that it reads this file and nothing else. The data are the
values of all states in the order of `StateSpace`, in `2^-fraction_bits` points, as differences:

    v[i] = round(value of state i * 2^fraction_bits)       d[i] = v[i] - v[i - 1]       v[-1] = 0
    z[i] = 2 d[i]  where d[i] >= 0, else  -2 d[i] - 1      (unsigned, 32 bits)

First the lowest byte of every z, then the second of every z, the third, and the highest. Neighbours are the same game
with a point more in the upper categories, so that of each z the higher bytes are nearly always 0, which compresses.
`docs/offline.md` has the whole format with a drawing.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from strategy_tables.errors import OutOfReach
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.portable.rules import dump_rules
from strategy_tables.store.tablefile import Table, header_bytes

FORMAT: Final = 1
KIND: Final = "portable"
"""What the header calls a file of this form, in place of an objective's table kind."""

MOST_STATES: Final = 1 << 23
"""Tables of more states are no file that somebody carries along: they stay on the server."""

GREATEST_FRACTION_BITS: Final = 20
"""Half a `2^-20` is less than what answers on the wire are rounded by."""

_SIZE_OF_NUMBERS: Final = 30
"""Bits of the greatest value, so that differences have room in 32 with their sign."""


@dataclass(frozen=True, slots=True)
class PortableTable:
    """A file, and what is said of it: `error` is the greatest by which a value in it is off, measured, in points."""

    content: bytes
    error: float


def portable_table(table: Table) -> PortableTable:
    """The file of a table; the same bytes wherever it is made. O(states) time, and some 40 bytes for each.

    Raises `OutOfReach`.
    """
    if table.space.size > MOST_STATES:
        raise OutOfReach(table.compiled.ruleset.name, KIND, table.space.size, MOST_STATES)
    values = table.means.take(np.arange(table.space.size))
    bits = fraction_bits(values)
    whole = np.rint(values * 2.0**bits).astype(np.int64)
    data = pack(whole)
    error = float(np.abs(whole * 2.0**-bits - values).max())
    header: dict[str, Any] = {
        "format": FORMAT,
        "kind": KIND,
        "objective": table.header.objective,
        "fingerprint": table.compiled.fingerprint,
        "ruleset": table.compiled.ruleset.name,
        "title": table.compiled.ruleset.title,
        "table": table.digest,
        "digest": hashlib.sha256(data).hexdigest(),
        "states": len(whole),
        "fraction_bits": bits,
        "error": error,
        **dump_rules(table),
    }
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    return PortableTable(header_bytes(text) + data, error)


def fraction_bits(values: Floats) -> int:
    """How fine the values are: as fine as 2^-20, coarser where games pay so much that this has no room in 32 bits.

    >>> fraction_bits(np.array([254.59])), fraction_bits(np.array([-1_000_000.0]))
    (20, 10)
    """
    greatest = float(np.abs(values).max(initial=0.0))
    # frexp: greatest < 2^exponent.
    exponent = int(np.frexp(greatest)[1])
    return min(GREATEST_FRACTION_BITS, _SIZE_OF_NUMBERS - exponent)


def pack(whole: Integers) -> bytes:
    """Whole numbers of less than 31 bits, int64 [N], as four planes of N bytes each: see above.

    >>> pack(np.array([1, 0, 300])).hex(" ")
    '02 01 58 00 00 02 00 00 00 00 00 00'
    """
    differences = np.diff(whole, prepend=0)
    numbers = np.where(differences >= 0, 2 * differences, -2 * differences - 1).astype("<u4")
    return numbers.view(np.uint8).reshape(-1, 4).T.tobytes()


def unpack(data: bytes) -> Integers:
    """The inverse of `pack`: int64 [N]."""
    numbers = np.frombuffer(data, dtype=np.uint8).reshape(4, -1).T.copy().view("<u4")[:, 0].astype(np.int64)
    found: Integers = np.cumsum(np.where(numbers & 1, -(numbers >> 1) - 1, numbers >> 1))
    return found
