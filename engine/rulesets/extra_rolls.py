"""Bounds of the extra rolls after turns whose number of rolls is not known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.rulesets.compiled import CompiledRuleset


@dataclass(frozen=True, slots=True)
class PossibleExtraRolls:
    """The possible numbers of extra rolls between two turns, from `least` to `greatest`.

    Having more extra rolls never removes an option, so turns are possible if and only if they are with `greatest`,
    which assumes the fewest rolls in all turns.
    """

    card: CompiledRuleset
    least: int
    greatest: int

    def after(self, fewest: int, most: int | None) -> Self:
        """Return the bounds after a turn of `fewest` to `most` rolls (None: at most all)."""
        if self.card.extra_rolls is None:
            return self
        least = 0 if most is None else self.left(self.least, most)
        return replace(self, least=least, greatest=self.left(self.greatest, fewest))

    def left(self, extra_rolls: int, taken: int) -> int:
        """Return the extra rolls left after a turn of `taken` rolls; 0 if there were fewer."""
        return self.card.extra_rolls_after(extra_rolls, max(0, self.card.ruleset.rolls + extra_rolls - taken))


def extra_rolls_at_start(compiled: CompiledRuleset) -> PossibleExtraRolls:
    """Return the bounds before the first turn."""
    start = compiled.greatest_extra_rolls(0)
    return PossibleExtraRolls(compiled, start, start)
