"""Contrasts of two moves of a turn: the endings that the better one reaches more often, or with more points.

The value of a move is the sum over all endings of the turn of their probability times their value. That includes the
extra rolls left, and holds for every objective whose values are means. So the difference of two moves is the sum, over
categories scored with 0 and with more, of the *gain*

    (worth of these endings after the better one - after the other one) - base x (difference of their probabilities)

for any `base`, since probabilities add up to 1. Let the base be the value of the other move. Then an ending with a
higher value favours the move that reaches it more often; one with a lower value disfavours it.
"""

from dataclasses import dataclass

import numpy as np

from strategy_tables.model.arrays import Floats
from strategy_tables.model.outcomes import Outcomes


@dataclass(frozen=True, slots=True)
class Branch:
    """A way in which a turn can end after a move, and its value.

    * `probability`: of this ending; `points`: its mean score, 0 if it is impossible
    * `worth`: its mean value; None if it is impossible
    * `otherwise`: mean value of all other endings; None if there are none
    """

    probability: float
    points: float
    worth: float | None
    otherwise: float | None


@dataclass(frozen=True, slots=True)
class Contrast:
    """Scoring a category with more than 0 (`made`), or with 0, after the better and after the other move.

    `gain` is its part of the difference of the two moves: all gains add up to that.
    """

    category: int
    made: bool
    best: Branch
    other: Branch
    gain: float


def contrast_endings(outcomes: Outcomes, weights: Floats, worth: Floats) -> tuple[Contrast, ...]:
    """Return all contrasts of a better and another move, those that favour the better one first.

    `weights` float64 [2, N] are the probabilities of endings after the two, `worth` float64 [N] their values, arbitrary
    for impossible ones.
    """
    count = 2 * outcomes.space.category_count
    sides, paid = (outcomes.of_endings(each, weights.shape[1]) for each in (outcomes.sides, outcomes.points))

    def by_place(amounts: Floats) -> Floats:
        return np.array([np.bincount(sides, row, count) for row in amounts])

    chances, points = by_place(weights), by_place(weights * paid)
    worths = by_place(weights * np.where(weights.any(axis=0), worth, 0.0))
    gains = worths[0] - worths[1] - worths[1].sum() * (chances[0] - chances[1])
    # Sum the other endings, because subtracting from 1 would lose digits.
    others = 1.0 - np.eye(count)
    rest = [(each[:, None, :] * others).sum(axis=2) for each in (chances, worths)]
    both = [_branches(*each) for each in zip(chances, points, worths, *rest, strict=True)]
    return tuple(
        Contrast(place // 2, place % 2 == 1, both[0][place], both[1][place], float(gains[place]))
        for place in np.argsort(-gains, kind="stable").tolist()
        if chances[:, place].any()
    )


def _branches(
    chances: Floats, points: Floats, worths: Floats, others: Floats, worths_of_others: Floats
) -> list[Branch]:
    """Return every way in which a turn can end after one move, each float64 [2 C]."""
    return [
        Branch(
            chance,
            paid / chance if chance else 0.0,
            worth / chance if chance else None,
            worth_of_others / other if other else None,
        )
        for chance, paid, worth, other, worth_of_others in zip(
            *(each.tolist() for each in (chances, points, worths, others, worths_of_others)), strict=True
        )
    ]
