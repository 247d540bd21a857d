"""Simulation of games by a table, scored by the rules: a check that shares no computation with solving.

    python -m tests.simulation maxi-yatzy --games 200000

First, the program recomputes the values of random states. Then it plays with the table of the current folder. It prints
the mean total, its 99.9% interval, and the value of the table, which must be inside. The exit status is 1 if a check
fails.
"""

import argparse
import sys
from dataclasses import dataclass
from math import sqrt

import numpy as np

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.model.turn import start_values
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.tablefile import Table, load_table, tables_folder
from tests import compiled_games

Z_999 = 3.2905267314919255
"""Half-width in standard errors of the interval with 99.9% of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Played:
    """Results of the games."""

    games: int
    mean: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 99.9% interval of the mean."""
        half = Z_999 * self.deviation / sqrt(self.games)
        return self.mean - half, self.mean + half


def play(table: Table, games: int, seed: int) -> Played:
    """Play whole games with optimal decisions by the table."""
    if compiled_games.can_play(table.compiled):
        totals = compiled_games.play(table, games, seed)
    else:
        totals = simulate(table, STRENGTHS[-1], games, np.random.default_rng(seed)).totals
    return Played(games, float(totals.mean()), float(totals.std(ddof=1)))


def greatest_difference(table: Table, states: int, seed: int) -> float:
    """Return the greatest difference between table and recomputed values of random states."""
    worst = 0.0
    indices = np.random.default_rng(seed).integers(0, table.space.turn_starts, states)
    for some in np.array_split(indices, max(1, states // 20)):
        again = start_values(table.outcomes, table.means, *table.space.states(some))
        worst = max(worst, float(np.abs(again - table.means.take(some)).max()))
    return worst


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Play games by a table.")
    parser.add_argument("ruleset", help="id of a ruleset whose table is built")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--states", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = load_table(compile_ruleset(load_ruleset(options.ruleset)), tables_folder())
    worst = greatest_difference(table, options.states, options.seed)
    print(f"{options.ruleset}: {options.states:,} random states, worked out again, differ by {worst:.1e} at most")  # noqa: T201
    played = play(table, options.games, options.seed)
    low, high = played.interval
    print(  # noqa: T201
        f"{options.ruleset}: {played.games:,} games, seed {options.seed}: mean {played.mean:.4f}, 99.9% interval "
        f"{low:.4f} to {high:.4f}, standard deviation {played.deviation:.4f}; table {table.start_value:.6f}"
    )
    # A coded value and those after it each have this error.
    return 0 if low <= table.start_value <= high and worst <= 1e-9 + 2 * table.error else 1


if __name__ == "__main__":
    sys.exit(main())
