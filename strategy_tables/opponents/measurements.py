"""Measured totals and losses of every strength: a file per ruleset in `games/`.

::

    {"ruleset": id, "fingerprint": …, "games": …, "seed": …,
     "strengths": {id: {"least": total, "counts": [games that ended with it, with one more, …],
                        "losses": {"decisions": free ones, "errors": those that lost something,
                                   "mean": points lost by an error, "variance": …}}}}

`tools.strengths` writes the files by playing. A ruleset is known by its fingerprint. Totals are stored as counts, from
which means, intervals and distributions follow; losses are stored as `strength_estimate` needs them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Integers
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.precision import standard_errors
from strategy_tables.opponents.opponent import Strength

FOLDER: Final = Path(__file__).parent / "games"
COMMAND: Final = "python -m tools measure"
CONFIDENCE: Final = 0.99
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class MeanTotal:
    """Mean of all games, and the interval that contains the true mean with the stated confidence."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Losses:
    """Losses of free decisions: their number, the number of errors (that lost something), and the mean and the variance
    of an error's loss, in points.

    Decisions of a game depend on each other: who has lost much has less left to lose. `variance` is the one with which
    independent decisions give whole games their measured variance.
    """

    decisions: int
    errors: int
    mean: float
    variance: float


@dataclass(frozen=True, slots=True, eq=False)
class TotalCounts:
    """Final totals of games: `counts` int64 [N] of those that ended with `least`, `least + 1` and so on.

    Make one with `count_totals`.
    """

    least: int
    counts: Integers

    @property
    def games(self) -> int:
        """Return the number of games."""
        return int(self.counts.sum())

    @property
    def totals(self) -> Distribution:
        """Return the distribution of totals."""
        return distribution(self.counts / self.games, self.least)

    @property
    def mean_total(self) -> MeanTotal:
        """Return the mean, with the normal interval of `CONFIDENCE`."""
        games, totals = self.games, self.least + np.arange(len(self.counts))
        mean = float((totals * self.counts).sum()) / games
        variance = float(((totals - mean) ** 2 * self.counts).sum()) / (games - 1)
        half = standard_errors(CONFIDENCE) * sqrt(variance / games)
        return MeanTotal(round(mean, 2), round(mean - half, 2), round(mean + half, 2))


def count_totals(totals: Integers) -> TotalCounts:
    """Return the counts of these final totals, int64 [G]."""
    least = int(totals.min())
    return TotalCounts(least, np.bincount(totals - least))


@dataclass(frozen=True, slots=True, eq=False)
class Measurements:
    """Totals and losses of the games of one ruleset, by strength."""

    ruleset: str
    fingerprint: str
    games: int
    seed: int
    strengths: Mapping[str, TotalCounts]
    losses: Mapping[str, Losses]


def measured_of(compiled: CompiledRuleset) -> Measurements | None:
    """Return the measurements of a ruleset, or None."""
    return next((found for found in load_measured() if found.fingerprint == compiled.fingerprint), None)


def find_measured(compiled: CompiledRuleset, strength: Strength) -> TotalCounts | None:
    """Return the totals of a strength under a ruleset, None if they were not measured."""
    measured = measured_of(compiled)
    return None if measured is None else measured.strengths[strength.id]


@cache
def load_measured() -> tuple[Measurements, ...]:
    """Return all measurements, in the order of the names of the rulesets."""
    return tuple(
        _parse_measured(json.loads(path.read_text(encoding="ascii"))) for path in sorted(FOLDER.glob("*.json"))
    )


def _parse_measured(said: Mapping[str, Any]) -> Measurements:
    strengths = {name: TotalCounts(each["least"], np.array(each["counts"])) for name, each in said["strengths"].items()}
    losses = {name: Losses(**each["losses"]) for name, each in said["strengths"].items()}
    return Measurements(said["ruleset"], said["fingerprint"], said["games"], said["seed"], strengths, losses)
