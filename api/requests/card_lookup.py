"""Cards, sheets and claimed totals with their names looked up, and held against the kind of game that they are for.

What is no category is looked up among the rows that people note beside them, sums and bonuses: these are claims.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from api.requests.address import ColumnCounts, RepeatedPoints
from api.requests.card_fields import CardClaim, Paid, SheetClaim, TotalsClaim
from api.service.catalogue import AnyRules, Rules, SheetRules
from engine.cards.played import Assumption
from engine.cards.scorecard import TOTAL_NAMES, Scorecard
from engine.cards.sheet import Sheet, empty_sheet
from engine.cards.sheet_totals import SHEET_TOTAL_NAMES
from engine.checks.noted_cards import NotedCard, NotedSheet, card_row_problems, note_card, sheet_row_problems
from engine.checks.rows import NotedRow, row_meanings
from engine.errors import InvalidCategory, InvalidColumn, Path, Problem
from engine.text.names import meanings
from engine.words import quoted

_SCORECARD: Path = ("scorecard",)


@dataclass(slots=True)
class _Looked:
    """The points of a card, looked up: those of every category for each time it was filled, and rows beside them."""

    fillings: list[tuple[int, ...]]
    rows: list[NotedRow] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def find_card(rules: Rules, claim: CardClaim | SheetClaim) -> tuple[Sheet, list[Problem]]:
    """A claim with its names looked up, and the problems of these and of its rows."""
    noted = find_noted_card(rules, claim)
    if noted.problems or not noted.rows:
        return noted.sheet, list(noted.problems)
    return noted.sheet, card_row_problems(rules.compiled, noted)


def find_noted_card(rules: Rules, claim: CardClaim | SheetClaim) -> NotedCard:
    """A claim with its names looked up, its rows still to be checked; the problems are those of names."""
    if isinstance(claim, SheetClaim):
        detail = f'{rules.name} has no columns: its card is {{"points": {{…}}}}'
        problem = Problem("contradiction", (*_SCORECARD, "columns"), detail)
        return NotedCard(empty_sheet(rules.rules), problems=(problem,))
    looked = _look_up(rules, rules.compiled.times, claim.points or {}, _SCORECARD)
    count = claim.extra_bonus_count
    if isinstance(count, ColumnCounts):
        detail = f"{rules.name} has no columns: extra_bonus_count is a number alone"
        looked.problems.append(Problem("wrong-type", (*_SCORECARD, "extra_bonus_count"), detail))
        count = 0
    card, rows = Scorecard(tuple(looked.fillings), count or 0), tuple(looked.rows)
    path = (*_SCORECARD, "extra_bonus_count")
    card, assumptions = note_card(rules.compiled, card, rows, count is not None, path)
    extra_rolls = rules.compiled.greatest_extra_rolls(0) if claim.extra_rolls is None else claim.extra_rolls
    return NotedCard(Sheet((card,), extra_rolls), rows, tuple(looked.problems), assumptions)


def find_sheet(rules: SheetRules, claim: CardClaim | SheetClaim) -> tuple[Sheet, list[Problem]]:
    """A claim with its names looked up, and the problems of these and of its rows."""
    noted = find_noted_sheet(rules, claim)
    if noted.problems or not noted.rows:
        return noted.sheet, list(noted.problems)
    return noted.sheet, sheet_row_problems(rules.compiled, noted)


def find_noted_sheet(rules: SheetRules, claim: CardClaim | SheetClaim) -> NotedSheet:
    """A claim with its names looked up, its rows still to be checked; the problems are those of names."""
    said, problems = (claim, list[Problem]()) if isinstance(claim, SheetClaim) else _as_sheet(rules, claim)
    once = (1,) * len(rules.places)
    columns = [Scorecard(((),) * len(rules.places))] * len(rules.column_places)
    places, of_columns = find_columns(rules, said.columns, (*_SCORECARD, "columns"))
    problems += of_columns
    rows: dict[int, Sequence[NotedRow]] = {}
    assumptions: list[Assumption] = []
    for name, claimed in said.columns.items():
        path = (*_SCORECARD, "columns", name)
        looked = _look_up(rules, once, claimed.points or {}, path)
        problems += looked.problems
        if name in places:
            count = claimed.extra_bonus_count
            card = Scorecard(tuple(looked.fillings), count if isinstance(count, int) else 0)
            at = (*path, "extra_bonus_count")
            card, assumed = note_card(rules.compiled.card, card, looked.rows, count is not None, at)
            columns[places[name]] = card
            assumptions += assumed
            if looked.rows:
                rows[places[name]] = looked.rows
    return NotedSheet(Sheet(tuple(columns)), rows, tuple(problems), tuple(assumptions))


def find_columns(rules: SheetRules, names: Mapping[str, object], path: Path) -> tuple[dict[str, int], list[Problem]]:
    """The places of the columns that the names of an object mean; the problems of those that mean none, or the same."""
    places: dict[str, int] = {}
    said: dict[int, str] = {}
    problems: list[Problem] = []
    for name in names:
        try:
            place = rules.column(name)
        except InvalidColumn as error:
            problems += [problem.below(*path, name) for problem in error.problems]
            continue
        if place in said:
            detail = f"{quoted(name)} and {quoted(said[place])} are one column"
            problems.append(Problem("duplicate", (*path, name), detail, found=name))
        else:
            said[place] = name
            places[name] = place
    return places, problems


def _as_sheet(rules: SheetRules, claim: CardClaim) -> tuple[SheetClaim, list[Problem]]:
    """The sheet that an address says as one card does, `first.ones` for a category; what else is none is a problem."""
    columns: dict[str, dict[str, Paid]] = {}
    problems: list[Problem] = []
    example = f"{rules.compiled.columns[0].column.id}.{rules.compiled.categories[0]}"
    points, count = claim.points or {}, claim.extra_bonus_count
    if any(isinstance(paid, RepeatedPoints) for paid in points.values()):
        for name, paid in points.items():
            column, dot, category = name.partition(".")
            if not dot:
                detail = f"{quoted(name)} says no column; {rules.name} has columns: write it as in {example}:3"
                problems.append(Problem("wrong-card", _SCORECARD, detail, found=name))
            else:
                columns.setdefault(column, {})[category] = paid
    elif claim.points is not None:
        problems.append(_single(rules, "points"))
    counts = count if isinstance(count, ColumnCounts) else {}
    if isinstance(count, int):
        problems.append(_single(rules, "extra_bonus_count"))
    if claim.extra_rolls is not None:
        problems.append(_single(rules, "extra_rolls"))
    names = dict.fromkeys((*columns, *counts))
    return SheetClaim({name: CardClaim(columns.get(name), counts.get(name)) for name in names}), problems


def _single(rules: SheetRules, key: str) -> Problem:
    column = rules.compiled.columns[0].column.id
    detail = f'{rules.name} has columns, and {key} is said of each: {{"columns": {{"{column}": {{"{key}": …}}}}}}'
    if key == "extra_rolls":
        detail = f"{rules.name} has no extra rolls"
    return Problem("contradiction", (*_SCORECARD, key), detail)


def _look_up(rules: AnyRules, times: Sequence[int], points: Mapping[str, Paid], path: Path) -> _Looked:
    """Points by what their names mean; the problems of names and shapes are below `path`."""
    looked = _Looked([()] * len(times))
    said: dict[int, str] = {}
    for name, paid in points.items():
        at = (*path, "points", name)
        place = rules.places.get(name)
        if place is None:
            if _is_row(rules, name):
                rows, wrong = _read_row(name, paid, at)
                looked.rows += rows
                looked.problems += wrong
                continue
            try:
                place = rules.place(name)
            except InvalidCategory as error:
                looked.problems.extend(problem.below(*at) for problem in error.problems)
                continue
        if place in said:
            detail = f"{quoted(name)} and {quoted(said[place])} are one category"
            looked.problems.append(Problem("duplicate", at, detail, found=name))
        said[place] = name
        looked.fillings[place], wrong = _read_fillings(name, paid, times[place], at)
        looked.problems += wrong
    return looked


def _is_row(rules: AnyRules, name: str) -> bool:
    """Whether a name that is no id is that of a row beside the categories: one that is a category's is not."""
    return bool(row_meanings(name)) and not meanings(rules.compiled.ruleset, name)


