"""Compiled solver for a payoff and the mean that its best play leaves, for every r, eight r at a time.

Values are ordered first by the expected payoff, then by the mean of the remaining points. A *row* holds two float64 for
each r: the *chance*, which is the expected payoff, and the mean. Chances tie if they differ by at most a share `tie`,
so that rounding breaks no tie. Chances are maxima over all moves, whatever `tie` is; only means depend on it.

The lattice is that of `weigh_kernel`. The columns of a workspace are neighbouring r of one state, as in
`payoff_kernel`. Before its row a state is certain even in play for the mean, and after it hopeless.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import (
    WIDTH,
    Blocks,
    Floats,
    Integers,
    Layout,
    add,
    average_first_roll,
    broadcast,
    is_made,
    load,
    maximum,
    multiply,
    store,
    unchecked_item,
)
from strategy_tables.solve.outlook_kernel import FAR, OutcomeArrays, follow_outcomes, list_outcomes
from strategy_tables.solve.weigh_kernel import Lattice, average_rolls, where_at_least

NOISE = 1e-10
"""More than the rounding of float64 in a mean, in points."""

_OPTIONS = {"_nrt": False}
_compiled = inner_njit(**_OPTIONS)


class Values(NamedTuple):
    """Chances and means: float64 arrays of equal length."""

    chances: Floats
    means: Floats


class Rows(NamedTuple):
    """Rows of states: `starts`, `firsts` (their first r), `lengths` int64 [all states], and `values` with padding.

    Every row has `WIDTH` certain values before it and as many hopeless ones after it.
    """

    starts: Integers
    firsts: Integers
    lengths: Integers
    values: Values


class Scratch(NamedTuple):
    """Scratch of a thread, for R outcomes, K keeps and H hands.

    * `listed` int32 [H, C + 1]: for every hand the number of its outcomes, then these
    * `floors` int64 [C + 1]: the number of open categories, then their outcomes of the fewest points
    * `unbounded` bool [H]: whether these do not bound a hand from below, as it is a joker
    * `followers` int64 [2, R]: the next states of this column and of the last one, alternating
    * `work`: the values of keeps, [K, 8]; `after`: those of outcomes and of the floor, [R + 1, 8]
    """

    listed: NDArray[np.int32]
    floors: Integers
    unbounded: NDArray[np.bool_]
    followers: Integers
    work: Values
    after: Values


# --- The order of values ---


@_compiled
def tied_mean(values, offset, least, best):
    """Return the greater one of a mean and of that at an offset, if its chance is at least `least`."""
    mean = where_at_least(load(values.chances, offset), least, load(values.means, offset), broadcast(-np.inf))
    return maximum(mean, best)


# --- Turns ---


@_compiled
def score_hand(work, row, after, listed, first, tie):
    """Put the best outcome of those `listed` into a row of the workspace; `first` is the offset of another outcome."""
    chance = load(after.chances, first)
    for place in range(1, listed[0] + 1):
        chance = maximum(load(after.chances, listed[place] * WIDTH), chance)
    least = multiply(chance, broadcast(1.0 - tie))
    mean = tied_mean(after, first, least, broadcast(-np.inf))
    for place in range(1, listed[0] + 1):
        mean = tied_mean(after, listed[place] * WIDTH, least, mean)
    store(work.chances, row, chance)
    store(work.means, row, mean)


@_compiled
def score_hands(scratch, lattice, tie):
    """Compute the best outcome of every hand."""
    after, listed = scratch.after, scratch.listed
    floor = after.means.size - WIDTH
    score_hand(after, floor, after, scratch.floors, scratch.floors[1] * WIDTH, tie)
    for hand in range(listed.shape[0]):
        first = listed[hand, 1] * WIDTH if scratch.unbounded[hand] else floor
        score_hand(scratch.work, lattice.hands + lattice.hand_rows[hand], after, listed[hand], first, tie)


@_compiled
def choose_keeps(work, lattice, tie):
    """Compute the best keep inside every keep, up to the hands."""
    share = broadcast(1.0 - tie)
    edge = 0
    for group in range(len(lattice.groups)):
        degree = lattice.groups[group, 2]
        for row in range(lattice.groups[group, 0], lattice.groups[group, 1], WIDTH):
            chance = load(work.chances, row)
            for each in range(edge, edge + degree):
                smaller = unchecked_item(lattice.predecessors, each)
                chance = maximum(load(work.chances, smaller), chance)
            least = multiply(chance, share)
            mean = tied_mean(work, row, least, broadcast(-np.inf))
            for each in range(edge, edge + degree):
                mean = tied_mean(work, unchecked_item(lattice.predecessors, each), least, mean)
            store(work.chances, row, chance)
            store(work.means, row, mean)
            edge += degree


@_compiled
def roll(work, lattice):
    """Compute the means over a further die for all keeps."""
    average_rolls(work.chances, lattice)
    average_rolls(work.means, lattice)


@_compiled
def place_outcomes(r, scratch, followers, rows, scoring, after):
    """Put the values of the outcomes of open categories for r and its neighbours into their rows."""
    values = rows.values
    for outcome in range(followers.size):
        if after[scoring.category[outcome]] >= 0:
            state, gain = followers[outcome], scoring.gains[outcome]
            start = rows.starts[state]
            place = min(max(start - rows.firsts[state] + r - gain, start - WIDTH), start + rows.lengths[state])
            store(scratch.after.chances, outcome * WIDTH, load(values.chances, place))
            store(scratch.after.means, outcome * WIDTH, add(load(values.means, place), broadcast(float(gain))))


@_compiled
def solve_turn(r, scratch, followers, rows, scoring, after, lattice, tie):
    """Compute the values of a state for r and its neighbours, into the first row of the workspace."""
    place_outcomes(r, scratch, followers, rows, scoring, after)
    score_hands(scratch, lattice, tie)
    for _ in range(1, lattice.rolls):
        roll(scratch.work, lattice)
        choose_keeps(scratch.work, lattice, tie)
    average_first_roll(scratch.work.chances, lattice)
    average_first_roll(scratch.work.means, lattice)


# --- Rows ---


@_compiled
def list_part(part, blocks, number, scratch, scoring, least):
    """List the outcomes of hands in the states of a part of a block, without those that the floor has."""
    after, listed = blocks.after[number], scratch.listed
    list_outcomes(scoring.of_hands[0], listed, blocks, number, part, scoring)
    scratch.unbounded[:] = False
    if blocks.joker_cases[number, 0] >= 0:
        for hand in scoring.equal_hands:
            scratch.unbounded[hand] = True
    scratch.floors[0] = 0
    for category in range(least.size):
        if after[category] >= 0:
            scratch.floors[0] += 1
            scratch.floors[scratch.floors[0]] = least[category]
    for hand in range(listed.shape[0]):
        if not scratch.unbounded[hand]:
            count = 0
            for place in range(1, listed[hand, 0] + 1):
                outcome = listed[hand, place]
                if outcome != least[scoring.category[outcome]]:
                    count += 1
                    listed[hand, count] = outcome
            listed[hand, 0] = count


@_compiled
def are_same(followers, after, rows, scoring):
    """Return whether two columns have the same rows after all outcomes, and so the same row."""
    for outcome in range(followers.shape[1]):
        if after[scoring.category[outcome]] >= 0:
            one, other = followers[0, outcome], followers[1, outcome]
            if rows.starts[one] != rows.starts[other] or rows.firsts[one] != rows.firsts[other]:
                return False
    return True


@_compiled
def pad(values, place, chance, mean):
    """Put certain values before a row, or hopeless ones after it."""
    store(values.chances, place, broadcast(chance))
    store(values.means, place, broadcast(mean))


@_compiled
def solve_row(into, start, first, length, mean, scratch, followers, rows, scoring, after, lattice, tie):
    """Compute the row of a state, from r = `first` upwards, after `start`; return its place, first r and length.

    Values at its start that play for the mean reaches, and hopeless ones at its end are truncated.
    """
    work, place, skipped, count = scratch.work, start + WIDTH, 0, 0
    for r in range(first, first + length, WIDTH):
        solve_turn(r, scratch, followers, rows, scoring, after, lattice, tie)
        for lane in range(min(WIDTH, first + length - r)):
            if count == 0 and work.chances[lane] >= 1.0 - tie and work.means[lane] >= mean - NOISE:
                skipped += 1
                continue
            into.chances[place + count] = work.chances[lane]
            into.means[place + count] = work.means[lane]
            count += 1
    while count > 0 and into.chances[place + count - 1] == 0.0:
        count -= 1
    pad(into, start, 1.0, mean)
    pad(into, place + count, 0.0, mean)
    return place, first + skipped, count


@_compiled
def most_so_far(part, after, marks, paid, scoring):
    """Return an upper bound of the points so far in the states of a part of a block."""
    most = paid[after.size]
    for category in range(after.size):
        if after[category] >= 0:
            most -= paid[category]
    live = scoring.live >= 0 and is_made(part, marks[scoring.live])
    return most + paid[after.size + 1] if live else most


@cached_njit(**_OPTIONS)
def measure_block(
    followers: Integers,
    blocks: Blocks,
    number: int,
    rows: Rows,
    layout: Layout,
    scoring: OutcomeArrays,
    paid: Integers,
) -> int:
    """Put the starts and greatest lengths of the rows of a block's states into `rows`; return the total length.

    It includes the padding. `followers` int64 [R] is scratch.

    If there are any `paid` int64 [C + 2], rows are limited to r from minus the most points so far to 0. These are the
    most points of each category, of all together, and of extra bonuses before these turns.
    """
    after, block = blocks.after[number], blocks.numbers[number]
    subset = layout.subsets[block]
    used = 0
    for column in range(layout.columns[block]):
        part, rank = divmod(column, layout.total_counts[subset])
        follow_outcomes(followers, blocks, number, part, layout.totals[subset, rank], layout, scoring)
        first, end = FAR, -FAR
        for outcome in range(followers.size):
            if after[scoring.category[outcome]] >= 0:
                start = rows.firsts[followers[outcome]] + scoring.gains[outcome]
                first, end = min(first, start), max(end, start + rows.lengths[followers[outcome]])
        state = layout.starts[block] + column
        if paid.size:
            first, end = max(first, -most_so_far(part, after, blocks.marks[number], paid, scoring)), min(end, 1)
        rows.firsts[state], rows.lengths[state] = first, max(end - first, 0)
        used += rows.lengths[state] + 2 * WIDTH
    return used


@cached_njit(**_OPTIONS)
def solve_block(
    into: Values,
    start: int,
    scratch: Scratch,
    means: Floats,
    blocks: Blocks,
    number: int,
    rows: Rows,
    layout: Layout,
    lattice: Lattice,
    scoring: OutcomeArrays,
    least: Integers,
    tie: float,
) -> None:
    """Compute the rows of the states of a block, from `start` on, from those of the next states.

    `rows` has their greatest lengths before, and their places afterwards. `means` float64 is the table of the means;
    `least` int64 [C] the outcome of the fewest points. Releases the interpreter lock.
    """
    after, block = blocks.after[number], blocks.numbers[number]
    subset, side = layout.subsets[block], 0
    for column in range(layout.columns[block]):
        part, rank = divmod(column, layout.total_counts[subset])
        if rank == 0:
            list_part(part, blocks, number, scratch, scoring, least)
        followers, state = scratch.followers[side], layout.starts[block] + column
        follow_outcomes(followers, blocks, number, part, layout.totals[subset, rank], layout, scoring)
        if rank > 0 and are_same(scratch.followers, after, rows, scoring):
            rows.starts[state], rows.firsts[state] = rows.starts[state - 1], rows.firsts[state - 1]
            rows.lengths[state] = rows.lengths[state - 1]
            continue
        first, length = rows.firsts[state], rows.lengths[state]
        place, first, length = solve_row(
            into, start, first, length, means[state], scratch, followers, rows, scoring, after, lattice, tie
        )
        rows.starts[state], rows.firsts[state], rows.lengths[state] = place, first, length
        start = place + length + WIDTH
        side = 1 - side
