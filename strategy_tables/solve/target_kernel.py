"""The compiled part of solving targets: for every state the greatest probability of r more points, eight r at a time.

A *row* holds G(r) = P(points still to come >= r) under the play that makes just this greatest, from r = 0, or the
least that can come where that is less, up to the most that can; the best play is another one for every r (Cremers
2002). The turn is that of `kernel`, and its workspace too; but the eight columns are eight neighbouring r of one
state, and filling a category reads the row of the state that follows, shifted by the points. Before every row lie
`WIDTH` ones and behind it `WIDTH` zeros, so that eight neighbours can be read wherever a row starts or ends.

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
from strategy_tables.solve.outlook_kernel import follow_outcomes

_compiled = njit(_nrt=False)


class Scoring(NamedTuple):
    """The arrays of `Outcomes` and what else the rules say; offsets as in `kernel`.

    * `category`, `points`, `gains` [R]; `upper` [R]: whether the points raise the upper total
    * `live_category`: the one that makes the extra bonus live or -1
    * `least` [C]: the outcome that every hand has at least; `first_outcomes` [C + 1]: bounds of those of each category
    * `hands`: offsets of hands, `bounds` [R, 3] in it: from the first bound on the hands of different dice that have
      this outcome and not the least of its category, from the second on those of equal dice, up to the third
    * `served_hands`, `served_bounds` [R, 3]: the same for hands that have this outcome on the first roll and not later;
      `served`: whether there are any
    * `joker_hands` [6]: offset of the hand of equal dice; `of_jokers` [2, J, C]: the outcomes of each of the J cases
    """

    category: Integers
    points: Integers
    gains: Integers
    upper: NDArray[np.bool_]
    live_category: int
    least: Integers
    first_outcomes: Integers
    bounds: Integers
    hands: NDArray[np.uint16]
    served_bounds: Integers
    served_hands: NDArray[np.uint16]
    served: bool
    joker_hands: Integers
    of_jokers: NDArray[np.int32]


class Rows(NamedTuple):
    """Rows of states: `starts`, `firsts`, `lengths` int64 [all states], `values` float64 with what lies before and
    behind; `firsts` are their first r."""

    starts: Integers
    firsts: Integers
    lengths: Integers
    values: Floats


@_compiled
def shifted(rows, state, r):
    """G(r) to G(r + 7) of a state; 1 before the row, 0 behind it."""
    place = r - rows.firsts[state]
    if place <= -WIDTH:
        return spread(1.0)
    if place >= rows.lengths[state]:
        return spread(0.0)
    return load(rows.values, rows.starts[state] + place)


@_compiled
def outcome_worth(outcome, followers, r, rows, scoring):
    """What an outcome is worth."""
    return shifted(rows, followers[outcome], r - scoring.gains[outcome])


@_compiled
def raise_hands(work, hands, bounds, followers, r, after, jokers, rows, scoring):
    """Give the hands that `bounds` lists for the outcomes of categories what these are worth, where that is better."""
    for category in range(scoring.least.size):
        if after[category] >= 0:
            for outcome in range(scoring.first_outcomes[category], scoring.first_outcomes[category + 1]):
                first, last = bounds[outcome, 0], bounds[outcome, 1 if jokers else 2]
                if first < last:
                    worth = outcome_worth(outcome, followers, r, rows, scoring)
                    for place in range(first, last):
                        hand = entry(hands, place)
                        store(work, hand, better(worth, load(work, hand)))


@_compiled
def score_hands(work, followers, r, after, jokers, rows, lattice, scoring):
    """The best open category of every hand: first what all have at least, then those that have more."""
    floor = spread(0.0)
    for category in range(scoring.least.size):
        if after[category] >= 0:
            floor = better(outcome_worth(scoring.least[category], followers, r, rows, scoring), floor)
    for row in range(lattice.hands, lattice.end, WIDTH):
        store(work, row, floor)
    raise_hands(work, scoring.hands, scoring.bounds, followers, r, after, jokers, rows, scoring)


@_compiled
def score_joker_hands(work, followers, r, after, cases, live, rows, scoring):
    """The hands of equal dice once they are jokers."""
    for face in range(6):
        best = spread(0.0)
        for category in range(scoring.least.size):
            outcome = scoring.of_jokers[live, cases[face], category]
            if after[category] >= 0 and outcome >= 0:
                best = better(outcome_worth(outcome, followers, r, rows, scoring), best)
        store(work, scoring.joker_hands[face], best)


@njit(nogil=True, _nrt=False)
def solve_block(
    starts, firsts, lengths, values, followers, work, blocks, number, rolls, rows, layout, lattice, scoring
):
    """The rows of the states of a block, from those of the states that follow.

    `starts`, `firsts`, `lengths` int64 [states] say where each goes in `values` float64, which is filled; `followers`
    int64 [R] and `work` float64 are scratch that no other thread uses. Releases the interpreter lock.
    """
    after, cases = blocks.after[number], blocks.joker_cases[number]
    subset = layout.subsets[blocks.numbers[number]]
    jokers = cases[0] >= 0
    count = layout.total_counts[subset]
    for state in range(starts.size):
        live, rank = divmod(state, count)
        follow_outcomes(followers, blocks, number, live, layout.totals[subset, rank], layout, scoring)
        start, first, length = starts[state], firsts[state], lengths[state]
        for lane in range(WIDTH):
            values[start - WIDTH + lane] = 1.0
        for r in range(first, first + length, WIDTH):
            score_hands(work, followers, r, after, jokers, rows, lattice, scoring)
            if jokers:
                score_joker_hands(work, followers, r, after, cases, live, rows, scoring)
            for _ in range(1, rolls):
                average_rolls(work, lattice)
                choose_keeps(work, lattice)
            if scoring.served:
                # Scoring at once, for hands that get more on the first roll, against going on.
                raise_hands(
                    work, scoring.served_hands, scoring.served_bounds, followers, r, after, jokers, rows, scoring
                )
            average_first_roll(work, lattice)
            for lane in range(min(WIDTH, first + length - r)):
                values[start + r - first + lane] = work[lane]
        for lane in range(WIDTH):
            values[start + length + lane] = 0.0
