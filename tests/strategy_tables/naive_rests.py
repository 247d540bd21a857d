"""The distribution of what is still to come, straight from the rules: a recursion over hands and cards that asks
`naive_values` for every choice, and breaks ties as `advise` says it does."""

from collections.abc import Callable
from functools import cache

from engine.dice import FACES, Hand, hands, sub_keeps, ways
from engine.scoring import Compiled, score_hand
from tests.strategy_tables.naive import naive_values

Chances = dict[int, float]
"""Remaining points and their probabilities."""

TIE = 1e-9


def _mix(parts: list[tuple[float, int, Chances]]) -> Chances:
    mixed: Chances = {}
    for weight, gain, chances in parts:
        for points, chance in chances.items():
            mixed[points + gain] = mixed.get(points + gain, 0.0) + weight * chance
    return mixed


def naive_rests(
    compiled: Compiled,
) -> tuple[Callable[[int, int, bool], Chances], Callable[[int, int, bool, Hand, int], Chances]]:
    """The remaining points of (open_mask, upper total, live) before a turn; and with a hand and rolls left."""
    dice_count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls
    state_value, hand_value = naive_values(compiled)

    @cache
    def state_rest(open_mask: int, total: int, live: bool) -> Chances:
        if not open_mask:
            return {compiled.upper_bonus_of(total): 1.0}
        return _mix(
            [
                (ways(hand) / 6.0**dice_count, 0, hand_rest(open_mask, total, live, hand, rolls - 1))
                for hand in hands(dice_count)
            ]
        )

    @cache
    def hand_rest(open_mask: int, total: int, live: bool, hand: Hand, left: int) -> Chances:
        best = hand_value(open_mask, total, live, hand, left) - TIE
        for scored in score_hand(compiled, open_mask, live, hand, served=left == rolls - 1):
            still_open = open_mask & ~(1 << scored.category)
            new_total = total + (scored.points if compiled.upper_face[scored.category] else 0)
            new_live = scored.points > 0 if scored.category == compiled.joker_category else live
            gain = scored.points + scored.extra_bonus
            if gain + state_value(still_open, new_total, new_live) >= best:
                return _mix([(1.0, gain, state_rest(still_open, new_total, new_live))])
        for keep in sorted(sub_keeps(hand)[:-1], key=lambda keep: (-len(keep), keep)):
            if keep_value(open_mask, total, live, keep, left) >= best:
                return keep_rest(open_mask, total, live, keep, left)
        raise AssertionError("no move is the best")

    @cache
    def keep_value(open_mask: int, total: int, live: bool, keep: Hand, left: int) -> float:
        if len(keep) == dice_count:
            return hand_value(open_mask, total, live, keep, left - 1)
        return sum(keep_value(open_mask, total, live, tuple(sorted((*keep, face))), left) for face in FACES) / 6

    @cache
    def keep_rest(open_mask: int, total: int, live: bool, keep: Hand, left: int) -> Chances:
        if len(keep) == dice_count:
            return hand_rest(open_mask, total, live, keep, left - 1)
        return _mix(
            [(1 / 6, 0, keep_rest(open_mask, total, live, tuple(sorted((*keep, face))), left)) for face in FACES]
        )

    return state_rest, hand_rest
