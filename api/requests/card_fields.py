"""Fields of cards, of sheets of columns, and of totals claimed for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Final

from marshmallow import ValidationError
from marshmallow.constants import missing

from api.http.deprecation import DeprecatedForm, note_deprecated
from api.requests.address import ColumnCounts, Parameter, RepeatedPoints, read_card, read_counts, read_whole
from api.requests.fields import GREATEST_NAME, GREATEST_POINTS, NAMES, TOTAL, StrictField
from api.requests.reading import read_object, whole_problem, without_nulls, wrong_type
from engine.cards.totals import CARD_TOTAL_NAMES, COLUMN_TOTAL_NAMES, SHEET_TOTAL_NAMES
from engine.checks.rows import row_meanings
from engine.errors import Path, Problem
from engine.limits import GREATEST_TIMES
from engine.text.known_names import plain_name, usual_names
from engine.text.shapes import Shape
from engine.words import quoted
from strategy_tables.advice.parameters import GREATEST_TOTAL

GREATEST_BONUS_COUNT: Final = 999
GREATEST_EXTRA_ROLLS: Final = 999
"""Both limits are far above what a card can have."""
GREATEST_CARD: Final = 40
"""Entries of a card; a ruleset has at most 20 categories, plus noted rows."""
GREATEST_CELLS: Final = 128
"""Entries of a sheet in a query string, cell by cell; a ruleset has at most 80 cells, plus noted rows."""
GREATEST_SHEET: Final = 12
"""Columns of a sheet; a ruleset has at most 6."""
Paid = int | list[int] | RepeatedPoints | None
"""The points of a category: of its only filling, of several fillings, or None if it is open."""
LIST_AMONG_POINTS: Final = DeprecatedForm(
    form="a list in `points` of a `scorecard`", instead="fillings", since=date(2026, 11, 27), sunset=date(2027, 12, 1)
)


@dataclass(frozen=True, slots=True)
class CardClaim:
    """A card as it was sent, or a sheet with the cards of its `columns`; no name is looked up yet in a ruleset.

    None stands for a missing value: nothing is filled, no extra bonus was paid, and the card has the extra rolls of the
    start. A query string writes a sheet like a card, with `first.ones` for a category.
    """

    points: Mapping[str, Paid] | None = None
    fillings: Mapping[str, list[int]] | None = None
    extra_bonus_count: int | ColumnCounts | None = None
    extra_rolls: int | None = None
    columns: Mapping[str, CardClaim] | None = None


EMPTY_CARD: Final = CardClaim()


@dataclass(frozen=True, slots=True)
class TotalsClaim:
    """Claimed totals by name, and those of columns by the names of the columns."""

    totals: Mapping[str, int] = field(default_factory=dict)
    columns: Mapping[str, Mapping[str, int]] | None = None


def _is_card_name(name: str) -> bool:
    """Return whether cards usually have a category or a row of this name."""
    return plain_name(name) in usual_names("category") or bool(row_meanings(name))


def _is_column_name(name: str) -> bool:
    return plain_name(name) in usual_names("column")


_PAID: Final = {"minimum": -GREATEST_POINTS, "maximum": GREATEST_POINTS}
_POINTS: Final = Shape(
    "an object",
    '{"ones": 3, "full_house": 25}',
    each=Shape(scalar=int, keywords={"type": ["integer", "null"], **_PAID}),
    accepts=_is_card_name,
    name="CardPoints",
    about="""\
Points by category; absent or null if open. Categories are named by id, title or another name in thirteen languages.
Case, accents, spaces and hyphens do not matter. Those that can be filled several times are in `fillings`.

