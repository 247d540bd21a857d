"""Probabilities as whole numbers, and arrays of whole numbers as bytes: what makes large tables small.

A survival function, P(points >= r) for ascending r, is kept as *codes*: 0 and the last one stand for exactly 0 and
1, the others are `STEP` apart in the middle. In the tails, up to `JOIN` and from 1 - `JOIN` on, they are the floating-
point numbers of `PER_OCTAVE` steps between one power of 2 and the next, from `LEAST` on: the first bits of a float64,
which take no logarithm. So the error of a probability is at most `ERROR`, and that of a small one (or of what one close
to 1 lacks of it) at most 1 / (2 `PER_OCTAVE`) of it.

States that lie side by side have nearly the same codes, and so have neighbouring r: `pack` keeps differences, which are
small, and puts their low bytes together and their high bytes together, which zlib then makes short. It only looks for
runs of the same byte: what else resembles each other the differences have taken away.
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
"""The code of 1: a code is 16 bits."""

MIDDLE: Final = LAST - 2 * (TAIL + 1)
"""Steps from `JOIN` to 1 - `JOIN`."""

STEP: Final = (1 - 2 * JOIN) / MIDDLE

ERROR: Final = STEP / 2
"""No probability is further than this from the one that was encoded."""

ROUNDING: Final = 1 << 43
"""Half a step of a tail, in the bits of a float64, which has 52 behind the first; `SHIFT` leaves `PER_OCTAVE` steps."""

SHIFT: Final = 44
BEFORE: Final = (1023 - 30) * PER_OCTAVE - 1
"""The bits of `LEAST`, shifted, less its code."""

_Words = NDArray[np.unsignedinteger[Any]]


@cache
def codebook() -> Floats:
    """The probability of every code: float64 [65,536], ascending from 0 to 1."""
    steps = np.arange(TAIL + 1)
    tail = np.ldexp(LEAST, steps // PER_OCTAVE) * (1 + steps % PER_OCTAVE / PER_OCTAVE)
    middle = JOIN + (1 - 2 * JOIN) * np.arange(1, MIDDLE) / MIDDLE
    book = np.concatenate([[0.0], tail, middle, 1.0 - tail[::-1], [1.0]])
    book.flags.writeable = False
    return book


def encode_probabilities(probabilities: Floats) -> NDArray[np.uint16]:
    """The nearest code of every probability: uint16, of the same shape.

    What rounding has left outside of 0 to 1 is taken as 0 or 1.
    """
    half = np.minimum(probabilities, 1.0 - probabilities)
    near = np.maximum((half.view(np.int64) + ROUNDING >> SHIFT) - BEFORE, 1)
    codes = np.where(half >= LEAST / 2, near, 0)
    codes = np.where(probabilities > 0.5, LAST - codes, codes)
    linear = 1 + TAIL + np.rint((probabilities - JOIN) * (1 / STEP))
    return np.where(half >= JOIN, linear, codes).astype(np.uint16)


def decode_probabilities(codes: NDArray[np.uint16]) -> Floats:
    """The probabilities of codes: float64, of the same shape."""
    return codebook().take(codes)


def precision_of(error: float) -> Rounded:
    """How far off decoded probabilities may be, and means of them, where the greatest error that was met is known.

    In the tails that is half a step, and what is below half of `LEAST` is taken as 0; beside that stands what rounding
    and cutting off before that may make of them in up to 80 turns.
    """
    return Rounded(error, 1 / (2 * PER_OCTAVE) + 1e-5, LEAST / 2 + 1e-11) if error else EXACTLY


def pack(numbers: _Words) -> bytes:
    """Bytes for an array of unsigned whole numbers [N, M] whose rows resemble each other."""
    bits = numbers.dtype.itemsize * 8
    signed = np.dtype(f"i{numbers.dtype.itemsize}")
    differences = numbers.copy()
    # Unsigned numbers wrap round, and so do their sums: nothing is lost.
    differences[1:] -= numbers[:-1]
    near = differences.view(signed)
    folded = ((near << 1) ^ (near >> (bits - 1))).astype(f"<i{numbers.dtype.itemsize}")
    return squeeze(folded.view(np.uint8).reshape(numbers.size, -1).T.tobytes())


def squeeze(planes: bytes | memoryview) -> bytes:
    """What `pack` makes of the bytes of differences, the lowest of all first."""
    squeezing = zlib.compressobj(1, strategy=zlib.Z_RLE)
    return squeezing.compress(planes) + squeezing.flush()


def unpack(packed: bytes, dtype: Any, shape: tuple[int, int]) -> _Words:
    """The array that was packed, of its dtype and shape."""
    wanted = np.dtype(dtype)
    planes = np.frombuffer(zlib.decompress(packed), dtype=np.uint8).reshape(wanted.itemsize, -1)
    # Shifted together from the highest byte down: a tenth of the time that transposing the bytes takes.
    folded = planes[-1].astype(wanted)
    for plane in planes[-2::-1]:
        folded <<= 8
        folded |= plane
    # Unsigned numbers wrap round: minus 1 is all bits.
    differences = (folded >> 1) ^ -(folded & 1)
    return np.add.accumulate(differences.reshape(shape), axis=0, dtype=wanted)
