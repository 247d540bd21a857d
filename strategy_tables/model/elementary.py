"""Elementary functions with the same bits on every processor.

The C library and numpy choose another implementation of `exp`, `log` and `pow` for every generation of processors, and
their last bits differ. These use additions, multiplications, divisions and scaling by powers of two alone, which IEEE
754 defines to the last bit. `exp` and `log` are within 3 units in the last place of the true values.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import factorial
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Floats

_LOG_2: Final = 0.6931471805599453
_LOG_2_HIGH: Final = float.fromhex("0x1.62e42fee00000p-1")
"""Logarithm of 2, in so few bits that its product with an exponent is exact."""
_LOG_2_LOW: Final = float.fromhex("0x1.a39ef35793c76p-33")
_ROOT_HALF: Final = float.fromhex("0x1.6a09e667f3bcdp-1")
_EXP: Final = tuple(1 / factorial(term) for term in range(14, -1, -1))
_LOG_TERMS: Final = 12
_LEAST_EXPONENT: Final = -745.2
"""Below this, `exp` is 0 in float64."""

_HALF_LOG_2_PI: Final = 0.9189385332046728
_STIRLING: Final = (1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156)
"""Coefficients of Stirling's series: Abramowitz and Stegun 6.1.41."""
_STIRLING_STEPS: Final = 12
"""Least number for which the series is accurate; smaller ones use the recurrence of the gamma function."""


def exp(exponents: Floats) -> Floats:
    """Return e to the power of each exponent, at most 709: float64, of the same shape."""
    bounded = np.maximum(exponents, _LEAST_EXPONENT)
    twos = np.rint(bounded / _LOG_2)
    rest = (bounded - twos * _LOG_2_HIGH) - twos * _LOG_2_LOW
    found = np.zeros_like(rest)
    for coefficient in _EXP:
        found = found * rest + coefficient
    return np.ldexp(found, twos.astype(np.int64))


def log(numbers: Floats) -> Floats:
    """Return the natural logarithm of each number, all greater than 0: float64, of the same shape."""
    mantissas, twos = np.frexp(numbers)
    low = mantissas < _ROOT_HALF
    mantissas, twos = np.where(low, 2 * mantissas, mantissas), twos - low
    ratio = (mantissas - 1.0) / (mantissas + 1.0)
    square = ratio * ratio
    series = np.zeros_like(ratio)
    for term in range(_LOG_TERMS, 0, -1):
        series = square * (1 / (2 * term + 1) + series)
    return twos * _LOG_2_HIGH + (2 * ratio + (2 * ratio * series + twos * _LOG_2_LOW))


@lru_cache(maxsize=1024)
def log_of(number: float) -> float:
    """Return the natural logarithm of one number greater than 0."""
    return float(log(np.array(number)))


def log_gamma(numbers: Floats) -> Floats:
    """Return the logarithm of the gamma function of each number, from 0 to 1e20: float64, of the same shape."""
    skipped = np.ones_like(numbers)
    for step in range(_STIRLING_STEPS):
        skipped = skipped * (numbers + step)
    shifted = numbers + _STIRLING_STEPS
    inverse = 1.0 / shifted
    square = inverse * inverse
    series = np.zeros_like(shifted)
    for coefficient in reversed(_STIRLING):
        series = coefficient + square * series
    return (shifted - 0.5) * log(shifted) - shifted + _HALF_LOG_2_PI + inverse * series - log(skipped)


def repeated(combine: Callable[[Floats, Floats], Floats], values: Floats, count: int) -> Floats:
    """Combine `count` copies of each value, at least one, by an associative operation and repeated squaring.

    >>> repeated(np.multiply, np.array([0.5, 2.0]), 10).tolist()
    [0.0009765625, 1024.0]
    """
    found = values
    for bit in f"{count:b}"[1:]:
        found = combine(found, found)
        if bit == "1":
            found = combine(found, values)
    return found


def either(one: Floats, other: Floats) -> Floats:
    """Return the probability that at least one of two independent events happens, exact for small ones.

    >>> float(either(np.array(1e-20), np.array(1e-20)))
    2e-20
    """
    return one + other * (1.0 - one)
