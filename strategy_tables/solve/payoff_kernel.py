"""Compiled solver for a payoff: the values of best play for every r, sixteen r at a time.

A *row* holds G(r), for a target the greatest probability P(remaining points >= r); the best play depends on r (Cremers
2002). It falls from 1 before the row to 0 after it. The turn and the lattice are those of `kernel`. But the columns of
the workspace are neighbouring r of one state. Filling a category reads the row of the next state, shifted by the
points. Every row has `LANES` ones before it and as many zeros after it, so that neighbours can be read at its ends.

Numbers are whole: `ONE` represents 1, so that six of them add up exactly in 32 bits, and sixteen are a row of the
workspace. A mean is rounded to the nearest one. The numbers of a row never rise, since sums, roundings and maxima keep
the order. So values within `CUT` of 1 or 0 are at its ends, and count as 1 or 0. `docs/mathematics.md` bounds the
error.

A column often differs from the one before in some of its rows alone. So numbers that follow from the same numbers are
copied from there.

Parts, levels and stages are those of `kernel`: rolls that turns have in common are computed for all levels of a column
at once.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import (
    ROWS,
    Blocks,
    Floats,
    Integers,
    Lattice,
    Layout,
    Levels,
    RowType,
    add,
    broadcast,
    broadcast_lanes,
    copy_rows,
    is_made,
    load,
    maximum,
    roll_and_keep,
    store,
    unchecked_item,
)
from strategy_tables.solve.outlook_kernel import FAR, find_widths, follow_outcomes, is_locked, list_outcomes
from strategy_tables.solve.outlook_kernel import OutcomeArrays as Rules

Numbers = NDArray[np.uint32]
Booleans = NDArray[np.bool_]

LANES: Final = 16
"""Numbers of a row of the workspace."""

ONE: Final = 1 << 29
"""Representation of 1."""

CUT: Final = 8
"""Distance from 1 and 0 at which a row is truncated, and greatest error of filling in."""

_OPTIONS = {"_nrt": False}
_compiled = inner_njit(**_OPTIONS)


class PayoffArrays(NamedTuple):
    """Scoring of a ruleset, C categories with R outcomes, B stages and H hands.

    * `rules`: that of `outlook_kernel`
    * `least` int64 [C]: the outcome of the fewest points, -1 if these may have a higher value than others
    * `hand_offsets` uint16 [H]
    """

    rules: Rules
    least: Integers
    hand_offsets: NDArray[np.uint16]


FirstRolls = tuple[NDArray[np.uint16], Floats]
"""Hands of a first roll, in triples of equal probability: the offset of each, [3 N], and the probability of each of the
three, [N].

