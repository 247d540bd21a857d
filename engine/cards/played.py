"""One turn as it was played, its earnings, and assumptions about missing data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.cards.scoring import Score
from engine.cards.sheet import Sheet
from engine.dice import Hand
from engine.errors import Path


class PlayedTurn(NamedTuple):
    """One turn as it was played: the sheet before it, sorted hands and keeps, and the score.

    `score` is None while nothing is filled. `roll` is the roll of the turn that made the last hand, counted from 1;
    with fewer hands than that, earlier ones are unknown. `announced` is the category that was called.
    """

    sheet: Sheet
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...] | None
    score: Score | None
    roll: int
    announced: int | None = None


@dataclass(frozen=True, slots=True)
class Assumption:
    """Missing data that points or totals depend on: its path, and the assumed value."""

    path: Path
    detail: str

    def below(self, *prefix: str | int) -> Assumption:
        """Return the same with its path extended by the `prefix` of a container."""
        return Assumption((*prefix, *self.path), self.detail)


class Earned(NamedTuple):
    """The earnings of a turn.

    Without dice, an extra bonus may be uncertain: then there are two possible ones. The turn
    took `fewest` to `most` rolls; None means all available ones.
    """

    points: int
    extra_bonuses: tuple[int, ...]
    fewest: int = 1
    most: int | None = None
