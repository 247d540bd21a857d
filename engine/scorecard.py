"""A scorecard is a claim: points per category and a number of extra bonuses, which may or may not hold together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.errors import Problem
from engine.number_sets import holds, members
from engine.orders import Lines, extra_bonus_counts, fits_without_joker, joker_lines, joker_only_lines
from engine.ruleset import JokerRule
from engine.scoring import Categories, CompiledRuleset
from engine.words import counted, listed, numbers

TOTAL_NAMES: Final = ("upper_points", "upper_bonus", "lower_points", "extra_bonus", "total")


@dataclass(frozen=True, slots=True)
class Scorecard:
    """Per category, in the order of the card, the points of each time it was filled, and the number of extra bonuses.

    `points`: none for a category that was never filled. `extra_rolls`: those it has for the next turns.
    """

    points: tuple[tuple[int, ...], ...]
    extra_bonus_count: int = 0
    extra_rolls: int = 0


def single_fillings(points: Iterable[int | None], extra_bonus_count: int = 0) -> Scorecard:
    """The card whose categories are filled once or, where None stands, not at all.

    >>> single_fillings([3, None, 0])
    Scorecard(points=((3,), (), (0,)), extra_bonus_count=0, extra_rolls=0)
    """
    return Scorecard(tuple([() if paid is None else (paid,) for paid in points]), extra_bonus_count)


def open_categories(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """The categories that are not yet filled as often as they can be."""
    return tuple(
        [c for c, (paid, times) in enumerate(zip(card.points, compiled.times, strict=True)) if len(paid) < times]
    )


def is_complete(compiled: CompiledRuleset, card: Scorecard) -> bool:
    """Whether every category is filled as often as it can be."""
    return not open_categories(compiled, card)


def turns_played(card: Scorecard) -> int:
    """How often a category was filled."""
    return sum(map(len, card.points))


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of a card. The upper bonus is counted from the moment the upper total reaches it."""

    upper_points: int
    upper_bonus: int
    lower_points: int
    extra_bonus: int
    total: int


@dataclass(frozen=True, slots=True)
class UpperStanding:
    """How the upper section stands.

    `ahead`: points above (below: negative) par of each filled upper category, "4 up" on the lips of players; par is
    `upper_par` dice, three in most games;
    `needed`: points still missing for the next tier of the bonus, None where every tier is reached or there is none;
    `reachable`: whether the open upper categories can still bring them: True where nothing is needed any more, None
    where there is no bonus.
    """

    ahead: int
    needed: int | None
    reachable: bool | None


@dataclass(frozen=True, slots=True)
class CardReport:
    """What `check_scorecard` found. The totals are those of the values as claimed, whatever the problems."""

    complete: bool
    problems: tuple[Problem, ...]
    totals: Totals
    upper: UpperStanding

    @property
    def valid(self) -> bool:
        """Whether no problem was found."""
        return not self.problems


def empty_scorecard(compiled: CompiledRuleset) -> Scorecard:
    """The card before the first turn."""
    return Scorecard(((),) * len(compiled.categories), extra_rolls=compiled.greatest_extra_rolls(0))


def score_totals(compiled: CompiledRuleset, card: Scorecard) -> Totals:
    """The five totals of a card, finished or not."""
    upper = upper_total(compiled, card)
    everything = sum(map(sum, card.points))
    bonus = compiled.upper_bonus_of(upper)
    extra = compiled.extra_bonus * card.extra_bonus_count
    return Totals(upper, bonus, everything - upper, extra, everything + bonus + extra)


def upper_total(compiled: CompiledRuleset, card: Scorecard) -> int:
    """The sum of the filled upper categories, not capped."""
    return sum(sum(paid) for paid, face in zip(card.points, compiled.upper_face, strict=True) if face)


