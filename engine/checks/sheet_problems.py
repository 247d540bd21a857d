"""What the rules have against a sheet: every reason why no legal sequence of turns ends in it.

Points of each column by themselves, and the order it is filled in; what jokers make of all columns together
(`sheet_jokers`); and the rolls of the very last turn. Calls forbid no points: whatever a hand pays on some roll, it
pays after a call, or when all dice were rolled at once. Products only count what stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.cards.orders import rolls_by_points
from engine.cards.rules import Cell, Rules
from engine.cards.scorecard import Scorecard, open_categories
from engine.cards.sheet import Sheet, is_sheet_full
from engine.checks.card_check import scorecard_problems
from engine.checks.card_problems import changes_of, column_rule, order_problems, points_problems
from engine.checks.sheet_joker_problems import sheet_extra_bonus_problems
from engine.doubt import Box, Change, Doubt, as_corrections, make_doubt
from engine.errors import Problem
from engine.rulesets.ruleset import Order
from engine.words import pluralize


def sheet_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """All of them, column by column; paths start with ("scorecard", "columns", id of the column).

    There are none exactly when some legal sequence of turns ends in the sheet.
    """
    if not rules.named:
        return scorecard_problems(rules.card, sheet)
    problems = []
    for place, card in enumerate(sheet.columns):
        prefix = ("scorecard", "columns", rules.columns[place].column.id)
        for problem in _column_problems(rules, place, card):
            doubts = tuple(doubt.in_column(place, prefix[2]) for doubt in problem.doubts)
            problems.append(replace(problem, path=(*prefix, *problem.path[1:]), doubts=doubts))
    # Most sheets are right, and to see that they are takes less than to look for what is wrong.
    if not _is_natural(rules, sheet) or any(card.extra_bonus_count for card in sheet.columns):
        problems += sheet_extra_bonus_problems(rules, sheet)
    return problems or _last_turn_problems(rules, sheet)


def _column_problems(rules: Rules, place: int, card: Scorecard) -> list[Problem]:
    column, compiled = rules.columns[place].column, rules.columns[place].compiled
    found = points_problems(compiled, card.points)
    if compiled.order != "free":
        found += order_problems(compiled, card.points, open_categories(compiled, card), column_rule(column))
    return found


def _is_natural(rules: Rules, sheet: Sheet) -> bool:
    """Whether all points can have come from hands that were no jokers."""
    natural = rules.card.natural_points
    return all(all(map(frozenset.issuperset, natural, card.points)) for card in sheet.columns)


def _last_turn_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Whether some cell of a full sheet can have been filled in the very last turn, where that has fewer rolls."""
    rolls = rules.ruleset.last_turn_rolls
    if rolls is None or rolls >= len(rules.card.roll_points) or not is_sheet_full(rules, sheet):
        return []
    earliest = rolls_by_points(rules.card)
    if any(earliest[c][sheet.columns[place].points[c][0]][0] <= rolls for place, c in _can_be_last(rules)):
        return []
    detail = (
        f"the very last turn has {pluralize(rolls, 'roll')}, but every category that can be filled last has points "
        f"that are paid only on a later one"
    )
    return [Problem("contradicting-points", ("scorecard", "columns"), detail, doubts=(_doubt_of_last(rules, rolls),))]


def _doubt_of_last(rules: Rules, rolls: int) -> Doubt:
    """Return the doubt about all cells that can be filled last, each with the points of so many rolls."""
    earliest, corrections = rolls_by_points(rules.card), list[tuple[Change, ...]]()
    for place, c in _can_be_last(rules):
        able = sorted(points for points, (first, _) in earliest[c].items() if first <= rolls)
        found = make_doubt(as_corrections(changes_of(rules.card, c, 0, able)))
        corrections += found.in_column(place, rules.columns[place].column.id).corrections
    boxes = [Box(*cell) for cell in _can_be_last(rules)]
    return make_doubt(tuple(corrections), boxes)


def _can_be_last(rules: Rules) -> Iterator[Cell]:
    """The cells that the orders let be filled when all others are."""
    lower = [c for c, face in enumerate(rules.card.upper_face) if not face]
    everything = range(len(rules.categories))
    able: dict[Order, Sequence[int]] = {
        "free": everything,
        "card": everything[-1:],
        "up": everything[:1],
        "upper_first": lower or everything,
    }
    for place, column in enumerate(rules.columns):
        for category in able[column.compiled.order]:
            yield Cell(place, category)
