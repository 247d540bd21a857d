"""The guaranteed total, compared with a naive recursion and published values."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.errors import MissingTable
from strategy_tables.solve.tables import solve_floors
from strategy_tables.store.start import load_start
from strategy_tables.store.table_set import RulesetTables
from tests.selection import usually
from tests.strategy_tables.naive_play import play_for_floor
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.tables import table_of


@pytest.mark.parametrize("name", usually(USUAL_SMALL, SMALL))
def test_floors_match_a_naive_recursion(name: str, all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables(name)
    play = play_for_floor(tables.means.compiled)
    space = tables.means.space
    assert tables.floors is not None
    for index in range(space.turn_starts):
        assert tables.floors.floors(np.array([index])) == play.before_turn(play.game.card_of_state(*space.state(index)))
    without_tables = RulesetTables(tables.means)
    for position in random_positions(tables.means.compiled, 30, seed=10):
        judged = Floor().advise(tables, position)
        assert judged.moves == Floor().advise(without_tables, position).moves
        so_far = position.points_so_far
        assert judged.value - so_far == play.of_position(position)
        for each in judged.moves:
            assert each.value - so_far == play.of_move(position, each.move)
            assert each.loss == judged.value - each.value


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "floor"),
    [
        ("yahtzee", 18),
        *(
            pytest.param(name, floor, marks=pytest.mark.exhaustive)
            for name, floor in (
                ("yahtzee-free-joker", 18),
                ("yahtzee-1956", 18),
                ("yahtzee-no-joker", 18),
                ("yatzy", 21),
            )
        ),
    ],
)
def test_published_floors(name: str, floor: int) -> None:
    assert solve_floors(compile_ruleset(load_ruleset(name))).start_value == floor


def test_playing_for_the_mean_can_end_lower() -> None:
    for name in ("yahtzee", "yahtzee-free-joker"):
        start = load_start(compile_ruleset(load_ruleset(name)))
        assert start is not None
        assert np.flatnonzero(start.probabilities)[0] == 12


def test_moves_with_equal_floors_are_ordered_by_expected_total() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    tied = 0
    for position in random_positions(tables.means.compiled, 30, seed=11):
        if len(position.open_categories) > 4:
            continue
        moves = Floor().advise(tables, position).moves
        for before, after in pairwise(moves):
            assert (before.rank == after.rank) == (before.value == after.value)
            if before.rank == after.rank:
                assert before.expected_total >= after.expected_total - 1e-9
                tied += 1
    assert tied > 10


def test_early_floors_need_a_table() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    early = next(
        each for each in random_positions(tables.means.compiled, 99, seed=12) if len(each.open_categories) > 11
    )
    with pytest.raises(MissingTable, match=r"python -m strategy_tables build --objective floor yahtzee$"):
        Floor().advise(tables, early)
