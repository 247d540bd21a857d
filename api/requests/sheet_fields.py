"""The rows of a sheet as people wrote it, one by one: each with its name, and with a value or several."""

from __future__ import annotations

from typing import Any, Final

from marshmallow import ValidationError

from api.requests.fields import StrictField, kind, read_object, whole_problem
from engine.entries import GREATEST_WRITTEN
from engine.errors import Path, Problem
from engine.pasted import GREATEST_LINES, WrittenRow
from engine.row_reader import GREATEST_ENTRIES
from engine.written_names import GREATEST_WRITTEN_NAME

GREATEST_TEXT: Final = 10_000
"""Characters of a pasted sheet."""
GREATEST_VALUE: Final = 999_999

_ROW_KEYS: Final = ("name", "value", "values")


class WrittenRows(StrictField[tuple[WrittenRow, ...]]):
    """Rows with their names and values; nothing of them is looked up."""

    def read(self, value: Any) -> tuple[WrittenRow, ...]:
        """The rows, their values as texts."""
        if type(value) is not list:
            detail = f"{self.name} must be a list, not {kind(value)}"
            raise ValidationError([Problem("wrong-type", (), detail, found=value)])
        if len(value) > GREATEST_LINES:
            detail = f"{self.name} has {len(value)} entries; at most {GREATEST_LINES} are allowed"
            raise ValidationError([Problem("too-many", (), detail, GREATEST_LINES, len(value))])
        problems: list[Problem] = []
        rows = tuple(_read_row(each, (place,), problems) for place, each in enumerate(value))
        if problems:
            raise ValidationError(problems)
        return rows


def _read_row(value: Any, path: Path, problems: list[Problem]) -> WrittenRow:
    table = read_object(value, "a row", path, _ROW_KEYS, problems)
    name = _read_text(table.get("name"), "name", GREATEST_WRITTEN_NAME, (*path, "name"), problems) if table else ""
    if type(value) is dict and "name" not in value:
        problems.append(Problem("missing-field", (*path, "name"), "name is missing"))
    if "value" in table and "values" in table:
        detail = "a row has a value, or in place of it several values, not both"
        problems.append(Problem("contradiction", (*path, "values"), detail))
    values = table.get("values", [table.get("value")])
    if type(values) is not list:
        detail = f"values must be a list, not {kind(values)}"
        problems.append(Problem("wrong-type", (*path, "values"), detail, found=values))
        return WrittenRow(name, ())
    if len(values) > GREATEST_ENTRIES:
        detail = f"values has {len(values)} entries; at most {GREATEST_ENTRIES} are allowed"
        problems.append(Problem("too-many", (*path, "values"), detail, GREATEST_ENTRIES, len(values)))
        return WrittenRow(name, ())
    several = "values" in table
    entries = [
        _read_entry(each, (*path, "values", place) if several else (*path, "value"), problems)
        for place, each in enumerate(values)
    ]
    return WrittenRow(name, tuple(entries))


def _read_entry(value: Any, path: Path, problems: list[Problem]) -> str:
    """A number, a text or null, as a text."""
    if value is None:
        return ""
    if type(value) is int:
        if -GREATEST_VALUE <= value <= GREATEST_VALUE:
            return str(value)
        problems.append(whole_problem("a value", path, value, -GREATEST_VALUE, GREATEST_VALUE, ", a text or null"))
        return ""
    return _read_text(value, "a value", GREATEST_WRITTEN, path, problems, "a whole number, a text or null")


def _read_text(
    value: Any, name: str, greatest: int, path: Path, problems: list[Problem], must_be: str = "a text"
) -> str:
    if value is not None and type(value) is not str:
        detail = f"{name} must be {must_be}, not {kind(value)}"
        problems.append(Problem("wrong-type", path, detail, found=value))
    elif value is not None and len(value) > greatest:
        detail = f"{name} has {len(value)} characters; at most {greatest} are allowed"
        problems.append(Problem("too-long", path, detail, greatest, len(value)))
    return value if type(value) is str else ""
