"""Limits of computation for one request, and estimates of its cost, known before it begins.

Costs are processor seconds of one core of a server of about 2020, overestimated rather than underestimated. They follow
from H hands, E outcomes, R rolls to come, and the N pairs of hand and keep for one position. For many positions, the
edges of the lattice replace the pairs. They were measured for one to six dice and one to five rolls. They are used
instead of a clock, so that the same question has the same answer everywhere.
"""

from __future__ import annotations

from typing import Final

from engine.errors import KeepwiseError
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.lattice import rolls
from strategy_tables.model.outcomes import Outcomes

GREATEST_CELLS: Final = 2_000_000
"""Limit of outcomes of turns, and of numbers in distributions, in one layer of states: a few arrays of 16 MB."""

SECONDS_FOR_LAYER: Final = 5e-4
"""Cost of a layer, however few states it has."""


class TooCostly(KeepwiseError):
    """A request that costs too much as a whole, although each of its parts might be allowed."""

    def __init__(self, limit: float, seconds: float | None = None, instead: str = "ask for less at once") -> None:
        self.limit = limit
        self.seconds = seconds
        takes = "" if seconds is None else f"about {seconds:.1f} s, "
        super().__init__(f"this request takes {takes}more than the limit of {limit:.1f} s; {instead}")


class Allowance:
    """Remaining processor seconds of a request; unlimited by default.

    `limits` bound single computations.
    """

    def __init__(self, limit: float = float("inf"), limits: WorkLimits = WORK_LIMITS) -> None:
        self.limit = limit
        self.limits = limits
        self.seconds_charged = 0.0

    @property
    def seconds_left(self) -> float:
        """Return the seconds that may still be charged."""
        return self.limit - self.seconds_charged

    def limit_with_table(self, table: object | None) -> float:
        """Return the limit of one computation, given the table that also has its result, or None."""
        return self.limits.seconds_without_table if table is None else self.limits.seconds_with_table

    def check(self, seconds: float) -> None:
        """Raise `TooCostly` if these seconds are more than are left."""
        if self.seconds_charged + seconds > self.limit:
            raise TooCostly(self.limit, self.seconds_charged + seconds)

    def charge(self, seconds: float) -> None:
        """Charge the seconds of the next computation; raise `TooCostly` as `check` does."""
        self.check(seconds)
        self.seconds_charged += seconds

    def check_disconnected(self) -> None:
        """Do nothing; a server overrides this to stop between layers when the client has disconnected."""


UNLIMITED: Final = Allowance()
"""Allowance of offline computations."""


def seconds_for_advice(compiled: CompiledRuleset, extra_rolls: int) -> float:
    """Return the cost of ranking and describing the moves of a position, given the extra rolls of its card."""
    pairs, left = len(rolls(compiled.ruleset.dice_count).keeps), compiled.ruleset.rolls - 1 + extra_rolls
    return 7e-5 + 8e-9 * left * pairs


def seconds_for_odds(compiled: CompiledRuleset, category: int, rolls_left: int) -> float:
    """Return the cost of the odds of a category: those of every number of points that it can pay, and its mean."""
    ways = len(compiled.payable[category]) + 2
    return 1e-3 + 2e-8 * rolls_left * ways * len(rolls(compiled.ruleset.dice_count).keeps)


def seconds_for_turn(outcomes: Outcomes) -> float:
    """Return the cost of the distribution of endings of a turn from a state, under the best play."""
    levels, left = _levels(outcomes), _rolls_left(outcomes)
    hands = len(outcomes.compiled.hands)
    return 4e-6 + 1e-8 * hands + left * (1e-6 + 4.5e-9 * outcomes.rolls.edges) + 3e-8 * levels * len(outcomes.category)


def seconds_for_node(outcomes: Outcomes) -> float:
    """Return the cost of the value of a turn from a state with points, under the best play for a payoff."""
    # With other rolls left, scoring has another value.
    scored = _levels(outcomes) * seconds_for_floor(outcomes)
    return scored + _rolls_left(outcomes) * (5e-7 + 1e-9 * outcomes.rolls.edges)


def seconds_for_floor(outcomes: Outcomes) -> float:
    """Return the cost of the value of a state against the worst rolls."""
    return 3e-6 + 2e-8 * len(outcomes.category) + 5e-9 * len(outcomes.compiled.hands)


def seconds_for_distribution(outcomes: Outcomes, reach: int) -> float:
    """Return the cost of the ending of a turn from a state, and of the distribution of at most `reach` remaining
    points."""
    return seconds_for_turn(outcomes) + 16e-6 + 5e-10 * len(outcomes.category) * reach


def _levels(outcomes: Outcomes) -> int:
    """Return the number of possible numbers of extra rolls."""
    return 1 + outcomes.space.shape.most_extra_rolls


def _rolls_left(outcomes: Outcomes) -> int:
    """Return the greatest number of rolls after the first one."""
    return outcomes.roll_count - 2 + _levels(outcomes)
