"""Scorecards: one column each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress, count
from operator import ge, gt

from engine.cards.orders import is_made
from engine.rulesets.compiled import Categories, CompiledRuleset


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A claim: the points of each filling of each category, in the order of the card, and a number of extra bonuses.

    An unfilled category has none.
    """

    points: tuple[tuple[int, ...], ...]
    extra_bonus_count: int = 0


def open_categories(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """Return the categories that are not yet filled as often as they can be."""
    return tuple(compress(count(), map(gt, compiled.times, map(len, card.points))))


def is_complete(compiled: CompiledRuleset, card: Scorecard) -> bool:
    """Return whether every category is filled as often as it can be."""
    return all(map(ge, map(len, card.points), compiled.times))


def empty_scorecard(compiled: CompiledRuleset) -> Scorecard:
    """Return an empty card."""
    return Scorecard(((),) * len(compiled.categories))


def upper_total(compiled: CompiledRuleset, card: Scorecard) -> int:
    """Return the sum of the filled upper categories, not capped."""
    return sum(map(sum, compress(card.points, compiled.upper_face)))


def made_marks(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """Return the ruleset's `marks` that were filled with points."""
    return tuple([category for category in compiled.marks if is_made(card.points[category])]) if compiled.marks else ()
