"""Odds of one category: how likely it can be made, and how much it can bring, playing for nothing else.

The textbook tables of these games, for any ruleset. The turn is played for the one category and must end in it; a hand
that the rules do not let score there (a joker that has to go elsewhere) brings 0. "Made" is points above 0, or at least
as many as are asked for. Arrays have what is played for in the first axis.
"""

from dataclasses import dataclass

import numpy as np

from engine.dice import Hand, hand_index, keep_index, keeps
from engine.scorecard import Scorecard, joker_live, payable_points
from engine.scoring import Compiled, score_hand
from strategy_tables.model.outcomes import Booleans, Floats
from strategy_tables.model.ranking import tied
from strategy_tables.model.states import Integers
from strategy_tables.model.turn import best_keep_values, keep_values, preferred_keeps, rolls


@dataclass(frozen=True, slots=True)
class Attempt:
    """The best play for one thing: what it brings, what else it brings at best, and the dice to keep first.

    `keep` is None where there is nothing to choose: a keep was given, or no roll is left; all dice mean scoring now.
    """

    probability: float
    expected_points: float
    keep: Hand | None


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The greatest probability of at least so many points, and the first keep of the play that has it."""

    points: int
    probability: float
    keep: Hand | None


@dataclass(frozen=True, slots=True)
class Odds:
    """`made`: playing for `points` or more; `mean`: playing for the mean; `at_least`: for every number of points."""

    category: int
    points: int
    made: Attempt
    mean: Attempt
    at_least: tuple[AtLeast, ...]


def odds(
    compiled: Compiled,
    card: Scorecard,
    category: int,
    dice: Hand,
    rolls_left: int,
    *,
    kept: bool = False,
    points: int | None = None,
) -> Odds:
    """Odds of an open category, from a hand, or from a keep (`kept`) whose next roll is one of the `rolls_left`.

    `dice` are sorted. The card decides whether further hands of equal dice are jokers. With `points` the category is
    made by so many; without, by any.
    """
    payable = [each for each in payable_points(compiled, category) if each > 0]
    wanted = payable[0] if points is None else points
    after, served = _points(compiled, card, category, first=False), _points(compiled, card, category, first=True)
    thresholds = np.array([wanted, *payable])[:, None]

    def play(scored: tuple[Floats, Floats], on_first_roll: tuple[Floats, Floats]) -> tuple[Floats, Floats, Integers]:
        turn = _Attempts(compiled, scored, on_first_roll)
        return turn.from_keep(dice, rolls_left) if kept else turn.from_hand(dice, rolls_left)

    reached, served_reached = _indicate(after >= thresholds), _indicate(served >= thresholds)
    means, served_means = (np.broadcast_to(each, reached.shape) for each in (after, served))
    chances, beside, chosen = play((reached, means), (served_reached, served_means))
    mean, chance, mean_chosen = play((means[:1], reached[:1]), (served_means[:1], served_reached[:1]))

    def keep(number: int) -> Hand | None:
        return None if kept or rolls_left == 0 else keeps(compiled.ruleset.dice_count)[number]

    return Odds(
        category=category,
        points=wanted,
        made=Attempt(float(chances[0]), float(beside[0]), keep(int(chosen[0]))),
        mean=Attempt(float(chance[0]), float(mean[0]), keep(int(mean_chosen[0]))),
        at_least=tuple(
            AtLeast(each, float(chances[place + 1]), keep(int(chosen[place + 1]))) for place, each in enumerate(payable)
        ),
    )


def _points(compiled: Compiled, card: Scorecard, category: int, *, first: bool) -> Floats:
    """What every hand brings in the category: float64 [H]; `first`: on the first roll."""
    live = joker_live(compiled, card)
    found = np.zeros(len(compiled.hands))
    for place, hand in enumerate(compiled.hands):
        for scored in score_hand(compiled, card.open_mask, live, hand, served=first):
            if scored.category == category:
                found[place] = scored.points
    return found


def _indicate(true: Booleans) -> Floats:
    return true.astype(np.float64)


class _Attempts:
    """A turn played for `main`, and for `beside` among what is equally good; each float64 [A, H] of scored hands."""

    def __init__(self, compiled: Compiled, scored: tuple[Floats, Floats], served: tuple[Floats, Floats]) -> None:
        self.dice_count, self.roll_count = compiled.ruleset.dice_count, compiled.ruleset.rolls
        self.table = rolls(self.dice_count)
        self.scored = scored
        self.served = served

    def from_hand(self, hand: Hand, rolls_left: int) -> tuple[Floats, Floats, Integers]:
        """Main, beside, and the number of the first keep, each [A]; all dice kept where scoring is as good."""
        place = hand_index(self.dice_count)[hand]
        main, beside, chosen = self._hands(rolls_left)
        return main[:, place], beside[:, place], chosen[:, place]

    def from_keep(self, keep: Hand, rolls_left: int) -> tuple[Floats, Floats, Integers]:
        """Main and beside, each [A], of a keep whose other dice are rolled with the first of the `rolls_left`."""
        place = keep_index(self.dice_count)[keep]
        main, beside, chosen = self._hands(rolls_left - 1)
        first_hand = len(self.table.keep_starts)
        if place >= first_hand:
            return main[:, place - first_hand], beside[:, place - first_hand], chosen[:, place - first_hand]
        return keep_values(self.table, main)[:, place], keep_values(self.table, beside)[:, place], chosen[:, 0]

    def _hands(self, rolls_left: int) -> tuple[Floats, Floats, Integers]:
        """Main, beside and the keep of every hand, each [A, H]."""
        lists = self.table
        main, beside = self.scored
        all_dice = np.broadcast_to(np.arange(main.shape[1]) + len(lists.keep_starts), main.shape)
        chosen: Integers = all_dice
        for left in range(1, rolls_left + 1):
            stop, stop_beside = self.served if left == self.roll_count - 1 else self.scored
            kept = keep_values(lists, main)
            kept_beside = keep_values(lists, beside).take(lists.keeps, axis=1)
            main = np.maximum(best_keep_values(lists, kept), stop)
            among = tied(kept.take(lists.keeps, axis=1), main.take(lists.keepers, axis=1))
            beside = np.maximum.reduceat(np.where(among, kept_beside, -1.0), lists.hand_starts, axis=1)
            beside = np.maximum(beside, np.where(tied(stop, main), stop_beside, -1.0))
            among &= tied(kept_beside, beside.take(lists.keepers, axis=1))
            stops = tied(stop, main) & tied(stop_beside, beside)
            chosen = np.where(stops, all_dice, [preferred_keeps(lists, each) for each in among])
        return main, beside, chosen
