"""A position of a game with columns is proved: a sheet some game can have, a hand, rolls left, what was called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Cell, Cells, Sheet, callable_cells, fillable_cells, is_sheet_full, rolls_of_turn
from engine.cards.sheet_scoring import CellScore, SheetHand, cells_now, score_sheet
from engine.checks.sheet_problems import sheet_problems
from engine.dice import Hand, contains, dump_dice, hand_index, rest, sub_keeps
from engine.errors import IllegalMove, InvalidPosition, Problem
from engine.games.position import Keep
from engine.words import counted, join_words, shown_number, span


@dataclass(frozen=True, slots=True)
class Announce:
    """Call this cell of the announce column: the turn has to fill it."""

    cell: Cell


SheetMove = Keep | CellScore | Announce


@dataclass(frozen=True, slots=True)
class SheetPosition:
    """A decision point: `hand` lies on the table, `rolls_left` may follow, `sheet` was proved.

    `called` is the category of the announce column that was called in this turn; `all_rolled` says that the last roll
    was one of all dice. Make one with `prove_sheet_position`; the constructor checks nothing.
    """

    rules: Rules
    sheet: Sheet
    hand: Hand
    rolls_left: int
    called: int | None = None
    all_rolled: bool = True

    @property
    def roll(self) -> int:
        """On which roll of the turn the hand was made, 1 the first."""
        return rolls_of_turn(self.rules, self.sheet) - self.rolls_left

    @property
    def scored(self) -> SheetHand:
        """What the hand gets in every cell."""
        return score_sheet(self.rules, self.sheet, self.hand, self.roll, self.called, all_rolled=self.all_rolled)

    @property
    def cells_to_call(self) -> Cells:
        """The cells that can be called now: after the first roll, where none was."""
        return callable_cells(self.rules, self.sheet) if self.called is None and self.roll == 1 else ()

    @property
    def must_roll_all(self) -> bool:
        """Whether only a roll of all dice lets anything be filled after it: nothing else is open, nothing was called.

        So it is before the last roll of a turn; before others there is another roll to do that.
        """
        if self.called is not None or self.rolls_left != 1:
            return False
        return all(cell.column == self.rules.announce_column for cell in fillable_cells(self.rules, self.sheet))


def legal_sheet_moves(position: SheetPosition) -> tuple[SheetMove, ...]:
    """Return every legal move: each distinct keep while rolls are left, each category that can be called, each cell."""
    keeps, calls = map(Keep, legal_keeps(position)), map(Announce, position.cells_to_call)
    return (*keeps, *calls, *position.scored.scores)


def legal_keeps(position: SheetPosition) -> tuple[Hand, ...]:
    """The dice that can be kept to roll the others."""
    if not position.rolls_left:
        return ()
    return ((),) if position.must_roll_all else tuple(sub_keeps(position.hand)[:-1])


def check_sheet_position(
    rules: Rules,
    sheet: Sheet | None,
    hand: Hand | None,
    rolls_left: int | None,
    called: int | None = None,
    all_rolled: bool | None = None,
) -> list[Problem]:
    """What the rules have against a position; None is not known, `all_rolled` None is left to the first roll."""
    problems: list[Problem] = []
    if sheet is not None:
        problems += sheet_problems(rules, sheet)
        if is_sheet_full(rules, sheet):
            problems.append(Problem("card-complete", ("scorecard",), "every cell is filled: the game is over"))
    problems += _hand_problems(rules, sheet, hand, rolls_left)
    if rules.announce_column < 0:
        return [*problems, *no_call_problems(called, all_rolled)]
    if sheet is not None and not problems:
        problems += call_problems(rules, sheet, rolls_left, called, all_rolled)
    return problems


def _hand_problems(rules: Rules, sheet: Sheet | None, hand: Hand | None, rolls_left: int | None) -> list[Problem]:
    problems, count = [], rules.ruleset.dice_count
    if hand is not None and hand not in hand_index(count):
        detail = f"dice must be {counted(count, 'die', 'dice')} of faces 1 to 6, not {dump_dice(hand) or 'none'}"
        problems.append(Problem("wrong-dice", ("dice",), detail, count, list(hand)))
    greatest = (rules.greatest_rolls if sheet is None else rolls_of_turn(rules, sheet)) - 1
    if rolls_left is not None and not 0 <= rolls_left <= greatest:
        detail = f"rolls_left must be {span(0, greatest)}, not {shown_number(rolls_left)}"
        problems.append(Problem("out-of-range", ("rolls_left",), detail, [0, greatest], rolls_left))
    return problems


def no_call_problems(called: int | str | None, all_rolled: bool | None) -> list[Problem]:
    """What is wrong with speaking of calls in a game where none are made."""
    problems = []
    if called is not None:
        problems.append(Problem("contradiction", ("announced",), "this game has no column to announce categories in"))
    if all_rolled:
        detail = "whether all dice were rolled matters only in games with a column to announce categories in"
        problems.append(Problem("contradiction", ("all_rolled",), detail))
    return problems


def call_problems(
    rules: Rules, sheet: Sheet, rolls_left: int | None, called: int | None, all_rolled: bool | None
) -> list[Problem]:
    """What the rules have against what was called, or was not, in the next turn of a sheet that is not full."""
    can_be_called = [cell.category for cell in callable_cells(rules, sheet)]
    allowed = [rules.categories[category] for category in can_be_called]
    if called is not None and called not in can_be_called:
        found = rules.categories[called]
        now = f"it can be {join_words(allowed, 'or')}" if allowed else "no category can"
        detail = f"{found} cannot have been announced in this turn; {now}"
        return [Problem("illegal-category", ("announced",), detail, allowed, found)]
    if rolls_left is None:
        return []
    first = rolls_left == rolls_of_turn(rules, sheet) - 1
    if first and all_rolled is False:
        return [Problem("contradiction", ("all_rolled",), "the first roll of a turn is one of all dice", True, False)]
    fresh = first if all_rolled is None else all_rolled
    if not fresh and not rolls_left and called is None and not cells_now(rules, sheet, None, all_rolled=False):
        detail = "nothing could be filled: only a column to announce is open, nothing was announced, and dice were kept"
        return [Problem("missing-field", ("announced",), detail, allowed)]
    return []


def prove_sheet_position(
    rules: Rules,
    sheet: Sheet,
    dice: Iterable[int],
    rolls_left: int,
    called: int | None = None,
    all_rolled: bool | None = None,
) -> SheetPosition:
    """The position, if a game can come to it; raises `InvalidPosition` with every problem."""
    hand = tuple(sorted(dice))
    problems = check_sheet_position(rules, sheet, hand, rolls_left, called, all_rolled)
    if problems:
        raise InvalidPosition(problems)
    fresh = rolls_left == rolls_of_turn(rules, sheet) - 1 if all_rolled is None else all_rolled
    return SheetPosition(rules, sheet, hand, rolls_left, called, fresh or rules.announce_column < 0)


def play_sheet_keep(position: SheetPosition, dice: Iterable[int], rolled: Iterable[int]) -> SheetPosition:
    """The position after keeping `dice` and rolling the others, which came up as `rolled`.

    Raises `IllegalMove` as `legal_sheet_keep` does, and where the number rolled is wrong.
    """
    keep, roll = legal_sheet_keep(position, dice).dice, tuple(sorted(rolled))
    count = len(rest(position.hand, keep))
    if len(roll) != count or not all(1 <= die <= 6 for die in roll):
        detail = f"what is rolled is {counted(count, 'die', 'dice')} of faces 1 to 6, not {dump_dice(roll) or 'none'}"
        raise IllegalMove([Problem("wrong-dice", ("rolled",), detail, count, list(roll))])
    fresh = not keep or position.rules.announce_column < 0
    hand = tuple(sorted(keep + roll))
    return replace(position, hand=hand, rolls_left=position.rolls_left - 1, all_rolled=fresh)


def legal_sheet_keep(position: SheetPosition, dice: Iterable[int]) -> Keep:
    """The move that keeps these dice and rerolls the others; raises `IllegalMove` where it is none."""
    keep = tuple(sorted(dice))
    allowed = _allowed_names(position)
    if position.rolls_left == 0:
        detail = f"no roll is left, so nothing can be kept; a cell can be scored: {join_words(allowed, 'or')}"
        problem = Problem("no-roll-left", ("keep",), detail, allowed, list(keep))
    elif not contains(position.hand, keep):
        detail = f"{dump_dice(keep)} cannot be kept from {dump_dice(position.hand)}"
        problem = Problem("keep-not-in-hand", ("keep",), detail, list(position.hand), list(keep))
    elif keep == position.hand:
        detail = (
            f"with every die kept there is nothing to roll; keep fewer, or score a cell: {join_words(allowed, 'or')}"
        )
        problem = Problem("keeps-every-die", ("keep",), detail, allowed, list(keep))
    elif position.must_roll_all and keep:
        detail = "nothing could be filled after this roll: only a column to announce is open, and nothing was announced"
        problem = Problem("illegal-keep", ("keep",), detail, [], list(keep))
    else:
        return Keep(keep)
    raise IllegalMove([problem])


def legal_cell_score(position: SheetPosition, cell: Cell) -> CellScore:
    """The move that fills the cell with the hand; raises `IllegalMove` where the rules do not allow it."""
    scored = position.scored
    if cell in scored.legal:
        return scored.score(cell)
    allowed = _allowed_names(position)
    name = cell_name(position.rules, cell)
    can = f"allowed: {join_words(allowed, 'or')}" if allowed else "no cell may"
    detail = f"{name} may not be filled with {dump_dice(position.hand)} now; {can}"
    raise IllegalMove([Problem("illegal-category", ("category",), detail, allowed, name)])


def legal_call(position: SheetPosition, category: int) -> Announce:
    """The move that calls a category; raises `IllegalMove` where none can be called, or not this one."""
    cell = Cell(position.rules.announce_column, category)
    can = position.cells_to_call
    if cell in can:
        return Announce(cell)
    allowed, found = [position.rules.categories[each.category] for each in can], position.rules.categories[category]
    if position.rules.announce_column < 0:
        detail = "this game has no column to announce categories in"
    elif position.called is not None:
        detail = f"{position.rules.categories[position.called]} was announced already in this turn"
    elif position.roll != 1:
        detail = "a category is announced after the first roll of a turn, not later"
    else:
        can_be = f"it can be {join_words(allowed, 'or')}" if allowed else "none can"
        detail = f"{found} cannot be announced now; {can_be}"
    raise IllegalMove([Problem("illegal-announce", ("category",), detail, allowed, found)])


def play_call(position: SheetPosition, category: int) -> SheetPosition:
    """The position after calling a category; raises `IllegalMove` as `legal_call` does."""
    return replace(position, called=legal_call(position, category).cell.category)


def play_cell_score(position: SheetPosition, cell: Cell) -> Sheet:
    """The sheet after filling the cell with the hand; raises `IllegalMove` as `legal_cell_score` does."""
    return fill_cell(position.sheet, legal_cell_score(position, cell))


def fill_cell(sheet: Sheet, score: CellScore) -> Sheet:
    """The sheet with one more cell filled, as the (legal) move says."""
    (column, category), columns = score.cell, list(sheet.columns)
    card = columns[column]
    points = (*card.points[:category], (*card.points[category], score.points), *card.points[category + 1 :])
    columns[column] = Scorecard(points, card.extra_bonus_count + (score.extra_bonus > 0))
    return Sheet(tuple(columns))


def cell_name(rules: Rules, cell: Cell) -> str:
    """A cell in words: ``ones of down``."""
    return f"{rules.categories[cell.category]} of {rules.columns[cell.column].column.id}"


def _allowed_names(position: SheetPosition) -> list[str]:
    return [cell_name(position.rules, cell) for cell in position.scored.legal]
