"""Compiled mixing of outlooks: distributions of states from those of the next states.

Distributions are consecutive in an array of float32 or float64, each padded with zeros to a multiple of `WIDTH`. They
are added in float64, in a row that stays in the first-level cache, and rounded once.

Only solving imports it.
"""

from typing import Any, NamedTuple

from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import (
    WIDTH,
    Blocks,
    Floats,
    Integers,
    Layout,
    add,
    address_of,
    broadcast,
    load,
    multiply,
    row_type,
    store,
)
from strategy_tables.solve.outlook_kernel import FAR, OutcomeArrays
from strategy_tables.solve.weigh_kernel import Lattice, WeighingScratch, weigh_eight

_OPTIONS = {"_nrt": False}
_compiled = inner_njit(**_OPTIONS)


class States(NamedTuple):
    """Places of the outlooks of states, int64 [all states]: of the last layer, and of the one before that it is mixed
    from.

    * `starts`, `lengths`: of the distribution among the probabilities; `firsts`: its least points
    * `places`: of the row in `columns`
    """

    starts: Integers
    firsts: Integers
    lengths: Integers
    places: Integers


class Outlooks(NamedTuple):
    """The `probabilities` of a layer, float32 or float64, and its `columns`, float64 [P, 2 C + 3].

    The columns are expected points by category, upper bonus and extra bonuses; then probabilities of 0 by category, and
    of the upper bonus.
    """

    probabilities: NDArray[Any]
    columns: Floats


class Endings(NamedTuple):
    """Scratch: the outcomes of a turn with weight, at most J R, and `total`, a distribution.

    `weights` float64, `outcomes`, `states` int64: their probabilities, numbers and next states.
    """

    weights: Floats
    outcomes: Integers
    states: Integers
    total: Floats


