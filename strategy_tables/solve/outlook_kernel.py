"""Compiled outcomes: the scoring of hands and the next states; also floors, which need no more.

Outlooks (`weigh_kernel`) and targets (`payoff_kernel`) are solved with it. A block is given by `Blocks` and its number
among them. Only solving imports it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from strategy_tables.model.ties import TIE
from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import Blocks, Floats, Integers, Layout, fill_mark, is_made

Numbers = NDArray[np.int32]

FAR = 1 << 40
"""More than all points."""


class OutcomeArrays(NamedTuple):
    """Arrays of `Outcomes`, R of them, hands in the first axis; M categories are marks.

    * `category`, `points`, `gains` int64 [R]; `upper` bool [R]: whether the points raise the upper total
    * `mark` int64 [C]: the place of a category among the marks, or -1
    * `requires` int64 [C]: the place of the mark that has to be made before a category earns points, or -1
    * `live`: the place of the mark that makes the extra bonus live, or -1
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


@inner_njit()
def is_locked(category, part, marks, scoring):
    """Return whether a category earns nothing yet in the states of this part of a block; `marks` is as in `Blocks`."""
    requires = scoring.requires[category]
    return requires >= 0 and not is_made(part, marks[requires])


@inner_njit()
def list_outcomes(table, listed, blocks, number, part, scoring):
    """Put into `listed` [H, C + 1], for every hand, the number of its outcomes, then these in the order of the card."""
    after, cases, marks = blocks.after[number], blocks.joker_cases[number], blocks.marks[number]
    live = int(scoring.live >= 0 and is_made(part, marks[scoring.live]))
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


@inner_njit()
def follow_outcomes(indices, blocks, number, part, total, layout, scoring):
    """Put into `indices` [R] the next states of the outcomes of open categories, from a state of a block.

    They are in the first level of the next block; further levels follow at the distance of its columns.
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
            part_then = fill_mark(part, marks[scoring.mark[category]], scoring.points[outcome] > 0)
        subset = layout.subsets[after[category]]
        start = layout.starts[after[category]]
        indices[outcome] = start + part_then * layout.total_counts[subset] + layout.ranks[subset, raised]


@inner_njit()
def find_widths(widths, blocks, number, layout, scoring):
    """Put into `widths` [R] the distance of the levels of the next blocks."""
    after = blocks.after[number]
    for outcome in range(widths.size):
        following = after[scoring.category[outcome]]
        widths[outcome] = layout.columns[following] if following >= 0 else 0


@inner_njit()
def score_hands(listed, utility, values, outcomes):
    """Compute the best outcome of every hand and its value; the first of equal ones."""
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


@cached_njit()
def floor_block(
    values: Floats,
    blocks: Blocks,
    number: int,
    layout: Layout,
    scoring: OutcomeArrays,
) -> None:
    """Compute the points that even the worst rolls leave in the states of a block, in `values` float64 [all states].

    Rerolling never helps against the worst roll, which may bring the same hand again. So every first roll is scored,
    and extra rolls are worth nothing.
    """
    _, hands, categories = scoring.of_hands.shape
    block = blocks.numbers[number]
    subset = layout.subsets[block]
    indices, utility = np.zeros(scoring.category.size, dtype=np.int64), np.empty(scoring.category.size)
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
