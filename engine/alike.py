"""Names that are like one that is not known.

How like two names are takes time in the square of their lengths, and strangers choose both and how many there are: only
a few names are looked at so closely, those that share the most letters, and no long ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import Final

_LEAST_ALIKE: Final = 0.75
_SUGGESTED: Final = 3
_COMPARED: Final = 8
"""Names that one which is not known is compared with letter by letter."""
_LONGEST_COMPARED: Final = 30
"""Letters of the longest name that is compared; those that people use for categories have 29 at most."""

Letters = Mapping[str, tuple[int, Mapping[str, int]]]
"""Plain names, each with its length and how often it has each letter."""


def letters_of(names: Iterable[str]) -> Letters:
    """The letters of plain names, of those that are not too long to be compared."""
    return {name: (len(name), Counter(name)) for name in names if len(name) <= _LONGEST_COMPARED}


def nearest(plain: str, known: Letters) -> tuple[str, ...]:
    """The names most like one, the nearest first.

    >>> nearest("yahtze", letters_of(["yahtzee", "chance"]))
    ('yahtzee',)
    """
    if not 0 < len(plain) <= _LONGEST_COMPARED:
        return ()
    letters, shared = Counter(plain), []
    for name, (length, its_letters) in known.items():
        # Twice the letters that two names share, by the letters of both, is what their likeness cannot exceed.
        least = _LEAST_ALIKE / 2 * (len(plain) + length)
        if min(len(plain), length) >= least:
            common = sum(min(count, its_letters.get(letter, 0)) for letter, count in letters.items())
            if common >= least:
                shared.append((2 * common / (len(plain) + length), name))
    shared.sort(key=lambda each: -each[0])
    alike = [(SequenceMatcher(None, name, plain).ratio(), name) for _, name in shared[:_COMPARED]]
    near = sorted((each for each in alike if each[0] >= _LEAST_ALIKE), key=lambda each: -each[0])
    return tuple(name for _, name in near[:_SUGGESTED])
