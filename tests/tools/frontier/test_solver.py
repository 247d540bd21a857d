"""Frontiers, compared with naive recursions in exact fractions and with the solver of targets."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.solve.payoff_layers import PayoffSolver
from tests.engine.naive_game import Card, Filling, NaiveGame
from tests.strategy_tables.naive_play import Play, Worth
from tests.strategy_tables.tables import small_ruleset
from tools.frontier.solver import TIE, is_supported, solve_frontier


def better(moves: Sequence[Worth]) -> Worth:
    """Return, for every r, the greatest probability, and the greatest mean of the moves that tie with it."""
    chances, means = np.array(moves).transpose(2, 0, 1)
    best = chances.max(axis=0)
    return np.column_stack([best, np.where(chances >= best * (1 - Fraction(TIE)), means, -1).max(axis=0)])


def play_for_frontier(compiled: CompiledRuleset) -> Play:
    """Return the play with the greatest probabilities of at least r more points, then the greatest means."""
    game = NaiveGame(compiled)
    points = range(game.least(), game.greatest() + 2)

    def end(card: Card) -> Worth:
        bonus = game.upper_bonus(card)
        return np.array([[Fraction(r <= bonus), Fraction(bonus)] for r in points])

    def gain(filling: Filling, after: Worth) -> Worth:
        gained = filling.points + filling.extra_bonus
        # Below the first r and above the last one all play is for the mean.
        row = after[np.clip(np.arange(len(points)) - gained, 0, len(points) - 1)]
        return np.column_stack([row[:, 0], row[:, 1] + gained])

    return Play(game, end, gain, better)


@pytest.mark.parametrize(
    "name",
    [
        "only-lower-joker",
        "one-die-five-rolls",
        *(pytest.param(name, marks=pytest.mark.slow) for name in ("joker-other-order", "card-order", "times")),
        *(pytest.param(name, marks=pytest.mark.exhaustive) for name in ("joker-forced", "only-upper", "alike")),
    ],
)
def test_frontiers_match_exact_fractions(name: str) -> None:
    compiled = small_ruleset(name)
    play = play_for_frontier(compiled)
    wanted = play.before_turn(play.game.start).astype(np.float64)
    chances, means = solve_frontier(compiled).at(play.game.least() + np.arange(len(wanted)))
    assert chances == pytest.approx(wanted[:, 0], rel=1e-12, abs=0)
    assert means == pytest.approx(wanted[:, 1], rel=1e-12)


@pytest.mark.slow
def test_the_probabilities_are_those_of_targets() -> None:
    compiled = compile_ruleset(load_ruleset("crag"))
    frontier = solve_frontier(compiled)
    solver = PayoffSolver(compiled)
    for layer in solver.layers():
        last = layer
    totals = np.arange(300)
    chances, means = frontier.at(totals)
    assert chances == pytest.approx(last.worths(0, totals), abs=solver.error)
    assert means.max() == means[0] == pytest.approx(149.847593, abs=5e-7)
    assert (np.diff(chances) <= 0).all()


def test_games_of_other_kinds_are_not_supported() -> None:
    kinds = {name: is_supported(small_ruleset(name)) for name in ("card-order", "saved", "by-roll", "after")}
    assert kinds == {"card-order": True, "saved": False, "by-roll": False, "after": False}
