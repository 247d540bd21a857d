from collections import Counter
from fractions import Fraction

import pytest

from engine.dice import contains
from strategy_tables.model.lattice import transitions


@pytest.mark.parametrize(
    ("dice_count", "hands", "keeps", "pairs"),
    [
        (3, 56, 84, 364),
        (5, 252, 462, 4368),
        pytest.param(6, 462, 924, 12376, marks=pytest.mark.exhaustive),
    ],
)
def test_counts_match_the_rules(dice_count: int, hands: int, keeps: int, pairs: int) -> None:
    dice = transitions(dice_count)
    assert len(dice.hands) == hands
    assert len(dice.keeps) == keeps
    assert sum(contains(hand, keep) for hand in dice.hands for keep in dice.keeps) == pairs


@pytest.mark.parametrize("dice_count", range(1, 7))
def test_edges_add_or_remove_one_die(dice_count: int) -> None:
    dice = transitions(dice_count)
    assert dice.keeps[dice.first_hand :] == dice.hands
    for keep, larger in zip(dice.keeps, dice.successors.tolist(), strict=False):
        for face, position in enumerate(larger, start=1):
            assert Counter(dice.keeps[position]) == Counter(keep) + Counter([face])
    for keep, smaller in zip(dice.keeps, dice.predecessors.tolist(), strict=True):
        for face, position in enumerate(smaller, start=1):
            assert (position >= 0) == (face in keep)
            if position >= 0:
                assert Counter(dice.keeps[position]) == Counter(keep) - Counter([face])


def test_probabilities_of_a_first_roll() -> None:
    dice = transitions(5)
    assert sum(Fraction(probability) for probability in dice.roll_probabilities.tolist()) == pytest.approx(1, abs=1e-15)
    assert dice.roll_probabilities[dice.hands.index((1, 1, 2, 3, 4))] == 60 / 7776
