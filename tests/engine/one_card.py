"""Sheets of games of one card, by what is open on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import ScoredHand, score_hand
from engine.cards.sheet import Sheet
from engine.cards.totals import CARD_TOTAL_NAMES, Totals
from engine.dice import Hand
from engine.rulesets.compiled import CompiledRuleset


def single_fillings(points: Iterable[int | None], extra_bonus_count: int = 0) -> Scorecard:
    """Return the card whose categories are filled once, or not at all if None.

    >>> single_fillings([3, None, 0])
    Scorecard(points=((3,), (), (0,)), extra_bonus_count=0)
    """
    return Scorecard(tuple([() if paid is None else (paid,) for paid in points]), extra_bonus_count)


def totals_of_card(totals: Totals) -> tuple[int | None, ...]:
    """Return the totals that games of one card have, in the order of their names."""
    return tuple(getattr(totals, name) for name in CARD_TOTAL_NAMES)


def sheet_with(compiled: CompiledRuleset, still_open: Collection[int], made: Collection[int]) -> Sheet:
    """Return a sheet where these categories are open, these filled with points, and all others with 0."""
    paid = [max(compiled.payable[c]) if c in made else 0 for c in range(len(compiled.categories))]
    filled = [c not in still_open or c in made for c in range(len(compiled.categories))]
    points = [(paid[c],) * times if filled[c] else () for c, times in enumerate(compiled.times)]
    return Sheet((Scorecard(tuple(points)),))


def scored(
    compiled: CompiledRuleset, still_open: Collection[int], made: Collection[int], hand: Hand, roll: int
) -> ScoredHand:
    """Return what a hand earns on the sheet of `sheet_with`."""
    return score_hand(rules_of_card(compiled), sheet_with(compiled, still_open, made), hand, roll)
