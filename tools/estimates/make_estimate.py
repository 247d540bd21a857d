"""Estimates made from simulated games: fitted, measured and written."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

import numpy as np

from engine.cards.rules import Rules
from engine.definitions.definition import builtin_rulesets
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.errors import TableNotWritten
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.precision import standard_errors
from strategy_tables.model.states import Progress
from strategy_tables.processors import allowed_processors
from strategy_tables.sheets.estimate import (
    COMMAND,
    CONFIDENCE,
    EstimateHeader,
    Weights,
    custom_path,
    digest_of,
    shipped_path,
)
from tools.estimates.training import Player, refine, train

GAMES: Final = 150_000
"""Default number of games for fitting."""

MEASURED: Final = 20_000
SEED: Final = 1
UNITS: Final = 128
"""Default units of the network, a multiple of 32."""


def make_estimate(
    rules: Rules,
    games: int = GAMES,
    measured: int = MEASURED,
    seed: int = SEED,
    units: int = UNITS,
    *,
    refining: int = 0,
    write: bool,
    progress: Progress = lambda _done, _total: None,
) -> EstimateHeader:
    """Fit an estimate, refine it with `refining` games, measure the player that follows it, and `write` it on demand.

    Equal seeds give equal results on the same kind of processor. Fitting multiplies in float32, as fast as the
    processor can; only served values have to be the same everywhere. Raises `TableNotWritten`.
    """
    player = Player(rules, len(allowed_processors()))
    fitting = games + refining
    total = fitting + measured
    fitted = train(player, games, seed, lambda done, _said: progress(done, total), units)
    if refining:
        fitted = refine(player, fitted, refining, seed, lambda done, _said: progress(games + done, total))
    totals = player.adjusted_totals(fitted, measured, lambda done: progress(fitting + done, total))
    name = rules.ruleset.name
    header = EstimateHeader(
        ruleset=name,
        fingerprint=rules.fingerprint,
        digest=digest_of(fitted.distributions, fitted.phases, fitted.weights),
        command=command_of(name, games, measured, seed, units, refining),
        seed=seed,
        games=games,
        strength=measured_strength(totals),
        refined=refining,
    )
    if write:
        path = estimate_path(rules)
        try:
            write_estimate(path, header, fitted.distributions, fitted.phases, fitted.weights)
        except OSError as error:
            raise TableNotWritten(path, str(error)) from error
    return header


def command_of(name: str, games: int, measured: int, seed: int, units: int, refining: int) -> str:
    """Return the command that makes an estimate."""
    options = [
        ("--games", games, GAMES),
        ("--measured", measured, MEASURED),
        ("--seed", seed, SEED),
        ("--units", units, UNITS),
        ("--refine", refining, 0),
    ]
    said = "".join(f" {option} {value}" for option, value, default in options if value != default)
    return f"{COMMAND} {name} --write{said}"


def measured_strength(totals: Floats) -> EstimateStrength:
    """Return the mean of totals, with the normal interval around it."""
    mean = float(totals.mean())
    deviation = float(totals.std(ddof=1)) / np.sqrt(len(totals)) if len(totals) > 1 else 0.0
    reach = standard_errors(CONFIDENCE) * deviation
    return EstimateStrength(mean, mean - reach, mean + reach, CONFIDENCE, len(totals))


def estimate_path(rules: Rules) -> Path:
    """Return the path of a ruleset's estimate: with the code if it is built in, else next to the tables."""
    builtin = builtin_rulesets().get(rules.ruleset.name)
    return shipped_path(rules.ruleset.name) if builtin == rules.ruleset else custom_path(rules)


def write_estimate(
    path: Path, header: EstimateHeader, distributions: Floats, phases: Integers, weights: Weights
) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    said = np.frombuffer(json.dumps(asdict(header)).encode(), dtype=np.uint8)
    unfinished = path.with_suffix(".new.npz")
    arrays = {"header": said, "distributions": distributions, "phases": phases, **weights._asdict()}
    np.savez_compressed(unfinished, allow_pickle=False, **arrays)
    unfinished.replace(path)
