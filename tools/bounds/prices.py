"""Relaxations of games with the prices that make their bounds close, and fitting of prices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Floats
from strategy_tables.model.states import Progress
from tools.bounds.bundle import minimise
from tools.bounds.cells import Slopes, cell_values
from tools.bounds.groups import Group, UpperColumn
from tools.bounds.relaxation import Potentials, Relaxation

FOLDER: Final = Path(__file__).with_name("prices")
_GAMES: Final = 400
_STEP: Final = 0.3


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A relaxation of a game: the slopes of its columns, its groups and their potentials."""

    slopes: tuple[Slopes, ...]
    groups: tuple[Group, ...]
    potentials: Potentials

    def relax(self, rules: Rules, potentials: Potentials | None = None) -> Relaxation:
        """Return the relaxed sheet, with other potentials if given."""
        remembered = {_column(rules, each) for each in self.groups if isinstance(each, UpperColumn)}
        cells = cell_values(rules, self.slopes, remembered)
        return Relaxation(rules, cells, self.groups, potentials or self.potentials)


def stored_bound(rules: Rules) -> float | None:
    """Return the stored upper bound of a game's expected total."""
    return _stored(rules).get("bound")


def load_plan(rules: Rules) -> Plan:
    """Return the stored plan of a game, or one without prices."""
    said = _stored(rules)
    slopes = tuple(Slopes(*each) for each in said.get("slopes", [()] * len(rules.columns)))
    groups: list[Group] = [
        _ordered(rules, place, said.get("grains", {}).get(each.column.id))
        for place, each in enumerate(rules.columns)
        if each.column.order in ("down", "up")
    ]
    potentials = [[np.zeros(2) for _ in group.parts] for group in groups]
    for each in said.get("groups") or _free(rules):
        group = _group(rules, each)
        given = each.get("prices") or [[0.0] * (2 ** len(part) - 1) for part in group.parts]
        groups.append(group)
        potentials.append([np.array([*prices, 0.0]) for prices in given])
    return Plan(slopes, tuple(groups), potentials)


def write_plan(rules: Rules, plan: Plan, bound: float) -> None:
    """Store a plan and its bound, rounded up."""
    text = json.dumps({"bound": ceil(bound * 1000) / 1000, **dump_plan(rules, plan)}, indent=1)
    # Each list of numbers or names is a line.
    _path(rules).write_text(re.sub(r"\[[^\[\]{}]*\]", lambda row: " ".join(row[0].split()), text) + "\n")


def dump_plan(rules: Rules, plan: Plan) -> dict[str, Any]:
    """Return a plan as it is stored."""
    groups: list[dict[str, Any]] = []
    for group, potentials in zip(plan.groups, plan.potentials, strict=True):
        if group.ordered:
            continue
        cells = [divmod(cell, len(rules.categories)) for cell in group.cells]
        groups.append(
            {
                "columns": list(dict.fromkeys(rules.ruleset.column_ids[column] for column, _ in cells)),
                "categories": list(dict.fromkeys(rules.categories[category] for _, category in cells)),
            }
        )
        if group.exact:
            groups[-1]["exact"] = True
        if group.is_priced:
            groups[-1]["prices"] = [each[:-1].round(3).tolist() for each in potentials]
    columns = rules.ruleset.column_ids
    grains = {columns[_column(rules, each)]: each.grain for each in plan.groups if isinstance(each, UpperColumn)}
    return {"slopes": [list(each) for each in plan.slopes], "grains": grains, "groups": groups}


def fit_prices(rules: Rules, plan: Plan, steps: int, report: Callable[[float], None] = lambda _bound: None) -> Plan:
    """Return the plan with prices that make the bound less, after some steps from its own."""
    priced = [place for place, group in enumerate(plan.groups) if group.is_priced]
    sizes = [len(each) - 1 for place in priced for each in plan.potentials[place]]

    def with_prices(prices: Floats) -> Potentials:
        parts = iter(np.split(prices, np.cumsum(sizes)[:-1]))
        return [
            [np.append(next(parts), 0.0) for _ in potentials] if place in priced else potentials
            for place, potentials in enumerate(plan.potentials)
        ]

    def flatten(potentials: Potentials) -> Floats:
        return np.concatenate([each[:-1] for place in priced for each in potentials[place]])

    def evaluate(prices: Floats) -> tuple[float, Floats]:
        relaxed = plan.relax(rules, with_prices(prices))
        values = relaxed.solve()
        bound = relaxed.bound(values)
        report(bound)
        return bound, flatten(relaxed.gradient(values, _GAMES, seed=0))

    scales = np.full(sum(sizes), rules.card.ruleset.dice_count * 2.0)
    _, best = minimise(evaluate, flatten(plan.potentials), scales, steps, _STEP)
    return Plan(plan.slopes, plan.groups, with_prices(best))


def upper_bound(rules: Rules, plan: Plan, progress: Progress = lambda _done, _total: None) -> float:
    """Return a number that no policy's expected total exceeds, up to the rounding of float64."""
    relaxed = plan.relax(rules)
    return relaxed.bound(relaxed.solve(progress))


def _path(rules: Rules) -> Path:
    return FOLDER / f"{rules.name}.json"


def _stored(rules: Rules) -> dict[str, Any]:
    path = _path(rules)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def _column(rules: Rules, group: Group) -> int:
    """Return the column of a group's first cell."""
    return group.cells[0] // len(rules.categories)


def _ordered(rules: Rules, column: int, grain: int | None) -> Group:
    """Return the group of a column that is filled in order; with a grain its upper total is remembered."""
    of_column, size = rules.columns[column].column, len(rules.categories)
    order = range(size)[:: -1 if of_column.order == "up" else 1]
    parts = tuple((column * size + category,) for category in order)
    announced = column == rules.announce_column
    if grain is None:
        return Group(parts, ordered=True, announced=announced)
    paid = tuple(rules.card.payable[category] if rules.card.upper_face[category] else () for category in order)
    bonus = tuple(of_column.factor * each for each in rules.card.upper_bonus)
    return UpperColumn(parts, ordered=True, announced=announced, paid=paid, bonus=bonus, grain=grain)


def _free(rules: Rules) -> list[dict[str, Any]]:
    """Return a group for each category of the other columns, and one for the announced column."""
    free = [each.column for each in rules.columns if each.column.order not in ("down", "up")]
    uncalled = [each.id for each in free if not each.announce]
    return [
        *({"columns": uncalled, "categories": [category]} for category in rules.categories if uncalled),
        *({"columns": [each.id], "categories": rules.categories} for each in free if each.announce),
    ]


def _group(rules: Rules, said: dict[str, Any]) -> Group:
    columns = [rules.column(name) for name in said["columns"]]
    categories = [rules.place(name) for name in said["categories"]]
    count = len(rules.categories)
    return Group(
        tuple(tuple(column * count + category for column in columns) for category in categories),
        exact=said.get("exact", False),
        announced=rules.announce_column in columns,
        joker=categories == [rules.card.joker_category] and len(columns) == len(rules.columns),
    )
