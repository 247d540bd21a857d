"""The least and the greatest final total of a ruleset, without solving the game.

Any hand can come in any turn, and filling orders restrict when a category is filled, not its points. So columns are
independent with one exception: a joker earns the extra bonus only if its category was made in all columns. Inside a
column, the upper categories share the upper bonus, and each product depends on three categories. A category that
requires another earns points only if that one is made. So the best sums are computed by upper total, by the points that
later products need, and along the trees of required categories.

Both totals are exact: some game ends with them. The least total has one exception: products may exceed 0 even at the
least points of their categories. If trying all points would then take too long, products are left out, and the result
is a lower bound.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Set
from functools import cache, reduce
from itertools import chain, permutations, product
from math import prod
from typing import Final

from engine.cards.orders import section
from engine.cards.rules import ColumnRules, Rules
from engine.cards.sheet import cells_to_fill_last
from engine.rulesets.compiled import CompiledRuleset

_MOST_TRIED: Final = 30_000
"""Limit of combinations of points that are tried for the categories of products."""

_NOT, _LATE, _EARLY = 0, 1, 2
"""States of a category.

`_NOT`: not made. `_LATE`: made only by jokers, so that its dependents come after the joker category. `_EARLY`: made in
a way that allows dependents to come before that.
"""

_Gains = dict[int, int]
"""The best sum of a category, extra bonus and factor included, by its points."""

_Product = tuple[int, int, int]
"""The categories of a product: plus, minus, times."""

_Sums = dict[int, int]
"""The best sum of points and extra bonuses by capped upper total."""

_KeptSums = dict[tuple[int, tuple[tuple[int, int], ...]], int]
"""The same by the points of the categories that later products share."""

_Better = Callable[[int, int], int]


def least_total(rules: Rules) -> int:
    """Return the least total of a finished card.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.cards.rules import compile_rules
    >>> [least_total(compile_rules(load_ruleset(name))) for name in ("yahtzee", "triple-yahtzee")]
    [5, 30]
    """
    return _extreme(rules, min)


def greatest_total(rules: Rules) -> int:
    """Return the greatest total of a finished card.

    >>> from engine.definitions.definition import load_ruleset
    >>> from engine.cards.rules import compile_rules
    >>> [greatest_total(compile_rules(load_ruleset(name))) for name in ("yahtzee", "triple-yahtzee")]
    [1575, 9450]
    """
    return _extreme(rules, max)


def _extreme(rules: Rules, better: _Better) -> int:
    # Columns that count the same are examined once.
    alike: dict[tuple[int, bool], ColumnRules] = {}
    columns = [alike.setdefault(_counting(rules, column), column) for column in rules.columns]

    @cache
    def best(column: ColumnRules, *, made: bool | None = None, live: bool = False, last: int | None = None) -> int:
        return _Best(rules, column, better, made=made, live=live, last=last).sum()

    def others(place: int) -> int:
        """Return the best sum of all columns but one, filled in any way."""
        return sum(best(column) for each, column in enumerate(columns) if each != place)

    if rules.card.joker_category < 0:
        last_rolls = rules.ruleset.last_turn_rolls
        if last_rolls is None or last_rolls >= len(rules.card.roll_points):
            # Hands earn no other points on the rolls that the very last turn lacks.
            return sum(map(best, columns))
        # One cell is filled in the very last turn, which may have too few rolls for its best points.
        ends = (others(place) + best(columns[place], last=category) for place, category in cells_to_fill_last(rules))
        return reduce(better, ends)
    all_made = sum(best(column, made=True, live=True) for column in columns)
    # Otherwise the joker's category is 0 in at least one column.
    missed = (others(place) + best(column, made=False) for place, column in enumerate(columns))
    return reduce(better, missed, all_made)


def _counting(rules: Rules, column: ColumnRules) -> tuple[int, bool]:
    """Return the properties of a column that affect its sums: its factor, and whether jokers find upper cells open."""
    return column.column.factor, rules.card.joker_category < 0 or column.compiled.order == "free"


class _Best:
    """The best sums of one column.

    The joker's category is `made`, filled with 0, or either (None). `live`: it is made in all columns, so that jokers
    earn the extra bonus. `last`: the category that is filled in the very last turn, where that matters.
    """

    def __init__(
        self,
        rules: Rules,
        column: ColumnRules,
        better: _Better,
        *,
        made: bool | None = None,
        live: bool = False,
        last: int | None = None,
    ) -> None:
        self.rules = rules
        self.card = column.compiled
        self.factor = column.column.factor
        self.better = better
        self.made = made
        self.last = last
        self.extra_bonus = self.card.extra_bonus * (self.factor if rules.multiplied else 1) if live else 0
        self.made_only = rules.ruleset.joker is not None and rules.ruleset.joker.made_only
        # Jokers find an upper category open only if some column fills it late.
        late = any(each.compiled.order == "free" for each in rules.columns)
        self.of_jokers = rules.card if late else self.card

    def sum(self) -> int:
        """Return the best sum of the column."""
        gains = {category: self._gains(category) for category in chain.from_iterable(self.rules.products)}
        products = self._products(gains)
        counted = set(chain.from_iterable(products))
        roots = [c for c, required in enumerate(self.card.requires) if required < 0 and c not in counted]
        # Lower trees first: each leaves a single sum, so that the number of sums stays small.
        trees = map(self._tree, sorted(roots, key=self._is_upper))
        sums = reduce(self._together, trees, self._of_products(products, gains))
        ends = (gain + self.factor * self.card.upper_bonus_of(upper) for upper, gain in sums.items())
        return reduce(self.better, ends)

    # --- Categories, and those that require them. ---

    def _tree(self, category: int, unlocked: int = _EARLY) -> _Sums:
        """Return the sums of a category and all that depend on it; `unlocked` is the state of its required category."""
        found: _Sums = {}
        for made, filled in enumerate(self._filled(category, unlocked)):
            sums = filled
            for each in self.card.dependent:
                if self.card.requires[each] == category and sums:
                    comes_after = section(self.card, category) <= section(self.card, each)
                    sums = self._together(sums, self._tree(each, made if comes_after else _NOT))
            for upper, gain in sums.items():
                found[upper] = self.better(found.get(upper, gain), gain)
        return found

    def _together(self, some: _Sums, others: _Sums) -> _Sums:
        """Return the sums of both together."""
        better, cap, found = self.better, self.card.upper_cap, _Sums()
        for upper, gain in some.items():
            for more, other in others.items():
                then, both = min(upper + more, cap), gain + other
                found[then] = better(found.get(then, both), both)
        return found

    def _is_upper(self, category: int) -> bool:
        return self.card.upper_face[category] > 0

    def _filled(self, category: int, unlocked: int) -> list[_Sums]:
        """Return the sums of a category filled the maximum number of times, by its state."""
        once: list[_Sums] = [{}, {}, {}]
        for (points, made), gain in self._fillings(category, unlocked).items():
            upper = min(points, self.card.upper_cap) if self._is_upper(category) else 0
            once[made][upper] = self.better(once[made].get(upper, gain), gain)
        found = once
        for _ in range(1, self.card.times[category]):
            then: list[_Sums] = [{}, {}, {}]
            for (made, some), (makes, others) in product(enumerate(found), enumerate(once)):
                for upper, gain in self._together(some, others).items():
                    sums = then[max(made, makes)]
                    sums[upper] = self.better(sums.get(upper, gain), gain)
            found = then
        return found

    def _fillings(self, category: int, unlocked: int) -> dict[tuple[int, int], int]:
        """Return the best gain of one filling, extra bonuses included, by its points and the resulting state."""
        card, weight = self.card, self._weight(category)
        is_joker_category = category == card.joker_category
        natural: set[int] = set()
        as_joker: set[int] = set()
        # Where upper categories come first, they are filled before the joker category, which is a lower one.
        before = self._is_upper(category) and card.order == "upper_first"
        jokers = set() if before else set(_joker_points(self.of_jokers, category))
        if unlocked:
            natural |= self._natural_points(category, unlocked)
            as_joker |= jokers
        required = card.requires[category]
        if not unlocked or (required >= 0 and section(card, category) <= section(card, required)):
            # The order allows filling it before the category that it requires.
            natural.add(0)
            if jokers and required != card.joker_category:
                as_joker.add(0)
        state = _LATE if is_joker_category else unlocked
        found = {(points, _made(points, state)): weight * points for points in natural}
        for points in as_joker:
            paid = self.extra_bonus if points > 0 or not self.made_only else 0
            key, gain = (points, _made(points, _LATE)), weight * points + paid
            found[key] = self.better(found.get(key, gain), gain)
        if is_joker_category and self.made is not None:
            found = {key: gain for key, gain in found.items() if (key[0] > 0) == self.made}
        return found

    def _weight(self, category: int) -> int:
        """Return the factor of a category's points outside of products."""
        return self.factor * self.rules.counts[category]

    def _natural_points(self, category: int, unlocked: int) -> Set[int]:
        """Return the points that hands other than jokers earn in an unlocked category."""
        card = self.card
        if card.requires[category] < 0 and category != self.last:
            return card.natural_points[category]
        by_roll = card.roll_points[: self.rules.ruleset.last_turn_rolls] if category == self.last else card.roll_points
        # These points include 0, which may have been scored earlier.
        return {
            points[h][category]
            for points in by_roll
            for h, hand in enumerate(card.hands)
            if unlocked == _EARLY or hand[0] != hand[-1]
        }

    # --- Products. ---

    def _of_products(self, products: tuple[_Product, ...], gains: Mapping[int, _Gains]) -> _Sums:
        """Return the sums of products and of their categories."""
        sums: _KeptSums = {(0, ()): 0}
        for place, each in enumerate(products):
            for category in each:
                if not any(category in before for before in products[:place]):
                    sums = self._with(sums, category, self._tried(category, gains[category], products))
            sums = self._counted(sums, each, set(chain.from_iterable(products[place + 1 :])))
        return {upper: gain for (upper, _), gain in sums.items()}

    def _with(self, sums: _KeptSums, category: int, gains: _Gains) -> _KeptSums:
        """Return the sums with one more category, whose points a product needs."""
        found: _KeptSums = {}
        for (upper, kept), before in sums.items():
            for points, gain in gains.items():
                then = min(upper + points, self.card.upper_cap) if self._is_upper(category) else upper
                key = then, (*kept, (category, points))
                found[key] = self.better(found.get(key, before + gain), before + gain)
        return found

    def _counted(self, sums: _KeptSums, counted: _Product, needed: set[int]) -> _KeptSums:
        """Return the sums after counting a product; they keep only the points that are still needed."""
        found: _KeptSums = {}
        for (upper, kept), before in sums.items():
            plus, minus, times = (dict(kept)[category] for category in counted)
            key = upper, tuple(each for each in kept if each[0] in needed)
            gain = before + self.factor * max(0, (plus - minus) * times)
            found[key] = self.better(found.get(key, gain), gain)
        return found

    def _gains(self, category: int) -> _Gains:
        """Return the best gain by points of a product's category, which has no requirement and is filled once."""
        found: _Gains = {}
        for (points, _), gain in self._fillings(category, _EARLY).items():
            found[points] = self.better(found.get(points, gain), gain)
        return found

    def _products(self, gains: Mapping[int, _Gains]) -> tuple[_Product, ...]:
        """Return the products that affect the total, in the order that needs the fewest combinations in memory."""
        products = self.rules.products
        if self.better is min:
            least = {category: min(of, key=of.__getitem__) for category, of in gains.items()}
            if all((least[plus] - least[minus]) * least[times] <= 0 for plus, minus, times in products):
                return ()  # All are 0 at the least points of each category, and no product is less.
        tried = {category: len(self._tried(category, of, products)) for category, of in gains.items()}
        cost, order = min(
            ((_most_remembered(order, tried), order) for order in permutations(products)), default=(0, products)
        )
        return order if cost <= _MOST_TRIED or self.better is max else ()

    def _tried(self, category: int, gains: _Gains, products: tuple[_Product, ...]) -> _Gains:
        """Return the points of a category that have to be tried.

        For a fixed extra bonus, the total is convex in the points of a lower category, so its maximum is at the ends.
        The minimum may be anywhere; for a category that only multiplies, it is at the ends or next to 0.
        """
        multiplies = all(category not in (plus, minus) for plus, minus, _ in products)
        if self._is_upper(category) or (self.better is min and not multiplies):
            return gains
        found: _Gains = {}
        weight = self._weight(category)
        for extra_bonus in {gain - weight * points for points, gain in gains.items()}:
            alike = sorted(points for points, gain in gains.items() if gain - weight * points == extra_bonus)
            zero = bisect_left(alike, 0)
            ends = {alike[0], alike[-1], *(alike[max(0, zero - 1) : zero + 1] if self.better is min else ())}
            found |= {points: gains[points] for points in ends}
        return found


def _most_remembered(products: tuple[_Product, ...], tried: dict[int, int]) -> int:
    """Return the largest number of combinations of points in memory when products are counted in this order."""
    return max(
        (
            prod(
                tried[category]
                for category in set(each)
                | {c for c in sum(products[:place], ()) if any(c in later for later in products[place:])}
            )
            for place, each in enumerate(products)
        ),
        default=0,
    )


def _joker_points(compiled: CompiledRuleset, category: int) -> Iterator[int]:
    """Yield the points that jokers can earn in a category.

    Lower categories can earn all of them in one game. If their joker needs an open upper category, they are filled
    right after the joker category; otherwise once the upper ones are filled.
    """
    own = compiled.upper_face[category]
    if category == compiled.joker_category:
        return
    for face, moves in enumerate(compiled.joker_moves, 1):
        has_upper = face in compiled.upper_face
        for upper_open, by_lower in enumerate(moves):
            if upper_open > has_upper or (own == face and not upper_open):
                continue
            if upper_open and compiled.order == "upper_first":
                continue
            for allowed, earned in by_lower if own else by_lower[1:]:
                if category in allowed:
                    yield earned[category]


def _made(points: int, when: int) -> int:
    return when if points > 0 else _NOT
