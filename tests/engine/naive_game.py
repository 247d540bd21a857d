"""A game straight from its rules: what a card is, what a hand may fill, and which card that leads to.

Reads the words of a definition and nothing that is made of them, so that the numbers of the engine, the tables and
whatever is worked out from them can be held to it. All games are the same here but for those words; what is played for
is written on top, in `tests.strategy_tables.naive_play`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

from engine.position import Position
from engine.ruleset import dump_ruleset
from engine.scoring import CompiledRuleset
from tests.engine.invented import naive_points

Dice = tuple[int, ...]
FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Card:
    """A card between two turns: the open categories; points of the upper section, as far as they matter; whether
    further ones of the joker category earn the extra bonus; all points but the upper bonus, where they are counted."""

    open: frozenset[str]
    upper: int = 0
    live: bool = False
    points: int = 0


@dataclass(frozen=True, slots=True)
class Filling:
    """What a hand earns in a category, and beside it."""

    category: str
    points: int
    extra_bonus: int


class NaiveGame:
    """The rules of a game; `counts_points` where the way it goes on depends on the points so far."""

    def __init__(self, compiled: CompiledRuleset, *, counts_points: bool = False) -> None:
        self.definition: dict[str, Any] = dump_ruleset(compiled.ruleset)
        self.counts_points = counts_points
        self.categories: dict[str, dict[str, Any]] = {each["id"]: each for each in self.definition["categories"]}
        self.dice_count: int = self.definition.get("dice_count", 5)
        self.rolls: int = self.definition.get("rolls", 3)
        self.upper_category: dict[int, str] = {
            each["upper"]: name for name, each in self.categories.items() if "upper" in each
        }
        self.bonus: dict[int, int] = {tier["at"]: tier["pays"] for tier in self.definition.get("bonus", [])}
        self.joker: dict[str, Any] = self.definition.get("joker", {})
        self.natural = cache(self._natural)

    def card(self, still_open: Iterable[str], upper: int, live: bool, points: int = 0) -> Card:
        """A card that equals all others after which the game goes on alike."""
        return Card(
            frozenset(still_open),
            min(upper, max(self.bonus, default=0)),
            live,
            points if self.counts_points else 0,
        )

    def card_of(self, position: Position) -> Card:
        """The card of a position."""
        filled = zip(self.categories, position.card.points, strict=True)
        still_open = [name for name, fillings in filled if not fillings]
        return self.card(still_open, position.upper_total, position.live, position.points_so_far)

    def card_of_state(self, filled: int, live: bool, upper: int) -> Card:
        """The card of a state as tables number them: bit c of `filled` stands for category c."""
        still_open = [name for place, name in enumerate(self.categories) if not filled >> place & 1]
        return self.card(still_open, upper, live)

    def upper_bonus(self, card: Card) -> int:
        """What the upper section earns beside its points."""
        return max((pays for at, pays in self.bonus.items() if at <= card.upper), default=0)

    def fillings(self, card: Card, hand: Dice, *, served: bool) -> list[Filling]:
        """What a hand may fill, in the order of the card."""
        names = [name for name in self.categories if name in card.open]
        natural = self.natural(hand, served)
        if self.definition.get("order") == "card":
            return [Filling(names[0], natural[names[0]], 0)]
        if not self.joker or len(set(hand)) > 1 or self.joker["category"] in card.open:
            return [Filling(name, natural[name], 0) for name in names]
        paid = self._joker_points(card, hand[0], natural)
        extra_bonus = self.joker.get("bonus", 0) if card.live else 0
        return [Filling(name, paid[name], extra_bonus) for name in names if name in paid]

    def _natural(self, hand: Dice, served: bool) -> dict[str, int]:
        colours = self.definition.get("colours", {})
        return {
            name: naive_points(each, hand, served=served, colours=colours) for name, each in self.categories.items()
        }

    def _joker_points(self, card: Card, face: int, natural: dict[str, int]) -> dict[str, int]:
        """The categories that a further hand of equal dice may fill, and what it earns there."""
        rule = self.joker["rule"]
        own = self.upper_category.get(face)
        lower = [name for name in card.open if "upper" not in self.categories[name]]
        as_joker = {name: self.joker["points"].get(name, natural[name]) for name in lower}
        if rule == "none":
            return natural
        if rule == "original":
            # To the lower section; once that is full anywhere, for nothing.
            return as_joker if lower else dict.fromkeys(card.open, 0)
        if own in card.open:
            return {own: natural[own]} if rule == "forced" else natural
        if rule == "forced":
            return as_joker or natural
        return natural | as_joker

    def fill(self, card: Card, filling: Filling) -> Card:
        """The card after a hand is scored."""
        return self.card(
            card.open - {filling.category},
            card.upper + filling.points * ("upper" in self.categories[filling.category]),
            filling.points > 0 if filling.category == self.joker.get("category") else card.live,
            card.points + filling.points + filling.extra_bonus,
        )

    def greatest(self) -> int:
        """No card has more points than this."""
        hands = list(combinations_with_replacement(FACES, self.dice_count))
        as_joker: dict[str, int] = self.joker.get("points", {})
        extra_bonus: int = self.joker.get("bonus", 0)
        most = sum(
            max(as_joker.get(name, 0), *(self.natural(hand, True)[name] for hand in hands)) for name in self.categories
        )
        return most + len(self.categories) * extra_bonus + max(self.bonus.values(), default=0)


@cache
def keeps_in_order(hand: Dice) -> tuple[Dice, ...]:
    """What may be kept of a hand, short of all of it: more dice first, then ascending."""
    found = {keep for size in range(len(hand)) for keep in combinations(hand, size)}
    return tuple(sorted(found, key=lambda keep: (-len(keep), keep)))


@cache
def with_another_die(keep: Dice) -> tuple[Dice, ...]:
    """What one more die makes of a keep, face by face."""
    return tuple(tuple(sorted((*keep, face))) for face in FACES)
