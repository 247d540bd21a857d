"""A player's turns and the totals claimed for them; the totals can decide what turns leave open.

A claimed total is right if it agrees with any possible reading of the turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.totals import COLUMN_TOTAL_NAMES, ColumnTotals, Totals, points_awarded, score_totals, total_names
from engine.checks.changes import doubt_of_all
from engine.checks.corrections import claims_of, find_unreliable
from engine.checks.rows import doubtful_sums
from engine.checks.sheet_check import ClaimedTotals, wrong_total, wrong_totals
from engine.checks.unreliable import Unreliable
from engine.doubt import GREATEST_CORRECTION_COUNT
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem
from engine.games.readings import Step, extra_rolls_at_start, rolls_that_earn_less
from engine.games.turn import Player
from engine.games.turns import TurnsCheck
from engine.text.names import meanings, unclear_name
from engine.words import describe_range

_Claimed = Mapping[str, int]

_BY_ROLLS: Final = ("lower_points", "sum", "total")
"""Totals that include points by roll; no upper category and no part of a product pays by roll."""
_BY_BONUSES: Final = ("extra_bonus", "sum", "total")
"""Totals that include extra bonuses."""


def find_claims(rules: Rules, player: Player) -> tuple[ClaimedTotals, list[Problem]]:
    """Return the claims of a player, and the problems of column names.

    In a game of one card, claims of totals that a column has are those of its only column.
    """
    claimed, of_columns = player.claimed or {}, player.claimed_columns or {}
    if not rules.named:
        known = [name for name in total_names(rules) if name in claimed]
        of_card = {name: claimed[name] for name in known if name in COLUMN_TOTAL_NAMES}
        return ClaimedTotals({name: claimed[name] for name in known if name not in of_card}, {0: of_card}), []
    problems, ids = [], rules.ruleset.column_ids
    columns, names = dict[int, _Claimed](), dict[int, str]()
    for name, totals in of_columns.items():
        meant, path = meanings(rules.ruleset, name, "column"), ("claimed", "columns", name)
        if len(meant) != 1:
            problems.append(unclear_name(rules.ruleset, name, "column").below(*path))
        elif (place := ids.index(meant[0])) in columns:
            problems.append(Problem("contradiction", path, f"the totals of {meant[0]} are claimed twice", found=name))
        else:
            columns[place], names[place] = totals, name
    return ClaimedTotals(claimed, columns, names), problems


def claims_of_columns(rules: Rules, player: Player) -> list[Problem]:
    """Return the problems of claims that require a game with named columns."""
    if rules.named:
        return []
    claimed, names = player.claimed or {}, total_names(rules)
    problems = [wrong_total(name, None, found) for name, found in claimed.items() if name not in names]
    if player.claimed_columns:
        detail = "claimed.columns is not allowed: this game has no columns"
        problems.append(Problem("contradiction", ("claimed", "columns"), detail))
    return problems


def check_turns(
    rules: Rules,
    path: Path,
    player: Player,
    limit: int = GREATEST_PROBLEM_COUNT,
    most: int = GREATEST_CORRECTION_COUNT,
) -> tuple[TurnsCheck, tuple[Assumption, ...], Unreliable | None]:
    """Check a player's turns and the claimed totals, and find assumptions and unreliable sums.

    Paths start with `path`; at most `limit` problems are stored and at most `most` corrections tried.
    """
    claims, problems = find_claims(rules, player)
    check = TurnsCheck(rules, path, limit).all(player.turns)
    readings = _Readings(check, claims)
    settled = readings.settled
    if settled:
        rolls = {turn: way for turn, way in settled.items() if turn not in check.open_extra_bonuses}
        bonuses = [turn for turn, way in settled.items() if turn in check.open_extra_bonuses and way]
        check = TurnsCheck(rules, path, limit, rolls, bonuses).all(player.turns)
    problems += () if check.void else _wrong_totals(check, claims)
    problems += claims_of_columns(rules, player)
    check.problems.extend(problem.below(*path) for problem in problems)
    assumed = [*_assumed_rolls(check, readings), *_assumed_extra_rolls(check)]
    assumed += [taken for turn, taken in check.open_extra_bonuses.items() if turn not in settled]
    return check, tuple(assumed), _find_unreliable(check, claims, readings, most)


class _Readings:
    """Possible readings of turns: the rolls that made their hands, or whether they earned extra bonuses.

    Only one of these is open in a game, since jokers exclude points by roll. `settled` has the reading that claimed
    totals select, by turn; `sure` are the turns with no other reading.
    """

    def __init__(self, check: TurnsCheck, claims: ClaimedTotals) -> None:
        self.settled: dict[int, int] = {}
        self.sure: set[int] = set()
        self._check = check
        self._rules = check.rules
        self._claims = claims
        if check.open_rolls or check.open_extra_bonuses:
            self._unreliable = doubtful_sums(check.rules, check.doubts)
        if check.open_rolls and not check.void:
            self._settle_rolls(check.sheet)
            if not self.settled:
                self._settle_rolls(check.told)
        if check.open_extra_bonuses:
            self._settle_bonuses()

    def _settle_rolls(self, sheet: Sheet) -> None:
        """Find the rolls that agree with the claims, if the totals for first rolls are those of this sheet."""
        for column, claimed, totals in self._scopes(sheet):
            for name in _BY_ROLLS:
                if name in claimed and self._is_reliable(name, column):
                    self._settle(column, name, getattr(totals, name) - claimed[name], self._check.steps())

    def _settle_bonuses(self) -> None:
        """Find the turns with extra bonuses that agree with the claims."""
        bonus = self._rules.card.extra_bonus
        steps = [Step(turn, {1: 0, 0: bonus}, bound=False) for turn in self._check.open_extra_bonuses]
        for column, claimed, totals in self._scopes(self._check.sheet):
            for name in _BY_BONUSES:
                if name in claimed and (name == "extra_bonus" or self._is_reliable(name, column)):
                    greatest = sum(self._weight(step.turn, column, name) * bonus for step in steps)
                    self._settle(column, name, getattr(totals, name) + greatest - claimed[name], steps)
                    if name == "extra_bonus" and not self._rules.named:
                        break

    def _scopes(self, sheet: Sheet) -> Iterator[tuple[int | None, _Claimed, ColumnTotals | Totals]]:
        """Yield the columns, then the whole sheet, with their claims and totals."""
        totals = score_totals(self._rules, sheet)
        for column, claimed in self._claims.columns.items():
            yield column, claimed, totals.columns[column]
        yield None, self._claims.sheet, totals

    def _is_reliable(self, name: str, column: int | None) -> bool:
        return name not in self._unreliable[column if self._rules.named else None]

    def _settle(self, column: int | None, name: str, missing: int, steps: Sequence[Step]) -> None:
        """Find readings in which turns earn `missing` less for a total than their greatest earnings."""
        weighed, read = list[Step](), list[Step]()
        for step in steps:
            turn, ways = step.turn, step.ways
            weight = self._weight(turn, column, name)
            if turn in self.settled:
                missing -= weight * ways[self.settled[turn]]
                ways = {self.settled[turn]: 0}
            elif weight and len(ways) > 1:
                read.append(step)
            weighed.append(Step(turn, {way: weight * loss for way, loss in ways.items()}, step.bound))
        found = rolls_that_earn_less(extra_rolls_at_start(self._rules.card), weighed, missing)
        if found is not None:
            # Turns missing in the result have their first reading, which earns the most.
            self.settled |= {step.turn: found.get(step.turn, next(iter(step.ways))) for step in read}
            self.sure |= set() if found else {step.turn for step in read}

    def _weight(self, turn: int, column: int | None, name: str) -> int:
        """Return how often the earnings of a turn count in a total of one column or of the sheet."""
        cell = self._check.cells.get(turn)
        if cell is None or column not in (None, cell.column):
            return 0
        multiplied = turn not in self._check.open_extra_bonuses or self._rules.multiplied
        if name == "sum":
            return int(multiplied)
        factor = self._rules.columns[cell.column].column.factor if multiplied else 1
        return factor if column is None or name == "total" else 1


def _assumed_rolls(check: TurnsCheck, readings: _Readings) -> Iterator[Assumption]:
    """Yield the assumptions about the rolls on which hands were made."""
    for roll in check.open_rolls:
        if roll.turn not in readings.sure:
            why = ", to match the claimed totals" if roll.turn in readings.settled else ""
            assumed = readings.settled.get(roll.turn, 1)
            detail = roll.describe_assumption(assumed, why)
            yield Assumption((*check.path, "turns", roll.turn, "rolls"), detail, "roll", {"found": assumed})


def _assumed_extra_rolls(check: TurnsCheck) -> Iterator[Assumption]:
    """Yield the assumption about the extra rolls of a sheet in progress, if its turns leave their number open."""
    least, greatest = check.extra_rolls.least, check.extra_rolls.greatest
    if least == greatest or is_sheet_full(check.rules, check.sheet):
        return
    detail = (
        f"the number of rolls is not known for every turn: the card can have {describe_range(least, greatest)} "
        f"extra rolls and is assumed to have {greatest}"
    )
    values = {"found": greatest, "least": least, "greatest": greatest}
    yield Assumption((*check.path, "turns"), detail, "extra_rolls", values)


def _find_unreliable(check: TurnsCheck, claims: ClaimedTotals, readings: _Readings, most: int) -> Unreliable | None:
    """Return the sums over doubtful cells, or all sums if a turn is void."""
    rules = check.rules
    doubts = [*check.doubts, *([doubt_of_all(rules)] if check.void else ())]
    if not doubts:
        return None
    found = [replace(claim, path=(*check.path, *claim.path)) for claim in claims_of(rules, claims)]
    known = {*readings.settled, *readings.sure}
    left = [doubt for turn, doubt in check.open_doubts.items() if turn not in known]
    tried = 0 if check.joker_doubtful else most
    return find_unreliable(rules, check.sheet, doubts, found, check.told, left, tried)


def _wrong_totals(check: TurnsCheck, claims: ClaimedTotals) -> Iterator[Problem]:
    """Yield the problems of claimed totals that agree with neither the real sheet, nor the player's, nor each other."""
    rules = check.rules
    if not claims.sheet and not any(claims.columns.values()):
        return
    sheets = (check.sheet,) if check.told is check.sheet else (check.sheet, check.told)
    # In a game of one card, other totals can only follow from those of the real sheet.
    leading = len(sheets) if rules.named else 1
    totals, unreliable = [score_totals(rules, sheet) for sheet in sheets], doubtful_sums(rules, check.doubts)
    followed: list[list[_Claimed]] = [[] for _ in sheets]
    for place in range(len(rules.columns)):
        claimed = claims.columns.get(place, {})
        columns = [each.columns[place] for each in totals]
        follows = [_following(rules, each, claimed) for each in columns]
        for base, each, found in zip(columns, followed, follows, strict=True):
            each.append({**base._asdict(), **found, **claimed})
        if claimed:
            right = [*(each._asdict() for each in columns), *follows[:leading]]
            skipped, path = unreliable[place if rules.named else None], claims.path(rules, place)
            yield from wrong_totals(claimed, skipped, right, path)
    if claims.sheet:
        of_columns = [_following_columns(rules, *each) for each in zip(sheets, followed, strict=True)]
        parts = [{"total": sum(claims.sheet.get(name, each[name]) for name in _PARTS)} for each in of_columns]
        right = [*(each._asdict() for each in totals), *of_columns[:leading], *parts]
        yield from wrong_totals(claims.sheet, unreliable[None], right)


