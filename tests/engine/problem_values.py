"""Values of problems for comparisons."""

from dataclasses import fields
from typing import Any

from engine.errors import Problem

NO_VALUES = ("code", "path", "detail", "found", "doubts")


def values_of(problem: Problem) -> Any:
    """Return the one right number if a problem has it, or else its other values by name, lists for tuples."""
    if problem.expected is not None:
        return problem.expected
    values = {each.name: getattr(problem, each.name) for each in fields(problem) if each.name not in NO_VALUES}
    said = {name: value for name, value in values.items() if value not in (None, ())}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in said.items()} or None
