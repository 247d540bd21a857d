"""Best play in a tournament of many players who do not see each other's cards.

All others play for the mean. The best total wins; players who share it win with equal probability.
"""

from typing import NamedTuple

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.jobs.build import solve_kind
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.states import Progress
from strategy_tables.solve.payoff_layers import Payoff
from strategy_tables.store.kinds import EXPECTED_TOTAL
from strategy_tables.store.start import load_start
from tools.frontier.solver import FrontierSolver
from tools.starts import solve_start


class Tournament(NamedTuple):
    """The greatest probability of winning against `opponents` players, and the greatest mean total at that."""

    opponents: int
    win: float
    mean: float

    @property
    def ratio(self) -> float:
        """Return how many times as often as a player for the mean this one wins: all of those win equally often."""
        return self.win * (self.opponents + 1)


def solve_tournament(compiled: CompiledRuleset, opponents: int, progress: Progress | None = None) -> Tournament:
    """Return the best play against this number of players, in a game without penalties."""
    rest = load_start(compiled) or solve_start(compiled)
    payoff = win_payoff(distribution(rest.probabilities, rest.least), opponents)
    solver = FrontierSolver(compiled, solve_kind(compiled, EXPECTED_TOTAL)[1], payoff, from_start=True)
    first, row = solver.start_row(progress)
    return Tournament(opponents, float(row.chances[-first]), float(row.means[-first]))


def win_payoff(opponent: Distribution, count: int) -> Payoff:
    """Return the probability of winning by final totals, where k others with the same total leave 1 / (k + 1).

    Its sum over k is the mean of (below + x equal)^count over x from 0 to 1.
    """
    equal = opponent.probabilities / opponent.probabilities.sum()
    above = np.cumsum(equal[::-1])[::-1] - equal
    # Logarithms of 0 are infinite, as they should be.
    with np.errstate(divide="ignore", invalid="ignore"):
        at_most = np.log1p(-np.minimum(above, 1.0 - equal))
        share = np.minimum(equal / np.exp(at_most), 1.0)
        spread = -np.expm1((count + 1) * np.log1p(-share)) / ((count + 1) * share)
    worths = np.exp(count * at_most) * np.where(share > 0, spread, 1.0)
    return Payoff(opponent.least, np.minimum(np.fmax.accumulate(worths), 1.0))