_PARTS: Final = ("upper_points", "upper_bonus", "lower_points", "products", "extra_bonus")
"""Totals of a sheet that add up to its total."""


def _following(rules: Rules, totals: ColumnTotals, claimed: _Claimed) -> dict[str, int]:
    """Return the totals of a column that follow from other totals, using the claimed values."""
    found = {name: claimed.get(name, getattr(totals, name)) for name in COLUMN_TOTAL_NAMES}
    bonus = rules.card.upper_bonus_of(found["upper_points"])
    multiplied = found["extra_bonus"] if rules.multiplied else 0
    parts = found["upper_points"] + claimed.get("upper_bonus", bonus) + found["lower_points"] + found["products"]
    summed = parts + multiplied
    total = totals.factor * claimed.get("sum", summed) + found["extra_bonus"] - multiplied
    return {"upper_bonus": bonus, "sum": summed, "total": total}


def _following_columns(rules: Rules, sheet: Sheet, columns: Sequence[_Claimed]) -> dict[str, int]:
    """Return all totals of a sheet that follow from those of its columns."""
    factors = [column.column.factor for column in rules.columns]
    found = {
        name: sum(factor * column[name] for factor, column in zip(factors, columns, strict=True)) for name in _PARTS
    }
    if not rules.multiplied:
        found["extra_bonus"] = sum(column["extra_bonus"] for column in columns)
    total = sum(column["total"] for column in columns)
    awarded = points_awarded(rules.card, sheet.columns[0].points, total)
    return found | {"total": total} | ({} if awarded is None else {"points_awarded": awarded})
