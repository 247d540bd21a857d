"""Scores of a hand in every cell, legal cells, and the points that unknown hands can earn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from engine.cards.orders import Rolls, is_made, rolls_by_points, unlocked_points
from engine.cards.rules import Cell, Cells, Rules
from engine.cards.scorecard import Scorecard, made_marks
from engine.cards.sheet import Sheet, fillable_cells, open_cells, rolls_of_turn
from engine.dice import FACES, Hand
from engine.rulesets.compiled import Categories, CompiledRuleset, JokerMoves


class Score(NamedTuple):
    """A score: the `points` written into a cell, and the `extra_bonus` earned with them.

    Both are before the factor of the column.
    """

    cell: Cell
    points: int
    extra_bonus: int

    @property
    def category(self) -> int:
        """Return the category of the cell."""
        return self.cell.category


_make_score: Final[Callable[[tuple[Cell, int, int]], Score]] = partial(tuple.__new__, Score)
"""Create a score at half the cost of calling `Score`; each advice creates a dozen."""


class ScoredHand(NamedTuple):
    """The scores of one hand in every cell.

    `points` are by column and category; for a cell that may not be filled, they are what it would pay if open. `legal`
    are the cells that the hand may fill. `extra_bonus` is earned in any of them, or with `made_only`, in those that
    score more than 0.
    """

    points: tuple[tuple[int, ...], ...]
    legal: Cells
    extra_bonus: int
    made_only: bool
    joker: bool

    def score(self, cell: Cell) -> Score:
        """Return what filling a cell earns."""
        points = self.points[cell.column][cell.category]
        return Score(cell, points, self.extra_bonus if points > 0 or not self.made_only else 0)

    @property
    def scores(self) -> tuple[Score, ...]:
        """Return every legal cell with what it earns."""
        if self.extra_bonus:
            return tuple([self.score(cell) for cell in self.legal])
        points = self.points
        return tuple([_make_score((cell, points[cell[0]][cell[1]], 0)) for cell in self.legal])


def score_hand(rules: Rules, sheet: Sheet, hand: Hand, roll: int, allowed: Cells | None = None) -> ScoredHand:
    """Return the scores of a sorted hand made on this roll of the turn, counted from 1.

    `allowed` are the cells that any hand may fill, by default those that the orders of columns allow.
    """
    card, joker = rules.card, rules.ruleset.joker
    points = card.roll_points[min(roll, len(card.roll_points)) - 1][card.index(hand)]
    legal = fillable_cells(rules, sheet) if allowed is None else allowed
    if joker is None or not is_joker(rules, sheet, hand):
        return ScoredHand(_by_column(rules, sheet, points), legal, extra_bonus=0, made_only=False, joker=False)
    by_joker, points = joker_choice(rules, sheet, hand[0])
    # The list is not empty: with a joker, no order still blocks open cells at this point.
    legal = tuple([cell for cell in legal if cell.category in by_joker])
    extra_bonus = card.extra_bonus if joker_live(rules, sheet) else 0
    return ScoredHand(_by_column(rules, sheet, points), legal, extra_bonus, joker.made_only, joker=True)


def _by_column(rules: Rules, sheet: Sheet, points: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the points of a hand in each column, 0 in locked categories."""
    if not rules.card.dependent:
        return (points,) * len(sheet.columns)
    return tuple([_unlocked(points, locked(rules.card, column)) for column in sheet.columns])


def _unlocked(points: tuple[int, ...], closed: Categories) -> tuple[int, ...]:
    return tuple([0 if category in closed else earned for category, earned in enumerate(points)])


def locked(compiled: CompiledRuleset, card: Scorecard) -> Categories:
    """Return the categories that earn nothing yet because their required category was not made."""
    made = made_marks(compiled, card)
    return tuple([category for category in compiled.dependent if compiled.requires[category] not in made])


def is_joker(rules: Rules, sheet: Sheet, hand: Hand) -> bool:
    """Return whether the hand is a joker: equal dice once all joker categories are filled."""
    return hand[0] == hand[-1] and jokers_begun(rules, sheet)


def jokers_begun(rules: Rules, sheet: Sheet) -> bool:
    """Return whether further hands of equal dice are jokers: every column has its joker category filled."""
    joker = rules.card.joker_category
    return joker >= 0 and all(card.points[joker] for card in sheet.columns)


def joker_live(rules: Rules, sheet: Sheet) -> bool:
    """Return whether the next joker earns the extra bonus: every column has made its joker category."""
    joker = rules.card.joker_category
    return joker >= 0 and all(is_made(card.points[joker]) for card in sheet.columns)


def joker_choice(rules: Rules, sheet: Sheet, face: int) -> JokerMoves:
    """Return the categories that a joker of this face may fill if open, and its points.

    Where the joker rule asks whether a category is open, it is open if it is open in any column.
    """
    card = rules.card
    still_open = {cell.category for cell in open_cells(rules, sheet)}
    upper_open = any(card.upper_face[category] == face for category in still_open)
    lower_open = not card.other_lower.isdisjoint(still_open)
    return card.joker_moves[face - 1][upper_open][lower_open]


def possible_points(rules: Rules, sheet: Sheet, cell: Cell) -> dict[int, tuple[int, ...]]:
    """Return the points that an open cell can earn in this turn, each with its possible extra bonuses."""
    card, category = rules.card, cell.category
    closed = category in locked(card, sheet.columns[cell.column])
    rolls, earliest = rolls_of_turn(rules, sheet), rolls_by_points(card)[category]
    natural, plain = (
        {0} if closed else {points for points in each if earliest[points][0] <= rolls}
        for each in unlocked_points(card)[category]
    )
    no_extra_bonus: tuple[int, ...] = (0,)
    if not jokers_begun(rules, sheet):
        return dict.fromkeys(natural, no_extra_bonus)
    possible = dict.fromkeys(plain, no_extra_bonus)
    joker, live = rules.ruleset.joker, joker_live(rules, sheet)
    for face in FACES:
        allowed, earned = joker_choice(rules, sheet, face)
        if category in allowed:
            points = 0 if closed else earned[category]
            is_paid = live and (points > 0 or joker is None or not joker.made_only)
            extra_bonus = card.extra_bonus if is_paid else 0
            possible[points] = tuple(sorted({*possible.get(points, ()), extra_bonus}))
    return possible


def rolls_of_points(rules: Rules, sheet: Sheet, cell: Cell, points: int) -> Rolls:
    """Return the rolls on which the cell can earn these points in this turn; any roll if the cell is locked."""
    if cell.category in locked(rules.card, sheet.columns[cell.column]):
        return 1, 0
    return rolls_by_points(rules.card)[cell.category].get(points, (1, 0))
