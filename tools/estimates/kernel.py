"""Compiled games of columns, played by an estimate with every turn solved exactly.

A turn is solved on the keep lattice as in `strategy_tables.solve`, for one sheet. Its last step leads to estimates:
`cell_values`, for every open cell with every number of points. The next sheets differ from the sheet in few features,
so the first layer of the network is updated with the differences, not recomputed.

A game with a column to announce in has up to sixteen *lanes* of the same turn. One is for no call, the others are for
the rows that can be called. A row of the workspace, one vector, holds the value of a keep in all of them.

Only fitting and measuring import it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.sheets.features import PRODUCT_FEATURES, UPPER_FEATURES
from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import ROWS, add, address_of, broadcast, load, maximum, multiply, store

LANES = 16
"""Float32 of a row: the turn without a call and up to fifteen rows that can be called."""

FREE, DOWN, UP, UPPER_FIRST = range(4)
"""Orders of columns."""

PLAYED, RANDOM, OPENING = range(3)
"""Origin of a move: the estimate, a random cell now and then, or a random opening without a known mean."""

_NOTHING = np.float32(-1e9)
"""Value of a hand that may fill nothing."""

_Function = TypeVar("_Function", bound=Callable[..., Any])
Singles = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Offsets = NDArray[np.int32]


class SheetGame(NamedTuple):
    """Game with N columns of C categories, P products and at most M different points in a category.

    * `columns`, `categories`, `rolls`, `last_rolls` (of the very last turn), `first_hand` (K - H), `keeps` (K)
    * `successors` [K - H, 6], `predecessors` [K, 6] int32: the lattice; `degrees` [K]: number of predecessors
    * `inside` [L] int64: by hand, the keeps that reroll dice, with `inside_starts` [H + 1]
    * `first` float32 [H]: probabilities of a first roll; `equal_face` [H]: the face of hands of equal dice, or 0
    * `factors` float32 [N], `orders` [N]; `announce`: the column to announce in, -1 for none
    * `free_columns`: number of columns that are filled without a call, in a game with ordered columns, else 0
    * `upper` [C]: the face of an upper category, 0 for others; `upper_places` [C]: its place among these
    * `upper_cap`, `upper_bonus` float32 [cap + 1]
    * `points` [B, H, C]: on the first roll, ..., the last ones on all later ones
    * `values` [C, M]: the `value_counts` [C] different points of a category, ascending
    * `value_of` [C, most points + 1]: their places; `places` int32 [B, H, C]: C-th row times M plus the place
    * `counts` float32 [C]: 0 if the points of a category count in a product alone
    * `products` [P, 3], `roles` [C, P]: the part of a product that a category is, -1 for none
    * `joker`: its category or -1; `extra_bonus`, `multiplied`, `made_only`
    * `joker_allowed`, `joker_points` [6, 2, 2, C]: by face - 1, whether its upper category is open, and whether one of
      `other_lower` [C] is
    """

    columns: int
    categories: int
    rolls: int
    last_rolls: int
    first_hand: int
    keeps: int
    successors: Offsets
    predecessors: Offsets
    degrees: Offsets
    inside: Integers
    inside_starts: Integers
    first: Singles
    equal_face: Integers
    factors: Singles
    orders: Integers
    announce: int
    free_columns: int
    upper: Integers
    upper_places: Integers
    upper_cap: int
    upper_bonus: Singles
    points: Integers
    values: Integers
    value_counts: Integers
    value_of: Integers
    places: Offsets
    counts: Singles
    products: Integers
    roles: Integers
    joker: int
    extra_bonus: float
    multiplied: bool
    made_only: bool
    joker_allowed: Integers
    joker_points: Integers
    other_lower: Integers


class Network(NamedTuple):
    """Arrays of an estimate: those of `Weights`, and those for features."""

    first: Singles
    first_bias: Singles
    second: Singles
    second_bias: Singles
    last: Singles
    last_bias: Singles
    linear: Singles
    phases: Integers
    upper_table: Singles
    usual_points: Singles
    product_scales: Singles
    scale: float


class Now(NamedTuple):
    """Sheet of the current game: the arrays of one of `SheetStates`."""

    open: Bytes
    upper: Integers
    inputs: Integers
    made: Bytes


class Work(NamedTuple):
    """Scratch of a game. F features, U hidden units.

    * `features` [F], `units`, `closed`, `after`, `positive` [U]: of the sheet, with a cell closed, after a move
    * `changed` [64], `changes` [64]: features that differ and their differences; `product` [PRODUCT_FEATURES]
    * `cells` [N, C, M]: values after filling a cell; `best` [C, M]: the best of some columns
    * `fillable`, `paid` [N, C]: cells that the orders allow; the points of a hand + 1 where it may go
    * `leanings` float32 [N, C]: added to the value of a cell by the player of an opening
    * `ways` [C]: in how many columns a category may be filled without a call
    * `scored`, `called` [R + 1, H]: the best cell after a roll, and the best of the announce column
    * `rows` [LANES]: the rows that can be called
    * `keeps` [R, K, LANES], `chosen` [K, LANES]: values of keeps before each roll, and the best keep inside them
    * `keeps_alone` [R, K], `chosen_alone` [K]: the same without lanes
    """

    features: Singles
    units: Singles
    closed: Singles
    after: Singles
    positive: Singles
    changed: Integers
    changes: Singles
    product: Singles
    cells: Singles
    best: Singles
    fillable: Integers
    paid: Integers
    leanings: Singles
    ways: Integers
    scored: Singles
    called: Singles
    rows: Integers
    keeps: Singles
    chosen: Singles
    keeps_alone: Singles
    chosen_alone: Singles


class Record(NamedTuple):
    """Record of G games of T turns.

    * `open` [G, T, N, C], `upper` [G, T, N], `inputs` [G, T, N, P, 3], `made` [G, T, N]: the sheets before each turn
    * `estimates`, `means` float32 [G, T]: their estimates, and the mean of the turn
    * `kinds` [G, T]: `PLAYED`, `RANDOM` or `OPENING`
    * `cells`, `points` [G, T]: the filled cell, and its points; `totals` float64 [G]
    """

    open: Bytes
    upper: Integers
    inputs: Integers
    made: Bytes
    estimates: Singles
    means: Singles
    kinds: Integers
    cells: Integers
    points: Integers
    totals: Floats


# The arrays outlive every call, so references need no counting; and inlined functions need not pass all of them on.
_OPTIONS: dict[str, Any] = {"fastmath": True, "error_model": "numpy", "_nrt": False}


def _compiled(function: _Function) -> _Function:
    return inner_njit(**_OPTIONS)(function)


def _inline(function: _Function) -> _Function:
    return inner_njit(forceinline=True, **_OPTIONS)(function)


# --- Rows of sixteen float32 as one value. Offsets count entries and are not checked. ---

lanes_type = ROWS[types.float32]


@intrinsic
def unchecked_item(_typing, array, position):
    """Return the entry at a position of an array of any shape, without a test for negative positions."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load(address_of(context, builder, signature.args[0], arguments[0], arguments[1]))

    return array.dtype(array, types.int64), generate


