"""Compiled weights of endings under play for the mean, eight states at a time.

The eight states are neighbours in one part of a block, so that their hands have the same outcomes. Rows and passes
through the lattice are those of `kernel`. But the value of a keep is accompanied by the *preference* of the best keep
inside it. This number is higher for keeps that come earlier in the order of ties. Then the probability of the first
roll is passed forward: from hands to their keeps, from keeps to hands, and from scored hands to outcomes.

Only solving imports it.
"""

from typing import Any, NamedTuple

import numpy as np
from numba.extending import intrinsic
from numpy.typing import NDArray

from strategy_tables.model.ties import TIE
from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import (
    WIDTH,
    Blocks,
    Floats,
    Integers,
    Layout,
    Offsets,
    add,
    broadcast,
    load,
    maximum,
    multiply,
    row_type,
    store,
    unchecked_item,
)
from strategy_tables.solve.outlook_kernel import OutcomeArrays, find_widths, follow_outcomes, list_outcomes

_OPTIONS = {"_nrt": False}
_compiled = inner_njit(**_OPTIONS)


class Lattice(NamedTuple):
    """The lattice of `kernel`, with its edges and the order of ties.

    * `successors` uint16 [6 (K - H)]: offsets of the keeps with one more die, keep by keep
    * `predecessors` uint16: offsets of the keeps with one die less, keep by keep, as many as a keep has different faces
    * `groups` int64 [G, 3]: first offset, end offset and number of different faces of keeps with equal size and number
      of faces. Each group has a loop: an inner loop of unknown length would cost a mispredicted branch per keep
    * `preferences` float64 [K]: by row, minus the place in the order of ties; `preferred` int64 [K]: the offset of the
      row of every place
    * `hand_rows` int64 [H]: the offset of every hand, in the order of `Transitions`, after the first
    * `rolls`: of a turn without extra ones
    """

    hands: int
    end: int
    probabilities: Floats
    successors: Offsets
    predecessors: Offsets
    groups: Integers
    preferences: Floats
    preferred: Integers
    hand_rows: Integers
    rolls: int


class WeighingScratch(NamedTuple):
    """Scratch of a thread for eight states: L levels before the turn, J after it, B stages, R outcomes.

    * `weights` float64 [L, J, R, 8]: probabilities of outcomes, by the extra rolls before the turn and after it
    * `indices` int64 [8, R]: the next states without extra rolls; `widths` int64 [R]: their distance from those with
      one more. Entries of a category that is not open are meaningless
    * `listed` int32 [B, H, C + 1]: scratch, as are the following, which are float64 and flat
    * `stop`, `picks` [J, B, H, 8]: the value and the outcome of scoring a hand
    * `utility` [R, 8], `worth`, `arriving` [K, 8], `chosen` [rolls, K, 8]
    """

    weights: Floats
    indices: Integers
    widths: Integers
    listed: NDArray[np.int32]
    utility: Floats
    stop: Floats
    picks: Floats
    worth: Floats
    arriving: Floats
    chosen: Floats