@intrinsic
def load_wide(_typing, array, offset):
    """Return the row at `array[offset]` of an array of float32 or float64."""
    bits = array.dtype.bitwidth

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = address_of(context, builder, signature.args[0], arguments[0], arguments[1])
        wide = ir.VectorType(ir.DoubleType(), WIDTH)
        narrow = wide if bits == 64 else ir.VectorType(ir.FloatType(), WIDTH)
        row = builder.load(builder.bitcast(address, narrow.as_pointer()), align=bits // 8)
        return row if bits == 64 else builder.fpext(row, wide)

    return row_type(array, types.int64), generate


@intrinsic
def store_narrow(_typing, array, offset, row):
    """Put a row at `array[offset]` of an array of float32 or float64."""
    bits = array.dtype.bitwidth

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address = address_of(context, builder, signature.args[0], arguments[0], arguments[1])
        wide = ir.VectorType(ir.DoubleType(), WIDTH)
        narrow = wide if bits == 64 else ir.VectorType(ir.FloatType(), WIDTH)
        row = arguments[2] if bits == 64 else builder.fptrunc(arguments[2], narrow)
        builder.store(row, builder.bitcast(address, narrow.as_pointer()), align=bits // 8)
        return context.get_dummy_value()

    return types.void(array, types.int64, row_type), generate


@_compiled
def list_endings(endings, scratch, level, levels_after, lane):
    """List the outcomes with weight of the turn of one of eight states; return their number."""
    count, outcomes = 0, scratch.widths.size
    for after in range(levels_after):
        base = (level * levels_after + after) * outcomes * WIDTH + lane
        for outcome in range(outcomes):
            weight = scratch.weights[base + outcome * WIDTH]
            endings.weights[count] = weight
            endings.outcomes[count] = outcome
            endings.states[count] = scratch.indices[lane, outcome] + after * scratch.widths[outcome]
            count += weight > 0.0
    return count


@_compiled
def mix_row(rows, used, state, endings, count, states, after, gains, cut):
    """Put the distribution of a state into `rows`, from `used` on; return its end.

    At most `cut` is truncated at either end.
    """
    first, end = FAR, -FAR
    for each in range(count):
        start = gains[endings.outcomes[each]] + states.firsts[endings.states[each]]
        first, end = min(first, start), max(end, start + states.lengths[endings.states[each]])
    total, nothing = endings.total, broadcast(0.0)
    for place in range(0, end - first + WIDTH, WIDTH):
        store(total, place, nothing)
    for each in range(count):
        index = endings.states[each]
        weight = broadcast(endings.weights[each])
        source = states.starts[index]
        target = gains[endings.outcomes[each]] + states.firsts[index] - first
        for place in range(0, states.lengths[index], WIDTH):
            mixed = add(load(total, target + place), multiply(weight, load_wide(after.probabilities, source + place)))
            store(total, target + place, mixed)
    low, high = 0, end - first
    left = cut
    while total[low] <= left:
        left -= total[low]
        low += 1
    left = cut
    while total[high - 1] <= left:
        left -= total[high - 1]
        high -= 1
    for place in range(high, high + WIDTH):
        total[place] = 0.0
    states.starts[state], states.firsts[state], states.lengths[state] = used, first + low, high - low
    for place in range(0, high - low, WIDTH):
        store_narrow(rows, used + place, load(total, low + place))
    return used + (high - low + WIDTH - 1) // WIDTH * WIDTH


@_compiled
def mix_columns(row, endings, count, states, after, gains, scoring):
    """Compute the sources of the points of a state: the row of `Outlooks.columns`, initially zeros."""
    categories = scoring.mark.size
    for each in range(count):
        weight, outcome = endings.weights[each], endings.outcomes[each]
        source = after.columns[states.places[endings.states[each]]]
        for column in range(row.size):
            row[column] += weight * source[column]
        points, category = scoring.points[outcome], scoring.category[outcome]
        row[category] += weight * points
        row[categories + 1] += weight * (gains[outcome] - points)
        row[categories + 2 + category] += weight * (points == 0)


@cached_njit(**_OPTIONS)
def solve_blocks(
    rows: NDArray[Any],
    columns: Floats,
    extents: Integers,
    places: Integers,
    first: int,
    last: int,
    cut: float,
    states: States,
    after: Outlooks,
    endings: Endings,
    scratch: WeighingScratch,
    values: Floats,
    blocks: Blocks,
    to: Integers,
    layout: Layout,
    lattice: Lattice,
    scoring: OutcomeArrays,
) -> int:
    """Compute the outlooks of the states of some blocks of a layer, from the next ones, `after`; return the used
    numbers of `rows`.

    `states` receives their places in `rows`, and those of their rows in `columns`, initially zeros, from `places` int64
    [N] on for each block. `extents` int64 [N, 2] receives the bounds of the distributions of a block. Releases the
    interpreter lock.
    """
    used = 0
    levels, levels_after = to.shape[0], endings.weights.size // scratch.widths.size
    for number in range(first, last):
        block = blocks.numbers[number]
        columns_here, count = layout.columns[block], layout.total_counts[layout.subsets[block]]
        extents[number, 0], extents[number, 1] = FAR, -FAR
        for part in range(columns_here // count):
            for rank in range(0, count, WIDTH):
                weigh_eight(scratch, values, blocks, number, part, rank, to, layout, lattice, scoring)
                for level in range(levels):
                    for lane in range(min(WIDTH, count - rank)):
                        place = level * columns_here + part * count + rank + lane
                        state = layout.starts[block] + place
                        found = list_endings(endings, scratch, level, levels_after, lane)
                        used = mix_row(rows, used, state, endings, found, states, after, scoring.gains, cut)
                        states.places[state] = places[number] + place
                        row = columns[places[number] + place]
                        mix_columns(row, endings, found, states, after, scoring.gains, scoring)
                        begins = states.firsts[state]
                        extents[number, 0] = min(extents[number, 0], begins)
                        extents[number, 1] = max(extents[number, 1], begins + states.lengths[state])
    return used


@cached_njit(**_OPTIONS)
def move_rows(
    rows: NDArray[Any],
    start: int,
    solved: NDArray[Any],
    used: int,
    blocks: Blocks,
    first: int,
    last: int,
    states: States,
    layout: Layout,
) -> None:
    """Move the rows of `solve_blocks` into another array, from `start` on."""
    for place in range(used):
        rows[start + place] = solved[place]
    for number in range(first, last):
        block = blocks.numbers[number]
        for state in range(layout.starts[block], layout.starts[block + 1]):
            states.starts[state] += start