def _read_row(name: str, paid: Paid, path: Path) -> tuple[Sequence[NotedRow], Sequence[Problem]]:
    """The row, where something is noted in it; and the problem of another shape than a number."""
    if isinstance(paid, RepeatedPoints) and len(paid) > 1:
        return (), [Problem("duplicate-key", _SCORECARD, f"the card says {quoted(name)} more than once")]
    if isinstance(paid, list):
        detail = f"{quoted(name)} is a row beside the categories: its value is a number, not a list"
        return (), [Problem("wrong-type", path, detail, found=paid)]
    value = paid[0] if isinstance(paid, RepeatedPoints) else paid
    return () if value is None else (NotedRow(path, name, value),), ()


def _read_fillings(name: str, paid: Paid, times: int, path: Path) -> tuple[tuple[int, ...], Sequence[Problem]]:
    """The points of each filling of a category that can be filled so many times; and the problem of another shape."""
    if isinstance(paid, RepeatedPoints):
        if times > 1 or len(paid) < 2:
            return paid, ()
        return (), [Problem("duplicate-key", _SCORECARD, f"the card says {quoted(name)} more than once")]
    if isinstance(paid, list):
        if times > 1:
            return tuple(paid), ()
        detail = f"{quoted(name)} is filled once: its points are a number, not a list"
        return (), [Problem("wrong-type", path, detail, found=paid)]
    if paid is None or times == 1:
        return () if paid is None else (paid,), ()
    detail = f"{quoted(name)} can be filled {times} times: its points are a list, as in [{paid}], not a number"
    return (), [Problem("wrong-type", path, detail, expected=[paid], found=paid)]


def check_card_totals(rules: Rules, claimed: TotalsClaim) -> Iterator[Problem]:
    """The problems of claimed totals that only games of columns have."""
    said = [name for name in claimed.totals if name not in TOTAL_NAMES]
    for name in (*said, *(["columns"] if claimed.columns is not None else [])):
        detail = f"{rules.name} has no columns: nobody can claim {name} for its cards"
        yield Problem("contradiction", ("claimed", name), detail)


def find_claimed_columns(rules: SheetRules, claimed: TotalsClaim) -> tuple[dict[int, Mapping[str, int]], list[Problem]]:
    """The totals claimed for columns, by their places; and the problems of names, and of totals that no sheet has."""
    problems = [
        Problem("contradiction", ("claimed", name), f"{rules.name} has no {name}: nobody can claim them")
        for name in claimed.totals
        if name not in SHEET_TOTAL_NAMES
    ]
    columns = claimed.columns or {}
    places, of_columns = find_columns(rules, columns, ("claimed", "columns"))
    return {place: columns[name] for name, place in places.items()}, problems + of_columns
