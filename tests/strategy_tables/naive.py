"""The value of a position straight from the rules: a recursion over hands and cards, with nothing shared with the
tables but the engine."""

from collections.abc import Callable
from functools import cache

from engine.dice import Hand, hands, sub_keeps, ways
from engine.scoring import Compiled, score_hand

StateValue = Callable[[int, int, bool], float]
HandValue = Callable[[int, int, bool, Hand, int], float]


def naive_values(compiled: Compiled) -> tuple[StateValue, HandValue]:
    """Two functions: the value of (open_mask, upper total, live) before a turn; and with a hand and rolls left."""
    dice_count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls

    @cache
    def state_value(open_mask: int, total: int, live: bool) -> float:
        if not open_mask:
            return compiled.upper_bonus_of(total)
        value = 0.0
        for hand in hands(dice_count):
            value += ways(hand) * hand_value(open_mask, total, live, hand, rolls - 1)
        return value / 6.0**dice_count

    @cache
    def hand_value(open_mask: int, total: int, live: bool, hand: Hand, rolls_left: int) -> float:
        values = []
        for scored in score_hand(compiled, open_mask, live, hand, served=rolls_left == rolls - 1):
            still_open = open_mask & ~(1 << scored.category)
            new_total = total + (scored.points if compiled.upper_face[scored.category] else 0)
            new_live = scored.points > 0 if scored.category == compiled.joker_category else live
            values.append(scored.points + scored.extra_bonus + state_value(still_open, new_total, new_live))
        if rolls_left:
            values += [keep_value(open_mask, total, live, keep, rolls_left) for keep in sub_keeps(hand)]
        return max(values)

    @cache
    def keep_value(open_mask: int, total: int, live: bool, keep: Hand, rolls_left: int) -> float:
        rolled = dice_count - len(keep)
        value = 0.0
        for roll in hands(rolled):
            value += ways(roll) * hand_value(open_mask, total, live, tuple(sorted(keep + roll)), rolls_left - 1)
        return value / 6.0**rolled

    return state_value, hand_value
