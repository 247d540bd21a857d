"""A ruleset as numbers, column by column; a game of one card has one column without a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from engine.derived import Source, shared
from engine.errors import Path
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset, filled_in_order
from engine.rulesets.ruleset import Column, ColumnOrder, Order, Ruleset, fingerprint
from engine.text.names import resolve_name


class Cell(NamedTuple):
    """One category of one column, both as indices."""

    column: int
    category: int


Cells = tuple[Cell, ...]
"""Cells by column, in the order of the card."""

_ORDERS: Final[dict[ColumnOrder, Order]] = {"free": "free", "down": "card", "up": "up", "upper_first": "upper_first"}
_COLUMN_ORDERS: Final[dict[Order, ColumnOrder]] = {order: column_order for column_order, order in _ORDERS.items()}


@dataclass(frozen=True, slots=True, eq=False)
class ColumnRules:
    """A column of a ruleset, compiled as a card with its order and the joker of the sheet."""

    column: Column
    compiled: CompiledRuleset


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Rules(Source):
    """A ruleset as numbers, with one column or several; a game of one card has one column without a name.

    Equal only to itself, so that it is a cheap key of a cache; rulesets of one `fingerprint` have equal numbers.

    named            whether its columns have names; the only column of a game of one card has none
    card             the categories of a column as one card: in the order of the game if it has one column, else free
    columns          the columns in the order of the sheet, at least one
    cells            the cells of each column
    announce_column  the place of the column whose categories are called, -1 for none
    products         per product of a column the places of its categories: plus, minus, times
    multiplied       whether an extra bonus counts as often as the column that it is scored in
    places           the place of each category by its id
    column_places    the place of each column by its id
    counts           per category whether its points add up: those of a lower one that a product adds or subtracts do
                     not, they count in the product alone
    """

    ruleset: Ruleset
    fingerprint: str
    named: bool
    card: CompiledRuleset
    columns: tuple[ColumnRules, ...]
    cells: tuple[Cells, ...]
    announce_column: int
    products: tuple[tuple[int, int, int], ...]
    multiplied: bool
    counts: tuple[bool, ...]
    places: Mapping[str, int]
    column_places: Mapping[str, int]

    @property
    def name(self) -> str:
        """Return the id of the ruleset, or the name in a custom definition."""
        return self.ruleset.name

    def place(self, name: str) -> int:
        """Return the place of the category with this name; raises `InvalidName` if none or several have it."""
        place = self.places.get(name)
        return self.places[resolve_name(self.ruleset, name)] if place is None else place

    def column(self, name: str) -> int:
        """Return the place of the column with this name; raises `InvalidName` if none or several have it."""
        place = self.column_places.get(name)
        return self.column_places[resolve_name(self.ruleset, name, "column")] if place is None else place

    @property
    def categories(self) -> tuple[str, ...]:
        """Return the ids of the categories that every column has."""
        return self.card.categories

    @property
    def has_repeated_categories(self) -> bool:
        """Return whether any category can be filled several times."""
        return self.turns > len(self.columns) * len(self.categories)

    @property
    def cell_word(self) -> str:
        """Return the word for a box of the sheet: a category or a cell."""
        return "cell" if self.named else "category"

    @property
    def turns(self) -> int:
        """Return the turns of a game: every turn fills a cell."""
        return len(self.columns) * self.card.turns

    @property
    def greatest_rolls(self) -> int:
        """Return the greatest number of rolls in any turn, extra rolls included."""
        return max(self.ruleset.rolls, self.ruleset.last_turn_rolls or 0) + self.card.greatest_extra_rolls(self.turns)

    def card_path(self, column: int) -> Path:
        """Return the path of a column's card; a single unnamed column is the sheet itself."""
        return ("scorecard", "columns", self.columns[column].column.id) if self.named else ("scorecard",)

    def cell_path(self, cell: Cell) -> Path:
        """Return the path of a cell's points, or of the list of its fillings if it can be filled several times."""
        key = "fillings" if self.card.times[cell.category] > 1 else "points"
        return (*self.card_path(cell.column), key, self.categories[cell.category])

    def cell_name(self, cell: Cell) -> str:
        """Return a cell in words: ``ones of down``, or ``ones`` where the column has no name."""
        name = self.card.categories[cell.category]
        return f"{name} of {self.columns[cell.column].column.id}" if self.named else name


@shared
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
    if not ruleset.columns:
        return rules_of_card(compile_ruleset(ruleset))
    card = compile_ruleset(_as_card(ruleset))
    columns = tuple(ColumnRules(column, filled_in_order(card, _ORDERS[column.order])) for column in ruleset.columns)
    return _rules(ruleset, fingerprint(ruleset), card, columns)


@shared
def rules_of_card(card: CompiledRuleset) -> Rules:
    """Return the numbers of a game of one card, given those of its card."""
    column = ColumnRules(Column("", "", order=_COLUMN_ORDERS[card.order]), card)
    return _rules(card.ruleset, card.fingerprint, card, (column,))


def _rules(ruleset: Ruleset, fingerprint_: str, card: CompiledRuleset, columns: tuple[ColumnRules, ...]) -> Rules:
    ids = ruleset.category_ids
    return Rules(
        ruleset=ruleset,
        fingerprint=fingerprint_,
        named=bool(ruleset.columns),
        card=card,
        columns=columns,
        cells=tuple(tuple(Cell(place, c) for c in range(len(ids))) for place in range(len(columns))),
        announce_column=next((place for place, each in enumerate(columns) if each.column.announce), -1),
        products=tuple((ids.index(of.plus), ids.index(of.minus), ids.index(of.times)) for of in ruleset.products),
        multiplied=ruleset.joker is not None and ruleset.joker.multiplied,
        counts=tuple(
            category.upper is not None or all(category.id not in (of.plus, of.minus) for of in ruleset.products)
            for category in ruleset.categories
        ),
        places={name: place for place, name in enumerate(ids)},
        column_places={name: place for place, name in enumerate(ruleset.column_ids)},
    )


def _as_card(ruleset: Ruleset) -> Ruleset:
    """Return the same categories as a game of one card, without the parts that require columns."""
    joker = ruleset.joker and replace(ruleset.joker, multiplied=False, made_only=False)
    return replace(ruleset, columns=(), products=(), last_turn_rolls=None, joker=joker)
