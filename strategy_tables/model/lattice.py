"""The keep lattice of n dice as arrays: what a roll leads to and what can be kept of it, and the operators of a turn.

Keeps are numbered as in `engine.dice.keeps`: by size, then lexicographic, so the hands are the last of them, in the
order of `engine.dice.hands`. Adding one die of some face goes down the lattice, towards the hands; leaving one die out
goes up. Sizes: 5 dice have 252 hands, 462 keeps and 1,260 edges, 6 dice 462, 924 and 2,772.

A turn takes two operators by turns: over the rolls of every keep, the mean (`mean_roll`) or the least (`worst_roll`),
and over the keeps in every hand, the best (`best_keep`). They work on P rows at once, in O(P N) for the N pairs of a
hand and a keep. Nothing here calls BLAS, whose threads would wait for each other wherever several processes share a
machine.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.dice import Hand, hand_index, hands, keep_index, keeps, ways
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.ties import ordered_keeps

FACES = 6


@dataclass(frozen=True, slots=True, eq=False)
class Transitions:
    """K keeps, H hands among them, the first of them at K - H.

    * `sizes` int64 [K]: dice in a keep
    * `successors` int32 [K - H, 6]: the keep with one more die of face 1..6
    * `predecessors` int32 [K, 6]: the keep with one die of face 1..6 less, -1 where it has none
    * `roll_probabilities` float64 [H]: of a first roll
    """

    dice_count: int
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...]
    sizes: NDArray[np.int64]
    successors: NDArray[np.int32]
    predecessors: NDArray[np.int32]
    roll_probabilities: NDArray[np.float64]

    @property
    def first_hand(self) -> int:
        """Number of the keep that is the first hand; also the number of keeps that are no hand."""
        return len(self.keeps) - len(self.hands)


@cache
def transitions(dice_count: int) -> Transitions:
    """The lattice of `dice_count` dice."""
    all_keeps = keeps(dice_count)
    all_hands = hands(dice_count)
    first_hand = len(all_keeps) - len(all_hands)
    number = {keep: position for position, keep in enumerate(all_keeps)}
    successors = np.empty((first_hand, FACES), dtype=np.int32)
    predecessors = np.full((len(all_keeps), FACES), -1, dtype=np.int32)
    for position, keep in enumerate(all_keeps[:first_hand]):
        for face in range(1, FACES + 1):
            larger = number[tuple(sorted((*keep, face)))]
            successors[position, face - 1] = larger
            predecessors[larger, face - 1] = position
    arrays = (
        np.array([len(keep) for keep in all_keeps], dtype=np.int64),
        successors,
        predecessors,
        np.array([ways(hand) for hand in all_hands], dtype=np.float64) / FACES**dice_count,
    )
    for array in arrays:
        array.flags.writeable = False
    return Transitions(dice_count, all_hands, all_keeps, *arrays)


@dataclass(frozen=True, slots=True, eq=False)
class Rolls:
    """What n dice can do, whatever the ruleset, as lists of pairs of a hand and a keep that rerolls something.

    * `hands` int64 [N], `probabilities` float64 [N]: by keep, the hands it can become and how probable each is
    * `keep_starts` int64 [K - H]: where those of each keep start; `hand_counts` int64 [K - H]: how many there are
    * `keeps` int64 [N]: by hand, the keeps that lie in it, the preferred one first; `keepers` int64 [N]: those hands
    * `hand_starts` int64 [H]: where the keeps of each hand start; `keep_counts` int64 [H]: how many there are
    * `first` float64 [H]: probabilities of a first roll

    With 5 dice N is 4,116, with 6 it is 11,914.
    """

    hands: Integers
    probabilities: Floats
    keep_starts: Integers
    hand_counts: Integers
    keeps: Integers
    keepers: Integers
    hand_starts: Integers
    keep_counts: Integers
    first: Floats


@cache
def rolls(dice_count: int) -> Rolls:
    """The lists of `dice_count` dice."""
    hand_number = hand_index(dice_count)
    keep_number = keep_index(dice_count)
    pairs = [
        (hand_number[tuple(sorted(keep + roll))], ways(roll) / FACES ** len(roll), position)
        for keep, position in keep_number.items()
        if len(keep) < dice_count
        for roll in hands(dice_count - len(keep))
    ]
    inside = [(keep_number[keep], position) for hand, position in hand_number.items() for keep in ordered_keeps(hand)]
    keep_starts, hand_counts = np.unique([keep for _, _, keep in pairs], return_index=True, return_counts=True)[1:]
    hand_starts, keep_counts = np.unique([hand for _, hand in inside], return_index=True, return_counts=True)[1:]
    return Rolls(
        hands=np.array([hand for hand, _, _ in pairs]),
        probabilities=np.array([probability for _, probability, _ in pairs]),
        keep_starts=keep_starts,
        hand_counts=hand_counts,
        keeps=np.array([keep for keep, _ in inside]),
        keepers=np.array([hand for _, hand in inside]),
        hand_starts=hand_starts,
        keep_counts=keep_counts,
        first=transitions(dice_count).roll_probabilities,
    )


def hands_after(rolls: Rolls, keep: int) -> Floats:
    """The probability of every hand when all dice but those of a keep, by its number, are rolled: float64 [H]."""
    hands = np.zeros(len(rolls.hand_starts))
    count = len(rolls.keep_starts)
    if keep >= count:
        # Nothing is rolled: the last keeps are the hands.
        hands[keep - count] = 1.0
        return hands
    end = rolls.keep_starts[keep + 1] if keep + 1 < count else len(rolls.hands)
    into = slice(rolls.keep_starts[keep], end)
    hands[rolls.hands[into]] = rolls.probabilities[into]
    return hands


def mean_roll(rolls: Rolls, hand_values: Floats) -> Floats:
    """The mean over the next roll for every keep that rerolls something: float64 [P, K - H] from [P, H]."""
    reached = hand_values.take(rolls.hands, axis=1)
    reached *= rolls.probabilities
    return np.add.reduceat(reached, rolls.keep_starts, axis=1)


def worst_roll(rolls: Rolls, hand_values: Floats) -> Floats:
    """The least that can come of every keep that rerolls something: float64 [P, K - H] from [P, H]."""
    return np.minimum.reduceat(hand_values.take(rolls.hands, axis=1), rolls.keep_starts, axis=1)


def best_keep(rolls: Rolls, keep_values: Floats) -> Floats:
    """The best keep that rerolls something, for every hand: float64 [P, H] from [P, K - H]."""
    return best_of_pairs(rolls, pairs_of(rolls, keep_values))


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
