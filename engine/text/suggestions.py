"""Suggestions for misspelled names.

Comparing two names takes time proportional to the product of their lengths, and clients choose both. So long names are
skipped, the distance is bounded, and only the names that share the most letters are compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from engine.errors import Path, Problem
from engine.problem_codes import ProblemCode
from engine.text.known_names import plain_name
from engine.words import did_you_mean, list_allowed, one_of, quoted

_SUGGESTED: Final = 3
_COMPARED: Final = 12
"""Number of names that are compared letter by letter."""
_LONGEST_COMPARED: Final = 60
_GREATEST_DISTANCE: Final = 5
_LETTERS_FOR_A_MISTAKE: Final = 3
"""A name may have one mistake for each three letters."""
_LEAST_PART: Final = 4
"""Length of the shortest name that is searched for inside a longer one."""
_CACHED: Final = 64
"""Number of unknown names whose suggestions are cached."""
_FIRST_WORD: Final = re.compile(r"[^\W_]+")


class KnownNames:
    """Known names with their meanings, to suggest one for an unknown name."""

    def __init__(self, meanings: Mapping[str, tuple[str, ...]]) -> None:
        """Take plain names (see `plain_name`) and their meanings."""
        self.meanings = meanings
        self._names = [name for name in meanings if 0 < len(name) <= _LONGEST_COMPARED]
        self._suggested: dict[tuple[str, bool], tuple[str, ...]] = {}

    def suggest(self, name: str, parts: bool = True) -> tuple[str, ...]:
        """Return the likeliest meanings of a name, best first; none if no known name is similar.

        Misspelled names come first; without any, and with `parts`, known names that contain this one or are part of it.

        >>> names = KnownNames({plain_name(name): (name,) for name in ("rolls_left", "ruleset", "dice", "de")})
        >>> names.suggest("rollsLeft"), names.suggest("dcie"), names.suggest("rolls"), names.suggest("de-AT")
        (('rolls_left',), ('dice',), ('rolls_left',), ('de',))
        """
        plain = plain_name(name) if len(name) <= 2 * _LONGEST_COMPARED else ""
        if not 0 < len(plain) <= _LONGEST_COMPARED:
            return ()
        suggested = self._suggested.get((name, parts))
        if suggested is None:
            if len(self._suggested) >= _CACHED:
                self._suggested.clear()
            suggested = self._suggested[name, parts] = self._similar(plain, name, parts)
        return suggested

    def _similar(self, plain: str, name: str, parts: bool) -> tuple[str, ...]:
        found = self._misspelled(plain) or (self._parts(plain, name) if parts else [])
        meant = dict.fromkeys(meaning for each in found for meaning in self.meanings[each])
        return tuple(islice(meant, _SUGGESTED))

    def _misspelled(self, plain: str) -> list[str]:
        """Return the known names that this one may be a misspelling of, nearest first."""
        best, found = _GREATEST_DISTANCE, []
        for least, most, name in self._sharing_letters(plain):
            # After the nearest name, only names with one more mistake are likely.
            most = min(most, best + 1 if best else 0)
            if least > most:
                continue
            distance = _distance(plain, name, most)
            if distance <= most:
                best = min(best, distance)
                found.append((distance, least, -shared_start(plain, name), name))
        # Sorting is stable: equal names stay in the order of the known names.
        nearest = sorted((each for each in found if each[0] <= best + bool(best)), key=lambda each: each[:3])
        return [name for *_, name in nearest]

    def _sharing_letters(self, plain: str) -> list[tuple[int, int, str]]:
        """Return for some names the least distance given their letters, the greatest acceptable one, and the name."""
        letters, bounds = Counter(plain), []
        for name in self._names:
            longer = max(len(name), len(plain))
            most = min(longer // _LETTERS_FOR_A_MISTAKE, _GREATEST_DISTANCE)
            if name[0] != plain[0]:
                # The first letter is rarely wrong.
                most = min(most, max(1, most // 2))
            if abs(len(name) - len(plain)) <= most:
                common = sum([min(count, name.count(letter)) for letter, count in letters.items()])
                if longer - common <= most:
                    bounds.append((longer - common, most, name))
        bounds.sort(key=lambda each: each[0])
        return bounds[:_COMPARED]

    def _parts(self, plain: str, name: str) -> list[str]:
        """Return the known names that contain this one or are part of it, those of the most similar length first."""
        first = _FIRST_WORD.match(name)
        word = plain_name(first[0]) if first else ""
        parts = [
            each
            for each in self._names
            if each == word or (min(len(each), len(plain)) >= _LEAST_PART and (each in plain or plain in each))
        ]
        return sorted(parts, key=lambda each: (each != word, abs(len(each) - len(plain))))


def shared_start(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return the length of the common prefix.

    >>> shared_start("yahtzee", "yatzy"), shared_start((1, 2), (1, 2, 3))
    (2, 2)
    """
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))


def _distance(one: str, other: str, most: int) -> int:
    """Count wrong, missing, added and transposed letters, up to `most` + 1.

    >>> _distance("yhatzee", "yahtzee", 2), _distance("yatze", "yahtzee", 2), _distance("dice", "rolls", 2)
    (1, 2, 3)
    """
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row, *[most + 1] * len(other)]
        for column in range(max(1, row - most), min(len(other), row + most) + 1):
            least = min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (letter != other[column - 1]))
            if min(row, column) > 1 and letter == other[column - 2] and one[row - 2] == other[column - 1]:
                least = min(least, before[column - 2] + 1)
            now[column] = least
        if min(now) > most:
            return most + 1
        before, last = last, now
    return min(last[-1], most + 1)


@lru_cache(maxsize=256)
def _known_words(words: tuple[str, ...]) -> KnownNames:
    meanings: dict[str, tuple[str, ...]] = {}
    for word in words:
        meanings[plain_name(word)] = (*meanings.get(plain_name(word), ()), word)
    return KnownNames(meanings)


def suggest(name: Any, words: Iterable[str], *, parts: bool = True) -> tuple[str, ...]:
    """Return the words that a value, which may not be a string, was likeliest meant to be.

    `parts` as in `KnownNames.suggest`.

    >>> suggest("yahtze", ["yahtzee", "chance"]), suggest("x", ["yahtzee", "chance"]), suggest(3, ["yahtzee"])
    (('yahtzee',), (), ())
    """
    return _known_words(tuple(words)).suggest(name, parts) if isinstance(name, str) else ()


def unknown_name(
    code: ProblemCode,
    path: Path,
    what: str,
    name: str,
    known: Sequence[str],
    likely: Sequence[str] | None = None,
    where: str = "",
) -> Problem:
    """Return the problem of an unknown name, with suggestions and all known names.

    `likely` are the suggestions, if the caller knows better ones than similar spellings.
    """
    likely = suggest(name, known) if likely is None else likely
    detail = f"unknown {what} {quoted(name)}{where}; {did_you_mean(likely) if likely else list_allowed(known)}"
    return Problem(code, path, detail, found=name, suggestions=tuple(likely), choices=tuple(known))


def unknown_choice(path: Path, name: str, choices: Sequence[str], found: Any) -> Problem:
    """Return the problem of a value that is none of the choices, with suggestions and all choices."""
    likely = suggest(found, choices)
    if likely:
        detail = f"{name} cannot be {quoted(found)}; {did_you_mean(likely)}"
    else:
        detail = f"{name} must be {one_of(choices)}" + (f", not {quoted(found)}" if isinstance(found, str) else "")
    return Problem("unknown-choice", path, detail, found=found, suggestions=likely, choices=tuple(choices))
