"""The compiled part of solving targets: for every state the greatest probability of r more points, eight r at a time.

A *row* holds G(r) = P(points still to come >= r) under the play that makes just this greatest, for r = 0, 1, … up to
the most that can come; the best play is another one for every r (Cremers 2002). The turn is that of `kernel`, and its
workspace too; but the eight columns are eight neighbouring r of one state, and filling a category reads the row of the
state that follows, shifted by the points. Before every row lie `WIDTH` ones and behind it `WIDTH` zeros, so that eight
neighbours can be read wherever a row starts or ends.

What is compiled here is not kept: the pieces from the other kernels could change, and numba would not see it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from strategy_tables.solve.kernel import (
    WIDTH,
    Floats,
    Integers,
    average_first_roll,
    average_rolls,
    better,
    choose_keeps,
    entry,
    load,
    spread,
    store,
)
from strategy_tables.solve.outlook_kernel import follow_ends

_compiled = njit(_nrt=False)


class Scoring(NamedTuple):
    """The arrays of `Ends` and what else the rules say; offsets as in `kernel`.

    * `category`, `points`, `gains` [E]; `places` [E]: place among the upper categories, -1 for lower ones
    * `live_bit`: the category that makes the extra bonus live or -1; `joker`: the joker category or -1
    * `least` [C]: the end that every hand has at least; `first_ends` [C + 1]: bounds of the ends of each category
    * `hands`: offsets of hands, `bounds` [E, 3] in it: from the first bound on the hands of different dice that have
      this end and not the least of its category, from the second on those of equal dice, up to the third
    * `served_hands`, `served_bounds` [E, 3]: the same for hands that have this end on the first roll and not later;
      `served`: whether there are any
    * `joker_hands` [6]: offset of the hand of equal dice; `face_categories` [6]: the upper category of a face or -1
    * `of_jokers` [2, 6, 2, 2, C]; `lower_others`: mask of the lower categories but the joker category
    """

    category: Integers
    points: Integers
    gains: Integers
    places: Integers
    live_bit: int
    joker: int
    least: Integers
    first_ends: Integers
    bounds: Integers
    hands: NDArray[np.uint16]
    served_bounds: Integers
    served_hands: NDArray[np.uint16]
    served: bool
    joker_hands: Integers
    face_categories: Integers
    of_jokers: NDArray[np.int32]
    lower_others: int


class Rows(NamedTuple):
    """Rows of states: `starts`, `lengths` int64 [all states], `values` float64 with what lies before and behind."""

    starts: Integers
    lengths: Integers
    values: Floats


@_compiled
def shifted(row_starts, row_lengths, values, state, r):
    """G(r) to G(r + 7) of a state; 1 below 0, 0 behind the row."""
    if r <= -WIDTH:
        return spread(1.0)
    if r >= row_lengths[state]:
        return spread(0.0)
    return load(values, row_starts[state] + r)


@_compiled
def end_worth(end, followers, r, after, scoring):
    """What an end is worth."""
    return shifted(after.starts, after.lengths, after.values, followers[end], r - scoring.gains[end])


@_compiled
def raise_hands(work, hands, bounds, followers, r, open_mask, joker_filled, after, scoring):
    """Give the hands that `bounds` lists for the ends of open categories what those are worth, where that is better."""
    for category in range(scoring.least.size):
        if open_mask >> category & 1:
            for end in range(scoring.first_ends[category], scoring.first_ends[category + 1]):
                first, last = bounds[end, 0], bounds[end, 1 if joker_filled else 2]
                if first < last:
                    worth = end_worth(end, followers, r, after, scoring)
                    for place in range(first, last):
                        hand = entry(hands, place)
                        store(work, hand, better(worth, load(work, hand)))


@_compiled
def score_hands(work, followers, r, open_mask, joker_filled, after, lattice, scoring):
    """The best open category of every hand: first what all have at least, then those that have more."""
    floor = spread(0.0)
    for category in range(scoring.least.size):
        if open_mask >> category & 1:
            floor = better(end_worth(scoring.least[category], followers, r, after, scoring), floor)
    for row in range(lattice.hands, lattice.end, WIDTH):
        store(work, row, floor)
    raise_hands(work, scoring.hands, scoring.bounds, followers, r, open_mask, joker_filled, after, scoring)


@_compiled
def score_joker_hands(work, followers, r, open_mask, live, after, scoring):
    """The hands of equal dice once the joker category is filled."""
    lower = int(open_mask & scoring.lower_others != 0)
    for face in range(6):
        category = scoring.face_categories[face]
        upper = int(open_mask >> category & 1) if category >= 0 else 0
        best = spread(0.0)
        for category in range(scoring.least.size):
            end = scoring.of_jokers[live, face, upper, lower, category]
            if open_mask >> category & 1 and end >= 0:
                best = better(end_worth(end, followers, r, after, scoring), best)
        store(work, scoring.joker_hands[face], best)


@njit(nogil=True, _nrt=False)
def solve_block(starts, lengths, values, followers, work, mask, subset, rolls, after, layout, lattice, scoring):
    """The rows of the states of a block, from those of the states that follow.

    `starts`, `lengths` int64 [states] say where each goes in `values` float64, which is filled; `followers` int64 [E]
    and `work` float64 are scratch that no other thread uses. Releases the interpreter lock.
    """
    open_mask = ((1 << scoring.least.size) - 1) & ~mask
    if layout.card_order:
        open_mask &= -open_mask
    joker_filled = scoring.joker >= 0 and mask >> scoring.joker & 1 == 1
    count = layout.total_counts[subset]
    for state in range(starts.size):
        live, rank = divmod(state, count)
        follow_ends(followers, mask, subset, live, layout.totals[subset, rank], open_mask, layout, scoring)
        start, length = starts[state], lengths[state]
        for lane in range(WIDTH):
            values[start - WIDTH + lane] = 1.0
        for r in range(0, length, WIDTH):
            score_hands(work, followers, r, open_mask, joker_filled, after, lattice, scoring)
            if joker_filled:
                score_joker_hands(work, followers, r, open_mask, live, after, scoring)
            for _ in range(1, rolls):
                average_rolls(work, lattice)
                choose_keeps(work, lattice)
            if scoring.served:
                # Scoring at once, for hands that get more on the first roll, against going on.
                raise_hands(
                    work, scoring.served_hands, scoring.served_bounds, followers, r, open_mask, joker_filled, after,
                    scoring,
                )  # fmt: skip
            average_first_roll(work, lattice)
            for lane in range(min(WIDTH, length - r)):
                values[start + r + lane] = work[lane]
        for lane in range(WIDTH):
            values[start + length + lane] = 0.0
