"""What may be worked out while somebody waits, and how long it takes, which is known before it begins.

The times are processor seconds of one core of a server of 2020 or so, rather too long than too short, with what they
follow from: N pairs of hand and keep, H hands, E outcomes, R rolls to come, as measured for one to six dice and one to
five rolls. They are what decides, and not a clock, so that the same question has the same answer everywhere.
"""

from __future__ import annotations

from typing import Final

from engine.errors import KeepwiseError
from engine.scoring import CompiledRuleset
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
        self.taken = 0.0

    @property
    def left(self) -> float:
        """What may still be taken."""
        return self.limit - self.taken

    def for_one(self, table: object | None) -> float:
        """How long one thing may be worked out, given the table that would also tell it, or None."""
        return self.limits.seconds_without_table if table is None else self.limits.seconds_beside_table

    def check(self, seconds: float) -> None:
        """Raise `TooCostly` where this would be more than is left."""
        if self.taken + seconds > self.limit:
            raise TooCostly(self.limit, self.taken + seconds)

    def take(self, seconds: float) -> None:
        """What comes next takes about so long; raises `TooCostly` as `check` does."""
        self.check(seconds)
        self.taken += seconds

    def look(self) -> None:
        """Between the layers of what is worked out: a server raises what it likes here when nobody waits any more."""


NO_LIMIT: Final = Allowance()
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
    levels = 1 + outcomes.space.shape.most_extra_rolls
    left = outcomes.roll_count - 2 + levels
    return 20e-6 + 9.5e-9 * left * _pairs(outcomes) + 1.5e-7 * levels * len(outcomes.category)


def seconds_for_node(outcomes: Outcomes) -> float:
    """What the turn from a state with points is worth under the best play for a payoff."""
    levels = 1 + outcomes.space.shape.most_extra_rolls
    left = outcomes.roll_count - 2 + levels
    # Scoring with other rolls left is worth something else.
    return levels * seconds_for_floor(outcomes) + 3.5e-9 * left * _pairs(outcomes)


def seconds_for_floor(outcomes: Outcomes) -> float:
    """What a state is worth against the worst rolls."""
    return 6e-6 + 5e-8 * len(outcomes.category) + 4e-8 * len(outcomes.compiled.hands)


def seconds_for_distribution(outcomes: Outcomes, reach: int) -> float:
    """How the turn from a state ends, and the distribution of what is still to come, `reach` points at the most."""
    return seconds_for_turn(outcomes) + 5e-10 * len(outcomes.category) * reach


def _pairs(outcomes: Outcomes) -> int:
    return len(outcomes.rolls.keeps)
