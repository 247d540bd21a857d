"""Compiled best play of sheets of which only the groups' seen states are remembered.

A state is one number: the sum of the places of the groups' seen states times their strides. Moves lead to greater
numbers. Turns are solved exactly on the keep lattice, eight states at once, as in `strategy_tables.solve.kernel`.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from strategy_tables.solve.compile_cache import cached_njit, inner_njit
from strategy_tables.solve.kernel import WIDTH, Floats, Integers, Lattice, average_first_roll, roll_and_keep

_compiled = inner_njit()


class Game(NamedTuple):
    """Groups of a sheet, and turns.

    * `strides`, `sizes`, `announced` [G]; `starts` [G]: the first state of each group among the S of all
    * `filled` [S]: number of filled cells; `bounds` [S + 1]: of the moves of each; `steps` [M]: to the next one
    * `joker`: the group that decides about jokers, or -1; `versions`: by its states
    * `values` [V, B, M, H]; `called` [2, M, H]: of calls after a first roll, in all turns but the last one and in that
    * `probabilities` [H]: of a first roll; `hands` [H]: their offsets in the workspace
    """

    strides: Integers
    sizes: Integers
    starts: Integers
    filled: Integers
    bounds: Integers
    steps: Integers
    announced: NDArray[np.bool_]
    joker: int
    versions: Integers
    values: Floats
    called: Floats
    probabilities: Floats
    hands: Integers


class Moves(NamedTuple):
    """Scratch: the moves of a state, first those without a call, then calls; `after` has the values of the next states.

    * `moves` int64, `after` float64 [M]
    """

    moves: Integers
    after: Floats


@_compiled
def place_of(game, group, state):
    """Return the state of a group, as a place among those of all groups."""
    return game.starts[group] + state // game.strides[group] % game.sizes[group]


@cached_njit()
def count_filled(game: Game, filled: NDArray[np.uint8]) -> None:
    """Count the filled cells of every state."""
    for state in range(filled.size):
        total = 0
        for group in range(game.strides.size):
            total += game.filled[place_of(game, group, state)]
        filled[state] = total


@_compiled
def list_moves(game, values, state, scratch):
    """List the moves of a state; return the number of those without a call, and of all."""
    count = own = 0
    for announced in (False, True):
        for group in range(game.strides.size):
            if game.announced[group] == announced:
                place = place_of(game, group, state)
                for move in range(game.bounds[place], game.bounds[place + 1]):
                    scratch.moves[count] = move
                    scratch.after[count] = values[state + game.steps[move] * game.strides[group]]
                    count += 1
        if not announced:
            own = count
    return own, count


@_compiled
def version_of(game, state):
    """Return the version of values in a state."""
    return 0 if game.joker < 0 else game.versions[place_of(game, game.joker, state) - game.starts[game.joker]]


@_compiled
def best_values(best, table, scratch, first, last):
    """Compute the value of every hand in the best of some moves."""
    best[:] = -np.inf
    for place in range(first, last):
        row, after = table[scratch.moves[place]], scratch.after[place]
        for hand in range(best.size):
            best[hand] = max(best[hand], row[hand] + after)


@_compiled
def raise_hands(work, offsets, lane, best):
    """Raise the hands of a lane to these values."""
    for hand in range(best.size):
        place = offsets[hand] + lane
        work[place] = max(work[place], best[hand])


@_compiled
def mean_of_fresh(work, game, lane, best):
    """Return the mean value after rolling all dice, where calls need no announcement."""
    total = 0.0
    for hand in range(best.size):
        total += game.probabilities[hand] * max(best[hand], work[game.hands[hand] + lane])
    return total


@cached_njit()
def solve_states(
    game: Game, values: Floats, rolls: int, is_last: int, lattice: Lattice, work: Floats, states: NDArray[np.int32]
) -> None:
    """Compute the values of states with equally many filled cells, from those with more. Releases the interpreter lock.

    `work` is scratch of one thread.
    """
    stages = game.values.shape[1]
    best = np.empty(game.probabilities.size)
    moves = np.empty((WIDTH, game.steps.size), dtype=np.int64)
    after = np.empty((WIDTH, game.steps.size))
    counts = np.zeros((WIDTH, 2), dtype=np.int64)
    versions = np.zeros(WIDTH, dtype=np.int64)
    fresh = np.full(WIDTH, -np.inf)
    for block in range(0, states.size, WIDTH):
        announces = False
        for lane in range(WIDTH):
            state = states[min(block + lane, states.size - 1)]
            own, count = list_moves(game, values, state, Moves(moves[lane], after[lane]))
            counts[lane, 0], counts[lane, 1] = own, count
            versions[lane] = version_of(game, state)
            announces |= count > own
        for hand in range(best.size):
            for lane in range(WIDTH):
                work[game.hands[hand] + lane] = -np.inf
        for left in range(rolls):
            stage = min(rolls - left, stages) - 1
            if left > 0:
                roll_and_keep(work, lattice.further_roll)
            for lane in range(WIDTH):
                scratch = Moves(moves[lane], after[lane])
                if left == 0 or stage < stages - 1:
                    best_values(best, game.values[versions[lane], stage], scratch, 0, counts[lane, 0])
                    raise_hands(work, game.hands, lane, best)
                if announces:
                    if left > 0:
                        best[:] = fresh[lane]
                        raise_hands(work, game.hands, lane, best)
                    table = game.values[0, stage] if left < rolls - 1 else game.called[is_last]
                    best_values(best, table, scratch, counts[lane, 0], counts[lane, 1])
                    fresh[lane] = mean_of_fresh(work, game, lane, best)
        if not announces:
            average_first_roll(work, lattice)
        for lane in range(min(WIDTH, states.size - block)):
            values[states[block + lane]] = fresh[lane] if announces else work[lane]


class Dice(NamedTuple):
    """The keep lattice: `successors` [K - H, 6], `predecessors` [K, 6]."""

    successors: NDArray[np.int32]
    predecessors: NDArray[np.int32]


@_compiled
def best_move(table, scratch, first, last, hand):
    """Return the value of the best of some moves with a hand, and its place."""
    best, place = -np.inf, -1
    for each in range(first, last):
        value = table[scratch.moves[each], hand] + scratch.after[each]
        if value > best:
            best, place = value, each
    return best, place


@_compiled
def roll_from(dice, keep):
    """Return the hand after rolling all dice but a keep."""
    while keep < dice.successors.shape[0]:
        keep = dice.successors[keep, np.random.randint(6)]
    return keep - dice.successors.shape[0]


@_compiled
def play_turn(game, dice, version, rolls, own, count, scratch, best, mean):
    """Compute by rolls left the `best` value of dice [rolls, K], and the `mean` of rerolling others [rolls, K - H]."""
    inner, stages = mean.shape[1], game.values.shape[1]
    for left in range(rolls):
        stage = min(rolls - left, stages) - 1
        for hand in range(game.probabilities.size):
            best[left, inner + hand] = best_move(game.values[version, stage], scratch, 0, own, hand)[0]
        if left == 0:
            continue
        for keep in range(inner - 1, -1, -1):
            total = 0.0
            for face in range(6):
                more = dice.successors[keep, face]
                total += best[left - 1, more] if more >= inner else mean[left, more]
            mean[left, keep] = total / 6.0
        if count > own:
            mean[left, 0] = 0.0
            for hand in range(game.probabilities.size):
                fresh = best_move(game.values[0, min(rolls - left + 1, stages) - 1], scratch, own, count, hand)[0]
                mean[left, 0] += game.probabilities[hand] * max(fresh, best[left - 1, inner + hand])
        best[left, 0] = mean[left, 0]
        for keep in range(1, best.shape[1]):
            if keep < inner:
                best[left, keep] = mean[left, keep]
            for face in range(6):
                if dice.predecessors[keep, face] >= 0:
                    best[left, keep] = max(best[left, keep], best[left, dice.predecessors[keep, face]])


@_compiled
def keep_for(dice, best, mean, hand):
    """Return the best keep of a hand that is better rerolled."""
    keep = hand + mean.size
    while keep >= mean.size or mean[keep] < best[hand + mean.size]:
        for face in range(6):
            smaller = dice.predecessors[keep, face]
            if smaller >= 0 and best[smaller] >= best[hand + mean.size]:
                keep = smaller
                break
    return keep


@cached_njit()
def play_games(
    game: Game,
    values: Floats,
    dice: Dice,
    turns: int,
    turn_rolls: int,
    last_rolls: int,
    games: int,
    seed: int,
    uses: Integers,
    calls: Integers,
) -> None:
    """Play games, and count the uses of all moves with every hand.

    `uses` int64 [V, B, M, H] of cells filled, `calls` int64 [2, M, H] of calls after a first roll.
    """
    np.random.seed(seed)
    inner, stages = dice.successors.shape[0], game.values.shape[1]
    most = max(turn_rolls, last_rolls)
    best, mean = np.empty((most, dice.predecessors.shape[0])), np.empty((most, inner))
    scratch = Moves(np.empty(game.steps.size, dtype=np.int64), np.empty(game.steps.size))
    for _ in range(games):
        state = 0
        for turn in range(turns):
            is_last = int(turn == turns - 1)
            rolls = last_rolls if is_last else turn_rolls
            own, count = list_moves(game, values, state, scratch)
            version = version_of(game, state)
            play_turn(game, dice, version, rolls, own, count, scratch, best, mean)
            keep = 0
            for left in range(rolls - 1, -1, -1):
                hand = roll_from(dice, keep)
                stage = min(rolls - left, stages) - 1
                target = best[left, inner + hand]
                value, place = best_move(game.values[version, stage], scratch, 0, own, hand)
                called = False
                if keep == 0:
                    called = left == rolls - 1
                    table = game.called[is_last] if called else game.values[0, stage]
                    of_call, call = best_move(table, scratch, own, count, hand)
                    called = called and of_call > target
                    if of_call > target:
                        value, place = of_call, call
                if value >= target:
                    move = scratch.moves[place]
                    if called:
                        calls[is_last, move, hand] += 1
                    else:
                        uses[version, stage, move, hand] += 1
                    state += game.steps[move] * stride_of(game, move)
                    break
                keep = keep_for(dice, best[left], mean[left], hand)


@_compiled
def stride_of(game, move):
    """Return the stride of the group of a move."""
    group = 0
    while group + 1 < game.strides.size and game.bounds[game.starts[group + 1]] <= move:
        group += 1
    return game.strides[group]
