"""The operators of a turn: what comes of rolling, and what of it is kept.

By turns, a turn takes the mean over the rolls of every keep (`mean_roll`) or the least (`worst_roll`), and the best of
the keeps in every hand (`best_keep`). They work on P positions at once. A few positions take all N pairs of a hand and
a keep, in two or three calls: O(P N). More of them go through the lattice, size by size: what a keep may become is what
it may become with one more die, and what lies in it is what lies in it with one die less: O(P E) for its E edges, which
are a third of N for five dice and a quarter for six. That takes some twenty calls, as long as the pairs of three or
four positions; of 64 positions each takes a fifth of what its pairs do. Tests hold both to each other.

Arrays have positions in the first axis, H hands or K - H keeps in the second. In memory positions lie beside each
other, so that the numbers of one hand are one row, which is moved and worked on as a whole. Nothing here calls BLAS,
whose threads would wait for each other wherever several processes share a machine.
"""

from typing import Final

import numpy as np

from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES, Rolls
from strategy_tables.model.ties import TIE

FEW: Final = 3
"""So many positions at once take pairs, more of them the lattice."""

_ROOM: Final = 1 << 22
"""Bytes, of the arrays of a chunk of positions all together."""

# glibc would give the arrays back to the system after every call, and have it clear the pages again for the next one,
# which takes three times as long as all that is done with them. It keeps twice as much as the largest piece that was
# ever given back: so that one is this, which nobody writes to. See mallopt(3), M_MMAP_THRESHOLD.
np.empty(_ROOM, dtype=np.uint8)


def mean_roll(rolls: Rolls, hand_values: Floats) -> Floats:
    """The mean over the next roll for every keep that rerolls something: float64 [P, K - H] from [P, H]."""
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
    """The least that can come of every keep that rerolls something: float64 [P, K - H] from [P, H]."""
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
    """The best keep that rerolls something, for every hand: float64 [P, H] from [P, K - H]."""
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
    """The best of keeps of one size and what lies in them, given that of the size below; and a row behind the last,
    where nothing is."""
    found = np.empty((len(own) + 1, own.shape[1]))
    np.maximum.reduce(best.take(smaller, axis=0).reshape(-1, *own.shape), axis=0, out=found[:-1])
    np.maximum(found[:-1], own, out=found[:-1])
    found[-1] = -np.inf
    return found


def first_keep(rolls: Rolls, keep_values: Floats, best: Floats, tie: float = TIE) -> Integers:
    """The keep of every hand, by its number: int64 [P, H] from [P, K - H] and the `best` ones, [P, H].

    The preferred one of those within `tie` of the best.
    """
    if len(keep_values) <= FEW:
        least = (best - tie).repeat(rolls.keep_counts, axis=1)
        return first_of_pairs(rolls, pairs_of(rolls, keep_values) >= least)
    found = _first_in_lattice(rolls, keep_values.T, tie)
    # Of a keep that is tied with the best inside a keep, and that one with the best of the hand, the lattice says that
    # it is tied with that too. Otherwise it has missed none: what is tied with the best of all is, with less.
    reached = keep_values.T.take(found * len(keep_values) + np.arange(len(keep_values)))
    missed = np.flatnonzero((reached < best.T - tie).any(axis=0))
    if len(missed):
        least = (best[missed] - tie).repeat(rolls.keep_counts, axis=1)
        found[:, missed] = first_of_pairs(rolls, pairs_of(rolls, keep_values[missed]) >= least).T
    return found.T


def _first_in_lattice(rolls: Rolls, values: Floats, tie: float) -> Integers:
    """The preferred of the keeps that are tied with the best, size by size: int64 [H, P] from [K - H, P]."""
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
        # Of what is not tied no preference is left.
        among *= (inside >= least).view(np.uint8)
        np.maximum.reduce(among, axis=0, out=first_of)
        np.copyto(first_of[: len(own)], level.preference[:, None], where=own >= least[: len(own)])
    return rolls.preferred.take(preference[:-1])


def pairs_of(rolls: Rolls, keep_values: Floats) -> Floats:
    """The value of the keep of every pair of a hand and a keep that lies in it: float64 [P, N] from [P, K - H]."""
    return keep_values.take(rolls.keeps, axis=1)


def best_of_pairs(rolls: Rolls, pairs: Floats) -> Floats:
    """The best pair of every hand: float64 [P, H] from [P, N]."""
    best: Floats = np.maximum.reduceat(pairs, rolls.hand_starts, axis=1)
    return best


def first_of_pairs(rolls: Rolls, among: Booleans) -> Integers:
    """The keep of every hand, by its number: int64 [P, H].

    The preferred one of those that `among` bool [P, N] says of the pairs of hand and keep; 0 where there is none.
    """
    hand_count, pair_count = len(rolls.hand_starts), len(rolls.keeps)
    found = np.zeros(len(among) * hand_count, dtype=np.int64)
    # From the last to the first: of several numbers put into one place the last one stays.
    chosen = np.flatnonzero(among)[::-1]
    rows, pairs = (0, chosen) if len(among) == 1 else np.divmod(chosen, pair_count)
    found[rows * hand_count + rolls.keepers.take(pairs)] = rolls.keeps.take(pairs)
    return found.reshape(len(among), hand_count)


def roll_keeps(rolls: Rolls, by_keep: Floats) -> Floats:
    """How probable every hand is after a roll, given how probable every keep is: float64 [P, H] from [P, K - H].

    All faces have to be told apart.
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
    """The amounts that go to each place, position by position: float64 [P, count] from [P, N], places [P, N] or [N]."""
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
