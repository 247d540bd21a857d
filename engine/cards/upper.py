"""Comparison of upper sections with par and with the next tier of the upper bonus."""

from __future__ import annotations

from dataclasses import dataclass
from operator import mul

from engine.cards.orders import comes_after, is_made, section
from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard, upper_total
from engine.cards.scoring import jokers_begun
from engine.cards.sheet import Sheet
from engine.derived import derived
from engine.rulesets.compiled import CompiledRuleset


@dataclass(frozen=True, slots=True)
class UpperStanding:
    """The state of the upper section of a column.

    `ahead` is the number of points above par (negative: below) of the filled upper categories, which players call "4
    up". Par is `upper_par` dice, three in most games. `needed` is the number of points missing for the next tier of the
    bonus, None if there is no further tier. `reachable` says whether the open upper categories can still earn them:
    True if nothing is needed, None if there is no bonus.
    """

    ahead: int
    needed: int | None
    reachable: bool | None


def upper_standings(rules: Rules, sheet: Sheet) -> tuple[UpperStanding, ...]:
    """Return the state of the upper section of each column."""
    begun = jokers_begun(rules, sheet)
    return tuple([_standing(rules.card, card, begun) for card in sheet.columns])


@derived
def upper_par(compiled: CompiledRuleset) -> int:
    """Return the fewest dice of each upper category that reach the upper bonus, three without a bonus."""
    one_of_each = sum(face * times for face, times in zip(compiled.upper_face, compiled.times, strict=True))
    first = next((tier.at for tier in compiled.ruleset.bonus if tier.at), 0)
    return -(-first // one_of_each) if first else 3


def _standing(compiled: CompiledRuleset, card: Scorecard, begun: bool) -> UpperStanding:
    """Return the state of an upper section; `begun`: further equal dice are jokers."""
    total = upper_total(compiled, card)
    ahead = total - upper_par(compiled) * sum(map(mul, map(len, card.points), compiled.upper_face))
    if not compiled.ruleset.bonus:
        return UpperStanding(ahead, None, None)
    next_tier = next((tier.at for tier in compiled.ruleset.bonus if tier.at > total), total)
    needed = next_tier - total
    return UpperStanding(ahead, needed or None, needed <= _greatest_upper_to_come(compiled, card, begun))


def _greatest_upper_to_come(compiled: CompiledRuleset, card: Scorecard, begun: bool) -> int:
    """Return the most that the open upper categories can still earn: all dice of a face, unless jokers earn less.

    Before jokers have begun, the upper categories can be filled without one.
    """
    greatest = 0
    for c, face in enumerate(compiled.upper_face):
        times = compiled.times[c] - len(card.points[c])
        if face and times and _can_earn(compiled, card, c):
            joker = compiled.joker_category
            only_as_joker = begun or (joker >= 0 and comes_after(compiled, c, joker))
            greatest += times * _greatest_points(compiled, c, only_as_joker)
    return greatest


@derived
def _greatest_points(compiled: CompiledRuleset, category: int, only_as_joker: bool) -> int:
    """Return the most that an open upper category can earn, depending on whether further equal dice are jokers."""
    if only_as_joker:
        moves = compiled.joker_moves[compiled.upper_face[category] - 1][True]
        return max(
            compiled.plain_points[category].union(paid[category] for allowed, paid in moves if category in allowed)
        )
    return max(compiled.natural_points[category])


def _can_earn(compiled: CompiledRuleset, card: Scorecard, category: int) -> bool:
    """Return whether an open category's required category was made, or can be made first."""
    required = compiled.requires[category]
    if required < 0 or is_made(card.points[required]):
        return True
    return (
        len(card.points[required]) < compiled.times[required]
        and section(compiled, required) <= section(compiled, category)
        and _can_earn(compiled, card, required)
    )
