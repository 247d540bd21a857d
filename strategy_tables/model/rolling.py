"""Operators of a turn: rolling the dice, and keeping some.

A turn alternates between the mean over the rolls of every keep (`mean_roll`), or the minimum (`worst_roll`), and the
best keep in every hand (`best_keep`). They work on P positions at once. Few positions use all N pairs of a hand and a
keep, in two or three calls: O(P N). More positions use the lattice, size by size. The results of a keep are those with
one more die, and the keeps inside it those with one die less. This takes O(P E) for E edges, a third of N for five dice
and a quarter for six. It makes about twenty calls, which take as long as the pairs of three or four positions. With 64
positions, each takes a fifth of the time of its pairs. Tests compare both.

Arrays have positions in the first axis, H hands or K - H keeps in the second. Positions are contiguous in memory, so
that the numbers of one hand are one row. Nothing here calls BLAS, whose threads would wait for each other where several
processes share a machine.
"""

from typing import Final

import numpy as np

from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES, Rolls
from strategy_tables.model.ties import TIE

FEW: Final = 3
"""Number of positions up to which pairs are used; with more, the lattice is faster."""

_CHUNK_BYTES: Final = 1 << 22
"""Bytes of all arrays of a chunk of positions."""

# glibc would return the arrays to the system after every call and get cleared pages for the next one. That takes three
# times as long as all computation on them. glibc keeps twice as much as the largest block ever freed. So a block of
# this size is freed here; it is never written to. See mallopt(3), M_MMAP_THRESHOLD.
np.empty(_CHUNK_BYTES, dtype=np.uint8)


def mean_roll(rolls: Rolls, hand_values: Floats) -> Floats:
    """Return the mean over the next roll for every keep that rerolls dice: float64 [P, K - H] from [P, H]."""
    if len(hand_values) <= FEW:
        reached = hand_values.take(rolls.hands, axis=1)
        reached *= rolls.probabilities
        return np.add.reduceat(reached, rolls.keep_starts, axis=1)
    found = np.empty((len(rolls.keep_starts), len(hand_values)))
    larger = hand_values.T
    for level in rolls.levels[-2::-1]:
        own = found[level.keeps]
        reached = larger.take(level.larger, axis=0).reshape(rolls.faces, *own.shape)
        if rolls.last_faces > 1:
            reached[-1] *= rolls.last_faces
        np.add.reduce(reached, axis=0, out=own)
        own *= 1 / FACES
        larger = own
    return found.T


def worst_roll(rolls: Rolls, hand_values: Floats) -> Floats:
    """Return the minimum over the next roll for every keep that rerolls dice: float64 [P, K - H] from [P, H]."""
    if len(hand_values) <= FEW:
        return np.minimum.reduceat(hand_values.take(rolls.hands, axis=1), rolls.keep_starts, axis=1)
    found = np.empty((len(rolls.keep_starts), len(hand_values)))
    larger = hand_values.T
    for level in rolls.levels[-2::-1]:
        own = found[level.keeps]
        np.minimum.reduce(larger.take(level.larger, axis=0).reshape(rolls.faces, *own.shape), axis=0, out=own)
        larger = own
    return found.T


def best_keep(rolls: Rolls, keep_values: Floats) -> Floats:
    """Return the value of the best keep that rerolls dice, for every hand: float64 [P, H] from [P, K - H]."""
    if len(keep_values) <= FEW:
        return best_of_pairs(rolls, pairs_of(rolls, keep_values))
    values = keep_values.T
    best = np.full((2, len(keep_values)), -np.inf)
    best[0] = values[0]
    for level in rolls.levels[1:-1]:
        best = _best_inside(level.smaller, best, values[level.keeps])
    inside = best.take(rolls.levels[-1].smaller, axis=0).reshape(-1, len(rolls.first), len(keep_values))
    found: Floats = np.maximum.reduce(inside, axis=0)
    return found.T


def _best_inside(smaller: Integers, best: Floats, own: Floats) -> Floats:
    """Return the best of keeps of one size and the keeps in them, given those of the size below.

    A last row stands for a missing keep.
    """
    found = np.empty((len(own) + 1, own.shape[1]))
    np.maximum.reduce(best.take(smaller, axis=0).reshape(-1, *own.shape), axis=0, out=found[:-1])
    np.maximum(found[:-1], own, out=found[:-1])
    found[-1] = -np.inf
    return found


def first_keep(rolls: Rolls, keep_values: Floats, least: Floats, tie: float = TIE) -> Integers:
    """Return the keep of every hand, by its number: int64 [P, H] from [P, K - H].

    It is the preferred one of those within `tie` of the best, whose values are at `least` these, [P, H].
    """
    if len(keep_values) <= FEW:
        return first_of_pairs(rolls, pairs_of(rolls, keep_values) >= least.repeat(rolls.keep_counts, axis=1))
    found = _first_in_lattice(rolls, keep_values.T, tie)
    # If a keep ties with the best inside another keep, and that one with the best of the hand, the lattice counts both
    # as tied. Otherwise it has missed none: whatever ties with the best of all ties with lesser values.
    reached = keep_values.T.take(found * len(keep_values) + np.arange(len(keep_values)))
    missed = np.flatnonzero((reached < least.T).any(axis=0))
    if len(missed):
        among = pairs_of(rolls, keep_values[missed]) >= least[missed].repeat(rolls.keep_counts, axis=1)
        found[:, missed] = first_of_pairs(rolls, among).T
    return found.T


