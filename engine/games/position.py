"""Proved positions: a sheet that can occur in a game, a hand, the rolls left, and the called category."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.cards.rules import Cell, Cells, Rules
from engine.cards.scorecard import Scorecard, made_marks, open_categories, upper_total
from engine.cards.scoring import ScoredHand, joker_live, score_hand
from engine.cards.sheet import Sheet, callable_cells, fillable_cells, is_sheet_full, rolls_of_turn
from engine.cards.totals import points_so_far, sheet_total
from engine.checks.sheet_problems import sheet_problems
from engine.dice import Hand, dump_dice, hand_index
from engine.errors import InvalidPosition, Problem
from engine.rulesets.compiled import Categories, CompiledRuleset
from engine.words import describe_range, format_number, list_allowed, pluralize


@dataclass(frozen=True)
class Position:
    """A decision point: the `hand` on the table, the `rolls_left` after it, and a proved `sheet`.

    `announced` is the category of the announce column that was called in this turn; `all_rolled` is whether the last
    roll was of all dice. Use `prove_position` to create one; the constructor checks nothing.
    """

    rules: Rules
    sheet: Sheet
    hand: Hand
    rolls_left: int
    announced: int | None = None
    all_rolled: bool = True

    @property
    def roll(self) -> int:
        """Return the roll of the turn that made the hand, counted from 1."""
        return rolls_of_turn(self.rules, self.sheet) - self.rolls_left

    @cached_property
    def scored(self) -> ScoredHand:
        """Return the scores of the hand in every cell."""
        rules, announce = self.rules, self.rules.announce_column
        allowed: Cells | None = None
        if self.announced is not None:
            allowed = (Cell(announce, self.announced),)
        elif not self.all_rolled:
            allowed = tuple(cell for cell in fillable_cells(rules, self.sheet) if cell.column != announce)
        return score_hand(rules, self.sheet, self.hand, self.roll, allowed)

    @property
    def cells_to_call(self) -> Cells:
        """Return the cells that can be called now: after the first roll, if none was called."""
        if self.rules.announce_column < 0 or self.announced is not None or self.roll != 1:
            return ()
        return callable_cells(self.rules, self.sheet)

    @property
    def must_roll_all(self) -> bool:
        """Return whether a turn without a call needs a roll of all dice to fill anything.

        This only applies before the last roll of a turn: earlier, all dice can still be rolled later.
        """
        if self.rules.announce_column < 0 or self.announced is not None or self.rolls_left != 1:
            return False
        return _only_calls(self.rules, self.sheet)

    @property
    def live(self) -> bool:
        """Return whether the next further hand of equal dice earns the extra bonus."""
        return joker_live(self.rules, self.sheet)

    @property
    def points_so_far(self) -> int:
        """Return the points so far."""
        return points_so_far(self.rules, self.sheet)

    # --- Facts of a game of one card. ---

    @property
    def compiled(self) -> CompiledRuleset:
        """Return the numbers of the card."""
        return self.rules.card

    @property
    def card(self) -> Scorecard:
        """Return the only column."""
        return self.sheet.card

    @cached_property
    def open_categories(self) -> Categories:
        """Return the open categories of the card."""
        return open_categories(self.compiled, self.card)

    @property
    def made(self) -> Categories:
        """Return the ruleset's marks that were filled with points."""
        return made_marks(self.compiled, self.card)

    @cached_property
    def upper_total(self) -> int:
        """Return the upper total, capped at the greatest one that matters."""
        return min(upper_total(self.compiled, self.card), self.compiled.upper_cap)

    @property
    def total_so_far(self) -> int:
        """Return the points so far, including the upper bonus that they earn."""
        return sheet_total(self.rules, self.sheet)


def sheet_of(situation: Sheet | Position) -> Sheet:
    """Return the sheet of a position, or the given sheet between turns."""
    return situation.sheet if isinstance(situation, Position) else situation


def _only_calls(rules: Rules, sheet: Sheet) -> bool:
    """Return whether filling anything needs a call or a roll of all dice."""
    return all(cell.column == rules.announce_column for cell in fillable_cells(rules, sheet))


