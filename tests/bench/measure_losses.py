"""Losses of simulated players of all strengths, the basis of the thresholds of grades."""

import numpy as np
from numpy.typing import NDArray

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import GRADES, Table, solve_table
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.opponents.simulate import simulate
from tests.bench.report import print_columns

RULESETS = (
    "yahtzee", "yahtzee-classic", "yatzy", "yatzy-forced", "yacht", "yacht-nintendo", "crag", "kismet", "generala",
)  # fmt: skip
GAMES = 500
SEED = 1
ERRING = [strength for strength in STRENGTHS if strength.temperature > 0]


def measure() -> None:
    """Print quantiles of losses in percent of the expected total of best play, and the share of each grade."""
    rows = []
    tenths = []
    for ruleset_id in RULESETS:
        table = solve_table(compile_ruleset(load_ruleset(ruleset_id)))
        quantiles = loss_quantiles(table, (0.1, 0.5, 0.9), GAMES, SEED)
        tenths.append(quantiles)
        in_points = " / ".join(f"{loss * table.start_value:.2f}" for loss in quantiles)
        in_percent = " / ".join(f"{loss:.2%}" for loss in quantiles)
        shares = " / ".join(f"{share:.0%}" for share in grade_shares(table, GAMES, SEED))
        rows.append((ruleset_id, in_points, in_percent, shares))
    means = " / ".join(f"{loss:.2%}" for loss in np.mean(tenths, axis=0))
    rows.append(("mean", "", means, ""))
    print(
        f"Losses above 0, {len(ERRING)} strengths alike, {GAMES} games each: 10%, 50% and 90% of them are smaller than"
        f" this; how they are graded in version {GRADES.version}"
    )
    print_columns([("ruleset", "points", "share of the start value", " / ".join(GRADES.names[1:])), *rows])


def losses_above_zero(table: Table, games: int, seed: int) -> list[NDArray[np.float64]]:
    """Return the nonzero losses of each strength that errs, as fractions of the start value."""
    found = []
    for number, strength in enumerate(ERRING):
        losses = simulate(table, strength, games, np.random.default_rng([seed, number])).decisions.losses
        found.append(losses[losses > 1e-9] / table.start_value)
    return found


def loss_quantiles(table: Table, shares: tuple[float, ...], games: int, seed: int) -> list[float]:
    """Return the quantiles of losses, with equal weights of strengths."""
    by_strength = losses_above_zero(table, games, seed)
    losses = np.concatenate(by_strength)
    weights = np.concatenate([np.full(len(some), 1 / len(some)) for some in by_strength])
    order = np.argsort(losses)
    below = np.cumsum(weights[order]) / len(by_strength)
    return [float(losses[order][np.searchsorted(below, share)]) for share in shares]


def grade_shares(table: Table, games: int, seed: int) -> list[float]:
    """Return the share of each grade but the best among losses, with equal weights of strengths."""
    edges = [0.0, *GRADES.greatest_shares, np.inf]
    counts = [np.histogram(losses, edges)[0] / len(losses) for losses in losses_above_zero(table, games, seed)]
    return [float(share) for share in np.mean(counts, axis=0)]
