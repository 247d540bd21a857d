"""Problems of the extra bonuses of a sheet, and of points that only jokers earn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engine.cards.orders import Lines, is_made
from engine.cards.rules import Cell, Rules
from engine.cards.scoring import joker_live, jokers_begun
from engine.cards.sheet import Sheet
from engine.checks.changes import count_changes, natural_changes, point_changes
from engine.doubt import EXTRA_BONUS_COUNT, Box, Corrections, Doubt, as_corrections, combine, make_doubt
from engine.errors import Problem
from engine.jokers.joker_lines import joker_lines, joker_only_lines
from engine.jokers.joker_orders import extra_bonus_counts
from engine.jokers.joker_plans import Counts, ExtraBonusCounts, extra_bonus_counts_of_sheet
from engine.number_sets import has_member, runs
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import JokerRule
from engine.words import describe_numbers, join_words, pluralize


def extra_bonus_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Return the problems of points and extra bonuses that no order of turns can produce together."""
    counts = tuple([card.extra_bonus_count for card in sheet.columns])
    if any(counts) and not (rules.card.extra_bonus and joker_live(rules, sheet)):
        return _unearned(rules, sheet, counts)
    if rules.card.joker_category < 0:
        return []
    if not jokers_begun(rules, sheet):
        return _contradicting_points(rules, sheet)
    possible = _other_counts(rules, sheet, counts)
    if possible is None:
        return []
    if not possible:
        return _contradicting_points(rules, sheet) or [_contradicting_requirements(rules, sheet)]
    nearest = min(
        (each.nearest(counts) for each in possible),
        key=lambda other: sum(abs(one - another) for one, another in zip(counts, other, strict=True)),
    )
    alone = []
    for column, found in enumerate(counts):
        of_column = sorted({n for each in possible for n in each.of_column(column)})
        if found not in of_column:
            alone.append(_wrong_count(rules, sheet, column, found, of_column))
    return alone or [_wrong_together(rules, counts, nearest, possible)]


def _other_counts(rules: Rules, sheet: Sheet, counts: Counts) -> list[ExtraBonusCounts] | None:
    """Return all possible numbers of extra bonuses, or None as soon as the claimed ones prove possible.

    Both searches are exact, and agree on cards of one column. There are few plans, and they handle any number of
    columns, but not required categories; only games of one card have those.
    """
    if rules.card.dependent:
        found = extra_bonus_counts(rules.card, sheet.card.points, counts[0])
        if has_member(found, counts[0]):
            return None
        return [ExtraBonusCounts((least,), (greatest,), 0, (False,)) for least, greatest in runs(found)]
    possible = []
    for each in extra_bonus_counts_of_sheet(rules, sheet):
        if each.holds(counts):
            return None
        possible.append(each)
    return possible


def _unearned(rules: Rules, sheet: Sheet, counts: Counts) -> list[Problem]:
    """Return the problems of extra bonuses in a game, or on a sheet, that cannot have any."""
    detail, filled = "this game pays no extra bonus", Corrections()
    if rules.card.extra_bonus:
        name = rules.categories[rules.card.joker_category]
        detail = f"an extra bonus is paid only after {name} was filled with points{_in_every_column(rules)}"
        filled = _joker_cells_filled(rules, sheet)
    return [
        _at_count(rules, column, detail, [0], found, (*as_corrections(count_changes(rules, column, [0])), *filled))
        for column, found in enumerate(counts)
        if found
    ]


def _at_count(
    rules: Rules, column: int, detail: str, possible: Sequence[int], found: int, corrections: Corrections
) -> Problem:
    path = (*rules.card_path(column), "extra_bonus_count")
    doubts = (make_doubt(corrections),) if rules.card.extra_bonus else ()
    return Problem("impossible-extra-bonus", path, detail, found=found, allowed=tuple(possible), doubts=doubts)


def _joker_cells_filled(rules: Rules, sheet: Sheet) -> Corrections:
    """Return the ways to fill the joker category with points in all columns that have none there."""
    joker = rules.card.joker_category
    made = [paid for paid in rules.card.payable[joker] if paid > 0]
    return combine(
        [
            as_corrections(point_changes(rules, Cell(column, joker), 0, made))
            for column, card in enumerate(sheet.columns)
            if not is_made(card.points[joker])
        ]
    )


