"""How turns end, and what that leads to: what every objective but the mean is computed from.

An *end* of a turn is a category, its points, and the extra bonus paid beside them. Whatever is maximised, a turn is
played by comparing what its ends are worth (`leaf`, float64 [P, E]); and under a given play each end has a probability,
its *weight*. Arrays have positions in the first axis: P positions, E ends, H hands, C categories.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.scoring import Compiled
from strategy_tables.model.lattice import FACES
from strategy_tables.model.states import Integers, StateSpace

Floats = NDArray[np.float64]
Booleans = NDArray[np.bool_]

FORBIDDEN = -1
"""Stands in arrays of ends where a hand may not be scored in a category."""


@dataclass(frozen=True, slots=True, eq=False)
class Ends:
    """Every way a turn can end under a ruleset.

    * `category`, `points`, `extra` int64 [E], by category, then without and with extra bonus, then ascending points
    * `gains` int64 [E]: points and extra bonus together
    * `of_hands`, `of_served_hands` int32 [C, H]: what a hand is in a category after the first roll, and on it
    * `served`: whether they differ
    * `equal_hands` int64 [6]: the hands of equal dice
    * `of_jokers` int32 [2, 6, 2, 2, C]: what those are once the joker category is filled, by live, face - 1, whether
      the upper category of the face is open, whether another lower category is; `FORBIDDEN` where the rule says so
    """

    compiled: Compiled
    space: StateSpace
    category: Integers
    points: Integers
    extra: Integers
    gains: Integers
    of_hands: NDArray[np.int32]
    of_served_hands: NDArray[np.int32]
    served: bool
    equal_hands: Integers
    of_jokers: NDArray[np.int32]

    @property
    def has_joker(self) -> bool:
        """Whether hands of equal dice can become jokers."""
        return self.compiled.joker_category >= 0 and not self.compiled.card_order


def ends(compiled: Compiled, space: StateSpace) -> Ends:
    """Number the ends of a ruleset."""
    jokers = _joker_ends(compiled)
    tables = (compiled.points, compiled.served_points)
    found = {(c, 0, points) for table in tables for row in table for c, points in enumerate(row)}
    found.update(end for end in jokers.values() if end is not None)
    order = sorted(found)
    number = {end: position for position, end in enumerate(order)}
    of_jokers = np.full((2, FACES, 2, 2, len(compiled.categories)), FORBIDDEN, dtype=np.int32)
    for where, end in jokers.items():
        if end is not None:
            of_jokers[where] = number[end]
    category, extra, points = np.array(order, dtype=np.int64).T.copy()
    of_hands, of_served_hands = (
        np.array([[number[c, 0, points] for c, points in enumerate(row)] for row in table], dtype=np.int32).T.copy()
        for table in tables
    )
    equal = [compiled.index((face,) * compiled.ruleset.dice_count) for face in range(1, FACES + 1)]
    return Ends(
        compiled=compiled,
        space=space,
        category=category,
        points=points,
        extra=extra,
        gains=points + extra,
        of_hands=of_hands,
        of_served_hands=of_served_hands,
        served=compiled.served_points != compiled.points,
        equal_hands=np.array(equal, dtype=np.int64),
        of_jokers=of_jokers,
    )


def _joker_ends(compiled: Compiled) -> dict[tuple[int, int, int, int, int], tuple[int, int, int] | None]:
    """Category, extra bonus and points of every joker: by live, face - 1, upper open, lower open, category."""
    return {
        (live, face, upper, lower, c): (c, live * compiled.extra_bonus, points) if legal >> c & 1 else None
        for face, by_upper in enumerate(compiled.joker_moves)
        for upper, by_lower in enumerate(by_upper)
        for lower, (legal, paid) in enumerate(by_lower)
        for c, points in enumerate(paid)
        for live in (0, 1)
    }


def open_categories(space: StateSpace, masks: Integers) -> Integers:
    """The categories a hand of different dice may fill, as masks, from the filled ones."""
    still_open = space.full & ~masks
    return still_open & -still_open if space.card_order else still_open


def reachable(ends: Ends, masks: Integers, lives: Integers) -> Booleans:
    """Which ends some roll may lead to: bool [P, E]; an extra bonus wants a live joker."""
    legal = open_categories(ends.space, masks)[:, None] >> ends.category & 1
    found: Booleans = (legal == 1) & ((ends.extra == 0) | (lives[:, None] == 1))
    return found


def follow(ends: Ends, masks: Integers, lives: Integers, totals: Integers) -> tuple[Integers, Integers, Integers]:
    """The states that ends lead to, as filled categories, live and upper total, each int64 [P, E].

    Meaningless where an end is not `reachable`.
    """
    compiled, space = ends.compiled, ends.space
    upper = np.array([face > 0 for face in compiled.upper_face])[ends.category]
    after = masks[:, None] | np.int64(1) << ends.category
    raised = np.minimum(totals[:, None] + np.where(upper, ends.points, 0), space.upper_cap)
    live = np.broadcast_to(lives[:, None], after.shape)
    if space.live_category >= 0:
        live = np.where(ends.category == space.live_category, ends.points > 0, live).astype(np.int64)
    return after, live, raised


def follow_indices(ends: Ends, masks: Integers, lives: Integers, totals: Integers) -> Integers:
    """The numbers of the states that ends lead to: int64 [P, E], 0 where an end is not `reachable`."""
    found = np.zeros((len(masks), len(ends.category)), dtype=np.int64)
    at = reachable(ends, masks, lives)
    states = (each[at] for each in follow(ends, masks, lives, totals))
    found[at] = ends.space.indices(*states)
    return found


def greatest_gains(ends: Ends, masks: Integers, lives: Integers) -> Integers:
    """No state brings more than this: int64 [P]; upper bonus included."""
    open_masks = ends.space.full & ~masks
    most = np.zeros(len(masks), dtype=np.int64)
    for category in range(ends.space.category_count):
        best = ends.points[ends.category == category].max()
        most += np.where(open_masks >> category & 1, best, 0)
    joker = ends.space.live_category
    if joker >= 0:
        # Every turn may bring the extra bonus, but for the one that fills the joker category.
        turns = np.bitwise_count(open_masks).astype(np.int64) - (open_masks >> joker & 1)
        may_live = (lives == 1) | (open_masks >> joker & 1 == 1)
        most += np.where(may_live, turns * ends.compiled.extra_bonus, 0)
    return most + max(ends.compiled.upper_bonus)
