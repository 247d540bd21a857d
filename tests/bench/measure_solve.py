"""Solving after compilation, compared with the package yatzy-solver in the same run where it has the ruleset."""

from collections.abc import Iterator
from functools import partial
from statistics import median

import yatzy_solver

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import without_columns
from strategy_tables.solve.induction import solve
from tests.bench.report import Row, seconds_row, seconds_text
from tests.bench.timing import each_seconds, seconds

RUNS = 5
SAME = {
    "yahtzee": "american+forced-joker",
    "yahtzee-free-joker": "american",
    "yahtzee-no-joker": "american+no-joker",
    "yahtzee-classic": "american+no-bonus",
    "yatzy": "yatzy-scandinavian",
    "yatzy-forced": "yatzy-scandinavian+forced",
}
GOAL = 10
# Takes minutes, and yatzy-solver does not have it.
LEFT_OUT = {"maxi-yatzy"}


def measure() -> Iterator[Row]:
    """Measure both in turn, so that other load on the machine affects both."""
    for ruleset_id, ruleset in without_columns(builtin_rulesets()).items():
        if ruleset_id in LEFT_OUT:
            continue
        compiled = compile_ruleset(ruleset)
        if ruleset_id not in SAME:
            yield seconds_row(f"solve {ruleset_id}", each_seconds(partial(solve, compiled), RUNS))
            continue
        mean = float(solve(compiled)[0])
        variant = yatzy_solver.Variant(SAME[ruleset_id])
        ours, theirs = [], []
        for _ in range(RUNS):
            ours.append(seconds(partial(solve, compiled)))
            theirs.append(seconds(partial(yatzy_solver.Solver.build, variant)))
        check_same(variant, mean)
        faster = median(their / our for our, their in zip(ours, theirs, strict=True))
        yield Row(
            f"solve {ruleset_id}",
            seconds_text(median(ours)),
            f"yatzy-solver {seconds_text(median(theirs))}, times as fast:",
            faster,
            f">= {GOAL}",
            faster >= GOAL,
        )


def check_same(variant: yatzy_solver.Variant, mean: float) -> None:
    """Check that both solve the same game, by its value."""
    found = yatzy_solver.Solver.build(variant).state_value("upper 0 | filled -")
    if abs(found - mean) > 1e-6:
        raise AssertionError(f"{variant.id} has the mean {found}, not {mean}: the two are not to be compared")
