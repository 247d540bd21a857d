"""Turns that do not say how many rolls they took: the extra rolls left, and the rolls that totals tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from engine.number_sets import has_member, number_set, shifted_by
from engine.rulesets.compiled import CompiledRuleset

_MOST_EXTRA_ROLLS: Final = 60
"""Most extra rolls of all turns together that are examined; more would take too long."""


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


@dataclass(frozen=True, slots=True)
class Step:
    """One turn, by its number: the rolls that its hand can have been made on, each with how much less it earned then.

    `bound`: it can have taken no more rolls than there were; not so of a turn that has too many in any reading.
    """

    turn: int
    ways: Mapping[int, int]
    bound: bool


def rolls_that_earn_less(start: PossibleExtraRolls, steps: Sequence[Step], missing: int) -> dict[int, int] | None:
    """The turns that were made on later rolls, and on which, so that all together earn so much less.

    Of several readings it is the one whose last turns earn the most; None where there is none.
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
    """The numbers of extra rolls before a turn, with so much less earned by then, that lead to a possible one."""
    return {
        extra
        for extra, losses in before.items()
        if has_member(losses, missing) and _left(start, step, extra, roll, most) in possible
    }


def _left(start: PossibleExtraRolls, step: Step, extra: int, roll: int, most: int) -> int | None:
    """The extra rolls left after a turn, as far as turns can need them; None where it takes more than there are."""
    if not most:
        return 0
    if step.bound and roll > start.card.ruleset.rolls + extra:
        return None
    return min(start.left(extra, roll), most)