Sums and bonuses can be noted here too, in the same languages: "Bonus", "Upper total", "Gesamt oben", "Kniffel-Bonus",
"Summa". They are claims: a wrong one is a `wrong-total`. An ambiguous one, such as the upper total with or without its
bonus, can match any meaning. A row of extra bonuses sets their number if `extra_bonus_count` is absent. Names of
categories take precedence.
""",
    keywords={"maxProperties": GREATEST_CARD, "propertyNames": NAMES},
)
_FILLINGS: Final = Shape(
    "an object",
    '{"fours": [8, 12]}',
    each=Shape(
        each=Shape(scalar=int, keywords=_PAID),
        is_list=True,
        about="Points of each filling, in any order.",
        keywords={"maxItems": GREATEST_TIMES},
    ),
    name="CardFillings",
    about="Points of the categories that can be filled several times, in games that have them.",
    keywords={"maxProperties": GREATEST_CARD, "propertyNames": NAMES},
)
_COUNT: Final = Shape(
    scalar=int,
    name="ExtraBonusCount",
    about="Number of extra bonuses. Default: that of a row in `points`, or 0.",
    keywords={"minimum": 0, "maximum": GREATEST_BONUS_COUNT},
)
_EXTRA_ROLLS: Final = {"minimum": 0, "maximum": GREATEST_EXTRA_ROLLS}
_COLUMN: Final = Shape(
    "an object",
    '{"points": {"ones": 3}}',
    {"points": _POINTS, "fillings": _FILLINGS, "extra_bonus_count": _COUNT},
    name="SheetColumn",
    about="Filled categories of a column.",
)
_COLUMNS: Final = Shape(
    "an object",
    f'{{"first": {_COLUMN.example}}}',
    each=_COLUMN,
    accepts=_is_column_name,
    name="SheetColumns",
    about="Filled categories by column; absent columns are empty. Columns are named like categories.",
    keywords={"maxProperties": GREATEST_SHEET, "propertyNames": NAMES},
)
_CARD_KEYS: Final = (*_COLUMN.fields, "extra_rolls")
CARD: Final = Shape(
    "an object",
    _COLUMN.example,
    {
        "points": _POINTS,
        "fillings": _FILLINGS,
        "extra_bonus_count": _COUNT,
        "extra_rolls": Shape(
            about="Extra rolls at the start of the turn, whether or not used since. Default: those at the start of the "
            "game.",
            keywords={"type": ["integer", "null"], **_EXTRA_ROLLS},
        ),
        "columns": _COLUMNS,
    },
    name="Scorecard",
    about="A scorecard, with `points` in games with a single card, or `columns` in games with columns.",
)


class Card(StrictField[CardClaim]):
    """A scorecard: `points` by name of category, null or absent where open, `fillings`, and two counts.

    Or a sheet: `columns`, by name, each with points and a count of its own. A query string has three parameters for
    it.
    """

    def __init__(self, about: str = "Default: the empty card.") -> None:
        super().__init__(CARD, about)

    def parameters(self) -> dict[str, Parameter]:
        """Return the parameters of the points, the extra bonuses and the extra rolls."""
        return {
            "scorecard": Parameter(
                read=read_card,
                about="Filled categories as `name:points`, separated by commas, one entry per filling. With columns: "
                "`column.name:points`. Default: the empty card.",
                schema={"type": "string", "pattern": "^([^:,]+:-?[0-9]+(,[^:,]+:-?[0-9]+)*)?$"},
            ),
            "extra_bonus_count": Parameter(
                read=read_counts,
                about="Number of extra bonuses. With columns: `column:number`, separated by commas.",
                schema={"type": "string", "pattern": "^([0-9]{1,3}|[^:,]+:[0-9]+(,[^:,]+:[0-9]+)*)$"},
            ),
            "extra_rolls": Parameter(
                read=read_whole,
                about="Extra rolls at the start of the turn. Default: those at the start of the game.",
                schema={"type": "integer", **_EXTRA_ROLLS},
            ),
        }

    def from_parameters(self, said: Mapping[str, Any]) -> Any:
        """Return the card that the parameters state, `missing` if they state none or an empty one."""
        card = {name: said[name] for name in ("extra_bonus_count", "extra_rolls") if name in said}
        if said.get("scorecard"):
            card["points"] = said["scorecard"]
        return card or missing

    def to_parameters(self, value: Any) -> list[str]:
        """Return the parameters that state a card or a sheet, without counts of 0.

        All fillings are among the points, in the order of the card.
        """
        cards = {f"{name}.": card for name, card in value["columns"].items()} if "columns" in value else {"": value}
        filled: list[str] = []
        counts: list[str] = []
        for column, card in cards.items():
            for name, paid in card["points"].items():
                filled += [f"{column}{name}:{each}" for each in (paid if type(paid) is list else [paid])]
            if count := card["extra_bonus_count"]:
                counts.append(f"{column[:-1]}:{count}" if column else str(count))
        said = [f"scorecard={','.join(filled)}"] if filled else []
        if counts:
            said.append(f"extra_bonus_count={','.join(counts)}")
        if "extra_rolls" in value:
            said.append(f"extra_rolls={value['extra_rolls']}")
        return said

    def read(self, value: Any) -> CardClaim:
        """Return the claim, whose names are looked up later."""
        problems: list[Problem] = []
        table = read_object(value, str(self.name), (), CARD, problems)
        # Some generated clients send an empty object for every field that was not set.
        table = {key: each for key, each in table.items() if each != {}}
        claim = _read_card(table, (), problems)
        if "columns" in table:
            columns = _read_columns(table["columns"], _COLUMNS, problems)
            claim = CardClaim(columns={name: _read_card(column, path, problems) for name, path, column in columns})
            for key in _CARD_KEYS:
                if key in table:
                    detail = f"{key} cannot be combined with columns; put it into each column"
                    problems.append(Problem("contradiction", (key,), detail))
        if problems:
            raise ValidationError(problems)
        return claim


def _read_columns(value: Any, shape: Shape, problems: list[Problem]) -> Iterator[tuple[str, Path, Mapping[str, Any]]]:
    """Yield the name of each column, its path and its fields; adds to `problems`."""
    if type(value) is not dict:
        problems.append(wrong_type("columns", ("columns",), shape.must_be, value))
    elif len(value) > GREATEST_SHEET:
        detail = f"columns has {len(value)} entries; at most {GREATEST_SHEET} are allowed"
        problems.append(Problem("too-many", ("columns",), detail, found=len(value), maximum=GREATEST_SHEET))
    else:
        for name, column in without_nulls(value).items():
            path, of_column = ("columns", name), shape.inner(0)
            problems += _check_name(name, "column", path)
            table = read_object(column, told_name(name), path, of_column, problems)
            yield name, path, {key: each for key, each in table.items() if key in of_column.fields}


def _greatest_entries(claimed: Mapping[str, Any]) -> int:
    """Return the limit of entries of points: a higher one for the cells of query strings."""
    return GREATEST_CELLS if all(type(paid) is RepeatedPoints for paid in claimed.values()) else GREATEST_CARD


def _read_card(table: Mapping[str, Any], path: Path, problems: list[Problem]) -> CardClaim:
    """Return the card of an object; adds to `problems`."""
    claimed = _read_entries(table, "points", _POINTS, path, problems)
    fillings = _read_entries(table, "fillings", _FILLINGS, path, problems)
    for name, paid in (claimed or {}).items():
        if 1 <= len(name) <= GREATEST_NAME and (paid is None or _is_points(paid)):
            # Nearly always: the generators below would take as long as all the rest of the request.
            continue
        entry = (*path, "points", name)
        problems += _check_name(name, "category", entry)
        if type(paid) is list:
            note_deprecated(LIST_AMONG_POINTS)
        if type(paid) in (list, RepeatedPoints):
            problems += _check_fillings(name, paid, entry)
        elif paid is not None and not _is_points(paid):
            problems.append(whole_problem(told_name(name), entry, paid, -GREATEST_POINTS, GREATEST_POINTS, " or null"))
    for name, paid in (fillings or {}).items():
        entry = (*path, "fillings", name)
        problems += _check_name(name, "category", entry)
        if type(paid) is list:
            problems += _check_fillings(name, paid, entry)
        elif paid is not None:
            problems.append(wrong_type(told_name(name), entry, "a list of points such as [8, 12]", paid))
    count = table.get("extra_bonus_count")
    if "extra_bonus_count" in table:
        for each in count.values() if type(count) is ColumnCounts else (count,):
            if type(each) is not int or not 0 <= each <= GREATEST_BONUS_COUNT:
                path_of = (*path, "extra_bonus_count")
                problems.append(whole_problem("extra_bonus_count", path_of, each, 0, GREATEST_BONUS_COUNT))
    extra_rolls = table.get("extra_rolls")
    if extra_rolls is not None and (type(extra_rolls) is not int or not 0 <= extra_rolls <= GREATEST_EXTRA_ROLLS):
        problems.append(whole_problem("extra_rolls", (*path, "extra_rolls"), extra_rolls, 0, GREATEST_EXTRA_ROLLS))
    return CardClaim(claimed, fillings, count, extra_rolls)


def _read_entries(
    table: Mapping[str, Any], key: str, shape: Shape, path: Path, problems: list[Problem]
) -> dict[str, Any] | None:
    """Return the entries of a field by category, None if it is absent or wrong; adds to `problems`."""
    said = table.get(key)
    if key in table and type(said) is not dict:
        problems.append(wrong_type(key, (*path, key), shape.must_be, said))
        return None
    if said is not None and len(said) > (greatest := _greatest_entries(said)):
        detail = f"{key} has {len(said)} entries; at most {greatest} are allowed"
        problems.append(Problem("too-many", (*path, key), detail, found=len(said), maximum=greatest))
        return None
    return said


def _check_name(name: str, noun: str, path: Path) -> Iterator[Problem]:
    if not 1 <= len(name) <= GREATEST_NAME:
        detail = f"the name of a {noun} must have 1 to {GREATEST_NAME} characters, not {len(name)}"
        yield Problem("bad-name", path, detail)


def _check_fillings(name: str, fillings: Sequence[Any], path: Path) -> Iterator[Problem]:
    """Yield the problems of the fillings of one category that hold in any ruleset."""
    if len(fillings) > GREATEST_TIMES:
        detail = f"{quoted(name)} has the points of {len(fillings)} fillings; at most {GREATEST_TIMES} are allowed"
        yield Problem("too-many", path, detail, found=len(fillings), maximum=GREATEST_TIMES)
    else:
        for place, points in enumerate(fillings):
            if not _is_points(points):
                yield whole_problem(told_name(name), (*path, place), points, -GREATEST_POINTS, GREATEST_POINTS)


def told_name(name: str) -> str:
    """Return a name as it was written, in quotes unless it is a word."""
    return name if name.isidentifier() else quoted(name)


def _is_points(value: Any) -> bool:
    return type(value) is int and -GREATEST_POINTS <= value <= GREATEST_POINTS


_CLAIMED_TOTALS: Final = tuple(dict.fromkeys((*CARD_TOTAL_NAMES, *SHEET_TOTAL_NAMES)))
_CLAIMED_TOTAL: Final = replace(TOTAL, name="ClaimedTotal", about="Claimed total.")
_CLAIMED_COLUMN: Final = Shape(
    "an object",
    f'{{"{COLUMN_TOTAL_NAMES[-1]}": 250}}',
    dict.fromkeys(COLUMN_TOTAL_NAMES, _CLAIMED_TOTAL),
    name="ClaimedColumn",
    about="Claimed totals of a column.",
)
_CLAIMED_COLUMNS: Final = Shape(
    "an object",
    f'{{"first": {_CLAIMED_COLUMN.example}}}',
    each=_CLAIMED_COLUMN,
    accepts=_is_column_name,
    name="ClaimedColumns",
    about="Claimed totals by column, in games with columns.",
    keywords={"maxProperties": GREATEST_SHEET, "propertyNames": NAMES},
)
CLAIMED: Final = Shape(
    "an object",
    '{"total": 250}',
    {**dict.fromkeys(_CLAIMED_TOTALS, _CLAIMED_TOTAL), "columns": _CLAIMED_COLUMNS},
    name="Claimed",
    about="Claimed totals of a card, to be compared.",
)


class Claimed(StrictField[TotalsClaim]):
    """Claimed totals of a card or a sheet, and of the columns of a sheet; each is optional."""

    def __init__(self) -> None:
        super().__init__(CLAIMED)

    def read(self, value: Any) -> TotalsClaim:
        """Return the totals by name."""
        problems: list[Problem] = []
        table = read_object(value, str(self.name), (), CLAIMED, problems)
        totals = {name: total for name, total in table.items() if name in _CLAIMED_TOTALS}
        problems += _check_totals(totals, ())
        columns: dict[str, Mapping[str, int]] = {}
        if "columns" in table:
            for name, path, column in _read_columns(table["columns"], _CLAIMED_COLUMNS, problems):
                columns[name] = column
                problems += _check_totals(column, path)
        if problems:
            raise ValidationError(problems)
        return TotalsClaim(totals, columns or None)


def _check_totals(totals: Mapping[str, Any], path: Path) -> Iterator[Problem]:
    for name, total in totals.items():
        if type(total) is not int or not -GREATEST_TOTAL <= total <= GREATEST_TOTAL:
            yield whole_problem(name, (*path, name), total, -GREATEST_TOTAL, GREATEST_TOTAL)
