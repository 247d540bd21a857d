"""A naive game by its rules: cards, legal fillings and resulting cards.

It only reads definitions, so that the engine, the tables and their results can be compared with it. Objectives are
implemented on top of it in `tests.strategy_tables.naive_play`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import dump_ruleset
from tests.engine.invented import naive_points

Dice = tuple[int, ...]
Rules = CompiledRuleset | Mapping[str, Any]
"""A compiled ruleset, or a definition without a base."""

FACES = range(1, 7)


class Card(NamedTuple):
    """A card between two turns, as far as it matters for the rest of the game.

    * `filled`: the times each category was filled
    * `upper`: the points of the upper section
    * `made`: the categories filled with points, if that matters
    * `points`: all points except the upper bonus, if they are counted
    """

    filled: tuple[int, ...]
    upper: int = 0
    made: frozenset[str] = frozenset()
    extra_rolls: int = 0
    points: int = 0


class Filling(NamedTuple):
    """The points and the extra bonus of a hand in a category."""

    category: str
    points: int
    extra_bonus: int


class NaiveGame:
    """The rules of a game; `counts_points` if decisions depend on the points so far."""

    def __init__(self, rules: Rules, *, counts_points: bool = False) -> None:
        self.definition: Mapping[str, Any] = (
            dump_ruleset(rules.ruleset) if isinstance(rules, CompiledRuleset) else rules
        )
        self.counts_points = counts_points
        self.categories: dict[str, dict[str, Any]] = {each["id"]: each for each in self.definition["categories"]}
        self.times: tuple[int, ...] = tuple(each.get("times", 1) for each in self.categories.values())
        self.dice_count: int = self.definition.get("dice_count", 5)
        self.rolls: int = self.definition.get("rolls", 3)
        self.extra_rolls: dict[str, Any] = self.definition.get("extra_rolls", {})
        self.upper_category: dict[int, str] = {
            each["upper"]: name for name, each in self.categories.items() if "upper" in each
        }
        self.bonus: list[dict[str, int]] = sorted(self.definition.get("bonus", []), key=lambda tier: tier["at"])
        self.joker: dict[str, Any] = self.definition.get("joker", {})
        # Categories whose making matters: for the extra bonus, and for categories that require them.
        self.asked_whether_made = frozenset(each["after"] for each in self.categories.values() if "after" in each)
        if self.joker.get("bonus"):
            self.asked_whether_made |= {self.joker["category"]}
        # From this roll on all hands pay the same.
        pays = [each.get("pays", {}) for each in self.categories.values()]
        self.settled = max(2 if "served" in each else len(each.get("by_roll", [0])) for each in pays)
        self.start = self._card((0,) * len(self.categories), 0, (), self.extra_rolls.get("start", 0), 0)
        self.natural = cache(self._natural)
        self.open_when_filled = cache(self._open_when_filled)

    def _card(self, filled: Iterable[int], upper: int, made: Iterable[str], extra_rolls: int, points: int) -> Card:
        """Return a card that equals all others with the same rest of the game."""
        if self.bonus and not self.bonus[-1].get("each"):
            upper = min(upper, self.bonus[-1]["at"])
        return Card(
            tuple(filled),
            upper if self.bonus else 0,
            self.asked_whether_made.intersection(made),
            extra_rolls,
            points if self.counts_points else 0,
        )

    def card_of(self, position: Position) -> Card:
        """Return the card of a position."""
        card, extra_rolls = position.card, position.sheet.extra_rolls
        return self.card_of_fillings(card.points, extra_rolls=extra_rolls, extra_bonus_count=card.extra_bonus_count)

    def card_of_fillings(
        self, fillings: Iterable[Iterable[int]], *, extra_rolls: int = 0, extra_bonus_count: int = 0
    ) -> Card:
        """Return the card with these points of all categories."""
        paid = dict(zip(self.categories, map(tuple, fillings), strict=True))
        return self._card(
            map(len, paid.values()),
            sum(sum(paid[name]) for name in self.upper_category.values()),
            [name for name, points in paid.items() if max(points, default=0) > 0],
            extra_rolls,
            sum(map(sum, paid.values())) + extra_bonus_count * self.joker.get("bonus", 0),
        )

    def card_of_state(self, filled: int, memory: int, upper: int) -> Card:
        """Return the card of a state, given by its numbers in tables.

        `filled` has a digit for each category, starting with the lowest, in the base of its times plus one. The last
        bits of `memory` have the relevant categories that were made, in the order of the card. Its other bits are the
        extra rolls.
        """
        counts = []
        for times in self.times:
            filled, count = divmod(filled, times + 1)
            counts.append(count)
        asked = [name for name in self.categories if name in self.asked_whether_made]
        made = [name for place, name in enumerate(asked) if memory >> place & 1]
        return self._card(counts, upper, made, memory >> len(asked), 0)

    def complete(self, card: Card) -> bool:
        return card.filled == self.times

    def rolls_of_turn(self, card: Card) -> int:
        """Return the most rolls of the next turn."""
        return self.rolls + card.extra_rolls

    def upper_bonus(self, card: Card) -> int:
        """Return the upper bonus or penalty by the highest tier reached."""
        reached = [tier for tier in self.bonus if card.upper >= tier["at"]]
        return reached[-1]["pays"] + reached[-1].get("each", 0) * (card.upper - reached[-1]["at"]) if reached else 0

    def bonus_awarded(self, card: Card) -> bool:
        """Return whether a tier is reached, and takes nothing away."""
        return any(card.upper >= tier["at"] for tier in self.bonus) and self.upper_bonus(card) >= 0

    def still_open(self, card: Card) -> list[str]:
        """Return the categories that may be filled next by the order of the game, in the order of the card."""
        return self.open_when_filled(card.filled)

    def _open_when_filled(self, filled: tuple[int, ...]) -> list[str]:
        names = [name for name, times, most in zip(self.categories, filled, self.times, strict=True) if times < most]
        order = self.definition.get("order", "free")
        if order == "card":
            return names[:1]
        upper = [name for name in names if "upper" in self.categories[name]]
        return upper if order == "upper_first" and upper else names

    def fillings(self, card: Card, hand: Dice, *, roll: int) -> list[Filling]:
        """Return the legal fillings by a hand made on this roll of the turn, in the order of the card."""
        names = self.still_open(card)
        paid = self.natural(hand, min(roll, self.settled))
        extra_bonus = 0
        if self.joker and len(set(hand)) == 1 and self._times(card, self.joker["category"]):
            paid = self._joker_points(names, hand[0], paid)
            extra_bonus = self.joker.get("bonus", 0) if self.joker["category"] in card.made else 0
        return [
            Filling(name, 0 if self.locked(card, name) else paid[name], extra_bonus) for name in names if name in paid
        ]

    def _times(self, card: Card, category: str) -> int:
        return card.filled[list(self.categories).index(category)]

    def locked(self, card: Card, category: str) -> bool:
        """Return whether a category earns nothing because a required one is not made."""
        before = self.categories[category].get("after")
        return before is not None and before not in card.made

    def _natural(self, hand: Dice, roll: int) -> dict[str, int]:
        said = {"counted": self.definition.get("counted"), "colours": self.definition.get("colours", {})}
        return {name: naive_points(each, hand, roll=roll, **said) for name, each in self.categories.items()}

    def _joker_points(self, still_open: list[str], face: int, natural: dict[str, int]) -> dict[str, int]:
        """Return the categories that a further hand of equal dice may fill, with its points."""
        rule = self.joker["rule"]
        own = self.upper_category.get(face)
        lower = [name for name in still_open if "upper" not in self.categories[name]]
        as_joker = {name: self.joker["points"].get(name, natural[name]) for name in lower}
        if rule == "none":
            return natural
        if rule == "original":
            # A lower category; once all are full any other, without points.
            return as_joker if lower else dict.fromkeys(still_open, 0)
        if own in still_open:
            return {own: natural[own]} if rule == "forced" else natural
        if rule == "forced":
            return as_joker or natural
        return natural | as_joker

    def fill(self, card: Card, filling: Filling, *, rolls_left: int) -> Card:
        """Return the card after a hand is scored with this number of rolls unused."""
        name, points = filling.category, filling.points
        return self._card(
            [times + (each == name) for each, times in zip(self.categories, card.filled, strict=True)],
            card.upper + points * ("upper" in self.categories[name]),
            card.made | {name} if points > 0 else card.made,
            self.extra_rolls_after(card, rolls_left),
            card.points + points + filling.extra_bonus,
        )

    def extra_rolls_after(self, card: Card, rolls_left: int) -> int:
        """Return the extra rolls after a turn with this number of unused rolls."""
        if not self.extra_rolls:
            return 0
        if self.extra_rolls.get("saves"):
            most: int = self.extra_rolls.get("most", rolls_left)
            return min(rolls_left, most)
        # Rolls of the turn are used before extra ones, and expire.
        return min(rolls_left, card.extra_rolls)

    def least(self) -> int:
        """Return a lower bound of the points to come, which is 0 without penalties."""
        bonus = min([0, *(tier["pays"] for tier in self.bonus)])
        return bonus + sum(min(0, *paid) * times for paid, times in zip(self._payable(), self.times, strict=True))

    def greatest(self) -> int:
        """Return an upper bound of the points of a card."""
        most = sum(max(0, *paid) * times for paid, times in zip(self._payable(), self.times, strict=True))
        upper = sum(self.dice_count * face * times for face, times in zip(self._faces(), self.times, strict=True))
        bonus = max(self.upper_bonus(Card((), upper=at)) for at in range(upper + 1))
        extra_bonus: int = self.joker.get("bonus", 0)
        return most + bonus + sum(self.times) * extra_bonus

    def _faces(self) -> list[int]:
        return [each.get("upper", 0) for each in self.categories.values()]

    def _payable(self) -> list[list[int]]:
        """Return the points of hands by category on any roll, including jokers."""
        hands = combinations_with_replacement(FACES, self.dice_count)
        paid = [self.natural(hand, roll) for hand in hands for roll in range(1, self.settled + 1)]
        as_joker: dict[str, int] = self.joker.get("points", {})
        return [[as_joker.get(name, 0), *(each[name] for each in paid)] for name in self.categories]


@cache
def keeps_in_order(hand: Dice) -> tuple[Dice, ...]:
    """Return the keeps of a hand except the whole hand: more dice first, then ascending."""
    found = {keep for size in range(len(hand)) for keep in combinations(hand, size)}
    return tuple(sorted(found, key=lambda keep: (-len(keep), keep)))


@cache
def with_another_die(keep: Dice) -> tuple[Dice, ...]:
    """Return the keeps with one more die of each face."""
    return tuple(tuple(sorted((*keep, face))) for face in FACES)
