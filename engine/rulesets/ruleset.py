"""Types of rulesets, their dump and their fingerprint.

`engine.definitions.definition` makes a `Ruleset` of a definition (TOML or JSON); a `Ruleset` has been checked, and
deeper code relies on that.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

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
    upper: int | None = None
    needs: Needs = ANY_HAND
    pays: Pays = Pays()
    aliases: tuple[str, ...] = ()
    times: int = 1
    after: str | None = None


@dataclass(frozen=True, slots=True)
class BonusTier:
    """The bonus of an upper total from `at`: `pays`, and `each` for further points; only the highest tier counts."""

    at: int
    pays: int
    each: int = 0


@dataclass(frozen=True, slots=True)
class Joker:
    """The rule for a further hand of equal dice once `category` is filled.

    `bonus` is the extra bonus, paid if that category was filled with points; `points` are what the named lower
    categories pay for such a hand where `rule` makes it a joker (the others pay as usual). On a sheet the extra bonus
    is flat, or `multiplied` by the factor of the column; with `made_only` it requires more than 0 points for the hand.
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


@dataclass(frozen=True, slots=True)
class CategoryAward:
    """Points that a category `awards`: once its fillings sum to `at`, once all are made, or for each one made."""

    category: str
    awards: int
    at: int | None = None
    made: Made | None = None


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
    factor: int = 1
    order: ColumnOrder = "free"
    announce: bool = False
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Product:
    """Points of a column for three of its categories once all are filled: (plus - minus) x times, at least 0.

    Lower categories used as `plus` or `minus` count only here.
    """

    plus: str
    minus: str
    times: str


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A whole game, checked. `bonus` is in ascending order; `colours` maps names to faces.

    `counted` dice of each hand count, the best ones for the category (None: all). A game with `columns` has a card for
    each of them; only such games have `products` and `last_turn_rolls`.
    """

    name: str
    title: str
    source: str
    categories: tuple[Category, ...]
    bonus: tuple[BonusTier, ...] = ()
    joker: Joker | None = None
    dice_count: int = 5
    rolls: int = 3
    colours: tuple[tuple[str, tuple[int, ...]], ...] = ()
    order: Order = "free"
    counted: int | None = None
    extra_rolls: ExtraRolls | None = None
    points_awarded: PointsAwarded | None = None
    columns: tuple[Column, ...] = ()
    products: tuple[Product, ...] = ()
    last_turn_rolls: int | None = None
    aliases: tuple[str, ...] = ()

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
    dumped: dict[str, Any] = {"name": ruleset.name, "title": ruleset.title}
    if ruleset.aliases:
        dumped["aliases"] = list(ruleset.aliases)
    if ruleset.source:
        dumped["source"] = ruleset.source
    dumped["categories"] = [_dump_category(category) for category in ruleset.categories]
    if ruleset.bonus:
        dumped["bonus"] = dump_bonus(ruleset)
    if ruleset.joker is not None:
        dumped["joker"] = {
            "category": ruleset.joker.category,
            "rule": ruleset.joker.rule,
            "bonus": ruleset.joker.bonus,
            "points": dict(ruleset.joker.points),
            **({"multiplied": True} if ruleset.joker.multiplied else {}),
            **({"made_only": True} if ruleset.joker.made_only else {}),
        }
    if ruleset.dice_count != 5:
        dumped["dice_count"] = ruleset.dice_count
    if ruleset.counted is not None:
        dumped["counted"] = ruleset.counted
    if ruleset.rolls != 3:
        dumped["rolls"] = ruleset.rolls
    if ruleset.extra_rolls is not None:
        dumped["extra_rolls"] = _dump_extra_rolls(ruleset.extra_rolls)
    if ruleset.colours:
        dumped["colours"] = {name: list(faces) for name, faces in ruleset.colours}
    if ruleset.order != "free":
        dumped["order"] = ruleset.order
    if ruleset.points_awarded is not None:
        dumped["points_awarded"] = _dump_points_awarded(ruleset.points_awarded)
    if ruleset.columns:
        dumped["columns"] = [_dump_column(column) for column in ruleset.columns]
    if ruleset.products:
        dumped["products"] = [{"plus": of.plus, "minus": of.minus, "times": of.times} for of in ruleset.products]
    if ruleset.last_turn_rolls is not None:
        dumped["last_turn_rolls"] = ruleset.last_turn_rolls
    return dumped


def _dump_column(column: Column) -> dict[str, Any]:
    return {
        "id": column.id,
        "title": column.title,
        **({"aliases": list(column.aliases)} if column.aliases else {}),
        **({"factor": column.factor} if column.factor != 1 else {}),
        **({"order": column.order} if column.order != "free" else {}),
        **({"announce": True} if column.announce else {}),
    }


def dump_bonus(ruleset: Ruleset) -> list[dict[str, int]]:
    """Return the tiers of the upper bonus as a definition states them."""
    return [{"at": tier.at, "pays": tier.pays, **({"each": tier.each} if tier.each else {})} for tier in ruleset.bonus]


def _dump_extra_rolls(extra: ExtraRolls) -> dict[str, Any]:
    return {
        **({"start": extra.start} if extra.start else {}),
        **({"saves": True} if extra.saves else {}),
        **({} if extra.most is None else {"most": extra.most}),
    }


def _dump_points_awarded(awarded: PointsAwarded) -> dict[str, Any]:
    categories = [
        {
            "id": award.category,
            **({"made": award.made} if award.at is None else {"at": award.at}),
            "awards": award.awards,
        }
        for award in awarded.categories
    ]
    total = [{"at": award.at, "awards": award.awards} for award in awarded.total]
    return {**({"categories": categories} if categories else {}), **({"total": total} if total else {})}


def _dump_category(category: Category) -> dict[str, Any]:
    dumped: dict[str, Any] = {"id": category.id, "title": category.title}
    if category.aliases:
        dumped["aliases"] = list(category.aliases)
    if category.times != 1:
        dumped["times"] = category.times
    if category.after is not None:
        dumped["after"] = category.after
    if category.upper is not None:
        dumped["upper"] = category.upper
        return dumped
    if category.needs != ANY_HAND:
        dumped["needs"] = _dump_needs(category.needs)
    dumped["pays"] = _dump_pays(category.pays)
    return dumped


def _dump_needs(needs: Needs) -> dict[str, Any]:
    return {
        **({"groups": list(needs.groups)} if needs.groups else {}),
        **({} if needs.distinct else {"distinct": False}),
        **({} if needs.run is None else {"run": needs.run}),
        **({"faces": list(needs.faces)} if needs.faces else {}),
        **({} if needs.sum is None else {"sum": needs.sum}),
        **({} if needs.least_sum is None else {"least_sum": needs.least_sum}),
        **({} if needs.greatest_sum is None else {"greatest_sum": needs.greatest_sum}),
        **({} if needs.colour is None else {"colour": needs.colour}),
    }


def _dump_pays(pays: Pays) -> dict[str, Any]:
    return {
        **({} if pays.points is None else {"points": pays.points}),
        **({} if pays.sum is None else {"sum": {"faces": list(pays.sum)} if isinstance(pays.sum, tuple) else pays.sum}),
        **({"plus": pays.plus} if pays.plus else {}),
        **({"served": pays.served} if pays.served else {}),
        **({"by_roll": list(pays.by_roll)} if pays.by_roll else {}),
        **({"counted": pays.counted} if pays.counted != "best" else {}),
    }


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
            category["pays"] = _dump_pays(_shorten_pays(parsed.pays))
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
