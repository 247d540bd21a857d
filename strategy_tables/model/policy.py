"""Policies of turns, and the distribution of endings under them.

A *policy* chooses, for every hand and number of rolls left, an outcome to score or the dice to keep. It is the best
under some `TurnValues`; `ties` decides between equal moves. Under a policy each outcome of the turn has a probability,
its *weight*. Arrays have positions in the first axis: P positions, H hands, E outcomes.
"""

from functools import reduce
from operator import add
from typing import Any, Generic

import numpy as np

from strategy_tables.model.arrays import Floats, Integers, Means
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.rolling import (
    add_up,
    best_of_pairs,
    first_keep,
    first_of_pairs,
    mean_roll,
    pairs_of,
    roll_keeps,
)
from strategy_tables.model.ties import TIE, first_tied, tied
from strategy_tables.model.turn import S, ScoringValues, TurnValues
from strategy_tables.model.utility import Utility, mean_utility

STOP = -1
"""Score now, in place of the number of a keep."""


class Policy(Generic[S]):
    """Best choices under some values, computed lazily.

    Moves within `tie` of the best are equal. Among these, the `tie_breaker`, if any, prefers its best; then the order
    of `ties` decides.
    """

    def __init__(
        self, values: TurnValues[S], tie_breaker: "TurnValues[Any] | PolicyValues | None" = None, tie: float = TIE
    ) -> None:
        self.values = values
        self._tie_breaker = tie_breaker
        self._tie = tie
        self._ways: dict[int, tuple[Integers, Floats]] = {}
        self._keeps: dict[int, Integers] = {}
        self._outcomes: dict[int, Integers] = {}

    def best_actions(self, rolls_left: int) -> Integers:
        """Return the best of the M ways to score every hand: int64 [P, H]."""
        return self._best_actions_and_values(rolls_left)[0]

    def _best_actions_and_values(self, rolls_left: int) -> tuple[Integers, Floats]:
        """Return the best actions and their value by the last criterion."""
        key = self.values.scoring.stage_key(rolls_left)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._find_best_actions(rolls_left)
        return found

    def _find_best_actions(self, rolls_left: int) -> tuple[Integers, Floats]:
        ways, best = self.values.action_values(rolls_left), self.values.scores(rolls_left)
        if self._tie_breaker is None:
            # Policies stay cached for further questions, which rarely need action values.
            self.values.drop_cache()
            return first_tied(ways, best, self._tie), best
        secondary = np.where(tied(ways, best[:, None], self._tie), self._tie_breaker.action_values(rolls_left), -np.inf)
        best_secondary: Floats = secondary.max(axis=1)
        return first_tied(secondary, best_secondary), best_secondary

    def keeps(self, rolls_left: int) -> Integers:
        """Return the number of the keep of every hand, given at least one roll left, or `STOP`: int64 [P,
        H]."""
        found = self._keeps.get(rolls_left)
        if found is None:
            found = self._keeps[rolls_left] = self._find_keeps(rolls_left)
        return found

    def _find_keeps(self, rolls_left: int) -> Integers:
        rolls = self.values.scoring.rolls
        scores, best = self.values.scores(rolls_left), self.values.best_keeps(rolls_left)
        keep_values, least = self.values.keeps(rolls_left), best - self._tie
        stops = scores >= least
        if self._tie_breaker is None:
            keeps = first_keep(rolls, keep_values, least, self._tie)
            keeps[stops] = STOP
            return keeps
        among = pairs_of(rolls, keep_values) >= least.repeat(rolls.keep_counts, axis=1)
        score_secondary = self._best_actions_and_values(rolls_left)[1]
        secondary = np.where(among, pairs_of(rolls, self._tie_breaker.keeps(rolls_left)), -np.inf)
        best_secondary = best_of_pairs(rolls, secondary)
        among = secondary >= (best_secondary - TIE).repeat(rolls.keep_counts, axis=1)
        stops &= tied(score_secondary, best_secondary) | ~tied(best, scores, self._tie)
        return np.where(stops, STOP, first_of_pairs(rolls, among))

    def outcomes(self: "Policy[Utility]", rolls_left: int) -> Integers:
        """Return the outcome of scoring every hand, given the rolls left: int64 [P, H]."""
        key = self.values.scoring.stage_key(rolls_left)
        found = self._outcomes.get(key)
        if found is None:
            found = self._outcomes[key] = self.values.scoring.outcomes_of(self.best_actions(rolls_left), rolls_left)
        return found

    def weigh_endings(
        self: "Policy[Utility]",
        hands: Floats,
        rolls_left: Integers | int,
        positions: slice = slice(None),
        levels: int | None = None,
    ) -> Floats:
        """Return the probability of each ending, given those of hands and the rolls left.

        float64 [P, N] from [P, H], for all positions or some. `rolls_left` is one number or int64 [P]. `levels` is the
        number of levels of the endings, if it is not that of these positions.
        """
        utility = self.values.scoring
        rolls, outcomes = utility.rolls, utility.outcomes
        memories, count = utility.memories[positions], len(outcomes.category)
        levels = outcomes.levels(memories) if levels is None else levels
        arriving = hands if isinstance(rolls_left, int) else np.zeros(hands.shape)
        # Weights by stage, scored later together, with a number of rolls left.
        scored: dict[int, tuple[int, Floats]] = {}
        for left in range(rolls_left if isinstance(rolls_left, int) else int(rolls_left.max()), -1, -1):
            if not isinstance(rolls_left, int):
                arriving = np.where((rolls_left == left)[:, None], hands, arriving)
            stopped = arriving
            if left:
                keeps = self.keeps(left)[positions]
                stopped = np.where(keeps == STOP, arriving, 0.0)
                # The first place is that of hands that stop.
                by_keep = add_up(keeps - STOP, arriving, 1 + len(rolls.keep_starts))[:, 1:]
                arriving = roll_keeps(rolls, by_keep)
            key = utility.stage_key(left)
            before = scored.get(key)
            scored[key] = left, stopped if before is None else before[1] + stopped
        weights = []
        for left, stopped in scored.values():
            endings = self.outcomes(left)[positions]
            if levels > 1:
                endings = endings + count * outcomes.space.extra_rolls_after(memories, left)[:, None]
            weights.append(add_up(endings, stopped, levels * count))
        return reduce(add, weights)


