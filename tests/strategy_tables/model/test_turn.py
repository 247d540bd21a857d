"""The modules `turn` (numpy, all hands of every keep) and `kernel` (numba, the keep lattice), compared."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.dice import hands, keep_index, keeps
from strategy_tables.model.lattice import Rolls, hands_after, rolls
from strategy_tables.model.lumped import lumped_dice
from strategy_tables.model.rolling import FEW, best_keep, first_keep, mean_roll, roll_keeps, worst_roll
from strategy_tables.model.ties import TIE
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


DICE = {
    **{f"{count} dice": rolls(count) for count in range(1, 7)},
    **{
        f"{count} dice, {faces} faces": lumped_dice(count, faces).rolls for count in (1, 2, 5) for faces in (0, 1, 3, 5)
    },
}


def one_by_one(
    operator: Callable[..., NDArray[Any]], dice: Rolls, *rows: NDArray[np.float64], **options: float
) -> NDArray[Any]:
    """Apply an operator to every position individually, with pairs of hand and keep."""
    return np.vstack(
        [operator(dice, *(row[place : place + 1] for row in rows), **options) for place in range(len(rows[0]))]
    )


@pytest.mark.parametrize("count", [2, FEW, FEW + 1, 70])
@pytest.mark.parametrize("name", DICE)
def test_the_lattice_matches_pairs(name: str, count: int) -> None:
    dice, chance = DICE[name], np.random.default_rng(3)
    # Integers with many duplicates, and differences below a tie.
    hands_worth = chance.integers(0, 9, (count, len(dice.first))) + chance.uniform(0, TIE / 4, (count, 1))
    keeps_worth = chance.integers(0, 9, (count, len(dice.keep_starts))) + chance.uniform(
        0, TIE / 4, (count, len(dice.keep_starts))
    )
    for operator in (mean_roll, worst_roll):
        found = operator(dice, hands_worth)
        np.testing.assert_allclose(found, one_by_one(operator, dice, hands_worth), rtol=0, atol=1e-13)
    best = best_keep(dice, keeps_worth)
    np.testing.assert_array_equal(best, one_by_one(best_keep, dice, keeps_worth))
    if dice is rolls(len(dice.levels) - 1):
        # There is no choice among indistinguishable dice.
        chosen = first_keep(dice, keeps_worth, best - TIE)
        np.testing.assert_array_equal(chosen, one_by_one(first_keep, dice, keeps_worth, best - TIE))


@pytest.mark.parametrize("dice_count", [1, 2, 5, 6])
def test_lattice_and_pairs_agree_on_rolls(dice_count: int) -> None:
    dice = rolls(dice_count)
    by_keep = np.random.default_rng(4).dirichlet(np.ones(len(dice.keep_starts)), 9)
    found = roll_keeps(dice, by_keep)
    np.testing.assert_allclose(found, one_by_one(roll_keeps, dice, by_keep), rtol=0, atol=1e-15)
    np.testing.assert_allclose(found.sum(axis=1), 1, rtol=0, atol=1e-14)


@pytest.mark.parametrize("share", [0.1, 0.4, 0.6, 0.9, 1.1])
def test_stepwise_ties_are_not_ties_with_the_best(share: float) -> None:
    """Keeps of 2 2 2, 2 2, 2 and no dice are each better by a fraction of a tie than the previous one.

    The fraction decides how many of them are tied with the best.
    """
    dice, number = rolls(4), keep_index(4)
    row = np.zeros(len(dice.keep_starts))
    chain = [number[2, 2, 2], number[2, 2], number[2,], number[()]]
    row[chain] = 1.0 + share * TIE * np.arange(4)
    worth = np.tile(row, (FEW + 2, 1))
    least = best_keep(dice, worth) - TIE
    found = first_keep(dice, worth, least)
    np.testing.assert_array_equal(found, one_by_one(first_keep, dice, worth, least))
    hand = [hands(4).index(each) for each in ((2, 2, 2, 5), (2, 2, 3, 5))]
    # All four include the empty keep, the best one.
    tied = [place for place in range(4) if (3 - place) * share < 1]
    assert found[0, hand].tolist() == [chain[tied[0]], chain[max(tied[0], 1)]]


@pytest.mark.parametrize("dice_count", [1, 3])
def test_hands_after_a_keep_are_counted_roll_by_roll(dice_count: int) -> None:
    number = keep_index(dice_count)
    for keep in keeps(dice_count):
        rolled = dice_count - len(keep)
        counted = Counter(tuple(sorted((*keep, *roll))) for roll in product(range(1, 7), repeat=rolled))
        expected = [counted[hand] / 6**rolled for hand in hands(dice_count)]
        assert hands_after(rolls(dice_count), number[keep]).tolist() == pytest.approx(expected, abs=1e-15)
