"""Dice with only some distinguished faces, for scoring that depends on these alone.

All other faces are equivalent. If scoring has the same value for hands that become equal, the turn has the same value
with the lumped dice. There are far fewer of these. With five dice and three faces, there are 56 hands instead of 252,
and 736 pairs of hand and keep instead of 4,116.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from engine.dice import Hand, keeps
from strategy_tables.model.arrays import Integers
from strategy_tables.model.lattice import FACES, Rolls, by_preference, find_levels, rolls


@dataclass(frozen=True, slots=True, eq=False)
class LumpedDice:
    """Dice with `counts` int64 [H, F]: how many dice of a hand show each distinguished face."""

    rolls: Rolls
    counts: Integers


@cache
def lumped_dice(dice_count: int, face_count: int) -> LumpedDice:
    """Return dice with this number of distinguished faces; the choice of faces does not matter."""
    every = rolls(dice_count)
    all_keeps = keeps(dice_count)
    # Keeps of different sizes are not equivalent.
    sizes = np.array([[len(keep)] for keep in all_keeps])
    lumped, first_keeps, lumps = np.unique(
        np.hstack([sizes, _count(all_keeps, face_count)]), axis=0, return_index=True, return_inverse=True
    )
    lumps = lumps.reshape(-1)
    rerolled = int((lumped[:, 0] < dice_count).sum())
    keep_lumps, hand_lumps = np.split(lumps, [len(every.keep_starts)])
    hand_lumps = hand_lumps - rerolled
    # The hands of the first of equivalent keeps represent those of all.
    of_pairs = np.repeat(np.arange(len(keep_lumps)), every.hand_counts)
    at = np.isin(of_pairs, first_keeps)
    become, into = np.unique(
        np.column_stack([keep_lumps[of_pairs[at]], hand_lumps[every.hands[at]]]), axis=0, return_inverse=True
    )
    _, keep_starts, hands_of_keep = np.unique(become[:, 0], return_index=True, return_counts=True)
    lie = np.unique(np.column_stack([hand_lumps[every.keepers], keep_lumps[every.keeps]]), axis=0)
    _, hand_starts, keeps_of_hand = np.unique(lie[:, 0], return_index=True, return_counts=True)
    faces = min(face_count + 1, FACES)
    levels = find_levels(dice_count, lumps, faces)
    found = Rolls(
        hands=become[:, 1].copy(),
        probabilities=np.bincount(into.reshape(-1), every.probabilities[at]).astype(np.float64),
        keep_starts=keep_starts,
        hand_counts=hands_of_keep,
        keeps=lie[:, 1].copy(),
        keepers=lie[:, 0].copy(),
        hand_starts=hand_starts,
        keep_counts=keeps_of_hand,
        first=np.bincount(hand_lumps, every.first).astype(np.float64),
        levels=levels,
        faces=faces,
        last_faces=FACES + 1 - faces,
        preferred=by_preference(levels),
    )
    return LumpedDice(found, lumped[rerolled:, 1:])


def _count(dice: tuple[Hand, ...], face_count: int) -> Integers:
    faces = range(1, face_count + 1)
    return np.array([[keep.count(face) for face in faces] for keep in dice], dtype=np.int64).reshape(len(dice), -1)
