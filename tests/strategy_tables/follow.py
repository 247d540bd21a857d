"""Ends of turns when following the advice move by move."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.dice import hand_index, hands, keep_index, keeps, multiplicity
from engine.games.moves import Keep
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import TableAdvice

Floats = NDArray[np.float64]


@cache
def chances_of_hands(dice_count: int) -> Floats:
    """Return the probability of every hand after rerolling all but a keep: [keeps, hands]."""
    found = np.zeros((len(keeps(dice_count)), len(hands(dice_count))))
    for number, keep in enumerate(keeps(dice_count)):
        rolled = dice_count - len(keep)
        for roll in hands(rolled):
            found[number, hand_index(dice_count)[tuple(sorted(keep + roll))]] += multiplicity(roll) / 6.0**rolled
    return found


def follow_advice(
    compiled: CompiledRuleset, advise: Callable[[Sequence[Position]], Sequence[TableAdvice]], card: Scorecard
) -> Iterator[tuple[TableAdvice, Floats]]:
    """Yield the advice of every position of a card's turn with the ends of the turn.

    The ends [C, 2] are the probabilities that it ends in each category, with 0 points and with more.
    """
    count, places = compiled.ruleset.dice_count, keep_index(compiled.ruleset.dice_count)
    after = np.zeros((len(compiled.hands), 0, 2))
    for left in range(compiled.ruleset.rolls):
        advices = advise([Position(rules_of_card(compiled), Sheet((card,)), hand, left) for hand in compiled.hands])
        ended = np.zeros((len(advices), len(compiled.categories), 2))
        for number, advice in enumerate(advices):
            move = advice.best.move
            if isinstance(move, Score):
                ended[number, move.category, int(move.points > 0)] = 1.0
            elif isinstance(move, Keep):
                ended[number] = np.tensordot(chances_of_hands(count)[places[move.dice]], after, axes=1)
        yield from zip(advices, ended, strict=True)
        after = ended
