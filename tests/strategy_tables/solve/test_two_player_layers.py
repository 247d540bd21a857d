"""Probabilities of winning for all pairs of states, solved and read from tables, compared with a naive recursion."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.errors import OutOfReach
from strategy_tables.jobs.build import build_kind
from strategy_tables.model.layout import state_space
from strategy_tables.model.state_classes import count_pairs, state_classes
from strategy_tables.solve.two_player_layers import TwoPlayerSolver
from strategy_tables.store.kinds import TWO_PLAYER
from strategy_tables.store.table_set import load_optional
from strategy_tables.store.two_player import TwoPlayerTable
from tests.selection import usually
from tests.stored_match import StoredMatch, residuals
from tests.strategy_tables.dense_match import GAMES as DENSE_GAMES
from tests.strategy_tables.dense_match import DenseMatch, Hand, Rule
from tests.strategy_tables.naive_match import NaiveMatch
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import table_of
from tools.contests.two_players import first_wins, tie_probability

FORCED: dict[str, Any] = {
    "order": "card",
    "categories": [
        {"id": "fours", "upper": 4},
        {"id": "sixes", "upper": 6},
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"sum": "matched"}},
        {"id": "large_straight", "needs": {"run": 5}, "pays": {"points": 20}},
    ],
    "bonus": [{"at": 30, "pays": 10}],
}
ALL_PAIRS = [
    "card-order",
    "three-dice-served",
    "one-roll-served",
    "times-upper",
    "saved-of-one-roll",
    "saved-three-rolls",
    "chips-of-one-roll",
    "upper-first-joker",
    "after",
    "by-roll",
    "penalties-saved",
    "forced",
]
GAMES = {**SMALL, **WITH_MEMORY, "forced": FORCED}


def compiled_of(name: str) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"name": name, "title": name, **GAMES[name]}))


def built(compiled: CompiledRuleset, folder: Path) -> TwoPlayerTable:
    """Build and open a table."""
    build_kind(compiled, folder, TWO_PLAYER)
    table = load_optional(compiled, folder, TWO_PLAYER, state_space(compiled))
    assert isinstance(table, TwoPlayerTable)
    return table


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "only-lower-joker",
        "one-die-five-rolls",
        *(pytest.param(each, marks=pytest.mark.exhaustive) for each in ALL_PAIRS),
    ],
)
def test_all_pairs_match_a_naive_recursion(name: str, tmp_path: Path) -> None:
    compiled = compiled_of(name)
    space, naive, table = state_space(compiled), NaiveMatch(compiled), built(compiled, tmp_path)
    assert 0 < table.error < 1.1e-5
    cards = [naive.game.card_of_state(*space.state(state)) for state in range(space.size)]
    turns = space.turns_played(space.states(np.arange(space.size))[0])
    compared = 0
    for mover, other in np.argwhere((turns - turns[:, None]).astype(np.uint64) <= 1).tolist():
        movers, others = (np.full_like(naive.leads, each) for each in (mover, other))
        found = table.win_probabilities(movers, others, naive.leads)
        np.testing.assert_allclose(found, naive.wins(cards[mover], cards[other]), rtol=0, atol=table.error)
        compared += 1
    assert compared >= 10
    start = naive.wins(cards[space.initial_state], cards[space.initial_state])[naive.most]
    assert table.header.start_value == pytest.approx(start, abs=TwoPlayerSolver(compiled).error)


def test_classes_merge_states_with_the_same_future() -> None:
    compiled = compile_ruleset(load_ruleset("yatzy-upper-first"))
    counts = state_classes(compiled, state_space(compiled)).counts
    # Nine lower categories in any order, after a full upper section whose bonus is decided.
    assert counts[6:].tolist() == [1, 9, 36, 84, 126, 126, 84, 36, 9, 1]
    assert count_pairs(compiled) == 1_608_396


def test_pairs_of_large_games_are_bounded_from_above() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    assert count_pairs(compiled) > 33_000_000_000


def test_too_many_pairs_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OutOfReach, match="too many for a table of two_player"):
        build_kind(compile_ruleset(load_ruleset("yams")), tmp_path, TWO_PLAYER)


def test_pairs_with_impossible_turns_are_refused(tmp_path: Path) -> None:
    compiled = compiled_of("only-lower-joker")
    table, start, full = built(compiled, tmp_path), np.zeros(1, dtype=np.int64), state_space(compiled).size - 1
    with pytest.raises(ValueError, match="as many turns"):
        table.win_probabilities(start, start + full, start)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["balut-stc", "yatzy-forced"])
def test_whole_games_match_a_second_formulation(name: str) -> None:
    table, (wins, ties) = table_of(name), DenseMatch(DENSE_GAMES[name]).solve()
    solver = TwoPlayerSolver(table.compiled)
    assert first_wins(solver) == pytest.approx(wins, abs=solver.error)
    # A nearly best tie: another worth of ties changes some choices.
    assert tie_probability(table.compiled) == pytest.approx(ties, abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"yatzy-forced"}, ["balut-stc", "yatzy-forced"]))
def test_values_of_random_pairs_follow_from_those_after_a_turn(name: str, tmp_path: Path) -> None:
    """For larger games, `stored_match` is a program."""
    table, game = built(compile_ruleset(load_ruleset(name)), tmp_path), DENSE_GAMES[name]
    found = residuals(table, game, pairs=1, seed=85)
    assert len(found) == 2 * len(game.rules)
    assert 0 < max(found) <= 2 * table.error
    wrong = StoredMatch(game._replace(rules=[partial(_one_more, each) for each in game.rules]), table)
    *_, last = wrong.random_pairs(1, seed=85)
    assert wrong.residual(*last) > 100 * table.error


def _one_more(rule: Rule, hand: Hand) -> int:
    return rule(hand) + 1
