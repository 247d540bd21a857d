"""One player's turns, taken one after the other: what each earns, and every problem on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from engine.card_problems import order_rule
from engine.dice import Hand, dump_dice
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem, Problems
from engine.joker_problems import equal_dice
from engine.names import meanings, unclear_category
from engine.paid_by_roll import OpenRoll, PaidByRoll, dump_paid_by_roll
from engine.position import Score, fill
from engine.possible_points import possible_points, rolls_of_points
from engine.readings import Step
from engine.scorecard import Scorecard, empty_scorecard, made_marks, open_categories
from engine.scoring import Categories, CompiledRuleset, fillable, score_everywhere
from engine.stock import stock_at_start
from engine.turn import Turn, check_dice
from engine.words import counted, numbers

NO_ROLLS: Final[Mapping[int, int]] = MappingProxyType({})
"""Where nothing says on which roll a hand was made."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """One turn as it was played: the card before it, sorted hands and keeps, and what was filled (None: not yet).

    `roll`: on which roll of the turn the last hand was made, 1 the first; those before it are missing where there are
    fewer hands.
    """

    card: Scorecard
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...] | None
    score: Score | None
    roll: int


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something that nobody says and that points or totals depend on: where it is missing, and what was taken."""

    path: Path
    detail: str


@dataclass(frozen=True, slots=True)
class _Earned:
    """What a turn earns. Without dice it may be open whether an extra bonus was among it: then there are two.

    It can have taken `fewest` to `most` rolls; None: all there are.
    """

    points: int
    extra_bonuses: tuple[int, ...]
    fewest: int = 1
    most: int | None = None


