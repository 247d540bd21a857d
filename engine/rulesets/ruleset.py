"""Types of rulesets, their dump and their fingerprint.

`engine.definitions.definition` makes a `Ruleset` of a definition (TOML or JSON); a `Ruleset` has been checked, and
deeper code relies on that.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Literal

from engine.derived import Source
from engine.rulesets.patterns import ANY_HAND, Needs

JokerRule = Literal["forced", "free", "original", "none"]
Order = Literal["free", "card", "up", "upper_first"]
ColumnOrder = Literal["free", "down", "up", "upper_first"]
Made = Literal["all", "each"]

DEFAULT_RULESET = "yahtzee"


@dataclass(frozen=True, slots=True)
class Pays:
    """Points of a hand that qualifies: `points`, or a `sum` of dice and `plus`; `served` are added on the first roll.

    The `sum` of some faces only is the tuple of these. `by_roll` replaces both: the points on the first roll, the
    second and so on, the last entry for all later rolls. Where not all dice count, the best ones do, or those that pay
    `least`.
    """

    points: int | None = None
    sum: Literal["all", "matched"] | tuple[int, ...] | None = None
    plus: int = 0
    served: int = 0
    by_roll: tuple[int, ...] = ()
    counted: Literal["best", "least"] = "best"


@dataclass(frozen=True, slots=True)
class Category:
    """A line of the card. `upper` is the face that an upper category counts; `needs` and `pays` rule the others.

    It can be filled `times` times, and earns points only once the category `after` was filled with points.
    """

    id: str
    title: str
    aliases: tuple[str, ...] = ()
    times: int = 1
    after: str | None = None
    upper: int | None = None
    needs: Needs = ANY_HAND
    pays: Pays = Pays()


@dataclass(frozen=True, slots=True)
class BonusTier:
    """The bonus of an upper total from `at`: `pays`, and `each` for further points; only the highest tier counts."""

    at: int
    pays: int
    each: int = 0


@dataclass(frozen=True, slots=True)
class Joker:
    """The rule for a further hand of equal dice once `category` is filled.

    `bonus` is the extra bonus, paid if that category was filled with points. `points` are what the named lower
    categories pay for such a hand if `rule` makes it a joker; the others pay as usual. On a sheet the extra bonus is
    flat, or `multiplied` by the factor of the column. With `made_only` it requires more than 0 points for the hand.
    """

    category: str
    rule: JokerRule
    bonus: int
    points: tuple[tuple[str, int], ...]
    multiplied: bool = False
    made_only: bool = False


@dataclass(frozen=True, slots=True)
class ExtraRolls:
    """Rolls beyond those of the turn: `start` for the whole game, and unused rolls if it `saves` them.

    A player never has more than `most` between turns (None: no limit).
    """

    start: int = 0
    saves: bool = False
    most: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CategoryAward:
    """Points that the category `id` awards: once its fillings sum to `at`, once all are made, or for each one made."""

    id: str
    at: int | None = None
    made: Made | None = None
    awards: int


@dataclass(frozen=True, slots=True)
class TotalAward:
    """Points for a total of at least `at`; only the highest award reached counts."""

    at: int
    awards: int


@dataclass(frozen=True, slots=True)
class PointsAwarded:
    """A second currency, which decides the game instead of the total; `total` is in ascending order."""

    categories: tuple[CategoryAward, ...] = ()
    total: tuple[TotalAward, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One of several cards on a sheet; its sum counts `factor` times, and `order` restricts what may be filled.

    With `announce`, a category is filled only if it was called after the first roll or if the last roll rerolled all
    dice.
    """

    id: str
    title: str
    aliases: tuple[str, ...] = ()
    factor: int = 1
    order: ColumnOrder = "free"
    announce: bool = False


@dataclass(frozen=True, slots=True)
class Product:
    """Points of a column for three of its categories once all are filled: (plus - minus) x times, at least 0.

    Lower categories used as `plus` or `minus` count only here.
    """

    plus: str
    minus: str
    times: str


