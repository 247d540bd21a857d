"""The fields of cards, of sheets of columns, and of totals claimed for them, as they are sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from marshmallow import ValidationError

from api.requests.fields import (
    GREATEST_NAME,
    GREATEST_POINTS,
    AnyWhole,
    Choice,
    Dice,
    StrictField,
    Whole,
    named,
    read_object,
    whole_problem,
    without_nulls,
    wrong_type,
)
from engine.cards.scorecard import TOTAL_NAMES
from engine.cards.sheet_totals import COLUMN_TOTAL_NAMES, SHEET_TOTAL_NAMES
from engine.checks.rows import row_meanings
from engine.dice import Hand
from engine.errors import Path, Problem
from engine.limits import GREATEST_TIMES
from engine.text.known_names import plain_name, usual_names
from engine.text.shapes import NUMBER, Shape, a_list, an_object
from engine.words import quoted
from strategy_tables import STRENGTHS
from strategy_tables.advice.crowds import PERFECT
from strategy_tables.advice.parameters import GREATEST_COUNT, GREATEST_OPPONENTS, GREATEST_TOTAL

GREATEST_BONUS_COUNT: Final = 999
GREATEST_EXTRA_ROLLS: Final = 999
"""Both far above what a card can have."""
GREATEST_CARD: Final = 40
"""Entries of a card; a ruleset has at most 20 categories, and there are rows beside them."""
GREATEST_CELLS: Final = 128
"""Entries of a sheet that an address says cell by cell; a ruleset has at most 80 cells, and rows beside them."""
GREATEST_SHEET: Final = 12
"""Columns of a sheet; a ruleset has at most 6."""


class Told(tuple[int, ...]):
    """The points of a category's fillings one by one, as addresses say them, which know no lists."""

    __slots__ = ()


class ToldCounts(dict[str, int]):
    """How often the extra bonus was paid in each column, as addresses say it."""

    __slots__ = ()


Paid = int | list[int] | Told | None
"""The points of a category that is filled once, those of one that is filled several times, None of an open one."""


@dataclass(frozen=True, slots=True)
class CardClaim:
    """A card as it was sent: the names of its categories are not yet looked up in a ruleset.

    None stands for what was not said: nothing is filled, no extra bonus was paid, and the card has the extra rolls of
    the start. An address says a sheet in the same words, `first.ones` for a category, so that both begin as this.
    """

    points: Mapping[str, Paid] | None = None
    extra_bonus_count: int | ToldCounts | None = None
    extra_rolls: int | None = None


@dataclass(frozen=True, slots=True)
class SheetClaim:
    """A sheet as it was sent: the cards of its columns; no name is looked up yet."""

    columns: Mapping[str, CardClaim]


@dataclass(frozen=True, slots=True)
class TotalsClaim:
    """Totals that somebody claims by their names, and those of columns by the names of these."""

    totals: Mapping[str, int] = field(default_factory=dict)
    columns: Mapping[str, Mapping[str, int]] | None = None


def _is_card_name(name: str) -> bool:
    """Tell whether cards usually have a category or a row of this name."""
    return plain_name(name) in usual_names("category") or bool(row_meanings(name))


def _is_column_name(name: str) -> bool:
    return plain_name(name) in usual_names("column")


_POINTS: Final = Shape("an object", '{"ones": 3, "full_house": 25}', each=NUMBER, accepts=_is_card_name)
_COLUMN: Final = an_object("points extra_bonus_count", '{"points": {"ones": 3}}', points=_POINTS)
_COLUMNS: Final = Shape("an object", f'{{"first": {_COLUMN.example}}}', each=_COLUMN, accepts=_is_column_name)
_CARD_KEYS: Final = (*_COLUMN.fields, "extra_rolls")
_CARD: Final = an_object(f"{' '.join(_CARD_KEYS)} columns", _COLUMN.example, points=_POINTS, columns=_COLUMNS)


class Card(StrictField[CardClaim | SheetClaim]):
    """A scorecard: `points` by name of category, null or absent where open, `extra_bonus_count` and `extra_rolls`.

    Or a sheet: `columns`, by name, each with points and a count of its own.
    """

    shape = _CARD

    def read(self, value: Any) -> CardClaim | SheetClaim:
        """The claim, its names not yet looked up."""
        problems: list[Problem] = []
        table = read_object(value, str(self.name), (), _CARD, problems)
        card = _read_card(table, (), problems)
        sheet = None
        if "columns" in table:
            sheet = SheetClaim(_read_columns(table["columns"], problems))
            for key in _CARD_KEYS:
                if key in table:
                    detail = f"{key} stands beside columns; a sheet has it in each of its columns, if at all"
                    problems.append(Problem("contradiction", (key,), detail))
        if problems:
            raise ValidationError(problems)
        return sheet or card


