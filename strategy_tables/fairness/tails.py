"""Tail probabilities of the distributions that tests compare with, the same on every processor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.elementary import exp, log, log_gamma, log_of

_SPREAD: Final = 12.0
"""Standard deviations beyond which a binomial distribution is cut off, where that changes nothing."""
_TERMS: Final = 2_000
_ENOUGH: Final = 1e-17
_HALVINGS: Final = 45


def chi_square_tail(statistic: float, degrees: int) -> float:
    """Return the probability that a chi-square variable is at least `statistic`.

    >>> round(chi_square_tail(11.0705, 5), 6)
    0.05
    """
    if statistic <= 0:
        return 1.0
    shape, at = degrees / 2, statistic / 2
    factor = float(exp(np.array(shape * log_of(at) - at - float(log_gamma(np.array(shape))))))
    if at < shape + 1:
        return max(0.0, 1.0 - factor * _series(shape, at))
    return factor * _continued_fraction(shape, at)


def _series(shape: float, at: float) -> float:
    """Return the lower incomplete gamma function without its factor: Abramowitz and Stegun 6.5.29."""
    term = found = 1 / shape
    for step in range(1, _TERMS):
        term *= at / (shape + step)
        found += term
        if term < found * _ENOUGH:
            break
    return found


def _continued_fraction(shape: float, at: float) -> float:
    """Return the upper incomplete gamma function without its factor: Abramowitz and Stegun 6.5.31."""
    below = at + 1 - shape
    ratio, inverse = 1e300, 1 / below
    found = inverse
    for step in range(1, _TERMS):
        numerator = step * (shape - step)
        below += 2
        inverse = 1 / (numerator * inverse + below)
        ratio = below + numerator / ratio
        found *= ratio * inverse
        if abs(ratio * inverse - 1) < _ENOUGH:
            break
    return found


@lru_cache(maxsize=256)
def chi_square_critical(chance: float, degrees: int) -> float:
    """Return the statistic that a chi-square variable reaches with this probability."""
    return bisect(lambda statistic: chi_square_tail(statistic, degrees) <= chance, 0.0, 40.0 * degrees + 400.0)


def log_binomial(count: int, of: Integers) -> Floats:
    """Return the logarithms of the numbers of ways to choose from `count`."""
    return _log_factorials(np.array([count])) - _log_factorials(of) - _log_factorials(count - of)


def _log_factorials(of: Integers) -> Floats:
    return log_gamma(of.astype(np.float64) + 1)


def binomial(count: int, chance: float) -> tuple[Integers, Floats]:
    """Return the numbers of successes that are not far from the mean, and their probabilities."""
    if chance >= 1:
        return np.array([count]), np.array([1.0])
    reach = _SPREAD * (count * chance * (1 - chance)) ** 0.5 + _SPREAD
    first, last = max(0, int(count * chance - reach)), min(count, int(count * chance + reach))
    of = np.arange(first, last + 1)
    return of, exp(log_binomial(count, of) + of * log_of(chance) + (count - of) * log_of(1 - chance))


def two_sided(chances: Floats, observed: int) -> float:
    """Return twice the smaller tail of a distribution, at most 1; both tails include the observed number."""
    below, above = float(chances[: observed + 1].sum()), float(chances[observed:].sum())
    return min(1.0, 2 * min(below, above))


def binomial_two_sided(successes: int, count: int, chance: float) -> float:
    """Return the exact two-sided p-value of a number of successes.

    >>> round(binomial_two_sided(0, 10, 1 / 6), 6)
    0.323011
    """
    of = np.arange(count + 1)
    return two_sided(exp(log_binomial(count, of) + of * log_of(chance) + (count - of) * log_of(1 - chance)), successes)


def binomial_interval(successes: int, count: int, chance: float) -> tuple[float, float]:
    """Return the interval of Clopper and Pearson, each end missed with at most this probability."""
    reach = int(_SPREAD * count**0.5 + _SPREAD**2)
    above = np.arange(successes, min(count, successes + reach) + 1)
    below = np.arange(max(0, successes - reach), successes + 1)

    def tail(of: Integers) -> Callable[[float], float]:
        ways = log_binomial(count, of)
        return lambda share: float(exp(ways + of * log_of(share) + (count - of) * log_of(1 - share)).sum())

    at_least, at_most = tail(above), tail(below)
    share = successes / count
    low = 0.0 if successes == 0 else bisect(lambda each: at_least(each) >= chance, 0.0, share)
    high = 1.0 if successes == count else bisect(lambda each: at_most(each) <= chance, share, 1.0)
    return low, high


def bisect(reached: Callable[[float], bool], low: float, high: float) -> float:
    """Return the least number for which a monotonic condition holds."""
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if reached(middle):
            high = middle
        else:
            low = middle
    return high


def convolve(repeated: Sequence[tuple[Floats, int]]) -> Floats:
    """Return the distribution of a sum of small whole numbers: how often each distribution is added."""
    found = np.ones(1)
    for chances, times in repeated:
        for _ in range(times):
            added = np.zeros(len(found) + len(chances) - 1)
            for number, chance in enumerate(chances.tolist()):
                if chance:
                    added[number : number + len(found)] += chance * found
            found = added
    return found


class EvenCounts:
    """The exact distribution of the sum of squares of six counts that are equally likely to grow.

    Three faces and the other three are independent once it is known how many dice show one of the first three.
    """

    def __init__(self, count: int) -> None:
        self._split = binomial(count, 0.5)
        self._of_three = {each: _squares_of_three(each) for each in self._needed(count)}
        self._count = count

    def _needed(self, count: int) -> set[int]:
        of, _ = self._split
        return {*of.tolist(), *(count - of).tolist()}

    def tail(self, squares: int) -> float:
        """Return the probability that the sum of squares is at least `squares`."""
        found = 0.0
        for first, chance in zip(*(each.tolist() for each in self._split), strict=True):
            sums, chances, _ = self._of_three[first]
            others, _, tails = self._of_three[self._count - first]
            found += chance * float((chances * tails[np.searchsorted(others, squares - sums)]).sum())
        return min(1.0, found)

    def critical(self, chance: float) -> int:
        """Return the least sum of squares that is reached with at most this probability; one too many if none is."""
        low, high = 0, self._count**2 + 1
        while low < high:
            middle = (low + high) // 2
            if self.tail(middle) <= chance:
                high = middle
            else:
                low = middle + 1
        return high


@lru_cache(maxsize=16)
def even_counts(count: int) -> EvenCounts:
    """Return the distribution for a number of dice."""
    return EvenCounts(count)


@lru_cache(maxsize=512)
def _squares_of_three(count: int) -> tuple[Integers, Floats, Floats]:
    """Return the sums of squares of three counts, their probabilities, and those of at least each; the last is 0."""
    one = np.arange(count + 1)
    first, second = (each.ravel() for each in np.meshgrid(one, one, indexing="ij"))
    ordered = (first <= second) & (second <= count - first - second)
    first, second = first[ordered], second[ordered]
    third = count - first - second
    repeats = (first == second).astype(np.int64) + (second == third)
    orders = np.array([6.0, 3.0, 1.0])[repeats]
    ways = (
        _log_factorials(np.array([count])) - _log_factorials(first) - _log_factorials(second) - _log_factorials(third)
    )
    sums, place = np.unique(first * first + second * second + third * third, return_inverse=True)
    chances = np.bincount(place, weights=orders * exp(ways - count * log(np.array([3.0]))))
    tails: Floats = np.append(np.cumsum(chances[::-1])[::-1], 0.0)
    return sums, chances.astype(np.float64), tails
