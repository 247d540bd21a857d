"""Elementary functions, compared with `decimal`, which rounds correctly, and with the C library's gamma function."""

from decimal import Decimal, localcontext
from fractions import Fraction
from math import inf, lgamma, ulp

import numpy as np
import pytest

from strategy_tables.model.elementary import either, exp, log, log_gamma, log_of, repeated

RANDOM = np.random.default_rng(30)


def units_off(found: float, true: Decimal) -> float:
    """Return the error of a number in units of its last place."""
    return abs(float((Decimal(found) - true) / Decimal(ulp(found))))


def test_exp_is_within_three_units() -> None:
    numbers = np.concatenate([RANDOM.uniform(-700, 700, 500), RANDOM.uniform(-1, 1, 500), [0.0, 1e-300, -1e-17, 709.0]])
    with localcontext(prec=40):
        assert max(units_off(a, Decimal(x).exp()) for a, x in zip(exp(numbers).tolist(), numbers, strict=True)) < 3


def test_exp_of_very_small_numbers_is_zero() -> None:
    assert exp(np.array([-inf, -1e9, -746.0])).tolist() == [0.0, 0.0, 0.0]
    assert exp(np.array([-745.0])).tolist() == [5e-324]


def test_log_is_within_three_units() -> None:
    numbers = np.concatenate([10 ** RANDOM.uniform(-300, 300, 500), RANDOM.uniform(0.4, 2.1, 500), [5e-324, 8e307]])
    with localcontext(prec=40):
        assert max(units_off(a, Decimal(x).ln()) for a, x in zip(log(numbers).tolist(), numbers, strict=True)) < 3
    assert log(np.array([1.0])).tolist() == [0.0]
    assert log_of(2.0) == log(np.array([2.0]))[0]


def test_log_gamma_matches_the_c_library() -> None:
    numbers = np.concatenate([RANDOM.uniform(0.01, 20, 500), 10 ** RANDOM.uniform(0, 6, 500), [1.0, 2.0, 0.5]])
    assert log_gamma(numbers) == pytest.approx([lgamma(each) for each in numbers], rel=1e-14, abs=1e-13)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 64, 9999])
def test_repeated_events_match_exact_fractions(count: int) -> None:
    chances = np.array([0.0, 1e-18, 1e-9, 0.3, 0.75, 1.0])
    true = [1 - (1 - Fraction(each)) ** count for each in chances.tolist()]
    assert repeated(either, chances, count) == pytest.approx([float(each) for each in true], rel=1e-14)
    powers = [float(Fraction(each) ** count) for each in chances.tolist()]
    assert repeated(np.multiply, chances, count) == pytest.approx(powers, rel=1e-11)
