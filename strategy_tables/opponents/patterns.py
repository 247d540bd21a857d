"""Made patterns, which people neither break up nor waste.

A category is a *pattern* if few hands pay anything: at most `RARE` of all rolls. A hand has *made* it if it pays at
least `LEAST_SHARE` of the most that the category pays.

A keep *holds* it if it pays something for every roll. So no player breaks a straight, a full house or five of a kind.
Four of a kind may be kept without the fifth die.

Scoring another category *wastes* it if that pays less than `LEAST_SHARE` of it. If the pattern always pays the same, as
straights do, paying less wastes it. If the other category is *looser*, paying no more wastes it: a looser category also
pays all hands that make the pattern. So a large straight goes nowhere else. Four sixes are scored as four of a kind or
as sixes, not as three of a kind.

All of this follows from the points of hands, so it holds for every game.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.derived import derived
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import rolls, transitions

RARE: Final = 0.3
LEAST_SHARE: Final = 0.6


@dataclass(frozen=True, slots=True, eq=False)
class Patterns:
    """Patterns of a ruleset: H hands and K keeps in the order of `engine.dice`, C categories.

    * `dice_count`: number of dice
    * `enough` float64 [C]: least points that make a category, if it is a pattern; else infinity
    * `holds` bool [K, C]: whether a category pays something for every roll after a keep
    * `decided` bool [C]: whether a category pays the same for all hands that make it
    * `looser` bool [C, C]: whether the second is looser than the first
    """

    dice_count: int
    enough: Floats
    holds: Booleans
    decided: Booleans
    looser: Booleans

    def wasted(self, made: Booleans, points: Integers) -> Integers:
        """Return the most points with which scoring a category wastes the patterns of G hands, -1 for none: int64 [G,
        C].

        `made` bool [G, C]; `points` int64 [G, C].
        """
        poor = np.where(self.decided, points, np.ceil(LEAST_SHARE * points).astype(np.int64)) - 1
        poorest = np.where(made, poor, -1).max(axis=1, keepdims=True)
        looser = np.where(made[:, :, None] & self.looser, points[:, :, None], -1).max(axis=1)
        most: Integers = np.maximum(poorest, looser)
        return most


@derived
def patterns_of(compiled: CompiledRuleset) -> Patterns:
    """Return the patterns of a ruleset, by the points of hands on its last roll."""
    points, count = np.array(compiled.points), compiled.ruleset.dice_count
    pays = points > 0
    most = points.max(axis=0)
    rare = ((rolls(count).first[:, None] * pays).sum(axis=0) <= RARE) & (most > 0)
    lattice = transitions(count)
    holds = np.zeros((len(lattice.keeps), len(most)), dtype=np.bool_)
    holds[lattice.first_hand :] = pays
    for keep in range(lattice.first_hand - 1, -1, -1):
        holds[keep] = holds[lattice.successors[keep]].all(axis=0)
    decided = np.array([len(set(paid[paid > 0].tolist())) == 1 for paid in points.T])
    within: Booleans = np.logical_and.reduce(~pays[:, :, None] | pays[:, None], axis=0)
    return Patterns(count, np.where(rare, LEAST_SHARE * most, np.inf), holds, decided, within & ~within.T)
