"""Exceptions and problems.

::

    KeepwiseError
    ├── UnknownRuleset      no ruleset has this name, or several do
    └── Invalid             carries `problems`, one for each mistake in the input
        ├── InvalidRuleset
        ├── InvalidName
        ├── InvalidPosition
        ├── IllegalMove
        └── InvalidGame

The path of a `Problem` consists of the engine's keys and indices; callers translate it into their own notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass, replace
from typing import Final, Self

from engine.doubt import Doubt
from engine.problem_codes import ProblemCode
from engine.words import did_you_mean, list_allowed, quoted

Path = tuple[str | int, ...]


def dotted_path(path: Path) -> str:
    """Return a path as people write it.

    >>> dotted_path(("categories", 2, "needs", "run"))
    'categories[2].needs.run'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


UNSAID: Final = object()
"""Marker of a missing value. None cannot mark it, since null may be the value that was found."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in the input.

    `code` is a stable word for programs, `detail` a sentence for people. `found` is the value found, as plain data. The
    others are None or empty if they would add nothing:

    - `expected`: the one right number
    - `allowed`: all right numbers
    - `minimum`, `maximum`: limits of the number, of a count or of a length
    - `dice`: the dice that `found` must be from, or must contain
    - `choices`: all allowed words
    - `suggestions`: words that were likely meant, likeliest first
    - `belongs_at`: JSON pointers to where a misplaced field belongs, nearest first
    - `command`: a shell command for the operator that removes the problem
    - `doubts`: the boxes that the mistake makes doubtful
    """

    code: ProblemCode
    path: Path
    detail: str
    _: KW_ONLY
    found: object = UNSAID
    expected: int | None = None
    allowed: tuple[int, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    dice: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    belongs_at: tuple[str, ...] = ()
    command: str | None = None
    doubts: tuple[Doubt, ...] = ()

    def below(self, *prefix: str | int) -> Problem:
        """Return the same problem with its path extended by the `prefix` of a container."""
        return replace(self, path=(*prefix, *self.path))


def doubts_of(problems: Iterable[Problem]) -> tuple[Doubt, ...]:
    """Return the doubts of the problems without repetitions."""
    return tuple(dict.fromkeys(doubt for problem in problems for doubt in problem.doubts))


GREATEST_PROBLEM_COUNT: Final = 100
"""Limit of reported problems, which bounds the size of an answer to malformed input."""


class Problems:
    """A collector that counts all problems of an input and stores the first `limit` of them."""

    def __init__(self, limit: int = GREATEST_PROBLEM_COUNT) -> None:
        self.stored: list[Problem] = []
        self.count = 0
        self._limit = limit

    @property
    def full(self) -> bool:
        """Return whether further problems are only counted, so that callers can skip composing them."""
        return len(self.stored) >= self._limit

    def append(self, problem: Problem) -> None:
        """Add a problem."""
        self.count += 1
        if not self.full:
            self.stored.append(problem)

    def extend(self, problems: Iterable[Problem]) -> None:
        """Add several problems."""
        for problem in problems:
            self.append(problem)

    def join(self, others: Problems) -> None:
        """Add the problems of a part of the same input, those it only counted included."""
        self.extend(others.stored)
        self.count += others.count - len(others.stored)


class KeepwiseError(Exception):
    """Base class of all exceptions that this project raises on purpose."""

    def without_traceback(self) -> Self:
        """Return this error without traceback, cause and context, so that it keeps no frames alive.

        Stored errors would otherwise hold arrays: a few hundred of them held some hundred megabytes.
        """
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)


class UnknownRuleset(KeepwiseError):
    """A name that no ruleset has, with the similar names `likely`, or that the rulesets `meant` share."""

    def __init__(self, name: str, known: Iterable[str], meant: Iterable[str] = (), likely: Iterable[str] = ()) -> None:
        self.name = name
        self.known = tuple(known)
        self.meant = tuple(meant)
        self.likely = tuple(likely)
        hint = did_you_mean(self.likely) if self.likely else list_allowed(self.known)
        ambiguous = f"{quoted(name)} is ambiguous; {did_you_mean(self.meant)}" if self.meant else ""
        super().__init__(ambiguous or f"unknown ruleset {quoted(name)}; {hint}")

    def problem(self) -> Problem:
        """Return the problem of the name, with the rulesets that were likely meant, and all others."""
        code: ProblemCode = "ambiguous-ruleset" if self.meant else "unknown-ruleset"
        likely, choices = self.meant or self.likely, () if self.meant else self.known
        return Problem(code, (), str(self), found=self.name, suggestions=likely, choices=choices)


class Invalid(KeepwiseError):
    """An invalid input; `problems` lists all mistakes, and `rules` are those of the game, if known."""

    # The module of rules imports this one.
    rules: object = None

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.detail for problem in self.problems[:GREATEST_PROBLEM_COUNT]))


class InvalidRuleset(Invalid):
    """A definition that is not a ruleset."""


class InvalidName(Invalid):
    """A name of no category or column of the ruleset, or of several."""


class InvalidPosition(Invalid):
    """A card, a hand and a number of rolls that do not occur together in any game."""


class IllegalMove(Invalid):
    """A move that the rules do not allow in this position."""


class InvalidGame(Invalid):
    """A game that breaks the rules."""
