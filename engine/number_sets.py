"""Sets of small non-negative integers, each stored as one integer with bit n set for the member n.

They suit searches that apply few operations to many sets. Union and difference are bitwise, adding a number to all
members is one shift, and `bit_count` is the number of members.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def number_set(numbers: Iterable[int]) -> int:
    """Return the set of these numbers.

    >>> number_set([0, 2]) | number_set([1]) == number_set([2, 1, 0])
    True
    """
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def has_member(numbers: int, number: int) -> bool:
    """Return whether a number, which may be negative, is a member."""
    return number >= 0 and numbers >> number & 1 == 1


def members(numbers: int) -> list[int]:
    """Return the members in ascending order.

    >>> members(number_set([5, 3]))
    [3, 5]
    """
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


def runs(numbers: int) -> Iterator[tuple[int, int]]:
    """Yield the least and the greatest member of each run of consecutive members, ascending.

    >>> list(runs(number_set([0, 1, 2, 5])))
    [(0, 2), (5, 5)]
    """
    least = 0
    while numbers:
        gap = (numbers & -numbers).bit_length() - 1
        length = (~(numbers >> gap) & (numbers >> gap) + 1).bit_length() - 1
        yield least + gap, least + gap + length - 1
        least += gap + length
        numbers >>= gap + length


def shifted_by(numbers: int, by: int) -> int:
    """Add a number to all members.

    >>> members(shifted_by(number_set([0, 3]), 2))
    [2, 5]
    """
    return numbers << by


def cap_at(numbers: int, greatest: int) -> int:
    """Replace all members above `greatest` by it.

    >>> members(cap_at(number_set([1, 4, 7]), 3))
    [1, 3]
    """
    above = numbers >> greatest
    return numbers & (1 << greatest) - 1 | (1 << greatest if above else 0)


def interval(least: int, greatest: int) -> int:
    """Return the set of all numbers from `least` to `greatest`.

    >>> members(interval(2, 4))
    [2, 3, 4]
    """
    return (1 << greatest + 1) - (1 << least)


def all_sums(numbers: int, others: int) -> int:
    """Return all sums of a member of each set.

    >>> members(all_sums(number_set([0, 3]), number_set([1, 2])))
    [1, 2, 4, 5]
    """
    found = 0
    while others:
        # Adding a number to all members is multiplying by the set of this number alone.
        least = others & -others
        found |= numbers * least
        others ^= least
    return found


def sets_between(least: int, greatest: int) -> Iterator[int]:
    """Yield all sets between `least` and `greatest`, subsets before their supersets.

    >>> [members(each) for each in sets_between(number_set([1]), number_set([1, 2, 4]))]
    [[1], [1, 2], [1, 4], [1, 2, 4]]
    """
    free = greatest & ~least
    chosen = 0
    while True:
        yield least | chosen
        if chosen == free:
            return
        chosen = (chosen - free) & free
