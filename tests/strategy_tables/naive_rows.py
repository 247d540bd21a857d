"""The best play for every target at once, straight from the rules: a recursion over hands and cards.

A row holds, for r = 0, 1, … up to a length that is more than can come, the greatest probability of at least r more
points. Each r is played for by itself: what is best is taken place by place.
"""

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.dice import FACES, Hand, sub_keeps
from engine.scoring import Compiled, score_hand
from strategy_tables.model.remaining import greatest_rest

Row = NDArray[np.float64]
StateRow = Callable[[int, int, bool], Row]
HandRow = Callable[[int, int, bool, Hand, int], Row]


def naive_rows(compiled: Compiled) -> tuple[StateRow, HandRow, HandRow]:
    """Rows of (open_mask, upper total, live) before a turn; with a hand and rolls left; with a keep and as many rolls
    left as before the next one."""
    dice_count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls
    length = greatest_rest(compiled) + 2

    def after(row: Row, gain: int) -> Row:
        return np.concatenate([np.ones(gain), row])[:length]

    @cache
    def state_row(open_mask: int, total: int, live: bool) -> Row:
        if not open_mask:
            return (np.arange(length) <= compiled.upper_bonus_of(total)).astype(np.float64)
        return keep_row(open_mask, total, live, (), rolls)

    @cache
    def hand_row(open_mask: int, total: int, live: bool, hand: Hand, left: int) -> Row:
        best = np.zeros(length)
        for scored in score_hand(compiled, open_mask, live, hand, served=left == rolls - 1):
            upper = compiled.upper_face[scored.category] > 0
            row = state_row(
                open_mask & ~(1 << scored.category),
                min(total + scored.points * upper, compiled.upper_cap),
                scored.points > 0 if scored.category == compiled.joker_category else live,
            )
            best = np.maximum(best, after(row, scored.points + scored.extra_bonus))
        for keep in sub_keeps(hand)[:-1] if left else ():
            best = np.maximum(best, keep_row(open_mask, total, live, keep, left))
        return best

    @cache
    def keep_row(open_mask: int, total: int, live: bool, keep: Hand, left: int) -> Row:
        if len(keep) == dice_count:
            return hand_row(open_mask, total, live, keep, left - 1)
        rolled = [keep_row(open_mask, total, live, tuple(sorted((*keep, face))), left) for face in FACES]
        mean: Row = np.mean(rolled, axis=0)
        return mean

    return state_row, hand_row, keep_row
