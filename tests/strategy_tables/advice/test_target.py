"""Targets compared with a naive recursion and with playing for the mean, and effects of the table."""

import random
from collections.abc import Callable
from itertools import islice, pairwise
from pathlib import Path

import numpy as np
import pytest

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import TableAdvice, solve_table
from strategy_tables.advice.methods import APPROXIMATE, EXACT
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.advice.objectives.target import Target
from strategy_tables.errors import MissingTable
from strategy_tables.jobs.build import build_kind
from strategy_tables.model.remaining import TooManyStates, greatest_remaining, unique_states
from strategy_tables.solve.payoff_layers import PayoffSolver
from strategy_tables.store.kinds import TARGET
from strategy_tables.store.table_set import RulesetTables, load_ruleset_tables
from tests.effort import EFFORT
from tests.selection import usually
from tests.strategy_tables.naive_play import play_for_every_target, play_for_payoff
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import naive_play, outlook_of, table_of


def check(judged: TableAdvice, target: int) -> None:
    """Compare the value of every move with a naive recursion."""
    position = judged.position
    play = play_for_payoff(position.compiled, lambda total: float(total >= target))
    assert judged.value == pytest.approx(play.of_position(position), abs=1e-9)
    for each in judged.moves:
        assert each.value == pytest.approx(play.of_move(position, each.move), abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_SMALL, SMALL))
def test_every_target_matches_a_naive_recursion(name: str) -> None:
    tables = RulesetTables(table_of(name))
    compiled, space = tables.means.compiled, tables.means.space
    play = naive_play(play_for_every_target, name)
    solver = PayoffSolver(compiled)
    for layer in solver.layers():
        states = [
            index for filled in layer.filled.tolist() for index in range(*space.block(filled).indices(space.size))
        ]
        for place, index in enumerate(states):
            expected = play.before_turn(play.game.card_of_state(*space.state(index)))
            found = layer.worths(place, np.arange(len(expected)))
            np.testing.assert_allclose(found, expected, rtol=0, atol=solver.error)
    for position in random_positions(compiled, 12 * EFFORT, seed=13):
        expected = play.of_position(position)
        uncertain = np.flatnonzero((expected > 0) & (expected < 1))
        for needed in uncertain[:: max(1, len(uncertain) // 3)].tolist():
            judged = Target(position.points_so_far + needed).advise(tables, position)
            assert judged.method == EXACT
            assert judged.value == pytest.approx(expected[needed], abs=1e-12)
            for each in judged.moves:
                assert each.value == pytest.approx(play.of_move(position, each.move)[needed], abs=2e-12)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("yahtzee", 1),
        ("yatzy", 2),
        *(pytest.param(name, 3, marks=pytest.mark.exhaustive) for name in ("yahtzee", "yatzy")),
    ],
)
def test_targets_late_in_full_games(name: str, count: int) -> None:
    tables = RulesetTables(table_of(name))
    chance = random.Random(14)
    late = (each for each in random_positions(table_of(name).compiled, 999, seed=14) if len(each.open_categories) <= 3)
    by_open = sorted(islice(late, 40), key=lambda position: -len(position.open_categories))
    assert [len(position.open_categories) for position in (by_open[0], by_open[count - 1])] == [3, 3]
    chosen = [*by_open[: count - 1], next(each for each in by_open if len(each.open_categories) == 2)]
    for position in chosen:
        target = round(Target(0).advise(tables, position).best.expected_total) + chance.randint(-15, 15)
        judged = Target(target).advise(tables, position)
        assert judged.method == EXACT
        check(judged, target)


@pytest.mark.slow
def test_tables_match_a_naive_recursion_within_their_error(
    all_tables: Callable[[str], RulesetTables],
) -> None:
    compared, worst = 0, 0.0
    for name in ("joker-free", "joker-forced", "three-dice-served", "six-dice"):
        tables = all_tables(name)
        table, space = tables.targets, tables.means.space
        assert table is not None
        assert table.error <= 1e-5
        play = naive_play(play_for_every_target, name)
        states = np.array([space.state(index) for index in range(space.turn_starts)])
        for filled in np.unique(states[:, 0]).tolist():
            chosen = states[states[:, 0] == filled]
            least, chances = table.survivals(unique_states(space, *chosen.T))
            assert least == 0
            for state, row in zip(chosen.tolist(), chances, strict=True):
                expected = play.before_turn(play.game.card_of_state(*state))
                found = np.zeros(len(expected))
                found[: len(row)] = row[: len(expected)]
                assert not row[len(expected) :].any()
                worst = max(worst, np.abs(found - expected).max() / table.error)
                compared += len(expected)
    assert compared > 10_000
    assert 0.5 < worst <= 1.0


