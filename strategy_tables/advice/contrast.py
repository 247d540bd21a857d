"""In what two moves of a turn differ: what the better one makes more often, or for more.

The value of a move is the sum, over all endings of the turn, of their probability times what they are worth, with the
extra rolls that are left for later turns; under any objective whose values are means. So the difference of two moves is
the sum, over categories scored with 0 and with more, of the *gain*

    (worth of these endings after the better one - after the other one) - base x (difference of their probabilities)

for any `base`, since probabilities add up to 1. With the value of the other move as the base an ending that is worth
more than that speaks for the move that reaches it more often, and one that is worth less against it.
"""

from dataclasses import dataclass

import numpy as np

from strategy_tables.model.arrays import Floats
from strategy_tables.model.outcomes import Outcomes


@dataclass(frozen=True, slots=True)
class Branch:
    """One way in which a turn can end after a move, and what that is worth.

    * `probability`: that the turn ends so; `points`: what it then scores on average, 0 where it cannot be
    * `worth`: what the move is worth then, on average; None where it cannot be
    * `otherwise`: what it is worth where the turn ends in any other way; None where it cannot
    """

    probability: float
    points: float
    worth: float | None
    otherwise: float | None


@dataclass(frozen=True, slots=True)
class Contrast:
    """Scoring a category with more than 0 (`made`), or with 0, after the better and after the other move.

    `gain` is its part of the difference of the two moves: all of them add up to that.
    """

    category: int
    made: bool
    best: Branch
    other: Branch
    gain: float


def contrast_endings(outcomes: Outcomes, weights: Floats, worth: Floats) -> tuple[Contrast, ...]:
    """All ways in which turns can end after a better and another move, those that speak for the better one first.

    `weights` float64 [2, N] say how probable each ending is after the two, `worth` float64 [N] what it is worth;
    anything where it cannot be.
    """
    count = 2 * outcomes.space.category_count
    sides, paid = (outcomes.of_endings(each, weights.shape[1]) for each in (outcomes.sides, outcomes.points))

    def by_place(amounts: Floats) -> Floats:
        return np.array([np.bincount(sides, row, count) for row in amounts])

    chances, points = by_place(weights), by_place(weights * paid)
    worths = by_place(weights * np.where(weights.any(axis=0), worth, 0.0))
    gains = worths[0] - worths[1] - worths[1].sum() * (chances[0] - chances[1])
    # Of all other ways by adding them up: what is left of 1 would have lost its digits.
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
    """Every way in which a turn can end after one move, each float64 [2 C]."""
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
