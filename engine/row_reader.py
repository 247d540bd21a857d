"""The rows of a sheet, read one by one: what each says of a category, or of a sum, noted as far as it is understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from engine.entries import Entry, is_number_with_unit, read_entry
from engine.errors import Path, Problem
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
GREATEST_ENTRIES: Final = 12
"""Entries beside one name; a ruleset has at most 6 columns."""
_SUGGESTED_ROWS: Final = 20
"""Rows that are not understood for which names like theirs are looked for."""
_BONUSES: Final = frozenset({"upper_bonus", "extra_bonus", "extra_bonus_count"})


@dataclass(frozen=True, slots=True)
class ReadEntry:
    """An entry, and in a game of columns the place of the column it stands in; None is the whole sheet."""

    entry: Entry
    column: int | None = None


@dataclass(frozen=True, slots=True)
class ConvertedRow:
    """How a row was read: the name that was found on it, the place of its category or what sum it is, and its entries.

    `suggestions`: names like one that nobody knows.
    """

    name: str
    line: int
    read_as: ReadAs
    category: int | None = None
    total: Meaning | None = None
    entries: tuple[ReadEntry, ...] = ()
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
        entries = [read_entry(each) for each in written]
        if found.kind == "category":
            return self._read_category(ConvertedRow(name, row.line, "category"), found, entries, path)
        if found.kind == "row":
            return self._read_sum(ConvertedRow(name, row.line, "total"), found, entries, path)
        plain = ConvertedRow(name, row.line, "nothing", entries=tuple(map(ReadEntry, entries)))
        if found.kind == "heading":
            return replace(plain, read_as="heading")
        near = self._suggest(name)
        if any(entry.means != "open" for entry in entries):
            hint = f"; did you mean {listed(near, 'or')}?" if near else ""
            detail = f"nothing in {self.ruleset.name} is called {quoted(name)}{hint}"
            self._note("unknown-category", path, detail, expected=list(near), found=name)
        return replace(plain, suggestions=near)

    def _columns_named(self, row: WrittenRow) -> list[int]:
        """The places of the columns that a line names above its entries, if it is such a line."""
        if not self.ruleset.columns:
            return []
        cells = [row.name, *row.printed, *row.entries] if row.entries is not None else row.name.split()
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
        """The name of a row, what it means, and its entries."""
        if row.entries is None:
            return self._split_words(row.name)
        found = find_name(self.ruleset, row.name)
        if found.kind == "unknown" and row.printed:
            whole = ", ".join((row.name, *row.printed))
            return whole, find_name(self.ruleset, whole), row.entries
        return row.name, found, row.entries

    def _split_words(self, line: str) -> tuple[str, WrittenName, Sequence[str]]:
        """A line of mere words: as many of the last as can be entries are, where what is left is a name.

        A name may end in a number, as in "Full House 25": rather one entry for each place than too many.
        """
        words = line.split()
        last = words[: -GREATEST_ENTRIES - 1 : -1]
        able = next((n for n, each in enumerate(last) if not _can_be_entry(each)), len(last))
        best: tuple[int, int, str, WrittenName] | None = None
        for count in range(min(able, len(words) - 1), -1, -1):
            name = " ".join(words[: len(words) - count])
            found = find_name(self.ruleset, name)
            if found.kind == "unknown":
                continue
            wanted = self._greatest_entries(found)
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

    def _greatest_entries(self, found: WrittenName) -> int:
        if self.order:
            return len(self.order)
        return self.card.times[self.card.categories.index(found.categories[0])] if found.kind == "category" else 1

    def _note(self, code: ProblemCode, path: Path, detail: str, **said: object) -> None:
        self.problems.append(Problem(code, path, detail, **said))

    def _note_no_value(self, name: str, entry: Entry, path: Path) -> None:
        detail = f"{quoted(entry.written)} beside {quoted(name)} is no number, no dash and no x"
        self._note("wrong-type", path, detail, found=entry.written)

    def _suggest(self, name: str) -> tuple[str, ...]:
        """Names like one that nobody knows, of as many as there is time for."""
        self.suggested += 1
        return suggest_names(self.ruleset, name) if self.suggested <= _SUGGESTED_ROWS else ()

    def _read_category(self, row: ConvertedRow, found: WrittenName, entries: list[Entry], path: Path) -> ConvertedRow:
        ids, plain = self.card.categories, tuple(map(ReadEntry, entries))
        if len(found.categories) > 1:
            found = self._settled(row.name, found, entries, path)
        if len(found.categories) > 1:
            may = listed(found.categories, "or")
            detail = f"{quoted(row.name)} may mean {may}"
            self._note("ambiguous-category", path, detail, expected=list(found.categories), found=row.name)
            return replace(row, read_as="nothing", entries=plain)
        category = ids.index(found.categories[0])
        row = replace(row, category=category)
        entries = self._without_printed(row.name, category, entries, path)
        placed = self._placed(entries, path, row.name, self._greatest_entries(found))
        if placed is None:
            return replace(row, entries=tuple(map(ReadEntry, entries)))
        self._fill(row.name, category, placed, path)
        return replace(row, entries=placed)

    def _settled(self, name: str, found: WrittenName, entries: Sequence[Entry], path: Path) -> WrittenName:
        """A name of several categories means the one that is open and can pay what stands beside it."""
        points = [entry.points for entry in entries if entry.means == "points" and entry.points]
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

    def _without_printed(self, name: str, category: int, entries: list[Entry], path: Path) -> list[Entry]:
        """The entries without what sheets print before them, what the category pays, and without sums behind them."""
        wanted = len(self.order) or self.card.times[category]
        if len(entries) > wanted and is_number_with_unit(entries[0].written):
            entries = entries[1:]
        if wanted == 1 and len(entries) > 1:
            entries = [entry for entry in entries if entry.means != "open"] or entries[:1]
        while len(entries) > wanted and entries[-1].means == "open":
            entries = entries[:-1]
        if not 2 <= len(entries) <= wanted + 1:
            return entries
        payable = self.card.payable[category]
        first, last = entries[0].points, entries[-1].points
        if len(entries) > wanted and len(payable) == 2 and first == payable[-1] and entries[0].means == "points":
            detail = f"the first {first} beside {quoted(name)} is taken for what {self.card.categories[category]} pays"
            self.assumptions.append(Assumption(path, detail))
            return entries[1:]
        is_sum = last is not None and last == sum(entry.points or 0 for entry in entries[:-1])
        if is_sum and wanted > 1 and (len(entries) > wanted or last not in payable):
            self.assumptions.append(Assumption(path, f"the last {last} beside {quoted(name)} is taken for their sum"))
            return entries[:-1]
        return entries

    def _placed(self, entries: Sequence[Entry], path: Path, name: str, greatest: int) -> tuple[ReadEntry, ...] | None:
        """The entries in their columns; None, and a problem, where there are too many or one is not understood."""
        if len(entries) > greatest:
            detail = f"there are {len(entries)} values beside {quoted(name)}; a sheet of one player has {greatest}"
            self._note("too-many", path, detail, expected=greatest, found=len(entries))
            return None
        wrong = len(self.problems)
        for place, entry in enumerate(entries):
            at = (*path, "values", place)
            if entry.means in ("ticks", "not_understood"):
                self._note_no_value(name, entry, at)
            elif entry.points is not None and abs(entry.points) > GREATEST_POINTS:
                detail = f"{entry.points} beside {quoted(name)} is too large: points are at most {GREATEST_POINTS}"
                self._note("out-of-range", at, detail, expected=[-GREATEST_POINTS, GREATEST_POINTS], found=entry.points)
        placed = tuple(ReadEntry(entry, self.order[n] if self.order else None) for n, entry in enumerate(entries))
        return placed if len(self.problems) == wrong else None

    def _fill(self, name: str, category: int, entries: Sequence[ReadEntry], path: Path) -> None:
        """Put points into a category; of one that is filled once, the first that are said count."""
        said = [(each.column or 0, each.entry.points) for each in entries if each.entry.points is not None]
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

    def _read_sum(self, row: ConvertedRow, found: WrittenName, entries: list[Entry], path: Path) -> ConvertedRow:
        """A row of sums or bonuses: beside a sheet of columns its last entry may be that of the whole sheet."""
        meant = row_meanings(found.row)
        if len(entries) > 1 and all(entry.means in ("not_understood", "open") for entry in entries):
            return replace(row, read_as="heading", entries=tuple(map(ReadEntry, entries)))
        row = replace(row, total=meant[0])
        while len(entries) > 1 and is_number_with_unit(entries[0].written):
            entries = entries[1:]
        if not self.order:
            entries = [entry for entry in entries if entry.means != "open"] or entries[:1]
            columns: list[int | None] = [None]
        else:
            columns = [None] if len(entries) == 1 else [*self.order, None]
        if len(entries) > len(columns):
            detail = f"there are {len(entries)} values beside {quoted(row.name)}; at most {len(columns)} can be read"
            self._note("too-many", path, detail, expected=len(columns), found=len(entries))
            return replace(row, entries=tuple(map(ReadEntry, entries)))
        for place, (entry, column) in enumerate(zip(entries, columns, strict=False)):
            at = path if len(columns) == 1 else (*path, "values", place)
            if entry.means == "not_understood" or (entry.means == "ticks" and "extra_bonus_count" not in meant):
                self._note_no_value(row.name, entry, at)
            elif entry.points is not None and (entry.means != "crossed_out" or _BONUSES.intersection(meant)):
                self.rows.append((column, NotedRow(at, found.row, entry.points)))
        placed = tuple(ReadEntry(entry, column) for entry, column in zip(entries, columns, strict=False))
        return replace(row, entries=placed)


def _can_be_entry(word: str) -> bool:
    return read_entry(word).means != "not_understood"
