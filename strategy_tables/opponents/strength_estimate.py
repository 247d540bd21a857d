"""Estimates of a player's strength: the probability of every strength, given the losses of a game's decisions.

The frequency of errors among free decisions, q, and the mean m and variance v of an error's loss were measured for
every strength (`measurements.Losses`). Losses of errors are modelled by the gamma distribution with this mean and
variance, so that the sum of k losses is gamma distributed too. Decisions are modelled as independent, with a variance
that gives whole games their measured one. So the total loss x of n free decisions has the density

    f(x) = sum over k = 1 .. n of C(n, k) q^k (1 - q)^(n - k) gamma(x; shape k m^2 / v, scale v / m)

and is 0 with the probability (1 - q)^n. With equal prior probabilities of all strengths, the posterior is the share of
each in the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum, inf
from operator import itemgetter
from typing import Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats
from strategy_tables.model.elementary import exp, log, log_gamma, log_of
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.measurements import Losses, Measurements, measured_of

CONFIDENCE: Final = 0.9


@dataclass(frozen=True, slots=True)
class Evidence:
    """Free decisions of a game, at least one, and their total loss; the likelihood has the `weight` as exponent."""

    measured: Measurements
    decisions: int
    loss: float
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class StrengthEstimate:
    """Probability of every strength, by its id, weakest first.

    `least` to `greatest` is the narrowest range with a probability of at least `CONFIDENCE`; of several, the most
    probable one.
    """

    decisions: int
    probabilities: tuple[tuple[str, float], ...]
    most_likely: str
    least: str
    greatest: str


def estimate_strength(compiled: CompiledRuleset, decisions: int, loss: float) -> StrengthEstimate | None:
    """Return the strengths that fit this number of free decisions and their total loss in points.

    None without decisions, and where the losses of strengths were not measured for a ruleset.
    """
    measured = measured_of(compiled)
    return None if measured is None or not decisions else estimate_from([Evidence(measured, decisions, loss)])


def estimate_from(games: Sequence[Evidence]) -> StrengthEstimate:
    """Return the strengths that fit all of these games, at least one."""
    ids = list(games[0].measured.strengths)
    logs = np.array([log_likelihood_of(games, itemgetter(each)) for each in ids])
    weights = exp(logs - logs.max())
    shares: list[float] = (weights / weights.sum()).tolist()
    first, last = narrowest_range(shares, CONFIDENCE)
    most = max(range(len(ids)), key=shares.__getitem__)
    decisions = sum(each.decisions for each in games)
    return StrengthEstimate(decisions, tuple(zip(ids, shares, strict=True)), ids[most], ids[first], ids[last])


def log_likelihood_of(games: Iterable[Evidence], losses_of: Callable[[Mapping[str, Losses]], Losses]) -> float:
    """Return the logarithm of the likelihood of all games; `losses_of` chooses among the losses of strengths."""
    return fsum(log_likelihood_of_each(games, losses_of))


def log_likelihood_of_each(
    games: Iterable[Evidence], losses_of: Callable[[Mapping[str, Losses]], Losses]
) -> list[float]:
    """Return the same of each game, in an order that depends on the games alone."""
    alike: dict[tuple[Measurements, int], list[Evidence]] = {}
    for each in games:
        if each.weight:
            alike.setdefault((each.measured, each.decisions), []).append(each)
    logs: list[float] = []
    for (measured, decisions), group in alike.items():
        found = log_likelihoods(losses_of(measured.losses), decisions, np.array([each.loss for each in group]))
        logs += (found * np.array([each.weight for each in group])).tolist()
    return logs


def log_likelihoods(losses: Losses, decisions: int, lost: Floats) -> Floats:
    """Return the logarithm of the density of each loss, or of the probability of no loss: float64 [G] from [G]."""
    often = losses.errors / losses.decisions
    found = np.full(len(lost), decisions * log_of(1 - often) if often < 1 else -inf)
    some = np.flatnonzero(lost > TIE * decisions)
    if not losses.errors:
        found[some] = -inf
        return found
    shape, scale = losses.mean * losses.mean / losses.variance, losses.variance / losses.mean
    errors = np.arange(1.0, decisions + 1)
    shapes = errors * shape
    of_errors = _log_ways(decisions) + errors * log_of(often) + (decisions - errors) * log_of(1 - often)
    of_errors = of_errors - log_gamma(shapes) - shapes * log_of(scale)
    terms = of_errors + (shapes - 1) * log(lost[some])[:, None] - (lost[some] / scale)[:, None]
    most = terms.max(axis=1)
    found[some] = most + log(exp(terms - most[:, None]).sum(axis=1))
    return found


@lru_cache(maxsize=256)
def _log_ways(decisions: int) -> Floats:
    """Return the logarithms of the binomial coefficients of `decisions` decisions, from 1 upwards."""
    factorials = log_gamma(np.arange(1.0, decisions + 2))
    found: Floats = factorials[-1] - factorials[1:] - factorials[-2::-1]
    return found


def narrowest_range(shares: Sequence[float], confidence: float) -> tuple[int, int]:
    """Return the first and last place of the narrowest range with at least this share, the most probable of several.

    >>> narrowest_range([0.05, 0.5, 0.42, 0.03], 0.9)
    (1, 2)
    """
    ranges = [(first, last) for first in range(len(shares)) for last in range(first, len(shares))]
    enough = [each for each in ranges if sum(shares[each[0] : each[1] + 1]) >= confidence - TIE]
    return min(enough, key=lambda each: (each[1] - each[0], -sum(shares[each[0] : each[1] + 1])))
