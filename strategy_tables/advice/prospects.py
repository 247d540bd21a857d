"""Prospects of each category in a turn that is played for it alone, also from given dice.

Like `odds`, for all open categories at once. U(c, h, r) are the points of hand h in c with r rolls left. The greatest
probability of some of them and the greatest mean follow by the equation of a turn (`model.turn`), each separately.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.cards.sheet import rolls_of_turn
from engine.dice import Hand, hand_index, keep_index
from engine.games.position import Position
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import Rolls, hands_after
from strategy_tables.model.outcomes import Outcomes, outcomes_of_hands
from strategy_tables.model.remaining import card_state
from strategy_tables.model.turn import TurnValues


@dataclass(frozen=True, slots=True, eq=False)
class CategoryScoring:
    """Values of scoring for each of A goals: float64 [B, A, H] on the first roll, on the second, …"""

    rolls: Rolls
    by_roll: Floats
    first_left: int

    def stage_key(self, rolls_left: int) -> int:
        """Return the number of the roll, as far as it affects points."""
        return min(max(self.first_left - rolls_left, 0), len(self.by_roll) - 1)

    def action_values(self, rolls_left: int) -> Floats:
        """Return the values of the only way to score for each goal."""
        found: Floats = self.by_roll[self.stage_key(rolls_left), :, None]
        return found


class Prospects:
    """Prospects of a position."""

    def __init__(self, outcomes: Outcomes, position: Position) -> None:
        self._outcomes, self._position = outcomes, position
        self._count = len(position.compiled.categories)
        self._points = _points_by_roll(outcomes, position)
        # Made, and the points.
        both = np.concatenate([(self._points > 0).astype(np.float64), self._points], axis=1)
        first_left = rolls_of_turn(position.rules, position.sheet) - 1
        self._turn = TurnValues(CategoryScoring(outcomes.rolls, both, first_left))
        fresh = self._turn.keeps(position.compiled.ruleset.rolls)[:, 0]
        self.chance: Floats = fresh[: self._count]
        """Greatest probability of making each category in a whole turn, float64 [C]."""
        self.mean: Floats = fresh[self._count :]
        """Greatest mean of each category in a whole turn, float64 [C]."""

    @property
    def now(self) -> tuple[Floats, Floats]:
        """Return `chance` and `mean` of the rest of this turn, with the hand of the position: float64 [C] each."""
        hand = hand_index(len(self._position.hand))[self._position.hand]
        found = self._turn.hands(self._position.rolls_left)[:, hand]
        return found[: self._count], found[self._count :]

    def chance_after(self, keep: Hand, category: int, points: int) -> float:
        """Return the greatest probability of scoring at least `points` in a category after keeping some dice now."""
        reached = (self._points[:, category : category + 1] >= points).astype(np.float64)
        scoring = CategoryScoring(self._outcomes.rolls, reached, self._turn.scoring.first_left)
        return float(self._of_keep(TurnValues(scoring), keep)[0])

    def chances_after(self, keep: Hand) -> Floats:
        """Return the greatest probability of making each category after keeping some dice now, float64 [C]."""
        return self._of_keep(self._turn, keep)[: self._count]

    def mean_after(self, keep: Hand, category: int) -> float:
        """Return the greatest mean of a category after keeping some dice now."""
        return float(self.means_after(keep)[category])

    def means_after(self, keep: Hand) -> Floats:
        """Return the greatest mean of each category after keeping some dice now, float64 [C]."""
        return self._of_keep(self._turn, keep)[self._count :]

    def least_after(self, keep: Hand, category: int) -> int:
        """Return the fewest points that the next roll can leave in a category."""
        position = self._position
        stage = self._turn.scoring.stage_key(position.rolls_left - 1)
        hands = hands_after(self._outcomes.rolls, keep_index(len(position.hand))[keep]) > 0
        return int(self._points[stage, category, hands].min())

    def points_of(self, hand: Hand, category: int, rolls_left: int) -> int:
        """Return the points of a hand in a category, given the rolls left."""
        stage = self._turn.scoring.stage_key(rolls_left)
        return int(self._points[stage, category, hand_index(len(hand))[hand]])

    def _of_keep(self, turn: TurnValues[CategoryScoring], keep: Hand) -> Floats:
        position = self._position
        if len(keep) == len(position.hand):
            return turn.hands(position.rolls_left - 1)[:, hand_index(len(keep))[keep]]
        return turn.keeps(position.rolls_left)[:, keep_index(len(position.hand))[keep]]


def _points_by_roll(outcomes: Outcomes, position: Position) -> Floats:
    """Return the points of hands in each category, 0 if they may not be scored there: float64 [B, C, H]."""
    hands = np.arange(len(outcomes.rolls.hand_starts))
    filled, memories, _ = (np.repeat(each, len(hands)) for each in card_state(outcomes, position.sheet))
    paid = np.append(outcomes.points, 0)
    first_left = rolls_of_turn(position.rules, position.sheet) - 1
    return np.array(
        [
            paid[outcomes_of_hands(outcomes, filled, memories, hands, max(0, first_left - stage))].T
            for stage in range(len(outcomes.of_rolls))
        ],
        dtype=np.float64,
    )
