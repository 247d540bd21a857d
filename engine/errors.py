"""What can be wrong, in the engine's words.

::

    KeepwiseError
    ├── UnknownRuleset      no ruleset has this name, or several
    ├── UnknownLanguage     there are no titles in this language
    └── Invalid             carries `problems`, one for each thing wrong with what was given
        ├── InvalidRuleset
        ├── InvalidCategory
        ├── InvalidColumn
        ├── InvalidScorecard
        ├── InvalidPosition
        ├── IllegalMove
        └── InvalidGame

A `Problem` says where in words of the engine (a path of keys and indices); whoever speaks to the
outside turns the path into its own notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.doubt import Doubt
from engine.problem_codes import ProblemCode
from engine.words import allowed_are, did_you_mean, listed, quoted

Path = tuple[str | int, ...]


def dotted(path: Path) -> str:
    """Return a path as people write it.

    >>> dotted(("categories", 2, "needs", "run"))
    'categories[2].needs.run'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


class _Unsaid:
    """The type of `UNSAID`; None would not do, since a null can be what was found."""

    def __repr__(self) -> str:
        return "UNSAID"


UNSAID: Final = _Unsaid()


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with what was given.

    `code` is a stable word for programs, `detail` a sentence for people; `expected` and `found` are
    plain data and are left out (`UNSAID`) where they would add nothing. `doubts`: the boxes that it makes doubtful.
    """

    code: ProblemCode
    path: Path
    detail: str
    expected: Any = UNSAID
    found: Any = UNSAID
    doubts: tuple[Doubt, ...] = ()

    def below(self, *prefix: str | int) -> Problem:
        """The same problem, seen from a container that holds the thing at `prefix`."""
        return Problem(self.code, (*prefix, *self.path), self.detail, self.expected, self.found, self.doubts)


def doubts_of(problems: Iterable[Problem]) -> tuple[Doubt, ...]:
    """Return what the problems make doubtful, each doubt once."""
    return tuple(dict.fromkeys(doubt for problem in problems for doubt in problem.doubts))


GREATEST_PROBLEM_COUNT: Final = 100
"""Problems that are told of at once: nobody mends more, and what is nothing but mistakes is not answered at many times
its length."""


class Problems:
    """The problems of one thing that was sent: all are counted, the first of them, as many as there is `room`, kept."""

    def __init__(self, room: int = GREATEST_PROBLEM_COUNT) -> None:
        self.kept: list[Problem] = []
        self.count = 0
        self._room = room

    @property
    def full(self) -> bool:
        """Whether a further one is only counted: who has to search for what to say of it need not."""
        return len(self.kept) >= self._room

    def append(self, problem: Problem) -> None:
        """One more."""
        self.count += 1
        if not self.full:
            self.kept.append(problem)

    def extend(self, problems: Iterable[Problem]) -> None:
        """Several more."""
        for problem in problems:
            self.append(problem)

    def join(self, others: Problems) -> None:
        """Those of a part of the same thing."""
        self.extend(others.kept)
        self.count += others.count - len(others.kept)


class KeepwiseError(Exception):
    """Everything this project raises on purpose."""

    def alone(self) -> Self:
        """This error without where it was raised and what led to it, which keep alive whatever was in hand there.

        For those that are kept: a few hundred errors kept some hundred megabytes of arrays.
        """
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)


class UnknownRuleset(KeepwiseError):
    """No ruleset has this name, which is like those of the `likely` ones; or several have it: these are `meant`."""

    def __init__(self, name: str, known: Iterable[str], meant: Iterable[str] = (), likely: Iterable[str] = ()) -> None:
        self.name = name
        self.known = tuple(known)
        self.meant = tuple(meant)
        self.likely = tuple(likely)
        hint = did_you_mean(self.likely) if self.likely else allowed_are(self.known)
        ambiguous = f"{quoted(name)} may mean {listed(self.meant, 'or')}" if self.meant else ""
        super().__init__(ambiguous or f"Unknown ruleset {quoted(name)}; {hint}")

    def problem(self) -> Problem:
        """Return the problem of the name, with the rulesets that are allowed in place of it."""
        code: ProblemCode = "ambiguous-ruleset" if self.meant else "unknown-ruleset"
        return Problem(code, (), str(self), list(self.meant or self.likely or self.known), self.name)


class UnknownLanguage(KeepwiseError):
    """There are no titles in this language."""

    def __init__(self, language: str, known: Iterable[str]) -> None:
        self.language = language
        self.known = tuple(known)
        super().__init__(f"Unknown language {quoted(language)}; {allowed_are(self.known)}")


class Invalid(KeepwiseError):
    """Something given is wrong; `problems` names every place at once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problem.detail for problem in self.problems[:GREATEST_PROBLEM_COUNT]))


class InvalidRuleset(Invalid):
    """A definition is not a ruleset."""


class InvalidCategory(Invalid):
    """A name that means no category of the ruleset, or more than one."""


class InvalidColumn(Invalid):
    """A name that means no column of the ruleset, or more than one."""


class InvalidScorecard(Invalid):
    """No game under these rules has this card."""


class InvalidPosition(Invalid):
    """A card, a hand and a number of rolls that do not meet in any game."""


class IllegalMove(Invalid):
    """A move that the rules do not allow in this position."""


class InvalidGame(Invalid):
    """A game that was not played by the rules."""
