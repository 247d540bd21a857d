"""Pairs of a best and another move, with the quantities that reasons are composed from, computed lazily."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from engine.cards.scoring import Score
from engine.cards.sheet import sheet_turns_played
from engine.dice import Hand
from engine.games.moves import Keep, Move
from engine.games.position import Position
from strategy_tables.advice.contrast import Contrast, contrast_endings
from strategy_tables.advice.explain import Comparison, compare_if_quick, end_turns
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.prospects import Prospects
from strategy_tables.model.allowance import TooCostly
from strategy_tables.model.arrays import Floats
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.remaining import card_state
from strategy_tables.model.utility import mean_ending_values
from strategy_tables.store.table_set import RulesetTables

SHOWS: Final = 0.01
"""Least difference of probabilities that is shown."""
SOME: Final = 0.2
"""Least share of the difference that is mentioned."""
_HELPS: Final = 0.05
"""Least increase of a probability by which dice help."""
_CHEAP: Final = 0.2
"""Limit of points that a cheap 0 gives up, as a share of the mean maximum of a category."""
_CERTAINLY: Final = 1e-6
"""Precision of shown probabilities."""
_ROUNDING: Final = 1e-9


@dataclass(eq=False)
class MovePair:
    """Two moves of a position; `loss` is the difference of their expected totals.

    `known` has the sources of their points, if they were found before.
    """

    tables: RulesetTables
    position: Position
    best: Move
    other: Move
    loss: float
    known: Comparison | None = None

    @property
    def outcomes(self) -> Outcomes:
        """Return the endings of turns."""
        return self.tables.outcomes

    @cached_property
    def prospects(self) -> Prospects:
        """Return the prospects of categories in a turn that is played for them."""
        return Prospects(self.outcomes, self.position)

    @cached_property
    def _weights(self) -> Floats:
        """Return the probability of each ending of the turn after each move: float64 [2, N]."""
        states = (np.repeat(each, 2) for each in card_state(self.outcomes, self.position.sheet))
        asked = [(self.position, self.best), (self.position, self.other)]
        return end_turns(self.outcomes, self.tables.means.means, asked, *states)

    @cached_property
    def contrasts(self) -> tuple[Contrast, ...]:
        """Return all contrasts, those that favour the best move first."""
        worth = mean_ending_values(
            self.outcomes, self.tables.means.means, *card_state(self.outcomes, self.position.sheet)
        )[0]
        return contrast_endings(self.outcomes, self._weights, worth)

    @property
    def gains(self) -> float:
        """Return the sum of all gains in favour of the best move."""
        return sum(each.gain for each in self.contrasts if each.gain > 0)

    @property
    def speaking(self) -> list[Contrast]:
        """Return the contrasts that favour the best move and may be mentioned, the greatest first.

        A turn may score a category more often after the best move although its dice make it less often. The other
        move's dice are then played for something better. Or the category may hardly add points in the end. Then
        mentioning that it is made more often would be false, or no reason.
        """
        return [each for each in self.contrasts if each.gain > 0 and not (each.made and self._hinders(each.category))]

    def _hinders(self, category: int) -> bool:
        """Return whether a category is no reason for the best move.

        Either the other move can make it more often in this turn, or it is known to contribute little to the
        difference.
        """
        best, other = self._reach
        is_little = self.gained is not None and self.gained[category] < SOME * self.loss
        return bool(other[category] > best[category] + _ROUNDING or is_little)

    @cached_property
    def _reach(self) -> tuple[Floats, Floats]:
        """Return the greatest probability of making each category in this turn after each of the two moves, float64
        [C]."""
        best, other = (
            self.prospects.chances_after(move.dice) if isinstance(move, Keep) else self._made_at_once(move)
            for move in (self.best, self.other)
        )
        return best, other

    def _made_at_once(self, move: Move) -> Floats:
        made = np.zeros(len(self.position.compiled.categories))
        if isinstance(move, Score):
            made[move.category] = move.points > 0
        return made

    @cached_property
    def comparison(self) -> Comparison | None:
        """Return the sources of the points of both moves; None if they are unknown and not quick to find."""
        return self.known or compare_if_quick(self.tables, [(self.position, self.best, self.other)])[0]

    @cached_property
    def gained(self) -> Floats | None:
        """Return the gain of the best move from each source, float64 [C + 2] as in `Breakdown`; None if it is
        unknown."""
        compared = self.comparison
        return None if compared is None else compared.best.points - compared.other.points

    @property
    def upper_bonus_place(self) -> int:
        """Return the place of the upper bonus among the sources of points; that of the extra bonuses is the next."""
        return len(self.position.compiled.categories)

    def gain_in(self, category: int, shown: float) -> float:
        """Return the gain of the best move in a category: at most the one that a reason shows, and its known part in
        the end.
        """
        return shown if self.gained is None else min(shown, float(self.gained[category]))

    @property
    def greatest_source(self) -> tuple[int, float, float] | None:
        """Return the category with the greatest gain of the best move, and its mean final points after each move.

        Returns None if it is unknown.
        """
        compared = self.comparison
        if compared is None or self.gained is None:
            return None
        category = int(np.argmax(self.gained[: self.upper_bonus_place]))
        return category, float(compared.best.points[category]), float(compared.other.points[category])

    def costs_little(self, category: int) -> bool:
        """Return whether a 0 in a category gives up few points.

        It gives up the points of the category after the other move. If these are unknown, it gives up at most the
        points of all later turns if each was played for it.
        """
        position, compared, mean = self.position, self.comparison, float(self.prospects.mean[category])
        payable, points = position.compiled.payable, position.card.points
        if compared is None:
            turns = position.compiled.turns - sheet_turns_played(position.sheet) - 1
            given_up = min(max(payable[category]), turns * mean)
        else:
            given_up = float(compared.other.points[category]) - sum(points[category])
        most = sum(max(each) for each in payable) / len(payable)
        return max(given_up, mean) < _CHEAP * most

    def helps(self, keep: Hand, fewer: Hand) -> bool:
        """Return whether the additional dice of one keep make a lower category clearly more probable, played for
        alone."""
        upper_face, chance_after = self.position.compiled.upper_face, self.prospects.chance_after
        return any(
            chance_after(keep, category, 1) > chance_after(fewer, category, 1) + _HELPS
            for category in self.position.open_categories
            if not upper_face[category]
        )

    def made_after_best(self, category: int) -> float:
        """Return the probability that the turn ends with points in a category."""
        return sum(each.best.probability for each in self.contrasts if each.category == category and each.made)

    @property
    def zero_chances(self) -> tuple[float, float]:
        """Return the probability that the turn ends with a 0 after each move."""
        zeros = [each for each in self.contrasts if not each.made]
        return sum(each.best.probability for each in zeros), sum(each.other.probability for each in zeros)

    @cached_property
    def extra_bonus_chances(self) -> tuple[float, float]:
        """Return the probability that the turn earns an extra bonus after each move."""
        if not self.position.live:
            return 0.0, 0.0
        pays = self.outcomes.of_endings(self.outcomes.extra, self._weights.shape[1]) > 0
        best, other = self._weights[:, pays].sum(axis=1).tolist()
        return best, other

    @cached_property
    def upper_bonus_chances(self) -> tuple[float, float]:
        """Return the probability of the upper bonus after each move, if it is all that is played for; 0 without one."""
        objective = UpperBonus()
        if objective.refusal(self.position.compiled):
            return 0.0, 0.0
        try:
            ranking = objective.advise(self.tables, self.position).ranking
        except TooCostly:
            return 0.0, 0.0
        worth = dict(zip(ranking.moves, ranking.values, strict=True))
        return worth.get(self.best, 0.0), worth.get(self.other, 0.0)

    @property
    def upper_bonus_gone(self) -> bool:
        """Return whether there is an upper bonus that is out of reach."""
        compiled = self.position.compiled
        at = compiled.bonus_from
        if at is None:
            return False
        most = sum(
            max(compiled.payable[c]) * (compiled.times[c] - len(self.position.card.points[c] or ()))
            for c, face in enumerate(compiled.upper_face)
            if face
        )
        return self.position.upper_total + most < at

    @property
    def upper_bonus_means(self) -> tuple[float, float] | None:
        """Return the mean points of the upper bonus after each of the two moves, if they are known."""
        compared, place = self.comparison, self.upper_bonus_place
        return None if compared is None else (float(compared.best.points[place]), float(compared.other.points[place]))

    @property
    def upper_bonus_gain(self) -> float:
        """Return the gain of the best move from the upper bonus.

        If it is unknown, the least tier's points times the difference of `upper_bonus_chances`.
        """
        if self.upper_bonus_means is not None:
            best, other = self.upper_bonus_means
            return best - other
        at = self.position.compiled.bonus_from
        chance, chance_of_other = self.upper_bonus_chances
        return 0.0 if at is None else (chance - chance_of_other) * self.position.compiled.upper_bonus_of(at)

    @property
    def upper_bonus_is_sure(self) -> bool:
        """Return whether the best move makes the upper bonus certain, if the advice is followed.

        If it is unknown, only a score that reaches it does.
        """
        at, compared, best = self.position.compiled.bonus_from, self.comparison, self.best
        if compared is not None:
            return compared.best.upper_bonus >= 1 - _CERTAINLY
        if at is None or not isinstance(best, Score) or not self.position.compiled.upper_face[best.category]:
            return False
        return self.position.upper_total + best.points >= at

    def completing(self, keep: Hand, category: int) -> Hand:
        """Return the faces of the one die to roll that make a category on the next roll."""
        return tuple(
            face
            for face in range(1, 7)
            if self.prospects.points_of(tuple(sorted((*keep, face))), category, self.position.rolls_left - 1) > 0
        )

    def points_later(self, category: int) -> int:
        """Return the points of the hand in a category on the next roll."""
        return self.prospects.points_of(self.position.hand, category, self.position.rolls_left - 1)

    def natural_points(self, category: int) -> int:
        """Return the points of the hand in a category if it is not a joker."""
        compiled = self.position.compiled
        stage = min(self.position.roll, len(compiled.roll_points)) - 1
        return compiled.roll_points[stage][compiled.index(self.position.hand)][category]