def _read_columns(value: Any, problems: list[Problem]) -> Mapping[str, CardClaim]:
    if type(value) is not dict:
        problems.append(wrong_type("columns", ("columns",), _COLUMNS.must_be, value))
        return {}
    if len(value) > GREATEST_SHEET:
        detail = f"columns has {len(value)} entries; at most {GREATEST_SHEET} are allowed"
        problems.append(Problem("too-many", ("columns",), detail, GREATEST_SHEET, len(value)))
        return {}
    columns = {}
    for name, column in without_nulls(value).items():
        path = ("columns", name)
        problems += _check_name(name, "column", path)
        table = read_object(column, told_name(name), path, _COLUMN, problems)
        columns[name] = _read_card({key: table[key] for key in _COLUMN.fields if key in table}, path, problems)
    return columns


def _greatest_entries(claimed: Mapping[str, Any]) -> int:
    """How many entries points may have: more where an address says cells."""
    return GREATEST_CELLS if all(type(paid) is Told for paid in claimed.values()) else GREATEST_CARD


def _read_card(table: Mapping[str, Any], path: Path, problems: list[Problem]) -> CardClaim:
    """The card that an object says; adds to `problems`."""
    claimed = table.get("points")
    if "points" in table and type(claimed) is not dict:
        problems.append(wrong_type("points", (*path, "points"), _POINTS.must_be, claimed))
        claimed = None
    elif claimed is not None and len(claimed) > (greatest := _greatest_entries(claimed)):
        detail = f"points has {len(claimed)} entries; at most {greatest} are allowed"
        problems.append(Problem("too-many", (*path, "points"), detail, greatest, len(claimed)))
        claimed = None
    for name, paid in (claimed or {}).items():
        if 1 <= len(name) <= GREATEST_NAME and (paid is None or _is_points(paid)):
            # Nearly always: the generators below would take as long as all the rest of the request.
            continue
        entry = (*path, "points", name)
        problems += _check_name(name, "category", entry)
        problems += _check_paid(name, paid, entry)
    count = table.get("extra_bonus_count")
    if "extra_bonus_count" in table:
        for each in count.values() if type(count) is ToldCounts else (count,):
            if type(each) is not int or not 0 <= each <= GREATEST_BONUS_COUNT:
                path_of = (*path, "extra_bonus_count")
                problems.append(whole_problem("extra_bonus_count", path_of, each, 0, GREATEST_BONUS_COUNT))
    stock = table.get("extra_rolls")
    if stock is not None and (type(stock) is not int or not 0 <= stock <= GREATEST_EXTRA_ROLLS):
        problems.append(whole_problem("extra_rolls", (*path, "extra_rolls"), stock, 0, GREATEST_EXTRA_ROLLS))
    return CardClaim(claimed, count, stock)


def _check_name(name: str, noun: str, path: Path) -> Iterator[Problem]:
    if not 1 <= len(name) <= GREATEST_NAME:
        detail = f"the name of a {noun} has 1 to {GREATEST_NAME} characters, not {len(name)}"
        yield Problem("bad-name", path, detail)


def _check_paid(name: str, paid: Any, path: Path) -> Iterator[Problem]:
    """What is wrong with the points of one category, whatever the ruleset."""
    if type(paid) is not list and type(paid) is not Told:
        if paid is not None and not _is_points(paid):
            yield whole_problem(told_name(name), path, paid, -GREATEST_POINTS, GREATEST_POINTS, " or null")
    elif len(paid) > GREATEST_TIMES:
        detail = f"{quoted(name)} has the points of {len(paid)} fillings; at most {GREATEST_TIMES} are allowed"
        yield Problem("too-many", path, detail, GREATEST_TIMES, len(paid))
    else:
        for place, points in enumerate(paid):
            if not _is_points(points):
                yield whole_problem(told_name(name), (*path, place), points, -GREATEST_POINTS, GREATEST_POINTS)


def told_name(name: str) -> str:
    """A name as somebody wrote it, in quotes unless it is a word."""
    return name if name.isidentifier() else quoted(name)


def _is_points(value: Any) -> bool:
    return type(value) is int and -GREATEST_POINTS <= value <= GREATEST_POINTS


_CLAIMED_TOTALS: Final = tuple(dict.fromkeys((*TOTAL_NAMES, *SHEET_TOTAL_NAMES)))
_CLAIMED_COLUMN: Final = an_object(" ".join(COLUMN_TOTAL_NAMES), f'{{"{COLUMN_TOTAL_NAMES[-1]}": 250}}')
_CLAIMED_COLUMNS: Final = Shape(
    "an object", f'{{"first": {_CLAIMED_COLUMN.example}}}', each=_CLAIMED_COLUMN, accepts=_is_column_name
)
_CLAIMED: Final = an_object(f"{' '.join(_CLAIMED_TOTALS)} columns", '{"total": 250}', columns=_CLAIMED_COLUMNS)


class Claimed(StrictField[TotalsClaim]):
    """Totals that somebody claims for a card or a sheet, any of them, and for the columns of a sheet."""

    shape = _CLAIMED

    def read(self, value: Any) -> TotalsClaim:
        """The totals by name."""
        problems: list[Problem] = []
        table = read_object(value, str(self.name), (), _CLAIMED, problems)
        totals = {name: total for name, total in table.items() if name in _CLAIMED_TOTALS}
        problems += _check_totals(totals, ())
        columns = _read_claimed_columns(table["columns"], problems) if "columns" in table else None
        if problems:
            raise ValidationError(problems)
        return TotalsClaim(totals, columns)


