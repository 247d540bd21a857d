"""Measuring the totals and losses of each strength in simulated games, and writing them to files.

`strategy_tables.opponents.measurements` reads the files and describes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from strategy_tables.opponents.measurements import FOLDER, Losses, Measurements, TotalCounts, count_totals
from strategy_tables.opponents.opponent import STRENGTHS, Strength
from strategy_tables.opponents.simulate import Decisions, simulate
from strategy_tables.store.tablefile import Table

GAMES: Final = 100_000
LEAST_SPREAD: Final = 0.01
"""Least variance of an error's loss, as a share of its squared mean."""


def play_strength(table: Table, strength: Strength, games: int, seed: int) -> tuple[TotalCounts, Losses]:
    """Play `games` games with a strength; each has its own luck."""
    random = np.random.default_rng([seed, STRENGTHS.index(strength)])
    played = simulate(table, strength, games, random)
    return count_totals(played.totals), count_losses(played.decisions)


def measure_all(tables: Iterable[Table], games: int, seed: int, report: Callable[[str], None]) -> None:
    """Measure every strength in every ruleset and write its file; `report` gets a message for each result."""
    for table in tables:
        name, strengths, losses = table.compiled.ruleset.name, dict[str, TotalCounts](), dict[str, Losses]()
        for strength in STRENGTHS:
            played, lost = play_strength(table, strength, games, seed)
            strengths[strength.id], losses[strength.id], mean = played, lost, played.mean_total
            report(f"{name} {strength.id}: {mean.mean} ({mean.low} to {mean.high})")
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


def count_losses(decisions: Decisions) -> Losses:
    """Return the statistics of these decisions, with the variance of `Losses`."""
    free, errors = int(decisions.free.sum()), decisions.losses[decisions.losses > 0]
    if not len(errors):
        return Losses(free, 0, 0.0, 0.0)
    games = int(decisions.games.max()) + 1
    counts = np.bincount(decisions.games, decisions.free, games)
    lost = np.bincount(decisions.games, decisions.losses, games)
    often, mean = len(errors) / free, float(errors.mean())
    spread = float(((lost - often * mean * counts) ** 2).sum()) / free
    variance = spread / often - (1 - often) * mean**2
    # Seven digits, more than the precision.
    return Losses(free, len(errors), *(float(f"{each:.7g}") for each in (mean, max(variance, LEAST_SPREAD * mean**2))))
