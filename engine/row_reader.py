"""The rows of a sheet, read one by one: what each says of a category, or of a sum, noted as far as it is understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from engine.errors import Path, Problem
from engine.marks import Mark, is_number_with_unit, read_mark
from engine.names import column_meanings
from engine.pasted import WrittenRow
from engine.played import Assumption
from engine.problem_codes import ProblemCode
from engine.rows import Meaning, NotedRow, row_meanings
from engine.ruleset import Ruleset
from engine.scoring import CompiledRuleset
from engine.sheet import CompiledSheet
from engine.words import counted, listed, quoted
from engine.written_names import WrittenName, find_name, suggest_names

ReadAs = Literal["category", "total", "columns", "heading", "nothing"]
"""What a row was read as: points of a category, a sum or bonus, the names of columns, or nothing of points."""

GREATEST_POINTS: Final = 9_999
GREATEST_MARKS: Final = 12
"""Marks beside one name; a ruleset has at most 6 columns."""
_SUGGESTED_ROWS: Final = 20
"""Rows that are not understood for which names like theirs are looked for."""
_BONUSES: Final = frozenset({"upper_bonus", "extra_bonus", "extra_bonus_count"})


@dataclass(frozen=True, slots=True)
class ReadMark:
    """A mark, and in a game of columns the place of the column it stands in; None is the whole sheet."""

    mark: Mark
    column: int | None = None


@dataclass(frozen=True, slots=True)
class ConvertedRow:
    """How a row was read: the name that was found on it, the place of its category or what sum it is, and its marks.

    `suggestions`: names like one that nobody knows.
    """

    name: str
    line: int
    read_as: ReadAs
    category: int | None = None
    total: Meaning | None = None
    marks: tuple[ReadMark, ...] = ()
    suggestions: tuple[str, ...] = ()


@dataclass(slots=True)
class RowReader:
    """Reads row by row, and keeps what stands in every category, by columns, with all that has to be said of it."""

    compiled: CompiledRuleset | CompiledSheet
    fillings: list[list[tuple[int, ...]]] = field(init=False)
    said: dict[int, str] = field(default_factory=dict)
    rows: list[tuple[int | None, NotedRow]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    assumptions: list[Assumption] = field(default_factory=list)
    order: list[int] = field(init=False)
    suggested: int = 0

    def __post_init__(self) -> None:
        self.order = list(range(len(self.ruleset.columns)))
        self.fillings = [[()] * len(self.card.categories) for _ in self.order or (0,)]

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self.compiled.ruleset

    @property
    def card(self) -> CompiledRuleset:
        """Its categories as one card."""
        return self.compiled.card if isinstance(self.compiled, CompiledSheet) else self.compiled

    def read(self, row: WrittenRow, place: int) -> ConvertedRow:
        """One row, and what it says noted."""
        if columns := self._columns_named(row):
            self.order = columns
            return ConvertedRow(row.name, row.line, "columns")
        name, found, written = self._split(row)
        path: Path = ("rows", place)
        marks = [read_mark(each) for each in written]
        if found.kind == "category":
            return self._read_category(ConvertedRow(name, row.line, "category"), found, marks, path)
        if found.kind == "row":
            return self._read_sum(ConvertedRow(name, row.line, "total"), found, marks, path)
        plain = ConvertedRow(name, row.line, "nothing", marks=tuple(map(ReadMark, marks)))
        if found.kind == "heading":
            return replace(plain, read_as="heading")
        near = self._suggest(name)
        if any(mark.means != "open" for mark in marks):
            hint = f"; did you mean {listed(near, 'or')}?" if near else ""
            detail = f"nothing in {self.ruleset.name} is called {quoted(name)}{hint}"
            self._note("unknown-category", path, detail, expected=list(near), found=name)
        return replace(plain, suggestions=near)

    def _columns_named(self, row: WrittenRow) -> list[int]:
        """The places of the columns that a line names above its marks, if it is such a line."""
        if not self.ruleset.columns:
            return []
        cells = [row.name, *row.printed, *row.marks] if row.marks is not None else row.name.split()
        ids = self.ruleset.column_ids
        meant = [column_meanings(self.ruleset, cell) for cell in cells if cell]
        if find_name(self.ruleset, cells[0]).kind in ("category", "row"):
            return []
        if len(meant) > 1 and len(meant[0]) != 1:
            meant = meant[1:]
        found = [ids.index(each[0]) for each in meant if len(each) == 1]
        complete = len(found) == len(meant) == len(set(found))
        return found if complete and len(found) > min(1, len(ids) - 1) else []

    def _split(self, row: WrittenRow) -> tuple[str, WrittenName, Sequence[str]]:
        """The name of a row, what it means, and its marks."""
        if row.marks is None:
            return self._split_words(row.name)
        found = find_name(self.ruleset, row.name)
        if found.kind == "unknown" and row.printed:
            whole = ", ".join((row.name, *row.printed))
            return whole, find_name(self.ruleset, whole), row.marks
        return row.name, found, row.marks

    def _split_words(self, line: str) -> tuple[str, WrittenName, Sequence[str]]:
        """A line of mere words: as many of the last as can be marks are, where what is left is a name.

        A name may end in a number, as in "Full House 25": rather one mark for each place than too many.
        """
        words = line.split()
        last = words[: -GREATEST_MARKS - 1 : -1]
        able = next((n for n, each in enumerate(last) if not _can_be_mark(each)), len(last))
        best: tuple[int, int, str, WrittenName] | None = None
        for count in range(min(able, len(words) - 1), -1, -1):
            name = " ".join(words[: len(words) - count])
            found = find_name(self.ruleset, name)
            if found.kind == "unknown":
                continue
            wanted = self._greatest_marks(found)
            fits = 4 if count == wanted or (count and count < wanted and not self.order) else 2 * (0 < count < wanted)
            rank = fits + found.exact
            if best is None or rank > best[0]:
                best = rank, count, name, found
        if best is None:
            count = min(able, len(words) - 1)
            name = " ".join(words[: len(words) - count])
            return name, find_name(self.ruleset, name), words[len(words) - count :]
        _, count, name, found = best
        return name, found, words[len(words) - count :]

    def _greatest_marks(self, found: WrittenName) -> int:
        if self.order:
            return len(self.order)
        return self.card.times[self.card.categories.index(found.categories[0])] if found.kind == "category" else 1

    def _note(self, code: ProblemCode, path: Path, detail: str, **said: object) -> None:
        self.problems.append(Problem(code, path, detail, **said))

    def _suggest(self, name: str) -> tuple[str, ...]:
        """Names like one that nobody knows, of as many as there is time for."""
        self.suggested += 1
        return suggest_names(self.ruleset, name) if self.suggested <= _SUGGESTED_ROWS else ()

    def _read_category(self, row: ConvertedRow, found: WrittenName, marks: list[Mark], path: Path) -> ConvertedRow:
        ids, plain = self.card.categories, tuple(map(ReadMark, marks))
        if len(found.categories) > 1:
            found = self._settled(row.name, found, marks, path)
        if len(found.categories) > 1:
            may = listed(found.categories, "or")
            detail = f"{quoted(row.name)} may mean {may}"
            self._note("ambiguous-category", path, detail, expected=list(found.categories), found=row.name)
            return replace(row, read_as="nothing", marks=plain)
        category = ids.index(found.categories[0])
        row = replace(row, category=category)
        marks = self._without_printed(row.name, category, marks, path)
        placed = self._placed(marks, path, row.name, self._greatest_marks(found))
        if placed is None:
            return replace(row, marks=tuple(map(ReadMark, marks)))
        self._fill(row.name, category, placed, path)
        return replace(row, marks=placed)

    def _settled(self, name: str, found: WrittenName, marks: Sequence[Mark], path: Path) -> WrittenName:
        """A name of several categories means the one that is open and can pay what stands beside it."""
        points = [mark.points for mark in marks if mark.means == "points" and mark.points]
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
        others = listed([id_ for id_ in found.categories if id_ != able[0]], "or")
        detail = f"{quoted(name)} is taken for {able[0]}, which pays {points[0]}; it might also be {others}"
        self.assumptions.append(Assumption(path, detail))
        return replace(found, categories=(able[0],))

    def _without_printed(self, name: str, category: int, marks: list[Mark], path: Path) -> list[Mark]:
        """The marks without what sheets print before them, what the category pays, and without sums behind them."""
        wanted = len(self.order) or self.card.times[category]
        if len(marks) > wanted and is_number_with_unit(marks[0].written):
            marks = marks[1:]
        if wanted == 1 and len(marks) > 1:
            marks = [mark for mark in marks if mark.means != "open"] or marks[:1]
        while len(marks) > wanted and marks[-1].means == "open":
            marks = marks[:-1]
        if not 2 <= len(marks) <= wanted + 1:
            return marks
        payable = self.card.payable[category]
        first, last = marks[0].points, marks[-1].points
        if len(marks) > wanted and len(payable) == 2 and first == payable[-1] and marks[0].means == "points":
            detail = f"the first {first} beside {quoted(name)} is taken for what {self.card.categories[category]} pays"
            self.assumptions.append(Assumption(path, detail))
            return marks[1:]
        is_sum = last is not None and last == sum(mark.points or 0 for mark in marks[:-1])
        if is_sum and wanted > 1 and (len(marks) > wanted or last not in payable):
            self.assumptions.append(Assumption(path, f"the last {last} beside {quoted(name)} is taken for their sum"))
            return marks[:-1]
        return marks

    def _placed(self, marks: Sequence[Mark], path: Path, name: str, greatest: int) -> tuple[ReadMark, ...] | None:
        """The marks in their columns; None, and a problem, where there are too many or one is not understood."""
        if len(marks) > greatest:
            detail = f"there are {len(marks)} values beside {quoted(name)}; a sheet of one player has {greatest}"
            self._note("too-many", path, detail, expected=greatest, found=len(marks))
            return None
        wrong = len(self.problems)
        for place, mark in enumerate(marks):
            at = (*path, "values", place)
            if mark.means in ("ticks", "not_understood"):
                detail = f"{quoted(mark.written)} beside {quoted(name)} is no number, no dash and no x"
                self._note("wrong-type", at, detail, found=mark.written)
            elif mark.points is not None and abs(mark.points) > GREATEST_POINTS:
                detail = f"{mark.points} beside {quoted(name)} is too large: points are at most {GREATEST_POINTS}"
                self._note("out-of-range", at, detail, expected=[-GREATEST_POINTS, GREATEST_POINTS], found=mark.points)
        placed = tuple(ReadMark(mark, self.order[n] if self.order else None) for n, mark in enumerate(marks))
        return placed if len(self.problems) == wrong else None

    def _fill(self, name: str, category: int, marks: Sequence[ReadMark], path: Path) -> None:
        """Put points into a category; of one that is filled once, the first that are said count."""
        said = [(each.column or 0, each.mark.points) for each in marks if each.mark.points is not None]
        if not said:
            return
        if self.card.times[category] > 1:
            before = self.fillings[0][category]
            if len(before) + len(said) > self.card.times[category]:
                times = counted(self.card.times[category], "time")
                detail = f"{self.card.categories[category]} can be filled {times}, not {len(before) + len(said)}"
                self._note(
                    "too-many-fillings", path, detail, expected=self.card.times[category], found=len(before) + len(said)
                )
                return
            self.fillings[0][category] = (*before, *(points for _, points in said))
            return
        if any(self.fillings[column][category] for column, _ in said):
            detail = f"{quoted(name)} and {quoted(self.said[category])} are one category"
            self._note("duplicate", path, detail, found=name)
            return
        self.said[category] = name
        for column, points in said:
            self.fillings[column][category] = (points,)

    def _read_sum(self, row: ConvertedRow, found: WrittenName, marks: list[Mark], path: Path) -> ConvertedRow:
        """A row of sums or bonuses: beside a sheet of columns its last mark may be that of the whole sheet."""
        meant = row_meanings(found.row)
        if len(marks) > 1 and all(mark.means in ("not_understood", "open") for mark in marks):
            return replace(row, read_as="heading", marks=tuple(map(ReadMark, marks)))
        row = replace(row, total=meant[0])
        while len(marks) > 1 and is_number_with_unit(marks[0].written):
            marks = marks[1:]
        if not self.order:
            marks = [mark for mark in marks if mark.means != "open"] or marks[:1]
            columns: list[int | None] = [None]
        else:
            columns = [None] if len(marks) == 1 else [*self.order, None]
        if len(marks) > len(columns):
            detail = f"there are {len(marks)} values beside {quoted(row.name)}; at most {len(columns)} can be read"
            self._note("too-many", path, detail, expected=len(columns), found=len(marks))
            return replace(row, marks=tuple(map(ReadMark, marks)))
        for place, (mark, column) in enumerate(zip(marks, columns, strict=False)):
            at = path if len(columns) == 1 else (*path, "values", place)
            if mark.means == "not_understood" or (mark.means == "ticks" and "extra_bonus_count" not in meant):
                detail = f"{quoted(mark.written)} beside {quoted(row.name)} is no number, no dash and no x"
                self._note("wrong-type", at, detail, found=mark.written)
            elif mark.points is not None and (mark.means != "crossed_out" or _BONUSES.intersection(meant)):
                self.rows.append((column, NotedRow(at, found.row, mark.points)))
        placed = tuple(ReadMark(mark, column) for mark, column in zip(marks, columns, strict=False))
        return replace(row, marks=placed)


def _can_be_mark(word: str) -> bool:
    return read_mark(word).means != "not_understood"
