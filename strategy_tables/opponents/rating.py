"""Ratings over many games: the loss per free decision, its trend, the strength that it equals, and play beyond experts.

Games are independent of each other, decisions of one game are not. So errors of estimates are measured between games.
Game i has n_i free decisions and the total loss x_i. With a half-life H it has the weight w_i = 2^(-d_i / H), where d_i
decisions followed its middle.

**Rate.** R = sum(w x) / sum(w n). The variance of a game's loss is about proportional to its mean, phi R n_i. So the
root of R has the standard error sqrt(phi / N) / 2, with N = sum(w n)^2 / sum(w^2 n) effective decisions. The dispersion
phi is the mean of (x_i - R n_i)^2 / (n_i R), which has G - 1 degrees of freedom with G = sum(w)^2 / sum(w^2). It is
averaged with that of measured strengths near R, which counts as `PRIOR_FREEDOM` degrees. The interval is Student's for
the root, squared: it is never negative, and exists for a single game.

**Parts.** Phases and themes have the same estimate; there, the dispersion of all decisions replaces the measured one.

**Strength.** The posterior of `strength_estimate`, in which the likelihood of each game has its weight as exponent. The
level is R on a scale of the measured rates: 1 is the weakest strength, 6 the strongest, linear between neighbours.

**Trend.** The slope of x_i / n_i over the decisions before, weighted by n_i, and only within rulesets: another game is
no change of play. The variance is again phi R / n_i.

**Beyond experts.** The likelihood ratio of rarer errors against those of an expert: the mean over the shares `RARER` of
the expert's frequency of errors. Games without any errors are twice as frequent as the model of independent decisions
says. So an expert is taken to play some games with few errors (`GOOD_GAMES`). Then the mean ratio of an expert's games
is below 1, as measured in simulated ones. So a ratio of x or more has at most the probability 1 / x (Markov). The same
holds for the greatest ratio after any of the games (Ville).

All sums are `math.fsum`, which rounds once, and roots are defined by IEEE 754: results do not depend on the processor.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from math import fsum, sqrt
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Floats
from strategy_tables.model.elementary import exp, log_of
from strategy_tables.model.precision import standard_errors
from strategy_tables.opponents.measurements import Losses, Measurements
from strategy_tables.opponents.strength_estimate import (
    Evidence,
    StrengthEstimate,
    estimate_from,
    log_likelihood_of,
    log_likelihood_of_each,
)

CONFIDENCE: Final = 0.95
PRIOR_FREEDOM: Final = 4.0
PRIOR_DISPERSION: Final = 0.012
"""Dispersion where no strengths were measured, as a share of the expected total above the least one."""
RARER: Final = (0.0, 0.125, 0.25, 0.5)
EXPERT: Final = "expert"
GOOD_GAMES: Final = 0.05
GOOD_SHARE: Final = 0.25
"""Share of an expert's games that have fewer errors, and the share of the usual errors there."""
LEAST_FOR_TREND: Final = 3
"""Games that a trend needs."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Free decisions, and what they lost together."""

    decisions: int
    loss: float


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game of a ruleset, by the sums of all decisions, and of those of some phases and themes."""

    ruleset: str
    measured: Measurements | None
    scale: float
    """Expected total of best play above the least total."""
    played: Sums
    phases: Mapping[str, Sums]
    themes: Mapping[str, Sums]


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, with the interval that contains the true value with the probability `CONFIDENCE`."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rate:
    """Loss per free decision.

    As many as `effective_decisions` with equal weights would be as precise. `dispersion` has `freedom` degrees.
    """

    games: int
    decisions: int
    effective_decisions: float
    loss: Interval
    dispersion: float
    freedom: float


@dataclass(frozen=True, slots=True)
class Level:
    """Place among the measured strengths of the games that have them, and the probability of every strength."""

    games: int
    place: Interval
    like: StrengthEstimate


@dataclass(frozen=True, slots=True)
class Trend:
    """Change of the loss per free decision, from one decision to the next."""

    games: int
    decisions: int
    change: Interval


@dataclass(frozen=True, slots=True)
class BeyondExpert:
    """Logarithm of the likelihood ratio against an expert."""

    games: int
    decisions: int
    log_ratio: float

    @property
    def false_alarms(self) -> float:
        """Return the greatest possible share of experts with such a ratio."""
        return float(exp(np.array(-self.log_ratio))) if self.log_ratio > 0 else 1.0


@dataclass(frozen=True, slots=True)
class Rating:
    """Figures of some games; `trend`, `level` and `beyond_expert` are None if these games do not suffice."""

    rate: Rate
    phases: Mapping[str, Rate]
    themes: Mapping[str, Rate]
    level: Level | None
    trend: Trend | None
    beyond_expert: BeyondExpert | None


@dataclass(frozen=True, slots=True)
class _Sample:
    """Decisions of one game, with the measured rates and dispersions of strengths, the strongest first."""

    ruleset: str
    decisions: int
    loss: float
    weight: float
    measured: tuple[tuple[float, float], ...]
    unmeasured: float

    @property
    def weighted(self) -> float:
        return self.weight * self.decisions


def rate_games(games: Sequence[RatedGame], half_life: float | None = None, *, relative: bool = False) -> Rating | None:
    """Return the figures of games, oldest first; None without free decisions.

    Losses are in points or, if `relative`, in shares of `RatedGame.scale`, by which all rulesets compare.
    """
    weights = _weights(games, half_life)

    def samples(part: Iterable[Sums | None]) -> list[_Sample]:
        return [
            _sample(game, sums, weight, 1 / game.scale if relative else 1.0)
            for game, sums, weight in zip(games, part, weights, strict=True)
            if sums and sums.decisions
        ]

    played = samples(game.played for game in games)
    if not played:
        return None
    rate = _rate(played)

    def rates(parts: Sequence[Mapping[str, Sums]]) -> dict[str, Rate]:
        names = dict.fromkeys(name for part in parts for name in part)
        found = {name: samples(part.get(name) for part in parts) for name in names}
        return {name: _rate(each, rate) for name, each in found.items() if each}

    evidence = [
        Evidence(game.measured, game.played.decisions, game.played.loss, weight)
        for game, weight in zip(games, weights, strict=True)
        if game.measured and game.played.decisions
    ]
    return Rating(
        rate,
        rates([game.phases for game in games]),
        rates([game.themes for game in games]),
        _level([each for each in played if each.measured], evidence),
        _trend(played, rate),
        _beyond_expert([replace(each, weight=1.0) for each in evidence]),
    )


def _weights(games: Sequence[RatedGame], half_life: float | None) -> list[float]:
    """Return the weight of each game, by the decisions after its middle."""
    if half_life is None:
        return [1.0] * len(games)
    counts = np.array([game.played.decisions for game in games], dtype=np.float64)
    later = counts.sum() - np.cumsum(counts) + counts / 2
    weights: list[float] = exp(-later / half_life * log_of(2.0)).tolist()
    return weights


def _sample(game: RatedGame, sums: Sums, weight: float, unit: float) -> _Sample:
    measured = () if game.measured is None else _measured_rates(game.measured)
    scaled = tuple((rate * unit, dispersion * unit) for rate, dispersion in measured)
    unmeasured = PRIOR_DISPERSION * game.scale * unit
    return _Sample(game.ruleset, sums.decisions, sums.loss * unit, weight, scaled, unmeasured)


@cache
def _measured_rates(measured: Measurements) -> tuple[tuple[float, float], ...]:
    """Return the rate and the dispersion of each strength, strongest first; perfect play has an expert's dispersion."""
    found: list[tuple[float, float]] = []
    for losses in measured.losses.values():
        often = losses.errors / losses.decisions
        spread = losses.variance / losses.mean + (1 - often) * losses.mean if losses.errors else found[-1][1]
        found.append((often * losses.mean, spread))
    return tuple(reversed(found))


