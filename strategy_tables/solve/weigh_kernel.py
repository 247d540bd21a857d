"""The compiled part of solving outlooks: how turns end that are played for the mean, eight states at a time.

The eight are neighbours in one part of a block, so that their hands have the same outcomes to choose from. Rows are
those of `kernel`, and so is the way through the lattice, but beside what a keep is worth goes which one is kept: for
every keep the *preference* of the best one inside it, a number that is the higher the earlier a keep comes in the order
of the tie-break. Then the probability of the first roll goes the same way forward: from hands to what is kept of them,
from keeps to hands, and from scored hands to outcomes.

Nothing but solving imports it.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numba.extending import intrinsic
from numpy.typing import NDArray

from strategy_tables.model.ties import TIE
from strategy_tables.solve.compile_cache import cached_njit
from strategy_tables.solve.kernel import (
    WIDTH,
    Blocks,
    Floats,
    Integers,
    Layout,
    Offsets,
    add,
    average_rolls,
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
_compiled = njit(**_OPTIONS)


class Lattice(NamedTuple):
    """The lattice of `kernel`, and what a tie-break wants.

    * `preferences` float64 [K]: by row, minus the place in the order of the tie-break; `preferred` int64 [K]: the
      offset of the row of every place
    * `hand_rows` int64 [H]: the offset of every hand, in the order of `Transitions`, behind the first
    * `rolls`: of a turn without extra ones
    """

    hands: int
    end: int
    successors: Offsets
    predecessors: Offsets
    groups: Integers
    probabilities: Floats
    preferences: Floats
    preferred: Integers
    hand_rows: Integers
    rolls: int


class WeighingScratch(NamedTuple):
    """What a thread needs to weigh eight states: L levels before the turn, J after it, B stages, R outcomes.

    * `weights` float64 [L, J, R, 8]: how probable outcomes are, by the extra rolls before the turn and after it;
      `indices` int64 [8, R]: the states that follow without extra rolls; `widths` int64 [R]: how far behind them those
      with one more lie. What a category that is not open says is nothing
    * the rest is scratch: `listed` int32 [B, H, C + 1]; `utility` [R, 8]; `stop`, `picks` [J, B, H, 8]: what scoring a
      hand is worth, and leads to; `worth`, `arriving` [K, 8]; `chosen` [rolls, K, 8], all float64 and flat
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
    """`then` where left is at least right, `other` elsewhere, lane by lane."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        left, right, then, other = arguments
        return builder.select(builder.fcmp_ordered(">=", left, right), then, other)

    return row_type(row_type, row_type, row_type, row_type), generate


@_compiled
def score_hands(desk, stage, first, lattice):
    """The best outcome of every hand and its worth, from row `first` on; the first of equal ones."""
    listed, utility = desk.listed[stage], desk.utility
    for hand in range(listed.shape[0]):
        count = listed[hand, 0]
        best = load(utility, listed[hand, 1] * WIDTH)
        for place in range(2, count + 1):
            best = maximum(load(utility, listed[hand, place] * WIDTH), best)
        floor, pick = add(best, broadcast(-TIE)), broadcast(0.0)
        for place in range(count, 0, -1):
            outcome = listed[hand, place]
            pick = where_at_least(load(utility, outcome * WIDTH), floor, broadcast(float(outcome)), pick)
        store(desk.stop, first + lattice.hand_rows[hand], best)
        store(desk.picks, first + lattice.hand_rows[hand], pick)


@_compiled
def choose_keeps(worth, stop, first, chosen, at, lattice):
    """The best keep inside every keep, up to the hands, which may stop for what is in `stop` from row `first` on.

    Its worth goes into `worth`, its preference into `chosen` from row `at` on.
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
    """Move what lies on hands to what is kept of them, which is the hand itself where it is scored."""
    for row in range(lattice.hands, lattice.end, WIDTH):
        for place in range(row, row + WIDTH):
            share = arriving[place]
            arriving[place] = 0.0
            arriving[lattice.preferred[int(-chosen[at + place])] + place - row] += share


