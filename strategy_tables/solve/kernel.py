"""Compiled backward induction, eight states at a time.

The turns of eight states use one workspace, a float64 array of rows of eight. Row k holds the value of keep k in each
of the eight states; rows after the keeps are scratch. The rows of 5 dice fit into the first-level cache. A turn
consists of

* the hands after the last roll: the best open category, from the blocks with one more category filled;
* for every further roll, means from the hands down to the empty keep and the best keeps back up to the hands
  (`lattice_kernel`);
* the mean over the first roll.

The passes of a further roll take one addition or comparison for each edge of the keep lattice. With 5 dice these are
1,260, instead of 4,368 pairs of hand and keep.

Rows are vectors by construction (`load`, `store`, ...), independent of the compiler's vectoriser, which would have to
prove that rows do not overlap. LLVM maps eight float64 to the machine's registers: one of 512 bits, two of 256 or four
of 128. All arithmetic is IEEE double in the written order, so a table does not depend on the number of threads.

Only solving imports it.
"""

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, register_model
from numba.np import arrayobj
from numpy.typing import NDArray

from strategy_tables.solve.compile_cache import cached_njit, inner_njit

WIDTH = 8
"""States computed at once: the float64 of a row."""

Offsets = NDArray[np.uint16]
Integers = NDArray[np.int64]
Floats = NDArray[np.float64]

# Nothing here makes an array, so references need no counting. Threads that count references to the same arrays wait for
# each other, which took a third of the time.
_OPTIONS = {"_nrt": False}
_compiled = inner_njit(**_OPTIONS)


class Lattice(NamedTuple):
    """The keep lattice in the order of the kernel: K keeps by size, then by number of different faces; H hands.

    Offsets are row numbers times the numbers of a row, `WIDTH` float64.

    * `hands`, `end`: offsets of the first hand and after the last one
    * `further_roll`: address of the code of a further roll (`lattice_kernel`)
    * `probabilities` [H]: of a first roll
    """

    hands: int
    end: int
    further_roll: int
    probabilities: Floats


class Layout(NamedTuple):
    """Places of states: the arrays of `StateSpace`, and by block `subsets` int32 [B], the filled upper categories, and
    `columns` int64 [B]."""

    subsets: NDArray[np.int32]
    starts: Integers
    columns: Integers
    totals: NDArray[np.int32]
    ranks: NDArray[np.int32]
    total_counts: Integers
    upper_cap: int


class Blocks(NamedTuple):
    """Properties of N blocks of states with C categories, M of them marks.

    * `numbers` int64 [N]: their numbers
    * `after` int64 [N, C]: the block after filling each category, -1 if it may not be filled
    * `joker_cases` int64 [N, 6]: the case of the joker of each face, -1 if hands of equal dice are not jokers
    * `marks` int64 [N, M]: distance between parts that differ in this mark alone; if it is not filled yet, minus the
      distance after filling it
    """

    numbers: Integers
    after: Integers
    joker_cases: Integers
    marks: Integers


class Levels(NamedTuple):
    """Order of the rolls of a turn for each number of extra rolls at its start, a *level*.

    The hands after the last roll are computed first, then those with one more roll left, and so on. Rolls that all
    levels have in common are computed once, as far as each level goes; then come the first `own` rolls of its turn.

    * `here`: the levels of the blocks; `after`: those of the next blocks
    * `common`: common rolls of a level, beyond its extra ones
    * `own`: rolls of a level alone
    * `saves`: whether unused rolls are saved; if not, own rolls are lost
    """

    here: int
    after: int
    common: int
    own: int
    saves: bool


