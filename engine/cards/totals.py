"""Totals of sheets and of their columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final, NamedTuple

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.doubt import Box
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import CategoryAward

CARD_TOTAL_NAMES: Final = ("upper_points", "upper_bonus", "lower_points", "extra_bonus", "total", "points_awarded")
SHEET_TOTAL_NAMES: Final = ("upper_points", "upper_bonus", "lower_points", "products", "extra_bonus", "total")
COLUMN_TOTAL_NAMES: Final = (
    "upper_points",
    "upper_bonus",
    "lower_points",
    "products",
    "extra_bonus",
    "sum",
    "total",
)


class ColumnTotals(NamedTuple):
    """The sums of one column as it is written down, finished or not.

    The upper bonus counts as soon as the upper total reaches it. `lower_points` exclude categories that only count in
    products. `sum` is multiplied by the factor and includes extra bonuses if they are multiplied; `total` is the result
    of the column, extra bonuses included.
    """

    upper_points: int
    upper_bonus: int
    lower_points: int
    products: int
    extra_bonus: int
    sum: int
    factor: int
    total: int


class Totals(NamedTuple):
    """The totals of a sheet, factors included: the first five add up to `total`.

    `points_awarded`, the second currency, is computed from the current fillings and total; None in games without it.
    `columns` are the totals of each column.
    """

    upper_points: int
    upper_bonus: int
    lower_points: int
    products: int
    extra_bonus: int
    total: int
    points_awarded: int | None
    columns: tuple[ColumnTotals, ...]


def total_names(rules: Rules) -> tuple[str, ...]:
    """Return the names of the totals that can be claimed of a whole sheet."""
    return SHEET_TOTAL_NAMES if rules.named else CARD_TOTAL_NAMES


def score_totals(rules: Rules, sheet: Sheet) -> Totals:
    """Return the totals of a sheet.

    >>> from dataclasses import replace
    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.rulesets.ruleset import Column
    >>> from engine.cards.rules import compile_rules
    >>> rules = compile_rules(replace(load_ruleset("yahtzee"), columns=(Column("third", "Third", factor=3),)))
    >>> totals = score_totals(rules, Sheet((Scorecard(((3,), *[()] * 12)),)))
    >>> totals.columns[0].sum, totals.total
    (3, 9)
    """
    columns = [score_column(rules, place, card) for place, card in enumerate(sheet.columns)]
    return add_columns(rules, sheet, columns)


def sheet_total(rules: Rules, sheet: Sheet) -> int:
    """Return only the total of a sheet."""
    return sum([score_column(rules, place, card).total for place, card in enumerate(sheet.columns)])


def points_so_far(rules: Rules, sheet: Sheet) -> int:
    """Return points and extra bonuses as the sheet counts them, without upper bonuses and products."""
    found = 0
    for column, card in zip(rules.columns, sheet.columns, strict=True):
        factor, points = column.column.factor, sum(map(sum, compress(card.points, rules.counts)))
        extra_bonus = rules.card.extra_bonus * card.extra_bonus_count
        found += factor * (points + extra_bonus) if rules.multiplied else factor * points + extra_bonus
    return found


def score_column(rules: Rules, place: int, card: Scorecard) -> ColumnTotals:
    """Return the totals of one column."""
    compiled, factor = rules.card, rules.columns[place].column.factor
    points = [*map(sum, card.points)]
    upper_points = sum(compress(points, compiled.upper_face))
    upper_bonus = compiled.upper_bonus_of(upper_points)
    lower_points = sum(compress(points, rules.counts)) - upper_points
    products = sum(product_points(rules, card)) if rules.products else 0
    extra_bonus = compiled.extra_bonus * card.extra_bonus_count
    multiplied = extra_bonus if rules.multiplied else 0
    summed = upper_points + upper_bonus + lower_points + products + multiplied
    total = factor * summed + extra_bonus - multiplied
    return ColumnTotals(upper_points, upper_bonus, lower_points, products, extra_bonus, summed, factor, total)


def add_columns(rules: Rules, sheet: Sheet, columns: Sequence[ColumnTotals]) -> Totals:
    """Return the totals of a sheet, given those of its columns."""
    multiplied = rules.multiplied
    upper_points = upper_bonus = lower_points = products = extra_bonus = total = 0
    for each in columns:
        factor = each.factor
        upper_points += factor * each.upper_points
        upper_bonus += factor * each.upper_bonus
        lower_points += factor * each.lower_points
        products += factor * each.products
        extra_bonus += (factor if multiplied else 1) * each.extra_bonus
        total += each.total
    awarded = points_awarded(rules.card, sheet.columns[0].points, total)
    return Totals(upper_points, upper_bonus, lower_points, products, extra_bonus, total, awarded, tuple(columns))


def points_awarded(compiled: CompiledRuleset, fillings: Sequence[Sequence[int]], total: int) -> int | None:
    """Return the points awarded for the fillings of a card, by category, and for its total; None in games without them.

    A filling with more than 0 points counts as made.

    >>> from engine.definitions.definition import parse_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> awards = {"categories": [{"id": "any", "at": 30, "awards": 2}, {"id": "any", "made": "each", "awards": 1}]}
    >>> definition = {"categories": [{"id": "any", "times": 2, "pays": {"sum": "all"}}], "points_awarded": awards}
    >>> points_awarded(compile_ruleset(parse_ruleset(definition)), [(18, 12)], 30)
    4
    """
    awarded = compiled.ruleset.points_awarded
    if awarded is None:
        return None
    found = next((award.awards for award in reversed(awarded.total) if total >= award.at), 0)
    for award in awarded.categories:
        c = compiled.categories.index(award.id)
        found += _award(award, fillings[c], compiled.times[c])
    return found


def _award(award: CategoryAward, fillings: Sequence[int], times: int) -> int:
    if award.at is not None:
        return award.awards if sum(fillings) >= award.at else 0
    made = sum([paid > 0 for paid in fillings])
    if award.made == "each":
        return award.awards * made
    return award.awards if made == times else 0


def product_points(rules: Rules, card: Scorecard) -> tuple[int, ...]:
    """Return the result of each product of a column, before the factor: 0 until all its categories are filled."""
    return tuple(_product(*(card.points[category] for category in product)) for product in rules.products)


def _product(plus: tuple[int, ...], minus: tuple[int, ...], times: tuple[int, ...]) -> int:
    if not (plus and minus and times):
        return 0
    return max(0, (plus[0] - minus[0]) * times[0])


def column_totals_over(rules: Rules, column: int, boxes: Iterable[Box]) -> frozenset[str]:
    """Return the names of the totals of a column that include some boxes, directly or through other totals."""
    found = set[str]()
    for box in boxes:
        if box.column != column:
            continue
        found.add("total")
        if box.category < 0:
            found |= {"extra_bonus", "sum"} if rules.multiplied else {"extra_bonus"}
            continue
        found.add("sum")
        if rules.card.upper_face[box.category]:
            found |= {"upper_points", "upper_bonus"} if rules.ruleset.bonus else {"upper_points"}
        elif rules.counts[box.category]:
            found.add("lower_points")
        if any(box.category in product for product in rules.products):
            found.add("products")
    return frozenset(found)


def totals_over(rules: Rules, boxes: Iterable[Box]) -> frozenset[str]:
    """Return the names of the totals of a whole sheet that include some boxes.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.cards.rules import compile_rules
    >>> rules = compile_rules(load_ruleset("yahtzee"))
    >>> sorted(totals_over(rules, [Box(0, rules.categories.index("fours"))]))
    ['total', 'upper_bonus', 'upper_points']
    """
    boxes = [*boxes]
    columns = (column_totals_over(rules, column, boxes) for column in range(len(rules.columns)))
    found = frozenset[str]().union(*columns) - {"sum"}
    return found | {"points_awarded"} if found and rules.ruleset.points_awarded is not None else found
