"""Features of estimates: a sheet as a row of numbers, most of them 0 or 1.

Each column has these features:

* whether each category is open
* in games with an upper bonus, `UPPER_FEATURES` numbers from a table by the open upper categories and the upper total.
  The first is the expected further bonus if every open category independently gets its usual points. The next two start
  from a twelfth of the bonus' total less and more. The others are the distance of the usual total from the bonus, and
  the root of the first
* `PRODUCT_FEATURES` numbers for each product. The first is the product with the usual points in place of open
  categories. Others are the multiplier, or the difference, while other categories are open
* in games with an extra bonus, whether the joker category was made

The features of the whole sheet follow:

* whether each category is open in at least 1, 2, ... columns
* in games with ordered columns, whether each may be filled without a call in at least 1, 2, ... columns
* whether the joker category is filled in all columns

Two formulations have to agree. This one takes many sheets at once; that of `tools.estimates.kernel` takes one sheet and
the changes by filling a cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.sheets.states import SheetStates, fillable

UPPER_FEATURES: Final = 5
PRODUCT_FEATURES: Final = 6

_Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class FeatureMakers:
    """Arrays that features are made with: N columns, C categories, P products.

    * `uppers`: the upper categories; `upper_bonus` float32 [cap + 1]; `factors` float32 [N]
    * `orders`: of every column; `announce`: the place of the column to announce in, or -1
    * `joker`: its category or -1; `remembers`: whether it matters that it was made
    * `upper_table` float32 [N, 2^U, cap + 1, UPPER_FEATURES] by bits of the open upper categories
    * `usual_points` float32 [N, C]
    * `product_scales` float32 [P, 2]: of the difference and of its multiplier
    """

    uppers: tuple[int, ...]
    upper_bonus: _Singles
    factors: _Singles
    orders: tuple[str, ...]
    announce: int
    products: tuple[tuple[int, int, int], ...]
    joker: int
    remembers: bool
    upper_table: _Singles
    usual_points: _Singles
    product_scales: _Singles

    @property
    def has_upper(self) -> bool:
        """Return whether an upper total matters."""
        return len(self.upper_bonus) > 1

    @property
    def column_width(self) -> int:
        """Return the number of features of a column."""
        upper = UPPER_FEATURES if self.has_upper else 0
        return int(self.usual_points.shape[1]) + upper + PRODUCT_FEATURES * len(self.products) + int(self.remembers)

    @property
    def free_columns(self) -> int:
        """Return the number of columns that are filled without a call, in a game with ordered ones; else 0."""
        if all(order == "free" for order in self.orders):
            return 0
        return len(self.orders) - int(self.announce >= 0)

    @property
    def width(self) -> int:
        """Return the number of features of a sheet."""
        columns, categories = len(self.factors), int(self.usual_points.shape[1])
        shared = categories * (columns - 1 + self.free_columns) + int(self.joker >= 0)
        return columns * self.column_width + shared


def feature_makers(rules: Rules, distributions: Floats) -> FeatureMakers:
    """Return the makers of a game whose cells have points with these `distributions` float64 [N, C, M] over
    `points_of`."""
    card, values = rules.card, points_of(rules)
    fills = np.array(
        [[(column[c, : len(paid)] * paid).sum() for c, paid in enumerate(values)] for column in distributions]
    )
    uppers = tuple(c for c, face in enumerate(card.upper_face) if face)
    table = [
        _upper_table(card.upper_bonus, [(values[c], column[c, : len(values[c])]) for c in uppers])
        for column in distributions
    ]
    return FeatureMakers(
        uppers=uppers,
        upper_bonus=np.array(card.upper_bonus, dtype=np.float32),
        factors=np.array([each.column.factor for each in rules.columns], dtype=np.float32),
        orders=tuple(each.column.order for each in rules.columns),
        announce=rules.announce_column,
        products=rules.products,
        joker=card.joker_category,
        remembers=card.extra_bonus > 0,
        upper_table=np.array(table, dtype=np.float32),
        usual_points=fills.astype(np.float32),
        product_scales=np.array(
            [[max(values[plus].max(), 1), max(values[times].max(), 1)] for plus, _, times in rules.products],
            dtype=np.float32,
        ).reshape(-1, 2),
    )


def points_of(rules: Rules) -> list[Integers]:
    """Return the different points of every category, ascending."""
    return [np.array(points, dtype=np.int64) for points in rules.card.payable]


def _upper_table(bonus: tuple[int, ...], usual: list[tuple[Integers, Floats]]) -> Floats:
    """Return the features of an upper section, by bits of its open categories and the upper total."""
    cap, top = len(bonus) - 1, max(max(bonus), 1)
    reached, totals = np.array(bonus, dtype=np.float64), np.arange(len(bonus))
    table = np.zeros((1 << len(usual), cap + 1, UPPER_FEATURES))
    expected, usual_rest = [reached], [0.0]
    still = reached < reached[-1]
    step = max(1, round(cap / 12))
    for bits in range(1, len(table)):
        last = bits.bit_length() - 1
        rest = bits ^ (1 << last)
        points, probabilities = usual[last]
        after = expected[rest][np.minimum(totals[:, None] + points, cap)]
        expected.append((after * probabilities).sum(axis=1))
        usual_rest.append(usual_rest[rest] + float((points * probabilities).sum()))
        more = (expected[bits] - reached) / top
        table[bits, :, 0] = more
        for column, shift in ((1, -step), (2, step)):
            table[bits, :, column] = (expected[bits][np.clip(totals + shift, 0, cap)] - reached) / top
        table[bits, :, 3] = np.clip((cap - totals - usual_rest[bits]) / (max(cap, 1) / 4), -1.5, 1.5)
        table[bits, :, 4] = np.sqrt(np.maximum(more, 0))
        table[bits] *= still[:, None]
    return table


def features(makers: FeatureMakers, states: SheetStates) -> _Singles:
    """Return the features of N sheets: float32 [N, width]."""
    columns, categories = makers.usual_points.shape
    found = np.zeros((len(states), makers.width), dtype=np.float32)
    end = columns * makers.column_width
    blocks = found[:, :end].reshape(len(states), columns, makers.column_width)
    blocks[:, :, :categories] = states.open
    place = categories
    if makers.has_upper:
        bits = states.open[:, :, makers.uppers] @ (1 << np.arange(len(makers.uppers)))
        blocks[:, :, place : place + UPPER_FEATURES] = makers.upper_table[np.arange(columns), bits, states.upper]
        place += UPPER_FEATURES
    for number in range(len(makers.products)):
        _product_features(makers, states, number, blocks[:, :, place : place + PRODUCT_FEATURES])
        place += PRODUCT_FEATURES
    if makers.remembers:
        blocks[:, :, place] = states.made
    counts = states.open.sum(axis=1)
    end = _at_least(found, end, counts, columns - 1)
    if makers.free_columns:
        # Without a call, by any hand.
        may = fillable(makers.orders, np.isin(np.arange(categories), makers.uppers), states.open)
        if makers.announce >= 0:
            may[:, makers.announce] = False
        end = _at_least(found, end, may.sum(axis=1), makers.free_columns)
    if makers.joker >= 0:
        found[:, end] = counts[:, makers.joker] == 0
    return found


def _at_least(found: _Singles, start: int, counts: Integers, most: int) -> int:
    """Put whether counts [N, C] are at least 1, 2, ..., `most`; return the end of these features."""
    end = start + int(counts.shape[1]) * most
    found[:, start:end] = (counts[:, :, None] > np.arange(most)).reshape(len(counts), -1)
    return end


def _product_features(makers: FeatureMakers, states: SheetStates, number: int, found: _Singles) -> None:
    product = makers.products[number]
    plus_open, minus_open, times_open = (states.open[:, :, category] for category in product)
    known = states.inputs[:, :, number].astype(np.float32)
    plus, minus, times = (
        np.where(states.open[:, :, category], makers.usual_points[:, category], known[:, :, part])
        for part, category in enumerate(product)
    )
    some_open = plus_open | minus_open | times_open
    difference = (plus - minus) / makers.product_scales[number, 0]
    multiplier = times / makers.product_scales[number, 1]
    found[..., 0] = np.maximum(difference, 0) * multiplier * some_open
    found[..., 1] = multiplier * plus_open
    found[..., 2] = multiplier * minus_open
    found[..., 3] = difference * times_open
    found[..., 4] = some_open & ~times_open & (states.inputs[:, :, number, 2] == 0)
    found[..., 5] = plus / makers.product_scales[number, 0] * (minus_open & ~plus_open)


def decided_bonuses(makers: FeatureMakers, states: SheetStates) -> Floats:
    """Return the reached upper bonuses and full products, factors included: float64 [N]."""
    sums = makers.upper_bonus[states.upper].astype(np.float64)
    for number, product in enumerate(makers.products):
        plus, minus, times = np.moveaxis(states.inputs[:, :, number], -1, 0)
        full = ~states.open[:, :, product].any(axis=2)
        sums += np.where(full, np.maximum((plus - minus) * times, 0), 0)
    found: Floats = (sums * makers.factors).sum(axis=1)
    return found
