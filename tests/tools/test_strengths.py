"""Statistics of measured losses."""

import numpy as np
import pytest

from strategy_tables.opponents.simulate import Decisions
from tools.strengths import LEAST_SPREAD, count_losses


def decisions_of(losses: list[list[float]]) -> Decisions:
    """Return free decisions, given by their losses in each game."""
    games = np.repeat(np.arange(len(losses)), [len(each) for each in losses])
    flat = np.array([loss for each in losses for loss in each])
    return Decisions(games, flat, np.ones(len(flat), dtype=np.bool_))


def test_the_variance_of_independent_errors_is_their_own() -> None:
    random = np.random.default_rng(4)
    lost = np.where(random.random((6000, 30)) < 0.3, random.gamma(0.5, 4.0, size=(6000, 30)), 0.0)
    counted = count_losses(decisions_of(lost.tolist()))
    assert (counted.decisions, counted.errors) == (180_000, (lost > 0).sum())
    assert counted.mean == pytest.approx(2.0, rel=0.02)
    assert counted.variance == pytest.approx(8.0, rel=0.1)


def test_games_that_vary_less_have_a_smaller_variance() -> None:
    # Errors of 1 and 9 would have the variance 16, but every game loses 10.
    counted = count_losses(decisions_of([[1.0, 9.0, 0.0, 0.0]] * 50))
    assert counted.mean == 5
    assert counted.variance == pytest.approx(LEAST_SPREAD * 25)


def test_perfect_play_has_no_errors() -> None:
    counted = count_losses(decisions_of([[0.0, 0.0], [0.0]]))
    assert (counted.decisions, counted.errors, counted.mean, counted.variance) == (3, 0, 0.0, 0.0)