@dataclass(frozen=True, slots=True)
class Ruleset(Source):
    """A whole game, checked. `bonus` is in ascending order; `colours` maps names to faces.

    `counted` dice of each hand count, the best ones for the category (None: all). A game with `columns` has a card for
    each of them; only such games have `products` and `last_turn_rolls`.
    """

    name: str
    title: str
    aliases: tuple[str, ...] = field(default=(), kw_only=True)
    source: str = field(default="", kw_only=True)
    categories: tuple[Category, ...]
    bonus: tuple[BonusTier, ...] = ()
    joker: Joker | None = None
    dice_count: int = 5
    counted: int | None = None
    rolls: int = 3
    extra_rolls: ExtraRolls | None = None
    colours: tuple[tuple[str, tuple[int, ...]], ...] = ()
    order: Order = "free"
    points_awarded: PointsAwarded | None = None
    columns: tuple[Column, ...] = ()
    products: tuple[Product, ...] = ()
    last_turn_rolls: int | None = None

    @property
    def category_ids(self) -> tuple[str, ...]:
        """Return the category ids in the order of the card."""
        return tuple(category.id for category in self.categories)

    @property
    def column_ids(self) -> tuple[str, ...]:
        """Return the column ids in order."""
        return tuple(column.id for column in self.columns)


def dump_ruleset(ruleset: Ruleset) -> dict[str, Any]:
    """Return the whole definition without defaults; parsing it gives an equal ruleset."""
    dumped = _dump(ruleset)
    if ruleset.joker is not None:
        dumped["joker"]["points"] = dict(ruleset.joker.points)
    if ruleset.colours:
        dumped["colours"] = {name: list(faces) for name, faces in ruleset.colours}
    return dumped


def dump_bonus(ruleset: Ruleset) -> list[dict[str, int]]:
    """Return the tiers of the upper bonus as a definition states them."""
    return list(map(_dump, ruleset.bonus))


def _dump(part: Any) -> dict[str, Any]:
    """Return the fields of a part of a ruleset, in the order of its class, without those that have their defaults."""
    values = ((each, getattr(part, each.name)) for each in fields(part))
    dumped = {each.name: _dump_value(value) for each, value in values if value != each.default}
    if isinstance(part, Pays) and isinstance(part.sum, tuple):
        dumped |= {"sum": "faces", "faces": dumped["sum"]}
    return dumped


def _dump_value(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(map(_dump_value, value))
    return _dump(value) if is_dataclass(value) else value


def fingerprint(ruleset: Ruleset) -> str:
    """Return the hexadecimal SHA-256 of the canonical dump without names, titles, aliases and source.

    The rest determines all answers, so rulesets with one fingerprint share tables.
    """
    dumped = dump_ruleset(ruleset)
    for words in ("name", "title", "source", "aliases"):
        dumped.pop(words, None)
    for category, parsed in zip(dumped["categories"], ruleset.categories, strict=True):
        category.pop("title")
        category.pop("aliases", None)
        if parsed.upper is None:
            pays = _dump(_shorten_pays(parsed.pays))
            if "faces" in pays:
                # The form of the first fingerprints, which name tables.
                pays["sum"] = {"faces": pays.pop("faces")}
            category["pays"] = pays
    for column in dumped.get("columns", ()):
        column.pop("title")
        column.pop("aliases", None)
    canonical = json.dumps(dumped, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def _shorten_pays(pays: Pays) -> Pays:
    """Return an equal `Pays` in its shortest form, with `points` and `served` instead of `by_roll` if they suffice."""
    paid = pays.by_roll
    while len(paid) > 1 and paid[-2] == paid[-1]:
        paid = paid[:-1]
    if not paid:
        return pays
    if len(paid) > 2:
        return replace(pays, by_roll=paid)
    return Pays(points=paid[-1], served=paid[0] - paid[-1])


Rulesets = Mapping[str, Ruleset]
"""Rulesets by id: the built-in ones, or these and those of an operator."""


def without_columns(rulesets: Rulesets) -> dict[str, Ruleset]:
    """Return the rulesets of a single card."""
    return {name: ruleset for name, ruleset in rulesets.items() if not ruleset.columns}


def with_columns(rulesets: Rulesets) -> dict[str, Ruleset]:
    """Return the rulesets of a sheet of columns."""
    return {name: ruleset for name, ruleset in rulesets.items() if ruleset.columns}
