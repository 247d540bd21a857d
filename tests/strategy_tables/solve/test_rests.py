import numpy as np
import pytest
from numpy.typing import NDArray

from strategy_tables import advise
from strategy_tables.model.remaining import (
    Remaining,
    StateLayer,
    TooManyStates,
    end_turn,
    greatest_remaining,
    mix_remaining,
    reachable_states,
    seconds_for_remaining,
    solve_remaining,
    turn_weights,
    unique_states,
)
from strategy_tables.solve.outlook_layers import OutlookSolver
from strategy_tables.solve.solver_input import blocks
from strategy_tables.store.tablefile import Table
from tests.effort import EFFORT
from tests.selection import usually
from tests.strategy_tables.naive_play import totals_by_mean
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import naive_play, table_of
from tests.strategy_tables.weighing import weigh_block
from tools.starts import solve_start


def every_state(table: Table, filled: int) -> StateLayer:
    """Return the states at the start of a turn with this number of filled categories."""
    states = [table.space.state(index) for index in range(table.space.turn_starts)]
    chosen = np.array([state for state in states if state[0].bit_count() == filled], dtype=np.int64)
    return unique_states(table.space, *chosen.T)


def check(rest: Remaining, expected: NDArray[np.float64]) -> None:
    """Compare with the expected mean and probability of every total."""
    mean, chances = expected[0], dict(enumerate(expected[1:]))
    assert {points: p for points, p in enumerate(rest.probabilities) if p} == pytest.approx(
        {points: p for points, p in chances.items() if p}, rel=1e-11
    )
    assert rest.points.sum() == pytest.approx(mean, abs=1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_SMALL, SMALL))
def test_remaining_points_match_a_naive_recursion(name: str) -> None:
    table = table_of(name)
    outcomes, means = table.outcomes, table.values
    play = naive_play(totals_by_mean, name)
    for filled in range(table.space.category_count):
        layer = every_state(table, filled)
        remaining = solve_remaining(outcomes, means, reachable_states(outcomes, layer, seconds_for_remaining))
        for place, index in enumerate(layer.indices.tolist()):
            card = play.game.card_of_state(*table.space.state(index))
            check(remaining[place], play.before_turn(card))
    for position in random_positions(table.compiled, 15 * EFFORT, seed=8):
        ending = end_turn(outcomes, means, position)
        remaining = solve_remaining(outcomes, means, reachable_states(outcomes, ending.after, seconds_for_remaining))
        rest = mix_remaining(outcomes, ending.weights, remaining, ending.places)[0]
        check(rest, play.of_position(position))


@pytest.mark.parametrize("name", [*SMALL, "crag", "generala"])
def test_both_formulations_agree(name: str) -> None:
    table = table_of(name)
    outcomes, means = table.outcomes, table.values
    first = unique_states(table.space, np.array([0]), np.array([0]), np.array([0]))
    rest = solve_remaining(outcomes, means, reachable_states(outcomes, first, seconds_for_remaining))[0]
    compiled_rest = solve_start(table.compiled)
    length = min(len(rest.probabilities), len(compiled_rest.probabilities))
    assert not rest.probabilities[length:].any()
    assert not compiled_rest.probabilities[length:].any()
    np.testing.assert_allclose(
        rest.probabilities[:length], compiled_rest.probabilities[:length], rtol=1e-10, atol=1e-25
    )
    np.testing.assert_allclose(rest.points, compiled_rest.points, rtol=0, atol=1e-10)
    np.testing.assert_allclose(rest.zeros, compiled_rest.zeros, rtol=0, atol=1e-12)
    assert rest.upper_bonus == pytest.approx(compiled_rest.upper_bonus, abs=1e-12)
    assert len(rest.probabilities) <= greatest_remaining(table.compiled) + 1


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee-1956", "yatzy", "kismet"])
def test_both_implementations_end_turns_the_same(name: str) -> None:
    table = table_of(name)
    solver = OutlookSolver(table.compiled, np.asarray(table.values))
    chance = np.random.default_rng(4)
    chosen = chance.choice(table.space.filled_of_blocks()[:-1], 12, replace=False)
    asked = blocks(table.space, chosen)
    for number, filled in enumerate(chosen.tolist()):
        block = table.space.block(filled)
        states = np.array([table.space.state(index) for index in range(block.start, block.stop)], dtype=np.int64)
        layer = StateLayer(np.arange(block.start, block.stop), *states.T)
        weights, indices = turn_weights(solver.outcomes, table.values, layer)
        found, follow = weigh_block(solver, asked, number)
        np.testing.assert_allclose(found.reshape(len(weights), -1), weights, rtol=0, atol=1e-13)
        assert (indices == follow)[weights > 0].all()


@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "generala"])
def test_the_mean_of_remaining_points_matches_the_advice(name: str) -> None:
    table = table_of(name)
    outcomes, means = table.outcomes, table.values
    for position in random_positions(table.compiled, 100, seed=9):
        if len(position.open_categories) > 3:
            continue
        ending = end_turn(outcomes, means, position)
        remaining = solve_remaining(outcomes, means, reachable_states(outcomes, ending.after, seconds_for_remaining))
        rest = mix_remaining(outcomes, ending.weights, remaining, ending.places)[0]
        assert rest.probabilities.sum() == pytest.approx(1.0, abs=1e-12)
        assert rest.points.sum() + position.points_so_far == pytest.approx(advise(table, position).value, abs=1e-9)


def test_too_many_states_are_detected() -> None:
    table = table_of("yahtzee")
    first = unique_states(table.space, np.array([0]), np.array([0]), np.array([0]))
    with pytest.raises(TooManyStates):
        reachable_states(table.outcomes, first, seconds_for_remaining, limit=0.1)
