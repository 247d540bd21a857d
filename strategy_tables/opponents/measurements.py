"""What each strength reaches and loses, measured by playing, and kept as data: a file per ruleset in `games/`.

::

    {"ruleset": id, "fingerprint": …, "games": …, "seed": …,
     "strengths": {id: {"least": total, "counts": [games that ended with it, with one more, …],
                        "losses": {"decisions": free ones, "errors": those that lost something,
                                   "mean": points lost by an error, "variance": …}}}}

A ruleset is known by its fingerprint, as by its start. Of totals the counts are all that is kept: means, their
intervals and the distributions follow from them. What is kept of losses is what `likeness` asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Integers
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.precision import standard_errors
from strategy_tables.opponents.opponent import STRENGTHS, Strength
from strategy_tables.opponents.simulate import Decisions, simulate
from strategy_tables.store.tablefile import Table

FOLDER: Final = Path(__file__).parent / "games"
COMMAND: Final = "python -m strategy_tables measure"
CONFIDENCE: Final = 0.99
GAMES: Final = 100_000
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class MeanTotal:
    """The mean of all games played, and the interval in which the true mean lies with the stated confidence."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Losses:
    """What decisions lost that were free: how many they were, how many lost something (the errors), and the mean and
    the variance of what an error lost, in points."""

    decisions: int
    errors: int
    mean: float
    variance: float


@dataclass(frozen=True, slots=True, eq=False)
class TotalCounts:
    """The final totals of games: `counts` int64 [N], how many ended with `least`, `least + 1` and so on.

    Make one with `count_totals`.
    """

    least: int
    counts: Integers

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.counts.sum())

    @property
    def totals(self) -> Distribution:
        """How often each total came."""
        return distribution(self.counts / self.games, self.least)

    @property
    def mean_total(self) -> MeanTotal:
        """The mean, with the normal interval of `CONFIDENCE`."""
        games, totals = self.games, self.least + np.arange(len(self.counts))
        mean = float((totals * self.counts).sum()) / games
        variance = float(((totals - mean) ** 2 * self.counts).sum()) / (games - 1)
        half = standard_errors(CONFIDENCE) * sqrt(variance / games)
        return MeanTotal(round(mean, 2), round(mean - half, 2), round(mean + half, 2))


def count_totals(totals: Integers) -> TotalCounts:
    """What games with these final totals, int64 [G], are kept as."""
    least = int(totals.min())
    return TotalCounts(least, np.bincount(totals - least))


def count_losses(decisions: Decisions) -> Losses:
    """What these decisions are kept as."""
    errors = decisions.losses[decisions.losses > 0]
    if not len(errors):
        return Losses(int(decisions.free.sum()), 0, 0.0, 0.0)
    # To seven digits, which is more than is known.
    mean, variance = (float(f"{float(each):.7g}") for each in (errors.mean(), errors.var()))
    return Losses(int(decisions.free.sum()), len(errors), mean, variance)


@dataclass(frozen=True, slots=True, eq=False)
class Measurements:
    """The games of one ruleset, and what their decisions lost, by strength."""

    ruleset: str
    fingerprint: str
    games: int
    seed: int
    strengths: Mapping[str, TotalCounts]
    losses: Mapping[str, Losses]


def play_strength(table: Table, strength: Strength, games: int, seed: int) -> tuple[TotalCounts, Losses]:
    """Play `games` games with a strength; each has its own luck."""
    random = np.random.default_rng([seed, STRENGTHS.index(strength)])
    played = simulate(table, strength, games, random)
    return count_totals(played.totals), count_losses(played.decisions)


def measure_all(tables: Iterable[Table], games: int, seed: int, told: Callable[[str], None]) -> None:
    """Measure every strength in every ruleset and write its file; `told` hears of each result."""
    for table in tables:
        name, strengths, losses = table.compiled.ruleset.name, dict[str, TotalCounts](), dict[str, Losses]()
        for strength in STRENGTHS:
            played, lost = play_strength(table, strength, games, seed)
            strengths[strength.id], losses[strength.id], mean = played, lost, played.mean_total
            told(f"{name} {strength.id}: {mean.mean} ({mean.low} to {mean.high})")
        write_measured(Measurements(name, table.compiled.fingerprint, games, seed, strengths, losses))


def write_measured(measured: Measurements) -> Path:
    """Write the file of a ruleset, one strength per line."""
    path = FOLDER / f"{measured.ruleset}.json"
    FOLDER.mkdir(exist_ok=True)
    head = {
        "ruleset": measured.ruleset,
        "fingerprint": measured.fingerprint,
        "games": measured.games,
        "seed": measured.seed,
    }
    lines = [f"{json.dumps(name)}: {json.dumps(_dump_strength(measured, name))}" for name in measured.strengths]
    strengths = ",\n".join(lines)
    path.write_text(f'{json.dumps(head)[:-1]}, "strengths": {{\n{strengths}\n}}}}\n', encoding="ascii")
    return path


def _dump_strength(measured: Measurements, strength: str) -> dict[str, Any]:
    played = measured.strengths[strength]
    return {"least": played.least, "counts": played.counts.tolist(), "losses": asdict(measured.losses[strength])}


def measured_of(compiled: CompiledRuleset) -> Measurements | None:
    """The games of every strength under a ruleset; None where nobody has measured it."""
    return _by_fingerprint().get(compiled.fingerprint)


def find_measured(compiled: CompiledRuleset, strength: Strength) -> TotalCounts | None:
    """The games of a strength under a ruleset; None where nobody has measured it."""
    measured = measured_of(compiled)
    return None if measured is None else measured.strengths[strength.id]


@cache
def load_measured() -> tuple[Measurements, ...]:
    """All that was measured, in the order of the names of the rulesets."""
    return tuple(
        _parse_measured(json.loads(path.read_text(encoding="ascii"))) for path in sorted(FOLDER.glob("*.json"))
    )


@cache
def _by_fingerprint() -> Mapping[str, Measurements]:
    return {measured.fingerprint: measured for measured in load_measured()}


def _parse_measured(said: Mapping[str, Any]) -> Measurements:
    strengths = {name: TotalCounts(each["least"], np.array(each["counts"])) for name, each in said["strengths"].items()}
    losses = {name: Losses(**each["losses"]) for name, each in said["strengths"].items()}
    return Measurements(said["ruleset"], said["fingerprint"], said["games"], said["seed"], strengths, losses)
