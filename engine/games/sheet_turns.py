"""The turns of a game with columns: which cell each fills, and what was called in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Self

from engine.cards.orders import rolls_by_points
from engine.cards.played import Earned, PlayedTurn
from engine.cards.possible_points import possible_cell_points
from engine.cards.rules import Rules
from engine.cards.scorecard import open_categories
from engine.cards.sheet import Cell, Sheet, empty_sheet, fillable_cells, is_sheet_full, rolls_of_turn
from engine.cards.sheet_scoring import CellScore, SheetHand, score_sheet
from engine.checks.card_problems import column_rule
from engine.dice import Hand, dump_dice
from engine.doubt import Box
from engine.errors import GREATEST_PROBLEM_COUNT, Path
from engine.games.sheet_position import call_problems, cell_name, fill_cell
from engine.games.turn import DiceReport, Turn
from engine.games.turns import NO_ROLLS, TurnsCheck
from engine.text.names import column_meanings, unclear_category, unclear_column
from engine.words import join_words

PlayedSheetTurn = PlayedTurn[Sheet, CellScore]


class SheetTurns(TurnsCheck[Sheet, Cell, CellScore]):
    """Turns that fill cells.

    What a turn may fill depends on what was called in it and, in the column to announce, on whether its last roll was
    one of all dice: where what was kept is not told, it was.
    """

    def __init__(
        self,
        rules: Rules,
        path: Path,
        room: int = GREATEST_PROBLEM_COUNT,
        rolls: Mapping[int, int] = NO_ROLLS,
        with_extra_bonus: Collection[int] = (),
    ) -> None:
        start = empty_sheet(rules)
        super().__init__(rules.ruleset, rules.card, rules.turns, start, path, room, rolls, with_extra_bonus)
        self.rules = rules
        self._called: int | None = None
        self._all: tuple[Turn, ...] = ()
        self._named: set[tuple[int | None, int | None]] | None = None

    def all(self, turns: Iterable[Turn]) -> Self:
        """The same after these turns."""
        self._all = tuple(turns)
        return super().all(self._all)

    def _start(self) -> bool:
        self._called = None
        return not is_sheet_full(self.rules, self.card)

    def _greatest_rolls(self) -> int:
        return rolls_of_turn(self.rules, self.card)

    def _find(self, turn: Turn, dice: DiceReport) -> Cell | None:
        assert turn.category is not None  # noqa: S101  the turns without one are in progress
        column, category = self._find_column(turn.column), self._meant(turn.category)
        if category is None:
            self._note_name(unclear_category, turn.category, "category")
        cell = None if column is None or category is None else Cell(column, category)
        if cell is not None and self.card.columns[cell.column].points[cell.category]:
            self._note_filled(cell)
            # Who called a cell that is filled already made one mistake.
            if turn.announced is None or Cell(self.rules.announce_column, self._meant(turn.announced) or 0) != cell:
                self._find_call(turn)
            return None
        self._find_call(turn, cell)
        if cell is not None:
            self._check_call(turn, cell, dice)
        return cell

    def _find_column(self, name: str | None) -> int | None:
        ids = list(self._ruleset.column_ids)
        if name is None and len(ids) == 1:
            return 0
        if name is None:
            detail = f"a turn needs the column that it fills: {join_words(ids, 'or')}"
            self._note("missing-column", ("column",), detail, expected=ids)
            return None
        column = self._meant_column(name)
        if column is None:
            self._note_name(unclear_column, name, "column")
        return column

    def _meant_column(self, name: str | None) -> int | None:
        meant = () if name is None else column_meanings(self._ruleset, name)
        return self._ruleset.column_ids.index(meant[0]) if len(meant) == 1 else None

    def _note_filled(self, cell: Cell) -> None:
        found, expected = self._name(cell), open_categories(self.rules.card, self.card.columns[cell.column])
        names = [self._name(Cell(cell.column, category)) for category in expected]
        detail = f"{found} was filled in an earlier turn"
        self._note("category-filled", ("category",), detail, expected=names, found=found)

    def _find_call(self, turn: Turn, cell: Cell | None = None) -> None:
        """What was called; where it cannot have been, nothing was. That an open cell comes later is said of it."""
        if turn.announced is None:
            return
        if self.rules.announce_column < 0:
            detail = "this game has no column to announce categories in"
            self._note("contradiction", ("announced",), detail, found=turn.announced)
            return
        called = self._meant(turn.announced)
        if called is None:
            self._note_name(unclear_category, turn.announced, "announced")
            return
        problems = call_problems(self.rules, self.card, None, called, None)
        later = cell == Cell(self.rules.announce_column, called) and cell not in fillable_cells(self.rules, self.card)
        if problems and not later:
            self.problems.extend(problem.below(*self._turn) for problem in problems)
        elif not problems:
            self._called = called

    def _check_call(self, turn: Turn, cell: Cell, dice: DiceReport) -> None:
        """Whether what was called, or was not, lets a cell be filled; after that what was called is this cell."""
        announce = self.rules.announce_column
        if self._called is not None:
            wanted = Cell(announce, self._called)
            if cell != wanted:
                found, expected = self._name(cell), self._name(wanted)
                detail = f"{self.rules.categories[self._called]} was announced: the turn fills {expected}, not {found}"
                self._note("illegal-category", ("category",), detail, expected=[expected], found=found)
                self._called = None
        elif turn.announced is None and cell.column == announce and not dice.all_rolled:
            in_order, found = fillable_cells(self.rules, self.card), self._name(cell)
            if cell not in in_order:
                return
            others = [self._name(each) for each in in_order if each.column != announce]
            detail = f"{found} was not announced, and not all dice were rolled at once in the last roll"
            self._note("illegal-category", ("category",), detail, expected=others, found=found)

    def _skip(self, turn: Turn) -> None:
        """Fill what a void turn can have meant, so that later ones are not wrong for its sake.

        It is a cell that no other turn names. Where there are several, it is one that others in its column wait for.
        """
        if self._named is None:
            self._named = {(self._meant_column(each.column), self._meant(each.category)) for each in self._all}
        named = self._named
        column, category = self._meant_column(turn.column), self._meant(turn.category)
        can_be = [
            cell
            for cell in fillable_cells(self.rules, self.card)
            if column in (None, cell.column) and category in (None, cell.category) and cell not in named
        ]
        ordered = {place for place, each in enumerate(self.rules.columns) if each.column.order in ("down", "up")}
        awaited = [cell for cell in can_be if cell.column in ordered.intersection(place for place, _ in named)]
        if can_be and (category is not None or len(awaited or can_be) == 1):
            cell = (awaited or can_be)[0]
            self.card = fill_cell(self.card, CellScore(cell, turn.points or 0, turn.extra_bonus or 0))

    def _may_wait(self, turn: Turn, dice: DiceReport) -> bool:
        if turn.column is not None:
            return False
        self._find_call(turn)
        if turn.announced is None and turn.roll is not None and turn.roll <= self._greatest_rolls():
            left = self._greatest_rolls() - turn.roll
            problems = call_problems(self.rules, self.card, left, None, dice.all_rolled)
            self.problems.extend(problem.below(*self._turn) for problem in problems)
        return True

    def _wait(self, turn: Turn) -> None:
        roll = turn.roll or 1
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, None, roll, self._called))

    def _name(self, place: Cell) -> str:
        return cell_name(self.rules, place)

    def _category(self, place: Cell) -> int:
        return place.category

    def _box(self, place: Cell) -> tuple[Box, int]:
        return Box(*place), 0

    def _hand(self, hand: Hand, roll: int) -> SheetHand:
        """What a hand gets, where it was checked already what was called and what was rolled."""
        return score_sheet(self.rules, self.card, hand, roll, self._called)

    def _paid(self, place: Cell, hand: Hand, roll: int) -> tuple[int, int, bool]:
        scored = self._hand(hand, roll)
        score = scored.score(place)
        return score.points, score.extra_bonus, place in scored.legal

    def _scored(self, place: Cell, points: int, extra_bonus: int) -> CellScore:
        return CellScore(place, points, extra_bonus)

    def _note_not_allowed(self, place: Cell, hand: Hand) -> None:
        if self._check_order(place):
            return
        found, expected = self._name(place), [self._name(cell) for cell in self._hand(hand, 1).legal]
        detail = f"{found} may not be filled with {dump_dice(hand)} now; allowed: {', '.join(expected)}"
        self._note("illegal-category", ("category",), detail, expected=expected, found=found)

    def _check_order(self, place: Cell) -> bool:
        in_order = fillable_cells(self.rules, self.card)
        if place in in_order:
            return False
        found, expected = self._name(place), [self._name(cell) for cell in in_order if cell.column == place.column]
        rule = column_rule(self.rules.columns[place.column].column)
        detail = f"{found} is filled before {expected[0]}; {rule}"
        self._note("out-of-order", ("category",), detail, expected=expected, found=found)
        return True

    def _possible_points(self, place: Cell) -> dict[int, tuple[int, ...]]:
        if place not in fillable_cells(self.rules, self.card):
            return dict.fromkeys(self.rules.card.payable[place.category], (0,))
        return possible_cell_points(self.rules, self.card, place, self._called)

    def _rolls_of_points(self, place: Cell, points: int) -> tuple[int, int]:
        return rolls_by_points(self.rules.card)[place.category].get(points, (1, 0))

    def _play(self, turn: Turn, score: CellScore, told: CellScore, earned: Earned) -> None:
        played = PlayedTurn(self.card, turn.hands, turn.sorted_keeps, score, earned.fewest, self._called)
        self.played.append(played)
        before, self.card = self.card, fill_cell(self.card, score)
        self.told = self.card if told is score and self.told is before else fill_cell(self.told, told)
