"""Advice in games with memory: moves, reasons, and games that follow it."""

from math import sqrt
from random import Random

import numpy as np
import pytest

from engine.cards.sheet import empty_sheet
from strategy_tables.advice.explain import REASON_COUNT, break_down, compare_moves
from strategy_tables.advice.move_pair import MovePair
from strategy_tables.advice.number_text import LEAST_DIFFERENCE
from strategy_tables.advice.objectives.expected_total import advise, advise_many
from strategy_tables.opponents.opponent import STRENGTHS, choose_move
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.table_set import RulesetTables
from tests.effort import EFFORT
from tests.selection import usually
from tests.simulation import Z_999
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import mean_play, outlook_of, table_of

SAVING = [name for name, definition in WITH_MEMORY.items() if "extra_rolls" in definition]


@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_rankings_match_the_naive_rules(name: str) -> None:
    table, play = table_of(name), mean_play(name)
    positions = positions_of_games(table.compiled, 10 * EFFORT, seed=5)
    for position, advice in zip(positions, advise_many(table, positions), strict=True):
        alone = advise(table, position)
        assert [(each.rank, each.move) for each in advice.moves] == [(each.rank, each.move) for each in alone.moves]
        # Batches are summed in another order than single positions.
        assert advice.ranking.values == pytest.approx(alone.ranking.values, abs=1e-12)
        for move in advice.moves:
            worth = position.points_so_far + play.of_move(position, move.move)
            assert move.value == pytest.approx(worth, abs=1e-9)
        ends = advice.plays_for()
        assert ends is None or ends.filled.sum() == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_reasons_add_up(name: str) -> None:
    """The parts of a move sum to its value, and the differences of two moves to that of their values."""
    tables = RulesetTables(table_of(name))
    for position in positions_of_games(tables.means.compiled, 5 * EFFORT, seed=6):
        moves = advise(tables.means, position).moves
        for move, found in zip(moves, break_down(tables, [(position, each.move) for each in moves]), strict=True):
            assert found.points.sum() == pytest.approx(move.value, abs=1e-9)
        best, other = moves[0].move, moves[-1].move
        (compared,) = compare_moves(tables, [(position, best, other)])
        rest = compared.best.points - compared.other.points
        for reason in compared.differences:
            assert reason.difference == pytest.approx(rest[reason.place], abs=1e-12)
            rest[reason.place] = 0.0
        assert len(compared.differences) == REASON_COUNT or np.abs(rest).max() < LEAST_DIFFERENCE
        kinds = {reason.place: reason.kind for reason in compared.differences}
        for category, times in enumerate(position.compiled.times):
            assert times == 1 or kinds.get(category, "category") == "category"
        for contrast in MovePair(tables, position, best, other, 0.0).contrasts:
            assert 0 <= contrast.best.probability <= 1 + 1e-12
            assert 0 <= contrast.other.probability <= 1 + 1e-12


@pytest.mark.parametrize("name", ["saved", "by-roll-chips", "times-upper", "after-chain", "everything"])
def test_simulated_games_match_the_distribution(name: str) -> None:
    tables, games = RulesetTables(table_of(name)), 40_000
    sheet = empty_sheet(tables.means.rules)
    exact = outlook_of(tables, sheet)
    assert exact.mean == pytest.approx(tables.means.start_value, abs=1e-9)
    assert exact.totals.mean == pytest.approx(exact.mean, abs=1e-9)
    played = simulate(tables.means, STRENGTHS[-1], games, np.random.default_rng(8), sheet)
    error = Z_999 * exact.totals.standard_deviation / sqrt(games)
    assert played.totals.mean() == pytest.approx(exact.mean, abs=error)
    assert exact.totals.least <= played.totals.min()
    assert played.totals.max() <= exact.totals.greatest
    for percent in (5, 25, 50, 75, 95):
        total = exact.totals.percentile(percent)
        probability = exact.totals.at_least(total)
        spread = Z_999 * sqrt(probability * (1 - probability) / games) + 1e-12
        assert float((played.totals >= total).mean()) == pytest.approx(probability, abs=spread)
    # A category is filled with 0 at most as often as it is filled, so the variance is at most a quarter of that
    # squared.
    spread = Z_999 * max(tables.means.compiled.times) / (2 * sqrt(games))
    np.testing.assert_allclose(played.zeros.mean(axis=0), exact.zeros, rtol=0, atol=spread)


@pytest.mark.parametrize("name", ["saved", "by-roll-chips", "times-upper", "everything"])
def test_erring_players_lose_the_sum_of_their_losses(name: str) -> None:
    """The total of a game is its initial value plus luck minus losses; luck is 0 on average."""
    table, games = table_of(name), 20_000
    played = simulate(table, STRENGTHS[0], games, np.random.default_rng(9))
    losses = played.decisions.losses
    assert losses.sum() > 0
    error = Z_999 * played.totals.std() / sqrt(games)
    assert played.totals.mean() + losses.sum() / games == pytest.approx(table.start_value, abs=error)


@pytest.mark.parametrize("name", ["saved", "by-roll-chips", "everything"])
def test_positions_and_opponents(name: str) -> None:
    tables = RulesetTables(table_of(name))
    chance = Random(3)
    for position in positions_of_games(tables.means.compiled, 10, seed=10):
        advice = advise(tables.means, position)
        assert outlook_of(tables, position).mean == pytest.approx(advice.value, abs=1e-9)
        chosen = choose_move(advice, STRENGTHS[2], tables.means.start_value, chance)
        assert chosen in advice.moves