@intrinsic
def multiply_add(_typing, left, right, added):
    """Return the product plus a sum, lane by lane."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        product = builder.fmul(arguments[0], arguments[1], flags=("contract",))
        return builder.fadd(product, arguments[2], flags=("contract",))

    return lanes_type(lanes_type, lanes_type, lanes_type), generate


@intrinsic
def sum_lanes(_typing, row):
    """Return the sum of the lanes, half by half."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        row, count = arguments[0], LANES
        while count > 1:
            count //= 2
            half = ir.VectorType(ir.IntType(32), count)
            low = builder.shuffle_vector(row, row, ir.Constant(half, list(range(count))))
            high = builder.shuffle_vector(row, row, ir.Constant(half, list(range(count, 2 * count))))
            row = builder.fadd(low, high)
        return builder.extract_element(row, ir.Constant(ir.IntType(32), 0))

    return types.float32(lanes_type), generate


# --- The network. Widths are multiples of 2 LANES. ---


@_inline
def copy(of, first, to, first_to, count):
    """Copy `count` entries."""
    for place in range(count):
        to[first_to + place] = of[first + place]


@_inline
def output(units, linear, phase, positive, network):
    """Return the output for hidden units before their activation."""
    width, second_width = network.first_bias.size, network.second_bias.shape[1]
    zero = broadcast(np.float32(0))
    for unit in range(0, width, LANES):
        store(positive, unit, maximum(load(units, unit), zero))
    total = zero
    for column in range(0, second_width, 2 * LANES):
        place = phase * second_width + column
        low, high = load(network.second_bias, place), load(network.second_bias, place + LANES)
        odd_low, odd_high = zero, zero
        weight = phase * width * second_width + column
        for unit in range(0, width, 2):
            even, odd = broadcast(unchecked_item(positive, unit)), broadcast(unchecked_item(positive, unit + 1))
            low = multiply_add(even, load(network.second, weight), low)
            high = multiply_add(even, load(network.second, weight + LANES), high)
            odd_low = multiply_add(odd, load(network.second, weight + second_width), odd_low)
            odd_high = multiply_add(odd, load(network.second, weight + second_width + LANES), odd_high)
            weight += 2 * second_width
        total = multiply_add(maximum(add(low, odd_low), zero), load(network.last, place), total)
        total = multiply_add(maximum(add(high, odd_high), zero), load(network.last, place + LANES), total)
    return (sum_lanes(total) + linear + network.last_bias[phase]) * np.float32(network.scale)


