"""Odds of one category: the probability of making it and its mean points, if nothing else is played for.

These are the textbook tables of these games, for any ruleset. The turn is played for the one category and must end in
it. A hand that may not be scored there (a joker that has to go elsewhere) earns 0. "Made" means points above 0, or at
least as many as are asked for. The first axis of arrays lists the goals.
"""

from dataclasses import dataclass

import numpy as np

from engine.cards.rules import Cell, Rules
from engine.cards.scoring import score_hand
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.dice import Hand, hand_index, keep_index, keeps
from strategy_tables.advice.prospects import CategoryScoring
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import rolls
from strategy_tables.model.policy import STOP, lexicographic_policy
from strategy_tables.model.turn import TurnValues


@dataclass(frozen=True, slots=True)
class Attempt:
    """Best play for one goal: its value, the greatest value of the other goal under it, and the first keep.

    `keep` is None without a choice: a keep was given, or no roll is left; all dice mean scoring now.
    """

    probability: float
    expected_points: float
    keep: Hand | None


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Greatest probability of at least this number of points, and the first keep of the play that reaches it."""

    points: int
    probability: float
    keep: Hand | None


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds of a category: `made` by play for `points` or more; `mean` by play for the mean.

    `at_least`: for every number of points that the category pays, except the least one, or 0 if none is lower.
    """

    category: int
    points: int
    made: Attempt
    mean: Attempt
    at_least: tuple[AtLeast, ...]


def odds(
    rules: Rules,
    sheet: Sheet,
    category: int,
    dice: Hand,
    rolls_left: int,
    *,
    kept: bool = False,
    points: int | None = None,
) -> Odds:
    """Return the odds of an open category, from a hand, or from a keep (`kept`) whose next roll is one of the
    `rolls_left`.

    `dice` are sorted. The card decides whether further hands of equal dice are jokers. With `points`, the category is
    made by at least that number; without, by any.
    """
    compiled, dice_count = rules.card, rules.ruleset.dice_count
    every = compiled.payable[category]
    payable = [each for each in every if each > min(0, *every)]
    # A category that only deducts points is made by its best score; one that always pays 0, never.
    made = min((each for each in payable if each > 0), default=max(payable, default=1))
    wanted = made if points is None else points
    points_of = _points(rules, sheet, category)
    thresholds = np.array([wanted, *payable])[:, None]

    def play(*goals: Floats) -> tuple[Floats, Floats, Integers]:
        main, secondary = (CategoryScoring(rolls(dice_count), goal, rolls_of_turn(rules, sheet) - 1) for goal in goals)
        return _play(dice_count, main, secondary, dice, rolls_left, kept=kept)

    reached = (points_of[:, None] >= thresholds).astype(np.float64)
    # A hand that may not be scored there adds nothing to the mean.
    brought = np.where(points_of > -np.inf, points_of, 0.0)
    means = np.broadcast_to(brought[:, None], reached.shape)
    chances, secondary, chosen = play(reached, means)
    mean, chance, mean_chosen = play(means[:, :1], reached[:, :1])

    def keep(number: int) -> Hand | None:
        return None if kept or rolls_left == 0 else keeps(dice_count)[number]

    return Odds(
        category=category,
        points=wanted,
        made=Attempt(float(chances[0]), float(secondary[0]), keep(int(chosen[0]))),
        mean=Attempt(float(chance[0]), float(mean[0]), keep(int(mean_chosen[0]))),
        at_least=tuple(
            AtLeast(each, float(chances[place + 1]), keep(int(chosen[place + 1]))) for place, each in enumerate(payable)
        ),
    )


def _points(rules: Rules, sheet: Sheet, category: int) -> Floats:
    """Return the points of every hand in the category on the first roll, on the second, ...: float64 [B, H].

    They are minus infinity if the hand may not go there.
    """
    compiled, cell = rules.card, Cell(0, category)
    found = np.full((len(compiled.roll_points), len(compiled.hands)), -np.inf)
    for stage, row in enumerate(found):
        for place, hand in enumerate(compiled.hands):
            scored = score_hand(rules, sheet, hand, stage + 1)
            if cell in scored.legal:
                row[place] = scored.score(cell).points
    return found


def _play(
    dice_count: int, main: CategoryScoring, secondary: CategoryScoring, dice: Hand, rolls_left: int, *, kept: bool
) -> tuple[Floats, Floats, Integers]:
    """Return the main value of the turn, the secondary one, and the number of the first keep, each [A].

    The secondary value decides among equal moves. The keep is all dice if scoring is as good.
    """
    values = TurnValues(main)
    policy, others = lexicographic_policy(values, secondary)
    number = keep_index(dice_count)[dice]
    if kept and len(dice) < dice_count:
        found = values.keeps(rolls_left)[:, number]
        return found, others.keeps(rolls_left)[:, number], np.full(len(found), number)
    left, place = rolls_left - kept, hand_index(dice_count)[dice]
    found = values.hands(left)[:, place]
    keeps = policy.keeps(left)[:, place] if left else np.full(len(found), STOP)
    return found, others.hands(left)[:, place], np.where(keeps == STOP, number, keeps)
