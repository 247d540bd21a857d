"""Changes of the boxes of a sheet: their paths, descriptions and results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.cards.rules import Cell, Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.doubt import (
    EXTRA_BONUS_COUNT,
    FURTHER_EXTRA_BONUSES,
    Box,
    Change,
    Corrections,
    Doubt,
    apply_changes,
    as_corrections,
)
from engine.errors import Path
from engine.jokers.joker_lines import stand_ins


def path_of(rules: Rules, cell: Cell, filling: int) -> Path:
    """Return the path of a filling; it ends with an index only if the category can be filled several times."""
    path = rules.cell_path(cell)
    return (*path, filling) if rules.card.times[cell.category] > 1 else path


def point_changes(rules: Rules, cell: Cell, filling: int, points: Iterable[int | None]) -> Iterator[Change]:
    """Yield the changes of a filling to each of these points."""
    box, path = Box(*cell), path_of(rules, cell, filling)
    return (Change(box, filling, paid, path) for paid in points)


def natural_changes(rules: Rules, cell: Cell, filling: int) -> Corrections:
    """Return the changes of a filling to each of the points that hands other than jokers earn."""
    return as_corrections(point_changes(rules, cell, filling, sorted(rules.card.natural_points[cell.category])))


def count_changes(rules: Rules, column: int, counts: Iterable[int]) -> Iterator[Change]:
    """Yield the changes of a column's number of extra bonuses to each of these numbers."""
    box, path = Box(column, EXTRA_BONUS_COUNT), (*rules.card_path(column), "extra_bonus_count")
    return (Change(box, 0, count, path) for count in counts)


def doubt_of_all(rules: Rules) -> Doubt:
    """Return the doubt about every box of a sheet."""
    categories = (EXTRA_BONUS_COUNT, *range(len(rules.categories)))
    return Doubt(frozenset(Box(column, c) for column in range(len(rules.columns)) for c in categories), ())


def changed_sheet(sheet: Sheet, changes: Sequence[Change]) -> Sheet:
    """Return a sheet after changes."""
    columns = list(sheet.columns)
    for column in {change.box.column for change in changes}:
        columns[column] = _changed_card(columns[column], [each for each in changes if each.box.column == column])
    return replace(sheet, columns=tuple(columns))


def _changed_card(card: Scorecard, changes: Sequence[Change]) -> Scorecard:
    count = card.extra_bonus_count
    for change in changes:
        if change.box.category == EXTRA_BONUS_COUNT:
            count = change.points or 0
        elif change.box.category == FURTHER_EXTRA_BONUSES:
            count += change.points or 0
    return replace(card, points=apply_changes(card.points, changes), extra_bonus_count=count)


def stand_in(rules: Rules, change: Change) -> Change:
    """Return the representative of all changes that leave the same sheets possible as this one."""
    if change.box.category < 0 or change.points is None:
        return change
    return change._replace(points=stand_ins(rules.card)[change.box.category][change.points])


def describe_changes(rules: Rules, changes: Iterable[Change]) -> str:
    """Return changes in words."""
    return " and ".join(_describe(rules, change) for change in changes)


def _describe(rules: Rules, change: Change) -> str:
    box = change.box
    if box.category == FURTHER_EXTRA_BONUSES:
        return "it earned an extra bonus"
    if box.category == EXTRA_BONUS_COUNT:
        of_column = f" of {rules.columns[box.column].column.id}" if rules.named else ""
        return f"extra_bonus_count{of_column} is {change.points}"
    name, times = rules.cell_name(Cell(*box)), rules.card.times[box.category]
    if times > 1:
        name = f"filling {change.filling + 1} of {name}"
    if change.points is None:
        return f"{name} is removed" if times > 1 else f"{name} is open"
    return f"{name} is {change.points}"