@_inline
def follow(after, units, changed, changes, count, network):
    """Update the hidden units where `count` features have changed."""
    width = network.first_bias.size
    for unit in range(0, width, LANES):
        row = load(units, unit)
        for place in range(count):
            weight = unchecked_item(changed, place) * width + unit
            row = multiply_add(broadcast(unchecked_item(changes, place)), load(network.first, weight), row)
        store(after, unit, row)


@_inline
def linear_change(changed, changes, count, network):
    """Return the change of the linear part by changed features."""
    change = np.float32(0)
    for place in range(count):
        change += changes[place] * network.linear[changed[place]]
    return change


# --- Features, as in `features.features` ---


@_inline
def column_width(game):
    """Return the number of features of a column."""
    upper = UPPER_FEATURES if game.upper_cap > 0 else 0
    made = 1 if game.extra_bonus > 0 else 0
    return game.categories + upper + PRODUCT_FEATURES * len(game.products) + made


@_inline
def open_upper(game, now, column):
    """Return the open upper categories of a column as bits."""
    bits = 0
    for category in range(game.categories):
        if game.upper[category] > 0 and now.open[column, category]:
            bits |= 1 << game.upper_places[category]
    return bits


@_inline
def product_features(game, network, column, product, still_open, inputs, found):
    """Put the features of a product: `still_open` and `inputs` are triples of plus, minus, times."""
    found[:] = 0.0
    if not (still_open[0] or still_open[1] or still_open[2]):
        return
    of = game.products[product]
    plus_points = network.usual_points[column, of[0]] if still_open[0] else np.float32(inputs[0])
    minus_points = network.usual_points[column, of[1]] if still_open[1] else np.float32(inputs[1])
    times_points = network.usual_points[column, of[2]] if still_open[2] else np.float32(inputs[2])
    difference = (plus_points - minus_points) / network.product_scales[product, 0]
    multiplier = times_points / network.product_scales[product, 1]
    found[0] = max(difference, np.float32(0)) * multiplier
    if still_open[0]:
        found[1] = multiplier
    if still_open[1]:
        found[2] = multiplier
    if still_open[2]:
        found[3] = difference
    elif inputs[2] == 0:
        found[4] = 1.0
    if still_open[1] and not still_open[0]:
        found[5] = plus_points / network.product_scales[product, 0]


@_inline
def inputs_of(game, now, column, product):
    """Return which parts of a product are open, and the known ones."""
    of, known = game.products[product], now.inputs[column, product]
    still_open = (now.open[column, of[0]], now.open[column, of[1]], now.open[column, of[2]])
    return still_open, (known[0], known[1], known[2])


@_compiled
def all_features(game, network, now, work):
    """Compute the features of the sheet."""
    place = 0
    for column in range(game.columns):
        for category in range(game.categories):
            work.features[place] = now.open[column, category]
            place += 1
        if game.upper_cap > 0:
            row = network.upper_table[column, open_upper(game, now, column), now.upper[column]]
            for position in range(UPPER_FEATURES):
                work.features[place + position] = row[position]
            place += UPPER_FEATURES
        for product in range(len(game.products)):
            still_open, inputs = inputs_of(game, now, column, product)
            product_features(game, network, column, product, still_open, inputs, work.product)
            for position in range(PRODUCT_FEATURES):
                work.features[place + position] = work.product[position]
            place += PRODUCT_FEATURES
        if game.extra_bonus > 0:
            work.features[place] = now.made[column]
            place += 1
    for category in range(game.categories):
        count = 0
        for column in range(game.columns):
            count += now.open[column, category]
        for least in range(1, game.columns):
            work.features[place] = 1.0 if count >= least else 0.0
            place += 1
    for category in range(game.categories):
        for least in range(1, game.free_columns + 1):
            work.features[place] = 1.0 if work.ways[category] >= least else 0.0
            place += 1
    if game.joker >= 0:
        work.features[place] = 1.0 if is_joker_filled(game, now) else 0.0


@_compiled
def estimate_sheet(game, network, now, cells, work):
    """Compute the hidden units of the sheet, in the workspace; return its value and its linear part."""
    all_features(game, network, now, work)
    copy(network.first_bias, 0, work.units, 0, work.units.size)
    count, linear = 0, np.float32(0)
    for place in range(work.features.size):
        if work.features[place] != 0:
            work.changed[count], work.changes[count] = place, work.features[place]
            count += 1
        if count == work.changed.size or (count and place == work.features.size - 1):
            follow(work.units, work.units, work.changed, work.changes, count, network)
            linear += linear_change(work.changed, work.changes, count, network)
            count = 0
    rest = output(work.units, linear, network.phases[cells], work.positive, network)
    return decided_bonuses(game, now) + rest, linear


