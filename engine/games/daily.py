"""Dice of the game of the day: the same for everyone who rerolls the same places, whatever fell before.

The seed of a day is SHA-256 of the text `keepwise daily 2026-11-28 yahtzee`. The faces of a turn come from the bytes
of SHA-256(2, block, seed, turn), with the blocks 0, 1, 2 and so on. Bytes above 251 are skipped; any other is the face
`byte % 6 + 1`. The die at a place has the face number `roll * dice_count + place`. All numbers begin at 0. Pages have
the same in `game/fair-dice.js`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from hashlib import sha256
from itertools import count, islice
from typing import Final

from engine.dice import Hand

_DICE: Final = 2
_FAIR: Final = 252
"""The greatest multiple of six in a byte."""

Roll = Callable[[Hand], Hand]
"""Rolls the dice of a turn that are not in a keep, and returns the hand; the first keep is empty."""


def seed_of_day(day: date, ruleset: str) -> bytes:
    """Return the seed of a day, given the id of a ruleset.

    >>> seed_of_day(date(2026, 11, 28), "yahtzee").hex()[:8]
    'd7b0022a'
    """
    return sha256(f"keepwise daily {day.isoformat()} {ruleset}".encode()).digest()


def faces_of_turn(seed: bytes, turn: int) -> Iterator[int]:
    """Yield the faces of a turn without end, those of each roll in a row."""
    for block in count():
        for byte in sha256(bytes((_DICE, block)) + seed + bytes((turn,))).digest():
            if byte < _FAIR:
                yield byte % 6 + 1


def roll_places(faces: Iterator[int], dice_count: int) -> Roll:
    """Return the rolls of a turn in which each place takes the next face of each roll, even if its die is kept.

    A keep takes equal dice from the first places.
    """
    lying: Hand = ()

    def roll(keep: Hand) -> Hand:
        nonlocal lying
        fallen, left = list(islice(faces, dice_count)), Counter(keep)
        for place, die in enumerate(lying):
            if left[die]:
                left[die] -= 1
                fallen[place] = die
        lying = tuple(fallen)
        return tuple(sorted(lying))

    return roll
