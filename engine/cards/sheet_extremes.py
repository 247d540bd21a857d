"""The least and the greatest total that a sheet of columns can end with, without solving it.

Any hand can come in any turn, and the orders of columns say when a cell is filled, not with what. So columns are looked
at one by one, but for one thing: a joker earns the extra bonus only where its category was made in all of them. In a
column the upper categories decide together on the upper bonus, and three categories on each product: the best sums are
worked out by upper total, and by the points that products which are still to come need to know.

Both are exact: some game ends with them. There is one exception, for the least total alone: where products are more
than 0 even at the least points of their categories, and these have so many points that trying all would take long,
products are left out, and no game ends below what is found but perhaps none ends there.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import permutations
from math import prod
from typing import Final

from engine.cards.extremes import joker_points
from engine.cards.rules import ColumnRules, Rules

_MOST_TRIED: Final = 30_000
"""Sets of points that are tried of the categories of products."""

_Gains = dict[int, int]
"""What a category counts at best, extra bonus and factor included, by the points that are written there."""

_Product = tuple[int, int, int]
"""The categories of a product: plus, minus, times."""

_Sums = dict[tuple[int, tuple[tuple[int, int], ...]], int]
"""The best sums by upper total, capped, and by the points of categories that later products have."""

_Better = Callable[[int, int], int]


def least_total(rules: Rules) -> int:
    """The least total of a full sheet.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.cards.rules import compile_rules
    >>> least_total(compile_rules(load_ruleset("triple-yahtzee")))
    30
    """
    return _extreme(rules, min)


def greatest_total(rules: Rules) -> int:
    """The greatest total of a full sheet.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.cards.rules import compile_rules
    >>> greatest_total(compile_rules(load_ruleset("triple-yahtzee")))
    9450
    """
    return _extreme(rules, max)


def _extreme(rules: Rules, better: _Better) -> int:
    # Columns that count alike are looked at once.
    alike = {_counts(rules, column): _BestOfColumn(rules, column, better) for column in rules.columns}
    found = [alike[_counts(rules, column)] for column in rules.columns]
    any_way = [each.sum() for each in found]
    if rules.card.joker_category < 0:
        # One cell is filled in the very last turn, which may have too few rolls for what it would be filled with.
        ends = (
            sum(any_way) - sum_ + each.sum(last=category)
            for column, each, sum_ in zip(rules.columns, found, any_way, strict=True)
            for category in _last(rules, column)
        )
        return reduce(better, ends) if _rolls_matter(rules) else sum(any_way)
    all_made = sum(each.sum(made=True, live=True) for each in found)
    # Otherwise the joker's category is filled with 0 in one column at least.
    missed = (sum(any_way) - sum_ + each.sum(made=False) for each, sum_ in zip(found, any_way, strict=True))
    return reduce(better, missed, all_made)


def _rolls_matter(rules: Rules) -> bool:
    """Whether hands earn points on some roll of a turn which the very last turn has not."""
    last = rules.ruleset.last_turn_rolls
    return last is not None and last < len(rules.card.roll_points)


def _last(rules: Rules, column: ColumnRules) -> Iterable[int]:
    """The categories that may be the last one of a column to be filled."""
    categories = range(len(rules.categories))
    match column.column.order:
        case "down":
            return categories[-1:]
        case "up":
            return categories[:1]
        case "upper_first":
            return sorted(rules.card.other_lower) or categories
    return categories


def _counts(rules: Rules, column: ColumnRules) -> tuple[int, bool]:
    """What of a column has a part in its sums: the factor, and whether a joker finds its upper section open."""
    return column.column.factor, rules.card.joker_category < 0 or column.column.order == "free"


class _BestOfColumn:
    """The best sums of one column."""

    def __init__(self, rules: Rules, column: ColumnRules, better: _Better) -> None:
        self.rules = rules
        self.card = rules.card
        self.column = column
        self.factor = column.column.factor
        self.better = better
        self._found: dict[tuple[bool | None, bool, int | None], int] = {}

    def sum(self, *, made: bool | None = None, live: bool = False, last: int | None = None) -> int:
        """The best sum where the joker's category is `made`, filled with 0, or either (None).

        `live`: it is made in all columns, so that jokers earn the extra bonus. `last`: the category that is filled in
        the very last turn, where that matters.
        """
        key = (made, live, last)
        if key not in self._found:
            self._found[key] = self._sum(*key)
        return self._found[key]

    def _sum(self, made: bool | None, live: bool, last: int | None) -> int:
        gains = [self._gains(category, live=live) for category in range(len(self.card.categories))]
        if last is not None:
            gains[last] = self._gains_in_last_turn(last)
        if made is not None:
            joker = self.card.joker_category
            gains[joker] = {points: gain for points, gain in gains[joker].items() if (points > 0) == made}
        sums: _Sums = {(0, ()): 0}
        products = self._products(gains)
        for place, product in enumerate(products):
            for category in product:
                if not any(category in before for before in products[:place]):
                    sums = self._with(sums, category, self._tried(category, gains[category], products), keep=True)
            sums = self._counted(sums, product, {c for later in products[place + 1 :] for c in later})
        for category in range(len(gains)):
            if not any(category in product for product in products):
                sums = self._with(sums, category, gains[category], keep=False)
        return reduce(
            self.better, (gain + self.factor * self.card.upper_bonus_of(upper) for (upper, _), gain in sums.items())
        )

    def _gains(self, category: int, *, live: bool) -> _Gains:
        weight = self._weight(category)
        found = {points: weight * points for points in self.card.natural_points[category]}
        if self.card.upper_face[category] and self.column.column.order == "upper_first":
            return found  # It is filled before the joker's category, which is a lower one.
        joker = self.rules.ruleset.joker
        extra_bonus = self.card.extra_bonus * (self.factor if self.rules.multiplied else 1) if live else 0
        for points in self._joker_points(category):
            paid = extra_bonus if joker and (points > 0 or not joker.made_only) else 0
            gain = weight * points + paid
            found[points] = self.better(found.get(points, gain), gain)
        return found

    def _gains_in_last_turn(self, category: int) -> _Gains:
        by_roll = self.card.roll_points[: self.rules.ruleset.last_turn_rolls]
        return {each[category]: self._weight(category) * each[category] for points in by_roll for each in points}

    def _weight(self, category: int) -> int:
        """How often the points of a category count by themselves."""
        return self.factor * self.rules.counts[category]

    def _joker_points(self, category: int) -> Iterator[int]:
        """What jokers can earn in a category: an upper one is open beside it only where some column fills it late."""
        late = any(each.column.order == "free" for each in self.rules.columns)
        return joker_points(self.card if late else self.column.compiled, category)

    def _with(self, sums: _Sums, category: int, gains: _Gains, *, keep: bool) -> _Sums:
        """The best sums with one category more; `keep`: a product needs its points."""
        upper_face, found = self.card.upper_face[category], _Sums()
        if not upper_face and not keep:
            gains = {0: reduce(self.better, gains.values())}
        for (upper, kept), before in sums.items():
            for points, gain in gains.items():
                then = min(upper + points, self.card.upper_cap) if upper_face else upper
                self._note(found, (then, (*kept, (category, points)) if keep else kept), before + gain)
        return found

    def _counted(self, sums: _Sums, product: _Product, needed: set[int]) -> _Sums:
        """The best sums with a product counted; only the points that are still needed are kept."""
        found = _Sums()
        for (upper, kept), before in sums.items():
            plus, minus, times = (dict(kept)[category] for category in product)
            rest = tuple(each for each in kept if each[0] in needed)
            self._note(found, (upper, rest), before + self.factor * max(0, (plus - minus) * times))
        return found

    def _note(self, sums: _Sums, key: tuple[int, tuple[tuple[int, int], ...]], gain: int) -> None:
        sums[key] = self.better(sums.get(key, gain), gain)

    def _products(self, gains: list[_Gains]) -> tuple[_Product, ...]:
        """The products that are to be looked at, in the order in which the fewest points are remembered at a time."""
        products = self.rules.products
        if self.better is min:
            least = [min(each, key=each.__getitem__) for each in gains]
            if all((least[plus] - least[minus]) * least[times] <= 0 for plus, minus, times in products):
                return ()  # All are 0 where each category counts least: nothing counts less.
        tried = {c: len(self._tried(c, gains[c], products)) for product in products for c in product}
        cost, order = min(
            ((_most_remembered(order, tried), order) for order in permutations(products)), default=(0, products)
        )
        return order if cost <= _MOST_TRIED or self.better is max else ()

    def _tried(self, category: int, gains: _Gains, products: tuple[_Product, ...]) -> _Gains:
        """The points of a category that have to be looked at.

        The total bends upwards in the points of each lower category, those of one extra bonus: the greatest is at the
        ends. The least may be anywhere, but where they only multiply it is at the ends or beside 0.
        """
        multiplies = all(category not in (plus, minus) for plus, minus, _ in products)
        if self.card.upper_face[category] or (self.better is min and not multiplies):
            return gains
        found: _Gains = {}
        weight = self._weight(category)
        for extra_bonus in {gain - weight * points for points, gain in gains.items()}:
            alike = sorted(points for points, gain in gains.items() if gain - weight * points == extra_bonus)
            beside = bisect_left(alike, 0)
            ends = {alike[0], alike[-1], *(alike[max(0, beside - 1) : beside + 1] if self.better is min else ())}
            found |= {points: gains[points] for points in ends}
        return found


def _most_remembered(products: tuple[_Product, ...], tried: dict[int, int]) -> int:
    """The most sets of points of categories at a time, where products are looked at in this order."""
    return max(
        (
            prod(
                tried[category]
                for category in set(product)
                | {c for c in sum(products[:place], ()) if any(c in later for later in products[place:])}
            )
            for place, product in enumerate(products)
        ),
        default=0,
    )
