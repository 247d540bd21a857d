import numpy as np
import pytest

from strategy_tables.store.codec import (
    ERROR,
    LEAST,
    PER_OCTAVE,
    codebook,
    decode_probabilities,
    unpack,
)
from tests.strategy_tables.encoding import encode_probabilities, pack


def test_every_code_round_trips() -> None:
    book = codebook()
    assert len(book) == 1 << 16
    assert book[0] == 0.0
    assert book[-1] == 1.0
    assert (np.diff(book) > 0).all()
    np.testing.assert_array_equal(encode_probabilities(book), np.arange(len(book)))
    assert encode_probabilities(np.array([-1e-15, 1 + 1e-15])).tolist() == [0, len(book) - 1]


def test_errors_are_small_and_relatively_small_in_the_tails() -> None:
    chance = np.random.default_rng(1)
    probabilities = np.concatenate([chance.random(200_000), 10.0 ** -chance.uniform(0, 9, 200_000)])
    for values in (probabilities, 1.0 - probabilities):
        found = decode_probabilities(encode_probabilities(values))
        error = np.abs(found - values)
        assert error.max() <= ERROR * (1 + 1e-9)
        tail = np.minimum(values, 1 - values)
        within = tail > 2 * LEAST
        assert (error[within] <= tail[within] / (2 * PER_OCTAVE) * (1 + 1e-9)).all()
        assert (error[~within] <= LEAST / 2).all()


def test_codes_keep_the_order() -> None:
    values = np.sort(np.concatenate([np.random.default_rng(2).random(10_000), np.geomspace(1e-12, 1, 10_000)]))
    codes = encode_probabilities(values).astype(np.int64)
    assert (np.diff(codes) >= 0).all()


@pytest.mark.parametrize("dtype", [np.uint16, np.uint64])
def test_arrays_round_trip(dtype: type[np.unsignedinteger]) -> None:
    chance = np.random.default_rng(3)
    for shape in ((1, 1), (1, 7), (5, 1), (30, 41)):
        for least in (0, np.iinfo(dtype).max - 1000):
            numbers = (chance.integers(0, 1000, shape).astype(np.uint64) + np.uint64(least)).astype(dtype)
            numbers[0, 0] = np.iinfo(dtype).max
            found = unpack(pack(numbers), dtype, shape)
            assert found.dtype == dtype
            np.testing.assert_array_equal(found, numbers)
