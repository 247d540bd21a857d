"""All reasons why no legal sequence of turns ends in a sheet.

The reasons concern the points and the filling order of each column, and jokers across all columns. Others concern the
extra rolls left, and the rolls of the very last turn. Calls exclude no points: a hand that pays points on some roll
also pays them after a call, or after a roll of all dice. Products add no restrictions.
"""

from __future__ import annotations

from operator import ge

from engine.cards.orders import extra_rolls_span, rolls_by_points
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, cells_to_fill_last, is_sheet_full, sheet_turns_played
from engine.checks.changes import point_changes
from engine.checks.column_problems import order_problems, points_problems, requirement_problems
from engine.checks.joker_problems import extra_bonus_problems
from engine.doubt import Box, Change, Doubt, make_doubt
from engine.errors import Problem
from engine.words import describe_range, pluralize


def sheet_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Return every problem of a sheet, column by column, then those of all columns together.

    There are none exactly when some legal sequence of turns ends in the sheet, extra bonuses and extra rolls included.
    """
    problems: list[Problem] = []
    card = rules.card
    may_be_jokers = card.joker_category >= 0 and bool(card.dependent)
    for place, column in enumerate(rules.columns):
        compiled, filled = column.compiled, sheet.columns[place]
        points = filled.points
        # Most columns are correct, and confirming that is cheaper than searching for problems.
        natural = all(map(frozenset.issuperset, compiled.natural_points, points))
        if not (natural and all(map(ge, compiled.times, map(len, points)))):
            problems += points_problems(rules, place, points)
        if compiled.order != "free":
            problems += order_problems(rules, place, points)
        if compiled.dependent:
            problems += requirement_problems(rules, place, points)
        may_be_jokers = may_be_jokers or not natural or filled.extra_bonus_count != 0
    if may_be_jokers:
        problems += extra_bonus_problems(rules, sheet)
    if card.extra_rolls or sheet.extra_rolls:
        problems += _extra_rolls_problems(rules, sheet)
    return problems or _last_turn_problems(rules, sheet)


def single_category_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Return the problems of single categories, which a sheet has whatever else is filled in."""
    return [
        problem
        for place, column in enumerate(sheet.columns)
        for problem in points_problems(rules, place, column.points)
    ]


def _extra_rolls_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Return the problems of a number of extra rolls that a sheet cannot have; games of columns have no extra rolls."""
    least, greatest = extra_rolls_span(rules.card, sheet.columns[0].points)
    found, path = sheet.extra_rolls, ("scorecard", "extra_rolls")
    if least <= found <= greatest:
        return []
    if rules.card.extra_rolls is None:
        return [
            Problem("impossible-extra-rolls", path, "this game has no extra rolls", found=found, minimum=0, maximum=0)
        ]
    turns = sheet_turns_played(sheet)
    after = f"after {pluralize(turns, 'turn')}" if turns else "before the first turn"
    why = _why_so_many_rolls(rules, found, least, greatest) if turns else ""
    has = pluralize(least, "extra roll") if least == greatest else f"{describe_range(least, greatest)} extra rolls"
    detail = f"{after} a card has {has}, not {found}{why}"
    return [Problem("impossible-extra-rolls", path, detail, found=found, minimum=least, maximum=greatest)]


def _why_so_many_rolls(rules: Rules, found: int, least: int, greatest: int) -> str:
    extra, rolls = rules.card.extra_rolls, rules.ruleset.rolls
    if extra is None or found < 0:
        return ""
    if found < least:
        return ": its points were made with fewer rolls"
    if not extra.saves:
        return ": unused rolls are not saved"
    if greatest == extra.most:
        return ""
    return f": a turn saves at most {rolls - 1}, and fewer if its points need a later roll"


def _last_turn_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Return the problem of a full sheet if a last turn with fewer rolls can have filled none of its cells."""
    rolls = rules.ruleset.last_turn_rolls
    if rolls is None or rolls >= len(rules.card.roll_points) or not is_sheet_full(rules, sheet):
        return []
    earliest = rolls_by_points(rules.card)
    if any(earliest[c][sheet.columns[place].points[c][0]][0] <= rolls for place, c in cells_to_fill_last(rules)):
        return []
    detail = (
        f"the last turn has {pluralize(rolls, 'roll')}, but every category that can be filled last has points "
        "that only a later roll pays"
    )
    return [Problem("contradicting-points", ("scorecard", "columns"), detail, doubts=(_doubt_of_last(rules, rolls),))]


def _doubt_of_last(rules: Rules, rolls: int) -> Doubt:
    """Return the doubt about all cells that can be filled last, each with its points within `rolls` rolls."""
    earliest, corrections = rolls_by_points(rules.card), list[tuple[Change, ...]]()
    for cell in cells_to_fill_last(rules):
        able = sorted(points for points, (first, _) in earliest[cell.category].items() if first <= rolls)
        corrections += ((change,) for change in point_changes(rules, cell, 0, able))
    return make_doubt(tuple(corrections), [Box(*cell) for cell in cells_to_fill_last(rules)])
