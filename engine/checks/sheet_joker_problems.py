"""What the rules have against the extra bonuses of a sheet, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from engine.cards.orders import Lines, is_made
from engine.cards.rules import Rules
from engine.cards.scoring import joker_live
from engine.cards.sheet import Sheet
from engine.checks.card_problems import changes_of
from engine.checks.joker_problems import can_have_been, change_counts, dump_lines, equal_dice, natural_changes
from engine.doubt import EXTRA_BONUS_COUNT, Box, Corrections, Doubt, as_corrections, combine, make_doubt
from engine.errors import Path, Problem
from engine.jokers.joker_lines import joker_lines, joker_only_lines
from engine.jokers.sheet_jokers import ExtraBonusCounts, extra_bonus_counts_of_sheet
from engine.rulesets.ruleset import JokerRule
from engine.words import describe_numbers, join_words, pluralize

Counts = tuple[int, ...]
"""Numbers of extra bonuses, column by column."""


def sheet_extra_bonus_problems(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Whether the points and the extra bonuses of all columns can have come together, in some order of turns."""
    counts = tuple(card.extra_bonus_count for card in sheet.columns)
    problems = _unearned(rules, sheet, counts)
    if problems:
        return problems
    joker = rules.card.joker_category
    if joker < 0:
        return []
    if not all(card.points[joker] for card in sheet.columns):
        return _contradicting_points(rules, sheet)
    possible = []
    for each in extra_bonus_counts_of_sheet(rules, sheet):
        if each.holds(counts):
            return []
        possible.append(each)
    if not possible:
        return _contradicting_points(rules, sheet)
    nearest = min((each.nearest(counts) for each in possible), key=lambda other: _distance(counts, other))
    alone = []
    for place, found in enumerate(counts):
        of_column = sorted({n for each in possible for n in each.of_column(place)})
        if found not in of_column:
            alone.append(_wrong_count(rules, sheet, place, found, nearest[place], of_column))
    return alone or [_wrong_together(rules, counts, nearest, possible)]


def _unearned(rules: Rules, sheet: Sheet, counts: Counts) -> list[Problem]:
    """The extra bonuses of a game, or of a sheet, that has none."""
    if rules.card.extra_bonus and joker_live(rules, sheet):
        return []
    detail = "this game pays no extra bonus"
    if rules.card.extra_bonus:
        name = rules.categories[rules.card.joker_category]
        detail = f"an extra bonus is paid only after {name} was filled with points in every column"
    filled = _joker_cells_filled(rules, sheet) if rules.card.extra_bonus else ()
    return [
        _at_count(rules, place, detail, 0, found, (*_changed_counts(rules, place, [0]), *filled))
        for place, found in enumerate(counts)
        if found
    ]


def _changed_counts(rules: Rules, place: int, counts: Iterable[int]) -> Corrections:
    """Return the changes of the extra bonuses of a column to each of these numbers."""
    return as_corrections(change_counts(_count_path(rules, place), counts, place))


def _joker_cells_filled(rules: Rules, sheet: Sheet) -> Corrections:
    """Return the ways to fill the joker category with points in all columns that have none there."""
    joker = rules.card.joker_category
    made = [paid for paid in rules.card.payable[joker] if paid > 0]
    return combine(
        [
            _in_column(rules, place, as_corrections(changes_of(rules.card, joker, 0, made)))
            for place, card in enumerate(sheet.columns)
            if not is_made(card.points[joker])
        ]
    )


def _in_column(rules: Rules, place: int, corrections: Corrections) -> Corrections:
    """Return the corrections of a single card as those of a column."""
    return make_doubt(corrections).in_column(place, _name(rules, place)).corrections


def _count_path(rules: Rules, place: int) -> Path:
    return ("scorecard", "columns", _name(rules, place), "extra_bonus_count")


def _distance(counts: Counts, others: Counts) -> int:
    return sum(abs(one - other) for one, other in zip(counts, others, strict=True))


def _at_count(rules: Rules, place: int, detail: str, expected: int, found: int, corrections: Corrections) -> Problem:
    path, doubts = _count_path(rules, place), (make_doubt(corrections),) if rules.card.extra_bonus else ()
    return Problem("impossible-extra-bonus", path, detail, expected, found, doubts)


def _wrong_count(rules: Rules, sheet: Sheet, place: int, found: int, nearest: int, possible: list[int]) -> Problem:
    """A number that the column cannot have, whatever the others have."""
    only = _joker_only(rules, sheet, place)
    if found > possible[-1]:
        detail = _too_many(rules, sheet, place, found, possible[-1])
    elif found < possible[0] and only:
        earned = pluralize(possible[0], "extra bonus", "extra bonuses")
        detail = f"{_only_for_jokers(rules, place, only)}, which earns at least {earned} here"
    else:
        detail = f"{_name(rules, place)} goes with {describe_numbers(possible)} extra bonuses here, not with {found}"
    corrections = _changed_counts(rules, place, possible)
    if found < possible[0]:
        corrections += tuple(chain.from_iterable(_natural_cells(rules, place, only)))
    return _at_count(rules, place, detail, nearest, found, corrections)


def _natural_cells(rules: Rules, place: int, lines: Lines) -> list[Corrections]:
    """Return for each line of a column the changes to points that hands earn which are no joker."""
    return [_in_column(rules, place, natural_changes(rules.card, c, 0)) for c, _ in lines]