def upper_par(compiled: CompiledRuleset) -> int:
    """The fewest dice of each upper category that reach the upper bonus, three where there is none.

    >>> from engine.definition import load_ruleset
    >>> from engine.scoring import compile_ruleset
    >>> [upper_par(compile_ruleset(load_ruleset(name))) for name in ("yahtzee", "maxi-yatzy", "yacht")]
    [3, 4, 3]
    """
    one_of_each = sum(compiled.upper_face)
    if not compiled.ruleset.bonus or not one_of_each:
        return 3
    return -(-compiled.ruleset.bonus[0].at // one_of_each)


def upper_standing(compiled: CompiledRuleset, card: Scorecard) -> UpperStanding:
    """The upper section against par, and against the next tier of the bonus."""
    filled = [
        (points, face) for paid, face in zip(card.points, compiled.upper_face, strict=True) if face for points in paid
    ]
    total = sum(points for points, _ in filled)
    ahead = total - sum(upper_par(compiled) * face for _, face in filled)
    if not compiled.ruleset.bonus:
        return UpperStanding(ahead, None, None)
    next_tier = next((tier.at for tier in compiled.ruleset.bonus if tier.at > total), total)
    needed = next_tier - total
    return UpperStanding(ahead, needed or None, needed <= _greatest_upper_to_come(compiled, card))


def _greatest_upper_to_come(compiled: CompiledRuleset, card: Scorecard) -> int:
    """The most that the open upper categories can still bring: all dice of a face, unless a joker earns nothing there.

    While the joker's category is open, the upper ones can be filled before it.
    """
    no_joker = compiled.joker_category < 0 or not card.points[compiled.joker_category]
    greatest = 0
    for c, face in enumerate(compiled.upper_face):
        times = compiled.times[c] - len(card.points[c])
        if face and times:
            earned = compiled.natural_points[c] if no_joker else {*compiled.plain_points[c], *_as_joker(compiled, c)}
            greatest += times * max(earned)
    return greatest


def _as_joker(compiled: CompiledRuleset, category: int) -> set[int]:
    """What the further equal dice of its face earn in an open upper category, once lower ones are filled or before."""
    moves = compiled.joker_moves[compiled.upper_face[category] - 1][True]
    return {paid[category] for allowed, paid in moves if category in allowed}


def payable_points(compiled: CompiledRuleset, category: int) -> tuple[int, ...]:
    """Every number of points the category can pay, joker and served points included, ascending.

    >>> from engine.definition import load_ruleset
    >>> from engine.scoring import compile_ruleset
    >>> compiled = compile_ruleset(load_ruleset("yahtzee"))
    >>> payable_points(compiled, compiled.categories.index("threes"))
    (0, 3, 6, 9, 12, 15)
    """
    return compiled.payable[category]


def joker_live(compiled: CompiledRuleset, card: Scorecard) -> bool:
    """Whether the next further hand of equal dice earns the extra bonus."""
    return compiled.joker_category >= 0 and any(card.points[compiled.joker_category])


def made_marks(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """Those of the ruleset's `marks` that were filled with points."""
    return tuple([category for category in compiled.marks if any(paid > 0 for paid in card.points[category])])


def check_scorecard(compiled: CompiledRuleset, card: Scorecard, claimed: Mapping[str, int] | None = None) -> CardReport:
    """Everything wrong with a card and with the totals claimed for it, at once.

    A card has no problem exactly when some legal sequence of turns ends in it, extra bonuses included.
    `claimed` holds any of `TOTAL_NAMES`; each is compared with the total of the card as it stands.
    """
    problems = scorecard_problems(compiled, card)
    totals = score_totals(compiled, card)
    for name, found in (claimed or {}).items():
        expected: int = getattr(totals, name)
        if found != expected:
            detail = f"{name} is {expected}, not {found}"
            problems.append(Problem("wrong-total", ("claimed", name), detail, expected, found))
    return CardReport(is_complete(compiled, card), tuple(problems), totals, upper_standing(compiled, card))


def scorecard_problems(compiled: CompiledRuleset, card: Scorecard) -> list[Problem]:
    """`check_scorecard` without the totals: every reason why no legal sequence of turns ends in this card."""
    return [*_check_points(compiled, card), *_check_order(compiled, card), *_check_extra_bonus(compiled, card)]


def _check_points(compiled: CompiledRuleset, card: Scorecard) -> list[Problem]:
    problems = []
    for c, fillings in enumerate(card.points):
        name, payable = compiled.categories[c], compiled.payable[c]
        for time, points in enumerate(fillings):
            if points not in payable:
                detail = f"{name} cannot pay {points}; it pays {numbers(payable)}"
                path = ("scorecard", "points", name, *((time,) if compiled.times[c] > 1 else ()))
                problems.append(Problem("impossible-points", path, detail, list(payable), points))
    return problems


def _check_order(compiled: CompiledRuleset, card: Scorecard) -> list[Problem]:
    if not compiled.card_order:
        return []
    first_open = next(iter(open_categories(compiled, card)), len(card.points))
    return [
        Problem(
            "out-of-order",
            ("scorecard", "points", compiled.categories[c]),
            f"{compiled.categories[c]} is filled before {compiled.categories[first_open]}; "
            "this game fills categories in the order of the card",
        )
        for c in range(first_open + 1, len(card.points))
        if card.points[c]
    ]


def _check_extra_bonus(compiled: CompiledRuleset, card: Scorecard) -> list[Problem]:
    """Whether the values and the extra bonuses can have come together, in some order of turns."""
    count = card.extra_bonus_count
    if count == 0 and fits_without_joker(compiled, card.points):
        return []
    path = ("scorecard", "extra_bonus_count")
    if count and not compiled.extra_bonus:
        return [Problem("impossible-extra-bonus", path, "this game pays no extra bonus", 0, count)]
    if count and not joker_live(compiled, card):
        name = compiled.categories[compiled.joker_category]
        detail = f"an extra bonus is paid only after {name} was filled with points"
        return [Problem("impossible-extra-bonus", path, detail, 0, count)]
    # The search stops early only when it has found what it looks for: otherwise all counts are there.
    counts = extra_bonus_counts(compiled, card.points, count)
    if holds(counts, count):
        return []
    if not counts:
        return [_contradicting_points(compiled, card)]
    possible = members(counts)
    if count > possible[-1]:
        detail = _too_many_extra_bonuses(compiled, card, possible[-1])
    elif count < possible[0]:
        earned = counted(possible[0], "extra bonus", "extra bonuses")
        detail = f"{_only_for_jokers(compiled, card)}, which earns at least {earned} here"
    else:
        detail = f"this card goes with {numbers(possible)} extra bonuses, not with {count}"
    expected = min(possible, key=lambda n: abs(n - count))
    return [Problem("impossible-extra-bonus", path, detail, expected, count)]


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


def _dump_lines(compiled: CompiledRuleset, lines: Lines) -> str:
    return listed([f"{compiled.categories[c]} ({paid})" for c, paid in lines], "and")


def _too_many_extra_bonuses(compiled: CompiledRuleset, card: Scorecard, greatest: int) -> str:
    name = compiled.categories[compiled.joker_category]
    count = card.extra_bonus_count
    bonuses = counted(count, "extra bonus", "extra bonuses")
    need = f"{bonuses} {'needs a category' if count == 1 else f'need {count} categories'}"
    lines = joker_lines(compiled, card.points)
    if not lines:
        can = "no other category on this card has points that they pay"
    elif len(lines) == greatest:
        can = f"only {_dump_lines(compiled, lines)} can have been"
    else:
        can = (
            f"at most {greatest} of {_dump_lines(compiled, lines)} can have been, since {_joker_rule(compiled)}"
            if greatest
            else f"{_dump_lines(compiled, lines)} cannot have been, since {_joker_rule(compiled)}"
        )
    return f"{need} filled with {equal_dice(compiled)} after {name}, but {can}"


def _only_for_jokers(compiled: CompiledRuleset, card: Scorecard) -> str:
    lines = joker_only_lines(compiled, card.points)
    paid = "is paid" if len(lines) == 1 else "are paid"
    name = compiled.categories[compiled.joker_category]
    return f"{_dump_lines(compiled, lines)} {paid} only to {equal_dice(compiled)} after {name} was filled"


def _contradicting_points(compiled: CompiledRuleset, card: Scorecard) -> Problem:
    """No order of turns brings these values together, whatever the extra bonuses."""
    name = compiled.categories[compiled.joker_category]
    reason = f"{name} is open" if not card.points[compiled.joker_category] else _joker_rule(compiled)
    lines = joker_only_lines(compiled, card.points)
    found = {compiled.categories[c]: paid for c, paid in lines}
    detail = f"{_only_for_jokers(compiled, card)}, but {reason}"
    return Problem("contradicting-points", ("scorecard", "points"), detail, found=found)
