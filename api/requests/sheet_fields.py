"""Rows of a sheet as people wrote them, one by one: each with its name, and with a value or several."""

from __future__ import annotations

from typing import Any, Final

from marshmallow import ValidationError

from api.requests.fields import StrictField
from api.requests.reading import missing_field, read_list, read_object, read_text, whole_problem
from engine.errors import Path, Problem
from engine.text.entries import GREATEST_WRITTEN
from engine.text.shapes import Shape, a_list
from engine.written.pasted import GREATEST_LINES, WrittenRow
from engine.written.row_reader import GREATEST_ENTRIES
from engine.written.written_names import GREATEST_WRITTEN_NAME

GREATEST_TEXT: Final = 10_000
"""Characters of a pasted sheet."""
GREATEST_VALUE: Final = 999_999

_VALUE: Final = Shape(
    name="WrittenValue",
    about="A number, or what somebody wrote: nothing is open, and a dash, a slash or an x, or a number that was struck "
    "through (`~~25~~`), is crossed out: 0.",
    one_of={
        "number": Shape(
            scalar=int,
            name="WrittenNumber",
            about="A number.",
            keywords={"minimum": -GREATEST_VALUE, "maximum": GREATEST_VALUE},
        ),
        "text": Shape(
            name="WrittenText",
            about="What somebody wrote; null is open.",
            keywords={"type": ["string", "null"], "maxLength": GREATEST_WRITTEN},
        ),
    },
)
_ROW: Final = Shape(
    "an object",
    '{"name": "Ones", "value": 3}',
    {
        "name": Shape(
            scalar=str,
            about="What stands there, decorated as it may be: `3er-Pasch (alle Augen)`.",
            keywords={"maxLength": GREATEST_WRITTEN_NAME},
        ),
        "value": _VALUE,
        "values": Shape(
            each=_VALUE,
            is_list=True,
            about="In the order of the columns, or of the fillings of a category that can be filled several times.",
            keywords={"maxItems": GREATEST_ENTRIES},
        ),
    },
    name="WrittenRow",
    about="One row of a sheet, with a `value` or several `values`; without either it is open.",
    keywords={"required": ["name"]},
)


class WrittenRows(StrictField[tuple[WrittenRow, ...]]):
    """Rows with their names and values; nothing of them is looked up."""

    def __init__(self, about: str) -> None:
        limit = {"maxItems": GREATEST_LINES}
        super().__init__(a_list(_ROW, f"[{_ROW.example}]", "a list of rows", about=about, keywords=limit))

    def read(self, value: Any) -> tuple[WrittenRow, ...]:
        """Return the rows, their values as texts."""
        problems: list[Problem] = []
        rows = read_list(value, str(self.name), (), GREATEST_LINES, problems, self.must_be)
        read = tuple(_read_row(each, (place,), problems) for place, each in enumerate(rows))
        if problems:
            raise ValidationError(problems)
        return read


def _read_row(value: Any, path: Path, problems: list[Problem]) -> WrittenRow:
    table = read_object(value, "a row", path, _ROW, problems)
    name = None
    if "name" in table:
        name = read_text(table["name"], "name", (*path, "name"), GREATEST_WRITTEN_NAME, problems)
    elif type(value) is dict:
        problems.append(missing_field("name", "a string").below(*path))
    if "value" in table and "values" in table:
        detail = "a row has a value, or in place of it several values, not both"
        problems.append(Problem("contradiction", (*path, "values"), detail))
    if "values" in table:
        at = (*path, "values")
        values = read_list(table["values"], "values", at, GREATEST_ENTRIES, problems)
        entries = [_read_entry(each, (*at, place), problems) for place, each in enumerate(values)]
    else:
        entries = [_read_entry(table.get("value"), (*path, "value"), problems)]
    return WrittenRow((name or "").strip(), tuple(entries))


def _read_entry(value: Any, path: Path, problems: list[Problem]) -> str:
    """Return a number, a text or null as a text."""
    if value is None:
        return ""
    if type(value) is int:
        if -GREATEST_VALUE <= value <= GREATEST_VALUE:
            return str(value)
        problems.append(whole_problem("a value", path, value, -GREATEST_VALUE, GREATEST_VALUE, ", a string or null"))
        return ""
    return read_text(value, "a value", path, GREATEST_WRITTEN, problems, "a whole number, a string or null") or ""
