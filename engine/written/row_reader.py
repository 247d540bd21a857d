"""Reading the rows of a sheet: each one is a category, a sum, names of columns or a heading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.cards.played import Assumption, AssumptionKind
from engine.cards.rules import Rules
from engine.checks.rows import Meaning, NotedRow, row_meanings
from engine.errors import UNSAID, Path, Problem
from engine.problem_codes import ProblemCode
from engine.text.entries import Entry, read_items
from engine.text.names import meanings, unclear_name
from engine.words import did_you_mean, join_words, pluralize, quoted
from engine.written.pasted import WrittenRow
from engine.written.split_rows import RowSplitter, SplitRow, printed_column
from engine.written.written_names import WrittenName, find_name, is_heading, printed_kind, suggest_names

ReadAs = Literal["category", "total", "columns", "heading", "nothing"]
"""Kind of a row: points of a category, a sum or bonus, the names of columns, or nothing of points."""

GREATEST_POINTS: Final = 9_999
GREATEST_SUM: Final = 999_999
GREATEST_ENTRIES: Final = 12
"""Limit of entries next to one name; a ruleset has at most 6 columns."""
_GREATEST_NAMES: Final = 24
"""Limit of cells or words of a line that may be names above the values."""
_SUGGESTED_ROWS: Final = 20
"""Limit of unknown rows that get suggestions."""
_BONUSES: Final = frozenset({"upper_bonus", "extra_bonus", "extra_bonus_count"})


@dataclass(frozen=True, slots=True)
class ReadEntry:
    """An entry, and in a game of columns the index of its column; None is the whole sheet."""

    entry: Entry
    column: int | None = None


@dataclass(frozen=True, slots=True)
class ConvertedRow:
    """A row as it was read: its name, the index of its category or its sum, and its entries.

    `suggestions`: known names similar to an unknown one.
    """

    name: str
    line: int
    read_as: ReadAs
    category: int | None = None
    total: Meaning | None = None
    entries: tuple[ReadEntry, ...] = ()
    suggestions: tuple[str, ...] = ()


class RowReader:
    """A reader of all rows of a sheet; it collects fillings by column and category, sums, problems and assumptions."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ruleset, self.card = rules.ruleset, rules.card
        # The columns of the boxes of a row, None for unknown ones; empty if columns have no names.
        self.order: list[int | None] = list(range(len(self.ruleset.columns)))
        self.splitter = RowSplitter(self.card, len(self.order))
        self.fillings: list[list[tuple[int, ...]]] = [[()] * len(self.card.categories) for _ in rules.columns]
        self.said: dict[int, str] = {}
        self.rows: list[tuple[int | None, NotedRow]] = []
        self.problems: list[Problem] = []
        self.assumptions: list[Assumption] = []
        self.filled_cells: set[int] = set()
        self.suggested = 0
        self.first_is_printed = False

    def read(self, rows: Iterable[WrittenRow]) -> list[ConvertedRow]:
        """Read the rows of a sheet."""
        split = [self.splitter.split(row) for row in rows]
        self.first_is_printed = printed_column(self.splitter, split)
        read = [self._read_row(each, ("rows", place)) for place, each in enumerate(split)]
        if len(self.filled_cells) > 1:
            places = join_words([str(place) for place in sorted(self.filled_cells)], "and")
            detail = f"values in cells {places} after the names are read as those of one player"
            self._assume(("rows",), detail, "one_player", found=sorted(self.filled_cells))
        return read

    def _read_row(self, split: SplitRow, path: Path) -> ConvertedRow:
        if above := self._read_names_above(split.row, path):
            return above
        self._note_unread_signs(split, path)
        found, plain = split.found, tuple(map(ReadEntry, (*split.misplaced, *split.entries)))
        row = ConvertedRow(split.name, split.row.line, "nothing", entries=plain)
        if split.misplaced:
            said = _join_written((*split.misplaced, *split.entries))
            detail = f"there are more values next to {quoted(row.name)} than cells: {said}; the first is in the name"
            self.problems.append(Problem("too-many", path, detail, found=len(plain), maximum=len(split.row.cells)))
            return row
        if found.kind == "category":
            return self._read_category(replace(row, read_as="category"), split, path)
        if found.kind == "row":
            return self._read_sum(replace(row, read_as="total"), split, path)
        if found.kind == "heading":
            return self._read_heading(row, split, path)
        near = self._suggest(split.name)
        if split.has_content:
            self._note_unknown(split, near, path)
        return replace(row, suggestions=near)

    def _read_names_above(self, row: WrittenRow, path: Path) -> ConvertedRow | None:
        """Read a line of names above the values: those of columns, or of players."""
        names, strict = self._names_above(row)
        meant = [meanings(self.ruleset, name, "column") for name in names] if self.order else []
        known = sum(len(each) == 1 for each in meant)
        if known > (0 if strict else 1) and len(names) > min(1, len(self.ruleset.columns) - 1):
            self.order = self._find_columns(names, path)
            return ConvertedRow(row.name, row.line, "columns")
        if not strict:
            return None
        if self.order and len(names) > 1 and not row.name:
            self.order = self._find_columns(names, path)
        elif len(names) > 1:
            said = join_words([quoted(name) for name in names], "and")
            detail = f"{said} are above the values; a sheet of one player has 1 name there"
            self.problems.append(Problem("too-many", path, detail, found=len(names), maximum=1))
        return None if row.name else ConvertedRow(" ".join(names), row.line, "heading")

    def _names_above(self, row: WrittenRow) -> tuple[list[str], bool]:
        """Return the possible names above the values in a line, and whether it cannot be any other line."""
        cells = [row.name, *row.cells] if row.cells else row.name.split()
        strict = bool(row.table and row.cells and (not row.name or is_heading(row.name)))
        if len(cells) > _GREATEST_NAMES:
            return [], False
        if not strict and (not self.order or find_name(self.ruleset, cells[0] if cells else "").kind != "unknown"):
            return [], False
        names = [cell for cell in cells if cell and not self._names_no_column(cell)]
        if not strict and names and not meanings(self.ruleset, names[0], "column"):
            names = names[1:] if row.cells else []
        columns = bool(self.order) and all(meanings(self.ruleset, name, "column") for name in names)
        words = all(any(item.is_word for item in read_items(name)) for name in names)
        if not names or not (words or columns):
            return [], False
        return names, strict

    def _names_no_column(self, cell: str) -> bool:
        """Return whether a cell is a heading, a sum or an explanation, and no name of a column or a player."""
        if meanings(self.ruleset, cell, "column"):
            return False
        printed = all(printed_kind(word) for word in cell.split())
        found = find_name(self.ruleset, cell)
        return printed or is_heading(cell) or (found.kind == "row" and found.end == len(cell))

    def _find_columns(self, names: Sequence[str], path: Path) -> list[int | None]:
        """Return the columns with these names; note each name that means none, or that is repeated."""
        order: list[int | None] = []
        for name in names:
            meant = meanings(self.ruleset, name, "column")
            column = self.ruleset.column_ids.index(meant[0]) if len(meant) == 1 else None
            if column is None:
                self.problems.append(unclear_name(self.ruleset, name, "column").below(*path))
            elif column in order:
                self._note("duplicate", path, f"{quoted(name)} names the same column again", found=name)
                column = None
            order.append(column)
        return order

    def _note(self, code: ProblemCode, path: Path, detail: str, found: object = UNSAID) -> None:
        self.problems.append(Problem(code, path, detail, found=found))

    def _assume(self, path: Path, detail: str, kind: AssumptionKind, **values: Any) -> None:
        self.assumptions.append(Assumption(path, detail, kind, values))

    def _note_no_value(self, name: str, entry: Entry, path: Path, others: Sequence[Entry] = ()) -> None:
        values = sum(item.is_value for item in read_items(entry.written, joined=False))
        if values > 1:
            detail = f"{quoted(entry.written)} next to {quoted(name)} are {values} values in one box{_unread(others)}"
            self.problems.append(Problem("too-many", path, detail, found=entry.written, maximum=1))
        else:
            detail = f"{quoted(entry.written)} next to {quoted(name)} is not a number, a dash or an x{_unread(others)}"
            self._note("wrong-type", path, detail, found=entry.written)

    def _note_too_large(self, name: str, points: int, path: Path, greatest: int) -> None:
        detail = f"{points} next to {quoted(name)} must be from {-greatest} to {greatest}"
        self.problems.append(Problem("out-of-range", path, detail, found=points, minimum=-greatest, maximum=greatest))

    def _note_unread_signs(self, split: SplitRow, path: Path) -> None:
        """Note the texts of a row that are not taken for values."""
        for texts, taken in (
            (split.printed, "read as printed text, not as a value"),
            (split.dashes, "read as a separator, not as a value"),
            (split.left_out, "ignored"),
        ):
            if texts:
                said = join_words(list(map(quoted, texts)), "and")
                detail = f"{said} next to {quoted(split.name)} {_is_or_are(texts)} {taken}"
                self._assume(path, detail, "ignored", name=split.name, found=list(texts))

    def _note_unknown(self, split: SplitRow, near: Sequence[str], path: Path) -> None:
        hint = f"; {did_you_mean(near)}" if near else ""
        detail = f"unknown name {quoted(split.name)} in {self.ruleset.name}{_unread(split.entries)}{hint}"
        if not split.name:
            detail = f"the name is missing{_unread(split.entries)}"
        choices = self.card.categories
        unknown = Problem("unknown-category", path, detail, found=split.name, suggestions=tuple(near), choices=choices)
        self.problems.append(unknown)

    def _suggest(self, name: str) -> tuple[str, ...]:
        """Return known names similar to an unknown one, for the first `_SUGGESTED_ROWS` rows only."""
        self.suggested += 1
        return suggest_names(self.ruleset, name) if self.suggested <= _SUGGESTED_ROWS else ()

    def _read_heading(self, row: ConvertedRow, split: SplitRow, path: Path) -> ConvertedRow:
        if any(letter.isnumeric() for letter in split.name + _join_written(split.entries)):
            detail = f"{quoted(split.name)} is read as a heading{_unread(split.entries)}"
            self._assume(path, detail, "heading", name=split.name)
        return replace(row, read_as="heading")

    def _read_category(self, row: ConvertedRow, split: SplitRow, path: Path) -> ConvertedRow:
        ids, entries = self.card.categories, split.entries
        found = self._resolve_ambiguous(row.name, split, path) if len(split.found.categories) > 1 else split.found
        if len(found.categories) > 1:
            detail = f"{quoted(row.name)} is ambiguous{_unread(entries)}; {did_you_mean(found.categories)}"
            meant = found.categories
            self.problems.append(Problem("ambiguous-category", path, detail, found=row.name, suggestions=meant))
            return replace(row, read_as="nothing")
        category = ids.index(found.categories[0])
        row = replace(row, category=category)
        boxes = len(self.order) or self.card.times[category]
        entries = self._drop_sum(row.name, category, self._drop_printed(split, boxes, path), path)
        placed = self._assign_columns(entries, path, row.name, boxes)
        if placed is None:
            return replace(row, entries=tuple(map(ReadEntry, entries)))
        if self.order and not split.row.table and placed and len(placed) < boxes:
            there = [self.ruleset.column_ids[each.column] for each in placed if each.column is not None]
            said = f"{_join_written(entries)} next to {quoted(row.name)} {_is_or_are(placed)}"
            detail = f"{said} read as the values of {join_words(there, 'and')}"
            self._assume(path, detail, "columns", name=row.name, found=there)
        self._fill(row.name, category, placed, path)
        return replace(row, entries=placed)

    def _resolve_ambiguous(self, name: str, split: SplitRow, path: Path) -> WrittenName:
        """Resolve a name of several categories to the only one that is open and can pay the points."""
        found = split.found
        points = [entry.points for entry in split.entries if entry.means == "points" and entry.points]
        if len(points) != 1 or self.order:
            return found
        ids = self.card.categories
        able = [
            id_
            for id_ in found.categories
            if points[0] in self.card.payable[ids.index(id_)] and not self.fillings[0][ids.index(id_)]
        ]
        if len(able) != 1:
            return found
        others = join_words([id_ for id_ in found.categories if id_ != able[0]], "or")
        detail = f"{quoted(name)} is read as {able[0]}, which pays {points[0]}; it could also be {others}"
        self._assume(path, detail, "category", name=name, found=able[0])
        return replace(found, categories=(able[0],))

    def _drop_printed(self, split: SplitRow, boxes: int, path: Path) -> list[Entry]:
        """Drop the printed column of a table, and empty boxes."""
        entries = split.entries
        printed = self.first_is_printed and split.row.table and len(entries) > boxes
        if printed and entries[0].points in self.splitter.printable(split.found):
            detail = f"the first {entries[0].points} next to {quoted(split.name)} is read as printed text"
            self._assume(path, detail, "printed", name=split.name, found=entries[0].points)
            entries = entries[1:]
        if boxes == 1 and len(entries) > 1:
            filled = [place for place, entry in enumerate(entries) if entry.means != "open"]
            if split.row.table and len(filled) == 1 and split.found.kind == "category":
                self.filled_cells.add(split.first + filled[0] + 1)
            entries = [entries[place] for place in filled] or entries[:1]
        while len(entries) > boxes and entries[-1].means == "open":
            entries = entries[:-1]
        return entries

    def _drop_sum(self, name: str, category: int, entries: list[Entry], path: Path) -> list[Entry]:
        """Drop the sum behind the entries of a category with several boxes."""
        boxes, payable = len(self.order) or self.card.times[category], self.card.payable[category]
        if boxes == 1 or not 2 <= len(entries) <= boxes + 1:
            return entries
        last = entries[-1].points
        is_sum = bool(last) and last == sum(entry.points or 0 for entry in entries[:-1])
        if is_sum and (len(entries) > boxes or last not in payable):
            detail = f"the last {last} next to {quoted(name)} is read as their sum"
            self._assume(path, detail, "sum", name=name, found=last)
            return entries[:-1]
        return entries

    def _assign_columns(
        self, entries: Sequence[Entry], path: Path, name: str, greatest: int
    ) -> tuple[ReadEntry, ...] | None:
        """Assign the entries to columns; note problems and return None if that fails."""
        wrong = len(self.problems)
        values = [entry for entry in entries if entry.means != "not_understood" or greatest > 1]
        if len(values) > greatest:
            self._note_too_many(values, path, name, greatest)
        for place, entry in enumerate(entries):
            at = (*path, "values", place)
            column = self.order[place] if place < len(self.order) else 0
            if entry.means in ("ticks", "not_understood"):
                self._note_no_value(name, entry, at, [each for each in entries if each.points is not None])
            elif entry.points is not None and abs(entry.points) > GREATEST_POINTS:
                self._note_too_large(name, entry.points, at, GREATEST_POINTS)
            elif entry.points is not None and column is None:
                detail = f"{quoted(entry.written)} next to {quoted(name)} is in an unknown column"
                choices = self.ruleset.column_ids
                self.problems.append(Problem("unknown-column", at, detail, found=entry.written, choices=choices))
        if len(values) > greatest or any(problem.code != "unknown-column" for problem in self.problems[wrong:]):
            return None
        return tuple(ReadEntry(entry, self.order[n] if self.order else None) for n, entry in enumerate(entries))

    def _note_too_many(self, entries: Sequence[Entry], path: Path, name: str, greatest: int) -> None:
        said = _join_written(entries)
        detail = f"there are {len(entries)} values next to {quoted(name)}: {said}; a sheet of one player has {greatest}"
        self.problems.append(Problem("too-many", path, detail, found=len(entries), maximum=greatest))

    def _fill(self, name: str, category: int, entries: Sequence[ReadEntry], path: Path) -> None:
        """Store points in a category; if it can only be filled once, the first ones count."""
        said = [
            (each.column or 0, each.entry.points)
            for each in entries
            if each.entry.points is not None and not (self.order and each.column is None)
        ]
        if not said:
            return
        times, unread = self.card.times[category], _unread([each.entry for each in entries])
        if times > 1:
            before = self.fillings[0][category]
            if len(before) + len(said) > times:
                found = len(before) + len(said)
                allowed = pluralize(times, "time")
                detail = f"{self.card.categories[category]} can be filled {allowed}, not {found}{unread}"
                self.problems.append(Problem("too-many-fillings", path, detail, found=found, maximum=times))
                return
            self.fillings[0][category] = (*before, *(points for _, points in said))
            return
        if any(self.fillings[column][category] for column, _ in said):
            detail = f"{quoted(name)} and {quoted(self.said[category])} are the same category{unread}"
            self._note("duplicate", path, detail, found=name)
            return
        self.said[category] = name
        for column, points in said:
            self.fillings[column][category] = (points,)

    def _read_sum(self, row: ConvertedRow, split: SplitRow, path: Path) -> ConvertedRow:
        """Read a row of sums or bonuses; in a game of columns its last entry may be that of the whole sheet."""
        meant, entries = row_meanings(split.found.row), split.entries
        words = all(entry.means in ("not_understood", "open") for entry in entries)
        if (
            words
            and (len(entries) > 1 or (entries and split.first))
            and any(entry.means != "open" for entry in entries)
        ):
            return self._read_heading(row, split, path)
        row = replace(row, total=meant[0])
        entries = self._drop_printed(split, max(1, len(self.order)), path)
        columns: list[int | None] = [None] if not self.order or len(entries) == 1 else [*self.order, None]
        if len(entries) > len(columns):
            self._note_too_many(entries, path, row.name, len(columns))
            return replace(row, entries=tuple(map(ReadEntry, entries)))
        for place, (entry, column) in enumerate(zip(entries, columns, strict=False)):
            at = path if len(columns) == 1 else (*path, "values", place)
            if entry.means == "not_understood" or (entry.means == "ticks" and "extra_bonus_count" not in meant):
                self._note_no_value(row.name, entry, at)
            elif entry.points is not None and abs(entry.points) > GREATEST_SUM:
                self._note_too_large(row.name, entry.points, at, GREATEST_SUM)
            elif entry.points is not None and (entry.means != "crossed_out" or _BONUSES.intersection(meant)):
                self.rows.append((column, NotedRow(at, split.found.row, entry.points)))
        placed = tuple(ReadEntry(entry, column) for entry, column in zip(entries, columns, strict=False))
        return replace(row, entries=placed)


def _join_written(entries: Iterable[Entry]) -> str:
    """Join the texts of non-empty boxes, with words and signs in quotes."""
    texts = [entry.written.strip() for entry in entries if entry.means != "open"]
    return ", ".join(text if text.isdecimal() else quoted(text) for text in texts)


def _unread(entries: Iterable[Entry]) -> str:
    """Return a clause that names the ignored entries of a row."""
    entries = [entry for entry in entries if entry.means != "open"]
    return f", so {_join_written(entries)} {_is_or_are(entries)} not read" if entries else ""


def _is_or_are(things: Sequence[object]) -> str:
    return "are" if len(things) > 1 else "is"
