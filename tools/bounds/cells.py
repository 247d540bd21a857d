"""Bounds of a sheet's total by functions of single cells.

Upper bonuses and products depend on several cells of a column. Each is replaced by a sum of functions of one cell that
is nowhere less.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.sheets.outcomes import SheetOutcomes, sheet_outcomes

PLAIN: Final = 0
JOKER: Final = 1
LIVE: Final = 2
"""Versions of values: natural points, those of jokers, and with the extra bonus."""


class Slopes(NamedTuple):
    """Parameters of the functions of a column; all numbers give bounds, good ones close bounds.

    * `upper`: bonus per upper point
    * `times`, `plus`, `difference`: usual points of these categories of a product, and the usual difference
    * `curvature`: weight of the squared deviation of `plus`; must be positive
    """

    upper: float = 0.0
    times: float = 0.0
    plus: float = 0.0
    difference: float = 0.0
    curvature: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class CellValues:
    """Values of N cells, column by column; their sum plus `constant` is at least the total of a sheet.

    * `values` float64 [V, B, N, H]: by version, stage and hand
    * `points` int64 [V, B, N, H]: points of the hand
    """

    values: Floats
    points: Integers
    constant: float


def cell_values(rules: Rules, slopes: tuple[Slopes, ...], remembered: Collection[int] = ()) -> CellValues:
    """Return the values of all cells of a sheet, given the slopes of each column.

    Without the upper bonus of some columns, whose upper total is remembered.
    """
    outcomes = sheet_outcomes(rules)
    slopes = tuple(each._replace(upper=0) if place in remembered else each for place, each in enumerate(slopes))
    versions = (PLAIN,) if rules.card.joker_category < 0 else (PLAIN, JOKER, LIVE)
    points = np.stack([_points(outcomes, version) for version in versions])
    by_column = [_of_column(outcomes, points, column, each) for column, each in enumerate(slopes)]
    bonus = np.array(rules.card.upper_bonus)
    totals = np.arange(len(bonus))
    return CellValues(
        np.concatenate(by_column, axis=2),
        np.concatenate([points] * len(slopes), axis=2),
        # Totals above the cap have the same bonus, and more points.
        sum(
            float(factor * (bonus - each.upper * totals).max())
            for column, (factor, each) in enumerate(zip(outcomes.factors, slopes, strict=True))
            if column not in remembered
        ),
    )


def _points(outcomes: SheetOutcomes, version: int) -> Integers:
    """Return the points of all hands: int64 [B, C, H]. A joker has the greatest points of all its cases."""
    points = outcomes.points.copy()
    if version != PLAIN:
        jokers = outcomes.joker_points.max(axis=(1, 2)).T
        points[:, :, outcomes.equal_hands] = np.maximum(points[:, :, outcomes.equal_hands], jokers)
    return points


def _of_column(outcomes: SheetOutcomes, points: Integers, column: int, slopes: Slopes) -> Floats:
    """Return the values of the cells of a column: float64 [V, B, C, H]."""
    rules, factor = outcomes.rules, outcomes.factors[column]
    weights = np.array(rules.counts, dtype=np.float64) + slopes.upper * outcomes.uppers
    values = points.astype(np.float64) * weights[:, None]
    for product in rules.products:
        for category, function in zip(product, _of_product(rules, product, slopes), strict=True):
            values[:, :, category] += function[points[:, :, category]]
    values *= factor
    if len(points) > LIVE:
        pays = (points[LIVE] > 0) | (not outcomes.made_only)
        values[LIVE, :, :, outcomes.equal_hands] += outcomes.extra_bonuses[column] * pays[
            :, :, outcomes.equal_hands
        ].transpose(2, 0, 1)
    return values


def _of_product(rules: Rules, product: tuple[int, int, int], slopes: Slopes) -> tuple[Floats, Floats, Floats]:
    """Return functions of the points of plus, minus and times whose sum is nowhere below the product.

    Those of plus and times are quadratic first. The third is then the least possible, and the others are lowered too.
    """
    paid = [np.array(rules.card.payable[category]) for category in product]
    plus, minus, times = np.ix_(*paid)
    exact = np.maximum(plus - minus, 0) * times
    of_plus = slopes.times * plus + slopes.curvature * (plus - slopes.plus) ** 2
    of_times = slopes.difference * times + (times - slopes.times) ** 2 / (2 * slopes.curvature)
    of_minus = (exact - of_plus - of_times).max(axis=(0, 2), keepdims=True)
    of_plus = (exact - of_minus - of_times).max(axis=(1, 2), keepdims=True)
    of_times = (exact - of_plus - of_minus).max(axis=(0, 1), keepdims=True)
    found = []
    for of_paid, values in zip(paid, (of_plus, of_minus, of_times), strict=True):
        by_points = np.zeros(of_paid[-1] + 1)
        by_points[of_paid] = values.reshape(-1)
        found.append(by_points)
    return found[0], found[1], found[2]
