"""Naive best play of small games of columns by their rules: one recursion over sheets, hands, keeps and calls.

Dice are rolled one after the other. Nothing is shared with the service's computations.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.rulesets.ruleset import Ruleset
from tests.engine.naive_game import Dice, with_another_die
from tests.engine.naive_sheet import Decision, Filled, NaiveSheet, NaiveSheetGame


class Kept(NamedTuple):
    """Roll all but these dice."""

    dice: Dice


class Called(NamedTuple):
    """Call this category."""

    category: str


NaiveMove = Kept | Called | Filled

OfHand = Callable[[Dice, int, str | None, bool], float]
OfKeep = Callable[[Dice, int, str | None], float]


class SheetPlay:
    """The greatest expected points still to come, in addition to those of filled cells and bonuses so far.

    Upper bonuses and products of a full sheet count as still to come.
    """

    def __init__(self, rules: Ruleset | Mapping[str, Any]) -> None:
        self.game = NaiveSheetGame(rules)
        self._values: dict[Any, float] = {}
        self._turn = cache(self._turn_of)

    def at_start(self) -> float:
        """Return the value of a game."""
        return self.before_turn(self.game.start)

    def before_turn(self, sheet: NaiveSheet) -> float:
        """Return the value of a sheet before the first roll of a turn."""
        matters = self._what_matters(sheet)
        if matters not in self._values:
            self._values[matters] = self._before_turn(sheet)
        return self._values[matters]

    def of_position(self, said: Decision) -> float:
        """Return the value of a hand."""
        return self._turn(said.sheet)[0](*said[1:])

    def of_moves(self, said: Decision) -> dict[NaiveMove, float]:
        """Return the values of all legal moves."""
        game, (sheet, hand, left, called, all_rolled) = self.game, said
        of_hand, of_keep = self._turn(sheet)
        roll = game.rolls_of_turn(sheet) - left
        moves: dict[NaiveMove, float] = {
            filled: self._gain(filled) + self.before_turn(game.fill(sheet, filled))
            for filled in game.fillings(sheet, hand, roll=roll, called=called, all_rolled=all_rolled)
        }
        for keep in game.keeps(sheet, hand, left=left, called=called):
            moves[Kept(keep)] = of_keep(keep, left, called)
        for name in game.calls(sheet, roll=roll, called=called):
            moves[Called(name)] = of_hand(hand, left, name, all_rolled)
        return moves

    def _before_turn(self, sheet: NaiveSheet) -> float:
        if self.game.full(sheet):
            game = self.game
            paid = sum(
                sum(
                    self._counted(factor, name, points or 0)
                    for name, points in zip(game.names, column.points, strict=True)
                )
                + column.extra_bonus_count * self.game.joker.get("bonus", 0) * self._bonus_factor(factor)
                for factor, column in zip(self._factors(), sheet, strict=True)
            )
            return float(self.game.total(sheet) - paid)
        return self._turn(sheet)[1]((), self.game.rolls_of_turn(sheet), None)

    def _turn_of(self, sheet: NaiveSheet) -> tuple[OfHand, OfKeep]:
        """Return functions for the values of hands and of keeps, by the rolls left before the reroll."""

        @cache
        def of_hand(hand: Dice, left: int, called: str | None, all_rolled: bool) -> float:
            return max(self.of_moves(Decision(sheet, hand, left, called, all_rolled)).values())

        @cache
        def of_keep(keep: Dice, left: int, called: str | None, all_rolled: bool | None = None) -> float:
            if all_rolled is None:
                all_rolled = not keep
            if len(keep) == self.game.dice_count:
                return of_hand(keep, left - 1, called, all_rolled)
            more = [of_keep(grown, left, called, all_rolled) for grown in with_another_die(keep)]
            return sum(more) / len(more)

        return of_hand, of_keep

    def _gain(self, filled: Filled) -> float:
        factor = self._factors()[filled.column]
        return self._counted(factor, filled.category, filled.points) + self._bonus_factor(factor) * filled.extra_bonus

    def _counted(self, factor: int, name: str, points: int) -> int:
        """Return the direct contribution of a category; lower ones in a product have none."""
        upper = name in self.game.upper_category.values()
        alone = any(name in (each["plus"], each["minus"]) for each in self.game.products) and not upper
        return 0 if alone else factor * points

    def _factors(self) -> list[int]:
        return [column.get("factor", 1) for column in self.game.columns]

    def _bonus_factor(self, factor: int) -> int:
        return factor if self.game.joker.get("multiplied") else 1

    def _what_matters(self, sheet: NaiveSheet) -> Any:
        """Return a key that is equal for sheets with the same rest of the game."""
        names, game = self.game.names, self.game
        inputs = {name for product in game.products for name in product.values()}
        found = []
        for column in sheet:
            paid = dict(zip(names, column.points, strict=True))
            upper = sum(paid[name] or 0 for name in game.upper_category.values())
            if not game.bonus:
                upper = 0
            elif not game.bonus[-1].get("each"):
                upper = min(upper, game.bonus[-1]["at"])
            made = bool(game.joker) and paid[game.joker["category"]] not in (0, None)
            found.append(
                (
                    tuple(None if paid[name] is None else paid[name] if name in inputs else 0 for name in names),
                    upper,
                    made,
                )
            )
        return tuple(found)