@_inline
def decided_bonuses(game, now):
    """Return the reached upper bonuses and full products, factors included."""
    total = np.float32(0)
    for column in range(game.columns):
        reached = game.upper_bonus[now.upper[column]] if game.upper_cap > 0 else np.float32(0)
        for product in range(len(game.products)):
            still_open, inputs = inputs_of(game, now, column, product)
            if not (still_open[0] or still_open[1] or still_open[2]):
                reached += np.float32(max(0, (inputs[0] - inputs[1]) * inputs[2]))
        total += game.factors[column] * reached
    return total


# --- Filling cells ---


@_inline
def closing(game, now, column, category, work):
    """Put the features that change when a cell is closed, for any points; return their number."""
    count_open = joker_open = 0
    for each in range(game.columns):
        count_open += now.open[each, category]
        if game.joker >= 0:
            joker_open += now.open[each, game.joker]
    width = column_width(game)
    shared = game.columns * width
    work.changed[0], work.changes[0] = column * width + category, -1.0
    count = 1
    if count_open < game.columns:
        work.changed[count] = shared + category * (game.columns - 1) + count_open - 1
        work.changes[count] = -1.0
        count += 1
    shared += game.categories * (game.columns - 1)
    if game.free_columns and column != game.announce:
        work.changed[count], work.changes[count] = shared + category * game.free_columns + work.ways[category] - 1, -1.0
        count += 1
        for other in range(game.categories):
            if other != category and is_next(game, now, column, category, other, work):
                work.changed[count] = shared + other * game.free_columns + work.ways[other]
                work.changes[count] = 1.0
                count += 1
    if category == game.joker and joker_open == 1:
        work.changed[count], work.changes[count] = shared + game.categories * game.free_columns, 1.0
        count += 1
    return count


@_inline
def is_next(game, now, column, closed, category, work):
    """Return whether closing this category lets the column's order fill another one that it forbade before."""
    if not now.open[column, category] or work.fillable[column, category]:
        return False
    if game.orders[column] == UPPER_FIRST:
        return open_upper(game, now, column) == 1 << game.upper_places[closed]
    between = range(closed + 1, category) if category > closed else range(category + 1, closed)
    for each in between:  # noqa: SIM110  compiled code knows no generators
        if now.open[column, each]:
            return False
    return True


@_inline
def note_change(work, count, place, found):
    """Put a feature at `place` if it differs from that of the sheet."""
    difference = found - work.features[place]
    if difference != 0:
        work.changed[count], work.changes[count] = place, difference
        count += 1
    return count


@_inline
def filling(game, network, now, column, category, points, work):
    """Put the features that change by the points in a closed cell; return their number, and the bonuses it decides."""
    count, gain = 0, np.float32(0)
    place = column * column_width(game) + game.categories
    if game.upper_cap > 0:
        if game.upper[category] > 0:
            total = min(now.upper[column] + points, game.upper_cap)
            row = network.upper_table[column, open_upper(game, now, column), total]
            for position in range(UPPER_FEATURES):
                count = note_change(work, count, place + position, row[position])
            gain += game.upper_bonus[total] - game.upper_bonus[now.upper[column]]
        place += UPPER_FEATURES
    for product in range(len(game.products)):
        role = game.roles[category, product]
        if role >= 0:
            still_open, known = inputs_of(game, now, column, product)
            inputs = (
                points if role == 0 else known[0],
                points if role == 1 else known[1],
                points if role == 2 else known[2],
            )
            product_features(game, network, column, product, still_open, inputs, work.product)
            for position in range(PRODUCT_FEATURES):
                count = note_change(work, count, place + position, work.product[position])
            if not (still_open[0] or still_open[1] or still_open[2]):
                gain += np.float32(max(0, (inputs[0] - inputs[1]) * inputs[2]))
        place += PRODUCT_FEATURES
    if category == game.joker and game.extra_bonus > 0:
        count = note_change(work, count, place, np.float32(1 if points > 0 else 0))
    return count, game.factors[column] * gain


@_inline
def has_memory(game, category):
    """Return whether the points of a category matter later, other than as part of the upper total."""
    for product in range(len(game.products)):
        if game.roles[category, product] >= 0:
            return True
    return category == game.joker and game.extra_bonus > 0


