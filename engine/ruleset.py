"""A ruleset is data: its types, its dump, its fingerprint, and the built-in games.

Definitions (TOML files, JSON objects) become a `Ruleset` through `engine.definition`; a `Ruleset` has been
checked and nothing deeper checks it again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.patterns import ANY_HAND, Needs

JokerRule = Literal["forced", "free", "original", "none"]
Order = Literal["free", "card"]

DEFAULT_RULESET = "yahtzee"


@dataclass(frozen=True, slots=True)
class Pays:
    """What a hand that qualifies earns: `points`, or a `sum` of dice and `plus`; `served` more on the first roll."""

    points: int | None = None
    sum: Literal["all", "matched"] | None = None
    plus: int = 0
    served: int = 0


@dataclass(frozen=True, slots=True)
class Category:
    """One line of the card. `upper` is the face an upper category counts; `needs` and `pays` rule the others."""

    id: str
    title: str
    upper: int | None = None
    needs: Needs = ANY_HAND
    pays: Pays = Pays()
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BonusTier:
    """An upper total of at least `at` pays `pays`; the highest tier reached counts."""

    at: int
    pays: int


@dataclass(frozen=True, slots=True)
class Joker:
    """What a further hand of equal dice does once `category` is filled.

    `bonus` is the extra bonus, paid when that category was filled with points; `points` are what the named
    lower categories pay such a hand where `rule` lets it be a joker (the others pay what they always pay).
    """

    category: str
    rule: JokerRule
    bonus: int
    points: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A whole game, checked. `bonus` is in ascending order; `colours` maps a name to faces."""

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

    @property
    def category_ids(self) -> tuple[str, ...]:
        """The ids in the order of the card."""
        return tuple(category.id for category in self.categories)


def dump_ruleset(ruleset: Ruleset) -> dict[str, Any]:
    """The whole definition in the grammar, defaults left out; parsing it gives an equal ruleset."""
    dumped: dict[str, Any] = {"name": ruleset.name, "title": ruleset.title}
    if ruleset.source:
        dumped["source"] = ruleset.source
    dumped["categories"] = [_dump_category(category) for category in ruleset.categories]
    if ruleset.bonus:
        dumped["bonus"] = [{"at": tier.at, "pays": tier.pays} for tier in ruleset.bonus]
    if ruleset.joker is not None:
        dumped["joker"] = {
            "category": ruleset.joker.category,
            "rule": ruleset.joker.rule,
            "bonus": ruleset.joker.bonus,
            "points": dict(ruleset.joker.points),
        }
    if ruleset.dice_count != 5:
        dumped["dice_count"] = ruleset.dice_count
    if ruleset.rolls != 3:
        dumped["rolls"] = ruleset.rolls
    if ruleset.colours:
        dumped["colours"] = {name: list(faces) for name, faces in ruleset.colours}
    if ruleset.order != "free":
        dumped["order"] = ruleset.order
    return dumped


def _dump_category(category: Category) -> dict[str, Any]:
    dumped: dict[str, Any] = {"id": category.id, "title": category.title}
    if category.aliases:
        dumped["aliases"] = list(category.aliases)
    if category.upper is not None:
        dumped["upper"] = category.upper
        return dumped
    needs, pays = category.needs, category.pays
    if needs != ANY_HAND:
        dumped["needs"] = {
            **({"groups": list(needs.groups)} if needs.groups else {}),
            **({} if needs.distinct else {"distinct": False}),
            **({} if needs.run is None else {"run": needs.run}),
            **({"faces": list(needs.faces)} if needs.faces else {}),
            **({} if needs.sum is None else {"sum": needs.sum}),
            **({} if needs.colour is None else {"colour": needs.colour}),
        }
    dumped["pays"] = {
        **({} if pays.points is None else {"points": pays.points}),
        **({} if pays.sum is None else {"sum": pays.sum}),
        **({"plus": pays.plus} if pays.plus else {}),
        **({"served": pays.served} if pays.served else {}),
    }
    return dumped


def fingerprint(ruleset: Ruleset) -> str:
    """SHA-256, in hexadecimal, of the canonical dump without names, titles, aliases and source.

    What is left is all that changes an answer, so two rulesets with one fingerprint share a table.
    """
    dumped = dump_ruleset(ruleset)
    for words in ("name", "title", "source"):
        dumped.pop(words, None)
    for category in dumped["categories"]:
        category.pop("title")
        category.pop("aliases", None)
    canonical = json.dumps(dumped, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


Rulesets = Mapping[str, Ruleset]
"""Rulesets by id: the built-in ones, or these and an operator's."""
