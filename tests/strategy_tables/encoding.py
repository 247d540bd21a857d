"""The encoding of tables of bytes in plain numpy, which the compiled one has to equal."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.store.blocks import PackedBlock, SurvivalFunctions
from strategy_tables.store.codec import (
    BEFORE,
    JOIN,
    LAST,
    LEAST,
    ROUNDING,
    SHIFT,
    STEP,
    TAIL,
    decode_probabilities,
    squeeze,
)


def encode_probabilities(probabilities: Floats) -> NDArray[np.uint16]:
    """Return the nearest code of every probability: uint16, of the same shape.

    Values outside of 0 to 1, due to rounding, count as 0 or 1.
    """
    half = np.minimum(probabilities, 1.0 - probabilities)
    near = np.maximum((half.view(np.int64) + ROUNDING >> SHIFT) - BEFORE, 1)
    codes = np.where(half >= LEAST / 2, near, 0)
    codes = np.where(probabilities > 0.5, LAST - codes, codes)
    linear = 1 + TAIL + np.rint((probabilities - JOIN) * (1 / STEP))
    return np.where(half >= JOIN, linear, codes).astype(np.uint16)


def pack(numbers: NDArray[np.unsignedinteger[Any]]) -> bytes:
    """Return bytes for an array of unsigned whole numbers [N, M] whose rows are similar."""
    bits = numbers.dtype.itemsize * 8
    signed = np.dtype(f"i{numbers.dtype.itemsize}")
    differences = numbers.copy()
    # Unsigned numbers wrap around, and so do their sums: nothing is lost.
    differences[1:] -= numbers[:-1]
    near = differences.view(signed)
    folded = ((near << 1) ^ (near >> (bits - 1))).astype(f"<i{numbers.dtype.itemsize}")
    return squeeze(folded.view(np.uint8).reshape(numbers.size, -1).T.tobytes())


def pack_survivals(survivals: SurvivalFunctions) -> tuple[PackedBlock, float]:
    """Return the packed survival functions of the states of a block, and the greatest error."""
    least, chances = survivals
    codes = encode_probabilities(chances)
    error = float(np.abs(decode_probabilities(codes) - chances).max(initial=0.0))
    uncertain = np.flatnonzero((codes < LAST).any(axis=0))
    possible = np.flatnonzero((codes > 0).any(axis=0))
    first = int(uncertain[0]) if len(uncertain) else codes.shape[1]
    end = int(possible[-1]) + 1 if len(possible) else 0
    if end <= first:
        return PackedBlock((b"",), least + first, 0), error
    kept = codes[:, first:end]
    falls = np.empty_like(kept)
    falls[:, 0] = np.uint16(LAST) - kept[:, 0]
    falls[:, 1:] = kept[:, :-1] - kept[:, 1:]
    return PackedBlock((pack(falls),), least + first, end - first), error


def unpack_portable(data: bytes) -> Integers:
    """Return the numbers that `portable.file.pack` packed: int64 [N]."""
    numbers = np.frombuffer(data, dtype=np.uint8).reshape(4, -1).T.copy().view("<u4")[:, 0].astype(np.int64)
    return np.cumsum(np.where(numbers & 1, -(numbers >> 1) - 1, numbers >> 1))
