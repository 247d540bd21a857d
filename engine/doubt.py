"""Doubtful boxes: points or counts that cannot be right, and the changes that would make them possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, product
from math import prod
from typing import Final, NamedTuple, Self

EXTRA_BONUS_COUNT: Final = -1
"""In place of a category: the number of extra bonuses of a card, or of a column."""
FURTHER_EXTRA_BONUSES: Final = -2
"""In place of a category: extra bonuses in addition to those of the card."""

GREATEST_CORRECTION_COUNT: Final = 800
"""Corrections of one card that are looked at; where there could be more, none is."""


class Box(NamedTuple):
    """A category by its place, or `EXTRA_BONUS_COUNT`; `column` is 0 on a single card."""

    column: int
    category: int


class Change(NamedTuple):
    """One correction of a box, of the filling with this number; without `points` the box is left open."""

    box: Box
    filling: int
    points: int | None
    path: tuple[str | int, ...]


Corrections = tuple[tuple[Change, ...], ...]
"""Corrections, each of them some changes."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Boxes of which at least one is wrong, and the corrections that are possible.

    Without corrections it is not known what they are.
    """

    boxes: frozenset[Box]
    corrections: Corrections

    def in_column(self, column: int, name: str) -> Self:
        """Return the doubt of a single card as one of a column of a sheet."""
        return replace(
            self,
            boxes=frozenset(box._replace(column=column) for box in self.boxes),
            corrections=tuple(
                tuple(
                    change._replace(
                        box=change.box._replace(column=column), path=("scorecard", "columns", name, *change.path[1:])
                    )
                    for change in changes
                )
                for changes in self.corrections
            ),
        )


def one_each(changes: Iterable[Change]) -> Corrections:
    """Return the corrections that are one of the changes each."""
    return tuple((change,) for change in changes)


def doubt_of(corrections: Corrections, others: Iterable[Box] = ()) -> Doubt:
    """Return the doubt that any of the corrections settles; `others` are boxes that may be wrong as well."""
    return Doubt(frozenset({*others, *(change.box for changes in corrections for change in changes)}), corrections)


def boxes_of(doubts: Iterable[Doubt]) -> frozenset[Box]:
    """Return all boxes that are doubtful."""
    return frozenset[Box]().union(*(doubt.boxes for doubt in doubts))


def changed_fillings(fillings: tuple[tuple[int, ...], ...], changes: Iterable[Change]) -> tuple[tuple[int, ...], ...]:
    """Return what the categories of one column hold after changes; what is open is filled behind the other fillings.

    >>> changed_fillings(((3,), (), (1, 2)), [Change(Box(0, 1), 0, 4, ()), Change(Box(0, 2), 0, None, ())])
    ((3,), (4,), (2,))
    """
    found = [list[int | None](paid) for paid in fillings]
    for change in changes:
        if change.box.category >= 0:
            of_category = found[change.box.category]
            of_category[change.filling : change.filling + 1] = [change.points]
    return tuple(tuple([paid for paid in of_category if paid is not None]) for of_category in found)


def combine(choices: Sequence[Corrections], most: int = GREATEST_CORRECTION_COUNT) -> Corrections:
    """Return all ways to take one of each choice that change something; none where there are more than `most`."""
    if prod(map(len, choices)) > most:
        return ()
    return tuple(changes for taken in product(*choices) if (changes := tuple(chain.from_iterable(taken))))
