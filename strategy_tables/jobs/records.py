"""Small files that processes exchange, with every field checked on reading."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, TypeVar

_GREATEST: Final = 1e15
"""Bound of all numbers in them, both seconds since 1970 and bytes."""

_Record = TypeVar("_Record")


def read_record(kind: type[_Record], said: Any) -> _Record:
    """Return a frozen dataclass of texts, numbers and flags, from JSON of its `asdict`.

    Raises `ValueError` or `TypeError` for other JSON.

    >>> from strategy_tables.jobs.build_lane import Failure
    >>> read_record(Failure, {"why": "no room", "at": 7}).at
    7.0
    """
    if not isinstance(said, Mapping):
        raise TypeError(f"{said!r} is not a record")
    values = dict(said)
    for each in fields(kind):  # type: ignore[arg-type]
        if each.name in values:
            values[each.name] = _checked(each.type, values[each.name])
    return kind(**values)


def _checked(wanted: Any, value: Any) -> Any:
    # JSON may write 7 for 7.0. A flag is not a number.
    if wanted is float and type(value) is int:
        value = float(value) if abs(value) < _GREATEST else _GREATEST
    if type(value) is not wanted or (wanted in (int, float) and not abs(value) < _GREATEST):
        raise ValueError(f"{value!r} is not a value written by this project")
    return value