def _first_in_lattice(rolls: Rolls, values: Floats, tie: float) -> Integers:
    """Return the preferred of the keeps tied with the best, size by size: int64 [H, P] from [K - H, P]."""
    count = values.shape[1]
    best, preference = np.full((2, count), -np.inf), np.zeros((2, count), dtype=np.uint16)
    best[0], preference[0] = values[0], rolls.levels[0].preference[0]
    for level in rolls.levels[1:]:
        size = level.keeps.stop - level.keeps.start
        inside = best.take(level.smaller, axis=0).reshape(-1, size, count)
        among = preference.take(level.smaller, axis=0).reshape(inside.shape)
        best, preference = np.full((size + 1, count), -np.inf), np.zeros((size + 1, count), dtype=np.uint16)
        best_of, first_of = best[:-1], preference[:-1]
        np.maximum.reduce(inside, axis=0, out=best_of)
        own = values[level.keeps]
        np.maximum(best_of[: len(own)], own, out=best_of[: len(own)])
        least = best_of - tie
        # Clear the preference of keeps that are not tied.
        among *= (inside >= least).view(np.uint8)
        np.maximum.reduce(among, axis=0, out=first_of)
        np.copyto(first_of[: len(own)], level.preference[:, None], where=own >= least[: len(own)])
    return rolls.preferred.take(preference[:-1])


def pairs_of(rolls: Rolls, keep_values: Floats) -> Floats:
    """Return the value of the keep of every pair of a hand and a keep in it: float64 [P, N] from [P, K - H]."""
    return keep_values.take(rolls.keeps, axis=1)


def best_of_pairs(rolls: Rolls, pairs: Floats) -> Floats:
    """Return the value of the best pair of every hand: float64 [P, H] from [P, N]."""
    return np.maximum.reduceat(pairs, rolls.hand_starts, axis=1)


def first_of_pairs(rolls: Rolls, among: Booleans) -> Integers:
    """Return the keep of every hand, by its number: int64 [P, H].

    It is the preferred one of the pairs in `among` bool [P, N]; 0 if there is none.
    """
    hand_count, pair_count = len(rolls.hand_starts), len(rolls.keeps)
    found = np.zeros(len(among) * hand_count, dtype=np.int64)
    # From the last to the first: of several assignments to one place the last one stays.
    chosen = among.reshape(-1).nonzero()[0][::-1]
    rows, pairs = (0, chosen) if len(among) == 1 else np.divmod(chosen, pair_count)
    found[rows * hand_count + rolls.keepers.take(pairs)] = rolls.keeps.take(pairs)
    return found.reshape(len(among), hand_count)


def roll_keeps(rolls: Rolls, by_keep: Floats) -> Floats:
    """Return the probability of every hand after a roll, given that of every keep: float64 [P, H] from [P, K - H].

    All faces have to be distinguished.
    """
    if len(by_keep) <= FEW:
        through = by_keep.repeat(rolls.hand_counts, axis=1) * rolls.probabilities
        return add_up(rolls.hands, through, len(rolls.first))
    kept = by_keep.T
    found = np.zeros((2, len(by_keep)))
    found[0] = kept[0]
    for level in rolls.levels[1:]:
        count = level.keeps.stop - level.keeps.start
        came = found.take(level.smaller, axis=0).reshape(-1, count, len(by_keep))
        found = np.empty((count + 1, len(by_keep)))
        np.add.reduce(came, axis=0, out=found[:-1])
        found[:-1] *= 1 / FACES
        if level is not rolls.levels[-1]:
            found[:-1] += kept[level.keeps]
        found[-1] = 0.0
    return found[:-1].T


def add_up(places: Integers, amounts: Floats, count: int) -> Floats:
    """Sum the amounts for each place, position by position: float64 [P, count] from [P, N], places [P, N] or [N]."""
    if len(amounts) == 1:
        return np.asarray(np.bincount(places.reshape(-1), amounts[0], count)[None], dtype=np.float64)
    rows = np.arange(len(amounts))
    if len(amounts) <= FEW:
        numbers = places + rows[:, None] * count
        found = np.bincount(numbers.ravel(), weights=amounts.ravel(), minlength=count * len(amounts))
        return np.asarray(found.reshape(len(amounts), count), dtype=np.float64)
    numbers = (places.T if places.ndim > 1 else places[:, None]) * len(amounts) + rows
    found = np.bincount(numbers.ravel(), weights=amounts.T.ravel(), minlength=count * len(amounts))
    return np.asarray(found.reshape(count, len(amounts)), dtype=np.float64).T
