"""One player's turns, taken one after the other: what each earns, and every problem on the way.

What cards and sheets have in common: a turn fills a *place*, a category of a card or a cell of a sheet. What may be
filled and what it earns is said by who knows: `engine.games.card_turns` and `engine.games.sheet_turns`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, Self, TypeVar

from engine.cards.played import Assumption, Earned, PlayedTurn
from engine.checks.joker_problems import equal_dice
from engine.dice import Hand, dump_dice
from engine.doubt import EXTRA_BONUS_COUNT, FURTHER_EXTRA_BONUSES, Box, Change, Doubt, as_corrections, make_doubt
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem, Problems
from engine.games.turn import DiceReport, Turn, check_dice
from engine.problem_codes import ProblemCode
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.paid_by_roll import OpenRoll, PaidByRoll, dump_paid_by_roll
from engine.rulesets.ruleset import Ruleset
from engine.text.names import meanings
from engine.words import counted, numbers

NO_ROLLS: Final[Mapping[int, int]] = MappingProxyType({})
"""Where nothing says on which roll a hand was made."""


_Card = TypeVar("_Card")
_Place = TypeVar("_Place")
_Score = TypeVar("_Score")


class TurnsCheck(ABC, Generic[_Card, _Place, _Score]):
    """A player's turns so far, with room for so many problems.

    `card` is the real card and `problems` what was found on the way, below `path`. `told` is the card as the
    player has it, wrong points included: a total that agrees with it is no mistake of its own. A void turn, of which it
    is not known what it fills, or whose place is filled already, fills nothing; totals it went into cannot be compared.

    What nobody says is taken: a hand alone was made on the first roll, but in the turns that `rolls` names by their
    numbers on those, and a turn without dice earned no extra bonus, but in `with_extra_bonus`. Where points or totals
    depend on that it stands in `open_rolls` and `open_extra_bonuses`. `doubts` are about places whose points cannot be;
    where `joker_doubtful`, it is not known which later turns earned extra bonuses. `open_doubts` has by turns what they
    can have earned, where nothing says which of it.

    rules  what all columns of a game have in common as one card, or the card itself
    turns  turns of a game
    """

    def __init__(
        self,
        ruleset: Ruleset,
        rules: CompiledRuleset,
        turns: int,
        start: _Card,
        path: Path,
        room: int = GREATEST_PROBLEM_COUNT,
        rolls: Mapping[int, int] = NO_ROLLS,
        with_extra_bonus: Collection[int] = (),
    ) -> None:
        self.path = path
        self.problems = Problems(room)
        self.played: list[PlayedTurn[_Card, _Score]] = []
        self.open_rolls: list[OpenRoll] = []
        self.open_extra_bonuses: dict[int, Assumption] = {}
        self.doubts: list[Doubt] = []
        self.open_doubts: dict[int, Doubt] = {}
        self.joker_doubtful = False
        self.card = self.told = start
        self.void = False
        self._ruleset = ruleset
        self._rules = rules
        self._turns = turns
        self._rolls = rolls
        self._with_extra_bonus = with_extra_bonus
        self._turn: Path = path
        self._count = 0
        self._too_many = False
        self._in_progress = False

    def all(self, turns: Iterable[Turn]) -> Self:
        """The same after these turns."""
        for turn in turns:
            self.take(turn)
        return self

    def take(self, turn: Turn) -> None:
        """The next turn."""
        if self._in_progress:
            self._note("missing-category", ("category",), "only the last turn may be without a category")
        self._turn = (*self.path, "turns", self._count)
        self._count += 1
        self._in_progress = False
        if not self._start():
            self._refuse_turn()
            return
        dice = check_dice(self._ruleset, turn, self._greatest_rolls())
        self.problems.extend(problem.below(*self._turn) for problem in dice.problems)
        if turn.category is None:
            self._take_unfinished(turn, dice)
            return
        place = self._find(turn, dice)
        if place is None:
            self.void = True
            self._skip(turn)
            return
        if dice.hand is None or (not dice.reliable and turn.points is not None):
            earned = self._told_points(turn, place)
        else:
            if not dice.reliable:
                self._doubt(place)
            earned = self._hand_points(turn, place, dice.hand)
        self._fill(turn, place, earned)

    @abstractmethod
    def _start(self) -> bool:
        """Look at what is open before the next turn: whether anything is."""

    @abstractmethod
    def _greatest_rolls(self) -> int:
        """The most rolls that the turn can have."""

    @abstractmethod
    def _find(self, turn: Turn, dice: DiceReport) -> _Place | None:
        """What the turn fills; None, with the problem noted, where it cannot be."""

    @abstractmethod
    def _skip(self, turn: Turn) -> None:
        """Go on after a void turn."""

    @abstractmethod
    def _may_wait(self, turn: Turn, dice: DiceReport) -> bool:
        """Whether a turn that says no category fills nothing yet; what else speaks against that is noted."""

    @abstractmethod
    def _name(self, place: _Place) -> str:
        """The place in words."""

    @abstractmethod
    def _category(self, place: _Place) -> int:
        """The category of a place."""

    @abstractmethod
    def _box(self, place: _Place) -> tuple[Box, int]:
        """The box of a place, and the number of its next filling."""

    @abstractmethod
    def _paid(self, place: _Place, hand: Hand, roll: int) -> tuple[int, int, bool]:
        """The points and the extra bonus of a hand that was made on this roll, and whether the place may have it."""

    def _why_locked(self, place: _Place) -> str:  # noqa: ARG002  columns have no such places
        """Say what a place waits for that pays nothing yet; empty where it waits for nothing."""
        return ""

    @abstractmethod
    def _scored(self, place: _Place, points: int, extra_bonus: int) -> _Score:
        """Filling the place for so much."""

    @abstractmethod
    def _note_not_allowed(self, place: _Place, hand: Hand) -> None:
        """Say that a place may not be filled with the hand."""

    @abstractmethod
    def _check_order(self, place: _Place) -> bool:
        """Say so if the turn of an open place has not come, whatever the hand; whether that is so."""

    @abstractmethod
    def _possible_points(self, place: _Place) -> dict[int, tuple[int, ...]]:
        """The points that a place can earn in this turn with some hand, each with the extra bonuses beside them."""

    @abstractmethod
    def _rolls_of_points(self, place: _Place, points: int) -> tuple[int, int]:
        """The earliest roll on which the place can earn these points, and the latest, 0 where it can be any later."""

    @abstractmethod
    def _play(self, turn: Turn, score: _Score, told: _Score, earned: Earned) -> None:
        """Note the turn, and fill the real and the told card."""

    def _note(self, code: ProblemCode, path: Path, detail: str, **said: Any) -> None:
        self.problems.append(Problem(code, (*self._turn, *path), detail, **said))

    def _refuse_turn(self) -> None:
        if not self._too_many:
            detail = f"the card was full after {counted(self._turns, 'turn')}: the game was over"
            self._note("too-many-turns", (), detail, expected=self._turns, found=self._count)
        self._too_many = True

    def _take_unfinished(self, turn: Turn, dice: DiceReport) -> None:
        if not turn.rolls or turn.points is not None or turn.extra_bonus is not None or not self._may_wait(turn, dice):
            self._note("missing-category", ("category",), "a turn needs a category, unless only its dice are known yet")
            self.void = True
            return
        self._in_progress = True
        self._wait(turn)

    @abstractmethod
    def _wait(self, turn: Turn) -> None:
        """Note a turn that fills nothing yet."""

    def _meant(self, name: str | None) -> int | None:
        """The category that a name means."""
        meant = () if name is None else meanings(self._ruleset, name)
        if len(meant) == 1:
            return self._rules.categories.index(meant[0])
        return None

    def _note_name(self, unclear: Callable[[Ruleset, str], Problem], name: str, key: str) -> None:
        """Say of a name why it is not clear what it means."""
        # To say of an unknown name which ones are near takes longer than all else here.
        if self.problems.full:
            self.problems.count += 1
        else:
            self.problems.append(unclear(self._ruleset, name).below(*self._turn, key))

    def _hand_points(self, turn: Turn, place: _Place, hand: Hand) -> Earned:
        """What a hand earns, whatever was said; where the place was not allowed, what was said stands."""
        pays: PaidByRoll = {}
        for roll in self._rolls_of(turn):
            paid, extra_bonus, allowed = self._paid(place, hand, roll)
            pays.setdefault(paid, []).append(roll)
        if turn.points is None and len(pays) > 1:
            box, filling = self._box(place)
            changes = (Change(box, filling, paid, (*self._turn, "points")) for paid in sorted(pays))
            self.open_doubts[self._count - 1] = make_doubt(as_corrections(changes))
        points = next(iter(pays)) if turn.points is None or turn.points not in pays else turn.points
        rolls = pays[points]
        if allowed:
            self._check_hand_points(turn, place, hand, pays)
        else:
            self._note_not_allowed(place, hand)
            if turn.points in self._rules.payable[self._category(place)]:
                points = turn.points
        self._check_extra_bonus(turn, (extra_bonus,))
        any_later = turn.roll is None and max(rolls) == len(self._rules.roll_points)
        return Earned(points, (extra_bonus,), min(rolls), None if any_later else max(rolls))

    def _rolls_of(self, turn: Turn) -> list[int]:
        """The rolls on which the last hand of a turn can have been made, as far as points tell them apart.

        The one that is taken comes first; the last of the others stands for all later ones.
        """
        if turn.roll is not None:
            return [turn.roll]
        if len(self._rules.roll_points) == 1:
            return [1]
        taken = self._rolls.get(self._count - 1, 1)
        last = min(len(self._rules.roll_points), self._greatest_rolls())
        return sorted(range(1, last + 1), key=lambda roll: roll != taken)

    def _check_hand_points(self, turn: Turn, place: _Place, hand: Hand, pays: PaidByRoll) -> None:
        """Compare the points that were said with those that a hand pays."""
        what = f"{self._name(place)} with {dump_dice(hand)}"
        if turn.points is None and len(pays) > 1:
            self.open_rolls.append(OpenRoll(self._count - 1, what, pays))
        if turn.points is None or turn.points in pays:
            return
        expected = sorted(pays)
        detail = f"{what} pays {dump_paid_by_roll(pays)}, not {turn.points}{self._why_locked(place)}"
        said = expected if len(expected) > 1 else expected[0]
        self._note("wrong-points", ("points",), detail, expected=said, found=turn.points)

    def _told_points(self, turn: Turn, place: _Place) -> Earned:
        """What a turn without dice to rely on earns: what was said, if some hand earns it now."""
        self._check_order(place)
        if turn.points is None:
            self.void = True
            if not turn.rolls:
                self._note("missing-points", ("points",), "a turn without dice needs points")
            return Earned(0, (0,), turn.roll or 1, turn.roll)
        possible = self._possible_points(place)
        extra_bonuses = possible.get(turn.points)
        if extra_bonuses is None:
            name, expected = self._name(place), sorted(possible)
            can = f"it can pay {numbers(expected)}" if expected else "no hand may go there now"
            detail = f"{name} cannot pay {turn.points} in this turn; {can}{self._why_locked(place)}"
            self._note("impossible-points", ("points",), detail, expected=expected, found=turn.points)
            self._doubt(place)
            return Earned(turn.points, (turn.extra_bonus or 0,), turn.roll or 1, turn.roll)
        if self._check_extra_bonus(turn, extra_bonuses) and turn.extra_bonus is not None:
            extra_bonuses = (turn.extra_bonus,)
        if turn.roll is not None:
            return Earned(turn.points, extra_bonuses, turn.roll, turn.roll)
        fewest, latest = self._rolls_of_points(place, turn.points)
        return Earned(turn.points, extra_bonuses, fewest, latest or None)

    def _doubt(self, place: _Place) -> None:
        """Note that a place may have any points that it can earn in this turn, with their extra bonuses."""
        box, filling = self._box(place)
        further, corrections = Box(box.column, FURTHER_EXTRA_BONUSES), list[tuple[Change, ...]]()
        for points, extra_bonuses in sorted(self._possible_points(place).items()):
            change = Change(box, filling, points, (*self._turn, "points"))
            for extra_bonus in extra_bonuses:
                count = int(extra_bonus > 0)
                earned = Change(further, filling, count, (*self._turn, "extra_bonus"))
                corrections.append((change, earned) if count else (change,))
        others = [box]
        if box.category == self._rules.joker_category:
            # Extra bonuses of later turns follow from these points.
            others.append(Box(box.column, EXTRA_BONUS_COUNT))
            self.joker_doubtful = True
        self.doubts.append(make_doubt(tuple(corrections), others))

    def _check_extra_bonus(self, turn: Turn, extra_bonuses: tuple[int, ...]) -> bool:
        if turn.extra_bonus is None or turn.extra_bonus in extra_bonuses:
            return True
        expected = extra_bonuses[0]
        earned = f"an extra bonus of {expected}" if expected else "no extra bonus"
        detail = f"this turn earns {earned}, not {turn.extra_bonus}"
        self._note("wrong-extra-bonus", ("extra_bonus",), detail, expected=expected, found=turn.extra_bonus)
        return False

    def _fill(self, turn: Turn, place: _Place, earned: Earned) -> None:
        number = self._count - 1
        extra_bonus = earned.extra_bonuses[-1 if number in self._with_extra_bonus else 0]
        score = self._scored(place, earned.points, extra_bonus)
        points = earned.points if turn.points is None else turn.points
        paid = extra_bonus if turn.extra_bonus is None else turn.extra_bonus
        told = score if (points, paid) == (earned.points, extra_bonus) else self._scored(place, points, paid)
        self._play(turn, score, told, earned)
        if len(earned.extra_bonuses) > 1:
            what, others = f"{self._name(place)} for {earned.points}", equal_dice(self._rules)
            detail = f"{what} is taken to be without an extra bonus; further {others} earn {earned.extra_bonuses[1]}"
            further, path = Box(self._box(place)[0].column, FURTHER_EXTRA_BONUSES), (*self._turn, "extra_bonus")
            changes = (Change(further, 0, count, path) for count in (0, 1))
            self.open_doubts[number] = make_doubt(as_corrections(changes))
            self.open_extra_bonuses[number] = Assumption((*self._turn, "extra_bonus"), detail)
