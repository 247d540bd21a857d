"""A best move beside another one: what reasons are composed from, each worked out when it is first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from engine.dice import Hand
from engine.position import Move, Position
from strategy_tables.advice.contrast import Contrast, contrast_endings
from strategy_tables.advice.explain import end_turns
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.prospects import Prospects
from strategy_tables.advice.upper_states import least_tier
from strategy_tables.model.allowance import TooCostly
from strategy_tables.model.arrays import Floats
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.remaining import card_state
from strategy_tables.model.utility import mean_worth
from strategy_tables.store.table_set import RulesetTables

SHOWS: Final = 0.01
"""Probabilities closer than this do not look different."""
_HELPS: Final = 0.05
"""Dice that make nothing likelier by this much help nothing."""


@dataclass(frozen=True)
class Pair:
    """Two moves of a position; `loss` is what the other one gives up of the expected total."""

    tables: RulesetTables
    position: Position
    best: Move
    other: Move
    loss: float

    @property
    def outcomes(self) -> Outcomes:
        """How turns can end."""
        return self.tables.outcomes

    @cached_property
    def prospects(self) -> Prospects:
        """What categories bring to a turn that is played for them."""
        return Prospects(self.outcomes, self.position)

    @cached_property
    def _weights(self) -> Floats:
        """How probable each ending of the turn is after the two: float64 [2, N]."""
        states = (np.repeat(each, 2) for each in card_state(self.outcomes, self.position.card))
        asked = [(self.position, self.best), (self.position, self.other)]
        return end_turns(self.outcomes, self.tables.means.means, asked, *states)

    @cached_property
    def contrasts(self) -> tuple[Contrast, ...]:
        """All ways in which the turn may end, those that speak for the best move first."""
        worth = mean_worth(self.outcomes, self.tables.means.means, *card_state(self.outcomes, self.position.card))[0]
        return contrast_endings(self.outcomes, self._weights, worth)

    @property
    def speaking(self) -> list[Contrast]:
        """Those that speak for the best move, the weightiest first."""
        return [each for each in self.contrasts if each.gain > 0]

    @property
    def gains(self) -> float:
        """How much speaks for the best move, all together."""
        return sum(each.gain for each in self.speaking)

    def helps(self, keep: Hand, fewer: Hand) -> bool:
        """Whether the dice that one keeps beside fewer make a lower category a good deal more likely that is played for
        alone."""
        upper_face, chance_after = self.position.compiled.upper_face, self.prospects.chance_after
        return any(
            chance_after(keep, category, 1) > chance_after(fewer, category, 1) + _HELPS
            for category in self.position.open_categories
            if not upper_face[category]
        )

    def made_after_best(self, category: int) -> float:
        """How likely the turn ends with points in a category."""
        return sum(each.best.probability for each in self.contrasts if each.category == category and each.made)

    @property
    def zero_chances(self) -> tuple[float, float]:
        """How likely the turn ends with a 0 after each of the two."""
        zeros = [each for each in self.contrasts if not each.made]
        return sum(each.best.probability for each in zeros), sum(each.other.probability for each in zeros)

    @cached_property
    def extra_bonus_chances(self) -> tuple[float, float]:
        """How likely the turn earns an extra bonus after each of the two."""
        if not self.position.live:
            return 0.0, 0.0
        pays = self.outcomes.of_endings(self.outcomes.extra, self._weights.shape[1]) > 0
        best, other = self._weights[:, pays].sum(axis=1).tolist()
        return best, other

    @cached_property
    def upper_bonus_chances(self) -> tuple[float, float]:
        """How likely the upper bonus is after each of the two, played for nothing else; 0 without one."""
        objective = UpperBonus()
        if objective.refuse(self.position.compiled):
            return 0.0, 0.0
        try:
            ranking = objective.advise(self.tables, self.position).ranking
        except TooCostly:
            return 0.0, 0.0
        worth = dict(zip(ranking.moves, ranking.values, strict=True))
        return worth.get(self.best, 0.0), worth.get(self.other, 0.0)

    @property
    def upper_bonus_gone(self) -> bool:
        """Whether there is an upper bonus, and it cannot be had any more."""
        compiled = self.position.compiled
        at = least_tier(compiled)
        if at is None:
            return False
        most = sum(
            max(compiled.payable[c]) * (compiled.times[c] - len(self.position.card.points[c] or ()))
            for c, face in enumerate(compiled.upper_face)
            if face
        )
        return self.position.upper_total + most < at

    @property
    def upper_bonus_pays(self) -> int:
        """What the least upper bonus pays."""
        at = least_tier(self.position.compiled)
        return 0 if at is None else self.position.compiled.upper_bonus_of(at)

    @property
    def rolls_saved(self) -> int:
        """Rolls that scoring now leaves for later turns."""
        return self.position.compiled.extra_rolls_after(self.position.card.extra_rolls, self.position.rolls_left)

    def completing(self, keep: Hand, category: int) -> Hand:
        """The faces of the one die to roll that make a category on the next roll."""
        return tuple(
            face
            for face in range(1, 7)
            if self.prospects.points_of(tuple(sorted((*keep, face))), category, self.position.rolls_left - 1) > 0
        )

    def points_later(self, category: int) -> int:
        """What the hand would pay in a category on the next roll."""
        return self.prospects.points_of(self.position.hand, category, self.position.rolls_left - 1)

    def natural_points(self, category: int) -> int:
        """What the hand pays in a category where it is no joker."""
        compiled = self.position.compiled
        stage = min(self.position.roll, len(compiled.roll_points)) - 1
        return compiled.roll_points[stage][compiled.index(self.position.hand)][category]