def _read_claimed_columns(value: Any, problems: list[Problem]) -> Mapping[str, Mapping[str, int]]:
    if type(value) is not dict:
        problems.append(wrong_type("columns", ("columns",), _CLAIMED_COLUMNS.must_be, value))
        return {}
    if len(value) > GREATEST_SHEET:
        detail = f"columns has {len(value)} entries; at most {GREATEST_SHEET} are allowed"
        problems.append(Problem("too-many", ("columns",), detail, GREATEST_SHEET, len(value)))
        return {}
    columns = {}
    for name, totals in without_nulls(value).items():
        path = ("columns", name)
        problems += _check_name(name, "column", path)
        table = read_object(totals, told_name(name), path, _CLAIMED_COLUMN, problems)
        columns[name] = {each: total for each, total in table.items() if each in COLUMN_TOTAL_NAMES}
        problems += _check_totals(columns[name], path)
    return columns


def _check_totals(totals: Mapping[str, Any], path: Path) -> Iterator[Problem]:
    for name, total in totals.items():
        if type(total) is not int or not -GREATEST_TOTAL <= total <= GREATEST_TOTAL:
            yield whole_problem(name, (*path, name), total, -GREATEST_TOTAL, GREATEST_TOTAL)


@dataclass(frozen=True, slots=True)
class OpponentClaim:
    """An opponent's card as it was sent, the empty one where none was; in a turn with `dice` and `rolls_left`.

    `count` opponents of this `strength` have such a card, each with luck of their own.
    """

    card: CardClaim | SheetClaim
    dice: Hand | None = None
    rolls_left: int | None = None
    strength: str = PERFECT.id
    count: int = 1


OPPONENT_FIELDS: Final[Mapping[str, StrictField[Any]]] = {
    "scorecard": named(Card(), "scorecard"),
    "dice": named(Dice(), "dice"),
    "rolls_left": named(AnyWhole(), "rolls_left"),
    "strength": named(Choice(tuple(each.id for each in STRENGTHS)), "strength"),
    "count": named(Whole(1, GREATEST_COUNT), "count"),
}

_OPPONENT: Final = Shape(
    "an object", '{"scorecard": {"points": {"ones": 3}}}', {name: each.shape for name, each in OPPONENT_FIELDS.items()}
)
OPPONENTS: Final = a_list(_OPPONENT, f"[{_OPPONENT.example}]", "a list of opponents")


class Opponents(StrictField[tuple[OpponentClaim, ...]]):
    """The cards of opponents, each with its dice where it is in a turn."""

    shape = OPPONENTS

    def read(self, value: Any) -> tuple[OpponentClaim, ...]:
        """The claims, names of categories not yet looked up."""
        problems: list[Problem] = []
        found = read_opponents(value, str(self.name), (), problems)
        if problems:
            raise ValidationError(problems)
        return found


def read_opponents(value: Any, name: str, path: Path, problems: list[Problem]) -> tuple[OpponentClaim, ...]:
    """The opponents of a list; adds to `problems`."""
    if type(value) is not list:
        problems.append(wrong_type(name, path, OPPONENTS.must_be, value))
        return ()
    if not 1 <= len(value) <= GREATEST_OPPONENTS:
        detail = f"{name} must be 1 to {GREATEST_OPPONENTS} opponents, not {len(value)}"
        problems.append(Problem("wrong-count", path, detail, [1, GREATEST_OPPONENTS], len(value)))
        return ()
    found = tuple(_read_opponent(each, (*path, place), problems) for place, each in enumerate(value))
    if (count := sum(each.count for each in found)) > GREATEST_COUNT:
        detail = f"{name} are {count:,} in all; at most {GREATEST_COUNT:,} are allowed"
        problems.append(Problem("too-many", path, detail, GREATEST_COUNT, count))
    return found


def _read_opponent(value: Any, path: Path, problems: list[Problem]) -> OpponentClaim:
    table = read_object(value, "an opponent", path, _OPPONENT, problems)
    read: dict[str, Any] = {}
    for name, each in OPPONENT_FIELDS.items():
        if name in table:
            try:
                read[name] = each.read(table[name])
            except ValidationError as error:
                problems += [each.below(*path, name) for each in error.messages if isinstance(each, Problem)]
    problems += [problem.below(*path) for problem in unpaired_dice(table)]
    return OpponentClaim(read.pop("scorecard", CardClaim()), **read)


def unpaired_dice(table: Mapping[str, Any]) -> list[Problem]:
    """The problem of dice without rolls_left, or the other way round."""
    said = {name for name in ("dice", "rolls_left") if name in table}
    return [
        Problem("missing-field", (name,), f"{name} is missing: in a turn there are dice and rolls_left, else neither")
        for name in ("dice", "rolls_left")
        if said and name not in said
    ]
