"""Splitting a row into its name, its values, and everything else, so that nothing is lost.

A number next to a name is a value, unless sheets clearly print it there. Numbers taken for print are recorded for an
assumption.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import dropwhile, groupby
from typing import Final

from engine.rulesets.compiled import CompiledRuleset
from engine.text.entries import DASHES, DOTS, GREATEST_WRITTEN, Entry, Item, read_items
from engine.written.pasted import WrittenRow
from engine.written.written_names import UNKNOWN, WrittenName, find_name, list_number, printed_kind

_BEFORE_VALUES: Final = " \t=.…,:;*>-–—|("
"""Signs after a name that do not belong to it."""
_GREATEST_JOINED: Final = 999
"""A category that can pay more takes "1 234" for one number."""
_GREATEST_FACE: Final = 6


@dataclass(slots=True)
class SplitRow:
    """A row: the known part of its name, the meaning of that, and its entries.

    `printed` was taken for print, `left_out` are meaningless symbols, `dashes` separate the name from the values.
    `first` is the index of the first box; cells before it are explanations. `misplaced`: values in the name of a row
    whose cells are boxes.
    """

    row: WrittenRow
    name: str
    found: WrittenName
    entries: list[Entry] = field(default_factory=list)
    printed: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    dashes: list[str] = field(default_factory=list)
    first: int = 0
    misplaced: tuple[Entry, ...] = ()

    @property
    def has_content(self) -> bool:
        """Return whether there is a number or a mark that might be a value."""
        words = any(map(str.isalpha, self.name))
        marks = any(item.is_value and not (words and item.entry.is_dash) for item in read_items(self.name))
        numbers = any(letter.isnumeric() for letter in self.name)
        return marks or numbers or any(entry.means != "open" for entry in self.entries)


class RowSplitter:
    """A splitter of rows for one game, whose rules give the number of boxes and the printed numbers."""

    def __init__(self, card: CompiledRuleset, columns: int) -> None:
        self._card = card
        self._columns = columns

    def boxes(self, found: WrittenName) -> int:
        """Return the most values that a row of this name can have."""
        if found.kind == "category" and not self._columns:
            return max(self._card.times[self._place(id_)] for id_ in found.categories)
        return self._columns + (found.kind != "category") if self._columns else 1

    def split(self, row: WrittenRow) -> SplitRow:
        """Split a row."""
        head, cells = _name_and_cells(row)
        found = find_name(self._card.ruleset, head)
        if found.kind == "heading":
            return SplitRow(row, head, found, [_read_cell(cell, read_items(cell)) for cell in cells])
        joined = self._joins_digits(found, row)
        items = _read(_text_after_name(head, found), joined) if found.kind != "unknown" else ()
        read = [_read(cell, joined) for cell in cells]
        alone = (
            not (row.named or cells)
            and head[: found.end].strip().isdecimal()
            and not any(item.is_value or item.entry.means == "open" for item in items)
        )
        if found.kind == "unknown" or alone or _has_unknown_words(items, read):
            return _split_unknown(row, head, cells)
        first = _first_box(read, self.boxes(found), self.printable(found))
        split = SplitRow(row, head, found, first=first)
        explained = zip(cells, read[:first], strict=False)
        split.printed += [text for cell, each in explained for text in _explanation_texts(cell, each)]
        split.printed += [number for number in (list_number(head), *found.numbers) if number]
        self._fill(split, head, items, list(zip(cells[first:], read[first:], strict=True)))
        return split

    def printable(self, found: WrittenName) -> frozenset[int]:
        """Return the numbers that sheets print next to a name to tell what it pays."""
        ruleset, card = self._card.ruleset, self._card
        if found.kind == "row":
            tiers = (number for tier in ruleset.bonus for number in (tier.at, tier.at - 1, tier.pays))
            return frozenset((*tiers, *((card.extra_bonus,) if card.extra_bonus else ())))
        pays = [[points for points in card.payable[self._place(id_)] if points > 0] for id_ in found.categories]
        return frozenset(points for each in pays if len(each) <= 2 for points in each)

    def _place(self, id_: str) -> int:
        return self._card.categories.index(id_)

    def _joins_digits(self, found: WrittenName, row: WrittenRow) -> bool:
        if found.kind == "row":
            return row.table or not self._columns
        return any(self._card.payable[self._place(id_)][-1] > _GREATEST_JOINED for id_ in found.categories)

    def _fill(
        self, split: SplitRow, head: str, items: Sequence[Item], cells: Sequence[tuple[str, Sequence[Item]]]
    ) -> None:
        """Separate the values in the name and the cells from printed text."""
        begin = split.found.end
        words = [item for item in items if not item.note]
        printed = self._printed_places(
            split.row, split.found, head[begin:], words, [i for _, read in cells for i in read]
        )
        values = [item for place, item in enumerate(words) if not (item.printed or place in printed)]
        split.printed += [words[place].entry.written for place in sorted(printed)]
        split.printed += [item.entry.written for item in items if item.note]
        if values:
            split.name = head[: begin + values[0].start].rstrip(_BEFORE_VALUES) or head
        self._fill_boxes(split, values, cells)

    def _fill_boxes(self, split: SplitRow, values: Sequence[Item], cells: Sequence[tuple[str, Sequence[Item]]]) -> None:
        """Make entries of the values in the name and in the cells."""
        table = split.row.table
        in_name = _merge_words(_drop_pictures(split, values))
        if table and self._columns and any(entry.means != "open" for entry in in_name):
            if any(read for _, read in cells):
                split.misplaced, in_name = tuple(in_name), []
            else:
                cells = ()
        boxed = [in_name]
        for cell, read in cells:
            split.printed += [item.entry.written for item in read if item.note]
            plain = _drop_pictures(split, [item for item in read if not (item.note or item.printed)])
            apart = not table or not (self._columns or any(item.is_word for item in plain))
            boxed.append(_merge_words(plain) if apart and len(plain) > 1 else [_read_cell(cell, plain)])
        if not table:
            boxed = [[entry for entries in boxed for entry in entries]]
        split.entries += [entry for entries in boxed for entry in self._trim(split, entries)]

    def _trim(self, split: SplitRow, entries: list[Entry]) -> list[Entry]:
        """Drop dots and a dash before the entries of a cell with more of them than boxes."""
        boxes = self.boxes(split.found)
        surplus = max(0, len(entries) - boxes)
        entries = [*dropwhile(lambda entry: entry.means == "open", entries[:surplus]), *entries[surplus:]]
        if len(entries) > boxes and entries[0].is_dash and entries[1].means == "points":
            split.dashes.append(entries[0].written)
            return entries[1:]
        return entries

    def _printed_places(
        self, row: WrittenRow, found: WrittenName, text: str, items: Sequence[Item], others: Sequence[Item]
    ) -> set[int]:
        """Return the indices of the printed numbers after a name; doubtful ones are values."""
        categories = self._card.ruleset.categories
        pays = self.printable(found)
        faces = frozenset(each.upper for each in categories if each.upper and each.id in found.categories)
        # The largest printed number of dice, of equal ones or of a face: "Sequence of 4".
        greatest_count = max(_GREATEST_FACE, self._card.ruleset.dice_count)
        behind = any(item.is_value for item in others)
        unit_behind = any(item.unit for item in others)
        printed: set[int] = set()
        for place in range(len(items) - 1, -1, -1):
            item, number = items[place], items[place].entry.points
            if number is not None and item.entry.means == "points":
                before = text[: item.start].strip() if place == 0 else "…"
                if row.named and ((not before and number in pays) or (before == "=" and number in faces)):
                    usual = True
                elif item.unit:
                    usual = number in pays and behind and not unit_behind
                elif item.bracketed:
                    usual = behind and (number in pays or number in faces)
                else:
                    counts = number in faces if faces else 1 <= number <= greatest_count
                    usual = (number in pays or counts) and _is_worded(items, place)
                    usual = usual and (behind or not self._pays(found, number))
                if usual:
                    printed.add(place)
            behind = behind or item.is_value
            unit_behind = unit_behind or item.unit
        return printed

    def _pays(self, found: WrittenName, number: int) -> bool:
        ids = found.categories
        return not ids or any(number in self._card.payable[self._place(id_)] for id_ in ids)


def printed_column(splitter: RowSplitter, rows: Iterable[SplitRow]) -> bool:
    """Return whether the first column of a table is print.

    Two rows of categories have to indicate it, or one explanation in such a cell. A value that cannot be print
    disproves it.
    """
    shown = 0
    for split in rows:
        if split.found.kind == "category" and split.row.table:
            surplus = len(split.entries) > splitter.boxes(split.found)
            if surplus and split.entries[0].means != "open":
                if split.entries[0].points not in splitter.printable(split.found):
                    return False
                shown += any(entry.means != "open" for entry in split.entries[1:])
            shown += 2 * (split.first > 0)
    return shown > 1


def _has_unknown_words(items: Sequence[Item], cells: Sequence[Sequence[Item]]) -> bool:
    """Return whether unknown words follow the name before its values."""
    first = next((place for place, item in enumerate(items) if not (item.note or item.printed)), len(items))
    behind = (*items[first + 1 :], *(item for cell in cells for item in cell))
    return first < len(items) and items[first].is_word and any(item.is_value for item in behind)


def _split_unknown(row: WrittenRow, head: str, cells: Sequence[str]) -> SplitRow:
    """Split a row with an unknown name, which ends with its last word; values follow it."""
    items = read_items(head, joined=False)
    last = max((place for place, item in enumerate(items) if not item.is_value), default=len(items) - 1)
    name = head[: items[last].end] if items else head
    others = [item.entry for item in items[last + 1 :]]
    entries = [*others, *(_read_cell(cell, read_items(cell, joined=False)) for cell in cells)]
    return SplitRow(row, name, UNKNOWN, entries)


def _name_and_cells(row: WrittenRow) -> tuple[str, tuple[str, ...]]:
    """Return the name of a row and its cells; if the first cell is empty, the next one with words is the name."""
    place = next((place for place, cell in enumerate((row.name, *row.cells)) if cell), 0)
    if place and place < len(row.cells) and any(item.is_word for item in read_items(row.cells[place - 1])):
        return row.cells[place - 1], row.cells[place:]
    return row.name, row.cells


def _text_after_name(head: str, found: WrittenName) -> str:
    """Return the text after the name.

    Dots next to the name are no empty box, and a dash before a number is no minus sign.
    """
    rest = head[found.end :]
    rest = " " * (len(rest) - len(rest.lstrip(DOTS))) + rest.lstrip(DOTS)
    return f"{rest[0]} {rest[1:]}" if rest[:1] in DASHES and rest[1:2].isdecimal() else rest


def _first_box(cells: Sequence[Sequence[Item]], boxes: int, pays: frozenset[int]) -> int:
    """Return the index of the first cell that is not an explanation, such as a number of `pays` with a unit."""
    first = 0
    for place, cell in enumerate(cells[:-1]):
        later = [item for each in cells[place + 1 :] for item in each]
        unit = len(cell) == 1 and cell[0].unit and cell[0].entry.points in pays
        unit = unit and len(cells) - place > boxes and not any(item.unit for item in later)
        if unit or any(item.is_word for item in cell):
            first = place + 1
        elif any(item.is_value for item in cell):
            break
    return first


def _is_worded(items: Sequence[Item], place: int) -> bool:
    """Return whether an explaining word is next to a number."""
    others = (*items[max(0, place - 1) : place], *items[place + 1 : place + 2])
    return any(each.printed and printed_kind(each.entry.written) == "words" for each in others)


def _read(text: str, joined: bool) -> tuple[Item, ...]:
    """Read all of a text, and mark the printed words."""
    items = read_items(text, joined=joined)
    read: list[Item] = []
    for is_word, group in groupby(items, lambda item: item.is_word):
        run = [*group]
        kinds = {printed_kind(item.entry.written) for item in run} if is_word else set()
        between = kinds == {"joining"} and read and len(read) + len(run) < len(items)
        printed = None not in kinds and ("words" in kinds or bool(between))
        read += [replace(item, printed=printed) for item in run]
    return tuple(read)


def _explanation_texts(cell: str, items: Sequence[Item]) -> list[str]:
    """Return the texts of an explanation that an assumption has to name: all, or only the values of a long one."""
    if len(cell) > GREATEST_WRITTEN:
        return [item.entry.written for item in items if item.is_value or item.note]
    return [] if all(item.printed for item in items) else [cell]


def _read_cell(cell: str, items: Sequence[Item]) -> Entry:
    """Read a cell as one entry."""
    if not items:
        return Entry(cell, "open")
    if len(items) == 1 and len(cell) <= GREATEST_WRITTEN:
        return replace(items[0].entry, written=cell)
    return Entry(cell, "not_understood")


def _drop_pictures(split: SplitRow, items: Sequence[Item]) -> Sequence[Item]:
    """Drop the symbols of a cell that has a value, and record them as left out."""
    if not any(item.is_value for item in items):
        return items
    split.left_out += [item.entry.written for item in items if item.is_picture]
    return [item for item in items if not item.is_picture]


def _merge_words(items: Sequence[Item]) -> list[Entry]:
    """Make entries of items; adjacent words are one."""
    entries: list[Entry] = []
    for item, before in zip(items, (None, *items), strict=False):
        both = before is not None and item.entry.means == before.entry.means == "not_understood"
        if both:
            entries[-1] = Entry(f"{entries[-1].written} {item.entry.written}", "not_understood")
        else:
            entries.append(item.entry)
    return entries
