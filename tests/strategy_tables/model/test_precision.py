"""Error bounds of probabilities: of rounded ones in tables, and of frequencies in games."""

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.model.distribution import distribution
from strategy_tables.model.precision import EXACTLY, Sampled
from strategy_tables.store.codec import ERROR, LEAST, decode_probabilities, precision_of
from strategy_tables.store.start import load_start
from tests.strategy_tables.encoding import encode_probabilities


def test_every_code_is_within_its_error() -> None:
    random = np.random.default_rng(71)
    chances = np.concatenate(
        [random.random(20_000), 10 ** random.uniform(-11, 0, 20_000), LEAST * np.linspace(0, 3, 999)]
    )
    chances = np.concatenate([chances, 1.0 - chances])
    told = decode_probabilities(encode_probabilities(chances))
    assert (np.abs(told - chances) <= precision_of(ERROR).off(told) + 1e-16).all()
    # The bounds are not much larger than necessary.
    off = precision_of(ERROR).off(np.array([1e-4, 0.5, 1 - 1e-4]))
    assert off.tolist() == pytest.approx([1e-4 / 512, 9.2e-6, 1e-4 / 512], rel=0.01)


def test_means_of_rounded_numbers_are_within_their_bounds() -> None:
    random = np.random.default_rng(72)
    off = precision_of(ERROR).off
    for _ in range(200):
        chances, weights = 10 ** random.uniform(-9, 0, 8), random.dirichlet(np.ones(8))
        told = decode_probabilities(encode_probabilities(chances))
        mean = float((told * weights).sum())
        assert abs(mean - float((chances * weights).sum())) <= float((off(told) * weights).sum()) + 1e-16
        assert float((off(told) * weights).sum()) <= float(off(np.array(mean))) + 1e-18


def test_exact_numbers_have_no_error() -> None:
    reach = np.array([0.0, 1e-12, 0.3, 1.0])
    assert precision_of(0.0) is EXACTLY
    assert [each.tolist() for each in EXACTLY.limits(reach)] == [reach.tolist()] * 2


@pytest.mark.parametrize("games", [100, 2_000])
def test_samples_are_within_their_limits_with_the_stated_confidence(games: int) -> None:
    start = load_start(compile_ruleset(load_ruleset("yacht")))
    assert start is not None
    totals = distribution(start.probabilities, start.least)
    reach = np.append(np.cumsum(totals.probabilities[::-1])[::-1], 0.0)
    random = np.random.default_rng(games)
    missed, precision = 0, Sampled(games, len(reach), 0.2)
    for _ in range(300):
        counts = random.multinomial(games, totals.probabilities / totals.probabilities.sum())
        low, high = precision.limits(np.append(np.cumsum(counts[::-1])[::-1], 0) / games)
        assert (low <= high).all()
        missed += not ((low <= reach) & (reach <= high)).all()
    # As rare as stated, but not so rare that the limits are too wide.
    assert 0 < missed <= 0.2 * 300


def test_tails_of_samples_have_tighter_bounds() -> None:
    low, high = Sampled(100_000, 1_500).limits(np.array([0.0, 1e-4, 0.5, 1 - 1e-4, 1.0]))
    assert (high - low).tolist() == pytest.approx([1.4e-4 * 2, 5e-4, 0.011, 5e-4, 1.4e-4 * 2], rel=0.15)
