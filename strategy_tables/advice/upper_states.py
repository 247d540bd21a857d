"""States of the upper section alone: their places, and their values.

`advice.upper_section` defines and solves them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.outcomes import Outcomes


def _jokers_bind(compiled: CompiledRuleset) -> bool:
    """Return whether a joker may be barred from the upper category of its face, or from its value there."""
    if compiled.order != "free":
        # While an upper category is open, so is the joker category.
        return False
    return any(
        category not in allowed or paid[category] != face * compiled.ruleset.dice_count
        for category, face in enumerate(compiled.upper_face)
        if face and compiled.joker_moves
        for allowed, paid in compiled.joker_moves[face - 1][True]
    )


class UpperPlaces:
    """Places of the states of the upper section in the array of `Solved`."""

    def __init__(self, outcomes: Outcomes) -> None:
        compiled, self.space = outcomes.compiled, outcomes.space
        at = compiled.bonus_from
        assert at is not None  # noqa: S101 - what has no bonus is refused
        self.at = at
        self.binds = _jokers_bind(compiled)
        self.rolls = compiled.ruleset.rolls
        upper = self.space.shape.upper_categories
        self.upper_turns = sum(compiled.times[c] for c in upper)
        lower = [c for c in range(self.space.category_count) if c not in upper]
        self.passed = [c for c in lower if not (self.binds and c == self.space.shape.joker_category)]
        # Turns of upper categories in card order.
        card = np.repeat(np.arange(self.space.category_count), compiled.times)
        self._comes_at = np.append(np.flatnonzero(np.isin(card, upper)), len(card))

    def jokers(self, filled: Integers) -> Integers:
        """Return whether hands of equal dice are jokers, if that matters: 0 or 1, int64 [P]."""
        return (self.space.jokers(filled) & self.binds).astype(np.int64)

    def passes(self, filled: Integers) -> Integers:
        """Return the number of passes left: int64 [P]."""
        if self.space.shape.order != "free":
            return np.zeros_like(filled)
        found: Integers = self.space.times_left(filled)[:, self.passed].sum(axis=1)
        return found

    def turns_played(self, upper_left: int, passes: int, jokers: int) -> int:
        """Return the number of turns before the one with `upper_left` upper fillings left."""
        played = self.upper_turns - upper_left
        if self.space.shape.order == "card":
            return int(self._comes_at[played])
        if self.space.shape.order == "upper_first":
            return played
        return self.space.shape.turns - upper_left - passes - (self.binds and not jokers)

    def extra_rolls_then(self, extra_rolls: Integers, turns_played: Integers, upper_left: Integers) -> Integers:
        """Return the extra rolls at the next upper turn: arrays that broadcast."""
        extra = self.space.shape.extra_rolls
        if extra is None or not extra.saves or self.space.shape.order != "card":
            return extra_rolls
        waits = self._comes_at[self.upper_turns - upper_left] - turns_played
        found: Integers = extra_rolls + waits * (self.rolls - 1)
        return found if extra.most is None else np.minimum(found, extra.most)

    def upper_left(self, filled: Integers) -> Integers:
        """Return the number of upper fillings left: int64 [P]."""
        found: Integers = self.space.times_left(filled)[:, list(self.space.shape.upper_categories)].sum(axis=1)
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """Greatest probability of the upper bonus, in `subsets` of the upper categories.

    `worth` float64 [J, L, S, T, X] is by jokers, passes left, filled upper categories, their total, and extra rolls. It
    has up to `passes` passes, and all possible extra rolls from `extra_rolls` upwards, after `turns` turns.
    """

    places: UpperPlaces
    worth: Floats
    subsets: frozenset[int]
    passes: int
    jokers: int
    extra_rolls: int
    turns: int

    def holds(self, filled: int, memory: int) -> bool:
        """Return whether it includes a state, and all that can follow it."""
        space, state, memories = self.places.space, np.array([filled]), np.array([memory])
        within = self.passes >= self.places.passes(state)[0] and self.jokers <= self.places.jokers(state)[0]
        saved = (self.places.rolls - 1) * max(0, int(space.turns_played(state)[0]) - self.turns)
        reached = self.extra_rolls + saved >= space.extra_rolls(memories)[0]
        return bool(within and reached) and space.subset(filled) in self.subsets

    def look_up(self, filled: Integers, memories: Integers, totals: Integers) -> Floats:
        """Return the values of states between turns: float64 [P]; arbitrary for unreachable states."""
        places, space = self.places, self.places.space
        extra = places.extra_rolls_then(
            space.extra_rolls(memories), space.turns_played(filled), places.upper_left(filled)
        )
        found: Floats = self.worth[
            places.jokers(filled),
            np.minimum(places.passes(filled), self.passes),
            space.subsets(filled),
            np.minimum(totals, places.at),
            np.minimum(extra, self.worth.shape[-1] - 1),
        ]
        return found
