"""Solving games with memory: compared with a naive recursion, the turn in numpy, and known means."""

from typing import Any

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import dump_ruleset
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import number_outcomes
from strategy_tables.model.turn import start_values
from strategy_tables.solve import induction
from strategy_tables.solve.induction import solve
from strategy_tables.solve.quantized_layers import solve_quantized
from strategy_tables.store.quantized_means import STEP, QuantizedMeans
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import mean_play

YATZY = dump_ruleset(load_ruleset("yatzy"))
LOWER = {**YATZY, "categories": [each for each in YATZY["categories"] if "upper" not in each], "bonus": []}


def compiled_of(definition: dict[str, Any], **words: Any) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"name": "game", **definition, **words}))


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_every_state_matches_the_turn_in_numpy(name: str) -> None:
    compiled = compiled_of(WITH_MEMORY[name])
    space, values = state_space(compiled), solve(compiled)
    assert len(values) == space.size
    turns = np.arange(space.turn_starts)
    again = start_values(number_outcomes(compiled, space), values, *space.states(turns))
    np.testing.assert_allclose(again, values[turns], rtol=0, atol=1e-12)
    full = space.states(np.arange(space.turn_starts, space.size))
    assert values[space.turn_starts :].tolist() == [compiled.upper_bonus_of(total) for total in full[2].tolist()]


# `test_solve` compares all states of all of them.
@pytest.mark.exhaustive
@pytest.mark.parametrize("name", WITH_MEMORY)
def test_the_start_matches_a_naive_recursion(name: str) -> None:
    compiled = compiled_of(WITH_MEMORY[name])
    play = mean_play(name)
    start = solve(compiled)[state_space(compiled).initial_state]
    assert start == pytest.approx(play.before_turn(play.game.start), abs=1e-12, rel=0)


@pytest.mark.parametrize(
    ("words", "mean"),
    [
        ({}, 127.376212),
        ({"extra_rolls": {"saves": True}}, 144.767785),
    ],
)
def test_the_lower_section_of_yatzy(words: dict[str, Any], mean: float) -> None:
    assert solve(compiled_of(LOWER, **words))[0] == pytest.approx(mean, abs=5e-7, rel=0)


def test_yatzy_with_the_upper_section_first() -> None:
    values = solve(compiled_of(YATZY, order="upper_first"))
    assert values[0] == pytest.approx(204.872343, abs=5e-7, rel=0)


@pytest.mark.exhaustive
def test_yatzy_with_at_most_two_saved_rolls() -> None:
    values = solve(compiled_of(YATZY, extra_rolls={"saves": True, "most": 2}))
    assert values[0] == pytest.approx(267.714846, abs=5e-7, rel=0)


LARGE = {
    "chips": {**LOWER, "extra_rolls": {"start": 3, "saves": False}},
    "saved, and a second yatzy": {
        **LOWER,
        "categories": [
            *LOWER["categories"],
            {"id": "second_yatzy", "needs": {"groups": [5]}, "pays": {"by_roll": [120, 100]}, "after": "yatzy"},
        ],
        "extra_rolls": {"saves": True},
    },
    "twice each": {
        "dice_count": 6,
        "counted": 5,
        "categories": [
            {"id": "fives", "upper": 5, "times": 2},
            {"id": "full_house", "needs": {"groups": [3, 2]}, "pays": {"by_roll": [40, 30, 25]}, "times": 2},
            {"id": "missing_sixes", "pays": {"sum": "faces", "faces": [6], "plus": -18}},
        ],
        "bonus": [{"at": 0, "pays": -20}, {"at": 20, "pays": 5, "each": 1}],
    },
}


@pytest.mark.parametrize("name", LARGE)
def test_random_states_match_the_turn_in_numpy(name: str) -> None:
    compiled = compiled_of(LARGE[name])
    space, values = state_space(compiled), solve(compiled)
    some = np.random.default_rng(12).integers(0, space.turn_starts, 60)
    again = start_values(number_outcomes(compiled, space), values, *space.states(some))
    np.testing.assert_allclose(again, values[some], rtol=0, atol=1e-12)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("name", ["saved", "saved-at-most", "everything", "joker-saved", "times", "penalties-saved"])
def test_quantized_means_are_within_their_error(name: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(induction, "allowed_processors", lambda: frozenset(range(threads)))
    compiled = compiled_of(WITH_MEMORY[name])
    space, values = state_space(compiled), solve(compiled)
    solution = solve_quantized(compiled)
    assert solution.start_value == values[space.initial_state]
    places = np.random.default_rng(3).permutation(space.size)
    decoded = QuantizedMeans(solution.values, space).take(places.reshape(1, -1))
    error = np.abs(decoded[0] - values[places]).max()
    assert error <= solution.error <= STEP / 2 + 1e-12


def test_large_differences_make_a_block_wide() -> None:
    """Twelve points for a pair; with three hundred, the value of a roll exceeds 16-bit codes."""
    pair = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 300}}
    chance = {"id": "chance", "pays": {"sum": "all"}}
    compiled = compiled_of({**WITH_MEMORY["saved"], "categories": [pair, chance], "bonus": []})
    space, values = state_space(compiled), solve(compiled)
    solution = solve_quantized(compiled)
    assert np.diff(values[space.block(2)]).max() > 65_535 * STEP
    decoded = QuantizedMeans(solution.values, space).take(np.arange(space.size))
    assert np.abs(decoded - values).max() <= solution.error <= STEP / 2 + 1e-12
