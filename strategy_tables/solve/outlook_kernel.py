"""The compiled part of solving rests: how the turns of mean-optimal play end, and what that mixes up to.

One state at a time: the choices of a turn are branches, which do not go eight abreast as values do (`kernel`). What
takes the time are the rows of probabilities, which are long and contiguous.

This is one file for the reason given in `kernel`. Nothing but solving imports it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from strategy_tables.solve.kernel import Floats, Integers, kept

Numbers = NDArray[np.int32]

TIE = 1e-9
"""As in `ranking`, for the same choices; written here because a change elsewhere would leave old code running."""


class Lattice(NamedTuple):
    """The keeps, in the numbering of `Transitions`: see there. `order` int32 [K]: that of the tie-break."""

    successors: Numbers
    predecessors: Numbers
    order: Numbers
    probabilities: Floats
    first_hand: int
    rolls: int


class Scoring(NamedTuple):
    """The arrays of `Ends`, hands in the first axis. `places` [E]: place among the upper categories, -1 for lower
    ones; `face_categories` [6]: the upper category of a face or -1; `live_bit`: the category that makes the extra bonus
    live or -1; `joker`: the joker category or -1; `lower_others`: mask of the lower categories but that one."""

    category: Integers
    points: Integers
    gains: Integers
    places: Integers
    of_hands: Numbers
    of_served_hands: Numbers
    served: bool
    equal_hands: Integers
    of_jokers: Numbers
    face_categories: Integers
    live_bit: int
    joker: int
    lower_others: int


@njit
def block_number(mask, layout):
    """Number of the block of a set of filled categories: see `StateSpace`."""
    if not layout.card_order:
        return mask
    number = 0
    while mask >> number & 1:
        number += 1
    return number


@njit
def list_ends(table, listed, open_mask, mask, live, scoring):
    """Into `listed` [H, C + 1]: for every hand the number of its ends, then the ends, in the order of the card."""
    hands, categories = table.shape
    for hand in range(hands):
        count = 0
        for category in range(categories):
            if open_mask >> category & 1:
                count += 1
                listed[hand, count] = table[hand, category]
        listed[hand, 0] = count
    if scoring.joker < 0 or not mask >> scoring.joker & 1:
        return
    lower = int(open_mask & scoring.lower_others != 0)
    for face in range(6):
        upper_category = scoring.face_categories[face]
        upper = int(open_mask >> upper_category & 1) if upper_category >= 0 else 0
        hand = scoring.equal_hands[face]
        count = 0
        for category in range(categories):
            end = scoring.of_jokers[live, face, upper, lower, category]
            if open_mask >> category & 1 and end >= 0:
                count += 1
                listed[hand, count] = end
        listed[hand, 0] = count


@njit
def follow_ends(indices, mask, subset, live, total, open_mask, layout, scoring):
    """Into `indices` [E]: the states that the ends of open categories lead to."""
    for end in range(scoring.category.size):
        category = scoring.category[end]
        if not open_mask >> category & 1:
            continue
        after, raised, still = subset, total, live
        if scoring.places[end] >= 0:
            after = subset | 1 << scoring.places[end]
            raised = min(total + scoring.points[end], layout.upper_cap)
        if category == scoring.live_bit:
            still = int(scoring.points[end] > 0)
        start = layout.starts[block_number(mask | 1 << category, layout)]
        indices[end] = start + still * layout.total_counts[after] + layout.ranks[after, raised]


@njit
def score_hands(listed, leaf, values, ends):
    """The best end of every hand and its worth; the first of equal ones."""
    for hand in range(values.size):
        count = listed[hand, 0]
        best = -np.inf
        for place in range(1, count + 1):
            best = max(best, leaf[listed[hand, place]])
        place = 1
        while leaf[listed[hand, place]] < best - TIE:
            place += 1
        values[hand] = best
        ends[hand] = listed[hand, place]


@njit
def average_rolls(worth, lattice):
    """The mean over the faces of one die more, from the hands down to the empty keep."""
    for keep in range(lattice.first_hand - 1, -1, -1):
        row = lattice.successors[keep]
        low, middle, high = worth[row[0]] + worth[row[1]], worth[row[2]] + worth[row[3]], worth[row[4]] + worth[row[5]]
        worth[keep] = (low + middle + high) * (1.0 / 6.0)


@njit
def choose_keeps(worth, stop, best, chosen, lattice):
    """The best keep inside every keep, up to the hands, which may stop; the first in the order of the tie-break."""
    best[0] = worth[0]
    chosen[0] = 0
    for keep in range(1, best.size):
        own = worth[keep] if keep < lattice.first_hand else stop[keep - lattice.first_hand]
        most = own
        for face in range(6):
            smaller = lattice.predecessors[keep, face]
            if smaller >= 0 and best[smaller] > most:
                most = best[smaller]
        best[keep] = most
        if own >= most - TIE:
            chosen[keep] = keep
            continue
        choice = -1
        for face in range(6):
            smaller = lattice.predecessors[keep, face]
            if smaller >= 0 and best[smaller] >= most - TIE:
                found = chosen[smaller]
                if choice < 0 or lattice.order[found] < lattice.order[choice]:
                    choice = found
        chosen[keep] = choice


@njit
def spread_rolls(arriving, lattice):
    """Move what lies on keeps to the hands they become."""
    for keep in range(lattice.first_hand):
        share = arriving[keep] * (1.0 / 6.0)
        arriving[keep] = 0.0
        if share != 0.0:
            row = lattice.successors[keep]
            for face in range(6):
                arriving[row[face]] += share


@njit
def weigh_turn(weights, stop, ends, served_stop, served_ends, lattice, worth, best, chosen, arriving):
    """Add to `weights` [E] how probable every end is, given how hands are scored; [H] and [K] is scratch.

    `chosen` int64 [rolls, K] takes the keeps.
    """
    first_hand, rolls, hands = lattice.first_hand, lattice.rolls, stop.size
    worth[first_hand:] = stop
    for left in range(1, rolls):
        average_rolls(worth, lattice)
        choose_keeps(worth, served_stop if left == rolls - 1 else stop, best, chosen[left], lattice)
        worth[first_hand:] = best[first_hand:]
    arriving[:first_hand] = 0.0
    arriving[first_hand:] = lattice.probabilities
    for left in range(rolls - 1, 0, -1):
        scored = served_ends if left == rolls - 1 else ends
        for hand in range(hands):
            keep = chosen[left, first_hand + hand]
            share = arriving[first_hand + hand]
            arriving[first_hand + hand] = 0.0
            if keep == first_hand + hand:
                weights[scored[hand]] += share
            else:
                arriving[keep] += share
        spread_rolls(arriving, lattice)
    for hand in range(hands):
        weights[ends[hand]] += arriving[first_hand + hand]


@kept()
def weigh_block(weights, indices, values, mask, subset, layout, lattice, scoring):
    """How the turns of the states of a block end: `weights` float64 [states, E], zeros before; `indices` int64
    [states, E], the states that follow. `values` float64 is the table of the means. Releases the interpreter lock.
    """
    hands, categories = scoring.of_hands.shape
    keeps = lattice.first_hand + hands
    open_mask = ((1 << categories) - 1) & ~mask
    if layout.card_order:
        open_mask &= -open_mask
    listed = np.empty((hands, categories + 1), dtype=np.int32)
    served_listed = np.empty((hands, categories + 1), dtype=np.int32)
    stop, served_stop = np.empty(hands), np.empty(hands)
    ends, served_ends = np.empty(hands, dtype=np.int64), np.empty(hands, dtype=np.int64)
    worth, best, arriving = np.empty(keeps), np.empty(keeps), np.empty(keeps)
    chosen = np.empty((lattice.rolls, keeps), dtype=np.int64)
    leaf = np.empty(weights.shape[1])
    count = layout.total_counts[subset]
    for state in range(weights.shape[0]):
        live, rank = divmod(state, count)
        if rank == 0:
            list_ends(scoring.of_hands, listed, open_mask, mask, live, scoring)
            if scoring.served:
                list_ends(scoring.of_served_hands, served_listed, open_mask, mask, live, scoring)
        follow_ends(indices[state], mask, subset, live, layout.totals[subset, rank], open_mask, layout, scoring)
        for end in range(leaf.size):
            leaf[end] = scoring.gains[end] + values[indices[state, end]]
        score_hands(listed, leaf, stop, ends)
        if scoring.served:
            score_hands(served_listed, leaf, served_stop, served_ends)
            weigh_turn(weights[state], stop, ends, served_stop, served_ends, lattice, worth, best, chosen, arriving)
        else:
            weigh_turn(weights[state], stop, ends, stop, ends, lattice, worth, best, chosen, arriving)


@kept()
def mix_rows(row_starts, row_lengths, rows, weights, indices, gains, after_starts, after_lengths, after):
    """Distributions of the states of a block, from those of the states that follow.

    `row_starts`, `row_lengths` int64 [states] and `rows` float64: where the distribution of each state goes, zeros
    before; `after_starts`, `after_lengths` int64 [all states] and `after` float64: where those that follow lie.
    """
    for state in range(weights.shape[0]):
        first = row_starts[state]
        row = rows[first : first + row_lengths[state]]
        for end in range(weights.shape[1]):
            weight = weights[state, end]
            if weight > 0.0:
                index = indices[state, end]
                start = after_starts[index]
                source = after[start : start + after_lengths[index]]
                target = row[gains[end] : gains[end] + source.size]
                for place in range(source.size):
                    target[place] += weight * source[place]


@kept()
def mix_points(columns, weights, indices, places, after, categories, category, points, gains):
    """Where the points of the states of a block come from: float64 [states, 2 C + 3].

    Expected points by category, upper bonus, extra bonuses; probabilities of 0 by category, of the upper bonus. `after`
    are those of the states that follow, each at its place in `places` int64 [all states].
    """
    for state in range(weights.shape[0]):
        row = columns[state]
        for end in range(weights.shape[1]):
            weight = weights[state, end]
            if weight > 0.0:
                source = after[places[indices[state, end]]]
                for column in range(row.size):
                    row[column] += weight * source[column]
                row[category[end]] += weight * points[end]
                row[categories + 1] += weight * (gains[end] - points[end])
                if points[end] == 0:
                    row[categories + 2 + category[end]] += weight


@kept()
def floor_block(values, indices, leaf, mask, subset, layout, scoring):
    """The points that the worst rolls still leave in the states of a block: into `values` float64 [all states].

    Rerolling never helps against the worst roll, which may bring the same hand again; so every first roll is scored.
    `indices` int64 [E] and `leaf` float64 [E] are scratch.
    """
    hands, categories = scoring.of_hands.shape
    open_mask = ((1 << categories) - 1) & ~mask
    if layout.card_order:
        open_mask &= -open_mask
    listed = np.empty((hands, categories + 1), dtype=np.int32)
    worths, ends = np.empty(hands), np.empty(hands, dtype=np.int64)
    count = layout.total_counts[subset]
    start = layout.starts[block_number(mask, layout)]
    for state in range(layout.starts[block_number(mask, layout) + 1] - start):
        live, rank = divmod(state, count)
        if rank == 0:
            list_ends(scoring.of_served_hands, listed, open_mask, mask, live, scoring)
        follow_ends(indices, mask, subset, live, layout.totals[subset, rank], open_mask, layout, scoring)
        for end in range(leaf.size):
            leaf[end] = scoring.gains[end] + values[indices[end]]
        score_hands(listed, leaf, worths, ends)
        values[start + state] = worths.min()
