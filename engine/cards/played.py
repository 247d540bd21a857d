"""One turn as it was played, what it earned, and what was taken where nobody says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.dice import Hand
from engine.errors import Path

Card = TypeVar("Card")
Score = TypeVar("Score")


@dataclass(frozen=True, slots=True)
class PlayedTurn(Generic[Card, Score]):
    """One turn as it was played: the card (or sheet) before it, sorted hands and keeps, and what was filled.

    `score` is None where nothing was filled yet. `roll`: on which roll of the turn the last hand was made, 1 the first;
    those before it are missing where there are fewer hands. `called`: the category that was called.
    """

    card: Card
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...] | None
    score: Score | None
    roll: int
    called: int | None = None


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something that nobody says and that points or totals depend on: where it is missing, and what was taken."""

    path: Path
    detail: str

    def below(self, *prefix: str | int) -> Assumption:
        """The same, seen from a container that holds the thing at `prefix`."""
        return Assumption((*prefix, *self.path), self.detail)


@dataclass(frozen=True, slots=True)
class Earned:
    """What a turn earns. Without dice it may be open whether an extra bonus was among it: then there are two.

    It can have taken `fewest` to `most` rolls; None: all there are.
    """

    points: int
    extra_bonuses: tuple[int, ...]
    fewest: int = 1
    most: int | None = None
