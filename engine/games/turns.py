"""One player's turns in sequence: the cells they fill, their earnings, and all problems."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, Self

from engine.cards.played import Assumption, Earned, PlayedTurn
from engine.cards.rules import Cell, Rules
from engine.cards.scorecard import made_marks, open_categories
from engine.cards.scoring import Score, ScoredHand, possible_points, rolls_of_points, score_hand
from engine.cards.sheet import empty_sheet, fillable_cells, rolls_of_turn
from engine.checks.column_problems import order_rule
from engine.checks.joker_problems import equal_dice
from engine.dice import Hand, dump_dice
from engine.doubt import EXTRA_BONUS_COUNT, FURTHER_EXTRA_BONUSES, Box, Change, Doubt, as_corrections, make_doubt
from engine.errors import GREATEST_PROBLEM_COUNT, UNSAID, Path, Problem, Problems
from engine.games.moves import fill
from engine.games.position import call_problems
from engine.games.readings import Step, extra_rolls_at_start
from engine.games.turn import DiceReport, Turn, check_dice
from engine.problem_codes import ProblemCode
from engine.rulesets.paid_by_roll import OpenRoll, PaidByRoll, dump_paid_by_roll
from engine.text.known_names import NamedKind
from engine.text.names import meanings, unclear_name
from engine.words import describe_numbers, list_allowed, pluralize

NO_ROLLS: Final[Mapping[int, int]] = MappingProxyType({})
"""No known rolls: hands without a stated roll are assumed to be from the first one."""


class TurnsCheck:
    """The check of a player's turns so far; at most `limit` problems are stored.

    `sheet` is the real sheet, `cells` are the filled cells by number of the turn, and `problems` have paths that start
    with `path`. `told` is the sheet as the player has it, wrong points included: a total that agrees with it is not
    reported. A void turn has an unknown cell, or one that is already filled; it fills nothing, and totals that include
    it cannot be compared.

    Assumptions replace missing data. A single hand was made on the first roll, except in the turns of `rolls`. A turn
    without dice earned no extra bonus, except in `with_extra_bonus`. Without keeps, the last roll was of all dice.
    Assumptions that affect points or totals are in `open_rolls` and `open_extra_bonuses`. `doubts` are about cells with
    impossible points; with `joker_doubtful`, it is unknown which later turns earned extra bonuses. `open_doubts` are
    the possible earnings of ambiguous turns, by turn. `extra_rolls` are all possible numbers; every turn is assumed to
    use as few as possible.
    """

    def __init__(
        self,
        rules: Rules,
        path: Path,
        limit: int = GREATEST_PROBLEM_COUNT,
        rolls: Mapping[int, int] = NO_ROLLS,
        with_extra_bonus: Collection[int] = (),
    ) -> None:
        self.rules = rules
        self.path = path
        self.problems = Problems(limit)
        self.played: list[PlayedTurn] = []
        self.cells: dict[int, Cell] = {}
        self.open_rolls: list[OpenRoll] = []
        self.open_extra_bonuses: dict[int, Assumption] = {}
        self.doubts: list[Doubt] = []
        self.open_doubts: dict[int, Doubt] = {}
        self.joker_doubtful = False
        self.sheet = self.told = empty_sheet(rules)
        self.extra_rolls = extra_rolls_at_start(rules.card)
        self.void = False
        self._rolls = rolls
        self._with_extra_bonus = with_extra_bonus
        self._all: tuple[Turn, ...] = ()
        self._named: set[tuple[int | None, int | None]] | None = None
        self._taken: list[tuple[int, int, bool]] = []
        self._turn: Path = path
        self._count = self._filled = 0
        self._announced: int | None = None
        self._too_many = False
        self._in_progress = False

    def all(self, turns: Iterable[Turn]) -> Self:
        """Take these turns and return this check."""
        self._all = tuple(turns)
        for turn in self._all:
            self.take(turn)
        return self

    def take(self, turn: Turn) -> None:
        """Take the next turn."""
        if self._in_progress:
            self._note("missing-category", "category", "category is missing: only the last turn can be in progress")
        self._turn = (*self.path, "turns", self._count)
        self._count += 1
        self._announced = None
        self._in_progress = False
        if self._filled == self.rules.turns:
            self._refuse_turn()
            return
        dice = check_dice(self.rules.ruleset, turn, self._greatest_rolls)
        self.problems.extend(problem.below(*self._turn) for problem in dice.problems)
        if turn.category is None:
            self._take_unfinished(turn, dice)
            return
        cell = self._find(turn, turn.category, dice)
        if cell is None:
            self.void = True
            self._skip(turn)
            return
        if dice.hand is None or (not dice.reliable and turn.points is not None):
            earned = self._told_points(turn, cell)
        else:
            if not dice.reliable:
                self._doubt(cell)
            earned = self._hand_points(turn, cell, dice.hand)
        self._fill(turn, cell, earned)

    def steps(self) -> list[Step]:
        """Return all turns that took rolls, with their possible earnings by roll."""
        losses = {roll.turn: roll.losses for roll in self.open_rolls}
        return [Step(turn, losses.get(turn, {fewest: 0}), bound) for turn, fewest, bound in self._taken]

    @property
    def _greatest_rolls(self) -> int:
        """Return the most rolls that the turn can have."""
        return rolls_of_turn(self.rules, self.sheet)

    def _note(self, code: ProblemCode, key: str, detail: str, found: object = UNSAID) -> None:
        """Note a problem at a key of the turn."""
        self._add(Problem(code, (key,), detail, found=found))

    def _add(self, problem: Problem) -> None:
        """Note a problem in the turn."""
        self.problems.append(problem.below(*self._turn))

    def _refuse_turn(self) -> None:
        if not self._too_many:
            detail = f"the game was over: the card was full after {pluralize(self.rules.turns, 'turn')}"
            self._add(Problem("too-many-turns", (), detail, found=self._count, maximum=self.rules.turns))
        self._too_many = True

    def _take_unfinished(self, turn: Turn, dice: DiceReport) -> None:
        if not turn.rolls or turn.points is not None or turn.extra_bonus is not None or not self._may_wait(turn, dice):
            detail = "category is missing: a turn needs one unless it has only dice"
            self._note("missing-category", "category", detail)
            self.void = True
            return
        self._in_progress = True
        self._note_played(turn, None, turn.roll or 1)

    def _may_wait(self, turn: Turn, dice: DiceReport) -> bool:
        """Return whether a turn without a category is still in progress, and note the problems of its call."""
        turn = self._without_words_of_columns(turn)
        if turn.column is not None:
            return False
        self._find_call(turn)
        if turn.announced is None and turn.roll is not None and turn.roll <= self._greatest_rolls:
            left = self._greatest_rolls - turn.roll
            problems = call_problems(self.rules, self.sheet, left, None, dice.all_rolled)
            self.problems.extend(problem.below(*self._turn) for problem in problems)
        return True

    def _find(self, turn: Turn, category_name: str, dice: DiceReport) -> Cell | None:
        """Return the cell that the turn fills; if it has none, note the problem and return None."""
        turn = self._without_words_of_columns(turn)
        column, category = self._find_column(turn.column), self._meant(category_name)
        if category is None:
            self._note_name(category_name, "category")
        cell = None if column is None or category is None else Cell(column, category)
        if cell is not None and self._is_filled(cell):
            self._note_filled(cell)
            # Calling and filling the same closed cell is one mistake.
            if turn.announced is None or Cell(self.rules.announce_column, self._meant(turn.announced) or 0) != cell:
                self._find_call(turn)
            return None
        self._find_call(turn, cell)
        if cell is not None:
            self._check_call(turn, cell, dice)
        return cell

    def _without_words_of_columns(self, turn: Turn) -> Turn:
        """Return a turn without references to columns in a game without named columns, and note them."""
        if self.rules.named or (turn.column is None and turn.announced is None):
            return turn
        if turn.column is not None:
            detail = "column is not allowed: this game has no columns"
            self._note("contradiction", "column", detail, found=turn.column)
        if turn.announced is not None:
            self._refuse_call(turn.announced)
        return replace(turn, column=None, announced=None)

    def _refuse_call(self, name: str) -> None:
        detail = "this game has no announce column"
        self._note("contradiction", "announced", detail, found=name)

    def _find_column(self, name: str | None) -> int | None:
        if name is None and len(self.rules.columns) == 1:
            return 0
        if name is None:
            ids = self.rules.ruleset.column_ids
            detail = f"column is missing; {list_allowed(ids)}"
            self._add(Problem("missing-column", ("column",), detail, choices=ids))
            return None
        column = self._meant_column(name)
        if column is None:
            self._note_name(name, "column", "column")
        return column

    def _meant_column(self, name: str | None) -> int | None:
        meant = () if name is None else meanings(self.rules.ruleset, name, "column")
        return self.rules.ruleset.column_ids.index(meant[0]) if len(meant) == 1 else None

    def _meant(self, name: str | None) -> int | None:
        """Return the category with this name."""
        categories = self.rules.categories
        # Ids take precedence over all other names, and most names are ids.
        meant = () if name is None else (name,) if name in categories else meanings(self.rules.ruleset, name)
        return categories.index(meant[0]) if len(meant) == 1 else None

    def _note_name(self, name: str, key: str, what: NamedKind = "category") -> None:
        """Note why a name is not clear."""
        # Finding similar names takes longer than everything else here.
        if self.problems.full:
            self.problems.count += 1
        else:
            self.problems.append(unclear_name(self.rules.ruleset, name, what).below(*self._turn, key))

    def _is_filled(self, cell: Cell) -> bool:
        """Return whether a cell is full."""
        return len(self.sheet.columns[cell.column].points[cell.category]) >= self.rules.card.times[cell.category]

    def _note_filled(self, cell: Cell) -> None:
        found, times = self.rules.cell_name(cell), self.rules.card.times[cell.category]
        still_open = open_categories(self.rules.card, self.sheet.columns[cell.column])
        choices = tuple(self.rules.cell_name(Cell(cell.column, category)) for category in still_open)
        detail = f"{found} was already filled in {'an earlier turn' if times == 1 else f'{times} earlier turns'}"
        self._add(Problem("category-filled", ("category",), detail, found=found, choices=choices))

    def _find_call(self, turn: Turn, cell: Cell | None = None) -> None:
        """Find the called category, if the call is possible; for a cell that is not yet due, only note its order."""
        if turn.announced is None:
            return
        if self.rules.announce_column < 0:
            self._refuse_call(turn.announced)
            return
        called = self._meant(turn.announced)
        if called is None:
            self._note_name(turn.announced, "announced")
            return
        problems = call_problems(self.rules, self.sheet, None, called, None)
        later = cell == Cell(self.rules.announce_column, called) and cell not in fillable_cells(self.rules, self.sheet)
        if problems and not later:
            self.problems.extend(problem.below(*self._turn) for problem in problems)
        elif not problems:
            self._announced = called

    def _check_call(self, turn: Turn, cell: Cell, dice: DiceReport) -> None:
        """Note a cell that contradicts the call or its absence; afterwards, the call is assumed to be of this cell."""
        announce, name = self.rules.announce_column, self.rules.cell_name
        if self._announced is not None:
            wanted = Cell(announce, self._announced)
            if cell != wanted:
                found, expected, called = name(cell), name(wanted), self.rules.categories[self._announced]
                detail = f"{called} was announced: the turn fills {expected}, not {found}"
                self._add(Problem("illegal-category", ("category",), detail, found=found, choices=(expected,)))
                self._announced = None
        elif turn.announced is None and cell.column == announce and not dice.all_rolled:
            in_order, found = fillable_cells(self.rules, self.sheet), name(cell)
            if cell not in in_order:
                return
            others = tuple(name(each) for each in in_order if each.column != announce)
            detail = f"{found} was not announced, and not all dice were rolled at once in the last roll"
            self._add(Problem("illegal-category", ("category",), detail, found=found, choices=others))

    def _skip(self, turn: Turn) -> None:
        """Continue after a void turn."""
        self._note_rolls(turn.roll or 1)
        self.extra_rolls = self.extra_rolls.after(turn.roll or 1, turn.roll)
        cell = self._guess(turn) if self.rules.named else None
        if cell is None:
            self.sheet = replace(self.sheet, extra_rolls=self.extra_rolls.greatest)
        else:
            score = Score(cell, turn.points or 0, turn.extra_bonus or 0)
            self.sheet = fill(self.sheet, score, self.extra_rolls.greatest)
            self._filled += 1

    def _guess(self, turn: Turn) -> Cell | None:
        """Return the likely cell of a void turn, so that later turns are not reported because of it.

        No other turn names it. If there are several, other cells of its column wait for it.
        """
        if self._named is None:
            self._named = {(self._meant_column(each.column), self._meant(each.category)) for each in self._all}
        named = self._named
        column, category = self._meant_column(turn.column), self._meant(turn.category)
        can_be = [
            cell
            for cell in fillable_cells(self.rules, self.sheet)
            if column in (None, cell.column) and category in (None, cell.category) and cell not in named
        ]
        ordered = {place for place, each in enumerate(self.rules.columns) if each.column.order in ("down", "up")}
        awaited = [cell for cell in can_be if cell.column in ordered.intersection(place for place, _ in named)]
        if can_be and (category is not None or len(awaited or can_be) == 1):
            return (awaited or can_be)[0]
        return None

    def _hand(self, hand: Hand, roll: int) -> ScoredHand:
        """Return the scores of a hand, given that its call and rolls were checked."""
        called = None if self._announced is None else (Cell(self.rules.announce_column, self._announced),)
        return score_hand(self.rules, self.sheet, hand, roll, called)

    def _box(self, cell: Cell) -> tuple[Box, int]:
        """Return the box of a cell, and the number of its next filling."""
        return Box(*cell), len(self.sheet.columns[cell.column].points[cell.category])

    def _why_locked(self, cell: Cell) -> str:
        """Return a clause for the requirement of a cell that pays nothing yet; empty if it is not locked."""
        required = self.rules.card.requires[cell.category]
        if required < 0 or required in made_marks(self.rules.card, self.sheet.columns[cell.column]):
            return ""
        return f", because {self.rules.cell_name(Cell(cell.column, required))} was not filled with points before"

    def _note_not_allowed(self, cell: Cell, hand: Hand) -> None:
        """Note that a cell may not be filled with the hand."""
        if self._check_order(cell):
            return
        found, choices = self.rules.cell_name(cell), tuple(map(self.rules.cell_name, self._hand(hand, 1).legal))
        detail = f"{found} cannot be filled with {dump_dice(hand)} now; allowed: {', '.join(choices)}"
        self._add(Problem("illegal-category", ("category",), detail, found=found, choices=choices))

    def _check_order(self, cell: Cell) -> bool:
        """Note an open cell that is not yet due for any hand, and return whether that is so."""
        in_order = fillable_cells(self.rules, self.sheet)
        if cell in in_order:
            return False
        found, name = self.rules.cell_name(cell), self.rules.cell_name
        choices = tuple(name(each) for each in in_order if each.column == cell.column)
        detail = f"{found} is filled before {choices[0]}; {order_rule(self.rules, cell.column)}"
        self._add(Problem("out-of-order", ("category",), detail, found=found, choices=choices))
        return True

    def _hand_points(self, turn: Turn, cell: Cell, hand: Hand) -> Earned:
        """Return the earnings of a hand, whatever was claimed; in a cell that was not allowed, the claim counts."""
        pays: PaidByRoll = {}
        for roll in self._rolls_of(turn):
            scored = self._hand(hand, roll)
            score = scored.score(cell)
            pays.setdefault(score.points, []).append(roll)
        if turn.points is None and len(pays) > 1:
            box, filling = self._box(cell)
            changes = (Change(box, filling, paid, (*self._turn, "points")) for paid in sorted(pays))
            self.open_doubts[self._count - 1] = make_doubt(as_corrections(changes))
        points = next(iter(pays)) if turn.points is None or turn.points not in pays else turn.points
        rolls = pays[points]
        if cell in scored.legal:
            self._check_hand_points(turn, cell, hand, pays)
        else:
            self._note_not_allowed(cell, hand)
            if turn.points in self.rules.card.payable[cell.category]:
                points = turn.points
        self._check_extra_bonus(turn, (score.extra_bonus,))
        any_later = turn.roll is None and max(rolls) == len(self.rules.card.roll_points)
        return Earned(points, (score.extra_bonus,), min(rolls), None if any_later else max(rolls))

    def _rolls_of(self, turn: Turn) -> list[int]:
        """Return the rolls that may have made the last hand of a turn, as far as points distinguish them.

        The assumed one comes first; the last of the others represents all later ones.
        """
        if turn.roll is not None:
            return [turn.roll]
        if len(self.rules.card.roll_points) == 1:
            return [1]
        taken = self._rolls.get(self._count - 1, 1)
        last = min(len(self.rules.card.roll_points), self._greatest_rolls)
        return sorted(range(1, last + 1), key=lambda roll: roll != taken)

    def _check_hand_points(self, turn: Turn, cell: Cell, hand: Hand, pays: PaidByRoll) -> None:
        """Compare the claimed points with those that a hand pays."""
        what = f"{self.rules.cell_name(cell)} with {dump_dice(hand)}"
        if turn.points is None and len(pays) > 1:
            self.open_rolls.append(OpenRoll(self._count - 1, what, pays))
        if turn.points is None or turn.points in pays:
            return
        detail = f"{what} pays {dump_paid_by_roll(pays)}, not {turn.points}{self._why_locked(cell)}"
        found, (first, *others) = turn.points, sorted(pays)
        if others:
            self._add(Problem("wrong-points", ("points",), detail, found=found, allowed=(first, *others)))
        else:
            self._add(Problem("wrong-points", ("points",), detail, found=found, expected=first))

    def _told_points(self, turn: Turn, cell: Cell) -> Earned:
        """Return the earnings of a turn without reliable dice: the claimed points, if some hand earns them now."""
        self._check_order(cell)
        if turn.points is None:
            self.void = True
            if not turn.rolls:
                self._note("missing-points", "points", "a turn without dice needs points")
            return Earned(0, (0,), turn.roll or 1, turn.roll)
        possible = possible_points(self.rules, self.sheet, cell)
        extra_bonuses = possible.get(turn.points)
        if extra_bonuses is None:
            name, allowed = self.rules.cell_name(cell), tuple(sorted(possible))
            can = f"it can pay {describe_numbers(allowed)}" if allowed else "no hand can go there now"
            detail = f"{name} cannot pay {turn.points} in this turn; {can}{self._why_locked(cell)}"
            self._add(Problem("impossible-points", ("points",), detail, found=turn.points, allowed=allowed))
            self._doubt(cell)
            return Earned(turn.points, (turn.extra_bonus or 0,), turn.roll or 1, turn.roll)
        if self._check_extra_bonus(turn, extra_bonuses) and turn.extra_bonus is not None:
            extra_bonuses = (turn.extra_bonus,)
        if turn.roll is not None:
            return Earned(turn.points, extra_bonuses, turn.roll, turn.roll)
        fewest, latest = rolls_of_points(self.rules, self.sheet, cell, turn.points)
        return Earned(turn.points, extra_bonuses, fewest, latest or None)

    def _doubt(self, cell: Cell) -> None:
        """Note that a cell may have any points that it can earn in this turn, with its extra bonuses."""
        box, filling = self._box(cell)
        further, corrections = Box(box.column, FURTHER_EXTRA_BONUSES), list[tuple[Change, ...]]()
        for points, extra_bonuses in sorted(possible_points(self.rules, self.sheet, cell).items()):
            change = Change(box, filling, points, (*self._turn, "points"))
            for extra_bonus in extra_bonuses:
                count = int(extra_bonus > 0)
                earned = Change(further, filling, count, (*self._turn, "extra_bonus"))
                corrections.append((change, earned) if count else (change,))
        others = [box]
        if box.category == self.rules.card.joker_category:
            # Extra bonuses of later turns depend on these points.
            others.append(Box(box.column, EXTRA_BONUS_COUNT))
            self.joker_doubtful = True
        self.doubts.append(make_doubt(tuple(corrections), others))

    def _check_extra_bonus(self, turn: Turn, extra_bonuses: tuple[int, ...]) -> bool:
        if turn.extra_bonus is None or turn.extra_bonus in extra_bonuses:
            return True
        expected = extra_bonuses[0]
        earned = f"an extra bonus of {expected}" if expected else "no extra bonus"
        detail = f"this turn earns {earned}, not {turn.extra_bonus}"
        wrong = Problem("wrong-extra-bonus", ("extra_bonus",), detail, found=turn.extra_bonus, expected=expected)
        self._add(wrong)
        return False

    def _note_rolls(self, fewest: int) -> None:
        """Note that a turn took at least this number of rolls."""
        self._taken.append((self._count - 1, fewest, fewest <= self.rules.ruleset.rolls + self.extra_rolls.greatest))

    def _note_played(self, turn: Turn, score: Score | None, roll: int) -> None:
        """Note a turn as played, with its last hand on this roll."""
        self._note_rolls(roll)
        self.played.append(PlayedTurn(self.sheet, turn.hands, turn.sorted_keeps, score, roll, self._announced))

    def _fill(self, turn: Turn, cell: Cell, earned: Earned) -> None:
        number = self._count - 1
        extra_bonus = earned.extra_bonuses[-1 if number in self._with_extra_bonus else 0]
        score = Score(cell, earned.points, extra_bonus)
        points = earned.points if turn.points is None else turn.points
        paid = extra_bonus if turn.extra_bonus is None else turn.extra_bonus
        told = score if (points, paid) == (earned.points, extra_bonus) else Score(cell, points, paid)
        self.cells[number] = cell
        self._filled += 1
        self._note_played(turn, score, earned.fewest)
        self.extra_rolls = self.extra_rolls.after(earned.fewest, earned.most)
        before, self.sheet = self.sheet, fill(self.sheet, score, self.extra_rolls.greatest)
        # In most turns, the player's claims are right: then both remain one sheet.
        is_real = told is score and self.told is before
        self.told = self.sheet if is_real else fill(self.told, told, self.extra_rolls.greatest)
        if len(earned.extra_bonuses) > 1:
            what, others = f"{self.rules.cell_name(cell)} for {earned.points}", equal_dice(self.rules.card)
            detail = f"{what} is assumed to earn no extra bonus; further {others} earn {earned.extra_bonuses[1]}"
            further, path = Box(self._box(cell)[0].column, FURTHER_EXTRA_BONUSES), (*self._turn, "extra_bonus")
            changes = (Change(further, 0, count, path) for count in (0, 1))
            self.open_doubts[number] = make_doubt(as_corrections(changes))
            self.open_extra_bonuses[number] = Assumption((*self._turn, "extra_bonus"), detail, "no_extra_bonus")
