"""The numbers of extra bonuses, column by column, with which a sheet of a game with a joker can have been filled."""

from __future__ import annotations

from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.jokers.joker_orders import extra_bonus_counts
from engine.jokers.joker_plans import Counts, ExtraBonusCounts, extra_bonus_counts_of_sheet
from engine.number_sets import has_member, runs


def other_counts(rules: Rules, sheet: Sheet, counts: Counts) -> list[ExtraBonusCounts] | None:
    """Return all numbers that can be, or None where these can: the search stops when it has found them.

    Both searches are exact, and agree on cards of one column. Plans are few and serve any number of columns, but know
    nothing of categories that require others; only games of one card have those.
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
