"""Cards, sheets and claimed totals with their names looked up, and held against the kind of game that they are for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from api.requests.card_fields import CardClaim, Paid, SheetClaim, Told, ToldCounts, TotalsClaim
from api.service.catalogue import AnyRules, Rules, SheetRules
from engine.errors import InvalidCategory, InvalidColumn, Path, Problem
from engine.scorecard import TOTAL_NAMES, Scorecard, empty_scorecard
from engine.sheet import Sheet
from engine.sheet_totals import SHEET_TOTAL_NAMES
from engine.words import quoted

_Fillings = tuple[tuple[int, ...], ...]

_SCORECARD: Path = ("scorecard",)


def find_card(rules: Rules, claim: CardClaim | SheetClaim) -> tuple[Scorecard, list[Problem]]:
    """A claim with its names looked up, and the problems of those that mean nothing, several, or the same."""
    if isinstance(claim, SheetClaim):
        detail = f'{rules.name} has no columns: its card is {{"points": {{…}}}}'
        return empty_scorecard(rules.compiled), [Problem("contradiction", (*_SCORECARD, "columns"), detail)]
    fillings, problems = _find_fillings(rules, rules.compiled.times, claim.points or {}, _SCORECARD)
    count = claim.extra_bonus_count
    if isinstance(count, ToldCounts):
        detail = f"{rules.name} has no columns: extra_bonus_count is a number alone"
        problems.append(Problem("wrong-type", (*_SCORECARD, "extra_bonus_count"), detail))
        count = 0
    stock = empty_scorecard(rules.compiled).extra_rolls if claim.extra_rolls is None else claim.extra_rolls
    return Scorecard(fillings, count or 0, stock), problems


def find_sheet(rules: SheetRules, claim: CardClaim | SheetClaim) -> tuple[Sheet, list[Problem]]:
    """A claim with its names looked up, and the problems of those that mean nothing, several, or the same."""
    said, problems = (claim, list[Problem]()) if isinstance(claim, SheetClaim) else _as_sheet(rules, claim)
    once = (1,) * len(rules.places)
    columns = [Scorecard(((),) * len(rules.places))] * len(rules.column_places)
    places, of_columns = find_columns(rules, said.columns, (*_SCORECARD, "columns"))
    problems += of_columns
    for name, card in said.columns.items():
        fillings, of_card = _find_fillings(rules, once, card.points or {}, (*_SCORECARD, "columns", name))
        problems += of_card
        if name in places:
            count = card.extra_bonus_count
            columns[places[name]] = Scorecard(fillings, count if isinstance(count, int) else 0)
    return Sheet(tuple(columns)), problems


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
    if any(isinstance(paid, Told) for paid in points.values()):
        for name, paid in points.items():
            column, dot, category = name.partition(".")
            if not dot:
                detail = f"{quoted(name)} says no column; {rules.name} has columns: write it as in {example}:3"
                problems.append(Problem("wrong-card", _SCORECARD, detail, found=name))
            else:
                columns.setdefault(column, {})[category] = paid
    elif claim.points is not None:
        problems.append(_single(rules, "points"))
    counts = count if isinstance(count, ToldCounts) else {}
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


def _find_fillings(
    rules: AnyRules, times: Sequence[int], points: Mapping[str, Paid], path: Path
) -> tuple[_Fillings, list[Problem]]:
    """Of every category the points of each time it was filled; and the problems of names and shapes below `path`."""
    problems: list[Problem] = []
    fillings: list[tuple[int, ...]] = [()] * len(times)
    said: dict[int, str] = {}
    for name, paid in points.items():
        try:
            place = rules.place(name)
        except InvalidCategory as error:
            problems.extend(problem.below(*path, "points", name) for problem in error.problems)
            continue
        if place in said:
            detail = f"{quoted(name)} and {quoted(said[place])} are one category"
            problems.append(Problem("duplicate", (*path, "points", name), detail, found=name))
        said[place] = name
        fillings[place], wrong = _read_fillings(name, paid, times[place], (*path, "points", name))
        problems += wrong
    return tuple(fillings), problems


def _read_fillings(name: str, paid: Paid, times: int, path: Path) -> tuple[tuple[int, ...], Sequence[Problem]]:
    """The points of each filling of a category that can be filled so many times; and the problem of another shape."""
    if isinstance(paid, Told):
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