def check_position(
    rules: Rules,
    sheet: Sheet | None,
    hand: Hand | None,
    rolls_left: int | None,
    announced: int | None = None,
    all_rolled: bool | None = None,
) -> list[Problem]:
    """Return the problems of a position; None is unknown, and `all_rolled` None is derived from the roll."""
    problems: list[Problem] = []
    if sheet is not None:
        problems += sheet_problems(rules, sheet)
        if is_sheet_full(rules, sheet):
            detail = f"every {rules.cell_word} is filled: the game is over"
            problems.append(Problem("card-complete", ("scorecard",), detail))
    rolls = rules.greatest_rolls if sheet is None else rolls_of_turn(rules, sheet)
    problems += hand_problems(rules.ruleset.dice_count, hand, rolls_left, rolls)
    if rules.announce_column < 0:
        return [*problems, *no_call_problems(announced, all_rolled)]
    if sheet is not None and not problems:
        problems += call_problems(rules, sheet, rolls_left, announced, all_rolled)
    return problems


def hand_problems(dice_count: int, hand: Hand | None, rolls_left: int | None, rolls: int) -> list[Problem]:
    """Return the problems of a sorted hand and the rolls left, in a turn of `rolls` rolls; None is unknown."""
    problems = []
    if hand is not None and hand not in hand_index(dice_count):
        dice = pluralize(dice_count, "die", "dice")
        detail = f"dice must be {dice} of faces 1 to 6, not {dump_dice(hand) or 'none'}"
        problems.append(Problem("wrong-dice", ("dice",), detail, found=list(hand), expected=dice_count))
    if rolls_left is not None and not 0 <= rolls_left < rolls:
        detail = f"rolls_left must be {describe_range(0, rolls - 1)}, not {format_number(rolls_left)}"
        wrong = Problem("out-of-range", ("rolls_left",), detail, found=rolls_left, minimum=0, maximum=rolls - 1)
        problems.append(wrong)
    return problems


def no_call_problems(announced: int | str | None, all_rolled: bool | None) -> list[Problem]:
    """Return the problems of calls in a game that has none."""
    problems = []
    if announced is not None:
        problems.append(Problem("contradiction", ("announced",), "this game has no announce column"))
    if all_rolled:
        detail = "all_rolled must be absent or false: this game has no announce column"
        problems.append(Problem("contradiction", ("all_rolled",), detail))
    return problems


def call_problems(
    rules: Rules, sheet: Sheet, rolls_left: int | None, announced: int | None, all_rolled: bool | None
) -> list[Problem]:
    """Return the problems of a call, or of a missing one, in the next turn of a sheet that is not full."""
    can_be_called = [cell.category for cell in callable_cells(rules, sheet)]
    allowed = tuple(rules.categories[category] for category in can_be_called)
    if announced is not None and announced not in can_be_called:
        found = rules.categories[announced]
        detail = f"{found} cannot have been announced in this turn; {list_allowed(allowed)}"
        return [Problem("illegal-category", ("announced",), detail, found=found, choices=allowed)]
    if rolls_left is None:
        return []
    first = rolls_left == rolls_of_turn(rules, sheet) - 1
    if first and all_rolled is False:
        detail = "all_rolled must be true for the first roll of a turn"
        return [Problem("contradiction", ("all_rolled",), detail, found=False)]
    fresh = first if all_rolled is None else all_rolled
    if not fresh and not rolls_left and announced is None and _only_calls(rules, sheet):
        detail = "announced is missing: only the announce column is open, and dice were kept"
        return [Problem("missing-field", ("announced",), detail, choices=allowed)]
    return []


def prove_position(
    rules: Rules,
    sheet: Sheet,
    dice: Iterable[int],
    rolls_left: int,
    announced: int | None = None,
    all_rolled: bool | None = None,
) -> Position:
    """Return the position if it can occur in a game; raises `InvalidPosition` with all problems."""
    hand = tuple(sorted(dice))
    problems = check_position(rules, sheet, hand, rolls_left, announced, all_rolled)
    if problems:
        raise InvalidPosition(problems)
    fresh = rolls_left == rolls_of_turn(rules, sheet) - 1 if all_rolled is None else all_rolled
    return Position(rules, sheet, hand, rolls_left, announced, fresh or rules.announce_column < 0)
