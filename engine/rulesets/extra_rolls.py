"""How many extra rolls a player can have after turns whose rolls are not all told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import ExtraRolls


@dataclass(frozen=True, slots=True)
class Stock:
    """The extra rolls between two turns: every number from `least` to `greatest` goes with what is told.

    Who has more can do all that who has less can. So turns are possible exactly when they are for who has always
    taken the fewest rolls, whose stock is the greatest.
    """

    rolls: int
    rules: ExtraRolls | None
    least: int
    greatest: int

    def after(self, fewest: int, most: int | None) -> Self:
        """The stock after a turn of `fewest` to `most` rolls; None: of all there are, at most."""
        if self.rules is None:
            return self
        least = 0 if most is None else self.left(self.least, most)
        return type(self)(self.rolls, self.rules, least, self.left(self.greatest, fewest))

    def left(self, extra_rolls: int, taken: int) -> int:
        """What is left of so many after a turn of so many rolls, of more than there are: nothing."""
        left = max(0, self.rolls + extra_rolls - taken)
        if self.rules is None or not self.rules.saves:
            return min(left, extra_rolls)
        return left if self.rules.most is None else min(left, self.rules.most)


def stock_at_start(compiled: CompiledRuleset) -> Stock:
    """The stock before the first turn."""
    start = 0 if compiled.extra_rolls is None else compiled.extra_rolls.start
    return Stock(compiled.ruleset.rolls, compiled.extra_rolls, start, start)
