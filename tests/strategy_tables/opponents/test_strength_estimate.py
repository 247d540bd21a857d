"""Estimated strengths, compared with random numbers, games of every strength, and numerical integration."""

from itertools import product
from math import exp

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.opponents.measurements import Losses, measured_of
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.opponents.simulate import simulate
from strategy_tables.opponents.strength_estimate import (
    CONFIDENCE,
    Evidence,
    StrengthEstimate,
    estimate_from,
    estimate_strength,
    log_likelihoods,
    narrowest_range,
)
from tests.strategy_tables.tables import table_of

IDS = [strength.id for strength in STRENGTHS]
SOME = Losses(decisions=1000, errors=300, mean=2.5, variance=9.0)


def density(decisions: int, loss: float) -> float:
    return exp(log_likelihoods(SOME, decisions, np.array([loss]))[0])


@pytest.mark.parametrize("decisions", [1, 4, 35])
def test_the_density_matches_simulated_losses(decisions: int) -> None:
    random, count = np.random.default_rng(decisions), 400_000
    errors = random.binomial(decisions, 0.3, size=count)
    shape, scale = SOME.mean**2 / SOME.variance, SOME.variance / SOME.mean
    lost = np.where(errors > 0, random.gamma(np.maximum(errors, 1) * shape, scale), 0.0)
    assert density(decisions, 0.0) == pytest.approx(0.7**decisions)
    assert (lost == 0).mean() == pytest.approx(0.7**decisions, abs=0.005)
    for low in (1.0, 3.0, 8.0, 20.0, 35.0):
        # In a narrow bin the density of the middle is about the mean density.
        high = low * 1.05
        share = ((lost >= low) & (lost < high)).mean()
        said = density(decisions, (low + high) / 2) * (high - low)
        assert share == pytest.approx(said, abs=5 * (said / count) ** 0.5 + 1e-5)


def test_probabilities_of_losing_anything_sum_to_one() -> None:
    # The density has a pole at 0, and is smooth over the logarithm of the loss.
    losses = np.geomspace(1e-7, 1e3, 600)
    densities = np.exp(log_likelihoods(SOME, 12, losses))
    total = np.trapezoid(densities * losses, np.log(losses))
    assert total + 0.7**12 == pytest.approx(1, abs=1e-5)


def test_a_single_error_rules_out_perfection() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    once, never = estimate_strength(compiled, 36, 0.01), estimate_strength(compiled, 36, 0.0)
    assert once is not None
    assert dict(once.probabilities)["perfect"] == 0
    assert (once.most_likely, once.greatest) == ("expert", "expert")
    assert never is not None
    assert (never.least, never.greatest) == ("perfect", "perfect")
    # A single correct decision is hardly any evidence.
    little = estimate_strength(compiled, 1, 0.0)
    assert little is not None
    assert dict(little.probabilities)["beginner"] > 0.05


def test_there_is_no_estimate_without_free_decisions_or_measurements() -> None:
    assert estimate_strength(compile_ruleset(load_ruleset("yahtzee")), 0, 0.0) is None
    assert estimate_strength(table_of("joker-forced").compiled, 12, 3.0) is None


def test_greater_losses_mean_weaker_players() -> None:
    measured = measured_of(compile_ruleset(load_ruleset("yatzy")))
    assert measured is not None
    likely = [
        estimate_from([Evidence(measured, 40, loss)]).most_likely for loss in (0.0, 10.0, 27.0, 50.0, 75.0, 150.0)
    ]
    assert [IDS.index(each) for each in likely] == sorted((IDS.index(each) for each in likely), reverse=True)
    assert (likely[0], likely[-1]) == ("perfect", "beginner")


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ([0.0, 0.0, 0.0, 0.05, 0.95, 0.0], (4, 4)),
        ([0.3, 0.3, 0.3, 0.1, 0.0, 0.0], (0, 2)),
        ([0.1, 0.3, 0.3, 0.3, 0.0, 0.0], (1, 3)),
        ([0.05, 0.45, 0.46, 0.04, 0.0, 0.0], (1, 2)),
        ([1 / 6] * 6, (0, 5)),
    ],
)
def test_the_range_is_the_narrowest_with_enough(shares: list[float], expected: tuple[int, int]) -> None:
    assert narrowest_range(shares, 0.9) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "most", "games"),
    [
        ("yahtzee", 1000, 80),
        ("crag", 12, 80),
        *(
            pytest.param(name, most, 250, marks=pytest.mark.exhaustive)
            for name, most in product(("yahtzee", "crag", "balut-stc"), (1000, 12))
        ),
    ],
)
def test_ranges_have_the_stated_confidence(name: str, most: int, games: int) -> None:
    table = table_of(name)
    measured = measured_of(table.compiled)
    assert measured is not None
    inside, stated, chance_of_own = [], [], []
    for number, strength in enumerate(STRENGTHS):
        decisions = simulate(table, strength, games, np.random.default_rng(900 + number)).decisions
        for game in range(games):
            own = np.flatnonzero(decisions.games == game)[:most]
            count, loss = int(decisions.free[own].sum()), float(decisions.losses[own].sum())
            found = estimate_from([Evidence(measured, max(count, 1), loss)])
            chances = dict(found.probabilities)
            inside.append(strength.id in in_range(found))
            stated.append(sum(chances[each] for each in in_range(found)))
            chance_of_own.append(chances[strength.id])
    assert min(stated) >= CONFIDENCE - 1e-9
    assert sum(chance_of_own) / len(chance_of_own) > 1.5 / len(STRENGTHS)
    # The formula is an approximation with this tolerance. Ranges are of whole strengths, so nearly all are too wide.
    assert np.mean(inside) == pytest.approx(np.mean(stated), abs=0.04)
    assert np.mean(inside) > CONFIDENCE


def in_range(found: StrengthEstimate) -> list[str]:
    return IDS[IDS.index(found.least) : IDS.index(found.greatest) + 1]


def test_losses_by_errors_equal_the_missing_totals() -> None:
    """The losses of a file and its totals are of the same games: losses are the difference to perfect play."""
    for name in ("yahtzee", "yatzy", "crag", "kismet"):
        table = table_of(name)
        measured = measured_of(table.compiled)
        assert measured is not None
        for strength, losses in measured.losses.items():
            played = measured.strengths[strength]
            lost = losses.errors * losses.mean / played.games
            error = (played.mean_total.high - played.mean_total.low) / 2
            assert table.start_value - lost == pytest.approx(played.mean_total.mean, abs=1.5 * error), (name, strength)
            assert 0 <= losses.errors <= losses.decisions
        often = [losses.errors / losses.decisions for losses in measured.losses.values()]
        assert often == sorted(often, reverse=True)
        assert often[-1] == 0
