"""The best play for a payoff of the final total, straight from the rules: a recursion over hands, cards and points.

Dice are rolled one after the other, which is quick enough for the full rulesets late in the game.
"""

from collections.abc import Callable
from functools import cache

from engine.dice import FACES, Hand, sub_keeps
from engine.scoring import Compiled, score_hand

NodeWorth = Callable[[int, int, bool, int], float]
HandWorth = Callable[[int, int, bool, int, Hand, int], float]
KeepWorth = Callable[[int, int, bool, int, Hand, int], float]


def naive_payoff(compiled: Compiled, payoff: Callable[[int], float]) -> tuple[NodeWorth, HandWorth, KeepWorth]:
    """Worth of (open_mask, upper total, live, points so far) before a turn; with a hand and rolls left; with a keep
    and as many rolls left as before the next one."""
    dice_count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls

    @cache
    def node_worth(open_mask: int, total: int, live: bool, points: int) -> float:
        if not open_mask:
            return payoff(points + compiled.upper_bonus_of(total))
        return turn(open_mask, total, live, points)[1]((), rolls)

    @cache
    def turn(
        open_mask: int, total: int, live: bool, points: int
    ) -> tuple[Callable[[Hand, int], float], Callable[[Hand, int], float]]:
        @cache
        def hand_worth(hand: Hand, left: int) -> float:
            worths = [0.0]
            for scored in score_hand(compiled, open_mask, live, hand, served=left == rolls - 1):
                upper = compiled.upper_face[scored.category] > 0
                worths.append(
                    node_worth(
                        open_mask & ~(1 << scored.category),
                        min(total + scored.points * upper, compiled.upper_cap),
                        scored.points > 0 if scored.category == compiled.joker_category else live,
                        points + scored.points + scored.extra_bonus,
                    )
                )
            if left:
                worths += [keep_worth(keep, left) for keep in sub_keeps(hand)[:-1]]
            return max(worths)

        @cache
        def keep_worth(keep: Hand, left: int) -> float:
            if len(keep) == dice_count:
                return hand_worth(keep, left - 1)
            return sum(keep_worth(tuple(sorted((*keep, face))), left) for face in FACES) / 6

        return hand_worth, keep_worth

    return (
        node_worth,
        lambda *node: turn(*node[:4])[0](*node[4:]),
        lambda *node: turn(*node[:4])[1](*node[4:]),
    )
