"""Turns of unknown length: the extra rolls left, and the rolls that claimed totals imply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from engine.number_sets import has_member, number_set, shifted_by
from engine.rulesets.compiled import CompiledRuleset

_MOST_EXTRA_ROLLS: Final = 60
"""Limit of extra rolls of all turns that are examined; more would take too long."""


@dataclass(frozen=True, slots=True)
class PossibleExtraRolls:
    """The possible numbers of extra rolls between two turns, from `least` to `greatest`.

    More extra rolls never remove an option. So turns are possible if and only if they are possible with `greatest`,
    which assumes the fewest rolls in all turns.
    """

    card: CompiledRuleset
    least: int
    greatest: int

    def after(self, fewest: int, most: int | None) -> Self:
        """Return the bounds after a turn of `fewest` to `most` rolls; None means all available rolls."""
        if self.card.extra_rolls is None:
            return self
        least = 0 if most is None else self.left(self.least, most)
        return replace(self, least=least, greatest=self.left(self.greatest, fewest))

    def left(self, extra_rolls: int, taken: int) -> int:
        """Return the extra rolls left after a turn of `taken` rolls; 0 if there were not enough."""
        return self.card.extra_rolls_after(extra_rolls, max(0, self.card.ruleset.rolls + extra_rolls - taken))


def extra_rolls_at_start(compiled: CompiledRuleset) -> PossibleExtraRolls:
    """Return the bounds before the first turn."""
    start = compiled.greatest_extra_rolls(0)
    return PossibleExtraRolls(compiled, start, start)


@dataclass(frozen=True, slots=True)
class Step:
    """A turn by number: the rolls that may have made its hand, each with the loss against the best one.

    If `bound`, the turn took at most the available rolls; a turn with too many rolls in every reading is not.
    """

    turn: int
    ways: Mapping[int, int]
    bound: bool


def rolls_that_earn_less(start: PossibleExtraRolls, steps: Sequence[Step], missing: int) -> dict[int, int] | None:
    """Return the rolls of turns that were made on later rolls, such that all together earn `missing` less.

    If there are several readings, the last turns earn the most in the chosen one; None if there is none.
    """
    used = sum(max(0, roll - start.card.ruleset.rolls) for step in steps if step.bound for roll in step.ways)
    most = used if used <= _MOST_EXTRA_ROLLS else 0
    reached = [{min(start.greatest, most): number_set([0])}]
    for step in steps:
        after: dict[int, int] = {}
        for extra, losses in reached[-1].items():
            for roll, loss in step.ways.items():
                left = _left(start, step, extra, roll, most)
                if left is not None:
                    after[left] = after.get(left, 0) | shifted_by(losses, loss)
        reached.append(after)
    possible = {extra for extra, losses in reached[-1].items() if has_member(losses, missing)}
    if not possible:
        return None
    found = {}
    for before, step in zip(reached[-2::-1], reversed(steps), strict=True):
        roll, loss, possible = next(
            (roll, loss, leading)
            for roll, loss in step.ways.items()
            if (leading := _leading(start, step, before, roll, missing - loss, possible, most))
        )
        missing -= loss
        if loss:
            found[step.turn] = roll
    return found


def _leading(
    start: PossibleExtraRolls,
    step: Step,
    before: Mapping[int, int],
    roll: int,
    missing: int,
    possible: set[int],
    most: int,
) -> set[int]:
    """Return the numbers of extra rolls before a turn, with `missing` lost so far, that lead to a possible one."""
    return {
        extra
        for extra, losses in before.items()
        if has_member(losses, missing) and _left(start, step, extra, roll, most) in possible
    }


def _left(start: PossibleExtraRolls, step: Step, extra: int, roll: int, most: int) -> int | None:
    """Return the extra rolls left after a turn, up to the most that turns can need; None if there are too few."""
    if not most:
        return 0
    if step.bound and roll > start.card.ruleset.rolls + extra:
        return None
    return min(start.left(extra, roll), most)
