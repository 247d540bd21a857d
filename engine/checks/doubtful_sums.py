"""The sums of a sheet, and those of them that are over doubtful boxes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.cards.totals import Totals, column_totals_over, totals_over
from engine.checks.rows import MEANINGS, Meaning, Values, column_values, meanings_over, sheet_values
from engine.doubt import Doubt, doubtful_boxes

Sums = Mapping[int | None, Values]
"""The sums of each column that has a name, under None those of the whole sheet."""

Unsure = Mapping[int | None, frozenset[Meaning]]
"""The sums that are not reliable, likewise."""


def sums_of(rules: Rules, sheet: Sheet, totals: Totals) -> Sums:
    """Return the sums of a sheet with these totals."""
    found: dict[int | None, Values] = {None: sheet_values(rules, sheet, totals)}
    if rules.named:
        for column, (of_column, card) in enumerate(zip(totals.columns, sheet.columns, strict=True)):
            found[column] = column_values(of_column, card.extra_bonus_count)
    return found


def doubtful_totals(rules: Rules, doubts: Iterable[Doubt]) -> list[tuple[int | None, Meaning]]:
    """Return the totals that doubts make unreliable, by columns and in one order."""
    return [
        (column, name) for column, names in _totals_over(rules, doubts).items() for name in MEANINGS if name in names
    ]


def doubtful_sums(rules: Rules, doubts: Iterable[Doubt]) -> Unsure:
    """Return the sums that doubts make unreliable."""
    return {column: meanings_over(names) for column, names in _totals_over(rules, doubts).items()}


def _totals_over(rules: Rules, doubts: Iterable[Doubt]) -> Mapping[int | None, frozenset[str]]:
    boxes = doubtful_boxes(doubts)
    found: dict[int | None, frozenset[str]] = {None: totals_over(rules, boxes)}
    if rules.named:
        found |= {column: column_totals_over(rules, column, boxes) for column in range(len(rules.columns))}
    return found