def _wrong_count(rules: Rules, sheet: Sheet, column: int, found: int, possible: list[int]) -> Problem:
    """Return the problem of a number that is impossible in the column, independent of the others."""
    only = _joker_only_lines(rules, sheet, column) if found < possible[0] else ()
    if found > possible[-1]:
        detail = _too_many(rules, sheet, column, found, possible[-1])
    elif only:
        earned = pluralize(possible[0], "extra bonus", "extra bonuses")
        detail = f"{_only_for_jokers(rules, column, only)}, which earns at least {earned} here"
    elif rules.named:
        detail = f"{_name(rules, column)} can have {describe_numbers(possible)} extra bonuses here, not {found}"
    else:
        detail = f"this card can have {describe_numbers(possible)} extra bonuses, not {found}"
    corrections = as_corrections(count_changes(rules, column, possible))
    if only:
        corrections += tuple(chain.from_iterable(_natural_cells(rules, sheet, column, only)))
    return _at_count(rules, column, detail, possible, found, corrections)


def _too_many(rules: Rules, sheet: Sheet, column: int, found: int, greatest: int) -> str:
    bonuses = pluralize(found, "extra bonus", "extra bonuses")
    need = f"{bonuses} {'needs a category' if found == 1 else f'need {found} categories'}{_of_column(rules, column)}"
    lines = _joker_lines(rules, sheet, column)
    if lines:
        can = _can_have_been(rules, lines, greatest)
    elif rules.named:
        can = "no other category of this column can have earned one"
    else:
        can = "no other category on this card has points that such dice pay"
    after = _once_filled(rules) if rules.named else f"after {rules.categories[rules.card.joker_category]}"
    return f"{need} filled with {equal_dice(rules.card)} {after}, but {can}"


def _can_have_been(rules: Rules, lines: Lines, greatest: int) -> str:
    """Return how many of some lines jokers can have filled, and why not all, in words."""
    if len(lines) == greatest:
        return f"only {_dump_lines(rules, lines)} can have been"
    if not greatest:
        return f"{_dump_lines(rules, lines)} cannot have been, since {_joker_rule(rules)}"
    return f"at most {greatest} of {_dump_lines(rules, lines)} can have been, since {_joker_rule(rules)}"


def _wrong_together(rules: Rules, counts: Counts, nearest: Counts, possible: Sequence[ExtraBonusCounts]) -> Problem:
    """Return the problem of numbers that are possible individually but not together."""

    def dump(numbers_: Counts) -> str:
        return join_words([f"{n} in {_name(rules, column)}" for column, n in enumerate(numbers_)], "and")

    detail = (
        f"these extra bonuses contradict each other: this sheet can have {dump(nearest)}, not "
        f"{dump(counts)}, since {_joker_rule(rules)}"
    )
    path = ("scorecard", "columns")
    boxes = [Box(column, EXTRA_BONUS_COUNT) for column in range(len(counts))]
    doubt = make_doubt(_counts_together(rules, possible), boxes)
    found = {_name(rules, column): count for column, count in enumerate(counts)}
    return Problem("impossible-extra-bonus", path, detail, found=found, doubts=(doubt,))


def _counts_together(rules: Rules, possible: Sequence[ExtraBonusCounts]) -> Corrections:
    """Return all possible combinations of numbers of extra bonuses; none if there are too many to try."""
    spans = [sorted({n for each in possible for n in each.of_column(column)}) for column in range(len(rules.columns))]
    together = combine([as_corrections(count_changes(rules, column, counts)) for column, counts in enumerate(spans)])
    return tuple(
        changes
        for changes in together
        if any(each.holds(tuple(change.points or 0 for change in changes)) for each in possible)
    )


