"""Bounds of the extra rolls after turns whose number of rolls is not known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import ExtraRolls


@dataclass(frozen=True, slots=True)
class PossibleExtraRolls:
    """The possible numbers of extra rolls between two turns, from `least` to `greatest`.

    Having more extra rolls never removes an option, so turns are possible if and only if they are with `greatest`,
    which assumes the fewest rolls in all turns.
    """

    rolls: int
    rules: ExtraRolls | None
    least: int
    greatest: int

    def after(self, fewest: int, most: int | None) -> Self:
        """Return the bounds after a turn of `fewest` to `most` rolls (None: at most all)."""
        if self.rules is None:
            return self
        least = 0 if most is None else self.left(self.least, most)
        return type(self)(self.rolls, self.rules, least, self.left(self.greatest, fewest))

    def left(self, extra_rolls: int, taken: int) -> int:
        """Return the extra rolls left after a turn of `taken` rolls; 0 if there were fewer."""
        left = max(0, self.rolls + extra_rolls - taken)
        if self.rules is None or not self.rules.saves:
            return min(left, extra_rolls)
        return left if self.rules.most is None else min(left, self.rules.most)


def extra_rolls_at_start(compiled: CompiledRuleset) -> PossibleExtraRolls:
    """Return the bounds before the first turn."""
    start = 0 if compiled.extra_rolls is None else compiled.extra_rolls.start
    return PossibleExtraRolls(compiled.ruleset.rolls, compiled.extra_rolls, start, start)