def mean_policy(
    outcomes: Outcomes, means: Means, filled: Integers, memories: Integers, totals: Integers
) -> Policy[Utility]:
    """Return the policy of turns that are played for the mean; `means` float64 [states]."""
    return Policy(TurnValues(mean_utility(outcomes, means, filled, memories, totals)))


class PolicyValues:
    """Values of one criterion under a policy that is best for another: policy evaluation.

    `action_values` and `keeps` are the values of moves after which the policy is played, so they can break its ties.
    """

    policy: Policy[Any]

    def __init__(self, scoring: ScoringValues) -> None:
        self.scoring = scoring
        self._keeps: dict[int, Floats] = {}

    def action_values(self, rolls_left: int) -> Floats:
        """Return the value of scoring every hand, given the rolls left, in each of M ways: float64 [P, M, H]."""
        return self.scoring.action_values(rolls_left)

    def keeps(self, rolls_left: int) -> Floats:
        """Return the value of every keep, given at least one roll left: float64 [P, K - H]."""
        found = self._keeps.get(rolls_left)
        if found is None:
            found = self._keeps[rolls_left] = mean_roll(self.scoring.rolls, self.hands(rolls_left - 1))
        return found

    def hands(self, rolls_left: int) -> Floats:
        """Return the value of every hand, given the rolls left: float64 [P, H]."""
        ways = self.policy.best_actions(rolls_left)[:, None]
        scores: Floats = np.take_along_axis(self.action_values(rolls_left), ways, axis=1)[:, 0]
        if not rolls_left:
            return scores
        keeps = self.policy.keeps(rolls_left)
        kept = np.take_along_axis(self.keeps(rolls_left), np.maximum(keeps, 0), axis=1)
        return np.where(keeps == STOP, scores, kept)


def lexicographic_policy(values: TurnValues[S], scoring: ScoringValues) -> tuple[Policy[S], PolicyValues]:
    """Return the policy that is best for some values and, among equal moves, for a second scoring; and the latter's
    values under it."""
    secondary = PolicyValues(scoring)
    secondary.policy = policy = Policy(values, secondary)
    return policy, secondary
