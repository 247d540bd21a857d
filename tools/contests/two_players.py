"""Probabilities that the first of two players wins who take turns, each playing to win or for the mean."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers, Means
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.model.remaining import StateLayer, turn_weights
from strategy_tables.model.states import Progress
from strategy_tables.solve.payoff_kernel import LANES, Numbers
from strategy_tables.solve.solver_input import grown
from strategy_tables.solve.two_player_layers import Pass, TwoPlayerSolver
from strategy_tables.store.tablefile import Table
from tools.contests.mix_kernel import mix_rows

_TIE_STEP: Final = 2.0**-6
"""Change of the worth of a tie, whose effect is the probability of a tie."""


class ContestSolver(TwoPlayerSolver):
    """Solver in which the first or the second player, or both, play for the mean, whatever the other does."""

    def __init__(
        self, compiled: CompiledRuleset, means: Means, *, first_wins: bool, second_wins: bool, tie: float = 0.5
    ) -> None:
        """Take the values of the means, and whether each player plays to win."""
        super().__init__(compiled, tie)
        self._means = means
        self._outcomes = number_outcomes(compiled, self.space)
        self._wins = {False: first_wins, True: second_wins}

    def solve_pass(
        self, pool: ThreadPoolExecutor, filled: Integers, turns: int, is_ahead: bool, before: Pass, spare: Numbers
    ) -> Pass:
        """Solve a pass by best play, or by that for the mean: the second player moves where the other is ahead."""
        if self._wins[is_ahead]:
            return super().solve_pass(pool, filled, turns, is_ahead, before, spare)
        found, (weights, followers) = self.empty_pass(turns, is_ahead), self._weights(turns)
        nexts, shifts = self.classes.places[followers], self.classes.shifts[followers]
        gains = self._outcomes.of_endings(self._outcomes.gains, weights.shape[1]) + shifts
        # A row is as wide as all rows after outcomes together at most.
        width = int((before.rows.firsts + before.rows.lengths).max() - before.rows.firsts.min() + np.ptp(gains))
        values = grown(spare, found.movers * found.others * (width + 2 * LANES))
        sums, numbers = np.zeros(width + LANES), np.zeros(width + LANES, dtype=np.uint32)
        rows, start = found.rows._replace(values=values), 0
        for mover in range(found.movers):
            likely = np.flatnonzero(weights[mover])
            given = nexts[mover, likely], gains[mover, likely], weights[mover, likely]
            start = mix_rows(start, mover, found.others, before.others, *given, before.rows, rows, sums, numbers)
        return replace(found, rows=rows)

    def _weights(self, turns: int) -> tuple[Floats, Integers]:
        """Return the weights of the endings of turns for the mean from all classes, and the next states."""
        states = np.flatnonzero(self.classes.are_first & (self.classes.turns == turns))
        layer = StateLayer(states, *self.space.states(states))
        return turn_weights(self._outcomes, self._means, layer)


@dataclass(frozen=True, slots=True)
class Contest:
    """Probabilities that the first player wins, a tie counting one half.

    Both play to win, or only one does while the other plays for the mean.
    """

    both: float
    only_first: float
    only_second: float


def solve_two_players(table: Table, progress: Progress | None = None) -> Contest:
    """Return the probabilities from empty cards."""
    compiled, means = table.compiled, table.means
    both = first_wins(TwoPlayerSolver(compiled), progress)
    only_first = first_wins(ContestSolver(compiled, means, first_wins=True, second_wins=False), progress)
    only_second = first_wins(ContestSolver(compiled, means, first_wins=False, second_wins=True), progress)
    return Contest(both, only_first, only_second)


def first_wins(solver: TwoPlayerSolver, progress: Progress | None = None) -> float:
    """Return the probability that the first player wins from empty cards, plus the share of ties."""
    for each in solver.passes(progress):
        last = each
    return solver.start_value(last)


def tie_probability(compiled: CompiledRuleset) -> float:
    """Return the probability of a tie if both play to win, nearly: the effect of a small change of its worth."""
    more, less = (first_wins(TwoPlayerSolver(compiled, 0.5 + change)) for change in (_TIE_STEP, -_TIE_STEP))
    return (more - less) / (2 * _TIE_STEP)
