"""The best play for any payoff of the final total, solved for all states, compared with a naive recursion."""

from collections.abc import Callable
from itertools import cycle, islice

import numpy as np
import pytest

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.model.remaining import card_state
from strategy_tables.solve.payoff_layers import Payoff, PayoffSolver
from tests.strategy_tables.naive_play import play_for_payoff
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY


def compiled_of(name: str) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"name": name, "title": name, **{**SMALL, **WITH_MEMORY}[name]}))


def total_paid(payoff: Payoff) -> Callable[[int], float]:
    """Return the payoff as a function of a single total."""

    def paid(total: int) -> float:
        at = total - payoff.first
        if at < 0:
            return 0.0
        return float(payoff.worths[at]) if at < len(payoff.worths) else 1.0

    return paid


NAMES = ["joker-free", "three-dice-served", "card-order", *WITH_MEMORY]
PAYOFFS = [
    # Against a distribution of totals, with a constant part in the middle.
    Payoff(7, np.array([0.05, 0.05, 0.3, 0.31, 0.5, 0.5, 0.5, 0.5, 0.5, 0.8, 0.95, 0.99])),
    # Against a known total: a half for a tie.
    Payoff(20, np.array([0.5])),
    # Wider than the reachable totals.
    Payoff(-50, np.linspace(0.001, 0.999, 300)),
]


USUAL = {
    "three-dice-served",
    "card-order",
    "times",
    "times-upper",
    "times-card-order",
    "saved-three-rolls",
    "chips-of-one-roll",
    "upper-first-joker",
    "after",
    "by-roll",
    "by-roll-at-most",
    "penalties-saved",
    "linear-below-the-last",
    "counted-saved",
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "payoff"),
    [
        pytest.param(name, payoff, marks=() if name in USUAL else pytest.mark.exhaustive, id=name)
        for name, payoff in zip(NAMES, cycle(PAYOFFS))
    ],
)
def test_values_of_cards_match_a_naive_recursion(name: str, payoff: Payoff) -> None:
    compiled = compiled_of(name)
    space = state_space(compiled)
    outcomes = number_outcomes(compiled, space)
    play = play_for_payoff(compiled, total_paid(payoff))
    wanted = {
        int(space.indices(*card_state(outcomes, position.sheet))[0]): position
        for position in islice(positions_of_games(compiled, 12, seed=62), 12)
    }
    found = 0
    solver = PayoffSolver(compiled, payoff)
    assert 0 < solver.error < 2e-7
    for layer in solver.layers():
        blocks = map(space.block, layer.filled.tolist())
        for place, state in enumerate(state for block in blocks for state in range(block.start, block.stop)):
            if state in wanted:
                position = wanted[state]
                worth = layer.worths(place, np.array(-position.points_so_far))
                assert worth == pytest.approx(play.before_turn(play.game.card_of(position)), abs=solver.error)
                found += 1
    assert found == len(wanted) >= 3
