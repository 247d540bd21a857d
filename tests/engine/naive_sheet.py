"""A naive game of columns by its rules: legal fillings, their points, and totals.

It only reads definitions, as `tests.engine.naive_game` does for single cards. A sheet is a plain tuple, and all
questions iterate over its columns.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from engine.rulesets.ruleset import Ruleset, dump_ruleset
from tests.engine.invented import naive_points
from tests.engine.naive_game import FACES, Dice, keeps_in_order


class NaiveColumn(NamedTuple):
    """The points of every category, None if open, and the extra bonuses of this column."""

    points: tuple[int | None, ...]
    extra_bonus_count: int = 0


NaiveSheet = tuple[NaiveColumn, ...]


class Filled(NamedTuple):
    """The points and the extra bonus of a hand in a cell, without the factor of the column."""

    column: int
    category: str
    points: int
    extra_bonus: int


class Decision(NamedTuple):
    """A hand on a sheet during a turn; `left` rolls may follow."""

    sheet: NaiveSheet
    hand: Dice
    left: int
    called: str | None
    all_rolled: bool


@dataclass(frozen=True, slots=True)
class NaiveColumnTotals:
    """The sums of a column."""

    upper_points: int
    upper_bonus: int
    lower_points: int
    products: int
    extra_bonus: int
    sum: int
    total: int


class NaiveSheetGame:
    """The rules of a game of columns."""

    def __init__(self, rules: Ruleset | Mapping[str, Any]) -> None:
        self.definition: Mapping[str, Any] = dump_ruleset(rules) if isinstance(rules, Ruleset) else rules
        self.categories: dict[str, dict[str, Any]] = {each["id"]: each for each in self.definition["categories"]}
        self.names = list(self.categories)
        self.columns: list[dict[str, Any]] = self.definition["columns"]
        self.dice_count: int = self.definition.get("dice_count", 5)
        self.rolls: int = self.definition.get("rolls", 3)
        self.bonus: list[dict[str, int]] = sorted(self.definition.get("bonus", []), key=lambda tier: tier["at"])
        self.joker: dict[str, Any] = self.definition.get("joker", {})
        self.products: list[dict[str, str]] = self.definition.get("products", [])
        self.upper_category: dict[int, str] = {
            each["upper"]: name for name, each in self.categories.items() if "upper" in each
        }
        self.start: NaiveSheet = (NaiveColumn((None,) * len(self.names)),) * len(self.columns)
        self.natural = cache(self._natural)

    @property
    def announce_column(self) -> int | None:
        """Return the index of the column with calls."""
        return next((place for place, column in enumerate(self.columns) if column.get("announce")), None)

    def open_cells(self, sheet: NaiveSheet) -> list[tuple[int, str]]:
        """Return all open cells."""
        return [
            (place, name)
            for place, column in enumerate(sheet)
            for name, paid in zip(self.names, column.points, strict=True)
            if paid is None
        ]

    def in_order(self, sheet: NaiveSheet) -> list[tuple[int, str]]:
        """Return the cells that the orders of their columns allow."""
        found = []
        for place, column in enumerate(self.columns):
            names = [name for where, name in self.open_cells(sheet) if where == place]
            upper = [name for name in names if "upper" in self.categories[name]]
            allowed = {
                "free": names,
                "down": names[:1],
                "up": names[-1:],
                "upper_first": upper or names,
            }[column.get("order", "free")]
            found += [(place, name) for name in allowed]
        return found

    def full(self, sheet: NaiveSheet) -> bool:
        return not self.open_cells(sheet)

    def rolls_of_turn(self, sheet: NaiveSheet) -> int:
        """Return the most rolls of the next turn: the very last one has one open cell."""
        last: int = self.definition.get("last_turn_rolls", self.rolls)
        return last if len(self.open_cells(sheet)) == 1 else self.rolls

    def fillings(
        self, sheet: NaiveSheet, hand: Dice, *, roll: int, called: str | None = None, all_rolled: bool = True
    ) -> list[Filled]:
        """Return the legal fillings by a hand made on this roll of the turn, by column."""
        cells = self.in_order(sheet)
        if called is not None:
            cells = [(self._announce_place(), called)]
        elif not all_rolled:
            cells = [cell for cell in cells if cell[0] != self.announce_column]
        paid = self.natural(hand, roll)
        extra_bonus = 0
        if len(set(hand)) == 1 and self.joker_filled(sheet):
            paid = self._joker_points(sheet, hand[0], paid)
            cells = [(place, name) for place, name in cells if name in paid]
            extra_bonus = 0 if 0 in self._equal(sheet) else self.joker.get("bonus", 0)
        made_only = self.joker.get("made_only", False)
        return [
            Filled(place, name, paid[name], extra_bonus if paid[name] > 0 or not made_only else 0)
            for place, name in cells
        ]

    def _announce_place(self) -> int:
        assert self.announce_column is not None
        return self.announce_column

    def joker_filled(self, sheet: NaiveSheet) -> bool:
        """Return whether further equal dice are a joker: their category is filled in all columns."""
        return bool(self.joker) and None not in self._equal(sheet)

    def _equal(self, sheet: NaiveSheet) -> list[int | None]:
        """Return the points of the category of equal dice by column."""
        return [column.points[self.names.index(self.joker["category"])] for column in sheet]

    def _joker_points(self, sheet: NaiveSheet, face: int, natural: dict[str, int]) -> dict[str, int]:
        """Return the categories that a joker may fill, with its points.

        A category counts as open if it is open in any column.
        """
        rule = self.joker.get("rule", "none")
        still_open = {name for _, name in self.open_cells(sheet)}
        own = self.upper_category.get(face)
        lower = {name for name in still_open if "upper" not in self.categories[name]}
        as_joker = {name: self.joker.get("points", {}).get(name, natural[name]) for name in lower}
        open_natural = {name: natural[name] for name in still_open}
        if rule == "none":
            return open_natural
        if rule == "original":
            return as_joker if lower else dict.fromkeys(still_open, 0)
        if own in still_open:
            return {own: natural[own]} if rule == "forced" else open_natural
        if rule == "forced":
            return as_joker or open_natural
        return open_natural | as_joker

    def calls(self, sheet: NaiveSheet, *, roll: int, called: str | None = None) -> list[str]:
        """Return the categories that may be called: after the first roll, if none was."""
        if roll != 1 or called is not None:
            return []
        return [name for place, name in self.in_order(sheet) if place == self.announce_column]

    def keeps(self, sheet: NaiveSheet, hand: Dice, *, left: int, called: str | None = None) -> tuple[Dice, ...]:
        """Return the keeps: any but all dice, if some cell can be filled after the last roll."""
        if not left:
            return ()
        only_calls = all(place == self.announce_column for place, _ in self.open_cells(sheet))
        return ((),) if left == 1 and called is None and only_calls else keeps_in_order(hand)

    def fill(self, sheet: NaiveSheet, filled: Filled) -> NaiveSheet:
        """Return the sheet after a hand is scored."""
        column, where = sheet[filled.column], self.names.index(filled.category)
        assert column.points[where] is None
        written = NaiveColumn(
            (*column.points[:where], filled.points, *column.points[where + 1 :]),
            column.extra_bonus_count + (filled.extra_bonus > 0),
        )
        return (*sheet[: filled.column], written, *sheet[filled.column + 1 :])

    def column_totals(self, sheet: NaiveSheet) -> list[NaiveColumnTotals]:
        """Return the sums of every column."""
        return [self._column(said, column) for said, column in zip(self.columns, sheet, strict=True)]

    def _column(self, said: dict[str, Any], column: NaiveColumn) -> NaiveColumnTotals:
        paid = dict(zip(self.names, column.points, strict=True))
        upper_points = sum(paid[name] or 0 for name in self.upper_category.values())
        # Lower categories that a product adds or subtracts only count in it.
        of_products = {each[word] for each in self.products for word in ("plus", "minus")}
        apart = {*of_products, *self.upper_category.values()}
        lower_points = sum(points or 0 for name, points in paid.items() if name not in apart)
        bonus, products = self.upper_bonus(upper_points), sum(self._product(each, paid) for each in self.products)
        extra_bonus = column.extra_bonus_count * self.joker.get("bonus", 0)
        bare = upper_points + bonus + lower_points + products
        factor = said.get("factor", 1)
        if self.joker.get("multiplied"):
            bare += extra_bonus
            return NaiveColumnTotals(upper_points, bonus, lower_points, products, extra_bonus, bare, factor * bare)
        return NaiveColumnTotals(
            upper_points, bonus, lower_points, products, extra_bonus, bare, factor * bare + extra_bonus
        )

    def total(self, sheet: NaiveSheet) -> int:
        """Return the total of a sheet."""
        return sum(column.total for column in self.column_totals(sheet))

    def upper_bonus(self, upper_points: int) -> int:
        """Return the upper bonus or penalty of a column."""
        reached = [tier for tier in self.bonus if upper_points >= tier["at"]]
        return reached[-1]["pays"] + reached[-1].get("each", 0) * (upper_points - reached[-1]["at"]) if reached else 0

    @staticmethod
    def _product(said: dict[str, str], paid: dict[str, int | None]) -> int:
        plus, minus, times = (paid[said[word]] for word in ("plus", "minus", "times"))
        if plus is None or minus is None or times is None:
            return 0
        return max(0, (plus - minus) * times)

    def _natural(self, hand: Dice, roll: int) -> dict[str, int]:
        said = {"counted": self.definition.get("counted"), "colours": self.definition.get("colours", {})}
        return {name: naive_points(each, hand, roll=roll, **said) for name, each in self.categories.items()}

    def hands(self) -> list[Dice]:
        """Return all hands."""
        return list(combinations_with_replacement(FACES, self.dice_count))
