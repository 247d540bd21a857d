"""Greatest expected total of whole games without jokers, by their rules: one layer of cards at a time, in numpy.

Cards and their successors are those of `tests.engine.naive_game`. The turn is computed here by rolling one die after
the other, separately for every number of extra rolls. This is fast enough for real games with few reachable cards.
Examples have the upper section first, only a lower section, or no upper bonus.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.engine.naive_game import FACES, Card, Dice, Filling, NaiveGame, with_another_die

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

AT_ONCE = 512
"""Number of cards computed together."""


@dataclass(frozen=True)
class Layer:
    """The cards after some turns, without extra rolls: `places` of them, and `values` by extra rolls."""

    places: dict[Card, int]
    values: dict[int, Floats]


@dataclass(frozen=True)
class Ways:
    """The effects of filling a category.

    * `cards`: the cards by place
    * `bounds` [bounds, cards]: points, each of which leads to the place in `after`
    * `locked`: whether nothing is earned
    """

    category: int
    cards: Integers
    bounds: Integers
    after: Integers
    locked: NDArray[np.bool_]


class ArrayPlay:
    """The values of all reachable cards of a game."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        self.game = NaiveGame(rules)
        if self.game.joker:
            raise ValueError("jokers are not known here")
        sizes = range(self.game.dice_count, -1, -1)
        by_size = [list(combinations_with_replacement(FACES, size)) for size in sizes]
        self.names = list(self.game.categories)
        paid = [[self.game.natural(hand, roll) for hand in by_size[0]] for roll in range(1, self.game.settled + 1)]
        # On the first roll, the second, ... of every hand in every category, [H, C].
        self.points = [np.array([[each[name] for name in self.names] for each in rows]) for rows in paid]
        # For every keep smaller than the previous ones, the places of the six with one more die.
        self.one_more = [_places(smaller, larger) for larger, smaller in pairwise(by_size)]
        layers, extra_rolls = self._cards()
        self.count = sum(len(layer) * len(extra) for layer, extra in zip(layers, extra_rolls, strict=True))
        bonuses = np.array([float(self.game.upper_bonus(card)) for card in layers[-1]])
        after = Layer(_numbered(layers[-1]), dict.fromkeys(extra_rolls[-1], bonuses))
        for cards, extra in zip(layers[-2::-1], extra_rolls[-2::-1], strict=True):
            after = self._solve(list(cards), extra, after)
        (self.mean,) = after.values[self.game.start.extra_rolls].tolist()

    def _cards(self) -> tuple[list[dict[Card, None]], list[set[int]]]:
        """Return the reachable cards by turns played, and their possible extra rolls."""
        layers, extra_rolls = [{self.game.start._replace(extra_rolls=0): None}], [{self.game.start.extra_rolls}]
        for _ in range(sum(self.game.times)):
            cards = [self._fill(card, c, points) for card in layers[-1] for c, points in self._that_matter(card)]
            layers.append(dict.fromkeys(cards))
            extra_rolls.append({after for extra in extra_rolls[-1] for after in self._extra_rolls_after(extra)})
        return layers, extra_rolls

    def _extra_rolls_after(self, extra: int) -> list[int]:
        """Return the extra rolls after a turn that began with `extra`, by the rolls left."""
        card = self.game.start._replace(extra_rolls=extra)
        return [self.game.extra_rolls_after(card, left) for left in range(self.game.rolls_of_turn(card))]

    def _that_matter(self, card: Card) -> list[tuple[int, int]]:
        """Return the categories that may be filled, with the points that lead to different cards."""
        names = self.game.still_open(card)
        return [(c, points) for c, name in enumerate(self.names) if name in names for points in self._bounds(c)]

    def _bounds(self, category: int) -> list[int]:
        """Return the least points in a category for each resulting card."""
        name = self.names[category]
        if self.game.bonus and "upper" in self.game.categories[name]:
            return sorted({int(points) for stage in self.points for points in stage[:, category]})
        return [-1000, 1] if name in self.game.asked_whether_made else [-1000]

    def _fill(self, card: Card, category: int, points: int) -> Card:
        name = self.names[category]
        paid = 0 if self.game.locked(card, name) else points
        return self.game.fill(card, Filling(name, paid, 0), rolls_left=0)._replace(extra_rolls=0)

    def _solve(self, cards: list[Card], extra_rolls: set[int], after: Layer) -> Layer:
        values: dict[int, list[Floats]] = {extra: [] for extra in extra_rolls}
        for first in range(0, len(cards), AT_ONCE):
            some = cards[first : first + AT_ONCE]
            still_open = [self.game.still_open(card) for card in some]
            ways = [
                self._ways(some, here, c, after.places)
                for c, name in enumerate(self.names)
                if (here := [place for place, names in enumerate(still_open) if name in names])
            ]
            for extra in extra_rolls:
                values[extra].append(self._turn(len(some), ways, extra, after.values))
        return Layer(_numbered(cards), {extra: np.concatenate(parts) for extra, parts in values.items()})

    def _ways(self, cards: list[Card], here: list[int], category: int, places: dict[Card, int]) -> Ways:
        name, bounds = self.names[category], self._bounds(category)
        after = [[places[self._fill(cards[place], category, points)] for place in here] for points in bounds]
        locked = [self.game.locked(cards[place], name) for place in here]
        return Ways(category, np.array(here, np.int64), np.array(bounds), np.array(after), np.array(locked, np.bool_))

    def _turn(self, count: int, ways: list[Ways], extra: int, values: dict[int, Floats]) -> Floats:
        """Return the values of cards with these extra rolls."""
        rolls = self.game.rolls + extra
        hands = scored = np.zeros(0)
        for left, extra_after in enumerate(self._extra_rolls_after(extra)):
            # Rolls only differ in points by roll and in remaining extra rolls.
            if not left or self.game.extra_rolls or rolls - left < len(self.points):
                stage = min(rolls - left, len(self.points)) - 1
                scored = self._scores(count, ways, self.points[stage], values[extra_after])
            hands = np.maximum(scored, self._best_keep(hands)) if left else scored
        found: Floats = self._keeps(hands)[-1][0]
        return found

    def _scores(self, count: int, ways: list[Ways], points: Integers, values: Floats) -> Floats:
        """Return the best of all categories, [H, cards]."""
        best = np.full((len(points), count), -np.inf)
        for way in ways:
            earned = points[:, way.category]
            after = values[way.after][np.searchsorted(way.bounds, earned, side="right") - 1]
            worth = np.where(way.locked, 0, earned[:, None]) + after
            best[:, way.cards] = np.maximum(best[:, way.cards], worth)
        return best

    def _keeps(self, hands: Floats) -> list[Floats]:
        """Return the values of keeps, given those of hands, by size from all dice to none: the mean over the next
        die."""
        found: list[Any] = [hands]
        for places in self.one_more:
            found.append(sum(found[-1][places[:, face]] for face in range(6)) / 6)
        return found

    def _best_keep(self, hands: Floats) -> Floats:
        """Return the best of all keeps of each hand."""
        larger = self._keeps(hands)
        best = larger.pop()
        for places in reversed(self.one_more):
            inside = larger.pop()
            for face in range(6):
                # Each keep is part of six larger ones, all different.
                inside[places[:, face]] = np.maximum(inside[places[:, face]], best)
            best = inside
        return best


def _numbered(cards: Iterable[Card]) -> dict[Card, int]:
    return {card: place for place, card in enumerate(cards)}


def _places(smaller: list[Dice], larger: list[Dice]) -> Integers:
    places = {keep: place for place, keep in enumerate(larger)}
    return np.array([[places[more] for more in with_another_die(keep)] for keep in smaller], dtype=np.int64)
