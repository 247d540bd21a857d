"""The compiled part of solving outlooks and floors: how turns end, and what that mixes up to.

One state at a time: the choices of a turn are branches, which do not go eight abreast as values do (`kernel`). What
takes the time are the rows of probabilities, which are long and contiguous. A block is known by `Blocks` and its number
among them.

This is one file for the reason given in `kernel`. Nothing but solving imports it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from strategy_tables.solve.kernel import Blocks, Floats, Integers, Layout, kept

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
    """The arrays of `Outcomes`, R of them, hands in the first axis.

    * `category`, `points`, `gains` int64 [R]; `upper` bool [R]: whether the points raise the upper total
    * `of_hands`, `of_served_hands` int32 [H, C]; `served`: whether they differ
    * `equal_hands` int64 [6]; `of_jokers` int32 [2, J, C]: the outcomes of jokers in each of the J cases
    * `live_category`: the one that makes the extra bonus live or -1
    """

    category: Integers
    points: Integers
    gains: Integers
    upper: NDArray[np.bool_]
    of_hands: Numbers
    of_served_hands: Numbers
    served: bool
    equal_hands: Integers
    of_jokers: Numbers
    live_category: int


@njit
def list_outcomes(table, listed, after, cases, live, scoring):
    """Into `listed` [H, C + 1]: for every hand the number of its outcomes, then these, in the order of the card.

    `after` and `cases` are rows of `Blocks`.
    """
    hands, categories = table.shape
    for hand in range(hands):
        count = 0
        for category in range(categories):
            if after[category] >= 0:
                count += 1
                listed[hand, count] = table[hand, category]
        listed[hand, 0] = count
    if cases[0] < 0:
        return
    for face in range(6):
        hand = scoring.equal_hands[face]
        count = 0
        for category in range(categories):
            outcome = scoring.of_jokers[live, cases[face], category]
            if after[category] >= 0 and outcome >= 0:
                count += 1
                listed[hand, count] = outcome
        listed[hand, 0] = count


@njit
def follow_outcomes(indices, blocks, number, live, total, layout, scoring):
    """Into `indices` [R]: the states that the outcomes of open categories lead to, from a state of a block."""
    after = blocks.after[number]
    for outcome in range(scoring.category.size):
        category = scoring.category[outcome]
        if after[category] < 0:
            continue
        raised, still = total, live
        if scoring.upper[outcome]:
            raised = min(total + scoring.points[outcome], layout.upper_cap)
        if category == scoring.live_category:
            still = int(scoring.points[outcome] > 0)
        subset = layout.subsets[after[category]]
        start = layout.starts[after[category]]
        indices[outcome] = start + still * layout.total_counts[subset] + layout.ranks[subset, raised]


@njit
def score_hands(listed, utility, values, outcomes):
    """The best outcome of every hand and its worth; the first of equal ones."""
    for hand in range(values.size):
        count = listed[hand, 0]
        best = -np.inf
        for place in range(1, count + 1):
            best = max(best, utility[listed[hand, place]])
        place = 1
        while utility[listed[hand, place]] < best - TIE:
            place += 1
        values[hand] = best
        outcomes[hand] = listed[hand, place]


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
def weigh_turn(weights, stop, outcomes, served_stop, served_outcomes, lattice, worth, best, chosen, arriving):
    """Add to `weights` [R] how probable every outcome is, given how hands are scored; [H] and [K] is scratch.

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
        scored = served_outcomes if left == rolls - 1 else outcomes
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
        weights[outcomes[hand]] += arriving[first_hand + hand]


@kept()
def weigh_block(
    weights: Floats,
    indices: Integers,
    values: Floats,
    blocks: Blocks,
    number: int,
    layout: Layout,
    lattice: Lattice,
    scoring: Scoring,
) -> None:
    """How the turns of the states of a block end: `weights` float64 [states, R], zeros before; `indices` int64
    [states, R], the states that follow. `values` float64 is the table of the means. Releases the interpreter lock.
    """
    hands, categories = scoring.of_hands.shape
    keeps = lattice.first_hand + hands
    after, cases = blocks.after[number], blocks.joker_cases[number]
    subset = layout.subsets[blocks.numbers[number]]
    listed = np.empty((hands, categories + 1), dtype=np.int32)
    served_listed = np.empty((hands, categories + 1), dtype=np.int32)
    stop, served_stop = np.empty(hands), np.empty(hands)
    outcomes, served_outcomes = np.empty(hands, dtype=np.int64), np.empty(hands, dtype=np.int64)
    worth, best, arriving = np.empty(keeps), np.empty(keeps), np.empty(keeps)
    chosen = np.empty((lattice.rolls, keeps), dtype=np.int64)
    utility = np.empty(weights.shape[1])
    count = layout.total_counts[subset]
    for state in range(weights.shape[0]):
        live, rank = divmod(state, count)
        if rank == 0:
            list_outcomes(scoring.of_hands, listed, after, cases, live, scoring)
            if scoring.served:
                list_outcomes(scoring.of_served_hands, served_listed, after, cases, live, scoring)
        follow_outcomes(indices[state], blocks, number, live, layout.totals[subset, rank], layout, scoring)
        for outcome in range(utility.size):
            utility[outcome] = scoring.gains[outcome] + values[indices[state, outcome]]
        score_hands(listed, utility, stop, outcomes)
        if scoring.served:
            score_hands(served_listed, utility, served_stop, served_outcomes)
            weigh_turn(
                weights[state], stop, outcomes, served_stop, served_outcomes, lattice, worth, best, chosen, arriving
            )
        else:
            weigh_turn(weights[state], stop, outcomes, stop, outcomes, lattice, worth, best, chosen, arriving)


