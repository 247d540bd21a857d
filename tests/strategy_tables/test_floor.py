"""The total that cannot be missed, against a naive recursion and the published floors."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from engine.definition import load_ruleset
from engine.dice import FACES, Hand, hands, sub_keeps
from engine.position import Keep
from engine.scoring import Categories, Compiled, compile_ruleset, score_hand
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.errors import MissingTable
from strategy_tables.solve.tables import solve_floors
from strategy_tables.store.start import load_start
from strategy_tables.store.table_set import RulesetTables
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.tables import table_of

StateFloor = Callable[[Categories, int, bool], int]
HandFloor = Callable[[Categories, int, bool, Hand, int], int]


def naive_floors(compiled: Compiled) -> tuple[StateFloor, HandFloor, HandFloor]:
    """The least that can still come, by a recursion that tries every keep and every roll."""
    dice_count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls

    @cache
    def state_floor(still_open: Categories, total: int, live: bool) -> int:
        if not still_open:
            return compiled.upper_bonus_of(total)
        return min(hand_floor(still_open, total, live, hand, rolls - 1) for hand in hands(dice_count))

    @cache
    def hand_floor(still_open: Categories, total: int, live: bool, hand: Hand, left: int) -> int:
        floors = []
        for scored in score_hand(compiled, still_open, live, hand, served=left == rolls - 1):
            left_open = tuple(category for category in still_open if category != scored.category)
            new_total = total + (scored.points if compiled.upper_face[scored.category] else 0)
            new_live = scored.points > 0 if scored.category == compiled.joker_category else live
            floors.append(scored.points + scored.extra_bonus + state_floor(left_open, new_total, new_live))
        for keep in sub_keeps(hand)[:-1] if left else ():
            floors.append(keep_floor(still_open, total, live, keep, left))
        return max(floors)

    @cache
    def keep_floor(still_open: Categories, total: int, live: bool, keep: Hand, left: int) -> int:
        if len(keep) == dice_count:
            return hand_floor(still_open, total, live, keep, left - 1)
        return min(keep_floor(still_open, total, live, tuple(sorted((*keep, face))), left) for face in FACES)

    return state_floor, hand_floor, keep_floor


@pytest.mark.parametrize("name", SMALL)
def test_floors_are_what_a_naive_recursion_says(name: str, all_tables: Callable[[str], RulesetTables]) -> None:
    tables = all_tables(name)
    state_floor, hand_floor, keep_floor = naive_floors(tables.means.compiled)
    space = tables.means.space
    assert tables.floors is not None
    for index in range(space.turn_starts):
        filled, live, total = space.state(index)
        assert tables.floors.floors(np.array([index])) == state_floor(space.open_categories(filled), total, live)
    without_tables = RulesetTables(tables.means)
    for position in random_positions(tables.means.compiled, 30, seed=10):
        judged = Floor().advise(tables, position)
        assert judged.moves == Floor().advise(without_tables, position).moves
        so_far = position.points_so_far
        still_open, left = position.open_categories, position.rolls_left
        total, live = position.upper_total, position.live
        assert judged.value - so_far == hand_floor(still_open, total, live, position.hand, left)
        for each in judged.moves:
            if isinstance(each.move, Keep):
                assert each.value - so_far == keep_floor(still_open, total, live, each.move.dice, left)
            assert each.loss == judged.value - each.value


@pytest.mark.parametrize(
    ("name", "floor"),
    [("yahtzee", 18), ("yahtzee-free-joker", 18), ("yahtzee-1956", 18), ("yahtzee-no-joker", 18), ("yatzy", 21)],
)
def test_published_floors(name: str, floor: int) -> None:
    assert solve_floors(compile_ruleset(load_ruleset(name))).start_value == floor


def test_playing_for_the_mean_can_end_lower() -> None:
    for name in ("yahtzee", "yahtzee-free-joker"):
        start = load_start(compile_ruleset(load_ruleset(name)))
        assert start is not None
        assert np.flatnonzero(start.probabilities)[0] == 12


def test_moves_with_one_floor_come_by_expected_total() -> None:
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


def test_without_a_table_an_early_floor_is_refused() -> None:
    tables = RulesetTables(table_of("yahtzee"))
    early = next(
        each for each in random_positions(tables.means.compiled, 99, seed=12) if len(each.open_categories) > 11
    )
    with pytest.raises(MissingTable, match=r"python -m strategy_tables build --objective floor yahtzee$"):
        Floor().advise(tables, early)
