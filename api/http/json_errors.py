"""Descriptions of JSON syntax errors in plain words, with line and column."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json import JSONDecodeError
from typing import Final

from engine.errors import Path
from engine.words import quoted

# Linear time for any text: an unclosed string extends to the end of the text.
_ANY_STRING: Final = r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?'
_STRING: Final = re.compile(_ANY_STRING, re.DOTALL)
_NOT_BRACKET: Final = re.compile(r"[^\[\]{}]+")
_PAIR: Final = re.compile(r"\[\]|\{\}")
_TOKEN: Final = re.compile(rf"({_ANY_STRING})([ \t\r\n]*:)?|[\[\]{{}},]", re.DOTALL)
_BEFORE: Final = re.compile(r"[^ \t\r\n](?=[ \t\r\n]*\Z)")
_FOUND_WORD: Final = re.compile(r"[^\W\d]\w*")
_LONGEST_LITERAL: Final = 60
_NEAR: Final = 1_000
"""Characters before an error that are searched for context."""

_CLOSES: Final = {"[": "]", "{": "}"}
_WORDS: Final = {
    "True": "JSON uses true",
    "False": "JSON uses false",
    "None": "JSON uses null",
    "nil": "JSON uses null",
    "undefined": "JSON uses null",
}
_SIGNS: Final = {
    "'": "JSON uses double quotes",
    "`": "JSON uses double quotes",
    "\u201c": 'JSON uses straight quotes, "',
    "\u201d": 'JSON uses straight quotes, "',
    "\u2018": "JSON uses double quotes",
    "\u2019": "JSON uses double quotes",
    "/": "JSON has no comments",
    "#": "JSON has no comments",
    "+": "a number cannot start with a plus sign",
    ".": "a decimal point needs digits before and after it",
    ";": "separate entries with commas",
    "=": "write a colon after a key",
    "\x00": "the text must be in UTF-8",
    "\u00a0": "only plain spaces can separate values",
}


def describe_syntax(text: str, error: JSONDecodeError) -> tuple[int, str]:
    """Return the position and the description of a syntax error."""
    place = error.pos
    # Python's own messages differ between versions.
    match error.msg.split()[:2]:
        case ["Unterminated", _]:
            return place, "the string that starts here has no closing quote"
        case ["Invalid", "control"]:
            return place, f"a string cannot contain {quoted(text[place])}; write an escape such as \\n"
        case ["Invalid", _]:
            return place, "invalid escape; write a backslash as two"
        case ["Extra", _]:
            return place, f"expected the end of the text; {_describe_found(text, place)}"
    before = text[max(0, place - _NEAR) : place]
    comma = _BEFORE.search(before)
    if error.msg.startswith("Illegal trailing comma"):
        return place, "no entry follows this comma; JSON does not allow trailing commas"
    if comma and comma[0] == "," and text[place : place + 1] in ("]", "}"):
        return place - len(before) + comma.start(), "no entry follows this comma; JSON does not allow trailing commas"
    return (
        place,
        f"expected {_expected(text, place, error.msg, comma[0] if comma else '')}; {_describe_found(text, place)}",
    )


def _expected(text: str, place: int, message: str, before: str) -> str:
    if message.startswith("Expecting property name"):
        return "a key in double quotes or }" if before == "{" else "a key in double quotes"
    if message.startswith("Expecting ':'"):
        return "a colon"
    if message.startswith("Expecting ','"):
        return f"a comma or {_CLOSES[_open_bracket(text[:place])]}"
    return "a value or ]" if before == "[" else "a value"


def _open_bracket(text: str) -> str:
    """Return the innermost open bracket; the nesting depth is bounded."""
    brackets = _NOT_BRACKET.sub("", _STRING.sub("", text))
    count = 1
    while count:
        brackets, count = _PAIR.subn("", brackets)
    return brackets[-1]


def _describe_found(text: str, place: int) -> str:
    """Describe the text at a position, with a hint at the valid form."""
    if place >= len(text):
        return "found the end of the text"
    sign = text[place]
    if sign.isdigit() and text[place - 1 : place] == "0":
        return f"found {quoted(sign)}: a number cannot have a leading zero"
    word = _FOUND_WORD.match(text, place, place + _LONGEST_LITERAL)
    if word is None:
        return f"found {quoted(sign)}" + (f": {_SIGNS[sign]}" if sign in _SIGNS else "")
    return f"found {quoted(word[0])}: {_WORDS.get(word[0], 'keys and strings need double quotes')}"


def find_literal(text: str, literal: str) -> int:
    """Return the first position of a number or a word outside of strings."""
    pattern = re.compile(rf"{_ANY_STRING}|({re.escape(literal[:_LONGEST_LITERAL])})", re.DOTALL)
    return next((found.start() for found in pattern.finditer(text) if found[1]), 0)


def find_duplicates(text: str) -> Iterator[tuple[Path, int]]:
    """Yield the path of each duplicate key and the position of its first repetition."""
    keys: list[set[str]] = []
    steps: list[str | int] = []
    found: set[Path] = set()
    for token in _TOKEN.finditer(text):
        if token[2]:
            key: str = json.loads(token[1])
            steps[-1] = key
            if key in keys[-1] and (path := tuple(steps)) not in found:
                found.add(path)
                yield path, token.start()
            keys[-1].add(key)
        elif token[0] in "[{":
            keys.append(set())
            steps.append(0)
        elif token[0] in "]}":
            keys.pop()
            steps.pop()
        elif token[0] == "," and isinstance(step := steps[-1], int):
            # In an object the step is the latest key.
            steps[-1] = step + 1


def line_and_column(text: str, place: int, first_line: int = 1) -> str:
    """Return a position as line and column.

    >>> line_and_column('{"dice":', 3), line_and_column('{\\n  "dice":', 4)
    ('line 1, column 4', 'line 2, column 3')
    """
    line = first_line + text.count("\n", 0, place)
    column = place - text.rfind("\n", 0, place)
    return f"line {line}, column {column}"
