"""Strict reading of JSON values, and the problems of values of another shape."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from marshmallow import ValidationError

from engine.errors import GREATEST_PROBLEM_COUNT, UNSAID, Path, Problem, Problems
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape, unknown_field
from engine.words import format_number, quoted


def refusal(code: ProblemCode, path: Path, detail: str, found: object = UNSAID) -> ValidationError:
    """Return a `ValidationError` with one problem."""
    return ValidationError([Problem(code, path, detail, found=found)])


def missing_field(name: str, must_be: str, path: Path | None = None) -> Problem:
    """Return the problem of a missing field, at `path` or by default at its name."""
    detail = f"{name} is missing; it must be {must_be}" if must_be else f"{name} is missing"
    return Problem("missing-field", (name,) if path is None else path, detail)


def wrong_type(name: str, path: Path, must_be: str, value: Any) -> Problem:
    """Return the problem of a value of another type."""
    return Problem("wrong-type", path, f"{name} must be {must_be}, not {kind(value)}", found=value)


def whole_problem(name: str, path: Path, value: Any, least: int, greatest: int, otherwise: str = "") -> Problem:
    """Return the problem of a value that is no whole number within limits."""
    detail = f"{name} must be a whole number from {least} to {greatest}{otherwise}, not {shown(value)}"
    code: ProblemCode = "out-of-range" if type(value) is int else "wrong-type"
    return Problem(code, path, detail, found=value, minimum=least, maximum=greatest)


def shown(value: Any) -> str:
    """Return numbers and short texts as they are, and the kind of anything else."""
    if type(value) in (int, float):
        return format_number(value)
    return f"the string {quoted(value)}" if type(value) is str and len(value) <= 20 else kind(value)


def kind(value: Any) -> str:
    """Return the kind of a JSON value in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, str):
        return "a string"
    return "a list" if isinstance(value, list) else "an object"


def without_nulls(said: dict[str, Any]) -> dict[str, Any]:
    """Return an object without its fields that are null, which means the same."""
    return said if None not in said.values() else {name: each for name, each in said.items() if each is not None}


def read_object(
    value: Any, name: str, path: Path, shape: Shape, problems: list[Problem] | Problems
) -> Mapping[str, Any]:
    """Return the fields of an object that are not null, none of anything else; adds to `problems`."""
    if type(value) is not dict:
        problems.append(wrong_type(name, path, shape.must_be, value))
        return {}
    said = without_nulls(value)
    unknown = (key for key in said if key not in shape.fields)
    allowed = tuple(shape.fields)
    problems.extend(unknown_field((*path, key), allowed) for key in islice(unknown, GREATEST_PROBLEM_COUNT))
    return said


def read_list(
    value: Any, name: str, path: Path, greatest: int, problems: list[Problem] | Problems, must_be: str = "a list"
) -> list[Any]:
    """Return a value that is a list of at most `greatest` entries, else an empty list; adds to `problems`."""
    if type(value) is not list:
        problems.append(wrong_type(name, path, must_be, value))
    elif len(value) > greatest:
        detail = f"{name} has {len(value)} entries; at most {greatest} are allowed"
        problems.append(Problem("too-many", path, detail, found=len(value), maximum=greatest))
    else:
        return value
    return []


def read_text(
    value: Any, name: str, path: Path, greatest: int, problems: list[Problem] | Problems, must_be: str = "a string"
) -> str | None:
    """Return a text, None for a longer one or anything else; adds to `problems`."""
    if type(value) is not str:
        problems.append(wrong_type(name, path, must_be, value))
    elif len(value) > greatest:
        detail = f"{name} has {len(value)} characters; at most {greatest} are allowed"
        problems.append(Problem("too-long", path, detail, found=len(value), maximum=greatest))
    else:
        return value
    return None
