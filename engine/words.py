"""What every sentence needs: numbers with their nouns, lists, ranges, and what somebody has written in quotes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

_GREATEST_SHOWN: Final = 10**15
_LONGEST_QUOTED: Final = 60


def counted(count: int, noun: str, plural: str = "") -> str:
    """A number of things.

    >>> counted(1, "turn"), counted(0, "turn"), counted(2, "category", "categories")
    ('1 turn', '0 turns', '2 categories')
    """
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def listed(words: Sequence[str], last: str) -> str:
    """Words in a row, `last` before the last of them; there is at least one.

    >>> listed(["ones", "twos", "threes"], "or"), listed(["ones"], "or")
    ('ones, twos or threes', 'ones')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def allowed_are(words: Iterable[str]) -> str:
    """What is allowed, be it nothing.

    >>> allowed_are(["dice", "seed"]), allowed_are(["items"]), allowed_are([])
    ('allowed are dice, seed', 'allowed is only items', 'none is allowed')
    """
    words = tuple(words)
    if len(words) > 1:
        return f"allowed are {', '.join(words)}"
    return f"allowed is only {words[0]}" if words else "none is allowed"


def did_you_mean(words: Sequence[str]) -> str:
    """Ask whether one of some likely words was meant.

    >>> did_you_mean(["yahtzee", "yatzy"])
    'did you mean yahtzee or yatzy?'
    """
    return f"did you mean {listed(words, 'or')}?"


def one_of(words: Iterable[str]) -> str:
    """What something must be.

    >>> one_of(["keep", "score"]), one_of(["expected_total"])
    ('one of keep, score', 'expected_total')
    """
    words = tuple(words)
    return f"one of {', '.join(words)}" if len(words) > 1 else words[0]


def span(least: int, greatest: int) -> str:
    """The limits of a number.

    >>> span(0, 2), span(1, 1)
    ('from 0 to 2', '1')
    """
    return f"from {least} to {greatest}" if least < greatest else str(least)


def numbers(ascending: Sequence[int]) -> str:
    """Ascending numbers, unbroken runs of three or more by their ends; there is at least one.

    >>> numbers([0, 5, 6, 7, 8, 10]), numbers([0, 25]), numbers([3])
    ('0, 5 to 8 or 10', '0 or 25', '3')
    """
    runs: list[list[int]] = []
    for number in ascending:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return listed(
        [
            word
            for run in runs
            for word in ([f"{run[0]} to {run[-1]}"] if len(run) > 2 else [str(number) for number in run])
        ],
        "or",
    )


def lasting(seconds: float) -> str:
    """A span of time, as exactly as anybody wants to know it.

    >>> lasting(0.4), lasting(119.4), lasting(120), lasting(3600)
    ('0 s', '119 s', '2 min', '60 min')
    """
    return f"{seconds:.0f} s" if seconds < 119.5 else f"{seconds / 60:.0f} min"


def shown_number(number: float) -> str:
    """A number that somebody has written, which may be of any length.

    >>> shown_number(7), shown_number(3.5), shown_number(-10**20)
    ('7', '3.5', 'a number of 21 digits')
    """
    if isinstance(number, int) and abs(number) >= _GREATEST_SHOWN:
        return f"a number of {len(str(abs(number)))} digits"
    return str(number)


def quoted(text: str) -> str:
    """What somebody has written, cut where it is long; what does not print is shown by its number.

    >>> quoted("it's"), quoted("a\\n"), quoted("x" * 70) == "'" + "x" * 60 + "…'"
    ("'it's'", "'a\\\\u000a'", True)
    """
    cut = text if len(text) <= _LONGEST_QUOTED else f"{text[:_LONGEST_QUOTED]}…"
    return "'" + "".join(each if each.isprintable() else f"\\u{ord(each):04x}" for each in cut) + "'"
