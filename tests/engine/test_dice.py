"""Combinatorics of dice, compared with published counts and with all rolls."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from engine.dice import contains, dump_dice, hand_index, hands, keeps, multiplicity, rest, sub_keeps


@pytest.mark.parametrize(
    ("dice_count", "hand_count", "keep_count", "pair_count"),
    [(3, 56, 84, 364), (5, 252, 462, 4368), (6, 462, 924, 12376)],
)
def test_published_counts(dice_count: int, hand_count: int, keep_count: int, pair_count: int) -> None:
    assert len(hands(dice_count)) == hand_count
    assert len(keeps(dice_count)) == keep_count
    assert sum(len(sub_keeps(hand)) for hand in hands(dice_count)) == pair_count


@pytest.mark.parametrize("dice_count", [1, 2, 3, 4, 5, 6])
def test_hands_are_the_sorted_rolls(dice_count: int) -> None:
    rolled = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice_count))
    assert list(hands(dice_count)) == sorted(rolled)
    assert {hand: multiplicity(hand) for hand in rolled} == rolled
    assert hand_index(dice_count) == {hand: index for index, hand in enumerate(hands(dice_count))}


@pytest.mark.parametrize("dice_count", [1, 3, 5, 6])
def test_keeps_end_with_the_hands(dice_count: int) -> None:
    assert keeps(dice_count)[-len(hands(dice_count)) :] == hands(dice_count)
    assert len(keeps(dice_count)) == comb(dice_count + 6, 6)
    assert list(keeps(dice_count)) == sorted(set(keeps(dice_count)), key=lambda keep: (len(keep), keep))


def test_sub_keeps_are_the_subsets_of_the_dice() -> None:
    for hand in hands(4):
        chosen = {
            tuple(die for die, kept in zip(hand, mask, strict=True) if kept)
            for mask in product((False, True), repeat=4)
        }
        assert set(sub_keeps(hand)) == chosen
        assert len(sub_keeps(hand)) == len(chosen)
        for keep in keeps(4):
            assert contains(hand, keep) == (keep in chosen)
        for keep in chosen:
            assert tuple(sorted(keep + rest(hand, keep))) == hand


def test_dice_are_written_with_spaces() -> None:
    assert dump_dice((1, 4, 4)) == "1 4 4"
    assert dump_dice(()) == ""