Missing hands have the offset of a row of zeros.
"""


class Rows(NamedTuple):
    """Rows: `starts`, `firsts` (their first r), `lengths` int64, and `values` uint32 with the padding before and
    after."""

    starts: Integers
    firsts: Integers
    lengths: Integers
    values: Numbers


class Pairs(NamedTuple):
    """Pairs of the player to move and another who waits, each in one of N states; a solitaire game has N = 1.

    A state has the row `places` N + the number of the one who waits. After the turn the other moves. So the next rows,
    which are kept as seen by the one who waits, are those of `next_others` states for each other.

    * `places` int64 [all states]; `shifts` int64 [all states]: points of a state above those of its row
    * `are_solved` bool [all states]: whether the row of a state is solved here, not that of an equivalent state
    * `others`, `next_others`
    * `mirrors`: whether rows are kept as seen by the one who waits: r and the values are subtracted from 0 and 1
    """

    places: Integers
    shifts: Integers
    are_solved: Booleans
    others: int
    next_others: int
    mirrors: bool


class Lists(NamedTuple):
    """Outcomes of scoring in the states of a part of a block, each with a row of the workspace.

    Hands are in B + 1 sections: for each stage before the last, its additional outcomes; the last stage; and the hands
    that are jokers. Hands with equally many outcomes are adjacent, so that branches are predictable.

    * `listed` int32 [B, H, C + 1]: see `outlook_kernel.list_outcomes`
    * `active` int64 [R]: the outcomes; `slots` int64 [R]: their places in it; `sizes` int64 [2]: the number of outcomes
      and of floors
    * `floors` uint32 [C]: offsets of the rows that bound all hands from below
    * `hands` uint16 [B + 1, H]: offsets; `outcomes` uint32 [B + 1, H C]: offsets of rows, hand by hand
    * `counts` int64 [B + 1, C + 1]: the number of hands by number of outcomes
    * `lengths` int64 [H]: scratch
    """

    listed: NDArray[np.int32]
    active: Integers
    slots: Integers
    sizes: Integers
    floors: Numbers
    hands: NDArray[np.uint16]
    outcomes: Numbers
    counts: Integers
    lengths: Integers


class Scratch(NamedTuple):
    """Scratch of a thread.

    * `lists`
    * `followers` int64 [R], `widths` int64 [R]: next states
    * `places` int64 [2, next levels, 3, R]: the place of G(0) of each active outcome, and the bounds of the places with
      rows. The first axis is this column and the last one solved, alternating
    * `work` uint32: the workspace, see `work_rows`
    * `found` uint32 [2, levels times the longest row and three times `LANES`]: the rows of both columns
    * `firsts` int64 [2]: their first r; `computed` bool [2, P]: the pieces of `LANES` numbers that were not filled in
    * `left` int64 [2, 64]: unknown stretches of a row
    """

    lists: Lists
    followers: Integers
    widths: Integers
    places: Integers
    work: Numbers
    found: Numbers
    firsts: Integers
    computed: Booleans
    left: Integers


def work_rows(keeps: int, hands: int, outcomes: int) -> int:
    """Return the number of rows of a workspace: keeps, hands put aside, one row of zeros, and outcomes."""
    return keeps + hands + 1 + outcomes


# --- Means over first rolls: sixteen float64 as one value, which hold sums of products of whole numbers ---

_wide = RowType(types.float64, LANES)


@intrinsic
def wide_zeros(_typing):
    """Return sixteen zeros."""

    def generate(_context: Any, _builder: Any, _signature: Any, _arguments: Any) -> Any:
        return ir.Constant(_wide.vector, [0.0] * LANES)

    return _wide(), generate


@intrinsic
def add_times(_typing, total, row, factor):
    """Return the total plus a multiple of the row, whose numbers are below 2^31."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        total, row, factor = arguments
        numbers, factors = builder.sitofp(row, _wide.vector), broadcast_lanes(builder, factor, LANES)
        return builder.fadd(total, builder.fmul(numbers, factors))

    return _wide(_wide, row, types.float64), generate


