"""What the rules have against the extra bonuses of a card, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards.orders import Fillings, Lines, is_made
from engine.checks.card_problems import changes_of
from engine.doubt import (
    EXTRA_BONUS_COUNT,
    Box,
    Change,
    Corrections,
    Doubt,
    as_corrections,
    combine,
    make_doubt,
)
from engine.errors import Path, Problem
from engine.jokers.joker_lines import joker_lines, joker_only_lines
from engine.jokers.joker_orders import extra_bonus_counts
from engine.number_sets import has_member, members
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import JokerRule
from engine.words import describe_numbers, join_words, pluralize


def extra_bonus_problems(compiled: CompiledRuleset, points: Fillings, count: int) -> list[Problem]:
    """Whether the points and so many extra bonuses can have come together, in some order of turns."""
    path = ("scorecard", "extra_bonus_count")
    if count and not compiled.extra_bonus:
        return [Problem("impossible-extra-bonus", path, "this game pays no extra bonus", 0, count)]
    if count and not is_made(points[compiled.joker_category]):
        name = compiled.categories[compiled.joker_category]
        detail = f"an extra bonus is paid only after {name} was filled with points"
        doubts = (_doubt_of_joker(compiled),)
        return [Problem("impossible-extra-bonus", path, detail, 0, count, doubts)]
    # The search stops early only when it has found what it looks for: otherwise all counts are there.
    counts = extra_bonus_counts(compiled, points, count)
    if has_member(counts, count):
        return []
    if not counts:
        return [_contradicting_points(compiled, points)]
    possible = members(counts)
    if count > possible[-1]:
        detail = _too_many_extra_bonuses(compiled, points, count, possible[-1])
    elif count < possible[0] and joker_only_lines(compiled, points):
        earned = pluralize(possible[0], "extra bonus", "extra bonuses")
        detail = f"{_only_for_jokers(compiled, points)}, which earns at least {earned} here"
    else:
        detail = f"this card goes with {describe_numbers(possible)} extra bonuses, not with {count}"
    expected = min(possible, key=lambda n: abs(n - count))
    corrections = as_corrections(change_counts(path, possible))
    if count < possible[0]:
        for c, time in _joker_fillings(compiled, points):
            corrections += natural_changes(compiled, c, time)
    return [Problem("impossible-extra-bonus", path, detail, expected, count, (make_doubt(corrections),))]


def change_counts(path: Path, counts: Iterable[int], column: int = 0) -> Iterator[Change]:
    """Yield the changes of the number of extra bonuses to each of these."""
    return (Change(Box(column, EXTRA_BONUS_COUNT), 0, count, path) for count in counts)


def _doubt_of_joker(compiled: CompiledRuleset) -> Doubt:
    """Return the doubt about extra bonuses without points in the joker category."""
    joker = compiled.joker_category
    made = [paid for paid in compiled.payable[joker] if paid > 0]
    path = ("scorecard", "extra_bonus_count")
    return make_doubt(as_corrections([*change_counts(path, [0]), *changes_of(compiled, joker, 0, made)]))


def _joker_fillings(compiled: CompiledRuleset, points: Fillings) -> list[tuple[int, int]]:
    """Return the categories and times of the fillings whose points only jokers earn."""
    lines = {*joker_only_lines(compiled, points)}
    return [(c, time) for c, paid in enumerate(points) for time, each in enumerate(paid) if (c, each) in lines]


_EQUAL_DICE: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
_JOKER_RULES: Final[dict[JokerRule, str]] = {
    "forced": "further {equal} go to the upper category of their face while it is open, then to a lower category, "
    "and to another upper one only when no lower one is open",
    "free": "further {equal} pay joker points only once the upper category of their face is filled",
    "original": "further {equal} go to a lower category while one is open, and earn nothing in an upper one after",
    "none": "further {equal} pay what they always pay",
}


def equal_dice(compiled: CompiledRuleset) -> str:
    """A hand of equal dice in words: "five equal dice"."""
    return f"{_EQUAL_DICE[compiled.ruleset.dice_count]} equal dice"


def _joker_rule(compiled: CompiledRuleset) -> str:
    joker = compiled.ruleset.joker
    assert joker is not None  # noqa: S101  only rulesets with a joker come here
    return _JOKER_RULES[joker.rule].format(equal=equal_dice(compiled))


def dump_lines(compiled: CompiledRuleset, lines: Lines) -> str:
    """Categories in words, each with its points."""
    return join_words([f"{compiled.categories[c]} ({paid})" for c, paid in lines], "and")


def _too_many_extra_bonuses(compiled: CompiledRuleset, points: Fillings, count: int, greatest: int) -> str:
    name = compiled.categories[compiled.joker_category]
    bonuses = pluralize(count, "extra bonus", "extra bonuses")
    need = f"{bonuses} {'needs a category' if count == 1 else f'need {count} categories'}"
    lines = joker_lines(compiled, points)
    can = "no other category on this card has points that they pay"
    if lines:
        can = can_have_been(dump_lines(compiled, lines), len(lines), greatest, _joker_rule(compiled))
    return f"{need} filled with {equal_dice(compiled)} after {name}, but {can}"


def can_have_been(lines: str, line_count: int, greatest: int, rule: str) -> str:
    """How many of some lines can have been filled by jokers, and why not all of them."""
    if line_count == greatest:
        return f"only {lines} can have been"
    return (
        f"at most {greatest} of {lines} can have been, since {rule}"
        if greatest
        else (f"{lines} cannot have been, since {rule}")
    )


def _only_for_jokers(compiled: CompiledRuleset, points: Fillings) -> str:
    lines = joker_only_lines(compiled, points)
    paid = "is paid" if len(lines) == 1 else "are paid"
    name = compiled.categories[compiled.joker_category]
    return f"{dump_lines(compiled, lines)} {paid} only to {equal_dice(compiled)} after {name} was filled"


def _contradicting_points(compiled: CompiledRuleset, points: Fillings) -> Problem:
    """No order of turns brings these points together, whatever the extra bonuses."""
    name = compiled.categories[compiled.joker_category]
    reason = _joker_rule(compiled) if points[compiled.joker_category] else f"{name} is open"
    lines = joker_only_lines(compiled, points)
    if lines:
        detail = f"{_only_for_jokers(compiled, points)}, but {reason}"
    else:
        detail = f"no order of turns has these points: {_requirements(compiled, points)}, and {reason}"
    found = {compiled.categories[c]: paid for c, paid in lines}
    doubts = (_doubt_of_points(compiled, points),)
    return Problem("contradicting-points", ("scorecard", "points"), detail, found=found, doubts=doubts)


def _doubt_of_points(compiled: CompiledRuleset, points: Fillings) -> Doubt:
    """Return the doubt about points that only jokers earn, and about the joker category while it is open."""
    joker, fillings = compiled.joker_category, _joker_fillings(compiled, points)
    unchanged = ((),) if points[joker] and len(fillings) > 1 else ()
    others = combine([(*unchanged, *natural_changes(compiled, c, time)) for c, time in fillings])
    boxes = {Box(0, joker), *(Box(0, c) for c, _ in fillings)}
    if not fillings:
        boxes |= {Box(0, each) for c in compiled.dependent if points[c] for each in (c, compiled.requires[c])}
    filled = (
        () if points[joker] or not others else as_corrections(changes_of(compiled, joker, 0, compiled.payable[joker]))
    )
    return Doubt(frozenset(boxes), (*filled, *others))


def natural_changes(compiled: CompiledRuleset, category: int, time: int) -> Corrections:
    """Return the changes of a filling to each of the points that hands earn which are no joker."""
    return as_corrections(changes_of(compiled, category, time, sorted(compiled.natural_points[category])))


def _requirements(compiled: CompiledRuleset, points: Fillings) -> str:
    names, requires = compiled.categories, compiled.requires
    rules = [f"{names[c]} earns points only after {names[requires[c]]} did" for c in compiled.dependent if points[c]]
    return join_words(rules, "and")
