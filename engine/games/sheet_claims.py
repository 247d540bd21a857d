"""The turns of a sheet beside the totals claimed for it and its columns: what they say, and what is wrong.

A claimed total is right where it agrees with the turns in any way they can be read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.totals import (
    COLUMN_TOTAL_NAMES,
    SHEET_TOTAL_NAMES,
    ColumnTotals,
    Totals,
    score_totals,
)
from engine.checks.changes import doubt_of_all
from engine.checks.corrections import claims_of, find_unreliable
from engine.checks.doubtful_sums import doubtful_sums
from engine.checks.sheet_check import wrong_total
from engine.checks.unreliable import Unreliable
from engine.doubt import GREATEST_CORRECTION_COUNT, Doubt
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem
from engine.games.readings import Step, rolls_that_earn_less
from engine.games.turn import Player
from engine.games.turns import TurnsCheck
from engine.rulesets.extra_rolls import stock_at_start
from engine.text.names import column_meanings, unclear_column

_Claimed = Mapping[str, int]
_SETTLING: Final = ("lower_points", "extra_bonus", "sum", "total")
"""The totals that say how turns are to be read, those first that say it of the fewest."""


def check_sheet_turns(
    rules: Rules,
    path: Path,
    player: Player,
    space: int = GREATEST_PROBLEM_COUNT,
    most: int = GREATEST_CORRECTION_COUNT,
) -> tuple[TurnsCheck, tuple[Assumption, ...], Unreliable | None]:
    """A player's turns, with the problems of the claimed totals, what was assumed, and the sums that are not reliable.

    Paths start with `path`; there is space for so many problems, and for `most` corrections.
    """
    claims, problems = find_claims(rules, player)
    check = TurnsCheck(rules, path, space).all(player.turns)
    readings = _Readings(check)
    settled = {} if check.void else readings.settle(claims)
    if settled:
        rolls = {turn: way for turn, way in settled.items() if turn not in check.open_extra_bonuses}
        bonuses = [turn for turn, way in settled.items() if turn in check.open_extra_bonuses and way]
        check = TurnsCheck(rules, path, space, rolls, bonuses).all(player.turns)
    assumed = []
    for roll in check.open_rolls:
        if roll.turn not in readings.sure:
            why = ", as the claimed totals have it" if roll.turn in settled else ""
            detail = roll.describe_assumption(settled.get(roll.turn, 1), why)
            assumed.append(Assumption((*path, "turns", roll.turn, "rolls"), detail))
    assumed += [taken for turn, taken in check.open_extra_bonuses.items() if turn not in settled]
    if not check.void:
        problems += _wrong_totals(check, claims)
    check.problems.extend(problem.below(*path) for problem in problems)
    known = {*settled, *readings.sure}
    left = [doubt for turn, doubt in check.open_doubts.items() if turn not in known]
    return check, tuple(assumed), _find_unreliable(check, claims, left, 0 if check.joker_doubtful else most)


def _find_unreliable(check: TurnsCheck, claims: Claims, left: Sequence[Doubt], most: int) -> Unreliable | None:
    """Return the sums over doubtful cells, or all sums where some turn is void."""
    rules, doubts = check.rules, list(check.doubts)
    if check.void:
        doubts.append(doubt_of_all(rules))
    found = claims_of(claims.sheet, below=check.path)
    for place, claimed in claims.columns.items():
        found += claims_of(claimed, place, claims.names[place], check.path)
    return find_unreliable(rules, check.sheet, doubts, found, check.told, left, most)


@dataclass(frozen=True, slots=True)
class Claims:
    """The totals claimed for a sheet, and for columns by their places."""

    sheet: _Claimed
    columns: Mapping[int, _Claimed]
    names: Mapping[int, str]


def find_claims(rules: Rules, player: Player) -> tuple[Claims, list[Problem]]:
    """The claims of a player, with what is wrong with their names."""
    problems, ids = [], rules.ruleset.column_ids
    columns: dict[int, _Claimed] = {}
    names: dict[int, str] = {}
    for name, claimed in (player.claimed_columns or {}).items():
        path = ("claimed", "columns", name)
        meant = column_meanings(rules.ruleset, name)
        if len(meant) != 1:
            problems.append(unclear_column(rules.ruleset, name).below(*path))
        elif ids.index(meant[0]) in columns:
            detail = f"the totals of {meant[0]} are claimed twice"
            problems.append(Problem("contradiction", path, detail, found=name))
        else:
            columns[ids.index(meant[0])], names[ids.index(meant[0])] = claimed, name
    return Claims(player.claimed or {}, columns, names), problems


@dataclass(frozen=True, slots=True)
class _Open:
    """A turn that can be read in several ways: what it earns more, or less, in each than as it is taken."""

    turn: int
    column: int
    gains: Mapping[int, int]
    is_bonus: bool


class _Readings:
    """The ways in which turns can be read: on which rolls their hands were made, whether they earned extra bonuses.

    `settled` has the ways that claimed totals leave, by turns; `sure` the turns that they leave no other.
    """

    def __init__(self, check: TurnsCheck) -> None:
        self.settled: dict[int, int] = {}
        self.sure: set[int] = set()
        self._rules = check.rules
        self._sheet = check.sheet
        self._unreliable = doubtful_sums(check.rules, check.doubts)
        self._open: list[_Open] = []
        if not check.void:
            cells = [played.score.cell for played in check.played if played.score is not None]
            bonus = check.rules.card.extra_bonus
            for roll in check.open_rolls:
                gains = {at: -loss for at, loss in roll.losses.items()}
                self._open.append(_Open(roll.turn, cells[roll.turn].column, gains, is_bonus=False))
            for turn in check.open_extra_bonuses:
                self._open.append(_Open(turn, cells[turn].column, {1: bonus, 0: 0}, is_bonus=True))
            self._open.sort(key=lambda each: each.turn)

    def settle(self, claims: Claims) -> Mapping[int, int]:
        """The ways that claimed totals leave."""
        if self._open:
            totals = score_totals(self._rules, self._sheet)
            for column, of_column in enumerate(totals.columns):
                self._settle(claims.columns.get(column, {}), COLUMN_TOTAL_NAMES, of_column, column)
            self._settle(claims.sheet, SHEET_TOTAL_NAMES, totals, None)
        return self.settled

    def _settle(
        self, claimed: _Claimed, names: Sequence[str], totals: ColumnTotals | Totals, column: int | None
    ) -> None:
        for name in _SETTLING:
            if name not in claimed or name not in names or name in self._unreliable.get(column, ()):
                continue
            missing, steps = getattr(totals, name) - claimed[name], []
            for each in self._open:
                weight = self._weight(each, name, column)
                if each.turn in self.settled:
                    missing += weight * each.gains[self.settled[each.turn]]
                elif weight:
                    most = max(each.gains.values())
                    missing += weight * most
                    ways = {way: weight * (most - gain) for way, gain in each.gains.items()}
                    steps.append(Step(each.turn, ways, bound=False))
            found = rolls_that_earn_less(stock_at_start(self._rules.card), steps, missing)
            if found is None:
                continue
            # Turns that earn the most they can are not among what was found: that is their first way.
            self.settled |= {step.turn: found.get(step.turn, next(iter(step.ways))) for step in steps}
            if not found:
                self.sure |= {step.turn for step in steps}

    def _weight(self, each: _Open, name: str, column: int | None) -> int:
        """How often what a turn earns counts in a total, of one column or of the sheet."""
        if column is not None and each.column != column:
            return 0
        if (each.is_bonus and name == "lower_points") or (not each.is_bonus and name == "extra_bonus"):
            return 0
        multiplied = not each.is_bonus or self._rules.multiplied
        if name == "sum":
            return int(multiplied)
        factor = self._rules.columns[each.column].column.factor if multiplied else 1
        return factor if column is None or name == "total" else 1


def _wrong_totals(check: TurnsCheck, claims: Claims) -> list[Problem]:
    """The claimed totals that agree neither with the real sheet, nor with the told one, nor with each other."""
    rules, problems = check.rules, list[Problem]()
    sheets = score_totals(rules, check.sheet), score_totals(rules, check.told)
    columns = [each.columns for each in sheets]
    followed: tuple[list[_Claimed], list[_Claimed]] = [], []
    unreliable = doubtful_sums(rules, check.doubts)
    for place, id_ in enumerate(rules.ruleset.column_ids):
        claimed = claims.columns.get(place, {})
        follows = [_following(rules, each[place], claimed) for each in columns]
        for base, each, found in zip(columns, followed, follows, strict=True):
            each.append({**base[place]._asdict(), **found, **claimed})
        right = [*(each[place]._asdict() for each in columns), *follows]
        below = ("columns", claims.names.get(place, id_))
        problems += _differing(COLUMN_TOTAL_NAMES, _without(claimed, unreliable.get(place, ())), right, below)
    of_columns = [_following_columns(rules, each) for each in followed]
    parts = [
        {"total": sum(claims.sheet.get(name, each[name]) for name in SHEET_TOTAL_NAMES[:-1])} for each in of_columns
    ]
    right = [*(each._asdict() for each in sheets), *of_columns, *parts]
    return [*problems, *_differing(SHEET_TOTAL_NAMES, _without(claims.sheet, unreliable.get(None, ())), right)]


def _without(claimed: _Claimed, names: Collection[str]) -> _Claimed:
    return {name: found for name, found in claimed.items() if name not in names}


def _differing(
    names: Sequence[str], claimed: _Claimed, right: Sequence[_Claimed], below: Path = ()
) -> Iterator[Problem]:
    """The claims that are like none of what is right; what comes first there is what they should be."""
    for name, found in claimed.items():
        if name not in names:
            yield wrong_total(name, None, found, below)
        elif all(found != each.get(name) for each in right):
            yield wrong_total(name, right[0][name], found, below)


def _following(rules: Rules, totals: ColumnTotals, claimed: _Claimed) -> dict[str, int]:
    """The totals of a column that follow from others, as these are claimed."""
    found = {name: claimed.get(name, getattr(totals, name)) for name in COLUMN_TOTAL_NAMES}
    bonus = rules.card.upper_bonus_of(found["upper_points"])
    multiplied = found["extra_bonus"] if rules.multiplied else 0
    parts = found["upper_points"] + claimed.get("upper_bonus", bonus) + found["lower_points"] + found["products"]
    summed = parts + multiplied
    total = totals.factor * claimed.get("sum", summed) + found["extra_bonus"] - multiplied
    return {"upper_bonus": bonus, "sum": summed, "total": total}


def _following_columns(rules: Rules, columns: Sequence[_Claimed]) -> dict[str, int]:
    """All totals of a sheet as they follow from those of its columns."""
    factors = [column.column.factor for column in rules.columns]
    found = {
        name: sum(factor * column[name] for factor, column in zip(factors, columns, strict=True))
        for name in SHEET_TOTAL_NAMES
    }
    if not rules.multiplied:
        found["extra_bonus"] = sum(column["extra_bonus"] for column in columns)
    return found | {"total": sum(column["total"] for column in columns)}
