"""What the rules have against a sheet: every reason why no legal sequence of turns ends in it."""

from __future__ import annotations

from dataclasses import replace

from engine.card_problems import order_problems, points_problems
from engine.errors import Problem
from engine.scorecard import open_categories
from engine.sheet import CompiledSheet, Sheet


def sheet_problems(rules: CompiledSheet, sheet: Sheet) -> list[Problem]:
    """All of them, column by column; paths start with ("scorecard", "columns", id of the column)."""
    problems = []
    for column, card in zip(rules.columns, sheet.columns, strict=True):
        found = points_problems(column.compiled, card.points)
        if column.compiled.order != "free":
            found += order_problems(column.compiled, card.points, open_categories(column.compiled, card))
        for problem in found:
            problems.append(replace(problem, path=("scorecard", "columns", column.column.id, *problem.path[1:])))
    return problems
