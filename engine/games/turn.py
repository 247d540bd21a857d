"""Turns as claimed, and checks of the dice of a single turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards.sheet import sheet_turns_played
from engine.checks.noted_sheets import NotedSheet
from engine.dice import FACES, Hand, contains, dump_dice
from engine.errors import Problem
from engine.rulesets.ruleset import Ruleset
from engine.words import pluralize


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as claimed.

    `category` is any name of the category, None while the turn is in progress. `rolls` are the hands after each roll,
    or only the last one; it is empty if dice were not logged. `keeps` are the dice kept between the rolls, one fewer,
    or None. `points` and the `extra_bonus` paid with them are None if they were not logged. `column` is any name of the
    filled column, and `announced` of the category called in it; both are None in games without columns.
    """

    category: str | None
    points: int | None = None
    rolls: tuple[Hand, ...] = ()
    keeps: tuple[Hand, ...] | None = None
    extra_bonus: int | None = None
    column: str | None = None
    announced: str | None = None

    @property
    def roll(self) -> int | None:
        """Return the roll that made the last hand, counted from 1; None if it is unknown.

        A single hand without keeps may be the last of several. With keeps, no hand is missing: a single hand then has
        none before it.
        """
        return None if not self.rolls or (len(self.rolls) == 1 and self.keeps is None) else len(self.rolls)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Return the rolls as sorted hands."""
        return tuple(tuple(sorted(roll)) for roll in self.rolls)

    @property
    def sorted_keeps(self) -> tuple[Hand, ...] | None:
        """Return the keeps, each sorted."""
        return None if self.keeps is None else tuple(tuple(sorted(keep)) for keep in self.keeps)


@dataclass(frozen=True, slots=True)
class Player:
    """One player's turns in order, or the resulting card or sheet instead.

    `claimed` are totals by any of `totals.total_names`; `claimed_columns` are those of columns, by any name of the
    column and any of `totals.COLUMN_TOTAL_NAMES`.
    """

    turns: tuple[Turn, ...]
    name: str = ""
    claimed: Mapping[str, int] | None = None
    claimed_columns: Mapping[str, Mapping[str, int]] | None = None
    noted: NotedSheet | None = None

    @property
    def turns_played(self) -> int:
        """Return the number of finished turns."""
        if self.noted is not None:
            return sheet_turns_played(self.noted.sheet)
        return sum(turn.category is not None for turn in self.turns)


@dataclass(frozen=True, slots=True)
class DiceReport:
    """The problems of the dice of a turn, with paths relative to the turn.

    `hand` is the scored one, None without dice, and `reliable` whether the earlier dice allow it. `all_rolled` is
    whether the last roll may have been of all dice.
    """

    problems: tuple[Problem, ...]
    hand: Hand | None
    reliable: bool
    all_rolled: bool = True


def check_dice(ruleset: Ruleset, turn: Turn, greatest: int) -> DiceReport:
    """Return the problems of hands and keeps, individually and in sequence; the turn may have `rolls` rolls."""
    rolls = turn.rolls
    problems, bad = _check_hands(ruleset, rolls)
    last = len(rolls) - 1
    hand = tuple(sorted(rolls[last])) if rolls and last not in bad else None
    if len(rolls) > greatest:
        detail = f"{_has(ruleset)} at most {pluralize(greatest, 'roll')}, not {len(rolls)}"
        problems.append(Problem("too-many-rolls", ("rolls",), detail, found=len(rolls), maximum=greatest))
        return DiceReport(tuple(problems), hand, reliable=False)
    wanted = max(0, last)
    if turn.keeps is not None and len(turn.keeps) != wanted:
        detail = f"a turn of {pluralize(len(rolls), 'roll')} has {pluralize(wanted, 'keep')}, not {len(turn.keeps)}"
        problems.append(Problem("wrong-count", ("keeps",), detail, found=len(turn.keeps), expected=wanted))
    elif turn.keeps is not None:
        wrong = _check_keeps(turn.keeps, rolls, bad)
        # Keeps are known unless they contradict the hands.
        all_rolled = bool(wrong) or not any(turn.keeps[-1:])
        return DiceReport((*problems, *wrong), hand, last not in bad, all_rolled)
    return DiceReport(tuple(problems), hand, reliable=last not in bad)


def _has(ruleset: Ruleset) -> str:
    if ruleset.extra_rolls is not None:
        return "after the previous turns, this turn has"
    return "a turn has" if ruleset.last_turn_rolls is None else "this turn has"


def _check_hands(ruleset: Ruleset, rolls: tuple[Hand, ...]) -> tuple[list[Problem], set[int]]:
    """Return the problems of hands, and the bad hands."""
    problems, bad = [], set()
    for i, roll in enumerate(rolls):
        for j, die in enumerate(roll):
            if die not in FACES:
                detail = f"a die must be from 1 to 6, not {die}"
                problems.append(Problem("wrong-die", ("rolls", i, j), detail, found=die, minimum=1, maximum=6))
                bad.add(i)
        if len(roll) != ruleset.dice_count:
            detail = f"a hand must be {pluralize(ruleset.dice_count, 'die', 'dice')}, not {dump_dice(roll) or 'none'}"
            problems.append(Problem("wrong-dice", ("rolls", i), detail, found=list(roll), expected=ruleset.dice_count))
            bad.add(i)
    return problems, bad


def _check_keeps(keeps: tuple[Hand, ...], rolls: tuple[Hand, ...], bad: set[int]) -> list[Problem]:
    """Check that kept dice are in the hands before and after; a hand without them makes all later ones bad."""
    problems = []
    for i, keep in enumerate(keeps):
        if i not in bad and not contains(rolls[i], keep):
            detail = f"{dump_dice(keep)} cannot be kept from {dump_dice(rolls[i])}"
            problems.append(Problem("keep-not-in-hand", ("keeps", i), detail, found=list(keep), dice=tuple(rolls[i])))
        elif i + 1 not in bad and not contains(rolls[i + 1], keep):
            detail = f"{dump_dice(keep)} was kept, but the next hand is {dump_dice(rolls[i + 1])}"
            found, dice = list(rolls[i + 1]), tuple(keep)
            problems.append(Problem("kept-dice-missing", ("rolls", i + 1), detail, found=found, dice=dice))
            bad.add(i + 1)
    return problems