@intrinsic
def where_at_least(_typing, left, right, then, other):
    """Return `then` where left is at least right, `other` elsewhere, lane by lane."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        left, right, then, other = arguments
        return builder.select(builder.fcmp_ordered(">=", left, right), then, other)

    return row_type(row_type, row_type, row_type, row_type), generate


@_compiled
def score_hands(scratch, stage, first, lattice):
    """Compute the best outcome of every hand and its value, from row `first` on; the first of equal ones."""
    listed, utility = scratch.listed[stage], scratch.utility
    for hand in range(listed.shape[0]):
        count = listed[hand, 0]
        best = load(utility, listed[hand, 1] * WIDTH)
        for place in range(2, count + 1):
            best = maximum(load(utility, listed[hand, place] * WIDTH), best)
        floor, pick = add(best, broadcast(-TIE)), broadcast(0.0)
        for place in range(count, 0, -1):
            outcome = listed[hand, place]
            pick = where_at_least(load(utility, outcome * WIDTH), floor, broadcast(float(outcome)), pick)
        store(scratch.stop, first + lattice.hand_rows[hand], best)
        store(scratch.picks, first + lattice.hand_rows[hand], pick)


@_compiled
def average_rolls(worth, lattice):
    """Compute the mean over a further die for all keeps, from the hands down to the empty keep."""
    sixth = broadcast(1.0 / 6.0)
    edge = lattice.successors.size - 6
    for row in range(lattice.hands - WIDTH, -WIDTH, -WIDTH):
        low = add_larger(worth, lattice.successors, edge)
        middle = add_larger(worth, lattice.successors, edge + 2)
        high = add_larger(worth, lattice.successors, edge + 4)
        store(worth, row, multiply(add(add(low, middle), high), sixth))
        edge -= 6


@_compiled
def add_larger(worth, successors, edge):
    """Return the sum of two successors."""
    return add(load(worth, unchecked_item(successors, edge)), load(worth, unchecked_item(successors, edge + 1)))


@_compiled
def choose_keeps(worth, stop, first, chosen, at, lattice):
    """Compute the best keep inside every keep, up to the hands, which may stop for the values in `stop` from row
    `first` on.

    Its value goes into `worth`, its preference into `chosen` from row `at` on.
    """
    store(chosen, at, broadcast(lattice.preferences[0]))
    none = broadcast(-np.inf)
    edge = 0
    for group in range(len(lattice.groups)):
        row, end, degree = lattice.groups[group]
        while row < end:
            own = load(worth, row) if row < lattice.hands else load(stop, first + row - lattice.hands)
            most = own
            for each in range(edge, edge + degree):
                most = maximum(load(worth, unchecked_item(lattice.predecessors, each)), most)
            floor, best = add(most, broadcast(-TIE)), none
            for each in range(edge, edge + degree):
                smaller = unchecked_item(lattice.predecessors, each)
                best = maximum(where_at_least(load(worth, smaller), floor, load(chosen, at + smaller), none), best)
            store(worth, row, most)
            store(chosen, at + row, where_at_least(own, floor, broadcast(lattice.preferences[row // WIDTH]), best))
            edge += degree
            row += WIDTH


@_compiled
def keep_chosen(arriving, chosen, at, lattice):
    """Move probabilities of hands to their keeps; a hand that is scored keeps its own."""
    for row in range(lattice.hands, lattice.end, WIDTH):
        for place in range(row, row + WIDTH):
            share = arriving[place]
            arriving[place] = 0.0
            arriving[lattice.preferred[int(-chosen[at + place])] + place - row] += share


@_compiled
def spread_rolls(arriving, lattice):
    """Move probabilities of keeps to the hands they become."""
    edge = 0
    sixth, nothing = broadcast(1.0 / 6.0), broadcast(0.0)
    for row in range(0, lattice.hands, WIDTH):
        share = multiply(load(arriving, row), sixth)
        store(arriving, row, nothing)
        for each in range(edge, edge + 6):
            larger = unchecked_item(lattice.successors, each)
            store(arriving, larger, add(load(arriving, larger), share))
        edge += 6


@_compiled
def score_arrived(weights, into, arriving, picks, first, lattice):
    """Move probabilities of hands to their outcomes in `weights`, from row `into` on."""
    for row in range(lattice.hands, lattice.end, WIDTH):
        for lane in range(WIDTH):
            outcome = int(picks[first + row - lattice.hands + lane])
            weights[into + outcome * WIDTH + lane] += arriving[row + lane]
            arriving[row + lane] = 0.0


@_compiled
def place_of(left, rolls, to, stages):
    """Return the number of the table of scored hands, of J B, given the rolls left; `to` int64 [rolls]."""
    return to[left] * stages + min(rolls - left, stages) - 1


@_compiled
def weigh_turn(scratch, level, rolls, to, lattice):
    """Compute the endings of a turn of this number of rolls, in the weights of a level; `to`: extra rolls by rolls
    left.
    """
    stages, hands = scratch.listed.shape[0], lattice.end - lattice.hands
    outcomes = scratch.widths.size * WIDTH
    levels_after = scratch.picks.size // (stages * hands)
    into = level * levels_after * outcomes
    for row in range(0, hands, WIDTH):
        store(scratch.worth, lattice.hands + row, load(scratch.stop, place_of(0, rolls, to, stages) * hands + row))
    for left in range(1, rolls):
        average_rolls(scratch.worth, lattice)
        first = place_of(left, rolls, to, stages) * hands
        choose_keeps(scratch.worth, scratch.stop, first, scratch.chosen, left * lattice.end, lattice)
    for row in range(0, lattice.hands, WIDTH):
        store(scratch.arriving, row, broadcast(0.0))
    for hand in range(lattice.probabilities.size):
        store(scratch.arriving, lattice.hands + hand * WIDTH, broadcast(lattice.probabilities[hand]))
    for row in range(into, into + levels_after * outcomes, WIDTH):
        store(scratch.weights, row, broadcast(0.0))
    for left in range(rolls - 1, -1, -1):
        if left:
            keep_chosen(scratch.arriving, scratch.chosen, left * lattice.end, lattice)
        first = place_of(left, rolls, to, stages) * hands
        score_arrived(scratch.weights, into + to[left] * outcomes, scratch.arriving, scratch.picks, first, lattice)
        if left:
            spread_rolls(scratch.arriving, lattice)


@cached_njit(**_OPTIONS)
def weigh_eight(
    scratch: WeighingScratch,
    values: Floats,
    blocks: Blocks,
    number: int,
    part: int,
    rank: int,
    to: Integers,
    layout: Layout,
    lattice: Lattice,
    scoring: OutcomeArrays,
) -> None:
    """Compute the endings of the turns of eight neighbours in a part of a block, from this rank of their totals on.

    Call it for the first eight of a part first. At the end of a part, the last state is repeated. `values` float64 is
    the table of the means. `to` int64 [L, rolls] has the extra rolls after scoring, by those before the turn and the
    rolls left.
    """
    subset = layout.subsets[blocks.numbers[number]]
    stages, hands = scratch.listed.shape[0], lattice.end - lattice.hands
    if rank == 0:
        if part == 0:
            find_widths(scratch.widths, blocks, number, layout, scoring)
        for stage in range(stages):
            list_outcomes(scoring.of_hands[stage], scratch.listed[stage], blocks, number, part, scoring)
    for lane in range(WIDTH):
        total = layout.totals[subset, min(rank + lane, layout.total_counts[subset] - 1)]
        follow_outcomes(scratch.indices[lane], blocks, number, part, total, layout, scoring)
    for level in range(scratch.picks.size // (stages * hands)):
        for outcome in range(scratch.widths.size):
            if blocks.after[number, scoring.category[outcome]] >= 0:
                further = level * scratch.widths[outcome]
                for lane in range(WIDTH):
                    worth = values[scratch.indices[lane, outcome] + further]
                    scratch.utility[outcome * WIDTH + lane] = scoring.gains[outcome] + worth
        for stage in range(stages):
            score_hands(scratch, stage, (level * stages + stage) * hands, lattice)
    for level in range(to.shape[0]):
        weigh_turn(scratch, level, lattice.rolls + level, to[level], lattice)
