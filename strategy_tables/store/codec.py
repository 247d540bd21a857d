"""Probabilities as whole numbers, and arrays of whole numbers as bytes: what makes large tables small.

A survival function, P(points >= r) for ascending r, is kept as *codes*: 0 and the last one stand for exactly 0 and
1, the others are `STEP` apart in the middle and grow by `GROWTH` in the tails, down to `LEAST`. So the error of a
probability is at most `STEP` / 2, and that of a small one (or of a small one less than 1) a thousandth of it.

States that lie side by side have nearly the same codes, and so have neighbouring r: `pack` keeps differences, which are
small, and puts their low bytes together and their high bytes together, which zlib then makes short.
"""

import zlib
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Floats

STEP = 2e-5
GROWTH = 2e-3
LEAST = 1e-9

ERROR = STEP / 2
"""No probability is further than this from the one that was encoded."""

_JOIN = STEP / GROWTH
"""Where a step of the tail is as wide as one of the middle."""

_LEVEL = 6
_Words = NDArray[np.unsignedinteger[Any]]


@cache
def codebook() -> Floats:
    """The probability of every code: float64 [65,139 or so], ascending from 0 to 1."""
    tail = _JOIN * np.exp(-np.log(_JOIN / LEAST) * np.arange(_tail_codes(), -1, -1) / _tail_codes())
    middle = _JOIN + (1 - 2 * _JOIN) * np.arange(1, _middle_codes()) / _middle_codes()
    book = np.concatenate([[0.0], tail, middle, 1.0 - tail[::-1], [1.0]])
    assert len(book) <= 1 << 16  # noqa: S101 - a code is 16 bits
    book.flags.writeable = False
    return book


def _tail_codes() -> int:
    return int(np.ceil(np.log(_JOIN / LEAST) / np.log1p(GROWTH)))


def _middle_codes() -> int:
    return round((1 - 2 * _JOIN) / STEP)


def encode_probabilities(probabilities: Floats) -> NDArray[np.uint16]:
    """The nearest code of every probability, or one beside it: uint16, of the same shape.

    What rounding has left outside of 0 to 1 is taken as 0 or 1.
    """
    half = np.minimum(probabilities, 1.0 - probabilities)
    tail, middle = _tail_codes(), _middle_codes()
    with np.errstate(divide="ignore", invalid="ignore"):
        in_tail = 1.0 + tail + np.rint(np.log(half / _JOIN) * (tail / np.log(_JOIN / LEAST)))
    codes = np.where(half >= LEAST / 2, np.maximum(in_tail, 1.0), 0.0)
    last = len(codebook()) - 1
    codes = np.where(probabilities > 0.5, last - codes, codes)
    linear = 1.0 + tail + np.rint((probabilities - _JOIN) * (middle / (1 - 2 * _JOIN)))
    return np.where(half >= _JOIN, linear, codes).astype(np.uint16)


def decode_probabilities(codes: NDArray[np.uint16]) -> Floats:
    """The probabilities of codes: float64, of the same shape."""
    return codebook().take(codes)


def pack(numbers: _Words) -> bytes:
    """Bytes for an array of unsigned whole numbers [N, M] whose rows resemble each other."""
    bits = numbers.dtype.itemsize * 8
    signed = np.dtype(f"i{numbers.dtype.itemsize}")
    differences = numbers.copy()
    # Unsigned numbers wrap round, and so do their sums: nothing is lost.
    differences[1:] -= numbers[:-1]
    near = differences.view(signed)
    folded = ((near << 1) ^ (near >> (bits - 1))).astype(f"<i{numbers.dtype.itemsize}")
    return zlib.compress(folded.view(np.uint8).reshape(numbers.size, -1).T.tobytes(), _LEVEL)


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