class Scoring(NamedTuple):
    """Points of a ruleset with C categories.

    Filling a *plain* category leads to a block with the same columns. With others the column depends on the points:
    upper categories raise the total, and marks are made or not. Or the category pays nothing before another one was
    made.

    Categories that are not plain have R *candidates* in all. Each is a scratch row for a number of points they can pay,
    with the points and the value of the next state.

    * `upper` [C]: whether points in this category raise the upper total
    * `mark`, `requires` [C]: the place among the marks of this category, and of the one that has to be made before; or
      -1
    * `live`: the place of the mark that makes the extra bonus live, or -1
    * `least` [C]: points that every hand gets at least; `least_rows` [C]: the offset of their candidate, or -1
    * `falls` [C]: whether fewer points may have a higher value, so that these are not bounds
    * `candidates` [C + 1]: bounds in `candidate_points` [R]; none for a plain category
    * `scratch`: offset of the first candidate. After the last one come the row of the extra bonus, and the parts and
      the upper totals of the states. Six rows for `joker_hands` follow, and one for every hand (`scratch_rows`)
    * `stages`: number of rolls with different points; the last stage holds for all later rolls
    * `lists` [2 C S + 1]: bounds in `groups`. A stage and category has two lists: hands of different dice that get more
      than the least, and hands of equal dice that do. Before the last stage, they have the hands that get more than in
      the last
    * `groups` [G, 3]: bounds in `hands`, and the offset of their candidate or -1; `points` [G]: their common points
    * `hands` [N]: offsets of hands
    * `extra_bonus`
    * `joker_hands` [6]: offset of the hand of equal dice of a face
    * `joker_allowed`, `joker_points`, `joker_rows` [J, C]: the allowed categories in each of the J cases of jokers,
      their points, and the candidate's offset or -1
    """

    upper: NDArray[np.bool_]
    mark: Integers
    requires: Integers
    live: int
    least: Floats
    least_rows: Integers
    falls: NDArray[np.bool_]
    candidates: Integers
    candidate_points: Integers
    scratch: int
    stages: int
    lists: Integers
    groups: Integers
    points: Floats
    hands: Offsets
    extra_bonus: int
    joker_hands: Integers
    joker_allowed: NDArray[np.bool_]
    joker_points: Floats
    joker_rows: Integers


def scratch_rows(candidates: int, hands: int) -> int:
    """Return the number of rows after the keeps: see `Scoring.scratch`."""
    return candidates + 3 + 6 + hands


# --- Rows as values: 512 bits, eight float64, or sixteen uint32 or float32. Offsets count numbers, unchecked. ---


_LLVM_TYPES = {types.float64: ir.DoubleType(), types.float32: ir.FloatType(), types.uint32: ir.IntType(32)}


class RowType(types.Type):
    """Numba's type of a row of numbers."""

    def __init__(self, number: Any, lanes: int) -> None:
        super().__init__(name=f"row of {lanes} {number}")
        self.lanes = lanes
        self.is_float = number != types.uint32
        self.vector = ir.VectorType(_LLVM_TYPES[number], lanes)


