"""The table of the means as a file for apps: whole numbers, packed so that they compress well.

The layout is that of `store.tablefile`: a preamble, a header in JSON, the data. The header also has the rules of the
game in numbers (`rules`), so that readers need nothing but this file. The data are the values of all states in the
order of `StateSpace`, in `2^-fraction_bits` points, as differences:

    v[i] = round(value of state i * 2^fraction_bits)       d[i] = v[i] - v[i - 1]       v[-1] = 0
    z[i] = 2 d[i]  where d[i] >= 0, else  -2 d[i] - 1      (unsigned, 32 bits)

First comes the lowest byte of every z, then the second of every z, the third, and the highest. Neighbours are the same
game with one more upper point, so the higher bytes are nearly always 0, which compresses well. `docs/offline.md` has
the whole format with a drawing.
"""

import hashlib
import json
from typing import Any, Final

import numpy as np

from strategy_tables.errors import OutOfReach
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.portable.rules import dump_rules
from strategy_tables.store.quantized_means import MOST_FLOATS
from strategy_tables.store.tablefile import Table, header_bytes

FORMAT: Final = 1
KIND: Final = "portable"
"""Kind of a file of this form, in the header, in place of an objective's table kind."""

EXACT: Final = "exact"
"""Kind of a file whose values are the float64 of the table, so that `digest` is that of the table."""

MOST_STATES: Final = 1 << 23
"""Most states of a portable table; larger tables stay on the server."""

GREATEST_FRACTION_BITS: Final = 20
"""Half of `2^-20` is less than the rounding of answers on the wire."""

_SIZE_OF_NUMBERS: Final = 30
"""Bits of the greatest value, so that differences with their sign fit into 32."""


def portable_table(table: Table) -> bytes:
    """Return the file of a table; its bytes are the same on every machine. O(states) time, and about 40 bytes for each.

    Raises `OutOfReach`.
    """
    if table.space.size > MOST_STATES:
        raise OutOfReach(table.compiled.ruleset.name, KIND, table.space.size, MOST_STATES)
    return b"".join(export_table(table))


def export_table(table: Table, exact: bool = False) -> tuple[bytes, bytes]:
    """Return a file of any size as the bytes before its values, and its values: rounded ones, or float64 if `exact`.

    Raises `OutOfReach` for a table whose values are quantized.
    """
    if table.quantized is not None:
        raise OutOfReach(table.compiled.ruleset.name, KIND, table.space.size, MOST_FLOATS)
    values = np.ascontiguousarray(table.values, dtype="<f8")
    if exact:
        return _before_values(table, EXACT, None, 0.0, values.tobytes())
    bits = fraction_bits(values)
    whole = np.rint(values * 2.0**bits).astype(np.int64)
    # This is the greatest error of a value, in points.
    error = float(np.abs(whole * 2.0**-bits - values).max())
    return _before_values(table, KIND, bits, error, pack(whole))


def _before_values(table: Table, kind: str, bits: int | None, error: float, data: bytes) -> tuple[bytes, bytes]:
    """Return all bytes before the values, and these."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "kind": kind,
        "objective": table.header.objective,
        "fingerprint": table.compiled.fingerprint,
        "ruleset": table.compiled.ruleset.name,
        "title": table.compiled.ruleset.title,
        "table": table.digest,
        "digest": hashlib.sha256(data).hexdigest(),
        "states": table.space.size,
        "fraction_bits": bits,
        "error": error,
        **dump_rules(table),
    }
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    return header_bytes(text), data


def fraction_bits(values: Floats) -> int:
    """Return the fraction bits of the values: 20, or fewer if large values need the bits.

    >>> fraction_bits(np.array([254.59])), fraction_bits(np.array([-1_000_000.0]))
    (20, 10)
    """
    greatest = float(np.abs(values).max(initial=0.0))
    # frexp: greatest < 2^exponent.
    exponent = int(np.frexp(greatest)[1])
    return min(GREATEST_FRACTION_BITS, _SIZE_OF_NUMBERS - exponent)


def pack(whole: Integers) -> bytes:
    """Return whole numbers of less than 31 bits, int64 [N], as four planes of N bytes each.

    >>> pack(np.array([1, 0, 300])).hex(" ")
    '02 01 58 00 00 02 00 00 00 00 00 00'
    """
    differences = np.diff(whole, prepend=0)
    numbers = np.where(differences >= 0, 2 * differences, -2 * differences - 1).astype("<u4")
    return numbers.view(np.uint8).reshape(-1, 4).T.tobytes()