@_compiled
def cell_values(game, network, now, cells, linear, work):
    """Compute `work.cells`: the value of every number of points in every cell that may be filled, with these points."""
    settled_now, phase = decided_bonuses(game, now), network.phases[cells - 1]
    for column in range(game.columns):
        for category in range(game.categories):
            if not work.fillable[column, category]:
                continue
            count = closing(game, now, column, category, work)
            closed_linear = linear + linear_change(work.changed, work.changes, count, network)
            follow(work.closed, work.units, work.changed, work.changes, count, network)
            now.open[column, category] = 0
            upper = game.upper_cap > 0 and game.upper[category] > 0
            memory = has_memory(game, category)
            value, same = np.float32(0), False
            for place in range(game.value_counts[category]):
                points = game.values[category, place]
                if not same:
                    count, gain = filling(game, network, now, column, category, points, work)
                    value = settled_now + gain
                    if cells > 1:
                        follow(work.after, work.closed, work.changed, work.changes, count, network)
                        after_linear = closed_linear + linear_change(work.changed, work.changes, count, network)
                        value += output(work.after, after_linear, phase, work.positive, network)
                    # More points lead to the same sheet if nothing depends on them.
                    same = not memory and (not upper or now.upper[column] + points >= game.upper_cap)
                work.cells[column, category, place] = value + game.factors[column] * game.counts[category] * np.float32(
                    points
                )
            now.open[column, category] = 1


@_compiled
def find_fillable(game, now, work):
    """Find the cells that the orders of their columns allow, and the number of columns for each category."""
    work.ways[:] = 0
    for column in range(game.columns):
        any_upper = False
        for category in range(game.categories):
            work.fillable[column, category] = now.open[column, category]
            any_upper = any_upper or (now.open[column, category] and game.upper[category] > 0)
        order = game.orders[column]
        if order == UPPER_FIRST and any_upper:
            for category in range(game.categories):
                if game.upper[category] == 0:
                    work.fillable[column, category] = 0
        elif order in (DOWN, UP):
            found = False
            for step in range(game.categories):
                category = step if order == DOWN else game.categories - 1 - step
                if found:
                    work.fillable[column, category] = 0
                found = found or now.open[column, category]
        if column != game.announce:
            for category in range(game.categories):
                work.ways[category] += 1 if work.fillable[column, category] else 0


# --- Hands ---


@_compiled
def is_joker_filled(game, now):
    """Return whether the joker category is filled in all columns."""
    for column in range(game.columns):  # noqa: SIM110  compiled code knows no generators
        if now.open[column, game.joker]:
            return False
    return True


@_compiled
def joker_bonus(game, now, column, points):
    """Return the extra bonus of a joker, factor included."""
    if game.extra_bonus <= 0 or (game.made_only and points == 0):
        return np.float32(0)
    for each in range(game.columns):
        if not now.made[each]:
            return np.float32(0)
    return np.float32(game.extra_bonus) * (game.factors[column] if game.multiplied else np.float32(1))


@_compiled
def find_joker(game, now, hand, work):
    """Compute `work.paid` of a hand of equal dice that is a joker."""
    face = game.equal_face[hand]
    upper = lower = 0
    for column in range(game.columns):
        for category in range(game.categories):
            if now.open[column, category]:
                upper = 1 if game.upper[category] == face else upper
                lower = 1 if game.other_lower[category] else lower
    found = False
    for column in range(game.columns):
        for category in range(game.categories):
            work.paid[column, category] = 0
            if work.fillable[column, category] and game.joker_allowed[face - 1, upper, lower, category]:
                work.paid[column, category] = 1 + game.joker_points[face - 1, upper, lower, category]
                found = True
    if not found:
        # Only the orders decide.
        find_natural(game, hand, len(game.points), True, work)


@_compiled
def find_natural(game, hand, roll, fresh, work):
    """Compute `work.paid` of a hand that is not a joker."""
    stage = min(roll, len(game.points)) - 1
    for column in range(game.columns):
        for category in range(game.categories):
            may = work.fillable[column, category] and (fresh or column != game.announce)
            work.paid[column, category] = 1 + game.points[stage, hand, category] if may else 0


@_compiled
def best_cell(game, now, joker, work):
    """Return the value, column and category of the best cell of those in `work.paid`."""
    best, best_column, best_category = _NOTHING, -1, -1
    for column in range(game.columns):
        for category in range(game.categories):
            points = work.paid[column, category] - 1
            if points >= 0:
                value = work.cells[column, category, game.value_of[category, points]]
                if joker:
                    value += joker_bonus(game, now, column, points)
                if value > best:
                    best, best_column, best_category = value, column, category
    return best, best_column, best_category


@_inline
def score_hands(game, roll, announced, found, work):
    """Compute the best cell for every hand: of the announce column, or of the others."""
    hands = game.first.size
    for category in range(game.categories):
        work.best[category, :] = _NOTHING
        for column in range(game.columns):
            if work.fillable[column, category] and (column == game.announce) == announced:
                for place in range(game.value_counts[category]):
                    value = work.cells[column, category, place]
                    work.best[category, place] = max(value, work.best[category, place])
    position = (min(roll, len(game.points)) - 1) * hands * game.categories
    for hand in range(hands):
        best = _NOTHING
        for _ in range(game.categories):
            best = max(best, unchecked_item(work.best, np.int64(unchecked_item(game.places, position))))
            position += 1
        found[hand] = best


