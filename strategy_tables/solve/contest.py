"""How probable winning is from the empty card against one opponent whom nothing changes, a tie counting as half."""

from typing import Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution
from strategy_tables.model.states import Progress
from strategy_tables.solve.payoff_layers import Payoff, PayoffSolver

KNOWN: Final = Payoff(0, np.array([0.5]))
"""To win against a known total, which r tells the distance from."""


def best_response_win(compiled: CompiledRuleset, opponent: Distribution, progress: Progress | None = None) -> float:
    """Of the best play that does not look at the opponent's card during the game; the opponent's total is distributed
    like this."""
    return float(_worths(compiled, payoff_against(opponent), np.array(0), progress))


def clairvoyant_win(compiled: CompiledRuleset, opponent: Distribution, progress: Progress | None = None) -> float:
    """Of who knows beforehand what total the opponent will have, and plays best against that; who does not know it
    cannot do better, however closely the opponent is watched."""
    # The row of the empty card says it for every total at once.
    worths = _worths(compiled, KNOWN, np.arange(opponent.least, opponent.greatest + 1), progress)
    return float((opponent.probabilities * worths).sum() / opponent.probabilities.sum())


def payoff_against(opponent: Distribution) -> Payoff:
    """What a final total pays against one opponent: the probability to have more, and half of that to have as much."""
    at_most = np.cumsum(opponent.probabilities / opponent.probabilities.sum())
    below = np.concatenate([[0.0], at_most[:-1]])
    return Payoff(opponent.least, np.minimum((below + at_most) / 2, 1.0))


def _worths(compiled: CompiledRuleset, payoff: Payoff, r: Integers, progress: Progress | None) -> Floats:
    """What the empty card is worth for any r: see `PayoffLayer.worths`."""
    solver = PayoffSolver(compiled, payoff)
    for layer in solver.layers(progress):
        last = layer
    return last.worths(solver.space.initial_state - solver.space.block(0).start, r)
