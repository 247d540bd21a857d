"""Where points come from, straight from the rules: a recursion that plays every position on as it is advised to."""

from collections.abc import Callable

import numpy as np

from engine.dice import hands, ways
from engine.position import Move, Position, Score, fill, play_keep
from engine.scorecard import Scorecard, score_totals
from strategy_tables import Table, advise
from strategy_tables.model.turn import Floats


def naive_sources(table: Table) -> Callable[[Position, Move], Floats]:
    """The expected points of the whole card after a move: by category, upper bonus, extra bonuses; float64 [C + 2]."""
    compiled = table.compiled
    rolls, count = compiled.ruleset.rolls, len(compiled.categories)
    to_come: dict[tuple[object, ...], Floats] = {}

    def after_move(position: Position, move: Move) -> Floats:
        """Of points still to come."""
        if isinstance(move, Score):
            found = after_turn(fill(position.card, move)).copy()
            found[move.category] += move.points
            found[count + 1] += move.extra_bonus
            return found
        rolled = len(position.hand) - len(move.dice)
        parts = [ways(roll) * after_hand(play_keep(position, move.dice, roll)) for roll in hands(rolled)]
        return np.asarray(sum(parts) / 6.0**rolled)

    def after_hand(position: Position) -> Floats:
        # Whatever else the card says, the game goes on alike.
        key = (position.open_mask, position.upper_total, position.live, position.hand, position.rolls_left)
        if key not in to_come:
            to_come[key] = after_move(position, advise(table, position).best.move)
        return to_come[key]

    def after_turn(card: Scorecard) -> Floats:
        if card.complete:
            bonus = np.zeros(count + 2)
            bonus[count] = score_totals(compiled, card).upper_bonus
            return bonus
        dice = compiled.ruleset.dice_count
        parts = [ways(hand) * after_hand(Position(compiled, card, hand, rolls - 1)) for hand in hands(dice)]
        return np.asarray(sum(parts) / 6.0**dice)

    def sources(position: Position, move: Move) -> Floats:
        card = position.card
        so_far = [*(points or 0 for points in card.points), 0, score_totals(compiled, card).extra_bonus]
        return after_move(position, move) + np.array(so_far, dtype=np.float64)

    return sources
