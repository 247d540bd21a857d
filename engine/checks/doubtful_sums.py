"""The sums of cards and sheets, as they stand and after corrections; some of them are over doubtful boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard, totals_over
from engine.cards.sheet import Sheet
from engine.cards.sheet_totals import ColumnTotals, add_columns, column_totals_over, sheet_totals_over, totals_of_column
from engine.checks.card_check import scorecard_problems
from engine.checks.rows import MEANINGS, Meaning, Values, card_values, column_values, meanings_over, sheet_values
from engine.checks.sheet_problems import sheet_problems
from engine.doubt import EXTRA_BONUS_COUNT, FURTHER_EXTRA_BONUSES, Change, Doubt, apply_changes, doubtful_boxes
from engine.errors import Problem
from engine.jokers.joker_lines import stand_ins
from engine.rulesets.compiled import CompiledRuleset

Sums = Mapping[int | None, Values]
"""The sums of each column, under None those of the card or of the whole sheet."""

Unsure = Mapping[int | None, frozenset[Meaning]]
"""The sums that are not reliable, likewise."""


class CardSums:
    """The sums of a single card, of which doubts make some unreliable."""

    def __init__(self, compiled: CompiledRuleset, doubts: Sequence[Doubt]) -> None:
        self._compiled = compiled
        names = totals_over(compiled, (box.category for box in doubtful_boxes(doubts)))
        self.unreliable: Unsure = {None: meanings_over(names)}
        self.totals = _ordered({None: names})

    def change(self, sheet: Sheet, changes: Sequence[Change]) -> Sheet:
        """Return a sheet after changes."""
        return replace(sheet, columns=(changed_card(sheet.card, changes),))

    def find(self, sheet: Sheet) -> Sums:
        """Return the sums of the card."""
        return {None: card_values(self._compiled, sheet.card)}

    def stand_in(self, change: Change) -> Change:
        """Return the representative of all changes that leave the same cards possible as this one."""
        return _stand_in(self._compiled, change)

    def problems(self, sheet: Sheet) -> list[Problem]:
        """Return what is wrong with a sheet."""
        return scorecard_problems(self._compiled, sheet)

    def describe(self, changes: Sequence[Change]) -> str:
        """Return changes in words."""
        return " and ".join(describe_change(self._compiled, change) for change in changes)


class SheetSums:
    """The sums of a sheet and of its columns, of which doubts make some unreliable."""

    def __init__(self, rules: Rules, doubts: Sequence[Doubt]) -> None:
        self._rules = rules
        boxes, places = doubtful_boxes(doubts), range(len(rules.columns))
        names = {None: sheet_totals_over(rules, boxes)} | {c: column_totals_over(rules, c, boxes) for c in places}
        self.unreliable: Unsure = {column: meanings_over(of_column) for column, of_column in names.items()}
        self.totals = _ordered(names)
        # Corrections change few columns each.
        self._column = lru_cache(maxsize=1024)(self._find_column)

    def _find_column(self, place: int, card: Scorecard) -> tuple[ColumnTotals, Values]:
        totals = totals_of_column(self._rules, self._rules.columns[place], card)
        return totals, column_values(totals, card.extra_bonus_count)

    def change(self, sheet: Sheet, changes: Sequence[Change]) -> Sheet:
        """Return a sheet after changes."""
        columns = list(sheet.columns)
        for place in {change.box.column for change in changes}:
            columns[place] = changed_card(columns[place], [each for each in changes if each.box.column == place])
        return replace(sheet, columns=tuple(columns))

    def find(self, sheet: Sheet) -> Sums:
        """Return the sums of a sheet."""
        columns = [self._column(place, card) for place, card in enumerate(sheet.columns)]
        found: dict[int | None, Values] = {
            None: sheet_values(add_columns(self._rules, [totals for totals, _ in columns]))
        }
        return found | {place: values for place, (_, values) in enumerate(columns)}

    def stand_in(self, change: Change) -> Change:
        """Return the representative of all changes that leave the same sheets possible as this one."""
        return _stand_in(self._rules.card, change)

    def problems(self, sheet: Sheet) -> list[Problem]:
        """Return what is wrong with a sheet."""
        return sheet_problems(self._rules, sheet)

    def describe(self, changes: Sequence[Change]) -> str:
        """Return changes in words."""
        columns = self._rules.columns
        return " and ".join(
            describe_change(self._rules.card, change, f" of {columns[change.box.column].column.id}")
            for change in changes
        )


def sums_of(rules: CompiledRuleset | Rules, doubts: Sequence[Doubt] = ()) -> CardSums | SheetSums:
    """Return the sums of cards of a ruleset, or of its sheets."""
    return SheetSums(rules, doubts) if isinstance(rules, Rules) else CardSums(rules, doubts)


def doubtful_sums(rules: CompiledRuleset | Rules, doubts: Sequence[Doubt]) -> Unsure:
    """Return the sums that doubts make unreliable; nothing without doubts."""
    return sums_of(rules, doubts).unreliable if doubts else {}


def changed_card(card: Scorecard, changes: Sequence[Change]) -> Scorecard:
    """Return a card, or a column, after changes."""
    count = card.extra_bonus_count
    for change in changes:
        if change.box.category == EXTRA_BONUS_COUNT:
            count = change.points or 0
        elif change.box.category == FURTHER_EXTRA_BONUSES:
            count += change.points or 0
    return replace(card, points=apply_changes(card.points, changes), extra_bonus_count=count)


def _stand_in(compiled: CompiledRuleset, change: Change) -> Change:
    if change.box.category < 0 or change.points is None:
        return change
    return change._replace(points=stand_ins(compiled)[change.box.category][change.points])


def describe_change(compiled: CompiledRuleset, change: Change, of_column: str = "") -> str:
    """Return a change in words."""
    if change.box.category == FURTHER_EXTRA_BONUSES:
        return "it earned an extra bonus"
    if change.box.category == EXTRA_BONUS_COUNT:
        return f"extra_bonus_count{of_column} is {change.points}"
    name, times = compiled.categories[change.box.category], compiled.times[change.box.category]
    name = f"filling {change.filling + 1} of {name}" if times > 1 else f"{name}{of_column}"
    if change.points is None:
        return f"{name} is left out" if times > 1 else f"{name} is open"
    return f"{name} is {change.points}"


def _ordered(names: Mapping[int | None, frozenset[str]]) -> list[tuple[int | None, Meaning]]:
    """Return the totals by columns, in one order that does not depend on sets."""
    return [(column, name) for column, of_column in names.items() for name in MEANINGS if name in of_column]
