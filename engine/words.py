"""Formatting for sentences: counted nouns, lists, ranges, durations and quoted input."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

_GREATEST_SHOWN: Final = 10**15
_LONGEST_QUOTED: Final = 60


def pluralize(count: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun.

    >>> pluralize(1, "turn"), pluralize(0, "turn"), pluralize(2, "category", "categories")
    ('1 turn', '0 turns', '2 categories')
    """
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def join_words(words: Sequence[str], last: str) -> str:
    """Join one or more words with commas, and the last with a conjunction.

    >>> join_words(["ones", "twos", "threes"], "or"), join_words(["ones"], "or")
    ('ones, twos or threes', 'ones')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def list_allowed(words: Iterable[str]) -> str:
    """Return a phrase that lists the allowed words, if any.

    >>> list_allowed(["dice", "seed"]), list_allowed(["items"]), list_allowed([])
    ('allowed: dice, seed', 'allowed: items', 'none allowed')
    """
    listed = ", ".join(words)
    return f"allowed: {listed}" if listed else "none allowed"


def did_you_mean(words: Sequence[str]) -> str:
    """Return a question that suggests some words.

    >>> did_you_mean(["yahtzee", "yatzy"])
    'did you mean yahtzee or yatzy?'
    """
    return f"did you mean {join_words(words, 'or')}?"


def one_of(words: Iterable[str]) -> str:
    """Return a phrase that lists the only possible words.

    >>> one_of(["keep", "score"]), one_of(["expected_total"])
    ('one of keep, score', 'expected_total')
    """
    words = tuple(words)
    return f"one of {', '.join(words)}" if len(words) > 1 else words[0]


def describe_range(least: int, greatest: int) -> str:
    """Return a range in words.

    >>> describe_range(0, 2), describe_range(1, 1)
    ('from 0 to 2', '1')
    """
    return f"from {least} to {greatest}" if least < greatest else str(least)


def describe_numbers(ascending: Sequence[int]) -> str:
    """Return one or more ascending numbers in words, with runs of three or more shortened.

    >>> describe_numbers([0, 5, 6, 7, 8, 10]), describe_numbers([0, 25]), describe_numbers([3])
    ('0, 5 to 8 or 10', '0 or 25', '3')
    """
    words: list[str] = []
    for _, group in groupby(enumerate(ascending), key=lambda each: each[1] - each[0]):
        run = [number for _, number in group]
        words += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else map(str, run)
    return join_words(words, "or")


def format_duration(seconds: float) -> str:
    """Return a duration with a suitable unit.

    >>> format_duration(0.4), format_duration(119.4), format_duration(120), format_duration(3600)
    ('0 s', '119 s', '2 min', '60 min')
    """
    return f"{seconds:.0f} s" if seconds < 119.5 else f"{seconds / 60:.0f} min"


def format_number(number: float) -> str:
    """Return a number, or only its length if it is huge.

    >>> format_number(7), format_number(3.5), format_number(-10**20)
    ('7', '3.5', 'a number of 21 digits')
    """
    if isinstance(number, int) and abs(number) >= _GREATEST_SHOWN:
        return f"a number of {len(str(abs(number)))} digits"
    return str(number)


def quoted(text: str) -> str:
    """Quote user input, truncated, with unprintable characters escaped.

    >>> quoted("it's"), quoted("a\\n"), quoted("x" * 70) == "'" + "x" * 60 + "…'"
    ("'it's'", "'a\\\\u000a'", True)
    """
    cut = text if len(text) <= _LONGEST_QUOTED else f"{text[:_LONGEST_QUOTED]}…"
    return "'" + "".join(each if each.isprintable() else f"\\u{ord(each):04x}" for each in cut) + "'"
