"""What a hand gets in every cell of a sheet, and which cells it may fill."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Cell, Cells, Sheet, fillable_cells
from engine.dice import Hand
from engine.rulesets.compiled import JokerMoves


@dataclass(frozen=True, slots=True)
class CellScore:
    """Fill this cell with the hand: `points` are written there; `extra_bonus` is earned beside them.

    Both are bare numbers, before the factor of the column.
    """

    cell: Cell
    points: int
    extra_bonus: int


@dataclass(frozen=True, slots=True)
class SheetHand:
    """What one hand gets everywhere.

    `points` in each category, alike in all columns; the cells it may fill; the `extra_bonus` it earns in a cell where
    it scores something, and whether it does where it scores 0. The points of a cell that may not be filled are what it
    would pay if it were open.
    """

    points: tuple[int, ...]
    legal: Cells
    extra_bonus: int
    made_only: bool
    joker: bool

    def score(self, cell: Cell) -> CellScore:
        """What filling a cell earns."""
        points = self.points[cell.category]
        return CellScore(cell, points, self.extra_bonus if points > 0 or not self.made_only else 0)

    @property
    def scores(self) -> tuple[CellScore, ...]:
        """Every legal cell with what it earns."""
        return tuple(map(self.score, self.legal))


def score_sheet(
    rules: Rules, sheet: Sheet, hand: Hand, roll: int, called: int | None = None, *, all_rolled: bool = True
) -> SheetHand:
    """The points of a sorted hand everywhere, made on this roll of the turn, 1 the first.

    `called` is the category of the announce column that was called in this turn, None for none; `all_rolled` says that
    the last roll was one of all dice.
    """
    card = rules.card
    points = card.roll_points[min(roll, len(card.roll_points)) - 1][card.index(hand)]
    legal = cells_now(rules, sheet, called, all_rolled=all_rolled)
    if not is_sheet_joker(rules, sheet, hand):
        return SheetHand(points, legal, 0, made_only=False, joker=False)
    joker = rules.ruleset.joker
    assert joker is not None  # noqa: S101  only rulesets with a joker come here
    allowed, points = sheet_joker_choice(rules, sheet, hand[0])
    # Some are left: no column of a game with a joker has an order that holds open cells back by then.
    legal = tuple(cell for cell in legal if cell.category in allowed)
    extra_bonus = card.extra_bonus if sheet_joker_live(rules, sheet) else 0
    return SheetHand(points, legal, extra_bonus, joker.made_only, joker=True)


def cells_now(rules: Rules, sheet: Sheet, called: int | None, *, all_rolled: bool) -> Cells:
    """The cells that orders and calls let a turn fill now, whatever the hand."""
    if called is not None:
        return (Cell(rules.announce_column, called),)
    in_order = fillable_cells(rules, sheet)
    if all_rolled or rules.announce_column < 0:
        return in_order
    return tuple(cell for cell in in_order if cell.column != rules.announce_column)


def is_sheet_joker(rules: Rules, sheet: Sheet, hand: Hand) -> bool:
    """Whether the hand is a further one of equal dice: the joker category of every column is filled already."""
    joker = rules.card.joker_category
    return joker >= 0 and hand[0] == hand[-1] and all(card.points[joker] for card in sheet.columns)


def sheet_joker_live(rules: Rules, sheet: Sheet) -> bool:
    """Whether the next further hand of equal dice earns the extra bonus: all columns have that category made."""
    joker = rules.card.joker_category
    return joker >= 0 and all(_is_made(card, joker) for card in sheet.columns)


def _is_made(card: Scorecard, category: int) -> bool:
    return max(card.points[category], default=0) > 0


def sheet_joker_choice(rules: Rules, sheet: Sheet, face: int) -> JokerMoves:
    """What a further hand of equal dice of this face may fill, where open, and its points.

    What the rule of the joker asks of one card, whether a category is open, is asked of all columns: open in any.
    """
    card = rules.card
    still_open = {c for each in sheet.columns for c, paid in enumerate(each.points) if not paid}
    upper_open = any(card.upper_face[category] == face for category in still_open)
    lower_open = not card.other_lower.isdisjoint(still_open)
    return card.joker_moves[face - 1][upper_open][lower_open]