@_compiled
def score_turn(game, now, rolls, work):
    """Compute `work.scored` and `work.called` of every roll."""
    joker = game.joker >= 0 and is_joker_filled(game, now)
    for roll in range(rolls, 0, -1):
        if roll < rolls and roll >= len(game.points):
            copy(work.scored[roll + 1], 0, work.scored[roll], 0, game.first.size)
            copy(work.called[roll + 1], 0, work.called[roll], 0, game.first.size)
            continue
        score_hands(game, roll, False, work.scored[roll], work)
        if joker:
            for hand in range(game.first.size):
                if game.equal_face[hand] > 0:
                    find_joker(game, now, hand, work)
                    work.scored[roll, hand] = best_cell(game, now, True, work)[0]
        if game.announce >= 0:
            score_hands(game, roll, True, work.called[roll], work)


# --- Turns ---


@_inline
def average_lanes(keeps, game):
    """Compute the values of keeps before a roll, from the hands down to the empty keep."""
    successors, sixth = game.successors, broadcast(np.float32(1 / 6))
    for keep in range(game.first_hand - 1, -1, -1):
        edge = 6 * keep
        low = add(lanes_of(keeps, successors, edge), lanes_of(keeps, successors, edge + 1))
        middle = add(lanes_of(keeps, successors, edge + 2), lanes_of(keeps, successors, edge + 3))
        high = add(lanes_of(keeps, successors, edge + 4), lanes_of(keeps, successors, edge + 5))
        store(keeps, keep * LANES, multiply(add(add(low, middle), high), sixth))


@_inline
def lanes_of(keeps, edges, edge):
    """Return the lanes of the keep at the end of an edge."""
    return load(keeps, np.int64(unchecked_item(edges, edge)) * LANES)


@_inline
def choose_lanes(keeps, chosen, game):
    """Compute the best keep inside every keep, itself included."""
    store(chosen, 0, load(keeps, 0))
    for keep in range(1, game.keeps):
        best = load(keeps, keep * LANES)
        for edge in range(6 * keep, 6 * keep + unchecked_item(game.degrees, keep)):
            best = maximum(best, lanes_of(chosen, game.predecessors, edge))
        store(chosen, keep * LANES, best)


@_inline
def average_alone(keeps, game):
    """Run `average_lanes` for a single lane."""
    successors = game.successors
    for keep in range(game.first_hand - 1, -1, -1):
        edge = 6 * keep
        low = alone_of(keeps, successors, edge) + alone_of(keeps, successors, edge + 1)
        middle = alone_of(keeps, successors, edge + 2) + alone_of(keeps, successors, edge + 3)
        high = alone_of(keeps, successors, edge + 4) + alone_of(keeps, successors, edge + 5)
        keeps[keep] = (low + middle + high) * np.float32(1 / 6)


@_inline
def alone_of(keeps, edges, edge):
    """Return the value of the keep at the end of an edge."""
    return unchecked_item(keeps, np.int64(unchecked_item(edges, edge)))


@_inline
def choose_alone(keeps, chosen, game):
    """Run `choose_lanes` for a single lane."""
    chosen[0] = keeps[0]
    for keep in range(1, game.keeps):
        best = unchecked_item(keeps, keep)
        for edge in range(6 * keep, 6 * keep + unchecked_item(game.degrees, keep)):
            best = max(best, alone_of(chosen, game.predecessors, edge))
        chosen[keep] = best


@_compiled
def turn_alone(game, rolls, work):
    """Return the mean of a turn in which nothing can be called; values of keeps stay in the workspace."""
    hands = game.first.size
    for roll in range(rolls, 0, -1):
        here = work.keeps_alone[roll - 1]
        if roll == rolls or roll < len(game.points):
            copy(work.scored[roll], 0, here, game.first_hand, hands)
        if roll < rolls:
            choose_alone(here, work.chosen_alone, game)
        else:
            copy(work.scored[roll], 0, work.chosen_alone, game.first_hand, hands)
        if roll > 1:
            before = work.keeps_alone[roll - 2]
            copy(work.chosen_alone, game.first_hand, before, game.first_hand, hands)
            average_alone(before, game)
    mean = np.float32(0)
    for hand in range(hands):
        mean += game.first[hand] * work.chosen_alone[game.first_hand + hand]
    return mean


@_inline
def score_lanes(game, roll, count, keeps, work):
    """Put the lanes of the hands that are scored after a roll."""
    hands, start = game.first.size, game.announce * game.categories * game.values.shape[1]
    position = (min(roll, len(game.points)) - 1) * hands * game.categories
    for hand in range(hands):
        keeps[game.first_hand + hand, 0] = work.scored[roll, hand]
        for lane in range(count):
            place = start + np.int64(unchecked_item(game.places, position + unchecked_item(work.rows, lane)))
            keeps[game.first_hand + hand, 1 + lane] = unchecked_item(work.cells, place)
        position += game.categories


