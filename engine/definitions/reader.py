"""Reading untrusted values: each invalid one is noted as a problem and replaced with a harmless value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from engine.definitions.grammar import DEFINITION
from engine.errors import GREATEST_PROBLEM_COUNT, UNSAID, Path, Problem, dotted_path
from engine.problem_codes import ProblemCode
from engine.text.shapes import misplaced_name, unknown_field
from engine.text.suggestions import suggest, unknown_choice
from engine.words import describe_range, did_you_mean, format_number

GREATEST_TEXT: Final = 200

_Choice = TypeVar("_Choice", bound=str)


class Reader:
    """A reader of a definition that notes a problem for each invalid value.

    It stops after `GREATEST_PROBLEM_COUNT` problems, which bounds the size of an answer to a malformed definition.
    """

    def __init__(self, definition: Any) -> None:
        self._definition = definition
        self.problems: list[Problem] = []

    def note(self, code: ProblemCode, path: Path, detail: str, found: object = UNSAID) -> None:
        """Add a problem with these contents."""
        self.add(Problem(code, path, detail, found=found))

    def add(self, problem: Problem) -> None:
        """Add a problem."""
        if len(self.problems) < GREATEST_PROBLEM_COUNT:
            self.problems.append(problem)

    def table(self, value: Any, path: Path) -> Mapping[str, Any]:
        """Return the words that the grammar has at a path, without nulls, and note unknown ones.

        A value that is not an object is noted and read as an empty one.
        """
        if not isinstance(value, Mapping):
            self._note_type(value, path, "an object")
            return {}
        words = DEFINITION.at(path).fields
        for key, inner in value.items():
            if key not in words and inner is not None and len(self.problems) < GREATEST_PROBLEM_COUNT:
                problem = unknown_field((*path, str(key)), tuple(words))
                self.add(misplaced_name(DEFINITION, problem, self._definition))
        return {key: inner for key, inner in value.items() if key in words and inner is not None}

    def _note_type(self, value: Any, path: Path, otherwise: str) -> None:
        must_be = DEFINITION.at(path).must_be or otherwise
        self.note("wrong-type", path, f"{describe_path(path)} must be {must_be}, not {type_name(value)}", found=value)

    def array(self, value: Any, path: Path, greatest: int) -> list[Any]:
        """Return a list of at most `greatest` entries."""
        if not isinstance(value, (list, tuple)):
            self._note_type(value, path, "a list")
            return []
        if len(value) > greatest:
            detail = f"{describe_path(path)} has {len(value)} entries; at most {greatest} are allowed"
            self.add(Problem("too-many", path, detail, found=len(value), maximum=greatest))
            return list(value[:greatest])
        return list(value)

    def integer(self, value: Any, path: Path, least: int, greatest: int, fallback: int) -> int:
        """Return a whole number from `least` to `greatest`, else the fallback."""
        if isinstance(value, bool) or not isinstance(value, int):
            allowed = f"a whole number {describe_range(least, greatest)}"
            detail = f"{describe_path(path)} must be {allowed}, not {type_name(value)}"
            self.note("wrong-type", path, detail, found=value)
            return fallback
        if not least <= value <= greatest:
            detail = f"{describe_path(path)} must be {describe_range(least, greatest)}, not {format_number(value)}"
            self.add(Problem("out-of-range", path, detail, found=value, minimum=least, maximum=greatest))
            return fallback
        return value

    def required(self, table: Mapping[str, Any], path: Path, key: str, least: int, greatest: int) -> int:
        """Return the required whole number `key` of the table at `path`, else the least one that is not negative."""
        fallback = max(least, 0)
        if key not in table:
            self.note("missing-field", (*path, key), f"{describe_path(path)} needs {key}")
            return fallback
        return self.integer(table[key], (*path, key), least, greatest, fallback)

    def text(self, value: Any, path: Path) -> str:
        """Return a string of at most `GREATEST_TEXT` characters, else an empty one."""
        if not isinstance(value, str):
            self.note(
                "wrong-type", path, f"{describe_path(path)} must be a string, not {type_name(value)}", found=value
            )
            return ""
        if len(value) > GREATEST_TEXT:
            detail = f"{describe_path(path)} has {len(value)} characters; at most {GREATEST_TEXT} are allowed"
            self.add(Problem("too-long", path, detail, found=len(value), maximum=GREATEST_TEXT))
            return ""
        return value

    def choice(self, value: Any, path: Path, choices: Sequence[_Choice], fallback: _Choice) -> _Choice:
        """Return one of the choices, else the fallback."""
        for choice in choices:
            if value == choice:
                return choice
        self.add(unknown_choice(path, describe_path(path), choices, value))
        return fallback

    def unknown_category(self, path: Path, detail: str, known: Sequence[str], found: str) -> None:
        """Note the name of a category that the ruleset does not have."""
        likely = suggest(found, known)
        hint = f"; {did_you_mean(likely)}" if likely else ""
        detail += hint
        self.add(Problem("unknown-category", path, detail, found=found, suggestions=likely, choices=tuple(known)))

    def flag(self, value: Any, path: Path, fallback: bool) -> bool:
        """Return true or false, else the fallback."""
        if not isinstance(value, bool):
            self.note(
                "wrong-type", path, f"{describe_path(path)} must be true or false, not {type_name(value)}", found=value
            )
            return fallback
        return value


def type_name(value: Any) -> str:
    """Return the type of a value as JSON and TOML name it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    names = {str: "a string", int: "a number", float: "a fraction", list: "a list", dict: "an object"}
    return names.get(type(value), "a date or a time")


def describe_path(path: Path) -> str:
    """Return a path in the notation of definitions: categories[2].needs.run."""
    return dotted_path(path) or "the ruleset"