def _rate(samples: Sequence[_Sample], whole: Rate | None = None) -> Rate:
    """Return the rate of some decisions; `whole` is that of all decisions of the same games."""
    total = fsum(each.weighted for each in samples)
    mean = fsum(each.weight * each.loss for each in samples) / total
    effective = total**2 / fsum(each.weight * each.weighted for each in samples)
    prior = whole.dispersion if whole else fsum(each.weighted * _dispersion(each, mean) for each in samples) / total
    dispersion, freedom = prior, PRIOR_FREEDOM
    if mean:
        weight = fsum(each.weight for each in samples)
        more = weight**2 / fsum(each.weight**2 for each in samples) - 1
        squares = [each.weight * (each.loss - mean * each.decisions) ** 2 / each.decisions for each in samples]
        # With G samples, their mean has to be multiplied by G / (G - 1), and counts as G - 1.
        own = fsum(squares) / weight / mean * (more + 1)
        freedom += more
        dispersion = (PRIOR_FREEDOM * prior + own) / freedom
    half = student(freedom) * sqrt(dispersion / effective) / 2
    low, high = max(0.0, sqrt(mean) - half) ** 2, (sqrt(mean) + half) ** 2
    count = sum(each.decisions for each in samples)
    return Rate(len(samples), count, effective, Interval(mean, low, high), dispersion, freedom)


