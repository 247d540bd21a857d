"""Compression of tables: probabilities as whole numbers, and arrays of whole numbers as bytes.

A survival function, P(points >= r) for ascending r, is stored as *codes*. 0 and the last one stand for exactly 0 and 1,
the others are `STEP` apart in the middle. The tails go up to `JOIN` and from 1 - `JOIN` on. In them, codes are
floating-point numbers with `PER_OCTAVE` steps between one power of 2 and the next, from `LEAST` upwards. These are the
first bits of a float64, which need no logarithm.

So the error of a probability is at most `ERROR`. That of a small one (or of the complement of one close to 1) is at
most 1 / (2 `PER_OCTAVE`) of it.

Neighbouring states have similar codes, and so have neighbouring r. So the differences of rows are stored, which are
small. They are folded into unsigned numbers: 0, -1, 1, -2, 2, ... Their low bytes come first, then their high bytes,
which zlib compresses well. It only looks for runs of equal bytes, since the differences have removed all other
similarity.
"""

import zlib
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Floats
from strategy_tables.model.precision import EXACTLY, Rounded

PER_OCTAVE: Final = 256
JOIN: Final = 2.0**-7
LEAST: Final = 2.0**-30
TAIL: Final = 23 * PER_OCTAVE
"""Steps from `LEAST` to `JOIN`."""

LAST: Final = (1 << 16) - 1
"""Code of 1: a code has 16 bits."""

MIDDLE: Final = LAST - 2 * (TAIL + 1)
"""Steps from `JOIN` to 1 - `JOIN`."""

STEP: Final = (1 - 2 * JOIN) / MIDDLE

ERROR: Final = STEP / 2
"""Greatest error of an encoded probability."""

ROUNDING: Final = 1 << 43
"""Half a step of a tail, in the bits of a float64, which has 52 after the first; `SHIFT` leaves `PER_OCTAVE` steps."""

SHIFT: Final = 44
BEFORE: Final = (1023 - 30) * PER_OCTAVE - 1
"""Shifted bits of `LEAST`, less its code."""

_Words = NDArray[np.unsignedinteger[Any]]


@cache
def codebook() -> Floats:
    """Return the probability of every code: float64 [65,536], ascending from 0 to 1."""
    steps = np.arange(TAIL + 1)
    tail = np.ldexp(LEAST, steps // PER_OCTAVE) * (1 + steps % PER_OCTAVE / PER_OCTAVE)
    middle = JOIN + (1 - 2 * JOIN) * np.arange(1, MIDDLE) / MIDDLE
    book = np.concatenate([[0.0], tail, middle, 1.0 - tail[::-1], [1.0]])
    book.flags.writeable = False
    return book


def decode_probabilities(codes: NDArray[np.uint16]) -> Floats:
    """Return the probabilities of codes: float64, of the same shape."""
    return codebook().take(codes)


def precision_of(error: float) -> Rounded:
    """Return the precision of decoded probabilities and of their means, given the greatest error that was met.

    In the tails it is half a step, and a probability below half of `LEAST` counts as 0. Rounding and truncation before
    encoding, in up to 80 turns, are included.
    """
    return Rounded(error, 1 / (2 * PER_OCTAVE) + 1e-5, LEAST / 2 + 1e-11) if error else EXACTLY


def squeeze(planes: bytes | memoryview) -> bytes:
    """Compress the bytes of differences, those of the lowest order first."""
    squeezing = zlib.compressobj(1, strategy=zlib.Z_RLE)
    return squeezing.compress(planes) + squeezing.flush()


def unpack(packed: bytes, dtype: Any, shape: tuple[int, int]) -> _Words:
    """Return the array that was packed, of its dtype and shape."""
    wanted = np.dtype(dtype)
    planes = np.frombuffer(zlib.decompress(packed), dtype=np.uint8).reshape(wanted.itemsize, -1)
    # Shifting bytes together from the highest down takes a tenth of the time of transposing them.
    folded = planes[-1].astype(wanted)
    for plane in planes[-2::-1]:
        folded <<= 8
        folded |= plane
    # Unsigned numbers wrap around: minus 1 is all bits.
    differences = (folded >> 1) ^ -(folded & 1)
    return np.add.accumulate(differences.reshape(shape), axis=0, dtype=wanted)
