"""Points that depend on the roll of the turn, for hands whose roll is not known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.words import join_words

PaidByRoll = dict[int, list[int]]
"""Points, each with the rolls that pay them; the greatest roll of all includes all later ones."""

_ROLLS: Final = ("the first", "the second", "the third", "the fourth")


@dataclass(frozen=True, slots=True)
class OpenRoll:
    """A turn, by its number, whose hand was made on an unknown roll, and the points by roll."""

    turn: int
    what: str
    pays: PaidByRoll

    @property
    def losses(self) -> dict[int, int]:
        """Return by roll the loss of points against the best roll, ascending; of equal rolls only the first."""
        most = max(self.pays)
        return {min(rolls): most - points for points, rolls in sorted(self.pays.items(), reverse=True)}

    def describe_assumption(self, roll: int, why: str = "") -> str:
        """Return a sentence that names the assumed roll and the alternatives."""
        last = _greatest_roll(self.pays)
        points = next(points for points, rolls in self.pays.items() if roll in rolls)
        others = [
            f"on {_name_rolls(rolls, last)}{'' if number else ' it pays'} {paid}"
            for number, (paid, rolls) in enumerate(_sort_by_rolls({**self.pays, points: []}))
        ]
        made = _name_rolls(self.pays[points], last, roll_said=False)
        return f"{self.what} is assumed to be made on {made}, for {points}{why}; {', '.join(others)}"


def dump_paid_by_roll(pays: PaidByRoll) -> str:
    """Return points and rolls in words.

    >>> dump_paid_by_roll({25: [1], 20: [2]}), dump_paid_by_roll({66: [1], 56: [2], 46: [3]})
    ('25 on the first roll and 20 on a later one', '66 on the first roll, 56 on the second and 46 on a later one')
    >>> dump_paid_by_roll({12: [3]})
    '12'
    """
    if len(pays) == 1:
        return str(next(iter(pays)))
    return join_words(
        [
            f"{points} on {_name_rolls(rolls, _greatest_roll(pays), roll_said=number > 0)}"
            for number, (points, rolls) in enumerate(_sort_by_rolls(pays))
        ],
        "and",
    )


def _greatest_roll(pays: PaidByRoll) -> int:
    return max(roll for rolls in pays.values() for roll in rolls)


def _sort_by_rolls(pays: PaidByRoll) -> list[tuple[int, list[int]]]:
    """Return the points with their rolls, sorted by rolls; points without rolls are dropped."""
    return sorted(((points, sorted(rolls)) for points, rolls in pays.items() if rolls), key=lambda paid: paid[1])


def _name_rolls(rolls: Sequence[int], last: int, *, roll_said: bool = True) -> str:
    """Return the names of these rolls, with the word "roll" unless an earlier part of the sentence has it."""
    earlier = [_ROLLS[roll - 1] for roll in sorted(rolls) if roll < last]
    if last not in rolls:
        return join_words(earlier, "or") + ("" if roll_said else " roll")
    return join_words([*(earlier if 1 in rolls else []), f"a later {'one' if roll_said else 'roll'}"], "or")
