"""The keep lattice of n dice as arrays: what a roll leads to and what can be kept of it.

Keeps are numbered as in `engine.dice.keeps`: by size, then lexicographic, so the hands are the last of them, in the
order of `engine.dice.hands`. Adding one die of some face goes down the lattice, towards the hands; leaving one die out
goes up. Sizes: 5 dice have 252 hands, 462 keeps and 1,260 edges, 6 dice 462, 924 and 2,772.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.dice import Hand, hands, keeps, ways

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
