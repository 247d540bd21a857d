"""Comparison of totals with those of opponents, all independent and each from its own distribution.

For many opponents the tails decide. Against 9,999 of them a total wins with probability F^9999 if F is the probability
that one has less. So only the distance of F from 1 matters, and a probability near 1 is stored as its small complement,
summed from the far end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution
from strategy_tables.model.elementary import either, repeated
from strategy_tables.model.precision import EXACTLY, Precision, Rounded


@dataclass(frozen=True, slots=True, eq=False)
class OpponentField:
    """Opponents whose totals come independently from one distribution, with its error bounds."""

    totals: Distribution
    count: int = 1
    precision: Precision = EXACTLY


@dataclass(frozen=True, slots=True)
class WinOdds:
    """Comparison of a final total with opponents: the probabilities of winning, tying for first place and losing.

    The expected rank is 1 plus the mean number of opponents with a greater total. `error` bounds the error of each
    probability.
    """

    win: float
    tie: float
    lose: float
    expected_rank: float
    error: float


def totals_undecided(compiled: CompiledRuleset) -> str:
    """Return why totals do not decide who wins; empty if they do."""
    awarded = compiled.ruleset.points_awarded is not None
    return "the points awarded decide the winner, not the total" if awarded else ""


def compare(totals: Distribution, opponents: Sequence[OpponentField], precision: Rounded = EXACTLY) -> WinOdds:
    """Return how a total compares with the opponents'; `precision` is that of its own distribution."""
    own, chances = totals.totals.astype(np.int64), totals.probabilities
    win, tie = win_chances(own, opponents)
    greater = sum((each.count * _chances(own, each.totals).more for each in opponents), np.zeros(len(own)))
    won, tied = float((chances * win).sum()), float((chances * tie).sum())
    rank = 1.0 + float((chances * greater).sum())
    # Winning and not losing are means of functions that rise with the own total; tying is their difference.
    own_errors = precision.off(np.array([won, won + tied]))
    errors = [float((chances * win_errors(each, opponents)).sum()) for each in (own, own + 1)]
    return WinOdds(won, tied, max(0.0, 1.0 - won - tied), rank, float(own_errors.sum()) + sum(errors))


def win_chances(totals: Integers, opponents: Sequence[OpponentField]) -> tuple[Floats, Floats]:
    """Return the probabilities of winning and of tying for first place with these totals: float64 [N] each."""
    win, first = np.ones(len(totals)), np.ones(len(totals))
    tied = np.zeros(len(totals))
    for crowd in opponents:
        chances = _chances(totals, crowd.totals)
        win *= power(chances.less, chances.as_much + chances.more, crowd.count)
        first *= power(chances.less + chances.as_much, chances.more, crowd.count)
        # Given that none of them has more: the probability that at least one has as much.
        with np.errstate(divide="ignore", invalid="ignore"):
            share = np.nan_to_num(np.minimum(chances.as_much / (chances.less + chances.as_much), 1.0))
        tied = either(tied, repeated(either, share, crowd.count))
    return win, first * tied


def chances_by_total(own: Distribution, others: Sequence[OpponentField], totals: Integers, tie_share: float) -> Floats:
    """Return the chance of winning, plus `tie_share` of that of tying, by the final total of one more opponent.

    It does not rise with these totals: float64 [N].
    """
    win, tie = win_chances(own.totals.astype(np.int64), others)
    # From each own total on: the chances that no other has as much, and that no other has more.
    alone, first = (_from_each(own.probabilities * each) for each in (win, win + tie))
    above, level = (np.clip(totals - own.least + more, 0, len(win)) for more in (1, 0))
    found: Floats = (1.0 - tie_share) * alone[above] + tie_share * first[level]
    return found


def _from_each(chances: Floats) -> Floats:
    """Return the sums from each place to the end, and 0: float64 [N + 1]."""
    return np.append(np.cumsum(chances[::-1])[::-1], 0.0)


def win_errors(totals: Integers, opponents: Sequence[OpponentField]) -> Floats:
    """Return the error of the probability that all opponents have less than these totals: float64 [N]."""
    if all(each.precision is EXACTLY for each in opponents):
        return np.zeros(len(totals))
    found, low, high = (np.ones(len(totals)) for _ in range(3))
    for crowd in opponents:
        chances = _chances(totals, crowd.totals)
        reach = chances.as_much + chances.more
        least, most = crowd.precision.limits(reach)
        found *= power(chances.less, reach, crowd.count)
        low *= power(1.0 - most, most, crowd.count)
        high *= power(1.0 - least, least, crowd.count)
    errors: Floats = np.maximum(high - found, found - low).clip(0.0)
    return errors


def power(chance: Floats, missing: Floats, count: int) -> Floats:
    """Return `chance` to the power of `count`, given the chance and its complement: the small one is exact.

    >>> [f"{power(np.array([1 - each]), np.array([each]), 10**6)[0]:.12f}" for each in (1e-9, 1e-6, 1.0)]
    ['0.999000499833', '0.367879257232', '0.000000000000']
    """
    with np.errstate(under="ignore"):
        low = repeated(np.multiply, np.minimum(chance, 0.5), count)
    return np.where(chance < 0.5, low, 1.0 - repeated(either, np.minimum(missing, 1.0), count))


@dataclass(frozen=True, slots=True, eq=False)
class _Chances:
    """Probabilities that an opponent has less than some totals, as much, and more: float64 [N] each."""

    less: Floats
    as_much: Floats
    more: Floats


def _chances(totals: Integers, opponent: Distribution) -> _Chances:
    chances = opponent.probabilities / opponent.probabilities.sum()  # rounding errors of certainty
    less = np.concatenate([[0.0], np.cumsum(chances)])
    more = np.concatenate([np.cumsum(chances[::-1])[::-1], [0.0]])
    place = totals - opponent.least
    before, behind = (np.clip(each, 0, len(chances)) for each in (place, place + 1))
    inside = (place >= 0) & (place < len(chances))
    return _Chances(less[before], np.where(inside, chances[np.clip(place, 0, len(chances) - 1)], 0.0), more[behind])
