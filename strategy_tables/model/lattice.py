"""The keep lattice of n dice as arrays: the results of rolls, and the keeps in hands.

Keeps are numbered as in `engine.dice.keeps`: by size, then lexicographically. So hands are last, in the order of
`engine.dice.hands`. Adding a die goes down the lattice towards the hands; removing one goes up. Sizes: 5 dice have 252
hands, 462 keeps and 1,260 edges; 6 dice have 462, 924 and 2,772.

`rolling` has the operators of a turn on it.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.dice import Hand, hand_index, hands, keep_index, keeps, multiplicity
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.ties import ordered_keeps

FACES = 6


@dataclass(frozen=True, slots=True, eq=False)
class Transitions:
    """Lattice of K keeps, H hands among them, the first of them at K - H.

    * `sizes` int64 [K]: dice in a keep
    * `successors` int32 [K - H, 6]: the keep with one more die of face 1..6
    * `predecessors` int32 [K, 6]: the keep with one die of face 1..6 less, -1 if it has none
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
        """Return the number of the first hand, which is the number of keeps that are not hands."""
        return len(self.keeps) - len(self.hands)


@cache
def transitions(dice_count: int) -> Transitions:
    """Return the lattice of `dice_count` dice."""
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
        np.array([multiplicity(hand) for hand in all_hands], dtype=np.float64) / FACES**dice_count,
    )
    for array in arrays:
        array.flags.writeable = False
    return Transitions(dice_count, all_hands, all_keeps, *arrays)


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """The n keeps of one size; the last level has the hands.

    * `keeps`: their numbers, those of the hands from K - H on
    * `larger` int64 [F n]: places in the next level of each with one more die of the first distinguished face, then of
      the second, ... Empty for the hands
    * `smaller` int64 [D n]: places in the level before of each with one die less, in up to D ways. Where there are
      fewer ways, they are behind the end
    * `preference` uint16 [n]: from 1 on, greater for preferred keeps; empty for the hands
    """

    keeps: slice
    larger: Integers
    smaller: Integers
    preference: NDArray[np.uint16]


@dataclass(frozen=True, slots=True, eq=False)
class Rolls:
    """Rolls and keeps of n dice, for any ruleset: pairs of a hand and a keep that rerolls dice, and the lattice.

    * `hands` int64 [N], `probabilities` float64 [N]: by keep, the hands it can become and how probable each is
    * `keep_starts` int64 [K - H]: start of each keep's entries; `hand_counts` int64 [K - H]: their number
    * `keeps` int64 [N]: by hand, the keeps in it, the preferred one first; `keepers` int64 [N]: those hands
    * `hand_starts` int64 [H]: start of each hand's keeps; `keep_counts` int64 [H]: their number
    * `first` float64 [H]: probabilities of a first roll
    * `levels`: the lattice, from the empty keep to the hands
    * `faces`: the number of distinguished faces; the last one stands for `last_faces` of the six
    * `preferred` int64 [K - H + 1]: the keeps by preference, after a first entry for no keep

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
    levels: tuple[Level, ...]
    faces: int
    last_faces: int
    preferred: Integers

    @property
    def edges(self) -> int:
        """Return the number of edges to keeps with one die more and one die less."""
        return sum(len(level.larger) + len(level.smaller) for level in self.levels)


@cache
def rolls(dice_count: int) -> Rolls:
    """Return the arrays of `dice_count` dice."""
    hand_number = hand_index(dice_count)
    keep_number = keep_index(dice_count)
    pairs = [
        (hand_number[tuple(sorted(keep + roll))], multiplicity(roll) / FACES ** len(roll), position)
        for keep, position in keep_number.items()
        if len(keep) < dice_count
        for roll in hands(dice_count - len(keep))
    ]
    inside = [(keep_number[keep], position) for hand, position in hand_number.items() for keep in ordered_keeps(hand)]
    keep_starts, hand_counts = np.unique([keep for _, _, keep in pairs], return_index=True, return_counts=True)[1:]
    hand_starts, keep_counts = np.unique([hand for _, hand in inside], return_index=True, return_counts=True)[1:]
    levels = find_levels(dice_count, np.arange(len(keep_number)), FACES)
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
        levels=levels,
        faces=FACES,
        last_faces=1,
        preferred=by_preference(levels),
    )


def find_levels(dice_count: int, numbers: Integers, faces: int) -> tuple[Level, ...]:
    """Return the levels of dice with `faces` distinguished faces; all other faces equal the last one.

    `numbers` int64 [K] numbers all keeps, ascending with their sizes; equivalent keeps share a number.
    """
    every = transitions(dice_count)
    # The first of equivalent keeps represents all of them.
    chosen = np.unique(numbers, return_index=True)[1]
    sizes = every.sizes[chosen]
    starts = np.searchsorted(sizes, np.arange(dice_count + 2))
    levels = []
    for size in range(dice_count + 1):
        first, last = int(starts[size]), int(starts[size + 1])
        own = chosen[first:last]
        larger = np.zeros((0, len(own)), dtype=np.int64)
        if size < dice_count:
            larger = numbers[every.successors[own, :faces]].T - last
        inside = [{int(numbers[keep]) for keep in row if keep >= 0} for row in every.predecessors[own].tolist()]
        behind = int(starts[size])
        smaller = [sorted(keeps) + [behind] * (max(map(len, inside)) - len(keeps)) for keeps in inside]
        before = int(starts[size - 1]) if size else 0
        levels.append(
            Level(
                keeps=slice(first, last),
                larger=larger.reshape(-1).copy(),
                smaller=np.array(smaller, dtype=np.int64).T.reshape(-1) - before,
                # Larger keeps are preferred, then earlier ones.
                preference=np.arange(last, first if size < dice_count else last, -1, dtype=np.uint16),
            )
        )
    return tuple(levels)


def by_preference(levels: tuple[Level, ...]) -> Integers:
    """Return the keeps that reroll dice, by preference, after a first entry for no keep."""
    numbers = [np.arange(level.keeps.stop - 1, level.keeps.start - 1, -1) for level in levels[:-1]]
    return np.concatenate([[0], *numbers])


def hands_after(rolls: Rolls, keep: int) -> Floats:
    """Return the probability of every hand after rolling all dice but a keep, given by its number: float64 [H]."""
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
