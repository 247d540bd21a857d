"""What a category, of a card or of a column, can pay in a turn whose dice are not known."""

from __future__ import annotations

from engine.cards.orders import Rolls, rolls_by_points, unlocked_points
from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard, joker_live, made_marks, open_categories
from engine.cards.sheet import Cell, Sheet, rolls_of_turn
from engine.cards.sheet_scoring import is_sheet_joker, score_sheet
from engine.dice import FACES
from engine.rulesets.compiled import CompiledRuleset, joker_choice, locked


def possible_points(compiled: CompiledRuleset, card: Scorecard, category: int) -> dict[int, tuple[int, ...]]:
    """The points the category can earn in this turn with some hand, each with the extra bonuses beside them."""
    still_open = open_categories(compiled, card)
    closed = category in locked(compiled, made_marks(compiled, card))
    natural, plain = (frozenset([0]),) * 2 if closed else unlocked_points(compiled)[category]
    no_extra_bonus: tuple[int, ...] = (0,)
    if compiled.joker_category < 0 or compiled.joker_category in still_open:
        return dict.fromkeys(natural, no_extra_bonus)
    possible = dict.fromkeys(plain, no_extra_bonus)
    extra_bonus = compiled.extra_bonus if joker_live(compiled, card) else 0
    for face in FACES:
        allowed, earned = joker_choice(compiled, still_open, face)
        if category in allowed:
            points = 0 if closed else earned[category]
            possible[points] = tuple(sorted({*possible.get(points, ()), extra_bonus}))
    return possible


def rolls_of_points(compiled: CompiledRuleset, card: Scorecard, category: int, points: int) -> Rolls:
    """The rolls on which the category can earn these points in this turn; any, where it is locked."""
    if category in locked(compiled, made_marks(compiled, card)):
        return 1, 0
    return rolls_by_points(compiled)[category].get(points, (1, 0))


def possible_cell_points(rules: Rules, sheet: Sheet, cell: Cell, called: int | None) -> dict[int, tuple[int, ...]]:
    """The same of an open cell, in a turn in which this category was called."""
    rolls, earliest = rolls_of_turn(rules, sheet), rolls_by_points(rules.card)[cell.category]
    natural, plain = (
        {points for points in each if earliest[points][0] <= rolls}
        for each in unlocked_points(rules.card)[cell.category]
    )
    jokers = [(face,) * rules.ruleset.dice_count for face in FACES]
    if not is_sheet_joker(rules, sheet, jokers[0]):
        return dict.fromkeys(natural, (0,))
    possible: dict[int, tuple[int, ...]] = dict.fromkeys(plain, (0,))
    for joker in jokers:
        for roll in range(1, len(rules.card.roll_points) + 1):
            scored = score_sheet(rules, sheet, joker, roll, called)
            if cell in scored.legal:
                score = scored.score(cell)
                possible[score.points] = tuple(sorted({*possible.get(score.points, ()), score.extra_bonus}))
    return possible
