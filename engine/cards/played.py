"""One turn as it was played, its earnings, and assumptions about missing data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

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


AssumptionKind = Literal[
    "category",
    "columns",
    "extra_bonuses",
    "extra_rolls",
    "heading",
    "ignored",
    "meaning",
    "no_extra_bonus",
    "one_player",
    "printed",
    "roll",
    "sum",
]


@dataclass(frozen=True, slots=True)
class Assumption:
    """Missing data that points or totals depend on: its path, and the assumed value.

    `detail` is a sentence in English; `kind` and `values` make one in another language. Values are the `name` of a row
    as it was sent, the `found` words or numbers, and the `least` and `greatest` number.
    """

    path: Path
    detail: str
    kind: AssumptionKind
    values: Mapping[str, Any] = field(default_factory=dict, compare=False)

    def below(self, *prefix: str | int) -> Assumption:
        """Return the same with its path extended by the `prefix` of a container."""
        return replace(self, path=(*prefix, *self.path))


class Earned(NamedTuple):
    """The earnings of a turn.

    Without dice, an extra bonus may be uncertain: then there are two possible ones. The turn
    took `fewest` to `most` rolls; None means all available ones.
    """

    points: int
    extra_bonuses: tuple[int, ...]
    fewest: int = 1
    most: int | None = None