def _contradicting_points(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Return the problems of points that only jokers earn and that no order of turns can produce together."""
    joker = rules.card.joker_category
    reason = _joker_rule(rules)
    if not jokers_begun(rules, sheet):
        columns = [_name(rules, column) for column, card in enumerate(sheet.columns) if not card.points[joker]]
        reason = f"it is open in {join_words(columns, 'and')}" if rules.named else f"{rules.categories[joker]} is open"
    problems = []
    for column in range(len(rules.columns)):
        lines = _joker_only_lines(rules, sheet, column)
        if lines:
            detail = f"{_only_for_jokers(rules, column, lines)}, but {reason}"
            found = {rules.categories[c]: paid for c, paid in lines}
            doubts = (_doubt_of_points(rules, sheet, column, lines),)
            path = (*rules.card_path(column), "points")
            problems.append(Problem("contradicting-points", path, detail, found=found, doubts=doubts))
    return problems


def _doubt_of_points(rules: Rules, sheet: Sheet, column: int, lines: Lines) -> Doubt:
    """Return the doubt about points of a column that only jokers earn, and about joker categories that are open."""
    joker, begun = rules.card.joker_category, jokers_begun(rules, sheet)
    natural = _natural_cells(rules, sheet, column, lines)
    unchanged = ((),) if begun and len(lines) > 1 else ()
    others = combine([(*unchanged, *each) for each in natural])
    boxes, filled = {Box(column, c) for c, _ in lines}, Corrections()
    if not rules.named:
        boxes.add(Box(0, joker))
        filled = () if begun else as_corrections(point_changes(rules, Cell(0, joker), 0, rules.card.payable[joker]))
    elif not begun:
        filled = _joker_cells_filled(rules, sheet)
    return make_doubt(
        (*filled, *others) if others else (), [*boxes, *(change.box for each in filled for change in each)]
    )


def _natural_cells(rules: Rules, sheet: Sheet, column: int, lines: Lines) -> list[Corrections]:
    """Return for each filling of a column's lines the changes to points that hands other than jokers earn."""
    return [
        natural_changes(rules, Cell(column, c), time)
        for c, fillings in enumerate(sheet.columns[column].points)
        for time, paid in enumerate(fillings)
        if (c, paid) in lines
    ]


def _contradicting_requirements(rules: Rules, sheet: Sheet) -> Problem:
    """Return the problem of points that no order of turns can produce, since categories require others."""
    card, joker = rules.card, rules.card.joker_category
    dependent = [(c, card.requires[c]) for c in card.dependent if sheet.card.points[c]]
    boxes = {Box(0, joker), *(Box(0, each) for both in dependent for each in both)}
    names = [(card.categories[c], card.categories[required]) for c, required in dependent]
    said = join_words([f"{name} earns points only after {before} did" for name, before in names], "and")
    detail = f"no order of turns gives these points: {said}, and {_joker_rule(rules)}"
    path = (*rules.card_path(0), "points")
    return Problem("contradicting-points", path, detail, found={}, doubts=(Doubt(frozenset(boxes), ()),))


def _joker_lines(rules: Rules, sheet: Sheet, column: int) -> Lines:
    """Return the lines of a column whose points some joker earns together with an extra bonus."""
    compiled, joker = rules.columns[column].compiled, rules.ruleset.joker
    lines = joker_lines(compiled, sheet.columns[column].points)
    if not rules.named:
        return lines
    made_only = joker is not None and joker.made_only
    return tuple(
        (c, paid)
        for c, paid in lines
        if (paid > 0 or not made_only) and not (compiled.order == "upper_first" and compiled.upper_face[c])
    )


def _joker_only_lines(rules: Rules, sheet: Sheet, column: int) -> Lines:
    return joker_only_lines(rules.columns[column].compiled, sheet.columns[column].points)


def _only_for_jokers(rules: Rules, column: int, lines: Lines) -> str:
    paid = "is paid" if len(lines) == 1 else "are paid"
    said = f"{_dump_lines(rules, lines)}{_of_column(rules, column)}"
    return f"{said} {paid} only to {equal_dice(rules.card)} {_once_filled(rules)}"


def _dump_lines(rules: Rules, lines: Lines) -> str:
    """Return categories in words, each with its points."""
    return join_words([f"{rules.categories[c]} ({paid})" for c, paid in lines], "and")


def _once_filled(rules: Rules) -> str:
    return f"after {rules.categories[rules.card.joker_category]} was filled{_in_every_column(rules)}"


def _in_every_column(rules: Rules) -> str:
    return " in every column" if rules.named else ""


def _of_column(rules: Rules, column: int) -> str:
    return f" of {_name(rules, column)}" if rules.named else ""


def _name(rules: Rules, column: int) -> str:
    return rules.columns[column].column.id


_EQUAL_DICE: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}

_OF_A_CARD: Final[dict[JokerRule, str]] = {
    "forced": "further {equal} go to the upper category of their face while it is open, then to a lower category, "
    "and to another upper one only when no lower one is open",
    "free": "further {equal} pay joker points only once the upper category of their face is filled",
    "original": "further {equal} go to a lower category while one is open, and earn nothing in an upper one after that",
    "none": "further {equal} pay their usual points",
}
_OF_COLUMNS: Final[dict[JokerRule, str]] = {
    "forced": "further {equal} go to an upper category of their face while one is open in any column, then to a lower "
    "category, and to another upper one only when no lower one is open in any column",
    "free": "further {equal} pay joker points only once the upper category of their face is filled in every column",
    "original": "further {equal} go to a lower category while one is open in any column, and earn nothing in an upper "
    "one after that",
    "none": "further {equal} pay their usual points",
}


def equal_dice(compiled: CompiledRuleset) -> str:
    """Return a hand of equal dice in words: "five equal dice"."""
    return f"{_EQUAL_DICE[compiled.ruleset.dice_count]} equal dice"


def _joker_rule(rules: Rules) -> str:
    joker = rules.ruleset.joker
    assert joker is not None  # noqa: S101  only rulesets with a joker come here
    rule = (_OF_COLUMNS if rules.named else _OF_A_CARD)[joker.rule]
    return rule.format(equal=equal_dice(rules.card))
