"""The sums of a sheet, column by column and as a whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards.rules import ColumnRules, Rules
from engine.cards.scorecard import Scorecard, UpperStanding, score_totals, totals_over, upper_standing
from engine.cards.sheet import Sheet
from engine.doubt import Box

COLUMN_TOTAL_NAMES: Final = (
    "upper_points",
    "upper_bonus",
    "lower_points",
    "products",
    "extra_bonus",
    "sum",
    "total",
)
SHEET_TOTAL_NAMES: Final = ("upper_points", "upper_bonus", "lower_points", "products", "extra_bonus", "total")


@dataclass(frozen=True, slots=True)
class ColumnTotals:
    """The sums of one column as it is written down, finished or not.

    `lower_points` are without what counts in products alone. `sum` is what the factor multiplies, extra bonuses among
    it where they are multiplied; `total` is what the column counts, extra bonuses included.
    """

    upper_points: int
    upper_bonus: int
    lower_points: int
    products: int
    extra_bonus: int
    sum: int
    factor: int
    total: int


@dataclass(frozen=True, slots=True)
class SheetTotals:
    """What a sheet counts, factors included: the first five add up to the total."""

    upper_points: int
    upper_bonus: int
    lower_points: int
    products: int
    extra_bonus: int
    total: int


def column_totals(rules: Rules, sheet: Sheet) -> tuple[ColumnTotals, ...]:
    """The totals of every column.

    >>> from dataclasses import replace
    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.ruleset import Column
    >>> from engine.cards.scorecard import single_fillings
    >>> from engine.cards.rules import compile_rules
    >>> rules = compile_rules(replace(load_ruleset("yahtzee"), columns=(Column("third", "Third", factor=3),)))
    >>> [column_totals(rules, Sheet((single_fillings([3, *[None] * 12]),)))[0].total]
    [9]
    """
    return tuple(
        totals_of_column(rules, column, card) for column, card in zip(rules.columns, sheet.columns, strict=True)
    )


def totals_of_column(rules: Rules, column: ColumnRules, card: Scorecard) -> ColumnTotals:
    """Return the totals of one column."""
    of_card = score_totals(rules.card, card)
    products = sum(product_points(rules, card))
    factor = column.column.factor
    extra_bonus = of_card.extra_bonus
    multiplied = extra_bonus if is_multiplied(rules) else 0
    in_products = sum(sum(paid) for paid, counts in zip(card.points, rules.counts, strict=True) if not counts)
    lower_points = of_card.lower_points - in_products
    summed = of_card.upper_points + of_card.upper_bonus + lower_points + products + multiplied
    return ColumnTotals(
        upper_points=of_card.upper_points,
        upper_bonus=of_card.upper_bonus,
        lower_points=lower_points,
        products=products,
        extra_bonus=extra_bonus,
        sum=summed,
        factor=factor,
        total=factor * summed + extra_bonus - multiplied,
    )


def is_multiplied(rules: Rules) -> bool:
    """Whether an extra bonus counts as often as the column it is scored in."""
    return rules.ruleset.joker is not None and rules.ruleset.joker.multiplied


def product_points(rules: Rules, card: Scorecard) -> tuple[int, ...]:
    """What each product of a column counts, before the factor: 0 until all its categories are filled."""
    return tuple(_product(*(card.points[category] for category in product)) for product in rules.products)


def _product(plus: tuple[int, ...], minus: tuple[int, ...], times: tuple[int, ...]) -> int:
    if not (plus and minus and times):
        return 0
    return max(0, (plus[0] - minus[0]) * times[0])


def sheet_totals(rules: Rules, sheet: Sheet) -> SheetTotals:
    """What the sheet counts as a whole."""
    return add_columns(rules, column_totals(rules, sheet))


def column_totals_over(rules: Rules, column: int, boxes: Iterable[Box]) -> frozenset[str]:
    """Return the names of the totals of a column that some boxes go into, directly or through other totals."""
    found = set[str]()
    for box in boxes:
        if box.column != column:
            continue
        in_product = box.category >= 0 and any(box.category in product for product in rules.products)
        counts = box.category < 0 or rules.counts[box.category]
        found |= totals_over(rules.card, [box.category]) - (set() if counts else {"lower_points"})
        found |= {"products"} if in_product else set()
        found |= {"sum"} if box.category >= 0 or is_multiplied(rules) else set()
    return frozenset(found)


def sheet_totals_over(rules: Rules, boxes: Collection[Box]) -> frozenset[str]:
    """Return the names of the totals of the whole sheet that some boxes go into."""
    columns = (column_totals_over(rules, column, boxes) for column in range(len(rules.columns)))
    return frozenset[str]().union(*columns) - {"sum"}


def add_columns(rules: Rules, columns: Sequence[ColumnTotals]) -> SheetTotals:
    """Return what the sheet counts as a whole, given the totals of its columns."""
    multiplied = is_multiplied(rules)

    def counted(of: Callable[[ColumnTotals], int]) -> int:
        return sum(column.factor * of(column) for column in columns)

    return SheetTotals(
        upper_points=counted(lambda column: column.upper_points),
        upper_bonus=counted(lambda column: column.upper_bonus),
        lower_points=counted(lambda column: column.lower_points),
        products=counted(lambda column: column.products),
        extra_bonus=sum((column.factor if multiplied else 1) * column.extra_bonus for column in columns),
        total=sum(column.total for column in columns),
    )


def sheet_standings(rules: Rules, sheet: Sheet) -> tuple[UpperStanding, ...]:
    """How the upper section of every column stands."""
    joker = rules.card.joker_category
    # Further equal dice are a joker, which may earn less, only when every column has filled that category.
    waiting = joker >= 0 and not all(card.points[joker] for card in sheet.columns)
    return tuple(upper_standing(rules.card, _without(card, joker) if waiting else card) for card in sheet.columns)


def _without(card: Scorecard, category: int) -> Scorecard:
    return replace(card, points=(*card.points[:category], (), *card.points[category + 1 :]))
