"""Combinatorics of n six-sided dice: hands, keeps and their multiplicities.

A hand is the sorted tuple of all dice; a keep is the sorted tuple of the 0 to n dice that are not rerolled. There are
252 hands and 462 keeps of 5 dice, 462 and 924 of 6 dice.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final

Hand = tuple[int, ...]

FACES: Final = (1, 2, 3, 4, 5, 6)


@cache
def hands(dice_count: int) -> tuple[Hand, ...]:
    """Return all hands of `dice_count` dice, in lexicographic order.

    >>> len(hands(5)), hands(2)[:3]
    (252, ((1, 1), (1, 2), (1, 3)))
    """
    return tuple(combinations_with_replacement(FACES, dice_count))


@cache
def keeps(dice_count: int) -> tuple[Hand, ...]:
    """Return all keeps of 0 to `dice_count` dice by size, then lexicographically; the hands come last, in their order.

    >>> len(keeps(5)), keeps(5)[:3]
    (462, ((), (1,), (2,)))
    """
    return tuple(keep for size in range(dice_count + 1) for keep in hands(size))


@cache
def hand_index(dice_count: int) -> dict[Hand, int]:
    """Return the index of each hand in `hands(dice_count)`; the dict is shared and must not be changed."""
    return {hand: index for index, hand in enumerate(hands(dice_count))}


@cache
def keep_index(dice_count: int) -> dict[Hand, int]:
    """Return the index of each keep in `keeps(dice_count)`; the dict is shared and must not be changed."""
    return {keep: index for index, keep in enumerate(keeps(dice_count))}


def multiplicity(keep: Hand) -> int:
    """Return the number of ordered rolls of `len(keep)` dice that show these dice.

    >>> multiplicity((1, 1, 2, 3, 4)), multiplicity(())
    (60, 1)
    """
    return factorial(len(keep)) // prod(factorial(count) for count in Counter(keep).values())


@cache
def sub_keeps(hand: Hand) -> tuple[Hand, ...]:
    """Return all distinct keeps of the hand by size, from the empty one to the hand itself.

    >>> sub_keeps((2, 2, 5))
    ((), (2,), (5,), (2, 2), (2, 5), (2, 2, 5))
    """
    return tuple(dict.fromkeys(keep for size in range(len(hand) + 1) for keep in combinations(hand, size)))


def contains(hand: Hand, keep: Hand) -> bool:
    """Return whether the keep is a sub-multiset of the hand.

    >>> contains((1, 3, 3, 4, 6), (3, 3)), contains((1, 3, 4, 4, 6), (3, 3))
    (True, False)
    """
    return all(hand.count(face) >= keep.count(face) for face in {*keep})


# At most some 10,000 entries: all keeps of all hands of up to six dice.
@cache
def rest(hand: Hand, keep: Hand) -> Hand:
    """Return the dice of the hand that are rerolled when `keep` is kept.

    >>> rest((1, 3, 3, 4, 6), (3, 3))
    (1, 4, 6)
    """
    return tuple(sorted((Counter(hand) - Counter(keep)).elements()))


def dump_dice(dice: Hand) -> str:
    """Return dice as a person writes them.

    >>> dump_dice((1, 3, 3))
    '1 3 3'
    """
    return " ".join(map(str, dice))
