"""Doubtful boxes: points or counts that cannot be right, and the corrections that would make them possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, product
from math import prod
from typing import Final, NamedTuple

EXTRA_BONUS_COUNT: Final = -1
"""Stands for a category: the number of extra bonuses of a card or a column."""
FURTHER_EXTRA_BONUSES: Final = -2
"""Stands for a category: extra bonuses beyond those of the card."""

GREATEST_CORRECTION_COUNT: Final = 800
"""Upper limit of corrections of one card; beyond it none is examined."""


class Box(NamedTuple):
    """A category by its index, or `EXTRA_BONUS_COUNT`; `column` is 0 on a single card."""

    column: int
    category: int


class Change(NamedTuple):
    """A correction of filling number `filling` of a box; without `points` the box is left open."""

    box: Box
    filling: int
    points: int | None
    path: tuple[str | int, ...]


Corrections = tuple[tuple[Change, ...], ...]
"""Alternative corrections, each a combination of changes."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Boxes of which at least one is wrong, and the possible corrections; without corrections these are unknown."""

    boxes: frozenset[Box]
    corrections: Corrections


def as_corrections(changes: Iterable[Change]) -> Corrections:
    """Return each change as a correction of its own."""
    return tuple((change,) for change in changes)


def make_doubt(corrections: Corrections, others: Iterable[Box] = ()) -> Doubt:
    """Return the doubt that any of the corrections resolves; `others` are further boxes that may be wrong."""
    return Doubt(frozenset({*others, *(change.box for changes in corrections for change in changes)}), corrections)


def doubtful_boxes(doubts: Iterable[Doubt]) -> frozenset[Box]:
    """Return all doubtful boxes."""
    return frozenset[Box]().union(*(doubt.boxes for doubt in doubts))


def apply_changes(fillings: tuple[tuple[int, ...], ...], changes: Iterable[Change]) -> tuple[tuple[int, ...], ...]:
    """Return the fillings of a column after changes; a box that was open is appended to the fillings of its category.

    >>> apply_changes(((3,), (), (1, 2)), [Change(Box(0, 1), 0, 4, ()), Change(Box(0, 2), 0, None, ())])
    ((3,), (4,), (2,))
    """
    found = [list[int | None](paid) for paid in fillings]
    for change in changes:
        if change.box.category >= 0:
            of_category = found[change.box.category]
            of_category[change.filling : change.filling + 1] = [change.points]
    return tuple(tuple([paid for paid in of_category if paid is not None]) for of_category in found)


def combine(choices: Sequence[Corrections], most: int = GREATEST_CORRECTION_COUNT) -> Corrections:
    """Return all combinations of one correction of each choice that change something; none if there are more than
    `most`."""
    if prod(map(len, choices)) > most:
        return ()
    return tuple(changes for taken in product(*choices) if (changes := tuple(chain.from_iterable(taken))))