class TurnsCheck:
    """A player's turns so far, with room for so many problems.

    `card` is the real card and `problems` what was found on the way, below `path`. `told` is the card as the
    player has it, wrong points included: a total that agrees with it is no mistake of its own. A void turn, whose
    category is not known or filled already, fills nothing; totals it went into cannot be compared.

    What nobody says is taken: a hand alone was made on the first roll, but in the turns that `rolls` names by their
    numbers on those, a turn without dice earned no extra bonus, and every turn took as few rolls as it can have. Where
    points or totals depend on that it stands in `open_rolls` and `open_extra_bonuses`; `stock` has all numbers of extra
    rolls there can be.
    """

    def __init__(
        self,
        compiled: CompiledRuleset,
        path: Path,
        room: int = GREATEST_PROBLEM_COUNT,
        rolls: Mapping[int, int] = NO_ROLLS,
    ) -> None:
        self.compiled = compiled
        self.path = path
        self.problems = Problems(room)
        self.played: list[PlayedTurn] = []
        self.open_rolls: list[OpenRoll] = []
        self.open_extra_bonuses: list[Assumption] = []
        self._taken: list[tuple[int, int, bool]] = []
        self.card = empty_scorecard(compiled)
        self.told = self.card
        self.void = False
        self.stock = stock_at_start(compiled)
        self._rolls = rolls
        self._turn: Path = path
        self._open: Categories = ()
        self._count = 0
        self._too_many = False
        self._in_progress = False

    def take(self, turn: Turn) -> None:
        """The next turn."""
        if self._in_progress:
            self._note("missing-category", ("category",), "only the last turn may be without a category")
        self._turn = (*self.path, "turns", self._count)
        self._count += 1
        self._in_progress = False
        self._open = open_categories(self.compiled, self.card)
        if not self._open:
            self._refuse_turn()
            return
        dice = check_dice(self.compiled.ruleset, turn, self.stock.greatest)
        self.problems.extend(problem.below(*self._turn) for problem in dice.problems)
        if turn.category is None:
            self._take_unfinished(turn)
            return
        category = self._find_category(turn.category)
        if category is None:
            self.void = True
            self._use_rolls(turn.roll or 1, turn.roll)
            self.card = replace(self.card, extra_rolls=self.stock.greatest)
            return
        if dice.hand is None or (not dice.reliable and turn.points is not None):
            earned = self._told_points(turn, category)
        else:
            earned = self._hand_points(turn, category, dice.hand)
        self._fill(turn, category, earned)

    def _note(self, code: str, path: Path, detail: str, **said: object) -> None:
        self.problems.append(Problem(code, (*self._turn, *path), detail, **said))

    def _refuse_turn(self) -> None:
        if not self._too_many:
            turns = self.compiled.turns
            detail = f"the card was full after {counted(turns, 'turn')}: the game was over"
            self._note("too-many-turns", (), detail, expected=turns, found=self._count)
        self._too_many = True

    def _take_unfinished(self, turn: Turn) -> None:
        if not turn.rolls or turn.points is not None or turn.extra_bonus is not None:
            self._note("missing-category", ("category",), "a turn needs a category, unless only its dice are known yet")
            self.void = True
            return
        self._in_progress = True
        fewest = turn.roll or 1
        self._taken.append((self._count - 1, fewest, fewest <= self.stock.rolls + self.stock.greatest))
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, None, turn.roll or 1))

    def _find_category(self, name: str) -> int | None:
        # To say of an unknown name which ones are near takes longer than all else here.
        meant = meanings(self.compiled.ruleset, name)
        if len(meant) != 1:
            if self.problems.full:
                self.problems.count += 1
            else:
                self.problems.append(unclear_category(self.compiled.ruleset, name).below(*self._turn, "category"))
            return None
        category = self.compiled.categories.index(meant[0])
        if category not in self._open:
            found, times = self.compiled.categories[category], self.compiled.times[category]
            detail = f"{found} was filled in {'an earlier turn' if times == 1 else f'{times} earlier turns'}"
            self._note(
                "category-filled",
                ("category",),
                detail,
                expected=self._names(self._open),
                found=found,
            )
            return None
        return category

    def _names(self, categories: Categories) -> list[str]:
        return [self.compiled.categories[category] for category in categories]

    def _hand_points(self, turn: Turn, category: int, hand: Hand) -> _Earned:
        """What a hand earns, whatever was said; where the category was not allowed, what was said stands."""
        compiled, made = self.compiled, made_marks(self.compiled, self.card)
        pays: PaidByRoll = {}
        for roll in self._rolls_of(turn):
            scored = score_everywhere(compiled, self._open, made, hand, roll)
            pays.setdefault(scored.points[category], []).append(roll)
        points = next(iter(pays)) if turn.points is None or turn.points not in pays else turn.points
        rolls = pays[points]
        if category in scored.legal:
            self._check_hand_points(turn, f"{compiled.categories[category]} with {dump_dice(hand)}", pays)
        else:
            self._note_not_allowed(category, scored.legal, dump_dice(hand))
            if turn.points in compiled.payable[category]:
                points = turn.points
        self._check_extra_bonus(turn, (scored.extra_bonus,))
        any_later = turn.roll is None and max(rolls) == len(compiled.roll_points)
        return _Earned(points, (scored.extra_bonus,), min(rolls), None if any_later else max(rolls))

    def _rolls_of(self, turn: Turn) -> list[int]:
        """The rolls on which the last hand of a turn can have been made, as far as points tell them apart.

        The one that is taken comes first; the last of the others stands for all later ones.
        """
        if turn.roll is not None:
            return [turn.roll]
        if len(self.compiled.roll_points) == 1:
            return [1]
        taken = self._rolls.get(self._count - 1, 1)
        return sorted(range(1, len(self.compiled.roll_points) + 1), key=lambda roll: roll != taken)

    def _check_hand_points(self, turn: Turn, what: str, pays: PaidByRoll) -> None:
        """The points that were said against those that a hand pays."""
        if turn.points is None and len(pays) > 1:
            self.open_rolls.append(OpenRoll(self._count - 1, what, pays))
        if turn.points is None or turn.points in pays:
            return
        expected = sorted(pays)
        detail = f"{what} pays {dump_paid_by_roll(pays)}, not {turn.points}"
        said = expected if len(expected) > 1 else expected[0]
        self._note("wrong-points", ("points",), detail, expected=said, found=turn.points)

    def _note_not_allowed(self, category: int, legal: Categories, hand: str) -> None:
        found, expected = self.compiled.categories[category], self._names(legal)
        in_order = fillable(self.compiled, self._open)
        if category in in_order:
            detail = f"{found} may not be filled with {hand} now; allowed: {', '.join(expected)}"
            self._note("illegal-category", ("category",), detail, expected=expected, found=found)
        else:
            expected = self._names(in_order)
            detail = f"{found} is filled before {expected[0]}; {order_rule(self.compiled)}"
            self._note("out-of-order", ("category",), detail, expected=expected, found=found)

    def _told_points(self, turn: Turn, category: int) -> _Earned:
        """What a turn without dice to rely on earns: what was said, if some hand earns it now."""
        allowed = fillable(self.compiled, self._open)
        if category not in allowed:
            self._note_not_allowed(category, allowed, "")
        if turn.points is None:
            self.void = True
            if not turn.rolls:
                self._note("missing-points", ("points",), "a turn without dice needs points")
            return _Earned(0, (0,), turn.roll or 1, turn.roll)
        possible = possible_points(self.compiled, self.card, category)
        extra_bonuses = possible.get(turn.points)
        if extra_bonuses is None:
            name, expected = self.compiled.categories[category], sorted(possible)
            can = f"it can pay {numbers(expected)}" if expected else "no hand may go there now"
            detail = f"{name} cannot pay {turn.points} in this turn; {can}"
            self._note("impossible-points", ("points",), detail, expected=expected, found=turn.points)
            return _Earned(turn.points, (turn.extra_bonus or 0,), turn.roll or 1, turn.roll)
        if self._check_extra_bonus(turn, extra_bonuses) and turn.extra_bonus is not None:
            extra_bonuses = (turn.extra_bonus,)
        if turn.roll is not None:
            return _Earned(turn.points, extra_bonuses, turn.roll, turn.roll)
        fewest, latest = rolls_of_points(self.compiled, self.card, category, turn.points)
        return _Earned(turn.points, extra_bonuses, fewest, latest or None)

    def _check_extra_bonus(self, turn: Turn, extra_bonuses: tuple[int, ...]) -> bool:
        if turn.extra_bonus is None or turn.extra_bonus in extra_bonuses:
            return True
        expected = extra_bonuses[0]
        earned = f"an extra bonus of {expected}" if expected else "no extra bonus"
        detail = f"this turn earns {earned}, not {turn.extra_bonus}"
        self._note("wrong-extra-bonus", ("extra_bonus",), detail, expected=expected, found=turn.extra_bonus)
        return False

    def _fill(self, turn: Turn, category: int, earned: _Earned) -> None:
        score = Score(category, earned.points, earned.extra_bonuses[0])
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, score, earned.fewest))
        self._use_rolls(earned.fewest, earned.most)
        extra_rolls = self.stock.greatest
        self.card = fill(self.card, score, extra_rolls)
        told = score if turn.points in (None, score.points) else replace(score, points=turn.points)
        if turn.extra_bonus is not None:
            told = replace(told, extra_bonus=turn.extra_bonus)
        self.told = fill(self.told, told, extra_rolls)
        if len(earned.extra_bonuses) > 1:
            what, others = f"{self.compiled.categories[category]} for {earned.points}", equal_dice(self.compiled)
            detail = f"{what} is taken to be without an extra bonus; further {others} earn {earned.extra_bonuses[1]}"
            self.open_extra_bonuses.append(Assumption((*self._turn, "extra_bonus"), detail))

    def _use_rolls(self, fewest: int, most: int | None) -> None:
        """Note a turn of so many rolls."""
        self._taken.append((self._count - 1, fewest, fewest <= self.stock.rolls + self.stock.greatest))
        self.stock = self.stock.after(fewest, most)

    def steps(self) -> list[Step]:
        """All turns that took rolls, with what they can have earned on which."""
        losses = {roll.turn: roll.losses for roll in self.open_rolls}
        return [Step(turn, losses.get(turn, {fewest: 0}), bound) for turn, fewest, bound in self._taken]