@_compiled
def spread_rolls(arriving, lattice):
    """Move what lies on keeps to the hands they become."""
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
    """Move what lies on hands to their outcomes in `weights`, from row `into` on."""
    for row in range(lattice.hands, lattice.end, WIDTH):
        for lane in range(WIDTH):
            outcome = int(picks[first + row - lattice.hands + lane])
            weights[into + outcome * WIDTH + lane] += arriving[row + lane]
            arriving[row + lane] = 0.0


@_compiled
def place_of(left, rolls, to, stages):
    """Which of the J B tables of scored hands pays with so many rolls left; `to` int64 [rolls]."""
    return to[left] * stages + min(rolls - left, stages) - 1


@_compiled
def weigh_turn(desk, level, rolls, to, lattice):
    """How a turn of so many rolls ends, into the weights of a level; `to`: the extra rolls after it, by rolls left."""
    stages, hands = desk.listed.shape[0], lattice.end - lattice.hands
    outcomes = desk.widths.size * WIDTH
    levels_after = desk.picks.size // (stages * hands)
    into = level * levels_after * outcomes
    for row in range(0, hands, WIDTH):
        store(desk.worth, lattice.hands + row, load(desk.stop, place_of(0, rolls, to, stages) * hands + row))
    for left in range(1, rolls):
        average_rolls(desk.worth, lattice)
        first = place_of(left, rolls, to, stages) * hands
        choose_keeps(desk.worth, desk.stop, first, desk.chosen, left * lattice.end, lattice)
    for row in range(0, lattice.hands, WIDTH):
        store(desk.arriving, row, broadcast(0.0))
    for hand in range(lattice.probabilities.size):
        store(desk.arriving, lattice.hands + hand * WIDTH, broadcast(lattice.probabilities[hand]))
    for row in range(into, into + levels_after * outcomes, WIDTH):
        store(desk.weights, row, broadcast(0.0))
    for left in range(rolls - 1, -1, -1):
        if left:
            keep_chosen(desk.arriving, desk.chosen, left * lattice.end, lattice)
        first = place_of(left, rolls, to, stages) * hands
        score_arrived(desk.weights, into + to[left] * outcomes, desk.arriving, desk.picks, first, lattice)
        if left:
            spread_rolls(desk.arriving, lattice)


@cached_njit(**_OPTIONS)
def weigh_eight(
    desk: WeighingScratch,
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
    """How the turns end of eight neighbours in a part of a block, from this rank of their totals on: into a desk.

    The first eight of a part have to be the first that are asked for. Behind the last state of the part comes the last
    one again. `values` float64 is the table of the means; `to` int64 [L, rolls]: the extra rolls that one has after
    scoring, by those before the turn and the rolls left.
    """
    subset = layout.subsets[blocks.numbers[number]]
    stages, hands = desk.listed.shape[0], lattice.end - lattice.hands
    if rank == 0:
        if part == 0:
            find_widths(desk.widths, blocks, number, layout, scoring)
        for stage in range(stages):
            list_outcomes(scoring.of_hands[stage], desk.listed[stage], blocks, number, part, scoring)
    for lane in range(WIDTH):
        total = layout.totals[subset, min(rank + lane, layout.total_counts[subset] - 1)]
        follow_outcomes(desk.indices[lane], blocks, number, part, total, layout, scoring)
    for level in range(desk.picks.size // (stages * hands)):
        for outcome in range(desk.widths.size):
            if blocks.after[number, scoring.category[outcome]] >= 0:
                further = level * desk.widths[outcome]
                for lane in range(WIDTH):
                    worth = values[desk.indices[lane, outcome] + further]
                    desk.utility[outcome * WIDTH + lane] = scoring.gains[outcome] + worth
        for stage in range(stages):
            score_hands(desk, stage, (level * stages + stage) * hands, lattice)
    for level in range(to.shape[0]):
        weigh_turn(desk, level, lattice.rolls + level, to[level], lattice)