@intrinsic
def nearest(_typing, total, array):
    """Return the nearest whole numbers, as a row of this array."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vector = signature.return_type.vector
        return builder.fptosi(builder.fadd(arguments[0], ir.Constant(_wide.vector, [0.5] * LANES)), vector)

    return ROWS[array.dtype](_wide, array), generate


@_compiled
def average_first_roll(work, first_rolls):
    """Return the mean over the first roll."""
    hands, probabilities = first_rolls
    even, odd = wide_zeros(), wide_zeros()
    for place in range(0, probabilities.size - 1, 2):
        even = add_times(even, three(work, hands, 3 * place), probabilities[place])
        odd = add_times(odd, three(work, hands, 3 * place + 3), probabilities[place + 1])
    if probabilities.size % 2:
        place = probabilities.size - 1
        even = add_times(even, three(work, hands, 3 * place), probabilities[place])
    return nearest(add(even, odd), work)


@_compiled
def three(work, hands, place):
    """Return the sum of three hands."""
    two = add(load(work, unchecked_item(hands, place)), load(work, unchecked_item(hands, place + 1)))
    return add(two, load(work, unchecked_item(hands, place + 2)))


@intrinsic
def differ(_typing, left, right):
    """Return whether any lane differs."""

    def generate(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = ir.IntType(signature.args[0].lanes)
        unequal = builder.bitcast(builder.icmp_unsigned("!=", *arguments), lanes)
        return builder.icmp_unsigned("!=", unequal, ir.Constant(lanes, 0))

    return types.boolean(left, right), generate


# --- Values of scoring ---


@_compiled
def slot(outcome, first, lists):
    """Activate an outcome and return the offset of its row; `first` is that of the first one."""
    if lists.slots[outcome] < 0:
        lists.slots[outcome] = lists.sizes[0]
        lists.active[lists.sizes[0]] = outcome
        lists.sizes[0] += 1
    return np.uint32(first + lists.slots[outcome] * LANES)


@_compiled
def is_listed(section, hand, place, part, marks, lists, scoring):
    """Return whether an outcome of a hand counts in a section: not if it is at most the floor, or as in the last
    stage."""
    stages = scoring.rules.of_hands.shape[0]
    if section == stages:
        return True
    outcome = lists.listed[section, hand, place]
    if section < stages - 1:
        return outcome != lists.listed[stages - 1, hand, place]
    category = scoring.rules.category[outcome]
    return outcome != scoring.least[category] and not is_locked(category, part, marks, scoring.rules)


@_compiled
def list_section(section, jokers, first, part, marks, lists, scoring):
    """List the hands of a section and their outcomes."""
    stages, hands, categories = scoring.rules.of_hands.shape
    listed = lists.listed[min(section, stages - 1)]
    for hand in range(hands):
        count = 0
        for place in range(1, listed[hand, 0] + 1):
            count += is_listed(section, hand, place, part, marks, lists, scoring)
        lists.lengths[hand] = count if section < stages and (count > 0 or section == stages - 1) else -1
    if section >= stages - 1 and jokers:
        for hand in scoring.rules.equal_hands:
            lists.lengths[hand] = listed[hand, 0] if section == stages else -1
    at = to = 0
    for wanted in range(categories + 1):
        before = at
        for hand in range(hands):
            if lists.lengths[hand] == wanted:
                lists.hands[section, at] = scoring.hand_offsets[hand]
                at += 1
                for place in range(1, listed[hand, 0] + 1):
                    if is_listed(section, hand, place, part, marks, lists, scoring):
                        lists.outcomes[section, to] = slot(listed[hand, place], first, lists)
                        to += 1
        lists.counts[section, wanted] = at - before


@_compiled
def list_part(first, part, blocks, number, lists, scoring):
    """Fill the lists for a part of a block; `first` is the offset of the first row of an outcome."""
    after, marks, jokers = blocks.after[number], blocks.marks[number], blocks.joker_cases[number, 0] >= 0
    stages, _, categories = scoring.rules.of_hands.shape
    lists.slots[:] = -1
    lists.sizes[:] = 0
    for stage in range(stages):
        list_outcomes(scoring.rules.of_hands[stage], lists.listed[stage], blocks, number, part, scoring.rules)
    for category in range(categories):
        if after[category] >= 0:
            locked = is_locked(category, part, marks, scoring.rules)
            outcome = scoring.rules.of_locked[0, category] if locked else scoring.least[category]
            if outcome >= 0:
                lists.floors[lists.sizes[1]] = slot(outcome, first, lists)
                lists.sizes[1] += 1
    for section in range(stages + 1):
        list_section(section, jokers, first, part, marks, lists, scoring)


@_compiled
def find_places(places, scratch, rows, pairs, other, scoring):
    """Put into `places` [levels, 3, R] the places of the rows of active outcomes, shifted by their points."""
    for level in range(places.shape[0]):
        for place in range(scratch.lists.sizes[0]):
            outcome = scratch.lists.active[place]
            state = scratch.followers[outcome] + level * scratch.widths[outcome]
            row = other * pairs.next_others + pairs.places[state]
            start, gain = rows.starts[row], scoring.rules.gains[outcome] + pairs.shifts[state]
            places[level, 0, place] = start - rows.firsts[row] - gain
            places[level, 1, place] = start - LANES
            places[level, 2, place] = start + rows.lengths[row]


@_compiled
def are_same(places, count):
    """Return whether two columns have the same rows after all outcomes, and so the same row."""
    for level in range(places.shape[1]):
        for bound in range(3):
            for place in range(count):
                if places[0, level, bound, place] != places[1, level, bound, place]:
                    return False
    return True


@_compiled
def value_outcome(r, places, place, values):
    """Return the values of an active outcome for r and its neighbours."""
    return load(values, min(max(places[0, place] + r, places[1, place]), places[2, place]))


@_compiled
def value_outcomes(work, first, r, places, count, values):
    """Put the values of the active outcomes for r and its neighbours into their rows."""
    for place in range(count):
        store(work, first + place * LANES, value_outcome(r, places, place, values))


@_compiled
def raise_hands(work, floor, fresh, section, lists):
    """Raise the hands of a section to the best of the floor and their outcomes, and of their values unless it is
    `fresh`."""
    hands, outcomes, counts = lists.hands[section], lists.outcomes[section], lists.counts[section]
    first = at = 0
    for length in range(counts.size):
        for place in range(first, first + counts[length]):
            hand, best = unchecked_item(hands, place), floor
            if length % 2:
                best = maximum(load(work, unchecked_item(outcomes, at)), best)
                at += 1
            for _ in range(length // 2):
                two = maximum(load(work, unchecked_item(outcomes, at)), load(work, unchecked_item(outcomes, at + 1)))
                best = maximum(two, best)
                at += 2
            store(work, hand, best if fresh else maximum(load(work, hand), best))
        first += counts[length]


@_compiled
def score_hands(work, fresh, stages, lists):
    """Compute the best open category of every hand, or its previous value unless that is `fresh`."""
    nothing = broadcast(np.uint32(0))
    floor = nothing
    for place in range(lists.sizes[1]):
        floor = maximum(load(work, unchecked_item(lists.floors, place)), floor)
    raise_hands(work, floor, fresh, stages - 1, lists)
    raise_hands(work, nothing, fresh, stages, lists)


# --- Rows ---


@_compiled
def solve_place(place, r, found, stride, scratch, places, values, levels, lattice, first_rolls, stages):
    """Compute G(r) and its neighbours in all levels of a column, at this place of `found`, with `stride` numbers per
    level."""
    work, lists = scratch.work, scratch.lists
    hands, aside = (lattice.end - lattice.hands) // LANES, lattice.end
    first, valued = aside + (hands + 1) * LANES, -1
    for left in range(levels.here + levels.common):
        level = left - levels.common
        # After the first rolls of the turn in each level, the common rolls of all levels continue from here.
        others_follow = levels.own > 0 and 0 <= level < levels.here - 1
        for own in range(levels.own + 1 if level >= 0 else 1):
            if left + own:
                roll_and_keep(work, lattice.further_roll)
            to = left + own if levels.saves else left
            if valued != min(to, levels.after - 1):
                valued = min(to, levels.after - 1)
                value_outcomes(work, first, r, places[valued], lists.sizes[0], values)
            if to < levels.after and (own == 0 or levels.saves):
                score_hands(work, to == 0, stages, lists)
            if own == 0 and others_follow:
                copy_rows(work, lattice.hands, aside, hands)
            if own > 0 and levels.own - own < stages - 1:
                raise_hands(work, broadcast(np.uint32(0)), False, levels.own - own, lists)
        if level >= 0:
            store(found, level * stride + place, average_first_roll(work, first_rolls))
        if others_follow:
            copy_rows(work, aside, lattice.hands, hands)


@_compiled
def repeat_place(place, r, side, stride, scratch, values):
    """Copy G(r) and its neighbours from the last column solved if it computed them from the same numbers.

    Returns whether it did. `side` is that of this column in `places` and `found`.
    """
    apart = r - scratch.firsts[1 - side]
    piece, within = apart // LANES, apart % LANES
    computed, before, here = scratch.computed[1 - side], scratch.places[1 - side], scratch.places[side]
    if not 0 <= piece < computed.size - 1 or not computed[piece] or (within and not computed[piece + 1]):
        return False
    for level in range(here.shape[0]):
        for outcome in range(scratch.lists.sizes[0]):
            now, then = value_outcome(r, here[level], outcome, values), value_outcome(r, before[level], outcome, values)
            if differ(now, then):
                return False
    for level in range(0, scratch.found.shape[1] - stride + 1, stride):
        store(scratch.found[side], level + place, load(scratch.found[1 - side], level + LANES + apart))
    return True


@_compiled
def is_settled(found, stride, before, behind):
    """Return whether the values between two places are known in all levels, since rows never rise; if so, fill them
    in."""
    for level in range(0, found.size - stride + 1, stride):
        if found[level + before] - found[level + behind] > 2 * CUT:
            return False
    for level in range(0, found.size - stride + 1, stride):
        most, least = found[level + before], found[level + behind]
        filling = least + (most - least) // 2
        if least >= ONE - CUT:
            filling = np.uint32(ONE)
        elif most <= CUT:
            filling = np.uint32(0)
        for place in range(before + 1, behind):
            found[level + place] = filling
    return True


@_compiled
def solve_column(first, length, side, stride, scratch, values, levels, lattice, first_rolls, stages):
    """Compute the rows of a column in all levels, from r = `first` upwards, into `found` after `LANES` numbers.

    It bisects the unknown stretches until they are settled.
    """
    found, computed, left = scratch.found[side], scratch.computed[side], scratch.left
    scratch.firsts[side] = first
    computed[:] = False
    pieces = (length + LANES - 1) // LANES
    for level in range(0, found.size - stride + 1, stride):
        found[level + LANES - 1] = ONE
        found[level + (pieces + 1) * LANES] = 0
    left[0, 0], left[1, 0] = 0, pieces
    count = 1
    while count > 0:
        count -= 1
        low, high = left[0, count], left[1, count]
        if low == high or is_settled(found, stride, (low + 1) * LANES - 1, (high + 1) * LANES):
            continue
        middle = (low + high) // 2
        r = first + middle * LANES
        place, places = (middle + 1) * LANES, scratch.places[side]
        if not repeat_place(place, r, side, stride, scratch, values):
            solve_place(place, r, found, stride, scratch, places, values, levels, lattice, first_rolls, stages)
        computed[middle] = True
        left[0, count], left[1, count] = low, middle
        left[0, count + 1], left[1, count + 1] = middle + 1, high
        count += 2
    return pieces * LANES


@_compiled
def keep_row(values, start, found, origin, length, row, rows, mirrors):
    """Copy a row, from its `origin` in `found`, after `start`, and put its place into `rows`.

    Values of nearly `ONE` or 0 at its ends are truncated. Returns the start of the next row.
    """
    low, high = 0, length
    while low < high and found[origin + low] >= ONE - CUT:
        low += 1
    while low < high and found[origin + high - 1] <= CUT:
        high -= 1
    start += LANES
    store(values, start - LANES, broadcast(np.uint32(ONE)))
    end = start + high - low
    if mirrors:
        for place in range(low, high):
            values[start + high - 1 - place] = ONE - found[origin + place]
    else:
        for place in range(low, high):
            values[start + place - low] = found[origin + place]
    store(values, end, broadcast(np.uint32(0)))
    first = rows.firsts[row] + low
    rows.starts[row], rows.lengths[row] = start, high - low
    rows.firsts[row] = 1 - first - (high - low) if mirrors else first
    return end + LANES


@cached_njit(**_OPTIONS)
def measure_block(
    followers: Integers,
    widths: Integers,
    blocks: Blocks,
    number: int,
    others: tuple[int, int],
    levels: Levels,
    before: Rows,
    rows: Rows,
    pairs: Pairs,
    layout: Layout,
    rules: Rules,
) -> int:
    """Put the starts and greatest lengths of the rows of a block's states into `rows`, against some others.

    A row covers all r at which some row after an outcome, in `before`, is neither 1 nor 0. So starts and lengths follow
    from those of the next states; `followers`, `widths` int64 [R] are scratch. Returns the total length, padding
    included.
    """
    after, marks, block = blocks.after[number], blocks.marks[number], blocks.numbers[number]
    subset, columns = layout.subsets[block], layout.columns[block]
    find_widths(widths, blocks, number, layout, rules)
    used = 0
    for column in range(columns):
        if not pairs.are_solved[layout.starts[block] + column]:
            continue
        part, rank = divmod(column, layout.total_counts[subset])
        follow_outcomes(followers, blocks, number, part, layout.totals[subset, rank], layout, rules)
        live = rules.live >= 0 and is_made(part, marks[rules.live])
        for other in range(others[0], others[1]):
            first, end = FAR, -FAR
            for outcome in range(followers.size):
                gain = rules.gains[outcome]
                if after[rules.category[outcome]] >= 0 and (live or gain == rules.points[outcome]):
                    for level in range(levels.after):
                        state = followers[outcome] + level * widths[outcome]
                        row = other * pairs.next_others + pairs.places[state]
                        start = before.firsts[row] + gain + pairs.shifts[state]
                        first, end = min(first, start), max(end, start + before.lengths[row])
            for level in range(levels.here):
                row = pairs.places[layout.starts[block] + level * columns + column] * pairs.others + other
                rows.firsts[row], rows.lengths[row] = first, end - first
            used += levels.here * (end - first + 2 * LANES)
    return used


@cached_njit(**_OPTIONS)
def solve_block(
    values: Numbers,
    start: int,
    scratch: Scratch,
    blocks: Blocks,
    number: int,
    others: tuple[int, int],
    levels: Levels,
    before: Rows,
    rows: Rows,
    pairs: Pairs,
    layout: Layout,
    lattice: Lattice,
    first_rolls: FirstRolls,
    scoring: PayoffArrays,
) -> None:
    """Compute the rows of the states of a block, against others from the first to before the second of `others`.

    They are put into `values` uint32 from `start` on, and follow from those of the next states, in `before`. `rows` has
    their greatest lengths before, and their places afterwards. Releases the interpreter lock.
    """
    block = blocks.numbers[number]
    subset, columns = layout.subsets[block], layout.columns[block]
    lists, places, stages = scratch.lists, scratch.places, scoring.rules.of_hands.shape[0]
    stride, side = scratch.found.shape[1] // levels.here, 0
    first_outcome = lattice.end + ((lattice.end - lattice.hands) // LANES + 1) * LANES
    find_widths(scratch.widths, blocks, number, layout, scoring.rules)
    totals = layout.total_counts[subset]
    for part in range(columns // totals):
        list_part(first_outcome, part, blocks, number, lists, scoring)
        # Outcomes have other places in the part before.
        scratch.computed[:] = False
        last, last_other = -1, 0
        for other in range(others[0], others[1]):
            for rank in range(totals):
                state = layout.starts[block] + part * totals + rank
                if not pairs.are_solved[state]:
                    continue
                total = layout.totals[subset, rank]
                follow_outcomes(scratch.followers, blocks, number, part, total, layout, scoring.rules)
                find_places(places[side], scratch, before, pairs, other, scoring)
                if last >= 0 and are_same(places, lists.sizes[0]):
                    for level in range(0, levels.here * columns, columns):
                        row = pairs.places[state + level] * pairs.others + other
                        same = pairs.places[last + level] * pairs.others + last_other
                        rows.starts[row], rows.firsts[row] = rows.starts[same], rows.firsts[same]
                        rows.lengths[row] = rows.lengths[same]
                    continue
                row = pairs.places[state] * pairs.others + other
                first, length = rows.firsts[row], rows.lengths[row]
                length = solve_column(
                    first, length, side, stride, scratch, before.values, levels, lattice, first_rolls, stages
                )
                for level in range(levels.here):
                    origin = level * stride + LANES
                    row = pairs.places[state + level * columns] * pairs.others + other
                    start = keep_row(values, start, scratch.found[side], origin, length, row, rows, pairs.mirrors)
                last, last_other = state, other
                side = 1 - side