def _wrong_together(rules: Rules, counts: Counts, nearest: Counts, possible: Sequence[ExtraBonusCounts]) -> Problem:
    """Numbers of which each can be, but not all of them."""

    def dump(numbers_: Counts) -> str:
        return join_words([f"{n} in {_name(rules, place)}" for place, n in enumerate(numbers_)], "and")

    def by_id(numbers_: Counts) -> dict[str, int]:
        return {_name(rules, place): n for place, n in enumerate(numbers_)}

    detail = (
        f"these extra bonuses cannot have come together: this sheet goes with {dump(nearest)}, not with "
        f"{dump(counts)}, since {_joker_rule(rules)}"
    )
    path = ("scorecard", "columns")
    boxes = [Box(place, EXTRA_BONUS_COUNT) for place in range(len(counts))]
    doubt = make_doubt(_counts_together(rules, possible), boxes)
    return Problem("impossible-extra-bonus", path, detail, by_id(nearest), by_id(counts), (doubt,))


def _counts_together(rules: Rules, possible: Sequence[ExtraBonusCounts]) -> Corrections:
    """Return all numbers of extra bonuses that can have come together; none where they are too many to look at."""
    spans = [sorted({n for each in possible for n in each.of_column(place)}) for place in range(len(rules.columns))]
    together = combine([_changed_counts(rules, place, counts) for place, counts in enumerate(spans)])
    return tuple(
        changes
        for changes in together
        if any(each.holds(tuple(change.points or 0 for change in changes)) for each in possible)
    )


def _too_many(rules: Rules, sheet: Sheet, place: int, found: int, greatest: int) -> str:
    bonuses, name = pluralize(found, "extra bonus", "extra bonuses"), _name(rules, place)
    need = f"{bonuses} {'needs a category' if found == 1 else f'need {found} categories'} of {name}"
    lines = _joker_lines(rules, sheet, place)
    can = "no other category of this column has points that earn one then"
    if lines:
        can = can_have_been(dump_lines(rules.card, lines), len(lines), greatest, _joker_rule(rules))
    return f"{need} filled with {equal_dice(rules.card)} {_once_filled(rules)}, but {can}"


def _contradicting_points(rules: Rules, sheet: Sheet) -> list[Problem]:
    """Points that no order of turns brings together, whatever the extra bonuses, column by column."""
    joker = rules.card.joker_category
    filled = _joker_cells_filled(rules, sheet) if not all(card.points[joker] for card in sheet.columns) else ()
    still_open = [_name(rules, place) for place, card in enumerate(sheet.columns) if not card.points[joker]]
    reason = _joker_rule(rules)
    if still_open:
        reason = f"it is open in {join_words(still_open, 'and')}"
    problems = []
    for place in range(len(sheet.columns)):
        lines = _joker_only(rules, sheet, place)
        if lines:
            path = ("scorecard", "columns", _name(rules, place), "points")
            found = {rules.categories[c]: paid for c, paid in lines}
            detail = f"{_only_for_jokers(rules, place, lines)}, but {reason}"
            doubt = _doubt_of_points(rules, place, lines, filled, joker_open=bool(still_open))
            problems.append(Problem("contradicting-points", path, detail, found=found, doubts=(doubt,)))
    return problems


def _doubt_of_points(rules: Rules, place: int, lines: Lines, filled: Corrections, *, joker_open: bool) -> Doubt:
    """Return the doubt about points of a column that only jokers earn, and about joker categories that are open."""
    unchanged = () if joker_open or len(lines) == 1 else ((),)
    others = combine([(*unchanged, *natural) for natural in _natural_cells(rules, place, lines)])
    boxes = [Box(place, c) for c, _ in lines]
    return make_doubt(
        (*filled, *others) if others else (), [*boxes, *(change.box for each in filled for change in each)]
    )


def _joker_lines(rules: Rules, sheet: Sheet, place: int) -> Lines:
    """The lines of a column whose points some joker earns, and an extra bonus with them."""
    column, card, joker = rules.columns[place].compiled, sheet.columns[place], rules.ruleset.joker
    made_only = joker is not None and joker.made_only
    return tuple(
        (c, paid)
        for c, paid in joker_lines(column, card.points)
        if (paid > 0 or not made_only) and not (column.order == "upper_first" and column.upper_face[c])
    )


def _joker_only(rules: Rules, sheet: Sheet, place: int) -> Lines:
    return joker_only_lines(rules.columns[place].compiled, sheet.columns[place].points)


def _only_for_jokers(rules: Rules, place: int, lines: Lines) -> str:
    paid = "is paid" if len(lines) == 1 else "are paid"
    dice = equal_dice(rules.card)
    return f"{dump_lines(rules.card, lines)} of {_name(rules, place)} {paid} only to {dice} {_once_filled(rules)}"


def _once_filled(rules: Rules) -> str:
    return f"after {rules.categories[rules.card.joker_category]} was filled in every column"


def _name(rules: Rules, place: int) -> str:
    return rules.columns[place].column.id


_JOKER_RULES: Final[dict[JokerRule, str]] = {
    "forced": "further {equal} go to an upper category of their face while one is open in any column, then to a lower "
    "category, and to another upper one only when no lower one is open in any column",
    "free": "further {equal} pay joker points only once the upper category of their face is filled in every column",
    "original": "further {equal} go to a lower category while one is open in any column, and earn nothing in an upper "
    "one after",
    "none": "further {equal} pay what they always pay",
}


def _joker_rule(rules: Rules) -> str:
    joker = rules.ruleset.joker
    assert joker is not None  # noqa: S101  only rulesets with a joker come here
    return _JOKER_RULES[joker.rule].format(equal=equal_dice(rules.card))
