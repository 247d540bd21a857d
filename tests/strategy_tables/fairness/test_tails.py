"""Tail probabilities, compared with exact enumerations and with published tables."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, erfc, exp, factorial, prod, sqrt

import numpy as np
import pytest

from strategy_tables.fairness.tails import (
    EvenCounts,
    binomial,
    binomial_interval,
    binomial_two_sided,
    chi_square_critical,
    chi_square_tail,
    convolve,
)

# Abramowitz and Stegun, table 26.8: the statistic by probability and degrees of freedom.
PUBLISHED = [
    (0.05, 1, 3.84146),
    (0.01, 1, 6.63490),
    (0.05, 5, 11.0705),
    (0.01, 5, 15.0863),
    (0.001, 5, 20.515),
    (0.01, 20, 37.5662),
    (0.05, 30, 43.7729),
    (0.01, 100, 135.807),
]


@pytest.mark.parametrize(("chance", "degrees", "statistic"), PUBLISHED)
def test_chi_square_agrees_with_the_published_table(chance: float, degrees: int, statistic: float) -> None:
    assert chi_square_critical(chance, degrees) == pytest.approx(statistic, rel=1e-5)
    assert chi_square_tail(statistic, degrees) == pytest.approx(chance, rel=1e-4)


@pytest.mark.parametrize("statistic", [0.01, 0.7, 3.0, 15.0, 90.0, 600.0])
def test_chi_square_agrees_with_closed_forms(statistic: float) -> None:
    half = statistic / 2
    assert chi_square_tail(statistic, 1) == pytest.approx(erfc(sqrt(half)), rel=1e-12)
    assert chi_square_tail(statistic, 2) == pytest.approx(exp(-half), rel=1e-12)
    poisson = exp(-half) * sum(half**term / factorial(term) for term in range(10))
    assert chi_square_tail(statistic, 20) == pytest.approx(poisson, rel=1e-12)


def chances_of(count: int, chance: Fraction) -> list[Fraction]:
    return [comb(count, of) * chance**of * (1 - chance) ** (count - of) for of in range(count + 1)]


@pytest.mark.parametrize(("successes", "count"), [(0, 1), (0, 10), (10, 60), (20, 60), (60, 60), (31, 120)])
def test_binomial_p_values_agree_with_fractions(successes: int, count: int) -> None:
    chances = chances_of(count, Fraction(1, 6))
    true = min(Fraction(1), 2 * min(sum(chances[: successes + 1]), sum(chances[successes:])))
    assert binomial_two_sided(successes, count, 1 / 6) == pytest.approx(float(true), rel=1e-11)


def test_a_binomial_distribution_is_complete() -> None:
    for count, chance in ((1, 0.5), (50, 0.99), (100_000, 1 / 6), (7, 1.0)):
        of, chances = binomial(count, chance)
        assert chances.sum() == pytest.approx(1, abs=1e-9)
        assert (of * chances).sum() == pytest.approx(count * chance)


@pytest.mark.parametrize(("successes", "count"), [(0, 12), (3, 12), (12, 12), (40, 300)])
def test_intervals_are_those_of_clopper_and_pearson(successes: int, count: int) -> None:
    low, high = binomial_interval(successes, count, 0.005)
    if successes:
        assert sum(chances_of(count, Fraction(low))[successes:]) == pytest.approx(0.005, rel=1e-9)
    if successes < count:
        assert sum(chances_of(count, Fraction(high))[: successes + 1]) == pytest.approx(0.005, rel=1e-9)
    assert (low == 0, high == 1) == (successes == 0, successes == count)


def squares_by_enumeration(count: int) -> Counter[int]:
    """Return the number of ordered rolls for each sum of squared counts."""
    found: Counter[int] = Counter()
    for counts in product(range(count + 1), repeat=6):
        if sum(counts) == count:
            found[sum(each * each for each in counts)] += factorial(count) // prod(map(factorial, counts))
    return found


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_even_counts_agree_with_enumeration(count: int) -> None:
    ways = squares_by_enumeration(count)
    for squares in (*ways, 0, count**2 + 1):
        true = Fraction(sum(each for value, each in ways.items() if value >= squares), 6**count)
        assert EvenCounts(count).tail(squares) == pytest.approx(float(true), rel=1e-12, abs=1e-15)


def test_the_critical_sum_of_squares_is_the_least() -> None:
    counts = EvenCounts(40)
    critical = counts.critical(0.01)
    assert counts.tail(critical) <= 0.01 < counts.tail(critical - 1)


def test_sums_are_convolved() -> None:
    die = np.array([0, 1, 1, 1, 1, 1, 1]) / 6
    coin = np.array([0.5, 0.5])
    ways = Counter(sum(thrown) for thrown in product(range(1, 7), range(1, 7), range(2)))
    assert convolve([(die, 2), (coin, 1)]) == pytest.approx([ways[total] / 72 for total in range(14)])