ROWS = {number: RowType(number, 512 // number.bitwidth) for number in _LLVM_TYPES}
"""Types of rows, by the type of an array's numbers."""

row_type = ROWS[types.float64]


@register_model(RowType)
class RowModel(models.PrimitiveModel):
    """Data model of a row: one LLVM vector."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, kind.vector)


def address_of(context: Any, builder: Any, array_type: Any, array: Any, position: Any) -> Any:
    """Return a pointer to an element of a contiguous array."""
    data = arrayobj.make_array(array_type)(context, builder, array).data
    size = ir.Constant(position.type, array_type.dtype.bitwidth // 8)
    return cgutils.pointer_add(builder, data, builder.mul(position, size))


def _row_address(context: Any, builder: Any, array_type: Any, array: Any, position: Any) -> Any:
    """Return a pointer to a row of such elements."""
    address = address_of(context, builder, array_type, array, position)
    return builder.bitcast(address, ROWS[array_type.dtype].vector.as_pointer())


@intrinsic
def lane_count(_typing, array):
    """Return the constant number of lanes in a row of this array."""

    def generate(context: Any, _builder: Any, signature: Any, _arguments: Any) -> Any:
        return context.get_constant(types.int64, ROWS[signature.args[0].dtype].lanes)

    return types.int64(array), generate


@intrinsic
def load(_typing, array, offset):
    """Return the row at `array[offset]`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = _row_address(context, builder, signature.args[0], arguments[0], arguments[1])
        return builder.load(address, align=signature.args[0].dtype.bitwidth // 8)

    return ROWS[array.dtype](array, types.int64), generate


@intrinsic
def store(_typing, array, offset, row):
    """Put a row at `array[offset]`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = _row_address(context, builder, signature.args[0], arguments[0], arguments[1])
        builder.store(arguments[2], address, align=signature.args[0].dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.void(array, types.int64, row), generate


@intrinsic
def unchecked_item(_typing, array, position):
    """Return `array[position]` of uint16 or uint32 as int64, without a test for negative positions."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = address_of(context, builder, signature.args[0], arguments[0], arguments[1])
        return builder.zext(builder.load(address), ir.IntType(64))

    return types.int64(array, types.int64), generate


def broadcast_lanes(builder: Any, number: Any, lanes: int) -> Any:
    """Return an LLVM vector of equal numbers."""
    undefined = ir.Constant(ir.VectorType(number.type, lanes), ir.Undefined)
    first = builder.insert_element(undefined, number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, undefined, ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes))


@intrinsic
def broadcast(_typing, number):
    """Return a row of equal numbers."""

    def generate(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return broadcast_lanes(builder, arguments[0], signature.return_type.lanes)

    return ROWS[number](number), generate


@intrinsic
def add(_typing, left, right):
    """Return the sum, lane by lane."""

    def generate(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return (builder.fadd if signature.return_type.is_float else builder.add)(*arguments)

    return left(left, right), generate


@intrinsic
def multiply(_typing, left, right):
    """Return the product of floating-point numbers, lane by lane."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.fmul(*arguments)

    return left(left, right), generate


def sixth_of(builder: Any, kind: RowType, row: Any) -> Any:
    """Return a sixth of an LLVM vector; of whole numbers, the nearest one."""
    if kind.is_float:
        return builder.fmul(row, ir.Constant(kind.vector, [1.0 / 6.0] * kind.lanes))
    rounded = builder.add(row, ir.Constant(kind.vector, [3] * kind.lanes))
    return builder.udiv(rounded, ir.Constant(kind.vector, [6] * kind.lanes))


def larger_of(builder: Any, kind: RowType, left: Any, right: Any) -> Any:
    """Return the maximum of LLVM vectors, lane by lane."""
    compare = builder.fcmp_ordered if kind.is_float else builder.icmp_unsigned
    return builder.select(compare(">", left, right), left, right)


@intrinsic
def maximum(_typing, left, right):
    """Return the maximum, lane by lane."""

    def generate(_context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return larger_of(builder, signature.return_type, *arguments)

    return left(left, right), generate


# --- The lattice ---


@intrinsic
def roll_and_keep(_typing, work, code):
    """Give hands one more roll: the mean over a further die for all keeps, then the best keep in each, up to the hands.

    `code` is the address of `lattice_kernel.further_roll`.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = arrayobj.make_array(signature.args[0])(context, builder, arguments[0]).data
        function = ir.FunctionType(context.get_value_type(types.void), [data.type])
        builder.call(builder.inttoptr(arguments[1], function.as_pointer()), [data])
        return context.get_dummy_value()

    return types.void(work, types.int64), generate


@_compiled
def average_first_roll(work, lattice):
    """Compute the mean over the first roll, into row 0. Four sums make the additions independent."""
    probabilities = lattice.probabilities
    count = probabilities.size
    row = lattice.hands
    first = second = third = fourth = broadcast(0.0)
    hand = 0
    while hand + 4 <= count:
        first = add(first, multiply(broadcast(probabilities[hand]), load(work, row)))
        second = add(second, multiply(broadcast(probabilities[hand + 1]), load(work, row + WIDTH)))
        third = add(third, multiply(broadcast(probabilities[hand + 2]), load(work, row + 2 * WIDTH)))
        fourth = add(fourth, multiply(broadcast(probabilities[hand + 3]), load(work, row + 3 * WIDTH)))
        hand += 4
        row += 4 * WIDTH
    while hand < count:
        first = add(first, multiply(broadcast(probabilities[hand]), load(work, row)))
        hand += 1
        row += WIDTH
    store(work, 0, add(add(first, second), add(third, fourth)))


@_compiled
def copy_rows(work, source, target, count):
    """Copy adjacent rows."""
    for row in range(0, count * lane_count(work), lane_count(work)):
        store(work, target + row, load(work, source + row))


# --- The categories. `after` and `marks` are rows of `Blocks`; `values` holds the next blocks. `column` is the first of
# the eight states in a level of its block, and in the next level. ---


@_compiled
def is_made(part, apart):
    """Return whether states in this part of a block have made a mark, given its entry in `Blocks.marks`."""
    return apart > 0 and part & apart > 0


@_compiled
def fill_mark(part, apart, made):
    """Return the part after filling a mark, given its entry in `Blocks.marks`."""
    if apart > 0:
        return part | apart if made else part
    low = part & -apart - 1
    return 2 * part - low - (apart if made else 0)


@_compiled
def place_candidates(work, places, values, lifts, subset, after, marks, column, columns, layout, scoring):
    """Place the candidates of the open categories in the first level, state by state: points, next values and their
    places.

    The extra bonus, the parts and the upper totals follow.
    """
    count = layout.total_counts[subset]
    extra = scoring.scratch + scoring.candidate_points.size * WIDTH
    parts, totals = extra + WIDTH, extra + 2 * WIDTH
    live = marks[scoring.live] if scoring.live >= 0 else -1
    for lane in range(WIDTH):
        # Repeat the last state after the end of the block.
        part, rank = divmod(min(column + lane, columns - 1), count)
        work[parts + lane] = part
        work[totals + lane] = layout.totals[subset, rank]
        work[extra + lane] = scoring.extra_bonus if is_made(part, live) else 0
    for category in range(scoring.upper.size):
        first, last = scoring.candidates[category], scoring.candidates[category + 1]
        if first == last or after[category] < 0:
            continue
        subset_after = layout.subsets[after[category]]
        start = layout.starts[after[category]]
        count_after = layout.total_counts[subset_after]
        if scoring.mark[category] < 0 and scoring.requires[category] < 0:
            # Fast path: an upper category without marks, as most are.
            for candidate in range(first, last):
                points = scoring.candidate_points[candidate]
                row = candidate * WIDTH
                for lane in range(WIDTH):
                    total = min(int(work[totals + lane]) + points, layout.upper_cap)
                    place = start + int(work[parts + lane]) * count_after + layout.ranks[subset_after, total]
                    if lifts:
                        places[row + lane] = place
                    work[scoring.scratch + row + lane] = points + values[place]
            continue
        mark = marks[scoring.mark[category]] if scoring.mark[category] >= 0 else 0
        for candidate in range(first, last):
            row = candidate * WIDTH
            for lane in range(WIDTH):
                part, total = int(work[parts + lane]), int(work[totals + lane])
                points = earned_points(candidate, category, part, marks, scoring)
                if mark != 0:
                    part = fill_mark(part, mark, points > 0)
                if scoring.upper[category]:
                    total = min(total + points, layout.upper_cap)
                place = start + part * count_after + layout.ranks[subset_after, total]
                if lifts:
                    places[row + lane] = place
                work[scoring.scratch + row + lane] = points + values[place]


@_compiled
def earned_points(candidate, category, part, marks, scoring):
    """Return the points of a candidate: 0 if the category requires a mark that is not made."""
    requires = scoring.requires[category]
    return scoring.candidate_points[candidate] if requires < 0 or is_made(part, marks[requires]) else 0


@_compiled
def lift_candidates(work, places, values, level, after, marks, layout, scoring):
    """Move the candidates of the open categories to a higher level."""
    parts = scoring.scratch + (scoring.candidate_points.size + 1) * WIDTH
    for category in range(scoring.upper.size):
        first, last = scoring.candidates[category], scoring.candidates[category + 1]
        if first == last or after[category] < 0:
            continue
        shift = level * layout.columns[after[category]]
        for candidate in range(first, last):
            row = candidate * WIDTH
            for lane in range(WIDTH):
                points = earned_points(candidate, category, int(work[parts + lane]), marks, scoring)
                work[scoring.scratch + row + lane] = points + values[places[row + lane] + shift]


@_compiled
def follow(values, after, category, column, layout):
    """Return the next values of a plain category."""
    return load(values, layout.starts[after[category]] + column)


@_compiled
def raise_hands(work, values, after, category, column, first, last, layout, scoring):
    """Raise the hands of the groups from `first` to `last` to their value in the category."""
    base = broadcast(0.0)
    if scoring.candidates[category] == scoring.candidates[category + 1]:
        base = follow(values, after, category, column, layout)
    for group in range(first, last):
        position, end, row = scoring.groups[group]
        paid = load(work, row) if row >= 0 else add(base, broadcast(scoring.points[group]))
        while position < end:
            hand = unchecked_item(scoring.hands, position)
            store(work, hand, maximum(paid, load(work, hand)))
            position += 1


@_compiled
def raise_stage(work, values, after, column, jokers, stage, layout, scoring):
    """Raise hands in the lists of a stage to every open category; equal dice only if they are not jokers."""
    for category in range(scoring.upper.size):
        if after[category] >= 0:
            place = 2 * (stage * scoring.upper.size + category)
            first, last = scoring.lists[place], scoring.lists[place + 1 if jokers else place + 2]
            raise_hands(work, values, after, category, column, first, last, layout, scoring)


@_compiled
def score_hands(work, values, after, column, jokers, fresh, lattice, layout, scoring):
    """Compute the best open category of every hand: first the least points of all, then those with more.

    Unless it is `fresh`, greater values of the hands are kept.
    """
    floor = broadcast(-np.inf)
    for category in range(scoring.upper.size):
        if after[category] >= 0 and not scoring.falls[category]:
            row = scoring.least_rows[category]
            if row >= 0:
                least = load(work, row)
            else:
                least = add(follow(values, after, category, column, layout), broadcast(scoring.least[category]))
            floor = maximum(least, floor)
    if fresh:
        for row in range(lattice.hands, lattice.end, WIDTH):
            store(work, row, floor)
    else:
        for row in range(lattice.hands, lattice.end, WIDTH):
            store(work, row, maximum(floor, load(work, row)))
    raise_stage(work, values, after, column, jokers, scoring.stages - 1, layout, scoring)


@_compiled
def score_joker_hands(work, values, after, cases, column, fresh, layout, scoring):
    """Compute the hands of equal dice that are jokers: their own categories and points, and the extra bonus.

    Unless it is `fresh`, greater previous values, in their scratch rows, are kept.
    """
    extra = scoring.scratch + scoring.candidate_points.size * WIDTH
    extra_bonus = load(work, extra)
    for face in range(6):
        case = cases[face]
        best = broadcast(-np.inf)
        for category in range(scoring.upper.size):
            if after[category] >= 0 and scoring.joker_allowed[case, category]:
                row = scoring.joker_rows[case, category]
                if row >= 0:
                    best = maximum(load(work, int(row)), best)
                else:
                    points = broadcast(scoring.joker_points[case, category])
                    best = maximum(add(follow(values, after, category, column, layout), points), best)
        best = add(best, extra_bonus)
        if not fresh:
            best = maximum(load(work, extra + (3 + face) * WIDTH), best)
        store(work, scoring.joker_hands[face], best)


@_compiled
def score(work, places, values, level, column, fresh, after, marks, cases, lattice, layout, scoring):
    """Score every hand in a level of the next blocks; `column` is the first of the eight states there."""
    if level > 0:
        lift_candidates(work, places, values, level, after, marks, layout, scoring)
    jokers = cases[0] >= 0
    if jokers and not fresh:
        kept_rows = scoring.scratch + (scoring.candidate_points.size + 3) * WIDTH
        for face in range(6):
            store(work, kept_rows + face * WIDTH, load(work, scoring.joker_hands[face]))
    score_hands(work, values, after, column, jokers, fresh, lattice, layout, scoring)
    if jokers:
        score_joker_hands(work, values, after, cases, column, fresh, layout, scoring)


@cached_njit(**_OPTIONS)
def solve_blocks(
    values: Floats,
    following: Floats,
    blocks: Blocks,
    first: int,
    last: int,
    work: Floats,
    places: Integers,
    levels: Levels,
    lattice: Lattice,
    layout: Layout,
    scoring: Scoring,
) -> None:
    """Run `solve_levels` for one level and equal points on all rolls, where the compiler inlines everything."""
    for position in range(first, last):
        number, after, cases = blocks.numbers[position], blocks.after[position], blocks.joker_cases[position]
        marks = blocks.marks[position]
        start, columns = layout.starts[number], layout.columns[number]
        for column in range(0, columns, WIDTH):
            subset = layout.subsets[number]
            place_candidates(work, places, following, False, subset, after, marks, column, columns, layout, scoring)
            score_hands(work, following, after, column, cases[0] >= 0, True, lattice, layout, scoring)
            if cases[0] >= 0:
                score_joker_hands(work, following, after, cases, column, True, layout, scoring)
            for _ in range(levels.own):
                roll_and_keep(work, lattice.further_roll)
            average_first_roll(work, lattice)
            for lane in range(min(WIDTH, columns - column)):
                values[start + column + lane] = work[lane]


@cached_njit(**_OPTIONS)
def solve_levels(
    values: Floats,
    following: Floats,
    blocks: Blocks,
    first: int,
    last: int,
    work: Floats,
    places: Integers,
    levels: Levels,
    lattice: Lattice,
    layout: Layout,
    scoring: Scoring,
) -> None:
    """Compute the value of every state of `blocks` from `first` to before `last`, from those that follow.

    `values` float64 holds the blocks and `WIDTH` numbers more, `following` the next ones, which are solved; both may be
    the same array. `work` float64 and `places` int64 [R `WIDTH`] are scratch of one thread. Releases the interpreter
    lock.
    """
    hand_count = (lattice.end - lattice.hands) // WIDTH
    aside = scoring.scratch + (scoring.candidate_points.size + 9) * WIDTH
    for position in range(first, last):
        number, after, cases = blocks.numbers[position], blocks.after[position], blocks.joker_cases[position]
        marks = blocks.marks[position]
        jokers = cases[0] >= 0
        start, columns = layout.starts[number], layout.columns[number]
        for column in range(0, columns, WIDTH):
            subset, lifts = layout.subsets[number], levels.after > 1
            place_candidates(work, places, following, lifts, subset, after, marks, column, columns, layout, scoring)
            left = own = 0
            scored = -1
            while left < levels.here + levels.common:
                if left + own > 0:
                    roll_and_keep(work, lattice.further_roll)
                to = min(left + own if levels.saves else left, levels.after - 1)
                there = column + to * columns
                if to > scored:
                    score(work, places, following, to, there, scored < 0, after, marks, cases, lattice, layout, scoring)
                    scored = to
                level = left - levels.common
                set_aside = levels.own > 0 and 0 <= level < levels.here - 1
                if own == 0 and set_aside:
                    copy_rows(work, lattice.hands, aside, hand_count)
                stage = levels.own - own
                if own > 0 and stage < scoring.stages - 1:
                    raise_stage(work, following, after, there, jokers, stage, layout, scoring)
                if level >= 0 and own < levels.own:
                    own += 1
                    continue
                if level >= 0:
                    average_first_roll(work, lattice)
                    place = start + level * columns + column
                    for lane in range(min(WIDTH, columns - column)):
                        values[place + lane] = work[lane]
                if set_aside:
                    copy_rows(work, aside, lattice.hands, hand_count)
                    scored = min(left, levels.after - 1)
                own = 0
                left += 1