def _dispersion(sample: _Sample, mean: float) -> float:
    return interpolate(sample.measured, mean) if sample.measured else sample.unmeasured


def interpolate(points: Sequence[tuple[float, float]], at: float) -> float:
    """Return the value at a place between points, which ascend; before the first and after the last, the value there.

    >>> interpolate([(0.0, 1.0), (2.0, 5.0)], 0.5)
    2.0
    """
    for (left, low), (right, high) in pairwise(points):
        if at < right:
            return low + (high - low) * max(0.0, (at - left) / (right - left))
    return points[-1][1]


def student(freedom: float) -> float:
    """Return the half-width of Student's interval of `CONFIDENCE`, in standard errors: Abramowitz and Stegun 26.7.5.

    Its error is below 0.001 from 4 degrees of freedom on.
    """
    normal = standard_errors(CONFIDENCE)
    square = normal * normal
    terms = (
        (square + 1) / 4,
        ((5 * square + 16) * square + 3) / 96,
        (((3 * square + 19) * square + 17) * square - 15) / 384,
        ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
    )
    series = 0.0
    for term in reversed(terms):
        series = (series + term) / freedom
    return normal * (1 + series)


def _level(samples: Sequence[_Sample], games: Sequence[Evidence]) -> Level | None:
    """Return the level in games whose rulesets have measured strengths."""
    if not samples:
        return None
    total = fsum(each.weighted for each in samples)
    of_each = zip(*(each.measured for each in samples), strict=True)
    rates = [
        fsum(each.weighted * rate for each, (rate, _) in zip(samples, column, strict=True)) / total
        for column in of_each
    ]
    places = [(rate, float(len(rates) - place)) for place, rate in enumerate(rates)]
    loss = _rate(samples).loss
    place, best, worst = (interpolate(places, each) for each in (loss.value, loss.low, loss.high))
    return Level(len(samples), Interval(place, worst, best), estimate_from(games))


def _trend(samples: Sequence[_Sample], rate: Rate) -> Trend | None:
    """Return the slope of the loss per decision within rulesets; None with too few games, and without losses."""
    if len(samples) < LEAST_FOR_TREND or not rate.loss.value:
        return None
    before, places = 0.0, dict[str, list[tuple[float, _Sample]]]()
    for each in samples:
        places.setdefault(each.ruleset, []).append((before + each.decisions / 2, each))
        before += each.decisions
    products, squares = [], []
    for group in places.values():
        middle = fsum(each.decisions * place for place, each in group) / sum(each.decisions for _, each in group)
        products += [(place - middle) * each.loss for place, each in group]
        squares += [each.decisions * (place - middle) ** 2 for place, each in group]
    square = fsum(squares)
    if not square:
        return None
    change = fsum(products) / square
    half = student(max(PRIOR_FREEDOM, rate.freedom - len(places))) * sqrt(rate.dispersion * rate.loss.value / square)
    return Trend(len(samples), rate.decisions, Interval(change, change - half, change + half))


def _beyond_expert(games: Sequence[Evidence]) -> BeyondExpert | None:
    """Return the evidence of games with measured strengths."""
    if not games:
        return None
    usual, good = (log_likelihood_of_each(games, partial(_rarer, share=share)) for share in (1.0, GOOD_SHARE))
    of_games = zip(np.array(usual) + log_of(1 - GOOD_GAMES), np.array(good) + log_of(GOOD_GAMES), strict=True)
    expert = fsum(_log_sum(np.array(each)) for each in of_games)
    logs = np.array([log_likelihood_of(games, partial(_rarer, share=share)) for share in RARER])
    ratio = _log_sum(logs - expert - log_of(float(len(RARER))))
    return BeyondExpert(len(games), sum(each.decisions for each in games), ratio)


def _log_sum(logs: Floats) -> float:
    """Return the logarithm of the sum of numbers, given by their logarithms."""
    most = float(logs.max())
    return most + log_of(fsum(exp(logs - most).tolist()))


def _rarer(of_strengths: Mapping[str, Losses], share: float) -> Losses:
    """Return the losses of a player with this share of an expert's errors."""
    losses = of_strengths[EXPERT]
    if not share:
        return Losses(losses.decisions, 0, 0.0, 0.0)
    return replace(losses, decisions=round(losses.decisions / share))