@_compiled
def turn_in_lanes(game, rolls, count, work):
    """Return the mean of a turn in which `count` rows can be called; values of keeps stay in the workspace."""
    hands, start = game.first.size, game.first_hand
    for roll in range(rolls, 0, -1):
        here = work.keeps[roll - 1]
        if roll == rolls or roll < len(game.points):
            score_lanes(game, roll, count, here, work)
        if roll < rolls:
            choose_lanes(here, work.chosen, game)
        else:
            for keep in range(start, game.keeps):
                store(work.chosen, keep * LANES, load(here, keep * LANES))
        if roll > 1:
            before, mean = work.keeps[roll - 2], np.float32(0)
            for keep in range(start, game.keeps):
                store(before, keep * LANES, load(work.chosen, keep * LANES))
            average_lanes(before, game)
            # With all dice rolled, cells of the announce column may be filled, too.
            for hand in range(hands):
                mean += game.first[hand] * max(work.chosen[start + hand, 0], work.called[roll, hand])
            before[0, 0] = mean
    mean = np.float32(0)
    for hand in range(hands):
        best = max(work.chosen[start + hand, 0], work.called[1, hand])
        if rolls > 1:
            for lane in range(1, count + 1):
                best = max(best, work.chosen[start + hand, lane])
        mean += game.first[hand] * best
    return mean


# --- Games ---


