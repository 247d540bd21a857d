"""Turns of games with memory, computed in numpy and compared with a naive recursion."""

from functools import cache
from itertools import islice

import numpy as np
import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scoring import Score
from engine.definitions.definition import parse_ruleset
from engine.dice import keep_index
from engine.games.moves import Keep, Move, legal_moves
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.advice.odds import odds
from strategy_tables.model.arrays import Floats
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.policy import mean_policy
from strategy_tables.model.remaining import (
    card_layer,
    card_state,
    end_turn,
    initial_layer,
    mix_remaining,
    next_layer,
    next_states,
    reachable_states,
    seconds_for_remaining,
    solve_remaining,
)
from strategy_tables.model.turn import in_chunks, start_values
from tests.effort import EFFORT
from tests.selection import usually
from tests.strategy_tables.naive_play import (
    Play,
    play_for_category,
    sources_by_mean,
    totals_by_mean,
)
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import mean_play, naive_play


def compiled_of(name: str) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"name": name, "title": name, **WITH_MEMORY[name]}))


@cache
def solved(name: str) -> tuple[Outcomes, Floats]:
    """Return the means of all states, from full cards back."""
    compiled = compiled_of(name)
    space = state_space(compiled)
    outcomes = number_outcomes(compiled, space)
    values = np.zeros(space.size)
    finished = space.states(np.arange(space.turn_starts, space.size))
    values[space.turn_starts :] = np.array(compiled.upper_bonus)[finished[2]]
    for filled in islice(space.layers(), 1, None):
        for each in filled.tolist():
            block = space.block(each)
            for chunk in in_chunks(block.stop - block.start):
                some = np.arange(block.start, block.stop)[chunk]
                values[some] = start_values(outcomes, values, *space.states(some))
    return outcomes, values


def naive(name: str) -> tuple[Play, Play, Play]:
    """Return naive plays for the mean: the means, their sources, and the distribution."""
    return mean_play(name), naive_play(sources_by_mean, name), naive_play(totals_by_mean, name)


@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY | {"everything"}, WITH_MEMORY))
def test_the_start_matches_the_rules(name: str) -> None:
    outcomes, values = solved(name)
    play = naive(name)[0]
    assert values[outcomes.space.initial_state] == pytest.approx(play.before_turn(play.game.start), abs=1e-12)


@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY | {"everything"}, WITH_MEMORY))
def test_moves_match_the_rules(name: str) -> None:
    (outcomes, values), play = solved(name), naive(name)[0]
    for position in positions_of_games(outcomes.compiled, 40, seed=1):
        turn = mean_policy(outcomes, values, *card_state(outcomes, position.sheet)).values
        place = position.compiled.index(position.hand)
        assert turn.hands(position.rolls_left)[0, place] == pytest.approx(play.of_position(position), abs=1e-12)
        for move in legal_moves(position):
            assert worth(position, move, outcomes, values) == pytest.approx(play.of_move(position, move), abs=1e-12)


def worth(position: Position, move: Move, outcomes: Outcomes, values: Floats) -> float:
    """Return the value of a move."""
    turn = mean_policy(outcomes, values, *card_state(outcomes, position.sheet)).values
    if isinstance(move, Keep):
        number = keep_index(position.compiled.ruleset.dice_count)[move.dice]
        return float(turn.keeps(position.rolls_left)[0, number])
    assert isinstance(move, Score)
    outcome = outcomes.numbers[move.category, move.points, move.extra_bonus]
    return float(turn.scoring.values(position.rolls_left)[0, outcome])


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_remaining_points_match_the_rules(name: str) -> None:
    """The distribution and the sources of points of cards and positions."""
    (outcomes, values), (_, sources, totals) = solved(name), naive(name)
    game = totals.game
    for position in positions_of_games(outcomes.compiled, 3 * EFFORT, seed=2):
        layer = card_layer(outcomes, position.sheet)
        course = reachable_states(outcomes, layer, seconds_for_remaining)
        between = solve_remaining(outcomes, values, course)[0]
        ending = end_turn(outcomes, values, position)
        below = solve_remaining(outcomes, values, reachable_states(outcomes, ending.after, seconds_for_remaining))
        within = mix_remaining(outcomes, ending.weights, below, ending.places)[0]
        card = game.card_of(position)
        for found, expected, parts in (
            (between, totals.before_turn(card), sources.before_turn(card)),
            (within, totals.of_position(position), sources.of_position(position)),
        ):
            row = np.zeros(len(expected) - 1)
            possible = np.flatnonzero(found.probabilities)
            row[found.least + possible - game.least()] = found.probabilities[possible]
            np.testing.assert_allclose(row, expected[1:], rtol=0, atol=1e-12)
            np.testing.assert_allclose(found.points, parts[1:], rtol=0, atol=1e-11)


@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_odds_match_the_rules(name: str) -> None:
    compiled = compiled_of(name)
    for position in positions_of_games(compiled, 12, seed=3):
        for category in position.open_categories:
            # The certain part is left out: 0, or the smallest penalty.
            certain = min(0, *compiled.payable[category])
            payable = [each for each in compiled.payable[category] if each > certain]
            found = odds(rules_of_card(compiled), position.sheet, category, position.hand, position.rolls_left)
            play = play_for_category(WITH_MEMORY[name], compiled.categories[category], payable)
            expected = play.of_position(position)
            assert [each.points for each in found.at_least] == payable
            assert [each.probability for each in found.at_least] == pytest.approx(expected.tolist(), abs=1e-12)


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_next_states_are_those_of_the_reachable_endings(name: str) -> None:
    """States follow from continuations, endings from every outcome of a hand."""
    compiled = compiled_of(name)
    outcomes = number_outcomes(compiled, state_space(compiled))
    for layer in reachable_states(outcomes, initial_layer(outcomes), lambda _outcomes, _layer: 0.0).layers[:-1]:
        after = next_layer(outcomes, layer.filled, layer.memories, layer.totals)[0]
        found = next_states(outcomes, layer)
        for name_of_part in ("indices", "filled", "memories", "totals"):
            np.testing.assert_array_equal(getattr(found, name_of_part), getattr(after, name_of_part))
