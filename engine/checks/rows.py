"""Rows of sums and bonuses on a card, which are claims read by their names.

The possible meanings of a name are data in `rows.toml`; the value decides between them. A category's own name takes
precedence over a row's, so callers look up categories first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from engine.cards.played import Assumption
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.cards.totals import ColumnTotals, Totals, column_totals_over, totals_over
from engine.doubt import Doubt, doubtful_boxes
from engine.errors import Path as Place
from engine.errors import Problem
from engine.rulesets.compiled import CompiledRuleset
from engine.text.entries import without_brackets
from engine.text.known_names import group_ids, plain_name
from engine.text.suggestions import KnownNames
from engine.words import join_words, quoted

Meaning = Literal[
    "upper_points",
    "upper_bonus",
    "upper_total",
    "lower_points",
    "lower_total",
    "products",
    "extra_bonus",
    "extra_bonus_count",
    "sum",
    "total",
    "points_awarded",
]
"""Meaning of a row: a total by name, a section with its bonus, or how often a bonus was paid."""

MEANINGS: Final[tuple[Meaning, ...]] = get_args(Meaning)

_WORDS: Final[Mapping[Meaning, str]] = {
    "upper_points": "the upper total",
    "upper_bonus": "the upper bonus",
    "upper_total": "the upper total with its bonus",
    "lower_points": "the lower total",
    "lower_total": "the lower total with products and extra bonuses",
    "products": "the products",
    "extra_bonus": "the extra bonuses",
    "extra_bonus_count": "the number of extra bonuses",
    "sum": "the sum of the column",
    "total": "the total",
    "points_awarded": "the points awarded",
}

_PARTS: Final[Mapping[Meaning, set[str]]] = {
    "upper_total": {"upper_points", "upper_bonus"},
    "lower_total": {"lower_points", "products", "extra_bonus"},
    "extra_bonus_count": {"extra_bonus"},
}
"""Totals that correspond to the meanings of rows, except those with the name of a total."""


@dataclass(frozen=True, slots=True)
class NotedRow:
    """A row as written: its path, its name, and its value."""

    path: Place
    name: str
    value: int


_ValueName = Meaning | Literal["extra_bonus_each"]
Values = Mapping[_ValueName, int]
"""Correct values of rows that the game has, and the points of one extra bonus, if any."""


def plain_row(name: str) -> str:
    """Return the name of a row without brackets, digits and signs."""
    plain = plain_name(without_brackets(name).replace("∑", "Σ"))
    return "".join(letter for letter in plain if letter.isalpha())


def row_meanings(name: str) -> tuple[Meaning, ...]:
    """Return the possible meanings of a row by its name, the most common first; none for an unknown name."""
    return _by_name().get(plain_row(name), ())


def is_row_name(plain: str) -> bool:
    """Return whether a plain name, digits included, is the name of a row."""
    return plain in _with_digits()


@cache
def _with_digits() -> frozenset[str]:
    return frozenset(map(plain_name, (*MEANINGS, *every_row_name())))


@cache
def row_names() -> Mapping[str, Mapping[str, Any]]:
    """Return the contents of the file: meanings and names by language, by kind of row."""
    return tomllib.loads((Path(__file__).parent / "rows.toml").read_text(encoding="utf-8"))


def _names() -> Iterator[tuple[str, Sequence[str]]]:
    """Yield each name of a row as the file spells it, with its meanings."""
    for row in row_names().values():
        for language, names in row.items():
            if language != "means":
                yield from ((name, row["means"]) for name in names)


@cache
def every_row_name() -> tuple[str, ...]:
    """Return all names of rows, as the file spells them."""
    return tuple(name for name, _ in _names())


@cache
def _by_name() -> Mapping[str, tuple[Meaning, ...]]:
    names = [(plain_row(name), meaning) for name, means in _names() for meaning in means]
    known: dict[str, Meaning] = {meaning: meaning for meaning in MEANINGS}
    return {name: tuple(known[each] for each in meant) for name, meant in group_ids(names).items()}


def like_rows(name: str) -> tuple[str, ...]:
    """Return the names of rows that are similar to an unknown one, the likeliest first."""
    return _known().suggest(plain_row(name), parts=False)


@cache
def _known() -> KnownNames:
    """Return all plain names of rows, each with its spellings in the file."""
    written: dict[str, tuple[str, ...]] = {}
    for name in every_row_name():
        written.setdefault(plain_row(name), (name,))
    return KnownNames(written)


def sheet_values(rules: Rules, sheet: Sheet, totals: Totals) -> Values:
    """Return the correct values of the rows of a whole sheet."""
    values = _section_values(totals)
    if rules.named:
        return values | {"products": totals.products}
    values["extra_bonus_count"] = sheet.columns[0].extra_bonus_count
    if rules.card.extra_bonus:
        values["extra_bonus_each"] = rules.card.extra_bonus
    if totals.points_awarded is not None:
        values["points_awarded"] = totals.points_awarded
    return values


def column_values(totals: ColumnTotals, extra_bonus_count: int) -> Values:
    """Return the correct values of the rows below a column."""
    own: Values = {"products": totals.products, "extra_bonus_count": extra_bonus_count, "sum": totals.sum}
    return {**_section_values(totals), **own}


def _section_values(totals: Totals | ColumnTotals) -> dict[_ValueName, int]:
    """Return the total, and its two sections with their parts."""
    return {
        "upper_points": totals.upper_points,
        "upper_bonus": totals.upper_bonus,
        "upper_total": totals.upper_points + totals.upper_bonus,
        "lower_points": totals.lower_points,
        "lower_total": totals.lower_points + totals.products + totals.extra_bonus,
        "extra_bonus": totals.extra_bonus,
        "total": totals.total,
    }


@dataclass(frozen=True, slots=True)
class ReadRow:
    """The result of comparing a row with the card: matching meanings, the problem, and the assumption."""

    fits: tuple[Meaning, ...]
    problem: Problem | None = None
    assumption: Assumption | None = None


def read_row(row: NotedRow, values: Values) -> ReadRow:
    """Compare a row with the values of its possible meanings; if these differ, the assumed one is reported."""
    meant = {meaning: values[meaning] for meaning in row_meanings(row.name) if meaning in values}
    if not meant:
        what = " or ".join(_WORDS[meaning] for meaning in row_meanings(row.name))
        detail = f"{quoted(row.name)} is {what}, which this game does not have"
        return ReadRow((), Problem("wrong-total", row.path, detail, found=row.value))
    fits = tuple(meaning for meaning, value in meant.items() if value == row.value)
    # A number of bonuses and their points differ in size, so that nothing is assumed.
    expected: dict[int, Meaning] = {}
    for meaning, value in meant.items():
        if meaning != "extra_bonus_count" or len(meant) == 1:
            expected.setdefault(value, meaning)
    if any(expected):
        # People do not note a sum of 0 under the name of another one.
        expected.pop(0, None)
    if not fits:
        return ReadRow((), _hint_at_extra_bonus(_wrong_row(row, expected), row, values.get("extra_bonus_each", 0)))
    if len(expected) < 2:
        return ReadRow(fits)
    others = [f"{value} ({_WORDS[meaning]})" for value, meaning in expected.items() if value != row.value]
    detail = f"{quoted(row.name)} {row.value} is read as {_WORDS[fits[0]]}; it could also be {join_words(others, 'or')}"
    return ReadRow(fits, assumption=Assumption(row.path, detail, "meaning", {"name": row.name, "found": row.value}))


def _hint_at_extra_bonus(problem: Problem, row: NotedRow, each: int) -> Problem:
    """Return the problem of an upper bonus, with a hint if its value is that of some extra bonuses."""
    if not each or row.value < each or row.value % each or row_meanings(row.name) != ("upper_bonus",):
        return problem
    return replace(problem, detail=f"{problem.detail}; extra bonuses of {each} belong in extra_bonus_count")


def _wrong_row(row: NotedRow, expected: Mapping[int, Meaning]) -> Problem:
    """Return the problem of a row whose value is none of the expected ones."""
    if len(expected) == 1:
        (value,) = expected
        detail = f"{quoted(row.name)} is {value}, not {row.value}"
        return Problem("wrong-total", row.path, detail, found=row.value, expected=value)
    each = [f"{value} ({_WORDS[meaning]})" for value, meaning in expected.items()]
    detail = f"{quoted(row.name)} is {join_words(each, 'or')}, not {row.value}"
    return Problem("wrong-total", row.path, detail, found=row.value, allowed=tuple(expected))


def meanings_over(totals: Collection[str]) -> frozenset[Meaning]:
    """Return the meanings of rows that include some of these totals.

    >>> sorted(meanings_over({"upper_points", "total"}))
    ['total', 'upper_points', 'upper_total']
    """
    return frozenset(meaning for meaning in MEANINGS if not _PARTS.get(meaning, {meaning}).isdisjoint(totals))


Sums = Mapping[int | None, Values]
"""Sums by named column; those of the whole sheet under None."""

Unsure = Mapping[int | None, frozenset[Meaning]]
"""Unreliable sums by named column; those of the whole sheet under None."""


def sums_of(rules: Rules, sheet: Sheet, totals: Totals) -> Sums:
    """Return the sums of a sheet with these totals."""
    found: dict[int | None, Values] = {None: sheet_values(rules, sheet, totals)}
    if rules.named:
        for column, (of_column, card) in enumerate(zip(totals.columns, sheet.columns, strict=True)):
            found[column] = column_values(of_column, card.extra_bonus_count)
    return found


def doubtful_totals(rules: Rules, doubts: Iterable[Doubt]) -> list[tuple[int | None, Meaning]]:
    """Return the totals that doubts make unreliable, by column and in a fixed order."""
    return [
        (column, name) for column, names in _totals_over(rules, doubts).items() for name in MEANINGS if name in names
    ]


def doubtful_sums(rules: Rules, doubts: Iterable[Doubt]) -> Unsure:
    """Return the sums that doubts make unreliable."""
    return {column: meanings_over(names) for column, names in _totals_over(rules, doubts).items()}


def _totals_over(rules: Rules, doubts: Iterable[Doubt]) -> Mapping[int | None, frozenset[str]]:
    boxes = doubtful_boxes(doubts)
    found: dict[int | None, frozenset[str]] = {None: totals_over(rules, boxes)}
    if rules.named:
        found |= {column: column_totals_over(rules, column, boxes) for column in range(len(rules.columns))}
    return found


def is_doubtful(row: NotedRow, values: Values, unreliable: frozenset[Meaning]) -> bool:
    """Return whether a row may be one of these sums, and none of the others."""
    meant = [meaning for meaning in row_meanings(row.name) if meaning in values]
    others = (values[meaning] for meaning in meant if meaning not in unreliable)
    return not unreliable.isdisjoint(meant) and row.value not in others


def check_rows(
    rows: Iterable[NotedRow], values: Values, unreliable: frozenset[Meaning] = frozenset()
) -> tuple[list[Problem], list[Assumption]]:
    """Return the problems of rows and the assumptions about ambiguous ones, except for doubtful rows."""
    read = [read_row(row, values) for row in rows if not is_doubtful(row, values, unreliable)]
    problems = [each.problem for each in read if each.problem is not None]
    return problems, [each.assumption for each in read if each.assumption is not None]


def noted_extra_bonuses(
    compiled: CompiledRuleset, rows: Sequence[NotedRow], path: Place
) -> tuple[int, Assumption | None]:
    """Return the number of extra bonuses from rows with their points or number, if it is given nowhere else."""
    for row in rows:
        if "extra_bonus_count" not in row_meanings(row.name):
            continue
        count, left = divmod(row.value, compiled.extra_bonus or 1)
        if left:
            count = row.value
        if compiled.extra_bonus and 0 < count <= compiled.turns:
            detail = f"the number of extra bonuses is assumed to be {count}, from {quoted(row.name)} {row.value}"
            return count, Assumption(path, detail, "extra_bonuses", {"found": count})
    return 0, None
