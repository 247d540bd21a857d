"""The compiled part of solving for a payoff: what the best play for every r is worth, eight r at a time.

A *row* holds G(r), for a target P(points still to come >= r) under the play that makes just this greatest; the best
play is another one for every r (Cremers 2002). It falls from 1 before the row to 0 behind it. The turn is that of
`kernel`, and its workspace too; but the eight columns are eight neighbouring r of one state, and filling a category
reads the row of the state that follows, shifted by the points. Before every row lie `WIDTH` ones and behind it `WIDTH`
zeros, so that eight neighbours can be read wherever a row starts or ends.

Parts, levels and stages are those of `kernel`: what turns have in common is worked out for all levels of a column at
once, whose rows are equally long.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from strategy_tables.solve.keeping import kept
from strategy_tables.solve.kernel import (
    WIDTH,
    Blocks,
    Floats,
    Integers,
    Lattice,
    Layout,
    Levels,
    average_first_roll,
    average_rolls,
    better,
    choose_keeps,
    copy_rows,
    entry,
    load,
    spread,
    store,
)
from strategy_tables.solve.outlook_kernel import find_widths, follow_outcomes, is_locked, is_made

FAR = 1 << 40
"""More than there are points."""

_OPTIONS = {"_nrt": False}
_compiled = njit(**_OPTIONS)


class Scoring(NamedTuple):
    """The arrays of `Outcomes` and what else the rules say; offsets as in `kernel`, B stages as there.

    * `category`, `points`, `gains` [R]; `upper` [R]: whether the points raise the upper total
    * `mark`, `requires` [C], `live`, `of_locked` [2, C]: as in `outlook_kernel`
    * `least` [C]: the outcome that every hand has at least, -1 where fewer points may be worth more; `first_outcomes`
      [C + 1]: bounds of those of each category
    * `hands`: offsets of hands, `bounds` [B, R, 3] in it: from the first bound on the hands of different dice that have
      this outcome in a stage, from the second on those of equal dice, up to the third; in the last stage only those
      that have more than the least of the category, before it only those that have another one than in the last
    * `joker_hands` [6]: offset of the hand of equal dice; `of_jokers` [2, J, C]: the outcomes of each of the J cases
    """

    category: Integers
    points: Integers
    gains: Integers
    upper: NDArray[np.bool_]
    mark: Integers
    requires: Integers
    live: int
    of_locked: NDArray[np.int32]
    least: Integers
    first_outcomes: Integers
    bounds: Integers
    hands: NDArray[np.uint16]
    joker_hands: Integers
    of_jokers: NDArray[np.int32]


def scratch_size(end: int, hands: int) -> int:
    """The float64 of a workspace: six rows behind the `end` of the keeps for jokers, then one for every hand."""
    return end + (6 + hands) * WIDTH


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
def raise_hands(work, stage, followers, r, part, blocks, number, rows, scoring):
    """Give the hands that `bounds` lists for a stage what their outcomes are worth, where that is better."""
    after, marks = blocks.after[number], blocks.marks[number]
    until = 1 if blocks.joker_cases[number, 0] >= 0 else 2
    for category in range(scoring.least.size):
        if after[category] < 0 or is_locked(category, part, marks, scoring):
            continue
        for outcome in range(scoring.first_outcomes[category], scoring.first_outcomes[category + 1]):
            first, last = scoring.bounds[stage, outcome, 0], scoring.bounds[stage, outcome, until]
            if first < last:
                worth = outcome_worth(outcome, followers, r, rows, scoring)
                for place in range(first, last):
                    hand = entry(scoring.hands, place)
                    store(work, hand, better(worth, load(work, hand)))


@_compiled
def raise_all(work, fresh, followers, r, part, blocks, number, rows, lattice, scoring):
    """Give every hand what all have at least, where that is better; if the work is `fresh`, at any rate."""
    after, marks = blocks.after[number], blocks.marks[number]
    floor = spread(0.0)
    for category in range(scoring.least.size):
        if after[category] >= 0:
            locked = is_locked(category, part, marks, scoring)
            outcome = scoring.of_locked[0, category] if locked else scoring.least[category]
            if outcome >= 0:
                floor = better(outcome_worth(outcome, followers, r, rows, scoring), floor)
    if fresh:
        for row in range(lattice.hands, lattice.end, WIDTH):
            store(work, row, floor)
    else:
        for row in range(lattice.hands, lattice.end, WIDTH):
            store(work, row, better(floor, load(work, row)))


@_compiled
def score_joker_hands(work, fresh, followers, r, part, blocks, number, rows, lattice, scoring):
    """The hands of equal dice once they are jokers; what they were worth before lies behind the keeps."""
    after, cases, marks = blocks.after[number], blocks.joker_cases[number], blocks.marks[number]
    live = int(scoring.live >= 0 and is_made(part, marks, scoring.live))
    for face in range(6):
        best = spread(0.0) if fresh else load(work, lattice.end + face * WIDTH)
        for category in range(scoring.least.size):
            outcome = scoring.of_jokers[live, cases[face], category]
            if after[category] >= 0 and outcome >= 0:
                if is_locked(category, part, marks, scoring):
                    outcome = scoring.of_locked[live, category]
                best = better(outcome_worth(outcome, followers, r, rows, scoring), best)
        store(work, scoring.joker_hands[face], best)


@_compiled
def score_hands(work, fresh, followers, r, part, blocks, number, rows, lattice, scoring):
    """The best open category of every hand: first what all have at least, then those that have more; or what it was
    worth before, unless the work is `fresh`."""
    jokers = blocks.joker_cases[number, 0] >= 0
    if jokers and not fresh:
        for face in range(6):
            store(work, lattice.end + face * WIDTH, load(work, scoring.joker_hands[face]))
    raise_all(work, fresh, followers, r, part, blocks, number, rows, lattice, scoring)
    raise_hands(work, scoring.bounds.shape[0] - 1, followers, r, part, blocks, number, rows, scoring)
    if jokers:
        score_joker_hands(work, fresh, followers, r, part, blocks, number, rows, lattice, scoring)


@_compiled
def solve_column(values, state, place, work, followers, part, blocks, number, levels, rows, layout, lattice, scoring):
    """Eight neighbours, from this place of the row on, in all levels of a column; `state` is the one of the first."""
    hands, aside = (lattice.end - lattice.hands) // WIDTH, lattice.end + 6 * WIDTH
    columns, r = layout.columns[blocks.numbers[number]], rows.firsts[state] + place
    stages = scoring.bounds.shape[0]
    for left in range(levels.here + levels.common):
        level = left - levels.common
        # What levels have in common goes on from here after each of them has had the first rolls of its turn.
        others_follow = levels.own > 0 and 0 <= level < levels.here - 1
        for own in range(levels.own + 1 if level >= 0 else 1):
            if left + own:
                average_rolls(work, lattice)
                choose_keeps(work, lattice)
            to = left + own if levels.saves else left
            if to < levels.after and (own == 0 or levels.saves):
                score_hands(work, to == 0, followers[to], r, part, blocks, number, rows, lattice, scoring)
            if own == 0 and others_follow:
                copy_rows(work, lattice.hands, aside, hands)
            if own > 0 and levels.own - own < stages - 1:
                to = min(to, levels.after - 1)
                raise_hands(work, levels.own - own, followers[to], r, part, blocks, number, rows, scoring)
        if level >= 0:
            average_first_roll(work, lattice)
            start = rows.starts[state + level * columns] + place
            for lane in range(min(WIDTH, rows.lengths[state] - place)):
                values[start + lane] = work[lane]
        if others_follow:
            copy_rows(work, aside, lattice.hands, hands)


@kept(**_OPTIONS)
def measure_block(
    followers: Integers, blocks: Blocks, number: int, levels: Levels, rows: Rows, layout: Layout, scoring: Scoring
) -> None:
    """Says in `rows` where the rows of the states of a block begin, and how long they are: where it is neither 1 nor 0
    after all outcomes.

    From those of the states that follow; `followers` int64 [R] is scratch that no other thread uses.
    """
    after, marks, block = blocks.after[number], blocks.marks[number], blocks.numbers[number]
    subset, columns = layout.subsets[block], layout.columns[block]
    for column in range(columns):
        part, rank = divmod(column, layout.total_counts[subset])
        follow_outcomes(followers, blocks, number, part, layout.totals[subset, rank], layout, scoring)
        live = scoring.live >= 0 and is_made(part, marks, scoring.live)
        first, end = FAR, -FAR
        for outcome in range(followers.size):
            gain = scoring.gains[outcome]
            if after[scoring.category[outcome]] >= 0 and (live or gain == scoring.points[outcome]):
                start = rows.firsts[followers[outcome]] + gain
                first, end = min(first, start), max(end, start + rows.lengths[followers[outcome]])
        for level in range(levels.here):
            state = layout.starts[block] + level * columns + column
            rows.firsts[state], rows.lengths[state] = first, end - first


@kept(**_OPTIONS)
def solve_block(
    values: Floats,
    followers: Integers,
    widths: Integers,
    work: Floats,
    blocks: Blocks,
    number: int,
    levels: Levels,
    rows: Rows,
    layout: Layout,
    lattice: Lattice,
    scoring: Scoring,
) -> None:
    """The rows of the states of a block into `values` float64, from those of the states that follow.

    `rows` says where they go too; `followers` int64 [levels that follow, R], `widths` int64 [R] and `work` float64 are
    scratch that no other thread uses. Releases the interpreter lock.
    """
    block = blocks.numbers[number]
    subset, columns = layout.subsets[block], layout.columns[block]
    find_widths(widths, blocks, number, layout, scoring)
    for column in range(columns):
        part, rank = divmod(column, layout.total_counts[subset])
        follow_outcomes(followers[0], blocks, number, part, layout.totals[subset, rank], layout, scoring)
        for level in range(1, levels.after):
            for outcome in range(widths.size):
                followers[level, outcome] = followers[level - 1, outcome] + widths[outcome]
        state = layout.starts[block] + column
        length = rows.lengths[state]
        for level in range(levels.here):
            start = rows.starts[state + level * columns]
            for lane in range(WIDTH):
                values[start - WIDTH + lane] = 1.0
                values[start + length + lane] = 0.0
        for place in range(0, length, WIDTH):
            solve_column(
                values, state, place, work, followers, part, blocks, number, levels, rows, layout, lattice, scoring
            )