@kept()
def mix_rows(
    row_starts: Integers,
    row_firsts: Integers,
    row_lengths: Integers,
    rows: Floats,
    weights: Floats,
    indices: Integers,
    gains: Integers,
    after_starts: Integers,
    after_firsts: Integers,
    after_lengths: Integers,
    after: Floats,
) -> None:
    """Distributions of the states of a block, from those of the states that follow.

    `row_starts`, `row_firsts`, `row_lengths` int64 [states] and `rows` float64: where the distribution of each state
    goes, zeros before, and how many points come first in it; `after_starts`, `after_firsts`, `after_lengths` int64 [all
    states] and `after` float64: where those that follow lie.
    """
    for state in range(weights.shape[0]):
        first = row_starts[state]
        row = rows[first : first + row_lengths[state]]
        for outcome in range(weights.shape[1]):
            weight = weights[state, outcome]
            if weight > 0.0:
                index = indices[state, outcome]
                start = after_starts[index]
                source = after[start : start + after_lengths[index]]
                place_first = gains[outcome] + after_firsts[index] - row_firsts[state]
                target = row[place_first : place_first + source.size]
                for place in range(source.size):
                    target[place] += weight * source[place]


@kept()
def mix_points(
    columns: Floats,
    weights: Floats,
    indices: Integers,
    places: Integers,
    after: Floats,
    categories: int,
    category: Integers,
    points: Integers,
    gains: Integers,
) -> None:
    """Where the points of the states of a block come from: float64 [states, 2 C + 3].

    Expected points by category, upper bonus, extra bonuses; probabilities of 0 by category, of the upper bonus. `after`
    are those of the states that follow, each at its place in `places` int64 [all states].
    """
    for state in range(weights.shape[0]):
        row = columns[state]
        for outcome in range(weights.shape[1]):
            weight = weights[state, outcome]
            if weight > 0.0:
                source = after[places[indices[state, outcome]]]
                for column in range(row.size):
                    row[column] += weight * source[column]
                row[category[outcome]] += weight * points[outcome]
                row[categories + 1] += weight * (gains[outcome] - points[outcome])
                if points[outcome] == 0:
                    row[categories + 2 + category[outcome]] += weight


@kept()
def floor_block(
    values: Floats,
    indices: Integers,
    utility: Floats,
    blocks: Blocks,
    number: int,
    layout: Layout,
    scoring: Scoring,
) -> None:
    """The points that the worst rolls still leave in the states of a block: into `values` float64 [all states].

    Rerolling never helps against the worst roll, which may bring the same hand again; so every first roll is scored.
    `indices` int64 [R] and `utility` float64 [R] are scratch.
    """
    hands, categories = scoring.of_hands.shape
    after, cases = blocks.after[number], blocks.joker_cases[number]
    subset = layout.subsets[blocks.numbers[number]]
    listed = np.empty((hands, categories + 1), dtype=np.int32)
    worths, outcomes = np.empty(hands), np.empty(hands, dtype=np.int64)
    count = layout.total_counts[subset]
    block = blocks.numbers[number]
    start = layout.starts[block]
    for state in range(layout.starts[block + 1] - start):
        live, rank = divmod(state, count)
        if rank == 0:
            list_outcomes(scoring.of_served_hands, listed, after, cases, live, scoring)
        follow_outcomes(indices, blocks, number, live, layout.totals[subset, rank], layout, scoring)
        for outcome in range(utility.size):
            utility[outcome] = scoring.gains[outcome] + values[indices[outcome]]
        score_hands(listed, utility, worths, outcomes)
        values[start + state] = worths.min()
