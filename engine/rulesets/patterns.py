"""Pattern matching: the closed vocabulary of `needs`, and the dice of a hand that match it.

Each word is a condition, and a hand has to meet all of them. The *matched* dice are those of `groups` if there are any,
else of `run`, else of `faces`, else the whole hand. If there are several choices, the one with the greatest sum counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.dice import FACES, Hand

ColourNeed = Literal["all", "matched"]


@dataclass(frozen=True, slots=True)
class Needs:
    """The conditions that a hand has to meet.

    * `groups`: disjoint groups of equal dice of these sizes, of different faces if `distinct`
    * `run`: this many consecutive faces
    * `faces`: all of these faces
    * `sum`: this total of all dice; `least_sum`, `greatest_sum`: its bounds
    * `colour`: a single colour, of all dice or of the matched ones
    """

    groups: tuple[int, ...] = ()
    distinct: bool = True
    run: int | None = None
    faces: tuple[int, ...] = ()
    sum: int | None = None
    least_sum: int | None = None
    greatest_sum: int | None = None
    colour: ColourNeed | None = None


ANY_HAND = Needs()


def match(needs: Needs, hand: Hand, colour_of: Mapping[int, str]) -> Hand | None:
    """Return the matched dice with the greatest sum, or None if the hand does not meet the conditions.

    `colour_of`, the colours by face, is only read if `needs.colour` is set.

    >>> match(Needs(groups=(3, 2)), (2, 2, 2, 5, 5), {}), match(Needs(groups=(3, 2)), (2, 2, 2, 2, 2), {})
    ((2, 2, 2, 5, 5), None)
    >>> match(Needs(run=4), (1, 3, 4, 5, 6), {})
    (3, 4, 5, 6)
    """
    if not _has_needed_sum(needs, sum(hand)):
        return None
    if needs.colour == "all" and len({colour_of[die] for die in hand}) != 1:
        return None
    if not set(needs.faces) <= set(hand):
        return None
    runs = [] if needs.run is None else list(_runs(needs.run, hand))
    if needs.run is not None and not runs:
        return None
    candidates: Iterator[Hand]
    if needs.groups:
        candidates = _groups(needs.groups, needs.distinct, hand)
    elif needs.run is not None:
        candidates = iter(runs)
    else:
        candidates = iter([needs.faces or hand])
    if needs.colour == "matched":
        candidates = (dice for dice in candidates if len({colour_of[die] for die in dice}) == 1)
    return max(candidates, key=sum, default=None)


def _has_needed_sum(needs: Needs, total: int) -> bool:
    """Return whether the total of all dice meets the conditions."""
    return (
        (needs.sum is None or total == needs.sum)
        and (needs.least_sum is None or total >= needs.least_sum)
        and (needs.greatest_sum is None or total <= needs.greatest_sum)
    )


def _runs(length: int, hand: Hand) -> Iterator[Hand]:
    present = set(hand)
    for first in range(1, len(FACES) - length + 2):
        run = tuple(range(first, first + length))
        if present.issuperset(run):
            yield run


def _groups(sizes: tuple[int, ...], distinct: bool, hand: Hand) -> Iterator[Hand]:
    """Yield all choices of disjoint groups of these sizes, each as its sorted dice."""
    left = {face: hand.count(face) for face in set(hand)}
    # Groups of one size are taken in ascending order of their faces, since permutations select the same dice.
    ordered = sorted(sizes, reverse=True)
    able = sorted(face for face in left if left[face] >= ordered[-1])

    def choose(position: int, taken: tuple[int, ...]) -> Iterator[Hand]:
        if position == len(ordered):
            yield tuple(sorted(face for size, face in zip(ordered, taken, strict=True) for _ in range(size)))
            return
        size = ordered[position]
        least = taken[-1] if position and ordered[position - 1] == size else 1
        for face in able:
            if left[face] >= size and face >= least and not (distinct and face in taken):
                left[face] -= size
                yield from choose(position + 1, (*taken, face))
                left[face] += size

    return choose(0, ())
