"""What each strength reaches on average, measured by playing, and kept as data: `strengths.json`.

::

    {"command": …, "games": …, "seed": …, "confidence": 0.99,
     "means": {fingerprint of a ruleset: {"ruleset": id, "strengths": {id: {"mean": …, "low": …, "high": …}}}}}

`low` and `high` are the normal interval of that confidence around the mean of `games` games.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

import numpy as np

from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.tablefile import Table

MEASURED: Final = Path(__file__).parent / "strengths.json"
CONFIDENCE: Final = 0.99
GAMES: Final = 10_000
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class MeanTotal:
    """The mean of all games played, and the interval in which the true mean lies with the stated confidence."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Measured:
    """The measurements of one ruleset, by strength."""

    ruleset: str
    strengths: dict[str, MeanTotal]


@dataclass(frozen=True, slots=True)
class Measurements:
    """All measurements, by the fingerprint of the ruleset, and how they were made."""

    command: str
    games: int
    seed: int
    confidence: float
    means: dict[str, Measured]


def measure_strength(table: Table, number: int, games: int, seed: int) -> MeanTotal:
    """Play `games` games with the strength of this number in `STRENGTHS`."""
    random = np.random.default_rng([seed, number])
    totals = simulate(table, STRENGTHS[number], games, random).totals
    mean = float(totals.mean())
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * float(totals.std(ddof=1)) / games**0.5
    return MeanTotal(round(mean, 2), round(mean - half, 2), round(mean + half, 2))


def measure_all(tables: Iterable[Table], games: int, seed: int, command: str, told: Callable[[str], None]) -> None:
    """Measure every strength in every ruleset and write `MEASURED`; `told` hears of each result."""
    means: dict[str, Any] = {}
    for table in tables:
        strengths = {}
        for number, strength in enumerate(STRENGTHS):
            measured = measure_strength(table, number, games, seed)
            strengths[strength.id] = {"mean": measured.mean, "low": measured.low, "high": measured.high}
            told(f"{table.compiled.ruleset.name} {strength.id}: {measured.mean} ({measured.low} to {measured.high})")
        means[table.compiled.fingerprint] = {"ruleset": table.compiled.ruleset.name, "strengths": strengths}
    data = {"command": command, "games": games, "seed": seed, "confidence": CONFIDENCE, "means": means}
    MEASURED.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


@cache
def load_measurements() -> Measurements:
    """What was measured."""
    data = json.loads(MEASURED.read_text(encoding="utf-8"))
    means = {
        fingerprint: Measured(
            measured["ruleset"],
            {strength: MeanTotal(**numbers) for strength, numbers in measured["strengths"].items()},
        )
        for fingerprint, measured in data.pop("means").items()
    }
    return Measurements(**data, means=means)
