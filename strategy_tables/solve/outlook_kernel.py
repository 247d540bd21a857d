"""The compiled part of solving outlooks and floors: how turns end, and what that mixes up to.

One state at a time: the choices of a turn are branches, which do not go eight abreast as values do (`kernel`). What
takes the time are the rows of probabilities, which are long and contiguous. A block is known by `Blocks` and its number
among them.

Nothing but solving imports it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from strategy_tables.solve.keeping import kept
from strategy_tables.solve.kernel import Blocks, Floats, Integers, Layout

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
    """The arrays of `Outcomes`, R of them, hands in the first axis; M categories are marks.

    * `category`, `points`, `gains` int64 [R]; `upper` bool [R]: whether the points raise the upper total
    * `mark`, `requires` int64 [C]: the place among the marks of a category, and of the one that has to be made before
      it earns points; or -1. `live`: the place of the one that makes the extra bonus live, or -1
    * `of_hands` int32 [B, H, C]: on the first roll of a turn, the second, ... and the B-th and all later ones
    * `of_locked` int32 [2, C]: in a category that earns nothing yet, without the extra bonus and with it, or -1
    * `equal_hands` int64 [6]; `of_jokers` int32 [2, J, C]: the outcomes of jokers in each of the J cases
    """

    category: Integers
    points: Integers
    gains: Integers
    upper: NDArray[np.bool_]
    mark: Integers
    requires: Integers
    live: int
    of_hands: NDArray[np.int32]
    of_locked: Numbers
    equal_hands: Integers
    of_jokers: NDArray[np.int32]


# --- Marks, as in `kernel`. ---


@njit
def is_made(part, marks, mark):
    """Whether states in this part of a block have made a mark; `marks` is a row of `Blocks.marks`."""
    return marks[mark] > 0 and part // marks[mark] % 2 == 1


@njit
def make(part, apart, made):
    """The part after filling a mark that has `apart` in `Blocks.marks`."""
    if apart > 0:
        return part + apart if made and part // apart % 2 == 0 else part
    low = part % -apart
    return 2 * (part - low) + low - (apart if made else 0)


@njit
def is_locked(category, part, marks, scoring):
    """Whether a category earns nothing yet in the states of this part of a block."""
    requires = scoring.requires[category]
    return requires >= 0 and not is_made(part, marks, requires)


@njit
def list_outcomes(table, listed, blocks, number, part, scoring):
    """Into `listed` [H, C + 1]: for every hand the number of its outcomes, then these, in the order of the card."""
    after, cases, marks = blocks.after[number], blocks.joker_cases[number], blocks.marks[number]
    live = int(scoring.live >= 0 and is_made(part, marks, scoring.live))
    hands, categories = table.shape
    for hand in range(hands):
        count = 0
        for category in range(categories):
            if after[category] >= 0:
                count += 1
                locked = is_locked(category, part, marks, scoring)
                listed[hand, count] = scoring.of_locked[0, category] if locked else table[hand, category]
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
                locked = is_locked(category, part, marks, scoring)
                listed[hand, count] = scoring.of_locked[live, category] if locked else outcome
        listed[hand, 0] = count


@njit
def follow_outcomes(indices, blocks, number, part, total, layout, scoring):
    """Into `indices` [R]: the states that the outcomes of open categories lead to, from a state of a block.

    Those in the first level of the block that follows: in the next one they lie as many columns further on.
    """
    after, marks = blocks.after[number], blocks.marks[number]
    for outcome in range(scoring.category.size):
        category = scoring.category[outcome]
        if after[category] < 0:
            continue
        raised, part_then = total, part
        if scoring.upper[outcome]:
            raised = min(total + scoring.points[outcome], layout.upper_cap)
        if scoring.mark[category] >= 0:
            part_then = make(part, marks[scoring.mark[category]], scoring.points[outcome] > 0)
        subset = layout.subsets[after[category]]
        start = layout.starts[after[category]]
        indices[outcome] = start + part_then * layout.total_counts[subset] + layout.ranks[subset, raised]


@njit
def find_widths(widths, blocks, number, layout, scoring):
    """Into `widths` [R]: how far apart the levels of the blocks lie that outcomes lead to."""
    after = blocks.after[number]
    for outcome in range(widths.size):
        following = after[scoring.category[outcome]]
        widths[outcome] = layout.columns[following] if following >= 0 else 0


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


class Turn(NamedTuple):
    """How a turn goes that starts with some number of extra rolls.

    * `rolls`: how many there are
    * `to` int64 [rolls]: the extra rolls that one has after scoring, by the rolls left then
    * `stages` int64 [rolls]: what is paid, as a place in `Scoring.of_hands`, by the rolls left
    """

    rolls: int
    to: Integers
    stages: Integers


@njit
def weigh_turn(weights, stop, outcomes, turn, lattice, worth, best, chosen, arriving):
    """Add to `weights` [J, R] how probable every outcome is, by the extra rolls after it; [K] is scratch.

    `stop`, `outcomes` [J, B, H]: what scoring a hand is worth and leads to, by the extra rolls after it and what is
    paid then; `chosen` int64 [rolls, K] takes the keeps.
    """
    first_hand, hands = lattice.first_hand, stop.shape[2]
    worth[first_hand:] = stop[turn.to[0], turn.stages[0]]
    for left in range(1, turn.rolls):
        average_rolls(worth, lattice)
        choose_keeps(worth, stop[turn.to[left], turn.stages[left]], best, chosen[left], lattice)
        worth[first_hand:] = best[first_hand:]
    arriving[:first_hand] = 0.0
    arriving[first_hand:] = lattice.probabilities
    for left in range(turn.rolls - 1, 0, -1):
        into, scored = weights[turn.to[left]], outcomes[turn.to[left], turn.stages[left]]
        for hand in range(hands):
            keep = chosen[left, first_hand + hand]
            share = arriving[first_hand + hand]
            arriving[first_hand + hand] = 0.0
            if keep == first_hand + hand:
                into[scored[hand]] += share
            else:
                arriving[keep] += share
        spread_rolls(arriving, lattice)
    into, scored = weights[turn.to[0]], outcomes[turn.to[0], turn.stages[0]]
    for hand in range(hands):
        into[scored[hand]] += arriving[first_hand + hand]


@kept()
def weigh_block(
    weights: Floats,
    indices: Integers,
    widths: Integers,
    values: Floats,
    blocks: Blocks,
    number: int,
    to: Integers,
    layout: Layout,
    lattice: Lattice,
    scoring: Scoring,
) -> None:
    """How the turns of the states of a block end: `weights` float64 [states, J, R], zeros before, by the extra rolls
    after it; `indices` int64 [columns, R], the states that follow without extra rolls, and `widths` int64 [R], how far
    behind them those with one more lie. Releases the interpreter lock.

    `values` float64 is the table of the means; `to` int64 [levels, rolls]: the extra rolls that one has after scoring,
    by those before the turn and the rolls left.
    """
    stages, hands, categories = scoring.of_hands.shape
    keeps = lattice.first_hand + hands
    subset = layout.subsets[blocks.numbers[number]]
    columns, count = indices.shape[0], layout.total_counts[subset]
    levels, levels_after = weights.shape[0] // columns, weights.shape[1]
    listed = np.empty((stages, hands, categories + 1), dtype=np.int32)
    stop, outcomes = np.empty((levels_after, stages, hands)), np.empty((levels_after, stages, hands), dtype=np.int64)
    worth, best, arriving = np.empty(keeps), np.empty(keeps), np.empty(keeps)
    chosen = np.empty((to.shape[1], keeps), dtype=np.int64)
    paid_then = np.empty(to.shape[1], dtype=np.int64)
    utility = np.empty(weights.shape[2])
    find_widths(widths, blocks, number, layout, scoring)
    for column in range(columns):
        part, rank = divmod(column, count)
        if rank == 0:
            for stage in range(stages):
                list_outcomes(scoring.of_hands[stage], listed[stage], blocks, number, part, scoring)
        follow_outcomes(indices[column], blocks, number, part, layout.totals[subset, rank], layout, scoring)
        for level in range(levels_after):
            for outcome in range(utility.size):
                place = indices[column, outcome] + level * widths[outcome]
                utility[outcome] = scoring.gains[outcome] + values[place]
            for stage in range(stages):
                score_hands(listed[stage], utility, stop[level, stage], outcomes[level, stage])
        for level in range(levels):
            rolls = lattice.rolls + level
            for left in range(rolls):
                paid_then[left] = min(rolls - left, stages) - 1
            turn = Turn(rolls, to[level], paid_then)
            state = level * columns + column
            weigh_turn(weights[state], stop, outcomes, turn, lattice, worth, best, chosen, arriving)


@kept()
def measure_rows(
    row_firsts: Integers,
    row_lengths: Integers,
    weights: Floats,
    indices: Integers,
    widths: Integers,
    gains: Integers,
    after_firsts: Integers,
    after_lengths: Integers,
) -> None:
    """How many points come first in the distribution of each state of a block, and its length: see `mix_rows`."""
    for state in range(weights.shape[0]):
        column = state % indices.shape[0]
        first = end = 0
        for level in range(weights.shape[1]):
            for outcome in range(weights.shape[2]):
                if weights[state, level, outcome] > 0.0:
                    index = indices[column, outcome] + level * widths[outcome]
                    start = gains[outcome] + after_firsts[index]
                    first, end = min(first, start), max(end, start + after_lengths[index])
        row_firsts[state], row_lengths[state] = first, end - first


@kept()
def mix_rows(
    row_starts: Integers,
    row_firsts: Integers,
    row_lengths: Integers,
    rows: Floats,
    weights: Floats,
    indices: Integers,
    widths: Integers,
    gains: Integers,
    after_starts: Integers,
    after_firsts: Integers,
    after_lengths: Integers,
    after: Floats,
) -> None:
    """Distributions of the states of a block, from those of the states that follow.

    `row_starts`, `row_firsts`, `row_lengths` int64 [states] and `rows` float64: where the distribution of each state
    goes, zeros before, and how many points come first in it; `after_starts`, `after_firsts`, `after_lengths` int64 [all
    states] and `after` float64: where those that follow lie. The rest is as in `weigh_block`.
    """
    for state in range(weights.shape[0]):
        first = row_starts[state]
        row = rows[first : first + row_lengths[state]]
        column = state % indices.shape[0]
        for level in range(weights.shape[1]):
            for outcome in range(weights.shape[2]):
                weight = weights[state, level, outcome]
                if weight > 0.0:
                    index = indices[column, outcome] + level * widths[outcome]
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
    widths: Integers,
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
        for level in range(weights.shape[1]):
            for outcome in range(weights.shape[2]):
                weight = weights[state, level, outcome]
                if weight > 0.0:
                    index = indices[state % indices.shape[0], outcome] + level * widths[outcome]
                    source = after[places[index]]
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

    Rerolling never helps against the worst roll, which may bring the same hand again; so every first roll is scored,
    and extra rolls are worth nothing. `indices` int64 [R] and `utility` float64 [R] are scratch.
    """
    _, hands, categories = scoring.of_hands.shape
    block = blocks.numbers[number]
    subset = layout.subsets[block]
    listed = np.empty((hands, categories + 1), dtype=np.int32)
    worths, outcomes = np.empty(hands), np.empty(hands, dtype=np.int64)
    columns, count = layout.columns[block], layout.total_counts[subset]
    for column in range(columns):
        part, rank = divmod(column, count)
        if rank == 0:
            list_outcomes(scoring.of_hands[0], listed, blocks, number, part, scoring)
        follow_outcomes(indices, blocks, number, part, layout.totals[subset, rank], layout, scoring)
        for outcome in range(utility.size):
            utility[outcome] = scoring.gains[outcome] + values[indices[outcome]]
        score_hands(listed, utility, worths, outcomes)
        values[layout.starts[block] + column : layout.starts[block + 1] : columns] = worths.min()
