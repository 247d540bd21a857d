"""Greatest probabilities of winning from the empty card against an opponent who plays for the mean.

The opponent ignores this player's card. A tie counts as half.
"""

from typing import Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import OutOfReach
from strategy_tables.jobs.build import GREATEST_STATES
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.layout import count_states
from strategy_tables.model.states import Progress
from strategy_tables.solve.payoff_layers import Payoff, PayoffSolver
from strategy_tables.store.kinds import TARGET
from strategy_tables.store.start import load_start
from tools.starts import solve_start

KNOWN: Final = Payoff(0, np.array([0.5]))
"""Payoff of winning against a known total, where r is the distance to it."""


def solve_contest(compiled: CompiledRuleset, progress: Progress = lambda _done, _total: None) -> tuple[float, float]:
    """Return the probabilities of `best_response_win` and `clairvoyant_win`, exactly.

    Raises `OutOfReach` if the ruleset has too many states to solve targets.
    """
    states = count_states(compiled)
    if states > GREATEST_STATES:
        raise OutOfReach(compiled.ruleset.name, TARGET.name, states, GREATEST_STATES)
    rest = load_start(compiled) or solve_start(compiled)
    opponent = distribution(rest.probabilities, rest.least)
    best_response = best_response_win(compiled, opponent, lambda done, total: progress(done, 2 * total))
    return best_response, clairvoyant_win(compiled, opponent, lambda done, total: progress(total + done, 2 * total))


def best_response_win(compiled: CompiledRuleset, opponent: Distribution, progress: Progress | None = None) -> float:
    """Return the probability under the best play that ignores the opponent's card."""
    return float(_start_values(compiled, payoff_against(opponent), np.array(0), progress))


def clairvoyant_win(compiled: CompiledRuleset, opponent: Distribution, progress: Progress | None = None) -> float:
    """Return the probability under the best play against a total that is known beforehand.

    This is an upper bound of all play that watches the opponent.
    """
    # The row of the empty card has the values for all totals at once.
    values = _start_values(compiled, KNOWN, np.arange(opponent.least, opponent.greatest + 1), progress)
    return float((opponent.probabilities * values).sum() / opponent.probabilities.sum())


def payoff_against(opponent: Distribution) -> Payoff:
    """Return the payoff of final totals: the probability to have more, plus half of that to have as much."""
    at_most = np.cumsum(opponent.probabilities / opponent.probabilities.sum())
    below = np.concatenate([[0.0], at_most[:-1]])
    return Payoff(opponent.least, np.minimum((below + at_most) / 2, 1.0))


def _start_values(compiled: CompiledRuleset, payoff: Payoff, r: Integers, progress: Progress | None) -> Floats:
    """Return the values of the empty card for any r: see `PayoffLayer.worths`."""
    solver = PayoffSolver(compiled, payoff)
    for layer in solver.layers(progress):
        last = layer
    return last.worths(solver.space.initial_state - solver.space.block(0).start, r)
