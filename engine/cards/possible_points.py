"""Possible points of a cell in a turn whose dice are not known."""

from __future__ import annotations

from engine.cards.orders import Rolls, rolls_by_points, unlocked_points
from engine.cards.rules import Cell, Rules
from engine.cards.scoring import joker_choice, joker_live, jokers_begun, locked
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.dice import FACES


def possible_points(rules: Rules, sheet: Sheet, cell: Cell) -> dict[int, tuple[int, ...]]:
    """Return the points that an open cell can earn in this turn with some hand, each with its extra bonuses."""
    card, category = rules.card, cell.category
    closed = category in locked(card, sheet.columns[cell.column])
    rolls, earliest = rolls_of_turn(rules, sheet), rolls_by_points(card)[category]
    natural, plain = (
        {0} if closed else {points for points in each if earliest[points][0] <= rolls}
        for each in unlocked_points(card)[category]
    )
    no_extra_bonus: tuple[int, ...] = (0,)
    if not jokers_begun(rules, sheet):
        return dict.fromkeys(natural, no_extra_bonus)
    possible = dict.fromkeys(plain, no_extra_bonus)
    joker, live = rules.ruleset.joker, joker_live(rules, sheet)
    for face in FACES:
        allowed, earned = joker_choice(rules, sheet, face)
        if category in allowed:
            points = 0 if closed else earned[category]
            is_paid = live and (points > 0 or joker is None or not joker.made_only)
            extra_bonus = card.extra_bonus if is_paid else 0
            possible[points] = tuple(sorted({*possible.get(points, ()), extra_bonus}))
    return possible


def rolls_of_points(rules: Rules, sheet: Sheet, cell: Cell, points: int) -> Rolls:
    """Return the rolls on which the cell can earn these points in this turn; any, where it is locked."""
    if cell.category in locked(rules.card, sheet.columns[cell.column]):
        return 1, 0
    return rolls_by_points(rules.card)[cell.category].get(points, (1, 0))