@pytest.mark.parametrize("name", ["generala"])
def test_the_table_is_within_its_stated_error(name: str, all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables(name)
    assert tables.targets is not None
    assert 0 < tables.targets.error <= 1e-4
    solver = PayoffSolver(tables.means.compiled)
    chance = np.random.default_rng(15)
    worst = 0.0
    for layer in solver.layers():
        first = 0
        for filled in layer.filled.tolist():
            block = solver.space.block(filled)
            states = np.array([solver.space.state(index) for index in range(block.start, block.stop)])
            if chance.random() < 0.05:
                filled, memories, totals = states.astype(np.int64).T
                least, chances = tables.targets.survivals(unique_states(solver.space, filled, memories, totals))
                for place in range(len(states)):
                    assert least == 0
                    length = chances.shape[1]
                    row = layer.worths(first + place, np.arange(length + 999))
                    worst = max(worst, np.abs(chances[place] - row[:length]).max())
                    assert row[length:].max() <= 1e-9
            first += len(states)
    assert 0 < worst <= tables.targets.error


@pytest.mark.slow
@pytest.mark.parametrize("name", ["joker-free", "three-dice-served", "generala"])
def test_no_other_play_reaches_a_target_more_often(name: str, all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables(name)
    chance = random.Random(16)
    for position in random_positions(tables.means.compiled, 15 * EFFORT, seed=16):
        outlook = outlook_of(tables, position)
        for _ in range(4):
            target = round(outlook.mean + chance.gauss(0, 25))
            judged = Target(target).advise(tables, position)
            # Each of the two has at most the error of a table.
            allowed = 1e-12 + judged.error + outlook.error
            assert judged.value >= outlook.totals.at_least(target) - allowed


@pytest.mark.parametrize("name", ["yahtzee", "yatzy"])
def test_no_other_play_reaches_a_target_more_often_late_in_full_games(name: str) -> None:
    tables = RulesetTables(table_of(name))
    chance = random.Random(19)
    drawn = random_positions(tables.means.compiled, 999, seed=19)
    late = list(islice((each for each in drawn if len(each.open_categories) <= 3), 25 * EFFORT))
    assert {len(position.open_categories) for position in late} == {1, 2, 3}
    gained = 0
    for position in late:
        outlook = outlook_of(tables, position)
        for _ in range(4):
            target = round(outlook.mean + chance.gauss(0, 15))
            judged = Target(target).advise(tables, position)
            assert (judged.method, outlook.method) == (EXACT, EXACT)
            by_mean = outlook.totals.at_least(target)
            assert judged.value >= by_mean - 1e-12
            gained += judged.value > by_mean + 1e-9
    # The policies differ: in a quarter of the cases at least, it reaches the target more often.
    assert gained >= len(late)


@pytest.mark.parametrize("name", ["joker-forced", "card-order", "generala"])
def test_targets_are_certain_up_to_the_floor_and_impossible_above_the_greatest_total(
    name: str, all_tables: Callable[[str], RulesetTables]
) -> None:
    tables = all_tables(name)
    for position in random_positions(tables.means.compiled, 25, seed=17):
        floor = round(Floor().advise(tables, position).value)
        assert Target(floor).advise(tables, position).value == pytest.approx(1.0, abs=1e-12)
        greatest = outlook_of(tables, position).totals.greatest
        assert Target(greatest).advise(tables, position).value > 0.0 or name == "generala"
        most = position.points_so_far + greatest_remaining(position.compiled)
        assert greatest <= most
        assert Target(most + 1).advise(tables, position).value == 0.0


def test_early_targets_need_a_table() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    early = next(each for each in random_positions(tables.means.compiled, 99, seed=12) if len(each.open_categories) > 8)
    with pytest.raises(MissingTable, match=r"python -m strategy_tables build --objective target yahtzee$"):
        Target(250).advise(tables, early)


_SAVED = {
    "name": "own",
    "dice_count": 2,
    "rolls": 2,
    "categories": [
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}},
        {"id": "any", "pays": {"sum": "all"}, "times": 2},
        {"id": "fours", "upper": 4},
        {"id": "six", "needs": {"faces": [6]}, "pays": {"points": 11}},
    ],
    "extra_rolls": {"start": 1, "saves": True},
}


@pytest.mark.slow
def test_moves_that_differ_by_less_than_the_error_are_equal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    means = solve_table(compile_ruleset(parse_ruleset(_SAVED)))
    build_kind(means.compiled, tmp_path, TARGET)
    tables, chance, told_apart = load_ruleset_tables(means, tmp_path), random.Random(17), 0
    for position in random_positions(means.compiled, 110 * EFFORT, seed=17):
        target = Target(position.points_so_far + chance.randint(8, 50))
        exact = {each.move: each for each in target.advise(RulesetTables(means), position).moves}
        with monkeypatch.context() as patched:
            patched.setattr("strategy_tables.advice.objectives.target.position_payoff", too_many_states)
            found = target.advise(tables, position)
        assert found.method == APPROXIMATE
        for one, other in pairwise(found.moves):
            assert (one.rank == other.rank) == (one.loss == other.loss)
            if exact[one.move].rank == exact[other.move].rank:
                assert one.rank == other.rank
                told_apart += one.value > other.value + 1e-12
            elif one.rank != other.rank:
                assert one.value - other.value > found.error
        for each in found.moves:
            assert abs(each.value - exact[each.move].value) <= found.error
    assert told_apart >= 3


def too_many_states(*_: object) -> None:
    raise TooManyStates


def test_methods_and_errors_are_stated(all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables("generala")
    positions = list(random_positions(tables.means.compiled, 60, seed=18))
    early = next(each for each in positions if len(each.open_categories) >= 9)
    judged = Target(160).advise(tables, early)
    assert tables.targets is not None
    assert (judged.method, judged.error) == (APPROXIMATE, tables.targets.error)
    assert judged.digests == (tables.means.digest, tables.targets.digest)
    late = next(each for each in positions if len(each.open_categories) <= 2)
    judged = Target(160).advise(tables, late)
    assert (judged.method, judged.error, judged.digests) == (EXACT, 0.0, (tables.means.digest,))
