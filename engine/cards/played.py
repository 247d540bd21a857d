"""One turn as it was played, what it earned, and what was assumed where nothing says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.dice import Hand
from engine.errors import Path


class PlayedTurn(NamedTuple):
    """One turn as it was played: the sheet before it, sorted hands and keeps, and what was filled.

    `score` is None where nothing was filled yet. `roll`: on which roll of the turn the last hand was made, 1 the first;
    those before it are missing where there are fewer hands. `announced`: the category that was called.
    """

    sheet: Sheet
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...] | None
    score: Score | None
    roll: int
    announced: int | None = None


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something that nothing says and that points or totals depend on: where it is missing, and what was assumed."""

    path: Path
    detail: str

    def below(self, *prefix: str | int) -> Assumption:
        """Return the same, seen from a container that holds the thing at `prefix`."""
        return Assumption((*prefix, *self.path), self.detail)


class Earned(NamedTuple):
    """The earnings of a turn. Without dice it may be open whether an extra bonus was among it: then there are two.

    It can have taken `fewest` to `most` rolls; None: all there are.
    """

    points: int
    extra_bonuses: tuple[int, ...]
    fewest: int = 1
    most: int | None = None