@_inline
def draw(seed):
    """Return the next random 64 bits (splitmix64)."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = seed[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@_inline
def below(seed, count):
    """Return a random number from 0 to before `count`."""
    return np.int64(draw(seed) >> np.uint64(33)) % count


@_compiled
def roll_dice(game, keep, seed):
    """Return the number of the hand that a keep becomes."""
    while keep < game.first_hand:
        keep = np.int64(game.successors[keep, below(seed, 6)])
    return keep - game.first_hand


@_inline
def best_inside(game, hand, roll, lane, lanes, work):
    """Return the value and number of the best keep in a hand that rerolls dice."""
    best, best_keep = _NOTHING, np.int64(-1)
    for place in range(game.inside_starts[hand], game.inside_starts[hand + 1]):
        keep = game.inside[place]
        value = work.keeps[roll - 1, keep, lane] if lanes else work.keeps_alone[roll - 1, keep]
        if value > best:
            best, best_keep = value, keep
    return best, best_keep


@_compiled
def play_turn(game, now, rolls, count, seed, work):
    """Roll and choose until a cell is filled: return its column and category, the points and the extra bonus."""
    hand, roll, lane, fresh = roll_dice(game, np.int64(0), seed), 1, 0, True
    while True:
        if lane > 0:
            points = game.points[min(roll, len(game.points)) - 1, hand, work.rows[lane - 1]]
            stop = work.cells[game.announce, work.rows[lane - 1], game.value_of[work.rows[lane - 1], points]]
        else:
            stop = work.scored[roll, hand]
            if fresh and game.announce >= 0:
                stop = max(stop, work.called[roll, hand])
        keep, chosen_lane = np.int64(-1), lane
        if roll < rolls:
            value, inside = best_inside(game, hand, roll, lane, count > 0, work)
            if value > stop:
                stop, keep = value, inside
            if roll == 1:
                for called in range(1, count + 1):
                    value, inside = best_inside(game, hand, roll, called, True, work)
                    if value > stop:
                        stop, keep, chosen_lane = value, inside, called
        if keep < 0:
            break
        lane, hand, fresh, roll = chosen_lane, roll_dice(game, keep, seed), keep == 0, roll + 1
    if lane > 0:
        category = work.rows[lane - 1]
        return game.announce, category, game.points[min(roll, len(game.points)) - 1, hand, category], np.float32(0)
    joker = find_paid(game, now, hand, roll, fresh, work)
    _, column, category = best_cell(game, now, joker, work)
    points = work.paid[column, category] - 1
    return column, category, points, joker_bonus(game, now, column, points) if joker else np.float32(0)


@_compiled
def find_paid(game, now, hand, roll, fresh, work):
    """Compute `work.paid` of a hand; return whether it is a joker."""
    if game.joker >= 0 and game.equal_face[hand] > 0 and is_joker_filled(game, now):
        find_joker(game, now, hand, work)
        return True
    find_natural(game, hand, roll, fresh, work)
    return False


@_compiled
def play_randomly(game, now, seed, work):
    """Fill the better of two random cells with the first roll."""
    hand = roll_dice(game, np.int64(0), seed)
    joker = find_paid(game, now, hand, 1, True, work)
    count = 0
    for column in range(game.columns):
        for category in range(game.categories):
            count += 1 if work.paid[column, category] > 0 else 0
    best, best_column, best_category = -1, -1, -1
    for _ in range(2):
        left = below(seed, count)
        for column in range(game.columns):
            for category in range(game.categories):
                if work.paid[column, category] > 0:
                    if left == 0 and work.paid[column, category] - 1 > best:
                        best, best_column, best_category = work.paid[column, category] - 1, column, category
                    left -= 1
    bonus = joker_bonus(game, now, best_column, best) if joker else np.float32(0)
    return best_column, best_category, best, bonus


@_compiled
def fill(game, now, column, category, points):
    """Fill a cell."""
    now.open[column, category] = 0
    if game.upper[category] > 0 and game.upper_cap > 0:
        now.upper[column] = min(now.upper[column] + points, game.upper_cap)
    for product in range(len(game.products)):
        if game.roles[category, product] >= 0:
            now.inputs[column, product, game.roles[category, product]] = points
    if category == game.joker and game.extra_bonus > 0:
        now.made[column] = 1 if points > 0 else 0


@_compiled
def draw_leanings(leaning, seed, work):
    """Draw leanings, approximately normal."""
    for column in range(work.leanings.shape[0]):
        for category in range(work.leanings.shape[1]):
            drawn = below(seed, 1001) + below(seed, 1001) + below(seed, 1001) - 1500
            work.leanings[column, category] = np.float32(leaning * drawn / 500)


@_compiled
def add_leanings(game, work):
    """Add leanings to the values of cells."""
    for column in range(game.columns):
        for category in range(game.categories):
            for place in range(game.value_counts[category]):
                work.cells[column, category, place] += work.leanings[column, category]


@_compiled
def rows_to_call(game, work):
    """Find `work.rows`, limited by the number of lanes; return their number."""
    count = 0
    if game.announce >= 0:
        for category in range(game.categories):
            if work.fillable[game.announce, category] and count < LANES - 1:
                work.rows[count] = category
                count += 1
    return count


@_compiled
def remember(record, number, turn, now):
    """Record the sheet before a turn."""
    for column in range(now.upper.size):
        for category in range(now.open.shape[1]):
            record.open[number, turn, column, category] = now.open[column, category]
        record.upper[number, turn, column] = now.upper[column]
        for product in range(now.inputs.shape[1]):
            for part in range(3):
                record.inputs[number, turn, column, product, part] = now.inputs[column, product, part]
        record.made[number, turn, column] = now.made[column]


@cached_njit(**_OPTIONS)
def play_games(
    game: SheetGame,
    network: Network,
    seed: NDArray[np.uint64],
    first_seed: int,
    openings: float,
    random_moves: float,
    leaning: float,
    now: Now,
    work: Work,
    record: Record,
) -> None:
    """Play the games of a record, each with its own seed.

    A share `openings` of them begins with a random number of bad turns. Their moves are random, or those of a player
    whose values of cells deviate by `leaning`. A share `random_moves` of the other moves is random. Releases the
    interpreter lock.
    """
    turns = game.columns * game.categories
    for number in range(record.totals.size):
        seed[0] = np.uint64(first_seed + number) * np.uint64(0xD1342543DE82EF95) + np.uint64(12345)
        draw(seed)
        now.open[:] = 1
        now.upper[:] = 0
        now.inputs[:] = 0
        now.made[:] = 0
        opening = below(seed, turns) if below(seed, 1_000_000) < openings * 1_000_000 else 0
        leans = opening > 0 and below(seed, 3) > 0
        if leans:
            draw_leanings(leaning, seed, work)
        total = 0.0
        for turn in range(turns):
            cells = turns - turn
            remember(record, number, turn, now)
            find_fillable(game, now, work)
            kind = OPENING if turn < opening else PLAYED
            if kind == PLAYED and random_moves > 0 and below(seed, 1_000_000) < random_moves * 1_000_000:
                kind = RANDOM
            rolls, count = game.last_rolls if cells == 1 else game.rolls, 0
            if kind != OPENING or leans:
                record.estimates[number, turn], linear = estimate_sheet(game, network, now, cells, work)
                cell_values(game, network, now, cells, linear, work)
                if kind == OPENING:
                    add_leanings(game, work)
                score_turn(game, now, rolls, work)
                count = rows_to_call(game, work)
                mean = turn_in_lanes(game, rolls, count, work) if count else turn_alone(game, rolls, work)
                record.means[number, turn] = mean
            if kind == PLAYED or (kind == OPENING and leans):
                column, category, points, bonus = play_turn(game, now, rolls, count, seed, work)
            else:
                column, category, points, bonus = play_randomly(game, now, seed, work)
            record.kinds[number, turn] = kind
            record.cells[number, turn] = column * game.categories + category
            record.points[number, turn] = points
            total += game.factors[column] * game.counts[category] * points + bonus
            fill(game, now, column, category, points)
        record.totals[number] = total + decided_bonuses(game, now)
