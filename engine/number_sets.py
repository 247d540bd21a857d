"""Sets of small whole numbers, each held as one integer: bit n is set where n is a member.

Made for searches that take many sets through few operations: union and difference are those of integers, and to add the
same number to every member is one operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def number_set(numbers: Iterable[int]) -> int:
    """The set of these numbers.

    >>> number_set([0, 2]) | number_set([1]) == number_set([2, 1, 0])
    True
    """
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def holds(numbers: int, number: int) -> bool:
    """Whether a number, which may be below 0, is a member."""
    return number >= 0 and numbers >> number & 1 == 1


def members(numbers: int) -> list[int]:
    """The members, ascending.

    >>> members(number_set([5, 3]))
    [3, 5]
    """
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]


def count(numbers: int) -> int:
    """How many members there are.

    >>> count(number_set([5, 3]))
    2
    """
    return numbers.bit_count()


def raised(numbers: int, by: int) -> int:
    """Every member with the same added to it.

    >>> members(raised(number_set([0, 3]), 2))
    [2, 5]
    """
    return numbers << by


def capped(numbers: int, greatest: int) -> int:
    """Every member, `greatest` in the place of larger ones.

    >>> members(capped(number_set([1, 4, 7]), 3))
    [1, 3]
    """
    above = numbers >> greatest
    return numbers & (1 << greatest) - 1 | (1 << greatest if above else 0)


def span(least: int, greatest: int) -> int:
    """All numbers from `least` to `greatest`.

    >>> members(span(2, 4))
    [2, 3, 4]
    """
    return (1 << greatest + 1) - (1 << least)


def sums(numbers: int, others: int) -> int:
    """The sums of one of each.

    >>> members(sums(number_set([0, 3]), number_set([1, 2])))
    [1, 2, 4, 5]
    """
    found = 0
    while others:
        # To add a number to every member is to multiply by the set that has that number alone.
        least = others & -others
        found |= numbers * least
        others ^= least
    return found


def sets_between(least: int, greatest: int) -> Iterator[int]:
    """Every set that holds `least` and lies in `greatest`, smaller ones before those that hold them.

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
