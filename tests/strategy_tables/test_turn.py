"""`turn` (numpy, all hands of every keep) and `kernel` (numba, the keep lattice) are held to each other."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from engine.dice import hands, keep_index, keeps
from strategy_tables.model.lattice import best_keep, hands_after, mean_roll, rolls
from strategy_tables.model.turn import start_values
from strategy_tables.store.tablefile import Table
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.tables import BUILT, table_of


def values_of(table: Table, indices: list[int]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    filled, memories, totals = np.array([table.space.state(index) for index in indices], dtype=np.int64).T
    return start_values(table.outcomes, table.values, filled, memories, totals)


@pytest.mark.parametrize("name", BUILT)
def test_a_thousand_states_have_the_value_of_the_table(name: str) -> None:
    table = table_of(name)
    chosen = np.random.default_rng(20_240_601).permutation(table.space.turn_starts)[:1000].tolist()
    for first in range(0, len(chosen), 50):
        some = chosen[first : first + 50]
        np.testing.assert_allclose(values_of(table, some), table.values[some], rtol=0, atol=1e-9)


@pytest.mark.parametrize("name", SMALL)
def test_every_state_of_a_small_ruleset_has_the_value_of_the_table(name: str) -> None:
    table = table_of(name)
    everything = list(range(table.space.turn_starts))
    np.testing.assert_allclose(values_of(table, everything), table.values[everything], rtol=0, atol=1e-12)


@pytest.mark.parametrize(("dice_count", "pairs"), [(1, 6), (3, 364 - 56), (5, 4368 - 252), (6, 12376 - 462)])
def test_pairs_of_hand_and_keep(dice_count: int, pairs: int) -> None:
    dice = rolls(dice_count)
    assert len(dice.hands) == len(dice.keeps) == len(dice.probabilities) == pairs
    ones = np.ones((1, len(dice.first)))
    np.testing.assert_allclose(mean_roll(dice, ones), 1, rtol=0, atol=1e-14)
    assert (best_keep(dice, np.full((1, len(dice.keep_starts)), 2.0)) == 2).all()


@pytest.mark.parametrize("dice_count", [1, 3])
def test_hands_after_a_keep_are_counted_roll_by_roll(dice_count: int) -> None:
    number = keep_index(dice_count)
    for keep in keeps(dice_count):
        rolled = dice_count - len(keep)
        counted = Counter(tuple(sorted((*keep, *roll))) for roll in product(range(1, 7), repeat=rolled))
        expected = [counted[hand] / 6**rolled for hand in hands(dice_count)]
        assert hands_after(rolls(dice_count), number[keep]).tolist() == pytest.approx(expected, abs=1e-15)
