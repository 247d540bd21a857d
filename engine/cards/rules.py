"""A ruleset as numbers, column by column; a game of one card has one column without a name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.rulesets.compiled import CompiledRuleset, compile_ruleset, filled_in_order
from engine.rulesets.ruleset import Column, ColumnOrder, Order, Ruleset, fingerprint

_ORDERS: Final[dict[ColumnOrder, Order]] = {"free": "free", "down": "card", "up": "up", "upper_first": "upper_first"}
_COLUMN_ORDERS: Final[dict[Order, ColumnOrder]] = {order: column_order for column_order, order in _ORDERS.items()}


@dataclass(frozen=True, slots=True, eq=False)
class ColumnRules:
    """A column of a ruleset, and the card that it is, with its order and the joker of the sheet."""

    column: Column
    compiled: CompiledRuleset


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """A ruleset as numbers, with one column or several; a game of one card has one column without a name.

    Equal only to itself, so that it is a cheap key of a cache; rulesets of one `fingerprint` have equal numbers.

    card             the categories of a column as one card: in the order of the game if it has one column, else free
    columns          the columns in the order of the sheet, at least one
    announce_column  the place of the column whose categories are called, -1 for none
    products         per product of a column the places of its categories: plus, minus, times
    counts           per category whether its points add up: those of a lower one that a product adds or subtracts do
                     not, they count in the product alone
    """

    ruleset: Ruleset
    fingerprint: str
    card: CompiledRuleset
    columns: tuple[ColumnRules, ...]
    announce_column: int
    products: tuple[tuple[int, int, int], ...]
    counts: tuple[bool, ...]

    @property
    def categories(self) -> tuple[str, ...]:
        """The ids of the categories that every column has."""
        return self.card.categories

    @property
    def turns(self) -> int:
        """Turns of a game: every turn fills a cell."""
        return len(self.columns) * self.card.turns

    @property
    def greatest_rolls(self) -> int:
        """The most rolls that any turn has."""
        return max(self.ruleset.rolls, self.ruleset.last_turn_rolls or 0)


# Bounded, since strangers post rulesets.
@lru_cache(maxsize=64)
def compile_rules(ruleset: Ruleset) -> Rules:
    """Return the numbers of a ruleset.

    >>> from dataclasses import replace
    >>> from engine.definitions.definition import load_ruleset
    >>> columns = Column("first", "First"), Column("second", "Second", factor=2, order="down")
    >>> rules = compile_rules(replace(load_ruleset("yatzy"), columns=columns))
    >>> rules.turns, rules.columns[1].compiled.order
    (30, 'card')
    >>> [column.compiled.order for column in compile_rules(load_ruleset("yatzy-forced")).columns]
    ['card']
    """
    ids = ruleset.category_ids
    if ruleset.columns:
        card = compile_ruleset(_as_card(ruleset))
        columns = [ColumnRules(column, filled_in_order(card, _ORDERS[column.order])) for column in ruleset.columns]
    else:
        card = compile_ruleset(ruleset)
        columns = [ColumnRules(Column("", "", order=_COLUMN_ORDERS[ruleset.order]), card)]
    return Rules(
        ruleset=ruleset,
        fingerprint=fingerprint(ruleset),
        card=card,
        columns=tuple(columns),
        announce_column=next((place for place, column in enumerate(ruleset.columns) if column.announce), -1),
        products=tuple((ids.index(of.plus), ids.index(of.minus), ids.index(of.times)) for of in ruleset.products),
        counts=tuple(
            category.upper is not None or all(category.id not in (of.plus, of.minus) for of in ruleset.products)
            for category in ruleset.categories
        ),
    )


def _as_card(ruleset: Ruleset) -> Ruleset:
    """The same categories as a game of one column; what only sheets know is left out."""
    joker = ruleset.joker and replace(ruleset.joker, multiplied=False, made_only=False)
    return replace(ruleset, columns=(), products=(), last_turn_rolls=None, joker=joker)
