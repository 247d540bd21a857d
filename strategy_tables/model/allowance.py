"""What may be worked out while somebody waits, and how long it takes, which is known before it begins.

The times are processor seconds of one core of a server of 2020 or so, rather too long than too short, with what they
follow from: N pairs of hand and keep for one position, the edges of the lattice for many, H hands, E outcomes, R rolls
to come, as measured for one to six dice and one to five rolls. They are what decides, and not a clock, so that the same
question has the same answer everywhere.
"""

from __future__ import annotations

from typing import Final

from engine.errors import KeepwiseError
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.lattice import rolls
from strategy_tables.model.outcomes import Outcomes

GREATEST_CELLS: Final = 2_000_000
"""Outcomes of turns, and numbers of distributions, that one layer of states may have: a few arrays of 16 MB."""

SECONDS_FOR_LAYER: Final = 5e-4
"""What a layer takes however few states it has."""


class TooCostly(KeepwiseError):
    """Everything that is asked for at once takes too long, though each part of it might be answered by itself."""

    def __init__(self, limit: float, seconds: float | None = None, instead: str = "ask for less at once") -> None:
        self.limit = limit
        self.seconds = seconds
        takes = "longer" if seconds is None else f"about {seconds:.1f} s"
        super().__init__(f"one request may take {limit:.1f} s to work out and this takes {takes}: {instead}")


class Allowance:
    """Processor seconds that may still be taken; without a limit, as long as nobody waits.

    `limits` say what may be done with them.
    """

    def __init__(self, limit: float = float("inf"), limits: WorkLimits = WORK_LIMITS) -> None:
        self.limit = limit
        self.limits = limits
        self.seconds_charged = 0.0

    @property
    def seconds_left(self) -> float:
        """What may still be taken."""
        return self.limit - self.seconds_charged

    def limit_with_table(self, table: object | None) -> float:
        """How long one thing may be worked out, given the table that would also tell it, or None."""
        return self.limits.seconds_without_table if table is None else self.limits.seconds_beside_table

    def check(self, seconds: float) -> None:
        """Raise `TooCostly` where this would be more than is left."""
        if self.seconds_charged + seconds > self.limit:
            raise TooCostly(self.limit, self.seconds_charged + seconds)

    def charge(self, seconds: float) -> None:
        """What comes next takes about so long; raises `TooCostly` as `check` does."""
        self.check(seconds)
        self.seconds_charged += seconds

    def check_disconnected(self) -> None:
        """Between the layers of what is worked out: a server raises what it likes here when nobody waits any more."""


UNLIMITED: Final = Allowance()
"""For whoever may wait as long as it takes."""


def seconds_for_advice(compiled: CompiledRuleset, extra_rolls: int) -> float:
    """The moves of a position on a card with so many extra rolls, best first, and saying so."""
    pairs, left = len(rolls(compiled.ruleset.dice_count).keeps), compiled.ruleset.rolls - 1 + extra_rolls
    return 7e-5 + 8e-9 * left * pairs


def seconds_for_odds(compiled: CompiledRuleset, category: int, rolls_left: int) -> float:
    """The odds of a category: of every number of points that it can pay, and of its mean."""
    ways = len(compiled.payable[category]) + 2
    return 1e-3 + 2e-8 * rolls_left * ways * len(rolls(compiled.ruleset.dice_count).keeps)


def seconds_for_turn(outcomes: Outcomes) -> float:
    """How the turn from a state ends under the best play."""
    levels, left = _levels(outcomes), _rolls_left(outcomes)
    hands = len(outcomes.compiled.hands)
    return 4e-6 + 1e-8 * hands + left * (1e-6 + 4.5e-9 * _edges(outcomes)) + 3e-8 * levels * len(outcomes.category)


def seconds_for_node(outcomes: Outcomes) -> float:
    """What the turn from a state with points is worth under the best play for a payoff."""
    # Scoring with other rolls left is worth something else.
    scored = _levels(outcomes) * seconds_for_floor(outcomes)
    return scored + _rolls_left(outcomes) * (5e-7 + 1e-9 * _edges(outcomes))


def seconds_for_floor(outcomes: Outcomes) -> float:
    """What a state is worth against the worst rolls."""
    return 3e-6 + 2e-8 * len(outcomes.category) + 5e-9 * len(outcomes.compiled.hands)


def seconds_for_distribution(outcomes: Outcomes, reach: int) -> float:
    """How the turn from a state ends, and the distribution of what is still to come, `reach` points at the most."""
    return seconds_for_turn(outcomes) + 16e-6 + 5e-10 * len(outcomes.category) * reach


def _levels(outcomes: Outcomes) -> int:
    """How many numbers of extra rolls there may be."""
    return 1 + outcomes.space.shape.most_extra_rolls


def _rolls_left(outcomes: Outcomes) -> int:
    """The most rolls there may be after the first one."""
    return outcomes.roll_count - 2 + _levels(outcomes)


def _edges(outcomes: Outcomes) -> int:
    """What one roll and one choice look at in the lattice."""
    return outcomes.rolls.edges
