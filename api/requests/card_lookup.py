"""Lookup of the names on cards, on sheets and in claimed totals, and checks of the kind of game.

Other names are looked up among the rows that people note, sums and bonuses: these are claims.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from api.requests.address import ColumnCounts, RepeatedPoints
from api.requests.card_fields import CardClaim, Paid, TotalsClaim
from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.scorecard import Scorecard, empty_scorecard
from engine.cards.sheet import Sheet
from engine.cards.totals import total_names
from engine.checks.noted_sheets import NotedSheet, note_card, row_problems
from engine.checks.rows import NotedRow, row_meanings
from engine.checks.sheet_check import ClaimedTotals
from engine.checks.sheet_problems import single_category_problems
from engine.errors import InvalidName, Path, Problem
from engine.text.names import meanings
from engine.words import quoted

_SCORECARD: Path = ("scorecard",)


_ColumnClaim = tuple[int | None, Path, CardClaim]
"""The claim of one column: its place, None if its name is unknown, and its path."""


def find_sheet(rules: Rules, claim: CardClaim) -> tuple[Sheet | None, list[Problem]]:
    """Return a claim with its names looked up, and the problems of its rows.

    If a name is unclear, return None, and the problems of names and of single categories.
    """
    noted = find_noted_sheet(rules, claim)
    if noted.problems:
        return None, [*noted.problems, *single_category_problems(rules, noted.sheet)]
    return noted.sheet, row_problems(rules, noted) if noted.rows else []


def find_noted_sheet(rules: Rules, claim: CardClaim) -> NotedSheet:
    """Return a claim with its names looked up and its rows still unchecked, and the problems of the names."""
    named, card = rules.named, rules.card
    columns = [empty_scorecard(card)] * len(rules.columns)
    claims, problems = (_columns_of if named else _only_column)(rules, claim)
    rows: dict[int | None, Sequence[NotedRow]] = {}
    assumptions: list[Assumption] = []
    extra_rolls = card.greatest_extra_rolls(0)
    for place, path, of_column in claims:
        fillings, noted, wrong = _look_up(rules, card.times, of_column, path)
        problems += wrong
        if place is None:
            continue
        count, at = of_column.extra_bonus_count, (*path, "extra_bonus_count")
        if isinstance(count, ColumnCounts):
            detail = f"{rules.name} has no columns: extra_bonus_count must be a number"
            problems.append(Problem("wrong-type", at, detail))
            count = 0
        column = Scorecard(tuple(fillings), count or 0)
        if count is None:
            column, assumed = note_card(rules, column, noted, at)
            assumptions += assumed
        columns[place] = column
        if noted:
            rows[place if named else None] = noted
        if of_column.extra_rolls is not None:
            extra_rolls = of_column.extra_rolls
    return NotedSheet(Sheet(tuple(columns), extra_rolls), rows, tuple(problems), tuple(assumptions))


def _only_column(rules: Rules, claim: CardClaim) -> tuple[list[_ColumnClaim], list[Problem]]:
    """Return the claim of the column without a name, which is the whole claim."""
    if claim.columns is None:
        return [(0, _SCORECARD, claim)], []
    detail = f'{rules.name} has no columns; send {{"points": {{…}}}}'
    return [], [Problem("contradiction", (*_SCORECARD, "columns"), detail)]


def _columns_of(rules: Rules, claim: CardClaim) -> tuple[list[_ColumnClaim], list[Problem]]:
    """Return the claims of columns that have names."""
    columns, problems = _as_columns(rules, claim) if claim.columns is None else (claim.columns, list[Problem]())
    path = (*_SCORECARD, "columns")
    places, of_names = _find_columns(rules, columns, path)
    claims = [(places.get(name), (*path, name), each) for name, each in columns.items()]
    return claims, [*problems, *of_names]


def _find_columns(rules: Rules, names: Mapping[str, object], path: Path) -> tuple[dict[str, int], list[Problem]]:
    """Return the places of the columns that names mean, and the problems of names that mean none, or the same."""
    places: dict[str, int] = {}
    said: dict[int, str] = {}
    problems: list[Problem] = []
    for name in names:
        try:
            place = rules.column(name)
        except InvalidName as error:
            problems += [problem.below(*path, name) for problem in error.problems]
            continue
        if place in said:
            detail = f"{quoted(name)} and {quoted(said[place])} are the same column"
            problems.append(Problem("duplicate", (*path, name), detail, found=name))
        else:
            said[place] = name
            places[name] = place
    return places, problems


def _as_columns(rules: Rules, claim: CardClaim) -> tuple[Mapping[str, CardClaim], list[Problem]]:
    """Return the columns of a query string, which writes them like one card (`first.ones`); all else is a problem."""
    columns: dict[str, dict[str, Paid]] = {}
    problems: list[Problem] = []
    example = f"{rules.columns[0].column.id}.{rules.categories[0]}"
    points, count = claim.points or {}, claim.extra_bonus_count
    if any(isinstance(paid, RepeatedPoints) for paid in points.values()):
        for name, paid in points.items():
            column, dot, category = name.partition(".")
            if not dot:
                detail = f"{quoted(name)} must name its column, as in {example}:3"
                problems.append(Problem("wrong-card", _SCORECARD, detail, found=name))
            else:
                columns.setdefault(column, {})[category] = paid
    elif claim.points is not None:
        problems.append(_single(rules, "points"))
    if claim.fillings is not None:
        problems.append(_single(rules, "fillings"))
    counts = count if isinstance(count, ColumnCounts) else {}
    if isinstance(count, int):
        problems.append(_single(rules, "extra_bonus_count"))
    if claim.extra_rolls is not None:
        problems.append(_single(rules, "extra_rolls"))
    names = dict.fromkeys((*columns, *counts))
    return {name: CardClaim(columns.get(name), extra_bonus_count=counts.get(name)) for name in names}, problems


def _single(rules: Rules, key: str) -> Problem:
    column = rules.columns[0].column.id
    detail = f'{rules.name} has columns; send {{"columns": {{"{column}": {{"{key}": …}}}}}}'
    if key == "extra_rolls":
        detail = f"{rules.name} has no extra rolls"
    return Problem("contradiction", (*_SCORECARD, key), detail)


def _look_up(
    rules: Rules, times: Sequence[int], claim: CardClaim, path: Path
) -> tuple[list[tuple[int, ...]], list[NotedRow], list[Problem]]:
    """Return the points by category for each filling, noted rows, and problems of names and shapes, below `path`."""
    fillings: list[tuple[int, ...]] = [()] * len(times)
    noted: list[NotedRow] = []
    problems: list[Problem] = []
    said: dict[int, str] = {}
    for at, name, paid in _entries_of(claim, path):
        place = rules.places.get(name)
        if place is None:
            if row_meanings(name) and not meanings(rules.ruleset, name):
                rows, wrong = _read_row(name, paid, at)
                noted += rows
                problems += wrong
                continue
            try:
                place = rules.place(name)
            except InvalidName as error:
                problems += (problem.below(*at) for problem in error.problems)
                continue
        if place in said:
            detail = f"{quoted(name)} and {quoted(said[place])} are the same category"
            problems.append(Problem("duplicate", at, detail, found=name))
        said[place] = name
        fillings[place], wrong = _read_fillings(name, paid, times[place], at)
        problems += wrong
    return fillings, noted, problems


def _entries_of(claim: CardClaim, path: Path) -> Iterator[tuple[Path, str, Paid]]:
    """Yield the paths, names and points of the categories of a card."""
    for name, paid in (claim.points or {}).items():
        yield (*path, "points", name), name, paid
    for name, fillings in (claim.fillings or {}).items():
        yield (*path, "fillings", name), name, fillings


def _read_row(name: str, paid: Paid, path: Path) -> tuple[Sequence[NotedRow], Sequence[Problem]]:
    """Return the row if it has a value, and the problem of a value that is no number."""
    if isinstance(paid, RepeatedPoints) and len(paid) > 1:
        return (), [Problem("duplicate-key", _SCORECARD, f"the card has {quoted(name)} more than once")]
    if isinstance(paid, list):
        detail = f"{quoted(name)} is not a category: its value must be a number in points, not a list"
        return (), [Problem("wrong-type", path, detail, found=paid)]
    value = paid[0] if isinstance(paid, RepeatedPoints) else paid
    return () if value is None else (NotedRow(path, name, value),), ()


def _read_fillings(name: str, paid: Paid, times: int, path: Path) -> tuple[tuple[int, ...], Sequence[Problem]]:
    """Return the points of each filling of a category with `times` fillings, and the problem of their shape."""
    if isinstance(paid, RepeatedPoints):
        if times > 1 or len(paid) < 2:
            return paid, ()
        return (), [Problem("duplicate-key", _SCORECARD, f"the card has {quoted(name)} more than once")]
    if isinstance(paid, list):
        if times > 1:
            return tuple(paid), ()
        detail = f"{quoted(name)} is filled once: its points must be a number in points, not a list"
        return (), [Problem("wrong-type", path, detail, found=paid)]
    if paid is None or times == 1:
        return () if paid is None else (paid,), ()
    detail = f"{quoted(name)} can be filled {times} times: put its points into fillings as a list such as [{paid}]"
    return (), [Problem("wrong-type", path, detail, found=paid)]


def find_claimed_totals(rules: Rules, claimed: TotalsClaim) -> tuple[ClaimedTotals, list[Problem]]:
    """Return the totals claimed for a sheet and its columns, and the problems of their names."""
    others = [name for name in claimed.totals if name not in total_names(rules)]
    if not rules.named:
        others += ["columns"] if claimed.columns is not None else []
        why = f"{{}} cannot be claimed: {rules.name} has no columns"
    else:
        why = f"{{}} cannot be claimed: {rules.name} has none"
    problems = [Problem("contradiction", ("claimed", name), why.format(name)) for name in others]
    columns = claimed.columns if claimed.columns and rules.named else {}
    places, of_columns = _find_columns(rules, columns, ("claimed", "columns"))
    of_place = {place: columns[name] for name, place in places.items()}
    totals = {name: total for name, total in claimed.totals.items() if name not in others}
    return ClaimedTotals(totals, of_place), [*problems, *of_columns]
